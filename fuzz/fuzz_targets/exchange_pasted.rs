//! Any bytes as a pasted text: never a panic, and the sheet that is made of it has a cell for each
//! round.

#![no_main]

use crosstable_fuzz::exchange;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    exchange::check_pasted(bytes);
});
