//! The main job: from the plan of a tournament to a rating that everybody can check.

use chrono::TimeDelta;
use crosstable::db::{TournamentId, federations, results};
use crosstable::domain::zone::Zone;

use crate::app::App;
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::html::FormOnPage;

const PLANNED: &str = "The tournament is over; the chief referee fills in the table.";
const SUBMITTED: &str =
    "The chief referee has signed the table; the head of the host club must sign it too.";
const COSIGNED: &str = "The table is signed; the rating commission is reviewing it.";
const RETURNED: &str = "The table was sent back for the chief referee to correct.";
const RATED: &str = "The tournament was rated on";

/// Types a table: a name and its cells in each row.
fn typed(form: FormOnPage, table: &[(&str, &[&str])]) -> FormOnPage {
    let rounds = table.iter().map(|r| r.1.len()).max().unwrap_or_default();
    let mut form = form
        .set("rows", &table.len().to_string())
        .set("rounds", &rounds.to_string());
    form.fields.retain(|f| f.0.split('-').nth(1).is_none());
    for (i, (name, cells)) in table.iter().enumerate() {
        form = form.set(&format!("name-{}", i + 1), name);
        for (round, cell) in cells.iter().enumerate() {
            form = form.set(&format!("cell-{}-{}", i + 1, round + 1), cell);
        }
    }
    form
}

/// Plans a tournament of the own hand that was held at Ivory's.
#[track_caller]
fn plan(app: &App, referee: &Client, name: &str) -> String {
    let form = referee
        .page("/steppe/tournaments/new")
        .form("/steppe/tournaments");
    let club = club(app, "Ivory");
    let form = form
        .set("name", name)
        .set("starts", "2026-05-02")
        .set("ends", "2026-05-03")
        .set("club", &club)
        .set("city", "Stepove");
    // Rules that depend on the main time want it of a new tournament.
    referee.submit(&form).is(422).says("Please fill this in.");
    referee.submit(&form.set("minutes", "60")).location()
}

fn club(app: &App, name: &str) -> String {
    let steppe = app.federation("steppe").id;
    app.read(|c| crosstable::db::clubs::find_by_name(c, steppe, name))
        .unwrap()
        .id
        .to_string()
}

/// The table's page with this table typed and looked at: the preview.
#[track_caller]
fn previewed(referee: &Client, address: &str, table: &[(&str, &[&str])]) -> Page {
    let form = typed(
        referee.page(&format!("{address}/table")).form("/table"),
        table,
    )
    .set("do", "preview");
    referee.submit(&form)
}

/// The line of a player among the ratings of a previewed page, which begins with a number; changes
/// of rank stand in a table of their own.
#[track_caller]
fn rating_line(page: &Page, name: &str) -> Vec<String> {
    let is_line = |row: &Vec<String>| {
        row[0].parse::<u32>().is_ok() && row.iter().any(|cell| cell.contains(name))
    };
    page.rows()
        .into_iter()
        .find(is_line)
        .unwrap_or_else(|| panic!("{} has no line of {name}: {}", page.path, page.text()))
}

/// Signs what a previewed page shows.
#[track_caller]
pub(crate) fn submit(referee: &Client, address: &str, page: &Page) -> Page {
    referee.submit(&page.form("/table").to(&format!("{address}/submission")))
}

/// Presses the button of the tournament's page that posts to this address.
#[track_caller]
pub(crate) fn press(who: &Client, address: &str, act: &str, fields: &[(&str, &str)]) -> Page {
    let mut form = who.page(address).form(&format!("/{act}"));
    for (name, value) in fields {
        form = form.set(name, value);
    }
    who.submit(&form)
}

/// From a signed table to the rating.
#[track_caller]
pub(crate) fn rate(app: &App, address: &str) -> Page {
    press(&app.head(), address, "cosignature", &[]).is(303);
    press(&app.official(), address, "approval", &[]).is(303)
}

/// Plans, fills in, signs and rates.
#[track_caller]
fn rated(app: &App, name: &str, table: &[(&str, &[&str])]) -> String {
    let referee = app.referee();
    let address = plan(app, &referee, name);
    let page = previewed(&referee, &address, table).ok();
    submit(&referee, &address, &page).is(303);
    rate(app, &address);
    address
}

const ROUND_ROBIN: &[(&str, &[&str])] = &[
    ("Koval Anna", &["2+", "3-", "4+"]),
    ("Бондар Лев", &["", "4+", "3-"]),
    ("Мельник Богдан", &["4+", "", ""]),
    ("O'Hara Fynn", &["", "", ""]),
];

/// The numbers of the whole site are those that its journal gives on any machine.
#[track_caller]
fn agrees_with_its_journal(app: &App) {
    let answer =
        crosstable::domain::journal::calculate_input(app.export("steppe").as_bytes()).unwrap();
    let mut last = std::collections::BTreeMap::new();
    for line in String::from_utf8(answer).unwrap().lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        for result in line["results"].as_array().into_iter().flatten() {
            last.insert(
                result["player"].as_str().unwrap().to_owned(),
                result["after"].as_f64(),
            );
        }
    }
    assert!(!last.is_empty());
    for (code, rating) in last {
        assert_eq!(app.rating(&code), rating, "{code}");
    }
}

const CORRECTED: &str = "Results behind this list were corrected";

/// Publishes the list of today.
#[track_caller]
fn publish(official: &Client) -> String {
    let form = official
        .page("/steppe/ratings/new?date=2026-05-10")
        .form("/ratings/new")
        .set("note", "After the <cup>");
    official.submit(&form).location()
}

fn files(visitor: &Client, list: &str) -> Vec<Vec<u8>> {
    ["csv", "json"]
        .iter()
        .map(|e| visitor.page(&format!("{list}.{e}")).bytes)
        .collect()
}

