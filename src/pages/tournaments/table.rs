//! The editor of a tournament's table: a grid, a field to paste a table from elsewhere, a draft
//! that saves itself, the preview, and the signature of the referee.

use std::collections::HashMap;
use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::actions::authorization::{self, Duty, OnTournament, TournamentCase};
use crate::actions::doubts::{self, Doubts};
use crate::actions::members::gate;
use crate::actions::name_matching::Candidates;
use crate::actions::tournaments::{self as office, TournamentVersion};
use crate::actions::{
    ActionError, Actor, Refusal, annulments, editions, name_matching, preview, sheets,
};
use crate::app::{App, run_blocking};
use crate::db::federations::Federation;
use crate::db::players::{self, Player};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, PlayerId, TournamentId};
use crate::domain::approval::{Act, State};
use crate::domain::caveat::{self, Caveat};
use crate::domain::roster::Roster;
use crate::domain::rules::Newcomer;
use crate::domain::table::{
    Field, MAX_CELLS, MAX_ROWS, Place, Problem, ProblemKind, Sheet, TypedPlayer,
};
use crate::error::WebError;
use crate::formats::document::{Document, Format};
use crate::formats::options::Options;
use crate::formats::recognise;
use crate::formats::refusal::{Code, Refusal as Unread};
use crate::formats::sheet::{self as tables, Gap};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::Choice;
use crate::frame::request::{By, TableWorker, attempt_inside, read_inside, write_inside};
use crate::frame::sentences::format_refusal;
use crate::frame::signing::check_proof;
use crate::i18n::{L10nLanguage, arg, terms};
use crate::newcomers::format_initial_rating;
use crate::players::suggestions;
use crate::rating_format::Figures;
use crate::tournaments::doubts::DoubtsBox;
use crate::tournaments::form_parsing::{parse_sheet, resize_sheet, taken_out};
use crate::tournaments::import::{keep_file, unread_reason};
use crate::tournaments::import_warnings;
use crate::tournaments::pasted::{Paste, Pasted};
use crate::tournaments::preview::PreviewTable;
use crate::tournaments::{candidate_label, id};

/// Rows and rounds of an empty grid.
const EMPTY: (usize, usize) = (8, 5);
/// Largest number of unknown names in a table for which candidate players are offered.
const OFFERED: usize = 60;
/// Largest number of problems on a page; the rest are counted.
const LISTED: usize = 100;

struct GridCell {
    name: String,
    value: String,
    label: String,
    problem: Option<String>,
}

struct GridRow {
    number: usize,
    name: String,
    numbers: String,
    country: String,
    latin: String,
    born: String,
    club: String,
    city: String,
    rank: String,
    rating: String,
    group: String,
    points: String,
    place: String,
    cells: Vec<GridCell>,
    choices: Vec<Choice<String>>,
    asked: bool,
    new: bool,
    /// True if the rules need a birth, and the register has none for the chosen player.
    unborn: bool,
    notes: Vec<String>,
    /// Remarks of the imported file on the row.
    remarks: Vec<String>,
    bad_name: bool,
    bad_points: bool,
}

struct ProblemRow {
    anchor: String,
    text: String,
    warning: bool,
}

#[derive(Template)]
#[template(path = "tournaments/editor.html")]
struct EditorPage {
    page: Layout,
    slug: String,
    id: i64,
    name: String,
    /// Reason why the table was sent back, or reopened.
    reason: String,
    sent_back: bool,
    version: i64,
    rounds: Vec<usize>,
    /// The signs to type in the cells.
    cell_hint: String,
    rows: Vec<GridRow>,
    /// Template of the row that the page's script adds below the others.
    blank: Vec<GridRow>,
    /// The largest number of rows of a table with so many rounds.
    most: usize,
    /// The number of the row that was deleted on the page and is still stored.
    taken_out: Option<i64>,
    listed: Vec<ProblemRow>,
    more: usize,
    blocking: i64,
    checked: bool,
    preview: Option<PreviewTable>,
    refusal: Option<String>,
    may_sign: bool,
    groups: bool,
    paste: Paste,
    differences: Vec<String>,
    unknown: bool,
    /// Data of a player that the regulation needs.
    needs: Vec<String>,
    /// The way newcomers begin, and the use of their year of birth.
    newcomers: Option<String>,
    club_signs: bool,
    /// The caveats that a signing referee confirms, as words of the form and as sentences.
    asked: String,
    caveats: Vec<String>,
    /// Doubts about the identity of players, to be ticked.
    doubts: Option<DoubtsBox>,
    confirm: String,
    /// True if the reader signs for a correction, not as the chief referee.
    corrects: bool,
    /// The reason of annulled results as typed; `None` if the rules know no annulled results.
    annulled: Option<String>,
}

/// Parts of the editor's page beside the sheet.
#[derive(Default)]
struct EditorState {
    checked: bool,
    preview: bool,
    stale: Option<Sheet>,
    refusal: Option<Refusal>,
    pasted: Option<(String, Pasted)>,
    status: Option<StatusCode>,
    /// The number of the row that was deleted on the page; it is stored until the next save.
    taken_out: Option<usize>,
}

