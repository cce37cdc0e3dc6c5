//! The page of the table editor: the sheet with its preview, its caveats and version differences.

use std::collections::HashMap;
use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::actions::authorization::{self, Duty, OnTournament, TournamentCase};
use crate::actions::doubts::{self, Doubts};
use crate::actions::members::gate;
use crate::actions::name_matching::Candidates;
use crate::actions::tournaments as office;
use crate::actions::{ActionError, Actor, Refusal, annulments, editions, preview, sheets};
use crate::app::App;
use crate::db::federations::Federation;
use crate::db::players::{self, Player};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, PlayerId};
use crate::domain::approval::{Act, State};
use crate::domain::caveat::{self, Caveat};
use crate::domain::roster::Roster;
use crate::domain::rules::Newcomer;
use crate::domain::table::{MAX_CELLS, MAX_ROWS, Problem, Sheet, TypedPlayer};
use crate::error::WebError;
use crate::frame::layout::{Layout, render_with_status};
use crate::frame::request::{By, TableWorker, read_inside};
use crate::frame::sentences::format_refusal;
use crate::i18n::{L10nLanguage, arg, terms};
use crate::newcomers::format_initial_rating;
use crate::players::suggestions;
use crate::rating_format::RatingFormat;
use crate::tournaments::doubts::DoubtsBox;
use crate::tournaments::grid::{
    GridRow, LISTED, ProblemRow, blank_grid, count_unlisted, in_order, problem_list, problem_row,
    remarked_grid,
};
use crate::tournaments::pasted::{Paste, Pasted};
use crate::tournaments::preview::PreviewTable;

/// Rows and rounds of an empty grid.
const EMPTY: (usize, usize) = (8, 5);
/// Largest number of unknown names for which candidate players are offered.
const OFFERED: usize = 60;

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
    cell_hint: String,
    rows: Vec<GridRow>,
    /// Template for the page's script, which adds rows below the others.
    blank: Vec<GridRow>,
    /// The largest number of rows of a table with so many rounds.
    most: usize,
    /// Number of the row that was deleted on the page and is still stored.
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
    /// The caveats that a signing referee confirms, as form words and as sentences.
    asked: String,
    caveats: Vec<String>,
    doubts: Option<DoubtsBox>,
    confirm: String,
    /// True if the reader signs for a correction, not as the chief referee.
    corrects: bool,
    /// `None` if the rules know no annulled results.
    annulled: Option<String>,
}

#[derive(Default)]
pub(super) struct EditorState {
    pub(super) checked: bool,
    pub(super) preview: bool,
    pub(super) stale: Option<Sheet>,
    pub(super) refusal: Option<Refusal>,
    pub(super) pasted: Option<(String, Pasted)>,
    pub(super) status: Option<StatusCode>,
    /// The row is stored until the next save.
    pub(super) taken_out: Option<usize>,
}

/// Adds empty rows to type in, and rounds if the sheet is empty.
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

struct Examined {
    sheet: Sheet,
    /// Candidate players by row.
    known: Vec<Candidates>,
    problems: Vec<Problem>,
    /// `None` unless requested and calculable.
    preview: Option<Result<preview::Preview, ActionError>>,
    may_sign: bool,
    caveats: Vec<Caveat>,
    doubts: Doubts,
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

/// Serves names that no player has, and offers the same players as the suggestions while typing.
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
                RatingFormat::for_federation(by),
                by.spelling(),
            )),
            refusal,
        ),
        Some(Err(ActionError::Refused(refusal))) => (None, Some(refusal)),
        Some(Err(ActionError::Db(error))) => return Err(WebError::Db(error)),
        Some(Err(_)) => (None, None),
    })
}

/// The preview of a correction calculates its whole replay, so it needs a permit.
async fn check_with_permit(
    by: &By<TableWorker>,
    t: &Tournament,
    sheet: Sheet,
    wants_preview: bool,
) -> Result<Examined, WebError> {
    let (t, actor, app) = (t.clone(), by.actor.clone(), by.app.clone());
    let calculates = wants_preview && t.position.is_some();
    let turn = if calculates {
        Some(by.app.calculation_limit.take(by.reader).await?)
    } else {
        None
    };
    let work = read_inside(by, move |c, f| {
        let _turn = turn;
        check_sheet(c, f, (&actor, &app), &t, sheet, wants_preview)
    });
    work.await
}

pub(super) async fn page_response(
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

async fn view_of(
    by: &By<TableWorker>,
    t: &Tournament,
    examined: Examined,
    shown: EditorState,
) -> Result<EditorPage, WebError> {
    let (sheet, language, figures) = (
        examined.sheet,
        by.language,
        RatingFormat::for_federation(by),
    );
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

/// Other caveats are ticked one by one.
fn caveats_to_confirm(caveats: &[Caveat]) -> Vec<Caveat> {
    caveats
        .iter()
        .copied()
        .filter(|one| !one.is_ticked())
        .collect()
}

/// Empty unless the table was sent back or reopened.
fn public_reason(t: &Tournament) -> String {
    if matches!(t.state, State::Returned | State::Reopened) {
        t.reason.clone()
    } else {
        String::new()
    }
}

fn name_needs(by: &By<TableWorker>) -> Vec<String> {
    let needs = by.federation.rules.needs.iter();
    needs
        .map(|need| terms::need_sentence(by.t(), *need))
        .collect()
}

fn newcomer_hint(by: &By<TableWorker>, how: Newcomer) -> String {
    let born = terms::birth_hint(by.t(), by.federation.rules.needs);
    by.t().msg_new_player_hint(
        arg::Newcomer(format_initial_rating(
            how,
            RatingFormat::for_federation(by),
            by.language,
        )),
        arg::Birth(born),
    )
}

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

/// In the order of [`row_texts`].
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

/// `None` if the texts are the same.
fn describe_difference(by: &By<TableWorker>, at: String, old: &str, new: &str) -> Option<String> {
    let [old, new] = [old, new].map(|text| terms::typed_decimals(by.language, text.trim()));
    (old != new).then(|| {
        let says = by.t().msg_difference(arg::New(new), arg::Old(old));
        format!("{at} {says}")
    })
}

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

/// Empty unless another version was stored meanwhile.
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

/// A table beyond every limit isn't shown again cell by cell, and the stored draft is unchanged.
pub(super) fn render_oversize(
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
