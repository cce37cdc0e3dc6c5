//! Corrections cost what they change, and come to the same as calculating everything again.

use std::cell::Cell;
use std::collections::{BTreeMap, HashSet};

use crosstable::actions::journal::ImportError;
use crosstable::actions::replay::{self, CorrectedTournament, Outcome, Progress};
use crosstable::actions::{
    ActionError, Actor, Grant, Refusal, Role, Tx, approval, journal as office_journal, lists,
    players as entering, registry, sheets, tournaments as office,
};
use crosstable::db::federations::Federation;
use crosstable::db::players::Player;
use crosstable::db::results::{self, ResultRow};
use crosstable::db::tables::RecordsBefore;
use crosstable::db::tournaments::Outcome as Rated;
use crosstable::db::{
    Conn, DbError, PlayerId, Scope, TournamentId, corrections, players, pools, tables, tournaments,
};
use crosstable::domain::journal;
use crosstable::domain::publication::Cut;
use proptest::prop_assume;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::any_federation::any_federation;
use crate::app::{App, day, noon};
use crate::database::{on_both, setting};
use crate::regulations::golden;

/// Numbers that look random, the same on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// So many random federations of each regulation, the same each time.
/// `CROSSTABLE_TEST_FEDERATIONS=200 CROSSTABLE_TEST_SEED=7` tries more of them, and others.
const FEDERATIONS: u32 = 5;

/// How many federations are tried, and the chance that makes them.
fn chance() -> (u32, TestRng) {
    let number = |name: &str| setting(name).and_then(|told| told.parse::<u32>().ok());
    let seed = number("CROSSTABLE_TEST_SEED").map(|seed| {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&seed.to_be_bytes());
        TestRng::from_seed(RngAlgorithm::ChaCha, &bytes)
    });
    (
        number("CROSSTABLE_TEST_FEDERATIONS").unwrap_or(FEDERATIONS),
        seed.unwrap_or_else(|| TestRng::deterministic_rng(RngAlgorithm::ChaCha)),
    )
}

/// What is done to a rated table.
#[derive(Debug, Clone, Copy)]
enum Change {
    /// Up to so many results are turned round.
    TurnRound(usize),
    /// The last participant and the games of that row are taken out.
    TakeOut,
    /// Somebody who plays in another tournament stands in the place of the last participant.
    Replace(TournamentId),
    /// The tournament leaves the chronicle.
    Leave,
}

/// How what follows a correction is calculated.
#[derive(Clone, Copy)]
enum Way<'a> {
    /// All of it.
    Whole,
    /// What the correction changes.
    Part,
    /// The same, ahead of the transaction if the act allows it.
    Ahead(&'a Progress),
}

/// Changes a rated table as a correction does, and calculates what follows.
fn corrected(
    c: &mut Conn,
    federation: &Federation,
    id: TournamentId,
    change: Change,
    way: Way<'_>,
) -> Result<Outcome, ActionError> {
    let t = tournaments::find(c, federation.id, id)?.ok_or(ActionError::NotFound)?;
    let position = t.position.ok_or(ActionError::NotFound)?;
    let before = CorrectedTournament::load_rated(c, &t, position)?;
    let (mut people, mut games) = (
        tables::load_participants(c, id)?,
        tables::load_games(c, id)?,
    );
    let out = people
        .last()
        .map(|p| p.player_id)
        .ok_or(ActionError::NotFound)?;
    match change {
        Change::TurnRound(most) => games
            .iter_mut()
            .filter(|g| g.played && g.half_points != Some(1))
            .take(most)
            .for_each(|game| game.half_points = game.half_points.map(|halves| 2 - halves)),
        Change::TakeOut => {
            people.pop();
            games.retain(|g| g.a_id != out && g.b_id != Some(out));
        }
        Change::Replace(other) => {
            let new = tables::load_participants(c, other)?
                .into_iter()
                .map(|p| p.player_id)
                .find(|id| people.iter().all(|p| p.player_id != *id));
            let new = new.ok_or(ActionError::NotFound)?;
            let swap = |id| if id == out { new } else { id };
            people
                .iter_mut()
                .for_each(|p| p.player_id = swap(p.player_id));
            games
                .iter_mut()
                .for_each(|g| (g.a_id, g.b_id) = (swap(g.a_id), g.b_id.map(swap)));
        }
        Change::Leave => {}
    }
    let outcome = Rated {
        position: Some(position),
        passes: t.passes,
        parameters: t.parameters.clone(),
        edition_id: t.edition_id,
        rated_at: t.rated_at,
    };
    if matches!(change, Change::Leave) {
        tournaments::update_rated(c, id, &Rated::default())?;
    } else {
        tables::remove(c, id)?;
        tables::add(c, &people, &games)?;
        tournaments::update_rated(c, id, &outcome)?;
    }
    let correction = corrections::add(
        c,
        federation.id,
        Some(id),
        noon(),
        "test",
        "turned round",
        position,
    )?;
    let outcome = match way {
        Way::Whole => replay::replay_all(c, federation, Some(correction), &Progress::default())?,
        Way::Part => {
            replay::replay_correction(c, federation, correction, &before, &Progress::default())?
        }
        Way::Ahead(progress) => {
            replay::replay_correction(c, federation, correction, &before, progress)?
        }
    };
    let left = replay::compare_with_replay(c, federation, 20, &Progress::default())?;
    assert!(
        left.count == 0 && !replay::has_differences(c, federation, &Progress::default())?,
        "{}: {id} {change:?}: {left:?}",
        federation.slug
    );
    Ok(outcome)
}

