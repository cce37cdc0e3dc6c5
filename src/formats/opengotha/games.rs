//! Games, byes and teams of OpenGotha's XML. Section 6.2.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use super::keys::Keys;
use crate::dates;
use crate::document::{
    Bye, ByeKind, Colour, Document, Game, GameKind, PlayerNo, Remark, RemarkKind, Score, Team,
};
use crate::limits::MAX_ROUNDS;
use crate::number::Number;
use crate::text::tidy_or_none;
use crate::xml::Attributes;

pub(crate) fn add_remark(
    remarks: &mut Vec<Remark>,
    kind: RemarkKind,
    at: &str,
    text: impl Into<String>,
) {
    Remark::on_file(kind, text).with_element(at).add_to(remarks);
}

/// An unreadable date gives a remark.
pub(crate) fn parse_date(
    remarks: &mut Vec<Remark>,
    what: &str,
    value: Option<String>,
) -> Option<NaiveDate> {
    let value = value?;
    let date = dates::parse_date(&value);
    if date.is_none() {
        add_remark(
            remarks,
            RemarkKind::UnreadValue,
            what,
            format!("{value} is no date"),
        );
    }
    date
}

pub(super) struct Byes {
    pub(super) allocated: Number,
    /// Of players who don't take part.
    pub(super) absent: Number,
}

/// The points decide the kind of bye.
pub(crate) fn absence_bye(player: PlayerNo, round: u8, points: Number) -> Bye {
    let kind = if points == Number::ZERO {
        ByeKind::Zero
    } else if points == Number::HALF {
        ByeKind::Half
    } else {
        ByeKind::Full
    };
    Bye {
        round,
        player,
        points,
        kind,
    }
}

/// The raw elements, kept until all players are known.
#[derive(Default)]
pub(super) struct Records {
    game_count: usize,
    bye_count: usize,
    games: Vec<GameRecord>,
    byes: Vec<ByeRecord>,
    teams: Vec<TeamRecord>,
}

struct GameRecord {
    position: usize,
    round: u8,
    board: Option<u32>,
    white: String,
    black: String,
    handicap: u8,
    colour_known: bool,
    outcome: Outcome,
}

struct ByeRecord {
    position: usize,
    round: u8,
    player: String,
}

struct TeamRecord {
    number: Option<u32>,
    name: Option<String>,
    boards: Vec<BoardRecord>,
}

struct BoardRecord {
    round: u32,
    board: u32,
    player: String,
}

#[derive(Clone, Copy)]
struct Outcome {
    score: Option<Score>,
    kind: GameKind,
}

fn parse_outcome(word: &str) -> Option<Outcome> {
    let word = word.strip_prefix("RESULT_").unwrap_or(word);
    let (bare, absent) = word
        .strip_suffix("_BYDEF")
        .map_or((word, false), |bare| (bare, true));
    let kind = if absent {
        GameKind::Forfeit
    } else {
        GameKind::Played
    };
    let (score, kind) = match bare {
        "WHITEWINS" => (Score::Win, kind),
        "BLACKWINS" => (Score::Loss, kind),
        "EQUAL" => (Score::Draw, kind),
        "BOTHLOSE" | "BOTHLOOSE" if absent => (Score::Loss, GameKind::DoubleForfeit),
        "BOTHLOSE" | "BOTHLOOSE" => (Score::Loss, GameKind::BothLost),
        "BOTHWIN" => (Score::Win, GameKind::BothWon),
        "UNKNOWN" | "" if !absent => {
            return Some(Outcome {
                score: None,
                kind: GameKind::Open,
            });
        }
        _ => return None,
    };
    Some(Outcome {
        score: Some(score),
        kind,
    })
}

fn round_of(attributes: &Attributes) -> Option<u8> {
    let text = attributes.get("roundNumber")?.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|round| digits && (1..=MAX_ROUNDS).contains(round))
}

