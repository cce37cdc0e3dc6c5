//! The tables of each regulation on its pages, and the articles that lead to where each of them is
//! seen.

use std::collections::BTreeMap;

use crosstable::actions::regulation_texts;
use crosstable::actions::setup::{self, Step};
use crosstable::domain::article::{Article, Implementation, Place, url_fragment};
use crosstable::domain::rules::{self, Rulebook};
use crosstable::domain::{language::Language, pairing};
use crosstable::i18n::reference_tables;
use serde_json::json;

use crate::app::App;
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::html;

/// Federations of the demo, and of the tests.
const DEMO: [&str; 5] = ["demo", "dots", "chess", "stones", "evening"];

/// What the page of an article says in English, by what the program does about the article.
fn claim(deed: Implementation) -> &'static str {
    match deed {
        Implementation::Ratings | Implementation::RankGrounds | Implementation::RankKept => {
            "Rating over time"
        }
        Implementation::RankFloats => "Next rank",
        Implementation::Recommendation => "Initial rating",
        Implementation::Absence => "±",
        Implementation::ListsDue
        | Implementation::RankPublished
        | Implementation::AgeProtects
        | Implementation::Listed
        | Implementation::AllListed => "Published list No.",
        Implementation::CurrentList | Implementation::ListDivided => "Current rating",
        Implementation::Pools => "Rapid",
        Implementation::RankNames | Implementation::RankOfRating => "Rank",
        Implementation::PublicList => "CSV",
        Implementation::Signatures => "Chief referee",
        Implementation::EachTournament | Implementation::Official => "The tournament was rated on",
        Implementation::AllGames => "Crosstable",
        Implementation::Coefficient => "K =",
        Implementation::ScoreDifference => "expected",
        Implementation::PointsOfGames => "Scored",
        Implementation::Influence => "Bj =",
        Implementation::Spread => "Db =",
        Implementation::NewDeviation => "S' =",
        Implementation::Rounding => "rounded",
        Implementation::Handicap => "h =",
        Implementation::Anomaly
        | Implementation::AnomalyBound
        | Implementation::AnomalyCorrected
        | Implementation::Recalculation => "Anomalous result",
        Implementation::Estimate => "is estimated by this tournament",
        Implementation::Entry => "enters with the rating",
        Implementation::InitialRating | Implementation::PointlessNewcomer => "new player",
        Implementation::FieldSize => "n =",
        Implementation::TournamentCoefficient => "Kt =",
        Implementation::StartEstimate => "Rs =",
        Implementation::PrimaryEstimate => "Rp =",
        Implementation::Provisional | Implementation::StarEnds => "*",
        Implementation::CorrectedEstimate => "Estimate corrected over all games",
        Implementation::OpponentAges
        | Implementation::PlayerCoefficient
        | Implementation::Corridor => "Players’ ages, and anything that would reveal them",
        Implementation::Amendments | Implementation::NotBackwards => "in force now",
        Implementation::Expectation => "Calculate",
        Implementation::OfficialsOnly => "Officers",
        Implementation::NoOtherWay => "Corrections",
        Implementation::Category
        | Implementation::CategoryStep
        | Implementation::CategoryKept
        | Implementation::OwnCategory
        | Implementation::Friendly => "Category of a tournament",
        Implementation::Support | Implementation::Proposal | Implementation::Frozen => "Calendar",
        Implementation::Certificates => "Checking certificates",
        Implementation::Deviation => "Numbers for the commission",
        Implementation::Lots => "repeat this draw",
        Implementation::Tiebreaks => "SOS",
        Implementation::NoRematch
        | Implementation::EqualPoints
        | Implementation::Colours
        | Implementation::Halves
        | Implementation::Floats => "Known before the round",
        Implementation::Groups
        | Implementation::Knockout
        | Implementation::Rounds
        | Implementation::NoChoice
        | Implementation::NotKeptApart => "Round",
        Implementation::TimeControl
        | Implementation::Replays
        | Implementation::Annulled
        | Implementation::PlayedGames
        | Implementation::ResultsDue => "not played",
        _ => "tep by step",
    }
}

/// Whether an article leads to the page that will list its first example.
fn waits(article: &Article, path: &str) -> bool {
    (path.ends_with("/tournaments") && article.deed.place() != Place::Nowhere)
        || (path.ends_with("/ratings") && article.deed.place() != Place::Ratings)
}