/// What a transaction would come to that is rolled back.
fn tried(
    app: &App,
    work: impl Fn(&mut Conn) -> Result<Outcome, ActionError>,
) -> Result<Outcome, String> {
    let came = std::cell::Cell::new(None);
    let undone = app.db.write(|c| -> Result<(), ActionError> {
        came.set(Some(work(c).map_err(|error| format!("{error:?}"))));
        Err(Refusal::Stale.into())
    });
    assert!(matches!(undone, Err(ActionError::Refused(Refusal::Stale))));
    came.take().unwrap()
}

/// Corrects some tournaments of a federation in every way, each alone and then all one after the
/// other. Returns how many corrections moved a rating.
fn agrees(app: &App, slug: &str, seed: u64, rounds: usize) -> usize {
    let federation = app.federation(slug);
    let all: Vec<TournamentId> = app.read(|c| {
        Ok::<_, DbError>(
            tournaments::load_rated(c, federation.id)?
                .into_iter()
                .map(|t| t.id)
                .collect(),
        )
    });
    let mut dice = Dice(seed);
    let mut changed = 0;
    for round in 0..rounds {
        // The first, the last, and any.
        let id = match round {
            0 => all[0],
            1 => all[all.len() - 1],
            _ => all[dice.below(all.len())],
        };
        let other = all[dice.below(all.len())];
        let changes = [
            Change::TurnRound(1),
            Change::TurnRound(9),
            Change::TakeOut,
            Change::Replace(other),
            Change::Leave,
        ];
        for change in changes {
            let whole = tried(app, |c| corrected(c, &federation, id, change, Way::Whole));
            let part = tried(app, |c| corrected(c, &federation, id, change, Way::Part));
            changed += usize::from(whole.as_ref().is_ok_and(|outcome| outcome.lines > 0));
            assert_eq!(part, whole, "{slug}: {id} {change:?}");
        }
        // What was corrected is the ground for the next one; ahead of its transaction it comes to
        // the same. Whoever is taken out still stands in the stored table while it is calculated.
        let change = if round == 0 {
            Change::TakeOut
        } else {
            changes[dice.below(3)]
        };
        let whole = tried(app, |c| corrected(c, &federation, id, change, Way::Whole));
        let progress = Progress::default();
        let ahead = replay::run_act(
            &app.db,
            Scope::Federation(federation.id),
            federation.id,
            &progress,
            |c, f| corrected(c, f, id, change, Way::Ahead(&progress)),
        );
        assert_eq!(
            ahead.map_err(|error| format!("{error:?}")),
            whole,
            "{slug}: {id} {change:?}"
        );
    }
    changed
}

