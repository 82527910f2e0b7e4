//! Inputs near given examples.

use summiteer_rules::core::{NumberSource, SplitMix};

/// The most changes to one example.
const CHANGES: u32 = 6;

/// One of the examples with a few changes: bytes changed, lines left out, doubled, swapped or taken from another one.
///
/// # Panics
/// If there is no example.
pub fn mutated(examples: &[Vec<u8>], source: &mut SplitMix) -> Vec<u8> {
    let mut lines = lines(&examples[number(source, examples.len())]);
    for _ in 0..source.below(CHANGES) {
        let (here, there) = (number(source, lines.len()), number(source, lines.len()));
        match source.below(6) {
            0 => lines.swap(here, there),
            1 => lines.insert(here, lines[there].clone()),
            2 if lines.len() > 1 => drop(lines.remove(here)),
            3 => lines[here] = words_changed(&lines[here], &lines[there], source),
            4 => {
                let other = self::lines(&examples[number(source, examples.len())]);
                lines[here].clone_from(&other[number(source, other.len())]);
            }
            _ => change_byte(&mut lines[here], source),
        }
    }
    lines.join(&b'\n')
}

fn lines(text: &[u8]) -> Vec<Vec<u8>> {
    text.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
}

fn number(source: &mut SplitMix, count: usize) -> usize {
    source.below(count as u32) as usize
}

/// The line with one word of the other line in place of one of its own.
fn words_changed(line: &[u8], other: &[u8], source: &mut SplitMix) -> Vec<u8> {
    let split =
        |line: &[u8]| -> Vec<Vec<u8>> { line.split(|byte| *byte == b' ').map(<[u8]>::to_vec).collect() };
    let (mut words, mut others) = (split(line), split(other));
    let (here, there) = (number(source, words.len()), number(source, others.len()));
    words[here] = others.swap_remove(there);
    words.join(&b' ')
}

fn change_byte(line: &mut Vec<u8>, source: &mut SplitMix) {
    let place = number(source, line.len() + 1);
    let byte = source.below(256) as u8;
    match (source.below(3), line.get_mut(place)) {
        (0, Some(old)) => *old = byte,
        (1, Some(_)) => drop(line.remove(place)),
        (_, _) => line.insert(place, byte),
    }
}
