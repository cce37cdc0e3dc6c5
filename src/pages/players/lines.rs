//! The rows of the lists on a player's page, in the reader's language.

use std::collections::HashSet;

use chrono::NaiveDate;

use crate::actions::certificates::verified_facts;
use crate::certificates::wording;
use crate::db::CertificateId;
use crate::db::certificates::Certificate;
use crate::db::lists::{Brief, DecisionRow, Entry};
use crate::db::merges::Names;
use crate::db::pools::PoolRating;
use crate::db::results::{PlayedTournament, ResultRow};
use crate::db::tournament_imports::Recorded;
use crate::domain::certificate::Stage;
use crate::domain::number::Points;
use crate::domain::rules::{RankChange as RankGiven, RankGround};
use crate::i18n::{Language, terms};
use crate::players::glance::Place;
use crate::players::history::{RatingSources, View};

pub(super) struct FactRow {
    pub(super) id: i64,
    pub(super) name: String,
    pub(super) day: String,
    pub(super) place: String,
    pub(super) points: String,
}

pub(super) struct PoolLine {
    pub(super) name: String,
    pub(super) rating: String,
    pub(super) place: Option<Place>,
    pub(super) games: String,
    /// Empty without a game.
    pub(super) last: String,
}

pub(super) struct Listing {
    pub(super) date: String,
    pub(super) day: String,
    pub(super) pool: String,
    pub(super) place: i32,
    pub(super) rating: String,
    pub(super) rank: String,
}

pub(super) struct LastList {
    pub(super) entry: Listing,
    pub(super) place: String,
}

/// The dan rank that a list assigned.
pub(super) struct Dan {
    pub(super) rank: String,
    pub(super) date: String,
    pub(super) day: String,
}

/// A revoked certificate is struck out.
pub(super) struct Paper {
    pub(super) code: String,
    pub(super) number: Option<i32>,
    pub(super) what: String,
    pub(super) day: String,
    pub(super) revoked: bool,
    /// True if a correction contradicts an issued certificate.
    pub(super) contradicted: bool,
}

/// The ground is a tournament or a list.
pub(super) struct RankChange {
    pub(super) day: String,
    pub(super) before: String,
    pub(super) after: String,
    pub(super) ground: String,
    /// Empty if the ground says it.
    pub(super) why: String,
    pub(super) href: String,
}

impl FactRow {
    pub(super) fn from_fact(language: Language, fact: &Recorded) -> FactRow {
        FactRow {
            id: fact.tournament.0,
            name: fact.name.clone(),
            day: language.format_day(fact.ends),
            place: fact
                .place
                .map(|place| place.to_string())
                .unwrap_or_default(),
            points: fact.points.clone().unwrap_or_default(),
        }
    }
}

impl PoolLine {
    pub(super) fn from_rating(seen: View, held: &PoolRating, places: &mut Vec<Place>) -> PoolLine {
        let at = places
            .iter()
            .position(|place| place.pool == Some(held.pool));
        PoolLine {
            place: at.map(|at| places.remove(at)),
            name: terms::pool_name(seen.t, held.pool),
            rating: seen.figures.format_rating(Some(held.rating)),
            games: seen.t.msg_count_rated_games(i64::from(held.games)),
            last: held
                .last_played
                .map(|day| seen.language.format_day(day))
                .unwrap_or_default(),
        }
    }
}

impl Listing {
    pub(super) fn from_entry(seen: View, list: &Brief, entry: &Entry) -> Listing {
        Listing {
            date: list.date.to_string(),
            day: seen.language.format_day(list.date),
            pool: entry
                .pool
                .map(|p| terms::pool_name(seen.t, p))
                .unwrap_or_default(),
            place: entry.place,
            rating: seen
                .figures
                .format_starred(Some(entry.rating), entry.provisional),
            rank: entry
                .rank
                .as_deref()
                .map(|r| terms::rank_name(seen.language, r))
                .unwrap_or_default(),
        }
    }
}

impl LastList {
    /// In a list with pools, the entry of the first pool, which is the main one.
    pub(super) fn from_lists(seen: View, lists: &[(Brief, Entry)]) -> Option<LastList> {
        let (last, _) = lists.last()?;
        let (list, entry) = lists
            .iter()
            .filter(|(l, _)| l.id == last.id)
            .min_by_key(|(_, e)| e.pool)?;
        let entry = Listing::from_entry(seen, list, entry);
        let place = seen.t.msg_place_number(i64::from(entry.place));
        Some(LastList {
            place: if entry.pool.is_empty() {
                place
            } else {
                format!("{place} ({})", entry.pool)
            },
            entry,
        })
    }
}

