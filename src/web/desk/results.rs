//! Entry of results at the boards: big buttons, several people at once, on a bad connection.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::cookie::Cookie;
use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::{FromRequest, HttpRequest, HttpResponse, web};
use askama::Template;

use super::order;
use crate::actions::authorization::{self, OnTournament};
use crate::actions::desk::{self as office, DeskActor};
use crate::actions::{ActionError, Actor, Refusal as No};
use crate::db::desks::Assistant;
use crate::db::federations::Federation;
use crate::db::tournaments::Tournament;
use crate::db::{Conn, TournamentId, tournaments};
use crate::domain::desk::{
    Answer, Board, Decisions, Desk, EntrantId, Outcome, Round, Stage, System,
};
use crate::domain::rules::{RulesFeatures, Sides};
use crate::error::OwnPage;
use crate::error::WebError;
use crate::frame::address::RoundAddress;
use crate::frame::cookies::{ASSISTANT, read_cookie};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page};
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, Office, TableWorker, read_inside, write_inside};
use crate::i18n::desk as phrases;
use crate::i18n::{L10nLanguage, arg};
use crate::live::rounds;
use crate::session::bind_token;

/// An actor with work on tables, or an assistant with a link.
pub struct Scorer {
    inside: Inside,
    who: ScorerIdentity,
}

#[derive(Clone)]
enum ScorerIdentity {
    Actor(Actor),
    Assistant(Assistant),
}

impl ScorerIdentity {
    fn name(&self) -> &str {
        match self {
            ScorerIdentity::Actor(actor) => &actor.name,
            ScorerIdentity::Assistant(assistant) => &assistant.name,
        }
    }

    fn is_referee(&self) -> bool {
        matches!(self, ScorerIdentity::Actor(_))
    }

    fn load_tournament(
        &self,
        c: &mut Conn,
        f: &Federation,
        id: TournamentId,
    ) -> Result<Tournament, ActionError> {
        match self {
            ScorerIdentity::Actor(actor) => {
                authorization::find_permitted_tournament(c, actor, f, id, OnTournament::Work)
            }
            ScorerIdentity::Assistant(assistant) => {
                let t = tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
                if assistant.tournament_id == t.id {
                    Ok(t)
                } else {
                    Err(No::NotYours.into())
                }
            }
        }
    }
}

impl FromRequest for Scorer {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Scorer, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let inside = Inside::from_request(req, payload);
        let token = read_cookie(req, ASSISTANT);
        Box::pin(async move {
            let inside = inside.await?;
            let actor = inside.visit.actor.clone().filter(|actor| {
                authorization::check_allowed(actor, &inside.federation.id, TableWorker::DUTY)
                    .is_ok()
            });
            if let Some(actor) = actor {
                return Ok(Scorer {
                    inside,
                    who: ScorerIdentity::Actor(actor),
                });
            }
            let token = token.ok_or(if inside.visit.actor.is_some() {
                WebError::Forbidden
            } else {
                WebError::LogIn
            })?;
            let today = inside.visit.app.now().date();
            let assistant = inside
                .visit
                .app
                .read_newest(move |c| office::find_assistant(c, &token, today))
                .await?;
            let assistant = assistant.ok_or(WebError::Refused(No::Link))?;
            Ok(Scorer {
                inside,
                who: ScorerIdentity::Assistant(assistant),
            })
        })
    }
}

struct CardSide {
    /// `black` or `white`, the winner's value in forms.
    word: &'static str,
    name: String,
    /// The number drawn by lot.
    lot: String,
    says: String,
    left: String,
}

struct Card {
    number: usize,
    ids: (u32, u32),
    two: [CardSide; 2],
    pair: String,
    result: &'static str,
    words: String,
    seen: &'static str,
    by: String,
    corrected: bool,
    claims: Vec<phrases::Claim>,
    replay: bool,
    time: Option<String>,
    left: Option<String>,
    /// The game is annulled or replayed, or of an earlier round of a knockout.
    fixed: bool,
    stones: u8,
    annulled: Option<(String, String)>,
    acts: Decisions,
    /// The board has a section for handicap stones or for decisions of the referee.
    beside: bool,
}

