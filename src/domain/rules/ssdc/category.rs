//! The category of a tournament (ssdc section III), with an article for every step. Readings:
//! `docs/readings/ssdc.md`, C1 to C14; three of them are parameters of the rules.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::{Ceiling, Matches, Parameters, SportsRank, TitleHolder};
use crate::tournament::Category;

/// The conditions of a tournament that decide its category. The default has no restrictions.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Conditions {
    /// Free text.
    pub name: Value,
    /// The greatest rating admitted.
    pub rating_max: Option<f64>,
    /// Only players rated below this number are admitted.
    pub rating_below: Option<f64>,
    /// The highest rank admitted; grandmaster is no limit.
    pub rank_max: Option<SportsRank>,
    /// Lower limit; no factor (C1d).
    pub rating_min: Option<f64>,
    /// Lower limit; no factor (C1d).
    pub rank_min: Option<SportsRank>,
    /// The players whom it admits.
    pub gender: Admitted,
    /// Least age in whole years.
    pub age_min: Option<u64>,
    /// Greatest age in whole years.
    pub age_max: Option<u64>,
    /// Territorial restriction; empty: none.
    pub territory: Option<String>,
    /// Time control; of several the fastest (C13).
    pub time_control: TimeControl,
    /// True if all play all: neither Swiss nor knockout nor groups (C4).
    pub all_meet: bool,
    /// True if held without meeting in person, online too (C6).
    pub correspondence: bool,
    /// Division of a league, from 1, the highest.
    pub division: Option<Division>,
    /// Number of named players to whom the organizer has guaranteed admission.
    pub guaranteed_players: u64,
    /// True if it seeks the challenger of a title holder.
    pub challenger_tournament: bool,
    /// True if the title holder may not take part.
    pub title_holder_excluded: bool,
    /// True for a match between two players.
    #[serde(rename = "match")]
    pub between_two: bool,
    /// True for a match for a title.
    pub title_match: bool,
    /// The category that the organizer asks for.
    #[serde(deserialize_with = "wish")]
    pub organizer_category: Option<Category>,
}

impl Default for Conditions {
    fn default() -> Conditions {
        Conditions {
            name: Value::Null,
            rating_max: None,
            rating_below: None,
            rank_max: None,
            rating_min: None,
            rank_min: None,
            gender: Admitted::Any,
            age_min: None,
            age_max: None,
            territory: None,
            time_control: TimeControl::Classic,
            all_meet: true,
            correspondence: false,
            division: None,
            guaranteed_players: 0,
            challenger_tournament: false,
            title_holder_excluded: false,
            between_two: false,
            title_match: false,
            organizer_category: None,
        }
    }
}

/// The players whom a tournament admits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Admitted {
    /// All players.
    #[default]
    Any,
    /// Women only.
    Women,
    /// Men only.
    Men,
}

impl TryFrom<String> for Admitted {
    type Error = String;
    fn try_from(word: String) -> Result<Admitted, String> {
        match word.as_str() {
            "any" => Ok(Admitted::Any),
            "women" => Ok(Admitted::Women),
            "men" => Ok(Admitted::Men),
            _ => Err(format!("gender {word:?} is not any, women or men")),
        }
    }
}

/// Time control of a tournament.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum TimeControl {
    /// Classic time control.
    #[default]
    Classic,
    /// Rapid time control.
    Rapid,
    /// Blitz time control.
    Blitz,
}

impl TryFrom<String> for TimeControl {
    type Error = String;
    fn try_from(word: String) -> Result<TimeControl, String> {
        match word.as_str() {
            "classic" => Ok(TimeControl::Classic),
            "rapid" => Ok(TimeControl::Rapid),
            "blitz" => Ok(TimeControl::Blitz),
            _ => Err(format!(
                "time_control {word:?} is not classic, rapid or blitz"
            )),
        }
    }
}

/// Number of a division of a league; 1 is the highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u64")]
pub struct Division(u64);

impl TryFrom<u64> for Division {
    type Error = &'static str;
    fn try_from(number: u64) -> Result<Division, Self::Error> {
        if number == 0 {
            Err("division 0 does not exist: 1 is the highest")
        } else {
            Ok(Division(number))
        }
    }
}

