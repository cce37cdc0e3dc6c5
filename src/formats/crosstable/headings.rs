//! The headings of columns and their meanings. Section 10.2.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use super::captions::{self, Captions};
use super::cells::is_dash;
use super::row::FieldRow;
use crate::column_kind::Meaning;
use crate::document::IdSystem;

/// The table of section 10.2: for each meaning a list of headings, separated by commas.
const HEADINGS: [(Meaning, &str); 26] = [
    (
        Meaning::Number,
        "№,#,no,nr,n,num,номер,number,п/п,№ п/п,№п/п,з/п,№ з/п,start no,snr,startno,sno,start \
            nr,startnr,ном,ст №,стno,ст no,стном,ст ном,нач ном,noini,\
         стартовый номер,стартовий номер,номер жеребьевки,номер жеребкування,номер \
         жеребкуванням,ст№,жереб,table no",
    ),
    (
        Meaning::Place,
        "місце,место,м,place,pl,pos,position,list place,місце у списку,место в списке,rg,rng,\
            rang,platz,rk,занятое место,зайняте місце,\
         підсумкове місце,итоговое место,final place",
    ),
    (
        Meaning::Name,
        "імя,имя,name,player,гравець,игрок,учасник,участник,піб,фио,фи,пі,спортсмен,participant,\
            full name,\
         прізвище імя,імя прізвище,прізвище та імя,імя та прізвище,фамилия имя,имя фамилия,\
         фамилия и имя,имя и фамилия,\
         гравці,игроки,учасники,участники,players,participants,шахматист,шахіст,прізвище імя по \
         батькові,фамилия имя отчество,\
         player name,playername,nom,nombre,nome,nazwisko i imię,nazwisko imię,фио участника,фио \
         игрока,фио спортсмена,піб учасника,піб гравця,имя участника,\
         імя учасника,прізвище ініціали,фамилия инициалы,прізвище та ініціали,фамилия и \
         инициалы,фамилия и о,прізвище і б",
    ),
    (
        Meaning::Surname,
        "прізвище,фамилия,surname,lastname,last name,family name,familyname,nachname,nazwisko,\
            apellido,apellidos,cognome",
    ),
    (
        Meaning::Given,
        "given,firstname,given name,givenname,first name,forename,имя игрока,імя гравця,vorname,\
            imię,prénom,prenom",
    ),
    (
        Meaning::Latin,
        "latin,латиницею,латиницей,латинкою,латиниця,латиница,latin name,name (latin),name latin",
    ),
    (
        Meaning::Born,
        "рік,рн,гр,год,born,birth,year,birthday,рік народження,год рождения,дата народження,\
            дата рождения,date of birth,birth year,\
         year of birth,birth date,birthdate,dob,b-day,bday,народження,рождение,рік нар,год рожд,\
         дата нар,дата рожд,народився,родился,р нар,\
         г рожд,народ,дн,др,год и дата рождения,geburtsjahr,geb",
    ),
    (Meaning::Gender, "стать,пол,sex,gender,ч/ж,м/ж,m/f,m/w"),
    (
        Meaning::Club,
        "клуб,club,команда,team,го-клуб,гоклуб,go club,chess club,шахматный клуб,шаховий клуб,\
            cl,спортивный клуб,спортивний клуб,verein,\
         организация,організація,дюсш,секция,секція",
    ),
    (
        Meaning::City,
        "місто,город,city,town,область,регион,регіон,region,населений пункт,населенный пункт,\
            місце проживання,место жительства,residence,\
         ort,ciudad,miasto",
    ),
    (
        Meaning::Country,
        "країна,страна,country,co,fed,fede,nat,федерація,федерация,federation,фед,nation,\
            nationality,держава,государство,land,pays,país,kraj,\
         громадянство,гражданство,ctry,flag",
    ),
    (
        Meaning::Rank,
        "ранг,розряд,разряд,rank,кю,кю/дан,дан/кю,grade,gr,level,lvl,dan,дан,розр,разр,\
            спортивний розряд,спортивный разряд,\
         sports rank,sport rank,спортивний ранг,спортивный ранг,розряд твкс,разряд твкс,твкс,\
         кваліфікація,квалификация,strength,str,сила,\
         звання та розряд,звание и разряд,разряд звание,розряд звання,разряд/звание,розряд/звання",
    ),
    (
        Meaning::Title,
        "звання,звание,title,tit,titl,титул,спортивне звання,спортивное звание,шахматное звание,\
            шахове звання,зван,titel",
    ),
    (
        Meaning::Rating,
        "рейтинг,рейт,rating,rtg,elo,ело,эло,gor,rat,r,ік,ик,індивідуальний коефіцієнт,\
            индивидуальный коэффициент,рейтинг (ік),рейтинг (ик),\
         ік (рейтинг),ик (рейтинг),величина ік,величина ик,рейтинг-коэффициент,\
         рейтинг-коефіцієнт,рейтинг коэффициент,класичний,классический,\
         classic,classical,classic dots,класика,классика,класичні точки,классические точки,\
         швидкий,быстрый,rapid,rapid dots,рапід,рапид,\
         швидкі точки,быстрые точки,бліц,блиц,blitz,standard,класичний рейтинг,классический \
         рейтинг,швидкий рейтинг,быстрый рейтинг,\
         початковий рейтинг,начальный рейтинг,стартовий рейтинг,стартовый рейтинг,вхідний \
         рейтинг,входной рейтинг,рейтинг на початок,\
         рейтинг на начало,ік на початок,ик на начало,rtgi,rtgn,irtg,nrtg,eloi,elon,рейтинг \
         уфго,рейтинг рфг,рейтинг орр,орр,рейтинг ssdc,\
         рейтинг фіде,рейтинг фиде,fide rating,elo fide,fide elo,wertungszahl,rating at start,\
         rating at the start,start rating,initial rating,playing strength,\
         поточний рейтинг,текущий рейтинг,current rating",
    ),
    (
        Meaning::Conditional,
        "умовний рейтинг,условный рейтинг,conditional rating,conditional",
    ),
    (
        Meaning::Deviation,
        "відхилення,отклонение,deviation,rd,±,s,σ,відх,откл,відхилення рейтингу,отклонение \
            рейтинга,rating deviation,стандартне відхилення,\
         стандартное отклонение",
    ),
    (
        Meaning::Games,
        "партій,партии,партий,игр,игры,ігор,ігри,games,gms,кількість партій,количество партий,\
            сыграно,зіграно,сыграно партий,\
         зіграно партій,сыгранных партий,зіграних партій,число партий,число партій,кол-во \
         партий,к-ть партій,кількість ігор,количество игр,\
         число игр,games played,рейтинговых партий,рейтингових партій",
    ),
    (
        Meaning::LastPlayed,
        "last played,last tournament,last game,last month,last played in,last rated tournament,\
            month of last tournament,\
         month of the last tournament,last event,последняя партия,последняя игра,последний турнир,\
         месяц последнего турнира,дата последней партии,дата последней игры,дата последнего \
         турнира,последнее участие,\
         остання партія,остання гра,останній турнір,місяць останнього турніру,дата останньої \
         партії,дата останньої гри,\
         дата останнього турніру,остання участь",
    ),
    (
        Meaning::Group,
        "група,группа,group,grp,старт,mm0,група мак-магона,группа мак-магона,група макмагона,\
            группа макмагона,mcmahon group,start score,\
         стартові очки,стартовые очки,gruppe",
    ),
    (
        Meaning::Points,
        "очки,очок,бали,баллы,points,pts,score,сума,сумма,разом,total,о,рез,результат,result,\
            всего,всього,pkt,punkte,сумма очков,сума очок,\
         набрано очков,набрано очок",
    ),
    (
        Meaning::Id(IdSystem::EgfPin),
        "pin,пін,egd,egf,egd pin,egf pin,пин,egfpin",
    ),
    (
        Meaning::Id(IdSystem::Fide),
        "fide,фіде,фиде,fideid,fide id,id fide,id фіде,id фиде,fide no,fide-id,fide nr,код фіде,\
            код фиде",
    ),
    (
        Meaning::Id(IdSystem::National),
        "id,ід,ид,код,code,national id,id no,member id,реєстраційний номер,регистрационный номер",
    ),
    (Meaning::Id(IdSystem::Ffg), "licence,license,ffg"),
    (Meaning::Id(IdSystem::Aga), "aga,aga id,aga no"),
    (
        Meaning::ClubOrCity,
        "club or city,клуб або місто,клуб чи місто,клуб или город,club or town,city or club,\
            місто або клуб,город или клуб,club/ort,\
         verein/ort,откуда,звідки",
    ),
];

