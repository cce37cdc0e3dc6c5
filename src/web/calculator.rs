//! The calculator. The whole question is in the address, to be shared; nothing is stored.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, HttpResponse, web};
use askama::Template;

use crate::actions::calculator::{
    self as office, CalculatorAnswer, CalculatorInput, CalculatorMistake, MOST_GAMES, NamedPlayer,
    Problem, Reply, TypedGame,
};
use crate::actions::{ActionError, editions};
use crate::app::addresses::Names;
use crate::domain::calculator::{Answer, Total};
use crate::domain::number::Points;
use crate::domain::tournament::{Category, Pool};
use crate::error::WebError;
use crate::explanation_summary::Opponent;
use crate::frame::layout::{Layout, render_public};
use crate::frame::options::Choice;
use crate::frame::page_titles::TitledPage;
use crate::frame::query;
use crate::frame::request::{Inside, read_inside};
use crate::frame::sentences::{format_mistake, format_refusal};
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, terms};
use crate::rating_format::RatingFormat;
use crate::regulation_texts::links::ArticleLinks;
use crate::steps::Explained;

const ROWS: usize = 5;

struct RowView {
    number: usize,
    typed: TypedGame,
    results: Vec<Choice>,
    mistake: String,
    /// The letters of its fields with mistakes.
    wrong: Vec<String>,
}

impl RowView {
    fn of(q: &CalculatorInput, number: usize, answered: &Answered) -> RowView {
        let typed = q.rows.get(number - 1).cloned().unwrap_or_default();
        let of_row = |field: &str| {
            field
                .get(1..)
                .is_some_and(|rest| rest == number.to_string())
        };
        let own: Vec<_> = answered
            .problems
            .iter()
            .filter(|(field, _)| of_row(field))
            .collect();
        let says: Vec<&str> = own.iter().map(|(_, says)| says.as_str()).collect();
        let wrong = own
            .iter()
            .filter_map(|(field, _)| field.get(..1).map(str::to_owned))
            .collect();
        let word = match typed.result.trim() {
            "+" => "1",
            "=" | "0,5" => "0.5",
            "-" => "0",
            other => other,
        };
        let results = choose_among(
            vec![
                ("1", "+".to_owned()),
                ("0.5", "=".to_owned()),
                ("0", "\u{2212}".to_owned()),
            ],
            word,
        );
        RowView {
            number,
            results,
            mistake: says.join(" "),
            wrong,
            typed,
        }
    }

    fn wrong(&self, letter: &str) -> bool {
        self.wrong.iter().any(|wrong| wrong == letter)
    }
}

struct TotalView {
    total: String,
    after: String,
    change: Option<(String, &'static str)>,
    rank: String,
}

impl TotalView {
    fn of(
        total: &Total,
        before: Option<Points>,
        figures: RatingFormat,
        language: Language,
    ) -> TotalView {
        TotalView {
            total: language.number(
                total.halves as f64 / 2.0,
                usize::from(total.halves % 2 != 0),
            ),
            after: figures.format_starred(total.after.map(|p| p.0), total.provisional),
            change: before
                .and_then(|before| figures.format_step(Some(before.0), total.after.map(|p| p.0))),
            rank: total
                .rank
                .map(|rank| terms::rank_name(language, rank.name))
                .unwrap_or_default(),
        }
    }
}

fn spelled_name(named: &NamedPlayer, spelling: Spelling) -> String {
    match named.id {
        Some(_) => spelling.name(&named.name, named.latin.as_deref()),
        None => named.name.clone(),
    }
}

/// `None` for a step without an opponent.
fn opponents_of(
    found: &CalculatorAnswer,
    answer: &Answer,
    spelling: Spelling,
) -> Vec<Option<Opponent>> {
    // The player was entered first, the opponents afterwards in the order of their games.
    let of = |index: usize| {
        index
            .checked_sub(1)
            .and_then(|game| found.opponents.get(game))
    };
    // An anonymous opponent has no name: the step shows the rating.
    let one = |named: &NamedPlayer| {
        named
            .id
            .map(|id| (Some(id.0), spelled_name(named, spelling)))
    };
    answer
        .steps
        .iter()
        .map(|step| step.opponent.and_then(|key| of(key.index())).and_then(one))
        .collect()
}

/// Replaced by a script while the user types.
#[derive(Template)]
#[template(path = "calculator/_answer.html")]
struct Answered {
    problems: Vec<(String, String)>,
    asked: bool,
    name: Option<(i64, String)>,
    outcome: Option<(String, String)>,
    change: Option<(String, &'static str)>,
    intervals: Option<(String, String)>,
    rank: String,
    score: String,
    expected: String,
    explained: Option<Explained>,
    by_sum: bool,
    totals: Vec<TotalView>,
    ranks: bool,
    slug: String,
    language: Language,
}

impl Answered {
    fn without_question(inside: &Inside) -> Answered {
        Answered {
            problems: Vec::new(),
            asked: false,
            name: None,
            outcome: None,
            change: None,
            intervals: None,
            rank: String::new(),
            score: String::new(),
            expected: String::new(),
            explained: None,
            by_sum: false,
            totals: Vec::new(),
            ranks: RatingFormat::for_federation(inside).shows.ranks,
            slug: inside.federation.slug.clone(),
            language: inside.language,
        }
    }

