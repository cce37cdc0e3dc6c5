use std::collections::{BTreeSet, HashSet};

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use super::*;
use crate::ActionError;
use crate::db::federations::Federation;
use crate::db::{Conn, Db, federations, tournaments as rows};
use crate::domain::approval::State;
use crate::domain::journal::{self as format, Journal, Line, Outcome, TournamentLine};
use crate::domain::name;
use crate::domain::number::Score;
use crate::domain::rules::{Published, Rated};
use crate::domain::table::{self, Problem};
use crate::domain::tournament::Board;
use crate::links::Secrets;

fn day(y: i32, m: u32, d: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(y, m, d).unwrap()
}

/// Ordinary days, the ends of a year, a leap day, a day on which a list is published.
fn days() -> Vec<NaiveDate> {
    [
        (2026, 3, 14),
        (2026, 12, 31),
        (2027, 1, 1),
        (2028, 2, 29),
        (2026, 7, 1),
        (2025, 10, 2),
    ]
    .map(|(y, m, d)| day(y, m, d))
    .to_vec()
}

fn read(today: NaiveDate) -> Journal {
    format::read_journal(build_journal(today).as_bytes()).unwrap()
}

fn outcomes(journal: &Journal) -> (Vec<(&TournamentLine, Rated)>, Vec<Published>) {
    let (mut rated, mut published) = (Vec::new(), Vec::new());
    format::replay_journal(journal, |outcome| match outcome {
        Outcome::Rated(line, result) => rated.push((line, result)),
        Outcome::Published(_, list) => published.push(list),
    })
    .unwrap();
    (rated, published)
}

#[test]
fn the_journal_is_the_same_every_time_and_canonical() {
    for today in days() {
        let text = build_journal(today);
        assert_eq!(text, build_journal(today));
        let mut again = Vec::new();
        format::write_journal(&format::read_journal(text.as_bytes()).unwrap(), &mut again);
        assert_eq!(String::from_utf8(again).unwrap(), text, "{today}");
    }
}

#[test]
fn everything_a_federation_lives_through_occurs() {
    for today in days() {
        let journal = read(today);
        let (rated, lists) = outcomes(&journal);
        assert_eq!(rated.len(), history::TOURNAMENTS, "{today}");
        assert!(
            rated
                .iter()
                .filter(|(_, r)| r.lines.iter().any(|l| l.anomalous))
                .count()
                >= 5,
            "{today}: anomalous results"
        );
        assert!(
            rated
                .iter()
                .any(|(_, r)| r.passes == 0 && r.lines.is_empty()),
            "{today}: too fast for a rating"
        );
        assert!(
            rated
                .iter()
                .any(|(_, r)| !r.lines.is_empty() && !r.frozen.is_empty()),
            "{today}: not recalculated above 2100"
        );
        assert_games_of_every_kind(&rated, today);
        assert_newcomers_and_rises(&rated, today);
        assert_rank_decisions(&lists, today);
    }
}

fn assert_games_of_every_kind(rated: &[(&TournamentLine, Rated)], today: NaiveDate) {
    for board in [Board::Full, Board::Thirteen, Board::Nine] {
        assert!(
            rated.iter().any(|(t, _)| t.tournament.board == board),
            "{today}: {board:?}"
        );
    }
    let mut games = rated.iter().flat_map(|(t, _)| &t.tournament.games);
    assert!(
        games.clone().any(|g| !g.played && g.b.is_none()),
        "{today}: a bye"
    );
    assert!(
        games.clone().any(|g| !g.played && g.b.is_some()),
        "{today}: a forfeit"
    );
    assert!(
        games.any(|g| g.played && g.score == Some(Score::Draw)),
        "{today}: a draw"
    );
}

fn assert_newcomers_and_rises(rated: &[(&TournamentLine, Rated)], today: NaiveDate) {
    let newcomers: HashSet<_> = rated
        .iter()
        .flat_map(|(_, r)| &r.lines)
        .filter(|l| l.before.is_none())
        .map(|l| l.player)
        .collect();
    assert!(
        newcomers.len() >= 30,
        "{today}: {} newcomers",
        newcomers.len()
    );
    let crosses = |l: &&crate::domain::rules::Line| {
        l.before.is_none_or(|p| p.0 < 100.0) && l.after.is_some_and(|p| p.0 >= 100.0)
    };
    assert!(
        rated
            .iter()
            .flat_map(|(_, r)| &r.lines)
            .filter(crosses)
            .count()
            >= 5,
        "{today}: nobody rises through 100"
    );
}