impl Dan {
    pub(super) fn from_decisions(
        seen: View,
        decisions: &[(DecisionRow, NaiveDate)],
    ) -> Option<Dan> {
        let (decision, date) = decisions.iter().rfind(|(d, _)| d.article == "2.5")?;
        Some(Dan {
            rank: decision
                .rank
                .as_deref()
                .map(|r| terms::rank_name(seen.language, r))
                .unwrap_or_default(),
            date: date.to_string(),
            day: seen.language.format_day(*date),
        })
    }
}

impl Paper {
    pub(super) fn from_certificate(
        certificate: &Certificate,
        contradicted: &HashSet<CertificateId>,
        language: Language,
    ) -> Option<Paper> {
        let facts = verified_facts(certificate)?;
        Some(Paper {
            code: certificate.code.clone()?,
            number: certificate.number,
            what: wording::format_value(&facts, language),
            day: language.format_day(facts.date),
            revoked: certificate.request.stage == Stage::Revoked,
            contradicted: certificate.request.stage == Stage::Issued
                && contradicted.contains(&certificate.id),
        })
    }
}

fn format_grounds(seen: View, course: &RatingSources<'_>, row: &ResultRow) -> String {
    let place = |article: &str| terms::cite_place(seen.t, seen.figures.shows, article);
    let says = |change: &RankGiven| {
        format!(
            "{} ({})",
            seen.figures.rank_ground(change),
            place(change.article)
        )
    };
    if let Some(changes) = course.grounds.get(&row.tournament_id) {
        return changes.iter().map(says).collect::<Vec<_>>().join("; ");
    }
    let begins = course
        .begins
        .filter(|(rank, _)| row.rank_before.is_none() && row.rank.as_deref() == Some(*rank));
    let follows = course
        .ranks_follow
        .zip(row.after)
        .map(|(article, after)| RankGiven {
            article: begins.map_or(article, |(_, article)| article),
            before: None,
            after: None,
            ground: RankGround::Rating {
                rating: Points(after),
                from: None,
            },
        });
    follows.as_ref().map(says).unwrap_or_default()
}

/// Newest first.
pub(super) fn rank_changes(seen: View, slug: &str, course: &RatingSources<'_>) -> Vec<RankChange> {
    let written = |rank: Option<&str>| {
        rank.map_or_else(|| "–".to_owned(), |r| terms::rank_name(seen.language, r))
    };
    let by_tournaments = course.results.iter().filter(|played| {
        seen.figures.shows.ranks && played.result.rank != played.result.rank_before
    });
    let by_tournaments = by_tournaments.map(
        |PlayedTournament {
             result: row,
             name,
             ends,
         }| {
            let change = RankChange {
                day: seen.language.format_day(*ends),
                before: written(row.rank_before.as_deref()),
                after: written(row.rank.as_deref()),
                ground: name.clone(),
                why: format_grounds(seen, course, row),
                href: format!("/{slug}/tournaments/{}", row.tournament_id),
            };
            (*ends, change)
        },
    );
    let by_lists = course
        .decisions
        .iter()
        .filter(|(d, _)| d.rank != d.rank_before)
        .map(|(d, date)| {
            let change = RankChange {
                day: seen.language.format_day(*date),
                before: written(d.rank_before.as_deref()),
                after: written(d.rank.as_deref()),
                ground: seen.t.msg_rank_by_list(terms::cite_place(
                    seen.t,
                    seen.figures.shows,
                    &d.article,
                )),
                why: String::new(),
                href: format!("/{slug}/ratings/{date}"),
            };
            (*date, change)
        });
    let mut changes: Vec<(NaiveDate, RankChange)> = by_tournaments.chain(by_lists).collect();
    changes.sort_by_key(|(day, _)| std::cmp::Reverse(*day));
    changes.into_iter().map(|(_, change)| change).collect()
}

pub(super) fn club_changes(
    seen: View,
    moves: &[(NaiveDate, Option<Names>)],
) -> Vec<(String, String)> {
    let named = |(name, latin): &Names| seen.spelling.name(name, latin.as_deref());
    let club = |club: &Option<Names>| club.as_ref().map_or_else(|| seen.t.msg_no_club(), named);
    moves
        .iter()
        .map(|(day, club_since)| (seen.language.format_day(*day), club(club_since)))
        .collect()
}