    fn from_calculated(
        inside: &Inside,
        found: &CalculatorAnswer,
        links: &ArticleLinks,
    ) -> Answered {
        let spelling = inside.spelling();
        let (figures, language) = (RatingFormat::for_federation(inside), inside.language);
        let answer = found.answer.as_ref();
        let line = answer.and_then(|answer| answer.line.as_ref());
        let before = line.and_then(|line| line.before);
        let decimals = usize::from(found.halves % 2 != 0);
        let score = language.number(found.halves as f64 / 2.0, decimals);
        let expected = answer.and_then(|answer| answer.expected);
        Answered {
            asked: true,
            name: found
                .me
                .as_ref()
                .and_then(|me| Some((me.id?.0, spelled_name(me, spelling)))),
            outcome: line.map(|line| {
                (
                    figures.format_starred(line.before.map(|p| p.0), line.provisional_before),
                    figures.format_starred(line.after.map(|p| p.0), line.provisional),
                )
            }),
            change: line.and_then(|line| {
                figures.format_step(line.before.map(|p| p.0), line.after.map(|p| p.0))
            }),
            intervals: line.and_then(|line| line.deviation).map(|d| {
                (
                    figures.format_interval(d.before),
                    figures.format_interval(d.after),
                )
            }),
            rank: line
                .and_then(|line| line.rank)
                .map(|rank| terms::rank_name(language, rank.name))
                .unwrap_or_default(),
            score: format!("{score} / {}", found.games),
            expected: expected
                .map(|points| language.number(points, 2))
                .unwrap_or_default(),
            explained: answer.map(|answer| {
                Explained::from_steps(
                    inside,
                    &answer.steps,
                    opponents_of(found, answer, spelling),
                    links,
                )
            }),
            by_sum: found.needed.by_sum,
            totals: found
                .needed
                .totals
                .iter()
                .map(|total| TotalView::of(total, before, figures, language))
                .collect(),
            ..Answered::without_question(inside)
        }
    }

    fn t(&self) -> &'static L10nLanguage {
        self.language.messages()
    }

    fn label(&self, field: &str) -> Option<String> {
        let (t, (letter, number)) = (self.t(), field.split_at_checked(1)?);
        if !number.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let says = match letter {
            "p" | "o" => t.msg_calculator_player(),
            "r" if !number.is_empty() => t.msg_result(),
            "r" | "x" => t.msg_calculator_or_rating(),
            "s" => t.msg_calculator_deviation(),
            "h" => t.msg_calculator_stones(),
            "g" => t.msg_calculator_games(),
            "m" => t.msg_field_minutes(),
            _ => return None,
        };
        // A field of a row ends with its number.
        Some(match number.parse::<i64>() {
            Ok(number) => format!("{}, {says}", t.msg_round_number(number)),
            Err(_) => says,
        })
    }
}

#[derive(Template)]
#[template(path = "calculator/calculator.html")]
struct CalculatorPage {
    page: Layout,
    slug: String,
    figures: RatingFormat,
    q: CalculatorInput,
    officials: Vec<Choice>,
    boards: Vec<Choice>,
    pools: Vec<Choice>,
    categories: Vec<Choice>,
    weighs: bool,
    rows: Vec<RowView>,
    more: usize,
    answered: Answered,
}

impl CalculatorPage {
    fn fields(&self) -> usize {
        3 + usize::from(self.figures.shows.deviation) + usize::from(self.figures.shows.handicap)
    }

