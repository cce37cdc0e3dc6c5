//! The headings of columns and their meanings. Section 10.2.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use super::captions::{self, Captions};
use super::row::FieldRow;
use crate::formats::document::IdSystem;
use crate::formats::meaning::Meaning;

/// The table of section 10.2: a list of headings, separated by commas, for each meaning.
const HEADINGS: [(Meaning, &str); 24] = [
    (Meaning::Number, "№,#,no,nr,n,num,номер,number,п/п,№ п/п,№п/п,з/п,№ з/п,start no,snr,startno"),
    (Meaning::Place, "місце,место,м,place,pl,pos,position,list place,місце у списку,место в списке"),
    (
        Meaning::Name,
        "імя,имя,name,player,гравець,игрок,учасник,участник,піб,фио,фи,пі,спортсмен,participant,full name,\
         прізвище імя,імя прізвище,прізвище та імя,імя та прізвище,фамилия имя,имя фамилия,фамилия и имя,имя и фамилия",
    ),
    (Meaning::Surname, "прізвище,фамилия,surname,lastname,last name,family name"),
    (Meaning::Given, "given,firstname,given name,first name,имя игрока,імя гравця"),
    (Meaning::Latin, "latin,латиницею,латиницей,латинкою,латиниця,латиница,latin name,name (latin),name latin"),
    (
        Meaning::Born,
        "рік,рн,гр,год,born,birth,year,birthday,рік народження,год рождения,дата народження,дата рождения,date of birth,birth year,\
         year of birth",
    ),
    (Meaning::Gender, "стать,пол,sex,gender"),
    (Meaning::Club, "клуб,club,команда,team"),
    (Meaning::City, "місто,город,city,town,область,регион,регіон"),
    (Meaning::Country, "країна,страна,country,co,fed,nat,федерація,федерация,federation"),
    (Meaning::Rank, "ранг,розряд,разряд,rank,rk,кю,кю/дан,дан/кю,grade,gr,level,lvl,dan,дан"),
    (Meaning::Title, "звання,звание,title,tit"),
    (Meaning::Rating, "рейтинг,рейт,rating,rtg,elo,ело,эло,gor,rat"),
    (Meaning::Conditional, "умовний рейтинг,условный рейтинг,conditional rating,conditional"),
    (Meaning::Deviation, "відхилення,отклонение,deviation,rd,±,s,σ"),
    (Meaning::Games, "партій,партии,партий,игр,игры,ігор,ігри,games,gms,кількість партій,количество партий"),
    (Meaning::Group, "група,группа,group,grp,старт,mm0"),
    (Meaning::Points, "очки,очок,бали,баллы,points,pts,score,сума,сумма,разом,total,о,рез"),
    (Meaning::Id(IdSystem::EgfPin), "pin,пін,egd,egf,egd pin,egf pin"),
    (Meaning::Id(IdSystem::Fide), "fide,фіде,фиде,fideid,fide id,id fide"),
    (Meaning::Id(IdSystem::National), "id,ід,ид,код,code,national id,id no,member id,реєстраційний номер,регистрационный номер"),
    (Meaning::Id(IdSystem::Ffg), "licence,license,ffg"),
    (Meaning::Id(IdSystem::Aga), "aga,aga id,aga no"),
];

/// What the columns of written tables mean, in the order of [`Captions::columns`]: what is written is read again, in whatever language.
const MEANINGS: [Meaning; 20] = [
    Meaning::Number,
    Meaning::Place,
    Meaning::Name,
    Meaning::Latin,
    Meaning::Title,
    Meaning::Rank,
    Meaning::Rating,
    Meaning::Conditional,
    Meaning::Deviation,
    Meaning::Games,
    Meaning::Country,
    Meaning::Club,
    Meaning::Id(IdSystem::Fide),
    Meaning::Id(IdSystem::EgfPin),
    Meaning::Id(IdSystem::National),
    Meaning::Id(IdSystem::Ffg),
    Meaning::Id(IdSystem::Aga),
    Meaning::Born,
    Meaning::Gender,
    Meaning::Group,
];

/// What the words above a table mean, in the order of [`Captions::above`].
const ABOVE: [Above; 8] = [Above::Name, Above::City, Above::Country, Above::Start, Above::End, Above::Rounds, Above::Time, Above::Arbiter];

