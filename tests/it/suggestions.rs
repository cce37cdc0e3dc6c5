//! Players are offered for a name: while it is typed, and by the check of a table where no scripts
//! run.

use serde_json::Value;

use crate::app::App;
use crate::client::Client;
use crate::database::on_both;

const ASKED: &str = "/steppe/players/suggestions.json?q=";

/// The players that are suggested for what was typed: names, and what tells them apart.
fn suggested(who: &Client, typed: &str) -> Vec<(String, String)> {
    let typed = percent_encoding::utf8_percent_encode(typed, percent_encoding::NON_ALPHANUMERIC);
    let page = who.get(&format!("{ASKED}{typed}")).is(200);
    assert_eq!(page.header("cache-control"), "no-store");
    let answer: Value = serde_json::from_str(&page.body).unwrap();
    let text = |player: &Value, key: &str| player[key].as_str().unwrap().to_owned();
    answer["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|p| (text(p, "name"), text(p, "about")))
        .collect()
}

fn names(who: &Client, typed: &str) -> Vec<String> {
    suggested(who, typed)
        .into_iter()
        .map(|found| found.0)
        .collect()
}

on_both! {
    fn a_name_is_found_by_part_initial_other_script_and_with_a_typing_error(app: App) {
        let referee = app.referee();
        for typed in ["koval", "Ков", "А. Коваль", "anna kov", "Ковваль Анна", "p01"] {
            assert_eq!(names(&referee, typed).first().map(String::as_str), Some("Koval Anna"), "{typed}");
        }
        // Who has no rating yet can play, too.
        assert_eq!(names(&referee, "Гай"), ["Hai Solomiia"]);
        assert!(names(&referee, "Nobody Of This Name").is_empty());
        assert!(names(&referee, "").is_empty() && names(&referee, " . ").is_empty());
        assert!(names(&referee, &"ш".repeat(5000)).len() <= 8);
        // The first letter of a word comes before letters within.
        assert!(names(&referee, "l").len() <= 8);
        assert!(names(&referee, "le").first().is_some_and(|name| name.starts_with("Le") || name.contains(" Le")));
        app.login("referee-valley").get(&format!("{ASKED}koval")).is(403);
    }

    fn the_year_of_birth_is_told_to_whom_it_may_be(app: App) {
        let about = |who: &Client, typed: &str| suggested(who, typed).remove(0).1;
        let (referee, official) = (app.referee(), app.official());
        assert!(about(&referee, "Koval").contains("1980") && about(&referee, "Koval").contains("Ivory"));
        assert!(!about(&referee, "Лелека").contains("2015"), "a minor's");
        assert!(about(&official, "Лелека").contains("2015"));
    }

    fn who_asks_without_end_is_asked_to_wait(app: App) {
        let referee = app.referee();
        let refused = (0..200).map(|_| referee.get(&format!("{ASKED}ko"))).find(|page| page.status == 429);
        assert!(refused.is_some_and(|page| page.header("retry-after").parse::<u64>().is_ok_and(|wait| wait > 0)));
        assert_eq!(names(&app.official(), "koval").len(), 1, "others go on");
    }

    fn the_check_offers_the_same_players_without_scripts(app: App) {
        let id = app.tournament_in("Evening Cup", "planned");
        let (referee, at) = (app.referee(), format!("/steppe/tournaments/{id}/table"));
        let form = referee.page(&at).form("/table").set("name-1", "Ков").set("name-2", "Zzyzx").set("do", "check");
        let page = referee.submit(&form).is(422);
        let anna = app.player("p01").to_string();
        let row = page.body.split("name=\"player-1\"").nth(1).unwrap().split("</select>").next().unwrap();
        assert!(row.contains(&format!("value=\"{anna}\"")) && !row.contains(&format!("value=\"{anna}\" selected")), "{row}");
        let stranger = page.body.split("name=\"player-2\"").nth(1).unwrap().split("</select>").next().unwrap();
        assert_eq!(stranger.matches("<option").count(), 2, "nobody, or somebody new: {stranger}");
        // Chosen by hand, and never by the program.
        let stored: Vec<_> = crosstable::actions::sheets::parse_sheet(&app.stored(id)).unwrap().rows.into_iter().map(|r| (r.player, r.new)).collect();
        assert_eq!(stored, [(None, false), (None, false)]);
    }

    fn a_row_is_taken_out_and_comes_back_until_the_table_is_saved(app: App) {
        let id = app.tournament_in("Evening Cup", "drafted");
        let (referee, at) = (app.referee(), format!("/steppe/tournaments/{id}/table"));
        let stored = || crosstable::actions::sheets::parse_sheet(&app.stored(id)).unwrap();
        let form = referee.page(&at).form("/table").set("name-1", "Koval A.").set("do", "delete-2");
        let page = referee.submit(&form).ok();
        page.says("Row 2 is removed from this page but still stored");
        assert_eq!(stored().rows.len(), 3, "what was typed is kept, with the row");
        assert_eq!(stored().rows[0].name, "Koval A.");
        referee.page(&at).says_nothing_of("is removed from this page");
        let form = page.form("/table");
        let cell = |name: &str| form.fields.iter().find(|f| f.0 == name).map(|f| f.1.clone()).unwrap_or_default();
        assert_eq!([cell("cell-1-1"), cell("cell-1-2"), cell("cell-2-2"), cell("cell-2-3")], ["", "2-", "1+", ""]);
        referee.submit(&form.set("do", "save")).is(303);
        assert_eq!(stored().rows.len(), 2);
    }
}
