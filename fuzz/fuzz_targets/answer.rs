//! Any bytes into the calculation: never a panic, only finite numbers, the same from the canonical text, the same when it is explained.

#![no_main]

use crosstable_fuzz::check;
use crosstable_fuzz::domain::journal;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let answer = check::answer(bytes);
    match journal::read(bytes) {
        Ok(read) => {
            check::explained(&read);
            match (answer, check::answer(&check::canonical(&read))) {
                (Ok(first), Ok(second)) => assert_eq!(first, second),
                // Blank lines are gone, so the number of the line may be another one.
                (Err(first), Err(second)) => assert_eq!(first.reason, second.reason),
                (first, second) => panic!("{first:?}, of the canonical text {second:?}"),
            }
        }
        // What can't be read can't be calculated; a line before it may be refused by the calculation.
        Err(bad) => assert!(answer.is_err_and(|first| first == bad || first.line < bad.line)),
    }
});
