//! Reading tournament reports. Sections 4.1 to 4.4.

use std::collections::{HashMap, HashSet};

use super::code::{Code, Line, Positions, is_number};
use super::player;
use super::scoring::Scoring;
use super::teams;
use super::too_many_rounds;
use crate::dates::parse_date;
use crate::decode::Text;
use crate::document::{
    ByeKind, Document, Fact, Format, IdSystem, Player, PlayerNo, Remark, RemarkKind, Standing,
    System,
};
use crate::limits::MAX_ROUNDS;
use crate::number::Number;
use crate::reconcile::{RoundStatement, Statements, add_reconciled};
use crate::refusal::{Code as Refused, Refusal};
use crate::text::{UnreadableValue, id, tidy_or_none};

/// Most arbiters; real files have far fewer.
const MAX_ARBITERS: usize = 10_000;

struct Reader<'a> {
    document: Document,
    positions: Positions,
    max_players: usize,
    seen: HashSet<String>,
    chief: Vec<String>,
    deputies: Vec<String>,
    round_dates: String,
    dated_rounds: usize,
    /// Line and number.
    announced_players: Option<(usize, usize)>,
    announced_teams: Option<(usize, usize)>,
    rounds: Option<u8>,
    scoring: Scoring,
    rows: Vec<Statements>,
    places: Vec<(u32, PlayerNo)>,
    numbers: HashMap<PlayerNo, usize>,
    old_teams: Vec<Line<'a>>,
    new_teams: Vec<Line<'a>>,
    byes: Vec<Line<'a>>,
    national: Vec<Line<'a>>,
}

/// Reads a TRF16 or TRF26, as determined by its lines. Section 4.
pub fn read(text: &Text, max_players: usize) -> Result<Document, Refusal> {
    let mut reader = Reader {
        document: Document::new(Format::Trf16),
        positions: Positions::from_lines(text.lines()),
        max_players,
        seen: HashSet::new(),
        chief: Vec::new(),
        deputies: Vec::new(),
        round_dates: String::new(),
        dated_rounds: 0,
        announced_players: None,
        announced_teams: None,
        rounds: None,
        scoring: Scoring::default(),
        rows: Vec::new(),
        places: Vec::new(),
        numbers: HashMap::new(),
        old_teams: Vec::new(),
        new_teams: Vec::new(),
        byes: Vec::new(),
        national: Vec::new(),
    };
    reader.document.remarks.extend(text.encoding_remark());
    for (at, line) in text.lines().enumerate() {
        reader.read_line(at + 1, line)?;
    }
    reader.finish()
}

impl<'a> Reader<'a> {
    fn add_remark(&mut self, line: usize, kind: RemarkKind, text: impl Into<String>) {
        Remark::at_line(line, kind, text).add_to(&mut self.document.remarks);
    }

    fn read_line(&mut self, number: usize, text: &'a str) -> Result<(), Refusal> {
        if text.starts_with("###") || text.trim().is_empty() {
            return Ok(());
        }
        let Some(line) = Line::parse_line(number, text, self.positions) else {
            self.add_remark(
                number,
                RemarkKind::UnknownLine,
                "this is no line of the format",
            );
            return Ok(());
        };
        let Some(code) = Code::from_word(line.code()) else {
            if line.is_national() {
                self.national.push(line);
            } else {
                self.add_remark(
                    number,
                    RemarkKind::UnknownLine,
                    format!("{} is no line of the format", line.code()),
                );
            }
            return Ok(());
        };
        if Code::is_of_2026(line.code()) {
            self.document.format = Format::Trf26;
        }
        let content = tidy_or_none(line.content());
        if code.is_unique() && content.is_some() && !self.seen.insert(line.code().to_owned()) {
            self.add_remark(
                number,
                RemarkKind::Contradiction,
                format!("{} is said twice; the first one counts", line.code()),
            );
            return Ok(());
        }
        self.read_content(code, line, content)
    }

