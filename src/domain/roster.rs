//! All players of a rating list in memory, so that any query is fast.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::{LazyLock, OnceLock};

use chrono::{Datelike, NaiveDate};

use self::division::{Division, DivisionColumns, DivisionMembers};
use self::marks::Marks;
use self::name_words::NameWords;
use super::language::Language;
use super::player::{Born, Gender, OF_AGE};
use super::rules::ListGames;
use super::string_enum::string_enum;
use super::{collation, external_id, name};

/// A club of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    /// Id in storage.
    pub id: i64,
    /// Name in the original script.
    pub name: String,
    /// Name in Latin script, if it differs from the plain transliteration.
    pub latin: Option<String>,
    /// City of the club.
    pub city: Option<String>,
}

/// A rank held by players of the list.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank {
    /// Position among the ranks of the rules, the lowest first.
    pub step: i32,
    /// Name in the rules.
    pub name: Box<str>,
}

/// A player of the list.
#[derive(Debug, Clone)]
pub struct Member {
    /// Id in storage.
    pub id: i64,
    /// Id in the exchange format.
    pub code: Box<str>,
    /// Name in the original script; may be empty.
    pub name: Box<str>,
    /// Name in Latin script, if it differs from the plain transliteration.
    pub latin: Option<Box<str>>,
    /// The club, an index of [`Roster::clubs`].
    pub club: Option<u16>,
    /// The rank, an index of [`Roster::ranks`].
    pub rank: Option<u16>,
    /// Country code.
    pub country: Option<[u8; 2]>,
    /// Gender, if known.
    pub gender: Option<Gender>,
    /// Date or year of birth, as far as known.
    pub born: Option<Born>,
    /// True for a guest, or a player whose data were erased: in no category of players.
    pub outside: bool,
    /// True if the rank is above the one that the rating gives.
    pub kept: bool,
    /// True if the rating has a star.
    pub provisional: bool,
    /// True if there is a rating; a published list contains only players with one.
    pub rated: bool,
    /// Rating in points.
    pub rating: f64,
    /// Deviation in points, if the rules have one.
    pub deviation: Option<f64>,
    /// Rating in the newest published list.
    pub before: Option<f64>,
    /// Rated games, if the rules count them.
    pub games: Option<i32>,
    /// Day of the last rated tournament.
    pub last: Option<NaiveDate>,
}

impl Member {
    /// The name shown on pages: the player's name, or the code if there is none.
    pub fn display_name(&self) -> &str {
        if self.name.is_empty() {
            &self.code
        } else {
            &self.name
        }
    }

    /// Change of the rating since the newest published list.
    pub fn rating_change(&self) -> Option<f64> {
        Some(self.rating - self.before?)
    }
}

string_enum! {
    /// An age group in completed years; minors are one, so that no list reveals a year of birth.
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
    fn year_bounds(self) -> (Option<i32>, Option<i32>) {
        match self {
            Age::UnderEighteen => (None, Some(18)),
            Age::Young => (Some(18), Some(30)),
            Age::Middle => (Some(30), Some(45)),
            Age::Older => (Some(45), Some(60)),
            Age::Senior => (Some(60), None),
        }
    }

    fn birth_range(self, today: NaiveDate) -> RangeInclusive<i32> {
        let (from, below) = self.year_bounds();
        let ago = |years: i32| day_number(today) - years * YEAR;
        below.map_or(i32::MIN, |below| ago(below) + 1)..=from.map_or(UNKNOWN_BIRTH - 1, ago)
    }

    /// By public years of birth alone ([`Born::public_year`]): it reveals nothing about minors, and
    /// no birthday, as it changes on 1 January.
    fn public_births(self, today: NaiveDate) -> RangeInclusive<i32> {
        let (from, below) = self.year_bounds();
        let year = |ago: i32| (today.year() - ago) * YEAR;
        below.map_or(i32::MIN, |below| year(below - 1))
            ..=(year(from.unwrap_or_default().max(OF_AGE + 1)) + YEAR - 1)
    }
}

/// A sort column. The natural direction of each puts the most wanted rows first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Column {
    /// Best rating first, equal ratings by code: the order of places in the list.
    #[default]
    Rating,
    /// By the name as the reader sees it, in the collation of the reader's language.
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

