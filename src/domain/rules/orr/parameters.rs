//! What a federation may decide otherwise than the default reading.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;

/// A parameter with a fixed set of values. The first one is the default; the sentence of a mistake names the parameter and them all.
/// `"yes"` and `"no"` may also be written as `true` and `false`.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident, $parameter:literal: $($(#[$doc:meta])* $variant:ident = $value:literal,)+) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            const ALL: &'static [$name] = &[$($name::$variant),+];

            fn value(self) -> Value {
                match self {
                    $($name::$variant => Value::from($value),)+
                }
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                self.value().serialize(to)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let given = match Value::deserialize(from)? {
                    Value::Bool(true) => Value::from("yes"),
                    Value::Bool(false) => Value::from("no"),
                    other => other,
                };
                let found = $name::ALL.iter().copied().find(|choice| choice.value() == given);
                found.ok_or_else(|| de::Error::custom(mistake($parameter, $name::ALL.iter().map(|choice| choice.value()))))
            }
        }
    };
}

/// `halves is not "away", "up" or "even"`.
fn mistake(parameter: &str, values: impl Iterator<Item = Value>) -> String {
    let texts: Vec<String> = values.map(|value| value.to_string()).collect();
    match texts.split_last() {
        Some((last, [])) => format!("{parameter} is not {last}"),
        Some((last, others)) => format!("{parameter} is not {} or {last}", others.join(", ")),
        None => parameter.to_owned(),
    }
}

/// The parameters of the regulation. Only those that differ from the default are written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Parameters {
    /// A1: how a half is rounded.
    #[serde(skip_serializing_if = "is_default")]
    pub halves: Halves,
    /// A2: whether expected scores are rounded to hundredths.
    #[serde(skip_serializing_if = "is_default")]
    pub pd_rounded: PdRounded,
    /// A3: what is rounded, the new rating or the change.
    #[serde(skip_serializing_if = "is_default")]
    pub change_rounded: ChangeRounded,
    /// A4: which row of the table of K holds for 1800-1999.
    #[serde(skip_serializing_if = "is_default")]
    pub k_gap: KGap,
    /// A6: a lower bound of ratings.
    #[serde(skip_serializing_if = "is_default")]
    pub lower_bound: LowerBound,
    /// A7: who counts in the number of participants.
    #[serde(skip_serializing_if = "is_default")]
    pub np: Np,
    /// A9: whose ratings make the coefficient of the tournament.
    #[serde(skip_serializing_if = "is_default")]
    pub kt_rated: KtRated,
    /// A10: when the coefficient of the tournament is rounded.
    #[serde(skip_serializing_if = "is_default")]
    pub kt_rounded: KtRounded,
    /// A12: what an age is.
    #[serde(skip_serializing_if = "is_default")]
    pub age: Age,
    /// A13: the age of somebody whose year of birth is unknown.
    #[serde(skip_serializing_if = "is_default")]
    pub unknown_year: UnknownYear,
    /// A14: what the mean age is taken over.
    #[serde(skip_serializing_if = "is_default")]
    pub age_weight: AgeWeight,
    /// A18, A27: whether the fictitious opponent enters the mean of the opponents.
    #[serde(skip_serializing_if = "is_default")]
    pub fictitious_in_rsr: FictitiousInRsr,
    /// A19: whether the fictitious draw is rated.
    #[serde(skip_serializing_if = "is_default")]
    pub fictitious_in_sr: FictitiousInSr,
    /// A20: whether the primary estimate is held inside the corridor.
    #[serde(skip_serializing_if = "is_default")]
    pub rp_in_corridor: RpInCorridor,
    /// A21: what newcomers are worth for each other.
    #[serde(skip_serializing_if = "is_default")]
    pub newcomer_opponents: NewcomerOpponents,
    /// A24a: where a FIDE rating is recognised.
    #[serde(skip_serializing_if = "is_default")]
    pub fide_recognised: FideRecognised,
    /// A25: games from which a rating has no star.
    #[serde(skip_serializing_if = "is_default")]
    pub settled_at: SettledAt,
    /// A26: what is stored for an opponent who was a newcomer.
    #[serde(skip_serializing_if = "is_default")]
    pub stored_opponent: StoredOpponent,
    /// A27: the value of the fictitious opponent of a rating with a star.
    #[serde(skip_serializing_if = "is_default")]
    pub kor_fictitious: KorFictitious,
    /// A28: how stored and new games make one mean.
    #[serde(skip_serializing_if = "is_default")]
    pub kor_rsr: KorRsr,
    /// A29: which games a rating with a star is calculated over.
    #[serde(skip_serializing_if = "is_default")]
    pub kor_games: KorGames,
    /// A30: by which rating K is found there.
    #[serde(skip_serializing_if = "is_default")]
    pub kor_k: KorK,
}

choice! {
    /// A1: how a half is rounded.
    Halves, "halves":
    /// Away from zero.
    Away = "away",
    /// Towards +infinity.
    Up = "up",
    /// To the even neighbour.
    Even = "even",
}

choice! {
    /// A2: whether expected scores are rounded to hundredths.
    PdRounded, "pd_rounded":
    /// Always.
    Yes = "yes",
    /// Never.
    No = "no",
}

