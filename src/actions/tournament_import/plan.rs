//! Plans the import of the tables of a bundle, with every reason why a table can't be taken.

use std::collections::{BTreeMap, HashMap, HashSet};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::files::{ImportMode, Reading, TableDecisions};
use super::people::{self, People};
use super::read::{Refused, Source, Sources};
use crate::db::federations::Federation;
use crate::db::tournaments::Conditions;
use crate::db::{Conn, DbError, FileId, PlayerId, TournamentId};
use crate::domain::name::to_stored_title;
use crate::domain::player::PlayerKey;
use crate::domain::rules::initial_rating;
use crate::domain::table::{self, Problem, Sheet, Table};
use crate::domain::tournament::Pool;
use crate::duplicates::DuplicateIndex;
use crate::formats::document::PlayerNo;
use crate::formats::sheet::{self as tables, Gap};
use crate::rating::{Rater, as_tournament};
use crate::rating_list_import::files::RowChoice;
use crate::rating_list_import::plan::{self as lists, Plan as PeoplePlan, Spellings};
use crate::{ActionError, FormMistake, FormProblem, conditions, sheets};

#[derive(Debug, Clone)]
pub struct PlannedTable {
    pub number: u32,
    pub file: FileId,
    pub file_name: String,
    /// True if the file is a journal, which may contain other tables too.
    pub in_journal: bool,
    pub pool_named: Option<Pool>,
    /// Conditions as a form would hold them.
    pub told: TableDecisions,
    /// `None` while the conditions have mistakes.
    pub conditions: Option<Conditions>,
    pub games: usize,
    /// Number of doubtful places in the file.
    pub remarks: usize,
    /// Features that the regulation can't rate.
    pub gaps: Vec<Gap>,
    pub mistakes: Vec<FormProblem>,
    pub problems: Vec<Problem>,
    /// Reason why the rules can't rate it, as a sentence.
    pub unratable: Option<String>,
    /// Tournament of the site that seems to be the same.
    pub known: Option<TournamentId>,
    pub left: bool,
    /// Its chosen players are people of the bundle: [`PlannedTable::people`] by rows.
    pub(super) sheet: Sheet,
    pub(super) read: Table,
    /// Person in each row, by number in the bundle.
    pub people: Vec<u32>,
}

impl PlannedTable {
    pub fn can_import(&self) -> bool {
        self.conditions.is_some()
            && self.mistakes.is_empty()
            && self.problems.is_empty()
            && self.unratable.is_none()
            && !self.gaps.iter().any(|gap| gap.is_blocking())
    }
}

pub struct Plan {
    pub tables: Vec<PlannedTable>,
    /// Names of the rating lists in the bundle.
    pub lists: Vec<String>,
    pub refused: Vec<Refused>,
    /// People of the bundle in tables that aren't left out.
    pub people: PeoplePlan,
    /// Hash that detects changes between display and import.
    pub fingerprint: String,
}

impl Plan {
    pub fn included_tables(&self) -> impl Iterator<Item = &PlannedTable> {
        self.tables.iter().filter(|table| !table.left)
    }

    pub fn is_open(&self) -> bool {
        self.included_tables().any(|table| !table.can_import()) || self.open_people() > 0
    }

    /// Number of people who are undecided or wrong.
    pub fn open_people(&self) -> usize {
        let open = |row: &&lists::PlannedRow| {
            matches!(row.whom, RowChoice::Open | RowChoice::Left) || !row.problems.is_empty()
        };
        self.people.rows.iter().filter(open).count()
    }
}

pub fn plan_import(
    conn: &mut Conn,
    federation: &Federation,
    sources: Sources,
    reading: &Reading,
    spellings: &Spellings,
) -> Result<Plan, ActionError> {
    let mut people = people::gather_people(&sources.all);
    let known = DuplicateIndex::load_index(conn, federation)?;
    let check = Check {
        federation,
        reading,
        rater: Rater::new(federation)?,
        known,
    };
    let mut tables = Vec::new();
    for source in sources.all.iter().filter(|source| !source.is_list()) {
        tables.push(check.table(source, &people)?);
    }
    if reading.starts {
        people::copy_first_values(&mut people, &in_order(&sources.all, &tables));
    }
    let playing: HashSet<u32> = tables
        .iter()
        .filter(|table| !table.left)
        .flat_map(|table| table.people.iter().copied())
        .collect();
    people
        .list
        .players
        .retain(|player| playing.contains(&player.no.0));
    let reading_people = crate::rating_list_import::files::Reading {
        only_new: true,
        ..reading.people.clone()
    };
    let brought = |player: &crate::formats::document::Player| {
        let code = people.codes.get(&player.no.0).filter(|_| reading.starts);
        match code.and_then(|code| sources.standings.get(code)) {
            Some(value) => initial_rating::to_texts(federation.rules.standing, Some(value)),
            None => lists::field_texts(federation.rules, &reading_people, player, spellings),
        }
    };
    let planned =
        lists::plan_with_texts(conn, federation, &people.list, &reading_people, &brought)?;
    let lists = sources
        .all
        .iter()
        .filter(|source| source.is_list())
        .map(|source| source.name.clone())
        .collect();
    let fingerprint = compute_fingerprint(&tables, &planned, reading);
    Ok(Plan {
        tables,
        lists,
        refused: sources.refused,
        people: planned,
        fingerprint,
    })
}

