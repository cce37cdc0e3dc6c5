//! The public statistics of a federation: distribution and drift of the ratings, and the quality of
//! their predictions.

pub mod bounds;
pub mod download;
mod years;

use actix_web::HttpResponse;
use askama::Template;
use serde::Deserialize;
use std::sync::Arc;

use crate::actions::ActionError;
use crate::actions::authorization::Duty;
use crate::actions::statistics::{self as office, Watched};
use crate::chart::{BandSpan, Chart, Span};
use crate::db::Conn;
use crate::db::federations::Federation;
use crate::domain::rating_monitor::Alarm;
use crate::domain::statistics::{
    Drift, Group, Histogram, Period, PeriodMistake, Prediction, Quarter,
};
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::options::Choice;
use crate::frame::page_titles::TitledPage;
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{L10nLanguage, Language, Speaks, arg, terms};
use crate::rating_format::RatingFormat;

/// An unreadable pool is ignored; a wrong period is a mistake.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct NumbersFilter {
    from: String,
    to: String,
    pool: String,
    what: String,
}

impl NumbersFilter {
    fn pool(&self, figures: RatingFormat) -> Option<Pool> {
        figures
            .shows
            .pools
            .then(|| Pool::from_word(&self.pool).unwrap_or_default())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StatisticsKind {
    Distribution,
    Inflation,
    Prediction,
    Years,
}

impl StatisticsKind {
    fn word(self) -> &'static str {
        match self {
            StatisticsKind::Distribution => "distribution",
            StatisticsKind::Inflation => "inflation",
            StatisticsKind::Prediction => "prediction",
            StatisticsKind::Years => "years",
        }
    }

    fn from_word(word: &str) -> Option<StatisticsKind> {
        let all = [
            StatisticsKind::Distribution,
            StatisticsKind::Inflation,
            StatisticsKind::Prediction,
            StatisticsKind::Years,
        ];
        if word.is_empty() {
            Some(StatisticsKind::Distribution)
        } else {
            all.into_iter().find(|what| what.word() == word)
        }
    }
}

struct Section {
    what: &'static str,
    title: String,
    about: Vec<String>,
    facts: Vec<Fact>,
    picture: Option<Chart>,
    legend: String,
    empty: String,
    head: Vec<String>,
    rows: Vec<Vec<String>>,
    csv: String,
}

struct Fact {
    name: String,
    value: String,
    hint: String,
}

#[derive(Template)]
#[template(path = "statistics/statistics.html")]
struct NumbersPage {
    page: Layout,
    slug: String,
    tabs: Vec<Choice<String>>,
    pool: &'static str,
    from: String,
    to: String,
    period: String,
    mistake: Option<String>,
    alarms: Vec<String>,
    commission: bool,
    chair: bool,
    sections: Vec<Section>,
}

struct StatisticsPageData {
    /// `None` if no player has a rating.
    histogram: Option<Histogram>,
    drift: Vec<Drift>,
    watched: Watched,
    alarms: Arc<Vec<(Option<Pool>, Alarm)>>,
}

impl StatisticsPageData {
    fn load(
        c: &mut Conn,
        f: &Federation,
        pool: Option<Pool>,
        period: Period,
        alarms: Arc<Vec<(Option<Pool>, Alarm)>>,
    ) -> Result<StatisticsPageData, ActionError> {
        let (drift, watched) = office::drift_and_watched(c, f, pool, period)?;
        Ok(StatisticsPageData {
            histogram: office::rating_distribution(c, f, pool)?,
            drift,
            watched,
            alarms,
        })
    }
}

pub async fn show_numbers(
    inside: Inside,
    query: QueryParams<NumbersFilter>,
) -> Result<HttpResponse, WebError> {
    let (language, t, today) = (inside.language, inside.t(), inside.today());
    let pool = query.pool(RatingFormat::for_federation(&inside));
    let (period, mistake) = match Period::parse(&query.from, &query.to, today) {
        Ok(period) => (period, None),
        Err(mistake) => (Period::year_to(today), Some(mistake_sentence(t, mistake))),
    };
    let turn = inside.app.calculation_limit.take(inside.reader).await?;
    let alarms = inside.app.alarms.clone();
    let data = read_inside(&inside, move |c, f| {
        let _turn = turn;
        let alarms = alarms.find_alarms(c, f, today)?;
        StatisticsPageData::load(c, f, pool, period, alarms)
    })
    .await?;
    let slug = inside.federation.slug.clone();
    let view = View::new(&inside);
    let address = |path: &str, pool: Option<Pool>| {
        let pool = pool
            .map(|pool| format!("&pool={}", pool.word()))
            .unwrap_or_default();
        format!(
            "/{slug}/{path}from={}&to={}{pool}",
            period.first, period.last
        )
    };
    let csv = |what: StatisticsKind| address(&format!("numbers.csv?what={}&", what.word()), pool);
    let file = |(what, section): (StatisticsKind, Section)| Section {
        csv: csv(what),
        ..section
    };
    let sections = view.sections(&data).map(file).into();
    let tab = |p: Pool| {
        let chosen = Some(p) == pool;
        Choice::new(address("numbers?", Some(p)), terms::pool_name(t, p), chosen)
    };
    let pools = Pool::ALL.into_iter().filter(|_| pool.is_some());
    let tabs = pools.map(tab).collect();
    render_public(&NumbersPage {
        page: Layout::for_federation(&inside, "rules", t.msg_statistics_title())
            .with_picture(TitledPage::Numbers.path_below()),
        tabs,
        pool: pool.map(Pool::word).unwrap_or_default(),
        from: period.first.to_string(),
        to: period.last.to_string(),
        period: t.msg_statistics_period(language.format_days(period.first, period.last)),
        mistake,
        alarms: view.list_alarms(&data),
        commission: inside.has_duty(Duty::Commission),
        chair: inside.has_duty(Duty::Chair),
        sections,
        slug,
    })
}

fn mistake_sentence(t: &L10nLanguage, mistake: PeriodMistake) -> String {
    match mistake {
        PeriodMistake::NotADay => t.msg_statistics_mistake_day(),
        PeriodMistake::Reversed => t.msg_statistics_mistake_reversed(),
        PeriodMistake::TooLong => t.msg_statistics_mistake_long(i64::from(Period::MOST_YEARS)),
    }
}

#[derive(Clone, Copy)]
struct View {
    t: &'static L10nLanguage,
    language: Language,
    figures: RatingFormat,
}

const TICKS: usize = 6;
/// Maximum of years with a label under their bars.
const NAMED: usize = 8;
/// The radius without games, and the increment for the largest number of games.
const RADIUS: (f64, f64) = (3.0, 6.0);

impl View {
    fn new(inside: &Inside) -> View {
        View {
            t: inside.t(),
            language: inside.language,
            figures: RatingFormat::for_federation(inside),
        }
    }