fn assert_rank_decisions(lists: &[Published], today: NaiveDate) {
    let lasting = |article: &str| {
        lists
            .iter()
            .skip(1)
            .flat_map(|l| &l.decisions)
            .filter(|d| d.article == article)
            .count()
    };
    assert!(
        lasting("2.5") >= 2,
        "{today}: {} dans won after the first list",
        lasting("2.5")
    );
    assert!(
        lasting("2.6") >= 1,
        "{today}: no dan lost after the first list"
    );
    assert!(lasting("2.7") >= 1, "{today}: no rank kept");
    assert!(
        (7..=9).contains(&lists.len()),
        "{today}: {} lists",
        lists.len()
    );
}

#[test]
fn nothing_lies_in_the_future_and_everything_in_order() {
    for today in days() {
        let journal = read(today);
        let mut last = NaiveDateTime::MIN;
        for (number, line) in &journal.lines {
            let at = match line {
                Line::Tournament(t) => {
                    let site = t.site.as_ref().unwrap();
                    let rated = site.rated.unwrap();
                    assert!(
                        site.signatures.windows(2).all(|s| s[0].at <= s[1].at)
                            && site.signatures.len() == 3,
                        "{number}"
                    );
                    assert!(
                        t.tournament.end < rated.date()
                            && site
                                .signatures
                                .iter()
                                .all(|s| s.at.date() >= t.tournament.end),
                        "{number}"
                    );
                    rated
                }
                Line::List(l) => {
                    assert!(l.date <= today);
                    l.site.as_ref().unwrap().published.unwrap()
                }
                _ => continue,
            };
            assert!(last <= at, "{today}: line {number}");
            last = at;
        }
        assert!(last <= today.and_time(chrono::NaiveTime::MIN));
    }
}

#[test]
fn names_are_nobody_elses() {
    let journal = read(day(2026, 11, 21));
    let players: Vec<_> = journal
        .lines
        .iter()
        .filter_map(|(_, l)| {
            if let Line::Player(p) = l {
                Some(p)
            } else {
                None
            }
        })
        .collect();
    assert!((175..=190).contains(&players.len()), "{}", players.len());
    let keys: BTreeSet<String> = players
        .iter()
        .map(|p| name::likeness_key(p.name.as_deref().unwrap()))
        .collect();
    assert_eq!(keys.len(), players.len());
    let has = |letter: char| {
        players
            .iter()
            .any(|p| p.name.as_deref().unwrap().contains(letter))
    };
    assert!(has('’') && has('-') && has('і') && has('ы'));
    assert_eq!(players.iter().filter(|p| p.guest).count(), 25);
    assert!(
        players
            .iter()
            .any(|p| p.site.as_ref().unwrap().latin.is_some())
    );
    assert!(players.iter().any(|p| p.born.is_none()));
    let tournaments: Vec<_> = journal
        .lines
        .iter()
        .filter_map(|(_, l)| {
            if let Line::Tournament(t) = l {
                t.name.as_deref()
            } else {
                None
            }
        })
        .collect();
    assert_eq!(
        tournaments.iter().collect::<BTreeSet<_>>().len(),
        tournaments.len()
    );
    assert!(
        tournaments
            .iter()
            .all(|name| *name == name::to_stored_title(name)),
        "no ordinal is broken across two lines: {tournaments:?}"
    );
}

#[test]
fn the_sheets_hold_no_contradiction_unless_they_should() {
    for today in days() {
        for t in open_tournaments(today) {
            let mut sheet = t.sheet.clone();
            // Marks all players as recognised.
            sheet
                .rows
                .iter_mut()
                .zip(1..)
                .filter(|(r, _)| !r.new)
                .for_each(|(r, id)| r.player = Some(id));
            match t.step {
                Step::Planned | Step::Cancelled(_) => assert!(sheet.rows.is_empty()),
                Step::Draft => {
                    let problems = table::check_sheet(&sheet).unwrap_err();
                    assert!(
                        problems.iter().filter(|p| Problem::is_blocking(p)).count() >= 4,
                        "{problems:?}"
                    );
                }
                _ => assert_eq!(
                    table::check_sheet(&sheet).unwrap().warnings,
                    [],
                    "{today}: {}",
                    t.name
                ),
            }
        }
    }
}

struct Counted(std::cell::Cell<u32>);

impl Secrets for Counted {
    fn token(&self) -> Result<String, ActionError> {
        self.0.set(self.0.get() + 1);
        Ok(format!("token {}", self.0.get()))
    }
}

/// In each federation except the first, one tournament waits for approval and can be rated.
fn one_tournament_waits(
    conn: &mut Conn,
    other: &Federation,
    today: NaiveDate,
) -> Result<(), ActionError> {
    let mut waiting = rows::load_unrated(conn, other.id)?;
    // Tournaments approved for later are only planned.
    waiting.retain(|t| t.state != State::Planned || t.conditions.ends < today);
    assert_eq!(
        waiting.iter().map(|t| t.state).collect::<Vec<_>>(),
        [State::Cosigned],
        "{}",
        other.slug
    );
    let sheet = crate::sheets::parse_sheet(&waiting[0])?;
    let preview = crate::preview::preview_sheet(conn, other, &waiting[0], &sheet)?;
    assert!(
        preview.lines.len() == 6 && preview.lines.iter().all(|l| l.after.is_some()),
        "{}: {preview:?}",
        other.slug
    );
    Ok(())
}

