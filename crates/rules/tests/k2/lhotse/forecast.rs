//! What is foretold of a night with a landslide.

use summiteer_rules::games::k2::NightChange;

/// T-LH-03, T-LH-04: on a red-1 space in its own tent, weather -1, and a landslide.
const BURIED: NightChange = NightChange { terrain: -1, lungs: 1, tent: 1, landslide: 2 };

#[test]
fn a_landslide_is_foretold_with_the_night() {
    assert_eq!(BURIED.after(4), 1);
    assert_eq!(BURIED.after(3), 0);
}

/// Q-LH-04: 7 - 2 is 5, not 4.
#[test]
fn the_cap_is_foretold_after_the_landslide() {
    let gentle = NightChange { terrain: 1, lungs: 0, tent: 0, landslide: 2 };
    assert_eq!(gentle.after(6), 5);
}
