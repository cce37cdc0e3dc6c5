//! Writing tournament reports. Section 4.6.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::code::Code;
use super::scoring::{Pair, parse_pairs};
use super::{Edition, ROUND_WIDTH, ROUNDS_FROM};
use crate::document::{
    Bye, ByeKind, Colour, Document, Fact, Format, Game, GameKind, Gender, IdSystem, Player,
    PlayerNo, Score, System, Team,
};
use crate::domain::country;
use crate::number::Number;
use crate::output::{Loss, LossCollector, OutputFile};
use crate::refusal::{Code as Refused, Refusal};
use crate::round_matrix::{Cell, Grid, computed_points};
use crate::text::by_comma;
use crate::transliterate::{Latin, OutName};

/// Most players, and largest player number.
const MAX_NUMBER: u32 = 9999;

/// Writes a report. Section 4.6.
pub fn write(document: &Document, edition: Edition) -> Result<OutputFile, Refusal> {
    if document.players.len() > usize::try_from(MAX_NUMBER).unwrap_or(usize::MAX)
        || document.players.iter().any(|p| p.no.0 > MAX_NUMBER)
    {
        return Err(Refusal::new(
            Refused::Target,
            "a tournament report holds 9999 players",
        ));
    }
    if document.players.is_empty() || document.format == Format::List {
        return Err(Refusal::new(
            Refused::Target,
            "a rating list is no tournament",
        ));
    }
    let mut writer = Writer {
        document,
        edition,
        latin: Latin::from_document(document),
        lines: Vec::new(),
        lost: LossCollector::default(),
    };
    writer.write_tournament();
    writer.write_players();
    writer.write_teams();
    writer.collect_losses();
    let mut text = String::new();
    for line in writer.lines {
        text.push_str(line.trim_end());
        text.push_str("\r\n");
    }
    Ok(writer.lost.with(text.into_bytes()))
}

struct Writer<'a> {
    document: &'a Document,
    edition: Edition,
    latin: Latin,
    lines: Vec<String>,
    lost: LossCollector,
}

/// A line with fields at positions, counted from 1.
struct Columns(Vec<char>);

impl Columns {
    fn new(code: &str) -> Self {
        Self(code.chars().collect())
    }

    fn put_left(&mut self, position: usize, text: &str) {
        let from = position.saturating_sub(1);
        self.0.resize(self.0.len().max(from), ' ');
        self.0.truncate(from);
        self.0.extend(text.chars());
    }

    fn put_right(&mut self, position: usize, width: usize, text: &str) {
        self.put_left(position, &format!("{text:>width$}"));
    }

    fn into_line(self) -> String {
        self.0.into_iter().collect()
    }
}

