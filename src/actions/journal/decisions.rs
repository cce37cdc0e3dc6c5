//! Orders, regulation texts and appeals of a federation as journal lines. Documents are files: they
//! are part of the archive ([`crate::export_archive`]), not of a journal.

use std::collections::HashMap;

use chrono::NaiveDateTime;
use serde_json::Value;

use super::Reader;
use crate::db::annulments::Annulment;
use crate::db::appeals::{self, Appeal, Objection};
use crate::db::orders::{self, NewOrder};
use crate::db::regulation_texts::{self, Text};
use crate::db::{Conn, DbError, FederationId, OrderId, PlayerId, TournamentId, players};
use crate::domain::appeal::Stage;
use crate::domain::article;
use crate::domain::edition::order_cited;
use crate::domain::journal::{
    AnnulmentLine, AppealLine, FederationSite, Json, OrderLine, TextLine, TournamentSite,
};
use crate::domain::rules::Rulebook;
use crate::regulation_texts::Articles;

pub(super) struct OrdersAndTexts {
    /// Oldest first.
    pub(super) orders: Vec<OrderLine>,
    /// Oldest first, without texts that exist only as documents.
    pub(super) texts: Vec<TextLine>,
}

impl OrdersAndTexts {
    /// The public doesn't see who entered a text.
    pub(super) fn load_decided(
        conn: &mut Conn,
        federation: FederationId,
        reader: Reader,
    ) -> Result<OrdersAndTexts, DbError> {
        let mut stored = orders::list(conn, federation)?;
        stored.reverse();
        let cited: HashMap<OrderId, String> = stored
            .iter()
            .map(|o| {
                (
                    o.id,
                    order_cited(&o.paper.number, &o.paper.title, o.paper.day),
                )
            })
            .collect();
        let texts = regulation_texts::list(conn, federation)?
            .into_iter()
            .map(|wording| wording.text);
        let texts = texts
            .filter(|text| !text.body.trim().is_empty())
            .map(|text| TextLine {
                language: text.language,
                day: text.day,
                order: text.order_id.and_then(|id| cited.get(&id).cloned()),
                text: text.body,
                by: if reader.is_public() {
                    String::new()
                } else {
                    text.by_name
                },
                entered: (!reader.is_public()).then_some(text.created_at),
            });
        let texts = texts.collect();
        let order = |o: NewOrder| OrderLine {
            number: o.number,
            title: o.title,
            day: o.day,
            text: o.body,
            by: o.by_name,
            entered: Some(o.created_at),
        };
        Ok(OrdersAndTexts {
            orders: stored.into_iter().map(|o| order(o.paper)).collect(),
            texts,
        })
    }
}

pub(super) struct Appeals {
    filed: HashMap<TournamentId, Vec<Appeal>>,
    /// From each merged duplicate to the player who was kept.
    merged: HashMap<PlayerId, PlayerId>,
}

impl Appeals {
    pub(super) fn load_appeals(
        conn: &mut Conn,
        federation: FederationId,
    ) -> Result<Appeals, DbError> {
        let all = appeals::of_federation(conn, federation, None)?;
        let people: Vec<PlayerId> = all.iter().filter_map(|a| a.objection.player_id).collect();
        let merged = players::find_merge_targets(conn, federation, &people)?;
        let mut filed: HashMap<TournamentId, Vec<Appeal>> = HashMap::new();
        all.into_iter()
            .for_each(|a| filed.entry(a.objection.tournament_id).or_default().push(a));
        Ok(Appeals { filed, merged })
    }

