//! Reads and writes decisions: orders, texts of the regulation, answered appeals, annulled results.

use chrono::{NaiveDate, NaiveDateTime};

use super::Json;
use super::object::{Object, write_date};
use super::read::{read_date as day_of, read_time};
use super::scan::{Read, Scan, read_word};
use crate::appeal::{About, Stage};
use crate::edition::order_cited;
use crate::language::Language;

const ORDER: [&str; 6] = ["number", "title", "day", "text", "by", "entered"];
const TEXT: [&str; 6] = ["language", "day", "order", "text", "by", "entered"];
const APPEAL: [&str; 9] = [
    "about", "player", "name", "text", "filed", "stage", "answer", "by", "answered",
];
const ANNULMENT: [&str; 6] = ["round", "a", "b", "by", "at", "reason"];

/// The greatest length of a line, in characters. Forms allow less: a code may replace a name.
const LINE_MOST: usize = 400;
const TEXT_MOST: usize = 400_000;

/// An order, without its document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderLine {
    /// The number; empty if it has a title.
    pub number: String,
    /// The title; empty if it has a number.
    pub title: String,
    /// The day; no other order has the same citation ([`order_cited`]).
    pub day: NaiveDate,
    /// The text in Markdown; may be empty.
    pub text: String,
    /// The person who entered it; may be empty.
    pub by: String,
    /// The moment of entry (UTC).
    pub entered: Option<NaiveDateTime>,
}

/// The text of the regulation in one language, as valid from a day on, without its document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextLine {
    /// The language of the text.
    pub language: Language,
    /// The first day on which this text is valid.
    pub day: NaiveDate,
    /// The order that introduced it, as cited ([`order_cited`]).
    pub order: Option<String>,
    /// The text in Markdown.
    pub text: String,
    /// The person who entered it; may be empty.
    pub by: String,
    /// The moment of entry (UTC).
    pub entered: Option<NaiveDateTime>,
}

/// An appeal about a tournament. Data that its reader may not see are empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppealLine {
    /// The subject of the appeal.
    pub about: About,
    /// Id of the participant who appeals.
    pub player: Option<Box<str>>,
    /// The name of the person who appeals.
    pub name: String,
    /// The reason given for the appeal.
    pub text: String,
    /// The moment of filing (UTC).
    pub filed: NaiveDateTime,
    /// The stage of the appeal.
    pub stage: Stage,
    /// The commission's answer.
    pub answer: String,
    /// The name of the person who answered.
    pub by: String,
    /// The moment of the answer (UTC); `None` exactly for an open appeal.
    pub answered: Option<NaiveDateTime>,
}

/// An annulled result, with author, time and reason (ssdc 1.7.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnnulmentLine {
    /// Round of the game.
    pub round: i64,
    /// Id of one of the two players.
    pub a: Box<str>,
    /// Id of the other one.
    pub b: Box<str>,
    /// The person who annulled it.
    pub by: String,
    /// The moment of the annulment (UTC).
    pub at: NaiveDateTime,
    /// The reason of the annulment.
    pub reason: String,
}

fn read_text(scan: &mut Scan, key: &str, most: usize) -> Read<String> {
    let text = scan.read_string(key)?.into_owned();
    if text.chars().count() > most {
        return Err(format!("{key} has more than {most} letters"));
    }
    if text.contains('\0') {
        Err(format!("{key} has a letter that is none"))
    } else {
        Ok(text)
    }
}

fn name(scan: &mut Scan, key: &str) -> Read<String> {
    let name = read_text(scan, key, LINE_MOST)?;
    if name.trim().is_empty() {
        Err(format!("{key} is empty"))
    } else {
        Ok(name)
    }
}

fn write_if_filled(o: &mut Object, key: &str, text: &str) {
    if !text.is_empty() {
        o.text(key, text);
    }
}

impl OrderLine {
    /// The citation in editions and texts.
    pub fn format_citation(&self) -> String {
        order_cited(&self.number, &self.title, self.day)
    }

    pub(super) fn read_from(scan: &mut Scan) -> Read<OrderLine> {
        let (mut number, mut title, mut day) = (String::new(), String::new(), None);
        let (mut body, mut by, mut entered) = (String::new(), String::new(), None);
        let seen = scan.fields("order", &ORDER, |scan, key| {
            match key {
                "number" => number = name(scan, key)?,
                "title" => title = name(scan, key)?,
                "day" => day = Some(day_of(scan, key)?),
                "text" => body = read_text(scan, key, TEXT_MOST)?,
                "by" => by = read_text(scan, key, LINE_MOST)?,
                _ => entered = Some(read_time(scan, key)?),
            }
            Ok(())
        })?;
        seen.check_required(&ORDER, &["day"])?;
        if number.is_empty() && title.is_empty() {
            return Err("number is missing, and so is title".into());
        }
        Ok(OrderLine {
            number,
            title,
            day: day.ok_or("day is missing")?,
            text: body,
            by,
            entered,
        })
    }

    pub(super) fn write_to(&self, out: &mut Vec<u8>) {
        let mut o = Object::open(out);
        write_if_filled(&mut o, "number", &self.number);
        write_if_filled(&mut o, "title", &self.title);
        write_date(o.key("day"), self.day);
        write_if_filled(&mut o, "text", &self.text);
        write_if_filled(&mut o, "by", &self.by);
        o.time("entered", self.entered);
        o.close();
    }
}

