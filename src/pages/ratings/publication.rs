//! Publication of a list: the preview and the act itself.

use std::collections::{HashMap, HashSet};

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use chrono::NaiveDate;

use crate::actions::ActionError;
use crate::actions::Tx;
use crate::actions::lists::{self as office, Basis, Publication};
use crate::db::federations::Federation;
use crate::db::lists::{self, DecisionRow, Entry, List};
use crate::db::{Conn, PlayerId, TournamentId, clubs, players, tournaments};
use crate::domain::approval::State;
use crate::domain::player::parse_date;
use crate::domain::publication::Cut;
use crate::domain::rules::ListGames;
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, render_with_status};
use crate::frame::options::Choice;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Commission, read_inside};
use crate::frame::signing::SigningOfficer;
use crate::i18n::{L10nLanguage, Speaks, Spelling, arg, terms};
use crate::progress;
use crate::rating_format::RatingFormat;
use crate::ratings::RatingListFilter;
use crate::ratings::published::{
    Decided, EntryRow, SHOWN, decision_views, entry_row, ratings_in_list,
};

#[derive(Template)]
#[template(path = "ratings/new.html")]
struct ProposalPage {
    page: Layout,
    slug: String,
    /// As typed if it is mistaken.
    date: String,
    mistake: Option<String>,
    day: String,
    /// Date of the next list by the rules, if they set one.
    due: Option<String>,
    unusual: bool,
    decisions: Vec<Decided>,
    fingerprint: String,
    players: String,
    waiting: Vec<(i64, String)>,
    reopened: Vec<(i64, String)>,
    exists: bool,
    future: bool,
    /// The reason why the list would be empty.
    nobody: Option<String>,
    unknown_births: usize,
    figures: RatingFormat,
    pooled: Vec<PoolPart>,
    shift: Option<Shift>,
    cuts: Vec<Choice>,
    cut: &'static str,
    basis: String,
    later: Vec<(i64, String)>,
    behind: Vec<(i64, String)>,
}

/// The title is empty if the rules have no pools.
struct PoolPart {
    title: String,
    rows: Vec<EntryRow>,
    more: usize,
}

/// A reference for the correction.
struct AnchorRow {
    id: i64,
    name: String,
    before: String,
    now: String,
    interval: String,
}

struct ShiftedPlayer {
    id: i64,
    name: String,
    before: String,
    after: String,
}

/// A correction of all ratings (rgf 1).
struct Shift {
    by: String,
    anchors: Vec<AnchorRow>,
    players: Vec<ShiftedPlayer>,
    more: usize,
}

fn correction_shift(
    proposal: &office::Proposal,
    figures: RatingFormat,
    spelling: Spelling,
) -> Option<Shift> {
    let language = spelling.language;
    let correction = proposal.correction.as_ref()?;
    let named = |key| {
        proposal
            .player(key)
            .map(|p| (p.id.0, spelling.name(p.display_name(), p.latin())))
    };
    let anchors = correction.anchors.iter().filter_map(|a| {
        let (id, name) = named(a.player)?;
        let (before, now) = (
            figures.format_points(Some(a.before)),
            figures.format_points(Some(a.now)),
        );
        Some(AnchorRow {
            id,
            name,
            before,
            now,
            interval: figures.format_interval(Some(a.deviation)),
        })
    });
    let shown = correction.players.iter().take(SHOWN).filter_map(|p| {
        let (id, name) = named(p.player)?;
        Some(ShiftedPlayer {
            id,
            name,
            before: figures.format_points(Some(p.before)),
            after: figures.format_points(Some(p.after)),
        })
    });
    Some(Shift {
        by: language.signed(correction.shift, 2),
        anchors: anchors.collect(),
        players: shown.collect(),
        more: correction.players.len().saturating_sub(SHOWN),
    })
}

#[derive(Clone, Copy)]
struct Reader {
    today: NaiveDate,
    figures: RatingFormat,
    spelling: Spelling,
}

impl Reader {
    fn is_quarterly(self) -> bool {
        self.figures.shows.quarterly
    }

    /// The due list's date, or the next one's if that is published.
    fn next_date(self, published: &[List]) -> NaiveDate {
        if !self.is_quarterly() {
            // A day has one list at most.
            let after = published
                .first()
                .and_then(|list| list.issue.date.succ_opt());
            return after.map_or(self.today, |after| after.max(self.today));
        }
        let due = office::last_quarter(self.today);
        if published.first().is_some_and(|l| l.issue.date >= due) {
            office::next_quarter(self.today.succ_opt().unwrap_or(self.today))
        } else {
            due
        }
    }
}

