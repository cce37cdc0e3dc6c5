//! Issues a thousand certificates at once and makes the papers of them.
//!
//! `cargo bench --bench certificates` measures what a certificate costs: numbered, signed and
//! stored (all in one transaction, on SQLite), as an A4 and an A6 paper in PDF, as a drawing for a
//! page, and as a page of one file of all.

mod tools;

use std::fmt::{Debug, Display, Formatter};
use std::time::{Duration, Instant};

use chrono::{NaiveDate, NaiveDateTime};
use crosstable::actions::certificates::{
    Batch, Facts, Sealer, encode_seal, issue_all, verified_facts as facts_of,
};
use crosstable::actions::replay::Progress;
use crosstable::actions::{ActionError, Actor, Grant, Role, Tx, journal as office_journal};
use crosstable::db::Db;
use crosstable::db::certificates::{self as storage, Certificate};
use crosstable::db::federations::{self, Federation};
use crosstable::documents::paper::{Format, Paper, render_pdf};
use crosstable::domain::journal;
use crosstable::domain::language::Language;
use crosstable::web::app::MachineSecrets;
use tools::{median, met, say};

const COUNT: usize = 1000;
/// At most so many milliseconds for one, issued and made an A4 paper.
const MOST: f64 = 20.0;

fn told(error: impl Debug) -> String {
    format!("{error:?}")
}

fn now() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 3, 1)
        .unwrap_or_default()
        .and_hms_opt(12, 0, 0)
        .unwrap_or_default()
}

fn main() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(told)?;
    let db = Db::open(
        &format!("sqlite:{}", folder.path().join("bench.sqlite").display()),
        2,
    )
    .map_err(told)?;
    let federation = enter_players(&db)?;
    let each = |time: Duration| time.as_secs_f64() * 1000.0 / COUNT as f64;
    let issue = each(issue(&db, &federation)?);
    let (from, to) = (now(), now() + chrono::TimeDelta::days(1));
    let issued = db
        .read(|c| storage::issued_between(c, federation.id, from, to, COUNT as i64))
        .map_err(told)?;
    if issued.len() != COUNT {
        return Err(format!("{} were issued", issued.len()));
    }
    let papers: Vec<Paper> = issued.iter().filter_map(paper).collect();
    let one =
        |format| move |paper: &Paper| render_pdf([paper], format).map(|b| b.len()).map_err(told);
    let a4 = Drawn::of(&papers, &one(Format::A4))?;
    let a6 = Drawn::of(&papers, &one(Format::A6))?;
    let svg = Drawn::of(&papers, &|paper| {
        paper.render_svg(Format::A4).map(|s| s.len()).map_err(told)
    })?;
    let begin = Instant::now();
    let all = render_pdf(&papers, Format::A4).map_err(told)?;
    let together = each(begin.elapsed());
    say(format!(
        "issued: {issue:.2} ms each (numbered, signed, stored, {COUNT} in one transaction)"
    ));
    say(format!("PDF A4: {a4}   PDF A6: {a6}   SVG: {svg}"));
    say(format!(
        "one file of {COUNT} pages: {together:.2} ms a page, {} kB in all",
        all.len() / 1000
    ));
    let whole = issue + a4.time;
    say(format!(
        "issued with its A4 paper: {whole:.2} ms each, at most {MOST}: {}",
        met(whole <= MOST)
    ));
    Ok(())
}

/// Enters a federation with as many players as there will be certificates.
fn enter_players(db: &Db) -> Result<Federation, String> {
    db.run_migrations().map_err(told)?;
    let mut text =
        r#"{"federation": {"slug": "bench", "name": "Federation of the Bench", "rules": "ufgo"}}"#
            .to_owned();
    for i in 0..COUNT {
        let rating = 500 + i;
        text.push_str(&format!(
            "\n{{\"player\": {{\"id\": \"p{i}\", \"name\": \"Невигаданенко {i} Олександра\", \"born\": null, \"country\": \"UA\", \"club\": null, \"guest\": false, \"standing\": {{\"rating\": {rating}}}}}}}"
        ));
    }
    let read = journal::read_journal(text.as_bytes()).map_err(told)?;
    db.write(|c| {
        office_journal::import_journal(c, &Actor::console(), &read, None, now())
            .map_err(|_| ActionError::NotFound)?;
        federations::find_by_slug(c, "bench")?.ok_or(ActionError::NotFound)
    })
    .map_err(told)
}

/// Issues the certificates of all players at once; how long it took.
fn issue(db: &Db, federation: &Federation) -> Result<Duration, String> {
    let grant = Grant {
        role: Role::Official,
        federation: Some(federation.id),
        club: None,
    };
    let actor = Actor {
        account: None,
        name: "Official".to_owned(),
        grants: vec![grant],
    };
    let say_rank = |facts: &Facts, _: Language| facts.rank.clone().unwrap_or_default();
    let begin = Instant::now();
    let batch = Batch::Ranks(Language::Ukrainian);
    let sealer = Sealer {
        secrets: &MachineSecrets,
        say: &say_rank,
    };
    let done = db
        .write(|c| {
            issue_all(
                &mut Tx::new(c, &actor, federation, now()),
                &batch,
                sealer,
                &Progress::default(),
            )
        })
        .map_err(told)?;
    let took = begin.elapsed();
    if done == COUNT {
        Ok(took)
    } else {
        Err(format!("{done} were issued"))
    }
}

/// The paper of a certificate.
fn paper(certificate: &Certificate) -> Option<Paper> {
    let (facts, code) = (facts_of(certificate)?, certificate.code.clone()?);
    let address = format!("crosstable.example/certificates/{code}");
    Some(Paper {
        language: "uk",
        date: facts.date,
        accent: "#0f766e".to_owned(),
        federation: facts.federation,
        heading: "ПОСВІДЧЕННЯ".to_owned(),
        intro: "Цим засвідчується, що".to_owned(),
        name: facts.name,
        latin: facts.latin,
        statement: "має розряд".to_owned(),
        value: facts.rank.unwrap_or_default(),
        facts: vec![("Номер".to_owned(), format!("№ {}", certificate.number?))],
        signatory_name: facts.signatory_name,
        verify: "Перевірити документ:".to_owned(),
        qr: format!("https://{address}#{}", encode_seal(certificate)?),
        qr_small: format!("https://{address}"),
        address,
        ..Paper::default()
    })
}

/// What a drawing of a paper costs.
struct Drawn {
    /// The median, in milliseconds.
    time: f64,
    /// The mean size in bytes.
    size: usize,
}

impl Drawn {
    /// Draws every paper; `draw` tells the size of the drawing.
    fn of(
        papers: &[Paper],
        draw: &dyn Fn(&Paper) -> Result<usize, String>,
    ) -> Result<Drawn, String> {
        let (mut bytes, mut times) = (0, Vec::with_capacity(COUNT));
        for paper in papers {
            let begin = Instant::now();
            bytes += draw(paper)?;
            times.push(begin.elapsed().as_secs_f64() * 1000.0);
        }
        Ok(Drawn {
            time: median(&times),
            size: bytes / COUNT,
        })
    }
}

impl Display for Drawn {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.2} ms, {} kB", self.time, self.size / 1000)
    }
}
