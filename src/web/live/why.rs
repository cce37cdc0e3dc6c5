//! Why a pair was made, and why not another one.

use std::sync::Arc;

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::lot::{Ticket, tickets};
use super::parts::{Head, Here, Live, Person, points, signed};
use crate::domain::desk::{Board, Desk, EntrantId, Moment, Round, System};
use crate::domain::pairing::{
    CRITERIA, Colours, Criteria, Pair, Parity, Reason, Seat, Seed, Worse, consequences, numbers, ticket, with_pair,
};
use crate::text::L10nLanguage;
use crate::text::desk::{criterion, score};
use crate::web::error::WebError;
use crate::web::frame::layout::{Layout, public};
use crate::web::frame::request::Inside;

/// Larger fields are reckoned one at a time.
const LARGE: usize = 300;

/// What was known about somebody when the round was paired.
pub struct Known {
    person: Person,
    points: String,
    /// D: games with black minus games with white.
    colours: String,
    /// F: times moved down minus times moved up.
    floats: String,
    /// Place in the pairing order.
    place: usize,
}

/// A criterion of the pair and of the round.
pub struct CriterionRow {
    number: usize,
    name: String,
    article: &'static str,
    pair: String,
    round: String,
}

/// What the address may ask.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Query {
    other: String,
}

#[derive(Template)]
#[template(path = "live/why.html")]
struct WhyPage {
    page: Layout,
    head: Head,
    title: String,
    number: usize,
    who: u32,
    /// Black, white, result; of a bye or an absence nothing.
    board: Option<(usize, Person, Person, String)>,
    says: Vec<String>,
    known: Vec<Known>,
    criteria: Vec<CriterionRow>,
    tickets: Vec<Ticket>,
    /// Whom one may ask about: value, name, whether it is asked.
    others: Vec<(String, String, bool)>,
    answer: Option<String>,
}

/// A moment with the pairing order of its players.
struct Scene {
    moment: Moment,
    order: Vec<Seat>,
}

impl Scene {
    /// The order P: by points, most first; among equal points by number, ascending in odd rounds (P.S. 1).
    fn of(desk: &Desk, number: usize) -> Option<Scene> {
        let moment = desk.moment(number)?;
        let numbers = numbers(&moment.state);
        let mut order: Vec<Seat> = moment.state.present().collect();
        order.sort_by_key(|seat| {
            let points = moment.records.get(seat.0).map_or(0, |record| record.points);
            let number = i128::from(numbers.get(seat.0).copied().unwrap_or(0));
            (-points, if odd(&moment) { number } else { -number })
        });
        Some(Scene { moment, order })
    }

    fn place(&self, seat: Seat) -> usize {
        self.order.iter().position(|other| *other == seat).map_or(0, |at| at + 1)
    }

    fn points(&self, seat: Seat) -> i64 {
        self.moment.records.get(seat.0).map_or(0, |record| record.points)
    }

    fn colours(&self, seat: Seat) -> i64 {
        self.moment.records.get(seat.0).map_or(0, |record| record.colours)
    }

    fn floats(&self, seat: Seat) -> i64 {
        self.moment.records.get(seat.0).map_or(0, |record| record.floats)
    }

    fn known(&self, live: &Live, id: EntrantId) -> Option<Known> {
        let seat = live.desk.index(id).map(Seat)?;
        Some(Known {
            person: live.person(id),
            points: points(self.points(seat)),
            colours: signed(self.colours(seat)),
            floats: signed(self.floats(seat)),
            place: self.place(seat),
        })
    }

    /// How many of those who play have so many points.
    fn group(&self, points: i64) -> i64 {
        self.order.iter().filter(|seat| self.points(**seat) == points).count() as i64
    }
}

fn odd(moment: &Moment) -> bool {
    moment.state.next_round() % 2 == 1
}

/// Round 1 of equals is paired by the numbers alone (article 1).
fn by_numbers(scene: &Scene) -> bool {
    scene.moment.state.rounds.is_empty() && scene.moment.state.players.windows(2).all(|two| two[0].start == two[1].start)
}

