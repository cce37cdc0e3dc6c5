//! Reads the fields of a player's row: name, rank, rating, club and the like. Section 10.3.

use super::cells::is_dash;
use super::layout::Layout;
use super::row::FieldRow;
use crate::column_kind::Meaning;
use crate::dates;
use crate::document::{IdSystem, Player, Remark, RemarkKind, Terms};
use crate::domain::{cities, country};
use crate::number::Number;
use crate::text::{self, UnreadableValue, by_comma, name_part};

const MAX_DIGITS: usize = 6;

pub(super) struct Fields<'a> {
    pub(super) layout: &'a Layout,
    pub(super) row: &'a FieldRow,
    pub(super) remarks: Vec<Remark>,
}

impl<'a> Fields<'a> {
    pub(super) fn player(&mut self, name: String) -> Player {
        let mut player = Player::default();
        if !is_age_group(self.get(Meaning::Rank)) {
            player.rank = text::parse_rank(self.get(Meaning::Rank));
            player.rank_as_written = self.text(Meaning::Rank);
        }
        (player.surname, player.given) =
            divide_name(&name, self.get(Meaning::Surname), self.get(Meaning::Given));
        player.latin = self.text(Meaning::Latin).filter(|latin| *latin != name);
        player.name = Some(name);
        player.title = self.text(Meaning::Title);
        player.rating = self.number(Meaning::Rating, "rating");
        player.conditional = self
            .number(Meaning::Conditional, "conditional rating")
            .filter(|_| player.rating.is_none());
        player.deviation = self.number(Meaning::Deviation, "deviation");
        player.games = self.number(Meaning::Games, "games");
        player.last_played = self
            .text(Meaning::LastPlayed)
            .filter(|text| !text.chars().all(is_dash));
        player.country = self.read_country();
        (player.club, player.city) = club_and_city(
            self.get(Meaning::Club),
            self.get(Meaning::City),
            self.get(Meaning::ClubOrCity),
        );
        for system in [
            IdSystem::Aga,
            IdSystem::EgfPin,
            IdSystem::Ffg,
            IdSystem::Fide,
            IdSystem::National,
        ] {
            player
                .ids
                .extend(text::id(self.get(Meaning::Id(system))).map(|id| (system, id)));
        }
        player.born = self.take_value(dates::parse_birth(self.get(Meaning::Born)), "born");
        player.gender = self.take_value(text::parse_gender(self.get(Meaning::Gender)), "gender");
        let [since, until, paid_until] =
            [Meaning::Since, Meaning::Until, Meaning::PaidUntil].map(|meaning| self.text(meaning));
        player.terms = Terms {
            since,
            until,
            paid_until,
        };
        player.group = self.number(Meaning::Group, "group");
        player.points = self.number(Meaning::Points, "points");
        player
    }

    pub(super) fn get(&self, meaning: Meaning) -> &'a str {
        self.layout.get(self.row, meaning)
    }

    fn text(&self, meaning: Meaning) -> Option<String> {
        let field = self.get(meaning);
        (!field.is_empty()).then(|| field.to_owned())
    }

    /// The country as written; an unknown one gives a remark.
    fn read_country(&mut self) -> Option<String> {
        let text = self.text(Meaning::Country)?;
        if country::parse_country(&text).is_err() {
            let remark = Remark::at_line(
                self.row.line,
                RemarkKind::UnreadValue,
                format!("{text} is no country that is known"),
            );
            self.remarks.push(remark.with_element(text.clone()));
        }
        Some(text)
    }

    fn number(&mut self, meaning: Meaning, what: &str) -> Option<Number> {
        let read = number_of(self.get(meaning));
        self.take_value(read, what)
    }

    pub(super) fn take_value<T>(
        &mut self,
        value: Result<Option<T>, UnreadableValue>,
        what: &str,
    ) -> Option<T> {
        value.unwrap_or_else(|UnreadableValue| {
            self.remarks.push(
                Remark::at_line(
                    self.row.line,
                    RemarkKind::UnreadValue,
                    format!("{what} can't be read"),
                )
                .with_element(what),
            );
            None
        })
    }
}

/// `U14`, `S65`, `PupM`, `SenF`: they also occur below the heading `Gr` and are no ranks.
fn is_age_group(text: &str) -> bool {
    let text = text.trim();
    let ages =
        |rest: &str| (1..=2).contains(&rest.len()) && rest.bytes().all(|b| b.is_ascii_digit());
    if text.strip_prefix(['U', 'u', 'S', 's']).is_some_and(ages) {
        return true;
    }
    // The French groups, from the small poussins to the veterans, with F or M for the sex.
    let (group, sex) = text.split_at_checked(3).unwrap_or((text, ""));
    FRENCH_AGES.contains(&group) && ["", "F", "M"].contains(&sex)
}

const FRENCH_AGES: [&str; 10] = [
    "Ppo", "Pou", "Pup", "Ben", "Min", "Cad", "Jun", "Sen", "Sep", "Vet",
];

/// True if a name contains this given name as a word.
pub(super) fn has_given_name(name: &str, given: &str) -> bool {
    let mut words = name.split([' ', ',', '_']);
    !given.is_empty()
        && given
            .split([' ', '_'])
            .all(|part| words.any(|word| word == part))
        && name != given
}

fn divide_name(name: &str, surname: &str, given: &str) -> (Option<String>, Option<String>) {
    let parts = name_part(surname)
        .zip(name_part(given))
        .filter(|_| !has_given_name(surname, given));
    parts.or_else(|| by_comma(name)).unzip()
}

/// In a column of clubs or cities, a known city is a city, and any other text a club.
fn club_and_city(club: &str, city: &str, either: &str) -> (Option<String>, Option<String>) {
    let is_city = city.is_empty()
        && !either.is_empty()
        && (!club.is_empty() || cities::find(either).is_some());
    let is_club = club.is_empty() && !is_city;
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    (
        text(if is_club { either } else { club }),
        text(if is_city { either } else { city }),
    )
}

/// The number of a player: up to six digits, with an optional full stop or bracket.
pub(super) fn printed_number(field: &str) -> Option<u32> {
    let digits = field.strip_suffix(['.', ')']).unwrap_or(field);
    let fits = (1..=MAX_DIGITS).contains(&digits.len())
        && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| fits)
}

pub(super) fn without_marks(field: &str) -> &str {
    field.trim_end_matches(|c: char| matches!(c, '*' | '!' | '?') || c.is_whitespace())
}

/// A number with optional `*`, `!`, `?` behind it; `None` for a dash.
pub(super) fn number_of(field: &str) -> Result<Option<Number>, UnreadableValue> {
    if field.chars().all(is_dash) {
        return Ok(None);
    }
    let bare = without_marks(field);
    let minus = bare.strip_prefix(is_dash).map(|rest| format!("-{rest}"));
    Number::parse(minus.as_deref().unwrap_or(bare))
        .map(Some)
        .ok_or(UnreadableValue)
}
