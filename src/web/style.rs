//! The pattern library: every component of the pages in each of its states, for work on the style
//! sheet. It exists only in the demo, with invented names.

use actix_web::HttpResponse;
use askama::Template;
use chrono::NaiveDate;

use crate::chart::{BandSpan, Chart, Span};
use crate::domain::accent::Accent;
use crate::domain::approval::State;
use crate::domain::rules::Sign;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::request::Visit;
use crate::i18n::{Language, Speaks, Spelling, terms};
use crate::map::Map;
use crate::settings::accent_name;

/// Names in the original script and in Latin letters. The first ones are in the tables.
const PLAYERS: [(&str, &str); 6] = [
    ("Боривітер Ірма", "Ivory Kestrel"),
    ("Чикотень Марта", "Amber Fieldfare"),
    ("Вівсянка Іва", "Willow Bunting"),
    ("Шишкар Корній", "Cinnamon Crossbill"),
    ("Крутиголовка Соломія", "Sable Wryneck"),
    ("Чиж Родіон", "Russet Siskin"),
];
const RATINGS: [(f64, f64); 3] = [(2104.0, 2117.3), (1988.5, 1986.0), (1850.0, 1838.8)];
const CELLS: [[(&str, &str); 3]; 3] = [
    [("win", "2+"), ("draw", "3="), ("unplayed", "0+")],
    [("loss", "1-"), ("unplayed", "0+"), ("win", "3+")],
    [("unplayed", "0+"), ("draw", "1="), ("loss", "2-")],
];
const POINTS: [&str; 3] = ["2½", "2", "1½"];
const CITIES: [&str; 4] = ["Київ", "Львів", "Львів", "Одеса"];

struct Line {
    number: usize,
    name: String,
    before: String,
    after: String,
    change: String,
    class: &'static str,
    points: &'static str,
    cells: [(&'static str, &'static str); 3],
}

#[derive(Template)]
#[template(path = "style.html")]
struct StylePage {
    page: Layout,
    language: Language,
    people: [String; 6],
    lines: Vec<Line>,
    badges: Vec<(&'static str, String)>,
    accents: Vec<(&'static str, String)>,
    signs: [(&'static str, String); 4],
    chart: Chart,
    map: Option<Map>,
    sum: String,
    day: String,
}

pub async fn show_style(visit: Visit) -> Result<HttpResponse, WebError> {
    let spelling = visit.spelling();
    if !visit.app.settings.demo {
        return Err(WebError::NotFound);
    }
    let (t, language) = (visit.t(), visit.language);
    render_public(&StylePage {
        page: Layout::for_site(&visit, t.msg_style_title()),
        language,
        people: PLAYERS.map(|(original, latin)| spelling.name(original, Some(latin))),
        lines: (0..RATINGS.len())
            .map(|i| sample_line(spelling, i))
            .collect(),
        badges: State::ALL
            .into_iter()
            .map(|state| terms::badge_of(t, state, terms::PlayProgress::Ahead, None))
            .collect(),
        accents: Accent::ALL
            .into_iter()
            .map(|a| (a.word(), accent_name(t, a)))
            .collect(),
        signs: [
            ("game-stones", t.msg_style_stones()),
            ("game-pieces", t.msg_style_pieces()),
            ("game-dots", t.msg_style_dots()),
            ("game-board", t.msg_style_board()),
        ],
        chart: sample_chart(language),
        map: Map::from_clubs(CITIES.into_iter(), language),
        sum: format!(
            "{} + {} = {}",
            language.number(2104.0, 1),
            language.number(13.3, 1),
            language.number(2117.3, 1)
        ),
        day: language.format_day(NaiveDate::from_ymd_opt(2024, 10, 13).unwrap_or_default()),
    })
}

fn sample_line(spelling: Spelling, i: usize) -> Line {
    let language = spelling.language;
    let (before, after) = RATINGS[i];
    let (original, latin) = PLAYERS[i];
    Line {
        number: i + 1,
        name: spelling.name(original, Some(latin)),
        before: language.number(before, 1),
        after: language.number(after, 1),
        change: language.signed(after - before, 1),
        class: if after > before { "pos" } else { "neg" },
        points: POINTS[i],
        cells: CELLS[i],
    }
}

fn sample_chart(language: Language) -> Chart {
    let t = language.messages();
    let names = (t.msg_history_axis_day(), t.msg_col_rating());
    let (across, up) = (Span::new(2020.0, 2024.0), Span::new(1800.0, 2200.0));
    let mut chart = Chart::new(
        "style-picture",
        t.msg_style_chart(),
        t.msg_style_sample(),
        across,
        up,
        names,
    );
    let points = [
        (2020.0, 1850.0),
        (2021.0, 1930.0),
        (2022.0, 1905.0),
        (2023.0, 2040.0),
        (2024.0, 2117.0),
    ];
    for (year, _) in points {
        chart.add_column(year, format!("{year:.0}"));
    }
    for rating in [1800.0, 1900.0, 2000.0, 2100.0, 2200.0] {
        chart.add_row(rating, language.number(rating, 0));
    }
    chart.add_band(&points.map(|(across, rating)| BandSpan {
        across,
        low: rating - 40.0,
        high: rating + 40.0,
    }));
    chart.add_line(&points, "line");
    chart.add_line(&[(2020.0, 1900.0), (2024.0, 2050.0)], "ideal");
    for (year, rating) in points {
        chart.add_dot(
            year,
            rating,
            4.0,
            format!("{year:.0}: {}", language.number(rating, 0)),
        );
    }
    chart.mark(2024.0, 2117.0, Sign::Stones);
    chart
}