    fn list_alarms(self, data: &StatisticsPageData) -> Vec<String> {
        let alarms = data.alarms.iter();
        alarms
            .map(|(pool, alarm)| self.alarm_sentence(*pool, alarm))
            .collect()
    }

    fn sections(self, data: &StatisticsPageData) -> [(StatisticsKind, Section); 4] {
        let Watched { whole, years } = &data.watched;
        [
            (
                StatisticsKind::Distribution,
                self.distribution_section(data.histogram.as_ref()),
            ),
            (
                StatisticsKind::Inflation,
                self.inflation_section(&data.drift),
            ),
            (
                StatisticsKind::Prediction,
                self.prediction_section(&whole.prediction),
            ),
            (StatisticsKind::Years, self.years_section(years)),
        ]
    }

    /// Shows one decimal more than ratings have.
    fn format_mean(self, value: f64) -> String {
        self.language.number(value, self.figures.shows.decimals + 1)
    }

    /// A change with its sign; no sign if it rounds to zero.
    fn format_change(self, value: f64) -> String {
        self.signed(value, self.figures.shows.decimals + 1)
    }

    fn signed(self, value: f64, decimals: usize) -> String {
        let scale = 10_f64.powi(i32::try_from(decimals).unwrap_or(0));
        self.language
            .signed((value * scale).round() / scale + 0.0, decimals)
    }

    fn format_score(self, value: Option<f64>) -> String {
        value.map_or_else(|| "–".to_owned(), |value| self.language.number(value, 3))
    }

    fn format_players(self, players: usize) -> String {
        self.t.msg_count_players(to_count(players))
    }

