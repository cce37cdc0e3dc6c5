//! Imports a file of another program as the draft of a table, or as participants of a desk: upload,
//! review on one page, take over.

use std::collections::HashMap;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::authorization::{self, OnTournament};
use crate::actions::duplicates::{self, Uploaded};
use crate::actions::table_import::{
    self as office, Came, Match, Reading, Recognised, TableImport, Taking,
};
use crate::actions::{ActionError, Refusal, name_matching, sheets};
use crate::app::run_blocking;
use crate::db::federations::Federation;
use crate::db::files::File;
use crate::db::table_files::{self, TableFileEntry};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, FileId, PlayerId, TournamentId, tournaments};
use crate::domain::approval::Act;
use crate::domain::rules::Shows;
use crate::domain::table::Sheet;
use crate::error::WebError;
use crate::formats::column_kind::{Meaning, WORDS};
use crate::formats::document::{Column, Document, Format, PlayerNo};
use crate::formats::options::Options;
use crate::formats::recognise;
use crate::formats::refusal::Refusal as Unread;
use crate::formats::sheet::{self as tables, Tabled};
use crate::frame::form::{Form, page_key};
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::Choice;
use crate::frame::request::{By, TableWorker, attempt_inside, read_inside, write_inside};
use crate::frame::sentences::format_refusal;
use crate::frame::upload::Upload;
use crate::i18n::{L10nLanguage, Speaks, arg, exchange, terms};
use crate::tournaments::{candidate_label, id};

/// Largest number of remarks on a page; the rest are counted.
const LISTED: usize = 300;

/// The purpose for which a file is reviewed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    /// Its table becomes the draft.
    Table,
    /// Its players become participants at the desk.
    Desk,
}

impl Screen {
    /// The address of the review page.
    pub fn address(self, by: &By<TableWorker>, id: TournamentId) -> String {
        let place = match self {
            Screen::Table => "table/file",
            Screen::Desk => "desk/players/file",
        };
        format!("/{}/tournaments/{id}/{place}", by.federation.slug)
    }

    /// The title of the review page.
    fn page_title(self, m: &L10nLanguage, tournament: &str) -> String {
        match self {
            Screen::Table => m.msg_file_title(tournament),
            Screen::Desk => m.msg_desk_file_title(tournament),
        }
    }

    /// The part of a document that is taken over.
    fn relevant_part(self, document: Document) -> Document {
        match self {
            Screen::Table => document,
            Screen::Desk => office::people_of(document),
        }
    }
}

/// Largest number of rounds that are offered as the meaning of an unknown column.
const MOST_ROUNDS: u8 = 40;

/// A column of a table with its recognised meaning.
pub struct ColumnRow {
    pub heading: String,
    /// The possible meanings, with the recognised one chosen.
    pub choices: Vec<Choice<String>>,
}

/// A doubtful place of a file.
pub struct RemarkRow {
    pub line: Option<usize>,
    /// The element or the column; empty if none is named.
    pub at: String,
    /// The sentence that says what is doubtful.
    pub text: String,
}

struct PersonRow {
    number: usize,
    name: String,
    born: String,
    club: String,
    rank: String,
    numbers: String,
    choices: Vec<Choice<String>>,
    how: &'static str,
    badge: String,
    differences: Vec<String>,
    cells: Vec<String>,
}

/// The recognised contents of a file.
struct Understood {
    name: String,
    facts: Vec<(String, String)>,
    gaps: Vec<String>,
    remarks: Vec<RemarkRow>,
    more: usize,
    columns: Vec<ColumnRow>,
    rounds: Vec<usize>,
    people: Vec<PersonRow>,
    matched: i64,
    open: i64,
    has_born: bool,
    has_numbers: bool,
    /// True if it can become the draft.
    takes: bool,
    /// True if it is the draft, or was.
    taken: bool,
    /// A tournament of the site that seems to be the same, with its name.
    same: Option<(i64, String)>,
    id: i64,
}

/// The columns of a table that can't be read before the user states their meaning.
pub struct Unexplained {
    /// The columns, each with all possible meanings.
    pub columns: Vec<ColumnRow>,
}