/// An unreadable number gives a remark.
fn number_of<T: std::str::FromStr>(
    attributes: &Attributes,
    name: &str,
    at: &str,
    remarks: &mut Vec<Remark>,
) -> Option<T> {
    let text = attributes
        .get(name)
        .map(str::trim)
        .filter(|text| !text.is_empty())?;
    let number = text.parse().ok();
    if number.is_none() {
        add_remark(
            remarks,
            RemarkKind::UnreadValue,
            at,
            format!("{name} can't be read"),
        );
    }
    number
}

fn text_of(attributes: &Attributes, name: &str) -> String {
    attributes
        .get(name)
        .and_then(tidy_or_none)
        .unwrap_or_default()
}

impl Records {
    pub(super) fn game(&mut self, attributes: &Attributes, remarks: &mut Vec<Remark>) {
        self.game_count += 1;
        let at = format!("game {}", self.game_count);
        let Some(round) = round_of(attributes) else {
            return add_remark(
                remarks,
                RemarkKind::UnreadCell,
                &at,
                "the round can't be read",
            );
        };
        let word = text_of(attributes, "result");
        let outcome = parse_outcome(&word).unwrap_or_else(|| {
            add_remark(
                remarks,
                RemarkKind::UnreadCell,
                &at,
                format!("the result {word} is not known"),
            );
            Outcome {
                score: None,
                kind: GameKind::Open,
            }
        });
        self.games.push(GameRecord {
            position: self.game_count,
            round,
            board: number_of(attributes, "tableNumber", &at, remarks).filter(|board| *board > 0),
            white: text_of(attributes, "whitePlayer"),
            black: text_of(attributes, "blackPlayer"),
            handicap: number_of(attributes, "handicap", &at, remarks).unwrap_or_default(),
            colour_known: attributes.get("knownColor").map(str::trim) != Some("false"),
            outcome,
        });
    }

    /// Wrappers without a player are skipped.
    pub(super) fn read_bye(&mut self, attributes: &Attributes, remarks: &mut Vec<Remark>) {
        let Some(player) = attributes.get("player").and_then(tidy_or_none) else {
            return;
        };
        self.bye_count += 1;
        match round_of(attributes) {
            Some(round) => self.byes.push(ByeRecord {
                position: self.bye_count,
                round,
                player,
            }),
            None => add_remark(
                remarks,
                RemarkKind::UnreadCell,
                &format!("bye {}", self.bye_count),
                "the round can't be read",
            ),
        }
    }

    pub(super) fn team_count(&self) -> usize {
        self.teams.len()
    }

    pub(super) fn read_team(&mut self, attributes: &Attributes) {
        let number = attributes
            .get("teamNumber")
            .and_then(|number| number.trim().parse().ok());
        self.teams.push(TeamRecord {
            number,
            name: attributes.get("teamName").and_then(tidy_or_none),
            boards: Vec::new(),
        });
    }

    /// Reads an element `Board` of the team that began last.
    pub(super) fn read_board(&mut self, attributes: &Attributes) {
        let number = |name: &str| {
            attributes
                .get(name)
                .and_then(|number| number.trim().parse().ok())
                .unwrap_or_default()
        };
        if let Some(team) = self.teams.last_mut() {
            team.boards.push(BoardRecord {
                round: number("roundNumber"),
                board: number("boardNumber"),
                player: text_of(attributes, "player"),
            });
        }
    }

    /// Returns the pairs of player and round that have a game.
    pub(super) fn add_games(
        &self,
        keys: &Keys,
        document: &mut Document,
    ) -> HashSet<(PlayerNo, u8)> {
        let mut played = Played::default();
        for record in &self.games {
            let at = format!("game {}", record.position);
            let (Some(white), Some(black)) = (keys.find(&record.white), keys.find(&record.black))
            else {
                add_remark(
                    &mut document.remarks,
                    RemarkKind::UnknownOpponent,
                    &at,
                    "a player of the game is not in the list",
                );
                continue;
            };
            if white == black {
                add_remark(
                    &mut document.remarks,
                    RemarkKind::Oneself,
                    &at,
                    "a player meets himself",
                );
                continue;
            }
            let pair = Pair {
                white,
                black,
                score: record.outcome.score,
                colour_known: record.colour_known,
            };
            let game = pair.game(record.round, record.outcome.kind);
            document.games.push(Game {
                handicap: record.handicap,
                board: record.board,
                ..game
            });
            played.record_game(&game, &mut document.remarks);
        }
        played.busy
    }