impl TextLine {
    pub(super) fn read_from(scan: &mut Scan) -> Read<TextLine> {
        let (mut language, mut day, mut order, mut body, mut by, mut entered) =
            (None, None, None, String::new(), String::new(), None);
        let seen = scan.fields("text", &TEXT, |scan, key| {
            match key {
                "language" => {
                    language = Some(read_word(scan, key, &Language::ALL, Language::word)?)
                }
                "day" => day = Some(day_of(scan, key)?),
                "order" => order = Some(scan.read_string(key)?.into_owned()),
                "text" => body = read_text(scan, key, TEXT_MOST)?,
                "by" => by = read_text(scan, key, LINE_MOST)?,
                _ => entered = Some(read_time(scan, key)?),
            }
            Ok(())
        })?;
        seen.check_required(&TEXT, &["language", "day", "text"])?;
        if body.trim().is_empty() {
            return Err("text is empty".into());
        }
        let (language, day) = language.zip(day).ok_or("text is incomplete")?;
        Ok(TextLine {
            language,
            day,
            order,
            text: body,
            by,
            entered,
        })
    }

    pub(super) fn write_to(&self, out: &mut Vec<u8>) {
        let mut o = Object::open(out);
        o.text("language", self.language.word());
        write_date(o.key("day"), self.day);
        o.optional("order", &self.order);
        o.text("text", &self.text);
        write_if_filled(&mut o, "by", &self.by);
        o.time("entered", self.entered);
        o.close();
    }
}

impl AppealLine {
    /// Reads the object of an appeal; an error is an English sentence.
    pub fn from_json(json: &Json) -> Result<AppealLine, String> {
        AppealLine::read_from(&mut Scan::new(json.text()))
    }

    /// The appeal as an object.
    pub fn to_json(&self) -> Json {
        let mut out = Vec::new();
        self.write_to(&mut out);
        // The output consists of texts, so it is valid UTF-8.
        Json(String::from_utf8(out).unwrap_or_default().into())
    }

    pub(super) fn read_from(scan: &mut Scan) -> Read<AppealLine> {
        let (mut about, mut player, mut filed, mut stage, mut answered) =
            (None, None, None, None, None);
        let (mut name, mut body, mut answer, mut by) =
            (String::new(), String::new(), String::new(), String::new());
        let seen = scan.fields("appeal", &APPEAL, |scan, key| {
            match key {
                "about" => about = Some(read_word(scan, key, &About::ALL, About::word)?),
                "player" => player = Some(scan.read_string(key)?.into()),
                "name" => name = read_text(scan, key, LINE_MOST)?,
                "text" => body = read_text(scan, key, TEXT_MOST)?,
                "filed" => filed = Some(read_time(scan, key)?),
                "stage" => stage = Some(read_word(scan, key, &Stage::ALL, Stage::word)?),
                "answer" => answer = read_text(scan, key, TEXT_MOST)?,
                "by" => by = read_text(scan, key, LINE_MOST)?,
                _ => answered = Some(read_time(scan, key)?),
            }
            Ok(())
        })?;
        seen.check_required(&APPEAL, &["about", "filed", "stage"])?;
        let (Some(about), Some(filed), Some(stage)) = (about, filed, stage) else {
            return Err("appeal is incomplete".into());
        };
        if (stage == Stage::Open) == answered.is_some() {
            return Err("answered: exactly an appeal that is not open was answered".into());
        }
        Ok(AppealLine {
            about,
            player,
            name,
            text: body,
            filed,
            stage,
            answer,
            by,
            answered,
        })
    }

    pub(super) fn write_to(&self, out: &mut Vec<u8>) {
        let mut o = Object::open(out);
        o.text("about", self.about.word());
        o.optional("player", &self.player);
        write_if_filled(&mut o, "name", &self.name);
        write_if_filled(&mut o, "text", &self.text);
        o.time("filed", Some(self.filed));
        o.text("stage", self.stage.word());
        write_if_filled(&mut o, "answer", &self.answer);
        write_if_filled(&mut o, "by", &self.by);
        o.time("answered", self.answered);
        o.close();
    }
}

impl AnnulmentLine {
    pub(super) fn read_from(scan: &mut Scan) -> Read<AnnulmentLine> {
        let (mut round, mut a, mut b, mut at) = (None, None, None, None);
        let (mut by, mut reason) = (String::new(), String::new());
        let seen = scan.fields("annulled", &ANNULMENT, |scan, key| {
            match key {
                "round" => round = Some(scan.read_integer(key)?),
                "a" => a = Some(scan.read_string(key)?.into()),
                "b" => b = Some(scan.read_string(key)?.into()),
                "by" => by = read_text(scan, key, LINE_MOST)?,
                "at" => at = Some(read_time(scan, key)?),
                _ => reason = read_text(scan, key, TEXT_MOST)?,
            }
            Ok(())
        })?;
        seen.check_required(&ANNULMENT, &ANNULMENT)?;
        let (Some(round), Some(a), Some(b), Some(at)) = (round, a, b, at) else {
            return Err("annulled is incomplete".into());
        };
        if a == b {
            return Err("a and b are the same player".into());
        }
        Ok(AnnulmentLine {
            round,
            a,
            b,
            by,
            at,
            reason,
        })
    }

    pub(super) fn write_to(&self, out: &mut Vec<u8>) {
        let mut o = Object::open(out);
        o.integer("round", self.round);
        o.text("a", &self.a);
        o.text("b", &self.b);
        o.text("by", &self.by);
        o.time("at", Some(self.at));
        o.text("reason", &self.reason);
        o.close();
    }
}
