//! Certificates of ranks and extracts of ratings (ssdc 4.6; other rules treat them alike). The
//! commission issues a requested one with a number and a signature, or refuses it. An issued one
//! may be revoked.

use chrono::{NaiveDate, NaiveDateTime};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use ed25519_dalek::{Signer, SigningKey};
use sha2::{Digest, Sha256};

use super::authorization::{Duty, Object, OnCertificate, check_allowed};
use super::certifiable_facts::{Depth, Subject, collect_facts, find_holder};
use super::certificate_facts::digest_facts;
pub use super::certificate_facts::{Facts, Ground, verified_facts};
use super::certificate_keys;
use super::links::Secrets;
use super::replay::Progress;
pub use super::signatures::{SealFault, check_seal};
use super::{
    ActionError, Actor, FormMistake, FormProblem, Refusal, TEXT_MAX, Tx, tournaments as office,
};
use crate::audit;
use crate::audit::Entry;
use crate::db::certificates::{self as storage, Certificate, Issued, Request};
use crate::db::federations::Federation;
use crate::db::players::{self, Player};
use crate::db::{CertificateId, Conn, DbError, KeyId, PlayerId};
use crate::domain::audit::Action;
use crate::domain::certificate::{self, Kind, Stage, Statement};
use crate::domain::language::Language;
use crate::domain::tournament::Pool;
use crate::mail::notices::{Matter, Notice, write_notice};

const OPEN_PER_PLAYER: usize = 3;
/// More are a flood.
const OPEN_PER_FEDERATION: i64 = 1000;
/// Unanswered requests by visitors after which no more letters are sent about them.
const TOLD: i64 = 20;

#[derive(Debug, Clone)]
pub struct Wish {
    pub kind: Kind,
    /// Reference day of an extract.
    pub on_day: Option<NaiveDate>,
    /// Of an extract, under rules with pools.
    pub pool: Option<Pool>,
    pub language: Language,
    pub asked_by: String,
    pub contact: String,
    /// The player bears its cost.
    pub delivery: String,
}

impl Wish {
    /// The commission needn't name the requester.
    fn problems(&self, by_commission: bool, today: NaiveDate) -> Vec<FormProblem> {
        let mut problems = Vec::new();
        let limits = [
            ("asked_by", &self.asked_by, 120),
            ("contact", &self.contact, 200),
            ("delivery", &self.delivery, TEXT_MAX),
        ];
        for (field, text, most) in limits {
            if text.chars().count() > most {
                problems.push(FormProblem::new(field, FormMistake::TooLong(most)));
            }
        }
        let wanted = [("asked_by", &self.asked_by), ("contact", &self.contact)];
        for (field, text) in wanted.into_iter().filter(|_| !by_commission) {
            if text.trim().is_empty() {
                problems.push(FormProblem::new(field, FormMistake::Missing));
            }
        }
        if self.kind == Kind::Extract && self.on_day.is_none_or(|day| day > today) {
            problems.push(FormProblem::new("on_day", FormMistake::NotADate));
        }
        problems
    }

    fn extract_pool(&self) -> Option<Pool> {
        self.pool.filter(|_| self.kind == Kind::Extract)
    }

    fn to_request(
        &self,
        federation: &Federation,
        player: PlayerId,
        actor: &Actor,
        now: NaiveDateTime,
    ) -> Request {
        Request {
            federation_id: federation.id,
            player_id: player,
            kind: self.kind,
            stage: Stage::Requested,
            language: self.language,
            on_day: self.on_day.filter(|_| self.kind == Kind::Extract),
            pool: self.extract_pool(),
            anonymous: actor.account.is_none(),
            asked_by: if self.asked_by.trim().is_empty() {
                actor.name.clone()
            } else {
                self.asked_by.trim().to_owned()
            },
            contact: self.contact.trim().to_owned(),
            delivery: self.delivery.trim().to_owned(),
            requested_at: now,
        }
    }
}

pub fn request_certificate(
    tx: &mut Tx<'_>,
    id: PlayerId,
    wish: &Wish,
) -> Result<CertificateId, ActionError> {
    let player = players::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    let problems = wish.problems(
        check_allowed(tx.actor, &tx.federation.id, Duty::Commission).is_ok(),
        tx.federation.local_day(tx.now),
    );
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let waiting = storage::count_anonymous(tx.conn, tx.federation.id)?;
    if tx.actor.account.is_none() {
        refuse_flood(tx.conn, id, waiting)?;
    }
    // Rejects impossible requests at once.
    let of = Subject {
        kind: wish.kind,
        on_day: wish.on_day,
        pool: wish.extract_pool(),
        language: wish.language,
    };
    collect_facts(
        tx.conn,
        tx.federation,
        &player,
        of,
        tx.federation.local_day(tx.now),
        Depth::Possible,
    )?;
    let request = wish.to_request(tx.federation, id, tx.actor, tx.now);
    let certificate = storage::add(tx.conn, &request)?;
    log_request(tx, certificate, id)?;
    // Visitors' requests beyond the limit cause no more letters; the desk shows their number.
    if tx.actor.account.is_none() && waiting >= TOLD {
        return Ok(certificate);
    }
    write_notice(
        tx,
        Notice::Asked,
        &Matter::for_certificate(tx.federation, certificate, &player),
    )?;
    Ok(certificate)
}

