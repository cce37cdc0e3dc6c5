//! The regulation article by article: the site's implementation, a page that shows it, and the
//! number of citations in the program. A CSV file lists the cited places, untranslated.

use actix_web::HttpResponse;
use askama::Template;

use crate::actions::editions;
use crate::actions::examples::Examples;
use crate::domain::article::{Article, Implementation, Place, ResultKind, url_fragment};
use crate::domain::pairing;
use crate::editions::citations::places_citing;
use crate::error::WebError;
use crate::frame::layout::{Layout, public_download, render_public};
use crate::frame::page_titles::TitledPage;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{L10nLanguage, articles as texts, reference_tables, terms};
use crate::regulation_texts::links::ArticleLinks;

struct ArticleRow {
    number: String,
    /// Behind the id of the regulation.
    at: String,
    /// Address in the federation's regulation text; `None` if there is none.
    text: Option<String>,
    does: String,
    /// Address and name of a page that shows it.
    seen: Option<(String, String)>,
    cited: usize,
}

struct Section {
    id: &'static str,
    title: String,
    rows: Vec<ArticleRow>,
}

#[derive(Template)]
#[template(path = "editions/articles.html")]
struct ArticlesPage {
    page: Layout,
    slug: String,
    sections: Vec<Section>,
}

struct ArticleContext<'a> {
    inside: &'a Inside,
    examples: &'a Examples,
    /// Key and title of the reference tables.
    tables: Vec<(&'static str, String)>,
}

impl ArticleContext<'_> {
    /// Below the federation. Without an example it is the page that will list one.
    fn page_of_article(&self, article: &Article) -> Option<(String, String)> {
        let t = self.inside.t();
        if let Some((key, title)) = article
            .table
            .and_then(|key| self.tables.iter().find(|table| table.0 == key))
        {
            return Some((
                format!("/rules#table-{key}"),
                t.msg_articles_example_table(title.as_str()),
            ));
        }
        if let Some(name) = article.parameter {
            return Some((
                format!("/rules#parameter-{name}"),
                t.msg_articles_example_parameter(),
            ));
        }
        let place = article.deed.place();
        self.find_example(place, article.deed)
            .or_else(|| page_of(t, place).map(|(below, name)| (below.to_owned(), name)))
    }

    /// Serves places with more than one page.
    fn find_example(&self, place: Place, deed: Implementation) -> Option<(String, String)> {
        let (t, examples) = (self.inside.t(), self.examples);
        let live = |below: &str| {
            examples
                .pair
                .map(|pair| format!("/tournaments/{}/live{below}", pair.tournament))
        };
        Some(match place {
            Place::List => (
                format!("/ratings/{}", examples.list?),
                t.msg_articles_example_list(),
            ),
            Place::Player => (
                format!("/players/{}", examples.find_result(ResultKind::Any)?.player),
                t.msg_articles_example_player(),
            ),
            Place::Tournament => (
                format!(
                    "/tournaments/{}",
                    examples.find_result(ResultKind::Any)?.tournament
                ),
                t.msg_articles_example_tournament(),
            ),
            Place::Result(kind) => self.result_example(kind)?,
            Place::Round => (live("")?, t.msg_articles_example_round()),
            Place::Standings => (live("/standings")?, t.msg_articles_example_standings()),
            Place::Lot => (live("/lot")?, t.msg_articles_example_lot()),
            Place::Pair => {
                let pair = examples.pair?;
                let why = format!("/rounds/{}/why/{}", pair.round, pair.entrant);
                (live(&why)?, t.msg_articles_example_pair())
            }
            Place::Tournaments => {
                let desk = match deed {
                    Implementation::Knockout => examples.knockout,
                    Implementation::Groups => examples.mcmahon,
                    _ => None,
                };
                (
                    format!("/tournaments/{}/live", desk?),
                    t.msg_articles_example_round(),
                )
            }
            _ => return None,
        })
    }
}

impl ArticleContext<'_> {
    /// The newest example.
    fn result_example(&self, kind: ResultKind) -> Option<(String, String)> {
        let t = self.inside.t();
        let of = self.examples.find_result(kind)?;
        let name = match kind {
            ResultKind::Any => t.msg_articles_example_result(),
            ResultKind::Newcomer => t.msg_articles_example_newcomer(),
            ResultKind::Anomalous => t.msg_articles_example_anomalous(),
            ResultKind::Starred => t.msg_articles_example_starred(),
        };
        let address = format!("/tournaments/{}/players/{}", of.tournament, of.player);
        Some((address, name))
    }
}