fn open_database(path: &std::path::Path) -> Db {
    let db = Db::open(&format!("sqlite:{}", path.display()), 1).unwrap();
    db.run_migrations().unwrap();
    db
}

/// States of all tournaments that aren't rated.
fn list_wanted_states(today: NaiveDate) -> Vec<State> {
    let mut wanted: Vec<State> = open_tournaments(today)
        .iter()
        .map(|t| match t.step {
            Step::Planned | Step::Draft => State::Planned,
            Step::Submitted => State::Submitted,
            Step::Cosigned => State::Cosigned,
            Step::Returned(_) => State::Returned,
            Step::Cancelled(_) => State::Cancelled,
            Step::Friendly(_) => State::Friendly,
        })
        .collect();
    // Two are in play.
    wanted.extend([State::Planned; 2]);
    // One was held before the site existed.
    wanted.push(State::Recorded);
    wanted
}

fn assert_log_ins(conn: &mut Conn) -> Result<(), ActionError> {
    for LogIn { login, name, role } in log_ins() {
        let account = crate::db::accounts::find_by_login(conn, login)?.unwrap();
        assert_eq!(
            (account.name.as_str(), account.password.as_deref()),
            (name, Some("hash of demo-password"))
        );
        assert_eq!(
            crate::db::accounts::load_roles(conn, account.id)?[0]
                .role
                .word(),
            role
        );
    }
    Ok(())
}

/// A Swiss stands in its fourth round and a knockout in its third; one tournament is reopened.
fn assert_played_and_reopened(
    conn: &mut Conn,
    federation: &Federation,
    unrated: &[rows::Tournament],
) -> Result<(), ActionError> {
    for (t, rounds, disputed) in [(&unrated[10], 4, 1), (&unrated[11], 3, 0)] {
        let desk = crate::desk::find(conn, t.id)?.unwrap();
        assert_eq!(
            (desk.rounds.len(), desk.rounds[rounds - 1].count_disputed()),
            (rounds, disputed)
        );
    }
    let chronicle = rows::load_chronicle(conn, federation.id)?;
    let reopened: Vec<usize> = chronicle
        .iter()
        .enumerate()
        .filter(|(_, t)| t.state == State::Reopened)
        .map(|(i, _)| i)
        .collect();
    assert_eq!(reopened, [history::TOURNAMENTS - 2]);
    Ok(())
}

#[test]
fn the_seed_brings_every_tournament_into_its_state() {
    for (i, today) in days().into_iter().take(3).enumerate() {
        let folder = tempfile::tempdir().unwrap();
        let db = open_database(&folder.path().join(format!("{i}.sqlite")));
        let now = today.and_time(chrono::NaiveTime::MIN) + TimeDelta::minutes(35);
        let plant = || {
            db.write(|conn| {
                seed_demo(
                    conn,
                    &Counted(std::cell::Cell::new(0)),
                    &|p| Ok(format!("hash of {p}")),
                    now,
                )
            })
        };
        plant().unwrap();
        plant().unwrap();
        db.read(|conn| {
            let all = federations::list(conn)?;
            let mut rules: Vec<&str> = all.iter().map(|f| f.rules.id).collect();
            rules.sort_unstable();
            assert_eq!(rules, ["elo", "orr", "rgf", "ssdc", "ufgo"]);
            for other in all.iter().filter(|f| f.slug != SLUG) {
                one_tournament_waits(conn, other, today)?;
            }
            let federation = federations::find_by_slug(conn, SLUG)?.unwrap();
            // Pages show the federation's own name in every language.
            let plans = crate::db::calendar_plans::list(conn, federation.id)?;
            assert!(
                !plans.is_empty()
                    && plans
                        .iter()
                        .all(|plan| plan.heading.title == federation.name),
                "{plans:?}"
            );
            let unrated = rows::load_unrated(conn, federation.id)?;
            assert_eq!(
                unrated.iter().map(|t| t.state).collect::<Vec<_>>(),
                list_wanted_states(today)
            );
            assert_played_and_reopened(conn, &federation, &unrated)?;
            assert_log_ins(conn)?;
            let times: Vec<_> = crate::db::audit::load_after(conn, 0, 1000)?
                .into_iter()
                .map(|l| l.at)
                .collect();
            assert!(times.is_sorted() && times.iter().all(|at| *at <= now));
            Ok::<_, ActionError>(())
        })
        .unwrap();
    }
}