/// A query of a list.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Question {
    /// Part of a name, an id, or an external id.
    pub text: String,
    /// Only players of this club.
    pub club: Option<i64>,
    /// Only players of clubs in this city.
    pub city: Option<String>,
    /// Only this country.
    pub country: Option<[u8; 2]>,
    /// Only this gender.
    pub gender: Option<Gender>,
    /// Only this age group.
    pub age: Option<Age>,
    /// True for officers: exact ages, including those of minors; else public ages only.
    pub exact_ages: bool,
    /// Only ranks from this step on.
    pub rank_from: Option<i32>,
    /// Only ranks up to this step.
    pub rank_to: Option<i32>,
    /// Only players with a tournament on this day or later.
    pub active: Option<NaiveDate>,
    /// The sort column.
    pub order: Column,
    /// Reverses the direction.
    pub reverse: bool,
    /// The reader's language.
    pub language: Language,
}

impl Question {
    /// True if the query has any filter.
    pub fn has_filters(&self) -> bool {
        let Question {
            exact_ages,
            order,
            reverse,
            language,
            ..
        } = *self;
        let plain = Question {
            exact_ages,
            order,
            reverse,
            language,
            ..Question::default()
        };
        *self != plain
    }
}

/// The members that match a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterMatches<'a> {
    /// Indices of the members in the requested order.
    pub rows: Cow<'a, [u32]>,
    /// True if no name matches exactly and these match approximately.
    pub nearly: bool,
}

/// The greatest number of words in a query; further words hardly narrow the result.
const WORDS: usize = 6;

const YEAR: i32 = 512;
const UNKNOWN_BIRTH: i32 = i32::MAX;

/// A day as a number whose anniversaries differ by a multiple of [`YEAR`], also for 29 February.
fn day_number(day: NaiveDate) -> i32 {
    day.year() * YEAR + (day.month() * 32 + day.day()) as i32
}

fn birth_number(born: Born) -> i32 {
    match born {
        Born::Day(day) => day_number(day),
        Born::Year(year) => year * YEAR + 32 + 1,
    }
}

/// The filtered attributes of the members, one column each, because a filter scans all members.
#[derive(Debug)]
struct Facts {
    /// Index of the club; the greatest number if none.
    clubs: Vec<u16>,
    ranks: Vec<u16>,
    /// Country code; zeros if unknown.
    countries: Vec<[u8; 2]>,
    sorts: DivisionColumns,
    /// [`day_number`]s of the last tournament; the least number if none.
    lasts: Vec<i32>,
}

impl Facts {
    fn from_members(members: &[Member]) -> Facts {
        fn column<T>(members: &[Member], one: impl FnMut(&Member) -> T) -> Vec<T> {
            members.iter().map(one).collect()
        }
        let mut sorts = DivisionColumns::default();
        members
            .iter()
            .for_each(|m| sorts.push(m.gender, m.born, m.outside));
        Facts {
            sorts,
            clubs: column(members, |m| m.club.unwrap_or(u16::MAX)),
            ranks: column(members, |m| m.rank.unwrap_or(u16::MAX)),
            countries: column(members, |m| m.country.unwrap_or_default()),
            lasts: column(members, |m| m.last.map_or(i32::MIN, day_number)),
        }
    }
}

/// A rating list in memory.
#[derive(Debug)]
pub struct Roster {
    members: Vec<Member>,
    facts: Facts,
    codes: OnceLock<Box<[u32]>>,
    numbers: Vec<(Box<str>, u32)>,
    clubs: Vec<Club>,
    ranks: Vec<Rank>,
    cities: Vec<String>,
    countries: Vec<[u8; 2]>,
    known: (bool, bool),
    words: LazyLock<NameWords, Box<dyn FnOnce() -> NameWords + Send>>,
    wanted: Option<ListGames>,
    /// The number of members with a place; they come before all others.
    listed: usize,
    orders: [OnceLock<Box<[u32]>>; COLUMNS],
    by_name: [OnceLock<Box<[u32]>>; Language::COUNT],
    names: name::Language,
}