/// Why these two, in words.
fn pair_says(live: &Live, scene: &Scene, round: &Round, board: &Board, colours: Option<Colours>) -> Vec<String> {
    let t = live.words();
    let mut says = Vec::new();
    let seats = live.desk.index(board.black).map(Seat).zip(live.desk.index(board.white).map(Seat));
    let Some((black, white)) = seats else { return says };
    let (black_name, white_name) = (live.name(board.black), live.name(board.white));
    let (one, two) = (scene.points(black), scene.points(white));
    if !round.by_hand.is_empty() {
        says.push(t.msg_live_why_by_hand());
    }
    if by_numbers(scene) {
        says.push(t.msg_live_why_round_one());
        return says;
    }
    if one == two {
        says.push(t.msg_live_why_equal(points(one)));
    } else {
        let (high, low, names) =
            if one > two { (black, white, [&black_name, &white_name]) } else { (white, black, [&white_name, &black_name]) };
        let (most, least) = (one.max(two), one.min(two));
        says.push(t.msg_live_why_moved(names[0].as_str(), points(most), names[1].as_str(), points(least)));
        let count = scene.group(most);
        says.push(if count % 2 == 1 { t.msg_live_why_odd(count, points(most)) } else { t.msg_live_why_best(points(most)) });
        let (high, low) = (scene.floats(high), scene.floats(low));
        says.push(t.msg_live_why_floats_now(
            names[0].as_str(),
            signed(high),
            signed(high + 1),
            names[1].as_str(),
            signed(low),
            signed(low - 1),
        ));
    }
    let (b, w) = (scene.colours(black), scene.colours(white));
    match colours {
        None => {}
        Some(_) if has_other_colours(scene, black, white) => says.push(t.msg_live_why_colour_hand(black_name.as_str())),
        Some(Colours::Number) => says.push(t.msg_live_why_colour_number(black_name.as_str())),
        Some(Colours::Balance) => {
            says.push(t.msg_live_why_colour_balance(black_name.as_str(), signed(b), signed(w), white_name.as_str()));
        }
        Some(Colours::RankList) => {
            let odd = odd(&scene.moment);
            // By points, else by number: in even rounds, as the text stands, the smaller number is the higher.
            let small_first = odd == (live.desk.plan.parity == Parity::Swapped);
            let order = if one != two {
                t.msg_live_rank_points()
            } else if small_first {
                t.msg_live_rank_small()
            } else {
                t.msg_live_rank_large()
            };
            let rule = if odd {
                t.msg_live_why_colour_higher(black_name.as_str(), signed(b), order)
            } else {
                t.msg_live_why_colour_lower(black_name.as_str(), signed(b), order)
            };
            says.push(rule);
        }
    }
    says
}

/// Whether the colours are not those of article 3(3).
fn has_other_colours(scene: &Scene, black: Seat, white: Seat) -> bool {
    scene.moment.reason.as_ref().is_some_and(|reason| reason.colours.contains(&Pair { black, white }))
}

/// The criteria of a pair, or of a bye, beside the sums of the round.
fn criteria_rows(t: &L10nLanguage, scene: &Scene, reason: &Reason, own: Criteria, seat: Seat) -> Vec<CriterionRow> {
    let mut rows: Vec<CriterionRow> = (1..)
        .zip(CRITERIA)
        .zip(own.0.iter().zip(&reason.total.0))
        .map(|((number, (_, article)), (pair, round))| CriterionRow {
            number,
            name: criterion(t, number),
            article,
            pair: points(*pair),
            round: points(*round),
        })
        .collect();
    let place = scene.place(seat);
    if let Some(partner) = place.checked_sub(1).and_then(|at| reason.order.get(at)) {
        let (pair, article) = (t.msg_live_order_pair(place as i64, *partner as i64), CRITERIA[6].1);
        rows.push(CriterionRow { number: 7, name: criterion(t, 7), article, pair, round: String::new() });
    }
    rows
}

/// Somebody, or the bye.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Other {
    Bye,
    Entrant(EntrantId),
}

impl Other {
    fn read(text: &str, desk: &Desk) -> Result<Option<Other>, WebError> {
        match text {
            "" => Ok(None),
            "bye" => Ok(Some(Other::Bye)),
            other => {
                let id = EntrantId(other.parse().map_err(|_| WebError::NotFound)?);
                desk.index(id).map(|_| Some(Other::Entrant(id))).ok_or(WebError::NotFound)
            }
        }
    }
}

/// Why not.
enum WhyNot {
    /// It is so.
    Same,
    /// One of them doesn't play.
    Away(Option<EntrantId>),
    /// An even number plays: nobody has a bye.
    Even,
    /// They met in this round.
    Met(usize),
    /// Nobody else could be paired then.
    DeadEnd,
    /// The best round with it is worse.
    Worse(Worse, Option<EntrantId>),
    /// It is not.
    NoWorse,
    /// Numbers too large to be calculated with.
    TooLarge,
}