async fn find(by: &By<TableWorker>, id: TournamentId) -> Result<Tournament, WebError> {
    let actor = by.actor.clone();
    read_inside(by, move |c, f| {
        authorization::find_permitted_tournament(c, &actor, f, id, OnTournament::Step(Act::Edit))
    })
    .await
}

/// The sheet with some empty rows to type in, and rounds if it is empty.
fn with_room(mut sheet: Sheet) -> Sheet {
    if sheet.rows.is_empty() && sheet.rounds == 0 {
        sheet.rounds = EMPTY.1;
    }
    let room = EMPTY.0.max(sheet.count_participants() + 2).min(MAX_ROWS);
    if sheet.rows.len() < room {
        sheet.rows.resize(room, TypedPlayer::default());
    }
    sheet
}

/// A sheet after its examination for the page.
struct Examined {
    sheet: Sheet,
    /// The candidate players for each row.
    known: Vec<Candidates>,
    problems: Vec<Problem>,
    /// The effect of approving the sheet, if requested and calculable.
    preview: Option<Result<preview::Preview, ActionError>>,
    may_sign: bool,
    /// The caveats that the referee confirms before signing.
    caveats: Vec<Caveat>,
    /// Doubts about the identity of players.
    doubts: Doubts,
    /// True if that signature would be for a correction.
    corrects: bool,
    /// The way newcomers begin by the edition.
    newcomer: Option<Newcomer>,
}

fn check_sheet(
    c: &mut Conn,
    f: &Federation,
    by: (&Actor, &App),
    t: &Tournament,
    mut sheet: Sheet,
    wants_preview: bool,
) -> Result<Examined, ActionError> {
    let (actor, app) = by;
    let (mut known, mut problems) = sheets::prepare_sheet(c, f, &mut sheet)?;
    problems.extend(gate::list_remarks(c, f, t, &sheet)?);
    problems.extend(annulments::find_problem(c, f, t, &sheet)?);
    offer_candidates(c, f, app, &sheet, &mut known)?;
    let calculable = wants_preview && !problems.iter().any(Problem::is_blocking);
    let preview = calculable.then(|| preview::preview_sheet(c, f, t, &sheet));
    let case = TournamentCase::load_with_proposal(c, f, t)?;
    let may_sign =
        authorization::check_allowed(actor, &case, OnTournament::Step(Act::Submit)).is_ok();
    let corrects = case.rated && !case.is_refereed_by(actor);
    let lacks = preview
        .as_ref()
        .and_then(|preview| preview.as_ref().ok())
        .map(|preview| preview.lacks.as_slice())
        .unwrap_or_default();
    let caveats = if may_sign {
        office::find_caveats(c, f, t, &sheet, lacks, app.now())?
    } else {
        Vec::new()
    };
    let doubts = if preview.is_some() {
        doubts::find_doubts(c, f, t, &sheet)?
    } else {
        Doubts::default()
    };
    let newcomer = editions::newcomer_treatment(c, f, t)?;
    Ok(Examined {
        sheet,
        known,
        problems,
        preview,
        may_sign,
        caveats,
        doubts,
        corrects,
        newcomer,
    })
}

/// Adds candidate players for names that no player has: the same players as the suggestions while
/// typing.
fn offer_candidates(
    c: &mut Conn,
    f: &Federation,
    app: &App,
    sheet: &Sheet,
    known: &mut [Candidates],
) -> Result<(), ActionError> {
    let open = |row: &TypedPlayer| row.player.is_none() && !row.new && !row.name.trim().is_empty();
    let mut asked: Vec<(&TypedPlayer, &mut Candidates)> = sheet
        .rows
        .iter()
        .zip(known)
        .filter(|(row, known)| open(row) && known.alike.is_empty())
        .take(OFFERED)
        .collect();
    if asked.is_empty() {
        return Ok(());
    }
    let (roster, today): (Arc<Roster>, _) =
        (app.rosters.all_players(c, f.id)?, f.local_day(app.now()));
    let meant: Vec<Vec<PlayerId>> = asked
        .iter()
        .map(|(row, _)| {
            roster
                .suggest_members(&row.name, today, suggestions::MOST)
                .iter()
                .map(|m| PlayerId(m.id))
                .collect()
        })
        .collect();
    let players: HashMap<PlayerId, Player> = players::find_many(c, f.id, &meant.concat())?
        .into_iter()
        .map(|player| (player.id, player))
        .collect();
    for ((_, known), meant) in asked.iter_mut().zip(meant) {
        known.alike = meant
            .iter()
            .filter_map(|id| players.get(id).cloned())
            .collect();
    }
    Ok(())
}

/// The preview for the page, or the reason why there is none.
fn preview_or_refusal(
    by: &By<TableWorker>,
    preview: Option<Result<preview::Preview, ActionError>>,
    refusal: Option<Refusal>,
) -> Result<(Option<PreviewTable>, Option<Refusal>), WebError> {
    Ok(match preview {
        None => (None, refusal),
        Some(Ok(preview)) => (
            Some(PreviewTable::from_preview(
                &preview,
                &by.federation.slug,
                by.has_duty(Duty::Commission),
                Figures::for_federation(by),
                by.spelling(),
            )),
            refusal,
        ),
        Some(Err(ActionError::Refused(refusal))) => (None, Some(refusal)),
        Some(Err(ActionError::Db(error))) => return Err(WebError::Db(error)),
        Some(Err(_)) => (None, None),
    })
}

