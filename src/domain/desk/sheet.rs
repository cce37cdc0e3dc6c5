//! The finished tournament as the table that is rated.

use super::{Board, Desk, Entrant, EntrantId, Outcome, Round, Stage, Standing, Standings, System};
use crate::country;
use crate::number::Score;
use crate::pairing::ByePoints;
use crate::pairing::DrawPoints;
use crate::table::{Cell, Sheet, TypedPlayer};
use crate::tournament::Colour;

impl Desk {
    /// The table in the final order with a column per round, in a knockout also per replay. An
    /// unrated replay (`docs/readings/wmsg.md` A31) is played and not rated, a forfeit not played.
    pub fn to_sheet(&self) -> Sheet {
        self.sheet_stating(|_| false)
    }

    /// The table with the ratings of the participants for which `states` is true.
    pub fn sheet_stating(&self, states: impl Fn(&Entrant) -> bool) -> Sheet {
        let standings = self.standings(self.rounds.len());
        let kept = self.standings_in_table(&standings);
        let mut line = vec![0; self.entrants.len()];
        kept.iter()
            .enumerate()
            .for_each(|(at, row)| line[row.index] = at + 1);
        let number = |id: EntrantId| {
            self.index(id)
                .and_then(|at| line.get(at).copied())
                .unwrap_or(0)
        };
        let columns: Vec<(&Round, usize)> = self
            .rounds
            .iter()
            .flat_map(|round| (0..count_layers(round)).map(move |layer| (round, layer)))
            .collect();
        let shared = |place: usize| {
            let first = kept.iter().filter(|row| row.place < place).count() + 1;
            let last = kept.iter().filter(|row| row.place <= place).count();
            if last == first {
                first.to_string()
            } else {
                format!("{first}-{last}")
            }
        };
        let rows = kept
            .iter()
            .filter_map(|standing| {
                let entrant = self.entrants.get(standing.index)?;
                let mut cells: Vec<String> = columns
                    .iter()
                    .map(|&(round, layer)| self.cell(round, layer, entrant.id, &number))
                    .collect();
                self.write_granted_byes(entrant, &columns, &mut cells);
                Some(TypedPlayer {
                    rating: entrant
                        .rating
                        .filter(|_| states(entrant))
                        .map(|rating| rating.to_string())
                        .unwrap_or_default(),
                    points: self.format_points(standing.points),
                    place: shared(standing.place),
                    cells,
                    ..type_entrant(entrant)
                })
            })
            .collect();
        Sheet {
            rounds: columns.len(),
            rows,
            ..Sheet::default()
        }
    }

    /// The participants in the order of the table.
    pub fn in_table(&self) -> Vec<&Entrant> {
        self.standings_in_table(&self.standings(self.rounds.len()))
            .into_iter()
            .filter_map(|row| self.entrants.get(row.index))
            .collect()
    }

