//! Approves tournaments of 300 players and 9 rounds in a federation of 100,000 players.
//!
//! `cargo bench --bench approve` measures, in turn and on the same database, an approval as the
//! commission does it (a POST to the running server up to its redirect: checked, rated, signed,
//! logged, committed), the same without HTTP, and merely inserting the rows that it leaves behind
//! in one transaction. SQLite always; PostgreSQL, too, where `CROSSTABLE_TEST_POSTGRES` names a
//! server.

mod generator;
#[path = "tools/http.rs"]
mod http;
mod tools;

use std::collections::HashMap;
use std::fmt::Debug;
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::time::Instant;

use actix_web::dev::ServerHandle;
use chrono::{NaiveDate, NaiveDateTime};
use crosstable::actions::accounts::{self, Invitation};
use crosstable::actions::replay::Progress;
use crosstable::actions::{
    ActionError, Actor, Tx, approval, calendar_plans as plans, journal as office_journal,
    tournaments as office,
};
use crosstable::db::federations::{self, Federation};
use crosstable::db::players::{self, State as PlayerState};
use crosstable::db::results::ResultRow;
use crosstable::db::tables::{Game, Participant};
use crosstable::db::tournaments::{Conditions, NewTournament};
use crosstable::db::{
    ClubId, Conn, Db, DbError, PlanLineId, PlayerId, TournamentId, calendar_plans, clubs, results,
    tables, tournaments,
};
use crosstable::domain::approval::State;
use crosstable::domain::journal;
use crosstable::domain::table::{Cell, Sheet, TypedPlayer, mirror_cell};
use crosstable::domain::tournament::{Board, Category, Pool, RoundDays};
use crosstable::web::app::{Allowance, App, HashCost, MachineSecrets, Proxies, Settings, hash};
use crosstable::web::server;
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use generator::{Dice, SLUG, Size};
use http::Client;
use tools::{median, met, say};

const SIZE: Size = Size {
    players: 100_000,
    tournaments: 1_000,
    games: 30_000,
    lists: 1,
};
const PLAYERS: usize = 300;
const ROUNDS: usize = 9;
/// Tournaments of each kind.
const RUNS: usize = 11;
/// At most this many times as long as inserting the rows.
const RATIO: f64 = 3.0;
const PASSWORD: &str = "a table of three hundred";

fn main() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(told)?;
    measure(
        "SQLite",
        &format!("sqlite:{}", folder.path().join("bench.sqlite").display()),
    )?;
    match postgres() {
        None => say("PostgreSQL: CROSSTABLE_TEST_POSTGRES names no server, nothing measured"),
        Some(url) => {
            let (server, _) = url
                .rsplit_once('/')
                .ok_or("CROSSTABLE_TEST_POSTGRES names no database")?;
            let name = format!("crosstable_bench_{}", std::process::id());
            let mut admin = PgConnection::establish(&url).map_err(told)?;
            admin
                .batch_execute(&format!("CREATE DATABASE {name}"))
                .map_err(told)?;
            let outcome = measure("PostgreSQL", &format!("{server}/{name}"));
            admin
                .batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)"))
                .map_err(told)?;
            outcome?;
        }
    }
    Ok(())
}

#[expect(
    clippy::disallowed_methods,
    reason = "the tests are told in the same way where PostgreSQL is"
)]
fn postgres() -> Option<String> {
    std::env::var("CROSSTABLE_TEST_POSTGRES")
        .ok()
        .filter(|url| !url.is_empty())
}

fn told(error: impl Debug) -> String {
    format!("{error:?}")
}

/// The time on the clock of this bench.
fn now() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 3, 1)
        .unwrap_or_default()
        .and_hms_opt(12, 0, 0)
        .unwrap_or_default()
}

/// What was measured: seconds of each kind, and the rows that an approval leaves behind.
#[derive(Default)]
struct Measured {
    posts: Vec<f64>,
    verbs: Vec<f64>,
    inserts: Vec<f64>,
    people: usize,
    games: usize,
    results: usize,
}