/// Examines the table. The preview of a correction calculates its whole replay, so it takes the
/// permit for that.
async fn check_with_permit(
    by: &By<TableWorker>,
    t: &Tournament,
    sheet: Sheet,
    wants_preview: bool,
) -> Result<Examined, WebError> {
    let (t, actor, app) = (t.clone(), by.actor.clone(), by.app.clone());
    let calculates = wants_preview && t.position.is_some();
    let turn = if calculates {
        Some(by.app.reckoning.take(by.reader).await?)
    } else {
        None
    };
    let work = read_inside(by, move |c, f| {
        let _turn = turn;
        check_sheet(c, f, (&actor, &app), &t, sheet, wants_preview)
    });
    work.await
}

async fn page_response(
    by: &By<TableWorker>,
    t: &Tournament,
    sheet: Sheet,
    shown: EditorState,
) -> Result<HttpResponse, WebError> {
    let examined = check_with_permit(by, t, with_room(sheet), shown.preview).await?;
    let (code, checked) = (shown.status, shown.checked || shown.preview);
    let view = view_of(by, t, examined, shown).await?;
    let code = code.unwrap_or(if view.blocking > 0 && checked {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    });
    render_with_status(&view, code)
}

/// The page about an examined sheet.
async fn view_of(
    by: &By<TableWorker>,
    t: &Tournament,
    examined: Examined,
    shown: EditorState,
) -> Result<EditorPage, WebError> {
    let (sheet, language, figures) = (examined.sheet, by.language, Figures::for_federation(by));
    let (preview, refusal) = preview_or_refusal(by, examined.preview, shown.refusal)?;
    let checked = shown.checked || shown.preview;
    let blank = sheet.count_participants() == 0;
    // A text that is too long to store is reported at once, however it came into the draft.
    let listed_at_once = |p: &&Problem| (checked && !blank) || shown.checked || p.is_about_length();
    let problems = in_order(examined.problems.iter().filter(listed_at_once));
    let blocking = problems.iter().filter(|p| p.is_blocking()).count() as i64;
    let rows = remarked_grid(by, t, &sheet, &examined.known, &problems).await?;
    let told = caveats_to_confirm(&examined.caveats);
    let sentence = |one: &Caveat| terms::caveat_sentence(language, *one);
    let caveats: Vec<String> = told.iter().map(sentence).collect();
    Ok(EditorPage {
        reason: public_reason(t),
        sent_back: t.state == State::Returned,
        rounds: (1..=sheet.rounds).collect(),
        groups: sheet.rows.iter().any(|r| !r.group.is_empty()),
        unknown: rows.iter().any(|r| r.asked && !r.name.trim().is_empty()),
        needs: name_needs(by),
        newcomers: examined
            .newcomer
            .filter(|_| rows.iter().any(|r| r.new))
            .map(|how| newcomer_hint(by, how)),
        rows,
        blank: blank_grid(by, sheet.rounds),
        most: MAX_ROWS.min(MAX_CELLS / sheet.rounds.max(1)),
        taken_out: shown.taken_out.map(|number| number as i64),
        listed: problem_list(by, &problems),
        more: count_unlisted(&problems),
        blocking,
        checked: checked || blocking > 0,
        preview,
        refusal: refusal.map(|r| format_refusal(language, &r)),
        may_sign: examined.may_sign,
        paste: shown
            .pasted
            .map(|(text, pasted)| Paste::from_outcome(by, text, pasted))
            .unwrap_or_default(),
        differences: list_differences(by, shown.stale.as_ref(), &sheet).await?,
        club_signs: by.federation.rules.club_signs,
        asked: caveat::to_words(&told),
        doubts: DoubtsBox::from_doubts(&examined.doubts, figures, by.spelling()),
        confirm: confirm_question(by, &caveats, examined.corrects),
        caveats,
        corrects: examined.corrects,
        annulled: Some(sheet.annulled).filter(|_| by.federation.rules.shows.annuls),
        ..EditorPage::empty(by, t)
    })
}

impl EditorPage {
    /// The page without a table.
    fn empty(by: &By<TableWorker>, t: &Tournament) -> EditorPage {
        let (m, name) = (by.t(), t.conditions.name.clone());
        EditorPage {
            page: Layout::for_federation(by, "tournaments", m.msg_table_of(name.as_str())),
            slug: by.federation.slug.clone(),
            id: t.id.0,
            name,
            cell_hint: terms::cell_hint(m, by.federation.rules.shows.sign),
            reason: String::new(),
            sent_back: false,
            version: t.lock_version,
            rounds: Vec::new(),
            rows: Vec::new(),
            blank: Vec::new(),
            most: 0,
            taken_out: None,
            listed: Vec::new(),
            more: 0,
            blocking: 0,
            checked: false,
            preview: None,
            refusal: None,
            may_sign: false,
            groups: false,
            paste: Paste::default(),
            differences: Vec::new(),
            unknown: false,
            needs: Vec::new(),
            newcomers: None,
            club_signs: false,
            asked: String::new(),
            caveats: Vec::new(),
            doubts: None,
            confirm: String::new(),
            corrects: false,
            annulled: None,
        }
    }
}

