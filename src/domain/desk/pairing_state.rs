//! The tournament as the pairing sees it.

use std::cmp::Ordering;

use super::{Board, Desk, EntrantId, Outcome, Round, Stage, System};
use crate::pairing::{
    self, Alternative, CriterionDifference, Ending, Game, History, Pair, PairedRound, Player,
    Reason, Record, Seat, Seed, State, System as Rules, Time, knockout,
};

fn exchange_one<T: Copy + PartialEq>(one: T, two: [T; 2]) -> T {
    if one == two[0] {
        two[1]
    } else if one == two[1] {
        two[0]
    } else {
        one
    }
}

fn exchange_seats(round: &PairedRound, two: [Seat; 2]) -> PairedRound {
    let swap = |seat: Seat| exchange_one(seat, two);
    PairedRound {
        pairs: round
            .pairs
            .iter()
            .map(|pair| Pair {
                black: swap(pair.black),
                white: swap(pair.white),
            })
            .collect(),
        bye: round.bye.map(swap),
    }
}

/// The tie-break of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tie {
    /// SOS without the opponents of this number of first rounds (article 3(4)).
    Sos(usize),
    /// The points of beaten opponents and half those of drawn ones, as usual in round-robins.
    SonnebornBerger,
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The place; equal participants share it.
    pub place: usize,
    /// The participant, as an index in the desk's list.
    pub index: usize,
    /// Points in half points: two for a won game.
    pub points: i64,
    /// The tie-breaks, in the order of their columns.
    pub ties: Vec<i64>,
    /// The column that separates the line from the one above (0: points, 1: the first tie-break).
    pub decided: Option<usize>,
}

/// The standings of a tournament, with their tie-breaks.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Standings {
    /// The tie-breaks.
    pub ties: Vec<Tie>,
    /// Number of tie-breaks that decide something; at least 1, because one is always shown.
    pub telling: usize,
    /// The lines.
    pub rows: Vec<Standing>,
}

/// The tournament at the time when a round was paired.
#[derive(Debug, Clone)]
pub struct RoundSnapshot {
    /// The input of the pairing.
    pub state: State,
    /// The played round, with its seats.
    pub round: PairedRound,
    /// The record of each participant before the round.
    pub records: Vec<Record>,
    /// Values of the round by the criteria; `None` if it is not paired by results.
    pub reason: Option<Reason>,
}

/// The effect of a change by hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Consequences {
    /// Black and white of each board.
    pub pairs: Vec<[EntrantId; 2]>,
    /// The participants with a bye.
    pub byes: Vec<EntrantId>,
    /// Pairs who have met (3(1)).
    pub met: Vec<[EntrantId; 2]>,
    /// Pairs whose colours are not those of 3(3).
    pub colours: Vec<[EntrantId; 2]>,
    /// The criterion that gets worse; `None` if there is none.
    pub worse: Option<CriterionDifference>,
    /// The pairs that are new.
    pub new: Vec<[EntrantId; 2]>,
}

impl Consequences {
    /// True for a rematch, other colours, or a greater difference of points.
    pub fn breaks_rules(&self) -> bool {
        !self.met.is_empty()
            || !self.colours.is_empty()
            || self.worse.is_some_and(|worse| worse.criterion <= 3)
    }
}

impl Desk {
    /// The state after the rounds so far; `absent` participants miss the next one.
    pub fn state_with_absent(&self, absent: &[EntrantId]) -> State {
        self.state_after(self.rounds.len(), u64::MAX, absent)
    }

    pub(super) fn state_after(&self, rounds: usize, before: u64, absent: &[EntrantId]) -> State {
        let seat = |id: EntrantId| self.seat_of(id);
        let players = self.entrants.iter().map(|entrant| Player {
            id: entrant.id.to_string().into(),
            number: entrant.number,
            country: (!entrant.country.trim().is_empty()).then(|| entrant.country.trim().into()),
            active: !entrant.withdrawn,
            start: entrant.start
                + if entrant.missed_rounds() <= rounds {
                    entrant.granted
                } else {
                    0
                },
        });
        let knockout = self.plan.system == System::Knockout;
        let round = |round: &Round| pairing::Round {
            games: round
                .boards
                .iter()
                .filter(|board| knockout || !board.replay)
                .map(|board| self.game_before(round, board, before))
                .collect(),
            byes: round.byes.iter().map(|id| seat(*id)).collect(),
        };
        State {
            system: if self.plan.system == System::Knockout {
                Rules::Knockout
            } else {
                Rules::Swiss
            },
            seed: Seed(self.last_seed().unwrap_or("0").to_owned()),
            planned_rounds: None,
            players: players.collect(),
            absent: absent.iter().map(|id| seat(*id)).collect(),
            rounds: self.rounds.iter().take(rounds).map(round).collect(),
        }
    }

