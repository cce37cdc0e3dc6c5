//! A player's past: rating charts, best wins and streaks, and the games against one opponent.

use std::cmp::Reverse;
use std::collections::HashMap;

use actix_web::http::header::LOCATION;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{Datelike, NaiveDate};
use serde::Deserialize;

use crate::actions::ActionError;
use crate::actions::history::{Past, games_between, with_stated};
use crate::app::rosters::MediansByDay;
use crate::chart::{BandSpan, Chart, Span};
use crate::db::federations::Federation;
use crate::db::lists::{Brief, DecisionRow, Entry};
use crate::db::players::{self, Player};
use crate::db::results::PlayedTournament;
use crate::db::{Conn, PlayerId, TournamentId, tournament_imports};
use crate::domain::collation;
use crate::domain::history::{Performance, Streak, best_wins, list_opponents, longest_streak};
use crate::domain::number::Score;
use crate::domain::rules::{RankChange, RulesFeatures};
use crate::domain::statistics::Quarter;
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, arg, terms};
use crate::rating_format::RatingFormat;

#[derive(Clone, Copy)]
pub struct View {
    pub t: &'static L10nLanguage,
    pub language: Language,
    pub spelling: Spelling,
    pub figures: RatingFormat,
    /// The day on which charts end.
    pub today: NaiveDate,
}

pub struct Picture {
    pub title: String,
    pub chart: Chart,
    pub legend: String,
}

pub struct GameRow {
    pub tournament: i64,
    pub tournament_name: String,
    pub day: String,
    pub round: String,
    /// `None` for a bye.
    pub opponent: Option<(i64, String)>,
    /// Both ratings are those before the tournament.
    pub own: String,
    pub other: String,
    /// `+`, `=` or `−`.
    pub result: &'static str,
    pub class: &'static str,
    /// False for a forfeit or a bye.
    pub played: bool,
    /// True only for played games.
    pub unrated: bool,
}

pub struct OpponentRow {
    pub id: i64,
    pub name: String,
    pub games: usize,
    pub score: String,
}

/// The points beyond the expected ones.
pub struct PerformanceCell {
    pub excess: String,
    pub class: &'static str,
    pub says: String,
}

#[derive(Default)]
pub struct Feats {
    pub wins: Vec<GameRow>,
    /// Empty without such a streak, like `unbeaten`.
    pub winning: String,
    pub unbeaten: String,
}

/// The sources of a player's rating.
pub struct RatingSources<'a> {
    /// Oldest first, as are the lists.
    pub results: &'a [PlayedTournament],
    pub lists: &'a [(Brief, Entry)],
    pub decisions: &'a [(DecisionRow, NaiveDate)],
    pub middles: &'a [(Option<Pool>, MediansByDay)],
    /// The grounds of changes of rank by tournament, if they don't follow from the results.
    pub grounds: &'a HashMap<TournamentId, Vec<RankChange>>,
    /// The article by which ranks follow ratings, if they do.
    pub ranks_follow: Option<&'static str>,
    /// The rank that newcomers begin with, and its article.
    pub begins: Option<(&'static str, &'static str)>,
}

struct ChartStop {
    day: NaiveDate,
    position: i64,
    after: f64,
    /// Twice the deviation.
    double_deviation: Option<f64>,
    /// True if the rank changed.
    rank_changed: bool,
    /// True if a list moved the rating, not a tournament.
    from_list: bool,
    href: String,
    says: String,
}

/// Smallest change of a rating that counts, as ratings have at most two decimals.
const MOVED: f64 = 0.005;

const WINS: usize = 3;
/// Approximate number.
const TICKS: usize = 6;
/// Smallest distance within which the median of the lists counts as near.
const NEAR: f64 = 100.0;
/// Largest number of marks on the axis of days.
const NAMED: i32 = 8;
/// Largest number of points that are drawn large, and the radius of large and of small ones.
const RADIUS: (usize, f64, f64) = (60, 4.5, 3.0);

/// Approximate number of points of a chart that are links.
const DOTS: usize = 120;

fn day_position(day: NaiveDate) -> f64 {
    f64::from(day.num_days_from_ce())
}

