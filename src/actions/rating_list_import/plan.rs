//! Plans the import of a list: for each row the player, the initial record and every mistake.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::files::{Reading, RowChoice};
use crate::db::clubs::ClubNames;
use crate::db::federations::Federation;
use crate::db::players::{Personal, Player};
use crate::db::{Conn, DbError, PlayerId, external_ids as stored};
use crate::domain::caveat::{self, Caveat};
use crate::domain::country;
use crate::domain::external_id::{self, System};
use crate::domain::name;
use crate::domain::player::{Born, Person, parse_date};
use crate::domain::rules::initial_rating::{self, StandingField, StandingKind};
use crate::domain::rules::need::{BirthEntry, LackKind, ParticipantFacts};
use crate::domain::rules::{self, Engine, Rulebook};
use crate::domain::table::TypedPlayer;
use crate::formats::dates;
use crate::formats::document::{self, Document, Format, Rank};
use crate::formats::sheet::{self as tables, Difference};
use crate::initial_ratings::{TOGETHER, to_form_problem};
use crate::players::{self, Entry};
use crate::table_import::{self, Match, MatchBasis};
use crate::{ActionError, FormMistake, FormProblem, Refusal, doubts, editions, external_ids};

/// Spellings of ranks in lower case without blanks, with the words of the regulation for them.
pub type Spellings = HashMap<String, &'static str>;

pub fn rank_key(rank: &str) -> String {
    rank.chars()
        .filter(|c| !c.is_whitespace())
        .flat_map(char::to_lowercase)
        .collect()
}

#[derive(Debug, Clone)]
pub struct PlannedRow {
    /// The number in the list, else by the order.
    pub number: u32,
    pub player: document::Player,
    /// Name and birth as if typed.
    pub typed: TypedPlayer,
    pub found: Match,
    pub whom: RowChoice,
    pub texts: Vec<String>,
    /// `None` if nothing is entered.
    pub standing: Option<Value>,
    /// The present initial record of a known player.
    pub before: Vec<String>,
    /// True if the stated rank is left out: the rules give another by the rating.
    pub rank_left: bool,
    /// The article by which the present rank stays: these rules never lower a rank.
    pub rank_stays: Option<&'static str>,
    /// Some other rows with this name whose births don't tell the two apart.
    pub namesakes: Vec<u32>,
    pub problems: Vec<FormProblem>,
    pub differences: Vec<Difference>,
}

#[derive(Debug, Clone, Default)]
pub struct Plan {
    pub rows: Vec<PlannedRow>,
    /// Data that the regulation needs and the site lacks for the players of the list.
    pub lacks: Vec<LackKind>,
    /// Clubs of new players that the federation doesn't have.
    pub clubs: Vec<String>,
    /// Hash of the proposals: it shows whether the import would do what the user has seen.
    pub fingerprint: String,
}

impl Plan {
    pub fn list_caveats(&self) -> Vec<Caveat> {
        let lacks = self.lacks.iter().copied().map(Caveat::Lack);
        lacks
            .chain((!self.clubs.is_empty()).then_some(Caveat::Clubs(self.clubs.len())))
            .collect()
    }

    pub fn refuse_unticked(&self, ticked: &str) -> Result<(), ActionError> {
        let ticked = caveat::from_words(ticked).unwrap_or_default();
        match self
            .list_caveats()
            .iter()
            .all(|caveat| ticked.contains(caveat))
        {
            true => Ok(()),
            false => Err(Refusal::Unticked.into()),
        }
    }

    pub fn count(&self, wanted: impl Fn(RowChoice) -> bool) -> usize {
        self.rows.iter().filter(|row| wanted(row.whom)).count()
    }
}

pub fn rating_fields(book: &Rulebook) -> Vec<&'static StandingField> {
    book.standing
        .iter()
        .filter(|field| is_rating(field))
        .collect()
}

fn is_rating(field: &StandingField) -> bool {
    matches!(field.pool_and_name().1, "rating" | "fide")
}