/// The rows of the grid with the remarks of the imported file.
async fn remarked_grid(
    by: &By<TableWorker>,
    t: &Tournament,
    sheet: &Sheet,
    known: &[Candidates],
    problems: &[&Problem],
) -> Result<Vec<GridRow>, WebError> {
    let mut rows = grid_rows(by, sheet, known, problems);
    for (number, remarks) in import_warnings::load_remarks(by, t.id, sheet).await? {
        if let Some(row) = rows.get_mut(number - 1) {
            row.remarks = remarks;
        }
    }
    Ok(rows)
}

/// A grid of one empty row.
fn blank_grid(by: &By<TableWorker>, rounds: usize) -> Vec<GridRow> {
    let sheet = Sheet {
        rounds,
        rows: vec![TypedPlayer::default()],
        ..Sheet::default()
    };
    grid_rows(by, &sheet, &[], &[])
}

/// The caveats that a signing referee confirms as a whole; others are ticked one by one.
fn caveats_to_confirm(caveats: &[Caveat]) -> Vec<Caveat> {
    caveats
        .iter()
        .copied()
        .filter(|one| !one.is_ticked())
        .collect()
}

/// Reason why the table was sent back, or reopened; else empty.
fn public_reason(t: &Tournament) -> String {
    if matches!(t.state, State::Returned | State::Reopened) {
        t.reason.clone()
    } else {
        String::new()
    }
}

/// The data of a player that the regulation needs, in words.
fn name_needs(by: &By<TableWorker>) -> Vec<String> {
    let needs = by.federation.rules.needs.iter();
    needs
        .map(|need| terms::need_sentence(by.t(), *need))
        .collect()
}

/// Number of problems beyond those that the page lists.
fn count_unlisted(problems: &[&Problem]) -> usize {
    problems
        .iter()
        .filter(|p| p.kind != ProblemKind::PlayerUnknown)
        .count()
        .saturating_sub(LISTED)
}

/// The way newcomers begin, and the use of their year of birth.
fn newcomer_hint(by: &By<TableWorker>, how: Newcomer) -> String {
    let born = terms::birth_hint(by.t(), by.federation.rules.needs);
    by.t().msg_new_player_hint(
        arg::Newcomer(format_initial_rating(
            how,
            Figures::for_federation(by),
            by.language,
        )),
        arg::Birth(born),
    )
}

/// The question of the browser before the table is handed in.
fn confirm_question(by: &By<TableWorker>, caveats: &[String], corrects: bool) -> String {
    let m = by.t();
    let last = if corrects {
        m.msg_submit_correction_confirm()
    } else {
        m.msg_submit_confirm()
    };
    caveats
        .iter()
        .cloned()
        .chain([last])
        .collect::<Vec<_>>()
        .join(" ")
}

/// Position of a place in its row of the grid, from the left.
fn grid_column(place: Place) -> usize {
    match (place.round, place.field) {
        (Some(round), _) => round,
        (None, None | Some(Field::Name | Field::Latin | Field::Born)) => 0,
        (None, Some(Field::Group)) => usize::MAX - 6,
        (None, Some(Field::Points)) => usize::MAX - 5,
        (None, Some(Field::Place)) => usize::MAX - 4,
        (None, Some(Field::Player)) => usize::MAX - 3,
        (None, Some(Field::Club | Field::City)) => usize::MAX - 2,
        (None, Some(Field::Rank)) => usize::MAX - 1,
        (None, Some(Field::Rating)) => usize::MAX,
    }
}

/// Problems in the order of the grid; those of the sheet as a whole come first.
fn in_order<'a>(problems: impl Iterator<Item = &'a Problem>) -> Vec<&'a Problem> {
    let mut problems: Vec<&Problem> = problems.collect();
    problems.sort_by_key(|p| (p.place.row, grid_column(p.place)));
    problems
}

/// The list above the grid: unknown names first, as no player is rated before they are resolved;
/// then the rest in the order of the rows. Many unknown names become a single entry.
fn problem_list(by: &By<TableWorker>, problems: &[&Problem]) -> Vec<ProblemRow> {
    let (unknown, others): (Vec<&Problem>, Vec<&Problem>) = problems
        .iter()
        .partition(|p| p.kind == ProblemKind::PlayerUnknown);
    let others = others.into_iter().take(LISTED).map(|p| problem_row(by, p));
    match unknown.as_slice() {
        [first, _, _, _, ..] => {
            let text = by.t().msg_problem_players_unknown(unknown.len() as i64);
            [ProblemRow {
                text,
                ..problem_row(by, first)
            }]
            .into_iter()
            .chain(others)
            .collect()
        }
        few => few
            .iter()
            .map(|p| problem_row(by, p))
            .chain(others)
            .collect(),
    }
}

fn problem_row(by: &By<TableWorker>, p: &Problem) -> ProblemRow {
    let m = by.t();
    let anchor = match (p.place.row, p.place.round, p.place.field) {
        (Some(row), Some(round), _) => format!("cell-{row}-{round}"),
        (Some(row), None, Some(Field::Points | Field::Group)) => format!("points-{row}"),
        (Some(row), None, Some(Field::Place)) => format!("place-{row}"),
        (Some(row), None, Some(Field::Rating)) => format!("rating-{row}"),
        (Some(row), None, Some(Field::Born)) => format!("born-{row}"),
        (Some(row), ..) => format!("name-{row}"),
        _ if matches!(
            p.kind,
            ProblemKind::AnnulledWithoutReason | ProblemKind::ReasonTooLong { .. }
        ) =>
        {
            "annulled".to_owned()
        }
        _ => "editor".to_owned(),
    };
    ProblemRow {
        anchor,
        text: format!(
            "{} {}",
            terms::problem_place(m, p),
            terms::problem_sentence(m, p)
        ),
        warning: !p.is_blocking(),
    }
}

