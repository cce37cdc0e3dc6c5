//! The real server on a free port with a database of its own, a clock that stands still, and people
//! with their roles.

use std::net::TcpListener;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;

use actix_web::dev::ServerHandle;
use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use crosstable::actions::{
    ActionError, Actor, Grant, Tx, approval, desk, journal as office_journal, tournaments as office,
};
use crosstable::db::federations::{self, Federation};
use crosstable::db::outbox::{self, NewLetter};
use crosstable::db::tournaments::Conditions;
use crosstable::db::{
    AccountId, ClubId, Conn, Db, DbError, TournamentId, accounts, clubs, players, proposals,
    tournaments,
};
use crosstable::domain::certificate::{Kind as CertificateKind, Stage as CertificateStage};
use crosstable::domain::journal;
use crosstable::domain::language::Language;
use crosstable::domain::notice::Notice;
use crosstable::domain::proposal::{Act, Stage as ProposalStage};
use crosstable::domain::table::{Sheet, TypedPlayer};
use crosstable::domain::tournament::{Board, Category, Pool, RoundDays};
use crosstable::web::app::concurrency_limits::ConcurrencyPermit;
use crosstable::web::app::{
    Allowance, App as Site, HashCost, MachineSecrets, Proxies, Settings, hash,
};
use crosstable::web::mail::sender::{Mailer, Sender};
use crosstable::web::retention_job::Keeper;
use crosstable::web::server;
use crosstable::web::verification_job;

use crate::client::Client;
use crate::database::{Database, Kind, Stage};

/// Everybody's password.
pub(crate) const PASSWORD: &str = "a long enough sentence";

/// A federation of ten invented players, one rated tournament and one published list.
pub(crate) const STEPPE: &str = r##"{"federation": {"slug": "steppe", "name": "Go Federation of the Steppe", "rules": "ufgo", "site": {"names": {"en": "Go Federation of the Steppe", "ru": "Федерация го степи", "uk": "Федерація ґо степу"}}}}
{"club": {"name": "Ivory", "city": "Stepove"}}
{"club": {"name": "Granite"}}
{"player": {"id": "p01", "name": "Коваль Анна", "born": "1980-05-01", "country": "UA", "club": "Ivory", "guest": false, "standing": {"rating": 1500}}}
{"player": {"id": "p02", "name": "Бондар Лев", "born": "1950-01-01", "country": "UA", "club": "Ivory", "guest": false, "standing": {"rating": 1400}}}
{"player": {"id": "p03", "name": "Мельник Богдан", "born": "1990", "country": "UA", "club": "Granite", "guest": false, "standing": {"rating": 1800}}}
{"player": {"id": "p04", "name": "O'Hara Fynn", "born": null, "country": "IE", "club": null, "guest": false, "standing": {"rating": 1200}}}
{"player": {"id": "p05", "name": "Ткач Ірина", "born": "1985-02-03", "country": "UA", "club": "Granite", "guest": false, "standing": {"rating": 2390}, "site": {"latin": "Tkach Irena", "gender": "f"}}}
{"player": {"id": "p06", "name": "Сокіл Мирон", "born": "1999", "country": "UA", "club": "Granite", "guest": false, "standing": {"rating": 1000}}}
{"player": {"id": "p07", "name": "Лелека Ганна", "born": "2015-06-07", "country": "UA", "club": "Ivory", "guest": false, "standing": {"rating": 900}}}
{"player": {"id": "p08", "name": "Верба Остап", "born": null, "country": "UA", "club": null, "guest": false, "standing": {"rating": 700}}}
{"player": {"id": "p09", "name": "Яр Данило", "born": null, "country": "UA", "club": null, "guest": false, "standing": {"rating": 50}}}
{"player": {"id": "p10", "name": "Гай Соломія", "born": "2012", "country": "UA", "club": "Ivory", "guest": false, "standing": null}}
{"list": {"date": "2026-01-01"}}
{"tournament": {"id": "t1", "name": "Winter Cup", "start": "2026-02-14", "end": "2026-02-15", "games": [{"round": 1, "a": "p01", "b": "p02", "score": 1}, {"round": 1, "a": "p06", "b": "p07", "score": 0}, {"round": 2, "a": "p01", "b": "p06", "score": 1}, {"round": 2, "a": "p02", "b": "p07", "score": 1}]}}
"##;