pub fn rating_field(book: &Rulebook, reading: &Reading) -> Option<&'static StandingField> {
    let fields = rating_fields(book);
    fields
        .iter()
        .find(|field| field.name == reading.field)
        .or(fields.first())
        .copied()
}

/// Fields that a list may leave out, and that then have one value for all rows.
pub fn asked_once(book: &Rulebook, reading: &Reading) -> Vec<&'static StandingField> {
    let pool = rating_field(book, reading).map_or("", |field| field.pool_and_name().0);
    let own =
        |field: &&StandingField| !is_rating(field) && ["", pool].contains(&field.pool_and_name().0);
    // A rank or a dan belongs to a single player.
    book.standing
        .iter()
        .filter(own)
        .filter(|field| !matches!(field.pool_and_name().1, "rank" | "dan"))
        .collect()
}

pub fn plan_import(
    conn: &mut Conn,
    federation: &Federation,
    document: &Document,
    reading: &Reading,
    spellings: &Spellings,
    today: NaiveDate,
) -> Result<Plan, ActionError> {
    let mut plan = plan_with_texts(conn, federation, document, reading, &|player| {
        field_texts(federation.rules, reading, player, spellings)
    })?;
    let day = document.start.map_or(today, |day| day.min(today));
    for row in plan
        .rows
        .iter_mut()
        .filter(|row| row.whom != RowChoice::Left)
    {
        row.problems
            .extend(find_late_dates(federation.rules, &row.texts, day));
    }
    Ok(plan)
}

/// No game of a list is later than the list.
fn find_late_dates(book: &Rulebook, texts: &[String], day: NaiveDate) -> Vec<FormProblem> {
    let (day, month) = (day.to_string(), day.format("%Y-%m").to_string());
    let is_later = |(field, text): &(&StandingField, &String)| match field.kind {
        StandingKind::Day => parse_date(text).is_some() && **text > day,
        StandingKind::Month => parse_date(&format!("{text}-01")).is_some() && **text > month,
        _ => false,
    };
    let wrong = book.standing.iter().zip(texts).filter(is_later);
    wrong
        .map(|(field, _)| FormProblem {
            field: field.name,
            kind: FormMistake::LaterThanList,
        })
        .collect()
}

pub(crate) fn plan_with_texts(
    conn: &mut Conn,
    federation: &Federation,
    document: &Document,
    reading: &Reading,
    texts: &dyn Fn(&document::Player) -> Vec<String>,
) -> Result<Plan, ActionError> {
    if document.format != Format::List {
        return Err(Refusal::NotAList.into());
    }
    let book = federation.rules;
    let mut tabled = tables::build_sheet(document);
    clubs_of_cities(conn, federation, &mut tabled.sheet.rows)?;
    let matches = table_import::match_players(conn, federation, document, &tabled)?;
    let people: HashMap<_, _> = document
        .players
        .iter()
        .map(|player| (player.no, player))
        .collect();
    let mut check = Check::prepare_check(conn, federation, document)?;
    let mut plan = Plan::default();
    for ((no, typed), found) in tabled.players.iter().zip(tabled.sheet.rows).zip(matches) {
        let Some(player) = people.get(no).copied() else {
            continue;
        };
        let whom = choose_player(reading, no.0, &found);
        plan.rows.push(check.check_row(PlannedRow {
            number: no.0,
            texts: if reading.only_new && matches!(whom, RowChoice::Known(_)) {
                vec![String::new(); book.standing.len()]
            } else {
                texts(player)
            },
            player: player.clone(),
            typed,
            found,
            whom,
            standing: None,
            before: Vec::new(),
            rank_left: false,
            rank_stays: None,
            namesakes: Vec::new(),
            problems: Vec::new(),
            differences: Vec::new(),
        }));
    }
    note_namesakes(&mut plan.rows);
    plan.fingerprint = compute_fingerprint(&plan.rows);
    plan.lacks = find_lacks(conn, federation, &check.known)?;
    let arriving = plan.rows.iter().filter(|row| row.whom.is_new());
    plan.clubs = doubts::unknown_clubs(
        conn,
        federation,
        arriving.map(|row| row.typed.club.as_str()),
    )?;
    Ok(plan)
}

