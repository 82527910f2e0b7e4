//! What entering a space costs where icefall tiles may lie.

use summiteer_rules::mountain::IcefallMark;

/// The cost; `?I` where a tile with this mark lies face down, `×` in a crevasse.
pub(in crate::show) fn cost(hidden: Option<IcefallMark>, cost: Option<u8>) -> String {
    match (hidden, cost) {
        (Some(IcefallMark::One), _) => "?I".to_owned(),
        (Some(IcefallMark::Two), _) => "?II".to_owned(),
        (None, Some(cost)) => cost.to_string(),
        (None, None) => "×".to_owned(),
    }
}
