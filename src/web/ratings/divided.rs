//! The list of a category of players: the categories that there are, and what a page says of the chosen one (ssdc 4.1.1, 4.5.1).

use std::sync::Arc;

use chrono::NaiveDate;

use crate::db::federations::Federation;
use crate::db::lists::{Entry, List};
use crate::db::{Conn, lists};
use crate::domain::roster::Roster;
use crate::domain::roster::division::{AgeDay, Division, Part};
use crate::domain::tournament::Pool;
use crate::office::OfficeError;
use crate::office::roster::{ListedPlayers, entries_of_part};
use crate::text::{Language, Speaks, choices};
use crate::web::app::rosters::Rosters;
use crate::web::error::WebError;
use crate::web::frame::choice::Choice;
use crate::web::frame::request::{Inside, read};

/// A category that was asked for, with those of a list who are in it.
pub struct Chosen {
    division: Division,
    /// The day on which ages are counted.
    day: NaiveDate,
    /// The members of the category.
    pub part: Part,
}

impl Chosen {
    /// A category of the current list; `newest`: the date of the newest published one.
    pub fn current(division: &Division, roster: &Roster, today: NaiveDate, newest: Option<NaiveDate>) -> Chosen {
        let day = division.counted.now(today, newest);
        Chosen { part: roster.part(division, day), day, division: division.clone() }
    }
}

/// A category of a published list.
pub struct ChosenOfList {
    /// The category, and who is in it.
    pub chosen: Chosen,
    listed: Arc<ListedPlayers>,
}

impl ChosenOfList {
    /// A category of a published list, or of one pool of it.
    pub fn of(
        c: &mut Conn,
        f: &Federation,
        rosters: &Rosters,
        list: &List,
        pool: Option<Pool>,
        division: &Division,
    ) -> Result<ChosenOfList, OfficeError> {
        let (listed, day) = (rosters.listed(c, f.id, list.id, pool)?, division.counted.of(list.issue.date));
        Ok(ChosenOfList { chosen: Chosen { part: listed.sorts.part(division, day), day, division: division.clone() }, listed })
    }

    /// So many entries from a row on, with the places of the category.
    pub fn entries(&self, c: &mut Conn, list: &List, pool: Option<Pool>, from: i64, limit: i64) -> Result<Vec<Entry>, OfficeError> {
        let number = |rows: i64| usize::try_from(rows).unwrap_or(0);
        let rows = number(from)..number(from.saturating_add(limit));
        Ok(entries_of_part(c, list.id, pool, (&self.listed, &self.chosen.part), rows)?)
    }

    /// Its word in addresses.
    pub fn code(&self) -> &str {
        &self.chosen.division.code
    }

    /// How many there are.
    pub fn count(&self) -> i64 {
        self.chosen.part.len() as i64
    }
}

/// The date of the newest published list, where a category counts ages on it.
pub async fn newest(inside: &Inside, division: &Division) -> Result<Option<NaiveDate>, WebError> {
    if division.counted != AgeDay::List || !division.asks_age() {
        return Ok(None);
    }
    read(inside, |c, f| Ok::<_, OfficeError>(lists::before(c, f.id, i64::MAX, 1)?.first().map(|list| list.issue.date))).await
}

/// What a page of a list says of categories.
pub struct Divided {
    /// The menu of categories: each with its address.
    pub tabs: Vec<Choice<String>>,
    /// The chosen category as addresses say it; empty: the whole list.
    pub code: String,
    /// Its name.
    name: String,
    /// A sentence on who is in it, and by which day ages are counted.
    pub says: String,
    /// How many might be in it, if more were known.
    pub unknown: Option<String>,
    /// The address of this list without filters.
    pub here: String,
}

/// The end of an address that asks for a category and a pool.
fn address(code: &str, pool: Option<Pool>) -> String {
    let parts = [("category", code), ("pool", pool.map(Pool::word).unwrap_or_default())];
    let parts: Vec<String> = parts.iter().filter(|(_, value)| !value.is_empty()).map(|(key, value)| format!("{key}={value}")).collect();
    if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
}

impl Divided {
    /// The categories of a federation, and the chosen one, on the page of a list with this path.
    pub fn of(inside: &Inside, path: &str, chosen: Option<&Chosen>, pool: Option<Pool>) -> Divided {
        let (t, language) = (inside.t(), inside.language);
        let code = chosen.map(|chosen| chosen.division.code.clone()).unwrap_or_default();
        let leads = |code: &str| format!("{path}{}", address(code, pool));
        let all = inside.federation.divisions();
        let mut tabs: Vec<Choice<String>> = all.iter().map(|d| Choice::new(leads(&d.code), d.name_in(language), d.code == code)).collect();
        if !tabs.is_empty() {
            tabs.insert(0, Choice::new(leads(""), t.msg_division_everybody(), code.is_empty()));
        }
        let unknown = chosen.map(|chosen| chosen.part.unknown as i64).filter(|count| *count > 0);
        Divided {
            tabs,
            name: chosen.map(|chosen| chosen.division.name_in(language).to_owned()).unwrap_or_default(),
            says: chosen.map(|chosen| choices::division(t, &chosen.division, counted(language, chosen))).unwrap_or_default(),
            unknown: unknown.map(|count| t.msg_division_unknown(count)),
            here: leads(&code),
            code,
        }
    }

    /// Whether the page is the list of a category.
    pub fn chosen(&self) -> bool {
        !self.code.is_empty()
    }

    /// The title of a list with the name of the category.
    pub fn title(&self, list: String) -> String {
        if self.chosen() { format!("{list}: {}", self.name) } else { list }
    }

    /// The end of an address that keeps the category alone: of files, which hold all pools, and of other lists.
    pub fn kept(&self) -> String {
        address(&self.code, None)
    }

    /// The end of an address that names a pool and keeps the category.
    pub fn in_pool(&self, pool: &str) -> String {
        address(&self.code, Pool::from_word(pool))
    }
}

/// A sentence on the day by which ages are counted in a list.
fn counted(language: Language, chosen: &Chosen) -> String {
    language.messages().msg_division_ages_on(language.day(chosen.day))
}