/// The median of the newest list holds until the end.
fn median_points(
    course: &RatingSources<'_>,
    pool: Option<Pool>,
    first: NaiveDate,
    end: NaiveDate,
) -> Vec<(f64, f64)> {
    let middles = course.middles.iter().find(|(of, _)| *of == pool);
    let all = middles.map_or(&[][..], |(_, middles)| middles.as_slice());
    let mut points: Vec<(f64, f64)> = all
        .iter()
        .filter(|(day, _)| (first..=end).contains(day))
        .map(|(day, rating)| (day_position(*day), *rating))
        .collect();
    let end = day_position(end);
    if let Some(last) = points.last().copied().filter(|last| last.0 < end) {
        points.push((end, last.1));
    }
    points
}

/// Drops medians far from the player's ratings: they would leave no room for the player's own line.
fn keep_near(middle: Vec<(f64, f64)>, lowest: f64, highest: f64) -> Vec<(f64, f64)> {
    let reach = (highest - lowest).max(NEAR);
    let is_near = middle
        .iter()
        .all(|point| (lowest - reach..=highest + reach).contains(&point.1));
    if is_near { middle } else { Vec::new() }
}

fn rating_range(stops: &[ChartStop]) -> [f64; 2] {
    let ratings = || stops.iter().map(|stop| stop.after);
    [
        ratings().fold(f64::INFINITY, f64::min),
        ratings().fold(f64::NEG_INFINITY, f64::max),
    ]
}

/// `None` if a rating has no interval.
fn interval_band(stops: &[ChartStop]) -> Option<Vec<BandSpan>> {
    let span = |stop: &ChartStop, far: f64| BandSpan {
        across: day_position(stop.day),
        low: stop.after - far,
        high: stop.after + far,
    };
    stops
        .iter()
        .map(|stop| stop.double_deviation.map(|far| span(stop, far)))
        .collect()
}

fn rating_span(range: [f64; 2], middle: &[(f64, f64)], band: Option<&[BandSpan]>) -> Span {
    let [mut low, mut high] = range;
    for point in middle {
        (low, high) = (low.min(point.1), high.max(point.1));
    }
    for part in band.unwrap_or_default() {
        (low, high) = (low.min(part.low), high.max(part.high));
    }
    let room = ((high - low) / 20.0).max(5.0);
    Span::new(low - room, high + room)
}

fn draw_dots(chart: &mut Chart, stops: Vec<ChartStop>) {
    let radius = if stops.len() > RADIUS.0 {
        RADIUS.2
    } else {
        RADIUS.1
    };
    // Very many points can't be told apart, so only some are drawn. The line goes through all of
    // them.
    let each = stops.len().div_ceil(DOTS);
    let ends = [0, stops.len() - 1];
    for (_, stop) in stops
        .into_iter()
        .enumerate()
        .filter(|(i, s)| i % each == 0 || s.rank_changed || s.from_list || ends.contains(i))
    {
        let class = match (stop.from_list, stop.rank_changed) {
            (false, false) => "dot",
            (false, true) => "dot turn",
            (true, false) => "dot list",
            (true, true) => "dot list turn",
        };
        chart.add_linked_dot(
            day_position(stop.day),
            stop.after,
            radius,
            class,
            stop.href,
            stop.says,
        );
    }
}

fn to_count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn picture_id(pool: Option<Pool>) -> &'static str {
    match pool {
        None => "rating-picture",
        Some(Pool::Classic) => "classic-picture",
        Some(Pool::Rapid) => "rapid-picture",
    }
}

impl View {
    pub fn for_request(inside: &Inside) -> View {
        View {
            t: inside.t(),
            language: inside.language,
            spelling: inside.spelling(),
            figures: RatingFormat::for_federation(inside),
            today: inside.today(),
        }
    }

    /// A pool with fewer than two points has no chart.
    pub fn rating_charts(self, slug: &str, course: &RatingSources<'_>) -> Vec<Picture> {
        View::pools_of_rules(self.figures.shows)
            .into_iter()
            .filter_map(|pool| self.rating_chart(slug, course, pool))
            .collect()
    }

