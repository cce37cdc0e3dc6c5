//! The current list asked all sorts of things, and two published lists side by side.

use crosstable::db::{federations, roster};
use crosstable::domain::moved::Moved;
use crosstable::web::app::rosters::Rosters;
use serde_json::Value;

use crate::app::App;
use crate::client::Page;
use crate::database::on_both;
use crate::html::attributes;

/// The rows of the only table of a page, without its head.
fn table(page: &Page) -> Vec<Vec<String>> {
    page.rows().split_off(1)
}

fn table_count(page: &Page) -> usize {
    page.body.matches("<table").count()
}

on_both! {
    fn after_a_start_the_lists_of_the_largest_federations_are_made(app: App) {
        app.with_demo();
        let slugs = || {
            let sizes = app.read(roster::load_sizes);
            assert!(sizes.is_sorted_by(|one, other| one.players >= other.players));
            let slug = |size: &roster::Size| app.read(|c| federations::find(c, size.federation)).unwrap().slug;
            sizes.iter().map(slug).collect::<Vec<_>>()
        };
        assert!(slugs().contains(&"steppe".to_owned()));
        Rosters::new(app.db.clone()).make_ahead().unwrap();
        let steppe = app.federation("steppe").id;
        app.write(|c| Ok(federations::update_moved(c, steppe, Some(Moved::Leaving))?));
        assert!(!slugs().contains(&"steppe".to_owned()), "who has moved is read elsewhere");
    }

    fn the_address_of_a_list_is_the_whole_question(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let whole = visitor.page("/demo/ratings");
        assert_eq!(table(&whole).len(), 100, "a page of the list");
        // Whatever is asked, the form shows it and every link keeps it.
        let some = visitor.page("/demo/ratings?gender=f&active=2026-01-01&sort=name&to=31");
        assert!(some.body.contains("selected>Women") && some.body.contains("value=\"2026-01-01\""));
        let women = table(&some).len();
        assert!(women > 0 && women < 100, "{women}");
        for link in attributes(&some.body, "href").iter().filter(|l| l.starts_with("?") && l.contains("sort=")) {
            assert!(link.contains("gender=f&") && link.contains("active=2026%2D01%2D01"), "{link}");
        }
        let csv = some.links().into_iter().find(|l| l.contains("ratings.csv")).unwrap();
        assert_eq!(visitor.page(&csv).body.lines().count(), women + 1, "the file is the list that is seen");
        // Nonsense asks nothing.
        let wild = visitor.page("/demo/ratings?gender=x&club=%27&age=7&from=%00&to=9e9&active=never&sort=--&country=<b>&page=-1&city=Atlantis");
        assert_eq!(table(&wild), table(&whole));
    }

    fn the_order_turns_around(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let ratings = |address: &str| -> Vec<String> { table(&visitor.page(address)).into_iter().map(|r| r[0].clone()).collect() };
        let best = ratings("/stones/ratings");
        assert_eq!(best[0], "1");
        let mut worst = ratings("/stones/ratings?sort=-rating&page=1");
        let last = worst[0].clone();
        assert!(last.parse::<usize>().unwrap() >= worst.len());
        worst.sort_by_key(|place| place.parse::<usize>().unwrap());
        assert!(worst.last() == Some(&last), "places are those of the list, whatever the order");
        let page = visitor.page("/stones/ratings?sort=-name");
        assert!(page.body.contains("aria-sort=\"descending\""));
    }

    fn somebody_is_found_by_a_half_remembered_name(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let first = table(&visitor.page("/demo/ratings"))[0][1].clone();
        let name = first.split(' ').next().unwrap().to_owned();
        let wrong: String = format!("{}{}{}", &name[..3], if &name[3..4] == "s" { "r" } else { "s" }, &name[4..]);
        let page = visitor.page(&format!("/demo/ratings?q={wrong}"));
        page.says("No player has exactly this name.").says(&name);
        visitor.page("/demo/ratings?q=qwrtpzx").says("No players found.").says("Show all players");
    }

    fn two_lists_are_compared(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let page = visitor.page("/demo/ratings/comparison");
        page.says("Comparison of two lists").says("Gained").says("Mean change");
        assert!(!table(&page).is_empty());
        let link = |text: &str| {
            let found = attributes(&page.body, "href").into_iter().find(|l| l.starts_with('?') && l.contains(text));
            format!("/demo/ratings/comparison{}", found.unwrap())
        };
        let gains = table(&visitor.page(&link("sort=gain")));
        let change = |row: &[String]| row[5].replace('\u{2212}', "-").parse::<i64>().unwrap();
        assert!(gains.windows(2).all(|w| change(&w[0]) >= change(&w[1])), "{gains:?}");
        for part in ["new", "gone"] {
            visitor.page(&link(&format!("part={part}"))).ok();
        }
        // Chosen the other way round, and wildly.
        let dates: Vec<String> = page.body.split("<option value=\"").skip(1).map(|o| o[..10].to_owned()).collect();
        let (newest, oldest) = (dates[0].clone(), dates[dates.len() / 2 - 1].clone());
        let turned = visitor.page(&format!("/demo/ratings/comparison?earlier={newest}&later={oldest}"));
        let right = visitor.page(&format!("/demo/ratings/comparison?earlier={oldest}&later={newest}"));
        assert_eq!(table(&turned), table(&right));
        visitor.page("/demo/ratings/comparison?earlier=x&later=%FF&part=%3Cb%3E&sort=9&page=1000000").ok();
        // One list is none to compare.
        visitor.page("/steppe/ratings/comparison").says("A comparison needs two published lists.");
    }

    fn a_list_is_divided_by_categories_of_players(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let (whole, women) = (visitor.page("/dots/ratings"), visitor.page("/dots/ratings?category=women"));
        women.says("Current rating: Women").says("All players").says("Juniors").says("Veterans");
        women.says("Includes: women of any age.");
        let (all, some) = (table(&whole), table(&women));
        assert!(!some.is_empty() && some.len() < all.len());
        let places: Vec<String> = (1..=some.len()).map(|place| place.to_string()).collect();
        assert_eq!(some.iter().map(|row| row[0].clone()).collect::<Vec<_>>(), places, "its own places");
        assert!(some.iter().all(|row| all.iter().any(|of| of[1] == row[1])));
        // Search and order stay within.
        let word = some[1][1].split(' ').next().unwrap().to_owned();
        let one = visitor.page(&format!("/dots/ratings?category=women&q={word}"));
        assert_eq!(table(&one)[0][0], "2");
        assert!(one.links().contains(&"/dots/ratings?category=women&pool=classic".to_owned()), "without the name it is the whole category");
        let turned = table(&visitor.page("/dots/ratings?category=women&sort=-rating"));
        assert_eq!(turned[0][0], some.len().to_string());
        assert_eq!(table(&visitor.page("/dots/ratings?category=nobody")), all, "nonsense asks nothing");
        assert_eq!(table(&visitor.page("/demo/ratings?category=women")).len(), 100, "that is no category there");
        // The files are the list that is seen.
        let csv = visitor.page("/dots/ratings.csv?category=women&pool=classic").body;
        assert_eq!(csv.lines().count(), some.len() + 1);
        assert!(csv.lines().nth(1).unwrap().starts_with("classic,1,"));
        let json: Value = serde_json::from_str(&visitor.page("/dots/ratings.json?category=women&pool=classic").body).unwrap();
        assert_eq!((json["category"].as_str(), json["entries"].as_array().unwrap().len()), (Some("women"), some.len()));
        // The API tells the same, page by page, and refuses what it doesn't know.
        let federation: Value = serde_json::from_str(&visitor.page("/api/v1/federations/dots").body).unwrap();
        assert_eq!(federation["categories"][1]["greatest"], 19);
        let first: Value = serde_json::from_str(&visitor.page("/api/v1/federations/dots/ratings?category=women&limit=3").body).unwrap();
        let next = first["next"].as_str().unwrap();
        let next: Value = serde_json::from_str(&visitor.page(&next[next.find("/api").unwrap()..]).body).unwrap();
        assert_eq!((first["items"][2]["place"].as_i64(), next["items"][0]["place"].as_i64()), (Some(3), Some(4)));
        let refused = visitor.get("/api/v1/federations/dots/ratings?category=men").is(400);
        assert!(refused.body.contains("One of women, juniors, veterans."), "{}", refused.body);
    }

    fn a_published_list_is_divided_as_the_current_one(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let list = visitor.page("/dots/ratings").links().into_iter().find(|l| l.starts_with("/dots/ratings/20")).unwrap();
        let (whole, juniors) = (visitor.page(&list), visitor.page(&format!("{list}?category=juniors")));
        juniors.says("Juniors").says("aged 19 or under, ages as of 1 January").says("use their current definition");
        let (all, some) = (table(&whole), table(&juniors));
        assert!(some.len() > 2 && some.len() < all.len());
        assert!(some.iter().zip(1..).all(|(row, place)| row[0] == place.to_string()));
        let order: Vec<usize> = some.iter().map(|row| all.iter().position(|of| of[1] == row[1]).unwrap()).collect();
        assert!(order.is_sorted(), "in the order of the list");
        let file = |ending: &str| visitor.page(&format!("{list}.{ending}?category=juniors")).body;
        assert_eq!(file("csv").lines().filter(|line| line.starts_with("classic,")).count(), some.len());
        let json: Value = serde_json::from_str(&file("json")).unwrap();
        assert_eq!((json["category"].as_str(), json["entries"][0]["place"].as_i64()), (Some("juniors"), Some(1)));
        let day = list.rsplit('/').next().unwrap();
        let api = format!("/api/v1/federations/dots/lists/{day}?category=juniors&limit=2");
        let first: Value = serde_json::from_str(&visitor.page(&api).body).unwrap();
        let next = first["next"].as_str().unwrap();
        let next: Value = serde_json::from_str(&visitor.page(&next[next.find("/api").unwrap()..]).body).unwrap();
        assert_eq!(next["items"][0]["place"], 3);
        assert!(visitor.page(&format!("{list}?category=juniors&pool=rapid")).links().iter().any(|l| l.ends_with("?category=women&pool=rapid")));
    }

    fn the_chairman_defines_categories(app: App) {
        let (chairman, visitor) = (app.chairman(), app.visitor());
        assert!(!visitor.page("/steppe/ratings").body.contains("category="));
        let form = chairman.page("/steppe/settings/categories").form("/settings/categories");
        let named = form.clone().set("name_en", "Women").set("name_ru", "Женщины").set("name_uk", "Жінки");
        let page = chairman.submit(&named.clone().set("code", "Ж").set("age_min", "30").set("age_max", "20")).is(422);
        page.says("Word in web addresses").says("Highest age");
        let marked = |field: &str, page: &str| page.contains(&format!("aria-describedby=\"{field}-error")) && page.contains(&format!("id=\"{field}-error\""));
        assert!(marked("code", &page.body) && marked("age_max", &page.body) && !marked("age_min", &page.body));
        page.says("The highest age is below the lowest.");
        chairman.submit(&named.clone().set("code", "women").set("age_min", "x")).is(422).says("Enter a whole number from 0 to");
        let page = chairman.submit(&named.clone().set("code", "women")).is(422);
        page.says("Gender: Choose who the category is for");
        assert!(marked("gender", &page.body));
        chairman.submit(&named.clone().set("code", "women").set("gender", "f")).is(303);
        chairman.submit(&named.set("code", "women").set("gender", "m")).is(422).says("Word in web addresses");
        // One woman is known to be one; of the others nobody has said it, and a guest is in no
        // category.
        let women = visitor.page("/steppe/ratings?category=women");
        assert_eq!(table(&women).len(), 1);
        women.says("Tkach").says("is unknown:");
        assert_eq!(table(&visitor.page("/steppe/ratings/2026-01-01?category=women")).len(), 1);
        // Changed, the finished pages are others.
        let edit = chairman.page("/steppe/settings/categories?edit=women").form("/settings/categories");
        assert_eq!(edit.value("was"), "women");
        chairman.submit(&edit.set("gender", "").set("age_min", "60").set("code", "veterans")).is(303);
        assert_eq!(table(&visitor.page("/steppe/ratings?category=veterans")).len(), 1, "Bondar, of 1950");
        // A journal takes it along and brings it back.
        let journal = app.export("steppe");
        assert!(journal.contains(r#""categories": [{"code": "veterans", "names": {"en": "Women", "ru": "Женщины", "uk": "Жінки"}, "least": 60}]"#));
        app.write(|c| {
            crate::app::import(c, &journal.replacen("\"slug\": \"steppe\"", "\"slug\": \"copy\"", 1));
            Ok(())
        });
        assert_eq!(app.export("copy").replacen("\"slug\": \"copy\"", "\"slug\": \"steppe\"", 1), journal);
        chairman.post("/steppe/settings/categories/removal", &[("code", "veterans")]).is(303);
        chairman.post("/steppe/settings/categories/removal", &[("code", "veterans")]).is(404);
        visitor.page("/steppe/ratings?category=veterans").says_nothing_of("All players");
        chairman.page("/steppe/audit").says("category of players removed: veterans");
    }

    fn what_is_about_a_whole_list_stands_on_its_first_page(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let list = visitor.page("/demo/ratings").links().into_iter().find(|l| l.starts_with("/demo/ratings/20")).unwrap();
        let first = visitor.page(&list);
        first.says("Ranks assigned, lowered and kept");
        assert!(first.body.contains("id=\"decided\"") && table_count(&first) == 2);
        let second = visitor.page(&format!("{list}?page=2"));
        assert!(!second.body.contains("id=\"decided\"") && table_count(&second) == 1);
        assert!(second.links().contains(&format!("{list}#decided")), "the others lead there");
    }

    fn an_approval_is_in_the_list_at_once(app: App) {
        let visitor = app.visitor();
        let before = table(&visitor.page("/steppe/ratings"));
        app.tournament_in("Second Cup", "rated");
        assert_ne!(table(&visitor.page("/steppe/ratings")), before);
    }

    fn a_name_is_looked_for_in_all_federations(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let name = table(&visitor.page("/stones/ratings"))[0][1].clone();
        let word = name.split(' ').next().unwrap().to_owned();
        visitor.page(&format!("/search?q={word}")).says(&word);
        visitor.page("/search").says_nothing_of("No players found");
        visitor.page("/search?q=qwrtpzx").says("No players found in any federation.");
        visitor.page("/search?q=%3Cb%3E%27%00").says_nothing_of("<b>");
        // Who follows a dead link can look for it, in the federation or everywhere.
        for (dead, form) in [("/nowhere", "/search"), ("/demo/nowhere", "/demo/ratings"), ("/demo/players/999999", "/demo/ratings")] {
            assert!(visitor.get(dead).is(404).body.contains(&format!("action=\"{form}\" role=\"search\"")), "{dead}");
        }
        let page = visitor.page("/stones/ratings").links().into_iter().find(|l| l.contains("/players/")).unwrap();
        let page = visitor.page(&page);
        assert!(page.body.contains("<meta property=\"og:title\"") && page.body.contains("<meta name=\"description\""));
    }
}
