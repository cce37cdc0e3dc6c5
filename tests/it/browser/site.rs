//! The demo federation on a running server, and how its people use it.

use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use actix_web::dev::ServerHandle;
use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use crosstable::actions::demo::{self, PASSWORD, SLUG};
use crosstable::db::outbox::{self, NewLetter};
use crosstable::db::{
    Conn, Db, DbError, FederationId, appeals, calendar_plans, federations, lists, players,
    proposals, results, tournaments,
};
use crosstable::domain::appeal::Stage as Answered;
use crosstable::domain::approval::State;
use crosstable::domain::calendar_plan::Stage as PlanStage;
use crosstable::domain::language::Language;
use crosstable::domain::notice::Notice;
use crosstable::web::app::smtp::Mail;
use crosstable::web::app::{Allowance, App, HashCost, MachineSecrets, Proxies, Settings, hash};
use crosstable::web::server;
use tempfile::TempDir;

use super::Browser;
use super::harness::done;
use crate::client::Client;
use crate::template_db;

/// A site with the demo in a database of its own. Its clock stands still, so that its pages are the
/// same every day.
pub(super) struct Site {
    db: Db,
    address: SocketAddr,
    /// The host in the addresses of its pages.
    host: &'static str,
    server: Option<(ServerHandle, JoinHandle<()>)>,
    _folder: TempDir,
}

impl Site {
    /// A running site.
    pub(super) fn new() -> Site {
        Site::at("127.0.0.1")
    }

    /// The same under a name: browsers give passkeys to no address in numbers.
    pub(super) fn at(host: &'static str) -> Site {
        let folder = done(TempDir::with_prefix("crosstable-site-"), || {
            "no place for a database".to_owned()
        });
        let file = folder.path().join("site.sqlite");
        template_db::copy_sqlite("demo", &file, |db| {
            let seeded = db.write(|c| {
                demo::seed_demo(
                    c,
                    &MachineSecrets,
                    &|password| hash(HashCost::FOR_TESTS, password),
                    noon(),
                )
            });
            seeded.unwrap_or_else(|error| panic!("no demo: {error:?}"));
        });
        let db = done(Db::open(&format!("sqlite:{}", file.display()), 4), || {
            "no database".to_owned()
        });
        let mut site = Site {
            db,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            host,
            server: None,
            _folder: folder,
        };
        site.start();
        site
    }

    /// The address of a page.
    pub(super) fn url(&self, path: &str) -> String {
        format!("http://{}:{}{path}", self.host, self.address.port())
    }

