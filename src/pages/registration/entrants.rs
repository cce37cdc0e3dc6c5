//! Public lists of registered players, for the pages of registration and tournament.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDateTime;

use crate::actions::members::gate::{self, Named};
use crate::actions::{ActionError, registrations as office};
use crate::db::federations::Federation;
use crate::db::registrations::{self as storage, Registration, Settings};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, DbError, RegistrationId, clubs};
use crate::domain::registration::{Hindrance, State};
use crate::i18n::{Language, Speaks, Spelling, terms};

/// Players on the page of a tournament; the page of its registration lists all.
const FIRST: usize = 20;

pub struct ListedPlayer {
    pub number: usize,
    pub name: String,
    /// Club or city.
    pub club: String,
    /// Empty if all players come from one country.
    pub country: String,
    pub rank: String,
    /// A non-member on the first day, if the federation marks them.
    pub guest: bool,
}

impl ListedPlayer {
    /// `clubs`: Latin names.
    pub fn all(
        all: &[Registration],
        guests: &HashSet<RegistrationId>,
        clubs: &HashMap<String, String>,
        wanted: State,
        spelling: Spelling,
    ) -> Vec<ListedPlayer> {
        let language = spelling.language;
        let countries: HashSet<&str> = all
            .iter()
            .map(|r| r.who.country.trim())
            .filter(|country| !country.is_empty())
            .collect();
        let listed = all.iter().filter(|r| r.state == wanted).enumerate();
        let row = |(at, r): (usize, &Registration)| ListedPlayer {
            number: at + 1,
            name: spelling.name(&r.who.name, None),
            club: if r.who.club.is_empty() {
                spelling.city_name(&r.who.city)
            } else {
                spelling.club(&r.who.club, clubs)
            },
            country: if countries.len() > 1 {
                language.country_name(&r.who.country)
            } else {
                String::new()
            },
            rank: terms::rank_name(language, &r.who.rank),
            guest: guests.contains(&r.id),
        };
        listed.map(row).collect()
    }

    /// True if the players come from several countries.
    pub fn abroad(rows: &[ListedPlayer]) -> bool {
        rows.iter().any(|row| !row.country.is_empty())
    }
}

/// Empty if the federation doesn't mark non-members. The first day counts.
pub fn find_guests(
    c: &mut Conn,
    f: &Federation,
    t: &Tournament,
    all: &[Registration],
) -> Result<HashSet<RegistrationId>, DbError> {
    let people: Vec<Named<'_>> = all
        .iter()
        .map(|r| Named {
            player: None,
            name: &r.who.name,
            born: &r.who.born,
        })
        .collect();
    let strangers = gate::non_member_indexes(c, f, t.conditions.starts, &people)?;
    Ok(strangers
        .into_iter()
        .filter_map(|at| all.get(at))
        .map(|r| r.id)
        .collect())
}

/// `None` if places are unlimited.
pub fn format_places(settings: &Settings, registered: usize, language: Language) -> Option<String> {
    let (t, places) = (language.messages(), i64::from(settings.places?));
    Some(if registered as i64 >= places {
        t.msg_registration_places_taken(places)
    } else {
        t.msg_registration_places_are(places)
    })
}

pub struct RegistrationData {
    settings: Settings,
    shut: Option<Hindrance>,
    first: Vec<Registration>,
    guests: HashSet<RegistrationId>,
    clubs: HashMap<String, String>,
    count: usize,
}

impl RegistrationData {
    /// `None` if the tournament takes no registrations on a page.
    pub fn load_open(
        c: &mut Conn,
        f: &Federation,
        t: &Tournament,
        now: NaiveDateTime,
    ) -> Result<Option<RegistrationData>, ActionError> {
        let Some(settings) = storage::find_settings(c, t.id)? else {
            return Ok(None);
        };
        let shut = office::why_closed(c, f, t, &settings, now)?;
        let mut first = storage::list(c, t.id)?;
        first.retain(|r| r.state == State::Registered);
        let count = first.len();
        first.truncate(FIRST);
        let guests = find_guests(c, f, t, &first)?;
        Ok(Some(RegistrationData {
            settings,
            shut,
            first,
            guests,
            clubs: clubs::load_latin_names(c, f.id)?,
            count,
        }))
    }
}

pub struct Entrants {
    /// Hall and address.
    pub venue: String,
    pub fee: String,
    pub way: String,
    /// The organizer's note: when to come, what to bring.
    pub note: String,
    pub shut: Option<String>,
    pub until: Option<String>,
    /// The number of places, or that all of them are taken.
    pub places: Option<String>,
    pub rows: Vec<ListedPlayer>,
    /// Counts all registered players.
    pub count: usize,
}

impl Entrants {
    pub fn from_registering(found: &RegistrationData, spelling: Spelling) -> Entrants {
        let language = spelling.language;
        let settings = &found.settings;
        Entrants {
            venue: settings.venue.clone(),
            fee: settings.fee.clone(),
            way: settings.way.clone(),
            note: settings.note.clone(),
            shut: found
                .shut
                .map(|hindrance| terms::hindrance_sentence(language, hindrance)),
            until: settings.until_day.map(|day| language.format_day(day)),
            places: format_places(settings, found.count, language),
            rows: ListedPlayer::all(
                &found.first,
                &found.guests,
                &found.clubs,
                State::Registered,
                spelling,
            ),
            count: found.count,
        }
    }

    pub fn more(&self) -> bool {
        self.count > self.rows.len()
    }
}