/// Why somebody doesn't meet somebody else in a round: the best round in which they meet, compared with the one that was made.
fn why_not(desk: &Desk, number: usize, who: EntrantId, other: Other) -> Option<WhyNot> {
    let round = desk.visible(number)?;
    let same = match other {
        Other::Bye => round.byes.contains(&who),
        Other::Entrant(other) => other != who && round.board_of(who).is_some_and(|board| board.has(other)),
    };
    if same {
        return Some(WhyNot::Same);
    }
    let plays = |id: &EntrantId| round.byes.contains(id) || round.board_of(*id).is_some();
    if !plays(&who) {
        return Some(WhyNot::Away(Some(who)));
    }
    let partner = match other {
        Other::Bye if round.byes.is_empty() => return Some(WhyNot::Even),
        Other::Bye => None,
        Other::Entrant(other) if other == who || !plays(&other) => return Some(WhyNot::Away(Some(other))),
        Other::Entrant(other) => {
            let met = desk.rounds.iter().take(number - 1).position(|round| round.boards.iter().any(|b| b.has(who) && b.has(other)));
            if let Some(at) = met {
                return Some(WhyNot::Met(at + 1));
            }
            Some(Seat(desk.index(other)?))
        }
    };
    let scene = Scene::of(desk, number)?;
    let reason = scene.moment.reason.as_ref()?;
    let found = with_pair(&scene.moment.state, desk.plan.settings(), Seat(desk.index(who)?), partner);
    Some(match found {
        Err(_) => WhyNot::TooLarge,
        Ok(Err(None)) => WhyNot::Away(None),
        Ok(Err(Some(_))) => WhyNot::DeadEnd,
        Ok(Ok(alternative)) => match consequences(reason, &alternative.reason) {
            None => WhyNot::NoWorse,
            Some(worse) => {
                let first = worse.player.and_then(|place| scene.order.get(place.checked_sub(1)?));
                WhyNot::Worse(worse, first.and_then(|seat| desk.entrants.get(seat.0)).map(|entrant| entrant.id))
            }
        },
    })
}

/// The answer in words.
fn answer(live: &Live, who: EntrantId, other: Other, found: WhyNot) -> String {
    let t = live.words();
    let name = live.name(who);
    let other_name = match other {
        Other::Bye => t.msg_live_bye(),
        Other::Entrant(other) => live.name(other),
    };
    match found {
        WhyNot::Same => t.msg_live_not_same(),
        WhyNot::Away(Some(id)) if other == Other::Entrant(who) && id == who => t.msg_live_not_oneself(),
        WhyNot::Away(Some(id)) => t.msg_live_not_away(live.name(id)),
        WhyNot::Away(None) => t.msg_live_not_away(other_name),
        WhyNot::Even => t.msg_live_not_even(),
        WhyNot::Met(round) => t.msg_live_not_met(name, other_name, round as i64),
        WhyNot::DeadEnd => t.msg_live_not_dead_end(),
        WhyNot::NoWorse => t.msg_live_not_worse(),
        WhyNot::TooLarge => t.msg_live_not_too_large(),
        WhyNot::Worse(worse, first) if worse.criterion == 7 => {
            let first = first.map(|id| live.name(id)).unwrap_or_default();
            t.msg_live_not_order(first, worse.worse, worse.better)
        }
        WhyNot::Worse(worse, _) => {
            let article = worse.criterion.checked_sub(1).and_then(|at| CRITERIA.get(at)).map_or("3(1)", |criterion| criterion.1);
            t.msg_live_not_criterion(criterion(t, worse.criterion), article, points(worse.worse), points(worse.better))
        }
    }
}

/// What follows from the draw of a knockout for two, or for one with a bye.
fn knockout_says(live: &Live, number: usize, round: &Round, board: Option<&Board>) -> (Vec<String>, Vec<Ticket>) {
    let t = live.words();
    let seed = live.desk.seed().unwrap_or("0").to_owned();
    let tickets = tickets(live, &seed, number, round);
    let mut says = vec![t.msg_live_knockout_rule()];
    match board {
        None => says.push(t.msg_live_knockout_bye()),
        Some(board) => {
            let country = |id: EntrantId| live.desk.entrant(id).map(|entrant| entrant.country.trim().to_owned()).unwrap_or_default();
            let (one, two) = (country(board.black), country(board.white));
            if !one.is_empty() && one == two {
                says.push(t.msg_live_knockout_nation(one));
            }
            let first =
                round.boards.iter().find(|other| !other.replay && other.has(board.black) && other.has(board.white)).unwrap_or(board);
            let lot = |id: EntrantId| ticket(&Seed(seed.clone()), &format!("ko:{number}:black:{id}"));
            // By hand the colours may be other ones.
            if lot(first.black) < lot(first.white) {
                says.push(t.msg_live_knockout_black(live.name(first.black)));
            }
            if board.replay {
                says.push(t.msg_live_knockout_replay());
            }
        }
    }
    (says, tickets)
}

