//! The regulation article by article: what the site does about each, where it can be seen, and how often the program names it. A file lists
//! these places in the program, in no reader's language.

use actix_web::HttpResponse;
use askama::Template;

use crate::domain::article::{Article, Place};
use crate::domain::pairing;
use crate::text::{L10nLanguage, articles as texts, terms};
use crate::web::editions::citations::citations;
use crate::web::error::WebError;
use crate::web::frame::layout::{Layout, file, public};
use crate::web::frame::request::Inside;
use crate::web::frame::titled::Titled;
use crate::web::wordings::links::ArticleLinks;

/// An article as the page shows it.
struct Told {
    number: &'static str,
    /// Address of the article in the federation's text of the regulation, where it has one.
    text: Option<String>,
    does: String,
    /// Address and name of the page where it is seen.
    seen: Option<(String, String)>,
    /// How many places in the program name it.
    cited: usize,
}

/// The articles of one regulation.
struct Section {
    id: &'static str,
    title: String,
    rows: Vec<Told>,
}

#[derive(Template)]
#[template(path = "editions/articles.html")]
struct ArticlesPage {
    page: Layout,
    slug: String,
    sections: Vec<Section>,
}

/// Address below the federation and name of a page.
fn page_of(t: &L10nLanguage, place: Place) -> Option<(&'static str, String)> {
    Some(match place {
        Place::Nowhere => return None,
        Place::Federation => ("", t.msg_menu_home()),
        Place::Ratings => ("/ratings", t.msg_menu_ratings()),
        Place::Tournaments => ("/tournaments", t.msg_menu_tournaments()),
        Place::Rules => ("/rules", t.msg_menu_rules()),
        Place::Calculator => ("/calculator", t.msg_calculator_title()),
        Place::Category => ("/rules/category", t.msg_category_title()),
        Place::Calendar => ("/calendar", t.msg_calendar_title()),
        Place::Changes => ("/changes", t.msg_changes_title()),
        Place::Verification => ("/verification", t.msg_verification_title()),
        Place::Numbers => ("/numbers", t.msg_numbers_title()),
    })
}

/// `links`: where the federation's own text of this regulation is read.
fn section(inside: &Inside, id: &'static str, title: String, articles: &'static [Article], links: Option<&ArticleLinks>) -> Section {
    let t = inside.t();
    let row = |article: &'static Article| Told {
        number: article.number,
        text: links.and_then(|links| links.text(article.number)),
        does: texts::deed(t, article.deed),
        seen: page_of(t, article.deed.place()).map(|(below, name)| (format!("/{}{below}", inside.federation.slug), name)),
        cited: citations(id, article.number).count(),
    };
    Section { id, title, rows: articles.iter().map(row).collect() }
}

/// `GET /{federation}/articles.csv`: the places in the program that name each article.
pub async fn table(inside: Inside) -> Result<HttpResponse, WebError> {
    let rules = inside.federation.rules;
    let failed = |e: &dyn std::fmt::Display| WebError::Page(e.to_string());
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(["regulation", "article", "place"]).map_err(|e| failed(&e))?;
    for (id, articles) in [(rules.id, rules.articles), (pairing::articles::ID, pairing::articles::ARTICLES)] {
        for article in articles {
            for place in citations(id, article.number) {
                out.write_record([id, article.number, place]).map_err(|e| failed(&e))?;
            }
        }
    }
    let bytes = out.into_inner().map_err(|e| failed(&e))?;
    let body = String::from_utf8(bytes).map_err(|e| failed(&e))?;
    Ok(file("text/csv; charset=utf-8", &format!("{}-articles.csv", inside.federation.slug), body))
}

/// `GET /{federation}/articles`
pub async fn articles(inside: Inside) -> Result<HttpResponse, WebError> {
    let (t, rules) = (inside.t(), inside.federation.rules);
    let links = ArticleLinks::of(&inside).await?;
    let sections = vec![
        section(&inside, rules.id, terms::rules(t, rules), rules.articles, Some(&links)),
        section(&inside, pairing::articles::ID, t.msg_articles_pairing(), pairing::articles::ARTICLES, None),
    ];
    let page = Layout::inside(&inside, "rules", t.msg_articles_title()).pictured(Titled::Articles.below());
    public(&ArticlesPage { page, slug: inside.federation.slug.clone(), sections })
}