    /// Starts the server: the first time on a free port, later on the same one again.
    pub(super) fn start(&mut self) {
        let listener = done(TcpListener::bind(self.address), || {
            format!("{} is taken", self.address)
        });
        self.address = done(listener.local_addr(), || "no address".to_owned());
        // Letters are written; nobody takes them anywhere.
        let mail = done(
            Mail::new(
                "smtp://127.0.0.1:9",
                "Crosstable <notices@crosstable.example>",
                false,
            ),
            || "no mail".to_owned(),
        );
        let settings = Settings {
            secure_cookies: false,
            base_url: self.url(""),
            proxies: Proxies::None,
            hash_cost: HashCost::FOR_TESTS,
            mail: Some(mail),
            security_contact: None,
            api: Allowance::GENEROUS,
            sealed: Default::default(),
            retention: Default::default(),
            privacy_contact: None,
            demo: true,
        };
        let app = App::new(self.db.clone(), Arc::new(noon), settings);
        let (tell, told) = mpsc::channel();
        let thread = thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let server = done(server::build_server(app, listener, 2), || {
                    "the server does not start".to_owned()
                });
                done(tell.send(server.handle()), || {
                    "nobody waits for the server".to_owned()
                });
                done(server.await, || "the server broke down".to_owned());
            });
        });
        self.server = Some((
            done(told.recv(), || "the server does not start".to_owned()),
            thread,
        ));
    }

    /// The server is gone, with every connection to it.
    pub(super) fn stop(&mut self) {
        if let Some((handle, thread)) = self.server.take() {
            // The command is sent at once; the thread is what we wait for.
            drop(handle.stop(false));
            let _ = thread.join();
        }
    }

    /// What a federation is called in a language.
    pub(super) fn name_of(&self, slug: &str, language: Language) -> String {
        let found = done(self.db.read(|c| federations::find_by_slug(c, slug)), || {
            "the federations can't be read".to_owned()
        });
        found
            .map(|federation| federation.name_in(language))
            .unwrap_or_else(|| panic!("no federation {slug}"))
    }

    /// The address of a tournament's page by its name.
    pub(super) fn tournament(&self, name: &str) -> String {
        self.tournament_of(SLUG, name)
    }

    /// The address of the page of a federation's tournament by its name.
    pub(super) fn tournament_of(&self, slug: &str, name: &str) -> String {
        let filter = tournaments::Filter {
            limit: 1000,
            ..tournaments::Filter::default()
        };
        let all = self.read_of(slug, |c, f| tournaments::list_page(c, f, &filter));
        match all.iter().find(|t| t.conditions.name == name) {
            Some(t) => format!("/{slug}/tournaments/{}", t.id.0),
            None => panic!("no tournament {name} in {slug}"),
        }
    }

    /// The address of the page of a federation's proposed tournament by its name.
    pub(super) fn proposal_of(&self, slug: &str, name: &str) -> String {
        let filter = proposals::Filter {
            limit: 1000,
            ..proposals::Filter::default()
        };
        let all = self.read_of(slug, |c, f| proposals::list(c, f, &filter));
        match all.iter().find(|p| p.written.name == name) {
            Some(p) => format!("/{slug}/proposals/{}", p.id.0),
            None => panic!("no proposal {name} in {slug}"),
        }
    }

    /// The address of the newest calendar plan at a stage.
    pub(super) fn calendar_plan(&self, stage: PlanStage) -> String {
        let all = self.read(calendar_plans::list);
        match all
            .iter()
            .filter(|plan| plan.heading.stage == stage)
            .max_by_key(|plan| plan.heading.year)
        {
            Some(plan) => format!("/{SLUG}/plan/{}", plan.id),
            None => panic!("no calendar plan is {stage}"),
        }
    }

    /// The addresses of an appeal that was answered, and of its tournament.
    pub(super) fn answered_appeal(&self) -> (String, String) {
        match self
            .read(|c, f| appeals::of_federation(c, f, Some(Answered::Rejected)))
            .first()
        {
            Some(appeal) => (
                format!("/{SLUG}/appeals/{}", appeal.id),
                format!("/{SLUG}/tournaments/{}", appeal.objection.tournament_id),
            ),
            None => panic!("no appeal was answered"),
        }
    }

    /// The address of the newest tournament in a state.
    pub(super) fn tournament_in(&self, state: State) -> String {
        let filter = tournaments::Filter {
            states: vec![state],
            limit: 1,
            ..tournaments::Filter::default()
        };
        match self
            .read(|c, f| tournaments::list_page(c, f, &filter))
            .first()
        {
            Some(t) => format!("/{SLUG}/tournaments/{}", t.id.0),
            None => panic!("no tournament is {state}"),
        }
    }

    /// The rated tournament of another federation that came before so many others.
    pub(super) fn rated(&self, slug: &str, ago: usize) -> String {
        let found = self.db.read(|c| {
            let federation = federations::find_by_slug(c, slug)?
                .ok_or_else(|| DbError::Corrupt(format!("{slug} is missing")))?;
            Ok::<_, DbError>(
                tournaments::load_chronicle(c, federation.id)?
                    .into_iter()
                    .rev()
                    .nth(ago)
                    .map(|t| t.id.0),
            )
        });
        match found {
            Ok(Some(id)) => format!("/{slug}/tournaments/{id}"),
            other => panic!("{slug} has no such tournament: {other:?}"),
        }
    }

    /// Names and ids of the strongest players of the federation's list.
    pub(super) fn strongest(&self, count: usize) -> Vec<(String, i64)> {
        let mut all = self.read(players::list);
        all.retain(|p| p.state.shown.rating.is_some());
        all.sort_by(|a, b| {
            b.state
                .shown
                .rating
                .partial_cmp(&a.state.shown.rating)
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        all.into_iter()
            .take(count)
            .map(|p| (p.personal.name, p.id.0))
            .collect()
    }

    /// Somebody whose last tournament cost rating points, with a long Cyrillic surname that nobody
    /// shares: name and id.
    pub(super) fn somebody_who_lost(&self) -> (String, i64) {
        let all = self.read(players::list);
        let surname = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();
        let lost = |id| {
            done(self.db.read(|c| results::of_player(c, id)), || {
                "no results".to_owned()
            })
            .last()
            .is_some_and(|played| played.result.after < played.result.before)
        };
        let found = all.iter().find(|p| {
            let own = surname(&p.personal.name);
            let begin: String = own.chars().take(4).collect();
            own.chars().count() >= 8
                && own.chars().all(|c| !c.is_ascii())
                && all
                    .iter()
                    .filter(|other| other.personal.name.starts_with(&begin))
                    .count()
                    == 1
                && lost(p.id)
        });
        found
            .map(|p| (p.personal.name.clone(), p.id.0))
            .unwrap_or_else(|| panic!("nobody lost"))
    }

    /// The date of the last published list.
    pub(super) fn last_list(&self) -> NaiveDate {
        let dates = self
            .read(lists::list)
            .into_iter()
            .map(|l| l.issue.date)
            .max();
        dates.unwrap_or_else(|| panic!("no list"))
    }

    /// The path of the link in the newest letter.
    pub(super) fn link_in_the_last_letter(&self) -> String {
        let letters = done(self.db.read(|c| outbox::load_unsent(c, 1)), || {
            "the letters can't be read".to_owned()
        });
        let facts: Option<serde_json::Value> = letters
            .first()
            .and_then(|letter| serde_json::from_str(&letter.facts).ok());
        match facts.as_ref().and_then(|facts| facts["path"].as_str()) {
            Some(path) => path.to_owned(),
            None => panic!("no letter has a link: {letters:?}"),
        }
    }

    /// The mail server refuses a letter for good.
    pub(super) fn refuse_a_letter(&self) {
        let refused = self.db.write(|c| {
            let new = NewLetter {
                account: None,
                address: "nobody@example.org",
                language: Language::English,
                kind: Notice::Rated,
                facts: r#"{"to": "Nobody", "name": "Cup", "path": "/demo"}"#,
                dedup: "refused",
                expires_at: noon() + TimeDelta::days(7),
            };
            outbox::add(c, &new, noon())?;
            for letter in outbox::load_unsent(c, 1)? {
                outbox::give_up(
                    c,
                    letter.id,
                    letter.attempts,
                    "550 5.1.1 <nobody@example.org>: no such mailbox",
                    noon(),
                )?;
            }
            Ok::<_, DbError>(())
        });
        done(refused, || "no letter can be refused".to_owned());
    }

    fn read<T>(&self, work: impl FnOnce(&mut Conn, FederationId) -> Result<T, DbError>) -> T {
        self.read_of(SLUG, work)
    }

    fn read_of<T>(
        &self,
        slug: &str,
        work: impl FnOnce(&mut Conn, FederationId) -> Result<T, DbError>,
    ) -> T {
        let found = self.db.read(|c| {
            let Some(f) = federations::find_by_slug(c, slug)? else {
                panic!("no federation {slug}")
            };
            work(c, f.id)
        });
        found.unwrap_or_else(|error| panic!("can't be read: {error:?}"))
    }

    /// Opens a page of the site.
    pub(super) async fn open(&self, browser: &Browser, path: &str) {
        browser.goto(&self.url(path)).await;
    }

    /// Logs in one of the demo's people, after whoever was there before has logged out.
    pub(super) async fn log_in(&self, browser: &Browser, login: &str) {
        self.log_out(browser).await;
        self.open(browser, "/login").await;
        browser.fill("#login", login).await;
        browser.fill("#password", PASSWORD).await;
        browser.press("form[action='/login'] button").await;
        browser.element("form[action='/logout']").await;
    }

    /// Logs in over a session that is still there, as in another window.
    pub(super) async fn log_in_elsewhere(&self, browser: &Browser, login: &str) {
        done(browser.delete_all_cookies().await, || {
            "the cookies stay".to_owned()
        });
        let (base, login) = (self.url(""), login.to_owned());
        // The client blocks: not on a thread of the runtime.
        let session = thread::spawn(move || {
            let client = Client::new(base.trim_end_matches('/'));
            client.page("/login");
            client
                .post("/login", &[("login", &login), ("password", PASSWORD)])
                .is(303);
            client.cookie("session")
        });
        let session = session.join().ok().flatten().unwrap_or_default();
        done(
            browser
                .add_cookie(thirtyfour::Cookie::new("session", session))
                .await,
            || "no cookie".to_owned(),
        );
        self.open(browser, "/").await;
        browser.element("form[action='/logout']").await;
    }

    /// Logs out whoever is there.
    pub(super) async fn log_out(&self, browser: &Browser) {
        self.open(browser, "/").await;
        let out = browser
            .find_all(thirtyfour::By::Css("form[action='/logout'] button"))
            .await;
        if done(out, || "the page can't be searched".to_owned()).is_empty() {
            return;
        }
        browser.press("form[action='/logout'] button").await;
        browser.element(".tools a[href^='/login']").await;
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The moment at which all of it happens.
pub(super) fn noon() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 5, 10)
        .and_then(|day| day.and_hms_opt(12, 0, 0))
        .unwrap_or_default()
}
