//! The API: a client that knows nothing but its description, what it doesn't tell, how much may be
//! asked, who may read it.

use std::collections::BTreeSet;
use std::io::Read as _;

use chrono::TimeDelta;
use crosstable::actions::journal as office_journal;
use crosstable::actions::{Actor, Tx, approval, registry, tournaments as office};
use crosstable::db::{Conn, PlayerId, TournamentId, tournaments};
use crosstable::domain::journal;
use crosstable::web::app::{Allowance, Proxies};
use reqwest::Method;
use serde_json::{Value, json};

use crate::app::{App, import, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

/// Rules with pools and categories; two players with the same rating.
const DUNES: &str = r#"{"federation": {"slug": "dunes", "name": "Dots of the Dunes", "rules": "ssdc"}}
{"player": {"id": "a", "name": "Дюна Ада", "born": "1970-01-02", "standing": {"classic": {"rating": 1600, "games": 40}, "rapid": {"rating": 1500, "games": 30}}}}
{"player": {"id": "b", "standing": {"classic": {"rating": 1200, "games": 40}}}}
{"player": {"id": "c", "standing": {"classic": {"rating": 1200, "games": 40}}}}
{"player": {"id": "d", "standing": {"classic": {"rating": 1200, "games": 40}}}}
{"tournament": {"id": "t1", "name": "Spring", "start": "2026-05-01", "games": [{"a": "a", "b": "b", "score": 1}]}}
{"list": {"date": "2026-05-02"}}
{"list": {"date": "2026-05-09"}}
"#;

/// What nobody should send.
const WILD: [&str; 14] = [
    "",
    "0",
    "-1",
    "1.5",
    "99999999999999999999",
    "x",
    "null",
    "%00",
    "%ff",
    "%D0%90%27%3B--",
    "2026-02-30",
    "0000-00-00",
    "WyJwbGF5ZXJzIiwiYSJd",
    "..%2F..%2Fhealth",
];

/// A client made from nothing but the description.
struct Reader {
    client: Client,
    document: Value,
    base: String,
    /// The code on a paper, which no list tells.
    code: String,
}

impl Reader {
    fn of(app: &App, code: String) -> Reader {
        let client = app.visitor();
        let document: Value =
            serde_json::from_str(&client.page("/api/v1/openapi.json").body).unwrap();
        let base = document["servers"][0]["url"].as_str().unwrap().to_owned();
        Reader {
            client,
            document,
            base,
            code,
        }
    }

    fn paths(&self) -> Vec<String> {
        self.document["paths"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect()
    }

    fn operation(&self, template: &str) -> &Value {
        &self.document["paths"][template]["get"]
    }

    fn parameters(&self, template: &str, place: &str) -> Vec<&Value> {
        let all = self.operation(template)["parameters"].as_array();
        all.into_iter()
            .flatten()
            .filter(|p| p["in"] == place)
            .collect()
    }

    fn knows(&self, template: &str, parameter: &str) -> bool {
        self.parameters(template, "query")
            .iter()
            .any(|p| p["name"] == parameter)
    }

    /// Asks, and holds the answer against the description.
    #[track_caller]
    fn ask(&self, template: &str, path: &str) -> Page {
        let page = self.client.get(path);
        self.check(template, &page);
        page
    }

    #[track_caller]
    fn check(&self, template: &str, page: &Page) {
        let answers = &self.operation(template)["responses"];
        let answer = &answers[page.status.to_string()];
        assert!(
            !answer.is_null(),
            "{} answers {}, which {template} doesn't describe: {}",
            page.path,
            page.status,
            page.body
        );
        for name in answer["headers"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, _)| name)
        {
            let optional = name == "Link";
            assert!(
                optional || !page.header(name).is_empty(),
                "{}: no header {name}",
                page.path
            );
        }
        let Some(content) = answer["content"].as_object() else {
            return;
        };
        let media = page
            .header("content-type")
            .split(';')
            .next()
            .unwrap_or_default();
        let content = content
            .get(media)
            .unwrap_or_else(|| panic!("{}: {media} is not described", page.path));
        if !matches!(media, "application/json" | "application/problem+json") {
            return;
        }
        let mut components = self.document["components"].clone();
        strict(&mut components);
        let schema = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "components": components,
            "allOf": [content["schema"]],
        });
        let validator = jsonschema::draft202012::options()
            .should_validate_formats(true)
            .build(&schema)
            .unwrap();
        let body: Value = serde_json::from_str(&page.body).unwrap();
        let wrong: Vec<String> = validator
            .iter_errors(&body)
            .map(|e| format!("{}: {e}", e.instance_path()))
            .collect();
        assert!(wrong.is_empty(), "{}: {wrong:#?}\n{}", page.path, page.body);
    }

    /// All items from an address to the last page, with as many at a time as it says.
    #[track_caller]
    fn all(&self, template: &str, path: &str) -> Vec<Value> {
        let mut items = Vec::new();
        let mut path = path.to_owned();
        for _ in 0..1000 {
            let page = self.ask(template, &path).ok();
            let body: Value = serde_json::from_str(&page.body).unwrap();
            items.extend(body["items"].as_array().unwrap().iter().cloned());
            let Some(next) = body["next"].as_str() else {
                assert_eq!(page.header("link"), "", "{path}");
                return items;
            };
            assert_eq!(
                page.header("link"),
                format!("<{next}>; rel=\"next\""),
                "{path}"
            );
            path = next.strip_prefix(&self.base).unwrap().to_owned();
        }
        panic!("{path} has no end");
    }

    /// Every address that a template stands for, as the lists before it tell.
    fn addresses(&self, template: &str) -> Vec<String> {
        let mut found = vec![String::new()];
        let mut done = String::new();
        for part in template.split('/').skip(1) {
            let Some(name) = part.strip_prefix('{').and_then(|p| p.strip_suffix('}')) else {
                found
                    .iter_mut()
                    .for_each(|path| path.push_str(&format!("/{part}")));
                done.push_str(&format!("/{part}"));
                continue;
            };
            let listed = !self.operation(&done).is_null();
            let grow = |path: &String| -> Vec<String> {
                if !listed {
                    return vec![format!("{path}/{}", self.code)];
                }
                let key = |item: &Value| {
                    ["slug", "id", "date"]
                        .iter()
                        .find_map(|k| item.get(*k))
                        .unwrap()
                        .clone()
                };
                let items = self.all(&done, path);
                items
                    .iter()
                    .map(|item| format!("{path}/{}", key(item).to_string().trim_matches('"')))
                    .collect()
            };
            found = found.iter().flat_map(grow).collect();
            done.push_str(&format!("/{{{name}}}"));
        }
        found
    }

    /// Values that the schema of a parameter allows.
    fn values(&self, parameter: &Value) -> Vec<String> {
        let mut schema = &parameter["schema"];
        if let Some(of) = schema["oneOf"].as_array() {
            schema = of.iter().find(|s| s["type"] != "null").unwrap();
        }
        if let Some(path) = schema["$ref"].as_str() {
            schema = self.document.pointer(path.trim_start_matches('#')).unwrap();
        }
        if let Some(words) = schema["enum"].as_array() {
            return words
                .iter()
                .map(|w| w.as_str().unwrap().to_owned())
                .collect();
        }
        let kinds = schema["type"].to_string();
        if kinds.contains("integer") {
            return [&schema["minimum"], &schema["maximum"]]
                .iter()
                .filter_map(|v| v.as_f64())
                .map(|v| v.to_string())
                .collect();
        }
        match schema["format"].as_str() {
            Some("date") => vec!["2026-01-01".to_owned(), "2026-12-31".to_owned()],
            _ => vec!["%D0%BA%D0%BE+a".to_owned(), "Koval".to_owned()],
        }
    }
}