    fn seat_of(&self, id: EntrantId) -> Seat {
        Seat(self.index(id).unwrap_or(usize::MAX))
    }

    fn game_before(&self, round: &Round, board: &Board, before: u64) -> Game {
        let knockout = self.plan.system == System::Knockout;
        // An unfinished game gives no points for the time being; its opponent counts.
        let outcome = if knockout {
            board.counted_before(before)
        } else {
            decide_pair(round, board, before)
        };
        let result = match outcome {
            Some(Outcome::Black | Outcome::BlackByForfeit) => Ending::Black,
            Some(Outcome::White | Outcome::WhiteByForfeit) => Ending::White,
            Some(Outcome::Draw | Outcome::AwardedDraw) => Ending::Draw,
            None if knockout
                && board
                    .annulled
                    .as_ref()
                    .is_some_and(|annulled| annulled.seq < before) =>
            {
                Ending::Draw
            }
            Some(Outcome::NoOne) | None => Ending::NoOne,
        };
        let time_left = board.left.map(|left| {
            let one =
                |id: EntrantId, seconds: u32| (id.to_string(), serde_json::Value::from(seconds));
            Time(
                [one(board.black, left[0]), one(board.white, left[1])]
                    .into_iter()
                    .collect(),
            )
        });
        let forfeit = outcome.is_none_or(Outcome::is_forfeit) && result != Ending::Draw
            || outcome == Some(Outcome::AwardedDraw);
        Game {
            black: self.seat_of(board.black),
            white: self.seat_of(board.white),
            result,
            forfeit,
            time_left,
        }
    }

    /// The participant in a seat of the pairing.
    pub fn entrant_in_seat(&self, seat: Seat) -> EntrantId {
        self.entrants
            .get(seat.0)
            .map_or(EntrantId(0), |entrant| entrant.id)
    }

    fn entrants_of_pair(&self, pair: &Pair) -> [EntrantId; 2] {
        [
            self.entrant_in_seat(pair.black),
            self.entrant_in_seat(pair.white),
        ]
    }

    /// A round (from 1) and the data before its pairing.
    pub fn moment(&self, number: usize) -> Option<RoundSnapshot> {
        let round = self.rounds.get(number.checked_sub(1)?)?;
        let mut state = self.state_after(number - 1, round.seq, &[]);
        let seat = |id: EntrantId| self.index(id).map(Seat);
        let mut paired = PairedRound {
            pairs: Vec::new(),
            bye: None,
        };
        let mut here = vec![false; state.players.len()];
        for board in round.boards.iter().filter(|board| !board.replay) {
            let (black, white) = (seat(board.black)?, seat(board.white)?);
            (here[black.0], here[white.0]) = (true, true);
            paired.pairs.push(Pair { black, white });
        }
        for bye in &round.byes {
            let bye = seat(*bye)?;
            here[bye.0] = true;
            paired.bye = Some(bye);
        }
        // Participants who have withdrawn since took part in this round.
        state
            .players
            .iter_mut()
            .zip(&here)
            .for_each(|(player, here)| player.active = *here);
        let records = History::from_state(&state, self.plan.pairing_settings()).records;
        let reason = self
            .plan
            .system
            .by_results()
            .then(|| pairing::evaluate_round(&state, self.plan.pairing_settings(), &paired))
            .flatten();
        Some(RoundSnapshot {
            state,
            round: paired,
            records,
            reason,
        })
    }

    /// The effect of swapping two players of the last round, or the colours of their board.
    pub fn swap_consequences(&self, two: [EntrantId; 2]) -> Option<Consequences> {
        let round = self.rounds.last()?;
        if two[0] == two[1] {
            return None;
        }
        let old: Vec<[EntrantId; 2]> = round
            .boards
            .iter()
            .map(|board| [board.black, board.white])
            .collect();
        let colours_only = old
            .iter()
            .any(|pair| pair.contains(&two[0]) && pair.contains(&two[1]));
        let moment = self.moment(self.rounds.len())?;
        let [a, b] = [Seat(self.index(two[0])?), Seat(self.index(two[1])?)];
        if !self.plan.system.by_results() || colours_only {
            return self.exchange_consequences(&old, two, &moment, [a, b]);
        }
        let Alternative { round: new, reason } = pairing::with_swap(
            &moment.state,
            self.plan.pairing_settings(),
            &moment.round,
            a,
            b,
        )?;
        let before = moment.reason.as_ref()?;
        let pairs: Vec<[EntrantId; 2]> = new
            .pairs
            .iter()
            .map(|pair| self.entrants_of_pair(pair))
            .collect();
        Some(Consequences {
            new: pairs
                .iter()
                .filter(|pair| !old.contains(pair))
                .copied()
                .collect(),
            byes: new
                .bye
                .map(|seat| self.entrant_in_seat(seat))
                .into_iter()
                .collect(),
            met: reason
                .met
                .iter()
                .map(|pair| self.entrants_of_pair(pair))
                .collect(),
            colours: reason
                .colours
                .iter()
                .map(|pair| self.entrants_of_pair(pair))
                .collect(),
            worse: pairing::find_consequences(before, &reason),
            pairs,
        })
    }

