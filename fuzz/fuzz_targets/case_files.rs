#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| summiteer_fuzz::case_files(data));
