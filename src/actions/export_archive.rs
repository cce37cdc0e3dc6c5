//! The export archive of a federation: all its data, in files that other programs can read.

use std::collections::{HashMap, HashSet};
use std::io::Write;

use chrono::NaiveDateTime;
use serde_json::{Value, json};

use super::audit::{self, Subject};
use super::authorization::{Duty, check_allowed};
use super::exports::{self, Reader, Source, Words};
use super::{ActionError, Refusal, Tx, journal, lists as office_lists, sheets, stored_desk};
use crate::db::audit::AuditLine;
use crate::db::certificates::{self, Certificate};
use crate::db::federations::Federation;
use crate::db::lists::Entry;
use crate::db::tournaments::{Filter, Tournament};
use crate::db::{
    Conn, DbError, FileId, KeyId, PlayerId, TournamentId, appeals, audit as lines, desks, files,
    lists, memberships, news, orders, players, profiles, rating_list_imports, regulation_texts,
    table_files, tournament_imports, tournaments,
};
use crate::domain::approval::State;
use crate::domain::audit::Action;
use crate::domain::table::Sheet;
use crate::domain::tournament::Pool;
use crate::formats::archive::Archive;
use crate::formats::refusal::{Code, Refusal as Unwritten};

/// Rows read at a time.
const PART: i64 = 500;
/// Characters of an uploaded file's name.
const LONGEST: usize = 80;

/// Logs the export before any data is sent.
pub fn take_along(tx: &mut Tx<'_>) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let entry = audit::Entry::new(
        Action::TakeAlong,
        Subject::Federation(tx.federation.slug.clone()),
    );
    Ok(tx.audit(entry)?)
}

/// `None` if the certificate has no signed content.
pub type CertificateRenderer<'a> =
    &'a dyn Fn(&mut Conn, &Certificate) -> Result<Option<Vec<u8>>, ActionError>;

/// `readme` is the text of the first file. Equal data give equal bytes.
pub fn write_archive(
    conn: &mut Conn,
    federation: &Federation,
    readme: &str,
    words: &Words<'_>,
    drawn: CertificateRenderer<'_>,
    out: &mut dyn Write,
) -> Result<(), ActionError> {
    let mut pack = Pack {
        archive: Archive::new(out),
        federation,
        words,
    };
    pack.add_file("README.txt", readme.as_bytes())?;
    pack.add_file(
        "journal.jsonl",
        &journal::export_journal(conn, federation.id)?,
    )?;
    pack.write_lists(conn)?;
    pack.write_tables(conn)?;
    pack.write_uploads(conn)?;
    pack.write_decisions(conn)?;
    pack.write_texts(conn)?;
    pack.write_certificates(conn)?;
    pack.write_papers(conn, drawn)?;
    pack.write_log(conn)?;
    pack.archive
        .finish()
        .map_err(|why| unwritable_error(&why))?;
    Ok(())
}

fn unwritable_error(why: &Unwritten) -> ActionError {
    Refusal::Unwritable(why.clone()).into()
}

fn corrupt_error(error: &dyn std::fmt::Display) -> ActionError {
    DbError::Corrupt(error.to_string()).into()
}

struct Pack<'a> {
    archive: Archive<&'a mut dyn Write>,
    federation: &'a Federation,
    words: &'a Words<'a>,
}

