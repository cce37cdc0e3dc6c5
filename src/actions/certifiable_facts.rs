//! The facts that a certificate would state now: a player's present rank, or rating and rank of a
//! day, each with the tournament or list on which it is based.

use chrono::{NaiveDate, NaiveDateTime};

use super::certificate_facts::{Facts, Ground};
use super::editions;
use super::rating::Rater;
use super::replay;
use super::{ActionError, Refusal};
use crate::db::certificates::{Certificate, Request};
use crate::db::federations::Federation;
use crate::db::players::{self, Player};
use crate::db::{Conn, DbError, PlayerId, contradictions, lists, results, tournaments};
use crate::domain::certificate::Kind;
use crate::domain::language::Language;
use crate::domain::tournament::Pool;

#[derive(Clone, Copy)]
pub(super) struct Subject {
    pub(super) kind: Kind,
    pub(super) on_day: Option<NaiveDate>,
    pub(super) pool: Option<Pool>,
    pub(super) language: Language,
}

impl Subject {
    pub(super) fn from_request(request: &Request) -> Subject {
        Subject {
            kind: request.kind,
            on_day: request.on_day,
            pool: request.pool,
            language: request.language,
        }
    }
}

/// Behind a merged duplicate, the kept player.
pub(super) fn find_holder(
    conn: &mut Conn,
    federation: &Federation,
    request: &Request,
) -> Result<Player, ActionError> {
    let player =
        players::find(conn, federation.id, request.player_id)?.ok_or(ActionError::NotFound)?;
    match player.merged_into {
        Some(kept) => players::find(conn, federation.id, kept)?.ok_or(ActionError::NotFound),
        None => Ok(player),
    }
}