/// Corrects the first tournament of the steppe ahead of its transaction; `between` is done as often
/// between the calculation and what stores it. Returns how many times the act was begun.
fn interrupted(app: &App, times: usize, between: impl Fn(&App)) -> usize {
    let (steppe, first) = (
        app.federation("steppe"),
        TournamentId(app.tournament("Winter Cup")),
    );
    let (progress, begun, left) = (Progress::default(), Cell::new(0), Cell::new(times));
    let come = || {
        if left.get() > 0 {
            left.set(left.get() - 1);
            between(app);
        }
    };
    let outcome = replay::act_between(
        &app.db,
        Scope::Federation(steppe.id),
        steppe.id,
        &progress,
        come,
        |c, f| {
            begun.set(begun.get() + 1);
            corrected(c, f, first, Change::TurnRound(9), Way::Ahead(&progress))
        },
    );
    assert!(outcome.unwrap().lines > 0, "nothing was corrected");
    assert_eq!(left.get(), 0, "nothing came between");
    assert!(
        !app.db
            .write(|c| replay::has_differences(c, &steppe, &Progress::default()))
            .unwrap(),
        "everything comes to something else"
    );
    begun.get()
}

/// A tournament that only waits for its approval is rated.
fn approve(app: &App, name: &str) {
    let (official, steppe, id) = (
        app.actor("official"),
        app.federation("steppe"),
        TournamentId(app.tournament(name)),
    );
    let version = app.stored(id.0).lock_version;
    app.write(|c| {
        approval::approve_table(
            &mut Tx::new(c, &official, &steppe, noon()),
            id,
            version,
            &Progress::default(),
        )
    });
}

/// A reopened tournament is corrected, so that it only waits for its approval; its version.
fn handed_in_again(app: &App, id: TournamentId) -> i64 {
    let (referee, head, steppe) = (
        app.actor("referee"),
        app.actor("head"),
        app.federation("steppe"),
    );
    let mut sheet = sheets::parse_sheet(&app.stored(id.0)).unwrap();
    for (row, cell) in [(0, "2-"), (1, "1+")] {
        sheet.rows[row].cells[0] = cell.to_owned();
    }
    app.write(|c| {
        let version =
            |c: &mut Conn| tournaments::find(c, steppe.id, id).map(|t| t.unwrap().lock_version);
        let now = version(c)?;
        office::submit_table(&mut Tx::new(c, &referee, &steppe, noon()), id, now, &sheet)?;
        let now = version(c)?;
        office::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, now)?;
        version(c).map_err(ActionError::Db)
    })
}