fn path(address: &str) -> &str {
    address.split('#').next().unwrap_or(address)
}

/// The tournament says exactly what the preview had shown.
#[track_caller]
fn was_rated_as_previewed(visitor: &Client, address: &str, shown: &[Vec<String>]) {
    let page = visitor.page(address);
    page.says(RATED)
        .says("Chief referee: Referee")
        .says("Head of the club: Head")
        .says("Rating commission: Official")
        .says("Novenka Yana");
    for (line, latin) in
        shown
            .iter()
            .zip(["Koval Anna", "Bondar Lev", "Melnyk Bohdan", "Novenka Yana"])
    {
        let row = page.row(latin);
        let at = row.len();
        // The preview has the rank before and after, where it changes.
        let rank = line[5].rsplit(" → ").next().unwrap_or_default();
        assert_eq!(
            (&row[2], &row[at - 4], &row[at - 3], row[at - 2].as_str()),
            (&line[2], &line[3], &line[4], rank),
            "{latin}"
        );
    }
}

/// The new rating of Melnyk Bohdan stands on every page and in every file.
#[track_caller]
fn everybody_sees_the_rating(
    app: &App,
    visitor: &Client,
    address: &str,
    (before, after): (f64, f64),
) {
    let player = visitor.page(&format!("/steppe/players/{}", app.player("p03")));
    assert_eq!(
        player.row("May Cup")[2..4],
        [format!("{before}"), format!("{after}")]
    );
    player.says(&format!("{after}"));
    let why = visitor.page(&format!("{address}/players/{}", app.player("p03")));
    why.says("Why the rating of Melnyk Bohdan changed")
        .says(&format!("{after}"))
        .says("4.2, 4.3, 4.8");
    assert!(
        visitor
            .page("/steppe/ratings")
            .row("Melnyk Bohdan")
            .contains(&after.to_string())
    );
    assert!(
        visitor
            .page("/steppe/ratings.csv")
            .body
            .contains(&format!("Melnyk Bohdan,Granite,{after},"))
    );
    let json: serde_json::Value =
        serde_json::from_str(&visitor.page("/steppe/ratings.json").body).unwrap();
    assert!(
        json["entries"]
            .as_array()
            .unwrap()
            .iter()
            .any(|e| e["player"] == "p03" && e["rating"].as_f64() == Some(after))
    );
    visitor.page("/steppe").says("May Cup");
    visitor
        .page("/steppe/ratings?q=novenka")
        .says("Novenka Yana")
        .says("1 player");
}