impl Unexplained {
    /// The columns to ask about; `None` without columns.
    pub fn from_columns(m: &L10nLanguage, columns: &[Column]) -> Option<Unexplained> {
        let rounds = u8::try_from(columns.len())
            .unwrap_or(u8::MAX)
            .min(MOST_ROUNDS);
        (!columns.is_empty()).then(|| Unexplained {
            columns: self::column_rows(m, columns, rounds),
        })
    }
}

struct KeptRow {
    id: i64,
    name: String,
    sha256: String,
    when: String,
    by: String,
    erased: bool,
}

#[derive(Template)]
#[template(path = "tournaments/import.html")]
struct ImportPage {
    page: Layout,
    slug: String,
    id: i64,
    name: String,
    version: i64,
    /// Reason why a file was refused.
    unread: Option<String>,
    refusal: Option<String>,
    understood: Option<Understood>,
    /// The address of this page.
    at: String,
    /// On the desk's page: the idempotency key of its form.
    desk: Option<String>,
    /// The columns of a table whose headings are not enough to read it.
    unexplained: Option<Unexplained>,
    kept: Vec<KeptRow>,
    /// True if the table has rows, which a file would replace.
    replaces: bool,
    /// True if files can be uploaded now.
    open: bool,
    accept: &'static str,
}

/// Reason why the page is shown again.
#[derive(Default)]
pub struct Again {
    unread: Option<Unread>,
    refusal: Option<String>,
}

impl Again {
    /// The page after a refused request.
    pub fn after_refusal(why: String) -> Again {
        Again {
            refusal: Some(why),
            ..Again::default()
        }
    }
}

/// A file with the result of reading it.
pub struct ReadFile {
    kept: TableImport,
    /// The document, or the reason why the file can't be read.
    pub document: Result<Document, Unread>,
    /// The columns to ask about, if the file can't be read without their meaning.
    unexplained: Vec<Column>,
}

/// A file beside a table, by default the newest; `None` if there is none.
pub async fn read_file(
    by: &By<TableWorker>,
    id: TournamentId,
    file: Option<FileId>,
) -> Result<Option<ReadFile>, WebError> {
    let actor = by.actor.clone();
    let kept = read_inside(by, move |c, f| match office::find(c, &actor, f, id, file) {
        Ok(kept) => Ok(Some(kept)),
        Err(ActionError::NotFound) => Ok(None),
        Err(other) => Err(other),
    });
    let Some(kept) = kept.await? else {
        return Ok(None);
    };
    let turn = by.app.files.take(by.reader).await?;
    let read = run_blocking(move || {
        let _turn = turn;
        let document = recognise::read(&kept.file.content, &kept.options);
        let asked =
            |why: &Unread| recognise::find_unexplained(&kept.file.content, &kept.options, why);
        let unexplained = document.as_ref().err().map(asked).unwrap_or_default();
        ReadFile {
            kept,
            document,
            unexplained,
        }
    });
    Ok(Some(read.await?))
}

async fn find(by: &By<TableWorker>, id: TournamentId) -> Result<Tournament, WebError> {
    let actor = by.actor.clone();
    read_inside(by, move |c, f| {
        authorization::find_permitted_tournament(c, &actor, f, id, OnTournament::Work)
    })
    .await
}

/// True if the actor may edit the table now.
async fn is_editable(by: &By<TableWorker>, id: TournamentId) -> Result<bool, WebError> {
    let actor = by.actor.clone();
    let edits = OnTournament::Step(Act::Edit);
    read_inside(by, move |c, f| {
        let found = authorization::find_permitted_tournament(c, &actor, f, id, edits);
        Ok::<_, ActionError>(found.is_ok())
    })
    .await
}

