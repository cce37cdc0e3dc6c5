//! The conditions that determine a tournament's category (ssdc section III), as typed in a form.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::editions;
use super::{ActionError, FormMistake, FormProblem};
use crate::db::federations::Federation;
use crate::db::{Conn, DbError};
use crate::domain::category::{Assessment, Conditions};
use crate::domain::rules::parameter::ParameterSet;
use crate::domain::rules::ssdc::Parameters;
use chrono::NaiveDate;

/// All fields are optional. A ticked box has a non-empty text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// No players rated above this number.
    pub rating_max: String,
    /// Only players rated below this number.
    pub rating_below: String,
    /// No players of a higher rank.
    pub rank_max: String,
    pub gender: String,
    pub age_min: String,
    pub age_max: String,
    pub territory: String,
    pub time_control: String,
    /// Not a round robin.
    pub not_all: String,
    pub correspondence: String,
    /// Of a league.
    pub division: String,
    /// Players whose admission is guaranteed.
    pub guaranteed_players: String,
    pub challenger_tournament: String,
    pub title_holder_excluded: String,
    /// A match between two players.
    pub between_two: String,
    pub title_match: String,
    pub organizer_category: String,
}

impl Terms {
    pub fn parse_conditions(&self) -> Result<Conditions, Vec<FormProblem>> {
        let mut object = Map::new();
        let mut problems = Vec::new();
        let numbers = [
            ("rating_max", &self.rating_max, true),
            ("rating_below", &self.rating_below, true),
            ("age_min", &self.age_min, false),
            ("age_max", &self.age_max, false),
            ("division", &self.division, false),
            ("guaranteed_players", &self.guaranteed_players, false),
        ];
        for (field, text, decimals) in numbers
            .into_iter()
            .filter(|(_, text, _)| !text.trim().is_empty())
        {
            match parse_number(text, decimals).filter(|n| field != "division" || *n != json!(0)) {
                Some(number) => _ = object.insert(field.to_owned(), number),
                None => problems.push(FormProblem::new(field, FormMistake::NotANumber)),
            }
        }
        let texts = [
            ("rank_max", &self.rank_max),
            ("gender", &self.gender),
            ("territory", &self.territory),
            ("time_control", &self.time_control),
            ("organizer_category", &self.organizer_category),
        ];
        for (field, text) in texts
            .into_iter()
            .filter(|(_, text)| !text.trim().is_empty())
        {
            let one = json!({ field: text.trim() });
            match text.chars().count() {
                201.. => problems.push(FormProblem::new(field, FormMistake::TooLong(200))),
                // Checks each field alone, so that an unknown choice is reported at its field.
                _ if Conditions::from_json(one.to_string().as_bytes()).is_err() => {
                    problems.push(FormProblem::new(field, FormMistake::Unknown))
                }
                _ => _ = object.insert(field.to_owned(), text.trim().into()),
            }
        }
        self.insert_checks(&mut object);
        if !self.title_match.is_empty() && self.between_two.is_empty() {
            problems.push(FormProblem::new("title_match", FormMistake::NeedsMatch));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        Conditions::from_json(Value::Object(object).to_string().as_bytes())
            .map_err(|_| vec![FormProblem::new("category", FormMistake::Unknown)])
    }

    fn insert_checks(&self, object: &mut Map<String, Value>) {
        let checks = [
            ("correspondence", &self.correspondence),
            ("challenger_tournament", &self.challenger_tournament),
            ("title_holder_excluded", &self.title_holder_excluded),
            ("match", &self.between_two),
            ("title_match", &self.title_match),
        ];
        for (name, _) in checks.into_iter().filter(|(_, text)| !text.is_empty()) {
            object.insert(name.to_owned(), json!(true));
        }
        if !self.not_all.is_empty() {
            object.insert("all_meet".to_owned(), json!(false));
        }
    }
}

fn parse_number(text: &str, decimals: bool) -> Option<Value> {
    let text = text.trim().replace(',', ".");
    let whole = text.parse::<u64>().ok().map(Value::from);
    let real = || {
        text.parse::<f64>()
            .ok()
            .filter(|n| n.is_finite())
            .map(Value::from)
    };
    if decimals { whole.or_else(real) } else { whole }
}

/// By the edition that governs a tournament starting on the day.
pub fn assess_category(
    conn: &mut Conn,
    federation: &Federation,
    terms: &Terms,
    starts: NaiveDate,
) -> Result<Assessment, ActionError> {
    if !federation.rules.shows.categories {
        return Err(ActionError::NotFound);
    }
    let conditions = terms.parse_conditions().map_err(ActionError::Form)?;
    let text = editions::find_governing(conn, federation, starts)?.parameters;
    let value: Value =
        serde_json::from_str(&text).map_err(|e| DbError::Corrupt(format!("parameters: {e}")))?;
    let parameters = Parameters::from_json(&value).map_err(ActionError::Parameters)?;
    Ok(conditions.category(&parameters))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mistakes(terms: &Terms) -> Vec<(&'static str, FormMistake)> {
        terms.parse_conditions().map_or_else(
            |p| p.into_iter().map(|p| (p.field, p.kind)).collect(),
            |_| Vec::new(),
        )
    }

    #[test]
    fn every_mistake_is_told_at_its_field() {
        let terms = Terms {
            rating_max: "2200,5".into(),
            rating_below: "many".into(),
            division: "0".into(),
            age_min: "1.5".into(),
            gender: "robots".into(),
            rank_max: "M".into(),
            territory: "x".repeat(201),
            title_match: "1".into(),
            ..Terms::default()
        };
        let told = [
            ("rating_below", FormMistake::NotANumber),
            ("age_min", FormMistake::NotANumber),
            ("division", FormMistake::NotANumber),
            ("gender", FormMistake::Unknown),
            ("territory", FormMistake::TooLong(200)),
            ("title_match", FormMistake::NeedsMatch),
        ];
        assert_eq!(mistakes(&terms), told);
    }

    #[test]
    fn what_is_typed_is_what_is_meant() {
        let terms = Terms {
            rating_max: " 2199,5 ".into(),
            not_all: "1".into(),
            organizer_category: "fourth".into(),
            ..Terms::default()
        };
        let read = terms.parse_conditions().unwrap();
        assert_eq!((read.rating_max, read.all_meet), (Some(2199.5), false));
        let told: Vec<String> = read
            .category(&Parameters::default())
            .steps
            .iter()
            .map(|s| s.reason_code().to_owned())
            .collect();
        assert_eq!(told, ["format", "ceiling_2200", "organizer"]);
        assert_eq!(
            Terms::default().parse_conditions().unwrap(),
            Conditions::default()
        );
    }
}