/// `None` if there is nothing to certify.
pub fn find_certifiable(
    conn: &mut Conn,
    federation: &Federation,
    c: &Certificate,
    now: NaiveDateTime,
) -> Result<Option<Facts>, ActionError> {
    let player = find_holder(conn, federation, &c.request)?;
    match collect_facts(
        conn,
        federation,
        &player,
        Subject::from_request(&c.request),
        federation.local_day(now),
        Depth::Whole,
    ) {
        Ok(facts) => Ok(Some(facts)),
        Err(ActionError::Refused(Refusal::NothingToCertify)) => Ok(None),
        Err(other) => Err(other),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// Without calculations.
    Possible,
    Whole,
}

/// Players without a name and merged duplicates get no certificate.
pub(super) fn collect_facts(
    conn: &mut Conn,
    federation: &Federation,
    player: &Player,
    of: Subject,
    today: NaiveDate,
    depth: Depth,
) -> Result<Facts, ActionError> {
    let Subject {
        kind,
        on_day,
        pool,
        language,
    } = of;
    if player.personal.name.trim().is_empty() || player.merged_into.is_some() {
        return Err(Refusal::NothingToCertify.into());
    }
    let mut facts = Facts {
        kind,
        federation: federation.name_in(language),
        accent: federation.accent,
        emblem: federation.emblem_id.map(|e| e.0),
        name: player.display_name().to_owned(),
        latin: player.personal.latin.clone().unwrap_or_else(|| {
            crate::domain::name::to_latin(player.display_name(), federation.name_language())
        }),
        rank: player.state.shown.rank.clone(),
        rating: None,
        deviation: None,
        provisional: false,
        pool: None,
        place: None,
        on_day: None,
        ground: Ground::Standing,
        date: today,
        signatory_post: federation.signatory_post.clone(),
        signatory_name: federation.signatory_name.clone(),
    };
    match kind {
        Kind::Rank => {
            let rank = player
                .state
                .shown
                .rank
                .as_deref()
                .filter(|r| *r != "N")
                .ok_or(Refusal::NothingToCertify)?;
            facts.ground = ground_of_rank(conn, player.id, rank)?;
        }
        Kind::Extract => {
            let day = on_day.ok_or(Refusal::NothingToCertify)?;
            facts.on_day = Some(day);
            facts.pool = pool;
            as_of(conn, federation, player, day, depth, &mut facts)?;
        }
    }
    Ok(facts)
}

/// From the last list, unless a tournament ended and was rated since, or a correction contradicts
/// the entry. Otherwise after the last tournament that had ended by then, also for players who
/// aren't on the list (ssdc 4.6).
fn as_of(
    conn: &mut Conn,
    federation: &Federation,
    player: &Player,
    day: NaiveDate,
    depth: Depth,
    facts: &mut Facts,
) -> Result<(), ActionError> {
    if federation.rules.shows.pools && facts.pool.is_none() {
        return Err(Refusal::NothingToCertify.into());
    }
    let all = lists::load_brief(conn, federation.id)?;
    let last = all.iter().find(|list| list.date <= day);
    let until = find_end(conn, federation, &all, last, day)?;
    let played = results::of_player(conn, player.id)?
        .into_iter()
        .rfind(|p| p.result.position < until && p.result.pool == facts.pool);
    let since = |position: i64| {
        played
            .as_ref()
            .is_some_and(|played| played.result.position > position)
    };
    let contradicted = match last {
        Some(list) => {
            contradictions::is_entry_contradicted(conn, federation.id, list.id, player.id)?
        }
        None => false,
    };
    if let Some(last) = last.filter(|list| !since(list.position)) {
        let entry = lists::of_player(conn, player.id)?
            .into_iter()
            .find(|(l, e)| l.id == last.id && e.pool == facts.pool);
        // An entry that a correction contradicts is no fact any more.
        if let Some((list, entry)) = entry.filter(|_| !contradicted) {
            facts.rank = entry.rank.filter(|r| r != "N");
            facts.rating = Some(entry.rating);
            facts.deviation = entry.deviation;
            facts.provisional = entry.provisional;
            facts.place = Some(entry.place);
            facts.ground = Ground::List(list.number, list.date, String::new());
            return Ok(());
        }
    }
    // An initial record has no day of its own; lists published after it include it. A player
    // without one had no rating.
    if played.is_none()
        && (player.standing.is_none() || last.is_none_or(|list| player.position > list.position))
    {
        return Err(Refusal::NothingToCertify.into());
    }
    if depth == Depth::Possible {
        return Ok(());
    }
    facts.ground = match played {
        Some(played) => Ground::Tournament(played.result.tournament_id.0, played.name, played.ends),
        None => Ground::Standing,
    };
    fill_calculated(conn, federation, player, day, until, facts)
}

/// The position of the first tournament that ended later, or of the first list of a later day.
fn find_end(
    conn: &mut Conn,
    federation: &Federation,
    all: &[lists::Brief],
    last: Option<&lists::Brief>,
    day: NaiveDate,
) -> Result<i64, DbError> {
    let tournaments = tournaments::load_before(conn, federation.id, i64::MAX)?;
    let later = tournaments
        .iter()
        .find(|t| t.ends > day && last.is_none_or(|list| t.position > list.position))
        .map(|t| t.position);
    let later_list = all
        .iter()
        .filter(|list| list.date > day)
        .map(|list| list.position)
        .min();
    Ok(later
        .into_iter()
        .chain(later_list)
        .min()
        .unwrap_or(i64::MAX))
}

/// Before the position `until` of the chronicle.
fn fill_calculated(
    conn: &mut Conn,
    federation: &Federation,
    player: &Player,
    day: NaiveDate,
    until: i64,
    facts: &mut Facts,
) -> Result<(), ActionError> {
    // Without later events, the present record is the one of that day.
    let record = match until {
        i64::MAX => player.state.record.clone(),
        _ => replay::records_before(conn, federation, until, &[player.id])?
            .remove(&player.id)
            .unwrap_or_default(),
    };
    let mut rater = Rater::new(federation)?;
    rater.use_parameters(&editions::find_governing(conn, federation, day)?.parameters)?;
    rater.resume_players(&[(player, record.as_str())])?;
    let key = rater.key(player.id)?;
    let state = rater.player_state(key, None);
    let in_pool = |pool| {
        rater
            .pool_ratings(key, player.id, federation.id)
            .into_iter()
            .find(|p| p.pool == pool)
            .map(|p| p.rating)
    };
    facts.rating = Some(
        facts
            .pool
            .map_or(state.shown.rating, in_pool)
            .ok_or(Refusal::NothingToCertify)?,
    );
    facts.rank = state.shown.rank.filter(|r| r != "N");
    facts.deviation = state.shown.deviation;
    facts.provisional = state.shown.provisional;
    Ok(())
}

/// The last tournament or list that gave the rank.
fn ground_of_rank(conn: &mut Conn, player: PlayerId, rank: &str) -> Result<Ground, DbError> {
    let played = results::of_player(conn, player)?
        .into_iter()
        .rev()
        .find(|played| {
            played.result.rank.as_deref() == Some(rank)
                && played.result.rank_before != played.result.rank
        });
    let decided = lists::decisions_of(conn, player)?
        .into_iter()
        .rev()
        .find(|(d, _)| d.rank.as_deref() == Some(rank) && d.rank != d.rank_before);
    let list = match &decided {
        Some((d, date)) => {
            let number = lists::of_player(conn, player)?
                .into_iter()
                .find(|(l, _)| l.id == d.list_id)
                .map_or(0, |(l, _)| l.number);
            Some(Ground::List(number, *date, d.article.clone()))
        }
        None => None,
    };
    Ok(match (played, list) {
        (Some(played), Some(list)) if decided.is_some_and(|(_, date)| date >= played.ends) => list,
        (Some(played), _) => {
            Ground::Tournament(played.result.tournament_id.0, played.name, played.ends)
        }
        (None, Some(list)) => list,
        (None, None) => Ground::Standing,
    })
}
