//! The handbook: every page in every language, links that lead somewhere, and the book that is
//! printed of it.

use std::io::Read;

use crosstable::i18n::Language;
use crosstable::i18n::handbook::{self, NAME};

use crate::app::App;
use crate::client::{Client, Page};
use crate::database::on_both;

fn read(client: &Client, path: &str, language: Language) -> Page {
    client
        .get_with(path, &[("accept-language", language.word())])
        .ok()
}

/// What stands in the compressed parts of a PDF.
fn unpacked(pdf: &[u8]) -> String {
    let mark = b"stream\n";
    let mut text = String::new();
    for at in (0..pdf.len()).filter(|at| pdf[*at..].starts_with(mark)) {
        let mut plain = Vec::new();
        if flate2::read::ZlibDecoder::new(&pdf[at + mark.len()..])
            .read_to_end(&mut plain)
            .is_ok()
        {
            text.push_str(&String::from_utf8_lossy(&plain));
        }
    }
    text
}

on_both! {
    fn every_page_is_there_in_every_language_for_everybody(app: App) {
        let visitor = app.visitor();
        for language in Language::ALL {
            let contents = read(&visitor, "/help", language);
            for page in handbook::all_pages() {
                let path = format!("/help/{}", page.slug);
                assert!(contents.links().contains(&path), "{path} in {language}");
                contents.says(page.text(language).title);
                let shown = read(&visitor, &path, language);
                assert!(shown.body.contains(&format!("<html lang=\"{language}\">")), "{path} in {language}");
                shown.says(page.text(language).title);
                assert!(!shown.body.contains(NAME) && !shown.body.contains("msg:"), "{path} in {language}: {}", shown.text());
                assert!(shown.body.contains("<ol>") && shown.body.contains("<h2>") && shown.body.contains("<b>"), "{path} in {language}");
            }
        }
        let officer = read(&app.referee(), "/help/table", Language::English);
        officer.says("Fill in the table").says("Log out");
        assert_eq!(visitor.status("/help/nothing"), 404);
        assert_eq!(visitor.status("/help/TABLE"), 404);
    }

    fn chapters_speak_of_what_the_regulation_has(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let told = |chapter: &str, slug: &str| visitor.page(&format!("/help/{chapter}?of={slug}&lang=en")).text();
        for (slug, plan, stones, colours) in
            [("steppe", true, true, true), ("stones", false, true, true), ("chess", false, false, true), ("dots", false, false, false), ("evening", false, false, false)]
        {
            let (members, table) = (told("members", slug), told("table", slug));
            assert_eq!((members.contains("calendar plan"), members.contains("A line of the plan")), (plan, plan), "{slug}");
            assert_eq!((table.contains("handicap"), table.contains("says the colour")), (stones, colours), "{slug}: {table}");
        }
    }

    fn links_lead_somewhere_and_to_the_pages_around(app: App) {
        let visitor = app.visitor();
        let pages = handbook::all_pages();
        for language in Language::ALL {
            for (at, page) in pages.iter().enumerate() {
                let shown = read(&visitor, &format!("/help/{}", page.slug), language);
                let links = shown.links();
                for link in links.iter().filter(|link| link.starts_with("/help") || link.starts_with("/static/help/")) {
                    assert_eq!(visitor.status(link), 200, "{} in {language} leads to {link}", page.slug);
                }
                for beside in [at.checked_sub(1), at.checked_add(1)].into_iter().flatten().filter_map(|at| pages.get(at)) {
                    assert!(links.contains(&format!("/help/{}", beside.slug)), "{} in {language} doesn't lead to {}", page.slug, beside.slug);
                }
            }
        }
    }

    fn pages_lead_to_what_helps_there(app: App) {
        let leads = |client: &Client, path: &str, task: &str| {
            let links: Vec<String> = client.page(path).links().iter().filter_map(|link| link.split('?').next().map(str::to_owned)).collect();
            assert!(links.contains(&"/help".to_owned()) && links.contains(&format!("/help/{task}")), "{path}: {links:?}");
        };
        let (drafted, cosigned) = (app.tournament_in("Cup drafted", "drafted"), app.tournament_in("Cup cosigned", "cosigned"));
        leads(&app.referee(), &format!("/steppe/tournaments/{drafted}/table"), "table");
        leads(&app.referee(), &format!("/steppe/tournaments/{drafted}/desk"), "tournament");
        leads(&app.official(), &format!("/steppe/tournaments/{cosigned}"), "approval");
        leads(&app.official(), "/steppe/ratings/new", "list");
        leads(&app.official(), "/steppe/members", "members");
        leads(&app.chairman(), "/steppe/settings", "federation");
        leads(&app.referee(), "/account/factors", "account");
        leads(&app.visitor(), "/steppe/changes", "correction");
        leads(&app.visitor(), &format!("/steppe/players/{}", app.player("p01")), "players");
    }

    fn the_handbook_is_printed_as_one_book(app: App) {
        let visitor = app.visitor();
        for (language, letters) in [(Language::English, ['w', 'T']), (Language::Russian, ['ы', 'э']), (Language::Ukrainian, ['ї', 'ґ'])] {
            let file = read(&visitor, "/help/handbook.pdf", language);
            assert_eq!(file.header("content-type"), "application/pdf");
            assert!(file.bytes.starts_with(b"%PDF-1.7") && file.bytes.len() < 2_000_000, "{language}: {}", file.bytes.len());
            assert_eq!(read(&visitor, "/help/handbook.pdf", language).bytes, file.bytes, "{language}");
            let pages = file.bytes.windows(9).filter(|part| part == b"/MediaBox").count();
            assert!(pages > 5, "{language}: {pages} pages");
            let pictures = file.bytes.windows(6).filter(|part| part == b"/Image").count();
            assert!(pictures > 5, "{language}: {pictures} pictures");
            let maps = unpacked(&file.bytes).to_lowercase();
            for letter in letters {
                assert!(maps.contains(&format!("<{:04x}>", u32::from(letter))), "{language}: no {letter}");
            }
        }
    }
}

#[test]
fn the_fonts_of_the_book_have_every_letter() {
    for page in handbook::all_pages() {
        for language in Language::ALL {
            let text = page.text(language);
            let letters = [text.title, text.body].concat();
            let missing: Vec<char> = letters
                .chars()
                .filter(|c| {
                    *c != NAME
                        && *c != '\n'
                        && !crosstable::documents::paper::has_all_glyphs(&c.to_string())
                })
                .collect();
            assert!(
                missing.is_empty(),
                "{} in {language}: {missing:?}",
                page.slug
            );
        }
    }
}

#[test]
fn pictures_are_small() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("static/help");
    let sizes: Vec<(std::path::PathBuf, u64)> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| (entry.path(), entry.metadata().map_or(0, |file| file.len())))
        .collect();
    for (path, size) in &sizes {
        assert!(
            path.extension().is_some_and(|ending| ending == "webp") && *size <= 60_000,
            "{}: {size}",
            path.display()
        );
    }
    assert!(
        sizes.iter().map(|(_, size)| size).sum::<u64>() <= 1_000_000,
        "the pictures of the handbook are more than a megabyte"
    );
}
