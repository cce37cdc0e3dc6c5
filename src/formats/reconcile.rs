//! Reconciles the statements of both players into one game. Section 2.5.

use super::document::{
    Bye, ByeKind, Colour, Document, Game, GameKind, PlayerNo, Remark, RemarkKind, Score,
};
use super::round_matrix::ByNumber;
use super::warnings::Stranger;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RoundStatement {
    #[default]
    Nothing,
    Bye(ByeKind),
    Game(Claim),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// May be unknown.
    pub opponent: u32,
    pub result: Option<SideResult>,
    pub colour: Option<Colour>,
    pub handicap: Option<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideResult {
    pub score: Score,
    pub manner: Manner,
}

/// Statements by strength, the strongest last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Manner {
    Played,
    /// Begun, but not rated.
    Unplayed,
    Forfeit,
}

impl Manner {
    fn game_kind(self) -> GameKind {
        match self {
            Self::Played => GameKind::Played,
            Self::Unplayed => GameKind::Unplayed,
            Self::Forfeit => GameKind::Forfeit,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statements {
    pub line: usize,
    pub no: PlayerNo,
    pub said: Vec<RoundStatement>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Agreed {
    games: Vec<Game>,
    /// Byes with the usual points.
    byes: Vec<Bye>,
    remarks: Vec<Remark>,
}

pub fn add_reconciled(document: &mut Document, rows: &[Statements]) {
    let agreed = reconcile_rows(rows);
    document.lines = rows.iter().map(|row| (row.line, row.no)).collect();
    (document.games, document.byes) = (agreed.games, agreed.byes);
    for remark in agreed.remarks {
        remark.add_to(&mut document.remarks);
    }
}

/// Section 2.5, round by round and player by player.
fn reconcile_rows(rows: &[Statements]) -> Agreed {
    let mut table = Table {
        rows,
        at: rows.iter().zip(0..).map(|(row, at)| (row.no, at)).collect(),
        taken: Vec::new(),
        agreed: Agreed::default(),
    };
    let rounds = rows
        .iter()
        .map(|row| row.said.len())
        .max()
        .unwrap_or_default()
        .min(usize::from(u8::MAX));
    for round in 0..rounds {
        table.reconcile_round(round);
    }
    table.agreed
}

struct Table<'a> {
    rows: &'a [Statements],
    at: ByNumber<usize>,
    /// True for rows whose current round is settled by a game.
    taken: Vec<bool>,
    agreed: Agreed,
}

#[derive(Clone, Copy)]
struct Side<'a> {
    row: &'a Statements,
    claim: Claim,
}

impl<'a> Table<'a> {
    fn reconcile_round(&mut self, round: usize) {
        let Some(number) = u8::try_from(round)
            .ok()
            .and_then(|round| round.checked_add(1))
        else {
            return;
        };
        self.taken.clear();
        self.taken.resize(self.rows.len(), false);
        let rows: &'a [Statements] = self.rows;
        for (at, row) in rows.iter().enumerate() {
            if let Some(RoundStatement::Game(claim)) = self.unsettled_statement(at, round) {
                self.settle_claim(number, at, Side { row, claim });
            }
        }
        for (at, row) in rows.iter().enumerate() {
            if let Some(RoundStatement::Bye(kind)) = self.unsettled_statement(at, round) {
                self.agreed.byes.push(Bye {
                    round: number,
                    player: row.no,
                    points: kind.points(),
                    kind,
                });
            }
        }
    }

    /// The statement of a row about a round (from 0), unless the round is settled for it.
    fn unsettled_statement(&self, at: usize, round: usize) -> Option<RoundStatement> {
        let row = self
            .rows
            .get(at)
            .filter(|_| self.taken.get(at) == Some(&false))?;
        Some(row.said.get(round).copied().unwrap_or_default())
    }

    fn settle_claim(&mut self, round: u8, at: usize, side: Side<'a>) {
        let (no, opponent) = (side.row.no, side.claim.opponent);
        if opponent == no.0 {
            return self.add_remark(
                side.row.line,
                RemarkKind::Oneself,
                format!("round {round}: {no} meets himself"),
            );
        }
        let Some((there, row)) = self
            .at
            .get(PlayerNo(opponent))
            .and_then(|there| Some((*there, self.rows.get(*there)?)))
        else {
            let text = format!("round {round}: nobody has number {opponent}");
            let remark = Remark::at_line(side.row.line, RemarkKind::UnknownOpponent, text);
            let stranger = Some(Stranger {
                round,
                number: opponent,
                cell: String::new(),
            });
            return Remark { stranger, ..remark }.add_to(&mut self.agreed.remarks);
        };
        match self.unsettled_statement(there, usize::from(round).saturating_sub(1)) {
            Some(RoundStatement::Game(claim)) if claim.opponent == no.0 => {
                let (first, second) = if no < row.no {
                    (side, Side { row, claim })
                } else {
                    (Side { row, claim }, side)
                };
                self.settle_mutual(round, first, second);
                self.take([at, there]);
            }
            Some(RoundStatement::Nothing | RoundStatement::Bye(ByeKind::Zero)) => {
                self.add_remark(
                    side.row.line,
                    RemarkKind::OneSided,
                    format!("round {round}: only {no} says that he met {opponent}"),
                );
                self.agreed.games.push(one_sided(round, side));
                self.take([at, there]);
            }
            _ => {
                let text = format!(
                    "round {round}: {no} says that he met {opponent}, {opponent} says something \
                        else"
                );
                self.add_remark(side.row.line, RemarkKind::Contradiction, text);
            }
        }
    }

    fn take(&mut self, settled: [usize; 2]) {
        for at in settled {
            if let Some(taken) = self.taken.get_mut(at) {
                *taken = true;
            }
        }
    }

    fn add_remark(&mut self, line: usize, kind: RemarkKind, text: String) {
        Remark::at_line(line, kind, text).add_to(&mut self.agreed.remarks);
    }

    /// Both rows name each other: one game, and at most one contradiction, at the line of `a`.
    fn settle_mutual(&mut self, round: u8, a: Side<'_>, b: Side<'_>) {
        let (mut outcome, mut contradiction) = (Outcome::OPEN, false);
        match (a.claim.result, b.claim.result) {
            (Some(first), Some(second)) => (outcome, contradiction) = judge_results(first, second),
            (Some(first), None) => {
                outcome = Outcome::from_result(first);
                self.remark_one_sided(round, b, a);
            }
            (None, Some(second)) => {
                outcome = Outcome::from_result(SideResult {
                    score: second.score.opposite(),
                    ..second
                });
                self.remark_one_sided(round, a, b);
            }
            (None, None) => {}
        }
        let colour = match (a.claim.colour, b.claim.colour.map(Colour::opposite)) {
            (Some(one), Some(other)) if one != other => {
                contradiction = true;
                None
            }
            (one, other) => one.or(other),
        };
        if let (Some(one), Some(other)) = (a.claim.handicap, b.claim.handicap) {
            contradiction |= one != other;
        }
        if contradiction {
            let text = format!(
                "round {round}: the rows of {} and {} don't agree",
                a.row.no, b.row.no
            );
            self.add_remark(a.row.line, RemarkKind::Contradiction, text);
        }
        self.agreed.games.push(Game {
            round,
            a: a.row.no,
            b: b.row.no,
            score: outcome.score,
            colour,
            handicap: a.claim.handicap.or(b.claim.handicap).unwrap_or_default(),
            kind: outcome.kind,
            board: None,
        });
    }

    fn remark_one_sided(&mut self, round: u8, without: Side<'_>, with: Side<'_>) {
        let text = format!(
            "round {round}: only {} gives the result of his game with {}",
            with.row.no, without.row.no
        );
        self.add_remark(without.row.line, RemarkKind::OneSided, text);
    }
}

fn one_sided(round: u8, side: Side<'_>) -> Game {
    let (no, opponent) = (side.row.no, PlayerNo(side.claim.opponent));
    let first = no < opponent;
    let outcome = side.claim.result.map_or(Outcome::OPEN, |result| {
        Outcome::from_result(SideResult {
            score: if first {
                result.score
            } else {
                result.score.opposite()
            },
            ..result
        })
    });
    Game {
        round,
        a: no.min(opponent),
        b: no.max(opponent),
        score: outcome.score,
        colour: side
            .claim
            .colour
            .map(|colour| if first { colour } else { colour.opposite() }),
        handicap: side.claim.handicap.unwrap_or_default(),
        kind: outcome.kind,
        board: None,
    }
}

/// The score of `a` and the kind of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Outcome {
    score: Option<Score>,
    kind: GameKind,
}

impl Outcome {
    const OPEN: Self = Self {
        score: None,
        kind: GameKind::Open,
    };

    fn from_result(result: SideResult) -> Self {
        Self {
            score: Some(result.score),
            kind: result.manner.game_kind(),
        }
    }
}

/// The outcome of two results of one game; true if they contradict each other.
fn judge_results(a: SideResult, b: SideResult) -> (Outcome, bool) {
    let differ = a.manner != b.manner;
    match (a.score, b.score) {
        (one, other) if one == other.opposite() => (
            Outcome {
                score: Some(one),
                kind: a.manner.max(b.manner).game_kind(),
            },
            differ,
        ),
        (Score::Loss, Score::Loss) if a.manner == Manner::Played && b.manner == Manner::Played => (
            Outcome {
                score: Some(Score::Loss),
                kind: GameKind::BothLost,
            },
            true,
        ),
        (Score::Loss, Score::Loss) => (
            Outcome {
                score: Some(Score::Loss),
                kind: GameKind::DoubleForfeit,
            },
            differ,
        ),
        (Score::Win, Score::Win) => (
            Outcome {
                score: Some(Score::Win),
                kind: GameKind::BothWon,
            },
            true,
        ),
        _ => (
            Outcome {
                score: None,
                kind: GameKind::Disputed,
            },
            true,
        ),
    }
}