/// Problems by row, and by round if they are about a cell.
type ProblemsByPlace<'a> = HashMap<(usize, Option<usize>), Vec<&'a Problem>>;

fn problems_by_place<'a>(problems: &[&'a Problem]) -> ProblemsByPlace<'a> {
    let mut at = ProblemsByPlace::new();
    for &p in problems {
        if let Some(row) = p.place.row {
            at.entry((row, p.place.round)).or_default().push(p);
        }
    }
    at
}

fn say_problems(m: &L10nLanguage, problems: &[&Problem]) -> String {
    problems
        .iter()
        .map(|p| terms::problem_sentence(m, p))
        .collect::<Vec<_>>()
        .join(" ")
}

fn grid_cell(
    m: &L10nLanguage,
    row: &TypedPlayer,
    number: usize,
    round: usize,
    at: &ProblemsByPlace<'_>,
) -> GridCell {
    GridCell {
        name: format!("cell-{number}-{round}"),
        value: row.cell(round).to_owned(),
        label: m.msg_place_cell(arg::Row(number as i64), arg::Round(round as i64)),
        problem: at
            .get(&(number, Some(round)))
            .map(|problems| say_problems(m, problems)),
    }
}

/// The problems of a row, each with its place.
fn notes_of_row(m: &L10nLanguage, problems: &[&Problem], number: usize) -> Vec<String> {
    problems
        .iter()
        .filter(|p| p.place.row == Some(number) && p.kind != ProblemKind::PlayerUnknown)
        .map(|p| {
            format!(
                "{} {}",
                terms::problem_place(m, p),
                terms::problem_sentence(m, p)
            )
        })
        .collect()
}

fn grid_rows(
    by: &By<TableWorker>,
    sheet: &Sheet,
    known: &[Candidates],
    problems: &[&Problem],
) -> Vec<GridRow> {
    let m = by.t();
    let at = problems_by_place(problems);
    let empty = Candidates::default();
    sheet
        .rows
        .iter()
        .enumerate()
        .map(|(i, row)| {
            let number = i + 1;
            let known = known.get(i).unwrap_or(&empty);
            let own = at.get(&(number, None));
            let is = |fields: &[Field]| {
                own.is_some_and(|ps| {
                    ps.iter()
                        .any(|p| p.place.field.is_some_and(|f| fields.contains(&f)))
                })
            };
            GridRow {
                number,
                name: row.name.clone(),
                numbers: row.numbers.clone(),
                country: row.country.clone(),
                latin: row.latin.clone(),
                born: row.born.clone(),
                club: row.club.clone(),
                city: row.city.clone(),
                rank: row.rank.clone(),
                rating: terms::typed_decimals(by.language, &row.rating),
                group: terms::typed_decimals(by.language, &row.group),
                points: terms::typed_decimals(by.language, &row.points),
                place: row.place.clone(),
                cells: (1..=sheet.rounds)
                    .map(|round| grid_cell(m, row, number, round, &at))
                    .collect(),
                choices: player_choices(by, row, known),
                asked: row.player.is_none() && !row.new && !row.is_blank(),
                new: row.new && row.player.is_none(),
                unborn: by.federation.rules.needs_birth()
                    && known
                        .chosen
                        .as_ref()
                        .is_some_and(|player| player.personal.parse_birth().is_none()),
                notes: notes_of_row(m, problems, number),
                remarks: Vec::new(),
                bad_name: is(&[Field::Name, Field::Player]),
                bad_points: is(&[Field::Points, Field::Group]),
            }
        })
        .collect()
}

/// The options for a row: the chosen player, players of a similar name, a new player.
fn player_choices(
    by: &By<TableWorker>,
    row: &TypedPlayer,
    known: &Candidates,
) -> Vec<Choice<String>> {
    let m = by.t();
    let mut players: Vec<&Player> = known.chosen.iter().collect();
    players.extend(
        known
            .alike
            .iter()
            .filter(|p| known.chosen.as_ref().is_none_or(|chosen| chosen.id != p.id)),
    );
    let mut choices = vec![Choice {
        value: String::new(),
        label: m.msg_choose_player(),
        chosen: row.player.is_none() && !row.new,
    }];
    choices.extend(players.into_iter().map(|p| Choice {
        value: p.id.to_string(),
        label: candidate_label(by, &row.name, p),
        chosen: row.player == Some(p.id.0),
    }));
    choices.push(Choice {
        value: "new".to_owned(),
        label: m.msg_choose_new(),
        chosen: row.player.is_none() && row.new,
    });
    choices
}

/// The texts of a row beside its cells.
fn row_texts(row: &TypedPlayer) -> [&str; 10] {
    [
        &row.name,
        &row.group,
        &row.points,
        &row.place,
        &row.latin,
        &row.born,
        &row.club,
        &row.city,
        &row.rank,
        &row.rating,
    ]
}

