//! The audit log: acts are written in a stable form, every change is noticed, and readers see it.

use chrono::NaiveDateTime;
use crosstable::actions::audit::{ChainFault, Entry, Subject, verify_log, write_entry};
use crosstable::actions::federations::Papers;
use crosstable::actions::profiles::Wording;
use crosstable::actions::{ActionError, Actor, Grant, Tx};
use crosstable::actions::{
    appeals, divisions, federations as founding, licences, members, profiles, rating_monitor, setup,
};
use crosstable::db::audit::{self as stored, AuditLine};
use crosstable::db::profiles as stored_profiles;
use crosstable::db::{
    AccountId, Conn, Db, FederationId, ProposalId, TournamentId, chains, federations,
};
use crosstable::domain::audit::Action;
use crosstable::domain::language::Language;
use crosstable::domain::rating_monitor::Measure;
use crosstable::domain::role::Role;
use crosstable::domain::zone::Zone;
use crosstable::i18n::audit::detail_text;
use serde_json::Value;

use crate::app::{App, noon};
use crate::database::{Database, Kind, on_both};

/// A line for every act in its stored form; the last one is of a newer program.
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
            number: 0,
        }
    };
    include_str!("../fixtures/audit-log.jsonl")
        .lines()
        .map(read)
        .collect()
}

/// Who stands in a line as `name (#account)` or as a bare name.
fn actor(line: &AuditLine) -> Actor {
    let account = line
        .actor
        .strip_suffix(')')
        .and_then(|actor| actor.split_once(" (#"));
    let (name, account) = match account {
        Some((name, id)) => (name, Some(AccountId(id.parse().unwrap()))),
        None => (line.actor.as_str(), None),
    };
    Actor {
        account,
        name: name.to_owned(),
        grants: Vec::new(),
    }
}

/// An act in a federation, or one that concerns none.
fn act(db: &Db, federation: Option<FederationId>) {
    let entry = Entry::new(Action::LogIn, Subject::Account(AccountId(1)));
    db.write(|c| write_entry(c, &Actor::console(), federation, entry, noon()))
        .unwrap();
}

/// The database lets everybody change the log from now on.
fn unlock(database: &Database) {
    database.tamper(match database.kind {
        Kind::Sqlite => "DROP TRIGGER audit_is_append_only_u; DROP TRIGGER audit_is_append_only_d",
        Kind::Postgres => "DROP TRIGGER audit_is_append_only ON audit",
    });
}

/// Changes every setting of a federation by the verbs of the office.
fn set_everything(c: &mut Conn, slug: &str) -> Result<(), ActionError> {
    let f = federations::find_by_slug(c, slug)?.ok_or(ActionError::NotFound)?;
    let grants = [Role::Chairman, Role::Official].map(|role| Grant {
        role,
        federation: Some(f.id),
        club: None,
    });
    let (by, now) = (
        &Actor {
            account: None,
            name: "Яна".to_owned(),
            grants: grants.into(),
        },
        noon(),
    );
    founding::require_approval(&mut Tx::new(c, by, &f, now), !f.prior_approval)?;
    founding::demand_factor(&mut Tx::new(c, by, &f, now), !f.second_factor)?;
    founding::word_list_note(
        &mut Tx::new(c, by, &f, now),
        &[(Language::Ukrainian, "Посилайтеся".to_owned())],
    )?;
    founding::change_papers(&mut Tx::new(c, by, &f, now), &Papers::default())?;
    let seen = profiles::compute_mark(&stored_profiles::of_federation(c, f.id)?);
    profiles::store_texts(
        &mut Tx::new(c, by, &f, now),
        &Wording {
            said: Vec::new(),
            seen,
        },
    )?;
    setup::set_names(
        &mut Tx::new(c, by, &f, now),
        &[(Language::Ukrainian, "Степ".to_owned())],
    )?;
    setup::choose_zone(
        &mut Tx::new(c, by, &f, now),
        Zone::from_word("Asia/Tokyo").unwrap(),
    )?;
    setup::set_hidden(&mut Tx::new(c, by, &f, now), !f.setup_hidden)?;
    let mut given = divisions::DivisionInput {
        code: "00".to_owned(),
        greatest: "18".to_owned(),
        counted: "list".to_owned(),
        ..Default::default()
    };
    given.names = Language::ALL
        .map(|language| (language, "Юні".to_owned()))
        .into();
    divisions::save_division(&mut Tx::new(c, by, &f, now), &given)?;
    let f = federations::find_by_slug(c, slug)?.ok_or(ActionError::NotFound)?;
    divisions::remove_division(&mut Tx::new(c, by, &f, now), "00")?;
    licences::set_licensing(&mut Tx::new(c, by, &f, now), "asked")?;
    members::set_gate(&mut Tx::new(c, by, &f, now), "marked", true)?;
    appeals::set_days(&mut Tx::new(c, by, &f, now), "21")?;
    rating_monitor::set(
        &mut Tx::new(c, by, &f, now),
        &[
            (Measure::Drift, "12,5".to_owned()),
            (Measure::Excess, "0.1".to_owned()),
        ],
    )
}

