//! Any bytes as an official rating list: never a panic, and no row without a number and a name.

#![no_main]

use std::io::Cursor;

use crosstable_fuzz::formats::official::{self, Hints};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut rows = 0;
    let read = official::read(Cursor::new(bytes), &Hints::default(), &mut |system, row| {
        rows += 1;
        assert!(system.read(&row.number).is_some() && !row.name.is_empty(), "{row:?}");
    });
    assert!(read.map_or(true, |about| about.rows == rows));
});