impl Roster {
    /// A roster of members and their search keys (a line each), best rating first.
    pub fn new(members: Vec<Member>, keys: String, clubs: Vec<Club>, ranks: Vec<Rank>) -> Roster {
        let mut cities: Vec<String> = clubs
            .iter()
            .filter_map(|c| c.city.clone())
            .filter(|c| !c.is_empty())
            .collect();
        cities.sort_by_cached_key(|c| collation::common_key(c));
        cities.dedup();
        Roster {
            facts: Facts::from_members(&members),
            codes: OnceLock::new(),
            numbers: Vec::new(),
            known: (
                members.iter().any(|m| m.gender.is_some()),
                members.iter().any(|m| m.born.is_some()),
            ),
            cities,
            countries: number_distinct(members.iter().filter_map(|m| m.country)).0,
            words: LazyLock::new(Box::new(move || NameWords::from_keys(&keys))),
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

    /// Sets the games that a place demands (ssdc 4.5). Members with fewer must already come last.
    pub fn with_minimum(mut self, wanted: ListGames) -> Roster {
        self.listed = self
            .members
            .partition_point(|m| missing_games(m, wanted).is_none());
        self.wanted = Some(wanted);
        self
    }

    /// The rated games that a place demands, if any.
    pub fn required_games(&self) -> Option<ListGames> {
        self.wanted
    }

    /// The number of members with a place (index plus one); others come after them.
    pub fn listed_count(&self) -> usize {
        self.listed
    }

    /// True if the member with this index has a place.
    pub fn is_listed(&self, index: u32) -> bool {
        (index as usize) < self.listed
    }

    /// The rated games of a member and those that a place demands; `None` if the member has enough.
    pub fn missing_games_of(&self, member: &Member) -> Option<(u32, u32)> {
        missing_games(member, self.wanted?)
    }

    /// Sets the language whose table transliterates names if their letters do not tell their own.
    pub fn with_name_language(self, names: name::Language) -> Roster {
        Roster { names, ..self }
    }

    /// The language of names whose letters do not tell it.
    pub fn name_language(&self) -> name::Language {
        self.names
    }

    /// Adds external ids as compared (`external_id::comparison_key`); unknown members are left out.
    pub fn with_numbers(mut self, numbers: impl Iterator<Item = (i64, String)>) -> Roster {
        let mut numbers = numbers.peekable();
        if numbers.peek().is_none() {
            return self;
        }
        let places: HashMap<i64, u32> = self.members.iter().map(|m| m.id).zip(0..).collect();
        self.numbers = numbers
            .filter_map(|(id, key)| Some((key.into(), *places.get(&id)?)))
            .collect();
        self.numbers.sort_unstable();
        self
    }

    /// All members, best rating first (index plus one is the place), those without a place last.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// The clubs, by name.
    pub fn clubs(&self) -> &[Club] {
        &self.clubs
    }

    /// The ranks that members hold, the lowest first.
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

    /// True if any gender is known.
    pub fn has_genders(&self) -> bool {
        self.known.0
    }

    /// True if any birth is known.
    pub fn has_births(&self) -> bool {
        self.known.1
    }

    /// True if any year of birth may be public.
    pub fn has_public_births(&self, today: NaiveDate) -> bool {
        self.members
            .iter()
            .any(|m| m.born.is_some_and(|born| born.public_year(today).is_some()))
    }

    /// The members of a category of players, with ages as of a day.
    pub fn members_of_division(&self, division: &Division, day: NaiveDate) -> DivisionMembers {
        self.facts.sorts.members_of_division(division, day)
    }

    /// The members that match a query, with ages as of `today`.
    pub fn find(&self, question: &Question, today: NaiveDate) -> RosterMatches<'_> {
        self.find_in(None, question, today)
    }

    /// The members of a category of players that match a query; without `part` of the whole list.
    pub fn find_in(
        &self,
        part: Option<&DivisionMembers>,
        question: &Question,
        today: NaiveDate,
    ) -> RosterMatches<'_> {
        if part.is_none() && !question.reverse && !question.has_filters() {
            return RosterMatches {
                rows: Cow::Borrowed(self.order_by(question.order, question.language)),
                nearly: false,
            };
        }
        let (named, nearly) = self.find_named(&question.text);
        let marks = match (self.filter_members(question, today, named), part) {
            (Some(marks), Some(part)) => Some(marks.intersect_with(&part.marks)),
            (None, Some(part)) => Some(part.marks.clone()),
            (marks, None) => marks,
        };
        let order = self.order_by(question.order, question.language);
        let mut rows: Vec<u32> = match &marks {
            None => order.to_vec(),
            // The indices already have the order of the list.
            Some(marks) if question.order == Column::Rating => marks.iter().collect(),
            Some(marks) => marks.sort_by_order(order),
        };
        if question.reverse {
            let places = rows.partition_point(|i| self.is_listed(*i));
            let (listed, apart) = rows.split_at_mut(places);
            for part in [listed, apart] {
                let compared = part.partition_point(|i| self.has_value(question.order, *i));
                part[..compared].reverse();
            }
        }
        RosterMatches {
            nearly: nearly && !rows.is_empty(),
            rows: Cow::Owned(rows),
        }
    }