/// Nothing may stand in an answer that isn't described.
fn strict(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            if object.get("properties").is_some_and(Value::is_object)
                && !object.contains_key("additionalProperties")
            {
                object.insert("additionalProperties".to_owned(), json!(false));
            }
            object.values_mut().for_each(strict);
        }
        Value::Array(items) => items.iter_mut().for_each(strict),
        _ => {}
    }
}

/// What a problem names as wrong.
fn wrong(page: &Page) -> BTreeSet<String> {
    let problem: Value = serde_json::from_str(&page.body).unwrap();
    let errors = problem["errors"].as_array().into_iter().flatten();
    errors
        .map(|e| e["parameter"].as_str().unwrap().to_owned())
        .collect()
}

/// Some of everything.
fn filled(app: &App) -> String {
    app.write(|c| {
        import(c, DUNES);
        Ok(())
    });
    for state in ["planned", "drafted", "submitted", "cosigned", "rated"] {
        app.tournament_in(&format!("Cup {state}"), state);
    }
    app.merged("p04", "p08");
    for _ in 0..2 {
        app.order();
    }
    app.calendar_plan("steppe", "City federation", LINES, true);
    app.calendar_plan("steppe", "Not yet", "Cup of the draft; 2026-11-01", false);
    corrected(app);
    app.certificate_at(true).1
}

