//! Several regulations on one site: each is rated, listed and explained its own way, and amended by
//! its own article.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use crosstable::actions::{
    ActionError, Actor, Role, Tx, approval, journal as office_journal, lists as office_lists,
    preview, replay, roster as office_roster, sheets, tournaments as office,
};
use crosstable::db::federations::{self, Federation};
use crosstable::db::lists::Entry;
use crosstable::db::{
    Conn, DbError, TournamentId, corrections, editions, lists, players, results, tournaments,
};
use crosstable::domain::approval::State;
use crosstable::domain::caveat;
use crosstable::domain::desk::{Desk, Entrant, EntrantId};
use crosstable::domain::journal;
use crosstable::domain::publication::Cut;
use crosstable::domain::table::{Problem, ProblemKind, Sheet, TypedPlayer};
use crosstable::domain::tournament::{Board, Category, Pool, RoundDays};
use crosstable::web::app::{HashCost, MachineSecrets, hash};
use serde_json::json;

use crate::app::{App, day, import, noon};
use crate::client::Client;
use crate::database::on_both;

/// The hand-calculated journals of some rules.
pub(crate) fn golden(rules: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(rules);
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|f| f.unwrap().path())
        .collect();
    files.retain(|p| {
        p.to_str()
            .is_some_and(|p| p.ends_with(".jsonl") && !p.ends_with(".expected.jsonl"))
    });
    files.sort();
    assert!(!files.is_empty(), "the golden cases of {rules} are missing");
    files
}

impl App {
    /// The demo's federations beside the others; the officers of the steppe work for them, too.
    pub(crate) fn with_demo(&self) {
        self.write(|c| {
            crosstable::actions::demo::seed_demo(
                c,
                &MachineSecrets,
                &|password| hash(HashCost::FOR_TESTS, password),
                noon(),
            )?;
            for slug in ["dots", "chess", "stones", "evening"] {
                let federation = federations::find_by_slug(c, slug)?.unwrap();
                let chairman = crosstable::db::accounts::find_by_login(c, "chairman")?
                    .unwrap()
                    .id;
                crosstable::db::accounts::add_role(
                    c,
                    chairman,
                    Some(federation.id),
                    Role::Chairman,
                    None,
                )?;
            }
            Ok(())
        });
    }

    fn exported(&self, slug: &str) -> String {
        let federation = self.federation(slug);
        String::from_utf8(
            self.db
                .read(|c| office_journal::export_journal(c, federation.id))
                .unwrap(),
        )
        .unwrap()
    }
}

/// The one tournament of a federation that waits for the commission.
fn waiting(app: &App, federation: &Federation) -> i64 {
    app.read(|c| {
        let all = tournaments::load_unrated(c, federation.id)?;
        Ok(all
            .iter()
            .find(|t| t.state == State::Cosigned)
            .unwrap()
            .id
            .0)
    })
}

/// Plans an official tournament of the dots, with the referee of all demos.
fn planned(app: &App, name: &str, starts: NaiveDate, ends: NaiveDate) -> TournamentId {
    let (dots, referee, organizer) = (
        app.federation("dots"),
        app.actor("referee"),
        app.actor("chairman"),
    );
    app.write(|c| {
        crosstable::db::accounts::add_role(
            c,
            referee.account.unwrap(),
            Some(dots.id),
            Role::Referee,
            None,
        )?;
        Ok(federations::update_prior_approval(c, dots.id, false)?)
    });
    let dots = app.federation("dots");
    let conditions = tournaments::Conditions {
        name: name.to_owned(),
        starts,
        ends,
        city: String::new(),
        club_id: None,
        referee_id: referee.account,
        referee_name: referee.name.clone(),
        official: true,
        plan: "2026".to_owned(),
        plan_line_id: None,
        board: Board::Full,
        minutes: None,
        pool: Pool::Classic,
        category: Category::Third,
        rated_by_fide: false,
        round_days: RoundDays::default(),
        remark: String::new(),
    };
    app.db
        .write(|c| office::plan_tournament(&mut Tx::new(c, &organizer, &dots, noon()), conditions))
        .unwrap()
}

/// Approves on the page of the tournament; leads back to it.
#[track_caller]
fn approve(who: &Client, slug: &str, id: i64) {
    let page = who.page(&format!("/{slug}/tournaments/{id}"));
    let after = who.submit(&page.form("/approval"));
    assert_eq!(after.location(), format!("/{slug}/tournaments/{id}"));
}