/// In the order of [`Captions::columns`]: a written table is read again in any language.
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

/// In the order of [`Captions::above`].
const ABOVE: [HeaderField; 8] = [
    HeaderField::Name,
    HeaderField::City,
    HeaderField::Country,
    HeaderField::Start,
    HeaderField::End,
    HeaderField::Rounds,
    HeaderField::Time,
    HeaderField::Arbiter,
];

static COLUMNS: LazyLock<HashMap<String, Meaning>> = LazyLock::new(|| {
    let of = |captions: &Captions| {
        captions
            .columns
            .map(normalize_heading)
            .into_iter()
            .zip(MEANINGS)
            .chain([(normalize_heading(captions.points), Meaning::Points)])
    };
    captions::all().iter().flat_map(of).collect()
});

static ROWS: LazyLock<HashMap<String, HeaderField>> = LazyLock::new(|| {
    captions::all()
        .iter()
        .flat_map(|captions| captions.above.map(normalize_heading).into_iter().zip(ABOVE))
        .collect()
});

static ROUNDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    captions::all()
        .iter()
        .map(|captions| normalize_heading(captions.round))
        .collect()
});

/// Words for a round, before or behind its number.
const ROUND_WORDS: [&str; 18] = [
    "раунд",
    "round",
    "runde",
    "ronde",
    "ronda",
    "runda",
    "партія",
    "партия",
    "kolo",
    "game",
    "коло",
    "tour",
    "тур",
    "rnd",
    "rd",
    "r",
    "t",
    "т",
];
const MAX_NUMBERED: u8 = 40;