impl Writer<'_> {
    fn push(&mut self, code: &str, content: &str) {
        let content = self.latin.text(content);
        self.lines.push(format!("{code} {content}"));
    }

    fn write_fact(&mut self, code: &str, fact: Fact) {
        if let Some(value) = self.latin_fact(fact) {
            self.push(code, &value);
        }
    }

    /// A fact in Latin letters; `None` if no letters are left (a soft sign has none).
    fn latin_fact(&self, fact: Fact) -> Option<String> {
        self.document
            .facts
            .get(&fact)
            .map(|value| self.latin.text(value))
            .filter(|value| !value.is_empty())
    }

    /// The lines above the players, in the order of section 4.6.
    fn write_tournament(&mut self) {
        let document = self.document;
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let day = |date: Option<chrono::NaiveDate>| {
            date.map(|date| date.format("%Y/%m/%d").to_string())
                .unwrap_or_default()
        };
        let arbiters = document
            .arbiters
            .iter()
            .map(|arbiter| self.latin.text(arbiter))
            .filter(|arbiter| !arbiter.is_empty())
            .collect::<Vec<_>>();
        let always = [
            ("012", text(&document.name)),
            ("022", self.latin.city(document).unwrap_or_default()),
            (
                "032",
                document
                    .country
                    .as_deref()
                    .map(|country| self.fide_code(country))
                    .unwrap_or_default(),
            ),
            ("042", day(document.start)),
            ("052", day(document.end)),
            ("062", document.players.len().to_string()),
            ("072", rated_count(document)),
            ("082", document.teams.len().to_string()),
            ("092", self.tournament_type()),
            ("102", arbiters.first().cloned().unwrap_or_default()),
        ];
        for (code, content) in always {
            self.push(code, &content);
        }
        for arbiter in arbiters.iter().skip(1) {
            self.push("112", arbiter);
        }
        self.push("122", &text(&document.time));
        self.write_edition_lines();
    }

    fn write_edition_lines(&mut self) {
        match self.edition {
            Edition::Trf16 => {
                self.round_dates();
                self.write_rounds("XXR");
                self.old_scoring();
                self.write_fact("XXC", Fact::Config);
            }
            Edition::Trf26 => {
                self.write_rounds("142");
                self.write_fact("152", Fact::InitialColour);
                self.write_scoring();
                for (code, fact) in [
                    ("172", Fact::RankMethod),
                    ("182", Fact::Controller),
                    ("192", Fact::TypeCode),
                    ("202", Fact::Tiebreaks),
                    ("212", Fact::Standings),
                    ("222", Fact::TimeCode),
                    ("352", Fact::BoardColours),
                ] {
                    self.write_fact(code, fact);
                }
                self.team_scoring();
                self.round_dates();
            }
        }
    }

    /// 092: as in the file, otherwise derived from the system.
    fn tournament_type(&self) -> String {
        if let Some(said) = self.document.facts.get(&Fact::Type) {
            return said.clone();
        }
        let who = if self.document.teams.is_empty() {
            "Individual"
        } else {
            "Team"
        };
        let system = match self.document.system {
            Some(System::Swiss) => "Swiss-System",
            Some(System::RoundRobin) => "Round-Robin",
            Some(System::McMahon) => "McMahon",
            Some(System::Knockout) => "Knockout",
            None => return String::new(),
        };
        format!("{who}: {system}")
    }

    fn write_rounds(&mut self, code: &str) {
        // Without a number, readers would count the dates of rounds.
        if self.document.rounds > 0 || self.latin_fact(Fact::RoundDates).is_some() {
            self.push(code, &self.document.rounds.to_string());
        }
    }

    /// 132: words of eight characters above their rounds.
    fn round_dates(&mut self) {
        let Some(dates) = self.latin_fact(Fact::RoundDates) else {
            return;
        };
        if dates.split(' ').any(|word| word.chars().count() != 8) {
            return self.push("132", &dates);
        }
        let mut line = Columns::new("132");
        for (position, word) in (ROUNDS_FROM + 2..)
            .step_by(ROUND_WIDTH)
            .zip(dates.split(' '))
        {
            line.put_left(position, word);
        }
        self.lines.push(line.into_line());
    }

    /// `XXS CODE=VALUE`; `P` is `PAB`, `A` is `ZPB`, `X` has no code.
    fn old_scoring(&mut self) {
        let Some(fact) = self.document.facts.get(&Fact::Scoring) else {
            return;
        };
        let mut written = Vec::new();
        for Pair { code, number, .. } in parse_pairs(fact).found {
            match code.as_str() {
                "P" => written.push(format!("PAB={number}")),
                "A" => written.push(format!("ZPB={number}")),
                "X" => self.lost.say(Loss::PointsForMissing),
                _ => written.push(format!("{code}={number}")),
            }
        }
        if !written.is_empty() {
            self.push("XXS", &written.join(" "));
        }
    }

    /// 162 in the order W D L A P X.
    fn write_scoring(&mut self) {
        let Some(fact) = self.document.facts.get(&Fact::Scoring) else {
            return;
        };
        let mut values: BTreeMap<usize, (String, Number)> = BTreeMap::new();
        for Pair { code, value, .. } in parse_pairs(fact).found {
            let code = match code.as_str() {
                "PAB" => "P",
                "ZPB" => "A",
                other => other,
            };
            match ["W", "D", "L", "A", "P", "X"]
                .iter()
                .position(|known| *known == code)
            {
                Some(at) => {
                    values.insert(at, (code.to_owned(), value));
                }
                None => self.lost.say(Loss::OldPoints),
            }
        }
        if !values.is_empty() {
            let shown = columns_of_points(values.values());
            self.lines.push(format!("162 {shown}"));
        }
    }

    /// 362: the same columns in the order of the fact; a text without pairs stays unchanged.
    fn team_scoring(&mut self) {
        let Some(fact) = &self.latin_fact(Fact::TeamScoring) else {
            return;
        };
        let read = parse_pairs(fact);
        if !read.complete || read.found.iter().any(|pair| pair.code.len() > 2) {
            return self.push("362", fact);
        }
        let values: Vec<(String, Number)> = read
            .found
            .into_iter()
            .map(|pair| (pair.code, pair.value))
            .collect();
        let shown = columns_of_points(values.iter());
        self.lines.push(format!("362 {shown}"));
    }

    fn write_players(&mut self) {
        let document = self.document;
        let places: HashMap<PlayerNo, u32> = document
            .standings
            .iter()
            .filter_map(|s| Some((s.player, s.place?)))
            .collect();
        let (computed, cells) = (computed_points(document), Grid::by_pair(document));
        let absences = Absences::new(document);
        let mut players: Vec<&Player> = document.players.iter().collect();
        players.sort_by_key(|player| player.no);
        for player in &players {
            let mut line = self.player_columns(player);
            let shown =
                self.format_points(player, computed.get(player.no).copied().unwrap_or_default());
            let points = shown
                .unwrap_or_else(|| as_coded(&cells, player.no, document.rounds).format_fixed(1));
            line.put_right(81, 4, &points);
            let place = places
                .get(&player.no)
                .filter(|place| **place > 0)
                .map(ToString::to_string)
                .unwrap_or_default();
            self.lost.say_if(place.len() > 4, Loss::PlacesBeyond);
            line.put_right(86, 4, if place.len() > 4 { "" } else { &place });
            for round in 1..=document.rounds {
                let text = match cells.get(player.no, round) {
                    Some(cell) => cell_text(cell, player.no),
                    None if absences.is_absent(player.no, round) => ABSENT.to_owned(),
                    None => continue,
                };
                line.put_left(
                    ROUNDS_FROM + 2 + ROUND_WIDTH * (usize::from(round) - 1),
                    &text,
                );
            }
            self.lines.push(line.into_line());
        }
        if self.edition == Edition::Trf26 {
            for player in players {
                self.write_national(player);
            }
        }
    }

    fn player_columns(&mut self, player: &Player) -> Columns {
        let mut line = Columns::new("001");
        line.put_right(5, 4, &player.no.to_string());
        let gender = match player.gender {
            Some(Gender::Male) => "m",
            Some(Gender::Female) => "w",
            None => "",
        };
        line.put_left(10, gender);
        line.put_right(11, 3, &self.title(player));
        line.put_left(15, &self.name(player));
        line.put_right(49, 4, &self.format_rating(player.rating));
        line.put_left(54, &self.format_country(player));
        line.put_right(58, 11, &self.id(player));
        let born = player.born.map(|born| {
            format!(
                "{:04}/{:02}/{:02}",
                born.year,
                born.month.unwrap_or(0),
                born.day.unwrap_or(0)
            )
        });
        line.put_left(70, &born.unwrap_or_default());
        line
    }

    /// One to three Latin letters.
    fn title(&mut self, player: &Player) -> String {
        let title = player
            .title
            .as_deref()
            .and_then(super::player::expand_title)
            .unwrap_or_default();
        let held = (1..=3).contains(&title.len()) && title.bytes().all(|b| b.is_ascii_alphabetic());
        self.lost
            .say_if(!held && !title.is_empty(), Loss::OddTitles);
        if held { title } else { String::new() }
    }

    /// `latin`, else `surname, given`, else `name`.
    fn name(&mut self, player: &Player) -> String {
        let latin = self.latin.of_name(player);
        let name = match Latin::name(player) {
            // A part without Latin letters (a lone soft sign) is dropped with its comma.
            OutName::Divided { surname, given }
                if [&surname, &given]
                    .iter()
                    .any(|part| latin.text(part).is_empty()) =>
            {
                format!("{surname} {given}")
            }
            // The first comma separates.
            OutName::Divided { surname, given } => {
                format!("{}, {given}", latin.text(&surname.replace(',', " ")))
            }
            OutName::Whole(name) => self.divide_name(&latin.text(&name)),
        };
        let name = latin.text(&name);
        self.lost
            .say_if(name.chars().count() > 33, Loss::NamesBeyond33);
        let cut: String = name.chars().take(33).collect();
        // Writes what a reader will write again: the first comma separates.
        match by_comma(&cut) {
            Some((surname, given)) => format!("{surname}, {given}").chars().take(33).collect(),
            None => cut,
        }
    }

    /// A table of the site has surnames first. The end of the surname in a longer name is unknown.
    fn divide_name(&self, name: &str) -> String {
        match name.split_once(' ') {
            Some((surname, given))
                if self.document.home.is_some() && !name.contains(',') && !given.contains(' ') =>
            {
                format!("{surname}, {given}")
            }
            _ => name.to_owned(),
        }
    }

    fn format_rating(&mut self, rating: Option<Number>) -> String {
        let rounded = four_figures(rating.unwrap_or_default());
        self.lost.say_if(rounded.is_none(), Loss::RatingsBeyond);
        self.lost.say_if(
            rating.is_some_and(|rating| rating.as_whole().is_none()),
            Loss::Decimals,
        );
        rounded.unwrap_or_default().to_string()
    }

    fn format_country(&mut self, player: &Player) -> String {
        let country = player
            .country
            .as_deref()
            .map(|country| self.latin.text(&self.fide_code(country)))
            .unwrap_or_default();
        let held = country.chars().count() <= 3;
        self.lost.say_if(!held, Loss::LongCountries);
        if held { country } else { String::new() }
    }

    /// FIDE's code for a country of the site, which stores ISO codes; as written for other files.
    fn fide_code(&self, country: &str) -> String {
        let known = self.document.home.and_then(|_| country::by_code(country));
        known.map_or(country, |known| known.fide).to_owned()
    }

    /// `fide`, otherwise `national` if it is a number below 100000.
    fn id(&mut self, player: &Player) -> String {
        let number = |id: &&String| {
            id.bytes()
                .all(|b| b.is_ascii_digit())
                .then(|| id.parse::<u64>().ok())
                .flatten()
        };
        let fide = player
            .ids
            .get(&IdSystem::Fide)
            .filter(|id| id.len() <= 11 && number(id).is_some_and(|n| n >= 100_000));
        // In the form of the record, so that reading both gives one id.
        let national = player
            .ids
            .get(&IdSystem::National)
            .map(|id| self.latin.text(id));
        let small = national
            .as_ref()
            .filter(|id| id.len() <= 11 && number(id).is_some_and(|n| n > 0 && n < 100_000));
        let taken = fide.or(small);
        let recorded = self.has_record(player);
        let held = |system: &IdSystem, id: &String| match system {
            IdSystem::National => recorded || taken == Some(&self.latin.text(id)),
            _ => taken == Some(id),
        };
        let lost = player.ids.iter().any(|(system, id)| !held(system, id));
        self.lost.say_if(lost, Loss::OtherNumbers);
        taken.cloned().unwrap_or_default()
    }

    /// Stated points of reports, otherwise computed ones; `None` if the columns can't hold them.
    fn format_points(&mut self, player: &Player, computed: Number) -> Option<String> {
        let report = matches!(self.document.format, Format::Trf16 | Format::Trf26);
        let points = if report {
            player.points.unwrap_or(computed)
        } else {
            computed
        };
        self.lost.say_if(
            player.points.is_some_and(|stated| stated != points),
            Loss::OtherTotals,
        );
        let mut shown = points.format_fixed(1);
        if shown.len() > 4 && points.as_whole().is_some() {
            // Three-digit totals drop their decimal.
            shown = points.to_string();
        }
        self.lost.say_if(shown.len() > 4, Loss::LongTotals);
        (shown.len() <= 4).then_some(shown)
    }

    /// The federation of the document, whose ratings they are, also for guests.
    fn record_code(&self) -> Option<String> {
        let code = self.fide_code(self.document.country.as_deref()?);
        let capitals = code.len() == 3 && code.bytes().all(|b| b.is_ascii_uppercase());
        (capitals && code != "FID" && Code::from_word(&code).is_none()).then_some(code)
    }

    /// A record with rating 0 would mean that there is none.
    fn has_record(&self, player: &Player) -> bool {
        let rating = player.national_rating.and_then(four_figures);
        self.edition == Edition::Trf26
            && rating.is_some_and(|rating| rating > 0)
            && self.record_code().is_some()
    }

    fn write_national(&mut self, player: &Player) {
        if !self.has_record(player) {
            return;
        }
        let mut line = Columns::new(&self.record_code().unwrap_or_default());
        line.put_right(5, 4, &player.no.to_string());
        line.put_right(49, 4, &self.format_rating(player.national_rating));
        let id = player
            .ids
            .get(&IdSystem::National)
            .map(|id| self.latin.text(id))
            .unwrap_or_default();
        self.lost.say_if(id.chars().count() > 11, Loss::LongNumbers);
        line.put_right(58, 11, if id.chars().count() > 11 { "" } else { &id });
        self.lines.push(line.into_line());
    }

    fn write_teams(&mut self) {
        for team in &self.document.teams {
            let name = self.latin.text(team.name.as_deref().unwrap_or_default());
            self.lost
                .say_if(name.chars().count() > 32, Loss::TeamsBeyond32);
            let name: String = name.chars().take(32).collect();
            let line = match self.edition {
                Edition::Trf16 => {
                    let says_more =
                        team.place.is_some() || team.points.is_some() || team.game_points.is_some();
                    self.lost.say_if(says_more, Loss::TeamPlaces);
                    old_team(team, &name)
                }
                Edition::Trf26 => new_team(team, &name, &mut self.lost),
            };
            self.lines.push(line);
        }
    }

    fn collect_losses(&mut self) {
        let document = self.document;
        let lost = &mut self.lost;
        let player = |has: fn(&Player) -> bool| document.players.iter().any(has);
        lost.say_if(
            document.games.iter().any(|game| game.handicap > 0),
            Loss::Handicaps,
        );
        lost.say_if(
            document.games.iter().any(|game| game.board.is_some()),
            Loss::Boards,
        );
        lost.say_if(
            document
                .games
                .iter()
                .any(|game| game.kind == GameKind::Disputed),
            Loss::Disputes,
        );
        lost.say_if(player(|p| p.club.is_some()), Loss::Clubs);
        lost.say_if(player(|p| p.group.is_some()), Loss::Groups);
        lost.say_if(player(|p| p.rank.is_some()), Loss::Ranks);
        lost.say_if(
            player(|p| p.deviation.is_some() || p.games.is_some()),
            Loss::DeviationsAndGames,
        );
        lost.say_if(
            document
                .standings
                .iter()
                .any(|standing| !standing.tiebreaks.is_empty()),
            Loss::TieBreaks,
        );
        let records = document
            .players
            .iter()
            .any(|p| p.national_rating.is_some() && !self.has_record(p));
        let lost = &mut self.lost;
        lost.say_if(records, Loss::NationalRatings);
        let held = held_facts(self.edition);
        lost.say_if(
            document.facts.keys().any(|fact| !held.contains(fact)),
            Loss::FactsWithoutLine,
        );
        lost.say_if(
            Grid::by_pair(document).count() < document.games.len() * 2 + document.byes.len(),
            Loss::SecondGames,
        );
    }
}

