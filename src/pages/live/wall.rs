//! Pages for the hall: the big screen, and printed lists.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::bracket::Bracket;
use super::parts::{Head, Here, Live, Person};
use super::rounds::RoundView;
use super::standings::{Line, Table, decided_rounds};
use crate::domain::collation;
use crate::domain::desk::{EntrantId, System};
use crate::error::WebError;
use crate::frame::address::RoundAddress;
use crate::frame::layout::{Layout, render_public};
use crate::frame::query::QueryParams;
use crate::frame::request::Inside;

/// On a page of the screen.
const BOARDS: usize = 10;
/// Standings on a page of the screen.
const LINES: usize = 12;

#[derive(Template)]
#[template(path = "live/screen.html")]
struct ScreenPage {
    page: Layout,
    head: Head,
    round: Option<RoundView>,
    people: Vec<Person>,
    table: Table,
}

impl ScreenPage {
    fn boards(&self) -> impl Iterator<Item = &[super::rounds::BoardView]> {
        self.round
            .iter()
            .flat_map(|round| round.boards.chunks(BOARDS))
    }

    fn lines(&self) -> impl Iterator<Item = &[Line]> {
        self.table.lines.chunks(LINES)
    }

    /// Before round 1.
    fn groups(&self) -> impl Iterator<Item = &[Person]> {
        self.people.chunks(LINES)
    }
}

pub async fn show_screen(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let live = Live::load_by_id(inside, &path.1).await?;
    let desk = &live.desk;
    let number = desk.published_rounds();
    let round = desk
        .public_round(number)
        .map(|round| RoundView::from_round(&live, number, round));
    let mut people: Vec<Person> = match round {
        Some(_) => Vec::new(),
        None => desk
            .entrants
            .iter()
            .map(|entrant| live.person_view(entrant.id))
            .collect(),
    };
    people.sort_by_cached_key(|person| person.number.parse::<u64>().unwrap_or(u64::MAX));
    // The hall takes standings for final, so they are those after the last completed round.
    let mut table = Table::after_round(&live, decided_rounds(desk, number), false);
    if table.after == 0 {
        table.lines.clear();
    }
    render_public(&ScreenPage {
        page: live.page_layout(&live.reader_messages().msg_live_screen()),
        head: live.head(Here::Now),
        round,
        people,
        table,
    })
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct WallListView {
    #[serde(rename = "as")]
    form: String,
}

/// A row of the alphabetical list.
struct Seat {
    person: Person,
    board: Option<usize>,
    first: bool,
    opponent: String,
    /// True if the player has neither a game nor a bye.
    absent: bool,
    key: Vec<u8>,
}

#[derive(Template)]
#[template(path = "live/round_paper.html")]
struct PaperPage {
    page: Layout,
    head: Head,
    round: RoundView,
    title: String,
    bracket: Option<Bracket>,
    /// `boards`, `names` or `slips`.
    form: &'static str,
    seats: Vec<Seat>,
}

fn list_seats(live: &Live, round: &crate::domain::desk::Round) -> Vec<Seat> {
    let one = |id: EntrantId, board: Option<usize>, first: bool, opponent: String, absent: bool| {
        let person = live.person_view(id);
        let key = collation::sort_key_in(live.language(), &person.name);
        Seat {
            person,
            board,
            first,
            opponent,
            absent,
            key,
        }
    };
    let mut seats = Vec::new();
    for board in &round.boards {
        for (who, first) in live
            .side_names()
            .in_written_order([board.black, board.white])
            .into_iter()
            .zip([true, false])
        {
            seats.push(one(
                who,
                Some(board.number),
                first,
                live.name(board.opponent(who)),
                false,
            ));
        }
    }
    seats.extend(
        round
            .byes
            .iter()
            .map(|id| one(*id, None, false, String::new(), false)),
    );
    seats.extend(
        round
            .absent
            .iter()
            .map(|id| one(*id, None, false, String::new(), true)),
    );
    seats.sort_by(|a, b| a.key.cmp(&b.key));
    seats
}

pub async fn print_round(
    inside: Inside,
    path: web::Path<RoundAddress>,
    query: QueryParams<WallListView>,
) -> Result<HttpResponse, WebError> {
    let live = Live::load_by_id(inside, &path.tournament).await?;
    let (number, round) = live.find_round(&path.round)?;
    let form = match query.form.as_str() {
        "" | "boards" => "boards",
        "names" => "names",
        "slips" => "slips",
        _ => return Err(WebError::NotFound),
    };
    let title = live.reader_messages().msg_round_number(number as i64);
    let knockout = live.desk.plan.system == System::Knockout && form == "boards";
    render_public(&PaperPage {
        page: live.page_layout(&title),
        head: live.head(Here::Round(number)),
        round: RoundView::from_round(&live, number, round),
        bracket: knockout.then(|| Bracket::from_live(&live)),
        title,
        form,
        seats: if form == "names" {
            list_seats(&live, round)
        } else {
            Vec::new()
        },
    })
}
