//! The points that a federation may decide otherwise, with the default readings.

use crate::rules::parameter::{choice, parameters};

parameters! {
    /// The parameters of the regulation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct Parameters {
        /// 1, 2 (A1): how a half is rounded.
        pub halves: Halves,
        /// 1 (A2): whether expected scores are rounded to hundredths.
        pub pd_rounded: PdRounded,
        /// 1 (A3): what is rounded, the new rating or the change.
        pub change_rounded: ChangeRounded,
        /// 1 (A4): which row of the table of K holds for 1800-1999.
        pub k_gap: KGap,
        /// 1, 2 (A6): a lower bound of ratings.
        pub lower_bound: LowerBound,
        /// 2 (A7): who counts in the number of participants.
        pub np: Np,
        /// 2 (A9): whose ratings make the coefficient of the tournament.
        pub kt_rated: KtRated,
        /// 2 (A10): when the coefficient of the tournament is rounded.
        pub kt_rounded: KtRounded,
        /// 2 (A12): what an age is.
        pub age: Age,
        /// 2 (A13): the age of a player whose year of birth is unknown.
        pub unknown_year: UnknownYear,
        /// 2 (A14): what the mean age is taken over.
        pub age_weight: AgeWeight,
        /// 2, 3 (A18, A27): whether the fictitious opponent enters the mean of the opponents.
        pub fictitious_in_rsr: FictitiousInRsr,
        /// 2 (A19): whether the fictitious draw is rated.
        pub fictitious_in_sr: FictitiousInSr,
        /// 2 (A20): whether the primary estimate is held inside the corridor.
        pub rp_in_corridor: RpInCorridor,
        /// 2 (A21): what newcomers are worth for each other.
        pub newcomer_opponents: NewcomerOpponents,
        /// 2 (A24a): where a FIDE rating is recognised.
        pub fide_recognised: FideRecognised,
        /// 3 (A25): games from which a rating has no star.
        pub settled_at: SettledAt,
        /// 3 (A26): what is stored for an opponent who was a newcomer.
        pub stored_opponent: StoredOpponent,
        /// 3 (A27): the value of the fictitious opponent of a rating with a star.
        pub kor_fictitious: KorFictitious,
        /// 3 (A28): how stored and new games make one mean.
        pub kor_rsr: KorRsr,
        /// 3 (A29): which games a rating with a star is calculated over.
        pub kor_games: KorGames,
        /// 3 (A30): by which rating K is found there.
        pub kor_k: KorK,
    }
}

choice! {
    /// A1: the rounding of halves.
    pub enum Halves {
        /// Away from zero.
        Away = "away",
        /// Towards +infinity.
        Up = "up",
        /// To the even neighbour.
        Even = "even",
    }
}

choice! {
    /// A2: rounding of expected scores to hundredths.
    pub enum PdRounded {
        /// Always.
        Yes = "yes",
        /// Never.
        No = "no",
    }
}

choice! {
    /// A3: the quantity that is rounded.
    pub enum ChangeRounded {
        /// The new rating.
        Sum = "sum",
        /// The change, before it is added.
        Change = "change",
    }
}

choice! {
    /// A4: the row of the table of K for 1800-1999.
    pub enum KGap {
        /// The row that begins with 1700.
        From1700 = 1700,
        /// The row that begins with 2000.
        From2000 = 2000,
    }
}

choice! {
    /// A6: a lower bound of ratings.
    pub enum LowerBound {
        /// None.
        None = "none",
        /// 1 for ratings and estimates.
        One = 1,
        /// 0 for ratings and estimates.
        Zero = 0,
        /// 1 for new ratings only.
        Published = "published",
    }
}

choice! {
    /// A7: the players in the number of participants.
    pub enum Np {
        /// All participants.
        Participants = "participants",
        /// Participants with a played game.
        Played = "played",
    }
}

