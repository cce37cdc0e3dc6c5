//! Converts the tournaments of a journal to tables like those of other files.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::Datelike;
use serde_json::Value;

use super::files::TableDecisions;
use crate::domain::journal::{Journal, Line, PlayerLine, TournamentLine};
use crate::domain::number::Score;
use crate::domain::player::{Born, PlayerKey};
use crate::domain::tournament::{self, Colour};
use crate::formats::document::{
    self, Birth, Bye, ByeKind, Document, Format, GameKind, PlayerNo, Standing,
};
use crate::formats::number::Number;

/// True if the file is a journal: its first non-blank line is an object with the key `federation`.
pub fn is_journal(bytes: &[u8]) -> bool {
    let first = bytes
        .split(|b| *b == b'\n')
        .find(|line| !line.trim_ascii().is_empty())
        .unwrap_or_default();
    let first = first
        .strip_prefix(b"\xef\xbb\xbf")
        .unwrap_or(first)
        .trim_ascii();
    first
        .strip_prefix(b"{")
        .is_some_and(|rest| rest.trim_ascii_start().starts_with(b"\"federation\""))
}

pub fn initial_records(journal: &Journal) -> HashMap<String, Value> {
    let people = journal.lines.iter().filter_map(|(_, line)| match line {
        Line::Player(player) => Some((player.id.to_string(), player.standing.as_ref()?.value())),
        _ => None,
    });
    people.collect()
}

pub struct JournalTable {
    pub document: Document,
    pub codes: HashMap<PlayerNo, String>,
    /// Conditions, which a table doesn't hold.
    pub said: TableDecisions,
}

pub fn list_tables(journal: &Journal) -> Vec<JournalTable> {
    let people: Vec<&PlayerLine> = journal
        .lines
        .iter()
        .filter_map(|(_, line)| match line {
            Line::Player(player) => Some(player),
            _ => None,
        })
        .collect();
    let tournaments = journal.lines.iter().filter_map(|(_, line)| match line {
        Line::Tournament(line) => Some(line),
        _ => None,
    });
    tournaments.map(|line| to_table(line, &people)).collect()
}

fn stated_conditions(t: &tournament::Tournament) -> TableDecisions {
    TableDecisions {
        official: if t.official { "yes" } else { "no" }.to_owned(),
        board: t.board.size().to_string(),
        minutes: t
            .minutes
            .map(|minutes| minutes.to_string())
            .unwrap_or_default(),
        pool: t.pool.word().to_owned(),
        category: t.category.word().to_owned(),
        rated_by_fide: if t.rated_by_fide { "yes" } else { "no" }.to_owned(),
        round_days: t.days.to_string(),
        ..TableDecisions::default()
    }
}

fn to_table(line: &TournamentLine, people: &[&PlayerLine]) -> JournalTable {
    let t = &line.tournament;
    let site = line.site.as_deref();
    let mut document = Document::new(Format::Table);
    document.name = line.name.as_deref().map(str::to_owned);
    document.city = site.and_then(|site| site.city.clone());
    (document.start, document.end) = (Some(t.start), Some(t.end));
    document
        .arbiters
        .extend(site.and_then(|site| site.referee.clone()));
    document.time = t.minutes.map(|minutes| format!("{minutes} min"));
    let conditional: HashMap<PlayerKey, f64> = site
        .iter()
        .flat_map(|site| &site.conditional)
        .copied()
        .collect();
    let (mut numbers, mut codes) = (HashMap::new(), HashMap::new());
    for key in all_participants(t) {
        let no = PlayerNo(u32::try_from(numbers.len() + 1).unwrap_or(u32::MAX));
        numbers.insert(key, no);
        if let Some(known) = people.get(key.index()) {
            codes.insert(no, known.id.to_string());
            let conditional = conditional
                .get(&key)
                .and_then(|rating| Number::parse(&format!("{rating:.3}")));
            document.players.push(document::Player {
                conditional,
                ..to_player(no, known)
            });
        }
    }
    for (key, place) in &t.places {
        if let Some(no) = numbers.get(key) {
            document.standings.push(Standing {
                place: Some(*place),
                player: *no,
                points: None,
                tiebreaks: Vec::new(),
            });
        }
    }
    let mut rounds = Rounds::default();
    for game in &t.games {
        add_game(&mut document, &mut rounds, game, &numbers);
    }
    JournalTable {
        document: document.finish(),
        codes,
        said: stated_conditions(t),
    }
}