/// Another federation, whose officers have no business in the first.
pub(crate) const VALLEY: &str = r#"{"federation": {"slug": "valley", "name": "Go Federation of the Valley", "rules": "ufgo"}}
{"club": {"name": "Basalt"}}
{"player": {"id": "v1", "name": "Чужий Роман", "born": null, "country": "UA", "club": "Basalt", "guest": false, "standing": {"rating": 1600}}}
"#;

/// Log-in, role, federation, club.
const OFFICERS: [(&str, &str, &str, &str); 16] = [
    ("referee", "referee", "steppe", ""),
    ("referee-two", "referee", "steppe", ""),
    ("head", "club_head", "steppe", "Ivory"),
    ("head-two", "club_head", "steppe", "Granite"),
    ("organizer", "organizer", "steppe", ""),
    ("official", "official", "steppe", ""),
    ("official-two", "official", "steppe", ""),
    ("chairman", "chairman", "steppe", ""),
    ("admin", "administrator", "", ""),
    ("nobody", "", "", ""),
    ("spare", "referee", "steppe", ""),
    ("referee-valley", "referee", "valley", ""),
    ("head-valley", "club_head", "valley", "Basalt"),
    ("organizer-valley", "organizer", "valley", ""),
    ("official-valley", "official", "valley", ""),
    ("chairman-valley", "chairman", "valley", ""),
];

/// A running site.
pub(crate) struct App {
    /// Its database.
    pub(crate) db: Db,
    /// Its address.
    pub(crate) base: String,
    clock: Arc<Mutex<NaiveDateTime>>,
    server: Option<(ServerHandle, JoinHandle<()>)>,
    /// What the handlers share.
    site: Option<Site>,
    mailer: Option<Mailer>,
    settings: Settings,
    /// Dropped last.
    pub(crate) database: Database,
}

impl Stage for App {
    fn on(kind: Kind) -> Option<App> {
        Some(App::of(Database::filled(kind, "steppe", seed)?))
    }
}

impl App {
    /// On PostgreSQL, which is reached by what `way` makes of its address.
    pub(crate) fn reached_by(way: impl FnOnce(&str) -> String) -> Option<App> {
        let mut database = Database::filled(Kind::Postgres, "steppe", seed)?;
        database.url = way(&database.url);
        Some(App::of(database))
    }

    /// On an empty database; `configure_replicas` tells it of other servers before it is served.
    pub(crate) fn founded(database: Database, name_others: impl FnOnce(&Db)) -> App {
        let db = database.migrated();
        seed(&db);
        name_others(&db);
        App::over(database, db)
    }

    /// With the federation of the steppe alone.
    pub(crate) fn alone(kind: Kind) -> Option<App> {
        let database = Database::new(kind)?;
        let db = database.migrated();
        let steppe = |c: &mut Conn| {
            import(c, STEPPE);
            Ok::<_, ActionError>(())
        };
        db.write(steppe).unwrap();
        Some(App::over(database, db))
    }

    fn of(database: Database) -> App {
        let db = database.open();
        App::over(database, db)
    }

    fn over(database: Database, db: Db) -> App {
        App::serve(
            database,
            db,
            Settings {
                secure_cookies: false,
                base_url: "http://crosstable.example".to_owned(),
                proxies: Proxies::None,
                hash_cost: HashCost::FOR_TESTS,
                mail: None,
                security_contact: Some("mailto:security@crosstable.example".to_owned()),
                // Tests ask faster than people do.
                api: Allowance::from_rates(60_000_000, 1_000_000).unwrap(),
                sealed: Default::default(),
                retention: Default::default(),
                privacy_contact: None,
                demo: false,
            },
        )
    }
}

