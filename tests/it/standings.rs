//! What players bring along, entered by officials under every regulation: one player on a page,
//! many in one act, which is undone as a whole.

use std::path::Path;

use crosstable::actions::initial_ratings::{self, Entry};
use crosstable::actions::replay::{self, Progress};
use crosstable::actions::{
    ActionError, Actor, Grant, Refusal, Role, Tx, journal as office, registry,
};
use crosstable::db::federations::{self, Federation};
use crosstable::db::{
    Conn, DbError, FederationId, InitialRatingActId, MergeId, PlayerId, corrections,
    initial_ratings as stored, players, results,
};
use crosstable::domain::journal;
use serde_json::{Value, json};

use crate::app::{App, noon};
use crate::database::{Database, on_both};

/// Everything that is calculated in a federation, and what it is calculated from.
fn calculated(c: &mut Conn, federation: FederationId) -> Result<Vec<String>, DbError> {
    let people = players::load_replay_players(c, federation)?
        .into_iter()
        .map(|p| format!("{} {:?} {:?}", p.code, p.standing, p.state));
    let mut rows = results::from_position(c, federation, 0)?;
    rows.sort_by_key(|row| (row.tournament_id, row.player_id));
    Ok(people
        .chain(rows.iter().map(|row| format!("{row:?}")))
        .collect())
}

/// What somebody may bring along under a regulation.
fn some_standing(rules: &str, n: usize) -> Option<Value> {
    let rating = 900 + (n * 137) % 1100;
    match (rules, n % 5) {
        (_, 4) => None,
        ("ssdc", 1) => Some(json!({"rapid": {"rating": rating, "games": n}, "rank": "3"})),
        ("ssdc", _) => {
            Some(json!({"classic": {"rating": rating, "games": 30, "last_played": "2020-01-01"}}))
        }
        ("orr", 1) => Some(json!({"fide": rating})),
        ("rgf", _) => Some(json!({"rating": rating, "deviation": 60 + n})),
        ("elo", 1) => Some(json!({"rating": rating, "games": n})),
        _ => Some(json!({"rating": rating})),
    }
}

/// A few journals of a regulation that can live on a site and have several tournaments.
fn journals(rules: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(rules);
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.retain(|path| {
        path.to_str()
            .is_some_and(|path| path.ends_with(".jsonl") && !path.ends_with(".expected.jsonl"))
    });
    files.sort();
    let texts = files
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap());
    texts
        .filter(|text| {
            journal::read_journal(text.as_bytes()).is_ok()
                && text.matches("\"tournament\"").count() > 1
        })
        .take(6)
        .collect()
}

fn official(federation: FederationId) -> Actor {
    let grants = vec![Grant {
        role: Role::Official,
        federation: Some(federation),
        club: None,
    }];
    Actor {
        account: None,
        name: "Official".to_owned(),
        grants,
    }
}

fn under_every_regulation(database: &Database, rules: &str) {
    let db = database.migrated();
    let mut entered = 0;
    for (text, number) in journals(rules).iter().zip(1..) {
        let read = journal::read_journal(text.as_bytes()).unwrap();
        let slug = format!("{rules}{number}");
        let Ok(id) = db.write(|c| {
            office::import_journal(c, &Actor::console(), &read, Some(&slug), noon())
                .map_err(|_| ActionError::NotFound)
        }) else {
            continue;
        };
        let federation = db.read(|c| federations::find(c, id)).unwrap().unwrap();
        let before = db.read(|c| calculated(c, id)).unwrap();
        let people = db.read(|c| players::load_replay_players(c, id)).unwrap();
        for salt in 0..4 {
            let chosen = people
                .iter()
                .enumerate()
                .filter(|(n, _)| (n * 7 + salt) % 3 != 0);
            let entries: Vec<Entry> = chosen
                .map(|(n, p)| Entry {
                    player: p.id,
                    standing: some_standing(rules, n + salt),
                })
                .collect();
            let act = db.write(|c| {
                initial_ratings::enter_all(
                    &mut Tx::new(c, &official(id), &federation, noon()),
                    &entries,
                    "moved in",
                    &Progress::default(),
                )
            });
            match act {
                Ok(act) => {
                    entered += 1;
                    goes_back(&db, &federation, act, &before);
                }
                // A tournament may have no end with other ratings: then nothing is done.
                Err(ActionError::Refused(
                    Refusal::Endless(..) | Refusal::StandingSame | Refusal::Unratable(_),
                )) => {}
                Err(other) => panic!("{slug}: {other:?}"),
            }
            assert_eq!(
                db.read(|c| calculated(c, id)).unwrap(),
                before,
                "{slug} {salt}"
            );
        }
    }
    assert!(entered > 3, "{rules}: {entered}");
}

