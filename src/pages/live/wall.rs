//! Pages for the hall: the big screen, and printed lists.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::bracket::Bracket;
use super::parts::{Head, Here, Live, Person};
use super::rounds::RoundView;
use super::standings::{Line, Table, decided};
use crate::domain::collation;
use crate::domain::desk::{EntrantId, System};
use crate::error::WebError;
use crate::frame::address::RoundAddress;
use crate::frame::layout::{Layout, public};
use crate::frame::query::FromAddress;
use crate::frame::request::Inside;

/// Boards on a page of the screen.
const BOARDS: usize = 10;
/// Rows of the standings on a page of the screen.
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
    /// Boards by page.
    fn boards(&self) -> impl Iterator<Item = &[super::rounds::BoardView]> {
        self.round
            .iter()
            .flat_map(|round| round.boards.chunks(BOARDS))
    }

    /// Rows by page.
    fn lines(&self) -> impl Iterator<Item = &[Line]> {
        self.table.lines.chunks(LINES)
    }

    /// Participants by page, before round 1.
    fn groups(&self) -> impl Iterator<Item = &[Person]> {
        self.people.chunks(LINES)
    }
}

/// `GET .../live/screen`
pub async fn screen(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let live = Live::open(inside, &path.1).await?;
    let desk = &live.desk;
    let number = desk.published();
    let round = desk
        .visible(number)
        .map(|round| RoundView::of(&live, number, round));
    let mut people: Vec<Person> = match round {
        Some(_) => Vec::new(),
        None => desk
            .entrants
            .iter()
            .map(|entrant| live.person(entrant.id))
            .collect(),
    };
    people.sort_by_cached_key(|person| person.number.parse::<u64>().unwrap_or(u64::MAX));
    // The hall takes standings for final, so they are those after the last completed round. Before
    // the first one they say nothing.
    let mut table = Table::of(&live, decided(desk, number), false);
    if table.after == 0 {
        table.lines.clear();
    }
    public(&ScreenPage {
        page: live.page(&live.words().msg_live_screen()),
        head: live.head(Here::Now),
        round,
        people,
        table,
    })
}

/// The kind of printed list, as query parameter.
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
    /// True if the player is written first.
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

fn seats(live: &Live, round: &crate::domain::desk::Round) -> Vec<Seat> {
    let one = |id: EntrantId, board: Option<usize>, first: bool, opponent: String, absent: bool| {
        let person = live.person(id);
        let key = collation::key(live.language(), &person.name);
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
            .sides()
            .written([board.black, board.white])
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

/// `GET .../live/rounds/{round}/print?as=boards|names|slips`
pub async fn print(
    inside: Inside,
    path: web::Path<RoundAddress>,
    query: FromAddress<WallListView>,
) -> Result<HttpResponse, WebError> {
    let live = Live::open(inside, &path.tournament).await?;
    let (number, round) = live.round(&path.round)?;
    let form = match query.form.as_str() {
        "" | "boards" => "boards",
        "names" => "names",
        "slips" => "slips",
        _ => return Err(WebError::NotFound),
    };
    let title = live.words().msg_round_number(number as i64);
    let knockout = live.desk.plan.system == System::Knockout && form == "boards";
    public(&PaperPage {
        page: live.page(&title),
        head: live.head(Here::Round(number)),
        round: RoundView::of(&live, number, round),
        bracket: knockout.then(|| Bracket::of(&live)),
        title,
        form,
        seats: if form == "names" {
            seats(&live, round)
        } else {
            Vec::new()
        },
    })
}