    /// The public sees only the existence of waiting appeals, and nothing of dismissed ones. `code`
    /// is the id of a player whom the line may name.
    pub(super) fn lines<'a>(
        &self,
        about: TournamentId,
        reader: Reader,
        code: impl Fn(PlayerId) -> Option<&'a str>,
    ) -> Vec<AppealLine> {
        let line = |a: &Appeal| {
            let player = a
                .objection
                .player_id
                .map(|id| self.merged.get(&id).copied().unwrap_or(id));
            let told = !reader.is_public() || a.stage.is_public();
            let shown = |text: &str| if told { text.to_owned() } else { String::new() };
            AppealLine {
                about: a.objection.about,
                // Public pages name the appellant as signed, without a player entry.
                player: player
                    .filter(|_| !reader.is_public())
                    .and_then(&code)
                    .map(Into::into),
                name: shown(&a.objection.name),
                text: shown(&a.objection.body),
                filed: a.objection.filed_at,
                stage: a.stage,
                answer: shown(&a.answer),
                by: shown(&a.answered_by),
                answered: a.answered_at,
            }
        };
        let known = |a: &&Appeal| !reader.is_public() || a.stage != Stage::Dismissed;
        self.filed
            .get(&about)
            .into_iter()
            .flatten()
            .filter(known)
            .map(line)
            .collect()
    }
}

pub(super) fn store_decisions(
    conn: &mut Conn,
    federation_id: FederationId,
    rulebook: &Rulebook,
    site: Option<&FederationSite>,
    now: NaiveDateTime,
) -> Result<HashMap<String, OrderId>, DbError> {
    let mut cited = HashMap::new();
    for order in site.iter().flat_map(|site| &site.orders) {
        let new = NewOrder {
            federation_id,
            number: order.number.clone(),
            title: order.title.clone(),
            day: order.day,
            body: order.text.clone(),
            file_id: None,
            by_name: order.by.clone(),
            created_at: order.entered.unwrap_or(now),
        };
        cited.insert(order.format_citation(), orders::add(conn, &new)?);
    }
    for text in site.iter().flat_map(|site| &site.texts) {
        let places = article::find_places(&text.text, rulebook.articles);
        let articles: Articles = places
            .iter()
            .map(|place| (place.number.to_owned(), 0))
            .collect();
        let new = Text {
            federation_id,
            language: text.language,
            day: text.day,
            order_id: text
                .order
                .as_ref()
                .and_then(|order| cited.get(order))
                .copied(),
            body: text.text.clone(),
            file_id: None,
            articles: serde_json::to_string(&articles).unwrap_or_default(),
            by_name: text.by.clone(),
            created_at: text.entered.unwrap_or(now),
        };
        regulation_texts::add(conn, &new)?;
    }
    Ok(cited)
}

/// An error is a sentence that describes the mistake.
pub(super) fn of_draft(told: &[Value]) -> Result<Vec<AppealLine>, String> {
    told.iter()
        .map(|value| AppealLine::from_json(&Json::from(value)))
        .collect()
}

/// `player` finds a player by id.
pub(super) fn parse_annulments(
    tournament_id: TournamentId,
    site: Option<&TournamentSite>,
    player: impl Fn(&str) -> Option<PlayerId>,
) -> Vec<Annulment> {
    let row = |line: &AnnulmentLine| {
        let (a_id, b_id) = (player(&line.a)?, player(&line.b)?);
        let (by_name, reason) = (line.by.clone(), line.reason.clone());
        Some(Annulment {
            tournament_id,
            round: line.round,
            a_id,
            b_id,
            by_name,
            at: line.at,
            reason,
        })
    };
    site.into_iter()
        .flat_map(|site| &site.annulled)
        .filter_map(row)
        .collect()
}

pub(super) fn take_appeals(
    conn: &mut Conn,
    federation_id: FederationId,
    tournament_id: TournamentId,
    lines: &[AppealLine],
    player: impl Fn(&str) -> Option<PlayerId>,
) -> Result<(), DbError> {
    for line in lines {
        let objection = Objection {
            federation_id,
            tournament_id,
            player_id: line.player.as_deref().and_then(&player),
            account_id: None,
            name: line.name.clone(),
            contact: String::new(),
            about: line.about,
            body: line.text.clone(),
            filed_at: line.filed,
        };
        let id = appeals::add(conn, &objection, line.stage)?;
        if let Some(at) = line.answered {
            appeals::store_answer(conn, id, line.stage, &line.answer, &line.by, at)?;
        }
    }
    Ok(())
}