struct PreviewData {
    date: NaiveDate,
    shift: Option<Shift>,
    entries: Vec<Entry>,
    decisions: Vec<DecisionRow>,
    fingerprint: String,
    unknown_births: usize,
    names: HashMap<PlayerId, (String, Option<String>)>,
    /// Only for listed players of one name.
    codes: HashMap<PlayerId, String>,
    clubs: HashMap<String, String>,
    published: Vec<List>,
    /// Ratings in the preceding list, by pool.
    before: HashMap<Option<Pool>, HashMap<PlayerId, f64>>,
    unsettled: Unsettled,
    basis: Basis,
    /// The rated games that a place needs, if the rules demand some.
    wanted: Option<ListGames>,
}

fn find(
    c: &mut Conn,
    f: &Federation,
    asked: Option<NaiveDate>,
    cut: Cut,
    reader: Reader,
) -> Result<PreviewData, ActionError> {
    let published = lists::list(c, f.id)?;
    let date = asked.unwrap_or_else(|| reader.next_date(&published));
    let proposal = office::propose_list(c, f, date, cut)?;
    let ids: Vec<PlayerId> = proposal.decisions.iter().map(|d| d.player_id).collect();
    Ok(PreviewData {
        date,
        names: players::names_told_apart(c, &ids)?,
        codes: players::codes_of_namesakes(
            c,
            proposal
                .entries
                .iter()
                .map(|e| (e.player_id, e.name.as_str())),
        )?,
        clubs: clubs::load_latin_names(c, f.id)?,
        before: match published.first() {
            Some(last) => ratings_in(c, last, &proposal.entries)?,
            None => HashMap::new(),
        },
        unsettled: load_unsettled(c, f, date.min(reader.today))?,
        shift: correction_shift(&proposal, reader.figures, reader.spelling),
        unknown_births: proposal.unknown_births(),
        wanted: proposal.games_wanted(f),
        entries: proposal.entries,
        decisions: proposal.decisions,
        fingerprint: proposal.fingerprint,
        basis: proposal.basis,
        published,
    })
}

fn ratings_in(
    c: &mut Conn,
    list: &List,
    entries: &[Entry],
) -> Result<HashMap<Option<Pool>, HashMap<PlayerId, f64>>, ActionError> {
    let mut before = HashMap::new();
    for part in entries.chunk_by(|a, b| a.pool == b.pool) {
        let shown: Vec<PlayerId> = part.iter().take(SHOWN).map(|e| e.player_id).collect();
        if let Some(first) = part.first() {
            before.insert(first.pool, ratings_in_list(c, list, first.pool, &shown)?);
        }
    }
    Ok(before)
}

/// Tournaments that ended by the date of the list, and whose tables may still change.
struct Unsettled {
    /// Not rated: their results won't be in the list.
    waiting: Vec<(i64, String)>,
    /// Rated, and under correction: the list uses them as they were rated.
    reopened: Vec<(i64, String)>,
}

fn load_unsettled(c: &mut Conn, f: &Federation, day: NaiveDate) -> Result<Unsettled, ActionError> {
    let states = State::OPEN.to_vec();
    let open = tournaments::list_page(
        c,
        f.id,
        &tournaments::Filter {
            states,
            limit: 200,
            ascending: true,
            ..Default::default()
        },
    )?;
    let ended = open.into_iter().filter(|t| t.conditions.ends <= day);
    // A rated tournament keeps its position while its correction passes the states of a new table.
    let (reopened, waiting): (Vec<_>, Vec<_>) = ended.partition(|t| t.position.is_some());
    let named = |found: Vec<tournaments::Summary>| {
        found
            .into_iter()
            .map(|t| (t.id.0, t.conditions.name))
            .collect()
    };
    Ok(Unsettled {
        waiting: named(waiting),
        reopened: named(reopened),
    })
}

pub async fn show_proposal(
    by: By<Commission>,
    query: QueryParams<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let reader = Reader {
        today: by.today(),
        figures: RatingFormat::for_federation(&by),
        spelling: by.spelling(),
    };
    let typed = query.date.trim();
    let asked = parse_date(typed);
    let mistake = (!typed.is_empty() && asked.is_none()).then(|| by.t().msg_mistake_date());
    let cut = Cut::from_word(&query.cut).unwrap_or_default();
    let found = read_inside(&by, move |c, f| find(c, f, asked, cut, reader)).await?;
    let code = if mistake.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let mut view = ProposalPage::of(&by, reader, found, cut);
    if mistake.is_some() {
        view.date = typed.chars().take(40).collect();
    }
    view.mistake = mistake;
    render_with_status(&view, code)
}

