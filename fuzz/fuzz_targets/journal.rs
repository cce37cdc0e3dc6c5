//! Any bytes into the reader: never a panic; what it reads is written in one way, and that text
//! reads as the same journal.

#![no_main]

use crosstable_fuzz::check;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    check::journal(bytes);
});