/// A federation of each regulation in which nothing was done yet.
fn founded(app: &App) -> Vec<(&'static Rulebook, String)> {
    let all = rules::ALL
        .iter()
        .map(|rulebook| (rulebook, format!("new-{}", rulebook.id)));
    all.inspect(|(rulebook, slug)| _ = app.newly_founded(slug, rulebook.id))
        .collect()
}

/// The part of a page from the table with a key to the next one.
#[track_caller]
fn table(page: &Page, key: &str) -> Vec<Vec<String>> {
    let section = page
        .body
        .split(&format!("id=\"table-{key}\""))
        .nth(1)
        .unwrap_or_else(|| panic!("{} has no table {key}", page.path));
    html::rows(section.split("</section>").next().unwrap_or_default())
}

/// The rows of a page with articles: number as its address has it, and the address where the
/// article is seen.
fn seen(page: &Page, rules: &str) -> BTreeMap<String, Option<String>> {
    let rows = page.body.split("<tr id=\"").skip(1);
    let row = |row: &str| {
        let number = row
            .split('"')
            .next()?
            .strip_prefix(&format!("{rules}-"))?
            .to_owned();
        let cell = row.split("<td>").nth(1)?.split("</td>").next()?;
        Some((number, html::attributes(cell, "href").into_iter().next()))
    };
    rows.filter_map(row).collect()
}

/// Follows the link of an article; the page must have the place that the link names and say what is
/// claimed.
fn wrong(visitor: &Client, article: &Article, address: &str) -> Option<String> {
    let (path, anchor) = address
        .split_once('#')
        .map_or((address, None), |(path, anchor)| (path, Some(anchor)));
    let page = visitor.get(&format!("{path}?lang=en"));
    if page.status != 200 {
        return Some(format!(
            "{}: {address} answers {}",
            article.number, page.status
        ));
    }
    match anchor {
        Some(anchor) if page.body.contains(&format!("id=\"{anchor}\"")) => None,
        Some(_) => Some(format!("{}: {address} has no such place", article.number)),
        None if waits(article, path) || page.text().contains(claim(article.deed)) => None,
        None => Some(format!(
            "{} ({:?}): {address} does not say {:?}",
            article.number,
            article.deed,
            claim(article.deed)
        )),
    }
}

