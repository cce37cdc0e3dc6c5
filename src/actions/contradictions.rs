//! Certificates, extracts and published lists whose values a correction contradicts. They stay as
//! they are until the commission decides, and every reader sees a notice.
//!
//! The check covers all documents of the players with a line in the change ledger. A document that
//! is right again is contradicted no more.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use serde_json::Value;

use super::ActionError;
use super::certificate_facts::{Facts, Ground, verified_facts};
use super::rating::{Rater, parse_json};
use crate::db::certificates::{self, Certificate};
use crate::db::contradictions::{self as storage, Contradiction};
use crate::db::corrections::CorrectionLine;
use crate::db::federations::Federation;
use crate::db::lists::{self, Brief, Entry};
use crate::db::players::{self, Player};
use crate::db::results::{self, PlayedTournament, ResultRow};
use crate::db::tournaments::{self, Conditions};
use crate::db::{CertificateId, Conn, CorrectionId, DbError, ListId, PlayerId, TournamentId};
use crate::domain::certificate::Kind;
use crate::domain::tournament::Pool;

#[derive(Debug, Clone, Default)]
pub struct Contradictions {
    pub certificates: Vec<Certificate>,
    /// Newest first, each with the number of players whose entries are contradicted.
    pub lists: Vec<(Brief, usize)>,
}

impl Contradictions {
    pub fn is_empty(&self) -> bool {
        self.certificates.is_empty() && self.lists.is_empty()
    }
}

/// As of the time of the correction, whatever followed.
pub fn of_correction(
    conn: &mut Conn,
    federation: &Federation,
    id: CorrectionId,
) -> Result<Contradictions, DbError> {
    let rows = storage::of_correction(conn, id)?;
    let ids: Vec<CertificateId> = rows.iter().filter_map(|row| row.certificate_id).collect();
    let counts: HashMap<ListId, usize> = rows
        .iter()
        .filter_map(|row| Some((row.list_id?, players_of(row).len())))
        .collect();
    let own = if counts.is_empty() {
        Vec::new()
    } else {
        lists::load_brief(conn, federation.id)?
    };
    Ok(Contradictions {
        certificates: certificates::find_many(conn, &ids)?,
        lists: own
            .into_iter()
            .filter_map(|list| counts.get(&list.id).map(|count| (list, *count)))
            .collect(),
    })
}

/// Certificates that aren't revoked, and lists after which none was published.
pub fn list_open(
    conn: &mut Conn,
    federation: &Federation,
    most: i64,
) -> Result<Contradictions, DbError> {
    let lists = storage::open_lists(conn, federation.id, most)?;
    let mut counts: HashMap<ListId, HashSet<PlayerId>> = HashMap::new();
    if !lists.is_empty() {
        for row in storage::of_lists(conn, federation.id)? {
            counts
                .entry(row.list_id.unwrap_or(ListId(0)))
                .or_default()
                .extend(players_of(&row));
        }
    }
    Ok(Contradictions {
        certificates: storage::open_certificates(conn, federation.id, most)?,
        lists: lists
            .into_iter()
            .map(|list| {
                let count = counts.get(&list.id).map_or(0, HashSet::len);
                (list, count)
            })
            .collect(),
    })
}

/// Calculated and not stored.
#[derive(Debug, Clone, Default)]
pub(super) struct Foresight {
    pub(super) lines: Vec<CorrectionLine>,
    /// The results that come out differently.
    pub(super) results: Vec<ResultRow>,
    /// These players would have no result in the tournament.
    pub(super) gone: Vec<(TournamentId, PlayerId)>,
    /// The players who would be merged, with the kept ones.
    pub(super) merged: HashMap<PlayerId, PlayerId>,
    pub(super) standings: HashMap<PlayerId, Option<String>>,
}

