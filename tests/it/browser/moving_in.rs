//! A new federation moves in: from an installation in which there is nothing to a published list,
//! in the browser alone.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crosstable::domain::language::Language;
use crosstable::formats::archive::{Entry, build_archive};
use crosstable::formats::convert::{Target, convert_file, write_document};
use crosstable::formats::document::{Document, Format, IdSystem, Player, PlayerNo, Rank};
use crosstable::formats::number::Number;
use crosstable::formats::options::Options;

use tempfile::TempDir;

use super::harness::done;
use super::{Browser, run};
use crate::database::{Database, on_both};

/// How long a chairman may take.
const PATIENCE: Duration = Duration::from_secs(20 * 60);
const PASSWORD: &str = "a long enough phrase";
const SURNAMES: [&str; 20] = [
    "Velm", "Tarn", "Oskel", "Brun", "Dorvan", "Hult", "Irgen", "Jaspen", "Kelm", "Lorvik", "Marn",
    "Nolt", "Parv", "Quell", "Rasten", "Sorv", "Tulk", "Ulmen", "Varsk", "Zelt",
];
const GIVEN: [&str; 15] = [
    "Ada", "Bor", "Cilla", "Dan", "Ella", "Finn", "Gerd", "Hanno", "Ilse", "Jorn", "Kaja", "Lars",
    "Mona", "Nils", "Olga",
];

/// The program as somebody has just installed it.
struct Installation {
    program: Child,
    base: String,
    folder: TempDir,
    _database: Database,
}

impl Installation {
    fn start(database: Database) -> Installation {
        let folder = done(TempDir::with_prefix("crosstable-moving-"), || {
            "no place for data".to_owned()
        });
        let port = done(
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()),
            || "no free port".to_owned(),
        )
        .port();
        let base = format!("http://127.0.0.1:{port}");
        let mut program = Command::new(env!("CARGO_BIN_EXE_crosstable"));
        program
            .env_clear()
            .arg("--data")
            .arg(folder.path())
            .args(["--database", &database.url]);
        program.args([
            "--listen",
            &format!("127.0.0.1:{port}"),
            "--base-url",
            &base,
            "serve",
        ]);
        let mut program = done(program.stdout(Stdio::piped()).spawn(), || {
            "the program doesn't start".to_owned()
        });
        let said = program
            .stdout
            .take()
            .into_iter()
            .flat_map(|said| BufReader::new(said).lines())
            .map_while(Result::ok);
        // Somebody listens to it until its end.
        thread::spawn(move || said.for_each(drop));
        for _ in 0..600 {
            if folder.path().join("first-administrator").exists()
                && TcpStream::connect(("127.0.0.1", port)).is_ok()
            {
                break;
            }
            thread::sleep(Duration::from_millis(50));
        }
        Installation {
            program,
            base,
            folder,
            _database: database,
        }
    }

    /// The link in the file of the first administrator.
    fn first_link(&self) -> String {
        let file = self.folder.path().join("first-administrator");
        let text = done(fs::read_to_string(&file), || {
            format!("{} can't be read", file.display())
        });
        text.lines()
            .find(|line| line.starts_with("http"))
            .unwrap_or_else(|| panic!("no link: {text}"))
            .to_owned()
    }

    async fn open(&self, b: &Browser, path: &str) {
        b.goto(&format!("{}{path}", self.base)).await;
    }
}

