//! The audit log: what earlier programs wrote holds, and what newer ones write is shown.

use chrono::NaiveDateTime;
use crosstable::db::audit::{self as stored, AuditLine};
use crosstable::db::{AccountId, FederationId, ProposalId, TournamentId};
use crosstable::domain::audit::Action;
use crosstable::office::Actor;
use crosstable::office::audit::{Entry, Subject, note, verify};
use serde_json::Value;

use crate::app::{App, noon};
use crate::database::{Database, on_both};

/// Lines of a log as the program wrote them when acts were bare words, with all that there were; the last one is of a newer program.
fn log() -> Vec<AuditLine> {
    let text = |line: &Value, field: &str| line[field].as_str().unwrap().to_owned();
    let read = |line: &str| {
        let line: Value = serde_json::from_str(line).unwrap();
        AuditLine {
            seq: line["seq"].as_i64().unwrap(),
            at: NaiveDateTime::parse_from_str(&text(&line, "at"), "%Y-%m-%dT%H:%M:%S").unwrap(),
            federation_id: line["federation"].as_i64().map(FederationId),
            actor: text(&line, "actor"),
            act: text(&line, "act"),
            subject: text(&line, "subject"),
            detail: text(&line, "detail"),
            previous: text(&line, "previous"),
            hash: text(&line, "hash"),
        }
    };
    include_str!("../fixtures/audit-log.jsonl").lines().map(read).collect()
}

/// Who stands in a line as `name (#account)` or as a bare name.
fn actor(line: &AuditLine) -> Actor {
    let account = line.actor.strip_suffix(')').and_then(|actor| actor.split_once(" (#"));
    let (name, account) = match account {
        Some((name, id)) => (name, Some(AccountId(id.parse().unwrap()))),
        None => (line.actor.as_str(), None),
    };
    Actor { account, name: name.to_owned(), grants: Vec::new() }
}

on_both! {
    fn what_concerns_the_whole_site_is_read_by_its_administrator(app: App) {
        app.referee();
        let admin = app.admin();
        let page = admin.page("/accounts/audit");
        page.says("account Referee (referee)").says("Admin").says_nothing_of("Tournament");
        app.chairman().get("/accounts/audit").is(403);
    }

    fn what_an_earlier_program_wrote_is_unbroken(database: Database) {
        let db = database.migrated();
        let lines = log();
        let last = lines.last().unwrap().clone();
        db.write(|c| lines.iter().try_for_each(|line| stored::add(c, line))).unwrap();
        assert_eq!(db.read(verify).unwrap(), Ok((last.seq, last.hash)));
    }

    fn acts_are_written_as_they_always_were(database: Database) {
        let db = database.migrated();
        let mut lines = log();
        let newer = lines.pop().unwrap();
        assert_eq!((Action::from_word(&newer.act), Subject::read(&newer.subject)), (None, None));
        for line in &lines {
            let subject = Subject::read(&line.subject).unwrap_or_else(|| panic!("{}", line.subject));
            let action = Action::from_word(&line.act).unwrap_or_else(|| panic!("{}", line.act));
            let entry = Entry::new(action, subject).with(&line.detail);
            db.write(|c| note(c, &actor(line), line.federation_id, entry, line.at)).unwrap();
        }
        assert_eq!(db.read(|c| stored::after(c, 0, 1000)).unwrap(), lines);
    }

    fn the_log_is_said_in_the_readers_language_and_leads_to_the_pages(app: App) {
        let id = app.tournament_in("Log Cup", "submitted");
        let steppe = app.federation("steppe").id;
        app.write(|c| {
            let actor = Actor::console();
            // What is gone, and what is nobody's but its organizer's, has no page to lead to.
            let gone = [(Action::Amend, Subject::Edition(77)), (Action::Draft, Subject::Proposal(ProposalId(77)))];
            for (action, subject) in [(Action::Desk, Subject::Tournament(TournamentId(id)))].into_iter().chain(gone) {
                note(c, &actor, Some(steppe), Entry::new(action, subject), noon())?;
            }
            let last = stored::last(c)?.unwrap();
            let (act, subject) = ("teleport".to_owned(), "moon 3".to_owned());
            stored::add(c, &AuditLine { seq: last.seq + 1, act, subject, ..last })?;
            Ok(())
        });
        let official = app.official();
        let page = official.page("/steppe/audit?lang=ru");
        page.says("подписано и отправлено").says("действие за судейским столом").says("редакция 77").says("предложение 77");
        page.says("teleport").says("moon 3");
        let links = page.links();
        assert!(links.contains(&format!("/steppe/tournaments/{id}")), "{links:?}");
        assert!(!links.iter().any(|link| link.ends_with("/77") || link.contains("moon")), "{links:?}");
        for link in links.iter().filter(|link| link.starts_with("/steppe/")) {
            official.page(link);
        }
    }
}