/// As they would be after the approval.
pub(super) fn of_foresight(
    conn: &mut Conn,
    federation: &Federation,
    foresight: &Foresight,
) -> Result<Contradictions, ActionError> {
    let touched = Touched::from_lines(&foresight.lines);
    let Some(examined) = Examined::load_for_touched(conn, federation, &touched, Some(foresight))?
    else {
        return Ok(Contradictions::default());
    };
    let Examined {
        papers,
        published,
        by_list,
        contradicted,
    } = examined;
    let counted = |list: Brief| {
        let count = by_list.get(&list.id).map_or(0, HashSet::len);
        (count > 0).then_some((list, count))
    };
    Ok(Contradictions {
        certificates: papers
            .into_iter()
            .filter(|c| contradicted.contains(&c.id))
            .collect(),
        lists: published.into_iter().filter_map(counted).collect(),
    })
}

/// Also removes the contradictions that the correction settles.
pub(super) fn store_contradictions(
    conn: &mut Conn,
    federation: &Federation,
    correction: CorrectionId,
    lines: &[CorrectionLine],
) -> Result<(), ActionError> {
    if lines.is_empty() {
        return Ok(());
    }
    let touched = Touched::from_lines(lines);
    let Some(examined) = Examined::load_for_touched(conn, federation, &touched, None)? else {
        return Ok(());
    };
    let looked_at: Vec<CertificateId> = examined.papers.iter().map(|c| c.id).collect();
    note_certificates(
        conn,
        federation,
        correction,
        &looked_at,
        &examined.contradicted,
    )?;
    note_lists(conn, federation, correction, &examined.by_list, &touched)?;
    Ok(())
}

struct Examined {
    papers: Vec<Certificate>,
    published: Vec<Brief>,
    /// The players whose entries differ from the present calculation.
    by_list: HashMap<ListId, HashSet<PlayerId>>,
    contradicted: Vec<CertificateId>,
}

impl Examined {
    /// `foresight`: results that aren't stored yet. `None` without documents and lists.
    fn load_for_touched(
        conn: &mut Conn,
        federation: &Federation,
        touched: &Touched,
        foresight: Option<&Foresight>,
    ) -> Result<Option<Examined>, ActionError> {
        let papers = certificates::issued_of(conn, &touched.player_ids())?;
        let published = lists::load_brief(conn, federation.id)?;
        if papers.is_empty() && published.is_empty() {
            return Ok(None);
        }
        let mut course = CurrentValues::load_for_touched(conn, federation, touched, foresight)?;
        if let Some(foresight) = foresight {
            course.apply_foresight(conn, federation, foresight)?;
        }
        let by_list = lists_of(conn, federation, &course, &published, touched)?;
        let contradicted = papers
            .iter()
            .filter(|c| course.certificate_differs(c, &by_list, &published))
            .map(|c| c.id)
            .collect();
        Ok(Some(Examined {
            papers,
            published,
            by_list,
            contradicted,
        }))
    }
}

/// Removes all contradictions of the other examined certificates. A contradiction by an earlier
/// correction stays stored with that one, too.
fn note_certificates(
    conn: &mut Conn,
    federation: &Federation,
    correction: CorrectionId,
    looked_at: &[CertificateId],
    contradicted: &[CertificateId],
) -> Result<(), DbError> {
    let right: Vec<CertificateId> = looked_at
        .iter()
        .filter(|id| !contradicted.contains(id))
        .copied()
        .collect();
    storage::remove_certificates(conn, &right)?;
    let row = |id: &CertificateId| Contradiction {
        federation_id: federation.id,
        correction_id: correction,
        certificate_id: Some(*id),
        list_id: None,
        players: "[]".to_owned(),
    };
    storage::add(conn, &contradicted.iter().map(row).collect::<Vec<_>>())
}