/// Refuses more requests by visitors than are handled in time.
fn refuse_flood(conn: &mut Conn, player: PlayerId, waiting: i64) -> Result<(), ActionError> {
    let open = storage::of_player(conn, player)?
        .iter()
        .filter(|c| c.request.stage == Stage::Requested && c.request.anonymous)
        .count();
    if open >= OPEN_PER_PLAYER || waiting >= OPEN_PER_FEDERATION {
        return Err(Refusal::TooManyRequests.into());
    }
    Ok(())
}

fn log_request(
    tx: &mut Tx<'_>,
    certificate: CertificateId,
    player: PlayerId,
) -> Result<(), DbError> {
    let entry = Entry::new(
        Action::AskCertificate,
        audit::Subject::Certificate(certificate),
    )
    .with(audit::Subject::Player(player));
    let by = tx.actor.without_typed_name();
    audit::write_entry(tx.conn, &by, Some(tx.federation.id), entry, tx.now)
}

pub type Say<'a> = &'a dyn Fn(&Facts, Language) -> String;

#[derive(Clone, Copy)]
pub struct Sealer<'a> {
    pub secrets: &'a dyn Secrets,
    pub say: Say<'a>,
}

/// Numbers, signs and freezes the certificate. Idempotent.
pub fn issue(tx: &mut Tx<'_>, id: CertificateId, sealer: Sealer<'_>) -> Result<(), ActionError> {
    let c = storage::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    c.check_actor(tx.actor, OnCertificate::Issue)?;
    if c.request.stage == Stage::Issued {
        return Ok(());
    }
    c.check_state(OnCertificate::Issue)?;
    let key =
        certificate_keys::find_or_create_signing(tx.conn, tx.federation, sealer.secrets, tx.now)?;
    let player = find_holder(tx.conn, tx.federation, &c.request)?;
    let number = storage::next_number(tx.conn, tx.federation.id)?;
    let about = Issuing {
        federation: tx.federation,
        key: &key,
        number,
        sealer,
    };
    let issued = about.seal_certificate(tx.conn, tx.actor, &c, &player, tx.now)?;
    storage::mark_issued(tx.conn, id, &issued)?;
    let entry = Entry::new(Action::IssueCertificate, audit::Subject::Certificate(id))
        .with(&issued.statement);
    tx.audit(entry)?;
    Ok(())
}

struct Issuing<'a> {
    federation: &'a Federation,
    key: &'a (KeyId, SigningKey),
    number: i32,
    sealer: Sealer<'a>,
}

impl Issuing<'_> {
    fn seal_certificate(
        &self,
        conn: &mut Conn,
        actor: &Actor,
        c: &Certificate,
        player: &Player,
        now: NaiveDateTime,
    ) -> Result<Issued, ActionError> {
        let Request { kind, language, .. } = c.request;
        let today = self.federation.local_day(now);
        let mut facts = collect_facts(
            conn,
            self.federation,
            player,
            Subject::from_request(&c.request),
            today,
            Depth::Whole,
        )?;
        if facts.signatory_name.is_empty() {
            // The post in the settings belongs to another signatory.
            facts.signatory_name.clone_from(&actor.name);
            facts.signatory_post.clear();
        }
        let code =
            certificate::code_from_bits(&Sha256::digest(self.sealer.secrets.token()?.as_bytes()));
        let text = serde_json::to_string(&facts)
            .map_err(|e| DbError::Corrupt(format!("certificate {}: {e}", c.id)))?;
        let statement = Statement {
            slug: self.federation.slug.clone(),
            number: self.number,
            code: code.clone(),
            kind,
            name: facts.name.clone(),
            value: signed_value(&facts, (self.sealer.say)(&facts, language)),
            date: facts.date,
            digest: digest_facts(&text),
        }
        .text();
        let signature = self.key.1.sign(statement.as_bytes());
        Ok(Issued {
            stage: Stage::Issued,
            number: self.number,
            code,
            facts: text,
            statement,
            signature: HEXLOWER.encode(&signature.to_bytes()),
            key_id: self.key.0,
            issued_at: now,
            issued_by: actor.name.clone(),
        })
    }
}