fn all_participants(t: &tournament::Tournament) -> Vec<PlayerKey> {
    let mut seen = HashSet::new();
    let playing = t
        .games
        .iter()
        .flat_map(|game| std::iter::once(game.a).chain(game.b));
    let named = t
        .participants
        .iter()
        .copied()
        .chain(t.places.iter().map(|(key, _)| *key))
        .chain(playing);
    named.filter(|key| seen.insert(*key)).collect()
}

fn to_player(no: PlayerNo, line: &PlayerLine) -> document::Player {
    let born = line.born.map(|born| match born {
        Born::Year(year) => Birth {
            year: u16::try_from(year).unwrap_or_default(),
            month: None,
            day: None,
        },
        Born::Day(day) => Birth {
            year: u16::try_from(day.year()).unwrap_or_default(),
            month: u8::try_from(day.month()).ok(),
            day: u8::try_from(day.day()).ok(),
        },
    });
    let site = line.site.as_deref();
    document::Player {
        no,
        name: line.name.as_deref().map(str::to_owned),
        latin: site.and_then(|site| site.latin.clone()),
        country: line.country.as_deref().map(str::to_owned),
        club: line.club.as_deref().map(str::to_owned),
        ids: line
            .ids
            .iter()
            .map(|(system, number)| (*system, number.to_string()))
            .collect::<BTreeMap<_, _>>(),
        born,
        gender: site.and_then(|site| site.gender),
        ..document::Player::default()
    }
}

/// The rounds in which each player has played. A game without a round goes into the first round in
/// which both players are free.
#[derive(Default)]
struct Rounds(HashSet<(PlayerNo, u8)>);

impl Rounds {
    fn choose_round(&mut self, game: &tournament::Game, people: &[PlayerNo]) -> u8 {
        let told = game
            .round
            .and_then(|round| u8::try_from(round).ok())
            .filter(|round| *round > 0);
        let free = |round: &u8| people.iter().all(|no| !self.0.contains(&(*no, *round)));
        let round = told.or_else(|| (1..=u8::MAX).find(free)).unwrap_or(u8::MAX);
        self.0.extend(people.iter().map(|no| (*no, round)));
        round
    }
}

fn add_game(
    document: &mut Document,
    rounds: &mut Rounds,
    game: &tournament::Game,
    numbers: &HashMap<PlayerKey, PlayerNo>,
) {
    let Some(a) = numbers.get(&game.a).copied() else {
        return;
    };
    let Some(b) = game.b.and_then(|b| numbers.get(&b).copied()) else {
        let kind = match game.score {
            Some(Score::Win) => ByeKind::Full,
            Some(Score::Draw) => ByeKind::Half,
            _ => ByeKind::Zero,
        };
        let round = rounds.choose_round(game, &[a]);
        return document.byes.push(Bye {
            round,
            player: a,
            points: kind.points(),
            kind,
        });
    };
    let kind = match (game.score, game.played) {
        (None, _) => GameKind::DoubleForfeit,
        (Some(_), false) => GameKind::Forfeit,
        (Some(_), true) if game.annulled => GameKind::Unplayed,
        (Some(_), true) => GameKind::Played,
    };
    let score = game.score;
    let colour = game.colour.or((game.handicap > 0).then_some(Colour::White));
    let first = a < b;
    document.games.push(document::Game {
        round: rounds.choose_round(game, &[a, b]),
        a: a.min(b),
        b: a.max(b),
        score: if first {
            score
        } else {
            score.map(Score::opposite)
        }
        .or(Some(Score::Loss)),
        colour: if first {
            colour
        } else {
            colour.map(Colour::opposite)
        },
        handicap: u8::try_from(game.handicap).unwrap_or(u8::MAX),
        kind,
        board: None,
    });
}
