//! Everybody of a rating list at once, held in memory so that any question is answered in a moment: by name in either script, by attributes
//! of the players, in any order.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::{LazyLock, OnceLock};

use chrono::{Datelike, NaiveDate};

use self::division::{Division, Part, Sorts};
use self::marks::Marks;
use self::name_words::NameWords;
use super::language::Language;
use super::player::{Born, Gender, OF_AGE};
use super::rules::ListGames;
use super::word::words;
use super::{collation, foreign, name};

/// A club of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    /// Its number in storage.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Its name in Latin script, if it isn't the plain transliteration.
    pub latin: Option<String>,
    /// Its city.
    pub city: Option<String>,
}

/// A rank that somebody in the list has.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank {
    /// Its place among the ranks of the rules, the lowest first.
    pub step: i32,
    /// Its name in the rules.
    pub name: Box<str>,
}

/// A player of the list.
#[derive(Debug, Clone)]
pub struct Member {
    /// Number in storage.
    pub id: i64,
    /// Id in the exchange format.
    pub code: Box<str>,
    /// Name in the original script; may be empty.
    pub name: Box<str>,
    /// Name in Latin script, if it isn't the plain transliteration.
    pub latin: Option<Box<str>>,
    /// The club, an index of [`Roster::clubs`].
    pub club: Option<u16>,
    /// The rank, an index of [`Roster::ranks`].
    pub rank: Option<u16>,
    /// Country code.
    pub country: Option<[u8; 2]>,
    /// Gender.
    pub gender: Option<Gender>,
    /// Birth as far as it is known.
    pub born: Option<Born>,
    /// A guest, or somebody who asked to be forgotten: in no category of players.
    pub outside: bool,
    /// The rank stands above the rating.
    pub kept: bool,
    /// The rating has a star.
    pub provisional: bool,
    /// There is a rating: lists hold nobody without one.
    pub rated: bool,
    /// Rating.
    pub rating: f64,
    /// Deviation.
    pub deviation: Option<f64>,
    /// Rating in the newest published list.
    pub before: Option<f64>,
    /// Rated games, where the rules count them.
    pub games: Option<i32>,
    /// Day of the last rated tournament.
    pub last: Option<NaiveDate>,
}

impl Member {
    /// What pages call the player: the name, or the code where there is none.
    pub fn called(&self) -> &str {
        if self.name.is_empty() { &self.code } else { &self.name }
    }

    /// Movement since the newest published list.
    pub fn movement(&self) -> Option<f64> {
        Some(self.rating - self.before?)
    }
}

words! {
    /// An age group by completed years, the youngest first. Minors are one group, so that no list tells their year of birth.
    pub enum Age {
        /// Minors.
        UnderEighteen = "0-17",
        /// From 18 to 29.
        Young = "18-29",
        /// From 30 to 44.
        Middle = "30-44",
        /// From 45 to 59.
        Older = "45-59",
        /// From 60.
        Senior = "60",
    }
}

impl Age {
    /// Completed years, from and below.
    fn years(self) -> (Option<i32>, Option<i32>) {
        match self {
            Age::UnderEighteen => (None, Some(18)),
            Age::Young => (Some(18), Some(30)),
            Age::Middle => (Some(30), Some(45)),
            Age::Older => (Some(45), Some(60)),
            Age::Senior => (Some(60), None),
        }
    }

    /// The births of who is of this group on a day.
    fn births(self, today: NaiveDate) -> RangeInclusive<i32> {
        let (from, below) = self.years();
        let ago = |years: i32| moment(today) - years * YEAR;
        below.map_or(i32::MIN, |below| ago(below) + 1)..=from.map_or(UNBORN - 1, ago)
    }