/// Largest number of namesakes that a row names.
const NAMESAKES: usize = 3;
/// Largest number of compared rows of one name; it bounds the cost of a list of one name.
const COMPARED: usize = 50;

/// Rows of one name that no birth tells apart may be one person twice.
fn note_namesakes(rows: &mut [PlannedRow]) {
    let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, row) in rows.iter().enumerate() {
        let same = by_name
            .entry(name::likeness_key(&row.typed.name))
            .or_default();
        if same.len() < COMPARED {
            same.push(at);
        }
    }
    for same in by_name.into_values() {
        for &at in &same {
            let born = rows[at].typed.born.trim();
            let doubtful = |other: &str| born.is_empty() || other.is_empty() || born == other;
            let others = same
                .iter()
                .filter(|other| **other != at && doubtful(rows[**other].typed.born.trim()));
            rows[at].namesakes = others
                .take(NAMESAKES)
                .map(|other| rows[*other].number)
                .collect();
        }
    }
}

/// Applies the newest edition of the rules.
fn find_lacks(
    conn: &mut Conn,
    federation: &Federation,
    known: &[ParticipantFacts],
) -> Result<Vec<LackKind>, DbError> {
    let parameters = editions::find_governing(conn, federation, NaiveDate::MAX)?.parameters;
    let parameters =
        serde_json::from_str(&parameters).map_err(|e| DbError::Corrupt(e.to_string()))?;
    let engine = federation
        .rules
        .empty_engine(&parameters)
        .map_err(DbError::Corrupt)?;
    Ok(engine
        .missing_data(known)
        .into_iter()
        .map(|lack| lack.kind)
        .collect())
}

/// Fills in the club that has the name of the city, if there is one. No club is created from a
/// city.
fn clubs_of_cities(
    conn: &mut Conn,
    federation: &Federation,
    rows: &mut [TypedPlayer],
) -> Result<(), DbError> {
    let homeless = |row: &&mut TypedPlayer| row.club.is_empty() && !row.city.is_empty();
    if !rows.iter_mut().any(|row| homeless(&row)) {
        return Ok(());
    }
    let clubs = ClubNames::load(conn, federation.id)?;
    for row in rows.iter_mut().filter(homeless) {
        row.club = clubs
            .find(&row.city)
            .map(|club| club.name.clone())
            .unwrap_or_default();
    }
    Ok(())
}

fn choose_player(reading: &Reading, number: u32, found: &Match) -> RowChoice {
    let proposed = match found.chosen {
        Some(id) => RowChoice::Known(id),
        None if reading.all_new && found.how == MatchBasis::Not && found.offered.is_empty() => {
            RowChoice::New
        }
        None => RowChoice::Open,
    };
    match reading.choices.get(&number) {
        Some(RowChoice::Known(id)) if !found.offered.iter().any(|player| player.id == *id) => {
            RowChoice::Open
        }
        Some(chosen) => *chosen,
        None => proposed,
    }
}

pub(crate) fn field_texts(
    book: &Rulebook,
    reading: &Reading,
    player: &document::Player,
    spellings: &Spellings,
) -> Vec<String> {
    let rating = rating_field(book, reading);
    let pool = rating.map_or("", |field| field.pool_and_name().0);
    let has_dan = book
        .standing
        .iter()
        .any(|field| field.pool_and_name().1 == "dan");
    let text = |field: &StandingField| {
        let (own, name) = field.pool_and_name();
        if Some(field.name) == rating.map(|field| field.name) {
            return player
                .rating
                .map(|rating| rating.to_string())
                .unwrap_or_default();
        }
        if player.rating.is_none() || is_rating(field) || !["", pool].contains(&own) {
            return String::new();
        }
        let said = match name {
            "games" => player.games.map(|games| games.to_string()),
            "deviation" => player.deviation.map(|deviation| deviation.to_string()),
            "rank" => rank_word(field, player, has_dan, spellings),
            "dan" => assigned_dan(player).map(|dan| dan.to_string()),
            "last_played" => player
                .last_played
                .as_deref()
                .map(|written| format_played(field, written)),
            _ => None,
        };
        said.or_else(|| reading.rest.get(field.name).cloned())
            .unwrap_or_default()
    };
    book.standing.iter().map(text).collect()
}

