//! Personal data of a player: from the journal line to the row, and back.

use super::Reader;
use crate::db::external_ids::PlayerNumber;
use crate::db::players::{Personal, Player};
use crate::domain::country;
use crate::domain::external_id::ListedRating;
use crate::domain::journal::{Joined, Json, PlayerLine, PlayerSite};

pub(super) fn personal_from_line(line: &PlayerLine) -> Personal {
    let site = line.site.as_deref().cloned().unwrap_or_default();
    Personal {
        name: line.name.as_deref().unwrap_or_default().to_owned(),
        latin: site.latin,
        born: line.born.map(|b| b.to_string()),
        gender: site.gender,
        country: line.country.as_deref().map(country::normalize_country),
    }
}

pub(super) struct Elsewhere<'a> {
    pub(super) club: Option<&'a str>,
    /// Id of the kept player, if this entry is a merged duplicate.
    pub(super) merged: Option<&'a str>,
    pub(super) ids: &'a [PlayerNumber],
    pub(super) ratings: &'a [ListedRating],
    pub(super) memberships: Vec<Joined>,
}

pub(super) fn player_line(player: &Player, known: &Elsewhere<'_>, reader: Reader) -> PlayerLine {
    let Personal {
        name,
        latin,
        born: _,
        gender,
        country,
    } = &player.personal;
    let memberships = known.memberships.clone();
    let site = PlayerSite {
        latin: latin.clone(),
        gender: gender.filter(|_| !reader.is_public()),
        mark: player.mark,
        marked: player.marked_on.filter(|_| player.mark.is_some()),
        merged: known.merged.map(Into::into),
        memberships,
    };
    let standing: Option<serde_json::Value> = player
        .standing
        .as_deref()
        .and_then(|s| serde_json::from_str(s).ok());
    PlayerLine {
        id: player.code.as_str().into(),
        name: (!name.is_empty()).then(|| name.as_str().into()),
        born: reader.born(player),
        country: country.as_deref().map(Into::into),
        club: known.club.map(Into::into),
        guest: player.guest,
        standing: standing.as_ref().map(Json::from),
        ids: known
            .ids
            .iter()
            .map(|held| (held.given.system, held.given.number.as_str().into()))
            .collect(),
        ratings: known.ratings.to_vec(),
        site: (site != PlayerSite::default()).then(|| Box::new(site)),
    }
}