on_both! {
    fn a_correction_comes_to_what_calculating_everything_comes_to(app: App) {
        app.with_demo();
        for (number, slug) in ["dots", "chess", "stones", "evening"].into_iter().enumerate() {
            assert!(agrees(&app, slug, 7 + number as u64, 5) > 10, "{slug}");
        }
    }

    fn a_changed_birth_foresees_the_lists_that_it_contradicts(app: App) {
        app.with_demo();
        let chess = app.federation("chess");
        let grants = vec![Grant { role: Role::Official, federation: Some(chess.id), club: None }];
        let official = Actor { account: None, name: "Somebody".to_owned(), grants };
        let mut all = app.read(|c| players::list(c, chess.id));
        all.retain(|player| !player.is_forgotten() && player.merged_into.is_none() && player.personal.born.is_some());
        all.truncate(20);
        let tried = |player: &Player, year: i32| {
            let mut entry = app.read(|c| Ok::<_, DbError>(entering::load_entry(c, &chess, player.id).unwrap()));
            entry.personal.born = Some(year.to_string());
            let act = |c: &mut Conn, f: &Federation, progress: &Progress| entering::change_player(&mut Tx::new(c, &official, f, noon()), player.id, &entry, progress);
            replay::try_act(&app.db, Scope::Federation(chess.id), chess.id, act).unwrap()
        };
        // Somebody's age counts in ratings that a published list states.
        let found = all.iter().map(|player| tried(player, 2021)).find(|trial| !trial.contradicted.lists.is_empty());
        let trial = found.expect("no birth changes a published list");
        assert!(!trial.lines.is_empty());
        assert!(all.iter().map(|player| tried(player, 1985)).any(|trial| trial.lines.is_empty() && trial.contradicted.is_empty()));
    }

    fn so_it_does_in_every_worked_journal(app: App) {
        for rules in ["ufgo", "ssdc", "orr", "rgf", "elo"] {
            let mut changed = 0;
            for (number, file) in golden(rules).iter().enumerate() {
                let (text, slug) = (std::fs::read_to_string(file).unwrap(), format!("{rules}-{number}"));
                let read = journal::read_journal(text.as_bytes()).unwrap();
                app.write(|c| {
                    office_journal::import_journal(c, &Actor::console(), &read, Some(&slug), noon()).unwrap();
                    Ok(())
                });
                let federation = app.federation(&slug);
                if app.read(|c| tournaments::load_rated(c, federation.id)).len() > 1 {
                    changed += agrees(&app, &slug, number as u64, 2);
                }
            }
            assert!(changed >= 10, "{rules}: only {changed} corrections were possible");
        }
    }

    fn so_it_does_in_random_federations_of_every_regulation(app: App) {
        for rules in ["ufgo", "ssdc", "orr", "rgf", "elo"] {
            let (number, moved) = (Cell::new(0), Cell::new(0));
            let (cases, chance) = chance();
            let config = Config { cases, failure_persistence: None, ..Config::default() };
            let mut runner = TestRunner::new_with_rng(config, chance);
            let outcome = runner.run(&any_federation(rules), |federation| {
                let slug = format!("{rules}-{}", number.replace(number.get() + 1));
                let read = journal::read_journal(federation.journal().as_bytes()).unwrap();
                // Not every journal that can be drawn can be calculated.
                let taken = app.db.write(|c| office_journal::import_journal(c, &Actor::console(), &read, Some(&slug), noon()));
                prop_assume!(!matches!(taken, Err(ImportError::Bad(_))), "{:?}", taken);
                taken.unwrap();
                if app.read(|c| tournaments::load_rated(c, app.federation(&slug).id)).len() > 1 {
                    moved.set(moved.get() + agrees(&app, &slug, number.get(), 2));
                }
                Ok(())
            });
            outcome.unwrap();
            assert!(moved.get() >= cases as usize, "{rules}: only {} corrections moved a rating", moved.get());
        }
    }

    fn what_comes_between_a_calculation_and_its_storing_is_calculated_too(app: App) {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        for name in ["Spring", "Summer"] {
            app.tournament_in(name, "rated");
        }
        app.tournament_in("Autumn", "cosigned");
        assert_eq!(interrupted(&app, 0, |_| ()), 2, "done once to know what it alters, and once more to store it");
        // Whom it touches plays once more.
        assert_eq!(interrupted(&app, 1, |app| approve(app, "Autumn")), 3);
        // Ages count in these rules.
        let p07 = PlayerId(app.player("p07"));
        let forget = |app: &App| app.write(|c| registry::erase_person(&mut Tx::new(c, &official, &steppe, noon()), p07, "R", &Progress::default()));
        assert_eq!(interrupted(&app, 1, forget), 3);
        let publish = |app: &App| {
            app.write(|c| {
                let date = day(2026, 5, 10);
                let seen = lists::propose_list(c, &steppe, date, Cut::default())?.fingerprint;
                let publication = lists::Publication { date, cut: Cut::default(), note: "", confirmed_fingerprint: &seen };
                lists::publish_list(&mut Tx::new(c, &official, &steppe, noon()), publication, &Progress::default())?;
                Ok(())
            });
        };
        assert_eq!(interrupted(&app, 1, publish), 3);
        // What ratings don't rest on may come between.
        let hand_in = |app: &App| {
            app.tournament_in("Winter", "cosigned");
        };
        assert_eq!(interrupted(&app, 1, hand_in), 2);
    }

    fn where_something_comes_between_again_and_again_it_is_calculated_in_the_end(app: App) {
        let names = ["Spring", "Summer", "Autumn"];
        for name in names {
            app.tournament_in(name, "cosigned");
        }
        let next = Cell::new(0);
        let begun = interrupted(&app, names.len(), |app| approve(app, names[next.replace(next.get() + 1)]));
        assert_eq!(begun, 1 + names.len());
    }

    fn a_corrected_table_is_approved_ahead_whatever_comes_between(app: App) {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let id = TournamentId(app.tournament_in("Spring", "reopened"));
        for name in ["Summer", "Autumn"] {
            app.tournament_in(name, "rated");
        }
        app.tournament_in("Winter", "cosigned");
        let version = handed_in_again(&app, id);
        let (progress, begun, come) = (Progress::default(), Cell::new(0), Cell::new(false));
        let between = || {
            if !come.replace(true) {
                approve(&app, "Winter");
            }
        };
        let correction = replay::act_between(&app.db, Scope::Federation(steppe.id), steppe.id, &progress, between, |c, f| {
            begun.set(begun.get() + 1);
            approval::approve_table(&mut Tx::new(c, &official, f, noon()), id, version, &progress)
        });
        let correction = correction.unwrap().expect("a correction");
        assert_eq!((begun.get(), come.get()), (3, true));
        let lines = app.read(|c| corrections::load_lines(c, correction, 0, 1000));
        assert!(lines.iter().any(|line| line.tournament_id == Some(TournamentId(app.tournament("Winter")))), "Winter rests on Spring");
        assert!(!app.db.write(|c| replay::has_differences(c, &steppe, &Progress::default())).unwrap());
        // There is one correction, one signature and one line of it, however often it was begun.
        assert_eq!(app.read(|c| corrections::count(c, steppe.id)), 1);
        let acts = app.read(|c| crosstable::db::audit::of_federation(c, steppe.id, 0, 1000));
        let own = format!("tournament {id}");
        assert_eq!(acts.iter().filter(|line| line.act == "approve" && line.subject == own).count(), 2);
        // It is refused as anywhere else, and then nothing of it stays.
        let before = app.everything();
        let late = replay::run_act(&app.db, Scope::Federation(steppe.id), steppe.id, &progress, |c, f| approval::close_unrated(&mut Tx::new(c, &official, f, noon()), id, "", &progress));
        assert!(matches!(late, Err(ActionError::Refused(_))), "{late:?}");
        assert_eq!(app.everything(), before);
    }

    fn what_is_changed_in_an_open_tournament_counts_when_it_is_rated_again_and_not_before(app: App) {
        let (head, steppe) = (app.actor("official"), app.federation("steppe"));
        let id = TournamentId(app.tournament_in("Spring", "rated"));
        app.tournament_in("Summer", "rated");
        let exported = || app.read(|c| office_journal::export_journal(c, steppe.id));
        app.write(|c| office::reopen_tournament(&mut Tx::new(c, &head, &steppe, noon()), id, "Why"));
        let before = exported();
        let mut conditions = app.stored(id.0).conditions;
        conditions.minutes = Some(if conditions.minutes == Some(30.0) { 90.0 } else { 30.0 });
        app.write(|c| Ok(tournaments::update_conditions(c, id, &conditions, noon())?));
        let moves = |c: &mut Conn| replay::has_differences(c, &steppe, &Progress::default());
        assert!(!app.db.write(moves).unwrap(), "the verification finds what nobody has approved");
        assert!(exported() == before, "what goes out is what nobody has approved");
        assert_eq!(interrupted(&app, 0, |_| ()), 2);
        assert!(!app.db.write(moves).unwrap(), "another correction rates by what nobody has approved");
        // Nobody keeps any more what it was: so the change counts, or the test proves nothing.
        app.write(|c| Ok(tournaments::update_rated_as(c, id, "")?));
        assert!(app.db.write(moves).unwrap());
    }

    fn a_tournament_leaves_the_chronicle_ahead(app: App) {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let id = TournamentId(app.tournament_in("Spring", "reopened"));
        for name in ["Summer", "Autumn"] {
            app.tournament_in(name, "rated");
        }
        let (progress, begun) = (Progress::default(), Cell::new(0));
        let closed = replay::run_act(&app.db, Scope::Federation(steppe.id), steppe.id, &progress, |c, f| {
            begun.set(begun.get() + 1);
            approval::close_unrated(&mut Tx::new(c, &official, f, noon()), id, "R", &progress)
        });
        assert!(closed.unwrap().is_some());
        assert_eq!(begun.get(), 2);
        assert!(app.read(|c| results::of_tournament(c, id)).is_empty());
        assert!(!app.db.write(|c| replay::has_differences(c, &steppe, &Progress::default())).unwrap());
    }

    fn what_players_are_counts_ahead_too(app: App) {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        for name in ["Spring", "Summer"] {
            app.tournament_in(name, "rated");
        }
        let (p01, p03, p06) = (PlayerId(app.player("p01")), PlayerId(app.player("p03")), PlayerId(app.player("p06")));
        let (progress, begun) = (Progress::default(), Cell::new(0));
        // Two who never played together turn out to be one.
        let merged = replay::run_act(&app.db, Scope::Federation(steppe.id), steppe.id, &progress, |c, f| {
            begun.set(begun.get() + 1);
            registry::merge_players(&mut Tx::new(c, &official, f, noon()), registry::MergeRequest { kept: p03, gone: p06, why: "R" }, &progress)
        });
        assert!(!app.read(|c| corrections::load_lines(c, merged.as_ref().copied().unwrap(), 0, 1000)).is_empty());
        assert_eq!(begun.get(), 2);
        assert!(!app.db.write(|c| replay::has_differences(c, &steppe, &Progress::default())).unwrap());
        // And one of them is older than was known.
        let player = app.read(|c| players::find(c, steppe.id, p01)).unwrap();
        let personal = players::Personal { born: Some("1940-01-01".to_owned()), ..player.personal };
        let entry = crosstable::actions::players::Entry { personal, ..Default::default() };
        begun.set(0);
        replay::run_act(&app.db, Scope::Federation(steppe.id), steppe.id, &progress, |c, f| {
            begun.set(begun.get() + 1);
            crosstable::actions::players::change_player(&mut Tx::new(c, &official, f, noon()), p01, &entry, &progress)
        })
        .unwrap();
        assert_eq!(begun.get(), 2);
        assert!(!app.db.write(|c| replay::has_differences(c, &steppe, &Progress::default())).unwrap());
    }

    fn whoever_is_new_in_a_correction_is_calculated_within(app: App) {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let id = TournamentId(app.tournament_in("Spring", "reopened"));
        app.tournament_in("Summer", "rated");
        let mut sheet = sheets::parse_sheet(&app.stored(id.0)).unwrap();
        sheet.rows[2].player = None;
        sheet.rows[2].new = true;
        sheet.rows[2].name = "Somebody New".to_owned();
        let (referee, head) = (app.actor("referee"), app.actor("head"));
        let version = app.write(|c| {
            let version = |c: &mut Conn| tournaments::find(c, steppe.id, id).map(|t| t.unwrap().lock_version);
            let now = version(c)?;
            office::submit_table(&mut Tx::new(c, &referee, &steppe, noon()), id, now, &sheet)?;
            let now = version(c)?;
            office::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, now)?;
            version(c).map_err(ActionError::Db)
        });
        let (progress, begun) = (Progress::default(), Cell::new(0));
        replay::run_act(&app.db, Scope::Federation(steppe.id), steppe.id, &progress, |c, f| {
            begun.set(begun.get() + 1);
            approval::approve_table(&mut Tx::new(c, &official, f, noon()), id, version, &progress)
        })
        .unwrap();
        assert_eq!(begun.get(), 1);
        assert!(!app.db.write(|c| replay::has_differences(c, &steppe, &Progress::default())).unwrap());
    }

    fn what_was_remembered_is_found_as_a_walk_along_the_chronicle_finds_it(app: App) {
        app.with_demo();
        for slug in ["dots", "chess", "stones", "evening"] {
            let federation = app.federation(slug);
            let (rated, people) = app.read(|c| Ok((tournaments::load_rated(c, federation.id)?, players::load_replay_players(c, federation.id)?)));
            let everybody: Vec<PlayerId> = people.iter().map(|p| p.id).collect();
            for t in rated.iter().step_by(3) {
                let position = t.position.unwrap();
                let own: Vec<PlayerId> = app.read(|c| tables::load_participants(c, t.id)).iter().map(|p| p.player_id).collect();
                for wanted in [&own, &everybody] {
                    let known = app.db.read(|c| replay::records_before(c, &federation, position, wanted)).unwrap();
                    let walked = app.db.read(|c| replay::walked_before(c, &federation, position, wanted)).unwrap();
                    assert_eq!(known, walked, "{slug}: before {}", t.id);
                }
            }
        }
    }

    fn many_rows_are_stored_as_few_are(app: App) {
        app.with_demo();
        let slugs = ["dots", "chess", "stones", "evening"].map(|slug| app.federation(slug));
        let held = |id| app.read(|c| results::from_position(c, id, 0)).len();
        let many = slugs.into_iter().max_by_key(|federation| held(federation.id)).unwrap();
        let by_key = |rows: Vec<ResultRow>| rows.into_iter().map(|r| ((r.tournament_id, r.player_id), r)).collect::<BTreeMap<_, _>>();
        let stored = || by_key(app.read(|c| results::from_position(c, many.id, 0)));
        let all = stored();
        // More than 64 rows are many.
        assert!(all.len() > 130, "half of {} results are few: they are stored otherwise", all.len());
        // Every other one is another, half of them go, and these come back.
        let changed = all.values().step_by(2).cloned().map(|row| ResultRow { after: row.after.map(|r| r + 0.1), rank: None, ..row });
        let changed: Vec<ResultRow> = changed.collect();
        app.write(|c| Ok(results::add_or_update(c, &changed)?));
        let mut expected = all.clone();
        expected.extend(by_key(changed));
        assert_eq!(stored(), expected);
        let gone: Vec<(TournamentId, PlayerId)> = all.keys().copied().skip(1).step_by(2).collect();
        app.write(|c| Ok(results::remove_each(c, &gone)?));
        expected.retain(|key, _| !gone.contains(key));
        assert_eq!(stored(), expected);
        app.write(|c| Ok(results::add_or_update(c, &all.values().cloned().collect::<Vec<_>>())?));
        assert_eq!(stored(), all);
        let ids: HashSet<TournamentId> = all.keys().map(|(tournament, _)| *tournament).collect();
        let ids: Vec<TournamentId> = ids.into_iter().collect();
        app.write(|c| {
            results::remove(c, &ids)?;
            Ok(results::add(c, &all.values().cloned().collect::<Vec<_>>())?)
        });
        assert_eq!(stored(), all);
        let table = |c: &mut Conn| Ok::<_, DbError>((tables::participants_of(c, &ids)?, tables::games_in(c, &ids)?));
        let (people, games) = app.read(table);
        let records: Vec<RecordsBefore> = app.read(|c| tables::records_before_of(c, &ids));
        app.write(|c| {
            tables::remove_all(c, &ids)?;
            let (people, games) = (people.values().flatten().cloned(), games.values().flatten().cloned());
            tables::add(c, &people.collect::<Vec<_>>(), &games.collect::<Vec<_>>())?;
            tables::store_records_before(c, &records)?;
            Ok(tables::store_records_before(c, &records)?)
        });
        assert_eq!(app.read(table), (people, games));
        assert_eq!(app.read(|c| tables::records_before_of(c, &ids)).len(), records.len());
        let seated = app.read(|c| players::load_replay_players(c, many.id));
        let states: Vec<_> = seated.iter().map(|p| (p.id, players::State { shown: players::PublicState { rating: None, rank_step: 7, ..p.state.shown.clone() }, ..p.state.clone() })).collect();
        app.write(|c| Ok(players::update_states(c, &states)?));
        let now = app.read(|c| players::load_replay_players(c, many.id));
        assert_eq!(now.into_iter().map(|p| (p.id, p.state)).collect::<Vec<_>>(), states);
        let held = app.read(|c| pools::all(c, many.id));
        app.write(|c| {
            let (whose, rows) = (held.keys().copied().collect::<Vec<_>>(), held.values().flatten().cloned().collect::<Vec<_>>());
            Ok(pools::replace_ratings(c, &whose, &rows)?)
        });
        assert_eq!(app.read(|c| pools::all(c, many.id)), held);
        let passes: Vec<(TournamentId, i64)> = ids.iter().zip(100..).map(|(id, passes)| (*id, passes)).collect();
        app.write(|c| Ok(tournaments::update_passes(c, &passes)?));
        let rated = app.read(|c| tournaments::rated_of(c, many.id, &ids));
        assert!(passes.iter().all(|(id, passes)| rated.iter().any(|t| t.id == *id && t.passes == Some(*passes))));
        // Everything is as it was as soon as it is calculated again.
        app.write(|c| replay::replay_all(c, &many, None, &Progress::default()).map(drop));
        assert!(!app.db.write(|c| replay::has_differences(c, &many, &Progress::default())).unwrap());
        assert_eq!(stored(), all);
    }
}