impl Pack<'_> {
    fn add_file(&mut self, name: &str, bytes: &[u8]) -> Result<(), ActionError> {
        self.archive
            .add_file(name, bytes)
            .map_err(|why| unwritable_error(&why))
    }

    fn start_file(&mut self, name: &str) -> Result<(), ActionError> {
        self.archive
            .start_file(name)
            .map_err(|why| unwritable_error(&why))
    }

    fn write_line(&mut self, value: &Value) -> Result<(), ActionError> {
        writeln!(self.archive, "{value}").map_err(|why| {
            Refusal::Unwritable(Unwritten::new(Code::Target, why.to_string())).into()
        })
    }

    fn add_json(&mut self, name: &str, value: &Value) -> Result<(), ActionError> {
        let mut bytes = serde_json::to_vec_pretty(value).map_err(|e| corrupt_error(&e))?;
        bytes.push(b'\n');
        self.add_file(name, &bytes)
    }

    /// As the CSV of the fingerprint, and as workbooks, one for each pool.
    fn write_lists(&mut self, conn: &mut Conn) -> Result<(), ActionError> {
        let mut named = HashSet::new();
        for list in lists::list(conn, self.federation.id)?.into_iter().rev() {
            let mut stem = format!("lists/{}-{}", list.issue.date, list.issue.number);
            // A journal may have contained two lists of one day and number.
            if !named.insert(stem.clone()) {
                stem = format!("{stem}-{}", list.id);
            }
            self.add_file(
                &format!("{stem}.csv"),
                office_lists::csv_of(conn, self.federation, &list)?.as_bytes(),
            )?;
            let entries = lists::load_entries(conn, list.id)?;
            let of = |pool: Option<Pool>| {
                entries
                    .iter()
                    .filter(|e| e.pool == pool)
                    .cloned()
                    .collect::<Vec<Entry>>()
            };
            for pool in std::iter::once(None).chain(Pool::ALL.map(Some)) {
                let entries = of(pool);
                if entries.is_empty() {
                    continue;
                }
                let workbook = exports::list_workbook(
                    conn,
                    self.federation,
                    list.issue.date,
                    &entries,
                    self.words,
                )?;
                let part = pool
                    .map(|pool| format!("-{}", pool.word()))
                    .unwrap_or_default();
                self.add_file(&format!("{stem}{part}.xlsx"), &workbook)?;
            }
        }
        Ok(())
    }

    /// The rated, closed and recorded tables, oldest first, with the acts of the desk.
    fn write_tables(&mut self, conn: &mut Conn) -> Result<(), ActionError> {
        let mut held: Vec<TournamentId> = tournaments::load_rated(conn, self.federation.id)?
            .into_iter()
            .map(|t| t.id)
            .collect();
        let closed = Filter {
            states: vec![State::Friendly, State::Recorded],
            ascending: true,
            limit: i64::from(i32::MAX),
            ..Filter::default()
        };
        held.extend(
            tournaments::list_page(conn, self.federation.id, &closed)?
                .into_iter()
                .filter(|t| t.position.is_none())
                .map(|t| t.id),
        );
        for id in held {
            let Some(t) = tournaments::find(conn, self.federation.id, id)? else {
                continue;
            };
            let (folder, stem) = folder_of(&t);
            let unrated = if t.position.is_some() {
                Sheet::default()
            } else {
                sheets::parse_sheet(&t)?
            };
            let desk = stored_desk::find(conn, id)?;
            let source = Source {
                sheet: &unrated,
                desk: desk.as_ref(),
            };
            let document =
                exports::load_document(conn, self.federation, &t, source, Reader::Officer)?;
            for file in exports::render_files(&document, &stem, self.words) {
                self.add_file(&format!("{folder}/{}", file.name), &file.bytes)?;
            }
            self.write_desk(conn, id, &format!("{folder}/{stem}-desk.json"))?;
        }
        Ok(())
    }

    fn write_desk(
        &mut self,
        conn: &mut Conn,
        id: TournamentId,
        name: &str,
    ) -> Result<(), ActionError> {
        let Some(desk) = desks::find(conn, id)? else {
            return Ok(());
        };
        let read = |text: &str| serde_json::from_str::<Value>(text).map_err(|e| corrupt_error(&e));
        let (mut acts, count) = (Vec::new(), desks::count_acts(conn, id)?);
        for act in desks::load_acts(conn, id, 0, count)?.into_iter().rev() {
            acts.push(json!({"at": format_moment(act.at), "by": act.name, "act": read(&act.act)?, "answer": act.answer.to_string()}));
        }
        self.add_json(name, &json!({"state": read(&desk.state)?, "acts": acts}))
    }

    fn write_uploads(&mut self, conn: &mut Conn) -> Result<(), ActionError> {
        let of_tables: HashMap<FileId, TournamentId> =
            table_files::of_federation(conn, self.federation.id)?
                .into_iter()
                .map(|f| (f.file_id, f.tournament_id))
                .collect();
        let mut of_years = HashSet::new();
        for bundle in tournament_imports::of_federation(conn, self.federation.id)? {
            of_years.extend(tournament_imports::files_of(conn, bundle.id)?);
        }
        let of_lists: Vec<FileId> = rating_list_imports::of_federation(conn, self.federation.id)?
            .into_iter()
            .map(|f| f.list.file_id)
            .collect();
        let of_members: Vec<FileId> = memberships::load_files(conn, self.federation.id)?
            .into_iter()
            .map(|f| f.list.file_id)
            .collect();
        let mut index = Vec::new();
        for label in files::of_federation(conn, self.federation.id)? {
            let found = files::find(conn, self.federation.id, label.id)?;
            // Erased files have no content.
            let Some(content) = found
                .map(|file| file.content)
                .filter(|content| !content.is_empty())
            else {
                continue;
            };
            let of = match of_tables.get(&label.id) {
                Some(tournament) => {
                    format!(
                        "table {}",
                        tournaments::find(conn, self.federation.id, *tournament)?
                            .map(|t| t.code)
                            .unwrap_or_default()
                    )
                }
                None if of_lists.contains(&label.id) => "list of the past".to_owned(),
                None if of_members.contains(&label.id) => "list of members".to_owned(),
                None if of_years.contains(&label.id) => "tournament of the past".to_owned(),
                None if self.federation.emblem_id == Some(label.id) => "emblem".to_owned(),
                None => "document".to_owned(),
            };
            let name = format!("files/{}-{}", label.id, plain_file_name(&label.name));
            self.add_file(&name, &content)?;
            index.push(json!({
                "file": name, "name": label.name, "type": label.media_type, "sha256": label.sha256, "of": of, "came": format_moment(label.created_at),
            }));
        }
        if index.is_empty() {
            Ok(())
        } else {
            self.add_json("files/index.json", &Value::Array(index))
        }
    }

    fn write_decisions(&mut self, conn: &mut Conn) -> Result<(), ActionError> {
        let labels = regulation_texts::load_labels(conn, self.federation.id)?;
        for label in labels.iter().rev() {
            let Some(wording) = regulation_texts::find(conn, self.federation.id, label.id)? else {
                continue;
            };
            let text = wording.text;
            let stem = format!(
                "regulation/{}-{}-{}",
                text.day,
                text.language.word(),
                wording.id
            );
            self.add_file(&format!("{stem}.md"), text.body.as_bytes())?;
            self.add_json(
                &format!("{stem}.json"),
                &json!({
                    "language": text.language.word(), "day": text.day, "order": text.order_id, "file": text.file_id,
                    "articles": super::regulation_texts::parse_articles(&text.articles), "by": text.by_name, "entered": format_moment(text.created_at),
                }),
            )?;
        }
        let all = orders::list(conn, self.federation.id)?;
        if !all.is_empty() {
            self.start_file("orders.jsonl")?;
            for o in all.iter().rev() {
                let (id, o) = (o.id, &o.paper);
                self.write_line(&json!({
                    "id": id, "number": o.number, "title": o.title, "day": o.day, "text": o.body, "file": o.file_id, "by": o.by_name,
                    "entered": format_moment(o.created_at),
                }))?;
            }
        }
        let filed = appeals::of_federation(conn, self.federation.id, None)?;
        if !filed.is_empty() {
            self.start_file("appeals.jsonl")?;
            for a in filed {
                let filed = a.objection;
                self.write_line(&json!({
                    "id": a.id, "tournament": filed.tournament_id, "player": filed.player_id, "name": filed.name, "contact": filed.contact,
                    "about": filed.about.word(), "text": filed.body, "filed": format_moment(filed.filed_at), "stage": a.stage.word(),
                    "answer": a.answer, "by": a.answered_by,
                    "answered": a.answered_at.map(format_moment), "correction": a.correction_id,
                }))?;
            }
        }
        Ok(())
    }

    fn write_texts(&mut self, conn: &mut Conn) -> Result<(), ActionError> {
        let said = profiles::of_federation(conn, self.federation.id)?;
        if !said.is_empty() {
            let told = said.iter().map(|p| json!({"language": p.language.word(), "about": p.about, "contacts": p.contacts}));
            self.add_json("home.json", &told.collect())?;
        }
        let mut before = None;
        loop {
            let part = news::load_newest(conn, self.federation.id, before, PART)?;
            let Some(last) = part.last().map(|note| note.id) else {
                return Ok(());
            };
            if before.is_none() {
                self.start_file("news.jsonl")?;
            }
            for n in part {
                let text = n.text;
                self.write_line(&json!({
                    "id": n.id, "language": text.language.word(), "title": text.title, "text": text.body, "by": text.by_name,
                    "entered": format_moment(text.created_at), "changed": n.changed_at.map(format_moment),
                }))?;
            }
            before = Some(last);
        }
    }

    /// Includes the public keys for checking without the site.
    fn write_certificates(&mut self, conn: &mut Conn) -> Result<(), ActionError> {
        let keys = certificates::load_keys(conn, self.federation.id)?;
        if keys.is_empty() {
            return Ok(());
        }
        let known: HashMap<KeyId, &str> = keys
            .iter()
            .map(|key| (key.id, key.public.as_str()))
            .collect();
        self.start_file("certificates/certificates.jsonl")?;
        let mut last = 0;
        loop {
            let part = certificates::load_after(conn, self.federation.id, last, PART)?;
            let Some(number) = part.last().and_then(|c| c.number) else {
                break;
            };
            let ids: Vec<PlayerId> = part.iter().map(|c| c.request.player_id).collect();
            let codes: HashMap<PlayerId, String> =
                players::find_many(conn, self.federation.id, &ids)?
                    .into_iter()
                    .map(|p| (p.id, p.code))
                    .collect();
            for one in &part {
                let key = one.key_id.and_then(|id| known.get(&id).copied());
                self.write_line(&certificate_json(
                    one,
                    codes.get(&one.request.player_id),
                    key,
                ))?;
            }
            last = number;
        }
        let told = keys.iter().rev().map(|key| {
            json!({
                "public": key.public, "made": format_moment(key.created_at), "retired": key.retired_at.map(format_moment),
                "revoked": key.revoked_at.map(format_moment), "not_believed_from": key.revoked_from, "reason": key.reason,
            })
        });
        self.add_json("certificates/keys.json", &told.collect())
    }

    fn write_papers(
        &mut self,
        conn: &mut Conn,
        drawn: CertificateRenderer<'_>,
    ) -> Result<(), ActionError> {
        let mut last = 0;
        loop {
            let part = certificates::load_after(conn, self.federation.id, last, PART)?;
            let Some(number) = part.last().and_then(|c| c.number) else {
                return Ok(());
            };
            for one in &part {
                if let (Some(number), Some(pdf)) = (one.number, drawn(conn, one)?) {
                    self.add_file(&format!("certificates/{number}.pdf"), &pdf)?;
                }
            }
            last = number;
        }
    }

    /// The entries form a chain of their own. Those without a number belonged to a chain shared
    /// with other federations.
    fn write_log(&mut self, conn: &mut Conn) -> Result<(), ActionError> {
        self.start_file("audit.jsonl")?;
        let mut last = 0;
        loop {
            let part: Vec<AuditLine> = lines::of_federation(conn, self.federation.id, last, PART)?;
            let Some(seq) = part.last().map(|line| line.seq) else {
                return Ok(());
            };
            for line in part {
                self.write_line(&json!({
                    "seq": line.seq, "at": format_moment(line.at), "actor": line.actor, "act": line.act, "subject": line.subject,
                    "detail": line.detail, "previous": line.previous, "hash": line.hash, "number": line.number,
                }))?;
            }
            last = seq;
        }
    }
}

