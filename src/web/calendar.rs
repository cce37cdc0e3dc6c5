//! The calendar: everything to come or a month, and the file for calendar subscriptions.

use std::collections::{HashMap, HashSet};

use actix_web::HttpResponse;
use askama::Template;
use chrono::{Datelike, Days, Months, NaiveDate};
use icalendar::{Calendar, Component, Event, EventLike, EventStatus};
use serde::Deserialize;

use crate::actions::ActionError;
use crate::app::desks::{Desks, Underway};
use crate::db::calendar::{self, Entry};
use crate::db::calendar_plans::{self, Standing};
use crate::db::federations::Federation;
use crate::db::registrations;
use crate::db::{Conn, DbError, PlanLineId};
use crate::domain::approval::State;
use crate::domain::cities;
use crate::domain::host;
use crate::domain::name::search_key;
use crate::domain::tournament::{Category, Pool};
use crate::error::WebError;
use crate::frame::layout::{Layout, public_download, render_public};
use crate::frame::options::Choice;
use crate::frame::page_titles::TitledPage;
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, terms};
use crate::rating_format::RatingFormat;

const MOST: i64 = 500;
const MOST_IN_FILE: i64 = 5000;
const DAYS_BACK: u64 = 60;

/// Unreadable parameters are ignored.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CalendarFilter {
    month: String,
    view: String,
    city: String,
    pool: String,
    category: String,
    kind: String,
}

fn parse_month(text: &str) -> Option<NaiveDate> {
    let (year, month) = text.split_once('-').filter(|_| text.len() == 7)?;
    NaiveDate::from_ymd_opt(year.parse().ok()?, month.parse().ok()?, 1)
        .filter(|day| (1900..=2200).contains(&day.year()))
}

/// Kinds in addresses, each with true if it is official.
const KINDS: [(&str, bool); 2] = [("official", true), ("other", false)];

struct Selection {
    city: String,
    pool: Option<Pool>,
    category: Option<Category>,
    official: Option<bool>,
}

impl Selection {
    fn from_filter(query: &CalendarFilter, figures: RatingFormat) -> Selection {
        Selection {
            city: query.city.trim().chars().take(100).collect(),
            pool: Pool::from_word(&query.pool).filter(|_| figures.shows.pools),
            category: Category::from_word(&query.category).filter(|_| figures.shows.categories),
            official: KINDS
                .iter()
                .find(|(word, _)| *word == query.kind && figures.shows.official)
                .map(|(_, official)| *official),
        }
    }

    fn is_empty(&self) -> bool {
        self.city.is_empty()
            && self.pool.is_none()
            && self.category.is_none()
            && self.official.is_none()
    }

    fn matching_entries<'a>(&self, entries: &'a [Entry]) -> Vec<&'a Entry> {
        let (text, key) = (self.city.to_lowercase(), search_key(&self.city));
        // Cached by city: a month has few of them.
        let mut found: HashMap<&str, bool> = HashMap::new();
        let mut there = |city: &'a str| {
            let like = |city: &str| {
                if key.is_empty() {
                    city.to_lowercase().contains(&text)
                } else {
                    search_key(city).contains(&key)
                }
            };
            // Each name of a known city matches: pages may show another one than was typed.
            let known = |city: &str| {
                cities::find(city).is_some_and(|known| {
                    Language::ALL
                        .into_iter()
                        .any(|language| like(known.name(language)))
                })
            };
            self.city.is_empty()
                || *found
                    .entry(city)
                    .or_insert_with(|| like(city) || known(city))
        };
        let fits = |entry: &&'a Entry| {
            there(&entry.conditions.city)
                && self.pool.is_none_or(|pool| pool == entry.conditions.pool)
                && self
                    .category
                    .is_none_or(|category| category == entry.conditions.category)
                && self
                    .official
                    .is_none_or(|official| official == entry.conditions.official)
        };
        entries.iter().filter(fits).collect()
    }

    /// Begins with `&`, or is empty.
    fn query_string(&self) -> String {
        let mut rest = String::new();
        if !self.city.is_empty() {
            let city = percent_encoding::utf8_percent_encode(
                &self.city,
                percent_encoding::NON_ALPHANUMERIC,
            );
            rest.push_str(&format!("&city={city}"));
        }
        if let Some(pool) = self.pool {
            rest.push_str(&format!("&pool={}", pool.word()));
        }
        if let Some(category) = self.category {
            rest.push_str(&format!("&category={}", category.word()));
        }
        if let Some((kind, _)) = KINDS
            .iter()
            .find(|(_, official)| Some(*official) == self.official)
        {
            rest.push_str(&format!("&kind={kind}"));
        }
        rest
    }
}