#[derive(Template)]
#[template(path = "desk/results.html")]
struct ResultsPage {
    page: Layout,
    slug: String,
    id: i64,
    key: String,
    tournament: String,
    me: String,
    referee: bool,
    round: usize,
    stage: String,
    badge: &'static str,
    settled: usize,
    all: usize,
    disputed: usize,
    cards: Vec<Card>,
    only_open: bool,
    /// The page shows one board alone, with everything that can be entered.
    single: bool,
    shows: &'static RulesFeatures,
    stones: bool,
    /// The last act that the page includes.
    seq: u64,
    knockout: bool,
    closed: bool,
    waiting: bool,
    rounds: Vec<usize>,
    more: Vec<(&'static str, String)>,
    /// The reason why the draft of the next round was discarded.
    discarded: Option<String>,
}

impl ResultsPage {
    fn more_acts(&self) -> String {
        phrases::more_acts(self.page.t, self.shows)
    }
}

/// The board open for correcting, and the board entered last.
#[derive(serde::Deserialize, Default)]
#[serde(default)]
pub struct OpenCard {
    open: String,
    board: String,
}

async fn find(scorer: &Scorer, id: TournamentId) -> Result<(Tournament, Arc<Desk>), WebError> {
    let (who, desks) = (scorer.who.clone(), scorer.inside.app.desks.clone());
    read_inside(&scorer.inside, move |c, f| {
        let t = who.load_tournament(c, f, id)?;
        let desk = desks.get(c, id)?.ok_or(ActionError::NotFound)?;
        Ok((t, desk))
    })
    .await
}

pub async fn show_results(
    req: HttpRequest,
    scorer: Scorer,
    path: web::Path<(String, String)>,
    query: QueryParams<OpenCard>,
) -> Result<HttpResponse, WebError> {
    let (t, desk) = find(&scorer, id(&path.1)?).await?;
    let round = desk.published_rounds();
    page_response(&req, scorer, &t, &desk, round, &query)
}

pub async fn round_results(
    req: HttpRequest,
    scorer: Scorer,
    path: web::Path<RoundAddress>,
    query: QueryParams<OpenCard>,
) -> Result<HttpResponse, WebError> {
    let (t, desk) = find(&scorer, id(&path.tournament)?).await?;
    let round: usize = path.round.parse().map_err(|_| WebError::NotFound)?;
    desk.public_round(round).ok_or(WebError::NotFound)?;
    page_response(&req, scorer, &t, &desk, round, &query)
}

fn card_side(
    inside: &Inside,
    desk: &Desk,
    who: EntrantId,
    outcome: Outcome,
    left: String,
) -> CardSide {
    let (t, sides) = (inside.t(), inside.federation.rules.shows.sign.sides());
    let entrant = desk.entrant(who);
    CardSide {
        word: outcome.word(),
        name: entrant
            .map(|entrant| phrases::entrant_name(entrant, inside.spelling()))
            .unwrap_or_default(),
        lot: entrant
            .and_then(|e| e.number)
            .map(|n| t.msg_numbered(n.to_string()))
            .unwrap_or_default(),
        says: phrases::outcome_words(t, sides, Some(outcome)),
        left,
    }
}

/// True if a replay of the game follows in the round.
fn is_replayed(desk: &Desk, board: &Board, number: usize) -> bool {
    desk.rounds.get(number - 1).is_some_and(|round| {
        round
            .boards
            .iter()
            .any(|b| b.replay && b.number > board.number && b.has_player(board.black))
    })
}

fn describe_replay_time(inside: &Inside, board: &Board) -> Option<String> {
    let sides = inside.federation.rules.shows.sign.sides();
    board.time.map(|[black, white]| {
        inside.t().msg_desk_replay_time(
            arg::Sides(sides.word()),
            arg::Black(phrases::format_clock(black)),
            arg::White(phrases::format_clock(white)),
        )
    })
}

fn describe_annulment(inside: &Inside, board: &Board) -> Option<(String, String)> {
    board.annulled.as_ref().map(|annulled| {
        let (who, when) = (
            inside.spelling().name(&annulled.by, None),
            inside.moment(annulled.at),
        );
        (
            inside
                .t()
                .msg_desk_annulled_by(arg::Who(who), arg::When(when)),
            annulled.reason.clone(),
        )
    })
}

fn board_card(desk: &Desk, board: &Board, scorer: &Scorer, number: usize) -> Card {
    let spelling = scorer.inside.spelling();
    let (t, sides) = (
        scorer.inside.t(),
        scorer.inside.federation.rules.shows.sign.sides(),
    );
    let inside = &scorer.inside;
    let black = card_side(
        inside,
        desk,
        board.black,
        Outcome::Black,
        t.msg_desk_left_black(sides.word()),
    );
    let white = card_side(
        inside,
        desk,
        board.white,
        Outcome::White,
        t.msg_desk_left_white(sides.word()),
    );
    let knockout = desk.plan.system == System::Knockout;
    let acts = desk.allowed_decisions(number, board);
    Card {
        number: board.number,
        ids: (board.black.0, board.white.0),
        pair: t.msg_desk_pair(
            arg::Sides(sides.word()),
            arg::Black(black.name.as_str()),
            arg::White(white.name.as_str()),
        ),
        two: sides.in_written_order([black, white]),
        result: phrases::format_score(sides, board.known_outcome()),
        words: phrases::outcome_words(t, sides, board.known_outcome()),
        seen: board.known_outcome().map_or("-", Outcome::word),
        by: board
            .entries
            .last()
            .filter(|entry| entry.outcome.is_some())
            .map(|entry| spelling.name(&entry.by, None))
            .unwrap_or_default(),
        corrected: board.is_corrected(),
        claims: phrases::list_claims(scorer.inside.spelling(), sides, board),
        replay: board.replay,
        time: describe_replay_time(inside, board),
        left: board.left.map(|two| {
            sides
                .in_written_order(two.map(phrases::format_clock))
                .join(" / ")
        }),
        fixed: board.annulled.is_some()
            || is_replayed(desk, board, number)
            || (knockout && number < desk.published_rounds()),
        stones: board.stones,
        annulled: describe_annulment(inside, board),
        acts,
        beside: scorer.inside.federation.rules.shows.sign.stones()
            || (scorer.who.is_referee() && acts.any()),
    }
}

/// Outcomes besides a played result, with their words in forms.
fn rare_outcomes(m: &L10nLanguage, sides: Sides) -> Vec<(&'static str, String)> {
    [
        Outcome::BlackByForfeit,
        Outcome::WhiteByForfeit,
        Outcome::NoOne,
        Outcome::AwardedDraw,
    ]
    .map(|outcome| {
        (
            outcome.word(),
            phrases::outcome_words(m, sides, Some(outcome)),
        )
    })
    .into_iter()
    .collect()
}

/// `alone`: the number of the only board that the page shows.
fn is_wanted(board: &Board, alone: Option<usize>, only_open: bool) -> bool {
    match alone {
        Some(number) => board.number == number,
        None => !only_open || board.known_outcome().is_none() || !board.claims.is_empty(),
    }
}

fn add_visitor(
    mut response: HttpResponse,
    visitor: Option<Cookie<'static>>,
) -> Result<HttpResponse, WebError> {
    if let Some(visitor) = visitor {
        response
            .add_cookie(&visitor)
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

fn page_response(
    req: &HttpRequest,
    mut scorer: Scorer,
    t: &Tournament,
    desk: &Desk,
    number: usize,
    query: &OpenCard,
) -> Result<HttpResponse, WebError> {
    let visitor = bind_token(req, &mut scorer.inside.visit)?;
    let (m, sign) = (scorer.inside.t(), scorer.inside.federation.rules.shows.sign);
    let only_open = query.open == "1";
    let round = desk.public_round(number);
    let boards: &[Board] = round.map_or(&[], |round| round.boards.as_slice());
    let alone: Option<usize> = query.board.parse().ok();
    let wanted = |board: &&Board| is_wanted(board, alone, only_open);
    let view = ResultsPage {
        page: Layout::for_federation(
            &scorer.inside,
            "tournaments",
            m.msg_desk_results_title(number as i64),
        ),
        slug: scorer.inside.federation.slug.clone(),
        id: t.id.0,
        key: super::page_key()?,
        tournament: t.conditions.name.clone(),
        me: scorer.inside.spelling().name(scorer.who.name(), None),
        referee: scorer.who.is_referee(),
        round: number,
        stage: round
            .map(|round| phrases::stage_name(m, round.stage))
            .unwrap_or_default(),
        badge: round
            .map(|round| rounds::stage_badge(m, round.stage).1)
            .unwrap_or_default(),
        settled: round.map_or(0, Round::count_settled),
        all: boards.len(),
        disputed: round.map_or(0, Round::count_disputed),
        cards: boards
            .iter()
            .filter(wanted)
            .map(|board| board_card(desk, board, &scorer, number))
            .collect(),
        only_open,
        single: alone.is_some(),
        shows: &scorer.inside.federation.rules.shows,
        stones: sign.stones(),
        seq: desk.seq,
        knockout: desk.plan.system == System::Knockout,
        closed: desk.finished
            || (!scorer.who.is_referee()
                && round.is_some_and(|round| round.stage == Stage::Closed)),
        waiting: round.is_none(),
        rounds: (1..=desk.published_rounds()).collect(),
        more: rare_outcomes(m, sign.sides()),
        discarded: phrases::discarded_sentence(desk, scorer.inside.spelling())
            .filter(|_| scorer.who.is_referee()),
    };
    add_visitor(render_page(&view)?, visitor)
}

fn answer_program(
    inside: &Inside,
    outcome: Result<Answer, WebError>,
) -> Result<HttpResponse, WebError> {
    let t = inside.t();
    let (code, answer, sentence) = match outcome {
        Ok(answer) => (
            StatusCode::OK,
            if answer == Answer::Disputed {
                "disputed"
            } else {
                "stored"
            },
            phrases::answer_sentence(t, answer),
        ),
        Err(WebError::Desk(refusal)) => (
            StatusCode::CONFLICT,
            "refused",
            phrases::refusal_sentence(t, None, &refusal, inside.spelling()),
        ),
        Err(other) => return Err(other),
    };
    let mut response =
        HttpResponse::build(code).json(serde_json::json!({"answer": answer, "sentence": sentence}));
    response.extensions_mut().insert(OwnPage);
    Ok(response)
}

/// A program gets the outcome as JSON, a browser is redirected to the board.
pub async fn enter_result(
    req: HttpRequest,
    scorer: Scorer,
    path: web::Path<RoundAddress>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.tournament)?;
    let round: usize = path.round.parse().map_err(|_| WebError::NotFound)?;
    let beside = form.has_field("act");
    let act = if beside {
        order::parse_board_act(&form, round)?
    } else {
        order::parse_entry(&form, round)?
    };
    let (key, board) = (
        order::idempotency_key(&form, &act),
        order::board_number(&act),
    );
    let who = scorer.who.clone();
    let outcome = write_inside(&scorer.inside, move |tx| {
        let hand = match &who {
            ScorerIdentity::Actor(actor) => DeskActor::Actor(actor),
            ScorerIdentity::Assistant(assistant) => DeskActor::Assistant(assistant),
        };
        office::perform_act(tx.conn, &hand, tx.federation, id, &key, act, tx.now)
    })
    .await;
    let told = req
        .headers()
        .get(header::ACCEPT)
        .is_some_and(|v| v.as_bytes().starts_with(b"application/json"));
    if !told {
        let flash = match outcome? {
            Answer::Disputed => "desk-disputed",
            Answer::Replays(_) => "desk-replays",
            _ if beside => "desk-done",
            _ => "desk-stored",
        };
        let open = if form.has_field("only-open") {
            "?open=1"
        } else {
            ""
        };
        let to = format!(
            "/{}/tournaments/{id}/desk/results/{round}{open}#board-{board}",
            scorer.inside.federation.slug
        );
        return Ok(redirect_to(&scorer.inside, &to, flash));
    }
    answer_program(&scorer.inside, outcome)
}