    /// The births of who is of this group for strangers: by the year of birth alone, and nobody whose year isn't told
    /// ([`Born::public_year`]). So the group tells nothing of minors, and changes on the first day of a year, which is nobody's birthday.
    fn public_births(self, today: NaiveDate) -> RangeInclusive<i32> {
        let (from, below) = self.years();
        let year = |ago: i32| (today.year() - ago) * YEAR;
        below.map_or(i32::MIN, |below| year(below - 1))..=(year(from.unwrap_or_default().max(OF_AGE + 1)) + YEAR - 1)
    }
}

/// What a list may be sorted by. The natural direction of each puts first what is asked for most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Column {
    /// Best rating first, equal ratings by code: the places of the list.
    #[default]
    Rating,
    /// By the name as the reader sees it, in the order of lists in his language.
    Name,
    /// Highest rank first.
    Rank,
    /// By the change since the last list, the greatest gain first.
    Movement,
    /// Most games first.
    Games,
    /// By the day of the last tournament, the latest first.
    Last,
    /// Smallest deviation first.
    Deviation,
    /// By the name of the club.
    Club,
}

const COLUMNS: usize = 8;

/// What is asked of a list.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Question {
    /// Part of a name, an id, or a number that somebody has elsewhere.
    pub text: String,
    /// Only this club.
    pub club: Option<i64>,
    /// Only clubs of this city.
    pub city: Option<String>,
    /// Only this country.
    pub country: Option<[u8; 2]>,
    /// Only this gender.
    pub gender: Option<Gender>,
    /// Only this age group.
    pub age: Option<Age>,
    /// Ages are completed years, of minors too: for officers. Else they are what strangers may know.
    pub exact_ages: bool,
    /// Only ranks from this step.
    pub rank_from: Option<i32>,
    /// Only ranks up to this step.
    pub rank_to: Option<i32>,
    /// Only who has played since.
    pub active: Option<NaiveDate>,
    /// In this order.
    pub order: Column,
    /// In the other direction.
    pub reverse: bool,
    /// For a reader of this language.
    pub language: Language,
}

impl Question {
    /// Whether anything but the order is asked.
    pub fn filters(&self) -> bool {
        let Question { exact_ages, order, reverse, language, .. } = *self;
        let plain = Question { exact_ages, order, reverse, language, ..Question::default() };
        *self != plain
    }
}

/// The members that a question found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found<'a> {
    /// Indices of members in the order that was asked for.
    pub rows: Cow<'a, [u32]>,
    /// Nobody is called exactly so: these are called nearly so.
    pub nearly: bool,
}

/// Words a question may have; more tell nothing new.
const WORDS: usize = 6;

/// A year between two equal [`moment`]s of it.
const YEAR: i32 = 512;
/// The moment of a birth that isn't known: after all others.
const UNBORN: i32 = i32::MAX;

/// A day as a number: later ones are larger, and anniversaries are a whole number of [`YEAR`]s apart, those of 29 February too.
fn moment(day: NaiveDate) -> i32 {
    day.year() * YEAR + (day.month() * 32 + day.day()) as i32
}

/// The [`moment`] of a birth; a bare year counts as its first day.
fn birth(born: Born) -> i32 {
    match born {
        Born::Day(day) => moment(day),
        Born::Year(year) => year * YEAR + 32 + 1,
    }
}

/// What filters ask of the members, a column each: a filter looks at everybody.
#[derive(Debug)]
struct Facts {
    /// Index of the club; the largest number: none.
    clubs: Vec<u16>,
    /// Index of the rank; the largest number: none.
    ranks: Vec<u16>,
    /// Zeros: unknown.
    countries: Vec<[u8; 2]>,
    /// Genders and [`birth`]s.
    sorts: Sorts,
    /// [`moment`]s of the last tournament; the smallest number: none.
    lasts: Vec<i32>,
}