on_both! {
    fn a_table_is_saved_by_the_clocks_of_its_federation(app: App) {
        let referee = app.referee();
        let address = plan(&app, &referee, "Night Cup");
        let steppe = app.federation("steppe").id;
        app.write(|c| Ok(federations::update_zone(c, steppe, Zone::from_word("Asia/Tokyo").unwrap())?));
        let form = typed(referee.page(&format!("{address}/table")).form("/table"), &[("Koval Anna", &["2+"]), ("Бондар Лев", &[""])]);
        let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let saved = referee.post_with(&format!("{address}/table/draft"), &fields, &[("accept", "application/json")]).ok();
        let saved: serde_json::Value = serde_json::from_str(&saved.body).unwrap();
        assert_eq!(saved["saved"], "21:00");
    }

    fn a_table_goes_from_the_plan_to_the_list_and_everybody_sees_where_it_stands(app: App) {
        let (referee, head, official, visitor) = (app.referee(), app.head(), app.official(), app.visitor());
        let address = plan(&app, &referee, "May Cup");
        referee.page(&address).says("The tournament is planned.");
        visitor.page(&address).says(PLANNED).says("May Cup").says("Ivory");
        visitor.page("/steppe/tournaments?state=planned").says("May Cup");

        // Typed, with a name in the other script and a player nobody knows yet.
        let table: &[(&str, &[&str])] =
            &[("Koval Anna", &["2+", "3-", "4+"]), ("Бондар Лев", &["", "4+", "3-"]), ("Melnyk, Bohdan", &["4+", "", ""]), ("Новенька Яна", &["", "", ""])];
        let form = typed(referee.page(&format!("{address}/table")).form("/table"), table);
        let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let saved = referee.post_with(&format!("{address}/table/draft"), &fields, &[("accept", "application/json")]).ok();
        let saved: serde_json::Value = serde_json::from_str(&saved.body).unwrap();
        assert_eq!(saved["saved"], "12:00");
        visitor.page(&address).says(PLANNED).says_nothing_of("Новенька").says("The table becomes public once the commission has approved it.");

        // Who is that? The mirrors are filled, the known ones are recognised.
        let asked = referee.submit(&form.set("version", &saved["version"].to_string()).set("do", "preview")).is(422);
        asked.says("Row 4, Name: who is “Новенька Яна”?");
        let form = asked.form("/table");
        assert_eq!(form.value("player-1"), app.player("p01").to_string());
        assert_eq!(form.value("player-3"), app.player("p03").to_string());
        assert_eq!([form.value("cell-2-1"), form.value("cell-3-2"), form.value("cell-4-3")], ["1-", "1+", "1-"]);
        let form = form.set("player-4", "new").set("born-4", "2010").set("do", "preview");
        let preview = referee.submit(&form).ok();
        preview.says("6 games");
        let shown: Vec<Vec<String>> = preview.rows().into_iter().filter(|r| r.len() == 6 && r[0].parse::<u32>().is_ok()).collect();
        assert_eq!(shown.len(), 4);
        assert!(shown[0][1].starts_with("Koval Anna"), "{shown:?}");
        assert!(shown[3][1].contains("Novenka Yana") && shown[3][1].contains("new"));

        let signed = submit(&referee, &address, &preview);
        assert_eq!(signed.location(), address);
        referee.page(&address).says("The table is signed and submitted.");
        visitor.page(&address).says(SUBMITTED).says_nothing_of("Новенька");
        head.page("/steppe/inbox").says("May Cup");
        press(&head, &address, "cosignature", &[]).is(303);
        visitor.page(&address).says(COSIGNED).says_nothing_of("Новенька");
        official.page("/steppe/inbox").says("May Cup");
        official.page(&address).says("Novenka Yana");
        let before = app.rating("p03").unwrap();
        press(&official, &address, "approval", &[]).is(303);

        was_rated_as_previewed(&visitor, &address, &shown);
        let after = app.rating("p03").unwrap();
        assert!(after > before, "three wins: {before} {after}");
        everybody_sees_the_rating(&app, &visitor, &address, (before, after));
        agrees_with_its_journal(&app);
    }

    fn a_pasted_wall_list_becomes_the_table(app: App) {
        let referee = app.referee();
        let address = plan(&app, &referee, "Pasted Cup");
        let text = "№\tІм'я\tКлуб\t1\t2\t3\tОчки\n1\tМельник Богдан\tGranite\t2+\t3+\t4+\t3\n2\tКоваль Анна\tIvory\t1-\t4+\t3+\t2\n3\tБондар Лев\tIvory\t4+\t1-\t2-\t1\n4\tНовенька Яна\tIvory\t3-\t2-\t1-\t0\n";
        let form = referee.page(&format!("{address}/table")).form("/table/paste").set("text", text);
        let page = referee.submit(&form).ok();
        page.says("Read from the text:").says("who is “Новенька Яна”?");
        let form = page.form("/table");
        assert_eq!(form.value("player-1"), app.player("p03").to_string());
        assert_eq!(form.value("points-1"), "3");
        // Half points are shown as the reader writes them, whoever typed them.
        let halves = referee.submit(&form.set("points-2", "2.5").set("points-3", "1,5").set("do", "check"));
        assert_eq!(["points-2", "points-3"].map(|name| halves.form("/table").value(name).to_owned()), ["2.5", "1.5"]);
        let halves = referee.page(&format!("{address}/table?lang=uk"));
        assert_eq!(["points-2", "points-3"].map(|name| halves.form("/table").value(name).to_owned()), ["2,5", "1,5"]);
        let page = referee.page(&format!("{address}/table?lang=en"));
        let page = referee.submit(&page.form("/table").set("points-2", "2").set("points-3", "1").set("do", "check"));
        // The text that isn't a table comes back as it was.
        let bad = referee.submit(&page.form("/table/paste").set("text", "no table <at all>")).is(422);
        assert_eq!(bad.form("/table/paste").value("text"), "no table <at all>");
        assert_eq!(bad.form("/table").value("name-1"), "Мельник Богдан", "the draft stays");
        let all_new = referee.submit(&page.form("/table").set("do", "all-new")).ok();
        assert_eq!(all_new.form("/table").value("player-4"), "new");
        let preview = referee.submit(&all_new.form("/table").set("do", "preview")).ok();
        submit(&referee, &address, &preview).is(303);
        rate(&app, &address);
        agrees_with_its_journal(&app);
    }

    fn a_draft_is_nobody_elses_business(app: App) {
        let id = app.tournament_in("Quiet Cup", "drafted");
        let address = format!("/steppe/tournaments/{id}");
        let name = "Melnyk";
        app.visitor().page(&address).says_nothing_of(name);
        for login in ["referee-two", "head-two", "nobody", "referee-valley", "official-valley", "admin"] {
            let client = app.login(login);
            client.page(&address).says_nothing_of(name);
            for page in ["table", "preview"] {
                client.get(&format!("{address}/{page}")).is(403).says_nothing_of(name);
            }
        }
        app.visitor().get(&format!("{address}/table")).is(303);
        app.referee().page(&format!("{address}/table"));
        app.official().page(&format!("{address}/preview")).says("Melnyk");
    }

    fn a_name_that_is_known_makes_a_new_player_questionable(app: App) {
        let referee = app.referee();
        let address = plan(&app, &referee, "Double Cup");
        let table: &[(&str, &[&str])] = &[("Коваль Ганна", &["2+"]), ("Bonder Lev", &["1-"]), ("Коваль Анна", &["4+"]), ("Коваль Анна", &["3-"])];
        let page = previewed(&referee, &address, table).is(422);
        // A typing error is asked about, with the known player at hand; of two rows of one name
        // neither is taken.
        page.says("4 unknown names.");
        assert!(page.body.contains(&format!("<option value=\"{}\"", app.player("p02"))), "the like name is offered");
        let form = page.form("/table");
        assert_eq!([form.value("player-3"), form.value("player-4")], ["", ""]);
        let form = form.set("player-3", &app.player("p01").to_string());
        // Said to be new: the site warns that there is a known one of this name.
        let form = form.set("player-1", "new").set("player-2", "new").set("player-4", "new").set("do", "preview");
        let page = referee.submit(&form);
        page.says("A player with a similar name already exists: please check.");
        // Chosen twice: refused.
        let p01 = app.player("p01").to_string();
        let page = referee.submit(&page.form("/table").set("player-4", &p01).set("do", "preview")).is(422);
        page.says("the same player is already in row 3");
    }

    fn signing_and_approving_twice_has_the_effect_of_once(app: App) {
        let (referee, head, official, late) = (app.referee(), app.head(), app.official(), app.login("official-two"));
        let address = plan(&app, &referee, "Twice Cup");
        let page = previewed(&referee, &address, ROUND_ROBIN).ok();
        let form = page.form("/table").to(&format!("{address}/submission"));
        referee.submit(&form).is(303);
        let once = app.everything();
        referee.submit(&form).is(303);
        assert_eq!(app.everything(), once);
        let form = head.page(&address).form("/cosignature");
        head.submit(&form).is(303);
        let once = app.everything();
        head.submit(&form).is(303);
        assert_eq!(app.everything(), once);
        let form = official.page(&address).form("/approval");
        official.submit(&form).is(303);
        let once = app.everything();
        assert_eq!(official.submit(&form).location(), address);
        assert_eq!(app.everything(), once);
        // Another official comes too late, and is told.
        late.post(&form.action, &[("version", form.value("version"))]).is(409).says("The tournament’s state: rated");
        assert_eq!(app.everything(), once);
    }

    fn everything_that_a_new_tournament_lacks_is_said_at_once(app: App) {
        let official = app.official();
        let page = official.page("/steppe/tournaments/new");
        for field in ["<select id=\"club\" name=\"club\" required>", "<select id=\"referee\" name=\"referee\" required>"] {
            assert!(page.body.contains(field), "{field}");
        }
        let form = page.form("/steppe/tournaments").set("starts", "someday").set("round_days", "");
        let refused = official.submit(&form).is(422);
        for field in ["name", "starts", "minutes", "club", "referee"] {
            assert_eq!(refused.body.matches(&format!("<a href=\"#{field}\"")).count(), 1, "{field}: {}", refused.text());
        }
    }

    fn referees_of_one_name_are_told_apart_where_one_is_chosen(app: App) {
        let official = app.official();
        let options = || {
            let page = official.page("/steppe/tournaments/new");
            let (_, select) = page.body.split_once("<select id=\"referee\"").unwrap();
            let (select, _) = select.split_once("</select>").unwrap();
            let labels = select.split("<option").skip(2).filter_map(|option| option.split(['>', '<']).nth(1));
            labels.map(str::to_owned).collect::<Vec<_>>()
        };
        let before = options();
        assert!(before.len() > 1 && before.iter().all(|label| !label.contains('(')), "{before:?}");
        app.database.tamper("UPDATE accounts SET name = 'Одна Назва'");
        let same = options();
        let different: std::collections::HashSet<&String> = same.iter().collect();
        assert!(different.len() == before.len() && same.iter().all(|label| label.contains(" (")), "{same:?}");
    }

    fn two_windows_don_t_overwrite_each_other(app: App) {
        let referee = app.referee();
        let address = plan(&app, &referee, "Window Cup");
        let (first, second) = (referee.page(&format!("{address}/table")), referee.page(&format!("{address}/table")));
        let mine = typed(first.form("/table"), &[("Koval Anna", &["2+"]), ("Bondar Lev", &["1-"])]).set("do", "save");
        referee.submit(&mine).is(303);
        let stored = app.stored(app.tournament("Window Cup")).sheet;
        let theirs = typed(second.form("/table"), &[("Koval Anna", &["2-"]), ("Melnyk Bohdan", &["1+"])]);
        let draft: Vec<(&str, &str)> = theirs.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let json = referee.post_with(&format!("{address}/table/draft"), &draft, &[("accept", "application/json")]).is(409);
        assert!(json.header("content-type").starts_with("application/json"));
        for act in ["save", "preview", "check"] {
            let page = referee.submit(&theirs.clone().set("do", act)).is(409);
            page.says("The table has changed in the meantime").says("Row 2, Name: yours: “Melnyk Bohdan”, stored: “Bondar Lev”");
            page.says("Row 1, round 1: yours: “2-”, stored: “2+”");
            assert_eq!(page.form("/table").value("name-2"), "Melnyk Bohdan", "what was typed is still there");
            assert_eq!(app.stored(app.tournament("Window Cup")).sheet, stored);
        }
        let beside = theirs.clone().set("club-1", "Granite").set("place-1", "2").set("rank-2", "3 dan").set("rating-2", "1500");
        let page = referee.submit(&beside.set("do", "save")).is(409);
        page.says("Row 1, Club: yours: “Granite”, stored: “”").says("Row 1, Place: yours: “2”, stored: “”");
        page.says("Row 2, Rank: yours: “3 dan”, stored: “”").says("Row 2, Rating: yours: “1500”, stored: “”");
        let signing = theirs.clone().set("player-1", &app.player("p01").to_string()).set("player-2", &app.player("p03").to_string());
        referee.submit(&signing.to(&format!("{address}/submission"))).is(409);
        let pasted = referee.submit(&second.form("/table/paste").set("text", "№\tІм'я\t1\n1\tКоваль Анна\t2+\n2\tБондар Лев\t1-\n3\tЯр Данило\t\n"));
        pasted.is(409);
        assert_eq!(app.stored(app.tournament("Window Cup")).sheet, stored, "nothing was overwritten");
        // Having seen both, one may insist.
        let page = referee.submit(&theirs.set("do", "save")).is(409);
        referee.submit(&page.form("/table").set("do", "save")).is(303);
        referee.page(&format!("{address}/table")).form("/table").value("name-2").contains("Melnyk");
        // What is stored already is no conflict, however old the form.
        let old = first.form("/table").value("version").to_owned();
        let same = referee.page(&format!("{address}/table")).form("/table").set("version", &old).set("do", "save");
        referee.submit(&same).is(303);
        // Conditions have two windows, too.
        let first = referee.page(&format!("{address}/conditions")).form("/conditions");
        referee.submit(&first.clone().set("city", "Lisove")).is(303);
        let page = referee.submit(&first.set("city", "Polove")).is(409);
        assert_eq!(page.form("/conditions").value("city"), "Polove");
        assert_eq!(app.stored(app.tournament("Window Cup")).conditions.city, "Lisove");
    }

    fn a_returned_table_can_be_submitted_again(app: App) {
        let id = app.tournament_in("Return Cup", "cosigned");
        let address = format!("/steppe/tournaments/{id}");
        let (referee, official, visitor) = (app.referee(), app.official(), app.visitor());
        press(&official, &address, "return", &[("reason", "  ")]).is(422).says("Please give a reason");
        press(&official, &address, "return", &[("reason", "Round 2 <looks> wrong")]).is(303);
        visitor.page(&address).says(RETURNED).says_nothing_of("looks");
        referee.page(&address).says("Round 2 <looks> wrong").says("Correct the table");
        referee.page(&format!("{address}/table")).says("The table was sent back: Round 2 <looks> wrong");
        referee.page("/steppe/inbox").says("Return Cup");
        // The old signatures are worth nothing.
        app.head().post(&format!("{address}/cosignature"), &[("version", &app.stored(id).lock_version.to_string())]).is(409);
        official.post(&format!("{address}/approval"), &[("version", &app.stored(id).lock_version.to_string())]).is(409);
        let page = previewed(&referee, &address, ROUND_ROBIN).ok();
        submit(&referee, &address, &page).is(303);
        // The head of the club may send it back, too, while it waits for that signature.
        press(&app.head(), &address, "return", &[("reason", "Not our players")]).is(303);
        let page = referee.submit(&referee.page(&format!("{address}/table")).form("/table").set("do", "preview")).ok();
        submit(&referee, &address, &page).is(303);
        rate(&app, &address);
        visitor.page(&address).says(RATED).says_nothing_of("Not our players");
        agrees_with_its_journal(&app);
    }

    fn a_correction_that_was_sent_back_stays_on_the_desk_of_the_commission(app: App) {
        let address = format!("/steppe/tournaments/{}", app.tournament_in("Mended Cup", "rated"));
        let (referee, official) = (app.referee(), app.official());
        press(&official, &address, "reopening", &[("reason", "A result was wrong")]).is(303);
        official.page("/steppe/inbox").says("Open corrections").says("Mended Cup");
        let page = referee.submit(&referee.page(&format!("{address}/table")).form("/table").set("do", "preview")).ok();
        submit(&referee, &address, &page).is(303);
        official.page("/steppe/inbox").says_nothing_of("Mended Cup");
        press(&official, &address, "return", &[("reason", "It is still wrong")]).is(303);
        official.page("/steppe/inbox").says("Open corrections").says("Mended Cup");
        referee.page("/steppe/inbox").says("Mended Cup");
    }

    fn a_table_taken_back_loses_its_signatures(app: App) {
        let id = app.tournament_in("Back Cup", "cosigned");
        let address = format!("/steppe/tournaments/{id}");
        let version = app.stored(id).lock_version.to_string();
        let (referee, official) = (app.referee(), app.official());
        let open = official.page(&address).form("/approval");
        press(&referee, &address, "withdrawal", &[]).is(303);
        app.visitor().page(&address).says(PLANNED).says_nothing_of("Signatures");
        assert!(app.read(|c| crosstable::db::tournaments::load_signatures(c, crosstable::db::TournamentId(id))).is_empty());
        official.submit(&open).is(409);
        app.head().post(&format!("{address}/cosignature"), &[("version", &version)]).is(409);
        referee.page(&format!("{address}/table")).form("/table");
    }

    fn a_table_changed_after_the_signature_has_to_be_signed_again(app: App) {
        let id = app.tournament_in("Seal Cup", "submitted");
        // Somebody changes the table past the program.
        app.database.tamper(&format!("UPDATE tournaments SET sheet = replace(sheet, '\"2+\"', '\"2=\"') WHERE id = {id}"));
        let version = app.stored(id).lock_version.to_string();
        let page = app.head().post(&format!("/steppe/tournaments/{id}/cosignature"), &[("version", &version)]).is(409);
        page.says("It has to be signed again.");
    }

    fn the_referee_signs_and_nobody_in_the_referees_place(app: App) {
        let id = app.tournament_in("Hand Cup", "drafted");
        let address = format!("/steppe/tournaments/{id}");
        for login in ["official", "chairman"] {
            let client = app.login(login);
            let page = client.submit(&client.page(&format!("{address}/table")).form("/table").set("do", "preview")).ok();
            page.says("Only the chief referee signs the table.");
            submit(&client, &address, &page).is(403);
        }
        // Nor does a referee plan for another, or call a tournament official.
        let referee = app.referee();
        let form = referee.page("/steppe/tournaments/new").form("/steppe/tournaments").set("name", "Gift").set("club", &club(&app, "Ivory")).set("minutes", "60");
        let other = app.account("referee-two").to_string();
        referee.submit(&form.clone().set("referee", &other)).is(422).says("Referees can enter only their own tournaments");
        let refused = referee.submit(&form.set("plan", "Plan 2026")).is(422);
        assert_eq!(refused.form("/steppe/tournaments").value("name"), "Gift", "nothing typed is lost");
    }

    fn a_correction_is_followed_by_everything_after_it(app: App) {
        let first = rated(&app, "First Cup", ROUND_ROBIN);
        let second = rated(&app, "Second Cup", &[("Коваль Анна", &["2+", "3+"]), ("Мельник Богдан", &["1-", ""]), ("Сокіл Мирон", &["", "1-"])]);
        let old: Vec<Option<f64>> = ["p01", "p02", "p03", "p04", "p06"].iter().map(|p| app.rating(p)).collect();
        let (referee, official, visitor) = (app.referee(), app.official(), app.visitor());
        press(&official, &first, "reopening", &[("reason", "")]).is(422);
        press(&official, &first, "reopening", &[("reason", "Round 1 was entered <wrong>")]).is(303);
        visitor.page(&first).says("the rating stands until it is rated again").says("Round 1 was entered <wrong>").says("Koval Anna");
        assert_eq!(app.rating("p01"), old[0], "the old rating holds");

        let form = referee.page(&format!("{first}/table")).form("/table");
        let preview = referee.submit(&form.set("cell-1-1", "2-").set("cell-2-1", "1+").set("do", "preview")).ok();
        let shown = rating_line(&preview, "Koval Anna");
        submit(&referee, &first, &preview).is(303);
        press(&app.head(), &first, "cosignature", &[]).is(303);
        let approval = official.page(&first).form("/approval");
        let ledger = official.submit(&approval).location();
        assert!(ledger.starts_with("/steppe/changes/"), "{ledger}");
        assert_eq!(app.export("steppe").matches("First Cup").count(), 1);

        // The tournament shows what the preview said; the ledger shows old and new, there and
        // afterwards.
        let page = visitor.page(&first);
        page.says(RATED).says("Koval Anna");
        let row = page.row("Koval Anna");
        assert_eq!((&row[row.len() - 4], &row[2]), (&shown[3], &shown[2]));
        let change = visitor.page(&ledger);
        change.says("Round 1 was entered <wrong>").says("Official");
        for (place, text) in [("First Cup", "Koval Anna"), ("Second Cup", "Koval Anna"), ("First Cup", "Bondar Lev"), ("Current rating", "Bondar Lev")] {
            assert!(change.rows().iter().any(|r| r[0] == text && r[1] == place && r[2] != r[3]), "{place}: {text}: {:?}", change.rows());
        }
        let (now, was) = (app.rating("p01").unwrap(), old[0].unwrap());
        let current = change.rows().into_iter().find(|r| r[0] == "Koval Anna" && r[1] == "Current rating").unwrap();
        assert_eq!(current[2..4], [was.to_string(), now.to_string()]);
        visitor.page("/steppe/changes").says("First Cup").says("Round 1 was entered <wrong>");
        assert_ne!(now, was);
        visitor.page(&format!("{second}/players/{}", app.player("p01"))).says(&now.to_string());
        agrees_with_its_journal(&app);
        // Pressed once more: nothing happens.
        let once = app.everything();
        official.submit(&approval).is(303);
        assert_eq!(app.everything(), once);
    }

    fn a_correction_may_bring_in_a_new_player_and_one_who_came_later(app: App) {
        let first = rated(&app, "First Cup", ROUND_ROBIN);
        let official = app.official();
        let form = official.page("/steppe/players/new").form("/players/new").set("name", "Пізній Гліб").set("born", "2001");
        let later = path(&official.submit(&form).location()).rsplit('/').next().unwrap().to_owned();
        rated(&app, "Second Cup", &[("Коваль Анна", &["2+"]), ("Пізній Гліб", &["1-"])]);
        press(&official, &first, "reopening", &[("reason", "Two players were forgotten")]).is(303);
        let referee = app.referee();
        let table = referee.page(&format!("{first}/table")).form("/table");
        let form = referee.submit(&table.set("do", "rows")).ok().form("/table");
        let form = form.set("name-5", "Пізній Гліб").set("player-5", &later).set("name-6", "Забута Леся").set("player-6", "new").set("born-6", "2003");
        let form = referee.submit(&form.set("do", "round")).ok().form("/table");
        let form = form.set("cell-5-4", "6+").set("cell-1-4", "3+").set("do", "preview");
        let preview = referee.submit(&form).ok();
        let shown = (rating_line(&preview, "Piznii Hlib"), rating_line(&preview, "Zabuta Lesia"));
        submit(&referee, &first, &preview).is(303);
        press(&app.head(), &first, "cosignature", &[]).is(303);
        let ledger = press(&official, &first, "approval", &[]).location();
        let page = app.visitor().page(&first);
        for (name, shown) in [("Piznii Hlib", &shown.0), ("Zabuta Lesia", &shown.1)] {
            let row = page.row(name);
            assert_eq!(&row[row.len() - 4], &shown[3], "{name}");
        }
        app.visitor().page(&ledger).says("Piznii Hlib").says("Zabuta Lesia").says("Second Cup");
        agrees_with_its_journal(&app);
        // The federation that moves away takes the same story along.
        let text = app.export("steppe").replacen("\"slug\": \"steppe\"", "\"slug\": \"copy\"", 1);
        app.write(|c| {
            crate::app::import(c, &text);
            Ok(())
        });
        assert_eq!(app.export("copy"), text);
    }

    fn a_rated_tournament_can_be_closed_and_leaves_no_trace_in_the_ratings(app: App) {
        let before: Vec<Option<f64>> = ["p01", "p02", "p03", "p04"].iter().map(|p| app.rating(p)).collect();
        let first = rated(&app, "Wrong Cup", ROUND_ROBIN);
        let second = rated(&app, "Later Cup", &[("Коваль Анна", &["2+"]), ("Сокіл Мирон", &["1-"])]);
        let official = app.official();
        press(&official, &first, "reopening", &[("reason", "It was no tournament")]).is(303);
        press(&official, &first, "closing", &[("reason", "")]).is(422);
        let ledger = press(&official, &first, "closing", &[("reason", "It was a training camp")]).location();
        let visitor = app.visitor();
        visitor.page(&ledger).says("It was a training camp").says("Later Cup");
        visitor.page(&first).says("The tournament is closed without rating.").says("It was a training camp");
        visitor.get(&format!("{first}/players/{}", app.player("p03"))).is(404);
        let after: Vec<Option<f64>> = ["p01", "p02", "p03", "p04"].iter().map(|p| app.rating(p)).collect();
        assert_eq!(after[1..], before[1..]);
        visitor.page(&second).says(RATED);
        agrees_with_its_journal(&app);
        visitor.page(&format!("/steppe/players/{}", app.player("p03"))).says_nothing_of("Wrong Cup");
        // It may be opened again, and rated again, after the other.
        press(&official, &first, "reopening", &[("reason", "It was one after all")]).is(303);
        let referee = app.referee();
        let page = referee.submit(&referee.page(&format!("{first}/table")).form("/table").set("do", "preview")).ok();
        submit(&referee, &first, &page).is(303);
        rate(&app, &first);
        agrees_with_its_journal(&app);
    }

    fn a_tournament_that_is_not_held_is_cancelled(app: App) {
        let referee = app.referee();
        let address = plan(&app, &referee, "Rain Cup");
        press(&referee, &address, "cancellation", &[("reason", " ")]).is(422);
        press(&referee, &address, "cancellation", &[("reason", "Flood")]).is(303);
        let visitor = app.visitor();
        visitor.page(&address).says("The tournament was cancelled.").says("Flood");
        visitor.page("/steppe/tournaments?state=cancelled").says("Rain Cup");
        visitor.page("/steppe").says_nothing_of("Rain Cup");
        referee.get(&format!("{address}/table")).is(409);
        press(&app.official(), &address, "reopening", &[("reason", "Dry again")]).is(303);
        visitor.page(&address).says(PLANNED);
        referee.page(&format!("{address}/table"));
    }

    fn a_calculation_without_end_is_refused_and_changes_nothing(app: App) {
        // Rated after a loss of q2 the calculation ends; without that loss it never would.
        let games: Vec<String> = (0..216).map(|n| format!(r#"{{"round": 1, "a": "q1", "b": "q2", "score": {}}}"#, n % 2)).collect();
        let player = |id: &str, rating: i32| format!(r#"{{"player": {{"id": "{id}", "name": "{id}", "standing": {{"rating": {rating}}}}}}}"#);
        let lines = [
            r#"{"federation": {"slug": "endless", "name": "Endless", "rules": "ufgo"}}"#.to_owned(),
            player("q1", 2000),
            player("q2", 2520),
            player("q3", 2000),
            r#"{"tournament": {"id": "w", "name": "Warm-up", "start": "2025-02-01", "games": [{"round": 1, "a": "q2", "b": "q3", "score": 0}]}}"#.to_owned(),
            format!(r#"{{"tournament": {{"id": "e", "name": "Marathon", "start": "2025-03-01", "games": [{}]}}}}"#, games.join(", ")),
        ];
        let official = app.login("official");
        app.write(|c| {
            crate::app::import(c, &lines.join("\n"));
            let endless = crosstable::db::federations::find_by_slug(c, "endless")?.unwrap();
            let account = crosstable::db::accounts::find_by_login(c, "official")?.unwrap().id;
            crosstable::db::accounts::add_role(c, account, Some(endless.id), crosstable::actions::Role::Official, None)?;
            Ok(())
        });
        let list = official.page("/endless/tournaments");
        let address = list.links().into_iter().find(|l| list.body.contains(&format!("{l}\">Warm-up"))).unwrap();
        press(&official, &address, "reopening", &[("reason", "It was not played")]).is(303);
        let before = app.export("endless");
        let mut page = press(&official, &address, "closing", &[("reason", "It was not played")]);
        // A slow machine leads to the page that says how far it is.
        for _ in 0..600 {
            if page.text().contains("did not finish") {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
            page = official.page("/endless/changes/progress");
        }
        page.says("did not finish within 5000 passes").says("Marathon").says("q2");
        assert_eq!(app.export("endless"), before);
        app.visitor().page("/endless/changes").says("No corrections yet.");
        app.visitor().page(&address).says("is being corrected");
    }

    fn a_published_list_never_changes_but_carries_a_note(app: App) {
        let first = rated(&app, "First Cup", ROUND_ROBIN);
        let (official, referee, visitor) = (app.official(), app.referee(), app.visitor());
        let list = publish(&official);
        visitor.page(&list).says("After the <cup>").says_nothing_of("were corrected");
        let files = files(&visitor, &list);
        let row = visitor.page(&list).row("Koval Anna");
        app.pass(TimeDelta::minutes(1));
        press(&official, &first, "reopening", &[("reason", "A wrong result")]).is(303);
        let form = referee.page(&format!("{first}/table")).form("/table");
        let preview = referee.submit(&form.set("cell-1-1", "2-").set("cell-2-1", "1+").set("do", "preview")).ok();
        submit(&referee, &first, &preview).is(303);
        rate(&app, &first);
        let after = visitor.page(&list);
        after.says(CORRECTED).says("A wrong result");
        assert_eq!(after.row("Koval Anna"), row);
        assert_eq!(self::files(&visitor, &list), files);
        assert_ne!(row[2], visitor.page("/steppe/ratings").row("Koval Anna")[2]);
        visitor.page("/steppe/ratings/2026-01-01").says_nothing_of(CORRECTED);
    }

    fn a_list_carries_the_note_when_a_tournament_was_closed_afterwards(app: App) {
        let first = rated(&app, "First Cup", ROUND_ROBIN);
        let (official, visitor) = (app.official(), app.visitor());
        let list = publish(&official);
        let files = files(&visitor, &list);
        app.pass(TimeDelta::minutes(1));
        press(&official, &first, "reopening", &[("reason", "It was no tournament")]).is(303);
        press(&official, &first, "closing", &[("reason", "It was a training camp")]).is(303);
        assert_eq!(self::files(&visitor, &list), files);
        visitor.page(&list).says(CORRECTED).says("It was a training camp");
    }

    fn a_birth_is_said_to_be_hidden_where_the_public_is_told_less(app: App) {
        let official = app.official();
        let page = |code: &str| official.page(&format!("/steppe/players/{}?lang=en", app.player(code)));
        // Everybody sees this year.
        page("p06").says("1999").says_nothing_of("(shown to officials only)");
        for (code, born) in [("p01", "1 May 1980"), ("p10", "2012")] {
            page(code).says(born).says("(shown to officials only)");
        }
    }

    fn the_last_game_is_that_of_the_latest_day_whatever_was_rated_last(app: App) {
        let (first, second) = (app.tournament_in("May Cup", "rated"), app.tournament_in("April Cup", "rated"));
        let ends = app.stored(first).conditions.ends.to_string();
        // It was played before the one that was rated before it.
        app.database.tamper(&format!("UPDATE tournaments SET starts = '2026-04-11', ends = '2026-04-12' WHERE id = {second}"));
        let played: Vec<i64> = app.read(|c| results::of_tournament(c, TournamentId(second))).into_iter().map(|row| row.player_id.0).collect();
        let listed: serde_json::Value = serde_json::from_str(&app.visitor().page("/api/v1/federations/steppe/ratings?limit=100").body).unwrap();
        let rows = listed["items"].as_array().unwrap().iter().filter(|row| played.contains(&row["player"]["id"].as_i64().unwrap()));
        let days: Vec<&str> = rows.map(|row| row["last_played"].as_str().unwrap()).collect();
        assert!(!days.is_empty() && days.iter().all(|day| *day == ends), "{days:?}");
    }

    fn a_list_carries_the_note_when_a_date_of_birth_was_corrected_afterwards(app: App) {
        // Bondar keeps his rank for his age.
        rated(&app, "First Cup", ROUND_ROBIN);
        let (official, visitor) = (app.official(), app.visitor());
        let list = publish(&official);
        let files = files(&visitor, &list);
        app.pass(TimeDelta::minutes(1));
        let form = official.page(&format!("/steppe/players/{}/edit", app.player("p02"))).form("/edit").set("born", "1990-01-01");
        // What would change is shown before it is saved.
        let preview = official.submit(&form).is(200);
        preview.says("Nothing is saved yet").says("Bondar");
        official.submit(&preview.form("/edit")).is(303);
        // His rank changes, at the tournament and in the list.
        let ledger = visitor.page("/steppe/changes").links().into_iter().find(|l| l.starts_with("/steppe/changes/")).unwrap();
        assert!(visitor.page(&ledger).row("Bondar Lev")[4].contains('→'));
        agrees_with_its_journal(&app);
        assert_eq!(self::files(&visitor, &list), files);
        assert!(visitor.page(&list).links().contains(&ledger), "the list does not mention the correction");
    }

    fn who_is_not_recalculated_has_taken_part(app: App) {
        let (referee, visitor) = (app.referee(), app.visitor());
        let form = referee.page("/steppe/tournaments/new").form("/steppe/tournaments");
        let form = form.set("name", "Quick Cup").set("starts", "2026-05-02").set("ends", "2026-05-03").set("club", &club(&app, "Ivory"));
        // Too short a game to rate players above 2100 (1.7).
        let address = referee.submit(&form.set("city", "Stepove").set("minutes", "50")).location();
        let page = previewed(&referee, &address, &[("Ткач Ірина", &["2-"]), ("Мельник Богдан", &["1+"])]).ok();
        submit(&referee, &address, &page).is(303);
        rate(&app, &address);
        let player = visitor.page(&format!("/steppe/players/{}?lang=en", app.player("p05"))).ok();
        player.says("Took part without a new rating:").says("Quick Cup").says_nothing_of("No rated tournament yet");
        let winner = visitor.page(&format!("/steppe/players/{}?lang=en", app.player("p03")));
        winner.says_nothing_of("Took part without a new rating:").says("Tkach Irena (2390), Quick Cup");
        let why = visitor.page(&format!("{address}/players/{}?lang=en", app.player("p05"))).ok();
        why.says("Why the rating of Tkach Irena didn’t change");
    }

    fn a_preview_of_a_birth_is_confirmed_once_and_never_over_a_later_change(app: App) {
        rated(&app, "First Cup", ROUND_ROBIN);
        let (official, other, visitor) = (app.official(), app.official(), app.visitor());
        let edit = format!("/steppe/players/{}/edit", app.player("p02"));
        let corrections = || visitor.page("/steppe/changes").links().into_iter().filter(|l| l.starts_with("/steppe/changes/")).count();
        let born = |year: &str| official.page(&edit).form("/edit").set("born", year);
        // Between the preview and its confirmation the same field changes.
        let preview = official.submit(&born("1990-01-01")).is(200);
        let before = corrections();
        let shown = other.submit(&other.page(&edit).form("/edit").set("born", "1991-02-02")).is(200);
        other.submit(&shown.form("/edit")).is(303);
        let once = corrections();
        assert!(once > before);
        official.submit(&preview.form("/edit")).is(409);
        assert_eq!((corrections(), official.page(&edit).form("/edit").value("born")), (once, "1991-02-02"));
        // Two clicks on one confirmation.
        let preview = official.submit(&born("1940-01-01")).is(200);
        for _ in 0..2 {
            official.submit(&preview.form("/edit")).is(303);
        }
        assert!(corrections() <= once + 1);
        let audited = official.page("/steppe/audit?lang=en").text().matches("player changed").count();
        official.submit(&preview.form("/edit")).is(303);
        assert_eq!(official.page("/steppe/audit?lang=en").text().matches("player changed").count(), audited);
        // A tournament rated after the preview changes what the confirmation would do.
        let preview = official.submit(&born("1985-03-03")).is(200);
        rated(&app, "Second Cup", &[("Бондар Лев", &["2+"]), ("O'Hara Fynn", &["1-"])]);
        let made = corrections();
        official.submit(&preview.form("/edit")).is(409).says("The data has changed in the meantime");
        assert_eq!((corrections(), official.page(&edit).form("/edit").value("born")), (made, "1940-01-01"));
        agrees_with_its_journal(&app);
    }
}