    /// A single `None` for rules without pools.
    pub fn pools_of_rules(shows: RulesFeatures) -> Vec<Option<Pool>> {
        if shows.pools {
            Pool::ALL.into_iter().map(Some).collect()
        } else {
            vec![None]
        }
    }

    /// The points of a pool: after each tournament, and each list that moved the rating (rgf 1) or
    /// changed the rank (ufgo 2.5–2.7).
    fn chart_stops(
        self,
        slug: &str,
        course: &RatingSources<'_>,
        pool: Option<Pool>,
    ) -> Vec<ChartStop> {
        let own = course
            .results
            .iter()
            .filter(|played| pool.is_none_or(|pool| played.result.pool == Some(pool)));
        let mut stops: Vec<ChartStop> = own
            .filter_map(|played| self.result_stop(slug, played))
            .collect();
        let results = stops.len();
        let mut rating: Option<f64> = None;
        for (list, entry) in course.lists.iter().filter(|(_, e)| e.pool == pool) {
            let before = stops[..results]
                .iter()
                .filter(|s| s.position < list.position)
                .max_by_key(|s| s.position);
            let listed = stops[results..]
                .last()
                .filter(|l| before.is_none_or(|b| b.position < l.position));
            let known = listed.or(before).map(|s| s.after).or(rating);
            rating = Some(entry.rating);
            stops.extend(self.list_stop(slug, course, list, entry, known));
        }
        // A tournament that was entered late takes its place by day.
        stops.sort_by_key(|stop| (stop.day, stop.position));
        stops
    }

    fn far_by(self, deviation: Option<f64>) -> Option<f64> {
        deviation
            .filter(|s| self.figures.shows.deviation && s.is_finite())
            .map(|s| 2.0 * s)
    }

    fn result_stop(self, slug: &str, played: &PlayedTournament) -> Option<ChartStop> {
        let PlayedTournament {
            result: row,
            name,
            ends,
        } = played;
        let after = row.after.filter(|r| r.is_finite())?;
        let turn = self.figures.shows.ranks && row.rank != row.rank_before;
        let (had, has) = (
            self.figures
                .format_starred(row.before, row.provisional_before),
            self.figures.format_starred(Some(after), row.provisional),
        );
        let says = self.t.msg_history_point(
            arg::Day(self.language.format_day(*ends)),
            arg::Tournament(name),
            arg::Before(had),
            arg::After(has),
        );
        Some(ChartStop {
            day: *ends,
            position: row.position,
            after,
            double_deviation: self.far_by(row.deviation),
            rank_changed: turn,
            from_list: false,
            href: format!("/{slug}/tournaments/{}", row.tournament_id),
            says: self.with_rank(says, turn, row.rank.as_deref()),
        })
    }

    /// `None` if the list neither moved the rating nor changed the rank. `known`: the rating
    /// before.
    fn list_stop(
        self,
        slug: &str,
        course: &RatingSources<'_>,
        list: &Brief,
        entry: &Entry,
        known: Option<f64>,
    ) -> Option<ChartStop> {
        let decision = course
            .decisions
            .iter()
            .find(|(d, _)| d.list_id == list.id && d.rank != d.rank_before);
        let turn = decision.is_some() && self.figures.shows.ranks && !self.figures.shows.pools;
        if !turn && known.is_none_or(|known| (known - entry.rating).abs() < MOVED) {
            return None;
        }
        let (had, has) = (
            self.figures.format_rating(known),
            self.figures.format_rating(Some(entry.rating)),
        );
        let day = self.language.format_day(list.date);
        let says = self.t.msg_history_point(
            arg::Day(day.clone()),
            arg::Tournament(self.t.msg_list_title(day)),
            arg::Before(had),
            arg::After(has),
        );
        Some(ChartStop {
            day: list.date,
            position: list.position,
            after: entry.rating,
            double_deviation: self.far_by(entry.deviation),
            rank_changed: turn,
            from_list: true,
            href: format!("/{slug}/ratings/{}", list.date),
            says: self.with_rank(says, turn, entry.rank.as_deref()),
        })
    }

    fn with_rank(self, says: String, turn: bool, rank: Option<&str>) -> String {
        match rank {
            Some(rank) if turn => self.t.msg_history_point_rank(
                arg::Point(says),
                arg::Rank(terms::rank_name(self.language, rank)),
            ),
            _ => says,
        }
    }

