//! The category of a tournament from its conditions (ssdc section III), with every step and its article, for those who plan one.

use actix_web::HttpResponse;
use askama::Template;
use serde::Deserialize;

use crate::domain::category::Assessment;
use crate::domain::player::parse_date;
use crate::domain::rules::ssdc::SportsRank;
use crate::domain::tournament::Category;
use crate::domain::word::plain;
use crate::office::category::{self as office, Terms};
use crate::office::{FormProblem, OfficeError};
use crate::text::{L10nLanguage, Language, Speaks, terms};
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::choice::Choice;
use crate::web::frame::layout::{Layout, public};
use crate::web::frame::query::FromAddress;
use crate::web::frame::request::{Inside, read};
use crate::web::frame::sentences::{field, mistake};
use crate::web::wordings::links::{ArticleLinks, Part};

/// What the address asks beside the conditions: how the answer is wanted.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct CategoryQuestion {
    /// Only the answer, for a form on another page.
    fragment: String,
    /// First day of the tournament: it says which edition governs.
    starts: String,
}

/// A category and its steps as the calculation writes them.
#[derive(Deserialize)]
struct Calculated {
    #[serde(with = "plain")]
    category: Category,
    steps: Vec<Step>,
}

/// A step towards a category, to be read.
#[derive(Deserialize)]
pub struct Step {
    /// Article.
    pub article: String,
    /// The same as links.
    #[serde(skip)]
    pub cited: Vec<Part>,
    /// The sentence that explains it.
    #[serde(rename = "why")]
    pub says: String,
    lowered_by: u64,
    /// By how much the category is lowered; empty: not at all.
    #[serde(skip)]
    pub lowered: String,
}

/// A category and how it came about, to be read.
#[derive(Template)]
#[template(path = "editions/_assessment.html")]
pub struct Assessed {
    /// The category by name.
    pub category: String,
    /// The steps.
    pub steps: Vec<Step>,
    language: Language,
    mistakes: Vec<(&'static str, String)>,
}

impl Assessed {
    /// From the calculation.
    pub fn of(assessment: &Assessment, language: Language) -> Assessed {
        Assessed::stored(&serde_json::to_string(assessment).unwrap_or_default(), language).unwrap_or_else(|| Assessed::nothing(language))
    }

    /// The category as it was stored at the approval.
    pub fn stored(text: &str, language: Language) -> Option<Assessed> {
        let t = language.messages();
        let Calculated { category, mut steps } = serde_json::from_str(text).ok()?;
        for step in &mut steps {
            step.says = terms::category_step(t, step.says.split(':').next().unwrap_or_default());
            if step.lowered_by > 0 {
                step.lowered = t.msg_category_lowered(i64::try_from(step.lowered_by).unwrap_or(i64::MAX));
            }
        }
        Some(Assessed { category: terms::category(t, category), steps, ..Assessed::nothing(language) })
    }

    /// The same with its articles as links.
    fn linked(mut self, links: &ArticleLinks) -> Assessed {
        for step in &mut self.steps {
            step.cited = links.parts(&step.article);
        }
        self
    }

    fn nothing(language: Language) -> Assessed {
        Assessed { category: String::new(), steps: Vec::new(), language, mistakes: Vec::new() }
    }

    fn wrong(problems: &[FormProblem], language: Language) -> Assessed {
        let t = language.messages();
        let mistakes = problems.iter().map(|p| (p.field, format!("{}: {}", field(t, p.field), mistake(t, p.kind)))).collect();
        Assessed { mistakes, ..Assessed::nothing(language) }
    }

    fn t(&self) -> &'static L10nLanguage {
        self.language.messages()
    }
}

/// The fields of a form that asks for the conditions.
pub struct TermsForm {
    /// As typed.
    pub q: Terms,
    /// Ranks.
    pub ranks: Vec<Choice>,
    /// The genders that may play.
    pub genders: Vec<Choice>,
    /// Time controls.
    pub times: Vec<Choice>,
    /// What the organizer may ask for.
    pub wishes: Vec<Choice>,
    /// What is wrong with the fields.
    mistakes: Vec<(&'static str, String)>,
}

impl TermsForm {
    /// What is wrong with a field.
    pub fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes.iter().find(|m| m.0 == field).map(|m| m.1.as_str())
    }

    /// The form in a language, with the mistakes in what was typed.
    pub fn of(q: Terms, problems: &[FormProblem], language: Language) -> TermsForm {
        let t = language.messages();
        let choices = |words: &[(&'static str, String)], chosen: &str| -> Vec<Choice> {
            words.iter().map(|(word, name)| Choice::new(*word, name.as_str(), *word == chosen)).collect()
        };
        let ranks: Vec<(&'static str, String)> =
            SportsRank::ALL.into_iter().skip(1).map(|r| (r.letter(), terms::rank(language, r.letter()))).collect();
        let wishes: Vec<(&'static str, String)> = Category::ALL.into_iter().map(|c| (c.word(), terms::category(t, c))).collect();
        let genders = [("any", t.msg_gender_any()), ("women", t.msg_gender_women()), ("men", t.msg_gender_men())];
        let times = [("classic", t.msg_pool_classic()), ("rapid", t.msg_pool_rapid()), ("blitz", t.msg_time_blitz())];
        TermsForm {
            ranks: choices(&ranks, &q.rank_max),
            genders: choices(&genders, &q.gender),
            times: choices(&times, &q.time_control),
            wishes: choices(&wishes, &q.organizer_category),
            mistakes: problems.iter().map(|p| (p.field, mistake(t, p.kind))).collect(),
            q,
        }
    }
}

#[derive(Template)]
#[template(path = "editions/category.html")]
struct CategoryPage {
    page: Layout,
    slug: String,
    terms: TermsForm,
    assessed: Assessed,
}

/// `GET /{federation}/rules/category`
pub async fn category(inside: Inside, query: FromAddress<CategoryQuestion>, terms: FromAddress<Terms>) -> Result<HttpResponse, WebError> {
    if !Figures::of(&inside).shows.categories {
        return Err(WebError::NotFound);
    }
    let terms = terms.into_inner();
    let day = parse_date(query.starts.trim()).unwrap_or_else(|| inside.today());
    let language = inside.language;
    let q = terms.clone();
    let (assessed, problems) = read(&inside, move |c, f| match office::assess(c, f, &q, day) {
        Ok(assessment) => Ok((Assessed::of(&assessment, language), Vec::new())),
        Err(OfficeError::Form(problems)) => Ok((Assessed::wrong(&problems, language), problems)),
        Err(other) => Err(other),
    })
    .await?;
    let assessed = assessed.linked(&ArticleLinks::of(&inside).await?);
    if !query.fragment.is_empty() {
        return public(&assessed);
    }
    public(&CategoryPage {
        page: Layout::inside(&inside, "rules", inside.t().msg_category_title()),
        slug: inside.federation.slug.clone(),
        terms: TermsForm::of(terms, &problems, language),
        assessed,
    })
}
