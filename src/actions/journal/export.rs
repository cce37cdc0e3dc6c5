//! Export: the ground state of a federation as a canonical journal.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::decisions::{Appeals, OrdersAndTexts};
use super::person::{self, Elsewhere};
use super::{Draft, Reader};
use crate::db::annulments::Annulment;
use crate::db::clubs::Club;
use crate::db::editions::{self, Amendment, Edition};
use crate::db::external_ids::PlayerNumber;
use crate::db::federations::Federation;
use crate::db::lists::Entry;
use crate::db::memberships::Membership;
use crate::db::players::Player;
use crate::db::tournaments::Tournament;
use crate::db::{
    ClubId, Conn, DbError, FederationId, ListId, PlayerId, TournamentId, annulments, clubs,
    external_ids, foreign_ratings, lists, memberships, players, tables, tournaments,
};
use crate::domain::approval::State;
use crate::domain::calendar_plan::PlanDocument;
use crate::domain::caveat;
use crate::domain::edition::InForce;
use crate::domain::external_id::ListedRating;
use crate::domain::journal::{
    AnnulmentLine, AppealLine, ClubLine, EditionLine, EditionSite, FederationLine, FederationSite,
    Joined, Json, Line, ListLine, ListSite, Names, Signature, SiteEntry, TournamentLine,
    TournamentSite, write_federation, write_line,
};
use crate::domain::language::Language;
use crate::domain::licence::Licence;
use crate::domain::number::Points;
use crate::domain::player::Born;
use crate::domain::rules::Rulebook;
use crate::domain::table::{Sheet, TypedPlayer};
use crate::rating::{Keys, as_tournament};
use crate::{calendar_plans, correction_snapshot, licences, replay};

/// Exporting an imported journal gives the same file.
pub fn export_journal(conn: &mut Conn, federation: FederationId) -> Result<Vec<u8>, DbError> {
    write_journal(conn, federation, Reader::Owner)
}

/// Contains birth years, but none of minors or forgotten players. Contains no unrated tournaments,
/// genders or entry dates of editions, and only the existence of waiting appeals.
/// Ratings calculated from it may differ under rules that need the day of birth.
pub fn export_public(
    conn: &mut Conn,
    federation: FederationId,
    today: NaiveDate,
) -> Result<Vec<u8>, DbError> {
    write_journal(conn, federation, Reader::Public(today))
}

fn write_journal(
    conn: &mut Conn,
    federation: FederationId,
    reader: Reader,
) -> Result<Vec<u8>, DbError> {
    let source = Source::load(conn, federation, reader)?;
    let mut lines: Vec<(i64, Line)> = source.club_lines().chain(source.player_lines()).collect();
    lines.extend(source.tournament_lines(conn)?);
    lines.extend(source.list_lines(conn)?);
    lines.extend(source.edition_lines(conn)?);
    lines.sort_by_key(|(position, _)| *position);

    let ids: Vec<&str> = source.people.iter().map(|p| p.code.as_str()).collect();
    let mut out = Vec::new();
    let plans = calendar_plans::export_plans(conn, &source.federation, reader.is_public())?;
    let licences = licences::export_licences(conn, &source.federation)?;
    let decided = OrdersAndTexts::load_decided(conn, source.federation.id, reader)?;
    write_federation(
        &federation_line(&source.federation, plans, licences, decided),
        &mut out,
    );
    for (_, line) in &lines {
        write_line(line, &ids, &mut out);
    }
    if !reader.is_public() {
        for t in tournaments::load_unrated(conn, source.federation.id)? {
            let value = serde_json::to_value(source.draft_of(t)?)
                .map_err(|e| DbError::Corrupt(e.to_string()))?;
            write_line(&Line::Draft(Json::from(&value)), &ids, &mut out);
        }
    }
    Ok(out)
}

/// Lines carry their positions in the chronicle.
struct Source {
    reader: Reader,
    federation: Federation,
    rulebook: &'static Rulebook,
    /// A player's key is the index in this list.
    people: Vec<Player>,
    keys: Keys,
    clubs: Vec<Club>,
    club_names: HashMap<ClubId, String>,
    numbers: HashMap<PlayerId, Vec<PlayerNumber>>,
    ratings: HashMap<PlayerId, Vec<ListedRating>>,
    memberships: HashMap<PlayerId, Vec<Membership>>,
    appeals: Appeals,
    annulled: HashMap<TournamentId, Vec<Annulment>>,
    /// Kept players by duplicate.
    kept: HashMap<PlayerId, PlayerId>,
}