/// The facts stay as stored, because their fingerprint was signed.
fn certificate_json(c: &Certificate, player: Option<&String>, key: Option<&str>) -> Value {
    json!({
        "number": c.number, "code": c.code, "kind": c.request.kind.word(), "stage": c.request.stage.word(), "player": player,
        "language": c.request.language.word(), "facts": c.facts, "statement": c.statement, "signature": c.signature, "key": key,
        "issued": c.issued_at.map(format_moment), "by": c.issued_by, "ended": c.ended_at.map(format_moment), "reason": c.reason,
    })
}

/// Returns the folder, and the prefix of its file names.
fn folder_of(t: &Tournament) -> (String, String) {
    let plain: String = plain_file_name(&t.code);
    // Codes that differ only in replaced characters are distinguished by the id.
    let stem = if plain == t.code {
        plain
    } else {
        format!("{plain}-{}", t.id)
    };
    (format!("tournaments/{}-{stem}", t.conditions.ends), stem)
}

/// Valid on every system: letters, digits, `.`, `-` and `_`.
fn plain_file_name(name: &str) -> String {
    let kept: String = name
        .chars()
        .map(|c| {
            if c.is_alphanumeric() || ".-_".contains(c) {
                c
            } else {
                '_'
            }
        })
        .collect();
    let kept = kept.trim_start_matches('.');
    // Keeps the end, which contains the extension.
    let skipped = kept.chars().count().saturating_sub(LONGEST);
    kept.chars().skip(skipped).collect()
}

fn format_moment(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_plain() {
        for (name, kept) in [
            ("Положення 2026.pdf", "Положення_2026.pdf"),
            ("../../etc/passwd", "_.._etc_passwd"),
            (".hidden", "hidden"),
            ("a\\b:c*?.png", "a_b_c__.png"),
        ] {
            assert_eq!(plain_file_name(name), kept);
        }
        assert_eq!(
            plain_file_name(&format!("{}.pdf", "x".repeat(300))).len(),
            LONGEST
        );
    }
}