    fn quarter_name(self, quarter: Quarter) -> String {
        self.t.msg_statistics_quarter(
            arg::Number(quarter.number().to_string()),
            arg::Year(quarter.year().to_string()),
        )
    }

    /// A short name for charts, where space is scarce.
    fn quarter_short(self, quarter: Quarter) -> String {
        self.t.msg_statistics_quarter_short(
            arg::Number(quarter.number().to_string()),
            arg::Year(format!("{:02}", quarter.year().rem_euclid(100))),
        )
    }

    fn distribution_section(self, histogram: Option<&Histogram>) -> Section {
        let t = self.t;
        let title = t.msg_statistics_distribution();
        let mut section = Section::new(
            StatisticsKind::Distribution,
            title.clone(),
            t.msg_ratings_empty(),
        );
        section.head = vec![
            t.msg_statistics_rating_from(),
            t.msg_statistics_rating_to(),
            t.msg_statistics_players(),
        ];
        let Some(histogram) = histogram else {
            return section;
        };
        let end = |from: f64| from + histogram.width;
        let whole = |value: f64| self.language.number(value, 0);
        section.about = vec![t.msg_statistics_distribution_about(whole(histogram.width))];
        let median = self.format_mean(histogram.median);
        section.facts = vec![
            Fact::new(t.msg_statistics_players(), histogram.players.to_string()),
            Fact::new(t.msg_statistics_mean(), self.format_mean(histogram.mean)),
            Fact::new(t.msg_statistics_median(), median),
        ];
        section.rows = histogram
            .steps
            .iter()
            .map(|(from, players)| vec![whole(*from), whole(end(*from)), players.to_string()])
            .collect();
        let (Some(lowest), Some(highest)) = (histogram.steps.first(), histogram.steps.last())
        else {
            return section;
        };
        let (most_at, most) = histogram.steps.iter().copied().fold(*lowest, |most, step| {
            if step.1 > most.1 { step } else { most }
        });
        let about = t.msg_statistics_distribution_picture(
            arg::Low(whole(lowest.0)),
            arg::High(whole(end(highest.0))),
            arg::From(whole(most_at)),
            arg::To(whole(end(most_at))),
        );
        let across = Span::new(lowest.0, end(highest.0));
        let up = Span::new(0.0, most as f64);
        let names = (t.msg_col_rating(), t.msg_statistics_players());
        let mut chart = Chart::new("distribution-picture", title, about, across, up, names);
        self.mark_axes(&mut chart, (across, histogram.width), (up, 1.0));
        for (from, players) in &histogram.steps {
            let says = t.msg_statistics_step(
                arg::From(whole(*from)),
                arg::To(whole(end(*from))),
                arg::Players(self.format_players(*players)),
            );
            chart.add_bar(*from, end(*from), *players as f64, says);
        }
        section.picture = Some(chart);
        section
    }

    fn inflation_section(self, drift: &[Drift]) -> Section {
        let t = self.t;
        let title = t.msg_statistics_inflation();
        let mut section = Section::new(
            StatisticsKind::Inflation,
            title.clone(),
            t.msg_statistics_inflation_empty(),
        );
        section.about = vec![
            t.msg_statistics_inflation_about(),
            t.msg_statistics_inflation_change(),
            t.msg_statistics_inflation_quarters(),
        ];
        if self.figures.stars {
            section.about.push(t.msg_statistics_inflation_stars());
        }
        section.head = vec![
            t.msg_statistics_quarter_head(),
            t.msg_statistics_stable(),
            t.msg_statistics_mean_change(),
        ];
        let change = |drift: &Drift| {
            drift
                .mean
                .map_or_else(|| "–".to_owned(), |mean| self.format_change(mean))
        };
        section.rows = drift
            .iter()
            .map(|d| {
                vec![
                    self.quarter_name(d.quarter),
                    d.players.to_string(),
                    change(d),
                ]
            })
            .collect();
        section.picture = self.draw_inflation(title, drift);
        section
    }