/// What the plan of the steppe says.
const LINES: &str = "Autumn Cup; 2026-10-03; 2026-10-04; Stepove; cup\nNight Match; 2026-11-01";

/// The first result of a rated tournament turns out to be wrong.
fn corrected(app: &App) {
    let (referee, head, official) = (
        app.actor("referee"),
        app.actor("head"),
        app.actor("official"),
    );
    let (steppe, id) = (
        app.federation("steppe"),
        TournamentId(app.tournament("Cup rated")),
    );
    let mut sheet = app.sheet_of_three();
    for (row, cell) in sheet.rows.iter_mut().zip(["2-", "1+"]) {
        cell.clone_into(&mut row.cells[0]);
    }
    app.write(|c| {
        let version =
            |c: &mut Conn| tournaments::find(c, steppe.id, id).map(|t| t.unwrap().lock_version);
        office::reopen_tournament(
            &mut Tx::new(c, &official, &steppe, noon()),
            id,
            "Round 1 was entered wrong",
        )?;
        let mut conditions = tournaments::find(c, steppe.id, id)?.unwrap().conditions;
        (conditions.city, conditions.minutes) = ("Lakeside".to_owned(), Some(75.0));
        tournaments::update_conditions(c, id, &conditions, noon())?;
        let reopened = version(c)?;
        office::save_draft(
            &mut Tx::new(c, &referee, &steppe, noon()),
            id,
            reopened,
            &sheet,
        )?;
        let drafted = version(c)?;
        office::submit_table(
            &mut Tx::new(c, &referee, &steppe, noon()),
            id,
            drafted,
            &sheet,
        )?;
        let submitted = version(c)?;
        office::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, submitted)?;
        let cosigned = version(c)?;
        approval::approve_table(
            &mut Tx::new(c, &official, &steppe, noon()),
            id,
            cosigned,
            &Default::default(),
        )
    });
}

fn forget(app: &App, code: &str) {
    let (official, steppe, id) = (
        app.actor("official"),
        app.federation("steppe"),
        PlayerId(app.player(code)),
    );
    app.write(|c| {
        registry::erase_person(
            &mut Tx::new(c, &official, &steppe, noon()),
            id,
            "asked",
            &Default::default(),
        )
    });
}

fn read(client: &Client, path: &str) -> Value {
    serde_json::from_str(&client.page(path).body).unwrap()
}

