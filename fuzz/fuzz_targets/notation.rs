#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| summiteer_fuzz::notation(data));