choice! {
    /// A9: the ratings that make the coefficient of the tournament.
    pub enum KtRated {
        /// All ratings.
        All = "all",
        /// Ratings without a star.
        Settled = "settled",
    }
}

choice! {
    /// A10: rounding of the coefficient of the tournament.
    pub enum KtRounded {
        /// Always.
        Always = "always",
        /// Only when it was lowered.
        Corrected = "corrected",
    }
}

choice! {
    /// A12: the meaning of an age.
    pub enum Age {
        /// Completed years.
        Whole = "whole",
        /// Days, 1461 of which are four years.
        Fraction = "fraction",
        /// The difference of the calendar years.
        Year = "year",
    }
}

choice! {
    /// A13: the age of a player whose year of birth is unknown.
    pub enum UnknownYear {
        /// 5.
        Five = 5,
        /// 13.
        Thirteen = 13,
        /// Left out of the mean; 5 if no opponent is left.
        Skip = "skip",
    }
}

choice! {
    /// A14: the items of the mean age.
    pub enum AgeWeight {
        /// Played games.
        Game = "game",
        /// Opponents, each once.
        Opponent = "opponent",
    }
}

choice! {
    /// A18, A27: the fictitious opponent in the mean of the opponents.
    pub enum FictitiousInRsr {
        /// Included.
        Yes = "yes",
        /// Left out: only the numbers of games and points change.
        No = "no",
    }
}

choice! {
    /// A19: rating of the fictitious draw of a newcomer.
    pub enum FictitiousInSr {
        /// Not rated.
        No = "no",
        /// Rated.
        Yes = "yes",
    }
}

choice! {
    /// A20: the corridor as bounds of the primary estimate.
    pub enum RpInCorridor {
        /// Not applied.
        No = "no",
        /// Applied.
        Yes = "yes",
    }
}

choice! {
    /// A21: the value of newcomers for each other.
    pub enum NewcomerOpponents {
        /// The primary estimate.
        Rp = "rp",
        /// The start estimate.
        Rs = "rs",
    }
}

choice! {
    /// A24a: the tournaments in which a FIDE rating is recognised.
    pub enum FideRecognised {
        /// All.
        Always = "always",
        /// For a guest only tournaments that FIDE rates too; otherwise all.
        Tournament = "tournament",
    }
}

choice! {
    /// A25: the number of games from which a rating has no star.
    pub enum SettledAt {
        /// 9.
        Nine = 9,
        /// 10.
        Ten = 10,
    }
}

choice! {
    /// A26: the value that is stored for an opponent who was a newcomer.
    pub enum StoredOpponent {
        /// The primary estimate.
        Rp = "rp",
        /// The start estimate.
        Rs = "rs",
    }
}

choice! {
    /// A27: the value of the fictitious opponent of a rating with a star.
    pub enum KorFictitious {
        /// The rating at the start of the tournament.
        Start = "start",
        /// The start estimate of the player's first tournament.
        Rs = "rs",
    }
}

choice! {
    /// A28: the mean of stored and new games.
    pub enum KorRsr {
        /// One mean over all games, rounded once.
        One = "one",
        /// The rounded means of the stored and of the new games, weighted and rounded.
        Parts = "parts",
        /// One mean, not rounded.
        Exact = "exact",
    }
}

choice! {
    /// A29: the games from which a rating with a star is calculated.
    pub enum KorGames {
        /// Stored and new ones.
        All = "all",
        /// New ones only.
        New = "new",
    }
}

choice! {
    /// A30: the rating that decides K for a rating with a star.
    pub enum KorK {
        /// The corrected estimate.
        Rkor = "rkor",
        /// The rating before the tournament.
        Start = "start",
    }
}

impl SettledAt {
    /// The number of games.
    pub fn required_games(self) -> i64 {
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

    /// The least new rating.
    pub fn of_ratings(self) -> Option<i64> {
        match self {
            LowerBound::Published => Some(1),
            other => other.of_estimates(),
        }
    }
}