fn measure(name: &str, url: &str) -> Result<(), String> {
    let db = Db::open(url, 4).map_err(told)?;
    db.run_migrations().map_err(told)?;
    let office = Office::open(&db)?;
    let site = Site::start(&db)?;
    let mut browser = Client::connect(site.address).map_err(told)?;
    let session = log_in(&mut browser)?;
    let mut dice = Dice::new(7);
    let mut measured = Measured::default();
    for _ in 0..RUNS {
        let id = office.cosigned(&mut dice)?;
        measured
            .posts
            .push(approve_by_post(&mut browser, &session, id)?);

        let left = office.left_behind(id)?;
        (measured.people, measured.games, measured.results) =
            (left.people.len(), left.games.len(), left.results.len());
        let other = office.empty()?;
        let left = left.of(other);
        let start = Instant::now();
        db.write(|c| left.insert(c)).map_err(told)?;
        measured.inserts.push(start.elapsed().as_secs_f64());

        let id = office.cosigned(&mut dice)?;
        measured.verbs.push(approve_by_verb(&db, &office, id)?);
    }
    measured.report(name);
    drop(browser);
    site.stop()
}

/// The site on a thread of its own.
struct Site {
    address: SocketAddr,
    handle: ServerHandle,
    running: JoinHandle<std::io::Result<()>>,
}

impl Site {
    fn start(db: &Db) -> Result<Site, String> {
        let (listener, handles) = (
            TcpListener::bind("127.0.0.1:0").map_err(told)?,
            mpsc::channel(),
        );
        let address = listener.local_addr().map_err(told)?;
        let settings = Settings {
            secure_cookies: false,
            base_url: format!("http://{address}"),
            proxies: Proxies::None,
            hash_cost: HashCost::FOR_TESTS,
            mail: None,
            security_contact: None,
            api: Allowance::GENEROUS,
            sealed: Default::default(),
            retention: Default::default(),
            privacy_contact: None,
            demo: false,
        };
        let app = App::new(db.clone(), Arc::new(now), settings);
        let running = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async {
                let server = server::build_server(app, listener, 1)?;
                let _ = handles.0.send(server.handle());
                server.await
            })
        });
        let handle = handles.1.recv().map_err(told)?;
        Ok(Site {
            address,
            handle,
            running,
        })
    }

    fn stop(self) -> Result<(), String> {
        actix_web::rt::System::new().block_on(self.handle.stop(false));
        self.running
            .join()
            .map_err(|_| "the server fell over")?
            .map_err(told)
    }
}

/// Approves a tournament as the commission does it; how many seconds it took from the POST to the
/// redirect.
fn approve_by_post(browser: &mut Client, session: &str, id: TournamentId) -> Result<f64, String> {
    let page = format!("/{SLUG}/tournaments/{id}");
    let form = form(browser, &page, session)?;
    let start = Instant::now();
    let answer = browser
        .send(
            "POST",
            &format!("{page}/approval"),
            &[("Cookie", session)],
            &form,
        )
        .map_err(told)?;
    let took = start.elapsed().as_secs_f64();
    if answer.status == 303 {
        Ok(took)
    } else {
        Err(format!("the approval was answered with {}", answer.status))
    }
}

/// Approves a tournament without HTTP; how many seconds it took.
fn approve_by_verb(db: &Db, office: &Office, id: TournamentId) -> Result<f64, String> {
    let start = Instant::now();
    db.write(|c| {
        let federation = federation(c)?;
        let t = tournaments::find(c, federation.id, id)?.ok_or(ActionError::NotFound)?;
        approval::approve_table(
            &mut Tx::new(c, &office.official, &federation, now()),
            id,
            t.lock_version,
            &Progress::default(),
        )
    })
    .map_err(told)?;
    Ok(start.elapsed().as_secs_f64())
}

