//! Reads and writes every exchange format, and compares it with parsing the same bytes alone.
//!
//! `cargo bench --bench exchange` takes a tournament of 1,000 players and 9 rounds through each
//! format, in one process and in turn, by processor time. Parsing alone is what any reader has to
//! do before it knows what anything means: lines cut into words (reports, wall lists, tou), records
//! (CSV), events with their attributes (XML), values (JSON), the events of all parts of an unpacked
//! workbook; each kept as text of its own. Then a workbook of 100,000 players is read and written
//! by processes of their own, with the most memory that each of them had.

mod tools;

use std::hint::black_box;
use std::io::{BufReader, Cursor, Write};
use std::process::Command;

use crosstable::domain::language::Language;
use crosstable::formats::convert::{Target, write_document};
use crosstable::formats::document::{Document, Format};
use crosstable::formats::options::Options;
use crosstable::formats::recognise::read;
use quick_xml::events::Event;
use tools::{median, met, say};

/// An even number: everybody has an opponent in every round.
const PLAYERS: usize = 1000;
const ROUNDS: usize = 9;
const RUNS: usize = 11;
/// At most so many times the parsing alone.
const RATIO: f64 = 3.0;
/// The players of the large workbook, and what reading or writing it may take: seconds, and MB.
const MANY: usize = 100_000;
const SECONDS: f64 = 5.0;
const MEMORY: f64 = 300.0;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    match arguments.first().map(String::as_str) {
        Some("read") => return large_read(arguments.get(1).map_or("", String::as_str)),
        Some("write") => return large_write(),
        _ => {}
    }
    let document = read(tournament(PLAYERS).as_bytes(), &Options::default())?;
    say(format_args!(
        "{PLAYERS} players, {ROUNDS} rounds, {} games; medians of {RUNS}, taken in turn:",
        document.games.len()
    ));
    say("                 size   parsing     reading  ratio     writing  ratio");
    for form in FORMATS {
        measure(&form, &document)?;
    }
    pairgoth(&document)?;
    large()
}

/// How a format is parsed by itself.
type Parse = fn(&[u8]) -> Outcome<usize>;

/// A format that is read and written.
struct Form {
    name: &'static str,
    target: Target,
    parse: Parse,
}

const FORMATS: [Form; 7] = [
    Form {
        name: "trf16",
        target: Target::Trf16,
        parse: words,
    },
    Form {
        name: "trf26",
        target: Target::Trf26,
        parse: words,
    },
    Form {
        name: "h9",
        target: Target::H9,
        parse: words,
    },
    Form {
        name: "tou",
        target: Target::Tou,
        parse: words,
    },
    Form {
        name: "opengotha",
        target: Target::OpenGotha,
        parse: events,
    },
    Form {
        name: "csv",
        target: Target::Csv,
        parse: records,
    },
    Form {
        name: "xlsx",
        target: Target::Xlsx,
        parse: parts,
    },
];

/// Times a reader and a writer against parsing alone.
fn measure(form: &Form, document: &Document) -> Outcome<()> {
    let Form {
        name,
        target,
        parse,
    } = *form;
    let bytes = write_document(document, target, Language::English)?.bytes;
    let (mut alone, mut reading, mut writing) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..RUNS {
        alone.push(timed(|| parse(&bytes))?);
        let mut again = None;
        reading.push(timed(|| {
            again = Some(read(&bytes, &Options::default())?);
            Ok(())
        })?);
        let again = again.ok_or("nothing was read")?;
        writing.push(timed(|| {
            Ok(write_document(&again, target, Language::English)?
                .bytes
                .len())
        })?);
    }
    line(name, bytes.len(), &alone, &reading, Some(&writing));
    Ok(())
}

/// The seconds of a processor that some work takes; what other programs do meanwhile doesn't count.
fn timed<T>(work: impl FnOnce() -> Outcome<T>) -> Outcome<f64> {
    let start = processor()?;
    black_box(work()?);
    Ok(processor()? - start)
}

/// The processor time of this thread so far, in seconds.
fn processor() -> Outcome<f64> {
    // The kernel brings its books up to date when a thread steps aside.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat")?;
    let nanoseconds: f64 = told.split_whitespace().next().unwrap_or_default().parse()?;
    Ok(nanoseconds / 1e9)
}