/// The page of a file beside a tournament's table, by default the newest.
pub async fn page_response(
    by: &By<TableWorker>,
    t: &Tournament,
    screen: Screen,
    file: Option<FileId>,
    again: Again,
) -> Result<HttpResponse, WebError> {
    let id = t.id;
    let listed = read_inside(by, move |c, _| {
        Ok::<_, ActionError>(table_files::of_tournament(c, id)?)
    })
    .await?;
    let open = is_editable(by, id).await?;
    // At a desk a file is reviewed once; a table shows its file afterwards, too.
    let shown = |kept: &&TableFileEntry| {
        kept.file.erased_at.is_none() && (screen == Screen::Table || kept.file.taken_at.is_none())
    };
    let newest = listed.iter().find(shown).map(|kept| kept.file.file_id);
    let review = match file.or(newest).filter(|_| again.unread.is_none()) {
        Some(file) => review_file(by, t, screen, file, open).await?,
        None => FileReview::default(),
    };
    let (unread, unexplained) = (again.unread.or(review.unread), review.unexplained);
    let m = by.t();
    let failed = (unread.is_some() && unexplained.is_none()) || again.refusal.is_some();
    let code = match failed {
        true => StatusCode::UNPROCESSABLE_ENTITY,
        false => StatusCode::OK,
    };
    let stored = sheets::parse_sheet(t).map_err(WebError::Db)?;
    let page = ImportPage {
        page: Layout::for_federation(by, "tournaments", screen.page_title(m, &t.conditions.name)),
        at: screen.address(by, id),
        desk: (screen == Screen::Desk).then(page_key).transpose()?,
        slug: by.federation.slug.clone(),
        id: id.0,
        name: t.conditions.name.clone(),
        version: t.lock_version,
        unread: unread.map(|why| exchange::refusal_sentence(m, &why)),
        refusal: again.refusal,
        understood: review.understood,
        unexplained,
        kept: list_kept(by, screen, listed),
        replaces: stored.count_participants() > 0,
        open,
        accept: ".trf,.trfx,.txt,.h9,.xml,.tour,.json,.tou,.csv,.tsv,.xlsx",
    };
    render_with_status(&page, code)
}

/// The contents of a file as the page shows them, or the reason why it can't be read.
#[derive(Default)]
struct FileReview {
    unread: Option<Unread>,
    understood: Option<Understood>,
    unexplained: Option<Unexplained>,
}

/// Reads a file for its page. `open`: files can be uploaded now.
async fn review_file(
    by: &By<TableWorker>,
    t: &Tournament,
    screen: Screen,
    file: FileId,
    open: bool,
) -> Result<FileReview, WebError> {
    let Some(found) = read_file(by, t.id, Some(file)).await? else {
        return Ok(FileReview::default());
    };
    Ok(match found.document {
        Ok(document) => FileReview {
            understood: Some(review_document(by, t, found.kept, document, screen, open).await?),
            ..FileReview::default()
        },
        Err(why) => {
            let asks = open && found.kept.beside.taken_at.is_none();
            FileReview {
                unread: Some(why),
                unexplained: Unexplained::from_columns(by.t(), &found.unexplained).filter(|_| asks),
                understood: None,
            }
        }
    })
}

/// The files beside the table; a desk lists none.
fn list_kept(by: &By<TableWorker>, screen: Screen, listed: Vec<TableFileEntry>) -> Vec<KeptRow> {
    if screen == Screen::Table {
        listed
            .into_iter()
            .map(|kept| KeptRow::from_entry(kept, by))
            .collect()
    } else {
        Vec::new()
    }
}

impl KeptRow {
    fn from_entry(kept: TableFileEntry, by: &By<TableWorker>) -> KeptRow {
        KeptRow {
            id: kept.file.file_id.0,
            name: kept.name,
            sha256: kept.sha256,
            when: by.moment(kept.created_at),
            by: by.spelling().name(&kept.file.uploaded_by, None),
            erased: kept.file.erased_at.is_some(),
        }
    }
}

/// The result of matching a file with the site's data.
struct FileMatchData {
    document: Document,
    tabled: Tabled,
    /// The matched player for each row; empty if the file can't be taken over.
    matches: Vec<Match>,
    /// Another tournament that seems to be the same.
    same: Option<(TournamentId, String)>,
}

