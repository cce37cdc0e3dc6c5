//! The calculator for the category of a tournament (ssdc section III), with every step.

use actix_web::HttpResponse;
use askama::Template;
use serde::Deserialize;

use crate::actions::category::{self as office, Terms};
use crate::actions::{ActionError, FormProblem};
use crate::domain::category::Assessment;
use crate::domain::player::parse_date;
use crate::domain::rules::ssdc::SportsRank;
use crate::domain::string_enum::plain;
use crate::domain::tournament::Category;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::options::Choice;
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, read_inside};
use crate::frame::sentences::{field_label, format_mistake};
use crate::i18n::{L10nLanguage, Language, Speaks, terms};
use crate::rating_format::RatingFormat;
use crate::regulation_texts::links::{ArticleLinks, Part};

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct CategoryQuestion {
    /// Not empty if a form on another page wants only the answer.
    fragment: String,
    /// Selects the edition.
    starts: String,
}

/// As the calculation serializes it.
#[derive(Deserialize)]
struct Calculated {
    #[serde(with = "plain")]
    category: Category,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
pub struct Step {
    pub article: String,
    #[serde(skip)]
    pub cited: Vec<Part>,
    #[serde(rename = "why")]
    pub says: String,
    lowered_by: u64,
    /// Empty if the step doesn't lower the category.
    #[serde(skip)]
    pub lowered: String,
}

#[derive(Template)]
#[template(path = "editions/_assessment.html")]
pub struct Assessed {
    pub category: String,
    pub steps: Vec<Step>,
    language: Language,
    mistakes: Vec<(&'static str, String)>,
}

impl Assessed {
    pub fn from_assessment(assessment: &Assessment, language: Language) -> Assessed {
        Assessed::from_stored(
            &serde_json::to_string(assessment).unwrap_or_default(),
            language,
        )
        .unwrap_or_else(|| Assessed::without_steps(language))
    }

    /// The JSON dates from the approval; `None` if it can't be parsed.
    pub fn from_stored(text: &str, language: Language) -> Option<Assessed> {
        let t = language.messages();
        let Calculated {
            category,
            mut steps,
        } = serde_json::from_str(text).ok()?;
        for step in &mut steps {
            step.says = terms::category_step(t, step.says.split(':').next().unwrap_or_default());
            if step.lowered_by > 0 {
                step.lowered =
                    t.msg_category_lowered(i64::try_from(step.lowered_by).unwrap_or(i64::MAX));
            }
        }
        Some(Assessed {
            category: terms::category_name(t, category),
            steps,
            ..Assessed::without_steps(language)
        })
    }

    fn with_links(mut self, links: &ArticleLinks) -> Assessed {
        for step in &mut self.steps {
            step.cited = links.split_citation(&step.article);
        }
        self
    }

    fn without_steps(language: Language) -> Assessed {
        Assessed {
            category: String::new(),
            steps: Vec::new(),
            language,
            mistakes: Vec::new(),
        }
    }

    fn wrong(problems: &[FormProblem], language: Language) -> Assessed {
        let t = language.messages();
        let mistakes = problems
            .iter()
            .map(|p| {
                (
                    p.field,
                    format!("{}: {}", field_label(t, p.field), format_mistake(t, p.kind)),
                )
            })
            .collect();
        Assessed {
            mistakes,
            ..Assessed::without_steps(language)
        }
    }

    fn t(&self) -> &'static L10nLanguage {
        self.language.messages()
    }
}

pub struct TermsForm {
    pub q: Terms,
    pub ranks: Vec<Choice>,
    pub genders: Vec<Choice>,
    pub times: Vec<Choice>,
    /// The organizer's options.
    pub wishes: Vec<Choice>,
    mistakes: Vec<(&'static str, String)>,
}

impl TermsForm {
    pub fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == field)
            .map(|m| m.1.as_str())
    }

    pub fn from_terms(q: Terms, problems: &[FormProblem], language: Language) -> TermsForm {
        let t = language.messages();
        let choices = |words: &[(&'static str, String)], chosen: &str| -> Vec<Choice> {
            words
                .iter()
                .map(|(word, name)| Choice::new(*word, name.as_str(), *word == chosen))
                .collect()
        };
        let ranks: Vec<(&'static str, String)> = SportsRank::ALL
            .into_iter()
            .skip(1)
            .map(|r| (r.letter(), terms::rank_name(language, r.letter())))
            .collect();
        let wishes: Vec<(&'static str, String)> = Category::ALL
            .into_iter()
            .map(|c| (c.word(), terms::category_name(t, c)))
            .collect();
        let genders = [
            ("any", t.msg_gender_any()),
            ("women", t.msg_gender_women()),
            ("men", t.msg_gender_men()),
        ];
        let times = [
            ("classic", t.msg_pool_classic()),
            ("rapid", t.msg_pool_rapid()),
            ("blitz", t.msg_time_blitz()),
        ];
        TermsForm {
            ranks: choices(&ranks, &q.rank_max),
            genders: choices(&genders, &q.gender),
            times: choices(&times, &q.time_control),
            wishes: choices(&wishes, &q.organizer_category),
            mistakes: problems
                .iter()
                .map(|p| (p.field, format_mistake(t, p.kind)))
                .collect(),
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

pub async fn show_category(
    inside: Inside,
    query: QueryParams<CategoryQuestion>,
    terms: QueryParams<Terms>,
) -> Result<HttpResponse, WebError> {
    if !RatingFormat::for_federation(&inside).shows.categories {
        return Err(WebError::NotFound);
    }
    let terms = terms.into_inner();
    let day = parse_date(query.starts.trim()).unwrap_or_else(|| inside.today());
    let language = inside.language;
    let q = terms.clone();
    let (assessed, problems) = read_inside(&inside, move |c, f| {
        match office::assess_category(c, f, &q, day) {
            Ok(assessment) => Ok((Assessed::from_assessment(&assessment, language), Vec::new())),
            Err(ActionError::Form(problems)) => {
                Ok((Assessed::wrong(&problems, language), problems))
            }
            Err(other) => Err(other),
        }
    })
    .await?;
    let assessed = assessed.with_links(&ArticleLinks::load_links(&inside).await?);
    if !query.fragment.is_empty() {
        return render_public(&assessed);
    }
    render_public(&CategoryPage {
        page: Layout::for_federation(&inside, "rules", inside.t().msg_category_title()),
        slug: inside.federation.slug.clone(),
        terms: TermsForm::from_terms(terms, &problems, language),
        assessed,
    })
}