impl Facts {
    fn of(members: &[Member]) -> Facts {
        fn column<T>(members: &[Member], one: impl FnMut(&Member) -> T) -> Vec<T> {
            members.iter().map(one).collect()
        }
        let mut sorts = Sorts::default();
        members.iter().for_each(|m| sorts.push(m.gender, m.born, m.outside));
        Facts {
            sorts,
            clubs: column(members, |m| m.club.unwrap_or(u16::MAX)),
            ranks: column(members, |m| m.rank.unwrap_or(u16::MAX)),
            countries: column(members, |m| m.country.unwrap_or_default()),
            lasts: column(members, |m| m.last.map_or(i32::MIN, moment)),
        }
    }
}

/// The list.
#[derive(Debug)]
pub struct Roster {
    members: Vec<Member>,
    facts: Facts,
    /// Indices of the members in the order of their ids, small letters like capitals; made when the first one is asked for.
    codes: OnceLock<Box<[u32]>>,
    /// The numbers that members have elsewhere, as they are compared, in order, each with the index of the member.
    numbers: Vec<(Box<str>, u32)>,
    clubs: Vec<Club>,
    ranks: Vec<Rank>,
    cities: Vec<String>,
    countries: Vec<[u8; 2]>,
    /// Whether there are genders, births.
    known: (bool, bool),
    /// The words of the names; made when somebody is searched for.
    words: LazyLock<NameWords, Box<dyn FnOnce() -> NameWords + Send>>,
    /// How many rated games a place takes, where it takes any.
    wanted: Option<ListGames>,
    /// How many members have a place: they stand before all others.
    listed: usize,
    orders: [OnceLock<Box<[u32]>>; COLUMNS],
    /// The orders by name, a language each.
    by_name: [OnceLock<Box<[u32]>>; Language::COUNT],
    /// The language of names whose letters don't tell theirs.
    names: name::Language,
}

impl Roster {
    /// The list of these members with their search keys, a line each, best rating first. `clubs` and `ranks` are what the members' indices mean.
    pub fn new(members: Vec<Member>, keys: String, clubs: Vec<Club>, ranks: Vec<Rank>) -> Roster {
        let mut cities: Vec<String> = clubs.iter().filter_map(|c| c.city.clone()).filter(|c| !c.is_empty()).collect();
        cities.sort_by_cached_key(|c| collation::common_key(c));
        cities.dedup();
        Roster {
            facts: Facts::of(&members),
            codes: OnceLock::new(),
            numbers: Vec::new(),
            known: (members.iter().any(|m| m.gender.is_some()), members.iter().any(|m| m.born.is_some())),
            cities,
            countries: numbered(members.iter().filter_map(|m| m.country)).0,
            words: LazyLock::new(Box::new(move || NameWords::of(&keys))),
            wanted: None,
            listed: members.len(),
            orders: Default::default(),
            by_name: Default::default(),
            names: name::Language::default(),
            members,
            clubs,
            ranks,
        }
    }

    /// The same list where a place takes so many rated games (ssdc 4.5). Members with fewer of them must stand behind all others already.
    pub fn with_minimum(mut self, wanted: ListGames) -> Roster {
        self.listed = self.members.partition_point(|m| missing(m, wanted).is_none());
        self.wanted = Some(wanted);
        self
    }

    /// How many rated games a place takes, where it takes any.
    pub fn wanted(&self) -> Option<ListGames> {
        self.wanted
    }

    /// How many members have a place, which is their index and one more. The others stand behind them: they lack rated games.
    pub fn listed(&self) -> usize {
        self.listed
    }

    /// Whether the member with this index has a place.
    pub fn is_listed(&self, index: u32) -> bool {
        (index as usize) < self.listed
    }

    /// The rated games that a member has and those that a place takes; `None`: the member has enough.
    pub fn missing(&self, member: &Member) -> Option<(u32, u32)> {
        missing(member, self.wanted?)
    }

    /// The same list in Latin letters by the table of this language, where the letters of a name don't tell its own.
    pub fn spelled(self, names: name::Language) -> Roster {
        Roster { names, ..self }
    }

    /// The language of names whose letters don't tell theirs.
    pub fn names(&self) -> name::Language {
        self.names
    }

