//! What a federation may decide otherwise than the default reading, and the numbers that an amendment (5.1) may change.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::tables::{RANK_PLACES, RANK_RATINGS, SportsRank};
use super::units::Rating;
use crate::domain::tournament::Category;

/// The parameters of the regulation. Only those that differ from the default are written.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Parameters {
    /// A1: from which ratings a game is computed.
    pub update: Update,
    /// A2: whether ratings are rounded.
    pub rounding: Rounding,
    /// A3: the coefficient of a new player who is strong.
    pub k_precedence: Precedence,
    /// A4: how the games of a new player are counted.
    pub k_count: Count,
    /// A5: when the classic rating must be reached for a rank.
    pub rank_moment: RankMoment,
    /// A6: what a calendar year without a game is.
    pub year: Year,
    /// C1: what a ceiling below 2200 or C costs.
    pub ceiling: Ceiling,
    /// C2: what a title holder shut out of an ordinary tournament costs.
    pub title_holder: TitleHolder,
    /// C3: whether the fourth category is the bound or the start of a match; written `match`.
    pub matches: Matches,
    /// 1.6.1: initial rating.
    pub initial_rating: Initial,
    /// 1.4.2: K of players with `strong_from` and above.
    pub k_strong: Coefficient<10>,
    /// 1.4.2: K of all the others.
    pub k_ordinary: Coefficient<20>,
    /// 1.4.2: K of new players.
    pub k_new: Coefficient<40>,
    /// 1.4.2: the rating from which `k_strong` is used.
    pub strong_from: Strong,
    /// 1.4.2: how many games a player is new.
    pub new_games: Number<30>,
    /// 4.5: how many rated games a place in the list needs.
    pub list_games: Number<5>,
    /// 4.2: days from the sending of a tournament's regulations to the start of registration, at least.
    pub registration_days: Number<7>,
    /// 4.3: days from the end of a tournament to the handing in of the results, at most.
    pub results_days: Number<3>,
    /// 2.4.1: ratings of the ranks.
    pub rank_ratings: RankRatings,
    /// 2.4.2: ranks of the places.
    pub rank_places: RankPlaces,
}

impl Parameters {
    /// Every parameter with its name.
    fn fields(&mut self) -> [(&'static str, &mut dyn Field); 20] {
        [
            ("update", &mut self.update),
            ("rounding", &mut self.rounding),
            ("k_precedence", &mut self.k_precedence),
            ("k_count", &mut self.k_count),
            ("rank_moment", &mut self.rank_moment),
            ("year", &mut self.year),
            ("ceiling", &mut self.ceiling),
            ("title_holder", &mut self.title_holder),
            ("match", &mut self.matches),
            ("initial_rating", &mut self.initial_rating),
            ("k_strong", &mut self.k_strong),
            ("k_ordinary", &mut self.k_ordinary),
            ("k_new", &mut self.k_new),
            ("strong_from", &mut self.strong_from),
            ("new_games", &mut self.new_games),
            ("list_games", &mut self.list_games),
            ("registration_days", &mut self.registration_days),
            ("results_days", &mut self.results_days),
            ("rank_ratings", &mut self.rank_ratings),
            ("rank_places", &mut self.rank_places),
        ]
    }

    /// Reads an object of parameters: the parameters, or a sentence for every mistake.
    pub fn read(values: &Map<String, Value>) -> Result<Parameters, Vec<String>> {
        let mut parameters = Parameters::default();
        let mut fields = parameters.fields();
        let mut wrong = Vec::new();
        for (name, value) in values {
            match fields.iter_mut().find(|field| field.0 == name) {
                Some((_, field)) => wrong.extend(field.read(value).err().map(|sentence| format!("{name} {sentence}"))),
                None => wrong.push(format!("unknown parameter {name:?}")),
            }
        }
        if wrong.is_empty() { Ok(parameters) } else { Err(wrong) }
    }
}

impl<'de> Deserialize<'de> for Parameters {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Parameters, D::Error> {
        Parameters::read(&Map::deserialize(from)?).map_err(|wrong| D::Error::custom(wrong.join("; ")))
    }
}

impl Serialize for Parameters {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (mut own, mut default) = (self.clone(), Parameters::default());
        let all = own.fields().into_iter().zip(default.fields());
        let written = all.map(|((name, field), (_, default))| (name, field.written(), default.written()));
        to.collect_map(written.filter(|(_, value, default)| value != default).map(|(name, value, _)| (name, value)))
    }
}

/// A value as it stands in JSON. What is wrong is said after the name of the parameter.
trait Field {
    fn read(&mut self, value: &Value) -> Result<(), String>;
    fn written(&self) -> Value;
}

/// A choice between words.
trait Word: Copy + PartialEq + 'static {
    const ALL: &'static [(Self, &'static str)];
}

