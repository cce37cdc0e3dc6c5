//! The players of a journal, with external ids, ratings and memberships.

use std::collections::HashMap;

use super::super::person;
use super::Import;
use crate::db::foreign_ratings::NewRating;
use crate::db::memberships::NewMembership;
use crate::db::players::{NameKeys, NewPlayer};
use crate::db::{DbError, PlayerId, external_ids, foreign_ratings, memberships, players, pools};
use crate::domain::external_id::ListedRating;
use crate::domain::journal::{Joined, Line, PlayerLine};
use crate::domain::player::PlayerKey;
use crate::domain::rules::Engine;
use crate::external_ids::of_journal;
use crate::rating::{pools_of, state_of};

/// Number of players converted to rows at once.
const PART: usize = 5_000;

impl<'a> Import<'a> {
    /// Stores the players in their final state. Returns their ids by key.
    pub(super) fn store_people(&mut self, engine: &dyn Engine) -> Result<Vec<PlayerId>, DbError> {
        let mut rows = Vec::new();
        for (key, (position, line)) in (0..).map(PlayerKey).zip(self.people_lines()) {
            rows.push(self.new_player(line, position, engine, key)?);
            if rows.len() == PART {
                players::add_rows(self.conn, std::mem::take(&mut rows))?;
            }
        }
        players::add_rows(self.conn, rows)?;
        let ids = self.stored_ids()?;
        self.store_numbers(&ids)?;
        self.store_ratings(&ids)?;
        self.store_memberships(&ids)?;
        self.store_pools(engine, &ids)?;
        self.store_merges(&ids)?;
        Ok(ids)
    }

    /// A kept player is found under both names.
    fn store_merges(&mut self, ids: &[PlayerId]) -> Result<(), DbError> {
        let by_code: HashMap<&str, PlayerId> = self
            .journal
            .ids
            .iter()
            .map(|code| &**code)
            .zip(ids.iter().copied())
            .collect();
        for ((_, line), gone) in self.people_lines().zip(ids) {
            let Some(kept) = line.merged_into().and_then(|code| by_code.get(code)) else {
                continue;
            };
            players::update_merged(self.conn, *gone, Some(*kept))?;
            let one = players::find(self.conn, self.federation.id, *kept)?;
            let other = players::find(self.conn, self.federation.id, *gone)?;
            if let (Some(one), Some(other)) = (one, other) {
                let both = format!("{} {}", one.folded.search_key, other.folded.search_key);
                players::update_search_key(self.conn, *kept, &both)?;
            }
        }
        Ok(())
    }

    pub(super) fn people_lines(&self) -> impl Iterator<Item = (i64, &'a PlayerLine)> + use<'a> {
        self.lines_with_positions()
            .filter_map(|(position, line)| match line {
                Line::Player(player) => Some((position, player)),
                _ => None,
            })
    }

    fn new_player(
        &mut self,
        line: &PlayerLine,
        position: i64,
        engine: &dyn Engine,
        key: PlayerKey,
    ) -> Result<NewPlayer, DbError> {
        let (code, personal) = (
            line.id.to_string(),
            person::personal_from_line(line).into_normalized(),
        );
        Ok(NewPlayer {
            federation_id: self.federation.id,
            folded: NameKeys::from_personal(&code, &personal),
            code,
            personal,
            club_id: line
                .club
                .as_deref()
                .map(|name| self.club(name))
                .transpose()?,
            guest: line.guest,
            standing: line
                .standing
                .as_ref()
                .map(|standing| standing.text().to_owned()),
            position,
            state: state_of(&engine.view_player(key), engine.stored_record(key), None),
            mark: line.site.as_ref().and_then(|site| site.mark),
            marked_on: line.site.as_ref().and_then(|site| site.marked),
        })
    }

    fn stored_ids(&mut self) -> Result<Vec<PlayerId>, DbError> {
        let by_code: HashMap<String, PlayerId> =
            players::load_codes(self.conn, self.federation.id)?
                .into_iter()
                .collect();
        let id = |code: &str| {
            by_code
                .get(code)
                .copied()
                .ok_or_else(|| DbError::Corrupt(format!("player {code} was not stored")))
        };
        self.journal.ids.iter().map(|code| id(code)).collect()
    }

    fn store_numbers(&mut self, ids: &[PlayerId]) -> Result<(), DbError> {
        let (federation, day) = (self.federation.id, self.now.date());
        let each = self.people_lines().zip(ids).flat_map(|((_, p), id)| {
            p.ids
                .iter()
                .map(move |(system, number)| (*id, *system, number))
        });
        let new = each.map(|(id, system, number)| {
            of_journal(federation, id, system, number.to_string(), day)
        });
        external_ids::add(self.conn, &new.collect::<Vec<_>>())
    }

    fn store_ratings(&mut self, ids: &[PlayerId]) -> Result<(), DbError> {
        let federation_id = self.federation.id;
        let each = self
            .people_lines()
            .zip(ids)
            .flat_map(|((_, player), id)| player.ratings.iter().map(move |listed| (*id, *listed)));
        let new = each.map(
            |(
                player_id,
                ListedRating {
                    kind,
                    date: dated,
                    rating,
                },
            )| NewRating {
                federation_id,
                player_id,
                kind,
                dated,
                rating,
                list_id: None,
            },
        );
        foreign_ratings::add(self.conn, &new.collect::<Vec<_>>())
    }

    fn store_memberships(&mut self, ids: &[PlayerId]) -> Result<(), DbError> {
        let federation_id = self.federation.id;
        let mut new = Vec::new();
        for ((_, player), player_id) in self.people_lines().zip(ids) {
            for joined in player.site.iter().flat_map(|site| &site.memberships) {
                let club_id = joined
                    .club
                    .as_deref()
                    .map(|club| self.club(club))
                    .transpose()?;
                let Joined {
                    since,
                    until,
                    paid_until,
                    ..
                } = *joined;
                new.push(NewMembership {
                    federation_id,
                    player_id: *player_id,
                    club_id,
                    since,
                    until,
                    paid_until,
                });
            }
        }
        memberships::add_all(self.conn, &new)
    }

    fn store_pools(&mut self, engine: &dyn Engine, ids: &[PlayerId]) -> Result<(), DbError> {
        let own = (0..)
            .map(PlayerKey)
            .zip(ids)
            .flat_map(|(key, id)| pools_of(engine, key, *id, self.federation.id));
        let in_pools: Vec<_> = own.collect();
        pools::replace_ratings(self.conn, &[], &in_pools)
    }
}
