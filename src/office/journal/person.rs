//! The personal data of a player: from the line of a journal to the row, and back.

use super::Reader;
use crate::db::numbers::PlayerNumber;
use crate::db::players::{Personal, Player};
use crate::domain::country;
use crate::domain::foreign::ListedRating;
use crate::domain::journal::{Joined, Json, PlayerLine, PlayerSite};

/// What a player's line says of the person.
pub(super) fn personal(line: &PlayerLine) -> Personal {
    let site = line.site.as_deref().cloned().unwrap_or_default();
    Personal {
        name: line.name.as_deref().unwrap_or_default().to_owned(),
        latin: site.latin,
        born: line.born.map(|b| b.to_string()),
        gender: site.gender,
        country: line.country.as_deref().map(country::stored),
    }
}

/// What stands elsewhere than with the player.
pub(super) struct Elsewhere<'a> {
    /// The club.
    pub(super) club: Option<&'a str>,
    /// The id of the player who he turned out to be.
    pub(super) merged: Option<&'a str>,
    /// The numbers of other systems.
    pub(super) ids: &'a [PlayerNumber],
    /// The ratings of other systems.
    pub(super) ratings: &'a [ListedRating],
    /// The memberships.
    pub(super) memberships: Vec<Joined>,
}

/// A player's line for a reader.
pub(super) fn line(player: &Player, known: &Elsewhere<'_>, reader: Reader) -> PlayerLine {
    let Personal { name, latin, born: _, gender, country } = &player.personal;
    let memberships = known.memberships.clone();
    let site = PlayerSite {
        latin: latin.clone(),
        gender: gender.filter(|_| !reader.is_public()),
        mark: player.mark,
        marked: player.marked_on.filter(|_| player.mark.is_some()),
        merged: known.merged.map(Into::into),
        memberships,
    };
    let standing: Option<serde_json::Value> = player.standing.as_deref().and_then(|s| serde_json::from_str(s).ok());
    PlayerLine {
        id: player.code.as_str().into(),
        name: (!name.is_empty()).then(|| name.as_str().into()),
        born: reader.born(player),
        country: country.as_deref().map(Into::into),
        club: known.club.map(Into::into),
        guest: player.guest,
        standing: standing.as_ref().map(Json::from),
        ids: known.ids.iter().map(|held| (held.given.system, held.given.number.as_str().into())).collect(),
        ratings: known.ratings.to_vec(),
        site: (site != PlayerSite::default()).then(|| Box::new(site)),
    }
}