impl<T: Word> Field for T {
    fn read(&mut self, value: &Value) -> Result<(), String> {
        // A word of digits may stand without quotes.
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let words = || T::ALL.iter().map(|(_, word)| format!("{word:?}")).collect::<Vec<_>>().join(", ");
        *self = T::ALL.iter().find(|(_, word)| *word == text).ok_or_else(|| format!("is none of {}", words()))?.0;
        Ok(())
    }

    fn written(&self) -> Value {
        T::ALL.iter().find(|(value, _)| value == self).map_or("", |(_, word)| word).into()
    }
}

macro_rules! words {
    ($(#[$about:meta])* $name:ident { $(#[$first_about:meta])* $first:ident = $first_word:literal,
      $($(#[$other_about:meta])* $other:ident = $word:literal),+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
        pub enum $name {
            $(#[$first_about])*
            #[default]
            $first,
            $($(#[$other_about])* $other),+
        }

        impl Word for $name {
            const ALL: &'static [($name, &'static str)] = &[($name::$first, $first_word), $(($name::$other, $word)),+];
        }
    };
}

words! {
    /// A1: from which ratings a game is computed.
    Update {
        /// From those before the game.
        Game = "game",
        /// From those before the round.
        Round = "round",
        /// From those before the tournament.
        Tournament = "tournament"
    }
}

words! {
    /// A2: whether ratings are rounded to whole points.
    Rounding {
        /// Never.
        None = "none",
        /// After every game.
        Game = "game",
        /// After the tournament, for all participants.
        Tournament = "tournament"
    }
}

words! {
    /// A3: which coefficient a new player has who stands at 2400 or above.
    Precedence {
        /// That of new players.
        New = "new",
        /// That of strong players.
        Strong = "2400"
    }
}

words! {
    /// A4: which number of games decides whether a player is new.
    Count {
        /// That before the game.
        Game = "game",
        /// That before the tournament.
        Tournament = "tournament"
    }
}

words! {
    /// A5: which classic ratings give a rank.
    RankMoment {
        /// That after any game.
        Game = "game",
        /// That after the tournament.
        Tournament = "tournament"
    }
}

words! {
    /// A6: how long the last game keeps a player in the list.
    Year {
        /// To the end of the next year.
        Calendar = "calendar",
        /// To the same day of the next year.
        Rolling = "rolling"
    }
}

words! {
    /// C1: what a severe ceiling costs.
    Ceiling {
        /// The two levels of 3.4.4.
        Replace = "replace",
        /// The level of 3.4.1 and the two of 3.4.4.
        Add = "add"
    }
}

words! {
    /// C2: a title holder shut out of a tournament that is no challenger tournament.
    TitleHolder {
        /// Costs nothing.
        Closed = "closed",
        /// Is a ceiling.
        Factor = "factor"
    }
}

words! {
    /// C3: what the fourth category is for a match.
    Matches {
        /// The highest it may get.
        Cap = "cap",
        /// Where the factors begin.
        Start = "start"
    }
}

fn rating(value: &Value) -> Result<Rating, String> {
    let number = value.as_f64().filter(|number| number.abs() < Rating::LIMIT);
    number.map(|number| Rating(number + 0.0)).ok_or_else(|| "is not a number between -100000 and 100000".into())
}

/// A number, whole ones without a fraction.
fn number(value: f64) -> Value {
    if value.fract() == 0.0 { (value as i64).into() } else { value.into() }
}

macro_rules! bounds {
    ($($(#[$about:meta])* $name:ident = $default:literal),+) => { $(
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq)]
        pub struct $name(pub Rating);

        impl Default for $name {
            fn default() -> $name {
                $name(Rating($default))
            }
        }

        impl Field for $name {
            fn read(&mut self, value: &Value) -> Result<(), String> {
                self.0 = rating(value)?;
                Ok(())
            }

            fn written(&self) -> Value {
                number(self.0.0)
            }
        }
    )+ };
}

bounds! {
    /// 1.6.1: an initial rating.
    Initial = 1200.0,
    /// 1.4.2: the rating of strong players.
    Strong = 2400.0
}

/// A coefficient K from 0 to 1000.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Coefficient<const DEFAULT: u32>(pub f64);

impl<const DEFAULT: u32> Default for Coefficient<DEFAULT> {
    fn default() -> Self {
        Coefficient(f64::from(DEFAULT))
    }
}

impl<const DEFAULT: u32> Field for Coefficient<DEFAULT> {
    fn read(&mut self, value: &Value) -> Result<(), String> {
        let number = value.as_f64().filter(|number| (0.0..=1000.0).contains(number));
        self.0 = number.ok_or("is not a number from 0 to 1000")? + 0.0;
        Ok(())
    }

    fn written(&self) -> Value {
        number(self.0)
    }
}

/// A number of games or days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number<const DEFAULT: u32>(pub u32);

impl<const DEFAULT: u32> Default for Number<DEFAULT> {
    fn default() -> Self {
        Number(DEFAULT)
    }
}

impl<const DEFAULT: u32> Field for Number<DEFAULT> {
    fn read(&mut self, value: &Value) -> Result<(), String> {
        let number = value.as_u64().and_then(|number| u32::try_from(number).ok()).filter(|number| *number <= 1_000_000);
        self.0 = number.ok_or("is not a whole number from 0 to 1000000")?;
        Ok(())
    }

    fn written(&self) -> Value {
        self.0.into()
    }
}

fn object(value: &Value) -> Result<&Map<String, Value>, String> {
    value.as_object().ok_or_else(|| "is not an object".into())
}

/// 2.4.1: from which classic rating a rank is held, highest rank first. Written as an object of the rows that differ:
/// `{"G": 2550}`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankRatings([(SportsRank, Rating); 7]);

impl Default for RankRatings {
    fn default() -> RankRatings {
        RankRatings(RANK_RATINGS)
    }
}

impl RankRatings {
    /// The highest rank whose bound is reached, with the bound; `None` below the lowest.
    #[inline]
    pub(super) fn reached(&self, rating: Rating) -> Option<(SportsRank, Rating)> {
        self.0.iter().find(|(_, bound)| rating.reaches(*bound)).copied()
    }

    /// The rank that a rating gives.
    #[inline]
    pub(super) fn rank(&self, rating: Rating) -> SportsRank {
        self.reached(rating).map_or(SportsRank::None, |(rank, _)| rank)
    }
}

impl Field for RankRatings {
    fn read(&mut self, value: &Value) -> Result<(), String> {
        for (letter, value) in object(value)? {
            let row = self.0.iter_mut().find(|(rank, _)| rank.letter() == letter);
            let (_, bound) =
                row.ok_or_else(|| format!("has a row {letter:?}, which is none of \"3\", \"2\", \"1\", \"C\", \"M\", \"H\", \"G\""))?;
            *bound = rating(value).map_err(|sentence| format!("has a row {letter:?} that {sentence}"))?;
        }
        if self.0.is_sorted_by(|(_, higher), (_, lower)| higher > lower) {
            Ok(())
        } else {
            Err("gives a higher rank for a lower rating".into())
        }
    }

    fn written(&self) -> Value {
        let rows = self.0.iter().zip(RANK_RATINGS).filter(|(own, printed)| **own != *printed);
        Value::Object(rows.map(|((rank, bound), _)| (rank.letter().to_owned(), number(bound.0))).collect())
    }
}

/// 2.4.2: ranks of the places 1, 2, 3 ... by category. Written as an object of the rows that differ:
/// `{"third": ["1", "2", "3", "3"]}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankPlaces([(Category, Vec<SportsRank>); 5]);

impl Default for RankPlaces {
    fn default() -> RankPlaces {
        RankPlaces(RANK_PLACES.map(|(category, ranks)| (category, ranks.to_vec())))
    }
}

impl RankPlaces {
    /// The rank of a place; shared places all have the number they share (A13).
    pub(super) fn rank(&self, category: Category, place: u32) -> SportsRank {
        let row = self.0.iter().find(|row| row.0 == category);
        let index = usize::try_from(place).ok().and_then(|place| place.checked_sub(1));
        row.zip(index).and_then(|((_, ranks), index)| ranks.get(index)).copied().unwrap_or_default()
    }
}

impl Field for RankPlaces {
    fn read(&mut self, value: &Value) -> Result<(), String> {
        for (word, value) in object(value)? {
            let row = self.0.iter_mut().find(|(category, _)| category.word() == word);
            let (_, ranks) = row.ok_or_else(|| format!("has a row {word:?}, which is no category of official tournaments"))?;
            let letters = value
                .as_array()
                .filter(|letters| letters.len() <= 100)
                .map(|letters| letters.iter().map(|letter| letter.as_str().and_then(SportsRank::from_letter)).collect::<Option<Vec<_>>>());
            *ranks = letters.flatten().ok_or_else(|| format!("has a row {word:?} that is not a list of ranks"))?;
        }
        Ok(())
    }

    fn written(&self) -> Value {
        let rows = self.0.iter().zip(RANK_PLACES).filter(|((_, own), (_, printed))| own != printed);
        let ranks = |ranks: &[SportsRank]| ranks.iter().map(|rank| Value::from(rank.letter())).collect();
        Value::Object(rows.map(|((category, own), _)| (category.word().to_owned(), ranks(own))).collect())
    }
}