fn line(name: &str, size: usize, alone: &[f64], reading: &[f64], writing: Option<&[f64]>) {
    let (alone, reading) = (median(alone), median(reading));
    let shown = |time: f64| {
        format!(
            "{:8.2} ms {:5.2} {:6}",
            1e3 * time,
            time / alone,
            met(time / alone <= RATIO)
        )
    };
    let written = writing.map(median).map_or_else(String::new, shown);
    say(format_args!(
        "{name:<10} {:8.0} kB {:7.2} ms {} {written}",
        size as f64 / 1e3,
        1e3 * alone,
        shown(reading)
    ));
}

/// Lines of words.
fn words(bytes: &[u8]) -> Outcome<usize> {
    let text = String::from_utf8_lossy(bytes);
    let lines: Vec<Vec<String>> = text
        .lines()
        .map(|line| line.split_whitespace().map(str::to_owned).collect())
        .collect();
    Ok(black_box(lines).len())
}

/// The records of a CSV file.
fn records(bytes: &[u8]) -> Outcome<usize> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_reader(bytes);
    let records: Vec<Vec<String>> = reader
        .records()
        .map(|record| Ok(record?.iter().map(str::to_owned).collect()))
        .collect::<Result<_, csv::Error>>()?;
    Ok(black_box(records).len())
}

/// The events of an XML document.
fn events(bytes: &[u8]) -> Outcome<usize> {
    of_xml(quick_xml::Reader::from_reader(bytes))
}

fn of_xml<R: std::io::BufRead>(mut reader: quick_xml::Reader<R>) -> Outcome<usize> {
    let (mut buffer, mut kept): (Vec<u8>, Vec<String>) = (Vec::new(), Vec::new());
    loop {
        buffer.clear();
        match reader.read_event_into(&mut buffer)? {
            Event::Eof => break,
            Event::Start(element) | Event::Empty(element) => {
                for attribute in element.attributes() {
                    kept.push(attribute?.value.into_owned());
                }
            }
            Event::Text(text) => kept.push(text.to_string()),
            _ => {}
        }
    }
    Ok(black_box(kept).len())
}

/// The events of all parts of a workbook.
fn parts(bytes: &[u8]) -> Outcome<usize> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes))?;
    let mut sum = 0;
    for at in 0..archive.len() {
        sum += of_xml(quick_xml::Reader::from_reader(BufReader::new(
            archive.by_index(at)?,
        )))?;
    }
    Ok(sum)
}

/// Pairgoth's JSON, which is only read.
fn pairgoth(document: &Document) -> Outcome<()> {
    let players: Vec<_> = document
        .players
        .iter()
        .map(|p| serde_json::json!({"id": p.no.0, "name": p.surname, "firstname": p.given, "rating": 1500, "rank": -5, "country": "ua", "club": p.club}))
        .collect();
    let round = |round: usize| -> Vec<_> {
        let games = document
            .games
            .iter()
            .filter(|game| usize::from(game.round) == round);
        games.map(|g| serde_json::json!({"id": g.a.0, "t": g.a.0, "w": g.a.0, "b": g.b.0, "h": 0, "r": "w"})).collect()
    };
    let games: Vec<_> = (1..=ROUNDS).map(round).collect();
    let file = serde_json::json!({"type": "INDIVIDUAL", "name": "Cup", "rounds": ROUNDS, "pairing": {"type": "SWISS"}, "players": players, "games": games});
    let bytes = serde_json::to_vec(&file)?;
    let (mut alone, mut reading) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        alone.push(timed(|| {
            Ok(serde_json::from_slice::<serde_json::Value>(&bytes)?)
        })?);
        reading.push(timed(|| Ok(read(&bytes, &Options::default())?))?);
    }
    line("pairgoth", bytes.len(), &alone, &reading, None);
    Ok(())
}

/// A crosstable as CSV in which the smaller number wins.
fn tournament(players: usize) -> String {
    let mut text = String::from("No,Name,Rank,Rating,Country,Club,PIN,Born");
    (1..=ROUNDS).for_each(|round| text.push_str(&format!(",R{round}")));
    text.push_str(",Points\n");
    for own in 0..players {
        text.push_str(&person(own));
        let mut points = 0;
        for round in 0..ROUNDS {
            let other = opponent(own, round, players);
            points += usize::from(own < other);
            text.push_str(&format!(
                ",{}{}{}",
                other + 1,
                if own < other { '+' } else { '-' },
                if (own < other) == (round % 2 == 0) {
                    'w'
                } else {
                    'b'
                }
            ));
        }
        text.push_str(&format!(",{points}\n"));
    }
    text
}

