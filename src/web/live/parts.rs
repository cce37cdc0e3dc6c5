//! What the pages of a tournament in play have in common: the names of players, links to the other pages, how far it is.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::NaiveDateTime;

use super::find;
use crate::db::tournaments::Tournament;
use crate::db::{PlayerId, clubs, players};
use crate::domain::desk::{Entrant, EntrantId, PublicDesk, Round, Stage, System};
use crate::domain::rules::Sides;
use crate::text::desk::system;
use crate::text::{L10nLanguage, Language, Speaks, Spelling, arg};
use crate::web::error::WebError;
use crate::web::frame::layout::Layout;
use crate::web::frame::path::id as id_of;
use crate::web::frame::request::{Inside, read};

/// A tournament in play, as everybody may see it.
pub struct Live {
    /// The visit.
    pub inside: Inside,
    /// The tournament.
    pub t: Tournament,
    /// Its desk.
    pub desk: Arc<PublicDesk>,
    /// Names as the federation has them now: who asked to be forgotten is forgotten here, too.
    names: HashMap<PlayerId, (String, Option<String>)>,
    /// Latin names of clubs.
    clubs: HashMap<String, String>,
    /// They come from several countries.
    abroad: bool,
}

/// A participant on a page.
#[derive(Clone, Default)]
pub struct Person {
    /// Identity in the tournament.
    pub id: u32,
    /// The number drawn by lot.
    pub number: String,
    /// Name in the script of the reader.
    pub name: String,
    /// Club, else country.
    pub from: String,
    /// The player's page.
    pub player: Option<i64>,
    /// Not paired any more.
    pub withdrawn: bool,
}

/// Which of the pages it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Here {
    /// The tournament as it is now.
    Now,
    /// A round.
    Round(usize),
    /// The standings.
    Standings,
    /// The lots.
    Lot,
}

/// The head of these pages.
pub struct Head {
    /// The federation.
    pub slug: String,
    /// The tournament.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Where these pages begin: `/f/tournaments/7/live`.
    pub base: String,
    /// The rounds that can be seen, and whether it is this one.
    pub rounds: Vec<(usize, bool)>,
    /// How far it is.
    pub progress: String,
    /// Something may still change.
    pub goes_on: bool,
    /// How it is held.
    pub system: String,
    /// What stands in the column of where somebody is from.
    pub origin: String,
    /// A knockout.
    pub knockout: bool,
    /// The acts that the page was made from.
    pub seq: u64,
    /// How the two at a board are called, as messages name it.
    pub sides: &'static str,
    here: Here,
}

impl Head {
    /// Whether this is the page of what is now.
    pub fn is_now(&self) -> bool {
        self.here == Here::Now
    }

    /// Whether this is a round that others have followed: how far the tournament is now isn't said of it.
    pub fn is_past(&self) -> bool {
        matches!(self.here, Here::Round(number) if number < self.rounds.len())
    }

    /// Whether these are the standings.
    pub fn is_standings(&self) -> bool {
        self.here == Here::Standings
    }

    /// Whether these are the lots.
    pub fn is_lot(&self) -> bool {
        self.here == Here::Lot
    }
}

/// How far a tournament is, in a sentence: round 4 of 7 is being played, 6 of 10 games are finished.
pub fn progress(t: &L10nLanguage, desk: &PublicDesk) -> String {
    let published = desk.published();
    // An advice of rounds may be exceeded.
    let planned = desk.planned().max(published);
    match desk.rounds.get(published.wrapping_sub(1)) {
        None if desk.drawn() => t.msg_live_before_drawn(desk.entrants.len() as i64),
        None => t.msg_live_before(desk.entrants.len() as i64),
        Some(_) if desk.finished => t.msg_live_finished(published as i64),
        Some(round) => {
            let (number, planned) = (published as i64, planned as i64);
            match round.stage {
                Stage::Paired | Stage::Published => t.msg_live_published(arg::Round(number), arg::Rounds(planned)),
                Stage::Started => t.msg_live_started(
                    arg::Round(number),
                    arg::Rounds(planned),
                    arg::Done((round.boards.len() - round.open()) as i64),
                    arg::All(round.boards.len() as i64),
                ),
                Stage::Closed if number >= planned => t.msg_live_all_played(planned),
                Stage::Closed => t.msg_live_closed(arg::Round(number), arg::Rounds(planned)),
            }
        }
    }
}

impl Live {
    /// The tournament of an address.
    ///
    /// # Errors
    /// There is no such tournament in the federation, or it has no desk.
    pub async fn open(inside: Inside, id: &str) -> Result<Live, WebError> {
        let (t, desk) = find(&inside, id_of(id)?).await?;
        Live::around(inside, t, desk).await
    }