    /// The table of section 4.1.
    fn read_content(
        &mut self,
        code: Code,
        line: Line<'a>,
        content: Option<String>,
    ) -> Result<(), Refusal> {
        let number = line.number;
        match code {
            Code::Player => return self.read_player(&line),
            Code::OldTeam => self.old_teams.push(line),
            Code::Team => self.new_teams.push(line),
            Code::Byes => self.byes.push(line),
            Code::Skipped => {}
            Code::NotTaken => self.add_remark(
                number,
                RemarkKind::NotTaken,
                format!("{} has no place in the document", line.code()),
            ),
            code => {
                let Some(content) = content else {
                    return Ok(());
                };
                return self.read_tournament_line(code, number, &content);
            }
        }
        Ok(())
    }

    fn read_scoring(&mut self, code: Code, line: usize, content: &str) {
        let read = if code == Code::Scoring {
            self.scoring.add_values(content)
        } else {
            self.scoring.add_old(content)
        };
        if read.is_err() {
            let sentence = "the points for results can't be read";
            self.add_remark(line, RemarkKind::UnreadValue, sentence);
        }
    }

    fn read_tournament_line(
        &mut self,
        code: Code,
        line: usize,
        content: &str,
    ) -> Result<(), Refusal> {
        let text = || Some(content.to_owned());
        match code {
            Code::Name => self.document.name = text(),
            Code::City => self.document.city = text(),
            Code::Country => self.document.country = text(),
            Code::Time => self.document.time = text(),
            Code::Start | Code::End => {
                let day = parse_date(content);
                if day.is_none() {
                    self.add_remark(
                        line,
                        RemarkKind::UnreadValue,
                        format!("{content} is no date that can be read"),
                    );
                }
                *(if code == Code::Start {
                    &mut self.document.start
                } else {
                    &mut self.document.end
                }) = day;
            }
            Code::ChiefArbiter | Code::Arbiter
                if self.chief.len() + self.deputies.len() >= MAX_ARBITERS =>
            {
                self.add_remark(line, RemarkKind::NotTaken, "there are too many arbiters");
            }
            Code::ChiefArbiter => self.chief.extend(text()),
            Code::Arbiter => self.deputies.extend(text()),
            Code::RoundDates => {
                self.round_dates.push_str(content);
                self.round_dates.push(' ');
                self.dated_rounds += content.split(' ').count();
            }
            Code::Fact(fact) => self.document.set_fact(fact, text()),
            Code::Scoring | Code::OldScoring => self.read_scoring(code, line, content),
            Code::Rounds => self.announced_rounds(line, content)?,
            Code::AnnouncedPlayers => {
                self.announced_players = self.count(line, content).map(|count| (line, count))
            }
            Code::AnnouncedTeams => {
                self.announced_teams = self.count(line, content).map(|count| (line, count))
            }
            _ => {}
        }
        Ok(())
    }

    fn count(&mut self, line: usize, content: &str) -> Option<usize> {
        let count = leading_number(content);
        if count.is_none() {
            self.add_remark(
                line,
                RemarkKind::UnreadValue,
                format!("{content} is no number"),
            );
        }
        count
    }

    /// The first 142 or `XXR` with a number counts.
    fn announced_rounds(&mut self, line: usize, content: &str) -> Result<(), Refusal> {
        if let Some(rounds) = self.count(line, content).filter(|_| self.rounds.is_none()) {
            let rounds = u8::try_from(rounds)
                .ok()
                .filter(|rounds| *rounds <= MAX_ROUNDS);
            self.rounds = Some(rounds.ok_or_else(too_many_rounds)?);
        }
        Ok(())
    }

    fn read_player(&mut self, line: &Line<'_>) -> Result<(), Refusal> {
        let read = player::read_line(line, &mut self.document.remarks)?;
        let no = read.player.no;
        if self.numbers.insert(no, self.rows.len()).is_some() {
            return Err(Refusal::at_line(
                line.number,
                Refused::NumberTwice,
                format!("number {no} belongs to two players"),
            ));
        }
        if self.rows.len() >= self.max_players {
            return Err(Refusal::new(
                Refused::TooManyPlayers,
                format!("there are more than {} players", self.max_players),
            ));
        }
        self.places.extend(read.place.map(|place| (place, no)));
        self.rows.push(read.row);
        self.document.players.push(read.player);
        Ok(())
    }