    fn mistake(&self, field: &str) -> Option<&str> {
        self.answered
            .problems
            .iter()
            .find(|(at, _)| at == field)
            .map(|(_, says)| says.as_str())
    }
}

pub struct Address {
    question: CalculatorInput,
    rows: usize,
    /// The answer alone is requested, for an open page.
    fragment: bool,
}

impl Address {
    fn empty_form() -> Address {
        Address {
            question: CalculatorInput::default(),
            rows: ROWS,
            fragment: false,
        }
    }

    /// The last value of a repeated field counts. Returns false for an unknown field.
    fn set_field(&mut self, key: &str, value: &str) -> bool {
        // Longer than any field may be, so that an overlong value is still recognised.
        let value: String = value.chars().take(300).collect();
        let q = &mut self.question;
        match key {
            "p" => q.me.player = value,
            "r" => q.me.rating = value,
            "g" => q.me.games = value,
            "s" => q.me.deviation = value,
            "f" => q.official = value,
            "b" => q.board = value,
            "m" => q.minutes = value,
            "pool" => q.pool = value,
            "c" => q.category = value,
            "n" => self.rows = value.trim().parse().unwrap_or(ROWS),
            "fragment" => self.fragment = !value.is_empty(),
            _ => return set_row_field(q, key, value),
        }
        true
    }
}

impl FromRequest for Address {
    type Error = actix_web::Error;
    type Future = Ready<Result<Address, actix_web::Error>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        query::record_names(
            req,
            Names::Matching(|name| Address::empty_form().set_field(name, "")),
        );
        let pairs = web::Query::<Vec<(String, String)>>::from_query(req.query_string());
        ready(pairs.map_err(Into::into).map(|pairs| {
            let mut address = Address::empty_form();
            for (key, value) in pairs.iter() {
                address.set_field(key, value);
            }
            address
        }))
    }
}

fn set_row_field(q: &mut CalculatorInput, key: &str, value: String) -> bool {
    let Some((letter, number)) = key.split_at_checked(1) else {
        return false;
    };
    if !matches!(letter, "o" | "x" | "s" | "h" | "r")
        || number.is_empty()
        || !number.bytes().all(|b| b.is_ascii_digit())
    {
        return false;
    }
    let number = number.parse::<usize>().unwrap_or(usize::MAX);
    if number > MOST_GAMES {
        q.too_many |= !value.trim().is_empty();
        return true;
    }
    let Some(place) = number.checked_sub(1) else {
        return false;
    };
    if q.rows.len() < number {
        q.rows.resize_with(number, TypedGame::default);
    }
    let Some(row) = q.rows.get_mut(place) else {
        return false;
    };
    match letter {
        "o" => row.opponent.player = value,
        "x" => row.opponent.rating = value,
        "s" => row.opponent.deviation = value,
        "h" => row.stones = value,
        _ => row.result = value,
    }
    true
}

