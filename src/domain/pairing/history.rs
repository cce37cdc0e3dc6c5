//! The records of the players in the finished rounds.

use super::Settings;
use super::state::{Ending, Seat, State};

/// The record of a player in the finished rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// Points with the start points (reading M1): 2 for a win, also by forfeit (reading A16); for a
    /// draw (reading A13, A26) and a bye (reading A15) as in the settings.
    pub points: i64,
    /// D of article 3(3): played games with black minus those with white (reading A16, A26).
    pub colours: i64,
    /// F of P.S. 2: times moved down minus times moved up, by unequal points before a round. A pair
    /// counts once whatever the difference; byes do not count, forfeits do (reading A10, A16).
    pub floats: i64,
    /// Number of byes so far.
    pub byes: i64,
    /// All players paired with this one, also by forfeit (article 3(1)) (reading A16); sorted.
    pub met: Vec<Seat>,
    /// The opponent of each round; `None` for a bye or an absence (reading A14, A17).
    pub opponents: Vec<Option<Seat>>,
}

/// The records by seat. A corrected old result counts from then on (reading A33).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    /// The records, by seat.
    pub records: Vec<Record>,
}

impl History {
    /// Counts the finished rounds.
    #[must_use]
    pub fn from_state(state: &State, settings: Settings) -> History {
        let mut records: Vec<Record> = state
            .players
            .iter()
            .map(|player| Record {
                points: player.start,
                ..Record::default()
            })
            .collect();
        for (index, round) in state.rounds.iter().enumerate() {
            let before: Vec<i64> = records.iter().map(|record| record.points).collect();
            for game in &round.games {
                let (black, white) = (game.black, game.white);
                let gains = match game.result {
                    Ending::Black => [2, 0],
                    Ending::White => [0, 2],
                    Ending::Draw => [settings.draw_points(); 2],
                    Ending::NoOne => [0, 0],
                };
                for ((me, other), (gain, colour)) in [(black, white), (white, black)]
                    .into_iter()
                    .zip(gains.into_iter().zip([1, -1]))
                {
                    let record = &mut records[me.0];
                    record.points += gain;
                    record.colours += if game.forfeit { 0 } else { colour };
                    record.floats += (before[me.0] - before[other.0]).signum();
                    record.met.push(other);
                    record.opponents.resize(index + 1, None);
                    record.opponents[index] = Some(other);
                }
            }
            for bye in &round.byes {
                records[bye.0].points += settings.bye_points();
                records[bye.0].byes += 1;
            }
            for record in &mut records {
                record.opponents.resize(index + 1, None);
            }
        }
        for record in &mut records {
            record.met.sort_unstable();
            record.met.dedup();
        }
        History { records }
    }

    /// The record of a player.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> &Record {
        &self.records[seat.0]
    }
}