/// The parts of an address of the source, with names only.
fn plain(pattern: &str) -> String {
    pattern
        .split('/')
        .map(|part| part.split(':').next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("/")
}

#[test]
fn every_address_of_the_api_is_described() {
    let source = include_str!("../../src/web/routes.rs");
    let routed: BTreeSet<String> = source
        .split("resource(\"")
        .skip(1)
        .filter_map(|p| p.split('"').next())
        .filter(|p| p.starts_with("/api/"))
        .map(plain)
        .collect();
    let documented = include_str!("../../src/web/api/docs.rs");
    assert!(routed.len() > 10 && documented.contains("modifiers(&Whole)"));
    let described: BTreeSet<String> = [
        include_str!("../../src/web/api/bulk.rs"),
        include_str!("../../src/web/api/calendar.rs"),
        include_str!("../../src/web/api/certificates.rs"),
        include_str!("../../src/web/api/corrections.rs"),
        documented,
        include_str!("../../src/web/api/federations.rs"),
        include_str!("../../src/web/api/lists.rs"),
        include_str!("../../src/web/api/plans.rs"),
        include_str!("../../src/web/api/players.rs"),
        include_str!("../../src/web/api/regulation.rs"),
        include_str!("../../src/web/api/tournaments.rs"),
    ]
    .iter()
    .flat_map(|text| {
        text.split("utoipa::path(get, path = \"")
            .skip(1)
            .filter_map(|p| p.split('"').next())
    })
    .map(str::to_owned)
    .collect();
    assert_eq!(routed, described);
}

on_both! {
    fn who_knows_nothing_but_the_description_reads_everything(app: App) {
        let reader = Reader::of(&app, filled(&app));
        assert_eq!(reader.document["openapi"], "3.1.0");
        let routed = include_str!("../../src/web/routes.rs").matches("resource(\"/api/v1/").count();
        assert_eq!(reader.paths().len(), routed);
        for template in reader.paths() {
            let operation = reader.operation(&template);
            for key in ["summary", "operationId", "tags"] {
                assert!(!operation[key].is_null(), "{template} has no {key}");
            }
            assert_eq!(reader.document["paths"][&template].as_object().unwrap().len(), 1, "{template}");
            let addresses = reader.addresses(&template);
            assert!(!addresses.is_empty(), "{template} leads nowhere");
            for address in &addresses {
                let page = reader.ask(&template, address).ok();
                let tag = page.header("etag").to_owned();
                let again = reader.client.get_with(address, &[("if-none-match", &tag)]).is(304);
                reader.check(&template, &again);
                assert!(again.body.is_empty() && again.header("etag") == tag, "{address}");
                if reader.knows(&template, "cursor") {
                    let whole = reader.all(&template, &format!("{address}?limit=1000"));
                    assert_eq!(reader.all(&template, &format!("{address}?limit=1")), whole, "{address}");
                    assert_eq!(reader.all(&template, &format!("{address}?limit=3")), whole, "{address}");
                }
            }
            for parameter in reader.parameters(&template, "query") {
                let name = parameter["name"].as_str().unwrap();
                for value in reader.values(parameter) {
                    for address in &addresses {
                        // What isn't a mistake of the client is answered; a cursor, a pool and a
                        // category may be one.
                        let page = reader.ask(&template, &format!("{address}?{name}={value}"));
                        assert!(page.status == 200 || matches!(name, "cursor" | "pool" | "category"), "{}: {}", page.path, page.body);
                    }
                }
            }
        }
    }

    fn nothing_that_is_sent_breaks_it(app: App) {
        let reader = Reader::of(&app, filled(&app));
        let long = "%D0%B0".repeat(400);
        for template in reader.paths() {
            let address = reader.addresses(&template).remove(0);
            for wild in WILD.iter().copied().chain([long.as_str()]) {
                for parameter in reader.parameters(&template, "query") {
                    let name = parameter["name"].as_str().unwrap();
                    let page = reader.ask(&template, &format!("{address}?{name}={wild}"));
                    assert!(matches!(page.status, 200 | 400), "{}", page.path);
                }
                let wild = if wild.is_empty() { "x" } else { wild };
                for parameter in reader.parameters(&template, "path") {
                    let name = format!("{{{}}}", parameter["name"].as_str().unwrap());
                    let parts: Vec<&str> = template.split('/').zip(address.split('/')).map(|(t, a)| if t == name { wild } else { a }).collect();
                    let page = reader.ask(&template, &parts.join("/"));
                    assert!(matches!(page.status, 400 | 404), "{}: {}", page.path, page.status);
                    assert_eq!(page.header("content-type"), "application/problem+json", "{}", page.path);
                }
            }
            let page = reader.ask(&template, &format!("{address}?sate=1&{}=2", "n".repeat(400))).is(400);
            assert_eq!(wrong(&page).len(), 2, "{}", page.body);
            for method in [Method::POST, Method::PUT, Method::DELETE, Method::PATCH] {
                let page = reader.client.send(method, &address, &[], None).is(405);
                assert_eq!((page.header("content-type"), page.header("allow")), ("application/problem+json", "GET, HEAD, OPTIONS"));
            }
            let head = reader.client.send(Method::HEAD, &address, &[], None).is(200);
            assert!(head.bytes.is_empty());
        }
        let page = reader.client.get("/api/v1/federations/steppe/players?limit=0&cursor=x&club=ivory&q=a&q=b").is(400);
        assert_eq!(wrong(&page), ["limit", "cursor", "club", "q"].map(str::to_owned).into());
        for nowhere in ["/api/", "/api/v1", "/api/v2/federations", "/api/v1/federations/steppe/nothing", "/api/v1/federations/steppe/players/"] {
            let page = reader.client.get(nowhere).is(404);
            assert_eq!(page.header("content-type"), "application/problem+json", "{nowhere}");
            let problem: Value = serde_json::from_str(&page.body).unwrap();
            assert_eq!(problem["type"], "http://crosstable.example/api#not-found");
        }
    }

    fn the_page_for_people_tells_the_whole_description(app: App) {
        let visitor = app.visitor();
        let document = read(&visitor, "/api/v1/openapi.json");
        for (language, heading) in [("en", "Parameters"), ("ru", "Параметры"), ("uk", "Параметри")] {
            let page = visitor.get_with("/api", &[("accept-language", language)]).ok();
            page.says(heading).says("1–1000 (100)").says_nothing_of("`").says_nothing_of("msg-");
            for (path, methods) in document["paths"].as_object().unwrap() {
                page.says(path).says(methods["get"]["summary"].as_str().unwrap());
            }
            for name in document["components"]["schemas"].as_object().unwrap().keys() {
                assert!(page.body.contains(&format!("id=\"{name}\"")), "{name}");
            }
            let ids: BTreeSet<&str> = page.body.split(" id=\"").skip(1).filter_map(|p| p.split('"').next()).collect();
            for link in page.body.split("href=\"#").skip(1).filter_map(|p| p.split('"').next()) {
                assert!(ids.contains(link), "#{link} leads nowhere");
            }
        }
        assert!(visitor.page("/steppe").links().contains(&"/api?of=steppe".to_owned()));
    }

    fn what_the_pages_keep_to_themselves_it_keeps_too(app: App) {
        let code = filled(&app);
        let returned = app.tournament_in("Cup returned", "cosigned");
        app.official().post(&format!("/steppe/tournaments/{returned}/return"), &[("reason", "a private remark")]).is(303);
        // What somebody logged in may see is nothing to the API.
        let official = app.official();
        let drafted = app.tournament("Cup drafted");
        let steppe = "/api/v1/federations/steppe";
        for id in [drafted, returned, app.tournament("Cup cosigned"), app.tournament("Cup submitted")] {
            let t = read(&official, &format!("{steppe}/tournaments/{id}"));
            assert_eq!((&t["participants"], &t["games"], &t["reason"]), (&json!([]), &json!([]), &json!("")), "{t}");
        }
        let rated = read(&official, &format!("{steppe}/tournaments/{}", app.tournament("Cup rated")));
        assert_eq!((rated["participants"].as_array().unwrap().len(), rated["games"].as_array().unwrap().len()), (3, 3));
        let born = |code: &str| read(&official, &format!("{steppe}/players/{}", app.player(code)))["player"]["birth_year"].clone();
        assert_eq!((born("p01"), born("p03"), born("p07"), born("p10"), born("p04")), (json!(1980), json!(1990), json!(null), json!(null), json!(null)));

        let gone = app.player("p03");
        forget(&app, "p03");
        let reader = Reader::of(&app, code);
        for path in ["", "/history"] {
            official.get(&format!("{steppe}/players/{gone}{path}")).is(404);
        }
        let found = read(&official, &format!("{steppe}/players?q=melnyk"));
        assert_eq!(found["items"], json!([]));
        let revoked = read(&official, &format!("/api/v1/certificates/{}", reader.code));
        assert_eq!((&revoked["valid"], &revoked["statement"], &revoked["player"]), (&json!(false), &json!([]), &json!(null)));
        let mut seen = 0;
        for template in reader.paths() {
            for address in reader.addresses(&template) {
                let page = reader.client.page(&address);
                seen += 1;
                // Keys and fingerprints are random digits, in which a year may stand by chance.
                let is_digest = |text: &str| text.len() >= 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
                let body = page.body.split(['"', ',']).filter(|text| !is_digest(text)).collect::<Vec<_>>().join("\"");
                for secret in ["Мельник", "Melnyk", "1980-05-01", "1985-02-03", "2015", "1970-01-02", "a private remark", "\"draft\"", "\"gender\"", "contact", "Somebody"] {
                    assert!(!body.contains(secret), "{address} says {secret}: {}", page.body);
                }
            }
        }
        assert!(seen > 40, "{seen}");
    }

    fn who_turned_out_to_be_another_is_found_there(app: App) {
        let (kept, gone) = (app.player("p04"), app.player("p08"));
        app.merged("p04", "p08");
        let visitor = app.visitor();
        for rest in ["", "/history"] {
            let page = visitor.get(&format!("/api/v1/federations/steppe/players/{gone}{rest}")).is(308);
            assert_eq!(page.header("location"), format!("/api/v1/federations/steppe/players/{kept}{rest}"));
        }
        let all = read(&visitor, "/api/v1/federations/steppe/players");
        assert!(all["items"].as_array().unwrap().iter().all(|p| p["id"] != gone));
    }

    fn pages_go_on_where_they_ended_whatever_happens_meanwhile(app: App) {
        let steppe = "/api/v1/federations/steppe";
        let visitor = app.visitor();
        let first = read(&visitor, &format!("{steppe}/players?limit=4"));
        let official = app.official();
        official.page("/steppe/players/new");
        official.post("/steppe/players/new", &[("name", "Новий Гравець")]).is(303);
        let reader = Reader::of(&app, String::new());
        let rest = first["next"].as_str().unwrap().strip_prefix(&reader.base).unwrap().to_owned();
        let rest = reader.all("/api/v1/federations/{federation}/players", &rest);
        let names: Vec<&str> = first["items"].as_array().unwrap().iter().chain(&rest).map(|p| p["name"].as_str().unwrap()).collect();
        assert_eq!(names.len(), 11);
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), 11);
        assert_eq!(names.last(), Some(&"Новий Гравець"));
        // The places count on, and are those of the page for people.
        let list = reader.all("/api/v1/federations/{federation}/ratings", &format!("{steppe}/ratings?limit=2"));
        assert_eq!(list.iter().map(|r| r["place"].as_i64().unwrap()).collect::<Vec<_>>(), (1..=9).collect::<Vec<_>>());
        let shown = visitor.page("/steppe/ratings.json");
        let shown: Value = serde_json::from_str(&shown.body).unwrap();
        let codes = |rows: &[Value], code: &dyn Fn(&Value) -> Value| rows.iter().map(code).collect::<Vec<_>>();
        assert_eq!(codes(&list, &|r| r["player"]["code"].clone()), codes(shown["entries"].as_array().unwrap(), &|r| r["player"].clone()));
        for (query, found) in [("q=koval", 1), ("q=%D0%9A%D0%9E%D0%92%D0%90%D0%9B%D0%AC+%D0%B0", 1), ("q=-", 0), ("q=zzz", 0), ("club=999999", 0)] {
            let items = reader.all("/api/v1/federations/{federation}/players", &format!("{steppe}/players?{query}"));
            assert_eq!(items.len(), found, "{query}");
        }
        let ivory = reader.all("/api/v1/federations/{federation}/players", &format!("{steppe}/players?limit=1&club={}", app.club("Ivory")));
        assert_eq!(ivory.len(), 4);
    }

    fn equal_ratings_and_pools_come_page_by_page(app: App) {
        filled(&app);
        let reader = Reader::of(&app, String::new());
        let (template, dunes) = ("/api/v1/federations/{federation}/ratings", "/api/v1/federations/dunes/ratings");
        let classic = reader.all(template, &format!("{dunes}?limit=1"));
        assert_eq!(classic.iter().map(|r| r["player"]["code"].as_str().unwrap()).collect::<Vec<_>>(), ["a", "c", "d", "b"]);
        assert_eq!(classic, reader.all(template, &format!("{dunes}?pool=classic")));
        assert_eq!(reader.all(template, &format!("{dunes}?pool=rapid&limit=1")).len(), 1);
        assert_eq!(wrong(&reader.ask(template, &format!("{dunes}?pool=blitz")).is(400)), ["pool".to_owned()].into());
        assert_eq!(wrong(&reader.ask(template, "/api/v1/federations/steppe/ratings?pool=rapid").is(400)), ["pool".to_owned()].into());
        // A cursor of one pool is none of the other.
        let first = read(&reader.client, &format!("{dunes}?limit=1"));
        let other = first["next"].as_str().unwrap().strip_prefix(&reader.base).unwrap().to_owned() + "&pool=rapid";
        assert_eq!(wrong(&reader.ask(template, &other).is(400)), ["cursor".to_owned()].into());
        let lists = reader.all("/api/v1/federations/{federation}/lists", "/api/v1/federations/dunes/lists?limit=1");
        assert_eq!(lists.iter().map(|l| l["date"].as_str().unwrap()).collect::<Vec<_>>(), ["2026-05-09", "2026-05-02"]);
        let calendar = reader.all("/api/v1/federations/{federation}/calendar", "/api/v1/federations/steppe/calendar?from=2026-01-01&to=2026-05-31&limit=1");
        assert_eq!(calendar.len(), 6);
        reader.client.get("/api/v1/federations/steppe/calendar?from=2026-05-31&to=2026-01-01").is(400);
        let rated = reader.all("/api/v1/federations/{federation}/tournaments", "/api/v1/federations/steppe/tournaments?state=rated&year=2026&limit=1");
        assert_eq!(rated.len(), 2);
    }

    fn pools_and_categories_are_told_only_where_the_rules_have_them(app: App) {
        filled(&app);
        let visitor = app.visitor();
        for (slug, has) in [("steppe", false), ("dunes", true)] {
            let at = format!("/api/v1/federations/{slug}");
            for list in ["tournaments", "calendar?from=2026-01-01&to=2026-12-31"] {
                let first = read(&visitor, &format!("{at}/{list}"))["items"][0].clone();
                assert_eq!([first.get("pool").is_some(), first.get("category").is_some()], [has, has], "{first}");
                let detail = read(&visitor, &format!("{at}/tournaments/{}", first["id"]));
                let conditions = &detail["conditions"];
                assert_eq!([conditions.get("pool").is_some(), conditions.get("category").is_some()], [has, has], "{conditions}");
            }
        }
        // The description doesn't promise them, and promises the rest.
        let document = read(&visitor, "/api/v1/openapi.json");
        for name in ["TournamentSummary", "Conditions"] {
            let schema = &document["components"]["schemas"][name];
            let required: BTreeSet<&str> = schema["required"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            let all: BTreeSet<&str> = schema["properties"].as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(&all - &required, BTreeSet::from(["category", "pool"]), "{name}");
        }
    }

    fn plans_corrections_and_dues_are_told(app: App) {
        filled(&app);
        let (visitor, steppe) = (app.visitor(), "/api/v1/federations/steppe");
        let plans = read(&visitor, &format!("{steppe}/plans"));
        assert_eq!(plans["items"].as_array().unwrap().len(), 1, "a draft is nobody's business: {plans}");
        assert_eq!((&plans["items"][0]["title"], &plans["items"][0]["adopted_on"]), (&json!("City federation"), &json!("2026-01-09")));
        let plan = read(&visitor, &format!("{steppe}/plans/{}", plans["items"][0]["id"]));
        let first = json!({"name": "Autumn Cup", "start": "2026-10-03", "end": "2026-10-04", "city": "Stepove", "kind": "cup"});
        assert_eq!((&plan["lines"][0]["planned"], &plan["lines"][0]["tournament"], &plan["lines"][1]["number"]), (&first, &json!(null), &json!(2)));
        let drafts = app.read(|c| crosstable::db::calendar_plans::list(c, app.federation("steppe").id));
        let draft = drafts.iter().find(|plan| plan.heading.title == "Not yet").unwrap().id;
        visitor.get(&format!("{steppe}/plans/{draft}")).is(404);
        visitor.get(&format!("/api/v1/federations/valley/plans/{}", plans["items"][0]["id"])).is(404);

        let corrections = read(&visitor, &format!("{steppe}/corrections"));
        let newest = &corrections["items"][0];
        assert_eq!((&newest["reason"], &newest["tournament"]), (&json!("Round 1 was entered wrong"), &json!(app.tournament("Cup rated"))));
        let one = read(&visitor, &format!("{steppe}/corrections/{}", newest["id"]));
        let cells = one["cells"].as_array().unwrap();
        let told: Vec<_> = cells.iter().filter(|c| c["what"] == "round").map(|c| (c["player"]["code"].as_str(), c["round"].as_u64(), c["before"].as_str(), c["after"].as_str())).collect();
        assert_eq!(told, [(Some("p01"), Some(1), Some("2+"), Some("2-")), (Some("p02"), Some(1), Some("1-"), Some("1+"))]);
        let changed = |what, before, after| json!({"what": what, "before": before, "after": after});
        assert_eq!(one["conditions"], json!([changed("city", "Stepove", "Lakeside"), changed("minutes", "", "75")]));
        let items = one["items"].as_array().unwrap();
        assert_eq!(newest["consequences"].as_u64(), Some(items.len() as u64));
        assert!(items.iter().any(|i| i["player"]["code"] == "p01" && i["rating_before"] != i["rating"]), "{one}");
        visitor.get(&format!("/api/v1/federations/valley/corrections/{}", newest["id"])).is(404);

        assert_eq!(read(&visitor, steppe)["dues"], json!(false));
        app.gate(crosstable::domain::membership::Gate::Marked, true);
        assert_eq!(read(&visitor, steppe)["dues"], json!(true));
    }

    fn too_many_requests_are_sent_away_for_a_while(app: App) {
        let app = app.with_settings(|s| (s.api, s.proxies) = (Allowance::from_rates(1, 3).unwrap(), Proxies::Any));
        let visitor = app.visitor();
        let from = |address: &str, path: &str| visitor.get_with(path, &[("x-forwarded-for", address)]);
        let path = "/api/v1/federations";
        let first = from("1.2.3.4", path).ok();
        assert_eq!((first.header("ratelimit-policy"), first.header("ratelimit")), ("\"address\";q=3;w=180", "\"address\";r=2;t=60"));
        // What costs little counts, too.
        visitor.get_with(path, &[("x-forwarded-for", "1.2.3.4"), ("if-none-match", first.header("etag"))]).is(304);
        from("1.2.3.4", "/api/v1/nothing").is(404);
        let away = from("1.2.3.4", path).is(429);
        assert_eq!(away.header("content-type"), "application/problem+json");
        assert_eq!((away.header("ratelimit"), away.header("access-control-allow-origin")), ("\"address\";r=0;t=180", "*"));
        let wait: u64 = away.header("retry-after").parse().unwrap();
        assert!((1..=60).contains(&wait), "{wait}");
        assert_eq!(away.header("cache-control"), "no-store");
        let problem: Value = serde_json::from_str(&away.body).unwrap();
        assert_eq!((&problem["status"], &problem["type"]), (&json!(429), &json!("http://crosstable.example/api#too-many-requests")));
        from("1.2.3.5", path).ok();
        from("1.2.3.4", "/steppe").ok();
        from("1.2.3.4", "/api").ok();
    }

    fn pages_of_other_sites_may_read_it(app: App) {
        let visitor = app.visitor();
        let path = "/api/v1/federations/steppe/players";
        let page = visitor.get_with(path, &[("origin", "https://elsewhere.example")]).ok();
        assert_eq!(page.header("access-control-allow-origin"), "*");
        assert_eq!(page.header("access-control-allow-credentials"), "");
        assert_eq!(page.header("cross-origin-resource-policy"), "cross-origin");
        for name in ["ETag", "Link", "RateLimit", "RateLimit-Policy", "X-Request-Id"] {
            assert!(page.header("access-control-expose-headers").contains(name), "{name}");
        }
        let headers = [("origin", "https://elsewhere.example"), ("access-control-request-method", "GET"), ("access-control-request-headers", "if-none-match")];
        let asked = visitor.send(Method::OPTIONS, path, &headers, None).is(204);
        assert_eq!(asked.header("access-control-allow-origin"), "*");
        assert!(asked.header("access-control-allow-methods").contains("GET"));
        assert!(asked.header("access-control-allow-headers").contains("If-None-Match"));
        assert!(visitor.send(Method::OPTIONS, "/steppe", &headers, None).header("access-control-allow-origin").is_empty());
        assert!(visitor.page("/steppe").header("access-control-allow-origin").is_empty());
        assert_eq!(visitor.page("/steppe").header("cross-origin-resource-policy"), "same-origin");
        // The same for everybody: no cookies, no languages.
        let official = app.official();
        let own = official.get_with(path, &[("accept-language", "uk")]).ok();
        assert_eq!((own.header("etag"), own.header("set-cookie"), own.header("vary")), (page.header("etag"), "", "accept-encoding"));
        let packed = visitor.get_with(path, &[("accept-encoding", "gzip")]).ok();
        assert_eq!(packed.header("content-encoding"), "gzip");
        assert_eq!(unpacked(&packed), page.body);
        assert_eq!(visitor.get_with(path, &[("accept-encoding", "br")]).header("content-encoding"), "br");
    }

    fn the_journal_is_made_once_a_day_and_calculates_the_same(app: App) {
        filled(&app);
        let (visitor, path) = (app.visitor(), "/api/v1/federations/steppe/journal");
        let first = visitor.page(path);
        assert_eq!((first.header("content-type"), first.header("last-modified")), ("application/x-ndjson", "Sun, 10 May 2026 12:00:00 GMT"));
        let packed = visitor.get_with(path, &[("accept-encoding", "gzip")]).ok();
        assert_eq!(unpacked(&packed), first.body);
        assert_eq!(packed.header("etag"), first.header("etag"));
        visitor.get_with(path, &[("if-modified-since", first.header("last-modified"))]).is(304);
        visitor.get_with(path, &[("if-modified-since", "Sun, 10 May 2026 11:59:59 GMT")]).ok();
        visitor.get_with(path, &[("if-none-match", "\"other\""), ("if-modified-since", first.header("last-modified"))]).ok();
        // It is a journal: read, entered elsewhere, written again.
        let copy = first.body.replacen("\"steppe\"", "\"copy\"", 1);
        let read = journal::read_journal(copy.as_bytes()).unwrap();
        app.write(|c| {
            office_journal::import_journal(c, &Actor::console(), &read, None, noon()).unwrap();
            Ok(())
        });
        assert_eq!(visitor.page("/api/v1/federations/copy/journal").body, copy);
        // What changes is in that of tomorrow; who asks to be forgotten is in none from now on.
        app.tournament_in("Late Cup", "rated");
        assert_eq!(visitor.page(path).body, first.body);
        app.pass(TimeDelta::hours(12));
        let second = visitor.page(path);
        assert!(second.body.contains("Late Cup") && second.body.contains("Верба") == first.body.contains("Верба"));
        assert!(second.body.contains("Ткач"));
        forget(&app, "p05");
        let third = visitor.page(path);
        assert!(!third.body.contains("Ткач") && !third.body.contains("Tkach") && third.body.contains("\"p05\""));
        let csv = visitor.page("/api/v1/federations/steppe/ratings.csv");
        assert_eq!(csv.body, visitor.page("/steppe/ratings.csv").body);
    }
}

fn unpacked(page: &Page) -> String {
    let mut text = String::new();
    flate2::read::GzDecoder::new(page.bytes.as_slice())
        .read_to_string(&mut text)
        .unwrap();
    text
}
