//! The draws of lots, shown so that any reader can repeat them.

use actix_web::{HttpResponse, web};
use askama::Template;

use super::parts::{Head, Here, Live, Person};
use crate::domain::desk::{Entrant, EntrantId, Lot, Round, System};
use crate::domain::pairing::{Seed, black_lot, draw_ticket, knockout_lot};
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::request::Inside;

/// Enough displayed digits to distinguish a ticket from every other one.
const DIGITS: usize = 16;

struct DrawRow {
    seed: Option<String>,
    count: i64,
    says: String,
    /// True for the draw that is in force.
    holds: bool,
}

pub struct Ticket {
    pub person: Person,
    /// The hashed text, without the seed.
    pub what: String,
    pub hex: String,
    /// The ticket that decides about black; `None` for a bye.
    pub black: Option<String>,
}

struct RoundLot {
    number: usize,
    tickets: Vec<Ticket>,
}

fn short_ticket(seed: &str, what: &str) -> String {
    draw_ticket(&Seed(seed.to_owned()), what)
        .chars()
        .take(DIGITS)
        .collect()
}

/// In the order of drawing.
pub fn round_tickets(live: &Live, seed: &str, number: usize, round: &Round) -> Vec<Ticket> {
    let one = |id: EntrantId, plays: bool| {
        let what = knockout_lot(number, &id.to_string());
        let hex = draw_ticket(&Seed(seed.to_owned()), &what);
        let black = plays.then(|| short_ticket(seed, &black_lot(number, &id.to_string())));
        (
            hex,
            Ticket {
                person: live.person_view(id),
                what,
                hex: String::new(),
                black,
            },
        )
    };
    let pairs = round
        .boards
        .iter()
        .filter(|board| !board.replay)
        .flat_map(|board| [board.black, board.white]);
    let mut all: Vec<(String, Ticket)> = pairs
        .map(|id| one(id, true))
        .chain(round.byes.iter().map(|id| one(*id, false)))
        .collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all.into_iter()
        .map(|(hex, ticket)| Ticket {
            hex: hex.chars().take(DIGITS).collect(),
            ..ticket
        })
        .collect()
}

#[derive(Template)]
#[template(path = "live/lot.html")]
struct LotPage {
    page: Layout,
    head: Head,
    lots: Vec<DrawRow>,
    tickets: Vec<Ticket>,
    /// `None` if the draw was made by hand.
    seed: Option<String>,
    /// Shell command that computes the first ticket of the list.
    command: String,
    drawn: bool,
    rounds: Vec<RoundLot>,
    round_seed: String,
}

fn draw_rows(live: &Live) -> Vec<DrawRow> {
    let (drawn, last) = (live.desk.has_drawn_lots(), live.desk.lots.len());
    let row = |(at, lot): (usize, &Lot)| DrawRow {
        seed: lot.seed.clone(),
        count: lot.count as i64,
        says: live.signed(&lot.by, lot.at),
        holds: drawn && at + 1 == last,
    };
    live.desk.lots.iter().enumerate().map(row).collect()
}

/// In the order of the participants.
fn number_tickets(live: &Live, entrants: &[&Entrant], seed: Option<&str>) -> Vec<Ticket> {
    let one = |entrant: &&Entrant| Ticket {
        person: live.person_view(entrant.id),
        what: entrant.id.to_string(),
        hex: seed
            .map(|seed| short_ticket(seed, &entrant.id.to_string()))
            .unwrap_or_default(),
        black: None,
    };
    entrants.iter().map(one).collect()
}

pub async fn show_lot(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let live = Live::load_by_id(inside, &path.1).await?;
    let desk = &live.desk;
    let seed = desk.last_seed().map(str::to_owned);
    let mut entrants: Vec<&Entrant> = desk
        .entrants
        .iter()
        .filter(|entrant| entrant.number.is_some())
        .collect();
    entrants.sort_by_key(|entrant| entrant.number);
    // Without a seed the program takes 0 (article 1).
    let round_seed = seed.clone().unwrap_or_else(|| "0".to_owned());
    let rounds = match desk.plan.system {
        System::Knockout => (1..)
            .zip(&desk.rounds)
            .map(|(number, round)| RoundLot {
                number,
                tickets: self::round_tickets(&live, &round_seed, number, round),
            })
            .collect(),
        _ => Vec::new(),
    };
    let command = match (&seed, entrants.first()) {
        (Some(seed), Some(first)) => format!(
            "printf '%s' '{}:{}' | sha256sum",
            seed.replace('\'', "'\\''"),
            first.id
        ),
        _ => String::new(),
    };
    render_public(&LotPage {
        page: live.page_layout(&live.reader_messages().msg_desk_lots()),
        head: live.head(Here::Lot),
        lots: draw_rows(&live),
        tickets: number_tickets(&live, &entrants, seed.as_deref()),
        seed,
        command,
        drawn: desk.has_drawn_lots(),
        rounds,
        round_seed,
    })
}
