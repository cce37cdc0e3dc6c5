//! Too much of everything: words, letters, depth, bytes, connections. Nothing ends the process, and
//! nothing is a fault of the server.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use crosstable::db::{TournamentId, players, tournaments};
use crosstable::domain::table::{Sheet, TypedPlayer};

use crate::addresses;
use crate::app::{App, noon};
use crate::client::Client;
use crate::database::on_both;
use crate::html::FormOnPage;

/// A name of so many words.
fn words(count: usize) -> String {
    "ab ".repeat(count)
}

/// A text without a digit, so that what differs in numbers only is told once.
fn kind_of(text: &str) -> String {
    text.chars().filter(|c| !c.is_ascii_digit()).collect()
}

fn send(client: &Client, form: &FormOnPage) -> u16 {
    if form.in_parts {
        let fields: Vec<(&str, String)> = form
            .fields
            .iter()
            .filter(|f| f.0 != "token")
            .map(|(n, v)| (n.as_str(), v.clone()))
            .collect();
        return client.upload(&form.action, &fields, None).status;
    }
    client.submit(form).status
}

/// Opens an event stream and reads the head of the answer.
fn listen(app: &App, path: &str) -> (TcpStream, String) {
    let host = app.base.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n").unwrap();
    let (mut head, mut lines) = (String::new(), BufReader::new(stream.try_clone().unwrap()));
    while lines.read_line(&mut head).unwrap() > 2 {}
    (stream, head)
}