static COLUMNS: LazyLock<HashMap<String, Meaning>> = LazyLock::new(|| {
    let of = |captions: &Captions| captions.columns.map(plain).into_iter().zip(MEANINGS).chain([(plain(captions.points), Meaning::Points)]);
    captions::all().iter().flat_map(of).collect()
});

static ROWS: LazyLock<HashMap<String, Above>> =
    LazyLock::new(|| captions::all().iter().flat_map(|captions| captions.above.map(plain).into_iter().zip(ABOVE)).collect());

static ROUNDS: LazyLock<Vec<String>> = LazyLock::new(|| captions::all().iter().map(|captions| plain(captions.round)).collect());

/// Words for a round, before or behind its number.
const ROUND_WORDS: [&str; 9] = ["раунд", "round", "коло", "tour", "тур", "rd", "r", "t", "т"];
/// The highest number of a round in a heading.
const MAX_NUMBERED: u8 = 40;

/// What headings of tie-breaks begin with.
const TIE_BREAKS: [&str; 27] = [
    "кбух",
    "бух",
    "buch",
    "bh",
    "кберг",
    "берг",
    "berg",
    "sb",
    "sos",
    "sods",
    "sodos",
    "sds",
    "sdos",
    "кбл",
    "mms",
    "mm",
    "nbw",
    "wins",
    "перемог",
    "побед",
    "прогрес",
    "progr",
    "cuss",
    "коеф",
    "коэф",
    "tie",
    "тай",
];

/// The letters of a heading that are looked at: a file may be one line without a separator.
const MAX_HEADING: usize = 1000;

/// What is compared: small letters, `_` as blank, without `. : ' ’ ʼ ` " ‘ *`, blanks collapsed.
pub(super) fn plain(heading: &str) -> String {
    if heading.is_ascii() {
        return plain_of(heading.chars().take(MAX_HEADING).map(|c| c.to_ascii_lowercase()));
    }
    plain_of(heading.nfc().take(MAX_HEADING).flat_map(char::to_lowercase))
}