impl Drop for Installation {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn name(at: usize) -> String {
    format!(
        "{} {}",
        SURNAMES[at % SURNAMES.len()],
        GIVEN[at / SURNAMES.len()]
    )
}

fn pin(at: usize) -> String {
    format!("{}", 10_000_001 + at)
}

fn rank(at: usize) -> Rank {
    match at / 10 {
        tens @ 0..5 => Rank::Dan(u8::try_from(5 - tens).unwrap_or(1)),
        tens => Rank::Kyu(u8::try_from(tens - 4).unwrap_or(20)),
    }
}

/// The spreadsheet of 300 players.
fn spreadsheet() -> Vec<u8> {
    let mut list = Document::new(Format::List);
    for at in 0..300 {
        list.players.push(Player {
            no: PlayerNo(u32::try_from(at + 1).unwrap_or_default()),
            name: Some(name(at)),
            rating: Number::parse(&(2500 - 7 * at).to_string()),
            club: Some(["Harbour", "Mill", "Old Town"][at % 3].to_owned()),
            ids: [(IdSystem::EgfPin, pin(at))].into(),
            ..Player::default()
        });
    }
    done(
        write_document(&list, Target::Xlsx, Language::English).map_err(|why| why.sentence),
        || "no workbook".to_owned(),
    )
    .bytes
}

/// A wall list of eight players from `first` on: everybody meets everybody, the stronger one wins,
/// but for one game.
fn wall_list(cup: &str, days: &str, first: usize) -> String {
    let mut text = format!("; EV[{cup}]\n; PC[XX, Harbour]\n; DT[{days}]\n;\n");
    let rounds: Vec<[(usize, usize); 4]> = (0..7)
        .map(|round| {
            let seat = |at: usize| if at == 0 { 7 } else { (at + round) % 7 };
            [
                (seat(0), seat(7) % 7),
                (seat(1), seat(6)),
                (seat(2), seat(5)),
                (seat(3), seat(4)),
            ]
            .map(|(a, b)| (a.min(b), a.max(b)))
        })
        .collect();
    for own in 0..8 {
        let at = first + own;
        let (surname, given) = name(at)
            .split_once(' ')
            .map(|(a, b)| (a.to_owned(), b.to_owned()))
            .unwrap_or_default();
        let grade = match rank(at) {
            Rank::Dan(n) => format!("{n}d"),
            Rank::Kyu(n) => format!("{n}k"),
            _ => String::new(),
        };
        let _ = write!(text, "{} {surname} {given} {grade} XX Harb 0", own + 1);
        for games in &rounds {
            let (a, b) = games
                .iter()
                .find(|(a, b)| *a == own || *b == own)
                .copied()
                .unwrap_or_default();
            let wins = (a == own) != (a == 2 && b == 3);
            let _ = write!(
                text,
                " {}{}",
                if a == own { b } else { a } + 1,
                if wins { '+' } else { '-' }
            );
        }
        let _ = writeln!(text, " |{}", pin(at));
    }
    text
}

/// An OpenGotha file and a tournament report, as an archive.
fn years() -> Vec<u8> {
    let form = |text: &str, target, file: &str| {
        let written = convert_file(
            text.as_bytes(),
            &Options::default(),
            target,
            Language::English,
        );
        Entry {
            name: file.to_owned(),
            bytes: done(written.map_err(|why| why.sentence), || format!("no {file}")).bytes,
        }
    };
    let files = [
        form(
            &wall_list("Harbour Cup", "2019-05-04,2019-05-05", 0),
            Target::OpenGotha,
            "2019/harbour.xml",
        ),
        form(
            &wall_list("Mill Open", "2020-03-07,2020-03-08", 4),
            Target::Trf16,
            "2020/mill.trf",
        ),
    ];
    done(build_archive(&files).map_err(|why| why.sentence), || {
        "no archive".to_owned()
    })
}

fn keep(folder: &Path, file: &str, bytes: &[u8]) -> String {
    let path = folder.join(file);
    done(fs::write(&path, bytes), || {
        format!("{} can't be written", path.display())
    });
    path.display().to_string()
}

/// Chooses the password of an account by its link, and logs in.
async fn choose_password(b: &Browser) {
    let login = b.value("#login").await;
    b.fill("#password", PASSWORD).await;
    b.fill("#again", PASSWORD).await;
    b.send("main form button.primary").await;
    b.fill("#login", &login).await;
    b.fill("#password", PASSWORD).await;
    b.send("form[action='/login'] button").await;
    b.element("form[action='/logout']").await;
}

/// Chooses a file and sends it.
async fn upload(b: &Browser, path: &str) {
    done(b.element("#file").await.send_keys(path).await, || {
        format!("{path} can't be chosen")
    });
    b.send("form[enctype='multipart/form-data'] button").await;
}

/// Presses what asks back.
async fn press_and_agree(b: &Browser, selector: &str) {
    b.press(selector).await;
    b.agree().await;
}

async fn found(site: &Installation, b: &Browser) {
    b.goto(&site.first_link()).await;
    choose_password(b).await;
    site.open(b, "/accounts").await;
    b.press("details:has(#slug) summary").await;
    b.fill("#name", "Harbour Go Federation").await;
    b.fill("#slug", "harbour").await;
    done(
        b.element("#rules").await.send_keys("Ukrainian").await,
        || "no rules can be chosen".to_owned(),
    );
    b.send("form[action='/accounts/federations'] button").await;
    site.open(b, "/harbour/people").await;
    b.fill("#name", "Greta Chair").await;
    b.fill("#login", "greta").await;
    done(b.element("#role").await.send_keys("Chair").await, || {
        "no role can be chosen".to_owned()
    });
    b.send("form[action='/harbour/people'] button.primary")
        .await;
    let link = b.text("#link").await;
    b.send("form[action='/logout'] button").await;
    b.goto(&link).await;
    choose_password(b).await;
    b.element("a[href='/harbour/years']").await;
}

/// The list of the past: everybody is new.
async fn bring_the_list(site: &Installation, b: &Browser) {
    let file = keep(site.folder.path(), "players.xlsx", &spreadsheet());
    site.open(b, "/harbour/inbox").await;
    b.press("main a[href='/harbour/ratings/past']").await;
    upload(b, &file).await;
    b.assert_well_made("moving-in-list").await;
    press_and_agree(b, "button[value='new']").await;
    b.wait_for_text("main", "300 new").await;
    // New clubs are asked about, and births, which keep ranks.
    b.assert_well_made("moving-in-doubts").await;
    b.press("input[name='sure']").await;
    press_and_agree(b, "button[value='take']").await;
    b.element(".flash.good").await;
}

/// Both tournaments: everybody is known.
async fn bring_the_years(site: &Installation, b: &Browser) {
    let file = keep(site.folder.path(), "years.zip", &years());
    site.open(b, "/harbour/inbox").await;
    b.press("main a[href='/harbour/years']").await;
    upload(b, &file).await;
    b.wait_for_text("main", "2 tables to import").await;
    assert!(
        b.text("main")
            .await
            .contains("Official: Please fill this in"),
        "nobody assumes what decides about ratings"
    );
    b.assert_well_made("moving-in-years").await;
    done(
        b.element("#all-official").await.send_keys("yes").await,
        || "nothing can be said for all".to_owned(),
    );
    b.send("button[value='save']").await;
    assert!(!b.text("main").await.contains("Please fill this in"));
    b.press("main a[href='/harbour/years/people']").await;
    b.assert_well_made("moving-in-people").await;
    assert!(
        !b.text("main").await.contains("undecided"),
        "everybody has a number"
    );
    b.send("button[value='back']").await;
    press_and_agree(b, "button[value='take']").await;
    b.element(".flash.good").await;
    assert!(
        b.text("main")
            .await
            .contains("2 tournaments rated, 0 players added")
    );
}

async fn publish(site: &Installation, b: &Browser) {
    site.open(b, "/harbour/ratings/new").await;
    press_and_agree(b, "form[action='/harbour/ratings/new'] button.primary, form[action$='/ratings/new'][method='post'] button").await;
    b.element("h1").await;
    b.send("form[action='/logout'] button").await;
    site.open(b, "/harbour/ratings").await;
    assert!(b.text("table.data tbody").await.contains(&name(0)));
    site.open(b, "/harbour/tournaments?year=2019").await;
    b.press("main table a[href^='/harbour/tournaments/']").await;
    assert!(b.text("main").await.contains("Velm Ada"));
    assert!(
        !b.text("main").await.contains("not rated"),
        "everybody's rating is calculated"
    );
    b.assert_well_made("moving-in-rated").await;
}

on_both! {
    fn a_chairman_brings_300_players_and_two_tournaments_and_publishes_a_list(database: Database) {
        let begun = Instant::now();
        let site = Installation::start(database);
        run(async {
            let browser = Browser::on_a_desk().open().await;
            found(&site, &browser).await;
            bring_the_list(&site, &browser).await;
            bring_the_years(&site, &browser).await;
            publish(&site, &browser).await;
        });
        assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
    }
}