struct CalendarTournament {
    id: i64,
    name: String,
    days: String,
    starts: NaiveDate,
    ends: NaiveDate,
    city: String,
    club: String,
    pool: String,
    category: String,
    state: String,
    badge: &'static str,
    cancelled: bool,
}

impl CalendarTournament {
    fn from_entry(
        entry: &Entry,
        spelling: Spelling,
        today: NaiveDate,
        progress: &Underway,
    ) -> CalendarTournament {
        let language = spelling.language;
        let t = language.messages();
        let going = progress.display_state(entry.id, entry.conditions.ends < today);
        let (badge, state) = terms::badge_of(t, entry.state, going, entry.passes);
        CalendarTournament {
            id: entry.id.0,
            name: entry.conditions.display_name(entry.id),
            days: language.format_days(entry.conditions.starts, entry.conditions.ends),
            starts: entry.conditions.starts,
            ends: entry.conditions.ends,
            city: spelling.city_name(&entry.conditions.city),
            club: entry
                .club
                .as_deref()
                .map(|club| spelling.name(club, entry.club_latin.as_deref()))
                .unwrap_or_default(),
            pool: terms::pool_held(t, entry.conditions.pool),
            category: terms::category_name(t, entry.conditions.category),
            state,
            badge,
            cancelled: entry.state == State::Cancelled,
        }
    }
}

/// A line of an adopted plan without a tournament.
struct InPlan {
    plan: i64,
    name: String,
    days: String,
    city: String,
}

/// Lines of adopted plans without a tournament in these days. Without `last`: all from `first` on.
/// A cancelled tournament is in the calendar itself.
fn in_plans(
    c: &mut Conn,
    f: &Federation,
    first: NaiveDate,
    last: Option<NaiveDate>,
) -> Result<Vec<Standing>, DbError> {
    let mut lines = calendar_plans::load_standing_lines(c, f.id, first.year() - 1)?;
    lines.retain(|s| s.line.ends >= first && last.is_none_or(|last| s.line.starts <= last));
    let ids: Vec<PlanLineId> = lines.iter().map(|s| s.line.id).collect();
    let entered: HashSet<PlanLineId> = calendar_plans::load_tournaments(c, &ids)?
        .into_iter()
        .filter_map(|h| h.line)
        .collect();
    lines.retain(|s| !entered.contains(&s.line.id));
    Ok(lines)
}

impl InPlan {
    fn from_standing(standing: &Standing, spelling: Spelling) -> InPlan {
        let language = spelling.language;
        let line = &standing.line;
        InPlan {
            plan: standing.plan.id.0,
            name: line.name.clone(),
            days: language.format_days(line.starts, line.ends),
            city: spelling.city_name(&line.city),
        }
    }
}

#[derive(Template)]
#[template(path = "calendar/calendar.html")]
struct CalendarPage {
    page: Layout,
    slug: String,
    figures: RatingFormat,
    /// Coming tournaments, then past ones, with a heading if there are both.
    parts: Vec<(String, Vec<CalendarTournament>)>,
    planned: Vec<InPlan>,
    listed: bool,
    month: String,
    this_month: String,
    before: Option<(String, String)>,
    after: Option<(String, String)>,
    rest: String,
    city: String,
    pools: Vec<Choice>,
    categories: Vec<Choice>,
    kinds: Vec<Choice>,
    chosen: bool,
    webcal: String,
}

/// Coming ones first, since readers look for these.
fn split_by_date(
    found: Vec<&Entry>,
    spelling: Spelling,
    today: NaiveDate,
    progress: &Underway,
) -> Vec<(String, Vec<CalendarTournament>)> {
    let (over, ahead): (Vec<&Entry>, Vec<&Entry>) = found
        .into_iter()
        .partition(|entry| entry.conditions.ends < today);
    let heading = if ahead.is_empty() || over.is_empty() {
        String::new()
    } else {
        spelling.language.messages().msg_calendar_over()
    };
    [(String::new(), ahead), (heading, over)]
        .into_iter()
        .filter(|(_, entries)| !entries.is_empty())
        .map(|(heading, entries)| {
            (
                heading,
                entries
                    .into_iter()
                    .map(|entry| CalendarTournament::from_entry(entry, spelling, today, progress))
                    .collect(),
            )
        })
        .collect()
}