/// The moment at which every test begins.
pub(crate) fn noon() -> NaiveDateTime {
    day(2026, 5, 10).and_hms_opt(12, 0, 0).unwrap()
}

/// The conditions of a tournament of two days in May, which isn't official.
pub(crate) fn two_days(name: &str, club: Option<ClubId>, referee: &Actor) -> Conditions {
    Conditions {
        name: name.to_owned(),
        starts: day(2026, 5, 2),
        ends: day(2026, 5, 3),
        city: String::new(),
        club_id: club,
        referee_id: referee.account,
        referee_name: referee.name.clone(),
        official: false,
        plan: String::new(),
        plan_line_id: None,
        board: Board::Full,
        minutes: None,
        pool: Pool::Classic,
        category: Category::Fourth,
        rated_by_fide: false,
        round_days: RoundDays::default(),
        remark: String::new(),
    }
}

pub(crate) fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).unwrap()
}

fn seed(db: &Db) {
    db.write(|c| {
        for text in [STEPPE, VALLEY] {
            import(c, text);
        }
        let hash = hash(HashCost::FOR_TESTS, PASSWORD)?;
        for (login, role, slug, club) in OFFICERS {
            let id = accounts::add(c, login, &title(login), noon())?;
            accounts::update_password(c, id, &hash)?;
            if role.is_empty() {
                continue;
            }
            let federation = federations::find_by_slug(c, slug)?.map(|f| f.id);
            let club = match federation {
                Some(f) => clubs::find_by_name(c, f, club)?.map(|c| c.id),
                None => None,
            };
            accounts::add_role(c, id, federation, role.parse().unwrap(), club)?;
        }
        Ok::<_, ActionError>(())
    })
    .unwrap();
}

/// `referee-two` is called Referee-Two in signatures.
fn title(login: &str) -> String {
    let word = |w: &str| w[..1].to_uppercase() + &w[1..];
    login.split('-').map(word).collect::<Vec<_>>().join(" ")
}

/// Imports a journal that has to be good.
#[track_caller]
pub(crate) fn import(c: &mut Conn, text: &str) {
    let journal = journal::read_journal(text.as_bytes()).unwrap();
    office_journal::import_journal(c, &Actor::console(), &journal, None, noon()).unwrap();
}

impl App {
    fn serve(database: Database, db: Db, settings: Settings) -> App {
        let clock = Arc::new(Mutex::new(noon()));
        let mut app = App {
            db,
            base: String::new(),
            clock,
            server: None,
            site: None,
            mailer: None,
            settings,
            database,
        };
        app.start();
        app
    }

    /// Another program on the same database, with the same settings and clock.
    pub(crate) fn beside(&self) -> App {
        self.beside_with(|_| ())
    }

    /// The same; `configure_replicas` tells it of other servers.
    pub(crate) fn beside_with(&self, name_others: impl FnOnce(&Db)) -> App {
        let (database, settings) = (self.database.beside(), self.settings.clone());
        let (db, clock) = (database.open(), self.clock.clone());
        name_others(&db);
        let mut app = App {
            db,
            base: String::new(),
            clock,
            server: None,
            site: None,
            mailer: None,
            settings,
            database,
        };
        app.start();
        app
    }

    /// The same site with other settings.
    pub(crate) fn with_settings(mut self, change: impl FnOnce(&mut Settings)) -> App {
        self.stop();
        change(&mut self.settings);
        self.start();
        self
    }

    /// The same site, whose writers wait for their turn as long as the console's.
    pub(crate) fn patient(mut self) -> App {
        self.stop();
        self.db = self.db.with_long_patience();
        self.start();
        self
    }