    /// `named` is the preselection; `None` in and out means all members.
    fn filter_members(
        &self,
        question: &Question,
        today: NaiveDate,
        named: Option<Marks>,
    ) -> Option<Marks> {
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
        let mut keep = |fits: &dyn Fn(&mut Marks)| {
            fits(marks.get_or_insert_with(|| Marks::all(self.members.len())))
        };
        if club.is_some() || city.is_some() {
            let wanted =
                |c: &Club| club.is_none_or(|id| id == c.id) && (city.is_none() || *city == c.city);
            let wanted: Vec<bool> = self.clubs.iter().map(wanted).collect();
            keep(&|m| keep_wanted(m, &self.facts.clubs, &wanted));
        }
        if rank_from.is_some() || rank_to.is_some() {
            let within = |r: &Rank| {
                rank_from.is_none_or(|from| r.step >= from) && rank_to.is_none_or(|to| r.step <= to)
            };
            let wanted: Vec<bool> = self.ranks.iter().map(within).collect();
            keep(&|m| keep_wanted(m, &self.facts.ranks, &wanted));
        }
        if let Some(wanted) = *country {
            keep(&|m| m.keep_fitting(&self.facts.countries, |country| country == wanted));
        }
        if let Some(wanted) = *gender {
            keep(&|m| m.keep_fitting(&self.facts.sorts.genders, |gender| gender == Some(wanted)));
        }
        if let Some(age) = *age {
            let births = if *exact_ages {
                age.birth_range(today)
            } else {
                age.public_births(today)
            };
            keep(&|m| m.keep_fitting(&self.facts.sorts.births, |born| births.contains(&born)));
        }
        if let Some(since) = *active {
            let since = day_number(since);
            keep(&|m| m.keep_fitting(&self.facts.lasts, |last| last >= since));
        }
        marks
    }

