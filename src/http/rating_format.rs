//! Formats ratings by the rules of a federation: decimals, stars, deviations.

use crate::domain::comparison::Standing;
use crate::domain::number::Points;
use crate::domain::rules::{RankChange, RankGround, Rulebook, RulesFeatures, Strength};
use crate::frame::request::Inside;
use crate::i18n::{Language, Speaks, arg, terms};

#[derive(Clone, Copy)]
pub struct RatingFormat {
    pub shows: RulesFeatures,
    pub stars: bool,
    language: Language,
}

impl RatingFormat {
    pub fn for_federation(inside: &Inside) -> RatingFormat {
        RatingFormat::in_language(inside.federation.rules, inside.language)
    }

    pub fn in_language(rules: &Rulebook, language: Language) -> RatingFormat {
        RatingFormat {
            shows: rules.shows,
            stars: rules.stars,
            language,
        }
    }

    /// Columns in a crosstable: rating after, its interval, change, rank.
    pub fn result_columns(self) -> usize {
        2 + usize::from(self.shows.deviation) + usize::from(self.shows.ranks)
    }

    pub fn cell_legend(self) -> String {
        terms::cell_legend(self.language.messages(), self.shows.sign)
    }

    pub fn format_rating(self, rating: Option<f64>) -> String {
        rating.map_or_else(
            || "–".to_owned(),
            |r| self.language.number(r, self.shows.decimals),
        )
    }

    pub fn format_points(self, rating: Option<Points>) -> String {
        self.format_rating(rating.map(|p| p.0))
    }

    pub fn format_starred(self, rating: Option<f64>, star: bool) -> String {
        let text = self.format_rating(rating);
        if star && rating.is_some() {
            text + "*"
        } else {
            text
        }
    }

    /// Conditional ratings (rgf 6) are in parentheses, which no rating of the rules has.
    pub fn format_conditional(self, rating: f64) -> String {
        format!("({})", self.format_rating(Some(rating)))
    }

    pub fn format_strength(self, strength: Option<Strength>) -> String {
        self.format_starred(
            strength.map(|s| s.rating.0),
            strength.is_some_and(|s| s.provisional),
        )
    }

    pub fn format_listed(self, standing: Option<Standing>) -> String {
        self.format_starred(
            standing.map(|s| s.rating.0),
            standing.is_some_and(|s| s.provisional),
        )
    }

    /// The 95 % interval (rgf 1): ±2S in whole points; empty where the rules have no deviation.
    pub fn format_interval(self, deviation: Option<f64>) -> String {
        deviation
            .map(|s| format!("±{}", self.language.number(2.0 * s, 0)))
            .unwrap_or_default()
    }

    /// The change with the class that colours it; 0 if it rounds to zero.
    pub fn format_change(self, change: f64) -> (String, &'static str) {
        let scale = 10_f64.powi(i32::try_from(self.shows.decimals).unwrap_or(0));
        let seen = (change * scale).round() / scale;
        let class = if seen > 0.0 {
            "pos"
        } else if seen < 0.0 {
            "neg"
        } else {
            ""
        };
        (self.language.signed(seen + 0.0, self.shows.decimals), class)
    }

    pub fn rank_ground(self, change: &RankChange) -> String {
        let t = self.language.messages();
        match change.ground {
            RankGround::Rating {
                rating,
                from: Some(from),
            } => t.msg_rank_by_rating_from(
                arg::Rating(self.format_points(Some(rating))),
                arg::From(self.language.number(from.0, 0)),
            ),
            RankGround::Rating { rating, from: None } => {
                t.msg_rank_by_rating(self.format_points(Some(rating)))
            }
            RankGround::Place { category, place } => t.msg_rank_by_place(
                arg::Place(i64::from(place)),
                arg::Category(terms::category_name(t, category)),
            ),
        }
    }

    /// A first rating is a change only where newcomers begin at zero (ufgo 3.1).
    pub fn format_step(
        self,
        before: Option<f64>,
        after: Option<f64>,
    ) -> Option<(String, &'static str)> {
        Some(
            self.format_change(
                after? - before.or(self.shows.newcomers_start_at_zero.then_some(0.0))?,
            ),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::rules::by_id;

    #[test]
    fn each_regulation_is_written_its_way() {
        let f = |rules| RatingFormat::in_language(by_id(rules).unwrap(), Language::English);
        assert_eq!(f("ufgo").format_rating(Some(1520.0)), "1520");
        assert_eq!(f("ssdc").format_rating(Some(1219.94)), "1219.9");
        assert_eq!(f("rgf").format_interval(Some(61.3)), "±123");
        assert_eq!(f("orr").format_starred(Some(1345.0), true), "1345*");
        assert_eq!(f("orr").format_starred(None, true), "–");
    }

    #[test]
    fn a_change_that_rounds_to_nothing_has_no_sign() {
        let f = RatingFormat::in_language(by_id("ssdc").unwrap(), Language::English);
        assert_eq!(f.format_change(-0.04), ("0.0".to_owned(), ""));
        assert_eq!(f.format_change(0.06), ("+0.1".to_owned(), "pos"));
        assert_eq!(
            f.format_step(None, Some(1200.0)),
            None,
            "the initial rating is no gain"
        );
        let f = RatingFormat::in_language(by_id("elo").unwrap(), Language::English);
        assert_eq!(
            f.format_step(None, Some(1210.0)),
            None,
            "nor that of any other rules with an initial rating"
        );
        assert_eq!(
            RatingFormat::in_language(by_id("ufgo").unwrap(), Language::English)
                .format_step(None, Some(120.0)),
            Some(("+120".to_owned(), "pos"))
        );
    }
}