impl ProposalPage {
    fn of(by: &By<Commission>, reader: Reader, found: PreviewData, cut: Cut) -> ProposalPage {
        let (date, today, language) = (found.date, reader.today, reader.spelling.language);
        let page = Layout::for_federation(by, "ratings", by.t().msg_publish_list());
        ProposalPage {
            slug: by.federation.slug.clone(),
            date: date.to_string(),
            mistake: None,
            day: language.format_day(date),
            due: reader.is_quarterly().then(|| {
                language.format_day(office::next_quarter(today.succ_opt().unwrap_or(today)))
            }),
            unusual: reader.is_quarterly() && office::next_quarter(date) != date,
            exists: found.published.iter().any(|l| l.issue.date >= date),
            future: date > today,
            nobody: reason_of_emptiness(page.t, &found),
            players: count_players(page.t, &found.entries),
            pooled: pool_parts(&found, reader),
            figures: reader.figures,
            decisions: decision_views(&found.decisions, &found.names, by.spelling()),
            // Only under these rules an age decides about a rank.
            unknown_births: if reader.is_quarterly() {
                found.unknown_births
            } else {
                0
            },
            shift: found.shift,
            cuts: Cut::ALL
                .into_iter()
                .map(|c| Choice::new(c.word(), terms::cut_rule(page.t, c), c == cut))
                .collect(),
            cut: cut.word(),
            basis: terms::basis_sentence(
                language,
                found.basis.ended,
                found.basis.rated.map(|at| by.federation.local_day(at)),
            ),
            later: with_numbers(found.basis.for_next_list),
            behind: with_numbers(found.basis.rated_out_of_order),
            fingerprint: found.fingerprint,
            waiting: found.unsettled.waiting,
            reopened: found.unsettled.reopened,
            page,
        }
    }
}

fn reason_of_emptiness(t: &L10nLanguage, found: &PreviewData) -> Option<String> {
    if !found.entries.is_empty() {
        return None;
    }
    Some(match found.wanted {
        Some(wanted) => t.msg_list_nobody_yet(
            arg::Games(i64::from(wanted.games)),
            arg::Article(wanted.article),
        ),
        None => t.msg_refused_list_empty(),
    })
}

/// A player with ratings in two pools counts once.
fn count_players(t: &L10nLanguage, entries: &[Entry]) -> String {
    let players: HashSet<_> = entries.iter().map(|entry| entry.player_id).collect();
    t.msg_count_players(players.len() as i64)
}

fn with_numbers(tournaments: Vec<(TournamentId, String)>) -> Vec<(i64, String)> {
    tournaments
        .into_iter()
        .map(|(id, name)| (id.0, name))
        .collect()
}

fn pool_parts(found: &PreviewData, reader: Reader) -> Vec<PoolPart> {
    let (t, none) = (reader.spelling.language.messages(), HashMap::new());
    let part = |part: &[Entry]| {
        let pool = part.first().and_then(|e| e.pool);
        let (before, compared) = (
            found.before.get(&pool).unwrap_or(&none),
            !found.published.is_empty(),
        );
        let row = |e: &Entry| {
            entry_row(
                e,
                compared,
                before,
                &found.clubs,
                reader.figures,
                reader.spelling,
            )
            .with_code(&found.codes)
        };
        let rows = part.iter().take(SHOWN).map(row).collect();
        PoolPart {
            title: pool.map(|p| terms::pool_name(t, p)).unwrap_or_default(),
            rows,
            more: part.len().saturating_sub(SHOWN),
        }
    };
    found
        .entries
        .chunk_by(|a, b| a.pool == b.pool)
        .map(part)
        .collect()
}

pub async fn publish_list(
    by: SigningOfficer<Commission>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let date: NaiveDate =
        parse_date(form.text("date")).ok_or(WebError::Form(crate::error::FormFault::Field))?;
    let (note, seen, actor, now) = (
        form.text("note").to_owned(),
        form.text("fingerprint").to_owned(),
        by.actor.clone(),
        by.app.now(),
    );
    let cut = Cut::from_word(form.text("cut")).unwrap_or_default();
    let (list, back) = (
        format!("/{}/ratings/{date}", by.federation.slug),
        format!("/{}/ratings/new", by.federation.slug),
    );
    progress::run_job(
        &by,
        by.t().msg_publish_list(),
        back,
        move |c, f, progress| {
            office::publish_list(
                &mut Tx::new(c, &actor, f, now),
                Publication {
                    date,
                    cut,
                    note: &note,
                    confirmed_fingerprint: &seen,
                },
                progress,
            )?;
            Ok((list, "published"))
        },
    )
    .await
}