    fn rating_chart(
        self,
        slug: &str,
        course: &RatingSources<'_>,
        pool: Option<Pool>,
    ) -> Option<Picture> {
        let stops = self.chart_stops(slug, course, pool);
        if stops.len() < 2 {
            return None;
        }
        let (first, last) = (stops.first()?, stops.last()?);
        let [lowest, highest] = rating_range(&stops);
        let band = interval_band(&stops);
        // A rating holds until the next tournament: the chart ends today.
        let end = self.today.max(last.day);
        let whole = median_points(course, pool, first.day, end);
        let newest = whole.last().map(|point| point.1);
        let middle = keep_near(whole, lowest, highest);
        let up = rating_span([lowest, highest], &middle, band.as_deref());
        let quarter = Quarter::from_day(first.day);
        let across = Span::new(day_position(quarter.first_day()), day_position(end) + 1.0);
        let held = (end > last.day).then(|| (day_position(end), last.after));

        let t = self.t;
        let title = pool.map_or_else(
            || t.msg_history_chart(),
            |pool| t.msg_history_chart_pool(terms::pool_name(t, pool)),
        );
        let rating = |value: f64| self.figures.format_rating(Some(value));
        let about = self.describe_chart(first, last, [lowest, highest]);
        let axes = (t.msg_history_axis_day(), t.msg_col_rating());
        let mut chart = Chart::new(picture_id(pool), title.clone(), about, across, up, axes);
        let (rows, decimals) = up.ticks(TICKS, 1.0);
        rows.into_iter()
            .for_each(|row| chart.add_row(row, self.language.number(row, decimals)));
        self.mark_quarters(&mut chart, quarter, Quarter::from_day(end).following());
        if let Some(band) = &band {
            chart.add_band(band);
        }
        let median = if middle.len() > 1 {
            chart.add_line(&middle, "ideal");
            Some(t.msg_history_legend_median())
        } else {
            newest.map(|middle| t.msg_history_legend_afar(rating(middle)))
        };
        let own = stops
            .iter()
            .map(|stop| (day_position(stop.day), stop.after));
        chart.add_line(&own.chain(held).collect::<Vec<_>>(), "line");
        let now = last.after;
        let legend = self.picture_legend(&stops, held.is_some(), band.is_some(), median);
        draw_dots(&mut chart, stops);
        chart.mark(day_position(end), now, self.figures.shows.sign);
        Some(Picture {
            title,
            chart,
            legend,
        })
    }

    fn describe_chart(
        self,
        first: &ChartStop,
        last: &ChartStop,
        [lowest, highest]: [f64; 2],
    ) -> String {
        let rating = |value: f64| self.figures.format_rating(Some(value));
        let (from, to) = (
            self.language.format_day(first.day),
            self.language.format_day(last.day),
        );
        self.t.msg_history_picture(
            arg::First(from),
            arg::Last(to),
            arg::Lowest(rating(lowest)),
            arg::Highest(rating(highest)),
            arg::End(rating(last.after)),
        )
    }

    /// The explanation of a chart. `held`: its line goes on until today; `median`: the sentence on
    /// the median.
    fn picture_legend(
        self,
        stops: &[ChartStop],
        held: bool,
        band: bool,
        median: Option<String>,
    ) -> String {
        let t = self.t;
        let (turns, lists) = (
            stops.iter().any(|s| s.rank_changed),
            stops.iter().any(|s| s.from_list),
        );
        let explained = [
            Some(t.msg_history_legend_sign()),
            held.then(|| t.msg_history_legend_today()),
            turns.then(|| t.msg_history_legend_rank()),
            lists.then(|| t.msg_history_legend_list()),
            band.then(|| t.msg_history_legend_interval()),
            median,
        ];
        std::iter::once(t.msg_history_legend())
            .chain(explained.into_iter().flatten())
            .collect::<Vec<String>>()
            .join(" ")
    }