/// As `note_certificates`, entry by entry.
fn note_lists(
    conn: &mut Conn,
    federation: &Federation,
    correction: CorrectionId,
    by_list: &HashMap<ListId, HashSet<PlayerId>>,
    touched: &Touched,
) -> Result<(), DbError> {
    let nobody = HashSet::new();
    for row in storage::of_lists(conn, federation.id)? {
        let Some(list) = row.list_id else { continue };
        let (held, found) = (players_of(&row), by_list.get(&list).unwrap_or(&nobody));
        let left: Vec<PlayerId> = held
            .iter()
            .filter(|id| !touched.rank.contains_key(id) || found.contains(id))
            .copied()
            .collect();
        if left.len() < held.len() {
            let text = (!left.is_empty()).then(|| text_of(&left));
            storage::update_list(conn, row.correction_id, list, text.as_deref())?;
        }
    }
    let row = |(list, players): (&ListId, &HashSet<PlayerId>)| Contradiction {
        federation_id: federation.id,
        correction_id: correction,
        certificate_id: None,
        list_id: Some(*list),
        players: text_of(&players.iter().copied().collect::<Vec<_>>()),
    };
    storage::add(
        conn,
        &by_list
            .iter()
            .filter(|(_, players)| !players.is_empty())
            .map(row)
            .collect::<Vec<_>>(),
    )
}

fn players_of(row: &Contradiction) -> Vec<PlayerId> {
    serde_json::from_str(&row.players).unwrap_or_default()
}

fn text_of(players: &[PlayerId]) -> String {
    let mut players = players.to_vec();
    players.sort_unstable();
    // Numbers: serialization can't fail.
    serde_json::to_string(&players).unwrap_or_default()
}

struct Touched {
    /// With true if a rank changed.
    rank: HashMap<PlayerId, bool>,
    results: HashSet<(TournamentId, PlayerId)>,
}

impl Touched {
    fn from_lines(lines: &[CorrectionLine]) -> Touched {
        let mut touched = Touched {
            rank: HashMap::new(),
            results: HashSet::new(),
        };
        for line in lines {
            *touched.rank.entry(line.player_id).or_default() |= line.rank_before != line.rank_after;
            touched
                .results
                .extend(line.tournament_id.map(|id| (id, line.player_id)));
        }
        touched
    }

    fn player_ids(&self) -> Vec<PlayerId> {
        self.rank.keys().copied().collect()
    }
}

#[derive(Debug, Clone, PartialEq)]
struct ValuesAtMoment {
    rating: Option<f64>,
    provisional: bool,
    rank: Option<String>,
}

/// The present calculation of the touched players' values in the course of the chronicle.
struct CurrentValues<'a> {
    touched: &'a Touched,
    people: HashMap<PlayerId, Player>,
    merged: HashMap<PlayerId, PlayerId>,
    results: HashMap<PlayerId, Vec<PlayedTournament>>,
    /// Before the first tournament, by pool.
    brought: HashMap<(PlayerId, Option<Pool>), ValuesAtMoment>,
    /// A list only states ratings. Else it moves them itself, and its ratings differ from those of
    /// the last tournament (rgf 1).
    list_states_ratings: bool,
    /// Ranks are never lowered, so a list states the rank of the last tournament.
    ranks_stay: bool,
}

