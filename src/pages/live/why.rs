//! The reasons of a pairing, and against another one
//! ([`Desk::explain_pairing`](crate::domain::desk::Desk::explain_pairing)).

use crate::i18n::{Speaks, arg};
use std::sync::Arc;

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::lot::{Ticket, round_tickets};
use super::parts::{Head, Here, Live, Person, format_signed};
use crate::app::run_blocking;
use crate::domain::desk::{
    Board, Desk, DrawReason, EntrantId, NoMeetingReason, PairingExplanation, PossiblePartner, Round,
};
use crate::domain::pairing::{Black, Cause, CriterionValue, RankOrder, Seat, SeatFacts, Worth};
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::options::Choice;
use crate::frame::query::QueryParams;
use crate::frame::request::Inside;
use crate::i18n::desk::{criterion_name, format_criterion_value, format_points, format_score};

/// Participants above which calculations run one at a time.
const LARGE: usize = 300;

/// Facts at the time of the pairing.
struct KnownRow {
    person: Person,
    points: String,
    /// D: games with black minus games with white.
    colours: String,
    /// F: times moved down minus times moved up.
    floats: String,
    /// Place in the pairing order.
    place: usize,
}

/// With its values for the pair and for the round.
struct CriterionRow {
    number: usize,
    name: String,
    article: &'static str,
    pair: String,
    round: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct OtherOpponent {
    other: String,
}

#[derive(Debug, Deserialize)]
pub struct PairingAddress {
    tournament: String,
    round: String,
    entrant: String,
}

struct BoardLine {
    number: usize,
    first: Person,
    second: Person,
    result: &'static str,
}

#[derive(Template)]
#[template(path = "live/why.html")]
struct WhyPage {
    page: Layout,
    head: Head,
    title: String,
    number: usize,
    who: u32,
    /// `None` for a bye or an absence.
    board: Option<BoardLine>,
    says: Vec<String>,
    known: Vec<KnownRow>,
    criteria: Vec<CriterionRow>,
    tickets: Vec<Ticket>,
    others: Vec<Choice<String>>,
    answer: Option<String>,
}

fn name(live: &Live, seat: Seat) -> String {
    live.name(live.desk.entrant_in_seat(seat))
}

/// `black`, `white`: names.
fn cause_says(live: &Live, cause: Cause, black: &str, white: &str) -> String {
    let (t, sides) = (live.reader_messages(), live.side_names().word());
    match cause {
        Cause::Numbers => t.msg_live_why_round_one(sides),
        Cause::Equal { points: both } => t.msg_live_why_equal(format_points(both)),
        Cause::Moved {
            down,
            most,
            up,
            least,
        } => t.msg_live_why_moved(
            arg::High(name(live, down)),
            arg::Most(format_points(most)),
            arg::Low(name(live, up)),
            arg::Least(format_points(least)),
        ),
        Cause::OddGroup {
            players,
            points: own,
        } => t.msg_live_why_odd(arg::Count(players as i64), arg::Points(format_points(own))),
        Cause::EvenGroup { points: own } => t.msg_live_why_best(format_points(own)),
        Cause::Floats {
            down,
            down_floats,
            up,
            up_floats,
        } => {
            let [[down_before, down_after], [up_before, up_after]] =
                [down_floats, up_floats].map(|floats| floats.map(format_signed));
            t.msg_live_why_floats_now(
                arg::High(name(live, down)),
                arg::F(down_before),
                arg::Fnew(down_after),
                arg::Low(name(live, up)),
                arg::G(up_before),
                arg::Gnew(up_after),
            )
        }
        Cause::Black(rule) => black_says(live, rule, black, white),
        Cause::LastByNumber => t.msg_live_why_bye_round_one(),
        Cause::Bye => t.msg_live_why_bye_rule(),
    }
}

fn black_says(live: &Live, rule: Black, black: &str, white: &str) -> String {
    let (t, sides) = (live.reader_messages(), live.side_names().word());
    match rule {
        Black::Hand => t.msg_live_why_colour_hand(arg::Sides(sides), arg::Black(black)),
        Black::Number => t.msg_live_why_colour_number(arg::Sides(sides), arg::Black(black)),
        Black::Balance {
            black: own,
            white: other,
        } => t.msg_live_why_colour_balance(
            arg::Sides(sides),
            arg::Black(black),
            arg::D(format_signed(own)),
            arg::E(format_signed(other)),
            arg::White(white),
        ),
        Black::RankList {
            higher,
            balance,
            by,
        } => {
            let order = match by {
                RankOrder::Points => t.msg_live_rank_points(),
                RankOrder::SmallFirst => t.msg_live_rank_small(),
                RankOrder::LargeFirst => t.msg_live_rank_large(),
            };
            if higher {
                t.msg_live_why_colour_higher(
                    arg::Sides(sides),
                    arg::Black(black),
                    arg::D(format_signed(balance)),
                    arg::Order(order),
                )
            } else {
                t.msg_live_why_colour_lower(
                    arg::Sides(sides),
                    arg::Black(black),
                    arg::D(format_signed(balance)),
                    arg::Order(order),
                )
            }
        }
    }
}

fn drawn_says(live: &Live, drawn: DrawReason) -> String {
    let (t, sides) = (live.reader_messages(), live.side_names().word());
    match drawn {
        DrawReason::Lot => t.msg_live_knockout_rule(),
        DrawReason::Bye => t.msg_live_knockout_bye(),
        DrawReason::OneNation(nation) => {
            t.msg_live_knockout_nation(live.language().country_name(&nation))
        }
        DrawReason::Black(who) => {
            t.msg_live_knockout_black(arg::Sides(sides), arg::Black(live.name(who)))
        }
        DrawReason::Replay => t.msg_live_knockout_replay(sides),
    }
}

impl KnownRow {
    fn from_facts(live: &Live, known: &SeatFacts) -> KnownRow {
        KnownRow {
            person: live.person_view(live.desk.entrant_in_seat(known.seat)),
            points: format_points(known.points),
            colours: format_signed(known.colours),
            floats: format_signed(known.floats),
            place: known.place,
        }
    }
}

impl CriterionRow {
    fn from_criterion(live: &Live, judged: CriterionValue) -> CriterionRow {
        let t = live.reader_messages();
        let (pair, round) = match judged.worth {
            Worth::Sum { pair, round } => (
                format_criterion_value(live.language(), judged.number, pair),
                format_criterion_value(live.language(), judged.number, round),
            ),
            Worth::Order { place, partner } => (
                t.msg_live_order_pair(arg::Place(place as i64), arg::Partner(partner as i64)),
                String::new(),
            ),
        };
        CriterionRow {
            number: judged.number,
            name: criterion_name(t, live.side_names(), judged.number),
            article: judged.article,
            pair,
            round,
        }
    }
}

/// `None` if the query names no other opponent; an error for an unknown participant.
fn parse_other(text: &str, desk: &Desk) -> Result<Option<PossiblePartner>, WebError> {
    match text {
        "" => Ok(None),
        "bye" => Ok(Some(PossiblePartner::Bye)),
        other => {
            let id = EntrantId(other.parse().map_err(|_| WebError::NotFound)?);
            desk.index(id)
                .map(|_| Some(PossiblePartner::Entrant(id)))
                .ok_or(WebError::NotFound)
        }
    }
}

fn format_answer(
    live: &Live,
    who: EntrantId,
    other: PossiblePartner,
    found: NoMeetingReason,
) -> String {
    let t = live.reader_messages();
    let called = |other: PossiblePartner| match other {
        PossiblePartner::Bye => t.msg_live_bye(),
        PossiblePartner::Entrant(other) => live.name(other),
    };
    match found {
        NoMeetingReason::Same => t.msg_live_not_same(),
        NoMeetingReason::Oneself => t.msg_live_not_oneself(),
        NoMeetingReason::Away(away) => t.msg_live_not_away(called(away)),
        NoMeetingReason::Even => t.msg_live_not_even(),
        NoMeetingReason::Met(round) => t.msg_live_not_met(
            arg::Name(live.name(who)),
            arg::Other(called(other)),
            arg::Round(round as i64),
        ),
        NoMeetingReason::DeadEnd => t.msg_live_not_dead_end(),
        NoMeetingReason::NoWorse => t.msg_live_not_worse(),
        NoMeetingReason::TooLarge => t.msg_live_not_too_large(),
        NoMeetingReason::Worse { worse, first } if worse.criterion == 7 => {
            let first = first.map(|id| live.name(id)).unwrap_or_default();
            t.msg_live_not_order(
                arg::Name(first),
                arg::Worse(worse.worse),
                arg::Better(worse.better),
            )
        }
        NoMeetingReason::Worse { worse, .. } => {
            let value = |value| format_criterion_value(live.language(), worse.criterion, value);
            let what = criterion_name(t, live.side_names(), worse.criterion);
            t.msg_live_not_criterion(
                arg::Criterion(what),
                arg::Article(worse.article()),
                arg::Worse(value(worse.worse)),
                arg::Better(value(worse.better)),
            )
        }
    }
}

pub async fn show_reasons(
    inside: Inside,
    path: web::Path<PairingAddress>,
    query: QueryParams<OtherOpponent>,
) -> Result<HttpResponse, WebError> {
    let live = Arc::new(Live::load_by_id(inside, &path.tournament).await?);
    let (number, round) = live.find_round(&path.round)?;
    let who = EntrantId(path.entrant.parse().map_err(|_| WebError::NotFound)?);
    if live.desk.index(who).is_none() {
        return Err(WebError::NotFound);
    }
    let others = live.desk.other_partners(number, who);
    let other = parse_other(&query.other, &live.desk)?.filter(|_| !others.is_empty());
    let board = round.board_of(who);
    let mut view = WhyPage {
        page: live.page_layout(&live.reader_messages().msg_live_why()),
        head: live.head(Here::Round(number)),
        title: page_title(&live, round, who),
        number,
        who: who.0,
        board: board.map(|board| BoardLine::of(&live, board)),
        says: Vec::new(),
        known: Vec::new(),
        criteria: Vec::new(),
        tickets: Vec::new(),
        others: Vec::new(),
        answer: None,
    };
    match live.desk.explain_pairing(number, who) {
        Some(PairingExplanation::Absent) => {
            view.says.push(live.reader_messages().msg_live_why_absent());
            return render_public(&view);
        }
        Some(found) => view.fill_reasons(&live, round, board, found),
        None => {}
    }
    view.others = others
        .into_iter()
        .map(|known| opponent_choice(&live, known, other))
        .collect();
    if let Some(other) = other {
        let found = find_objection(&live, number, who, other).await?;
        view.answer = found.map(|found| format_answer(&live, who, other, found));
    }
    render_public(&view)
}

/// `None` if the participant isn't in the round.
async fn find_objection(
    live: &Live,
    number: usize,
    who: EntrantId,
    other: PossiblePartner,
) -> Result<Option<NoMeetingReason>, WebError> {
    let large = live.desk.entrants.len() > LARGE;
    let turn = if large {
        Some(
            live.inside
                .app
                .calculation_limit
                .take(live.inside.reader)
                .await?,
        )
    } else {
        None
    };
    let desk = live.desk.clone();
    run_blocking(move || {
        // The work holds the permit, as it goes on when the request is cancelled.
        let _turn = turn;
        desk.why_not(number, who, other)
    })
    .await
}

impl BoardLine {
    fn of(live: &Live, board: &Board) -> BoardLine {
        let [first, second] = live
            .side_names()
            .in_written_order([board.black, board.white].map(|who| live.person_view(who)));
        BoardLine {
            number: board.number,
            first,
            second,
            result: format_score(live.side_names(), board.known_outcome()),
        }
    }
}

impl WhyPage {
    fn fill_reasons(
        &mut self,
        live: &Live,
        round: &Round,
        board: Option<&Board>,
        why: PairingExplanation,
    ) {
        let t = live.reader_messages();
        match why {
            PairingExplanation::Absent => self.says.push(t.msg_live_why_absent()),
            PairingExplanation::Berger => self
                .says
                .push(t.msg_live_why_berger(live.side_names().word())),
            PairingExplanation::Draw(drawn) => {
                // If all are of one country, that rule has no effect.
                let told = drawn
                    .into_iter()
                    .filter(|drawn| live.abroad() || !matches!(drawn, DrawReason::OneNation(_)));
                self.says = told.map(|drawn| drawn_says(live, drawn)).collect();
                self.tickets = round_tickets(
                    live,
                    live.desk.last_seed().unwrap_or("0"),
                    self.number,
                    round,
                );
            }
            PairingExplanation::Results {
                by_hand,
                causes,
                known,
                judged,
            } => {
                let [black, white] = board.map_or([String::new(), String::new()], |b| {
                    [live.name(b.black), live.name(b.white)]
                });
                self.says.extend(by_hand.then(|| t.msg_live_why_by_hand()));
                self.says.extend(
                    causes
                        .into_iter()
                        .map(|cause| cause_says(live, cause, &black, &white)),
                );
                self.known = known
                    .iter()
                    .map(|known| KnownRow::from_facts(live, known))
                    .collect();
                self.criteria = judged
                    .into_iter()
                    .map(|judged| CriterionRow::from_criterion(live, judged))
                    .collect();
            }
        }
    }
}

fn page_title(live: &Live, round: &Round, who: EntrantId) -> String {
    let t = live.reader_messages();
    match round.board_of(who) {
        Some(board) => {
            let [first, second] = live
                .side_names()
                .in_written_order([board.black, board.white].map(|who| live.name(who)));
            t.msg_live_why_pair(arg::Black(first), arg::White(second))
        }
        None if round.byes.contains(&who) => t.msg_live_why_bye(live.name(who)),
        None => live.name(who),
    }
}

fn opponent_choice(
    live: &Live,
    other: PossiblePartner,
    asked: Option<PossiblePartner>,
) -> Choice<String> {
    let chosen = asked == Some(other);
    match other {
        PossiblePartner::Bye => Choice::new(
            "bye".to_owned(),
            live.reader_messages().msg_live_bye(),
            chosen,
        ),
        PossiblePartner::Entrant(id) => {
            let person = live.person_view(id);
            Choice::new(
                id.0.to_string(),
                format!("{} {}", person.number, person.name),
                chosen,
            )
        }
    }
}
