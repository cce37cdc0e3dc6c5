//! Any bytes as whatever it is (a workbook, too): never a panic, and what was written comes back.

#![no_main]

use crosstable_fuzz::exchange;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    exchange::check(bytes, None);
});