    fn mark_quarters(self, chart: &mut Chart, first: Quarter, end: Quarter) {
        let quarters: Vec<Quarter> = std::iter::successors(Some(first), |q| Some(q.following()))
            .take_while(|q| *q < end)
            .collect();
        if quarters.len() <= NAMED as usize {
            for quarter in quarters {
                let name = self.t.msg_statistics_quarter(
                    arg::Number(quarter.number().to_string()),
                    arg::Year(quarter.year().to_string()),
                );
                chart.add_column(day_position(quarter.first_day()), name);
            }
            return;
        }
        let each = ((end.year() - first.year()) / NAMED + 1).max(1);
        for quarter in quarters
            .into_iter()
            .filter(|q| q.number() == 1 && q.year() % each == 0)
        {
            chart.add_column(
                day_position(quarter.first_day()),
                quarter.year().to_string(),
            );
        }
    }

    pub fn performance_cell(self, performance: &Performance) -> PerformanceCell {
        let excess = (performance.excess_points() * 10.0).round() / 10.0 + 0.0;
        let class = match excess {
            e if e > 0.0 => "pos",
            e if e < 0.0 => "neg",
            _ => "",
        };
        let (expected, scored) = (
            self.language.number(performance.expected, 1),
            terms::format_points(performance.halves),
        );
        let says = if performance.games == performance.all {
            self.t
                .msg_history_performance_says(arg::Expected(expected), arg::Scored(scored))
        } else {
            let (games, all) = (performance.games.to_string(), performance.all.to_string());
            self.t.msg_history_performance_part(
                arg::Expected(expected),
                arg::Scored(scored),
                arg::Games(games),
                arg::All(all),
            )
        };
        PerformanceCell {
            excess: self.language.signed(excess, 1),
            class,
            says,
        }
    }

    pub fn format_score(self, own: i64, other: i64) -> String {
        format!(
            "{} : {}",
            terms::format_points(own),
            terms::format_points(other)
        )
    }

    /// Most games first.
    pub fn opponent_rows(
        self,
        past: &Past,
        name_of: impl Fn(PlayerId) -> String,
    ) -> Vec<OpponentRow> {
        let row = |o: &crate::domain::history::Opponent<PlayerId>| OpponentRow {
            id: o.player.0,
            name: name_of(o.player),
            games: o.games,
            score: self.format_score(o.halves, o.opponent_halves()),
        };
        let mut rows: Vec<OpponentRow> = list_opponents(&past.games).iter().map(row).collect();
        rows.sort_by_cached_key(|row| {
            (
                Reverse(row.games),
                collation::sort_key_in(self.language, &row.name),
            )
        });
        rows
    }

    /// Newest first.
    pub fn game_rows(self, past: &Past, name_of: impl Fn(PlayerId) -> String) -> Vec<GameRow> {
        past.games
            .iter()
            .rev()
            .map(|game| self.game(past, game, &name_of))
            .collect()
    }

    pub fn game(
        self,
        past: &Past,
        game: &crate::domain::history::Game<TournamentId, PlayerId>,
        name_of: &impl Fn(PlayerId) -> String,
    ) -> GameRow {
        let (result, class) = match game.score {
            Some(Score::Win) => ("+", "win"),
            Some(Score::Draw) => ("=", "draw"),
            Some(Score::Loss) | None => ("−", "loss"),
        };
        GameRow {
            tournament: game.tournament.0,
            tournament_name: past.name(game.tournament).to_owned(),
            day: past
                .last_day(game.tournament)
                .map(|day| self.language.format_day(day))
                .unwrap_or_default(),
            round: game
                .round
                .map(|round| round.to_string())
                .unwrap_or_default(),
            opponent: game.opponent.map(|other| (other.0, name_of(other))),
            own: self.figures.format_strength(game.own),
            other: self.figures.format_strength(game.other),
            result,
            class,
            played: game.played,
            unrated: game.played && game.annulled,
        }
    }

    pub fn best_feats(self, past: &Past, name_of: impl Fn(PlayerId) -> String) -> Feats {
        Feats {
            wins: best_wins(&past.games, WINS)
                .into_iter()
                .map(|game| self.game(past, game, &name_of))
                .collect(),
            winning: self.format_streak(
                past,
                longest_streak(&past.games, |score| score == Score::Win),
            ),
            unbeaten: self.format_streak(
                past,
                longest_streak(&past.games, |score| score != Score::Loss),
            ),
        }
    }