/// The number of rated players: as the file said, else counted.
fn rated_count(document: &Document) -> String {
    let is_rated = |player: &&Player| player.rating.is_some_and(|rating| rating > Number::ZERO);
    let counted = || document.players.iter().filter(is_rated).count().to_string();
    let said = document.facts.get(&Fact::RatedPlayers);
    said.cloned().unwrap_or_else(counted)
}

fn held_facts(edition: Edition) -> &'static [Fact] {
    match edition {
        Edition::Trf16 => &[
            Fact::RatedPlayers,
            Fact::Type,
            Fact::RoundDates,
            Fact::Scoring,
            Fact::Config,
        ],
        Edition::Trf26 => &[
            Fact::RatedPlayers,
            Fact::Type,
            Fact::RoundDates,
            Fact::InitialColour,
            Fact::Scoring,
            Fact::RankMethod,
            Fact::Controller,
            Fact::TypeCode,
            Fact::Tiebreaks,
            Fact::Standings,
            Fact::TimeCode,
            Fact::BoardColours,
            Fact::TeamScoring,
        ],
    }
}

/// The absences that a document implies without stating them. FIDE's form has `Z` for a known
/// absence; a blank counts the same, but is also written for rounds to come.
struct Absences<'a> {
    played: HashSet<u8>,
    /// `None` if the document implies none.
    cells: Option<Grid<'a>>,
}