/// The names of the columns of [`row_texts`].
fn text_columns(m: &L10nLanguage) -> [String; 10] {
    [
        m.msg_col_name(),
        m.msg_col_group(),
        m.msg_col_points(),
        m.msg_col_place(),
        m.msg_field_latin(),
        m.msg_field_born(),
        m.msg_col_club(),
        m.msg_field_city(),
        m.msg_col_rank(),
        m.msg_col_rating(),
    ]
}

/// The difference between two texts at a place; `None` if they are the same.
fn describe_difference(by: &By<TableWorker>, at: String, old: &str, new: &str) -> Option<String> {
    let [old, new] = [old, new].map(|text| terms::typed_decimals(by.language, text.trim()));
    (old != new).then(|| {
        let says = by.t().msg_difference(arg::New(new), arg::Old(old));
        format!("{at} {says}")
    })
}

/// The differences between the texts of two rows with the same number.
fn differences_of_texts(
    by: &By<TableWorker>,
    columns: &[String],
    number: i64,
    old: &TypedPlayer,
    new: &TypedPlayer,
) -> Vec<String> {
    let pairs = row_texts(old).into_iter().zip(row_texts(new));
    let described = columns
        .iter()
        .zip(pairs)
        .filter_map(|(column, (old, new))| {
            let field = arg::Field(column.as_str());
            let at = by.t().msg_place_field(arg::Row(number), field);
            describe_difference(by, at, old, new)
        });
    described.collect()
}

/// The differences between the cells of two rows with the same number.
fn differences_of_cells(
    by: &By<TableWorker>,
    rounds: usize,
    number: i64,
    old: &TypedPlayer,
    new: &TypedPlayer,
) -> Vec<String> {
    let described = (1..=rounds).filter_map(|round| {
        let place = arg::Round(round as i64);
        let at = by.t().msg_place_cell(arg::Row(number), place);
        describe_difference(by, at, old.cell(round), new.cell(round))
    });
    described.collect()
}

/// The differences between the stored table and the typed one, cell by cell; empty unless another
/// version was stored meanwhile.
async fn list_differences(
    by: &By<TableWorker>,
    stored: Option<&Sheet>,
    typed: &Sheet,
) -> Result<Vec<String>, WebError> {
    let Some(stored) = stored else {
        return Ok(Vec::new());
    };
    let m = by.t();
    let chosen: Vec<PlayerId> = stored
        .rows
        .iter()
        .chain(&typed.rows)
        .filter_map(|row| row.player.map(PlayerId))
        .collect();
    let names = read_inside(by, move |c, _| {
        Ok::<_, ActionError>(players::names_told_apart(c, &chosen)?)
    })
    .await?;
    let who = |row: &TypedPlayer| match row.player {
        Some(id) => names
            .get(&PlayerId(id))
            .map(|(name, latin)| by.spelling().name(name, latin.as_deref()))
            .unwrap_or_default(),
        None if row.new => m.msg_choose_new(),
        None => String::new(),
    };
    let columns = text_columns(m);
    let rounds = stored.rounds.max(typed.rounds);
    let blank = TypedPlayer::default();
    let mut found = Vec::new();
    for i in 0..stored.rows.len().max(typed.rows.len()) {
        let (old, new) = (
            stored.rows.get(i).unwrap_or(&blank),
            typed.rows.get(i).unwrap_or(&blank),
        );
        let number = (i + 1) as i64;
        found.extend(differences_of_texts(by, &columns, number, old, new));
        found.extend(differences_of_cells(by, rounds, number, old, new));
        // A row without a choice contradicts no other: the names are compared already.
        let (old, new) = (who(old), who(new));
        if !old.is_empty() && !new.is_empty() {
            let at = m.msg_place_field(arg::Row(number), arg::Field(m.msg_col_player()));
            found.extend(describe_difference(by, at, &old, &new));
        }
    }
    if found.len() > LISTED {
        let more = found.len() - LISTED;
        found.truncate(LISTED);
        found.push(m.msg_and_more(more as i64));
    }
    Ok(found)
}

/// `GET .../table`
pub async fn show_editor(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let t = find(&by, id(&path.1)?).await?;
    let sheet = sheets::parse_sheet(&t).map_err(WebError::Db)?;
    page_response(
        &by,
        &t,
        sheet,
        EditorState {
            status: Some(StatusCode::OK),
            ..EditorState::default()
        },
    )
    .await
}

/// `POST .../table`: saves, checks, previews, or changes the size, depending on the button.
pub async fn submit_form(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let mut typed = parse_sheet(&form)?;
    let what = form.text("do").to_owned();
    if what == "all-new" {
        typed = read_inside(&by, move |c, f| {
            Ok::<_, ActionError>(name_matching::said_new(c, f.id, typed)?)
        })
        .await?;
    } else if taken_out(&what).is_none() {
        resize_sheet(&mut typed, &what);
    }
    save_and_show(&by, id, form.number("version")?, typed, &what).await
}