    fn exchange_consequences(
        &self,
        old: &[[EntrantId; 2]],
        two: [EntrantId; 2],
        moment: &RoundSnapshot,
        seats: [Seat; 2],
    ) -> Option<Consequences> {
        let other = |id: EntrantId| exchange_one(id, two);
        let round = self.rounds.last()?;
        let plays = |id: EntrantId| round.byes.contains(&id) || round.board_of(id).is_some();
        if !two.into_iter().all(plays) {
            return None;
        }
        let pairs: Vec<[EntrantId; 2]> = old.iter().map(|pair| pair.map(other)).collect();
        let byes = round.byes.iter().map(|id| other(*id)).collect();
        let paired = exchange_seats(&moment.round, seats);
        let reason = self
            .plan
            .system
            .by_results()
            .then(|| pairing::evaluate_round(&moment.state, self.plan.pairing_settings(), &paired))
            .flatten();
        let named = |pairs: Option<&Vec<Pair>>| {
            pairs
                .into_iter()
                .flatten()
                .map(|pair| self.entrants_of_pair(pair))
                .collect()
        };
        let have_met = |pair: &&[EntrantId; 2]| {
            let seat = |id| self.index(id).map(Seat);
            seat(pair[0]).zip(seat(pair[1])).is_some_and(|(a, b)| {
                moment
                    .records
                    .get(a.0)
                    .is_some_and(|record| record.met.contains(&b))
            })
        };
        Some(Consequences {
            new: pairs
                .iter()
                .filter(|pair| !old.contains(pair))
                .copied()
                .collect(),
            met: pairs.iter().filter(have_met).copied().collect(),
            colours: named(reason.as_ref().map(|reason| &reason.colours)),
            worse: moment
                .reason
                .as_ref()
                .zip(reason.as_ref())
                .and_then(|(before, after)| pairing::find_consequences(before, after)),
            pairs,
            byes,
        })
    }

    /// A round after the last one exists if every player has half of the others to meet (Dirac).
    pub(super) fn look_ahead(&mut self) {
        if !self.plan.system.by_results() {
            return;
        }
        let state = self.state_with_absent(&[]);
        let present = state.present_players().count();
        let last = present < 2 * (self.rounds.len() + 2)
            && matches!(
                pairing::pair_round(&state, self.plan.pairing_settings()),
                Ok(Err(_))
            );
        if let Some(round) = self.rounds.last_mut() {
            round.last = last;
        }
    }

    pub(super) fn replay_boards(&self) -> Vec<Board> {
        let knockout::Next::Replays(replays) = knockout::next(&self.state_with_absent(&[])) else {
            return Vec::new();
        };
        let Some(round) = self.rounds.last() else {
            return Vec::new();
        };
        let next = round
            .boards
            .iter()
            .map(|board| board.number)
            .max()
            .map_or(self.plan.first_board, |most| most + 1);
        let board = |((pair, _), number): (&(Pair, Option<Time>), usize)| {
            let [black, white] = self.entrants_of_pair(pair);
            let left = round.board_of(black).and_then(|drawn| {
                // The colours are exchanged, so the times are too.
                drawn.left.map(|left| {
                    if drawn.black == black {
                        left
                    } else {
                        [left[1], left[0]]
                    }
                })
            });
            let rated = self.replay_is_rated(round.board_of(black));
            Board {
                replay: true,
                rated,
                time: left,
                since: self.seq,
                ..Board::new(number, black, white)
            }
        };
        replays.iter().zip(next..).map(board).collect()
    }

    /// The standings after a number of rounds, without later entrants.
    pub fn standings(&self, rounds: usize) -> Standings {
        let rounds = rounds.min(self.rounds.len());
        let mut standings = self.places_after(rounds);
        standings.rows.retain(|row| {
            self.entrants
                .get(row.index)
                .is_none_or(|entrant| entrant.missed_rounds() <= rounds)
        });
        standings
    }

