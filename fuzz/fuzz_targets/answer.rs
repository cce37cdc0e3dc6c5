//! Any bytes into the calculation: never a panic, only finite numbers, the same from the canonical
//! text, the same when it is explained.

#![no_main]

use crosstable_fuzz::check;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    check::answer_twice(bytes);
});
