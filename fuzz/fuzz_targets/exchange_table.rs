//! Any bytes as a file of the format table: never a panic, and what was written comes back.

#![no_main]

use crosstable_fuzz::exchange;
use crosstable_fuzz::formats::document::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    exchange::check(bytes, Some(Format::Table));
});
