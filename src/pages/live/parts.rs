//! Common parts of the pages of a tournament in play.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::NaiveDateTime;

use super::find;
use crate::actions::sheets;
use crate::db::tournaments::Tournament;
use crate::db::{PlayerId, clubs, players, tables};
use crate::domain::desk::{Entrant, EntrantId, PublicDesk, Round, Stage, System};
use crate::domain::rules::Sides;
use crate::error::WebError;
use crate::frame::layout::Layout;
use crate::frame::path::id as id_of;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::desk::system_name;
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, arg};

pub struct Live {
    pub inside: Inside,
    pub t: Tournament,
    pub desk: Arc<PublicDesk>,
    /// Current names of the federation's players. They replace those of the desk, so that a
    /// forgotten player is forgotten here, too.
    names: HashMap<PlayerId, (String, Option<String>)>,
    /// Latin names.
    clubs: HashMap<String, String>,
    /// True if the participants come from several countries.
    abroad: bool,
    /// True if the rated table has other results than the desk.
    is_corrected: bool,
}

#[derive(Clone, Default)]
pub struct Person {
    pub id: u32,
    /// The number drawn by lot.
    pub number: String,
    pub name: String,
    /// Club, else city, else country.
    pub from: String,
    /// `None` if the participant is no player of the federation.
    pub player: Option<i64>,
    /// True if withdrawn, and so not paired any more.
    pub withdrawn: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Here {
    Now,
    Round(usize),
    Standings,
    Lot,
}

pub struct Head {
    pub slug: String,
    pub id: i64,
    pub name: String,
    /// For example `/f/tournaments/7/live`.
    pub base: String,
    /// True marks the current page.
    pub rounds: Vec<(usize, bool)>,
    pub progress: String,
    /// True if something may still change.
    pub goes_on: bool,
    /// True after later corrections: the page then shows the results as they came in.
    pub is_corrected: bool,
    pub system: String,
    /// Heading of the column of clubs, cities or countries.
    pub origin: String,
    pub knockout: bool,
    /// Number of acts that the page was made from.
    pub seq: u64,
    /// The word by which messages select the names of the two sides.
    pub sides: &'static str,
    here: Here,
}

impl Head {
    pub fn is_now(&self) -> bool {
        self.here == Here::Now
    }

    /// True for a round with a later one: the progress isn't shown with it.
    pub fn is_past(&self) -> bool {
        matches!(self.here, Here::Round(number) if number < self.rounds.len())
    }

    pub fn is_standings(&self) -> bool {
        self.here == Here::Standings
    }

    pub fn is_lot(&self) -> bool {
        self.here == Here::Lot
    }
}

/// For example "round 4 of 7 is being played, 6 of 10 games are finished".
pub fn format_progress(t: &L10nLanguage, desk: &PublicDesk) -> String {
    let published = desk.published_rounds();
    // The planned number of rounds is a recommendation and may be exceeded.
    let planned = desk.planned_rounds().max(published);
    match desk.rounds.get(published.wrapping_sub(1)) {
        None if desk.has_drawn_lots() => t.msg_live_before_drawn(desk.entrants.len() as i64),
        None => t.msg_live_before(desk.entrants.len() as i64),
        Some(_) if desk.finished => t.msg_live_finished(published as i64),
        Some(round) => {
            let (number, planned) = (published as i64, planned as i64);
            match round.stage {
                Stage::Paired | Stage::Published => {
                    t.msg_live_published(arg::Round(number), arg::Rounds(planned))
                }
                Stage::Started => t.msg_live_started(
                    arg::Round(number),
                    arg::Rounds(planned),
                    arg::Done((round.boards.len() - round.count_open()) as i64),
                    arg::All(round.boards.len() as i64),
                ),
                Stage::Closed if number >= planned => t.msg_live_all_played(planned),
                Stage::Closed => t.msg_live_closed(arg::Round(number), arg::Rounds(planned)),
            }
        }
    }
}

async fn is_corrected(
    inside: &Inside,
    t: &Tournament,
    desk: Arc<PublicDesk>,
) -> Result<bool, WebError> {
    let id = t.id;
    if t.position.is_none() {
        return Ok(false);
    }
    read_inside(inside, move |c, _| {
        let rated = sheets::table_of(
            &tables::load_participants(c, id)?,
            &tables::load_games(c, id)?,
        );
        Ok(!sheets::is_same_play(&desk.to_sheet(), &rated))
    })
    .await
}

impl Live {
    pub async fn load_by_id(inside: Inside, id: &str) -> Result<Live, WebError> {
        let (t, desk) = find(&inside, id_of(id)?).await?;
        Live::load_for_desk(inside, t, desk).await
    }

    pub async fn load_for_desk(
        inside: Inside,
        t: Tournament,
        desk: Arc<PublicDesk>,
    ) -> Result<Live, WebError> {
        let ids: Vec<PlayerId> = desk
            .entrants
            .iter()
            .filter_map(|entrant| entrant.player.map(PlayerId))
            .collect();
        let (names, clubs) = read_inside(&inside, move |c, f| {
            let names = players::names_told_apart(c, &ids)?;
            Ok((names, clubs::load_latin_names(c, f.id)?))
        })
        .await?;
        let is_corrected = is_corrected(&inside, &t, desk.clone()).await?;
        let countries = desk
            .entrants
            .iter()
            .map(|entrant| entrant.country.trim())
            .filter(|country| !country.is_empty());
        let abroad = countries.collect::<HashSet<_>>().len() > 1;
        Ok(Live {
            inside,
            t,
            desk,
            names,
            clubs,
            abroad,
            is_corrected,
        })
    }