fn wish<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Category>, D::Error> {
    let Some(word) = Option::<String>::deserialize(from)? else {
        return Ok(None);
    };
    let category = Category::ALL
        .into_iter()
        .find(|category| category.word() == word);
    category.map(Some).ok_or_else(|| {
        serde::de::Error::custom(format!("organizer_category {word:?} is no category"))
    })
}

/// A category, with its derivation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Assessment {
    /// The resulting category.
    #[serde(serialize_with = "word")]
    pub category: Category,
    /// Every step, in the order of the calculation.
    pub steps: Vec<Step>,
}

fn word<S: Serializer>(category: &Category, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(category.word())
}

/// A step towards the category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The article of the step.
    pub article: &'static str,
    /// The number of levels by which the category is lowered.
    pub lowered_by: u64,
    /// Code word, colon, explanation in English.
    pub why: String,
}

impl Step {
    /// The code word of [`Step::why`].
    pub fn reason_code(&self) -> &str {
        self.why.split(':').next().unwrap_or_default()
    }
}

/// Article 3.4.4: the least rating and rank that a severe ceiling excludes.
const STRONG: (f64, SportsRank) = (2200.0, SportsRank::Candidate);

const FOURTH: u64 = 4;
const FRIENDLY: u64 = 5;

/// The highest category has level 0.
fn level_of(category: Category) -> u64 {
    (0..)
        .zip(Category::ALL)
        .find(|(_, c)| *c == category)
        .map_or(FRIENDLY, |(level, _)| level)
}

struct Ladder {
    level: u64,
    steps: Vec<Step>,
}

impl Ladder {
    fn lower_level(&mut self, article: &'static str, lowered_by: u64, why: impl Into<String>) {
        self.level = self.level.saturating_add(lowered_by);
        self.steps.push(Step {
            article,
            lowered_by,
            why: why.into(),
        });
    }

    fn lower_if(&mut self, applies: bool, why: impl FnOnce() -> String) {
        if applies {
            self.lower_level("3.4.1", 1, why());
        }
    }
}

impl Conditions {
    /// Reads conditions from JSON, strictly. The error is an English sentence.
    pub fn from_json(text: &[u8]) -> Result<Conditions, String> {
        // serde would accept a list as the fields in their order.
        if text.iter().find(|byte| !byte.is_ascii_whitespace()) != Some(&b'{') {
            return Err("the conditions are not a JSON object".into());
        }
        let conditions: Conditions =
            serde_json::from_slice(text).map_err(|error| format!("the conditions: {error}"))?;
        if conditions.title_match && !conditions.between_two {
            return Err(
                "title_match needs match: only a match between two players can be for a title"
                    .into(),
            );
        }
        Ok(conditions)
    }

    /// Articles 3.4.1, 3.4.4: the upper limits in words; `None` without a ceiling (C1b, C1c). An
    /// excluded title holder is one only by the parameter `title_holder` (C2).
    fn describe_ceiling(&self, p: &Parameters) -> Option<String> {
        let mut limits = Vec::new();
        limits.extend(
            self.rating_max
                .map(|rating| format!("rated {rating} at most")),
        );
        limits.extend(
            self.rating_below
                .map(|rating| format!("rated below {rating}")),
        );
        limits.extend(
            self.rank_max
                .filter(|rank| *rank != SportsRank::Grandmaster)
                .map(|rank| format!("of rank {} at most", rank.letter())),
        );
        let shut_out = self.title_holder_excluded
            && !self.challenger_tournament
            && p.title_holder == TitleHolder::Factor;
        limits.extend(shut_out.then(|| "not the title holder".to_owned()));
        if limits.is_empty() {
            None
        } else {
            Some(limits.join(", "))
        }
    }

    /// Article 3.4.4: true if all players of 2200 and above, or of candidate master and above, are
    /// excluded (C1a).
    fn has_severe_ceiling(&self) -> bool {
        self.rating_max.is_some_and(|rating| rating < STRONG.0)
            || self.rating_below.is_some_and(|rating| rating <= STRONG.0)
            || self.rank_max.is_some_and(|rank| rank < STRONG.1)
    }