impl Source {
    fn load(conn: &mut Conn, federation: FederationId, reader: Reader) -> Result<Source, DbError> {
        let federation = replay::load_federation(conn, federation)?;
        let (mut people, clubs) = (
            players::list(conn, federation.id)?,
            clubs::list(conn, federation.id)?,
        );
        // A duplicate is exported only if a published list names it.
        let told: Vec<ListId> = lists::list(conn, federation.id)?
            .iter()
            .filter(|list| is_told(list))
            .map(|list| list.id)
            .collect();
        let duplicates = players::listed_duplicates(conn, federation.id, &told)?;
        let kept = map_duplicates(conn, federation.id, &duplicates)?;
        people.extend(duplicates);
        people.sort_by_key(|player| player.position);
        Ok(Source {
            rulebook: federation.rules,
            keys: Keys::from_ids(people.iter().map(|p| p.id)),
            club_names: clubs.iter().map(|c| (c.id, c.name.clone())).collect(),
            numbers: by_player(external_ids::all(conn, federation.id)?),
            ratings: foreign_ratings::all(conn, federation.id)?,
            memberships: group_by_player(memberships::all(conn, federation.id)?),
            appeals: Appeals::load_appeals(conn, federation.id)?,
            annulled: annulments::of_federation(conn, federation.id)?,
            kept,
            reader,
            federation,
            people,
            clubs,
        })
    }

    fn club(&self, id: Option<ClubId>) -> Option<&str> {
        id.and_then(|id| self.club_names.get(&id))
            .map(String::as_str)
    }

    fn player_code(&self, player: PlayerId) -> Option<&str> {
        self.keys
            .key(player)
            .ok()
            .and_then(|key| self.people.get(key.index()))
            .map(|p| p.code.as_str())
    }