/// A date that isn't understood, or a month where the rules need the day, stays as written. It is
/// then reported as a mistake.
fn format_played(field: &StandingField, written: &str) -> String {
    let read = match field.kind {
        StandingKind::Month => {
            dates::month_played(written).map(|day| day.format("%Y-%m").to_string())
        }
        _ => dates::day_played(written).map(|day| day.to_string()),
    };
    read.unwrap_or_else(|| written.to_owned())
}

/// Only the fourth and higher dans are assigned.
fn assigned_dan(player: &document::Player) -> Option<u8> {
    match player.rank {
        Some(Rank::Dan(dan)) if dan >= 4 => Some(dan),
        _ => None,
    }
}

/// An unknown rank stays as written, to be reported as a mistake.
fn rank_word(
    field: &StandingField,
    player: &document::Player,
    has_dan: bool,
    spellings: &Spellings,
) -> Option<String> {
    let StandingKind::Words(words) = field.kind else {
        return None;
    };
    if has_dan && assigned_dan(player).is_some() {
        return None;
    }
    let written = player
        .rank
        .as_ref()
        .map(ToString::to_string)
        .or_else(|| player.title.clone())?;
    let known = words
        .iter()
        .find(|word| rank_key(word) == rank_key(&written))
        .or_else(|| spellings.get(&rank_key(&written)));
    Some(known.map_or(written, |word| (*word).to_owned()))
}

struct Check {
    book: &'static Rulebook,
    names: name::Language,
    engine: Box<dyn Engine>,
    holders: HashMap<(System, String), PlayerId>,
    seen: HashSet<PlayerId>,
    numbered: HashSet<(System, String)>,
    /// Players who are entered or get a record by the list.
    known: Vec<ParticipantFacts>,
}

impl Check {
    fn prepare_check(
        conn: &mut Conn,
        federation: &Federation,
        document: &Document,
    ) -> Result<Check, DbError> {
        let book = federation.rules;
        let asked: Vec<_> = document
            .players
            .iter()
            .flat_map(table_import::numbers_of)
            .collect();
        Ok(Check {
            book,
            names: federation.name_language(),
            engine: book.empty_engine(&json!({})).map_err(DbError::Corrupt)?,
            holders: stored::find_holders(conn, federation.id, &asked)?,
            seen: HashSet::new(),
            numbered: HashSet::new(),
            known: Vec::new(),
        })
    }

    fn check_row(&mut self, mut row: PlannedRow) -> PlannedRow {
        let known = match row.whom {
            RowChoice::Left | RowChoice::Open => None,
            RowChoice::New | RowChoice::Guest => {
                let entry = to_entry(&row, self.names);
                row.problems.extend(players::find_problems(&entry));
                self.check_external_ids(&mut row);
                None
            }
            RowChoice::Known(id) => {
                if !self.seen.insert(id) {
                    row.problems
                        .push(FormProblem::new("name", FormMistake::SamePerson));
                }
                row.found
                    .offered
                    .iter()
                    .find(|player| player.id == id)
                    .cloned()
            }
        };
        let held: Option<Value> = known
            .as_ref()
            .and_then(|site| serde_json::from_str(site.standing.as_deref()?).ok());
        if let Some(site) = &known {
            row.before = initial_rating::to_texts(self.book.standing, held.as_ref());
            row.texts = merge_texts(self.book, &row.before, std::mem::take(&mut row.texts));
            row.differences = table_import::list_differences(&row.player, site);
        }
        if row.whom != RowChoice::Left {
            let person = known.as_ref().map_or_else(
                || Person {
                    born: parse_birth(&row),
                    guest: row.whom == RowChoice::Guest,
                },
                Player::to_person,
            );
            self.set_record(&mut row, person);
            self.keep_rank(&mut row, person, held.as_ref());
            self.note_player(&row, person);
        }
        row
    }

