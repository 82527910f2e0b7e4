//! What a night with landslides does, told a second time from the rules alone.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{TestCaseResult, TestRunner};
use summiteer_rules::core::{NumberSource, Rules, Seat, SplitMix, Turn};
use summiteer_rules::games::k2::{Action, Climber, Event, Game, Life, Phase, Piece, State};
use summiteer_rules::mountain::SpaceId;

use super::support::{Scene, scenes};

/// All pieces of a table.
fn pieces(seats: usize) -> Vec<Piece> {
    let climbers = || Seat::all(seats).flat_map(Climber::of);
    climbers().map(Piece::Climber).chain(climbers().map(Piece::Tent)).collect()
}

/// Whether the day's entry of the space's section is a landslide in the space's zone.
fn is_hit(game: &Game, scene: &Scene, space: SpaceId) -> bool {
    let tile = &game.weather().tiles[scene.tile];
    let day = &tile.days_in(game.board().space(space).section)[usize::from(scene.day)];
    day.landslide && day.zones.contains(&game.board().zone(space).id)
}

/// The level after the night by LH-027 and LH-028: the space, the weather and a tent, then two for a landslide, then the cap.
fn level_after(state: &State, scene: &Scene, climber: Climber) -> u8 {
    let (game, public) = (state.game(), state.public());
    let at = public.climber(climber);
    let space = game.board().space(at.space);
    let tile = &game.weather().tiles[scene.tile];
    let day = &tile.days_in(space.section)[usize::from(scene.day)];
    let is_in_weather = day.zones.contains(&game.board().zone(at.space).id);
    let has_tent = Climber::of(climber.seat()).iter().any(|own| public.climber(*own).tent == Some(at.space));
    let mut level = i32::from(at.level) + i32::from(space.acclimatization) + i32::from(has_tent);
    level -= if is_in_weather { i32::from(day.lungs) } else { 0 };
    level -= if is_hit(game, scene, at.space) { 2 } else { 0 };
    level.clamp(0, 6) as u8
}

/// Where a piece may slide to: one printed rope down, within its section if it can.
fn ways_down(game: &Game, from: SpaceId) -> Vec<SpaceId> {
    let board = game.board();
    let ropes = board.ropes.iter();
    let ends = ropes.filter_map(|(a, b)| if *a == from { Some(*b) } else { (*b == from).then_some(*a) });
    let lower: Vec<SpaceId> =
        ends.filter(|to| board.space(*to).altitude < board.space(from).altitude).collect();
    let same = |to: &SpaceId| board.space(*to).section == board.space(from).section;
    if lower.iter().any(same) { lower.into_iter().filter(same).collect() } else { lower }
}

/// Plays the night to its end with random choices, and gives all that happened.
fn night(state: &State, seed: u64) -> (State, Vec<Event>) {
    let (mut now, mut source) = (state.clone(), SplitMix(seed));
    let last = Seat::new(state.seats() - 1);
    let mut events = now.apply(last, Action::EndTurn).expect("nothing else is due");
    while let (Phase::Slide(_) | Phase::Rescue { .. }, Turn::Decide(seats)) = (now.public().phase, now.turn())
    {
        let seat = seats.iter().next().expect("somebody decides");
        let legal = now.legal(seat);
        let action = legal[source.below(legal.len() as u32) as usize];
        events.extend(now.apply(seat, action).expect("a listed action"));
    }
    (now, events)
}