    fn related_data(&self, player: &Player) -> Elsewhere<'_> {
        Elsewhere {
            club: self.club(player.club_id),
            merged: self
                .kept
                .get(&player.id)
                .and_then(|kept| self.player_code(*kept)),
            ids: self
                .numbers
                .get(&player.id)
                .map(Vec::as_slice)
                .unwrap_or_default(),
            ratings: self
                .ratings
                .get(&player.id)
                .map(Vec::as_slice)
                .unwrap_or_default(),
            memberships: self.membership_lines(player),
        }
    }

    /// Payments are left out for the public.
    fn membership_lines(&self, player: &Player) -> Vec<Joined> {
        let public = self.reader.is_public();
        let joined = |m: &Membership| Joined {
            club: self.club(m.enrolled.club_id).map(str::to_owned),
            since: m.enrolled.since,
            until: m.enrolled.until,
            paid_until: m.enrolled.paid_until.filter(|_| !public),
        };
        self.memberships
            .get(&player.id)
            .into_iter()
            .flatten()
            .map(joined)
            .collect()
    }

    /// `before` is a position: only appellants who entered before it are named.
    fn appeal_lines(&self, about: TournamentId, before: Option<i64>) -> Vec<AppealLine> {
        let stands = |player: &&Player| before.is_none_or(|position| player.position < position);
        let person = |id| {
            self.keys
                .key(id)
                .ok()
                .and_then(|key| self.people.get(key.index()))
                .filter(stands)
        };
        self.appeals.lines(about, self.reader, |id| {
            person(id).map(|player| player.code.as_str())
        })
    }

    fn annulment_lines(&self, of: TournamentId) -> Vec<AnnulmentLine> {
        let line = |a: &Annulment| {
            let (one, other) = (
                self.player_code(a.a_id)?.into(),
                self.player_code(a.b_id)?.into(),
            );
            Some(AnnulmentLine {
                round: a.round,
                a: one,
                b: other,
                by: a.by_name.clone(),
                at: a.at,
                reason: a.reason.clone(),
            })
        };
        self.annulled
            .get(&of)
            .into_iter()
            .flatten()
            .filter_map(line)
            .collect()
    }

    fn club_lines(&self) -> impl Iterator<Item = (i64, Line)> {
        self.clubs.iter().filter_map(|c| {
            let line = ClubLine {
                name: c.name.clone(),
                latin: c.latin.clone(),
                city: c.city.clone(),
                contacts: non_empty(&c.contacts),
                founded: c.founded.as_deref().and_then(Born::parse),
                closed: c.closed_on,
            };
            Some((c.position?, Line::Club(Box::new(line))))
        })
    }

    fn player_lines(&self) -> impl Iterator<Item = (i64, Line)> {
        self.people.iter().map(|p| {
            (
                p.position,
                Line::Player(person::player_line(p, &self.related_data(p), self.reader)),
            )
        })
    }

    fn tournament_lines(&self, conn: &mut Conn) -> Result<Vec<(i64, Line)>, DbError> {
        let mut participants = tables::all_participants(conn, self.federation.id)?;
        let mut games = tables::all_games(conn, self.federation.id)?;
        let mut signatures = load_signatures(conn, self.federation.id)?;
        let line = |t: Tournament| {
            let own_people = participants.remove(&t.id).unwrap_or_default();
            let own_games = games.remove(&t.id).unwrap_or_default();
            let key = |id| self.keys.key(id);
            let c = &t.conditions;
            let conditional = own_people
                .iter()
                .filter_map(|p| Some((p.player_id, p.conditional?)));
            let site = TournamentSite {
                conditional: conditional
                    .map(|(id, rating)| Ok((key(id)?, rating)))
                    .collect::<Result<_, DbError>>()?,
                city: non_empty(&c.city),
                club: self.club(c.club_id).map(str::to_owned),
                referee: non_empty(&c.referee_name),
                plan: non_empty(&c.plan),
                rated: t.rated_at,
                signatures: signatures.remove(&t.id).unwrap_or_default(),
                appeals: self.appeal_lines(t.id, t.position),
                annulled: self.annulment_lines(t.id),
            };
            let line = TournamentLine {
                id: t.code.as_str().into(),
                name: non_empty(&c.name).map(Into::into),
                tournament: as_tournament(
                    self.rulebook,
                    t.id,
                    c,
                    own_people.iter(),
                    &own_games,
                    &key,
                )?,
                site: (site != TournamentSite::default()).then(|| Box::new(site)),
            };
            Ok((
                t.position.unwrap_or_default(),
                Line::Tournament(Box::new(line)),
            ))
        };
        let mut rated = tournaments::load_chronicle(conn, self.federation.id)?;
        correction_snapshot::put_as_rated(
            conn,
            rated.iter_mut().map(|t| (t.id, &mut t.conditions)),
        )?;
        rated.into_iter().map(line).collect()
    }

    fn list_lines(&self, conn: &mut Conn) -> Result<Vec<(i64, Line)>, DbError> {
        let mut lines = Vec::new();
        for list in lists::list(conn, self.federation.id)? {
            let entries = lists::load_entries(conn, list.id)?;
            let site = self.list_site(&list, &entries).map(Box::new);
            lines.push((
                list.issue.position,
                Line::List(ListLine {
                    date: list.issue.date,
                    site,
                }),
            ));
        }
        Ok(lines)
    }

    /// `None` if the list was imported without entries and only calculated.
    fn list_site(&self, list: &lists::List, entries: &[Entry]) -> Option<ListSite> {
        if !is_told(list) {
            return None;
        }
        let entry = |e: &Entry| SiteEntry {
            place: u32::try_from(e.place).unwrap_or(0),
            player: self.player_code(e.player_id).unwrap_or_default().into(),
            name: e.name.as_str().into(),
            latin: (!e.latin.is_empty()).then(|| e.latin.as_str().into()),
            club: (!e.club.is_empty()).then(|| e.club.as_str().into()),
            rating: Points(e.rating),
            rank: e.rank.as_deref().map(Into::into),
            pool: e.pool,
            deviation: e.deviation,
            provisional: e.provisional,
        };
        Some(ListSite {
            number: u32::try_from(list.issue.number).ok(),
            note: non_empty(&list.issue.note),
            published: Some(list.issue.published_at),
            by: non_empty(&list.issue.published_by),
            entries: Some(entries.iter().map(entry).collect()),
            fingerprint: Some(list.issue.fingerprint.clone()),
        })
    }

    fn edition_lines(&self, conn: &mut Conn) -> Result<Vec<(i64, Line)>, DbError> {
        // An edition not yet in force governs nothing, so it comes last.
        let line = |Edition { amendment, .. }: Edition| {
            let position = amendment.position.unwrap_or(i64::MAX);
            (
                position,
                Line::Edition(Box::new(edition_line(
                    self.rulebook,
                    amendment,
                    self.reader.is_public(),
                ))),
            )
        };
        Ok(editions::list(conn, self.federation.id)?
            .into_iter()
            .map(line)
            .collect())
    }

    fn draft_of(&self, t: Tournament) -> Result<Draft, DbError> {
        let typed: Sheet =
            serde_json::from_str(&t.sheet).map_err(|e| DbError::Corrupt(format!("sheet: {e}")))?;
        let appeals = self
            .appeal_lines(t.id, None)
            .iter()
            .map(|appeal| appeal.to_json().value())
            .collect();
        let c = t.conditions;
        Ok(Draft {
            id: t.code,
            name: c.name,
            start: c.starts,
            end: c.ends,
            city: c.city,
            club: self.club(c.club_id).map(str::to_owned),
            referee: c.referee_name,
            official: c.official,
            plan: c.plan,
            board: c.board.size(),
            minutes: c.minutes,
            pool: c.pool,
            category: c.category,
            rated_by_fide: c.rated_by_fide,
            days: c.round_days,
            remark: c.remark,
            state: if t.state.is_handed_in() {
                State::Planned
            } else {
                t.state
            },
            reason: t.reason,
            codes: typed
                .rows
                .iter()
                .map(|r| {
                    r.player
                        .and_then(|id| self.player_code(PlayerId(id)))
                        .map(str::to_owned)
                })
                .collect(),
            sheet: Sheet {
                rows: typed
                    .rows
                    .into_iter()
                    .map(|r| TypedPlayer { player: None, ..r })
                    .collect(),
                rounds: typed.rounds,
                annulled: typed.annulled,
            },
            appeals,
        })
    }
}