choice! {
    /// A3: what is rounded.
    ChangeRounded, "change_rounded":
    /// The new rating.
    Sum = "sum",
    /// The change, before it is added.
    Change = "change",
}

choice! {
    /// A4: which row of the table of K holds for 1800-1999.
    KGap, "k_gap":
    /// The row that begins with 1700.
    From1700 = 1700,
    /// The row that begins with 2000.
    From2000 = 2000,
}

choice! {
    /// A6: a lower bound of ratings.
    LowerBound, "lower_bound":
    /// None.
    None = "none",
    /// 1 for ratings and estimates.
    One = 1,
    /// 0 for ratings and estimates.
    Zero = 0,
    /// 1 for given ratings only.
    Published = "published",
}

choice! {
    /// A7: who counts in the number of participants.
    Np, "np":
    /// All participants.
    Participants = "participants",
    /// Those who played.
    Played = "played",
}

choice! {
    /// A9: whose ratings make the coefficient of the tournament.
    KtRated, "kt_rated":
    /// Everybody's.
    All = "all",
    /// Not those with a star.
    Settled = "settled",
}

choice! {
    /// A10: when the coefficient of the tournament is rounded.
    KtRounded, "kt_rounded":
    /// Always.
    Always = "always",
    /// Only when it was lowered.
    Corrected = "corrected",
}

choice! {
    /// A12: what an age is.
    Age, "age":
    /// Completed years.
    Whole = "whole",
    /// Days, 1461 of which are four years.
    Fraction = "fraction",
    /// The difference of the calendar years.
    Year = "year",
}

choice! {
    /// A13: the age of somebody whose year of birth is unknown.
    UnknownYear, "unknown_year":
    /// 5.
    Five = 5,
    /// 13.
    Thirteen = 13,
    /// Left out of the mean; 5 if nobody is left.
    Skip = "skip",
}

choice! {
    /// A14: what the mean age is taken over.
    AgeWeight, "age_weight":
    /// Played games.
    Game = "game",
    /// Opponents, each once.
    Opponent = "opponent",
}

choice! {
    /// A18, A27: whether the fictitious opponent enters the mean of the opponents.
    FictitiousInRsr, "fictitious_in_rsr":
    /// He does.
    Yes = "yes",
    /// He changes the numbers of games and points only.
    No = "no",
}

choice! {
    /// A19: whether the fictitious draw of a newcomer is rated.
    FictitiousInSr, "fictitious_in_sr":
    /// It is not.
    No = "no",
    /// It is.
    Yes = "yes",
}

choice! {
    /// A20: whether the primary estimate is held inside the corridor.
    RpInCorridor, "rp_in_corridor":
    /// It is not.
    No = "no",
    /// It is.
    Yes = "yes",
}

choice! {
    /// A21: what newcomers are worth for each other.
    NewcomerOpponents, "newcomer_opponents":
    /// The primary estimate.
    Rp = "rp",
    /// The start estimate.
    Rs = "rs",
}

choice! {
    /// A24a: where a FIDE rating is recognised.
    FideRecognised, "fide_recognised":
    /// Always.
    Always = "always",
}

choice! {
    /// A25: games from which a rating has no star.
    SettledAt, "settled_at":
    /// 9.
    Nine = 9,
    /// 10.
    Ten = 10,
}

choice! {
    /// A26: what is stored for an opponent who was a newcomer.
    StoredOpponent, "stored_opponent":
    /// His primary estimate.
    Rp = "rp",
    /// His start estimate.
    Rs = "rs",
}

choice! {
    /// A27: the value of the fictitious opponent of a rating with a star.
    KorFictitious, "kor_fictitious":
    /// The rating at the start of the tournament.
    Start = "start",
    /// The start estimate of his first tournament.
    Rs = "rs",
}

choice! {
    /// A28: how stored and new games make one mean.
    KorRsr, "kor_rsr":
    /// One mean over all games, rounded once.
    One = "one",
    /// The rounded means of the stored and of the new games, weighted and rounded.
    Parts = "parts",
    /// One mean, not rounded.
    Exact = "exact",
}

choice! {
    /// A29: which games a rating with a star is calculated over.
    KorGames, "kor_games":
    /// Stored and new ones.
    All = "all",
    /// New ones.
    New = "new",
}

choice! {
    /// A30: by which rating K is found for a rating with a star.
    KorK, "kor_k":
    /// By the corrected estimate.
    Rkor = "rkor",
    /// By the rating before the tournament.
    Start = "start",
}

impl SettledAt {
    /// The number of games.
    pub fn games(self) -> i64 {
        match self {
            SettledAt::Nine => 9,
            SettledAt::Ten => 10,
        }
    }
}

impl LowerBound {
    /// The least estimate.
    pub fn of_estimates(self) -> Option<i64> {
        match self {
            LowerBound::None | LowerBound::Published => None,
            LowerBound::One => Some(1),
            LowerBound::Zero => Some(0),
        }
    }

    /// The least rating that is given.
    pub fn of_ratings(self) -> Option<i64> {
        match self {
            LowerBound::Published => Some(1),
            other => other.of_estimates(),
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