fn pool_choices(t: &L10nLanguage, chosen: Option<Pool>) -> Vec<Choice> {
    Pool::ALL
        .into_iter()
        .map(|p| Choice::new(p.word(), terms::pool_name(t, p), Some(p) == chosen))
        .collect()
}

fn category_choices(t: &L10nLanguage, chosen: Option<Category>) -> Vec<Choice> {
    Category::ALL
        .into_iter()
        .map(|c| Choice::new(c.word(), terms::category_name(t, c), Some(c) == chosen))
        .collect()
}

fn kind_choices(t: &L10nLanguage, chosen: Option<bool>) -> Vec<Choice> {
    let called = |official| {
        if official {
            t.msg_calendar_kind_official()
        } else {
            t.msg_calendar_kind_other()
        }
    };
    KINDS
        .into_iter()
        .map(|(word, official)| Choice::new(word, called(official), chosen == Some(official)))
        .collect()
}

struct CalendarPageData {
    entries: Vec<Entry>,
    progress: Underway,
    planned: Vec<Standing>,
}

#[derive(Clone, Copy)]
struct CalendarSpan {
    today: NaiveDate,
    listed: bool,
    first: NaiveDate,
    last: NaiveDate,
    next: NaiveDate,
}

impl CalendarSpan {
    fn asked(query: &CalendarFilter, today: NaiveDate) -> CalendarSpan {
        let first = parse_month(&query.month)
            .or_else(|| today.with_day(1))
            .unwrap_or(today);
        let next = first.checked_add_months(Months::new(1)).unwrap_or(first);
        CalendarSpan {
            today,
            // Without a month the page lists present and coming tournaments.
            listed: query.view == "list" || (query.view.is_empty() && query.month.is_empty()),
            first,
            last: next.pred_opt().unwrap_or(first),
            next,
        }
    }

    fn title_in(self, language: Language) -> String {
        let t = language.messages();
        if self.listed {
            t.msg_calendar_all_ahead()
        } else {
            let month = language.month_of(self.first);
            format!("{}: {month}", t.msg_calendar_title())
        }
    }
}

/// `plans`: the page shows the lines of plans without a tournament.
fn load_entries(
    c: &mut Conn,
    f: &Federation,
    desks: &Desks,
    span: CalendarSpan,
    plans: bool,
) -> Result<CalendarPageData, ActionError> {
    let CalendarSpan {
        today,
        listed,
        first,
        last,
        ..
    } = span;
    let entries = match listed {
        true => calendar::from(c, f.id, today, MOST)?,
        false => calendar::load_between(c, f.id, first, last, MOST)?,
    };
    let ahead = entries
        .iter()
        .filter(|entry| entry.state == State::Planned)
        .map(|entry| entry.id);
    let progress = desks.load_progress(c, ahead.collect())?;
    let planned = match plans {
        true if listed => in_plans(c, f, today, None)?,
        true => in_plans(c, f, first.max(today), Some(last))?,
        false => Vec::new(),
    };
    Ok(CalendarPageData {
        entries,
        progress,
        planned,
    })
}

fn webcal_address(inside: &Inside) -> String {
    let home = inside.home_url();
    let address = home
        .split_once("://")
        .map_or(home.as_str(), |(_, address)| address);
    format!("webcal://{address}/{}/calendar.ics", inside.federation.slug)
}

pub async fn show_calendar(
    inside: Inside,
    query: QueryParams<CalendarFilter>,
) -> Result<HttpResponse, WebError> {
    let figures = RatingFormat::for_federation(&inside);
    let (language, t, today) = (inside.language, inside.t(), inside.today());
    let choice = Selection::from_filter(&query, figures);
    let span = CalendarSpan::asked(&query, today);
    let desks = inside.app.desks.clone();
    let plans = figures.shows.plan && choice.is_empty();
    let found = read_inside(&inside, move |c, f| load_entries(c, f, &desks, span, plans)).await?;
    let slug = inside.federation.slug.clone();
    let rest = choice.query_string();
    let turn = |day: NaiveDate| {
        (
            format!("/{slug}/calendar?month={}{rest}", day.format("%Y-%m")),
            language.month_of(day),
        )
    };
    let before = span.first.checked_sub_months(Months::new(1));
    let known = |day: &NaiveDate| (1900..=2200).contains(&day.year());
    let (before, after) = (
        before.filter(known).map(turn),
        Some(span.next).filter(known).map(turn),
    );
    let title = span.title_in(language);
    let page = Layout::for_federation(&inside, "tournaments", title)
        .with_picture(TitledPage::Calendar.path_below());
    render_public(&CalendarPage {
        parts: split_by_date(
            choice.matching_entries(&found.entries),
            inside.spelling(),
            today,
            &found.progress,
        ),
        planned: found
            .planned
            .iter()
            .map(|standing| InPlan::from_standing(standing, inside.spelling()))
            .collect(),
        figures,
        listed: span.listed,
        month: span.first.format("%Y-%m").to_string(),
        this_month: today.format("%Y-%m").to_string(),
        before,
        after,
        pools: pool_choices(t, choice.pool),
        categories: category_choices(t, choice.category),
        kinds: kind_choices(t, choice.official),
        chosen: !choice.is_empty(),
        webcal: webcal_address(&inside),
        city: choice.city,
        rest,
        slug,
        page,
    })
}

