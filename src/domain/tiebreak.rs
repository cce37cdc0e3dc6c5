//! Tie-breaks for a table that was not made at the desk, as far as they follow from its games.

use crate::desk::Tie;

/// A participant of a finished table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Finisher {
    /// The entered place, from 1.
    pub place: usize,
    /// Points, in halves.
    pub halves: i64,
    /// The games against an opponent, without annulled ones.
    pub met: Vec<Meeting>,
}

/// A game from the side of one participant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    /// The opponent's index in the list of finishers.
    pub other: usize,
    /// Half points won in this game.
    pub halves: i64,
}

const COMMON_TIEBREAKS: [&[Tie]; 4] = [
    &[],
    &[Tie::Sos(0)],
    &[Tie::SonnebornBerger],
    &[Tie::Sos(0), Tie::SonnebornBerger],
];

/// The tie-breaks that explain the places; empty: points suffice. `None`: no usual set does.
pub fn find_explaining_ties(table: &[Finisher]) -> Option<&'static [Tie]> {
    COMMON_TIEBREAKS.into_iter().find(|ties| {
        let columns: Vec<Vec<i64>> = ties.iter().map(|tie| tie_values(table, *tie)).collect();
        let merits: Vec<Vec<i64>> = table
            .iter()
            .enumerate()
            .map(|(at, one)| {
                [one.halves]
                    .into_iter()
                    .chain(columns.iter().filter_map(|column| column.get(at).copied()))
                    .collect()
            })
            .collect();
        let ahead = |merit: &Vec<i64>| merits.iter().filter(|other| *other > merit).count();
        table
            .iter()
            .zip(&merits)
            .all(|(one, merit)| one.place == 1 + ahead(merit))
    })
}

/// The number of participants who are placed ahead of one with more points.
pub fn ahead_of_more_points(table: &[Finisher]) -> usize {
    let passes = |one: &&Finisher| {
        table
            .iter()
            .any(|other| other.halves > one.halves && other.place > one.place)
    };
    table.iter().filter(passes).count()
}

/// The values of a tie-break: sums of points in halves, Sonneborn-Berger in quarters.
pub fn tie_values(table: &[Finisher], tie: Tie) -> Vec<i64> {
    let points = |met: &Meeting| table.get(met.other).map_or(0, |other| other.halves);
    let value = |one: &Finisher| match tie {
        Tie::Sos(left_out) => one.met.iter().skip(left_out).map(points).sum(),
        Tie::SonnebornBerger => one.met.iter().map(|met| points(met) * met.halves).sum(),
    };
    table.iter().map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(places: [usize; 4]) -> Vec<Finisher> {
        let games = [
            [(1, 2), (2, 2)],
            [(0, 0), (3, 2)],
            [(3, 2), (0, 0)],
            [(2, 0), (1, 0)],
        ];
        let met = |games: [(usize, i64); 2]| {
            games
                .map(|(other, halves)| Meeting { other, halves })
                .to_vec()
        };
        let points = |games: [(usize, i64); 2]| games.iter().map(|game| game.1).sum();
        places
            .into_iter()
            .zip(games)
            .map(|(place, games)| Finisher {
                place,
                halves: points(games),
                met: met(games),
            })
            .collect()
    }

    #[test]
    fn points_are_enough_where_equal_ones_share_the_place() {
        assert_eq!(
            find_explaining_ties(&table([1, 2, 2, 4])),
            Some(&[] as &[Tie])
        );
    }

    #[test]
    fn places_against_the_points_are_counted() {
        assert_eq!(
            [[1, 2, 2, 4], [1, 2, 3, 4], [1, 3, 2, 4]]
                .map(|places| ahead_of_more_points(&table(places))),
            [0; 3]
        );
        assert_eq!(ahead_of_more_points(&table([4, 2, 2, 1])), 3);
        assert_eq!(ahead_of_more_points(&table([2, 1, 3, 4])), 1);
    }

    #[test]
    fn what_the_games_do_not_say_is_explained_by_nothing() {
        assert_eq!(find_explaining_ties(&table([1, 2, 3, 4])), None);
        assert_eq!(find_explaining_ties(&table([4, 2, 2, 1])), None);
        assert_eq!(find_explaining_ties(&[]), Some(&[] as &[Tie]));
    }

    #[test]
    fn opponents_decide_between_equal_points() {
        let finisher = |place, halves, met: &[(usize, i64)]| Finisher {
            place,
            halves,
            met: met
                .iter()
                .map(|&(other, halves)| Meeting { other, halves })
                .collect(),
        };
        let table = [
            finisher(1, 4, &[(1, 2), (3, 2)]),
            finisher(2, 2, &[(0, 0), (4, 2)]),
            finisher(3, 2, &[(3, 0), (4, 2)]),
            finisher(4, 2, &[(2, 2), (0, 0)]),
            finisher(5, 0, &[(1, 0), (2, 0)]),
        ];
        assert_eq!(tie_values(&table, Tie::Sos(0)), [4, 4, 2, 6, 4]);
        assert_eq!(tie_values(&table, Tie::SonnebornBerger), [8, 0, 0, 4, 0]);
        assert_eq!(find_explaining_ties(&table), None);
        let mut table = table;
        [table[1].place, table[2].place, table[3].place] = [3, 4, 2];
        assert_eq!(find_explaining_ties(&table), Some(&[Tie::Sos(0)] as &[Tie]));
        [table[1].place, table[2].place] = [3, 3];
        assert_eq!(
            find_explaining_ties(&table),
            Some(&[Tie::SonnebornBerger] as &[Tie])
        );
    }
}