/// A list that was imported without entries and only calculated is exported without them.
fn is_told(list: &lists::List) -> bool {
    !(list.issue.published_by.is_empty() && list.issue.note.is_empty())
}

/// The finally kept player for each of these duplicates.
fn map_duplicates(
    conn: &mut Conn,
    federation: FederationId,
    duplicates: &[Player],
) -> Result<HashMap<PlayerId, PlayerId>, DbError> {
    let mut kept: HashMap<PlayerId, PlayerId> = duplicates
        .iter()
        .filter_map(|player| Some((player.id, player.merged_into?)))
        .collect();
    loop {
        let merged = players::find_merge_targets(
            conn,
            federation,
            &kept.values().copied().collect::<Vec<_>>(),
        )?;
        if merged.is_empty() {
            return Ok(kept);
        }
        for one in kept.values_mut() {
            *one = merged.get(one).copied().unwrap_or(*one);
        }
    }
}

fn load_signatures(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashMap<TournamentId, Vec<Signature>>, DbError> {
    let mut signatures: HashMap<TournamentId, Vec<Signature>> = HashMap::new();
    for s in tournaments::all_signatures(conn, federation)? {
        signatures
            .entry(s.tournament_id)
            .or_default()
            .push(Signature {
                office: s.office,
                name: s.name,
                at: s.signed_at,
                caveats: caveat::from_words(&s.caveats).unwrap_or_default(),
            });
    }
    Ok(signatures)
}

fn group_by_player(memberships: Vec<Membership>) -> HashMap<PlayerId, Vec<Membership>> {
    let mut held: HashMap<PlayerId, Vec<Membership>> = HashMap::new();
    memberships.into_iter().for_each(|membership| {
        held.entry(membership.enrolled.player_id)
            .or_default()
            .push(membership)
    });
    held
}

fn by_player(numbers: Vec<PlayerNumber>) -> HashMap<PlayerId, Vec<PlayerNumber>> {
    let mut held: HashMap<PlayerId, Vec<PlayerNumber>> = HashMap::new();
    numbers
        .into_iter()
        .for_each(|number| held.entry(number.given.player_id).or_default().push(number));
    held
}

fn non_empty(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

fn federation_line(
    f: &Federation,
    plans: Vec<PlanDocument>,
    licences: Vec<Licence>,
    decided: OrdersAndTexts,
) -> FederationLine {
    let by_language = |stored: &str| {
        let names: HashMap<String, String> = serde_json::from_str(stored).unwrap_or_default();
        let known = |(code, text): (String, String)| Some((Language::from_word(&code)?, text));
        (!names.is_empty()).then(|| names.into_iter().filter_map(known).collect::<Names>())
    };
    let site = FederationSite {
        names: by_language(&f.names),
        list_note: by_language(&f.list_note),
        accent: f.accent.map(|a| a.hex().to_owned()),
        time_zone: f.time_zone,
        name_language: f.chosen_names,
        country: non_empty(&f.country),
        appeal_days: f.appeal_days,
        categories: f.divisions(),
        plans,
        members: f.members,
        dues: f.dues,
        licences,
        licensing: f.licensing,
        bounds: f.bounds(),
        orders: decided.orders,
        texts: decided.texts,
    };
    FederationLine {
        slug: Some(f.slug.clone()),
        name: Some(f.name.clone()),
        rules: f.rules.id.to_owned(),
        parameters: serde_json::from_str::<serde_json::Value>(&f.parameters)
            .map_or_else(|_| Json::empty(), |v| Json::from(&v)),
        site: (site != FederationSite::default()).then_some(site),
    }
}

fn edition_line(rulebook: &Rulebook, e: Amendment, public: bool) -> EditionLine {
    // Writes only what doesn't follow from the regulation.
    let usual = rulebook.in_force == InForce::Starting && e.since == Some(e.published);
    let entered = (!e.by_name.is_empty() && !public).then_some(e.created_at);
    let site = EditionSite {
        note: non_empty(&e.note),
        by: non_empty(&e.by_name),
        entered,
    };
    EditionLine {
        id: e.title.into(),
        published: e.published,
        since: e.since.filter(|_| !usual),
        parameters: serde_json::from_str::<serde_json::Value>(&e.parameters)
            .map_or_else(|_| Json::empty(), |v| Json::from(&v)),
        site: (site != EditionSite::default()).then_some(site),
    }
}