impl<'a> CurrentValues<'a> {
    /// `foresight`: its results aren't laid over the stored ones yet.
    fn load_for_touched(
        conn: &mut Conn,
        federation: &Federation,
        touched: &'a Touched,
        foresight: Option<&Foresight>,
    ) -> Result<CurrentValues<'a>, ActionError> {
        let ids = touched.player_ids();
        let merged = foresight
            .map(|foresight| foresight.merged.clone())
            .unwrap_or_default();
        let people: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &ids)?
            .into_iter()
            .map(|p| (p.id, p))
            .collect();
        let kept: HashSet<PlayerId> = people
            .values()
            .filter_map(|p| p.merged_into)
            .chain(merged.values().copied())
            .chain(ids)
            .collect();
        let results = results::of_players(conn, &kept.into_iter().collect::<Vec<_>>())?;
        let mut rater = Rater::new(federation)?;
        let brought = enter_players(federation, &mut rater, &people, foresight)?;
        let mut states = rater.engine.publishes_alone();
        let editions: HashSet<String> = lists::list(conn, federation.id)?
            .into_iter()
            .map(|list| list.issue.parameters)
            .collect();
        for parameters in &editions {
            rater.use_parameters(parameters)?;
            states &= rater.engine.publishes_alone();
        }
        Ok(CurrentValues {
            touched,
            people,
            merged,
            results,
            brought,
            list_states_ratings: states,
            ranks_stay: federation.rules.ranks_stay.is_some(),
        })
    }

    fn apply_foresight(
        &mut self,
        conn: &mut Conn,
        federation: &Federation,
        foresight: &Foresight,
    ) -> Result<(), DbError> {
        let of: HashSet<TournamentId> = foresight
            .results
            .iter()
            .map(|row| row.tournament_id)
            .collect();
        let of: Vec<TournamentId> = of.into_iter().collect();
        let held: HashMap<TournamentId, Conditions> =
            tournaments::rated_of(conn, federation.id, &of)?
                .into_iter()
                .map(|row| (row.id, row.conditions))
                .collect();
        for (tournament, player) in &foresight.gone {
            self.results
                .entry(*player)
                .or_default()
                .retain(|played| played.result.tournament_id != *tournament);
        }
        for row in &foresight.results {
            let Some(conditions) = held.get(&row.tournament_id) else {
                continue;
            };
            let own = self.results.entry(row.player_id).or_default();
            own.retain(|played| played.result.tournament_id != row.tournament_id);
            let place = own.partition_point(|played| played.result.position < row.position);
            own.insert(
                place,
                PlayedTournament {
                    result: row.clone(),
                    name: conditions.name.clone(),
                    ends: conditions.ends,
                },
            );
        }
        Ok(())
    }

    fn resolve_merged(&self, id: PlayerId) -> PlayerId {
        let stored = || self.people.get(&id).and_then(|player| player.merged_into);
        self.merged.get(&id).copied().or_else(stored).unwrap_or(id)
    }

    fn last_result(
        &self,
        player: PlayerId,
        pool: Option<Pool>,
        within: impl Fn(&PlayedTournament) -> bool,
    ) -> Option<&PlayedTournament> {
        let own = self.results.get(&self.resolve_merged(player))?;
        own.iter()
            .rfind(|played| played.result.pool == pool && within(played))
    }

    /// By the tournaments that had ended.
    fn rank_on(&self, player: PlayerId, day: NaiveDate) -> Option<&str> {
        let own = self
            .results
            .get(&self.resolve_merged(player))
            .map(Vec::as_slice)
            .unwrap_or_default();
        match own.iter().rfind(|played| played.ends <= day) {
            Some(played) => played.result.rank.as_deref(),
            None => self
                .brought
                .iter()
                .find(|((id, _), _)| *id == player)
                .and_then(|(_, had)| had.rank.as_deref()),
        }
    }

    fn entry_differs(&self, list: &Brief, entry: &Entry) -> bool {
        let last = self.last_result(entry.player_id, entry.pool, |played| {
            played.result.position < list.position
        });
        let Some(played) = last else {
            let had = self.brought.get(&(entry.player_id, entry.pool));
            return self.list_states_ratings
                && had.is_some_and(|had| had.rating != Some(entry.rating));
        };
        let result = &played.result;
        if !self.list_states_ratings {
            return self
                .touched
                .results
                .contains(&(result.tournament_id, result.player_id));
        }
        let ranked = || {
            let own = self
                .results
                .get(&self.resolve_merged(entry.player_id))
                .map(Vec::as_slice)
                .unwrap_or_default();
            let last = own
                .iter()
                .rfind(|played| played.result.position < list.position);
            last.is_some_and(|played| played.result.rank != entry.rank)
        };
        result.after != Some(entry.rating)
            || result.provisional != entry.provisional
            || (self.ranks_stay && ranked())
    }

    fn certificate_differs(
        &self,
        c: &Certificate,
        by_list: &HashMap<ListId, HashSet<PlayerId>>,
        published: &[Brief],
    ) -> bool {
        let Some(facts) = verified_facts(c) else {
            return false;
        };
        let player = c.request.player_id;
        let listed = |number: i32| {
            let list = published.iter().find(|list| list.number == number);
            list.and_then(|list| by_list.get(&list.id))
                .is_some_and(|players| players.contains(&player))
        };
        match (&facts.ground, facts.kind) {
            (Ground::List(number, ..), _) => listed(*number),
            (_, Kind::Rank) => {
                self.touched.rank.get(&player) == Some(&true) && self.rank_fell(player, &facts)
            }
            (Ground::Tournament(id, ..), Kind::Extract) => {
                let tournament = TournamentId(*id);
                if !self.list_states_ratings {
                    return self
                        .touched
                        .results
                        .contains(&(tournament, self.resolve_merged(player)));
                }
                let last = self.last_result(player, facts.pool, |played| {
                    played.result.tournament_id == tournament
                });
                let rank = |day| {
                    self.ranks_stay
                        && self.rank_on(player, day).filter(|rank| *rank != "N")
                            != facts.rank.as_deref()
                };
                last.is_none_or(|played| {
                    played.result.after != facts.rating
                        || played.result.provisional != facts.provisional
                }) || facts.on_day.is_some_and(rank)
            }
            (Ground::Standing, Kind::Extract) => self
                .brought
                .get(&(player, facts.pool))
                .is_none_or(|had| had.rating != facts.rating),
        }
    }

    /// The certified rank results neither from its ground nor from all tournaments that had ended
    /// by the day of issue.
    fn rank_fell(&self, player: PlayerId, facts: &Facts) -> bool {
        let own = self
            .results
            .get(&self.resolve_merged(player))
            .map(Vec::as_slice)
            .unwrap_or_default();
        let ground = match &facts.ground {
            Ground::Tournament(id, ..) => own
                .iter()
                .find(|played| played.result.tournament_id.0 == *id)
                .and_then(|played| played.result.rank.as_deref()),
            Ground::Standing | Ground::List(..) => self
                .brought
                .iter()
                .find(|((id, _), _)| *id == player)
                .and_then(|(_, had)| had.rank.as_deref()),
        };
        ground != facts.rank.as_deref() && self.rank_on(player, facts.date) != facts.rank.as_deref()
    }
}