/// On an extract includes pool and day, so that the day on the paper can't be changed.
fn signed_value(facts: &Facts, value: String) -> String {
    let pool = facts.pool.map(|p| p.word().to_owned());
    [Some(value), pool, facts.on_day.map(|d| d.to_string())]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join("; ")
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Batch {
    Requests,
    /// For each ranked player without a valid certificate.
    Ranks(Language),
}

/// Returns the number issued. Requests that can't be certified stay open.
pub fn issue_all(
    tx: &mut Tx<'_>,
    batch: &Batch,
    sealer: Sealer<'_>,
    progress: &Progress,
) -> Result<usize, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let wanted = match batch {
        Batch::Requests => {
            storage::load_page(
                tx.conn,
                tx.federation.id,
                Stage::Requested,
                0,
                OPEN_PER_FEDERATION,
            )?
            .0
        }
        Batch::Ranks(language) => request_missing(tx, *language)?,
    };
    let key =
        certificate_keys::find_or_create_signing(tx.conn, tx.federation, sealer.secrets, tx.now)?;
    let mut number = storage::next_number(tx.conn, tx.federation.id)?;
    let mut done = 0;
    for (i, c) in wanted.iter().rev().enumerate() {
        progress.set_counts(i, wanted.len());
        let Some(player) = players::find(tx.conn, tx.federation.id, c.request.player_id)? else {
            continue;
        };
        let about = Issuing {
            federation: tx.federation,
            key: &key,
            number,
            sealer,
        };
        match about.seal_certificate(tx.conn, tx.actor, c, &player, tx.now) {
            Ok(issued) => {
                storage::mark_issued(tx.conn, c.id, &issued)?;
                number += 1;
                done += 1;
            }
            Err(ActionError::Refused(Refusal::NothingToCertify)) => {}
            Err(other) => return Err(other),
        }
    }
    progress.set_counts(wanted.len(), wanted.len());
    let entry = Entry::new(
        Action::IssueCertificate,
        audit::Subject::Federation(tx.federation.slug.clone()),
    )
    .with(done);
    tx.audit(entry)?;
    Ok(done)
}

fn request_missing(tx: &mut Tx<'_>, language: Language) -> Result<Vec<Certificate>, ActionError> {
    let have: std::collections::HashSet<(PlayerId, String)> =
        storage::valid_ranks(tx.conn, tx.federation.id)?
            .into_iter()
            .filter_map(|(id, facts)| {
                Some((id, serde_json::from_str::<Facts>(&facts?).ok()?.rank?))
            })
            .collect();
    let mut wanted = Vec::new();
    for player in players::list(tx.conn, tx.federation.id)? {
        let Some(rank) = player
            .state
            .shown
            .rank
            .clone()
            .filter(|r| r != "N" && !player.personal.name.trim().is_empty())
        else {
            continue;
        };
        if have.contains(&(player.id, rank)) {
            continue;
        }
        let request = Request {
            federation_id: tx.federation.id,
            player_id: player.id,
            kind: Kind::Rank,
            stage: Stage::Requested,
            language,
            on_day: None,
            pool: None,
            anonymous: false,
            asked_by: tx.actor.name.clone(),
            contact: String::new(),
            delivery: String::new(),
            requested_at: tx.now,
        };
        let id = storage::add(tx.conn, &request)?;
        wanted.extend(storage::find(tx.conn, tx.federation.id, id)?);
    }
    wanted.reverse();
    Ok(wanted)
}

/// Returns the resulting stage. The reason of a revocation is public.
pub fn refuse_or_revoke(
    tx: &mut Tx<'_>,
    id: CertificateId,
    why: &str,
) -> Result<Stage, ActionError> {
    let c = storage::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    check_allowed(tx.actor, &c, OnCertificate::End)?;
    let stage = c
        .request
        .stage
        .after_rejection()
        .ok_or(Refusal::CertificateEnded)?;
    let action = if stage == Stage::Refused {
        Action::RefuseCertificate
    } else {
        Action::RevokeCertificate
    };
    let why = office::check_reason(why)?;
    storage::store_end(tx.conn, id, stage, why, tx.now)?;
    tx.audit(Entry::new(action, audit::Subject::Certificate(id)).with(why))?;
    Ok(stage)
}

