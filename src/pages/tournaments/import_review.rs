//! Reviews an imported file for its page: facts, doubtful places, and players with their matches.

use std::collections::HashMap;

use crate::actions::ActionError;
use crate::actions::duplicates::{self, Uploaded};
use crate::actions::table_import::{self as office, Match, MatchBasis, TableImport};
use crate::db::federations::Federation;
use crate::db::tournaments::Tournament;
use crate::db::{Conn, TournamentId, tournaments};
use crate::domain::rules::RulesFeatures;
use crate::error::WebError;
use crate::formats::column_kind::{Meaning, WORDS};
use crate::formats::document::{Column, Document, Format, PlayerNo};
use crate::formats::sheet::{self as tables, SheetWithPlayers};
use crate::frame::options::Choice;
use crate::frame::request::{By, TableWorker, read_inside};
use crate::i18n::{L10nLanguage, Speaks, arg, exchange, terms};
use crate::tournaments::candidate_label;

/// The rest of the remarks are counted.
const LISTED: usize = 300;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    Table,
    Desk,
}

impl Screen {
    pub fn address(self, by: &By<TableWorker>, id: TournamentId) -> String {
        let place = match self {
            Screen::Table => "table/file",
            Screen::Desk => "desk/players/file",
        };
        format!("/{}/tournaments/{id}/{place}", by.federation.slug)
    }

    pub(super) fn page_title(self, m: &L10nLanguage, tournament: &str) -> String {
        match self {
            Screen::Table => m.msg_file_title(tournament),
            Screen::Desk => m.msg_desk_file_title(tournament),
        }
    }

    fn relevant_part(self, document: Document) -> Document {
        match self {
            Screen::Table => document,
            Screen::Desk => office::people_of(document),
        }
    }
}

/// Limit of rounds that are offered as the meaning of an unknown column.
const MOST_ROUNDS: u8 = 40;

pub struct ColumnRow {
    pub heading: String,
    pub choices: Vec<Choice<String>>,
}

pub struct RemarkRow {
    pub line: Option<usize>,
    /// The element or the column; empty if none is named.
    pub at: String,
    pub text: String,
}

pub(super) struct PersonRow {
    pub(super) number: usize,
    pub(super) name: String,
    pub(super) born: String,
    pub(super) club: String,
    pub(super) rank: String,
    pub(super) numbers: String,
    pub(super) choices: Vec<Choice<String>>,
    pub(super) how: &'static str,
    pub(super) badge: String,
    pub(super) differences: Vec<String>,
    pub(super) cells: Vec<String>,
}

pub(super) struct Understood {
    pub(super) name: String,
    pub(super) facts: Vec<(String, String)>,
    pub(super) gaps: Vec<String>,
    pub(super) remarks: Vec<RemarkRow>,
    pub(super) more: usize,
    pub(super) columns: Vec<ColumnRow>,
    pub(super) rounds: Vec<usize>,
    pub(super) people: Vec<PersonRow>,
    pub(super) matched: i64,
    pub(super) open: i64,
    pub(super) has_born: bool,
    pub(super) has_numbers: bool,
    /// True if it can become the draft.
    pub(super) takes: bool,
    /// True if it is the draft, or was.
    pub(super) taken: bool,
    /// A tournament of the site that seems to be the same.
    pub(super) same: Option<(i64, String)>,
    pub(super) id: i64,
}

/// The user must state the meaning of these columns before the table can be read.
pub struct Unexplained {
    pub columns: Vec<ColumnRow>,
}

impl Unexplained {
    /// `None` without columns.
    pub fn from_columns(m: &L10nLanguage, columns: &[Column]) -> Option<Unexplained> {
        let rounds = u8::try_from(columns.len())
            .unwrap_or(u8::MAX)
            .min(MOST_ROUNDS);
        (!columns.is_empty()).then(|| Unexplained {
            columns: self::column_rows(m, columns, rounds),
        })
    }
}

struct FileMatchData {
    document: Document,
    tabled: SheetWithPlayers,
    /// By row; empty if the file can't be taken over.
    matches: Vec<Match>,
    same: Option<(TournamentId, String)>,
}