fn problem_text(spelling: Spelling, problem: &Problem) -> String {
    let language = spelling.language;
    let t = language.messages();
    match &problem.kind {
        CalculatorMistake::Form(kind) => format_mistake(t, *kind),
        CalculatorMistake::NoOpponent => t.msg_calculator_no_opponent(),
        CalculatorMistake::Nobody => t.msg_calculator_nobody(),
        CalculatorMistake::Several(players) => {
            let one = |p: &crate::db::players::Player| {
                format!(
                    "{} ({})",
                    spelling.name(p.display_name(), p.latin()),
                    p.code
                )
            };
            t.msg_calculator_several(players.iter().map(one).collect::<Vec<_>>().join(", "))
        }
        CalculatorMistake::Both => t.msg_calculator_both(),
        CalculatorMistake::Rating => t.msg_calculator_rating_unfit(),
        CalculatorMistake::Games => t.msg_calculator_games_unfit(),
        CalculatorMistake::Refused(refusal) => format_refusal(language, refusal),
        CalculatorMistake::TooMany => t.msg_calculator_too_many(MOST_GAMES as i64),
    }
}

async fn answer_to(inside: &Inside, reply: &Reply) -> Result<Answered, WebError> {
    Ok(match reply {
        Reply::Nothing => Answered::without_question(inside),
        Reply::Wrong(problems) => {
            let problems = problems
                .iter()
                .map(|p| (p.field.clone(), problem_text(inside.spelling(), p)))
                .collect();
            Answered {
                problems,
                ..Answered::without_question(inside)
            }
        }
        Reply::Calculated(found) => {
            Answered::from_calculated(inside, found, &ArticleLinks::load_links(inside).await?)
        }
    })
}

fn choose_among(all: Vec<(&'static str, String)>, chosen: &str) -> Vec<Choice> {
    all.into_iter()
        .map(|(word, name)| Choice::new(word, name, word == chosen.trim()))
        .collect()
}

fn official_choices(t: &L10nLanguage, chosen: &str) -> Vec<Choice> {
    choose_among(
        vec![
            ("1", t.msg_calculator_official_yes()),
            ("0", t.msg_calculator_official_no()),
        ],
        chosen,
    )
}

fn board_choices(chosen: &str) -> Vec<Choice> {
    let sizes = ["19", "13", "9"].map(|size| (size, format!("{size}×{size}")));
    choose_among(sizes.to_vec(), chosen)
}

/// Includes all used rows. `wanted`: the requested number.
fn count_rows(q: &CalculatorInput, wanted: usize) -> usize {
    let used = q
        .rows
        .iter()
        .rposition(TypedGame::is_used)
        .map_or(0, |place| place + 1);
    wanted.max(used).clamp(ROWS, MOST_GAMES)
}

pub async fn show_calculator(inside: Inside, address: Address) -> Result<HttpResponse, WebError> {
    let Address {
        question: q,
        rows: wanted,
        fragment,
    } = address;
    let today = inside.today();
    let question = q.clone();
    let reply = read_inside(&inside, move |c, f| {
        Ok::<_, ActionError>(office::answer_question(c, f, &question, today)?)
    })
    .await?;
    let answered = answer_to(&inside, &reply).await?;
    if fragment {
        return render_public(&answered);
    }
    let today = inside.today();
    let weighs = read_inside(&inside, move |c, f| {
        Ok::<_, ActionError>(editions::has_weights(c, f, today)?)
    })
    .await?;
    let t = inside.t();
    let count = count_rows(&q, wanted);
    let rows = (1..=count)
        .map(|number| RowView::of(&q, number, &answered))
        .collect();
    let category = Category::from_word(q.category.trim()).unwrap_or_default();
    render_public(&CalculatorPage {
        page: Layout::for_federation(&inside, "rules", t.msg_calculator_title())
            .with_picture(TitledPage::Calculator.path_below()),
        slug: inside.federation.slug.clone(),
        figures: RatingFormat::for_federation(&inside),
        officials: official_choices(t, &q.official),
        boards: board_choices(&q.board),
        pools: choose_among(
            Pool::ALL
                .map(|pool| (pool.word(), terms::pool_name(t, pool)))
                .to_vec(),
            &q.pool,
        ),
        categories: choose_among(
            Category::ALL
                .map(|c| (c.word(), terms::category_name(t, c)))
                .to_vec(),
            category.word(),
        ),
        weighs,
        rows,
        more: (count + ROWS).min(MOST_GAMES),
        q,
        answered,
    })
}
