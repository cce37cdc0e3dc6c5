//! Real tournaments, where the machine has them, else their twins. They hold real names: nothing of
//! them is ever printed, only addresses and numbers.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::Path;

use chrono::NaiveDate;
use serde_json::json;

use crate::app::App;
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::field_data;
use crate::html;

type Record = HashMap<String, String>;

fn table(folder: &Path, name: &str) -> Vec<Record> {
    let mut reader = csv::Reader::from_path(folder.join(name)).unwrap();
    reader.deserialize().map(|r| r.unwrap()).collect()
}

/// A whole archive as a journal: players with the rating of their first start.
struct Archive {
    journal: String,
    tournaments: usize,
    players: usize,
    starts: usize,
}

fn read(folder: &Path) -> Archive {
    let people: HashMap<String, Record> = table(folder, "players.csv")
        .into_iter()
        .map(|p| (p["id"].clone(), p))
        .collect();
    let (mut entries, mut starts): (HashMap<String, Vec<Record>>, usize) = Default::default();
    for entry in table(folder, "entries.csv") {
        entries
            .entry(entry["tournament_id"].clone())
            .or_default()
            .push(entry);
        starts += 1;
    }
    let mut pairings: HashMap<String, Vec<Record>> = HashMap::new();
    for pairing in table(folder, "pairings.csv") {
        pairings
            .entry(pairing["tournament_id"].clone())
            .or_default()
            .push(pairing);
    }
    let mut held = table(folder, "tournaments.csv");
    held.sort_by_key(|t| {
        (
            t["date_end"].clone().max(t["date_begin"].clone()),
            t["id"].parse::<u32>().unwrap(),
        )
    });
    let mut lines =
        vec![json!({"federation": {"slug": "archive", "name": "Archive", "rules": "ufgo"}})];
    let (mut known, mut published) = (HashSet::new(), NaiveDate::default());
    for t in &held {
        let own = entries.remove(&t["id"]).unwrap_or_default();
        let players: HashMap<String, String> = own
            .iter()
            .map(|e| (e["id"].clone(), format!("u{}", e["player_id"])))
            .collect();
        for entry in own.iter().filter(|e| known.insert(e["player_id"].clone())) {
            let p = &people[&entry["player_id"]];
            let rating: Option<f64> = entry["rating_start"].parse().ok();
            let standing = rating.map_or(json!(null), |r| json!({"rating": r.round() as i64}));
            lines.push(json!({"player": {"id": format!("u{}", entry["player_id"]), "name": format!("{} {}", p["last_name"], p["first_name"]), "standing": standing}}));
        }
        let mut games: BTreeMap<(u32, String, String), serde_json::Value> = BTreeMap::new();
        for g in pairings.remove(&t["id"]).unwrap_or_default() {
            let round: u32 = g["round"].parse().unwrap();
            let (a, b) = (g["entry_id"].clone(), g["opponent_entry_id"].clone());
            let (Some(player), other) = (players.get(&a), players.get(&b)) else {
                continue;
            };
            let played = g["technical"] != "1" && g["skipped"] != "1";
            let score = i32::from(g["win"] == "1");
            match other {
                // Both have a line for the game: the first one counts.
                Some(other)
                    if !games.contains_key(&(round, b.clone(), a.clone())) && other != player =>
                {
                    games.insert((round, a, b), json!({"round": round, "a": player, "b": other, "score": score, "played": played}));
                }
                Some(_) => {}
                None => {
                    games.insert(
                        (round, a, b),
                        json!({"round": round, "a": player, "score": score, "played": false}),
                    );
                }
            }
        }
        let end = t["date_end"].clone().max(t["date_begin"].clone());
        let start = t["date_begin"].clone();
        lines.push(json!({"tournament": {"id": t["id"], "name": t["name"], "start": start, "end": end, "games": games.into_values().collect::<Vec<_>>()}}));
        let day: NaiveDate = end.parse().unwrap();
        if (day - published).num_days() > 180 {
            lines.push(json!({"list": {"date": day}}));
            published = day;
        }
    }
    Archive {
        journal: lines.iter().map(|l| format!("{l}\n")).collect(),
        tournaments: held.len(),
        players: known.len(),
        starts,
    }
}

#[track_caller]
fn there(client: &Client, path: &str) -> Page {
    let page = client.get(path);
    assert_eq!(page.status, 200, "{path}");
    page
}