    fn start(&mut self) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        self.base = format!("http://{}", listener.local_addr().unwrap());
        let clock = self.clock.clone();
        let now = move || *clock.lock().unwrap_or_else(PoisonError::into_inner);
        let site = Site::new(self.db.clone(), Arc::new(now), self.settings.clone());
        self.site = Some(site.clone());
        let (tell, told) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let server = server::build_server(site, listener, 1).unwrap();
                tell.send(server.handle()).unwrap();
                server.await.unwrap();
            });
        });
        self.server = Some((told.recv().unwrap(), thread));
    }

    fn stop(&mut self) {
        if let Some((handle, thread)) = self.server.take() {
            // The command is sent at once; the thread is what we wait for.
            drop(handle.stop(false));
            let _ = thread.join();
        }
        self.mailer = None;
        self.site = None;
    }

    /// The sender of letters as the program runs it, on its thread.
    pub(crate) fn start_mailer(&mut self) {
        self.mailer = Mailer::start_thread(self.site.as_ref().unwrap()).unwrap();
        assert!(self.mailer.is_some(), "mail is not set up");
    }

    /// The thread ends; what it was doing is done.
    pub(crate) fn stop_mailer(&mut self) {
        self.mailer = None;
    }

    /// A sender of letters that works when it is told to.
    pub(crate) fn sender(&self) -> Sender {
        Sender::from_app(self.site.as_ref().unwrap()).unwrap()
    }

    /// The sender of another program on the same database.
    pub(crate) fn other_sender(&self) -> Sender {
        let mut site = self.site.clone().unwrap();
        site.db = self.database.open();
        Sender::from_app(&site).unwrap()
    }

    /// The thread that erases what is due makes a round.
    pub(crate) fn keep(&self) {
        drop(Keeper::start_thread(self.site.as_ref().unwrap()).unwrap());
    }

    /// The permit for calculations over a whole federation, of which the site has one.
    pub(crate) fn takes_reckoning(&self) -> ConcurrencyPermit {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
            .unwrap();
        runtime
            .block_on(self.site.as_ref().unwrap().calculation_limit.take(None))
            .unwrap()
    }

    /// The thread that verifies federations makes a round; how many it was.
    #[track_caller]
    pub(crate) fn verify(&self) -> usize {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
            .unwrap();
        runtime
            .block_on(verification_job::run_round(
                self.site.as_ref().unwrap(),
                || false,
            ))
            .unwrap()
    }

    /// The same thread looks after what dead programs have left.
    #[track_caller]
    pub(crate) fn look_after(&self) {
        verification_job::look_after(self.site.as_ref().unwrap()).unwrap();
    }

    /// Sends everything that is due; how many letters went out.
    #[track_caller]
    pub(crate) fn send(&self) -> usize {
        self.sender().send_due().unwrap()
    }

    /// The program is stopped and started again on the same database.
    pub(crate) fn restart(&mut self) {
        self.stop();
        self.db = self.database.open();
        self.start();
    }

    pub(crate) fn now(&self) -> NaiveDateTime {
        *self.clock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Time passes.
    pub(crate) fn pass(&self, time: TimeDelta) {
        *self.clock.lock().unwrap_or_else(PoisonError::into_inner) += time;
    }

    /// What the server tells whoever watches it.
    pub(crate) fn counted(&self) -> String {
        self.site.as_ref().unwrap().metrics_text()
    }

    /// How many finished pages the server keeps.
    pub(crate) fn finished_pages(&self) -> u64 {
        self.site.as_ref().unwrap().pages.count()
    }

    /// Somebody without an account.
    pub(crate) fn visitor(&self) -> Client {
        Client::new(&self.base)
    }

    /// Somebody who has logged in.
    #[track_caller]
    pub(crate) fn login(&self, login: &str) -> Client {
        let client = self.visitor();
        client.page("/login");
        client
            .post("/login", &[("login", login), ("password", PASSWORD)])
            .is(303);
        // The first page takes the message of welcome away and hands out the form token.
        client.page("/account");
        client
    }

    pub(crate) fn referee(&self) -> Client {
        self.login("referee")
    }
    pub(crate) fn head(&self) -> Client {
        self.login("head")
    }
    pub(crate) fn official(&self) -> Client {
        self.login("official")
    }
    pub(crate) fn chairman(&self) -> Client {
        self.login("chairman")
    }
    pub(crate) fn admin(&self) -> Client {
        self.login("admin")
    }

    #[track_caller]
    pub(crate) fn read<T>(&self, work: impl FnOnce(&mut Conn) -> Result<T, DbError>) -> T {
        self.db.read(work).unwrap()
    }

    #[track_caller]
    pub(crate) fn write<T>(&self, work: impl FnOnce(&mut Conn) -> Result<T, ActionError>) -> T {
        self.db.write(work).unwrap()
    }

    pub(crate) fn federation(&self, slug: &str) -> Federation {
        self.read(|c| federations::find_by_slug(c, slug)).unwrap()
    }

    /// The account of a log-in.
    pub(crate) fn account(&self, login: &str) -> AccountId {
        self.read(|c| accounts::find_by_login(c, login)).unwrap().id
    }

    /// Who acts when the office is called directly.
    pub(crate) fn actor(&self, login: &str) -> Actor {
        self.read(|c| {
            let account = accounts::find_by_login(c, login)?.unwrap();
            let grants = accounts::load_roles(c, account.id)?
                .iter()
                .map(Grant::from_row)
                .collect();
            Ok(Actor {
                account: Some(account.id),
                name: account.name,
                grants,
            })
        })
    }

    /// The chairman of the steppe publishes an amendment with these parameters; its number.
    #[track_caller]
    pub(crate) fn amend(&self, parameters: serde_json::Value) -> i32 {
        use crosstable::actions::editions::{Amendment, publish_amendment};
        let (chairman, steppe) = (self.actor("chairman"), self.federation("steppe"));
        self.write(|c| {
            let number = crosstable::db::editions::list(c, steppe.id)?.len() as i32 + 1;
            let parameters = parameters.as_object().unwrap().clone();
            let amendment = Amendment {
                title: format!("Order {number}"),
                parameters,
                ..Amendment::default()
            };
            publish_amendment(&mut Tx::new(c, &chairman, &steppe, noon()), &amendment)?;
            Ok(number)
        })
    }

    /// The id of a player of the steppe by the code in the journal.
    #[track_caller]
    pub(crate) fn player(&self, code: &str) -> i64 {
        let id = self.federation("steppe").id;
        let all = self.read(|c| players::load_replay_players(c, id));
        all.iter()
            .find(|p| p.code == code)
            .unwrap_or_else(|| panic!("no player {code}"))
            .id
            .0
    }

    /// The id of a club of the steppe.
    #[track_caller]
    pub(crate) fn club(&self, name: &str) -> i64 {
        let id = self.federation("steppe").id;
        self.read(|c| clubs::find_by_name(c, id, name))
            .unwrap()
            .id
            .0
    }

    /// The rating of a player of the steppe.
    pub(crate) fn rating(&self, code: &str) -> Option<f64> {
        let id = self.federation("steppe").id;
        self.read(|c| players::list(c, id))
            .into_iter()
            .find(|p| p.code == code)
            .unwrap()
            .state
            .shown
            .rating
    }

    /// The id of a tournament by its name.
    #[track_caller]
    pub(crate) fn tournament(&self, name: &str) -> i64 {
        let id = self.federation("steppe").id;
        let filter = tournaments::Filter {
            limit: 1000,
            ..tournaments::Filter::default()
        };
        let all = self.read(|c| tournaments::list_page(c, id, &filter));
        all.iter()
            .find(|t| t.conditions.name == name)
            .unwrap_or_else(|| panic!("no tournament {name}"))
            .id
            .0
    }

    pub(crate) fn stored(&self, id: i64) -> tournaments::Tournament {
        let federation = self.federation("steppe").id;
        self.read(|c| tournaments::find(c, federation, TournamentId(id)))
            .unwrap()
    }

    /// A federation as its journal.
    pub(crate) fn export(&self, slug: &str) -> String {
        let id = self.federation(slug).id;
        String::from_utf8(self.read(|c| office_journal::export_journal(c, id))).unwrap()
    }

    /// A letter that was given up; its id.
    pub(crate) fn letter_given_up(&self) -> i64 {
        let now = self.now();
        self.write(|c| {
            let dedup = format!("test {}", outbox::load_unsent(c, 1000)?.len());
            let new = NewLetter {
                account: None,
                address: "nobody@example.org",
                language: Language::English,
                kind: Notice::Rated,
                facts: r#"{"to": "Nobody", "name": "Cup", "path": "/steppe"}"#,
                dedup: &dedup,
                expires_at: now + TimeDelta::days(7),
            };
            outbox::add(c, &new, now)?;
            let id = outbox::load_unsent(c, 1)?.remove(0).id;
            outbox::give_up(c, id, 0, "no such mailbox", now)?;
            Ok(id.0)
        })
    }

    /// Everything that an act could have changed.
    pub(crate) fn everything(&self) -> String {
        let steppe = self.federation("steppe").id;
        let rest = self.read(|c| {
            let filter = tournaments::Filter { limit: 1000, ..tournaments::Filter::default() };
            let signatures = tournaments::all_signatures(c, steppe)?;
            let of = |id| signatures.iter().filter(|signature| signature.tournament_id == id).count();
            let listed = tournaments::list_page(c, steppe, &filter)?;
            let signed: Vec<_> = listed.into_iter().map(|t| (t.id, t.state, of(t.id))).collect();
            let proposed = proposals::list(c, steppe, &proposals::Filter { limit: 1000, ..Default::default() })?;
            let settings = federations::find(c, steppe)?;
            let mut papers = Vec::new();
            for stage in CertificateStage::ALL {
                papers.push(crosstable::db::certificates::load_page(c, steppe, stage, 0, 1000)?);
            }
            let files = crosstable::db::table_files::of_federation(c, steppe)?;
            let lists = (
                crosstable::db::rating_list_imports::of_federation(c, steppe)?,
                crosstable::db::tournament_imports::of_federation(c, steppe)?,
            );
            let official = (crosstable::db::official_lists::of_federation(c, steppe)?, crosstable::db::memberships::load_files(c, steppe)?);
            Ok(format!(
                "{:?} {:?} {signed:?} {proposed:?} {settings:?} {papers:?} {files:?} {lists:?} {official:?}",
                accounts::list(c)?,
                crosstable::db::audit::find_last(c)?
            ))
        });
        format!("{}{}{rest}", self.export("steppe"), self.export("valley"))
    }

    /// A player who was entered on the spot for a tournament of the steppe; the number of the
    /// registration.
    pub(crate) fn arrived(&self, tournament: i64) -> i64 {
        use crosstable::actions::registrations::{RegistrationInput, add_on_site};
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let typed = RegistrationInput {
            name: "Here Already".to_owned(),
            ..RegistrationInput::default()
        };
        self.write(|c| {
            add_on_site(
                &mut Tx::new(c, &official, &steppe, noon()),
                TournamentId(tournament),
                &typed,
                &MachineSecrets,
            )
        })
        .0
    }

    /// Two players of the steppe merged by an official, by their codes; the number of the merge.
    pub(crate) fn merged(&self, kept: &str, gone: &str) -> i64 {
        use crosstable::actions::registry::{self, MergeRequest};
        use crosstable::actions::replay::Progress;
        use crosstable::db::{PlayerId, merges};
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let (kept, gone) = (PlayerId(self.player(kept)), PlayerId(self.player(gone)));
        self.write(|c| {
            registry::merge_players(
                &mut Tx::new(c, &official, &steppe, noon()),
                MergeRequest {
                    kept,
                    gone,
                    why: "R",
                },
                &Progress::default(),
            )?;
            Ok(merges::load_into(c, kept)?[0].id.0)
        })
    }

    /// A rank certificate that was asked for or issued: its id and its code.
    pub(crate) fn certificate_at(&self, issued: bool) -> (i64, String) {
        use crosstable::actions::certificates as office;
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let player = crosstable::db::PlayerId(self.player("p03"));
        let wish = office::Wish {
            kind: CertificateKind::Rank,
            on_day: None,
            pool: None,
            language: Language::English,
            asked_by: "Somebody".to_owned(),
            contact: String::new(),
            delivery: String::new(),
        };
        self.write(|c| {
            let id = office::request_certificate(
                &mut Tx::new(c, &official, &steppe, noon()),
                player,
                &wish,
            )?;
            if !issued {
                return Ok((id.0, String::new()));
            }
            let sealer = office::Sealer {
                secrets: &MachineSecrets,
                say: &|_, _| "1 dan".to_owned(),
            };
            office::issue(&mut Tx::new(c, &official, &steppe, noon()), id, sealer)?;
            let code = crosstable::db::certificates::find(c, steppe.id, id)?
                .unwrap()
                .code
                .unwrap();
            Ok((id.0, code))
        })
    }

    /// A proposal of `organizer` with a document at a stage, and its version; of an approved one
    /// the id of its tournament.
    pub(crate) fn proposal_at(&self, stage: ProposalStage) -> (i64, i64) {
        use crosstable::actions::proposals as office;
        let (organizer, official, federation) = (
            self.actor("organizer"),
            self.actor("official"),
            self.federation("steppe"),
        );
        let typed = office::ProposalForm {
            name: format!("Proposed {}", stage.word()),
            registration: "2026-06-01".to_owned(),
            starts: "2026-06-20".to_owned(),
            minutes: "60".to_owned(),
            club: self.club("Ivory").to_string(),
            referee: self.account("referee").to_string(),
            ..office::ProposalForm::default()
        };
        let document = Some((
            "rules.pdf".to_owned(),
            b"%PDF-1.7\nstartxref\n%%EOF".to_vec(),
        ));
        let given = office::ProposalInput {
            typed,
            body: "Text".to_owned(),
            document,
            ..office::ProposalInput::default()
        };
        self.write(|c| {
            let id =
                office::draft_proposal(&mut Tx::new(c, &organizer, &federation, noon()), &given)?;
            let version = |c: &mut Conn| {
                proposals::find(c, federation.id, id).map(|p| p.unwrap().lock_version)
            };
            office::submit_proposal(&mut Tx::new(c, &organizer, &federation, noon()), id, "")?;
            match stage {
                ProposalStage::Returned => {
                    let read = office::ProposalVersion {
                        id,
                        version: version(c)?,
                    };
                    office::return_or_reject(
                        &mut Tx::new(c, &official, &federation, noon()),
                        read,
                        Act::Return,
                        "R",
                    )?;
                }
                ProposalStage::Approved => {
                    let decision = office::Decision {
                        version: version(c)?,
                        ..office::Decision::default()
                    };
                    let tournament = office::approve_proposal(
                        &mut Tx::new(c, &official, &federation, noon()),
                        id,
                        &decision,
                    )?;
                    return Ok((tournament.0, version(c)?));
                }
                _ => {}
            }
            Ok((id.0, version(c)?))
        })
    }

    /// A tournament of `referee`, held by Ivory, on its way up to a state, with a table of three
    /// players.
    pub(crate) fn tournament_in(&self, name: &str, state: &str) -> i64 {
        let (referee, head, official) = (
            self.actor("referee"),
            self.actor("head"),
            self.actor("official"),
        );
        let federation = self.federation("steppe");
        let sheet = self.sheet_of_three();
        self.write(|c| {
            let club = clubs::find_by_name(c, federation.id, "Ivory")?.unwrap().id;
            let conditions = Conditions {
                city: "Stepove".to_owned(),
                ..two_days(name, Some(club), &referee)
            };
            let id = office::plan_tournament(
                &mut Tx::new(c, &referee, &federation, noon()),
                conditions,
            )?;
            let version = |c: &mut Conn| {
                tournaments::find(c, federation.id, id).map(|t| t.unwrap().lock_version)
            };
            if state == "planned" {
                return Ok(id.0);
            }
            let now = version(c)?;
            office::save_draft(
                &mut Tx::new(c, &referee, &federation, noon()),
                id,
                now,
                &sheet,
            )?;
            if state == "drafted" {
                return Ok(id.0);
            }
            let now = version(c)?;
            office::submit_table(
                &mut Tx::new(c, &referee, &federation, noon()),
                id,
                now,
                &sheet,
            )?;
            if state == "submitted" {
                return Ok(id.0);
            }
            let now = version(c)?;
            office::cosign_table(&mut Tx::new(c, &head, &federation, noon()), id, now)?;
            if state == "cosigned" {
                return Ok(id.0);
            }
            let now = version(c)?;
            approval::approve_table(
                &mut Tx::new(c, &official, &federation, noon()),
                id,
                now,
                &Default::default(),
            )?;
            if state == "reopened" {
                office::reopen_tournament(
                    &mut Tx::new(c, &official, &federation, noon()),
                    id,
                    "R",
                )?;
                return Ok(id.0);
            }
            assert_eq!(state, "rated", "no such state here");
            Ok(id.0)
        })
    }

    /// Brings a planned tournament to the desk, its first round being played by these.
    pub(crate) fn in_play(
        &self,
        id: TournamentId,
        entrants: Vec<crosstable::domain::desk::Entrant>,
    ) {
        use crosstable::domain::desk::Act;
        let (referee, federation, round) = (self.actor("referee"), self.federation("steppe"), 1);
        let acts = [
            Act::Enter { entrants },
            Act::Draw {
                seed: "1".to_owned(),
            },
            Act::Pair {
                round,
                reason: String::new(),
            },
            Act::Publish { round },
            Act::Start { round },
        ];
        self.write(|c| {
            desk::open_desk(&mut Tx::new(c, &referee, &federation, noon()), id)?;
            for (act, key) in acts.into_iter().zip('a'..) {
                desk::perform_act(
                    c,
                    &desk::DeskActor::Actor(&referee),
                    &federation,
                    id,
                    &key.to_string(),
                    act,
                    noon(),
                )?;
            }
            Ok(())
        });
    }

    /// A tournament of `referee` at the desk, its first round being played; and the identity of an
    /// assistant.
    pub(crate) fn desk_at(&self, name: &str) -> (i64, i64) {
        let id = TournamentId(self.tournament_in(name, "planned"));
        self.in_play(
            id,
            ["One", "Two", "Three", "Four"]
                .map(crosstable::domain::desk::Entrant::from_name)
                .to_vec(),
        );
        self.write(|c| {
            let assistant =
                crosstable::db::desks::add_assistant(c, id, "Ada", &format!("{id:064}"), noon())?;
            Ok((id.0, assistant.0))
        })
    }

    /// Three players, each against each.
    pub(crate) fn sheet_of_three(&self) -> Sheet {
        let row = |code: &str, cells: [&str; 3]| TypedPlayer {
            player: Some(self.player(code)),
            name: code.to_owned(),
            cells: cells.map(str::to_owned).to_vec(),
            ..TypedPlayer::default()
        };
        Sheet {
            rounds: 3,
            rows: vec![
                row("p01", ["2+", "3-", ""]),
                row("p02", ["1-", "", "3+"]),
                row("p03", ["", "1+", "2-"]),
            ],
            ..Sheet::default()
        }
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.stop();
    }
}