impl Measured {
    fn report(&self, name: &str) {
        let range = |all: &[f64]| {
            let (low, high) = all.iter().fold((f64::MAX, 0f64), |(low, high), t| {
                (low.min(*t), high.max(*t))
            });
            format!(
                "{:6.1} ms  ({:.1} to {:.1})",
                1e3 * median(all),
                1e3 * low,
                1e3 * high
            )
        };
        let Measured {
            posts,
            verbs,
            inserts,
            people,
            games,
            results,
        } = self;
        say(format_args!(
            "{name}: {} players; {people} participants, {games} games, {results} results, {results} players updated; medians of {RUNS}, taken in turn:",
            SIZE.players
        ));
        say(format_args!(
            "  approval, POST to redirect    {}",
            range(posts)
        ));
        say(format_args!(
            "  approval without HTTP         {}",
            range(verbs)
        ));
        say(format_args!(
            "  inserting the same rows       {}",
            range(inserts)
        ));
        let ratio = median(posts) / median(inserts);
        say(format_args!(
            "  approval / inserting: {ratio:.2}  (target: at most {RATIO}) {}",
            met(ratio <= RATIO)
        ));
    }
}

/// Logs the official in through the form; the cookie.
fn log_in(browser: &mut Client) -> Result<String, String> {
    let page = browser.get("/login", &[]).map_err(told)?;
    let visitor = cookie(&page, "visitor").ok_or("no cookie for the log-in form")?;
    let token = field(&String::from_utf8_lossy(&page.body), "token")
        .ok_or("no token in the log-in form")?;
    let body = format!(
        "token={token}&login=official&password={}&back=",
        PASSWORD.replace(' ', "+")
    );
    let answer = browser
        .send("POST", "/login", &[("Cookie", &visitor)], &body)
        .map_err(told)?;
    cookie(&answer, "session")
        .ok_or_else(|| format!("the log-in was answered with {}", answer.status))
}

fn cookie(answer: &http::Answer, name: &str) -> Option<String> {
    answer
        .every("set-cookie")
        .find(|c| c.starts_with(name))
        .and_then(|c| c.split(';').next())
        .map(str::to_owned)
}

/// The value of a hidden field.
fn field(html: &str, name: &str) -> Option<String> {
    let from = format!("name=\"{name}\" value=\"");
    let rest = html.split_once(from.as_str())?.1;
    rest.split_once('"').map(|(value, _)| value.to_owned())
}

/// The form for approving that the page of a tournament shows, as it is sent.
fn form(browser: &mut Client, page: &str, session: &str) -> Result<String, String> {
    let answer = browser.get(page, &[("Cookie", session)]).map_err(told)?;
    let html = String::from_utf8_lossy(&answer.body);
    let (_, form) = html
        .split_once(&format!("action=\"{page}/approval\""))
        .ok_or_else(|| format!("{page} can't be approved"))?;
    let (token, version) = field(form, "token")
        .zip(field(form, "version"))
        .ok_or("no token or version")?;
    Ok(format!("token={token}&version={version}"))
}

fn federation(c: &mut Conn) -> Result<Federation, DbError> {
    federations::find_by_slug(c, SLUG)?
        .ok_or_else(|| DbError::Corrupt("the federation is missing".to_owned()))
}

/// The federation and the people who bring a tournament to its approval.
struct Office {
    db: Db,
    federation: Federation,
    club: ClubId,
    referee: Actor,
    head: Actor,
    official: Actor,
    /// Everybody with a rating.
    people: Vec<(PlayerId, f64)>,
}