on_both! {
    fn a_new_federation_shows_the_tables_of_its_regulation(app: App) {
        let visitor = app.visitor();
        for (rulebook, slug) in founded(&app) {
            let tables = rulebook.reference_tables(&json!({}));
            for language in Language::ALL {
                for address in ["rules", "rules/0", "rules/text"] {
                    let page = visitor.page(&format!("/{slug}/{address}?lang={}", language.word())).ok();
                    for expected in &tables {
                        let said = |row: &Vec<_>| {
                            row.iter().map(|cell| reference_tables::cell_text(language, *cell).replace('\u{a0}', " ")).collect::<Vec<_>>()
                        };
                        let rows: Vec<_> = table(&page, expected.key).into_iter().filter(|row| !row.is_empty()).collect();
                        for row in expected.rows.iter().map(said) {
                            assert!(rows.contains(&row), "{slug}: {} in {} has no {row:?}: {rows:?}", expected.key, page.path);
                        }
                    }
                }
            }
        }
        // As printed, in the words of each language.
        let row = |slug: &str, language: &str, key: &str, cells: &[&str]| {
            let rows = table(&visitor.page(&format!("/{slug}/rules?lang={language}")), key);
            assert!(rows.iter().any(|row| row.iter().map(|cell| cell.replace('\u{a0}', " ")).eq(cells.iter().copied())), "{key}: {rows:?}");
        };
        row("new-ufgo", "ru", "1", &["2700 и выше", "7 дан"]);
        row("new-ufgo", "uk", "2", &["4–10", "0,49", "0,51"]);
        row("new-ufgo", "en", "4", &["100–199", "9 × 9", "+7", "−13", "7"]);
        row("new-orr", "ru", "k", &["500–599", "90", "25"]);
        row("new-ssdc", "en", "ranks", &["2400–2499", "honoured master"]);
        row("new-ssdc", "ru", "places", &["высшая", "1–3", "гроссмейстер"]);
        row("new-rgf", "uk", "ranks", &["2100", "1 дан", "2050–2149"]);
        row("new-elo", "en", "k", &["30 or more", "2400 and above", "10"]);
    }

    fn tables_are_those_of_the_edition(app: App) {
        let chairman = app.chairman();
        let form = chairman.page("/steppe/rules/new").form("/rules/new").set("title", "Amendment").set("p-table_4_loss_9x9_600", "-20");
        assert_eq!(chairman.submit(&form).location(), "/steppe/rules");
        let loss = |address: &str| {
            let rows = table(&app.visitor().page(&format!("/steppe/rules/{address}?lang=en")), "4");
            rows.into_iter().find(|row| row[0] == "600 and above" && row[1].starts_with('9')).unwrap()[3].clone()
        };
        assert_eq!((loss("0"), loss("1")), ("0".to_owned(), "−20".to_owned()));
    }

    fn every_article_leads_to_where_it_is_seen(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let mut faults = Vec::new();
        let mut slugs: Vec<(String, &Rulebook)> = founded(&app).into_iter().map(|(rulebook, slug)| (slug, rulebook)).collect();
        slugs.extend(DEMO.map(|slug| (slug.to_owned(), app.federation(slug).rules)));
        for (slug, rulebook) in slugs {
            let page = visitor.page(&format!("/{slug}/articles?lang=en")).ok();
            for (id, articles) in [(rulebook.id, rulebook.articles), (pairing::articles::ID, pairing::articles::ARTICLES)] {
                let rows = seen(&page, id);
                for article in articles {
                    match rows.get(&url_fragment(article.number)) {
                        None => faults.push(format!("{slug}: {id} {} has no row", article.number)),
                        Some(None) => assert_eq!(article.deed, Implementation::Definition, "{slug}: {id} {}", article.number),
                        Some(Some(address)) => faults.extend(wrong(&visitor, article, address).map(|fault| format!("{slug}: {id} {fault}"))),
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    fn the_chairman_previews_the_text_before_it_is_saved(app: App) {
        app.newly_founded("steppe-new", "ufgo");
        let (chairman, federation) = (app.chairman(), app.federation("steppe-new"));
        let missing = || app.read(|c| setup::load_progress(c, &federation)).missing.contains(&Step::Text);
        assert!(missing());
        let inbox = chairman.page("/steppe-new/inbox?lang=en");
        inbox.says("Text of the regulation");
        assert!(inbox.links().iter().any(|link| link == "/steppe-new/rules/text/new"));
        let body = "2. Ranks\n2.3 The table.\n\nTable 1.\nRating\tRank\n0-9\t30 kyu\n10-19\t29 kyu\n\n2.4 Ranks float.\n";
        let send = |also: Option<(&'static str, &str)>| {
            chairman.page("/steppe-new/rules/text/new").ok();
            let mut fields = vec![("language", "en".to_owned()), ("day", "2026-01-09".to_owned()), ("order", String::new())];
            fields.extend([("body", body.to_owned()), ("pages", String::new())]);
            fields.extend(also.map(|(name, value)| (name, value.to_owned())));
            chairman.upload("/steppe-new/rules/text/new?lang=en", &fields, None)
        };
        let preview = send(Some(("preview", "1"))).ok();
        preview.says("not saved yet").says("3 articles and tables are recognized").says("Table 5");
        assert!(preview.rows().contains(&vec!["10-19".to_owned(), "29 kyu".to_owned()]), "{}", preview.body);
        assert_eq!(preview.form("/rules/text/new").value("body").replace('\r', "").trim(), body.trim(), "nothing typed is lost");
        assert!(missing() && app.read(|c| regulation_texts::current_text(c, &federation, Language::English, crate::app::noon().date())).is_none());
        let saved = send(None).location();
        let page = app.visitor().page(&format!("{saved}?lang=en")).ok();
        assert!(page.rows().contains(&vec!["10-19".to_owned(), "29 kyu".to_owned()]), "{}", page.body);
        assert!(page.body.contains("id=\"a-Table-1\"") && page.body.contains("id=\"a-2.4\""), "{}", page.body);
        assert!(!missing());
    }
}