    pub fn spelling(&self) -> Spelling {
        self.inside.spelling()
    }

    pub fn language(&self) -> Language {
        self.inside.language
    }

    pub fn reader_messages(&self) -> &'static L10nLanguage {
        self.inside.t()
    }

    pub fn side_names(&self) -> Sides {
        self.inside.federation.rules.shows.sign.sides()
    }

    pub fn abroad(&self) -> bool {
        self.abroad
    }

    pub fn title(&self) -> String {
        self.t.conditions.display_name(self.t.id)
    }

    pub fn base_path(&self) -> String {
        format!(
            "/{}/tournaments/{}/live",
            self.inside.federation.slug, self.t.id
        )
    }

    pub fn page_layout(&self, part: &str) -> Layout {
        let title = if part.is_empty() {
            self.title()
        } else {
            format!("{part} · {}", self.title())
        };
        let mut page = Layout::for_federation(&self.inside, "tournaments", title)
            .with_picture(&format!("/tournaments/{}/live", self.t.id));
        page.about = format_progress(self.reader_messages(), &self.desk);
        page
    }

    pub fn head(&self, here: Here) -> Head {
        Head {
            slug: self.inside.federation.slug.clone(),
            id: self.t.id.0,
            name: self.title(),
            base: self.base_path(),
            rounds: (1..=self.desk.rounds.len())
                .map(|n| (n, here == Here::Round(n)))
                .collect(),
            progress: format_progress(self.reader_messages(), &self.desk),
            goes_on: !self.desk.finished && self.t.position.is_none(),
            is_corrected: self.is_corrected,
            system: system_name(self.reader_messages(), self.desk.plan.system),
            origin: self.origin_heading(),
            knockout: self.desk.plan.system == System::Knockout,
            seq: self.desk.seq,
            sides: self.side_names().word(),
            here,
        }
    }

    pub fn find_round(&self, text: &str) -> Result<(usize, &Round), WebError> {
        let number: usize = text.parse().map_err(|_| WebError::NotFound)?;
        self.desk
            .public_round(number)
            .map(|round| (number, round))
            .ok_or(WebError::NotFound)
    }

    fn entrant_name(&self, entrant: &Entrant) -> String {
        let known = entrant.player.and_then(|id| self.names.get(&PlayerId(id)));
        match known {
            Some((name, latin)) => self.spelling().name(name, latin.as_deref()),
            None => self.spelling().name(
                &entrant.name,
                Some(entrant.latin.as_str()).filter(|latin| !latin.is_empty()),
            ),
        }
    }

    /// Namesakes have their number in the name.
    pub fn name(&self, id: EntrantId) -> String {
        let Some(entrant) = self.desk.entrant(id) else {
            return String::new();
        };
        match self.desk.number_among_namesakes(id) {
            Some(number) => format!(
                "{} · {}",
                self.entrant_name(entrant),
                self.reader_messages().msg_numbered(number.to_string())
            ),
            None => self.entrant_name(entrant),
        }
    }

    pub fn person_view(&self, id: EntrantId) -> Person {
        let Some(entrant) = self.desk.entrant(id) else {
            return Person::default();
        };
        let club = entrant.club.trim();
        Person {
            id: id.0,
            number: entrant
                .number
                .map(|number| number.to_string())
                .unwrap_or_default(),
            name: self.entrant_name(entrant),
            // The country is shown only if there are several.
            from: if !club.is_empty() {
                self.spelling().club(club, &self.clubs)
            } else if !entrant.city.trim().is_empty() {
                self.spelling().city_name(&entrant.city)
            } else if self.abroad {
                self.language().country_name(&entrant.country)
            } else {
                String::new()
            },
            player: entrant.player,
            withdrawn: entrant.withdrawn,
        }
    }

    /// Clubs or cities, and countries of participants without either if there are several
    /// countries.
    pub fn origin_heading(&self) -> String {
        let t = self.reader_messages();
        let homeless =
            |entrant: &Entrant| entrant.club.trim().is_empty() && entrant.city.trim().is_empty();
        let clubs = self.desk.entrants.iter().any(|entrant| !homeless(entrant));
        let country = |entrant: &Entrant| homeless(entrant) && !entrant.country.trim().is_empty();
        match self.abroad && self.desk.entrants.iter().any(country) {
            false
                if self
                    .desk
                    .entrants
                    .iter()
                    .any(|e| e.club.trim().is_empty() && !e.city.trim().is_empty()) =>
            {
                t.msg_col_club_city()
            }
            false => t.msg_col_club(),
            true if clubs => t.msg_live_club_or_country(),
            true => t.msg_field_country(),
        }
    }

    /// For example `Referee, 3 May 2026, 10:40 UTC+3`.
    pub fn signed(&self, by: &str, at: NaiveDateTime) -> String {
        format!(
            "{}, {}",
            self.spelling().name(by, None),
            self.inside.moment(at)
        )
    }
}

pub fn format_signed(value: i64) -> String {
    if value > 0 {
        format!("+{value}")
    } else {
        value.to_string().replace('-', "\u{2212}")
    }
}