    /// The same list with the numbers that its members have elsewhere, as they are compared (`foreign::key`), each with the number of the
    /// member in storage. Those of others are left out.
    pub fn with_numbers(mut self, numbers: impl Iterator<Item = (i64, String)>) -> Roster {
        let mut numbers = numbers.peekable();
        if numbers.peek().is_none() {
            return self;
        }
        let places: HashMap<i64, u32> = self.members.iter().map(|m| m.id).zip(0..).collect();
        self.numbers = numbers.filter_map(|(id, key)| Some((key.into(), *places.get(&id)?))).collect();
        self.numbers.sort_unstable();
        self
    }

    /// Everybody, best rating first: the index is the place less one. Members without a place stand behind the others.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// The clubs, by name.
    pub fn clubs(&self) -> &[Club] {
        &self.clubs
    }

    /// The ranks that somebody has, the lowest first.
    pub fn ranks(&self) -> &[Rank] {
        &self.ranks
    }

    /// The club of a member.
    pub fn club_of(&self, member: &Member) -> Option<&Club> {
        self.clubs.get(usize::from(member.club?))
    }

    /// The rank of a member.
    pub fn rank_of(&self, member: &Member) -> Option<&Rank> {
        self.ranks.get(usize::from(member.rank?))
    }

    /// The cities of the clubs, each once, in alphabetical order.
    pub fn cities(&self) -> &[String] {
        &self.cities
    }

    /// The countries of the members, each once.
    pub fn countries(&self) -> &[[u8; 2]] {
        &self.countries
    }

    /// Whether anybody's gender is known.
    pub fn has_genders(&self) -> bool {
        self.known.0
    }

    /// Whether anybody's birth is known.
    pub fn has_births(&self) -> bool {
        self.known.1
    }

    /// Whether the year of anybody's birth may be told to everybody.
    pub fn has_public_births(&self, today: NaiveDate) -> bool {
        self.members.iter().any(|m| m.born.is_some_and(|born| born.public_year(today).is_some()))
    }

    /// The members of a category of players, with ages as of a day.
    pub fn part(&self, division: &Division, day: NaiveDate) -> Part {
        self.facts.sorts.part(division, day)
    }