    /// A tournament that was found, with its desk.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub async fn around(inside: Inside, t: Tournament, desk: Arc<PublicDesk>) -> Result<Live, WebError> {
        let ids: Vec<PlayerId> = desk.entrants.iter().filter_map(|entrant| entrant.player.map(PlayerId)).collect();
        let (names, clubs) = read(&inside, move |c, f| {
            let names = players::names(c, &ids)?;
            Ok((names, clubs::latin(c, f.id)?))
        })
        .await?;
        let countries = desk.entrants.iter().map(|entrant| entrant.country.trim()).filter(|country| !country.is_empty());
        let abroad = countries.collect::<HashSet<_>>().len() > 1;
        Ok(Live { inside, t, desk, names, clubs, abroad })
    }

    /// How names are spelled for the reader.
    pub fn spelling(&self) -> Spelling {
        self.inside.spelling()
    }

    /// The language of the reader.
    pub fn language(&self) -> Language {
        self.inside.language
    }

    /// The messages.
    pub fn words(&self) -> &'static L10nLanguage {
        self.inside.t()
    }

    /// How the two at a board are called, and which of them is written first.
    pub fn sides(&self) -> Sides {
        self.inside.federation.rules.shows.sign.sides()
    }

    /// Whether they come from several countries.
    pub fn abroad(&self) -> bool {
        self.abroad
    }

    /// What the tournament is called.
    pub fn title(&self) -> String {
        self.t.conditions.called(self.t.id)
    }

    /// Where these pages begin.
    pub fn base(&self) -> String {
        format!("/{}/tournaments/{}/live", self.inside.federation.slug, self.t.id)
    }

    /// The frame of a page.
    pub fn page(&self, part: &str) -> Layout {
        let title = if part.is_empty() { self.title() } else { format!("{part} · {}", self.title()) };
        let mut page = Layout::inside(&self.inside, "tournaments", title).pictured(&format!("/tournaments/{}/live", self.t.id));
        page.about = progress(self.words(), &self.desk);
        page
    }

    /// The head of a page.
    pub fn head(&self, here: Here) -> Head {
        Head {
            slug: self.inside.federation.slug.clone(),
            id: self.t.id.0,
            name: self.title(),
            base: self.base(),
            rounds: (1..=self.desk.rounds.len()).map(|n| (n, here == Here::Round(n))).collect(),
            progress: progress(self.words(), &self.desk),
            goes_on: !self.desk.finished && self.t.position.is_none(),
            system: system(self.words(), self.desk.plan.system),
            origin: self.origin(),
            knockout: self.desk.plan.system == System::Knockout,
            seq: self.desk.seq,
            sides: self.sides().word(),
            here,
        }
    }

    /// The round of an address that everybody may see.
    ///
    /// # Errors
    /// There is none.
    pub fn round(&self, text: &str) -> Result<(usize, &Round), WebError> {
        let number: usize = text.parse().map_err(|_| WebError::NotFound)?;
        self.desk.visible(number).map(|round| (number, round)).ok_or(WebError::NotFound)
    }

    fn called(&self, entrant: &Entrant) -> String {
        let known = entrant.player.and_then(|id| self.names.get(&PlayerId(id)));
        match known {
            Some((name, latin)) => self.spelling().name(name, latin.as_deref()),
            None => self.spelling().name(&entrant.name, Some(entrant.latin.as_str()).filter(|latin| !latin.is_empty())),
        }
    }

    /// The name of a participant, in which namesakes have their number.
    pub fn name(&self, id: EntrantId) -> String {
        let Some(entrant) = self.desk.entrant(id) else { return String::new() };
        match self.desk.told_apart(id) {
            Some(number) => format!("{} · {}", self.called(entrant), self.words().msg_numbered(number.to_string())),
            None => self.called(entrant),
        }
    }

    /// A participant.
    pub fn person(&self, id: EntrantId) -> Person {
        let Some(entrant) = self.desk.entrant(id) else { return Person::default() };
        let club = entrant.club.trim();
        Person {
            id: id.0,
            number: entrant.number.map(|number| number.to_string()).unwrap_or_default(),
            name: self.called(entrant),
            // Where all are of one country nobody asks for it.
            from: if !club.is_empty() {
                self.spelling().club(club, &self.clubs)
            } else if !entrant.city.trim().is_empty() {
                self.spelling().city(&entrant.city)
            } else if self.abroad {
                self.language().country(&entrant.country)
            } else {
                String::new()
            },
            player: entrant.player,
            withdrawn: entrant.withdrawn,
        }
    }

    /// The head of the column of where somebody is from: the club, and the country of whoever has none where they come from several.
    pub fn origin(&self) -> String {
        let t = self.words();
        let homeless = |entrant: &Entrant| entrant.club.trim().is_empty() && entrant.city.trim().is_empty();
        let clubs = self.desk.entrants.iter().any(|entrant| !homeless(entrant));
        let country = |entrant: &Entrant| homeless(entrant) && !entrant.country.trim().is_empty();
        match self.abroad && self.desk.entrants.iter().any(country) {
            false if self.desk.entrants.iter().any(|e| e.club.trim().is_empty() && !e.city.trim().is_empty()) => t.msg_col_club_city(),
            false => t.msg_col_club(),
            true if clubs => t.msg_live_club_or_country(),
            true => t.msg_field_country(),
        }
    }

    /// The person who did something, and when: `Referee, 3 May 2026, 10:40 UTC+3`.
    pub fn signed(&self, by: &str, at: NaiveDateTime) -> String {
        format!("{}, {}", self.spelling().name(by, None), self.inside.moment(at))
    }
}

/// A number with its sign.
pub fn signed(value: i64) -> String {
    if value > 0 { format!("+{value}") } else { value.to_string().replace('-', "\u{2212}") }
}