/// Revokes a certificate and issues another with the present facts, after a correction.
pub fn reissue(
    tx: &mut Tx<'_>,
    id: CertificateId,
    why: &str,
    sealer: Sealer<'_>,
) -> Result<CertificateId, ActionError> {
    let c = storage::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    if c.request.stage != Stage::Issued {
        return Err(Refusal::CertificateEnded.into());
    }
    refuse_or_revoke(tx, id, why)?;
    let player = players::find(tx.conn, tx.federation.id, c.request.player_id)?
        .ok_or(ActionError::NotFound)?;
    let request = Request {
        player_id: player.merged_into.unwrap_or(player.id),
        stage: Stage::Requested,
        anonymous: false,
        requested_at: tx.now,
        ..c.request
    };
    let new = storage::add(tx.conn, &request)?;
    issue(tx, new, sealer)?;
    Ok(new)
}

/// Stands in the QR code after the address, so that the paper can be checked without the site.
pub fn encode_seal(c: &Certificate) -> Option<String> {
    let mut bytes = HEXLOWER.decode(c.signature.as_deref()?.as_bytes()).ok()?;
    bytes.extend(c.statement.as_deref()?.as_bytes());
    Some(BASE64URL_NOPAD.encode(&bytes))
}

/// Refuses all requests by visitors, after a flood.
pub fn refuse_strangers(tx: &mut Tx<'_>, why: &str) -> Result<usize, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let why = office::check_reason(why)?;
    let (open, _) = storage::load_page(
        tx.conn,
        tx.federation.id,
        Stage::Requested,
        0,
        OPEN_PER_FEDERATION,
    )?;
    let strangers: Vec<CertificateId> = open
        .iter()
        .filter(|c| c.request.anonymous)
        .map(|c| c.id)
        .collect();
    for id in &strangers {
        storage::store_end(tx.conn, *id, Stage::Refused, why, tx.now)?;
    }
    let entry = Entry::new(
        Action::RefuseCertificate,
        audit::Subject::Federation(tx.federation.slug.clone()),
    )
    .with(format_args!("{}: {why}", strangers.len()));
    tx.audit(entry)?;
    Ok(strangers.len())
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDateTime;

    use super::*;
    use crate::db::{FederationId, KeyId};

    const FACTS: &str = r#"{"kind":"rank","federation":"F","accent":"","emblem":null,"name":"N","latin":"N","rank":"1d","rating":null,"deviation":null,"provisional":false,"pool":"","place":null,"on_day":null,"ground":"standing","date":"2026-05-01","signatory_post":"","signatory_name":"S"}"#;

    fn signed(digits: usize, pair: &SigningKey) -> Certificate {
        let now = NaiveDateTime::default();
        let statement = Statement {
            slug: "steppe".to_owned(),
            number: 1,
            code: "7K2MQ9XDAB".to_owned(),
            kind: Kind::Rank,
            name: "N".to_owned(),
            value: "1 dan".to_owned(),
            date: now.date(),
            digest: digest_facts(FACTS)[..digits].to_owned(),
        };
        let request = Request {
            federation_id: FederationId(1),
            player_id: PlayerId(1),
            kind: Kind::Rank,
            stage: Stage::Issued,
            language: Language::English,
            on_day: None,
            pool: None,
            anonymous: false,
            asked_by: String::new(),
            contact: String::new(),
            delivery: String::new(),
            requested_at: now,
        };
        Certificate {
            id: CertificateId(1),
            request,
            number: Some(1),
            code: Some(statement.code.clone()),
            facts: Some(FACTS.to_owned()),
            signature: Some(HEXLOWER.encode(&pair.sign(statement.text().as_bytes()).to_bytes())),
            statement: Some(statement.text()),
            key_id: Some(KeyId(1)),
            issued_at: Some(now),
            issued_by: String::new(),
            ended_at: None,
            reason: String::new(),
        }
    }

    #[test]
    fn the_first_papers_stay_good_and_new_ones_bind_every_digit() {
        let pair = SigningKey::from_bytes(&[7; 32]);
        let public = HEXLOWER.encode(pair.verifying_key().as_bytes());
        for (digits, version) in [(16, "CT1\n"), (64, "CT2\n")] {
            let c = signed(digits, &pair);
            assert!(c.statement.as_deref().unwrap().starts_with(version));
            assert!(
                verified_facts(&c).is_some()
                    && check_seal(&encode_seal(&c).unwrap(), [public.as_str()]).is_ok(),
                "{version}"
            );
            let other = Certificate {
                facts: Some(FACTS.replace("1d", "9d")),
                ..c.clone()
            };
            assert_eq!(verified_facts(&other), None);
        }
        // A new paper can't be turned into an old one.
        let c = signed(64, &pair);
        let text = c.statement.clone().unwrap();
        let cut = text[..text.len() - 48].replace("CT2", "CT1");
        let c = Certificate {
            statement: Some(cut),
            ..c
        };
        assert_eq!(
            check_seal(&encode_seal(&c).unwrap(), [public.as_str()]),
            Err(SealFault::Forged)
        );
    }
}