/// Each piece that was in a landslide has slid once, unless it died, was rescued or had no way down; no other has moved.
fn check_slides(state: &State, scene: &Scene, after: &State, events: &[Event]) -> TestCaseResult {
    let rescued = |piece| {
        let of = |event: &Event| matches!(event, Event::Rescued { climber, .. } if piece == Piece::Climber(*climber));
        events.iter().any(of)
    };
    for piece in pieces(scene.seats) {
        let Some(from) = state.public().place(piece) else { continue };
        let slid: Vec<(SpaceId, SpaceId)> = events
            .iter()
            .filter_map(|event| match *event {
                Event::Slid { piece: other, from, to } if other == piece => Some((from, to)),
                _ => None,
            })
            .collect();
        let is_gone = match piece {
            Piece::Climber(climber) => level_after(state, scene, climber) == 0,
            Piece::Tent(_) => false,
        };
        let ways = ways_down(state.game(), from);
        if is_gone || !is_hit(state.game(), scene, from) || ways.is_empty() {
            prop_assert!(slid.is_empty(), "{:?} slid\n{}", piece, state.text());
            prop_assert!(is_gone || rescued(piece) || after.public().place(piece) == Some(from));
        } else {
            prop_assert_eq!(slid.len(), 1, "{:?}\n{}", piece, state.text());
            prop_assert!(slid[0].0 == from && ways.contains(&slid[0].1));
            prop_assert_eq!(after.public().place(piece), Some(slid[0].1));
        }
    }
    Ok(())
}

/// Slides begin at the lowest space, and on one space follow turn order.
fn check_order(state: &State, events: &[Event]) -> TestCaseResult {
    let (board, public) = (state.game().board(), state.public());
    let order: Vec<Seat> = public.turn_order(state.seats()).collect();
    let places: Vec<_> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Slid { piece, from, .. } => {
                let turn = order.iter().position(|seat| *seat == piece.owner());
                Some((board.space(from).altitude, from, turn))
            }
            _ => None,
        })
        .collect();
    prop_assert!(places.is_sorted(), "{:?}", places);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn each_piece_slides_at_most_one_space_and_levels_follow_the_rules(scene in scenes(), seed: u64) {
        let state = scene.evening();
        let (after, events) = night(&state, seed);
        // So early in the game only deaths end it, and nothing slides then.
        if after.turn() == Turn::Over {
            let dead = Climber::all(scene.seats).filter(|c| after.public().climber(*c).life == Life::Dead).count();
            prop_assert!(dead == 2 * scene.seats || dead > 0 && scene.seats == 1);
            let slides = events.iter().filter(|event| matches!(event, Event::Slid { .. })).count();
            prop_assert_eq!(slides, 0);
            return Ok(());
        }
        check_slides(&state, &scene, &after, &events)?;
        check_order(&state, &events)?;
        for climber in Climber::all(scene.seats) {
            let (level, now) = (level_after(&state, &scene, climber), after.public().climber(climber));
            match now.life {
                Life::Alive if level > 0 => prop_assert_eq!(now.level, level, "{}\n{}", climber, state.text()),
                Life::Alive => prop_assert_eq!(now.level, 1, "rescued"),
                Life::Dying | Life::Dead => prop_assert_eq!(level, 0, "{}\n{}", climber, state.text()),
            }
            // Down never lowers, and never raises (Q-LH-14).
            if now.life == Life::Alive && level > 0 {
                prop_assert_eq!(now.score, state.public().climber(climber).score);
            }
        }
    }
}

#[test]
fn such_evenings_bring_choices_deaths_and_spaces_with_too_many() {
    let mut runner = TestRunner::deterministic();
    let (mut choices, mut deaths, mut slides, mut crowds) = (0, 0, 0, 0);
    for seed in 0..1600 {
        let scene = scenes().new_tree(&mut runner).expect("a scene").current();
        let state = scene.evening();
        let mut first = state.clone();
        first.apply(Seat::new(scene.seats - 1), Action::EndTurn).expect("nothing else is due");
        choices += usize::from(matches!(first.public().phase, Phase::Slide(_)));
        let (after, events) = night(&state, seed);
        deaths += events.iter().filter(|event| matches!(event, Event::Died(_))).count();
        slides += events.iter().filter(|event| matches!(event, Event::Slid { .. })).count();
        let game = after.game();
        let is_crowded = |space| {
            game.limit(space).is_some_and(|limit| after.public().standing(space) > usize::from(limit))
        };
        crowds += usize::from(game.board().ids().any(is_crowded));
    }
    assert!(
        choices > 30 && deaths > 50 && slides > 200 && crowds > 20,
        "{choices} {deaths} {slides} {crowds}"
    );
}