    fn has_value(&self, column: Column, index: u32) -> bool {
        let Some(m) = self.members.get(index as usize) else {
            return false;
        };
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

    fn name_shown_in<'a>(&self, member: &'a Member, language: Language) -> Cow<'a, str> {
        match member.latin.as_deref() {
            _ if language.cyrillic() => member.display_name().into(),
            Some(latin) => latin.into(),
            None => name::to_latin(member.display_name(), self.names).into(),
        }
    }

    fn order_by(&self, column: Column, language: Language) -> &[u32] {
        let kept = if column == Column::Name {
            &self.by_name[language as usize]
        } else {
            &self.orders[column as usize]
        };
        kept.get_or_init(|| {
            let mut order: Vec<u32> = (0..self.members.len() as u32).collect();
            let member = |index: &u32| &self.members[*index as usize];
            // Equal rows keep the order of the list; rows without a value come last.
            let by = |order: &mut Vec<u32>, compare: &dyn Fn(&Member, &Member) -> Ordering| {
                order.sort_by(|a, b| {
                    let (has, had) = (self.has_value(column, *a), self.has_value(column, *b));
                    had.cmp(&has).then_with(|| compare(member(a), member(b)))
                });
            };
            match column {
                Column::Rating => {}
                Column::Name => order.sort_by_cached_key(|i| {
                    collation::sort_key_in(language, &self.name_shown_in(member(i), language))
                }),
                Column::Rank => by(&mut order, &|a, b| {
                    self.rank_of(b)
                        .map(|r| r.step)
                        .cmp(&self.rank_of(a).map(|r| r.step))
                }),
                Column::Movement => by(&mut order, &|a, b| {
                    b.rating_change()
                        .unwrap_or(0.0)
                        .total_cmp(&a.rating_change().unwrap_or(0.0))
                }),
                Column::Games => by(&mut order, &|a, b| b.games.cmp(&a.games)),
                Column::Last => by(&mut order, &|a, b| b.last.cmp(&a.last)),
                Column::Deviation => by(&mut order, &|a, b| {
                    a.deviation
                        .unwrap_or(0.0)
                        .total_cmp(&b.deviation.unwrap_or(0.0))
                }),
                Column::Club => by(&mut order, &|a, b| a.club.cmp(&b.club)),
            }
            if self.listed < self.members.len() {
                order.sort_by_key(|i| !self.is_listed(*i));
            }
            order.into()
        })
    }

    fn code_of(&self, index: u32) -> &str {
        self.members.get(index as usize).map_or("", |m| &*m.code)
    }

    fn order_by_code(&self) -> &[u32] {
        self.codes.get_or_init(|| {
            let mut codes: Vec<u32> = (0..self.members.len() as u32).collect();
            codes.sort_by_cached_key(|i| self.code_of(*i).to_ascii_lowercase());
            codes.into()
        })
    }

    /// The members with all words in their names, or with the text as id; `None` without text. If
    /// there are none, those with one typing error per word, and `true`.
    fn find_named(&self, text: &str) -> (Option<Marks>, bool) {
        if text.trim().is_empty() {
            return (None, false);
        }
        let key = name::search_key(text);
        let mut words: Vec<&str> = key.split(' ').filter(|w| !w.is_empty()).collect();
        // A longer word leaves fewer members.
        words.sort_by_key(|w| std::cmp::Reverse(w.len()));
        words.truncate(WORDS);
        let all = |bearing: &dyn Fn(&str) -> Vec<usize>| {
            let mut left: Option<Marks> = None;
            for word in &words {
                let mut marks = Marks::with_none(self.members.len());
                for hit in bearing(word) {
                    self.words
                        .members_with_word(hit)
                        .iter()
                        .for_each(|i| marks.set(*i));
                }
                left = Some(left.map_or_else(|| marks.clone(), |l| l.intersect_with(&marks)));
            }
            left.unwrap_or_else(|| Marks::with_none(self.members.len()))
        };
        let mut exact = all(&|word| self.words.words_holding(word));
        let id = text.trim();
        let codes = self.order_by_code();
        if let Ok(place) = codes.binary_search_by(|i| ignoring_case(self.code_of(*i), id)) {
            exact.set(codes[place]);
        }
        if let Some(number) = external_id::key_in_place_of_a_name(text) {
            let from = self.numbers.partition_point(|(key, _)| **key < *number);
            self.numbers[from..]
                .iter()
                .take_while(|(key, _)| **key == *number)
                .for_each(|(_, index)| exact.set(*index));
        }
        if !exact.is_empty() {
            return (Some(exact), false);
        }
        (Some(all(&|word| self.words.words_near(word))), true)
    }
}

/// The rated games of a member and those that a place demands; `None` if the member has enough.
pub fn missing_games(member: &Member, wanted: ListGames) -> Option<(u32, u32)> {
    let games = member
        .games
        .and_then(|games| u32::try_from(games).ok())
        .unwrap_or_default();
    (games < wanted.games).then_some((games, wanted.games))
}

fn ignoring_case(a: &str, b: &str) -> Ordering {
    a.bytes()
        .map(|b| b.to_ascii_lowercase())
        .cmp(b.bytes().map(|b| b.to_ascii_lowercase()))
}

/// Numbers the distinct values of a column: the sorted values, and the index of each.
pub fn number_distinct<T: Clone + Ord + std::hash::Hash>(
    values: impl Iterator<Item = T>,
) -> (Vec<T>, HashMap<T, u16>) {
    let mut distinct: Vec<T> = values
        .collect::<std::collections::HashSet<T>>()
        .into_iter()
        .collect();
    distinct.sort_unstable();
    let index = distinct.iter().cloned().zip(0..u16::MAX).collect();
    (distinct, index)
}

fn keep_wanted(marks: &mut Marks, column: &[u16], wanted: &[bool]) {
    marks.keep_fitting(column, |index| {
        wanted.get(usize::from(index)) == Some(&true)
    });
}

pub mod division;
mod marks;
mod name_words;
mod suggest;
#[cfg(test)]
mod tests;
