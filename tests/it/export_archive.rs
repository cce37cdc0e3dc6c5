//! A federation takes everything along.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use crosstable::actions::export_archive;
use crosstable::actions::exports::{Usage, Words};
use crosstable::domain::language::Language;
use serde_json::Value;
use zip::ZipArchive;

use crate::app::{App, noon};
use crate::database::on_both;

/// The files of an archive.
fn unpacked(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut files = BTreeMap::new();
    for at in 0..archive.len() {
        let mut file = archive.by_index(at).unwrap();
        let mut content = Vec::new();
        file.read_to_end(&mut content).unwrap();
        let name = file.name().unwrap().into_owned();
        assert!(
            files.insert(name.clone(), content).is_none(),
            "{name} is there twice"
        );
    }
    files
}

fn packed(app: &App) -> Vec<u8> {
    let steppe = app.federation("steppe");
    let refusal = |why: &_| format!("{why:?}");
    let words = Words {
        stones: true,
        language: Language::English,
        loss: |_, loss| loss.to_string(),
        people: "people".to_owned(),
        lost: "lost".to_owned(),
        guest: ["Guest", "yes"].map(str::to_owned),
        usage: Usage {
            sheet: "Use".to_owned(),
            note: "Cite us".to_owned(),
            source: "Source:".to_owned(),
            base: "http://x.example".to_owned(),
        },
        refusal: &refusal,
        paper: &|_| None,
    };
    let mut out = Vec::new();
    app.db
        .read(|c| {
            export_archive::write_archive(c, &steppe, "README", &words, &|_, _| Ok(None), &mut out)
        })
        .unwrap();
    out
}

on_both! {
    fn the_archive_holds_everything_and_its_journal_is_taken_back(app: App) {
        let rated = app.tournament_in("Rated Cup", "rated");
        let closed = app.tournament_in("Closed Cup", "cosigned");
        let drafted = app.tournament_in("Drafted Cup", "drafted");
        app.official().post(&format!("/steppe/tournaments/{closed}/closing"), &[("reason", "R")]).is(303);
        app.certificate_at(true);
        app.certificate_at(false);
        app.proposal_at(crosstable::domain::proposal::Stage::Sent);
        let chairman = app.chairman();
        let page = chairman.page("/steppe/moving");
        page.says("tournaments/").says("crosstable import journal.jsonl");
        let answer = chairman.submit(&page.form("/steppe/moving")).ok();
        assert_eq!(answer.header("content-type"), "application/zip");
        assert_eq!(answer.header("cache-control"), "no-store");
        assert!(answer.header("content-disposition").contains("steppe-2026-"), "{}", answer.header("content-disposition"));
        let files = unpacked(&answer.bytes);
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        let text = |name: &str| String::from_utf8(files[name].clone()).unwrap();

        assert_eq!(text("journal.jsonl"), app.export("steppe"));
        let again = text("journal.jsonl");
        let moved = app.write(|c| {
            let journal = crosstable::domain::journal::read_journal(again.as_bytes()).unwrap();
            crosstable::actions::journal::import_journal(c, &crosstable::actions::Actor::console(), &journal, Some("elsewhere"), noon()).unwrap();
            let elsewhere = crosstable::db::federations::find_by_slug(c, "elsewhere")?.unwrap();
            Ok(String::from_utf8(crosstable::actions::journal::export_journal(c, elsewhere.id)?).unwrap())
        });
        assert_eq!(moved.replacen("\"elsewhere\"", "\"steppe\"", 1), again);

        for language in ["English", "Русский", "Українська"] {
            assert!(text("README.txt").contains(language), "{language}");
        }
        assert_eq!(text("lists/2026-01-01-1.csv").as_bytes(), app.visitor().page("/steppe/ratings/2026-01-01.csv").bytes);
        assert!(names.contains(&"lists/2026-01-01-1.xlsx"), "{names:?}");
        // The note on the use of lists stands in their workbooks, and once for all files beside
        // them.
        let shared = unpacked(&files["lists/2026-01-01-1.xlsx"]).remove("xl/sharedStrings.xml").unwrap();
        let shared = String::from_utf8(shared).unwrap();
        assert!(shared.contains("as its source and link to it"), "{shared}");
        assert!(shared.contains("Source: http://crosstable.example/steppe/ratings/2026-01-01"), "{shared}");
        assert!(text("README.txt").contains("http://crosstable.example/steppe/ratings"));
        for (id, there) in [(rated, true), (closed, true), (drafted, false)] {
            let code = app.stored(id).code;
            for ending in ["-csv.csv", "-xlsx.xlsx", "-trf16.trf", "-json.json", ".pdf"] {
                let name = format!("tournaments/2026-05-03-{code}/{code}{ending}");
                assert_eq!(names.contains(&name.as_str()), there, "{name} in {names:?}");
            }
        }
        let index: Value = serde_json::from_str(&text("files/index.json")).unwrap();
        let document = index.as_array().unwrap().iter().find(|file| file["name"] == "rules.pdf").unwrap();
        assert!(files[document["file"].as_str().unwrap()].starts_with(b"%PDF"));
        let certificates: Vec<Value> = text("certificates/certificates.jsonl").lines().map(|l| serde_json::from_str(l).unwrap()).collect();
        assert_eq!(certificates.len(), 1, "requests are none");
        assert_eq!(certificates[0]["player"], "p03");
        assert!(certificates[0]["facts"].as_str().is_some_and(|facts| facts.starts_with('{')));
        let paper = format!("certificates/{}.pdf", certificates[0]["number"]);
        assert!(files[&paper].starts_with(b"%PDF"), "{names:?}");
        let keys: Value = serde_json::from_str(&text("certificates/keys.json")).unwrap();
        assert_eq!(certificates[0]["key"], keys[0]["public"]);
        assert!(!text("certificates/keys.json").contains("secret"));
        let log: Vec<Value> = text("audit.jsonl").lines().map(|l| serde_json::from_str(l).unwrap()).collect();
        let last = log.last().unwrap();
        assert_eq!((last["act"].as_str(), last["subject"].as_str()), (Some("take along"), Some("federation steppe")));
        app.official().page("/steppe/audit").says("downloaded all data of the federation");
    }

    fn the_same_data_give_the_same_bytes(app: App) {
        app.tournament_in("Rated Cup", "rated");
        let first = packed(&app);
        assert_eq!(packed(&app), first);
        let names: Vec<String> = unpacked(&first).into_keys().collect();
        assert!(names.iter().any(|name| name.starts_with("tournaments/")), "{names:?}");
    }

    fn everybody_reads_what_is_everybodys(app: App) {
        let page = app.visitor().page("/steppe/data");
        page.says("Your data is yours").says("Public as files");
        for link in page.links().iter().filter(|link| link.starts_with("/steppe") || link.starts_with("/api")) {
            assert_eq!(app.visitor().status(link), 200, "{link}");
        }
        assert!(!page.links().contains(&"/steppe/moving".to_owned()));
        assert!(app.chairman().page("/steppe/data").links().contains(&"/steppe/moving".to_owned()));
        assert!(app.visitor().page("/steppe").links().contains(&"/steppe/data".to_owned()));
        assert!(app.chairman().page("/steppe/settings").links().contains(&"/steppe/moving".to_owned()));
        for language in ["ru", "uk"] {
            app.visitor().page(&format!("/steppe/data?lang={language}"));
        }
    }
}