/// The address is below the federation; a list will contain the place's examples.
fn page_of(t: &L10nLanguage, place: Place) -> Option<(&'static str, String)> {
    Some(match place {
        Place::Nowhere => return None,
        Place::Federation => ("", t.msg_menu_home()),
        Place::Ratings | Place::List | Place::Player => ("/ratings", t.msg_menu_ratings()),
        Place::Tournaments
        | Place::Tournament
        | Place::Result(_)
        | Place::Round
        | Place::Pair
        | Place::Standings
        | Place::Lot => ("/tournaments", t.msg_menu_tournaments()),
        Place::Rules => ("/rules", t.msg_menu_rules()),
        Place::Calculator => ("/calculator", t.msg_calculator_title()),
        Place::Category => ("/rules/category", t.msg_category_title()),
        Place::Calendar => ("/calendar", t.msg_calendar_title()),
        Place::Changes => ("/changes", t.msg_changes_title()),
        Place::Verification => ("/verification", t.msg_verification_title()),
        Place::Numbers => ("/numbers", t.msg_statistics_title()),
    })
}

/// `links`: addresses in the federation's own text.
fn build_section(
    sights: &ArticleContext,
    id: &'static str,
    title: String,
    articles: &'static [Article],
    links: Option<&ArticleLinks>,
) -> Section {
    let (t, slug) = (sights.inside.t(), &sights.inside.federation.slug);
    let row = |article: &'static Article| ArticleRow {
        number: terms::article_name(t, article.number),
        at: url_fragment(article.number),
        text: links.and_then(|links| links.text(article.number)),
        does: texts::deed(t, article.deed),
        seen: sights
            .page_of_article(article)
            .map(|(below, name)| (format!("/{slug}{below}"), name)),
        cited: places_citing(id, article.number).count(),
    };
    Section {
        id,
        title,
        rows: articles.iter().map(row).collect(),
    }
}

pub async fn download_csv(inside: Inside) -> Result<HttpResponse, WebError> {
    let rules = inside.federation.rules;
    let failed = |e: &dyn std::fmt::Display| WebError::Page(e.to_string());
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(["regulation", "article", "place"])
        .map_err(|e| failed(&e))?;
    for (id, articles) in [
        (rules.id, rules.articles),
        (pairing::articles::ID, pairing::articles::ARTICLES),
    ] {
        for article in articles {
            for place in places_citing(id, article.number) {
                out.write_record([id, article.number, place])
                    .map_err(|e| failed(&e))?;
            }
        }
    }
    let bytes = out.into_inner().map_err(|e| failed(&e))?;
    let body = String::from_utf8(bytes).map_err(|e| failed(&e))?;
    Ok(public_download(
        "text/csv; charset=utf-8",
        &format!("{}-articles.csv", inside.federation.slug),
        body,
    ))
}

pub async fn show_articles(inside: Inside) -> Result<HttpResponse, WebError> {
    let (t, rules) = (inside.t(), inside.federation.rules);
    let links = ArticleLinks::load_links(&inside).await?;
    let today = inside.today();
    let (examples, governing) = read_inside(&inside, move |c, f| {
        Ok((
            Examples::load(c, f)?,
            editions::find_governing(c, f, today)?,
        ))
    })
    .await?;
    let parameters = serde_json::from_str(&governing.parameters).unwrap_or_default();
    let tables = rules
        .reference_tables(&parameters)
        .into_iter()
        .map(|table| (table.key, reference_tables::table_title(t, table.title)));
    let sights = ArticleContext {
        inside: &inside,
        examples: &examples,
        tables: tables.collect(),
    };
    let sections = vec![
        build_section(
            &sights,
            rules.id,
            terms::rules_name(t, rules),
            rules.articles,
            Some(&links),
        ),
        build_section(
            &sights,
            pairing::articles::ID,
            t.msg_articles_pairing(),
            pairing::articles::ARTICLES,
            None,
        ),
    ];
    let page = Layout::for_federation(&inside, "rules", t.msg_articles_title())
        .with_picture(TitledPage::Articles.path_below());
    render_public(&ArticlesPage {
        page,
        slug: inside.federation.slug.clone(),
        sections,
    })
}