fn single_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

fn format_place(venue: &str, city: &str) -> String {
    if venue.contains(city) {
        return venue.to_owned();
    }
    [venue, city]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(", ")
}

fn event_of(entry: &Entry, venue: &str) -> Event {
    let conditions = &entry.conditions;
    let mut event = Event::new();
    event.summary(&single_line(&conditions.display_name(entry.id)));
    event.starts(conditions.starts);
    // The end is exclusive: the day after the last one.
    event.ends(conditions.ends.succ_opt().unwrap_or(conditions.ends));
    event.sequence(u32::try_from(entry.lock_version).unwrap_or(0));
    event.timestamp(entry.changed_at.and_utc());
    event.status(if entry.state == State::Cancelled {
        EventStatus::Cancelled
    } else {
        EventStatus::Confirmed
    });
    let place = format_place(venue, &conditions.city);
    if !place.is_empty() {
        event.location(&single_line(&place));
    }
    event
}

pub async fn download_ics(inside: Inside) -> Result<HttpResponse, WebError> {
    let today = inside.today();
    let since = today
        .checked_sub_days(Days::new(DAYS_BACK))
        .unwrap_or(today);
    let (found, venues) = read_inside(&inside, move |c, f| {
        let found = calendar::from(c, f.id, since, MOST_IN_FILE)?;
        let venues =
            registrations::load_venues(c, &found.iter().map(|entry| entry.id).collect::<Vec<_>>())?;
        Ok::<_, ActionError>((found, venues))
    })
    .await?;
    let (slug, home) = (&inside.federation.slug, inside.home_url());
    // An event's id must survive a change of the federation's host.
    let site = host::name_in(&inside.app.settings.base_url);
    let mut calendar = Calendar::empty();
    calendar.append_property(("VERSION", "2.0"));
    calendar.append_property(("PRODID", "-//Crosstable//Calendar//EN"));
    calendar.append_property(("CALSCALE", "GREGORIAN"));
    let name = single_line(&inside.federation.name_in(inside.language));
    calendar.append_property(("X-WR-CALNAME", name.as_str()));
    for entry in &found {
        let cancelled = entry.state == State::Cancelled;
        if cancelled && entry.conditions.ends < today {
            continue;
        }
        let venue = venues.get(&entry.id).map_or("", String::as_str);
        let mut event = event_of(entry, venue);
        event.uid(&single_line(&format!("{}.{slug}@{}", entry.code, site)));
        event.url(&format!("{home}/{slug}/tournaments/{}", entry.id));
        calendar.push(event);
    }
    Ok(public_download(
        "text/calendar; charset=utf-8",
        &format!("{slug}.ics"),
        format!("{calendar}"),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_names_the_city_once() {
        assert_eq!(
            format_place("Hall 3, Acorn St 12", "Stepove"),
            "Hall 3, Acorn St 12, Stepove"
        );
        assert_eq!(
            format_place("Stepove, Acorn St 12", "Stepove"),
            "Stepove, Acorn St 12"
        );
        assert_eq!(
            [
                format_place("Hall 3", ""),
                format_place("", "Stepove"),
                format_place("", "")
            ],
            ["Hall 3", "Stepove", ""]
        );
    }

    #[test]
    fn a_month_is_read_strictly() {
        assert_eq!(parse_month("2026-12"), NaiveDate::from_ymd_opt(2026, 12, 1));
        for bad in [
            "",
            "9999-99",
            "9999-12",
            "2026-13",
            "2026-1",
            "-026-12",
            "2026-12-01",
            "декабрь",
            "abcd-ef",
            "0000-01",
        ] {
            assert_eq!(parse_month(bad), None, "{bad}");
        }
    }
}