    /// Byes by the pairing. Returns `busy` with their pairs of player and round added.
    pub(super) fn add_byes(
        &self,
        keys: &Keys,
        points: Number,
        mut busy: HashSet<(PlayerNo, u8)>,
        document: &mut Document,
    ) -> HashSet<(PlayerNo, u8)> {
        for record in &self.byes {
            let at = format!("bye {}", record.position);
            let Some(player) = keys.find(&record.player) else {
                add_remark(
                    &mut document.remarks,
                    RemarkKind::UnknownOpponent,
                    &at,
                    "a bye of nobody",
                );
                continue;
            };
            if busy.insert((player, record.round)) {
                document.byes.push(Bye {
                    round: record.round,
                    player,
                    points,
                    kind: ByeKind::Allocated,
                });
            } else {
                let text = format!("{player} has something else in round {}, too", record.round);
                add_remark(&mut document.remarks, RemarkKind::Contradiction, &at, text);
            }
        }
        busy
    }

    /// Adds the teams with their members in the order of rounds and boards, each member once.
    pub(super) fn add_teams(mut self, keys: &Keys, document: &mut Document) {
        for (record, order) in self.teams.iter_mut().zip(1..) {
            record
                .boards
                .sort_by_key(|board| (board.round, board.board));
            let mut seen = HashSet::new();
            let mut players = Vec::new();
            for board in &record.boards {
                match keys.find(&board.player) {
                    Some(player) if seen.insert(player) => players.push(player),
                    Some(_) => {}
                    None => add_remark(
                        &mut document.remarks,
                        RemarkKind::UnknownOpponent,
                        &format!("team {order}"),
                        "a team names nobody",
                    ),
                }
            }
            let no = record.number.unwrap_or(order);
            document.teams.push(Team {
                no,
                name: record.name.take(),
                players,
                place: None,
                points: None,
                game_points: None,
            });
        }
    }
}

/// White and black, and white's score.
pub(crate) struct Pair {
    pub(crate) white: PlayerNo,
    pub(crate) black: PlayerNo,
    pub(crate) score: Option<Score>,
    pub(crate) colour_known: bool,
}

impl Pair {
    /// The game in the document's form, in which the player with the smaller number comes first.
    pub(crate) fn game(&self, round: u8, kind: GameKind) -> Game {
        let white_first = self.white < self.black;
        let turned = |score: Score| match kind {
            GameKind::Played | GameKind::Forfeit if !white_first => score.opposite(),
            _ => score,
        };
        let colour = if white_first {
            Colour::White
        } else {
            Colour::Black
        };
        Game {
            round,
            a: self.white.min(self.black),
            b: self.white.max(self.black),
            score: self.score.map(turned),
            colour: self.colour_known.then_some(colour),
            handicap: 0,
            kind,
            board: None,
        }
    }
}

#[derive(Default)]
pub(crate) struct Played {
    pub(crate) busy: HashSet<(PlayerNo, u8)>,
    counts: HashMap<(PlayerNo, u8), u32>,
}

impl Played {
    /// A player's second game in a round gives a remark.
    pub(crate) fn record_game(&mut self, game: &Game, remarks: &mut Vec<Remark>) {
        for player in [game.a, game.b] {
            let place = (player, game.round);
            self.busy.insert(place);
            let count = self.counts.entry(place).or_default();
            *count += 1;
            if *count == 2 {
                Remark::on_file(
                    RemarkKind::Twice,
                    format!("{player} has two games in round {}", game.round),
                )
                .add_to(remarks);
            }
        }
    }
}