    fn set_record(&mut self, row: &mut PlannedRow, person: Person) {
        let read = match initial_rating::parse_texts(self.book.standing, &row.texts) {
            Ok(read) => read,
            Err(wrong) => return row.problems.extend(wrong.iter().map(to_form_problem)),
        };
        if read.is_none() || self.engine.enter_player(person, read.as_ref()).is_ok() {
            row.standing = read;
            return;
        }
        // A rank below the one by the rating can't be kept: the record is tried without it.
        let plain: Vec<String> = self
            .book
            .standing
            .iter()
            .zip(&row.texts)
            .map(|(field, text)| blank_if_rank_field(field, text))
            .collect();
        match initial_rating::parse_texts(self.book.standing, &plain) {
            Ok(Some(plain_value))
                if plain != row.texts
                    && self.engine.enter_player(person, Some(&plain_value)).is_ok() =>
            {
                (row.texts, row.standing, row.rank_left) = (plain, Some(plain_value), true);
            }
            _ => row
                .problems
                .push(FormProblem::new(TOGETHER, FormMistake::StandingRefused)),
        }
    }

    /// Notes a player whom the list enters or changes, for the check of missing data.
    fn note_player(&mut self, row: &PlannedRow, person: Person) {
        let changes = row.standing.is_some() && row.texts != row.before;
        if !(row.whom.is_new() || changes) {
            return;
        }
        let Ok(key) = self.engine.enter_player(person, row.standing.as_ref()) else {
            return;
        };
        let view = self.engine.view_player(key);
        let ranked = view.rank.is_some_and(|rank| rank.step > 0);
        let (rated, dated) = (view.rating.is_some(), self.engine.is_dated(key));
        // The list has no games yet: the check assumes that the player will play.
        self.known.push(ParticipantFacts {
            played: true,
            missing_birth_entry: person.born.is_none().then_some(BirthEntry::Table),
            rated,
            ranked,
            dated,
            stated: false,
            loses_rank: ranked,
        });
    }

    /// Keeps a rank that these rules never lower, against the list and its rating.
    fn keep_rank(&mut self, row: &mut PlannedRow, person: Person, held: Option<&Value>) {
        let (Some(article), Some(brings)) = (self.book.ranks_stay, row.standing.as_ref()) else {
            return;
        };
        let (before, after) = (
            self.rank_by_record(person, held),
            self.rank_by_record(person, Some(brings)),
        );
        let falls = before
            .filter(|rank| after.is_none_or(|after| *rank > after))
            .map(|rank| rank.name);
        let Some(kept) = falls.or_else(|| self.recorded_rank(row)) else {
            return;
        };
        let ranked = self.book.standing.iter().zip(&row.texts);
        let texts: Vec<String> = ranked
            .map(|(field, text)| {
                if field.pool_and_name().1 == "rank" {
                    kept.to_owned()
                } else {
                    text.clone()
                }
            })
            .collect();
        if let Ok(standing @ Some(_)) = initial_rating::parse_texts(self.book.standing, &texts) {
            (row.texts, row.standing, row.rank_stays) = (texts, standing, Some(article));
        }
    }