/// What was entered is calculated, and undoing it leaves everything as it was.
fn goes_back(
    db: &crosstable::db::Db,
    federation: &Federation,
    act: InitialRatingActId,
    before: &[String],
) {
    let id = federation.id;
    assert_ne!(db.read(|c| calculated(c, id)).unwrap(), before);
    assert!(
        !db.write(|c| replay::has_differences(c, federation, &Progress::default()))
            .unwrap(),
        "a replay would move somebody"
    );
    db.write(|c| {
        initial_ratings::undo_act(
            &mut Tx::new(c, &official(id), federation, noon()),
            act,
            &Progress::default(),
        )
    })
    .unwrap();
    let twice = db.write(|c| {
        initial_ratings::undo_act(
            &mut Tx::new(c, &official(id), federation, noon()),
            act,
            &Progress::default(),
        )
    });
    assert!(
        matches!(twice, Err(ActionError::Refused(Refusal::StandingChanged))),
        "{twice:?}"
    );
    assert!(
        !db.write(|c| replay::has_differences(c, federation, &Progress::default()))
            .unwrap()
    );
}

on_both! {
    fn entering_and_undoing_leaves_every_rating_as_it_was(database: Database) {
        for rules in ["ufgo", "ssdc", "orr", "rgf", "elo"] {
            under_every_regulation(&database, rules);
        }
    }

    fn a_page_asks_what_the_regulation_knows(app: App) {
        app.with_demo();
        let (chairman, visitor) = (app.chairman(), app.visitor());
        for (slug, field, typed, says) in [
            ("dots", "classic.rating", "1234.5", "Initial rating Classic – 1234.5"),
            ("chess", "fide", "1801", "FIDE rating: 1801"),
            ("stones", "rating", "850", "850"),
            ("evening", "rating", "1300", "1300"),
        ] {
            let federation = app.federation(slug);
            let form = chairman.page(&format!("/{slug}/players/new")).form("/players/new").set("name", "Новак Ян");
            let page = chairman.submit(&form).location();
            let form = chairman.page(&format!("{page}/office?lang=en")).form("/brought");
            for known in federation.rules.standing {
                assert_eq!(form.value(known.name), "", "{slug}: {}", known.name);
            }
            let refused = chairman.submit(&form.clone().set(field, "many").set("reason", "Known by another list")).is(422);
            assert_eq!(refused.form("/brought").value(field), "many", "{slug}");
            let form = form.set(field, typed);
            chairman.submit(&form).is(422);
            let ledger = chairman.submit(&form.set("reason", "Known by another list")).location();
            visitor.page(&format!("{ledger}?lang=en")).says("Known by another list");
            visitor.page(&format!("{page}?lang=en")).says(says).says("entered on 10 May 2026: Known by another list");
            chairman.page(&format!("/{slug}/audit?lang=en")).says("entered players’ starting data");
            let outcome = app.db.write(|c| replay::replay_all(c, &federation, None, &Progress::default())).unwrap();
            assert_eq!(outcome, replay::Outcome::default(), "{slug}");
            // The same again changes nothing.
            let form = chairman.page(&format!("{page}/office?lang=en")).form("/brought").set("reason", "Again");
            chairman.submit(&form).is(409).says("already the player’s starting data");
        }
    }

    fn the_day_of_an_entry_is_told_by_the_clocks_of_the_federation(app: App) {
        let (chairman, official) = (app.chairman(), app.official());
        chairman.submit(&chairman.page("/steppe/settings").form("/settings/zone").set("time_zone", "Pacific/Auckland")).is(303);
        app.pass(chrono::TimeDelta::hours(1));
        let page = format!("/steppe/players/{}", app.player("p01"));
        let form = official.page(&format!("{page}/office?lang=en")).form("/brought").set("rating", "1900").set("reason", "Known elsewhere");
        official.submit(&form).is(303);
        app.visitor().page(&format!("{page}?lang=en")).says("entered on 11 May 2026: Known elsewhere");
    }

    fn who_has_played_is_corrected_and_rated_again(app: App) {
        let (official, player) = (app.official(), app.player("p01"));
        let before = app.rating("p01").unwrap();
        let office = format!("/steppe/players/{player}/office?lang=en");
        let form = official.page(&office).form("/brought");
        assert_eq!((form.value("rating"), form.value("dan")), ("1500", ""));
        // What doesn't go together is told; a rank is chosen.
        official.submit(&form.clone().set("rank", "30 kyu").set("reason", "R")).is(422).says("allow this combination of values");
        official.submit(&form.clone().set("rating", "1900").set("reason", "A misprint in the list of 2019")).is(303);
        assert!(app.rating("p01").unwrap() > before + 300.0);
        let steppe = app.federation("steppe");
        let newest = app.read(|c| corrections::list_page(c, steppe.id, 0, 1)).pop().unwrap();
        assert!(newest.reason.contains("A misprint") && newest.reason.contains("Коваль"), "{newest:?}");
        assert!(app.read(|c| corrections::load_lines(c, newest.id, 0, 100)).len() > 1, "whoever played against her, too");
        assert_eq!(app.db.write(|c| replay::replay_all(c, &steppe, None, &Progress::default())).unwrap(), replay::Outcome::default());
        assert!(app.export("steppe").contains(r#""id": "p01", "name": "Коваль Анна", "born": "1980-05-01", "country": "UA", "club": "Ivory", "guest": false, "standing": {"rating": 1900}"#));
        // Who brought nothing gets a rating by the article of the regulation alone.
        let newcomer = app.player("p10");
        assert!(!official.page(&format!("/steppe/players/{newcomer}/office")).has_form("/brought"));
        official.post(&format!("/steppe/players/{newcomer}/brought"), &[("rating", "1000"), ("reason", "R")]).is(409).says("3.2");
        // What stood in the place of a recommendation may be asked for again.
        let gone = official.page(&office).form("/brought").set("rating", "").set("rank", "").set("dan", "").set("reason", "Was another Anna");
        official.submit(&gone).is(303);
        assert!(official.page(&office).has_form("/standing") || app.rating("p01").is_some());
    }

    fn whom_the_commission_calls_a_guest_the_rules_leave_out(app: App) {
        app.with_demo();
        let (chairman, chess) = (app.chairman(), app.federation("chess"));
        let before = app.read(|c| calculated(c, chess.id));
        let people = app.read(|c| players::load_replay_players(c, chess.id));
        let rated = app.read(|c| results::from_position(c, chess.id, 0));
        let lines = |of| rated.iter().filter(|row| row.player_id == of).count();
        let member = people.iter().filter(|p| !p.guest).max_by_key(|p| lines(p.id)).unwrap().id;
        let (edit, page) = (format!("/chess/players/{member}/edit?lang=en"), format!("/chess/players/{member}?lang=en"));
        let marks = |guest: &str| {
            let preview = chairman.submit(&chairman.page(&edit).form("/edit").set("guest", guest)).is(200);
            chairman.submit(&preview.form("/edit")).is(303);
        };
        marks("1");
        app.visitor().page(&page).says("Guest");
        let left = app.read(|c| results::from_position(c, chess.id, 0));
        assert!(lines(member) > 1 && left.iter().all(|row| row.player_id != member), "article 2: a guest gets no rating");
        assert!(chairman.page(&edit).body.contains(r#"name="guest" value="1" checked"#));
        // Said again that he is a member, everything is as it was.
        marks("");
        assert_eq!(app.read(|c| calculated(c, chess.id)), before);
        // Who is entered as a guest is one.
        let form = chairman.page("/chess/players/new").form("/players/new").set("name", "Гостьовий Ян").set("guest", "1");
        let entered = chairman.submit(&form).location();
        app.visitor().page(&format!("{entered}?lang=en")).says("Guest");
        assert!(app.export("chess").contains(r#""name": "Гостьовий Ян", "born": null, "country": null, "club": null, "guest": true"#));
    }

    fn only_the_commission_enters_and_undoes(app: App) {
        let (steppe, player) = (app.federation("steppe"), PlayerId(app.player("p01")));
        let entries = [Entry { player, standing: Some(json!({"rating": 1700})) }];
        let go = |c: &mut Conn, actor: &Actor, why: &str| initial_ratings::enter_all(&mut Tx::new(c, actor, &steppe, noon()), &entries, why, &Progress::default());
        let official = app.actor("official");
        let act = app.write(|c| go(c, &official, "list of 2019"));
        for login in ["referee", "organizer", "head", "nobody", "official-valley", "admin"] {
            let actor = app.actor(login);
            let refused = app.db.write(|c| go(c, &actor, "why not"));
            assert!(matches!(refused, Err(ActionError::Refused(Refusal::NotAllowed))), "{login}");
            let refused = app.db.write(|c| initial_ratings::undo_act(&mut Tx::new(c, &actor, &steppe, noon()), act, &Progress::default()));
            assert!(matches!(refused, Err(ActionError::Refused(Refusal::NotAllowed))), "{login}");
        }
        let same = app.db.write(|c| go(c, &official, "again"));
        assert!(matches!(same, Err(ActionError::Refused(Refusal::StandingSame))), "{same:?}");
        let valley = app.federation("valley");
        let foreign = app.db.write(|c| initial_ratings::undo_act(&mut Tx::new(c, &app.actor("official-valley"), &valley, noon()), act, &Progress::default()));
        assert!(matches!(foreign, Err(ActionError::NotFound)), "{foreign:?}");
        let wrong = [Entry { player, standing: Some(json!({"rating": "high"})) }];
        let wrong = app.db.write(|c| initial_ratings::enter_all(&mut Tx::new(c, &official, &steppe, noon()), &wrong, "R", &Progress::default()));
        assert!(matches!(wrong, Err(ActionError::Form(_))), "{wrong:?}");
        let silent = app.db.write(|c| go(c, &official, " "));
        assert!(matches!(silent, Err(ActionError::Refused(Refusal::ReasonMissing))), "{silent:?}");
    }

    fn an_act_on_which_something_rests_is_not_undone(app: App) {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let (first, second) = (PlayerId(app.player("p08")), PlayerId(app.player("p06")));
        let enter = |rating: i64, player| {
            let entries = [Entry { player, standing: Some(json!({"rating": rating})) }];
            app.write(|c| initial_ratings::enter_all(&mut Tx::new(c, &official, &steppe, noon()), &entries, "list", &Progress::default()))
        };
        let undo = |act| app.db.write(|c| initial_ratings::undo_act(&mut Tx::new(c, &official, &steppe, noon()), act, &Progress::default()));
        // Another act has changed it since.
        let (one, two) = (enter(800, first), enter(850, first));
        assert!(matches!(undo(one), Err(ActionError::Refused(Refusal::StandingChanged))));
        undo(two).unwrap();
        undo(one).unwrap();
        // Two are one now; what is entered since is left to the one who is kept.
        let act = enter(820, first);
        let merge = MergeId(app.merged("p08", "p06"));
        assert!(matches!(undo(act), Err(ActionError::Refused(Refusal::Merged))));
        let later = enter(870, first);
        app.write(|c| registry::undo_merge(&mut Tx::new(c, &official, &steppe, noon()), merge, &Progress::default()));
        let stands = |player| app.read(|c| players::find(c, steppe.id, player)).unwrap().standing;
        assert_eq!((stands(first).as_deref(), stands(second).as_deref()), (Some(r#"{"rating":870}"#), Some(r#"{"rating": 1000}"#)));
        undo(later).unwrap();
        undo(act).unwrap();
        assert_eq!(stands(first).as_deref(), Some(r#"{"rating": 700}"#));
        assert!(app.read(|c| stored::of_player(c, first)).is_empty(), "undone acts tell nothing");
    }

    fn reasons_are_told_to_the_person_and_forgotten(app: App) {
        let (official, steppe, player) = (app.actor("official"), app.federation("steppe"), PlayerId(app.player("p01")));
        let entries = [Entry { player, standing: Some(json!({"rating": 1700})) }];
        let why = "Коваль Анна brought a paper";
        let act = app.write(|c| initial_ratings::enter_all(&mut Tx::new(c, &official, &steppe, noon()), &entries, why, &Progress::default()));
        let client = app.official();
        let address = format!("/steppe/players/{}/data", player.0);
        client.page(&address);
        let told: Value = serde_json::from_str(&client.post(&address, &[]).is(200).body).unwrap();
        assert_eq!(told["tables"]["initial_rating_entries"][0]["after_standing"], r#"{"rating":1700}"#);
        assert_eq!(told["tables"]["initial_rating_acts"][0]["reason"], why);
        let rating = app.rating("p01");
        app.write(|c| registry::erase_person(&mut Tx::new(c, &official, &steppe, noon()), player, "asked", &Progress::default()));
        assert_eq!(app.rating("p01"), rating);
        assert_eq!(app.read(|c| stored::find(c, steppe.id, act)).unwrap().reason, "p01 brought a paper");
    }
}