    fn finish(mut self) -> Result<Document, Refusal> {
        if self.rows.is_empty() {
            return Err(Refusal::new(
                Refused::NoPlayers,
                "there are no players in the file",
            ));
        }
        self.document.arbiters = self
            .chief
            .drain(..)
            .chain(self.deputies.drain(..))
            .collect();
        self.document
            .set_fact(Fact::RoundDates, tidy_or_none(&self.round_dates));
        self.document
            .set_fact(Fact::Scoring, self.scoring.scoring_fact());
        let facts = &self.document.facts;
        self.document.system = [Fact::TypeCode, Fact::Type]
            .iter()
            .find_map(|fact| facts.get(fact).and_then(|text| parse_system(text)));
        self.add_nationals();
        if self.old_teams.len().max(self.new_teams.len()) > self.max_players {
            return Err(Refusal::new(
                Refused::TooManyPlayers,
                format!("there are more than {} teams", self.max_players),
            ));
        }
        let numbers: HashSet<PlayerNo> = self.numbers.keys().copied().collect();
        self.document.teams = teams::read_teams(
            &self.old_teams,
            &self.new_teams,
            &numbers,
            &mut self.document.remarks,
        );
        self.read_byes();
        self.document.rounds = self.rounds_announced()?;
        self.check_counts();
        self.check_points();
        self.add_standings();
        add_reconciled(&mut self.document, &self.rows);
        for bye in &mut self.document.byes {
            bye.points = self.scoring.bye_points(bye.kind);
        }
        Ok(self.document.finish())
    }

    /// The first 142 or `XXR` with a number, else the words in 132, at least the last with data.
    fn rounds_announced(&self) -> Result<u8, Refusal> {
        let announced = match self.rounds {
            Some(rounds) => usize::from(rounds),
            None => self.dated_rounds,
        };
        let said = self
            .rows
            .iter()
            .map(|row| row.said.len())
            .max()
            .unwrap_or_default();
        let rounds = u8::try_from(announced.max(said))
            .ok()
            .filter(|rounds| *rounds <= MAX_ROUNDS);
        rounds.ok_or_else(too_many_rounds)
    }

    /// Section 4.3, national records.
    fn add_nationals(&mut self) {
        let mut seen = HashSet::new();
        for line in std::mem::take(&mut self.national) {
            self.document.format = Format::Trf26;
            let no = line.field(5, 8).parse().map(PlayerNo).unwrap_or_default();
            let Some(at) = self.numbers.get(&no).copied() else {
                self.add_remark(
                    line.number,
                    RemarkKind::UnknownOpponent,
                    "a national record of nobody",
                );
                continue;
            };
            if !seen.insert(no) {
                self.add_remark(
                    line.number,
                    RemarkKind::NotTaken,
                    "a second national record of the player",
                );
                continue;
            }
            if let Some(player) = self.document.players.get_mut(at) {
                let remarks = add_national_record(player, &line);
                for remark in remarks {
                    remark.add_to(&mut self.document.remarks);
                }
            }
        }
    }

    /// Section 4.3, 240.
    fn read_byes(&mut self) {
        let teams = !self.old_teams.is_empty() || !self.new_teams.is_empty();
        for line in std::mem::take(&mut self.byes) {
            if teams {
                self.add_remark(line.number, RemarkKind::NotTaken, "240 names teams");
                continue;
            }
            let mut words = line.words_from(5);
            let kind = match words.next() {
                Some("F") => Some(ByeKind::Full),
                Some("H") => Some(ByeKind::Half),
                Some("Z") => Some(ByeKind::Zero),
                _ => None,
            };
            let round = words
                .next()
                .filter(|word| is_number(word))
                .and_then(|word| word.parse().ok());
            let round = round.filter(|round| (1..=usize::from(MAX_ROUNDS)).contains(round));
            let (Some(kind), Some(round)) = (kind, round) else {
                self.add_remark(line.number, RemarkKind::UnknownLine, "240 can't be read");
                continue;
            };
            for word in words {
                self.add_bye(line.number, kind, round, word);
            }
        }
    }