    /// The members that a question finds, with ages as on `today`.
    pub fn find(&self, question: &Question, today: NaiveDate) -> Found<'_> {
        self.find_in(None, question, today)
    }

    /// The members of a category of players that a question finds; none: of the whole list.
    pub fn find_in(&self, part: Option<&Part>, question: &Question, today: NaiveDate) -> Found<'_> {
        if part.is_none() && !question.reverse && !question.filters() {
            return Found { rows: Cow::Borrowed(self.order(question.order, question.language)), nearly: false };
        }
        let (named, nearly) = self.named(&question.text);
        let marks = match (self.fitting(question, today, named), part) {
            (Some(marks), Some(part)) => Some(marks.and(&part.marks)),
            (None, Some(part)) => Some(part.marks.clone()),
            (marks, None) => marks,
        };
        let order = self.order(question.order, question.language);
        let mut rows: Vec<u32> = match &marks {
            None => order.to_vec(),
            // The indices are the order of the list.
            Some(marks) if question.order == Column::Rating => marks.iter().collect(),
            Some(marks) => marks.sort(order),
        };
        if question.reverse {
            let places = rows.partition_point(|i| self.is_listed(*i));
            let (listed, apart) = rows.split_at_mut(places);
            for part in [listed, apart] {
                // Who has nothing to compare stays at the end.
                let compared = part.partition_point(|i| self.compared(question.order, *i));
                part[..compared].reverse();
            }
        }
        Found { nearly: nearly && !rows.is_empty(), rows: Cow::Owned(rows) }
    }

    /// Those of the named who have everything that is asked for but the name; none: everybody.
    fn fitting(&self, question: &Question, today: NaiveDate, named: Option<Marks>) -> Option<Marks> {
        let Question {
            text: _,
            club,
            city,
            country,
            gender,
            age,
            exact_ages,
            rank_from,
            rank_to,
            active,
            order: _,
            reverse: _,
            language: _,
        } = question;
        let mut marks = named;
        let mut keep = |fits: &dyn Fn(&mut Marks)| fits(marks.get_or_insert_with(|| Marks::all(self.members.len())));
        if club.is_some() || city.is_some() {
            let wanted = |c: &Club| club.is_none_or(|id| id == c.id) && (city.is_none() || *city == c.city);
            let wanted: Vec<bool> = self.clubs.iter().map(wanted).collect();
            keep(&|m| m.keep(&self.facts.clubs, |club| wanted.get(usize::from(club)) == Some(&true)));
        }
        if rank_from.is_some() || rank_to.is_some() {
            let within = |r: &Rank| rank_from.is_none_or(|from| r.step >= from) && rank_to.is_none_or(|to| r.step <= to);
            let wanted: Vec<bool> = self.ranks.iter().map(within).collect();
            keep(&|m| m.keep(&self.facts.ranks, |rank| wanted.get(usize::from(rank)) == Some(&true)));
        }
        if let Some(wanted) = *country {
            keep(&|m| m.keep(&self.facts.countries, |country| country == wanted));
        }
        if let Some(wanted) = *gender {
            keep(&|m| m.keep(&self.facts.sorts.genders, |gender| gender == Some(wanted)));
        }
        if let Some(age) = *age {
            let births = if *exact_ages { age.births(today) } else { age.public_births(today) };
            keep(&|m| m.keep(&self.facts.sorts.births, |born| births.contains(&born)));
        }
        if let Some(since) = *active {
            let since = moment(since);
            keep(&|m| m.keep(&self.facts.lasts, |last| last >= since));
        }
        marks
    }

    fn compared(&self, column: Column, index: u32) -> bool {
        let Some(m) = self.members.get(index as usize) else { return false };
        match column {
            Column::Rating | Column::Name => true,
            Column::Rank => m.rank.is_some(),
            Column::Movement => m.before.is_some(),
            Column::Games => m.games.is_some(),
            Column::Last => m.last.is_some(),
            Column::Deviation => m.deviation.is_some(),
            Column::Club => m.club.is_some(),
        }
    }

    /// The name as a reader of this language sees it.
    fn shown<'a>(&self, member: &'a Member, language: Language) -> Cow<'a, str> {
        match member.latin.as_deref() {
            _ if language.cyrillic() => member.called().into(),
            Some(latin) => latin.into(),
            None => name::latin(member.called(), self.names).into(),
        }
    }

    fn order(&self, column: Column, language: Language) -> &[u32] {
        let kept = if column == Column::Name { &self.by_name[language as usize] } else { &self.orders[column as usize] };
        kept.get_or_init(|| {
            let mut order: Vec<u32> = (0..self.members.len() as u32).collect();
            let member = |index: &u32| &self.members[*index as usize];
            // Equal ones stay in the order of the list; who has nothing to compare comes last.
            let by = |order: &mut Vec<u32>, compare: &dyn Fn(&Member, &Member) -> Ordering| {
                order.sort_by(|a, b| {
                    let (has, had) = (self.compared(column, *a), self.compared(column, *b));
                    had.cmp(&has).then_with(|| compare(member(a), member(b)))
                });
            };
            match column {
                Column::Rating => {}
                Column::Name => order.sort_by_cached_key(|i| collation::key(language, &self.shown(member(i), language))),
                Column::Rank => by(&mut order, &|a, b| self.rank_of(b).map(|r| r.step).cmp(&self.rank_of(a).map(|r| r.step))),
                Column::Movement => by(&mut order, &|a, b| b.movement().unwrap_or(0.0).total_cmp(&a.movement().unwrap_or(0.0))),
                Column::Games => by(&mut order, &|a, b| b.games.cmp(&a.games)),
                Column::Last => by(&mut order, &|a, b| b.last.cmp(&a.last)),
                Column::Deviation => by(&mut order, &|a, b| a.deviation.unwrap_or(0.0).total_cmp(&b.deviation.unwrap_or(0.0))),
                // The clubs stand in alphabetical order.
                Column::Club => by(&mut order, &|a, b| a.club.cmp(&b.club)),
            }
            // Members without a place stand apart in every order.
            if self.listed < self.members.len() {
                order.sort_by_key(|i| !self.is_listed(*i));
            }
            order.into()
        })
    }

    fn coded(&self, index: u32) -> &str {
        self.members.get(index as usize).map_or("", |m| &*m.code)
    }

    fn codes(&self) -> &[u32] {
        self.codes.get_or_init(|| {
            let mut codes: Vec<u32> = (0..self.members.len() as u32).collect();
            codes.sort_by_cached_key(|i| self.coded(*i).to_ascii_lowercase());
            codes.into()
        })
    }

    /// The members who have all words of the text in the name, or have it as id or as a number elsewhere; `None`: nothing was asked. If
    /// there are none, those who have words that are a typing error away from it, and `true`.
    fn named(&self, text: &str) -> (Option<Marks>, bool) {
        if text.trim().is_empty() {
            return (None, false);
        }
        let key = name::search_key(text);
        let mut words: Vec<&str> = key.split(' ').filter(|w| !w.is_empty()).collect();
        // A longer word leaves fewer to look through.
        words.sort_by_key(|w| std::cmp::Reverse(w.len()));
        words.truncate(WORDS);
        let all = |bearing: &dyn Fn(&str) -> Vec<usize>| {
            let mut left: Option<Marks> = None;
            for word in &words {
                let mut marks = Marks::none(self.members.len());
                for hit in bearing(word) {
                    self.words.bearers(hit).iter().for_each(|i| marks.set(*i));
                }
                left = Some(left.map_or_else(|| marks.clone(), |l| l.and(&marks)));
            }
            left.unwrap_or_else(|| Marks::none(self.members.len()))
        };
        let mut exact = all(&|word| self.words.holding(word));
        let id = text.trim();
        let codes = self.codes();
        if let Ok(place) = codes.binary_search_by(|i| ignoring_case(self.coded(*i), id)) {
            exact.set(codes[place]);
        }
        if let Some(number) = foreign::key_in_place_of_a_name(text) {
            let from = self.numbers.partition_point(|(key, _)| **key < *number);
            self.numbers[from..].iter().take_while(|(key, _)| **key == *number).for_each(|(_, index)| exact.set(*index));
        }
        if !exact.is_empty() {
            return (Some(exact), false);
        }
        (Some(all(&|word| self.words.near(word))), true)
    }
}

/// The rated games that a member has and those that a place takes; `None`: the member has enough.
pub fn missing(member: &Member, wanted: ListGames) -> Option<(u32, u32)> {
    let games = member.games.and_then(|games| u32::try_from(games).ok()).unwrap_or_default();
    (games < wanted.games).then_some((games, wanted.games))
}

/// Compares ids, small letters like capitals.
fn ignoring_case(a: &str, b: &str) -> Ordering {
    a.bytes().map(|b| b.to_ascii_lowercase()).cmp(b.bytes().map(|b| b.to_ascii_lowercase()))
}

/// Numbers the distinct values of a column: the sorted values, and the index of each.
pub fn numbered<T: Clone + Ord + std::hash::Hash>(values: impl Iterator<Item = T>) -> (Vec<T>, HashMap<T, u16>) {
    let mut distinct: Vec<T> = values.collect::<std::collections::HashSet<T>>().into_iter().collect();
    distinct.sort_unstable();
    let index = distinct.iter().cloned().zip(0..u16::MAX).collect();
    (distinct, index)
}

pub mod division;
mod marks;
mod name_words;
mod suggest;
#[cfg(test)]
mod tests;