impl<'a> Absences<'a> {
    fn new(document: &'a Document) -> Self {
        let played = document.games.iter().map(|game| game.round).collect();
        // A game that has no place in the report is no absence either.
        Self {
            played,
            cells: document.empty_is_absent.then(|| Grid::by_player(document)),
        }
    }

    fn is_absent(&self, no: PlayerNo, round: u8) -> bool {
        self.cells
            .as_ref()
            .is_some_and(|cells| self.played.contains(&round) && cells.get(no, round).is_none())
    }
}

/// A player's points by the codes of the cells, as a reader counts them.
fn as_coded(cells: &Grid<'_>, no: PlayerNo, rounds: u8) -> Number {
    let of = |cell: Cell<'_>| match cell {
        Cell::Bye(bye) => bye.kind.points(),
        Cell::Game(game) => game
            .side_of(no)
            .and_then(|side| side.score)
            .map_or(Number::ZERO, Number::from),
    };
    (1..=rounds)
        .filter_map(|round| cells.get(no, round))
        .fold(Number::ZERO, |sum, cell| sum.plus(of(cell)))
}

/// A rating for four columns: rounded half up, 0 to 9999.
fn four_figures(rating: Number) -> Option<i64> {
    rating
        .round_to(0)
        .as_whole()
        .filter(|rating| (0..=9999).contains(rating))
}

