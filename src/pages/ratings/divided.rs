//! The list of a category of players (ssdc 4.1.1, 4.5.1).

use std::sync::Arc;

use chrono::NaiveDate;

use crate::actions::ActionError;
use crate::actions::roster::{ListedPlayers, entries_of_part};
use crate::app::rosters::Rosters;
use crate::db::federations::Federation;
use crate::db::lists::{Entry, List};
use crate::db::{Conn, lists};
use crate::domain::roster::Roster;
use crate::domain::roster::division::{AgeDay, Division, DivisionMembers};
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::options::Choice;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{Language, Speaks, choices};

pub struct DivisionChoice {
    pub division: Division,
    /// The reference day for ages.
    day: NaiveDate,
    pub part: DivisionMembers,
}

impl DivisionChoice {
    /// `newest`: date of the newest published list.
    pub fn of_current(
        division: &Division,
        roster: &Roster,
        today: NaiveDate,
        newest: Option<NaiveDate>,
    ) -> DivisionChoice {
        let day = division.counted.for_current_list(today, newest);
        DivisionChoice {
            part: roster.members_of_division(division, day),
            day,
            division: division.clone(),
        }
    }
}

pub struct ChosenOfList {
    pub chosen: DivisionChoice,
    listed: Arc<ListedPlayers>,
}

impl ChosenOfList {
    pub fn load_chosen(
        c: &mut Conn,
        f: &Federation,
        rosters: &Rosters,
        list: &List,
        pool: Option<Pool>,
        division: &Division,
    ) -> Result<ChosenOfList, ActionError> {
        let (listed, day) = (
            rosters.listed_players(c, f.id, list.id, pool)?,
            division.counted.for_list(list.issue.date),
        );
        Ok(ChosenOfList {
            chosen: DivisionChoice {
                part: listed.sorts.members_of_division(division, day),
                day,
                division: division.clone(),
            },
            listed,
        })
    }

    /// Places count within the category.
    pub fn load_entries(
        &self,
        c: &mut Conn,
        list: &List,
        pool: Option<Pool>,
        from: i64,
        limit: i64,
    ) -> Result<Vec<Entry>, ActionError> {
        let number = |rows: i64| usize::try_from(rows).unwrap_or(0);
        let rows = number(from)..number(from.saturating_add(limit));
        Ok(entries_of_part(
            c,
            list.id,
            pool,
            (&self.listed, &self.chosen.part),
            rows,
        )?)
    }

    pub fn code(&self) -> &str {
        &self.chosen.division.code
    }

    pub fn count(&self) -> i64 {
        self.chosen.part.len() as i64
    }
}

/// `None` if the category doesn't count ages on that day.
pub async fn newest_date(
    inside: &Inside,
    division: &Division,
) -> Result<Option<NaiveDate>, WebError> {
    if division.counted != AgeDay::List || !division.asks_age() {
        return Ok(None);
    }
    read_inside(inside, |c, f| {
        Ok::<_, ActionError>(
            lists::load_before(c, f.id, i64::MAX, 1)?
                .first()
                .map(|list| list.issue.date),
        )
    })
    .await
}

pub struct DivisionView {
    pub tabs: Vec<Choice<String>>,
    /// Empty for the whole list.
    pub code: String,
    name: String,
    /// The members of the category and the reference day for ages.
    pub says: String,
    /// Names the number of players whose missing data may put them in the category.
    pub unknown: Option<String>,
    pub here: String,
}

fn query_string(code: &str, pool: Option<Pool>) -> String {
    let parts = [
        ("category", code),
        ("pool", pool.map(Pool::word).unwrap_or_default()),
    ];
    let parts: Vec<String> = parts
        .iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    if parts.is_empty() {
        String::new()
    } else {
        format!("?{}", parts.join("&"))
    }
}

impl DivisionView {
    /// `path`: the address of the list's page.
    pub fn for_list(
        inside: &Inside,
        path: &str,
        chosen: Option<&DivisionChoice>,
        pool: Option<Pool>,
    ) -> DivisionView {
        let (t, language) = (inside.t(), inside.language);
        let code = chosen
            .map(|chosen| chosen.division.code.clone())
            .unwrap_or_default();
        let leads = |code: &str| format!("{path}{}", query_string(code, pool));
        let all = inside.federation.divisions();
        let mut tabs: Vec<Choice<String>> = all
            .iter()
            .map(|d| Choice::new(leads(&d.code), d.name_in(language), d.code == code))
            .collect();
        if !tabs.is_empty() {
            tabs.insert(
                0,
                Choice::new(leads(""), t.msg_division_everybody(), code.is_empty()),
            );
        }
        let unknown = chosen
            .map(|chosen| chosen.part.unknown as i64)
            .filter(|count| *count > 0);
        DivisionView {
            tabs,
            name: chosen
                .map(|chosen| chosen.division.name_in(language).to_owned())
                .unwrap_or_default(),
            says: chosen
                .map(|chosen| {
                    choices::describe_division(t, &chosen.division, ages_sentence(language, chosen))
                })
                .unwrap_or_default(),
            unknown: unknown.map(|count| t.msg_division_unknown(count)),
            here: leads(&code),
            code,
        }
    }

    pub fn chosen(&self) -> bool {
        !self.code.is_empty()
    }

    pub fn title(&self, list: String) -> String {
        if self.chosen() {
            format!("{list}: {}", self.name)
        } else {
            list
        }
    }

    /// Without a pool: for files, which hold all pools, and for other lists.
    pub fn kept(&self) -> String {
        query_string(&self.code, None)
    }

    pub fn in_pool(&self, pool: &str) -> String {
        query_string(&self.code, Pool::from_word(pool))
    }
}

fn ages_sentence(language: Language, chosen: &DivisionChoice) -> String {
    language
        .messages()
        .msg_division_ages_on(language.format_day(chosen.day))
}