async fn review_document(
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

/// The parts of a file that aren't taken over, in words. `pool`: the note about another pool.
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

/// A note that the file names another pool than the tournament has.
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

/// Matches the players of a file, unless it can't be taken over.
fn match_file(
    c: &mut Conn,
    f: &Federation,
    document: Document,
    shows: Shows,
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

/// Another tournament that seems to be the one in the file, with its name.
fn find_duplicate(
    c: &mut Conn,
    f: &Federation,
    own: TournamentId,
    sha256: &str,
    document: &Document,
    tabled: &Tabled,
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

/// A remark in the words of a page.
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

/// The columns of a table, each with all possible meanings.
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
    tabled: &Tabled,
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
            Recognised::ByNumber => ("rated", m.msg_file_by_number()),
            Recognised::ByName => ("rated", m.msg_file_by_name()),
            Recognised::Torn => ("waiting", m.msg_file_torn()),
            Recognised::Not if found.offered.is_empty() => ("friendly", m.msg_file_unknown()),
            Recognised::Not => ("waiting", m.msg_file_torn()),
        };
        let numbers = player.map(|p| {
            p.ids
                .iter()
                .map(|(system, id)| format!("{} {id}", terms::number_system(m, *system)))
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

/// `GET .../table/file`: the review of the newest file, or the form to upload one.
pub async fn show_newest(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let t = find(&by, id(&path.1)?).await?;
    page_response(&by, &t, Screen::Table, None, Again::default()).await
}

/// Path parameters: a file beside a table.
#[derive(Deserialize)]
pub struct OneFile {
    tournament: String,
    file: i64,
}

/// `GET .../table/files/{file}`: the review of a file.
pub async fn show_file(
    by: By<TableWorker>,
    path: web::Path<OneFile>,
) -> Result<HttpResponse, WebError> {
    let t = find(&by, id(&path.tournament)?).await?;
    page_response(
        &by,
        &t,
        Screen::Table,
        Some(FileId(path.file)),
        Again::default(),
    )
    .await
}

/// `GET .../table/files/{file}/content`: the original file, for officers who work on the table.
pub async fn download_content(
    by: By<TableWorker>,
    path: web::Path<OneFile>,
) -> Result<HttpResponse, WebError> {
    let (id, file, actor) = (id(&path.tournament)?, FileId(path.file), by.actor.clone());
    let kept = read_inside(&by, move |c, f| office::find(c, &actor, f, id, Some(file))).await?;
    if kept.beside.erased_at.is_some() {
        return Err(WebError::NotFound);
    }
    Ok(as_attachment(kept.file))
}

/// The original file as a response that browsers save and don't display.
pub fn as_attachment(file: File) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/octet-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(file.content);
    let name =
        percent_encoding::utf8_percent_encode(&file.name, percent_encoding::NON_ALPHANUMERIC)
            .to_string();
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename*=UTF-8''{name}")) {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

/// `POST .../table/file`: uploads a file.
pub async fn upload_file(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    upload: Upload,
) -> Result<HttpResponse, WebError> {
    store_upload(&by, id(&path.1)?, Screen::Table, upload).await
}

/// Uploads a file. An unreadable file is not kept, except a table whose columns the user can
/// explain.
pub async fn store_upload(
    by: &By<TableWorker>,
    id: TournamentId,
    screen: Screen,
    upload: Upload,
) -> Result<HttpResponse, WebError> {
    let t = find(by, id).await?;
    if upload.oversize {
        return page_response(
            by,
            &t,
            screen,
            None,
            Again {
                unread: Some(too_long()),
                refusal: None,
            },
        )
        .await;
    }
    let Some((name, bytes)) = upload.file else {
        return page_response(
            by,
            &t,
            screen,
            None,
            Again::after_refusal(format_refusal(by.language, &Refusal::FileMissing)),
        )
        .await;
    };
    let turn = by.app.files.take(by.reader).await?;
    let (bytes, unread) = run_blocking(move || {
        let _turn = turn;
        let unread = unread_reason(&bytes);
        (bytes, unread)
    })
    .await?;
    if let Some(why) = unread {
        return page_response(
            by,
            &t,
            screen,
            None,
            Again {
                unread: Some(why),
                refusal: None,
            },
        )
        .await;
    }
    put_beside(by, id, name, bytes, screen).await
}

/// The reason why a file can't be read, not even with the meaning of its columns; `None` if it can.
pub fn unread_reason(bytes: &[u8]) -> Option<Unread> {
    let options = Options::default();
    recognise::read(bytes, &options)
        .err()
        .filter(|why| recognise::find_unexplained(bytes, &options, why).is_empty())
}

/// Stores a file beside the table, and redirects to its review.
pub(super) async fn keep_file(
    by: &By<TableWorker>,
    id: TournamentId,
    name: String,
    bytes: Vec<u8>,
) -> Result<HttpResponse, WebError> {
    put_beside(by, id, name, bytes, Screen::Table).await
}

async fn put_beside(
    by: &By<TableWorker>,
    id: TournamentId,
    name: String,
    bytes: Vec<u8>,
    screen: Screen,
) -> Result<HttpResponse, WebError> {
    let (actor, now) = (by.actor.clone(), by.app.now());
    write_inside(by, move |c, f| {
        office::attach_file(
            c,
            &actor,
            f,
            id,
            &Came {
                name: &name,
                content: &bytes,
            },
            now,
        )
    })
    .await?;
    Ok(HttpResponse::SeeOther()
        .insert_header((header::LOCATION, screen.address(by, id)))
        .finish())
}

fn too_long() -> Unread {
    Unread::new(crate::formats::refusal::Code::TooLong, "too many bytes")
}

/// `POST .../table/file/columns`: sets the meaning of columns.
pub async fn columns_by_hand(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    set_meanings(&by, id(&path.1)?, Screen::Table, &form).await
}

/// Sets the meaning of columns, as the user chose it.
pub async fn set_meanings(
    by: &By<TableWorker>,
    id: TournamentId,
    screen: Screen,
    form: &Form,
) -> Result<HttpResponse, WebError> {
    let mut columns: Vec<(usize, office::Meaning)> = Vec::new();
    for (at, meaning) in form.with_prefix("meaning-") {
        let heading = form.text(&format!("heading-{at}")).to_owned();
        if let (Ok(at), false) = (at.parse(), meaning.is_empty() || heading.is_empty()) {
            columns.push((
                at,
                office::Meaning {
                    heading,
                    meaning: meaning.to_owned(),
                },
            ));
        }
    }
    columns.sort_by_key(|(at, _)| *at);
    let reading = Reading {
        columns: columns.into_iter().map(|(_, meaning)| meaning).collect(),
    };
    let actor = by.actor.clone();
    write_inside(by, move |c, f| {
        office::say_columns(c, &actor, f, id, &reading)
    })
    .await?;
    Ok(HttpResponse::SeeOther()
        .insert_header((header::LOCATION, screen.address(by, id)))
        .finish())
}

/// `POST .../table/file/draft`: makes the file the draft, with the chosen players.
pub async fn make_draft(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (file, version) = (FileId(form.number("file")?), form.number("version")?);
    let found = read_file(&by, id, Some(file))
        .await?
        .ok_or(WebError::NotFound)?;
    let Ok(document) = found.document else {
        return Err(WebError::NotFound);
    };
    let mut tabled = tables::build_sheet(&document);
    enter_choices(&form, &document, &mut tabled);
    let mut sheet = tabled.sheet;
    if form.text("do") == "new" {
        sheet = read_inside(&by, move |c, f| {
            Ok::<_, ActionError>(name_matching::said_new(c, f.id, sheet)?)
        })
        .await?;
    }
    let (actor, now) = (by.actor.clone(), by.app.now());
    let outcome = attempt_inside(&by, move |c, f| {
        office::import_draft(
            c,
            &actor,
            f,
            id,
            &Taking {
                file,
                version,
                sheet: &sheet,
            },
            now,
        )
    })
    .await?;
    match outcome {
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/tournaments/{id}/table", by.federation.slug),
            "file-taken",
        )),
        Err(ActionError::Refused(why @ Refusal::Stale)) => {
            let t = find(&by, id).await?;
            page_response(
                &by,
                &t,
                Screen::Table,
                Some(file),
                Again::after_refusal(format_refusal(by.language, &why)),
            )
            .await
        }
        Err(other) => Err(other.into()),
    }
}

/// Enters the chosen player of each row in the table; with the external ids of the file, if they
/// are to be stored.
pub fn enter_choices(form: &Form, document: &Document, tabled: &mut Tabled) {
    let known: HashMap<PlayerNo, _> = document
        .players
        .iter()
        .map(|player| (player.no, player))
        .collect();
    let with_numbers = form.has_field("numbers");
    let Sheet { rows, .. } = &mut tabled.sheet;
    for (at, (row, no)) in rows.iter_mut().zip(&tabled.players).enumerate() {
        let who = form.text(&format!("who-{}", at + 1));
        row.player = who.parse().ok().map(|PlayerId(id)| id);
        row.new = row.player.is_none() && who == "new";
        if with_numbers && let Some(player) = known.get(no) {
            row.numbers = player
                .ids
                .iter()
                .map(|(system, number)| format!("{} {number}", system.word()))
                .collect::<Vec<_>>()
                .join("; ");
        }
    }
}
