//! The Swiss system: article 1 for round 1, article 3 and P.S. 1 to P.S. 3 for the others.

use super::Settings;
use super::criteria::{Lineup, LineupField, Lists, Packed, Scale};
use super::history::History;
use super::lot::draw_numbers;
use super::matching::{Barrier, Field, Matching, Unmatched, cheapest_matching, foremost_matching};
use super::state::{Kind, Place, Problem, Problems, Seat, State};

/// A pair with its colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// The player who plays black.
    pub black: Seat,
    /// The player who plays white.
    pub white: Seat,
}

/// A round, made by [`pair_round`] or by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedRound {
    /// The pairs by the first player of each in the pairing order (reading A25).
    pub pairs: Vec<Pair>,
    /// The player with the bye.
    pub bye: Option<Seat>,
}

/// No round exists (reading A3): without the players in `without` (and the bye, if `bye`) no player
/// of an odd group can meet one outside it, and there are more groups than these.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// Players that too many groups need.
    pub without: Vec<Seat>,
    /// True if the bye is needed too.
    pub bye: bool,
    /// The groups of players.
    pub groups: Vec<Vec<Seat>>,
}

/// Pairs the next round. Players choose no opponents (P.S. 3), and there is no look-ahead.
/// Article 1, round 1: in the order of the numbers the 1st meets the 2nd, the 3rd the 4th; the
/// smaller number plays black, and of an odd number of players the last has the bye (reading A15).
/// Nothing else applies (reading A18). McMahon: round 1 is paired as every other (reading M2).
/// Outer error: points too large. Inner error: no pairing exists.
pub fn pair_round(
    state: &State,
    settings: Settings,
) -> Result<Result<PairedRound, Refusal>, Problems> {
    let numbers = draw_numbers(state);
    let lineup = Lineup::new(
        state,
        &numbers,
        &History::from_state(state, settings),
        settings,
    );
    if is_by_numbers(state) {
        return Ok(Ok(
            lineup.round_with_partners(&pair_neighbours(lineup.size()))
        ));
    }
    lineup
        .best_partners(None)
        .map(|best| best.map(|partner| lineup.round_with_partners(&partner)))
}

/// Article 1: round 1 of players with equal points is paired by the numbers alone.
pub(super) fn is_by_numbers(state: &State) -> bool {
    state.rounds.is_empty()
        && state
            .players
            .windows(2)
            .all(|two| two[0].start == two[1].start)
}

/// Article 1: neighbours by number meet.
fn pair_neighbours(size: usize) -> Vec<usize> {
    (0..size).map(|at| at ^ 1).collect()
}

impl Lineup {
    /// The partner of each player in the best round in which the `fixed` two meet.
    pub(super) fn best_partners(
        &self,
        fixed: Option<(usize, usize)>,
    ) -> Result<Result<Vec<usize>, Refusal>, Problems> {
        let packed = Packed::for_lineup(self).map(|scale| {
            self.solve_matching(scale, fixed)
                .map(|(_, partner)| partner)
        });
        let solved = match packed {
            None | Some(Err(Unmatched::TooLarge)) => self
                .solve_matching(Lists, fixed)
                .map(|(_, partner)| partner),
            Some(solved) => solved,
        };
        match solved {
            Ok(partner) => Ok(Ok(partner)),
            Err(Unmatched::Barrier(barrier)) => Ok(Err(self.to_refusal(&barrier))),
            Err(Unmatched::TooLarge) => Err(Problems(vec![Problem {
                place: Place::State,
                kind: Kind::TooLarge,
            }])),
        }
    }

    /// The matching by criteria 1 to 6, and the partners that criterion 7 chooses at equal cost.
    pub(super) fn solve_matching<S: Scale>(
        &self,
        scale: S,
        fixed: Option<(usize, usize)>,
    ) -> Result<(Matching<S::Cost>, Vec<usize>), Unmatched> {
        let field = LineupField::new(self, scale, fixed);
        if field.vertex_count() == 0 {
            return cheapest_matching(&field).map(|matching| (matching, Vec::new()));
        }
        let matching = cheapest_matching(&field)?;
        let partner = foremost_matching(&field, &matching)?;
        Ok((matching, partner))
    }

    fn to_refusal(&self, barrier: &Barrier) -> Refusal {
        let seat = |&at: &usize| self.order.get(at).copied();
        Refusal {
            without: barrier.without.iter().filter_map(seat).collect(),
            bye: barrier.without.iter().any(|&at| self.is_bye(at)),
            groups: barrier
                .groups
                .iter()
                .map(|group| group.iter().filter_map(seat).collect())
                .collect(),
        }
    }

    pub(super) fn round_with_partners(&self, partner: &[usize]) -> PairedRound {
        let mut round = PairedRound {
            pairs: Vec::new(),
            bye: None,
        };
        for (at, &other) in partner.iter().enumerate() {
            match (self.order.get(at), self.order.get(other)) {
                (Some(&seat), None) => round.bye = Some(seat),
                (Some(&one), Some(&two)) if at < other => {
                    let pair = if self.who_plays_black(at, other) == at {
                        Pair {
                            black: one,
                            white: two,
                        }
                    } else {
                        Pair {
                            black: two,
                            white: one,
                        }
                    };
                    round.pairs.push(pair);
                }
                _ => {}
            }
        }
        round
    }
}
