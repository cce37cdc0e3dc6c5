//! Any bytes as an official rating list: never a panic, and no row without a number and a name.

#![no_main]

use crosstable_fuzz::exchange;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    exchange::check_official(bytes);
});