impl Office {
    fn open(db: &Db) -> Result<Office, String> {
        let mut text = Vec::new();
        generator::write("ufgo", SIZE, &mut text).map_err(told)?;
        let journal = journal::read_journal(&*text).map_err(told)?;
        db.write(|c| office_journal::import_journal(c, &Actor::console(), &journal, None, now()))
            .map_err(told)?;
        let hashed = hash(HashCost::FOR_TESTS, PASSWORD).map_err(told)?;
        db.write(|c| {
            let federation = federation(c)?;
            let club = clubs::list(c, federation.id)?
                .first()
                .map(|club| club.id)
                .ok_or(ActionError::NotFound)?;
            let mut invite = |login: &str, role: &str, club| {
                let grant = accounts::build_grant(role, Some(federation.id), club)
                    .ok_or(ActionError::NotFound)?;
                let invitation = Invitation {
                    login: login.to_owned(),
                    name: format!("The {login}"),
                    grant,
                    mail: None,
                };
                let (account, token) = accounts::invite_person(
                    c,
                    &Actor::console(),
                    &invitation,
                    &MachineSecrets,
                    now(),
                )?;
                accounts::choose_password(c, &token.unwrap_or_default(), &hashed, now())?;
                Ok::<_, ActionError>(Actor {
                    account: Some(account),
                    name: invitation.name,
                    grants: vec![grant],
                })
            };
            let referee = invite("referee", "referee", None)?;
            let head = invite("head", "club_head", Some(club))?;
            let official = invite("official", "official", None)?;
            let people = players::list(c, federation.id)?
                .iter()
                .filter_map(|p| Some((p.id, p.state.shown.rating?)))
                .collect();
            Ok::<_, ActionError>(Office {
                db: db.clone(),
                federation,
                club,
                referee,
                head,
                official,
                people,
            })
        })
        .map_err(told)
    }

    /// A line of a calendar plan of its own for every tournament.
    fn plan_line(&self, c: &mut Conn) -> Result<Option<PlanLineId>, ActionError> {
        let (today, title) = (
            now().date(),
            calendar_plans::list(c, self.federation.id)?
                .len()
                .to_string(),
        );
        let lines = plans::parse_pasted(&format!("The great open; {today}"));
        let given = plans::PlanInput {
            year: today.format("%Y").to_string(),
            title,
            lines,
        };
        let id = plans::draft_plan(
            &mut Tx::new(c, &self.official, &self.federation, now()),
            &given,
        )?;
        let adoption = plans::Adoption {
            day: today.to_string(),
            by: "The board".to_owned(),
        };
        plans::adopt_plan(
            &mut Tx::new(c, &self.official, &self.federation, now()),
            plans::PlanVersion { id, version: 0 },
            &adoption,
        )?;
        Ok(calendar_plans::load_lines(c, id)?
            .first()
            .map(|line| line.id))
    }

    fn conditions(&self, plan_line_id: Option<PlanLineId>) -> Conditions {
        Conditions {
            name: "The great open".to_owned(),
            starts: now().date(),
            ends: now().date(),
            city: "Kyiv".to_owned(),
            club_id: Some(self.club),
            referee_id: self.referee.account,
            referee_name: self.referee.name.clone(),
            official: true,
            plan: String::new(),
            plan_line_id,
            board: Board::Full,
            minutes: None,
            pool: Pool::Classic,
            category: Category::Fourth,
            rated_by_fide: false,
            round_days: RoundDays::default(),
            remark: String::new(),
        }
    }

    /// A tournament that only waits for the commission.
    fn cosigned(&self, dice: &mut Dice) -> Result<TournamentId, String> {
        let sheet = self.play(dice);
        self.db
            .write(|c| {
                let f = &self.federation;
                let version = |c: &mut Conn, id| {
                    Ok::<_, ActionError>(
                        tournaments::find(c, f.id, id)?.map_or(0, |t| t.lock_version),
                    )
                };
                let line = self.plan_line(c)?;
                let id = office::plan_tournament(
                    &mut Tx::new(c, &self.official, f, now()),
                    self.conditions(line),
                )?;
                let planned = version(c, id)?;
                let saved = office::save_draft(
                    &mut Tx::new(c, &self.referee, f, now()),
                    id,
                    planned,
                    &sheet,
                )?;
                office::submit_table(&mut Tx::new(c, &self.referee, f, now()), id, saved, &sheet)?;
                let submitted = version(c, id)?;
                office::cosign_table(&mut Tx::new(c, &self.head, f, now()), id, submitted)?;
                Ok::<_, ActionError>(id)
            })
            .map_err(told)
    }