/// Who plays whom: the one who stays meets all others, who go round.
fn opponent(own: usize, round: usize, players: usize) -> usize {
    let ring = players - 1;
    let place = |who: usize| (who + round) % ring;
    if own == ring {
        // The one who stands opposite.
        return (0..ring).find(|who| place(*who) == 0).unwrap_or_default();
    }
    match place(own) {
        0 => ring,
        at => (ring - at + ring - round % ring) % ring,
    }
}

/// The columns of a player before the rounds.
fn person(number: usize) -> String {
    let (surname, given) = (letters(number), letters(number * 7 + 3));
    let (rank, rating) = (number % 20 + 1, 2100 - (number % 1500));
    format!(
        "{},\"{surname}, {given}\",{rank} kyu,{rating},UA,Club {},{:08},{}",
        number + 1,
        letters(number % 40),
        10_000_000 + number,
        1950 + number % 60
    )
}

/// A name of its own for every number.
fn letters(mut number: usize) -> String {
    let mut name = String::from("N");
    for _ in 0..5 {
        name.push(char::from(
            b'a' + u8::try_from(number % 26).unwrap_or_default(),
        ));
        number /= 26;
    }
    name
}

/// The large list, as a document.
fn list() -> Outcome<Document> {
    let mut text = String::from("No,Name,Rank,Rating,Country,Club,PIN,Born\n");
    (0..MANY).for_each(|number| text.push_str(&format!("{}\n", person(number))));
    let document = read(
        text.as_bytes(),
        &Options {
            max_players: MANY,
            ..Options::default()
        },
    )?;
    if document.format == Format::List {
        Ok(document)
    } else {
        Err("no list".into())
    }
}

/// Reads and writes the large workbook, each in a process of its own.
fn large() -> Outcome<()> {
    let mut file = tempfile::NamedTempFile::new()?;
    let bytes = write_document(&list()?, Target::Xlsx, Language::English)?.bytes;
    file.write_all(&bytes)?;
    let path = file.path().to_string_lossy().into_owned();
    say(format_args!(
        "a workbook of {MANY} players, {:.1} MB:",
        bytes.len() as f64 / 1e6
    ));
    for arguments in [vec!["read", path.as_str()], vec!["write"]] {
        let status = Command::new(std::env::current_exe()?)
            .args(arguments)
            .status()?;
        if !status.success() {
            return Err("the process for the large workbook failed".into());
        }
    }
    Ok(())
}

fn large_read(path: &str) -> Outcome<()> {
    let bytes = std::fs::read(path)?;
    let seconds = timed(|| {
        Ok(read(
            &bytes,
            &Options {
                max_players: MANY,
                ..Options::default()
            },
        )?)
    })?;
    told("reading", seconds, memory("VmHWM")?)
}

fn large_write() -> Outcome<()> {
    let document = list()?;
    let before = memory("VmHWM")?;
    let seconds = timed(|| {
        Ok(write_document(&document, Target::Xlsx, Language::English)?
            .bytes
            .len())
    })?;
    say(format_args!("  (the list to be written: {before:.0} MB)"));
    told("writing", seconds, memory("VmHWM")?)
}

fn told(what: &str, seconds: f64, memory: f64) -> Outcome<()> {
    say(format_args!(
        "  {what} {seconds:5.2} s  (target: below {SECONDS}) {}",
        met(seconds < SECONDS)
    ));
    say(format_args!(
        "  {what} {memory:5.0} MB (target: below {MEMORY}) {}",
        met(memory < MEMORY)
    ));
    Ok(())
}

/// Memory of this process in MB (10^6 bytes).
fn memory(field: &str) -> Outcome<f64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix(field)?.strip_prefix(':'))
        .ok_or("/proc tells no memory")?;
    let kib: f64 = line.split_whitespace().next().unwrap_or_default().parse()?;
    Ok(kib * 1024.0 / 1e6)
}