    fn draw_inflation(self, title: String, drift: &[Drift]) -> Option<Chart> {
        let t = self.t;
        let means = || drift.iter().filter_map(|d| d.mean);
        let (lowest, highest) = (
            means().fold(f64::INFINITY, f64::min),
            means().fold(f64::NEG_INFINITY, f64::max),
        );
        if lowest > highest {
            return None;
        }
        let about = t.msg_statistics_inflation_picture(
            arg::Lowest(self.format_change(lowest)),
            arg::Highest(self.format_change(highest)),
        );
        let (across, up) = (
            Span::new(0.0, drift.len() as f64),
            Span::new(lowest.min(0.0), highest.max(0.0)),
        );
        let names = (
            t.msg_statistics_quarter_head(),
            t.msg_statistics_mean_change(),
        );
        let mut chart = Chart::new("inflation-picture", title, about, across, up, names);
        let (rows, decimals) = up.ticks(TICKS, 0.1);
        rows.into_iter()
            .for_each(|row| chart.add_row(row, self.signed(row, decimals)));
        let labels: Vec<String> = drift
            .iter()
            .map(|d| self.quarter_short(d.quarter))
            .collect();
        let has_room =
            |each: &usize| Chart::have_room(labels.iter().step_by(*each).map(String::as_str));
        let each = (1..=drift.len()).find(has_room).unwrap_or(1);
        for ((place, d), label) in drift.iter().enumerate().zip(&labels) {
            let left = place as f64;
            if place % each == 0 {
                chart.add_column(left + 0.5, label.clone());
            }
            if let Some(mean) = d.mean {
                let says = t.msg_statistics_quarter_says(
                    arg::Quarter(self.quarter_name(d.quarter)),
                    arg::Change(self.format_change(mean)),
                    arg::Players(self.format_players(d.players)),
                );
                chart.add_bar(left + 0.15, left + 0.85, mean, says);
            }
        }
        chart.add_line(&[(0.0, 0.0), (drift.len() as f64, 0.0)], "axis");
        Some(chart)
    }

    fn prediction_section(self, prediction: &Prediction) -> Section {
        let t = self.t;
        let title = t.msg_statistics_prediction();
        let mut section = Section::new(
            StatisticsKind::Prediction,
            title.clone(),
            t.msg_statistics_prediction_empty(),
        );
        section.about = vec![t.msg_statistics_prediction_about()];
        section.about.extend(
            self.figures
                .shows
                .sign
                .stones()
                .then(|| t.msg_statistics_prediction_handicap()),
        );
        section.about.push(t.msg_statistics_prediction_favourite());
        section.facts = self.prediction_facts(prediction);
        section.head = vec![
            t.msg_statistics_expected_from(),
            t.msg_statistics_expected_to(),
            t.msg_games(),
            t.msg_statistics_expected(),
            t.msg_statistics_scored(),
            t.msg_statistics_squared_error(),
        ];
        let bound = |value: f64| self.language.number(value, 2);
        let row = |(place, group): (usize, &Group)| -> Vec<String> {
            let (from, to) = Prediction::group_bounds(place);
            let games = group.games.to_string();
            let scores = [
                group.mean_expected(),
                group.mean_score(),
                group.squared_error(),
            ]
            .map(|value| self.format_score(value));
            [bound(from), bound(to), games]
                .into_iter()
                .chain(scores)
                .collect()
        };
        section.rows = prediction.groups.iter().enumerate().map(row).collect();
        section.picture = self.draw_prediction(title, prediction);
        if section.picture.is_some() {
            section.legend = t.msg_statistics_prediction_legend();
        }
        section
    }