    fn format_streak(self, past: &Past, streak: Option<Streak<TournamentId>>) -> String {
        let Some(streak) = streak else {
            return String::new();
        };
        let games = self.t.msg_count_games(to_count(streak.games));
        match (past.last_day(streak.first), past.last_day(streak.last)) {
            (Some(first), Some(last)) => self.t.msg_history_streak(
                arg::Games(games),
                arg::Days(self.language.format_days(first, last)),
            ),
            _ => games,
        }
    }
}

#[derive(Template)]
#[template(path = "players/versus.html")]
struct VersusPage {
    page: Layout,
    slug: String,
    id: i64,
    name: String,
    other_id: i64,
    other_name: String,
    played: usize,
    score: String,
    games: Vec<GameRow>,
    /// True if some games are from recorded tournaments, which aren't rated.
    recorded: bool,
}

#[derive(Debug, Deserialize)]
pub struct VersusAddress {
    player: String,
    other: String,
}

struct EncounterPageData {
    first: Player,
    second: Player,
    past: Past,
    /// The recorded tournaments of the first player.
    recorded: Vec<TournamentId>,
}

impl EncounterPageData {
    fn load(
        c: &mut Conn,
        f: &Federation,
        id: PlayerId,
        other: PlayerId,
    ) -> Result<EncounterPageData, ActionError> {
        let first = players::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let second = players::find(c, f.id, other)?.ok_or(ActionError::NotFound)?;
        let recorded: Vec<TournamentId> = tournament_imports::load_recorded(c, id)?
            .into_iter()
            .map(|fact| fact.tournament)
            .collect();
        let past = games_between(c, f, id, other)?;
        Ok(EncounterPageData {
            first,
            second,
            past: with_stated(c, id, past, &recorded)?,
            recorded,
        })
    }
}

/// Redirects to the kept entries if one of the two players was merged.
async fn redirect_merged(
    inside: &Inside,
    id: PlayerId,
    other: PlayerId,
) -> Result<Option<HttpResponse>, WebError> {
    let merged = read_inside(inside, move |c, f| {
        Ok::<_, ActionError>(players::find_merge_targets(c, f.id, &[id, other])?)
    })
    .await?;
    if merged.is_empty() {
        return Ok(None);
    }
    let kept = |player: PlayerId| merged.get(&player).copied().unwrap_or(player);
    let to = format!(
        "/{}/players/{}/versus/{}",
        inside.federation.slug,
        kept(id),
        kept(other)
    );
    Ok(Some(
        HttpResponse::SeeOther()
            .insert_header((LOCATION, to))
            .finish(),
    ))
}

/// The games are seen from the first player's side.
pub async fn show_versus(
    inside: Inside,
    path: web::Path<VersusAddress>,
) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.player.parse().map_err(|_| WebError::NotFound)?;
    let other: PlayerId = path.other.parse().map_err(|_| WebError::NotFound)?;
    if id == other {
        return Err(WebError::NotFound);
    }
    if let Some(elsewhere) = redirect_merged(&inside, id, other).await? {
        return Ok(elsewhere);
    }
    let EncounterPageData {
        first,
        second,
        past,
        recorded,
    } = read_inside(&inside, move |c, f| {
        EncounterPageData::load(c, f, id, other)
    })
    .await?;
    let view = View::for_request(&inside);
    let name = view.spelling.name(first.display_name(), first.latin());
    let other_name = view.spelling.name(second.display_name(), second.latin());
    let (played, own, against) = list_opponents(&past.games)
        .first()
        .map_or((0, 0, 0), |o| (o.games, o.halves, o.opponent_halves()));
    render_public(&VersusPage {
        page: Layout::for_federation(
            &inside,
            "ratings",
            view.t
                .msg_versus_title(arg::First(name.clone()), arg::Second(other_name.clone())),
        ),
        slug: inside.federation.slug.clone(),
        id: id.0,
        other_id: other.0,
        played,
        score: view.format_score(own, against),
        games: view.game_rows(&past, |_| other_name.clone()),
        recorded: past
            .games
            .iter()
            .any(|game| recorded.contains(&game.tournament)),
        name,
        other_name,
    })
}