    /// Articles 3.3, 3.4, 3.5: the category, with every step.
    pub fn category(&self, p: &Parameters) -> Assessment {
        let mut ladder = Ladder {
            level: 0,
            steps: Vec::new(),
        };
        let ordinary_match = self.between_two && !self.title_match;
        if ordinary_match && p.matches == Matches::Start {
            ladder.lower_level(
                "3.4.6",
                FOURTH,
                "match: a match that is not for a title starts in the fourth category",
            );
        }
        self.apply_factors(p, &mut ladder);
        self.league_and_guests(&mut ladder);
        if let Some(limits) = self
            .describe_ceiling(p)
            .filter(|_| self.has_severe_ceiling())
        {
            let sentence = format!(
                "ceiling_2200: {limits}; everybody of 2200 and above, or of rank C and above, is \
                 shut out"
            );
            ladder.lower_level("3.4.4", 2, sentence);
        }
        if self.challenger_tournament && self.title_holder_excluded {
            ladder.lower_level(
                "3.4.5",
                0,
                "challenger: the title holder can't take part; that lowers nothing",
            );
        }
        // 3.4.6: the fourth category is an upper bound (C3).
        if ordinary_match && p.matches == Matches::Cap && ladder.level < FOURTH {
            ladder.lower_level(
                "3.4.6",
                FOURTH - ladder.level,
                "match: a match that is not for a title is of the fourth category at most",
            );
        }
        ladder.level = ladder.level.min(FRIENDLY);
        self.wish_of_the_organizer(&mut ladder);
        let category = Category::ALL
            .into_iter()
            .find(|category| level_of(*category) == ladder.level)
            .unwrap_or(Category::Friendly);
        if category == Category::Friendly {
            ladder.lower_level(
                "3.5",
                0,
                "friendly: below the fourth category; ratings are not awarded",
            );
        }
        Assessment {
            category,
            steps: ladder.steps,
        }
    }

    /// Article 3.4.1, a level for each item (C5); a severe ceiling only if `ceiling` is `add` (C1).
    fn apply_factors(&self, p: &Parameters, ladder: &mut Ladder) {
        if let Some(limits) = self
            .describe_ceiling(p)
            .filter(|_| !self.has_severe_ceiling() || p.ceiling == Ceiling::Add)
        {
            ladder.lower_level("3.4.1", 1, format!("ceiling: {limits}"));
        }
        let who = if self.gender == Admitted::Women {
            "women"
        } else {
            "men"
        };
        ladder.lower_if(self.gender != Admitted::Any, || {
            format!("gender: {who} only")
        });
        ladder.lower_if(self.age_min.is_some() || self.age_max.is_some(), || {
            let limits = [
                self.age_min.map(|age| format!("at least {age} years")),
                self.age_max.map(|age| format!("at most {age} years")),
            ];
            format!(
                "age: {}",
                limits.into_iter().flatten().collect::<Vec<_>>().join(", ")
            )
        });
        let territory = self.territory.as_deref().unwrap_or_default();
        ladder.lower_if(!territory.is_empty(), || format!("territory: {territory}"));
        let time = if self.time_control == TimeControl::Rapid {
            "rapid"
        } else {
            "blitz"
        };
        ladder.lower_if(self.time_control != TimeControl::Classic, || {
            format!("time: {time}")
        });
        ladder.lower_if(!self.all_meet, || {
            "format: not everybody meets everybody".into()
        });
        ladder.lower_if(self.correspondence, || {
            "correspondence: the players don't meet in person".into()
        });
    }

    /// Articles 3.4.2, 3.4.3 (C7); any number of guaranteed players costs the same (C8).
    fn league_and_guests(&self, ladder: &mut Ladder) {
        if let Some(Division(number)) = self.division.filter(|division| division.0 > 1) {
            ladder.lower_level(
                "3.4.2",
                number - 1,
                format!("division: division {number} of a league"),
            );
        }
        if self.guaranteed_players > 0 {
            ladder.lower_level(
                "3.4.3",
                2,
                format!(
                    "guaranteed: admission was guaranteed to {} by name",
                    self.guaranteed_players
                ),
            );
        }
    }