    fn play(&self, dice: &mut Dice) -> Sheet {
        let mut field: Vec<(PlayerId, f64)> = dice
            .different(0, self.people.len() as u32, PLAYERS)
            .into_iter()
            .filter_map(|i| self.people.get(i as usize).copied())
            .collect();
        field.sort_by(|a, b| b.1.total_cmp(&a.1));
        let strengths: Vec<f64> = field.iter().map(|p| p.1).collect();
        let mut halves = vec![0i64; field.len()];
        let mut cells = vec![vec![String::new(); ROUNDS]; field.len()];
        for round in 1..=ROUNDS {
            for (a, b) in generator::pairs(&strengths, &halves, round) {
                let score = dice.score(strengths[a], strengths[b]);
                let cell = Cell::Game {
                    opponent: b + 1,
                    score,
                    played: true,
                    annulled: false,
                    colour: None,
                    handicap: 0,
                };
                cells[a][round - 1] = cell.to_string();
                cells[b][round - 1] = mirror_cell(cell, a + 1).to_string();
                halves[a] += score.half_points();
                halves[b] += score.opposite().half_points();
            }
        }
        let rows = field
            .iter()
            .zip(cells)
            .zip(&halves)
            .map(|((player, cells), halves)| TypedPlayer {
                player: Some(player.0.0),
                name: format!("Player {}", player.0),
                points: format!("{}", *halves as f64 / 2.0),
                cells,
                ..TypedPlayer::default()
            });
        Sheet {
            rounds: ROUNDS,
            rows: rows.collect(),
            ..Sheet::default()
        }
    }

    /// A planned tournament without a table, for rows that are merely inserted.
    fn empty(&self) -> Result<TournamentId, String> {
        self.db
            .write(|c| {
                let position = federations::take_positions(c, self.federation.id, 1)?;
                let new = NewTournament {
                    federation_id: self.federation.id,
                    code: format!("x{position}"),
                    conditions: self.conditions(None),
                    state: State::Rated,
                    sheet: "{}".to_owned(),
                    position: Some(position),
                    passes: Some(1),
                    parameters: Some("{}".to_owned()),
                    rated_at: Some(now()),
                    changed_at: now(),
                    edition_id: None,
                };
                tournaments::add(c, new)
            })
            .map_err(told)
    }

    /// What an approval has stored.
    fn left_behind(&self, id: TournamentId) -> Result<Left, String> {
        self.db
            .read(|c| {
                let people = tables::load_participants(c, id)?;
                let ids: Vec<PlayerId> = people.iter().map(|p| p.player_id).collect();
                let known: HashMap<PlayerId, PlayerState> =
                    players::find_many(c, self.federation.id, &ids)?
                        .into_iter()
                        .map(|p| (p.id, p.state))
                        .collect();
                let results = results::of_tournament(c, id)?;
                Ok::<_, DbError>(Left {
                    people,
                    games: tables::load_games(c, id)?,
                    results,
                    states: known.into_iter().collect(),
                })
            })
            .map_err(told)
    }
}

/// The rows of a rated tournament.
struct Left {
    people: Vec<Participant>,
    games: Vec<Game>,
    results: Vec<ResultRow>,
    states: Vec<(PlayerId, PlayerState)>,
}

impl Left {
    /// The same for another tournament.
    fn of(mut self, id: TournamentId) -> Left {
        self.people.iter_mut().for_each(|p| p.tournament_id = id);
        self.games.iter_mut().for_each(|g| g.tournament_id = id);
        self.results.iter_mut().for_each(|r| r.tournament_id = id);
        self.states
            .iter_mut()
            .for_each(|s| s.1.shown.last_tournament_id = Some(id));
        self
    }

    fn insert(&self, c: &mut Conn) -> Result<(), DbError> {
        tables::add(c, &self.people, &self.games)?;
        results::add(c, &self.results)?;
        self.states
            .iter()
            .try_for_each(|(id, state)| players::update_state(c, *id, state))
    }
}