/// Stores the sheet and shows the editor again; a stale sheet comes back with the differences
/// between both versions.
async fn save_and_show(
    by: &By<TableWorker>,
    id: TournamentId,
    version: i64,
    typed: Sheet,
    what: &str,
) -> Result<HttpResponse, WebError> {
    let t = find(by, id).await?;
    let outcome = attempt_save(by, id, version, sheets::without_blank_rows(typed.clone())).await?;
    match outcome {
        Ok(version) if what == "save" => {
            let _ = version;
            Ok(redirect_to(
                &by.inside.visit,
                &format!("/{}/tournaments/{id}/table", by.federation.slug),
                "saved",
            ))
        }
        Ok(version) => show_saved(by, with_version(t, version), typed, what).await,
        Err(ActionError::Refused(Refusal::Stale)) => show_stale(by, id, typed).await,
        Err(ActionError::Table(problems)) => {
            render_unsaved(by, with_version(t, version), typed, &problems, None).await
        }
        Err(other) => Err(other.into()),
    }
}

fn with_version(t: Tournament, version: i64) -> Tournament {
    Tournament {
        lock_version: version,
        ..t
    }
}

/// The editor after a save, as the button `what` asked.
async fn show_saved(
    by: &By<TableWorker>,
    fresh: Tournament,
    mut typed: Sheet,
    what: &str,
) -> Result<HttpResponse, WebError> {
    let gone = taken_out(what).filter(|number| (1..=typed.rows.len()).contains(number));
    // The row is gone from the page but still stored: opening the table again undoes the deletion.
    if gone.is_some() {
        resize_sheet(&mut typed, what);
    }
    let resized = gone.is_some() || matches!(what, "rows" | "round" | "unround" | "all-new");
    let shown = EditorState {
        checked: matches!(what, "check" | "all-new"),
        preview: what == "preview",
        status: resized.then_some(StatusCode::OK),
        taken_out: gone,
        ..EditorState::default()
    };
    page_response(by, &fresh, typed, shown).await
}

/// The editor with a typed sheet that wasn't stored, as another version was stored meanwhile.
async fn show_stale(
    by: &By<TableWorker>,
    id: TournamentId,
    typed: Sheet,
) -> Result<HttpResponse, WebError> {
    let fresh = find(by, id).await?;
    let stored = sheets::parse_sheet(&fresh).map_err(WebError::Db)?;
    let shown = EditorState {
        stale: Some(stored),
        status: Some(StatusCode::CONFLICT),
        ..EditorState::default()
    };
    page_response(by, &fresh, typed, shown).await
}

/// The editor after a failed save. If only texts are too long, it shows everything that was typed.
async fn render_unsaved(
    by: &By<TableWorker>,
    t: Tournament,
    typed: Sheet,
    problems: &[Problem],
    pasted: Option<(String, Pasted)>,
) -> Result<HttpResponse, WebError> {
    if !problems.iter().all(Problem::is_about_length) {
        return render_oversize(by, &t, problems);
    }
    page_response(
        by,
        &t,
        typed,
        EditorState {
            checked: true,
            pasted,
            status: Some(StatusCode::UNPROCESSABLE_ENTITY),
            ..EditorState::default()
        },
    )
    .await
}

/// A table beyond every limit is not shown again cell by cell. The message says what to do, and the
/// stored draft is unchanged.
fn render_oversize(
    by: &By<TableWorker>,
    t: &Tournament,
    problems: &[Problem],
) -> Result<HttpResponse, WebError> {
    let view = EditorPage {
        listed: problems
            .iter()
            .take(LISTED)
            .map(|p| problem_row(by, p))
            .collect(),
        blocking: problems.len() as i64,
        checked: true,
        ..EditorPage::empty(by, t)
    };
    render_with_status(&view, StatusCode::UNPROCESSABLE_ENTITY)
}

/// `POST .../table/draft`: saves the draft in the background.
pub async fn save_draft(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let typed = sheets::without_blank_rows(parse_sheet(&form)?);
    let (version, actor, now) = (form.number("version")?, by.actor.clone(), by.app.now());
    let version = write_inside(&by, move |c, f| {
        office::save_draft(c, &actor, f, id, version, &typed, now)
    })
    .await?;
    let saved = by
        .federation
        .zone()
        .local_time(now)
        .at
        .format("%H:%M")
        .to_string();
    Ok(HttpResponse::Ok().json(serde_json::json!({ "version": version, "saved": saved })))
}

/// The treatment of a pasted text.
enum PasteWay {
    /// Its table replaces the sheet.
    Table(Box<Document>),
    /// It is reviewed like a file.
    Review,
    Refusal(Pasted),
}

async fn read_pasted(by: &By<TableWorker>, text: &str) -> Result<PasteWay, WebError> {
    let source = text.to_owned();
    let document =
        run_blocking(move || recognise::read(source.as_bytes(), &Options::for_pasted())).await?;
    let document = match document {
        // A report or a wall list says more than a table holds: it is reviewed like a file.
        Ok(document) if !matches!(document.format, Format::Table | Format::List) => {
            return Ok(PasteWay::Review);
        }
        Ok(document) if document.format == Format::List => {
            Err(Unread::new(Code::NoResults, "there are no rounds"))
        }
        other => other,
    };
    let document = match document {
        Ok(document) => document,
        // For a pasted table with unknown headings the user states their meaning, as for a file.
        Err(why) if why.is_about_columns() && unread_reason(text.as_bytes()).is_none() => {
            return Ok(PasteWay::Review);
        }
        Err(why) => return Ok(PasteWay::Refusal(Pasted::Unread(why))),
    };
    let beyond: Vec<Gap> = tables::find_gaps(&document, by.federation.rules.shows)
        .into_iter()
        .filter(|gap| gap.is_blocking())
        .collect();
    Ok(if beyond.is_empty() {
        PasteWay::Table(Box::new(document))
    } else {
        PasteWay::Refusal(Pasted::Beyond(beyond))
    })
}