/// A conditional rating of 1450 stands in the journal, in the files and on the page of whoever took
/// the journal over.
#[track_caller]
fn conditional_ratings_go_out_and_come_back(app: &App, table: &str) {
    let text = app.export("birch");
    assert!(
        text.contains("\"conditional\": {") && text.contains(": 1450}"),
        "{text}"
    );
    let read = journal::read_journal(text.as_bytes()).unwrap();
    app.db
        .write(|c| {
            office_journal::import_journal(c, &Actor::console(), &read, Some("aspen"), noon())
        })
        .unwrap();
    assert_eq!(
        app.export("aspen")
            .replace("\"slug\": \"aspen\"", "\"slug\": \"birch\""),
        text
    );
    let aspen = app.federation("aspen");
    let there = app.read(|c| Ok(tournaments::load_chronicle(c, aspen.id)?.remove(0).id));
    let visitor = app.visitor();
    for page in [table.to_owned(), format!("/aspen/tournaments/{there}")] {
        visitor
            .page(&format!("{page}?lang=en"))
            .says("(1450.0)")
            .says("It doesn’t enter the calculation");
        for word in ["csv", "xlsx"] {
            let file = visitor.page(&format!("{page}/files/{word}?lang=uk"));
            let read = crosstable::formats::recognise::read(
                &file.bytes,
                &crosstable::formats::options::Options::default(),
            )
            .unwrap();
            let mut ratings: Vec<_> = read
                .players
                .iter()
                .map(|p| [p.rating, p.conditional].map(|n| n.map(|n| n.to_string())))
                .collect();
            ratings.sort();
            assert_eq!(
                ratings,
                [
                    [None, Some("1450".to_owned())],
                    [Some("1800".to_owned()), None]
                ],
                "{word}"
            );
        }
        let json = visitor.page(&format!("{page}/files/json")).body;
        assert!(json.contains(r#""conditional":1450"#), "{json}");
        assert!(
            visitor
                .page(&format!("{page}/files/trf16"))
                .body
                .contains("1450")
        );
        assert!(
            visitor
                .get(&format!("{page}/files/pdf"))
                .is(200)
                .bytes
                .starts_with(b"%PDF")
        );
    }
}

/// What was calculated anew is what is stored already.
#[track_caller]
fn nothing_changes_when_calculated_again(app: &App, slug: &str) {
    let federation = app.federation(slug);
    let outcome = app
        .db
        .write(|c| replay::replay_all(c, &federation, None, &replay::Progress::default()))
        .unwrap();
    assert_eq!(outcome, replay::Outcome::default(), "{slug}");
}

fn answer(text: &str) -> String {
    String::from_utf8(journal::calculate_input(text.as_bytes()).unwrap()).unwrap()
}

#[test]
fn golden_journals_of_plain_elo_are_rated_as_expected() {
    for file in golden("elo") {
        let lines = |text: &str| {
            text.lines()
                .map(|l| serde_json::from_str::<serde_json::Value>(l).unwrap())
                .collect::<Vec<_>>()
        };
        let expected =
            fs::read_to_string(file.to_str().unwrap().replace(".jsonl", ".expected.jsonl"))
                .unwrap();
        assert_eq!(
            lines(&answer(&fs::read_to_string(&file).unwrap())),
            lines(&expected),
            "{}",
            file.display()
        );
    }
}

on_both! {
    fn journals_of_every_regulation_live_on_the_site(app: App) {
        for rules in ["ssdc", "orr", "rgf", "elo"] {
            for (number, file) in golden(rules).iter().enumerate() {
                let text = fs::read_to_string(file).unwrap();
                let (slug, again) = (format!("{rules}-{number}"), format!("{rules}-{number}-again"));
                app.write(|c| {
                    let read = journal::read_journal(text.as_bytes()).unwrap();
                    office_journal::import_journal(c, &crosstable::actions::Actor::console(), &read, Some(&slug), noon()).unwrap();
                    Ok(())
                });
                let out = app.exported(&slug);
                assert_eq!(answer(&out), answer(&text), "{}", file.display());
                app.write(|c| {
                    import(c, &out.replacen(&format!("\"slug\": \"{slug}\""), &format!("\"slug\": \"{again}\""), 1));
                    Ok(())
                });
                assert_eq!(app.exported(&again).replacen(&again, &slug, 1), out, "{}", file.display());
                nothing_changes_when_calculated_again(&app, &slug);
            }
        }
    }

    fn each_federation_of_the_demo_rates_by_its_own_rules(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let chairman = app.chairman();
        for (slug, says) in [("dots", "grandmaster"), ("chess", "*"), ("stones", "±"), ("evening", "Current rating")] {
            let federation = app.federation(slug);
            visitor.page(&format!("/{slug}"));
            visitor.page(&format!("/{slug}/ratings")).says(says);
            visitor.page(&format!("/{slug}/rules")).ok().says("in force now");
            visitor.page(&format!("/{slug}/ratings.csv")).ok();
            visitor.page(&format!("/{slug}/ratings.json")).ok();
            nothing_changes_when_calculated_again(&app, slug);
            // What the pages show is what the exported journal says.
            let text = app.exported(slug);
            assert_eq!(answer(&text).lines().count(), app.read(|c| {
                Ok(tournaments::load_chronicle(c, federation.id)?.len() + lists::list(c, federation.id)?.len())
            }));
            let id = waiting(&app, &federation);
            approve(&chairman, slug, id);
            let rows = app.read(|c| results::of_tournament(c, TournamentId(id)));
            assert_eq!(rows.len(), 6, "{slug}");
            assert!(rows.iter().any(|r| r.before != r.after), "{slug}");
            let page = visitor.page(&format!("/{slug}/tournaments/{id}"));
            page.says("rated");
            for row in &rows {
                let why = visitor.page(&format!("/{slug}/tournaments/{id}/players/{}", row.player_id)).ok();
                why.says("Step by step").says_nothing_of("  = ");
                visitor.page(&format!("/{slug}/players/{}", row.player_id)).ok().says("Турнір шести найсильніших");
            }
            nothing_changes_when_calculated_again(&app, slug);
        }
    }

    fn a_pool_has_a_list_of_its_own(app: App) {
        app.with_demo();
        let dots = app.federation("dots");
        let visitor = app.visitor();
        let (classic, rapid) = app.read(|c| {
            let ratings = |c: &mut Conn, pool| -> Result<Vec<f64>, DbError> {
                // Members with too few games stand behind the others.
                let roster = office_roster::build_current(c, dots.id, Some(pool))?;
                Ok(roster.members()[..roster.listed_count()].iter().map(|m| m.rating).collect())
            };
            Ok((ratings(c, Pool::Classic)?, ratings(c, Pool::Rapid)?))
        });
        assert!(classic.len() > 10 && rapid.len() > 10);
        assert!(classic.is_sorted_by(|a, b| a >= b) && rapid.is_sorted_by(|a, b| a >= b));
        let decimals = |rating: f64| format!("{rating:.1}");
        visitor.page("/dots/ratings").says(&decimals(classic[0]));
        visitor.page("/dots/ratings?pool=rapid").says(&decimals(rapid[0])).says("Last game");
        visitor.page("/dots/ratings?pool=nonsense").says(&decimals(classic[0]));
        let newest = app.read(|c| Ok(lists::list(c, dots.id)?.remove(0)));
        let (first, second) = app.read(|c| Ok((lists::count_in(c, newest.id, Some(Pool::Classic))?, lists::count_in(c, newest.id, Some(Pool::Rapid))?)));
        // Who stands in both pools is one player of the list.
        let people: std::collections::HashSet<_> = app.read(|c| lists::load_entries(c, newest.id)).into_iter().map(|entry| entry.player_id).collect();
        assert_eq!(people.len() as i64, i64::from(newest.issue.players));
        assert!(first > 0 && second > 0 && first + second >= i64::from(newest.issue.players));
        visitor.page(&format!("/dots/ratings/{}?pool=rapid", newest.issue.date)).ok();
    }

    fn who_leaves_a_list_and_who_wins_a_rank_is_told(app: App) {
        app.with_demo();
        let dots = app.federation("dots");
        let visitor = app.visitor();
        let (all, ranked) = app.read(|c| {
            let rows = results::from_position(c, dots.id, 0)?;
            let ranked = rows.into_iter().find(|r| r.rank != r.rank_before && r.pool == Some(Pool::Classic)).unwrap();
            Ok((lists::list(c, dots.id)?, ranked))
        });
        let mut left = 0;
        for (later, earlier) in all.iter().zip(all.iter().skip(1)) {
            let (old, new) = app.read(|c| Ok((lists::load_entries(c, earlier.id)?, lists::load_entries(c, later.id)?)));
            let mut gone: Vec<&Entry> = old.iter().filter(|e| e.pool == Some(Pool::Classic)).collect();
            gone.retain(|e| !new.iter().any(|n| n.pool == Some(Pool::Classic) && n.player_id == e.player_id));
            let page = visitor.page(&format!("/dots/ratings/{}", later.issue.date));
            for e in &gone {
                page.says(&format!("{} {:.1}", e.latin, e.rating));
            }
            if gone.is_empty() {
                page.says_nothing_of("Dropped from the list");
            } else {
                page.says("Dropped from the list");
                left += 1;
            }
        }
        assert!(left > 0, "somebody leaves the lists of the demo");
        let name = app.read(|c| Ok(tournaments::find(c, dots.id, ranked.tournament_id)?.unwrap().conditions.name));
        visitor.page(&format!("/dots/players/{}", ranked.player_id)).says("Basis").says(&name);
    }

    fn an_annulled_game_is_typed_and_not_rated(app: App) {
        app.with_demo();
        let dots = app.federation("dots");
        let chairman = app.chairman();
        let id = waiting(&app, &dots);
        chairman.submit(&chairman.page(&format!("/dots/tournaments/{id}")).form("/return").set("reason", "round 1"));
        let (referee, official) = (app.actor("referee"), app.actor("chairman"));
        let stored = || app.read(|c| Ok(tournaments::find(c, dots.id, TournamentId(id))?.unwrap()));
        let mut sheet = sheets::parse_sheet(&stored()).unwrap();
        let opponent: usize = sheet.rows[0].cells[0].trim_end_matches(['+', '-', '=']).parse().unwrap();
        let whole = app.db.read(|c| preview::preview_sheet(c, &dots, &stored(), &sheet)).unwrap();
        sheet.rows[0].cells[0].push('x');
        sheet.rows[opponent - 1].cells[0].push('x');
        let without = app.db.read(|c| preview::preview_sheet(c, &dots, &stored(), &sheet)).unwrap();
        assert_ne!(whole.lines[0].after, without.lines[0].after);
        let version = stored().lock_version;
        let bare = app.db.write(|c| office::submit_table(&mut Tx::new(c, &referee, &dots, noon()), TournamentId(id), version, &sheet));
        let nobody_says_why = |problems: &[Problem]| problems.iter().map(|p| &p.kind).eq([&ProblemKind::AnnulledWithoutReason]);
        assert!(matches!(&bare, Err(ActionError::Table(problems)) if nobody_says_why(problems)), "{bare:?}");
        sheet.annulled = "The lights went out".to_owned();
        app.db
            .write(|c| {
                let version = stored().lock_version;
                office::submit_table(&mut Tx::new(c, &referee, &dots, noon()), TournamentId(id), version, &sheet)?;
                let version = tournaments::find(c, dots.id, TournamentId(id))?.unwrap().lock_version;
                approval::approve_table(&mut Tx::new(c, &official, &dots, noon()), TournamentId(id), version, &replay::Progress::default())
            })
            .unwrap();
        let first = app.read(|c| Ok(crosstable::db::tables::load_participants(c, TournamentId(id))?[0].player_id));
        let page = app.visitor().page(&format!("/dots/tournaments/{id}"));
        page.says("Games with x were played, but annulled").says("The lights went out").says(&format!("Annulled by {}", referee.name));
        let told: serde_json::Value =
            serde_json::from_str(&app.visitor().page(&format!("/api/v1/federations/dots/tournaments/{id}")).body).unwrap();
        assert_eq!((&told["annulments"][0]["reason"], told["annulments"].as_array().unwrap().len()), (&json!("The lights went out"), 1));
        // It travels with the journal, and strangers read it there, too.
        let text = app.exported("dots");
        assert!(text.contains(r#""annulled": [{"round": 1, "a": "#) && text.contains(r#""reason": "The lights went out""#), "{text}");
        let read = journal::read_journal(text.as_bytes()).unwrap();
        app.db.write(|c| office_journal::import_journal(c, &crosstable::actions::Actor::console(), &read, Some("moved"), noon())).unwrap();
        assert_eq!(app.exported("moved").replacen("\"slug\": \"moved\"", "\"slug\": \"dots\"", 1), text);
        let public = app.read(|c| office_journal::export_public(c, dots.id, noon().date()));
        assert!(String::from_utf8(public).unwrap().contains("The lights went out"));
        for (good, bad) in [("\"annulled\": [{\"round\": 1", "\"annulled\": [{\"round\": true"), ("\"annulled\": [{\"round\": 1, ", "\"annulled\": [{")] {
            assert!(journal::read_journal(text.replacen(good, bad, 1).as_bytes()).is_err(), "{bad}");
        }
        app.visitor().page(&format!("/dots/tournaments/{id}/players/{first}")).says("the arbiter annulled the result");
        let rated = app.read(|c| Ok(results::of_tournament(c, TournamentId(id))?.into_iter().find(|r| r.player_id == first).unwrap()));
        assert_eq!(rated.after, without.lines[0].after.map(|p| p.0));
        // A correction that annuls another game asks for its reason; the first one keeps its own.
        app.write(|c| office::reopen_tournament(&mut Tx::new(c, &official, &dots, noon()), TournamentId(id), "round 2"));
        let mut sheet = sheets::parse_sheet(&stored()).unwrap();
        assert_eq!(sheet.annulled, "");
        let game = |sheet: &Sheet| {
            let played = |cell: &str| cell.trim_end_matches(['+', '-', '=']).parse::<usize>().ok().filter(|number| *number > 0);
            (0..sheet.rows.len()).find_map(|row| Some((row, played(sheet.rows[row].cell(2))?))).unwrap()
        };
        let (row, opponent) = game(&sheet);
        sheet.rows[row].cells[1].push('x');
        sheet.rows[opponent - 1].cells[1].push('x');
        let version = stored().lock_version;
        let bare = app.db.write(|c| office::submit_table(&mut Tx::new(c, &referee, &dots, noon()), TournamentId(id), version, &sheet));
        assert!(matches!(&bare, Err(ActionError::Table(problems)) if nobody_says_why(problems)), "{bare:?}");
        sheet.annulled = "It was a rehearsal".to_owned();
        app.write(|c| {
            office::submit_table(&mut Tx::new(c, &referee, &dots, noon()), TournamentId(id), version, &sheet)?;
            let version = tournaments::find(c, dots.id, TournamentId(id))?.unwrap().lock_version;
            approval::approve_table(&mut Tx::new(c, &official, &dots, noon()), TournamentId(id), version, &replay::Progress::default())
        });
        let told = app.read(|c| crosstable::db::annulments::of_tournament(c, TournamentId(id)));
        let told: Vec<(i64, &str)> = told.iter().map(|a| (a.round, a.reason.as_str())).collect();
        assert_eq!(told, [(1, "The lights went out"), (2, "It was a rehearsal")]);
    }

    fn results_are_annulled_only_where_the_regulation_knows_it(app: App) {
        for rules in ["ufgo", "orr", "rgf"] {
            let slug = format!("{rules}-whole");
            let conditions = app.newly_founded(&slug, rules);
            let (chairman, federation) = (app.actor("chairman"), app.federation(&slug));
            let row = |name: &str, cells: [&str; 2]| TypedPlayer {
                new: true,
                name: name.to_owned(),
                cells: cells.map(str::to_owned).to_vec(),
                ..TypedPlayer::default()
            };
            let sheet = |second: [&str; 2]| Sheet {
                rounds: 2,
                rows: vec![row("Ash Ann", ["2=", second[0]]), row("Birch Bob", ["1=", second[1]])],
                ..Sheet::default()
            };
            let id = app.write(|c| office::plan_tournament(&mut Tx::new(c, &chairman, &federation, noon()), conditions));
            let version = || app.read(|c| Ok(tournaments::find(c, federation.id, id)?.unwrap().lock_version));
            let hand_in = |typed: &Sheet| {
                let version = version();
                app.db.write(|c| office::submit_table(&mut Tx::new(c, &chairman, &federation, noon()), id, version, typed))
            };
            let mut annulled = sheet(["", ""]);
            annulled.rows[0].cells[0].push('x');
            annulled.rows[1].cells[0].push('x');
            annulled.annulled = "The lights went out".to_owned();
            let refused = hand_in(&annulled);
            let unknown = |problems: &[Problem]| problems.iter().map(|p| &p.kind).eq([&ProblemKind::AnnulmentUnknown]);
            assert!(matches!(&refused, Err(ActionError::Table(problems)) if unknown(problems)), "{rules}: {refused:?}");
            // A replay of a draw that isn't rated is no annulled result.
            let replayed = hand_in(&sheet(["2+x", "1-x"]));
            assert!(replayed.is_ok(), "{rules}: {replayed:?}");
        }
    }

    fn whoever_annuls_on_the_page_is_asked_why(app: App) {
        app.with_demo();
        let dots = app.federation("dots");
        let chairman = app.chairman();
        let id = waiting(&app, &dots);
        let address = format!("/dots/tournaments/{id}");
        chairman.submit(&chairman.page(&address).form("/return").set("reason", "round 1"));
        app.write(|c| {
            let referee = crosstable::db::accounts::find_by_login(c, "referee")?.unwrap().id;
            Ok(crosstable::db::accounts::add_role(c, referee, Some(dots.id), Role::Referee, None)?)
        });
        let (referee, stored) = (app.referee(), app.read(|c| tournaments::find(c, dots.id, TournamentId(id))).unwrap());
        let sheet = sheets::parse_sheet(&stored).unwrap();
        let own = sheet.rows[0].cell(1).to_owned();
        let opponent: usize = own.trim_end_matches(['+', '-', '=']).parse().unwrap();
        let form = referee.page(&format!("{address}/table?lang=en")).form("/table").set("cell-1-1", &format!("{own}x"));
        let form = form.set(&format!("cell-{opponent}-1"), &format!("{}x", sheet.rows[opponent - 1].cell(1))).set("do", "check");
        let asked = referee.submit(&form).is(422);
        asked.says("Some results are annulled: give a reason.");
        assert!(asked.body.contains("href=\"#annulled\"") && asked.body.contains("id=\"annulled\""), "{}", asked.body);
        let told = referee.submit(&asked.form("/table").set("annulled", "The lights went out").set("do", "check")).ok();
        told.says("The lights went out").says_nothing_of("Some results are annulled: give a reason.");
        // Where the rules know no such thing, nobody is asked.
        let other = app.tournament_in("Go", "drafted");
        app.referee().page(&format!("/steppe/tournaments/{other}/table?lang=en")).says_nothing_of("Reason for annulling results");
    }

    fn whoever_takes_part_without_a_game_is_stored_as_the_rules_left_him(app: App) {
        let player = |id: &str, rating: f64| {
            format!(
                r#"{{"player": {{"id": "{id}", "name": "Dots {id}", "born": null, "country": null, "club": null, "guest": false, "standing": {{"classic": {{"rating": {rating}, "games": 40}}}}}}}}"#
            )
        };
        let federation = r#"{"federation": {"slug": "rounded", "name": "Rounded", "rules": "ssdc", "parameters": {"rounding": "tournament"}}}"#;
        let journal = [federation.to_owned(), player("a", 1500.4), player("b", 1600.3), player("c", 1700.7)].join("\n");
        app.write(|c| {
            import(c, &journal);
            let rounded = federations::find_by_slug(c, "rounded")?.unwrap();
            federations::update_prior_approval(c, rounded.id, false)?;
            for (login, role) in [("referee", "referee"), ("chairman", "chairman")] {
                let account = crosstable::db::accounts::find_by_login(c, login)?.unwrap().id;
                crosstable::db::accounts::add_role(c, account, Some(rounded.id), role.parse().unwrap(), None)?;
            }
            Ok(())
        });
        let rounded = app.federation("rounded");
        let (referee, chairman) = (app.actor("referee"), app.actor("chairman"));
        let ids = app.read(|c| Ok(players::list(c, rounded.id)?.into_iter().map(|p| p.id.0).collect::<Vec<_>>()));
        let row = |player: i64, cell: &str| TypedPlayer { player: Some(player), name: "Dots".to_owned(), cells: vec![cell.to_owned()], ..TypedPlayer::default() };
        let sheet = Sheet { rounds: 1, rows: vec![row(ids[0], "2+"), row(ids[1], "1-"), row(ids[2], "0-")], ..Sheet::default() };
        let conditions = tournaments::Conditions {
            name: "Round".to_owned(),
            starts: day(2026, 5, 1),
            ends: day(2026, 5, 1),
            city: String::new(),
            club_id: None,
            referee_id: referee.account,
            referee_name: referee.name.clone(),
            official: true,
            plan: "2026".to_owned(),
            plan_line_id: None,
            board: Board::Full,
            minutes: None,
            pool: Pool::Classic,
            category: Category::Fourth,
            rated_by_fide: false,
            round_days: RoundDays::default(),
            remark: String::new(),
        };
        app.db
            .write(|c| {
                let id = office::plan_tournament(&mut Tx::new(c, &chairman, &rounded, noon()), conditions)?;
                let version = |c: &mut crosstable::db::Conn| tournaments::find(c, rounded.id, id).map(|t| t.unwrap().lock_version);
                let now = version(c)?;
                office::submit_table(&mut Tx::new(c, &referee, &rounded, noon()), id, now, &sheet)?;
                let now = version(c)?;
                approval::approve_table(&mut Tx::new(c, &chairman, &rounded, noon()), id, now, &replay::Progress::default())
            })
            .unwrap();
        let idle = app.read(|c| Ok(players::find(c, rounded.id, crosstable::db::PlayerId(ids[2]))?.unwrap()));
        assert_eq!(idle.state.shown.rating, Some(1701.0));
        nothing_changes_when_calculated_again(&app, "rounded");
    }

    fn an_amendment_governs_what_is_calculated_later_and_nothing_else(app: App) {
        // ufgo: everything calculated after the publication.
        let before = app.tournament_in("Before", "rated");
        let number = app.amend(json!({ "gain_measured_on": "unrounded" }));
        let after = app.tournament_in("After", "rated");
        let (first, second) = (app.stored(before), app.stored(after));
        assert_eq!((first.parameters.as_deref(), first.edition_id), (Some("{}"), None));
        assert!(second.parameters.as_deref().unwrap().contains("unrounded") && second.edition_id.is_some());
        nothing_changes_when_calculated_again(&app, "steppe");
        let visitor = app.visitor();
        visitor.page(&format!("/steppe/tournaments/{}", after)).says("Order 1");
        visitor.page("/steppe/rules").says("in force now").says("Order 1").says("1 tournament, 0 lists").says("2 tournaments, 1 list");
        visitor.page(&format!("/steppe/rules/{number}")).says("tenths").says_nothing_of("Withdraw");
        // What was calculated with it keeps it in place.
        let chairman = app.chairman();
        let refused = chairman.post(&format!("/steppe/rules/{number}/withdrawal"), &[]);
        refused.is(409).says("so it can’t be withdrawn");
        // A correction of an old tournament is calculated by the edition of its time.
        let official = app.official();
        official.submit(&official.page(&format!("/steppe/tournaments/{}", before)).form("/reopening").set("reason", "wrong result"));
        assert_eq!(app.stored(before).parameters.as_deref(), Some("{}"));
        // The journal says it all.
        let text = app.exported("steppe");
        assert!(text.contains("{\"edition\": {\"id\": \"Order 1\", \"published\": \"2026-05-10\", \"parameters\": {\"gain_measured_on\": \"unrounded\"}"));
        app.write(|c| {
            import(c, &text.replacen("\"slug\": \"steppe\"", "\"slug\": \"other\"", 1));
            Ok(())
        });
        assert_eq!(app.exported("other").replacen("\"other\"", "\"steppe\"", 1), text);
    }

    fn an_unused_amendment_can_be_withdrawn(app: App) {
        let chairman = app.chairman();
        let number = app.amend(json!({ "dan_loss": "cascade" }));
        chairman.page("/steppe/rules").says("in force now");
        let page = chairman.page(&format!("/steppe/rules/{number}"));
        assert_eq!(chairman.submit(&page.form("/withdrawal")).location(), "/steppe/rules");
        chairman.page("/steppe/rules").says("The amendment was withdrawn.").says_nothing_of("Order 1");
        app.visitor().get(&format!("/steppe/rules/{number}")).is(404);
    }

    fn an_amendment_with_mistakes_says_a_sentence_for_each(app: App) {
        app.with_demo();
        let chairman = app.chairman();
        let page = chairman.page("/evening/rules/new");
        // A limit that is a mere guard is not told.
        page.says("at least 0").says_nothing_of("to 1000000");
        let form = page.form("/rules/new");
        let unchanged = chairman.submit(&form.clone().set("title", "№ 3"));
        unchanged.is(422).says("No parameter was changed");
        let bad = form
            .clone()
            .set("title", "")
            .set("p-difference_cap", "many")
            .set("p-floor", "many")
            .set("p-list_games", "-1")
            .set("p-k_table-0-2", "5000");
        let refused = chairman.submit(&bad);
        refused.says("Please fill this in.");
        let bad = bad.set("title", "№ 3");
        let refused = chairman.submit(&bad);
        assert_eq!(refused.status, 422);
        refused
            .says("“Rating floor”: a number above -100000 and below 100000 is needed, or an empty field.")
            .says("“Rated games needed for a place in the rating list”: a whole number of at least 0 is needed.")
            .says("row 1, “K”: a number from 0 to 1000 is needed.");
        let page = chairman.page("/evening/rules/new?lang=uk");
        chairman.submit(&page.form("/rules/new").set("title", "№ 3")).is(422).says("Жодного параметра не змінено");
        chairman.submit(&bad).is(422).says("рядок 1, «K»: потрібне число від 0 до 1000.");
        chairman.page("/evening/rules/new?lang=en");
        assert_eq!(refused.form("/rules/new").value("p-difference_cap"), "many", "what was typed stays");
        assert_eq!(app.read(|c| Ok(editions::list(c, app.federation("evening").id)?.len())), 1);
        // A row more, a decimal comma: good.
        let good = form.set("title", "№ 3").set("p-k_table-3-0", "100").set("p-k_table-3-2", "7,5");
        assert_eq!(chairman.submit(&good).location(), "/evening/rules");
        let newest = app.read(|c| Ok(editions::list(c, app.federation("evening").id)?.pop().unwrap()));
        assert!(newest.amendment.parameters.contains("[100,\"none\",7.5]"), "{}", newest.amendment.parameters);
        assert_eq!(newest.amendment.since, Some(day(2026, 5, 10)));
        chairman.page("/evening/rules").says("№ 3").says("for tournaments from 10 May 2026");
    }

    fn an_amendment_of_the_dots_waits_for_the_following_tournament(app: App) {
        app.with_demo();
        // Nothing follows until it is planned.
        let dots = app.federation("dots");
        let ahead = app.read(|c| tournaments::load_unrated(c, dots.id)).into_iter().find(|t| t.state == State::Planned).unwrap();
        app.write(|c| office::cancel_tournament(&mut Tx::new(c, &app.actor("chairman"), &dots, noon()), ahead.id, "not this year"));
        let chairman = app.chairman();
        let form = chairman.page("/dots/rules/new").form("/rules/new").set("title", "3-П").set("p-k_new", "36");
        assert_eq!(chairman.submit(&form).location(), "/dots/rules");
        chairman.page("/dots/rules").says("no official tournament after the publication");
        // A tournament is put into the calendar: its end is what the amendment waits for.
        planned(&app, "May Cup", day(2026, 5, 12), day(2026, 5, 14));
        chairman.page("/dots/rules").says("it takes effect after May Cup ends");
        let governs = |on: NaiveDate| {
            let dots = app.federation("dots");
            app.read(|c| {
                let by = crosstable::actions::editions::find_governing(c, &dots, on)?;
                let all = editions::list(c, dots.id)?;
                Ok(all.into_iter().find(|e| Some(e.id) == by.edition).map(|e| e.amendment.title))
            })
        };
        assert_eq!(governs(day(2026, 5, 14)).as_deref(), Some("2-П"));
        assert_eq!(governs(day(2026, 5, 15)).as_deref(), Some("3-П"));
    }

    fn what_an_official_tournament_lacks_is_asked_and_a_conditional_rating_is_shown_as_one(app: App) {
        let parameters = r#"{"required_rounds": 3, "required_minutes": 60, "required_referee": "yes"}"#;
        let journal = [
            format!(r#"{{"federation": {{"slug": "birch", "name": "Birch", "rules": "rgf", "parameters": {parameters}}}}}"#),
            r#"{"player": {"id": "b1", "name": "Березін Яр", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1800}}}"#.to_owned(),
        ];
        app.write(|c| {
            import(c, &journal.join("\n"));
            let birch = federations::find_by_slug(c, "birch")?.unwrap();
            for (login, role) in [("referee", Role::Referee), ("chairman", Role::Chairman), ("official", Role::Official)] {
                let account = crosstable::db::accounts::find_by_login(c, login)?.unwrap().id;
                crosstable::db::accounts::add_role(c, account, Some(birch.id), role, None)?;
            }
            Ok(())
        });
        let (birch, referee) = (app.federation("birch"), app.actor("referee"));
        let conditions = tournaments::Conditions {
            name: "Birch Cup".to_owned(),
            starts: day(2026, 5, 8),
            ends: day(2026, 5, 8),
            city: String::new(),
            club_id: None,
            referee_id: referee.account,
            referee_name: referee.name.clone(),
            official: true,
            plan: String::new(),
            plan_line_id: None,
            board: Board::Full,
            minutes: Some(45.0),
            pool: Pool::Classic,
            category: Category::Fourth,
            rated_by_fide: false,
            round_days: RoundDays::default(),
            remark: String::new(),
        };
        let id = app.db.write(|c| office::plan_tournament(&mut Tx::new(c, &app.actor("chairman"), &birch, noon()), conditions)).unwrap();
        let known = app.read(|c| Ok(players::list(c, birch.id)?.remove(0).id.0));
        let row = |player: Option<i64>, name: &str, rating: &str, cell: &str| TypedPlayer {
            player,
            new: player.is_none(),
            name: name.to_owned(),
            rating: rating.to_owned(),
            cells: vec![cell.to_owned()],
            ..TypedPlayer::default()
        };
        let sheet = Sheet { rounds: 1, rows: vec![row(Some(known), "Березін Яр", "", "2+"), row(None, "Новак Лев", "1450", "1-")], ..Sheet::default() };
        let stored = || app.read(|c| Ok(tournaments::find(c, birch.id, id)?.unwrap()));
        let t = stored();
        let caveats = app.read(|c| office::find_caveats(c, &birch, &t, &sheet, &[], noon()));
        assert_eq!(caveat::to_words(&caveats), "few-rounds:1:3 short-time:60", "a referee is named");
        let version = t.lock_version;
        app.write(|c| office::save_draft(&mut Tx::new(c, &referee, &birch, noon()), id, version, &sheet));
        let table = format!("/birch/tournaments/{id}");
        app.referee().page(&format!("{table}/table")).ok();
        let asked = stored().lock_version;
        let read = office::TournamentVersion { id, version: asked };
        assert!(app.db.write(|c| office::submit_with_confirmations(&mut Tx::new(c, &referee, &birch, noon()), read, &sheet, "minutes")).is_err());
        let words = format!("{} last-played:1", caveat::to_words(&caveats));
        app.write(|c| office::submit_with_confirmations(&mut Tx::new(c, &referee, &birch, noon()), read, &sheet, &words));
        // What is signed shows what everybody begins with.
        app.official().page(&table).says("(1450.0)").says("1800.0").says("It doesn’t enter the calculation");
        approve(&app.official(), "birch", id.0);
        let page = app.visitor().page(&table);
        page.says("(1450.0)").says("It doesn’t enter the calculation").says("requires at least 3 for an official tournament").says("60 minutes");
        app.visitor().page("/birch/rules").ok();
        let told = app.visitor().get(&format!("/api/v1/federations/birch/tournaments/{id}")).ok().body;
        assert!(told.contains(r#""conditional_rating":1450.0"#) && told.contains(r#""conditional_rating":null"#), "{told}");
        conditional_ratings_go_out_and_come_back(&app, &table);
    }

    fn a_conditional_rating_of_the_desk_stands_in_the_table(app: App) {
        app.write(|c| {
            let text = r#"{"federation": {"slug": "birch", "name": "Birch", "rules": "rgf"}}
{"player": {"id": "b1", "name": "Березін Яр", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1800}}}"#;
            import(c, text);
            Ok(())
        });
        let birch = app.federation("birch");
        let known = app.read(|c| Ok(players::list(c, birch.id)?.remove(0).id.0));
        let entrant = |id: u32, player, rating| Entrant { id: EntrantId(id), player, rating: Some(rating), ..Entrant::from_name("Новак Лев") };
        let desk = Desk { entrants: vec![entrant(1, Some(known), 1800), entrant(2, None, 1450)], ..Desk::default() };
        let typed = app.read(|c| sheets::sheet_of_desk(c, &birch, &desk));
        let ratings = |sheet: &Sheet| sheet.rows.iter().map(|row| (row.player, row.rating.clone())).collect::<Vec<_>>();
        let mut found = ratings(&typed);
        found.sort();
        assert_eq!(found, [(None, "1450".to_owned()), (Some(known), String::new())]);
        // Where the rules know no such thing, the table says nothing of it.
        let steppe = app.federation("steppe");
        let typed = app.read(|c| sheets::sheet_of_desk(c, &steppe, &desk));
        assert!(ratings(&typed).iter().all(|(_, rating)| rating.is_empty()));
    }

    fn guests_of_orr_are_marked_and_in_no_list(app: App) {
        app.with_demo();
        let chess = app.federation("chess");
        let guests: Vec<i64> = app.read(|c| Ok(players::load_guests(c, chess.id)?.into_iter().map(|id| id.0).collect()));
        assert!(!guests.is_empty());
        app.write(|c| {
            // Whatever rating a guest brings along.
            let text = r#"{"federation": {"slug": "larch", "name": "Larch", "rules": "orr"}}
{"player": {"id": "l1", "name": "Гість Ян", "born": null, "country": "PL", "club": null, "guest": true, "standing": {"rating": 1900}}}
{"player": {"id": "l2", "name": "Модрина Ія", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1500}}}
{"tournament": {"id": "t1", "name": "Larch Cup", "start": "2026-02-14", "end": "2026-02-15", "games": [{"round": 1, "a": "l1", "b": "l2", "score": 1}]}}"#;
            import(c, text);
            Ok(())
        });
        let visitor = app.visitor();
        let list = visitor.page("/larch/ratings");
        assert_eq!(list.rows().len(), 2, "the head and one player");
        list.says("Modryna").says_nothing_of("Hist");
        let federation = visitor.page("/api/v1/federations/larch").body;
        assert!(federation.contains(r#""rated_players":1"#), "{federation}");
        let larch = app.federation("larch").id;
        let filter = tournaments::Filter { limit: 9, ..Default::default() };
        let id = app.read(|c| Ok(tournaments::list_page(c, larch, &filter)?.remove(0).id));
        visitor.page(&format!("/larch/tournaments/{id}")).says("(Guest)").says("guest: plays with this rating").says("1900");
    }

    fn whose_results_are_overdue_is_seen_on_the_desk(app: App) {
        app.with_demo();
        let (late, due) = (planned(&app, "April Cup", day(2026, 5, 5), day(2026, 5, 6)), planned(&app, "May Cup", day(2026, 5, 6), day(2026, 5, 7)));
        // Today is 10 May: the third day after the end of the second one.
        let page = |id| app.visitor().page(&format!("/dots/tournaments/{id}"));
        page(late).says("Results due by").says("9 May 2026").says("Overdue");
        page(due).says("10 May 2026").says_nothing_of("Overdue");
        let desk = app.chairman().page("/dots/inbox");
        desk.says("Overdue results").says("April Cup").says_nothing_of("May Cup");
        let days = [(day(2026, 5, 5), day(2026, 5, 6))];
        let of = |slug: &str| app.read(|c| crosstable::actions::editions::results_due(c, &app.federation(slug), &days));
        assert_eq!((of("dots"), of("chess")), (vec![Some(day(2026, 5, 9))], vec![None]));
        app.visitor().page(&format!("/chess/tournaments/{}", waiting(&app, &app.federation("chess")))).says_nothing_of("Results due by");
    }

    fn the_anchors_are_shown_before_the_list_moves_everybody(app: App) {
        app.with_demo();
        let stones = app.federation("stones");
        let chairman = app.chairman();
        approve(&chairman, "stones", waiting(&app, &stones));
        let proposal = chairman.page("/stones/ratings/new");
        proposal.says("Correction of the whole list").says("Anchors");
        let best = |app: &App| app.read(|c| Ok(players::load_best(c, stones.id, 1)?.remove(0).state.shown.rating));
        let shift = app.db.read(|c| office_lists::propose_list(c, &stones, day(2026, 5, 10), Cut::default())).unwrap().correction.unwrap();
        let first = best(&app);
        assert!(shift.shift != 0.0 && shift.anchors.len() == 3);
        let form = proposal.form("/ratings/new");
        assert_eq!(chairman.submit(&form).location(), "/stones/ratings/2026-05-10");
        assert_ne!(best(&app), first);
        let ledger = app.read(|c| Ok(corrections::list_page(c, stones.id, 0, 1)?.remove(0)));
        assert!(ledger.reason.contains("anchors"), "{}", ledger.reason);
        app.visitor().page(&format!("/stones/changes/{}", ledger.id)).says("anchors");
        nothing_changes_when_calculated_again(&app, "stones");
    }

    fn whoever_waits_for_a_correction_sees_how_far_it_is(app: App) {
        let official = app.official();
        official.page("/steppe/changes/progress").says("Nothing is running.");
        let id = app.tournament_in("Corrected", "rated");
        let page = format!("/steppe/tournaments/{id}");
        official.submit(&official.page(&page).form("/reopening").set("reason", "a result was wrong"));
        let after = official.submit(&official.page(&page).form("/closing").set("reason", "played by correspondence"));
        // A short one is done at once; its page then leads to what it changed.
        let changes = after.location();
        assert!(changes.starts_with("/steppe/changes/"), "{changes}");
        official.page(&changes).says("Corrected");
        assert_eq!(official.get("/steppe/changes/progress").location(), changes);
    }
}