    /// A finished tournament leaves out participants without a round: an entry makes no player.
    fn standings_in_table<'a>(&self, standings: &'a Standings) -> Vec<&'a Standing> {
        let stays = |row: &&Standing| {
            !self.finished
                || self
                    .entrants
                    .get(row.index)
                    .is_some_and(|entrant| self.had_round(entrant))
        };
        standings.rows.iter().filter(stays).collect()
    }

    pub(super) fn had_round(&self, entrant: &Entrant) -> bool {
        let in_round = |round: &Round| {
            round.byes.contains(&entrant.id)
                || round
                    .boards
                    .iter()
                    .any(|board| board.has_player(entrant.id))
        };
        entrant.granted > 0 || self.rounds.iter().any(in_round)
    }

    /// The boards with an annulled result, each with its column of the table, from 1.
    pub fn annulled_boards(&self) -> Vec<(usize, &Board)> {
        self.in_columns(|_, board| board.annulled.is_some())
    }

    /// The boards of published rounds without a result, each with its column of the table, from 1.
    pub fn boards_without_result(&self) -> Vec<(usize, &Board)> {
        self.in_columns(|round, board| {
            round.stage > Stage::Paired && board.known_outcome().is_none()
        })
    }

    /// The participants with a bye, each with the column of the table, from 1.
    pub fn byes_by_column(&self) -> Vec<(usize, EntrantId)> {
        let mut before = 0;
        let mut told = Vec::new();
        for round in &self.rounds {
            told.extend(round.byes.iter().map(|who| (before + 1, *who)));
            before += count_layers(round);
        }
        told
    }

    fn in_columns(&self, wanted: impl Fn(&Round, &Board) -> bool) -> Vec<(usize, &Board)> {
        let mut told = Vec::new();
        let mut before = 0;
        for round in &self.rounds {
            for (at, board) in round
                .boards
                .iter()
                .enumerate()
                .filter(|(_, board)| wanted(round, board))
            {
                let earlier =
                    round.boards.iter().take(at).filter(|other| {
                        other.has_player(board.black) && other.has_player(board.white)
                    });
                told.push((before + earlier.count() + 1, board));
            }
            before += count_layers(round);
        }
        told
    }

    fn write_granted_byes(
        &self,
        entrant: &Entrant,
        columns: &[(&Round, usize)],
        cells: &mut [String],
    ) {
        let mut left = entrant.granted;
        let missed = self.rounds.iter().take(entrant.missed_rounds()).rev();
        for round in missed.filter(|round| {
            !round.byes.contains(&entrant.id)
                && !round
                    .boards
                    .iter()
                    .any(|board| board.has_player(entrant.id))
        }) {
            let column = columns
                .iter()
                .position(|&(other, layer)| layer == 0 && std::ptr::eq(other, round));
            let Some(cell) = column.and_then(|column| cells.get_mut(column)) else {
                continue;
            };
            let bye = match left {
                ..=0 => return,
                1 => Cell::HalfBye,
                _ => Cell::Bye,
            };
            left -= bye.half_points();
            *cell = bye.to_string();
        }
    }

    /// Empty if a draw counts nothing, as the cell of a drawn game is worth half a won one.
    fn format_points(&self, points: i64) -> String {
        match (
            self.plan.draw == DrawPoints::One && self.plan.system != System::Knockout,
            points % 2,
        ) {
            (false, _) => String::new(),
            (true, 0) => (points / 2).to_string(),
            (true, _) if points / 2 == 0 => "½".to_owned(),
            (true, _) => format!("{}½", points / 2),
        }
    }

    fn cell(
        &self,
        round: &Round,
        layer: usize,
        who: EntrantId,
        number: &impl Fn(EntrantId) -> usize,
    ) -> String {
        if layer == 0 && round.byes.contains(&who) {
            return match self.plan.bye_points() {
                // A bye in a knockout is not a score.
                _ if self.plan.system == System::Knockout => Cell::Absent,
                ByePoints::Two => Cell::Bye,
                ByePoints::One => Cell::HalfBye,
                // A bye worth nothing is no absence; a dash means the same to readers and parsers.
                ByePoints::Zero => return "-".to_owned(),
            }
            .to_string();
        }
        let board = round
            .boards
            .iter()
            .filter(|board| board.has_player(who))
            .nth(layer);
        board
            .and_then(|board| self.game(board, who, number))
            .map(|cell| cell.to_string())
            .unwrap_or_default()
    }

    fn game(
        &self,
        board: &Board,
        who: EntrantId,
        number: &impl Fn(EntrantId) -> usize,
    ) -> Option<Cell> {
        let outcome = board.known_outcome()?;
        let black = board.black == who;
        let halves = outcome.half_points()[usize::from(!black)];
        let unrated =
            board.replay && !board.rated && !self.rulings.rates_replays && !outcome.is_forfeit();
        Some(Cell::Game {
            opponent: number(board.opponent(who)),
            score: match halves {
                2 => Score::Win,
                1 => Score::Draw,
                _ => Score::Loss,
            },
            played: !outcome.is_forfeit(),
            annulled: board.annulled.is_some() || unrated,
            colour: (outcome != Outcome::NoOne).then_some(if black {
                Colour::Black
            } else {
                Colour::White
            }),
            handicap: if outcome.is_forfeit() {
                0
            } else {
                board.stones
            },
        })
    }
}

fn count_layers(round: &Round) -> usize {
    let times = |board: &Board| {
        round
            .boards
            .iter()
            .filter(|other| other.has_player(board.black) && other.has_player(board.white))
            .count()
    };
    round
        .boards
        .iter()
        .filter(|board| board.replay)
        .map(times)
        .max()
        .unwrap_or(1)
        .max(1)
}

fn type_entrant(entrant: &Entrant) -> TypedPlayer {
    TypedPlayer {
        player: entrant.player,
        new: entrant.player.is_none(),
        name: entrant.name.clone(),
        latin: entrant.latin.clone(),
        born: entrant.born.clone(),
        club: entrant.club.clone(),
        city: entrant.city.clone(),
        rank: entrant.rank.clone(),
        group: if entrant.start == 0 {
            String::new()
        } else {
            (entrant.start / 2).to_string()
        },
        country: country::find(&entrant.country)
            .map(|country| country.alpha2.to_owned())
            .unwrap_or_default(),
        ..TypedPlayer::default()
    }
}