on_both! {
    fn the_archive_is_rated_and_every_page_of_it_can_be_read(app: App) {
        let Archive { journal: text, tournaments, players, starts } = read(&field_data::archive());
        app.write(|c| {
            crate::app::import(c, &text);
            Ok(())
        });
        let visitor = app.visitor();
        let mut seen: HashSet<String> = HashSet::new();
        let mut waiting: Vec<String> = ["/archive", "/archive/ratings", "/archive/tournaments", "/archive/changes", "/archive/ratings.csv", "/archive/ratings.json"]
            .map(str::to_owned)
            .to_vec();
        let mut why = Vec::new();
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        while let Some(path) = waiting.pop() {
            if !seen.insert(path.clone()) {
                continue;
            }
            let page = there(&visitor, &path);
            let kind = path.split('/').nth(2).unwrap_or("").split('?').next().unwrap_or("");
            *kinds.entry(match kind { "players" => "players", "tournaments" => "tournaments", _ => "other" }).or_default() += 1;
            for link in html::attributes(&page.body, "href") {
                let link = link.split('#').next().unwrap_or_default().to_owned();
                if !link.starts_with("/archive") || link.contains("lang=") || link.contains("club=") {
                    continue;
                }
                if link.contains("/tournaments/") && link.contains("/players/") {
                    why.push(link);
                } else {
                    waiting.push(link);
                }
            }
        }
        // Not every start has games, and not every player a page that something leads to.
        assert!(kinds["tournaments"] >= tournaments && kinds["players"] * 5 >= players * 4, "{kinds:?}");
        why.sort();
        why.dedup();
        assert!(why.len() * 5 >= starts * 3, "{} explanations of {starts} starts", why.len());
        for path in why.iter().step_by(why.len().div_ceil(300)) {
            there(&visitor, path);
        }
        // The program gives what it took, and rates what it gives alike.
        let out = app.export("archive");
        let answer = |text: &str| crosstable::domain::journal::calculate_input(text.as_bytes()).unwrap();
        assert!(answer(&out) == answer(&text), "the export is rated otherwise");
    }

    fn a_real_wall_list_is_pasted_and_rated(app: App) {
        let text = fs::read_to_string(field_data::wall_list()).unwrap();
        let id = app.tournament_in("Real Cup", "planned");
        let address = format!("/steppe/tournaments/{id}");
        let (referee, head, official) = (app.referee(), app.head(), app.official());
        let form = there(&referee, &format!("{address}/table")).form("/table/paste").set("text", &text);
        let page = referee.submit(&form);
        assert_eq!(page.status, 200, "the paste");
        assert!(!page.form("/table").value("name-18").is_empty());
        let page = referee.submit(&page.form("/table").set("do", "all-new"));
        let page = referee.submit(&page.form("/table").set("do", "preview"));
        assert_eq!(page.status, 200, "the preview");
        let shown: Vec<Vec<String>> = page.rows().into_iter().filter(|r| r.len() == 6 && r[0].parse::<u32>().is_ok()).map(|r| r[2..].to_vec()).collect();
        assert_eq!(shown.len(), 18);
        // The clubs of the new players are asked about, too.
        let sure = page.ticked();
        assert_eq!(referee.submit(&page.form("/table").to(&format!("{address}/submission")).set("sure", &sure)).status, 303);
        assert_eq!(head.submit(&there(&head, &address).form("/cosignature")).status, 303);
        let page = there(&official, &address);
        assert_eq!(official.submit(&page.form("/approval").set("sure", &page.ticked())).status, 303);
        let visitor = app.visitor();
        let page = there(&visitor, &address);
        let rated: Vec<Vec<String>> = page.rows().into_iter().filter(|r| r[0].parse::<u32>().is_ok()).collect();
        assert_eq!(rated.len(), 18);
        for (row, line) in rated.iter().zip(&shown) {
            // The preview has the rank before and after, where it changes.
            let rank = line[3].rsplit(" → ").next().unwrap_or_default();
            let shown = [line[1].as_str(), line[2].as_str(), rank];
            assert!(row[row.len() - 4..row.len() - 1] == shown, "row {}: the rating is not that of the preview", row[0]);
        }
        for link in page.links().iter().filter(|l| l.contains("/players/")) {
            there(&visitor, link);
        }
    }
}