fn plain_of(small: impl Iterator<Item = char>) -> String {
    let mut plain = String::new();
    for c in small {
        match c {
            '.' | ':' | '\'' | '’' | 'ʼ' | '`' | '"' | '‘' | '*' => {}
            _ if c == '_' || c.is_whitespace() => {
                if !plain.is_empty() && !plain.ends_with(' ') {
                    plain.push(' ');
                }
            }
            _ => plain.push(c),
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

/// A row with more fields is no heading row.
const MAX_HEADINGS: usize = 1024;

/// The headings that are known, those by hand first.
pub(in crate::formats) struct Known {
    by_hand: HashMap<String, Meaning>,
    table: HashMap<&'static str, Meaning>,
}

/// A heading's meaning, and whether it was given by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) meaning: Meaning,
    pub(super) by_hand: bool,
}

impl Known {
    /// The table, and the meanings that are given by hand.
    pub(in crate::formats) fn new(map: &[(String, String)]) -> Self {
        let by_hand = map.iter().filter_map(|(heading, word)| Some((plain(heading), Meaning::named(word)?)));
        let table = HEADINGS.iter().flat_map(|(meaning, headings)| headings.split(',').map(|h| (h, *meaning)));
        Self { by_hand: by_hand.collect(), table: table.collect() }
    }

    /// What a heading means, if it is known.
    pub(super) fn meaning(&self, heading: &str) -> Option<Found> {
        let plain = plain(heading);
        if plain.is_empty() {
            return None;
        }
        if let Some(meaning) = self.by_hand.get(&plain) {
            return Some(Found { meaning: *meaning, by_hand: true });
        }
        self.by_itself(&plain).map(|meaning| Found { meaning, by_hand: false })
    }

    fn by_itself(&self, plain: &str) -> Option<Meaning> {
        let direct = self.table.get(plain).or_else(|| self.table.get(name_and_name(plain)?.as_str()).filter(|m| **m == Meaning::Name));
        if let Some(meaning) = direct.copied().or_else(|| COLUMNS.get(plain).copied()) {
            return Some(meaning);
        }
        if let Some(round) = round(plain) {
            return Some(Meaning::Round(round));
        }
        if self.is_club_and_city(plain) {
            return Some(Meaning::Club);
        }
        TIE_BREAKS.iter().any(|beginning| plain.starts_with(beginning)).then_some(Meaning::TieBreak)
    }

    /// `місто/клуб` and all pairs like it.
    fn is_club_and_city(&self, plain: &str) -> bool {
        let Some((one, other)) = plain.split_once('/') else { return false };
        let pair = [one, other].map(|word| self.table.get(word.trim()).copied());
        matches!(pair, [Some(Meaning::Club), Some(Meaning::City)] | [Some(Meaning::City), Some(Meaning::Club)])
    }

    /// Whether a heading would be read as a tie-break.
    pub(super) fn is_tie_break(&self, heading: &str) -> bool {
        self.meaning(heading).is_some_and(|found| found.meaning == Meaning::TieBreak)
    }

    /// How many headings of a row are known, if it can be a heading row: at least two, one of them no round.
    pub(in crate::formats) fn heading_count(&self, row: &FieldRow) -> Option<usize> {
        if row.field_count() > MAX_HEADINGS {
            return None;
        }
        let (mut count, mut others) = (0, 0);
        for (_, field) in row.fields() {
            if let Some(found) = self.meaning(field) {
                count += 1;
                others += usize::from(!matches!(found.meaning, Meaning::Round(_)));
            }
        }
        (count >= 2 && others >= 1).then_some(count)
    }
}

/// Surname and given name in one heading with a comma: the heading without it.
fn name_and_name(plain: &str) -> Option<String> {
    let (one, other) = plain.split_once(',')?;
    Some(format!("{} {}", one.trim(), other.trim()))
}

/// The number of a round: 1-40, Arabic or Roman, with or without a word before or behind it.
fn round(plain: &str) -> Option<u8> {
    number(plain)
        .or_else(|| ROUND_WORDS.iter().find_map(|word| number(plain.strip_prefix(word)?.trim_start())))
        .or_else(|| ROUND_WORDS.iter().find_map(|word| number(plain.strip_suffix(word)?.trim_end())))
        .or_else(|| ROUNDS.iter().find_map(|word| number(plain.strip_prefix(word.as_str())?.trim_start())))
}

fn number(text: &str) -> Option<u8> {
    if text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return text.parse().ok().filter(|number| (1..=MAX_NUMBERED).contains(number));
    }
    roman(text)
}

/// The bytes of `xxxviii` in Cyrillic letters.
const MOST_ROMAN: usize = 14;

/// A Roman number up to 40; Cyrillic і and х count like i and x.
fn roman(text: &str) -> Option<u8> {
    let is_sign = |c: char| matches!(c, 'i' | 'v' | 'x' | 'l' | 'і' | 'х');
    if text.len() > MOST_ROMAN || !text.chars().all(is_sign) {
        return None;
    }
    let letters: String = text
        .chars()
        .map(|c| match c {
            'і' => 'i',
            'х' => 'x',
            other => other,
        })
        .collect();
    (1..=MAX_NUMBERED).find(|number| to_roman(*number) == letters)
}

fn to_roman(number: u8) -> String {
    let mut rest = number;
    let mut roman = String::new();
    for (value, sign) in [(40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")] {
        while rest >= value {
            roman.push_str(sign);
            rest -= value;
        }
    }
    roman
}

/// What a row above the headings says of the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Above {
    Name,
    City,
    Country,
    Start,
    End,
    Rounds,
    Time,
    Arbiter,
}

/// The words of the rows above the headings.
pub(super) fn above(word: &str) -> Option<Above> {
    let word = plain(word);
    Some(match word.as_str() {
        "tournament" | "event" | "турнір" | "турнир" => Above::Name,
        "city" | "місто" | "город" | "place of play" | "місце проведення" | "место проведения" => {
            Above::City
        }
        "country" | "країна" | "страна" => Above::Country,
        "start" | "date" | "start date" | "початок" | "начало" | "дата" => Above::Start,
        "end" | "закінчення" | "кінець" | "окончание" => Above::End,
        "rounds" | "турів" | "туров" | "тури" | "туры" => Above::Rounds,
        "time control" | "контроль часу" | "контроль времени" => Above::Time,
        "arbiter" | "referee" | "суддя" | "судья" => Above::Arbiter,
        other => return ROWS.get(other).copied(),
    })
}