    fn draw_prediction(self, title: String, prediction: &Prediction) -> Option<Chart> {
        let t = self.t;
        // Expectation, score, chance and number of games of the groups with games.
        let known: Vec<(f64, f64, f64, usize)> = prediction
            .groups
            .iter()
            .filter_map(|group| {
                Some((
                    group.mean_expected()?,
                    group.mean_score()?,
                    group.chance_deviation()?,
                    group.games,
                ))
            })
            .collect();
        let most = known.iter().map(|k| k.3).max()?;
        let about = t.msg_statistics_prediction_picture(
            arg::Expected(self.format_score(prediction.all.mean_expected())),
            arg::Scored(self.format_score(prediction.all.mean_score())),
        );
        // The plot begins at the tenth below the lowest score.
        let lowest = known.iter().fold(0.5, |lowest: f64, k| lowest.min(k.1));
        let (across, up) = (
            Span::new(0.5, 1.0),
            Span::new((lowest * 10.0 + 1e-9).floor() / 10.0, 1.0),
        );
        let names = (
            t.msg_statistics_axis_expected(),
            t.msg_statistics_axis_scored(),
        );
        let mut chart = Chart::new("prediction-picture", title, about, across, up, names);
        self.mark_axes(&mut chart, (across, 0.1), (up, 0.1));
        chart.add_band(
            &known
                .iter()
                .map(|k| BandSpan {
                    across: k.0,
                    low: k.0 - k.2,
                    high: k.0 + k.2,
                })
                .collect::<Vec<_>>(),
        );
        chart.add_line(&[(0.5, 0.5), (1.0, 1.0)], "ideal");
        chart.add_line(
            &known.iter().map(|k| (k.0, k.1)).collect::<Vec<_>>(),
            "line",
        );
        for (expected, scored, _, games) in &known {
            let radius = RADIUS.0 + RADIUS.1 * (*games as f64 / most as f64).sqrt();
            let says = t.msg_statistics_group_says(
                arg::Games(t.msg_count_games(to_count(*games))),
                arg::Expected(self.format_score(Some(*expected))),
                arg::Scored(self.format_score(Some(*scored))),
            );
            chart.add_dot(*expected, *scored, radius, says);
        }
        Some(chart)
    }

    fn prediction_facts(self, prediction: &Prediction) -> Vec<Fact> {
        let t = self.t;
        let mut facts = vec![Fact::new(
            t.msg_statistics_predicted(),
            prediction.all.games.to_string(),
        )];
        if prediction.all.games > 0 {
            facts.push(Fact {
                hint: t.msg_statistics_squared_error_hint(
                    self.format_score(prediction.all.squared_error_of_even()),
                ),
                ..Fact::new(
                    t.msg_statistics_squared_error(),
                    self.format_score(prediction.all.squared_error()),
                )
            });
            facts.push(Fact {
                hint: t.msg_statistics_excess_hint(),
                ..Fact::new(
                    t.msg_statistics_excess(),
                    self.signed(prediction.all.mean_excess().unwrap_or_default(), 3),
                )
            });
        }
        let mut left_out = |name: String, games: usize, always: bool| {
            if always || games > 0 {
                facts.push(Fact::new(name, games.to_string()));
            }
        };
        left_out(
            t.msg_statistics_left_handicap(),
            prediction.handicap,
            self.figures.shows.handicap,
        );
        left_out(t.msg_statistics_left_unrated(), prediction.unrated, false);
        left_out(
            t.msg_statistics_left_unexpected(),
            prediction.unexpected,
            false,
        );
        facts
    }

    /// Round marks with least steps. The horizontal axis has as many as fit on a phone.
    fn mark_axes(self, chart: &mut Chart, across: (Span, f64), up: (Span, f64)) {
        let marks = |most: usize| {
            let (columns, decimals) = across.0.ticks(most, across.1);
            let labels: Vec<String> = columns
                .iter()
                .map(|column| self.language.number(*column, decimals))
                .collect();
            (columns, labels)
        };
        let (mut columns, mut labels) = marks(2 * TICKS);
        if !Chart::have_room(labels.iter().map(String::as_str)) {
            (columns, labels) = marks(TICKS);
        }
        columns
            .into_iter()
            .zip(labels)
            .for_each(|(column, label)| chart.add_column(column, label));
        let (rows, decimals) = up.0.ticks(TICKS, up.1);
        rows.into_iter()
            .for_each(|row| chart.add_row(row, self.language.number(row, decimals)));
    }
}

impl Section {
    /// True if the chart goes up to today, its most important part.
    fn goes_on(&self) -> bool {
        [
            StatisticsKind::Inflation.word(),
            StatisticsKind::Years.word(),
        ]
        .contains(&self.what)
    }

    fn new(what: StatisticsKind, title: String, empty: String) -> Section {
        Section {
            what: what.word(),
            title,
            about: Vec::new(),
            facts: Vec::new(),
            picture: None,
            legend: String::new(),
            empty,
            head: Vec::new(),
            rows: Vec::new(),
            csv: String::new(),
        }
    }
}

impl Fact {
    fn new(name: String, value: String) -> Fact {
        Fact {
            name,
            value,
            hint: String::new(),
        }
    }
}

fn to_count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