on_both! {
    fn a_name_of_many_words_is_a_mistake_in_the_table(app: App) {
        let id = app.tournament_in("Long Cup", "drafted");
        let table = format!("/steppe/tournaments/{id}/table");
        let referee = app.referee();
        let before = app.stored(id).sheet;
        let name = words(15_000);
        for count in [60, 1_500] {
            let version = app.stored(id).lock_version.to_string();
            let name = words(count);
            let fields = [("version", version.as_str()), ("rows", "2"), ("rounds", "1"), ("name-1", name.trim()), ("name-2", "Ще Хтось")];
            referee.page(&table);
            referee.post(&format!("{table}/draft"), &fields).is(422);
            for what in ["save", "check", "preview", "rows"] {
                let mut fields = fields.to_vec();
                fields.push(("do", what));
                let page = referee.post(&table, &fields).is(422);
                let form = page.form("/table");
                assert_eq!((form.value("name-1"), form.value("name-2")), (name.trim(), "Ще Хтось"), "nothing that was typed is lost");
                assert!(page.body.contains("href=\"#name-1\""), "the problem leads to its field");
            }
            let pasted = format!("№\tІм'я\t1\n1\t{name}\t2+\n2\tБондар Лев\t1-\n");
            referee.post(&format!("{table}/paste"), &[("version", version.as_str()), ("text", &pasted)]).is(422);
        }
        let version = app.stored(id).lock_version.to_string();
        let fields = [("version", version.as_str()), ("rows", "1"), ("rounds", "1"), ("name-1", &name)];
        referee.post(&format!("{table}/draft"), &fields).is(422);
        referee.post(&table, &fields).is(422).says("can hold at most 5000 characters");
        assert_eq!(app.stored(id).sheet, before);
    }

    fn a_draft_that_holds_too_much_can_be_opened_and_mended(app: App) {
        let id = app.tournament_in("Old Cup", "drafted");
        let sheet = Sheet { rounds: 1, rows: vec![TypedPlayer { name: words(15_000), ..TypedPlayer::default() }, TypedPlayer::default()], ..Sheet::default() };
        let json = serde_json::to_string(&sheet).unwrap();
        app.write(|c| Ok(tournaments::update_sheet(c, TournamentId(id), &json, noon())?));
        let referee = app.referee();
        let table = format!("/steppe/tournaments/{id}/table");
        let page = referee.page(&table);
        assert!(page.body.contains("href=\"#name-1\""), "the page says what is too long");
        referee.page(&format!("/steppe/tournaments/{id}"));
        referee.submit(&page.form("/table").set("name-1", "Коваль Анна").set("do", "save")).is(303);
        assert!(app.stored(id).sheet.contains("Коваль Анна"));
    }

    fn no_query_is_as_deep_as_a_name_has_words(app: App) {
        let many: Vec<String> = vec!["a".to_owned(); 20_000];
        let steppe = app.federation("steppe").id;
        let found = app.read(|c| players::suggest_by_words(c, steppe, &many, 50));
        assert!(!found.is_empty());
        let filter = players::Filter { words: many, limit: 50, ..players::Filter::default() };
        assert!(!app.read(|c| players::load_after(c, steppe, &filter, "")).is_empty());
        let official = app.official();
        let query = format!("q={}", "ab+".repeat(9_000));
        for path in ["/steppe/ratings", "/search", &format!("/steppe/players/{}/office", app.player("p01"))] {
            let status = official.get(&format!("{path}?{query}")).status;
            assert!(matches!(status, 200 | 400 | 414), "{path}: {status}");
        }
    }

    fn the_desk_takes_no_name_of_many_words(app: App) {
        let id = app.tournament_in("Desk Cup", "planned");
        let referee = app.referee();
        let desk = format!("/steppe/tournaments/{id}/desk");
        referee.page(&format!("/steppe/tournaments/{id}"));
        referee.post(&desk, &[("act", "open")]).is(303);
        referee.page(&format!("{desk}/players"));
        for count in [60, 15_000] {
            let people = format!("{}\nБондар Лев", words(count).trim());
            let page = referee.post(&desk, &[("act", "enter"), ("key", "k"), ("back", "players"), ("people", &people)]).is(409);
            assert!(page.body.contains(&people[..100]), "what was pasted is still there");
        }
    }

    fn no_text_field_of_any_form_ends_anything(app: App) {
        let mut told = BTreeSet::new();
        for (path, login) in addresses::pages(&app) {
            let client = app.login(login);
            let found = client.get(&path);
            if found.status != 200 {
                continue;
            }
            for form in crate::html::forms(&found.body) {
                for field in &form.typed {
                    if !told.insert(kind_of(&format!("{} {field}", form.action))) {
                        continue;
                    }
                    for count in [100_000, 1_000, 10] {
                        for text in [words(count), "x".repeat(count)] {
                            // The page as it is now: an earlier text may have been good enough.
                            let page = client.get(&path);
                            let now = crate::html::forms(&page.body).into_iter().find(|f| f.action == form.action);
                            let Some(now) = now else { continue };
                            let status = send(&client, &now.set(field, &text));
                            assert!(status < 500, "{} {field}: {status}", form.action);
                        }
                    }
                }
            }
        }
        assert!(told.len() > 60, "there are forms: {told:#?}");
        app.visitor().page("/steppe");
    }

    fn a_drawing_that_is_too_deep_is_refused(app: App) {
        let chairman = app.chairman();
        chairman.page("/steppe/settings");
        for deep in [800, 60_000] {
            let svg = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">{}<path d=\"M0 0h1v1z\"/>{}</svg>",
                "<g>".repeat(deep),
                "</g>".repeat(deep)
            );
            let page = chairman.upload("/steppe/settings/papers", &[], Some(("emblem.svg", svg.as_bytes())));
            assert_eq!(page.status, 413, "{deep}");
        }
        chairman.page("/steppe/settings");
    }

    fn the_way_back_is_an_address_or_the_front_page(app: App) {
        let referee = app.referee();
        for odd in ["/%01", "/%7F", "/a%0Ab", "/%C2%85", "//evil.example", "/%5Cevil.example"] {
            assert_eq!(referee.get(&format!("/login?back={odd}")).location(), "/", "{odd}");
        }
        assert_eq!(referee.get("/login?back=/steppe").location(), "/steppe");
    }

    fn a_forwarded_host_decides_nothing(app: App) {
        let id = app.tournament_in("Cup submitted", "submitted");
        let referee = app.referee();
        let address = format!("/steppe/tournaments/{id}/withdrawal");
        let forged = [("origin", "https://evil.example"), ("x-forwarded-host", "evil.example"), ("forwarded", "host=evil.example")];
        referee.post_with(&address, &[], &forged).is(403);
        referee.post_with(&address, &[], &[("origin", "http://crosstable.example")]).is(303);
    }

    fn a_name_is_no_formula_in_the_list(app: App) {
        let official = app.official();
        let edit = format!("/steppe/players/{}/edit", app.player("p01"));
        let form = official.page(&edit).form("/edit").set("name", "=A1+1").set("latin", "@SUM(A1)").set("club", "+Club").set("new_club", "1");
        official.submit(&form).is(303);
        for path in ["/steppe/ratings.csv", "/api/v1/federations/steppe/ratings.csv"] {
            let body = app.visitor().page(path).body;
            assert!(body.contains(",'=A1+1,'@SUM(A1),'+Club,"), "{path}: {body}");
        }
    }

    fn a_stranger_sends_little(app: App) {
        let visitor = app.visitor();
        visitor.page("/login");
        let large = "x".repeat(70_000);
        visitor.post("/login", &[("login", "referee"), ("password", &large)]).is(413);
        // Nor does a cookie that opens nothing help.
        visitor.cookies.borrow_mut().insert("session".to_owned(), "0".repeat(64));
        visitor.post("/login", &[("login", "referee"), ("password", &large)]).is(413);
        let id = app.tournament_in("Large Cup", "drafted");
        let referee = app.referee();
        referee.page("/steppe/inbox");
        let version = app.stored(id).lock_version.to_string();
        let status = referee.post(&format!("/steppe/tournaments/{id}/table/paste"), &[("version", &version), ("text", &large)]).status;
        assert_eq!(status, 422);
    }

    fn one_address_has_its_share_of_the_streams(app: App) {
        let (id, _) = app.desk_at("Watched Cup");
        let path = format!("/steppe/tournaments/{id}/live/events");
        let streams: Vec<(TcpStream, String)> = (0..200).map(|_| listen(&app, &path)).collect();
        assert!(streams.iter().all(|(_, head)| head.contains(" 200 ")));
        let (_, head) = listen(&app, &path);
        assert!(head.contains(" 503 ") && head.to_lowercase().contains("retry-after: 60"), "{head}");
        drop(streams);
    }
}