    fn places_after(&self, rounds: usize) -> Standings {
        let state = self.state_after(rounds, u64::MAX, &[]);
        match self.plan.system {
            System::Knockout => self.knockout_places(&state),
            System::RoundRobin => self.round_robin_places(&state),
            System::Swiss | System::McMahon => {
                let rows = pairing::final_standings(&state, self.plan.pairing_settings())
                    .unwrap_or_default();
                let ties = (0..state.rounds.len()).map(Tie::Sos).collect();
                standings_of_lines(
                    ties,
                    rows.into_iter().map(|row| Line {
                        place: row.place,
                        index: row.seat.0,
                        points: row.points,
                        ties: row.sos,
                    }),
                )
            }
        }
    }

    fn round_robin_places(&self, state: &State) -> Standings {
        let settings = self.plan.pairing_settings();
        let history = History::from_state(state, settings);
        let points: Vec<i64> = history.records.iter().map(|record| record.points).collect();
        let mut berger = vec![0; points.len()];
        for game in state.rounds.iter().flat_map(|round| &round.games) {
            let shares = match game.result {
                Ending::Black => [2, 0],
                Ending::White => [0, 2],
                Ending::Draw => [1, 1],
                Ending::NoOne => [0, 0],
            };
            for ((me, other), share) in [(game.black, game.white), (game.white, game.black)]
                .into_iter()
                .zip(shares)
            {
                berger[me.0] += share * points[other.0];
            }
        }
        let mut order: Vec<usize> = (0..points.len()).collect();
        let key = |at: usize| (-points[at], -berger[at]);
        order.sort_by_key(|&at| (key(at), self.entrants[at].number));
        let mut place = 1;
        let lines: Vec<_> = order
            .iter()
            .enumerate()
            .map(|(line, &at)| {
                if line > 0 && key(order[line - 1]) != key(at) {
                    place = line + 1;
                }
                // Halves of points: a beaten opponent's points count twice above.
                Line {
                    place,
                    index: at,
                    points: points[at],
                    ties: vec![berger[at]],
                }
            })
            .collect();
        standings_of_lines(vec![Tie::SonnebornBerger], lines.into_iter())
    }

    fn knockout_places(&self, state: &State) -> Standings {
        let history = History::from_state(state, self.plan.pairing_settings());
        let lines = knockout::final_places(state)
            .into_iter()
            .flat_map(|(place, mut seats)| {
                seats.sort_by_key(|seat| {
                    self.entrants.get(seat.0).and_then(|entrant| entrant.number)
                });
                seats.into_iter().map(move |seat| (place, seat.0))
            });
        let rows = lines.map(|(place, index)| Standing {
            place,
            index,
            points: history.records[index].points,
            ties: Vec::new(),
            decided: None,
        });
        Standings {
            ties: Vec::new(),
            telling: 0,
            rows: rows.collect(),
        }
    }

    /// Knockout: `None` while it goes on; `Some(None)` if the last two both lost.
    pub fn champion(&self) -> Option<Option<EntrantId>> {
        if self.plan.system != System::Knockout
            || self
                .rounds
                .last()
                .is_none_or(|round| round.stage != Stage::Closed)
        {
            return None;
        }
        match knockout::next(&self.state_with_absent(&[])) {
            knockout::Next::Over { champion } => {
                Some(champion.map(|seat| self.entrant_in_seat(seat)))
            }
            _ => None,
        }
    }

    /// The round (from 1) if it is public.
    pub fn public_round(&self, number: usize) -> Option<&Round> {
        self.rounds
            .get(number.checked_sub(1)?)
            .filter(|round| round.stage > Stage::Paired)
    }
}

/// The result of the last game of a pair, in the colours of the first, before an act.
pub(super) fn decide_pair(round: &Round, board: &Board, before: u64) -> Option<Outcome> {
    let last = round
        .boards
        .iter()
        .rev()
        .find(|other| other.replay && other.since < before && other.same_two(board));
    let last = last.unwrap_or(board);
    let outcome = last.counted_before(before);
    if last.black == board.black {
        outcome
    } else {
        outcome.map(Outcome::with_colours_exchanged)
    }
}

struct Line {
    place: usize,
    index: usize,
    points: i64,
    ties: Vec<i64>,
}

fn standings_of_lines(ties: Vec<Tie>, lines: impl Iterator<Item = Line>) -> Standings {
    let mut rows: Vec<Standing> = Vec::new();
    for Line {
        place,
        index,
        points,
        ties,
    } in lines
    {
        let decided = rows.last().and_then(|above| {
            if above.points.cmp(&points) != Ordering::Equal {
                return Some(0);
            }
            above
                .ties
                .iter()
                .zip(&ties)
                .position(|(above, own)| above != own)
                .map(|at| at + 1)
        });
        rows.push(Standing {
            place,
            index,
            points,
            ties,
            decided,
        });
    }
    let telling = rows
        .iter()
        .filter_map(|row| row.decided)
        .max()
        .unwrap_or(0)
        .max(1)
        .min(ties.len());
    Standings {
        ties,
        telling,
        rows,
    }
}
