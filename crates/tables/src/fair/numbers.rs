//! The random numbers of a turn of chance.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use summiteer_rules::core::{NumberSource, Seat};

use super::{Nonce, Secret};

/// How many numbers a block of 32 bytes gives.
const NUMBERS: usize = 4;

/// Where the numbers of all turns of chance at one table come from.
#[derive(Clone, Debug)]
pub struct Dealer {
    secret: Secret,
    /// The part of the message that is the same for all turns.
    head: String,
}

impl Dealer {
    /// The dealer of a table. The order of the nonces does not matter: they count in the order of their seats.
    pub fn new(secret: Secret, nonces: &[(Seat, Nonce)]) -> Self {
        let mut nonces: Vec<_> = nonces.iter().collect();
        nonces.sort_by_key(|(seat, _)| *seat);
        let lines = nonces.iter().map(|(seat, nonce)| format!("{seat} {}\n", nonce.hex()));
        Self { secret, head: format!("summiteer 1\n{}", lines.collect::<String>()) }
    }

    /// The numbers for the `n`-th turn of chance in the record, counted from 0 over all of them: what was taken back later
    /// counts as well.
    ///
    /// Block `k` is HMAC-SHA256 under the secret of `summiteer 1`, a line `A <nonce>` for each person's seat, `n <n>` and
    /// `block <k>`, each ended by a line feed; its 32 bytes are four big-endian numbers.
    pub fn numbers(&self, n: usize) -> FairNumbers {
        let message = format!("{}n {n}\n", self.head);
        FairNumbers { secret: self.secret.clone(), message, block: 0, numbers: [0; NUMBERS], used: NUMBERS }
    }
}

/// The numbers of one turn of chance: endless, and the same each time for the same secret, nonces and turn.
#[derive(Clone, Debug)]
pub struct FairNumbers {
    secret: Secret,
    message: String,
    block: u64,
    numbers: [u64; NUMBERS],
    used: usize,
}

impl FairNumbers {
    fn refill(&mut self) {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.secret.bytes()).expect("HMAC takes any key");
        mac.update(self.message.as_bytes());
        mac.update(format!("block {}\n", self.block).as_bytes());
        let bytes = mac.finalize().into_bytes();
        for (number, bytes) in self.numbers.iter_mut().zip(bytes.chunks_exact(8)) {
            *number = u64::from_be_bytes(bytes.try_into().expect("a chunk of eight"));
        }
        self.block += 1;
        self.used = 0;
    }
}

impl NumberSource for FairNumbers {
    fn next_u64(&mut self) -> u64 {
        if self.used == NUMBERS {
            self.refill();
        }
        self.used += 1;
        self.numbers[self.used - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes 0 to 31.
    fn secret() -> Secret {
        Secret::new(std::array::from_fn(|byte| byte as u8))
    }

    fn nonces() -> [(Seat, Nonce); 2] {
        let nonce = |text: &str| Nonce::new(text).expect("a nonce");
        [(Seat::new(2), nonce(&"f0".repeat(16))), (Seat::new(0), nonce("00112233445566778899aabbccddeeff"))]
    }

    fn first(dealer: &Dealer, n: usize, count: usize) -> Vec<u64> {
        let mut numbers = dealer.numbers(n);
        (0..count).map(|_| numbers.next_u64()).collect()
    }

    /// Worked out with the `hmac` module of Python over the messages as they are described.
    #[test]
    fn numbers_are_those_of_another_implementation() {
        let dealer = Dealer::new(secret(), &nonces());
        let expected = [
            0x5fff_99fe_e61d_c99c,
            0x206e_ede2_9623_de37,
            0xd688_2e3b_50be_24a8,
            0xa21c_857f_8cf5_4ffa,
            0xd8b2_02cc_9eae_15dc,
            0x3981_4060_892b_4d1c,
        ];
        assert_eq!(first(&dealer, 0, 6), expected);
        assert_eq!(first(&dealer, 17, 1), [0x4565_685a_3172_a56f]);
        assert_eq!(first(&Dealer::new(secret(), &[]), 0, 1), [0xf522_cc71_7972_28b7]);
    }

    #[test]
    fn whoever_changes_anything_gets_other_numbers() {
        let [c, a] = nonces();
        let numbers = first(&Dealer::new(secret(), &[a.clone(), c.clone()]), 0, 4);
        assert_eq!(
            numbers,
            first(&Dealer::new(secret(), &[c.clone(), a.clone()]), 0, 4),
            "order is no change"
        );
        let swapped = [(a.0, c.1.clone()), (c.0, a.1.clone())];
        for other in [
            first(&Dealer::new(Secret::new([0; 32]), &[a.clone(), c.clone()]), 0, 4),
            first(&Dealer::new(secret(), &swapped), 0, 4),
            first(&Dealer::new(secret(), std::slice::from_ref(&a)), 0, 4),
            first(&Dealer::new(secret(), &[a, c]), 1, 4),
        ] {
            assert!(other.iter().all(|number| !numbers.contains(number)), "{other:x?}");
        }
    }
}