/// The tables that are taken, ordered by day.
fn in_order<'a>(sources: &'a [Source], tables: &[PlannedTable]) -> Vec<&'a Source> {
    let mut days: BTreeMap<(chrono::NaiveDate, chrono::NaiveDate, u32), u32> = BTreeMap::new();
    for table in tables.iter().filter(|table| !table.left) {
        if let Some(c) = &table.conditions {
            days.insert((c.ends, c.starts, table.number), table.number);
        }
    }
    let by_number: HashMap<u32, &Source> = sources
        .iter()
        .map(|source| (source.number, source))
        .collect();
    days.into_values()
        .filter_map(|number| by_number.get(&number).copied())
        .collect()
}

struct Check<'a> {
    federation: &'a Federation,
    reading: &'a Reading,
    rater: Rater,
    known: DuplicateIndex,
}

impl Check<'_> {
    fn table(&self, source: &Source, people: &People) -> Result<PlannedTable, DbError> {
        let (document, hand) = (&source.document, self.reading.tables.get(&source.number));
        let told = self.told(source, hand);
        let (conditions, mut mistakes) =
            match self.parse_conditions(&told, document.arbiters.first()) {
                Ok(conditions) => (Some(conditions), Vec::new()),
                Err(mistakes) => (None, mistakes),
            };
        mistakes.extend(self.find_unstated(&told));
        let tabled = tables::build_sheet(document);
        let mut sheet = tabled.sheet;
        let seat = |no: &PlayerNo| {
            people
                .seats
                .get(&(source.number, *no))
                .copied()
                .unwrap_or_default()
        };
        let seated: Vec<u32> = tabled.players.iter().map(seat).collect();
        for (row, person) in sheet.rows.iter_mut().zip(&seated) {
            row.player = Some((*person).into());
        }
        let gaps = tables::find_gaps(document, self.federation.rules.shows);
        let (read, problems) = self.check_table(&sheet);
        let unratable = match &conditions {
            Some(conditions) if problems.is_empty() && self.reading.way == ImportMode::Rated => {
                self.why_unratable(conditions, &sheet, &read)?
            }
            _ => None,
        };
        let known = self.find_known(source, conditions.as_ref());
        let mut planned = PlannedTable {
            number: source.number,
            file: source.file,
            file_name: source.name.clone(),
            in_journal: !source.codes.is_empty(),
            told,
            pool_named: document.pool(),
            conditions,
            games: document.games.len(),
            remarks: document.remarks.len(),
            gaps,
            mistakes,
            problems,
            unratable,
            known,
            left: false,
            sheet,
            read,
            people: seated,
        };
        planned.left = hand
            .and_then(|hand| hand.left)
            .unwrap_or(known.is_some() || !planned.problems.is_empty());
        Ok(planned)
    }

    fn check_table(&self, sheet: &Sheet) -> (Table, Vec<Problem>) {
        match table::check_sheet(sheet) {
            Ok(read) if self.federation.rules.shows.annuls => (read, Vec::new()),
            Ok(read) => {
                let unknown = table::unknown_annulment(sheet, &read).into_iter().collect();
                (read, unknown)
            }
            Err(problems) => (
                Table::default(),
                problems.into_iter().filter(Problem::is_blocking).collect(),
            ),
        }
    }

    fn find_known(&self, source: &Source, conditions: Option<&Conditions>) -> Option<TournamentId> {
        let by_file = if source.codes.is_empty() {
            self.known.by_file(&source.sha256, None)
        } else {
            None
        };
        by_file.or_else(|| conditions.and_then(|c| self.known.by_name(&c.name, c.ends, None)))
    }

    /// The values of a table, overridden by those typed by hand.
    fn told(&self, source: &Source, hand: Option<&TableDecisions>) -> TableDecisions {
        let nothing = TableDecisions::default();
        let (hand, rest, document, said) = (
            hand.unwrap_or(&nothing),
            &self.reading.rest,
            &source.document,
            &source.said,
        );
        let one = |hand: &str, said: Option<String>| {
            if hand.trim().is_empty() {
                said.unwrap_or_default()
            } else {
                hand.trim().to_owned()
            }
        };
        let choice =
            |hand: &str, said: &str, rest: &str| one(hand, Some(one(said, Some(rest.to_owned()))));
        let day = |day: Option<chrono::NaiveDate>| day.map(|day| day.to_string());
        let named = self
            .federation
            .rules
            .shows
            .pools
            .then(|| document.pool())
            .flatten();
        let stem = source
            .name
            .rsplit_once('.')
            .map_or(source.name.as_str(), |(stem, _)| stem);
        TableDecisions {
            left: hand.left,
            name: one(
                &hand.name,
                document.name.clone().or_else(|| Some(stem.to_owned())),
            ),
            city: one(&hand.city, document.city.clone()),
            starts: one(&hand.starts, day(document.start.or(document.end))),
            ends: one(&hand.ends, day(document.end)),
            official: choice(&hand.official, &said.official, &rest.official),
            board: choice(&hand.board, &said.board, &rest.board),
            minutes: choice(&hand.minutes, &said.minutes, &rest.minutes),
            pool: choice(
                &hand.pool,
                &said.pool,
                named.map_or(rest.pool.as_str(), |pool| pool.word()),
            ),
            rated_by_fide: choice(
                &hand.rated_by_fide,
                &said.rated_by_fide,
                &rest.rated_by_fide,
            ),
            round_days: one(&hand.round_days, Some(said.round_days.clone())),
            category: choice(&hand.category, &said.category, &rest.category),
        }
    }

    /// Missing values that influence ratings. None of them has a default.
    fn find_unstated(&self, told: &TableDecisions) -> impl Iterator<Item = FormProblem> {
        let (shows, rated) = (
            self.federation.rules.shows,
            self.reading.way == ImportMode::Rated,
        );
        let asked = [
            ("official", shows.official, told.official.is_empty()),
            ("pool", shows.pools, told.pool.is_empty()),
            ("category", shows.categories, told.category.is_empty()),
            (
                "rated_by_fide",
                shows.rated_by_fide,
                told.rated_by_fide.is_empty(),
            ),
        ];
        let open = asked
            .into_iter()
            .filter(move |(_, asked, empty)| rated && *asked && *empty);
        open.map(|(field, ..)| FormProblem::new(field, FormMistake::Missing))
    }

    fn parse_conditions(
        &self,
        told: &TableDecisions,
        referee: Option<&String>,
    ) -> Result<Conditions, Vec<FormProblem>> {
        let read = told.to_conditions_input().parse_fields()?;
        let conditions = Conditions {
            name: to_stored_title(&told.name),
            starts: read.starts,
            ends: read.ends,
            city: told.city.clone(),
            club_id: None,
            referee_id: None,
            referee_name: referee
                .map(|name| name.chars().take(100).collect())
                .unwrap_or_default(),
            official: told.official == "yes",
            plan: String::new(),
            plan_line_id: None,
            board: read.board,
            minutes: read.minutes,
            pool: read.pool,
            category: read.category,
            rated_by_fide: told.rated_by_fide == "yes",
            round_days: read.round_days,
            remark: String::new(),
        };
        let conditions = conditions::with_defaults(self.federation, conditions);
        let problems = conditions::find_problems(&conditions);
        if problems.is_empty() {
            Ok(conditions)
        } else {
            Err(problems)
        }
    }

    /// `None` if the rules can rate the table.
    fn why_unratable(
        &self,
        conditions: &Conditions,
        sheet: &Sheet,
        read: &Table,
    ) -> Result<Option<String>, DbError> {
        let ids: Vec<PlayerId> = sheet
            .rows
            .iter()
            .map(|row| PlayerId(row.player.unwrap_or_default()))
            .collect();
        let (people, games) = sheets::to_rows(TournamentId(0), sheet, read, &ids);
        let key = |id: PlayerId| Ok(PlayerKey(u32::try_from(id.0).unwrap_or_default()));
        let tournament = as_tournament(
            self.federation.rules,
            TournamentId(0),
            conditions,
            people.iter(),
            &games,
            &key,
        )?;
        Ok(self.rater.engine.check_tournament(&tournament).err())
    }
}

fn compute_fingerprint(tables: &[PlannedTable], people: &PeoplePlan, reading: &Reading) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{:?} {}\n", reading.way, reading.starts));
    for table in tables {
        hash.update(format!(
            "{} {} {:?}\n",
            table.number, table.left, table.conditions
        ));
    }
    hash.update(&people.fingerprint);
    HEXLOWER.encode(&hash.finalize())
}