/// `GET .../live/rounds/{round}/why/{entrant}?other={entrant|bye}`
pub async fn why(
    inside: Inside,
    path: web::Path<(String, String, String, String)>,
    query: web::Query<Query>,
) -> Result<HttpResponse, WebError> {
    let live = Arc::new(Live::open(inside, &path.1).await?);
    let (number, round) = live.round(&path.2)?;
    let who = EntrantId(path.3.parse().map_err(|_| WebError::NotFound)?);
    if live.desk.index(who).is_none() {
        return Err(WebError::NotFound);
    }
    let by_results = live.desk.plan.system.by_results();
    let other = Other::read(&query.other, &live.desk)?.filter(|_| by_results);
    let t = live.words();
    let board = round.board_of(who);
    let bye = round.byes.contains(&who);
    let mut view = WhyPage {
        page: live.page(&t.msg_live_why()),
        head: live.head(Here::Round(number)),
        title: title(&live, round, who),
        number,
        who: who.0,
        board: board.map(|board| {
            let result = score(board.outcome()).to_owned();
            (board.number, live.person(board.black), live.person(board.white), result)
        }),
        says: Vec::new(),
        known: Vec::new(),
        criteria: Vec::new(),
        tickets: Vec::new(),
        others: Vec::new(),
        answer: None,
    };
    if board.is_none() && !bye {
        view.says.push(t.msg_live_why_absent());
        return public(&view);
    }
    match live.desk.plan.system {
        System::RoundRobin => view.says.push(t.msg_live_why_berger()),
        System::Knockout => (view.says, view.tickets) = knockout_says(&live, number, round, board),
        System::Swiss | System::McMahon => by_results_says(&live, number, round, who, &mut view),
    }
    if by_results {
        view.others = others(&live, number, round, who, other);
    }
    if let Some(other) = other
        && !view.others.is_empty()
    {
        let large = live.desk.entrants.len() > LARGE;
        let turn = if large { Some(live.inside.app.turn().await?) } else { None };
        let desk = live.desk.clone();
        let found = web::block(move || {
            // Held by the work: it goes on when its reader has gone.
            let _turn = turn;
            why_not(&desk, number, who, other)
        });
        view.answer = found.await.map_err(|_| WebError::Gone)?.map(|found| answer(&live, who, other, found));
    }
    public(&view)
}

fn title(live: &Live, round: &Round, who: EntrantId) -> String {
    let t = live.words();
    match round.board_of(who) {
        Some(board) => t.msg_live_why_pair(live.name(board.black), live.name(board.white)),
        None if round.byes.contains(&who) => t.msg_live_why_bye(live.name(who)),
        None => live.name(who),
    }
}

/// Fills in what pairing by results knows.
fn by_results_says(live: &Live, number: usize, round: &Round, who: EntrantId, view: &mut WhyPage) {
    let t = live.words();
    let Some(scene) = Scene::of(&live.desk, number) else { return };
    let Some(seat) = live.desk.index(who).map(Seat) else { return };
    let reason = scene.moment.reason.as_ref();
    let own = reason.and_then(|reason| reason.pairs.iter().find(|(pair, ..)| pair.black == seat || pair.white == seat));
    match round.board_of(who) {
        Some(board) => {
            view.says = pair_says(live, &scene, round, board, own.map(|own| own.2));
            view.known = [board.black, board.white].into_iter().filter_map(|id| scene.known(live, id)).collect();
        }
        None => {
            view.says.push(if by_numbers(&scene) { t.msg_live_why_bye_round_one() } else { t.msg_live_why_bye_rule() });
            view.known = scene.known(live, who).into_iter().collect();
        }
    }
    let criteria = own.map(|own| own.1).or_else(|| reason.and_then(|reason| reason.bye).filter(|bye| bye.0 == seat).map(|bye| bye.1));
    if let (Some(criteria), Some(reason), false) = (criteria, reason, by_numbers(&scene)) {
        view.criteria = criteria_rows(t, &scene, reason, criteria, seat);
    }
}

/// Whom one may ask about: everybody who plays the round, and the bye if there is one. In a round that is paired by the numbers nobody.
fn others(live: &Live, number: usize, round: &Round, who: EntrantId, asked: Option<Other>) -> Vec<(String, String, bool)> {
    if number == 1 && live.desk.plan.system == System::Swiss {
        return Vec::new();
    }
    let own = round.board_of(who).map(|board| board.opponent(who));
    let plays = round.boards.iter().flat_map(|board| [board.black, board.white]).chain(round.byes.iter().copied());
    let mut people: Vec<Person> = plays.filter(|id| *id != who && Some(*id) != own).map(|id| live.person(id)).collect();
    people.sort_by_cached_key(|person| person.number.parse::<u64>().unwrap_or(u64::MAX));
    let bye = (!round.byes.is_empty() && !round.byes.contains(&who))
        .then(|| ("bye".to_owned(), live.words().msg_live_bye(), asked == Some(Other::Bye)));
    let person = |person: Person| {
        let chosen = asked == Some(Other::Entrant(EntrantId(person.id)));
        (person.id.to_string(), format!("{} {}", person.number, person.name), chosen)
    };
    people.into_iter().map(person).chain(bye).collect()
}