on_both! {
    fn every_setting_that_is_changed_is_told_in_the_readers_language(app: App) {
        let before = app.read(stored::find_last).map_or(0, |line| line.seq);
        app.write(|c| set_everything(c, "steppe"));
        let lines = app.read(|c| stored::load_after(c, before, 100));
        assert!(lines.len() >= 14, "{lines:?}");
        for AuditLine { detail: written, .. } in &lines {
            for language in [Language::Russian, Language::Ukrainian] {
                let told = detail_text(language, "ufgo", Some(Action::Settings), written).replace("Asia/Tokyo", "");
                assert!(!told.contains(|c: char| c.is_ascii_alphabetic()), "{written}: {told}");
            }
        }
        let page = app.official().page("/steppe/audit?lang=uk");
        page.says("часовий пояс: Asia/Tokyo").says("ліцензії головних суддів").says("12,5").says_nothing_of("licensing").says_nothing_of("bounds");
    }

    fn what_concerns_the_whole_site_is_read_by_its_administrator(app: App) {
        app.referee();
        let admin = app.admin();
        let page = admin.page("/accounts/audit");
        page.says("account Referee (referee)").says("Admin").says_nothing_of("Tournament");
        app.chairman().get("/accounts/audit").is(403);
    }

    fn acts_are_written_as_they_always_were(database: Database) {
        let db = database.migrated();
        let mut lines = log();
        let newer = lines.pop().unwrap();
        assert_eq!((Action::from_word(&newer.act), Subject::from_stored(&newer.subject)), (None, None));
        for line in &lines {
            let subject = Subject::from_stored(&line.subject).unwrap_or_else(|| panic!("{}", line.subject));
            let action = Action::from_word(&line.act).unwrap_or_else(|| panic!("{}", line.act));
            let entry = Entry::new(action, subject).with(&line.detail);
            db.write(|c| write_entry(c, &actor(line), line.federation_id, entry, line.at)).unwrap();
        }
        // Where they stand in the chains is another matter.
        let words = |line: AuditLine| AuditLine { seq: 0, previous: String::new(), hash: String::new(), number: 0, ..line };
        let written: Vec<_> = db.read(|c| stored::load_after(c, 0, 1000)).unwrap().into_iter().map(words).collect();
        assert_eq!(written, lines.into_iter().map(words).collect::<Vec<_>>());
    }

    fn a_forgery_is_found_in_whichever_chain_it_is(app: App) {
        let (steppe, valley) = (app.federation("steppe").id, app.federation("valley").id);
        let chains = [None, Some(steppe), Some(valley)];
        for of in [chains, chains, chains].concat() {
            act(&app.db, of);
        }
        assert!(app.read(verify_log).is_ok());
        unlock(&app.database);
        let all = app.read(|c| stored::load_after(c, 0, 1000));
        for of in chains {
            let own: Vec<&AuditLine> = all.iter().filter(|line| line.federation_id == of).collect();
            let [.., before, third] = own[..] else { panic!("{own:?}") };
            let seq = before.seq;
            let faulty = |change: &str, back: &str, broken: ChainFault| {
                app.database.tamper(change);
                assert_eq!(app.read(verify_log), Err(broken), "{of:?}: {change}");
                app.database.tamper(back);
                assert!(app.read(verify_log).is_ok(), "{of:?}: {back}");
            };
            faulty(
                &format!("UPDATE audit SET actor = 'x' WHERE seq = {seq}"),
                &format!("UPDATE audit SET actor = '{}' WHERE seq = {seq}", before.actor),
                ChainFault::Changed(seq),
            );
            faulty(
                &format!("UPDATE audit SET previous = 'x' WHERE seq = {seq}"),
                &format!("UPDATE audit SET previous = '{}' WHERE seq = {seq}", before.previous),
                ChainFault::Chain(seq),
            );
            faulty(
                &format!("UPDATE audit SET number = 0 WHERE seq = {seq}"),
                &format!("UPDATE audit SET number = {} WHERE seq = {seq}", before.number),
                ChainFault::Gap(seq),
            );
            let last = third.seq;
            app.database.tamper(&format!("DELETE FROM audit WHERE seq = {last}"));
            assert_eq!(app.read(verify_log), Err(ChainFault::Cut(of)), "{of:?}: the newest line");
            app.write(|c| Ok(stored::add(c, third)?));
            assert!(app.read(verify_log).is_ok());
            app.database.tamper(&format!("DELETE FROM audit WHERE seq = {seq}"));
            assert_eq!(app.read(verify_log), Err(ChainFault::Gap(last)), "{of:?}: a line in the middle");
            app.write(|c| Ok(stored::add(c, before)?));
        }
        assert!(app.read(verify_log).is_ok());
    }

    fn the_log_is_said_in_the_readers_language_and_leads_to_the_pages(app: App) {
        let id = app.tournament_in("Log Cup", "submitted");
        let steppe = app.federation("steppe").id;
        app.write(|c| {
            let actor = Actor::console();
            // What is gone, and what is nobody's but its organizer's, has no page to lead to.
            let gone = [(Action::Amend, Subject::Edition(77)), (Action::Draft, Subject::Proposal(ProposalId(77)))];
            for (action, subject) in [(Action::Desk, Subject::Tournament(TournamentId(id)))].into_iter().chain(gone) {
                write_entry(c, &actor, Some(steppe), Entry::new(action, subject), noon())?;
            }
            let (last, seq) = (stored::find_last(c)?.unwrap(), chains::next_seq(c)?);
            let (act, subject) = ("teleport".to_owned(), "moon 3".to_owned());
            stored::add(c, &AuditLine { seq, act, subject, ..last })?;
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