pub(super) async fn review_document(
    by: &By<TableWorker>,
    t: &Tournament,
    kept: TableImport,
    document: Document,
    screen: Screen,
    open: bool,
) -> Result<Understood, WebError> {
    let (shows, m) = (by.federation.rules.shows, by.t());
    let (facts, is_list) = (
        list_facts(by, &document),
        screen == Screen::Table && document.format == Format::List,
    );
    let pool = describe_other_pool(by, t, &document);
    let document = screen.relevant_part(document);
    let (own, sha256) = (kept.beside.tournament_id, kept.file.sha256.clone());
    let FileMatchData {
        document,
        tabled,
        matches,
        same,
    } = read_inside(by, move |c, f| {
        let mut found = match_file(c, f, document, shows)?;
        if screen == Screen::Table {
            let (document, tabled) = (&found.document, &found.tabled);
            found.same = find_duplicate(c, f, own, &sha256, document, tabled, &found.matches)?;
        }
        Ok(found)
    })
    .await?;
    // The effect of a regulation on the games doesn't concern a desk.
    let gaps: Vec<_> = tables::find_gaps(&document, shows)
        .into_iter()
        .filter(|gap| screen == Screen::Table || gap.is_blocking())
        .collect();
    let stops = gaps.iter().any(|gap| gap.is_blocking()) || is_list;
    let people = person_rows(by, &document, &tabled, &matches);
    Ok(Understood {
        name: kept.file.name.clone(),
        facts,
        gaps: say_gaps(m, is_list, gaps, pool),
        more: document.remarks.len().saturating_sub(LISTED),
        remarks: first_remarks(m, &document),
        columns: column_rows(m, &document.columns, document.rounds),
        rounds: (1..=tabled.sheet.rounds).collect(),
        matched: matches.iter().filter(|m| m.chosen.is_some()).count() as i64,
        open: matches.iter().filter(|m| m.chosen.is_none()).count() as i64,
        has_born: people.iter().any(|p| !p.born.is_empty()),
        has_numbers: document.players.iter().any(|p| !p.ids.is_empty()),
        people,
        takes: open && !stops,
        taken: kept.beside.taken_at.is_some(),
        same: same.map(|(id, name)| (id.0, name)),
        id: kept.file.id.0,
    })
}

/// `pool`: the note about another pool.
fn say_gaps(
    m: &L10nLanguage,
    is_list: bool,
    gaps: Vec<tables::Gap>,
    pool: Option<String>,
) -> Vec<String> {
    is_list
        .then(|| m.msg_file_list())
        .into_iter()
        .chain(gaps.into_iter().map(|gap| exchange::gap_sentence(m, gap)))
        .chain(pool)
        .collect()
}

fn first_remarks(m: &L10nLanguage, document: &Document) -> Vec<RemarkRow> {
    document
        .remarks
        .iter()
        .take(LISTED)
        .map(|r| remark_row(m, r))
        .collect()
}

fn describe_other_pool(
    by: &By<TableWorker>,
    t: &Tournament,
    document: &Document,
) -> Option<String> {
    let (shows, m) = (by.federation.rules.shows, by.t());
    let pool = document
        .pool()
        .filter(|pool| shows.pools && *pool != t.conditions.pool);
    pool.map(|named| {
        m.msg_file_other_pool(
            arg::Named(terms::pool_name(m, named)),
            arg::Held(terms::pool_name(m, t.conditions.pool)),
        )
    })
}

/// Matches nothing if the file can't be taken over.
fn match_file(
    c: &mut Conn,
    f: &Federation,
    document: Document,
    shows: RulesFeatures,
) -> Result<FileMatchData, ActionError> {
    let tabled = tables::build_sheet(&document);
    let stops = tables::find_gaps(&document, shows)
        .iter()
        .any(|gap| gap.is_blocking());
    let matches = if stops {
        Vec::new()
    } else {
        office::match_players(c, f, &document, &tabled)?
    };
    Ok(FileMatchData {
        document,
        tabled,
        matches,
        same: None,
    })
}

fn find_duplicate(
    c: &mut Conn,
    f: &Federation,
    own: TournamentId,
    sha256: &str,
    document: &Document,
    tabled: &SheetWithPlayers,
    matches: &[Match],
) -> Result<Option<(TournamentId, String)>, ActionError> {
    let t = tournaments::find(c, f.id, own)?.ok_or(ActionError::NotFound)?;
    let mut sheet = tabled.sheet.clone();
    for (row, found) in sheet.rows.iter_mut().zip(matches) {
        (row.player, row.new) = (found.chosen.map(|id| id.0), found.chosen.is_none());
    }
    let found = duplicates::of_file(
        c,
        f,
        &t,
        &Uploaded {
            sha256,
            document,
            sheet: &sheet,
        },
    )?;
    Ok(match found {
        Some(id) => Some((
            id,
            tournaments::load_names(c, &[id])?
                .remove(&id)
                .map(|(name, _)| name)
                .unwrap_or_default(),
        )),
        None => None,
    })
}

pub fn remark_row(m: &L10nLanguage, remark: &crate::formats::document::Remark) -> RemarkRow {
    RemarkRow {
        line: remark.line,
        at: remark.at.clone().unwrap_or_default(),
        text: exchange::doubtful_sentence(m, remark),
    }
}