    /// Only if the player's cell is empty.
    fn add_bye(&mut self, line: usize, kind: ByeKind, round: usize, word: &str) {
        let no = word.parse().ok().filter(|_| is_number(word)).map(PlayerNo);
        let Some(row) = no
            .and_then(|no| self.numbers.get(&no))
            .and_then(|at| self.rows.get_mut(*at))
        else {
            return self.add_remark(
                line,
                RemarkKind::UnknownOpponent,
                format!("nobody has number {word}"),
            );
        };
        if row.said.len() < round {
            row.said.resize(round, RoundStatement::Nothing);
        }
        let Some(said) = row.said.get_mut(round - 1) else {
            return;
        };
        match *said {
            RoundStatement::Nothing => *said = RoundStatement::Bye(kind),
            RoundStatement::Bye(there) if there == kind => {}
            _ => self.add_remark(
                line,
                RemarkKind::Contradiction,
                format!("240 and the row of {word} don't agree"),
            ),
        }
    }

    fn check_counts(&mut self) {
        let (players, teams) = (self.document.players.len(), self.document.teams.len());
        for (announced, there, what) in [
            (self.announced_players, players, "players"),
            (self.announced_teams, teams, "teams"),
        ] {
            if let Some((line, count)) = announced.filter(|(_, count)| *count != there) {
                self.add_remark(
                    line,
                    RemarkKind::CountDiffers,
                    format!("{count} {what} are announced, {there} are there"),
                );
            }
        }
    }

    /// Section 4.2: compares stated points with the sum of the player's cells under the scoring.
    fn check_points(&mut self) {
        for (player, row) in self.document.players.iter().zip(&self.rows) {
            let sum = row
                .said
                .iter()
                .fold(Number::ZERO, |sum, said| sum.plus(self.scoring.cell(*said)));
            if let Some(stated) = player.points.filter(|stated| *stated != sum) {
                let text = format!(
                    "{}: the total says {stated}, the rounds give {sum}",
                    player.no
                );
                Remark::at_line(row.line, RemarkKind::PointsDiffer, text)
                    .add_to(&mut self.document.remarks);
            }
        }
    }

    /// By place, then number. Section 2.6.
    fn add_standings(&mut self) {
        self.places.sort_unstable();
        for (place, no) in &self.places {
            let player = self
                .numbers
                .get(no)
                .and_then(|at| self.document.players.get(*at));
            let points = player.and_then(|player| player.points);
            self.document.standings.push(Standing {
                place: Some(*place),
                player: *no,
                points,
                tiebreaks: Vec::new(),
            });
        }
    }
}

/// The number at the beginning of a text; saturates if it is too large.
fn leading_number(text: &str) -> Option<usize> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text.get(..digits).filter(|number| !number.is_empty())?;
    Some(number.parse().unwrap_or(usize::MAX))
}

/// Adds national rating (49-52) and number (58-68).
fn add_national_record(player: &mut Player, line: &Line<'_>) -> Vec<Remark> {
    let mut remarks = Vec::new();
    match player::parse_rating(&line.field(49, 52)) {
        Ok(rating) => player.national_rating = rating,
        Err(UnreadableValue) => remarks.push(Remark::at_line(
            line.number,
            RemarkKind::UnreadValue,
            "the rating can't be read",
        )),
    }
    if let Some(id) = id(line.text_between(58, 68)) {
        let before = player
            .ids
            .entry(IdSystem::National)
            .or_insert_with(|| id.clone());
        if *before != id {
            let text = format!(
                "{}: the national numbers {before} and {id} don't agree",
                player.no
            );
            remarks.push(Remark::at_line(
                line.number,
                RemarkKind::Contradiction,
                text,
            ));
        }
    }
    remarks
}

/// Words that identify a system, tried in order. Section 4.1.
const SYSTEMS: [(System, &[&str]); 4] = [
    (
        System::McMahon,
        &["mcmahon", "mac mahon", "макмагон", "мак магон"],
    ),
    (System::Swiss, &["swiss", "dutch", "швейцар"]),
    (
        System::RoundRobin,
        &["round robin", "roundrobin", "berger", "круг", "колов"],
    ),
    (
        System::Knockout,
        &["knock", "olymp", "вибуван", "выбыван", "олимпий", "олімпій"],
    ),
];

fn parse_system(text: &str) -> Option<System> {
    let text = text.to_lowercase().replace(['_', '-'], " ");
    SYSTEMS
        .iter()
        .find(|(_, words)| words.iter().any(|word| text.contains(word)))
        .map(|(system, _)| *system)
}