/// Prefixes of the headings of tie-breaks.
const TIE_BREAKS: [&str; 41] = [
    "tb",
    "wtg",
    "fwtg",
    "доп",
    "дп",
    "дод",
    "koya",
    "коя",
    "koja",
    "sonneb",
    "зонн",
    "ш-б",
    "шб",
    "arpo",
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

/// Letters of a heading that are examined: a file may be one line without a separator.
const MAX_HEADING: usize = 1000;

/// Lower case, `_` as blank, without `. : ' ’ ʼ ` " ‘ *`, blanks collapsed.
pub(super) fn normalize_heading(heading: &str) -> String {
    if heading.is_ascii() {
        return plain_of(
            heading
                .chars()
                .take(MAX_HEADING)
                .map(|c| c.to_ascii_lowercase()),
        );
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

/// The known headings; meanings given by hand come first.
pub(crate) struct Aliases {
    by_hand: HashMap<String, Meaning>,
    table: HashMap<&'static str, Meaning>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct HeadingMeaning {
    pub(super) meaning: Meaning,
    pub(super) by_hand: bool,
}

impl Aliases {
    pub(crate) fn new(map: &[(String, String)]) -> Self {
        let by_hand = map.iter().filter_map(|(heading, word)| {
            Some((normalize_heading(heading), Meaning::from_word(word)?))
        });
        let table = HEADINGS
            .iter()
            .flat_map(|(meaning, headings)| headings.split(',').map(|h| (h, *meaning)));
        Self {
            by_hand: by_hand.collect(),
            table: table.collect(),
        }
    }

    pub(super) fn find_meaning(&self, heading: &str) -> Option<HeadingMeaning> {
        let plain = normalize_heading(heading);
        if plain.is_empty() {
            return None;
        }
        if let Some(meaning) = self.by_hand.get(&plain) {
            return Some(HeadingMeaning {
                meaning: *meaning,
                by_hand: true,
            });
        }
        self.by_itself(&plain).map(|meaning| HeadingMeaning {
            meaning,
            by_hand: false,
        })
    }

    fn by_itself(&self, plain: &str) -> Option<Meaning> {
        let direct = self.table.get(plain).or_else(|| {
            self.table
                .get(name_and_name(plain)?.as_str())
                .filter(|m| **m == Meaning::Name)
        });
        if let Some(meaning) = direct.copied().or_else(|| COLUMNS.get(plain).copied()) {
            return Some(meaning);
        }
        if let Some(round) = parse_round(plain) {
            return Some(Meaning::Round(round));
        }
        if self.is_club_and_city(plain) {
            return Some(Meaning::ClubOrCity);
        }
        TIE_BREAKS
            .iter()
            .any(|beginning| plain.starts_with(beginning))
            .then_some(Meaning::TieBreak)
    }

    /// True for `місто/клуб` and similar pairs.
    fn is_club_and_city(&self, plain: &str) -> bool {
        let Some((one, other)) = plain.split_once(['/', ',', '(']) else {
            return false;
        };
        let pair =
            [one, other.trim_end_matches(')')].map(|word| self.table.get(word.trim()).copied());
        matches!(
            pair,
            [Some(Meaning::Club), Some(Meaning::City)] | [Some(Meaning::City), Some(Meaning::Club)]
        )
    }

    pub(super) fn is_tie_break(&self, heading: &str) -> bool {
        self.find_meaning(heading)
            .is_some_and(|found| found.meaning == Meaning::TieBreak)
    }

    /// The first row that can be one. A row of two fields that may describe the tournament doesn't
    /// count if headings follow: a city may be called Town.
    pub(crate) fn heading_row(&self, rows: &[FieldRow]) -> Option<usize> {
        let counts: Vec<Option<usize>> = rows.iter().map(|row| self.heading_count(row)).collect();
        let is_above = |at: usize, row: &FieldRow| {
            let says = row.field_count() == 2
                && row
                    .fields()
                    .next()
                    .is_some_and(|(_, word)| find_above(word).is_some());
            says && counts.iter().skip(at + 1).any(|later| *later >= Some(2))
        };
        (0..)
            .zip(rows)
            .find(|(at, row)| counts.get(*at).is_some_and(Option::is_some) && !is_above(*at, row))
            .map(|(at, _)| at)
    }

    /// `None` if it can't be a heading row, which needs two known headings, one of them no round.
    pub(crate) fn heading_count(&self, row: &FieldRow) -> Option<usize> {
        if row.field_count() > MAX_HEADINGS {
            return None;
        }
        let (mut count, mut others) = (0, 0);
        for (_, field) in row.fields() {
            if let Some(found) = self.find_meaning(field) {
                count += 1;
                others += usize::from(!matches!(found.meaning, Meaning::Round(_)));
            }
        }
        (count >= 2 && others >= 1).then_some(count)
    }
}

/// Surname and given name in one heading with a comma: the heading without it.
fn name_and_name(plain: &str) -> Option<String> {
    plain.contains(',').then(|| {
        plain
            .split(',')
            .map(str::trim)
            .collect::<Vec<_>>()
            .join(" ")
    })
}

/// Headings that are the place in tables of chess and the rank in tables of go.
const PLACE_OR_RANK: [&str; 4] = ["rk", "rank", "ранг", "rang"];
/// The highest rank in the regulation that writes ranks as numbers; a larger number is a place.
const LAST_CLASS: u32 = 3;

/// By the fields below, for a heading that is the place in one program and the rank in another.
pub(super) fn place_or_rank<'a>(
    heading: &str,
    texts: impl Iterator<Item = &'a str>,
) -> Option<Meaning> {
    let plain = normalize_heading(heading);
    if !PLACE_OR_RANK.contains(&plain.as_str()) {
        return None;
    }
    let places: Option<Vec<u32>> = texts
        .filter(|text| !text.is_empty())
        .map(place_number)
        .collect();
    Some(match places {
        Some(places)
            if places.iter().any(|place| *place > LAST_CLASS)
                || matches!(plain.as_str(), "rk" | "rang") =>
        {
            Meaning::Place
        }
        _ => Meaning::Rank,
    })
}

/// Regulations write it for the rating, German programs for the number of draws.
const RATING_OR_DRAWS: &str = "r";
/// More draws than any player can have.
const NO_DRAWS: f64 = 100.0;

/// The rating if a number below is too large for draws; `None` for other headings.
pub(super) fn rating_or_draws<'a>(
    heading: &str,
    mut texts: impl Iterator<Item = &'a str>,
) -> Option<Meaning> {
    if normalize_heading(heading) != RATING_OR_DRAWS {
        return None;
    }
    let number = |text: &str| {
        text.trim_end_matches('*')
            .replace(',', ".")
            .parse::<f64>()
            .ok()
    };
    Some(
        if texts.any(|text| number(text).is_some_and(|n| n >= NO_DRAWS)) {
            Meaning::Rating
        } else {
            Meaning::TieBreak
        },
    )
}

pub(crate) fn is_chess_title(text: &str) -> bool {
    let title = text.trim().to_uppercase();
    let of_women = title
        .strip_prefix('W')
        .is_some_and(|title| matches!(title, "GM" | "IM" | "FM" | "CM" | "NM"));
    of_women
        || matches!(
            title.as_str(),
            "GM" | "IM" | "FM" | "CM" | "NM" | "AGM" | "AIM" | "AFM" | "ACM"
        )
}

/// The number of a place, of shared ones the first.
fn place_number(text: &str) -> Option<u32> {
    let first = text
        .split(is_dash)
        .next()
        .unwrap_or(text)
        .trim()
        .trim_end_matches(['.', ')', '=']);
    first.parse().ok().filter(|_| {
        text.chars()
            .all(|c| c.is_ascii_digit() || is_dash(c) || matches!(c, '.' | ')' | ' ' | '='))
    })
}

/// The number of a round: 1-40, Arabic or Roman, with or without a word before or behind it.
fn parse_round(plain: &str) -> Option<u8> {
    parse_number(plain)
        .or_else(|| {
            ROUND_WORDS
                .iter()
                .find_map(|word| parse_number(plain.strip_prefix(word)?.trim_start()))
        })
        .or_else(|| {
            ROUND_WORDS.iter().find_map(|word| {
                parse_number(strip_ordinal_ending(plain.strip_suffix(word)?.trim_end()))
            })
        })
        .or_else(|| {
            ROUNDS
                .iter()
                .find_map(|word| parse_number(plain.strip_prefix(word.as_str())?.trim_start()))
        })
}

/// The number of `1-й тур`, `2-ий тур`.
fn strip_ordinal_ending(text: &str) -> &str {
    ["-ий", "-й", "-ый", "-ой", "-th", "st", "nd", "rd", "th"]
        .iter()
        .find_map(|end| text.strip_suffix(end))
        .unwrap_or(text)
}

fn parse_number(text: &str) -> Option<u8> {
    if text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return text
            .parse()
            .ok()
            .filter(|number| (1..=MAX_NUMBERED).contains(number));
    }
    parse_roman(text)
}