/// Code right-aligned in 2, number with one decimal right-aligned in 4, three spaces between.
fn columns_of_points<'a>(values: impl Iterator<Item = &'a (String, Number)>) -> String {
    values
        .map(|(code, value)| format!("{code:>2}{:>4}", value.format_fixed(1)))
        .collect::<Vec<_>>()
        .join("   ")
}

const ABSENT: &str = "0000 - Z";

fn cell_text(cell: Cell<'_>, no: PlayerNo) -> String {
    match cell {
        Cell::Bye(Bye { kind, .. }) => match kind {
            ByeKind::Full => "0000 - F",
            ByeKind::Half => "0000 - H",
            ByeKind::Zero => ABSENT,
            ByeKind::Allocated => "0000 - U",
        }
        .to_owned(),
        Cell::Game(game) => {
            let Some(side) = game.side_of(no) else {
                return String::new();
            };
            let colour = match side.colour {
                Some(Colour::White) => 'w',
                Some(Colour::Black) => 'b',
                None => '-',
            };
            format!(
                "{:>4} {colour} {}",
                side.opponent.0,
                result_sign(game, side.score)
            )
        }
    }
}

/// The sign of a result by kind as in section 4.2.
fn result_sign(game: &Game, score: Option<Score>) -> char {
    match (game.kind, score) {
        (_, None) | (GameKind::Open | GameKind::Disputed, _) => ' ',
        (GameKind::Played, Some(Score::Win)) => '1',
        (GameKind::Played, Some(Score::Draw)) => '=',
        (GameKind::Played | GameKind::BothLost, Some(Score::Loss)) | (GameKind::BothLost, _) => '0',
        (GameKind::Forfeit, Some(Score::Win)) => '+',
        (GameKind::Forfeit | GameKind::Unplayed, Some(Score::Draw)) => 'D',
        (GameKind::Forfeit, Some(Score::Loss)) | (GameKind::DoubleForfeit, _) => '-',
        (GameKind::Unplayed, Some(Score::Win)) | (GameKind::BothWon, _) => 'W',
        (GameKind::Unplayed, Some(Score::Loss)) => 'L',
    }
}

fn old_team(team: &Team, name: &str) -> String {
    let mut line = Columns::new("013");
    line.put_left(5, name);
    for (position, player) in (37..).step_by(5).zip(&team.players) {
        line.put_right(position, 4, &player.to_string());
    }
    line.into_line()
}

fn new_team(team: &Team, name: &str, lost: &mut LossCollector) -> String {
    let mut line = Columns::new("310");
    // A text wider than its column would be misread.
    let mut within = |width: usize, text: Option<String>| {
        lost.say_if(
            text.as_ref().is_some_and(|text| text.len() > width),
            Loss::TeamPlaces,
        );
        text.filter(|text| text.len() <= width).unwrap_or_default()
    };
    let points = |points: Option<Number>| points.map(|points| points.format_fixed(1));
    line.put_right(5, 3, &within(3, Some(team.no.to_string())));
    line.put_left(9, name);
    line.put_right(55, 6, &within(6, points(team.points)));
    line.put_right(62, 6, &within(6, points(team.game_points)));
    line.put_right(69, 3, &within(3, team.place.map(|place| place.to_string())));
    for (position, player) in (74..).step_by(5).zip(&team.players) {
        line.put_right(position, 4, &player.to_string());
    }
    line.into_line()
}