fn list_facts(by: &By<TableWorker>, d: &Document) -> Vec<(String, String)> {
    let (m, language) = (by.t(), by.language);
    let count = |n: usize| {
        if n > 0 {
            language.number(n as f64, 0)
        } else {
            String::new()
        }
    };
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    let days = match (d.start, d.end) {
        (Some(start), end) => language.format_days(start, end.unwrap_or(start)),
        _ => String::new(),
    };
    let place: Vec<&str> = [&d.city, &d.country]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    let mut facts = vec![
        (m.msg_file_format(), exchange::format_name(m, d.format)),
        (m.msg_tournament_name(), text(&d.name)),
        (m.msg_field_dates(), days),
        (m.msg_field_city(), place.join(", ")),
        (
            m.msg_file_system(),
            d.system
                .map(|system| exchange::system_name(m, system))
                .unwrap_or_default(),
        ),
        (m.msg_file_time(), text(&d.time)),
        (m.msg_file_arbiters(), d.arbiters.join(", ")),
        (m.msg_file_rounds(), count(usize::from(d.rounds))),
        (m.msg_file_players(), count(d.players.len())),
        (m.msg_file_games(), count(d.games.len())),
        (m.msg_file_byes(), count(d.byes.len())),
        (m.msg_file_teams(), count(d.teams.len())),
    ];
    facts.retain(|(_, value)| !value.is_empty());
    facts
}

/// With all possible meanings.
pub fn column_rows(m: &L10nLanguage, columns: &[Column], rounds: u8) -> Vec<ColumnRow> {
    let choice = |word: String, meaning: Meaning, taken: Option<Meaning>| Choice {
        value: word,
        label: exchange::meaning_name(m, meaning),
        chosen: taken == Some(meaning),
    };
    let row = |column: &Column| {
        let mut choices = vec![Choice {
            value: String::new(),
            label: m.msg_column_unknown(),
            chosen: column.meaning.is_none(),
        }];
        choices.extend(
            WORDS
                .iter()
                .filter(|(_, meaning)| !meaning.is_of_members())
                .map(|(word, meaning)| choice((*word).to_owned(), *meaning, column.meaning)),
        );
        let last = rounds.saturating_add(1);
        choices.extend((1..=last).map(|round| {
            choice(
                format!("round {round}"),
                Meaning::Round(round),
                column.meaning,
            )
        }));
        ColumnRow {
            heading: column.heading.clone(),
            choices,
        }
    };
    columns.iter().map(row).collect()
}

fn person_rows(
    by: &By<TableWorker>,
    d: &Document,
    tabled: &SheetWithPlayers,
    matches: &[Match],
) -> Vec<PersonRow> {
    let m = by.t();
    let known: HashMap<PlayerNo, _> = d.players.iter().map(|player| (player.no, player)).collect();
    let rows = tabled
        .players
        .iter()
        .zip(&tabled.sheet.rows)
        .zip(matches)
        .enumerate();
    rows.map(|(at, ((no, row), found))| {
        let player = known.get(no);
        let chosen = found.offered.iter().find(|p| Some(p.id) == found.chosen);
        let differences = player
            .zip(chosen)
            .map(|(player, site)| office::list_differences(player, site))
            .unwrap_or_default();
        let (how, badge) = match found.how {
            MatchBasis::ByNumber => ("rated", m.msg_file_by_number()),
            MatchBasis::ByName => ("rated", m.msg_file_by_name()),
            MatchBasis::Conflicting => ("waiting", m.msg_file_torn()),
            MatchBasis::Not if found.offered.is_empty() => ("friendly", m.msg_file_unknown()),
            MatchBasis::Not => ("waiting", m.msg_file_torn()),
        };
        let numbers = player.map(|p| {
            p.ids
                .iter()
                .map(|(system, id)| format!("{} {id}", terms::external_id_system_name(m, *system)))
                .collect::<Vec<_>>()
        });
        PersonRow {
            number: at + 1,
            name: row.name.clone(),
            born: row.born.clone(),
            club: row.club.clone(),
            rank: terms::rank_name(by.language, &row.rank),
            numbers: numbers.unwrap_or_default().join(", "),
            choices: player_choices(by, row.name.as_str(), found),
            how,
            badge,
            differences: differences
                .iter()
                .map(|d| exchange::difference_sentence(by.language, d))
                .collect(),
            cells: row.cells.clone(),
        }
    })
    .collect()
}

fn player_choices(by: &By<TableWorker>, name: &str, found: &Match) -> Vec<Choice<String>> {
    let m = by.t();
    let mut choices = vec![Choice {
        value: String::new(),
        label: m.msg_choose_player(),
        chosen: found.chosen.is_none(),
    }];
    choices.extend(found.offered.iter().map(|p| Choice {
        value: p.id.to_string(),
        label: candidate_label(by, name, p),
        chosen: found.chosen == Some(p.id),
    }));
    choices.push(Choice {
        value: "new".to_owned(),
        label: m.msg_choose_new(),
        chosen: false,
    });
    choices
}