    /// Article 3.4.7: a lower category may be chosen, friendly too, but no higher one (C10).
    fn wish_of_the_organizer(&self, ladder: &mut Ladder) {
        let Some(wish) = self.organizer_category else {
            return;
        };
        let word = wish.word();
        match level_of(wish) {
            lower if lower > ladder.level => ladder.lower_level(
                "3.4.7",
                lower - ladder.level,
                format!("organizer: asks for {word}"),
            ),
            higher if higher < ladder.level => ladder.lower_level(
                "3.4.7",
                0,
                format!("organizer: asks for {word}, which is higher and is refused"),
            ),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::parameter::ParameterSet;
    use serde_json::json;

    fn assess(p: Value, conditions: Value) -> Assessment {
        let p = Parameters::from_json(&p).unwrap();
        Conditions::from_json(conditions.to_string().as_bytes())
            .unwrap()
            .category(&p)
    }

    /// Each step is "article lowered_by code".
    #[track_caller]
    fn check_with(p: Value, conditions: Value, category: &str, steps: &[&str]) {
        let got = assess(p, conditions.clone());
        let told: Vec<String> = got
            .steps
            .iter()
            .map(|s| format!("{} {} {}", s.article, s.lowered_by, s.reason_code()))
            .collect();
        assert_eq!(
            (got.category.word(), told),
            (category, steps.iter().map(|s| (*s).to_owned()).collect()),
            "{conditions}"
        );
        let sum: u64 = got
            .steps
            .iter()
            .fold(0, |sum, step| sum.saturating_add(step.lowered_by));
        assert_eq!(level_of(got.category), sum.min(FRIENDLY));
        assert!(got.steps.iter().all(|step| step.why.contains(": ")));
    }

    #[track_caller]
    fn check(conditions: Value, category: &str, steps: &[&str]) {
        check_with(json!({}), conditions, category, steps);
    }

    #[test]
    fn no_restriction_no_step() {
        check(json!({}), "highest", &[]);
        let none = json!({"rating_max": null, "rank_max": "G", "territory": "", "age_max": null, "division": 1, "rating_min": 2000,
            "rank_min": "M", "gender": "any", "name": {"en": 3}, "organizer_category": "highest", "title_holder_excluded": true});
        check(none, "highest", &[]);
    }

    #[test]
    fn ceilings() {
        for mild in [
            json!({"rating_max": 2200}),
            json!({"rating_below": 2200.5}),
            json!({"rank_max": "C"}),
            json!({"rating_max": 9999}),
            json!({"rank_max": "H", "rating_max": 2500, "rating_below": 2400}),
        ] {
            check(mild, "first", &["3.4.1 1 ceiling"]);
        }
        for severe in [
            json!({"rating_max": 2199.9}),
            json!({"rating_below": 2200}),
            json!({"rank_max": "1"}),
            json!({"rank_max": "N"}),
            json!({"rank_max": "M", "rating_max": 1800}),
        ] {
            check(severe.clone(), "second", &["3.4.4 2 ceiling_2200"]);
            check_with(
                json!({"ceiling": "add"}),
                severe,
                "third",
                &["3.4.1 1 ceiling", "3.4.4 2 ceiling_2200"],
            );
        }
        check_with(
            json!({"ceiling": "add"}),
            json!({"rating_max": 2200}),
            "first",
            &["3.4.1 1 ceiling"],
        );
    }

    #[test]
    fn factors_add_up_in_their_order() {
        let all = json!({"correspondence": true, "all_meet": false, "time_control": "rapid", "territory": "Crimea", "age_min": 10,
            "gender": "men", "rank_max": "M", "division": 3, "guaranteed_players": 7});
        check(
            all,
            "friendly",
            &[
                "3.4.1 1 ceiling",
                "3.4.1 1 gender",
                "3.4.1 1 age",
                "3.4.1 1 territory",
                "3.4.1 1 time",
                "3.4.1 1 format",
                "3.4.1 1 correspondence",
                "3.4.2 2 division",
                "3.4.3 2 guaranteed",
                "3.5 0 friendly",
            ],
        );
        check(
            json!({"division": u64::MAX, "guaranteed_players": 1}),
            "friendly",
            &[
                "3.4.2 18446744073709551614 division",
                "3.4.3 2 guaranteed",
                "3.5 0 friendly",
            ],
        );
    }

    #[test]
    fn title_holders() {
        let ordinary = json!({"title_holder_excluded": true});
        let factor = json!({"title_holder": "factor"});
        check(ordinary.clone(), "highest", &[]);
        check_with(factor.clone(), ordinary, "first", &["3.4.1 1 ceiling"]);
        check_with(
            factor.clone(),
            json!({"title_holder_excluded": true, "rating_max": 2000}),
            "second",
            &["3.4.4 2 ceiling_2200"],
        );
        let challenger = json!({"title_holder_excluded": true, "challenger_tournament": true, "correspondence": true});
        check_with(
            factor,
            challenger,
            "first",
            &["3.4.1 1 correspondence", "3.4.5 0 challenger"],
        );
        check(json!({"challenger_tournament": true}), "highest", &[]);
    }

    #[test]
    fn matches() {
        let start = json!({"match": "start"});
        check(json!({"match": true}), "fourth", &["3.4.6 4 match"]);
        check(
            json!({"match": true, "rank_max": "N", "time_control": "blitz"}),
            "fourth",
            &["3.4.1 1 time", "3.4.4 2 ceiling_2200", "3.4.6 1 match"],
        );
        check(
            json!({"match": true, "division": 9}),
            "friendly",
            &["3.4.2 8 division", "3.5 0 friendly"],
        );
        check(json!({"match": true, "title_match": true}), "highest", &[]);
        check_with(
            start.clone(),
            json!({"match": true, "gender": "women"}),
            "friendly",
            &["3.4.6 4 match", "3.4.1 1 gender", "3.5 0 friendly"],
        );
        check_with(
            start.clone(),
            json!({"match": true}),
            "fourth",
            &["3.4.6 4 match"],
        );
        check_with(
            start,
            json!({"match": true, "title_match": true}),
            "highest",
            &[],
        );
    }

    #[test]
    fn the_organizer_may_only_lower() {
        check(
            json!({"organizer_category": "second"}),
            "second",
            &["3.4.7 2 organizer"],
        );
        check(
            json!({"organizer_category": "first", "time_control": "blitz"}),
            "first",
            &["3.4.1 1 time"],
        );
        check(
            json!({"organizer_category": "highest", "time_control": "blitz"}),
            "first",
            &["3.4.1 1 time", "3.4.7 0 organizer"],
        );
        check(
            json!({"organizer_category": "fourth", "division": 9}),
            "friendly",
            &["3.4.2 8 division", "3.4.7 0 organizer", "3.5 0 friendly"],
        );
        check(
            json!({"organizer_category": "friendly", "division": 9}),
            "friendly",
            &["3.4.2 8 division", "3.5 0 friendly"],
        );
    }

    #[test]
    fn conditions_are_read_strictly() {
        for bad in [
            "",
            "[]",
            "null",
            "3",
            "{",
            "{} x",
            "{'match': true}",
            r#"{"colour": 1}"#,
            r#"{"match": 1}"#,
            r#"{"match": null}"#,
            r#"{"match": true, "match": true}"#,
            r#"{"title_match": true}"#,
            r#"{"rating_max": "2200"}"#,
            r#"{"rating_max": true}"#,
            r#"{"rating_max": NaN}"#,
            r#"{"rating_max": 1e999}"#,
            r#"{"rank_max": 1}"#,
            r#"{"rank_max": "c"}"#,
            r#"{"rank_min": "K"}"#,
            r#"{"gender": null}"#,
            r#"{"gender": "girls"}"#,
            r#"{"gender": {"women": null}}"#,
            r#"{"age_min": -1}"#,
            r#"{"age_min": 12.0}"#,
            r#"{"age_max": "12"}"#,
            r#"{"territory": 5}"#,
            r#"{"time_control": "bullet"}"#,
            r#"{"time_control": null}"#,
            r#"{"all_meet": null}"#,
            r#"{"all_meet": "yes"}"#,
            r#"{"correspondence": 0}"#,
            r#"{"division": 0}"#,
            r#"{"division": 1.5}"#,
            r#"{"guaranteed_players": null}"#,
            r#"{"guaranteed_players": -2}"#,
            r#"{"organizer_category": "fifth"}"#,
            r#"{"organizer_category": 3}"#,
            r#"{"rating_min": []}"#,
        ] {
            assert!(Conditions::from_json(bad.as_bytes()).is_err(), "{bad}");
        }
        assert!(Conditions::from_json(b"{\"name\": \"\xff\"}").is_err());
        assert_eq!(
            Conditions::from_json(b" {}\n").unwrap(),
            Conditions::default()
        );
    }

    #[test]
    fn the_answer_is_json() {
        let got = serde_json::to_string(&assess(json!({}), json!({"gender": "women"}))).unwrap();
        assert_eq!(
            got,
            r#"{"category":"first","steps":[{"article":"3.4.1","lowered_by":1,"why":"gender: women only"}]}"#
        );
    }
}