/// Length of `xxxviii` in Cyrillic letters, in bytes.
const MOST_ROMAN: usize = 14;

/// A Roman number up to 40; Cyrillic і and х count like i and x.
fn parse_roman(text: &str) -> Option<u8> {
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
    for (value, sign) in [
        (40, "xl"),
        (10, "x"),
        (9, "ix"),
        (5, "v"),
        (4, "iv"),
        (1, "i"),
    ] {
        while rest >= value {
            roman.push_str(sign);
            rest -= value;
        }
    }
    roman
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HeaderField {
    Name,
    City,
    Country,
    Start,
    End,
    Rounds,
    Time,
    Arbiter,
}

pub(super) fn find_above(word: &str) -> Option<HeaderField> {
    let word = normalize_heading(word);
    Some(match word.as_str() {
        "tournament"
        | "event"
        | "турнір"
        | "турнир"
        | "назва турніру"
        | "название турнира"
        | "tournament name" => HeaderField::Name,
        "city"
        | "місто"
        | "город"
        | "town"
        | "place of play"
        | "місце проведення"
        | "место проведения"
        | "location" => HeaderField::City,
        "country" | "країна" | "страна" | "federation" | "федерація" | "федерация" => {
            HeaderField::Country
        }
        "start" | "date" | "start date" | "початок" | "начало" | "дата" => {
            HeaderField::Start
        }
        "end" | "end date" | "закінчення" | "кінець" | "окончание" => {
            HeaderField::End
        }
        "rounds"
        | "number of rounds"
        | "турів"
        | "туров"
        | "тури"
        | "туры"
        | "кількість турів"
        | "количество туров" => HeaderField::Rounds,
        "time control" | "контроль часу" | "контроль времени" => {
            HeaderField::Time
        }
        "arbiter"
        | "referee"
        | "суддя"
        | "судья"
        | "chief arbiter"
        | "головний суддя"
        | "главный судья" => HeaderField::Arbiter,
        other => return ROWS.get(other).copied(),
    })
}
