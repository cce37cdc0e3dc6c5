//! The final order: article 3(4).

use super::Settings;
use super::history::History;
use super::lot::draw_numbers;
use super::state::{Kind, Place, Problem, Problems, Seat, State, System};

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The place; players who are equal in everything share it (1, 2, 2, 4) (reading A12).
    pub place: usize,
    /// The player.
    pub seat: Seat,
    /// The player's points.
    pub points: i64,
    /// SOS, SOS-1, SOS-2, ...: one for each round.
    pub sos: Vec<i64>,
}

/// Article 3(4): the order by points, then by SOS, SOS-1, SOS-2 and so on, inside a shared place by
/// the numbers. SOS is the sum of the points of all opponents, also by forfeit or withdrawn, SOS-k
/// the same without rounds 1 to k. A round without an opponent adds 0 and still counts
/// (reading A14). During the tournament the current points are used (reading A34); before round 1
/// all share the first place (reading A29). McMahon: with start points (reading M4). A knockout has
/// no such order.
pub fn final_standings(state: &State, settings: Settings) -> Result<Vec<Standing>, Problems> {
    if state.system == System::Knockout {
        return Err(Problems(vec![Problem {
            place: Place::State,
            kind: Kind::NoStandings,
        }]));
    }
    let history = History::from_state(state, settings);
    let numbers = draw_numbers(state);
    let row = |(seat, record): (usize, &super::Record)| {
        let mut sos: Vec<i64> = record
            .opponents
            .iter()
            .map(|other| other.map_or(0, |other| history.of_seat(other).points))
            .collect();
        let mut sum = 0;
        for value in sos.iter_mut().rev() {
            sum += *value;
            *value = sum;
        }
        Standing {
            place: 1,
            seat: Seat(seat),
            points: record.points,
            sos,
        }
    };
    let mut rows: Vec<Standing> = history.records.iter().enumerate().map(row).collect();
    rows.sort_by(|a, b| {
        (b.points, &b.sos)
            .cmp(&(a.points, &a.sos))
            .then(numbers[a.seat.0].cmp(&numbers[b.seat.0]))
    });
    for at in 1..rows.len() {
        let (above, row) = (&rows[at - 1], &rows[at]);
        let shared = above.points == row.points && above.sos == row.sos;
        rows[at].place = if shared { above.place } else { at + 1 };
    }
    Ok(rows)
}
