#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| summiteer_fuzz::board_files(data));