/// `POST .../table/paste`: replaces the sheet by a table from a spreadsheet or wall list.
pub async fn paste_table(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let text = form.text("text").to_owned();
    let version = form.number("version")?;
    let t = find(&by, id).await?;
    let document = match read_pasted(&by, &text).await? {
        PasteWay::Table(document) => document,
        PasteWay::Review => {
            return keep_file(&by, id, "pasted.txt".to_owned(), text.into_bytes()).await;
        }
        PasteWay::Refusal(why) => return render_refused_paste(&by, &t, text, why).await,
    };
    // Players are recognised before the draft is stored, so that the next page has them.
    let mut sheet = tables::build_sheet(&document).sheet;
    let sheet = read_inside(&by, move |c, f| {
        sheets::prepare_sheet(c, f, &mut sheet)?;
        Ok::<_, ActionError>(sheet)
    })
    .await?;
    let outcome = attempt_save(&by, id, version, sheets::without_blank_rows(sheet.clone())).await?;
    let pasted = Some((text, Pasted::Table(document)));
    match outcome {
        Ok(version) => {
            let shown = EditorState {
                checked: true,
                pasted,
                status: Some(StatusCode::OK),
                ..EditorState::default()
            };
            page_response(&by, &with_version(t, version), sheet, shown).await
        }
        Err(ActionError::Refused(Refusal::Stale)) => show_stale(&by, id, sheet).await,
        Err(ActionError::Table(problems)) => {
            render_unsaved(&by, with_version(t, version), sheet, &problems, pasted).await
        }
        Err(other) => Err(other.into()),
    }
}

/// The editor with the unchanged draft, and the pasted text that was refused.
async fn render_refused_paste(
    by: &By<TableWorker>,
    t: &Tournament,
    text: String,
    why: Pasted,
) -> Result<HttpResponse, WebError> {
    let stored = sheets::parse_sheet(t).map_err(WebError::Db)?;
    let status = Some(StatusCode::UNPROCESSABLE_ENTITY);
    page_response(
        by,
        t,
        stored,
        EditorState {
            pasted: Some((text, why)),
            status,
            ..EditorState::default()
        },
    )
    .await
}

/// Stores a trimmed sheet; returns its version, or the reason why it isn't stored.
async fn attempt_save(
    by: &By<TableWorker>,
    id: TournamentId,
    version: i64,
    sheet: Sheet,
) -> Result<Result<i64, ActionError>, WebError> {
    let (actor, now) = (by.actor.clone(), by.app.now());
    attempt_inside(by, move |c, f| {
        office::save_draft(c, &actor, f, id, version, &sheet, now)
    })
    .await
}

/// The editor with a typed table that wasn't signed.
async fn show_unsigned(
    by: &By<TableWorker>,
    id: TournamentId,
    typed: Sheet,
    shown: EditorState,
) -> Result<HttpResponse, WebError> {
    let t = find(by, id).await?;
    page_response(by, &t, typed, shown).await
}

/// `POST .../submission`: signs the table as it stands in this form, for the chief referee.
pub async fn submit_table(
    req: HttpRequest,
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let version = form.number("version")?;
    let typed = sheets::without_blank_rows(parse_sheet(&form)?);
    if let Err(refusal) = check_proof(&req, &by).await {
        // Saves the draft first: a missing proof must not cost the typed table.
        attempt_save(&by, id, version, typed).await?.ok();
        return Err(refusal);
    }
    let asked = format!("{} {}", form.text("asked"), form.text("sure"));
    let (signed, actor, now) = (typed.clone(), by.actor.clone(), by.app.now());
    let read = TournamentVersion { id, version };
    let outcome = attempt_inside(&by, move |c, f| {
        office::submit_asked(c, &actor, f, read, &signed, &asked, now)
    })
    .await?;
    match outcome {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/tournaments/{id}", by.federation.slug),
            "submitted",
        )),
        // The typed table is stored before its mistakes are shown.
        Err(ActionError::Table(_)) => save_and_show(&by, id, version, typed, "check").await,
        Err(ActionError::Refused(Refusal::Stale)) => {
            save_and_show(&by, id, version, typed, "check").await
        }
        Err(ActionError::Refused(refusal @ Refusal::Unasked)) => {
            let shown = EditorState {
                refusal: Some(refusal),
                preview: true,
                ..EditorState::default()
            };
            show_unsigned(&by, id, typed, shown).await
        }
        Err(ActionError::Refused(
            refusal @ (Refusal::Endless(..)
            | Refusal::Unratable(_)
            | Refusal::RoundWithoutDay(_)
            | Refusal::ClubMissing),
        )) => {
            let shown = EditorState {
                refusal: Some(refusal),
                status: Some(StatusCode::UNPROCESSABLE_ENTITY),
                ..EditorState::default()
            };
            show_unsigned(&by, id, typed, shown).await
        }
        Err(other) => Err(other.into()),
    }
}