/// Returns the values before the first tournament, by pool.
fn enter_players(
    federation: &Federation,
    rater: &mut Rater,
    people: &HashMap<PlayerId, Player>,
    foresight: Option<&Foresight>,
) -> Result<HashMap<(PlayerId, Option<Pool>), ValuesAtMoment>, ActionError> {
    let pools: Vec<Option<Pool>> = if federation.rules.shows.pools {
        Pool::ALL.into_iter().map(Some).collect()
    } else {
        vec![None]
    };
    let mut brought = HashMap::new();
    for player in people.values() {
        let foreseen = foresight.and_then(|foresight| foresight.standings.get(&player.id));
        let standing: Option<Value> = foreseen
            .unwrap_or(&player.standing)
            .as_deref()
            .map(|text| parse_json(text, "standing"))
            .transpose()?;
        let key = rater
            .engine
            .enter_player(player.to_person(), standing.as_ref())
            .map_err(DbError::Corrupt)?;
        let (view, held) = (
            rater.engine.view_player(key),
            rater.engine.player_pools(key),
        );
        for pool in &pools {
            let rating = match pool {
                Some(pool) => held
                    .iter()
                    .find(|own| own.pool == *pool)
                    .map(|own| own.rating.0),
                None => view.rating.map(|rating| rating.0),
            };
            let rank = view.rank.map(|rank| rank.name.to_owned());
            brought.insert(
                (player.id, *pool),
                ValuesAtMoment {
                    rating,
                    provisional: view.provisional,
                    rank,
                },
            );
        }
    }
    Ok(brought)
}

/// The touched players whose entries differ from the present calculation.
fn lists_of(
    conn: &mut Conn,
    federation: &Federation,
    course: &CurrentValues<'_>,
    published: &[Brief],
    touched: &Touched,
) -> Result<HashMap<ListId, HashSet<PlayerId>>, DbError> {
    let entries = lists::entries_by_list(conn, federation.id, &touched.player_ids())?;
    let differing = |list: &Brief| {
        let own = entries.get(&list.id).map(Vec::as_slice).unwrap_or_default();
        (
            list.id,
            own.iter()
                .filter(|entry| course.entry_differs(list, entry))
                .map(|entry| entry.player_id)
                .collect(),
        )
    };
    Ok(published.iter().map(differing).collect())
}
