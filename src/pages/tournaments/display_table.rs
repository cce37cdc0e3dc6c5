//! The shown table of a tournament: rated, signed and waiting, or recorded before the site.

use std::collections::{HashMap, HashSet};

use crate::actions::members::gate;
use crate::actions::preview::{self, Preview};
use crate::actions::rating::{self, Start};
use crate::actions::{ActionError, licences, sheets};
use crate::db::annulments::{self, Annulment};
use crate::db::federations::Federation;
use crate::db::results::ResultRow;
use crate::db::tables::{Game, Participant};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, PlayerId, players, results, tables, tournaments};
use crate::domain::approval::State;
use crate::domain::table::Sheet;

#[derive(Default)]
pub(super) struct ShownTable {
    pub(super) people: Vec<Participant>,
    pub(super) games: Vec<Game>,
    pub(super) results: Vec<ResultRow>,
    pub(super) names: HashMap<PlayerId, (String, Option<String>)>,
    /// For participants without a result; for a signed table, for all.
    pub(super) before: HashMap<PlayerId, Start>,
    /// Filled if the rules know conditional ratings.
    pub(super) conditional: HashMap<PlayerId, f64>,
    pub(super) annulled: Vec<Annulment>,
    /// Filled if the rules keep guests out of the lists.
    pub(super) guests: HashSet<PlayerId>,
    /// Non-members on the first day, if the federation marks them.
    pub(super) marked: HashSet<PlayerId>,
    /// True if the table is the signed one that waits, not a rated one.
    pub(super) signed: bool,
    /// True for a table from before the site, which isn't rated.
    pub(super) recorded: bool,
    /// The rated table and the signed one that is to replace it.
    pub(super) replaced: Option<(Sheet, Sheet)>,
}

impl ShownTable {
    /// Empty for a tournament that is neither rated nor recorded.
    pub(super) fn load_rated(
        c: &mut Conn,
        f: &Federation,
        t: &Tournament,
    ) -> Result<ShownTable, ActionError> {
        if t.state == State::Recorded {
            return ShownTable::load_recorded(c, t);
        }
        if t.position.is_none() {
            return Ok(ShownTable::default());
        }
        let (people, games, results) = (
            tables::load_participants(c, t.id)?,
            tables::load_games(c, t.id)?,
            results::of_tournament(c, t.id)?,
        );
        let before = if results.len() < people.len() {
            rating::ratings_before(c, f, t, &people)?
        } else {
            HashMap::new()
        };
        let names =
            players::names_told_apart(c, &people.iter().map(|p| p.player_id).collect::<Vec<_>>())?;
        let conditional = sheets::conditional_ratings(f, &people);
        let (annulled, guests) = (
            annulments::of_tournament(c, t.id)?,
            load_unlisted_guests(c, f)?,
        );
        Ok(ShownTable {
            people,
            games,
            results,
            names,
            before,
            conditional,
            annulled,
            guests,
            ..ShownTable::default()
        })
    }

    /// Uses the ratings that the table states.
    pub(super) fn load_recorded(c: &mut Conn, t: &Tournament) -> Result<ShownTable, ActionError> {
        let (people, games) = (
            tables::load_participants(c, t.id)?,
            tables::load_games(c, t.id)?,
        );
        let names =
            players::names_told_apart(c, &people.iter().map(|p| p.player_id).collect::<Vec<_>>())?;
        let before = sheets::stated_ratings(t, &people)?
            .into_iter()
            .map(|(id, rating)| {
                (
                    id,
                    Start {
                        rating: Some(rating),
                        provisional: false,
                    },
                )
            })
            .collect();
        Ok(ShownTable {
            people,
            games,
            names,
            before,
            recorded: true,
            ..ShownTable::default()
        })
    }

    fn mark_guests(
        self,
        c: &mut Conn,
        f: &Federation,
        t: &Tournament,
    ) -> Result<ShownTable, ActionError> {
        let ids: Vec<PlayerId> = self.people.iter().map(|p| p.player_id).collect();
        Ok(ShownTable {
            marked: gate::find_non_members(c, f, t.conditions.starts, &ids)?,
            ..self
        })
    }

    /// A signed table with mistakes leaves the rated one.
    fn or_signed(
        self,
        c: &mut Conn,
        f: &Federation,
        t: &Tournament,
    ) -> Result<ShownTable, ActionError> {
        let typed = sheets::parse_sheet(t)?;
        let Ok(read) = crate::domain::table::check_sheet(&typed) else {
            return Ok(self);
        };
        let ids: Vec<PlayerId> = typed
            .rows
            .iter()
            .zip(0..)
            .map(|(row, i)| row.player.map_or(PlayerId(-1 - i), PlayerId))
            .collect();
        let (mut people, games) = sheets::to_rows(t.id, &typed, &read, &ids);
        let starts = match preview::starting_ratings(c, f, t, &typed, &read) {
            // A chosen player no longer exists: the preview says why the table can't be approved.
            Err(ActionError::NotFound) => Vec::new(),
            starts => starts?,
        };
        sheets::note_conditional(f, &read, &starts, &mut people);
        let (before, conditional) = (
            ids.iter().copied().zip(starts).collect(),
            sheets::conditional_ratings(f, &people),
        );
        let signed = tournaments::load_signatures(c, t.id)?;
        let annulled =
            crate::actions::annulments::collect_annulments(c, t, &typed, &read, &ids, &signed)?;
        let mut names: HashMap<_, _> = ids
            .iter()
            .zip(&typed.rows)
            .map(|(id, row)| (*id, (row.name.clone(), None)))
            .collect();
        names.extend(players::names_told_apart(c, &ids)?);
        names.extend(self.names);
        let replaced = t.position.map(|_| {
            (
                sheets::table_of(&self.people, &self.games),
                sheets::table_of(&people, &games),
            )
        });
        let guests = self.guests;
        Ok(ShownTable {
            people,
            games,
            names,
            before,
            conditional,
            annulled,
            guests,
            signed: true,
            replaced,
            ..ShownTable::default()
        })
    }
}

/// Empty if the rules list guests.
fn load_unlisted_guests(c: &mut Conn, f: &Federation) -> Result<HashSet<PlayerId>, ActionError> {
    if f.rules.shows.unlisted_guests {
        Ok(players::load_guests(c, f.id)?)
    } else {
        Ok(HashSet::new())
    }
}

/// Adds the effect of rating a waiting table. `signed`: the reader sees what was signed.
pub(super) fn table_of(
    c: &mut Conn,
    f: &Federation,
    t: &Tournament,
    signed: bool,
) -> Result<(ShownTable, Option<Result<Preview, ActionError>>), ActionError> {
    let rated = ShownTable::load_rated(c, f, t)?;
    if !signed {
        return Ok((rated.mark_guests(c, f, t)?, None));
    }
    let typed = sheets::parse_sheet(t)?;
    let preview = preview::preview_sheet(c, f, t, &typed);
    let preview = match preview {
        Ok(preview) => gate::refuse_rating(c, f, t, &typed, &preview)
            .and_then(|()| licences::refuse_unlicensed(c, f, t))
            .map(|()| preview),
        refused => refused,
    };
    Ok((
        rated.or_signed(c, f, t)?.mark_guests(c, f, t)?,
        Some(preview),
    ))
}
