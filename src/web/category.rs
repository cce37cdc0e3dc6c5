//! The category of a tournament from its conditions (ssdc section III), with every step and its article: for whoever plans one.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::error::WebError;
use super::figures::Figures;
use super::layout::{Layout, public};
use super::visit::{Inside, read};
use crate::db::DbError;
use crate::domain::category::{Assessment, Conditions};
use crate::domain::rules::parameter::ParameterSet;
use crate::domain::rules::ssdc::{Parameters, SportsRank};
use crate::domain::tournament::Category;
use crate::office::{OfficeError, editions};
use crate::text::{L10nLanguage, words};

/// The conditions as the form has them; everything may be left out.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Query {
    asked: String,
    rating_below: String,
    rank_max: String,
    gender: String,
    age_min: String,
    age_max: String,
    territory: String,
    time_control: String,
    not_all: String,
    correspondence: String,
    division: String,
    guaranteed_players: String,
    challenger_tournament: String,
    title_holder_excluded: String,
    between_two: String,
    title_match: String,
    organizer_category: String,
}

impl Query {
    /// The conditions in the words of the exchange format, to be read as strictly as anywhere.
    fn conditions(&self) -> Result<Conditions, String> {
        let mut object = Map::new();
        let number = |text: &str| -> Value {
            let text = text.trim().replace(',', ".");
            text.parse::<u64>().map(Value::from).or_else(|_| text.parse::<f64>().map(Value::from)).unwrap_or_else(|_| text.into())
        };
        let numbers = [
            ("rating_below", &self.rating_below),
            ("age_min", &self.age_min),
            ("age_max", &self.age_max),
            ("division", &self.division),
            ("guaranteed_players", &self.guaranteed_players),
        ];
        for (name, text) in numbers.into_iter().filter(|(_, text)| !text.trim().is_empty()) {
            object.insert(name.to_owned(), number(text));
        }
        let texts = [
            ("rank_max", &self.rank_max),
            ("gender", &self.gender),
            ("territory", &self.territory),
            ("time_control", &self.time_control),
            ("organizer_category", &self.organizer_category),
        ];
        for (name, text) in texts.into_iter().filter(|(_, text)| !text.trim().is_empty()) {
            object.insert(name.to_owned(), text.trim().chars().take(200).collect::<String>().into());
        }
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
        Conditions::read(Value::Object(object).to_string().as_bytes())
    }
}

struct Step {
    article: &'static str,
    says: String,
    lowered: String,
}

/// A choice of a select: word, name, whether it is chosen.
type Choice = (&'static str, String, bool);

#[derive(Template)]
#[template(path = "editions/category.html")]
struct CategoryPage {
    page: Layout,
    slug: String,
    q: Query,
    ranks: Vec<Choice>,
    genders: Vec<Choice>,
    times: Vec<Choice>,
    wishes: Vec<Choice>,
    category: Option<String>,
    steps: Vec<Step>,
    mistake: Option<String>,
}

/// `GET /{federation}/rules/category`
pub async fn category(inside: Inside, query: web::Query<Query>) -> Result<HttpResponse, WebError> {
    if !Figures::of(&inside).shows.categories {
        return Err(WebError::NotFound);
    }
    let today = inside.app.now().date();
    let parameters = read(&inside, move |c, f| {
        let text = editions::governs(c, f, today)?.parameters;
        let value: Value = serde_json::from_str(&text).map_err(|e| OfficeError::Db(DbError::Corrupt(format!("parameters: {e}"))))?;
        Parameters::from_json(&value).map_err(OfficeError::Parameters)
    })
    .await?;
    let t = inside.t();
    let q = query.into_inner();
    let (assessment, mistake) = match (q.asked.is_empty(), q.conditions()) {
        (true, _) => (None, None),
        (false, Ok(conditions)) => (Some(conditions.category(&parameters)), None),
        (false, Err(sentence)) => (None, Some(sentence)),
    };
    let language = inside.language;
    let choices = |words: &[(&'static str, String)], chosen: &str| -> Vec<Choice> {
        words.iter().map(|(word, name)| (*word, name.clone(), *word == chosen)).collect()
    };
    let ranks: Vec<(&'static str, String)> =
        SportsRank::ALL.into_iter().skip(1).map(|r| (r.letter(), words::rank(language, r.letter()))).collect();
    let wishes: Vec<(&'static str, String)> = Category::ALL.into_iter().map(|c| (c.word(), words::category(t, c))).collect();
    public(&CategoryPage {
        page: Layout::inside(&inside, "rules", t.msg_category_title()),
        slug: inside.federation.slug.clone(),
        ranks: choices(&ranks, &q.rank_max),
        genders: choices(&[("any", t.msg_gender_any()), ("women", t.msg_gender_women()), ("men", t.msg_gender_men())], &q.gender),
        times: choices(&[("classic", t.msg_pool_classic()), ("rapid", t.msg_pool_rapid()), ("blitz", t.msg_time_blitz())], &q.time_control),
        wishes: choices(&wishes, &q.organizer_category),
        category: assessment.as_ref().map(|a| words::category(t, a.category)),
        steps: assessment.as_ref().map(|a| steps(t, a)).unwrap_or_default(),
        mistake,
        q,
    })
}

fn steps(t: &L10nLanguage, assessment: &Assessment) -> Vec<Step> {
    let one = |step: &crate::domain::category::Step| Step {
        article: step.article,
        says: words::category_step(t, step.code()),
        lowered: if step.lowered_by > 0 {
            t.msg_category_lowered(i64::try_from(step.lowered_by).unwrap_or(i64::MAX))
        } else {
            String::new()
        },
    };
    assessment.steps.iter().map(one).collect()
}
