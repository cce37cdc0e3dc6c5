//! Splits inserted rows into parts of a size that one statement takes.

use std::iter::from_fn;

use crate::BATCH;

/// Up to this many rows PostgreSQL gets one INSERT: COPY takes another round trip.
pub(crate) const COPIED: usize = 64;

/// Rows of one INSERT on SQLite, which keeps a statement prepared for exactly this number.
const BLOCK: usize = 16;

/// A block for the prepared statement, or one row of the rest.
pub(crate) enum Part<B, R> {
    Block(B),
    Row(R),
}

pub(crate) fn split_borrowed<R>(rows: &[R]) -> impl Iterator<Item = Part<&[R; BLOCK], &R>> {
    let (blocks, rest) = rows.as_chunks();
    blocks
        .iter()
        .map(Part::Block)
        .chain(rest.iter().map(Part::Row))
}

pub(crate) fn split_owned<R>(rows: Vec<R>) -> impl Iterator<Item = Part<[R; BLOCK], R>> {
    let mut rows = rows.into_iter();
    from_fn(move || {
        if rows.len() < BLOCK {
            return rows.next().map(Part::Row);
        }
        let block: Vec<R> = rows.by_ref().take(BLOCK).collect();
        block.try_into().ok().map(Part::Block)
    })
}

pub(crate) fn split_batches<R>(rows: Vec<R>) -> impl Iterator<Item = Vec<R>> {
    let mut rows = rows.into_iter();
    from_fn(move || {
        let part: Vec<R> = rows.by_ref().take(BATCH).collect();
        (!part.is_empty()).then_some(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_in_one_part_and_their_order_stays() {
        for count in [
            0,
            1,
            BLOCK - 1,
            BLOCK,
            BLOCK + 1,
            3 * BLOCK + 5,
            BATCH,
            2 * BATCH + 1,
        ] {
            let rows: Vec<usize> = (0..count).collect();
            let mut found = Vec::new();
            split_borrowed(&rows).for_each(|part| match part {
                Part::Block(block) => found.extend(block),
                Part::Row(row) => found.push(*row),
            });
            assert_eq!(found, rows);
            let of_given = split_owned(rows.clone()).flat_map(|part| match part {
                Part::Block(block) => block.to_vec(),
                Part::Row(row) => vec![row],
            });
            assert_eq!(of_given.collect::<Vec<_>>(), rows);
            assert_eq!(
                split_batches(rows.clone()).flatten().collect::<Vec<_>>(),
                rows
            );
        }
    }
}