    /// The recorded rank, if the list states a lower one. It may be below the rank by the rating.
    fn recorded_rank(&self, row: &PlannedRow) -> Option<&'static str> {
        let (at, field) = self
            .book
            .standing
            .iter()
            .enumerate()
            .find(|(_, field)| field.pool_and_name().1 == "rank")?;
        let StandingKind::Words(words) = field.kind else {
            return None;
        };
        let step = |text: Option<&String>| {
            words
                .iter()
                .position(|word| text.is_some_and(|text| text == word))
        };
        let (before, after) = (step(row.before.get(at))?, step(row.texts.get(at))?);
        words.get(before).filter(|_| before > after).copied()
    }

    fn rank_by_record(&mut self, person: Person, standing: Option<&Value>) -> Option<rules::Rank> {
        let key = self.engine.enter_player(person, standing).ok()?;
        self.engine.view_player(key).rank
    }

    fn check_external_ids(&mut self, row: &mut PlannedRow) {
        for (system, number) in &row.player.ids {
            let key = (*system, external_id::comparison_key(number));
            let kind = match (system.normalize_id(number), self.holders.get(&key)) {
                (None, _) => FormMistake::NoSuchNumber,
                (Some(_), Some(holder)) => FormMistake::HeldBy(*holder),
                (Some(_), None) if !self.numbered.insert(key) => FormMistake::Taken,
                (Some(_), None) => continue,
            };
            row.problems.push(FormProblem {
                field: external_ids::field_name(*system),
                kind,
            });
        }
    }
}

/// A list of one pool, or without some column, leaves the rest of the present record as it is. Rank
/// and dan are one statement: if the list makes it, nothing of the old one is left.
fn merge_texts(book: &Rulebook, before: &[String], texts: Vec<String>) -> Vec<String> {
    if texts.iter().all(String::is_empty) {
        return texts;
    }
    let ranked = |field: &StandingField| matches!(field.pool_and_name().1, "rank" | "dan");
    let says_rank = book
        .standing
        .iter()
        .zip(&texts)
        .any(|(field, text)| ranked(field) && !text.is_empty());
    let rows = book.standing.iter().zip(texts).zip(before);
    rows.map(|((field, text), held)| {
        if text.is_empty() && !(ranked(field) && says_rank) {
            held.clone()
        } else {
            text
        }
    })
    .collect()
}

fn blank_if_rank_field(field: &StandingField, text: &str) -> String {
    if field.pool_and_name().1 == "rank" {
        String::new()
    } else {
        text.to_owned()
    }
}

fn parse_birth(row: &PlannedRow) -> Option<Born> {
    Born::parse(&row.typed.born)
}

/// `names`: the language of names whose letters don't tell theirs.
pub(super) fn to_entry(row: &PlannedRow, names: name::Language) -> Entry {
    let name = row.typed.name.trim().to_owned();
    let usual = name::to_latin(&name, names);
    let latin = row
        .player
        .latin
        .as_deref()
        .map(str::trim)
        .filter(|latin| !latin.is_empty() && *latin != name && *latin != usual);
    let country = row.player.country.as_deref().and_then(country::find);
    let club = row.typed.club.trim();
    Entry {
        personal: Personal {
            latin: latin.map(str::to_owned),
            born: (!row.typed.born.is_empty()).then(|| row.typed.born.clone()),
            gender: row.player.gender,
            country: country.map(|country| country.alpha2.to_owned()),
            name,
        },
        club: (!club.is_empty()).then(|| club.to_owned()),
        club_since: None,
        guest: row.whom == RowChoice::Guest,
        numbers: Vec::new(),
        sure: players::EntryConfirmations::default(),
    }
}

pub(super) fn numbers_of(row: &PlannedRow) -> BTreeMap<System, String> {
    row.player
        .ids
        .iter()
        .filter_map(|(system, number)| Some((*system, system.normalize_id(number)?)))
        .collect()
}

/// The choices are not part of the hash: they come with the request to import.
fn compute_fingerprint(rows: &[PlannedRow]) -> String {
    let mut hash = Sha256::new();
    for row in rows {
        let offered: Vec<PlayerId> = row.found.offered.iter().map(|player| player.id).collect();
        hash.update(format!(
            "{} {:?} {offered:?} {:?} {:?} {:?}\n",
            row.number, row.found.chosen, row.typed.name, row.texts, row.before
        ));
    }
    HEXLOWER.encode(&hash.finalize())
}
