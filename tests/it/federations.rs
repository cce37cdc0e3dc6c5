//! Many federations on one site: what is done in one is nothing to the others.

use std::thread;
use std::time::Duration;

use crosstable::db::{Extent, federations};

use crate::app::App;
use crate::database::on_both;

/// How many looks for a finished page have found none so far.
fn misses(app: &App) -> u64 {
    let name = "crosstable_page_lookups_total{found=\"no\"} ";
    app.counted().lines().find_map(|line| line.strip_prefix(name)).and_then(|count| count.parse().ok()).unwrap_or_default()
}

/// What others have written is looked for no more often than this.
fn a_moment_passes() {
    thread::sleep(Duration::from_millis(5));
}

on_both! {
    fn an_act_in_one_federation_leaves_the_pages_of_all_others_finished(app: App) {
        let visitor = app.visitor();
        let valley = ["/valley", "/valley/ratings", "/valley/tournaments", "/api/v1/federations/valley/players", "/embed/valley/ratings"];
        let others: Vec<&str> = valley.into_iter().chain(["/help", "/api", "/api/v1/openapi.json"]).collect();
        let tags: Vec<String> = others.iter().map(|path| visitor.get(path).ok().header("etag").to_owned()).collect();
        let stamp = || app.db.state().stamp(Extent::Federation(app.federation("valley").id));
        let (before, before_site) = (stamp(), app.db.state().stamp(Extent::Site));
        visitor.page("/steppe/tournaments").says_nothing_of("Next Door Cup");
        app.tournament_in("Next Door Cup", "planned");
        a_moment_passes();
        let missed = misses(&app);
        for (path, tag) in others.iter().zip(&tags) {
            assert_eq!(visitor.get(path).ok().header("etag"), tag, "{path}");
        }
        assert_eq!(misses(&app), missed, "no page of others was made anew");
        assert_eq!(stamp(), before);
        assert_ne!(app.db.state().stamp(Extent::Site), before_site);
        // The own page is another one, and so is what shows all federations.
        visitor.page("/steppe/tournaments").says("Next Door Cup");
        assert_eq!(misses(&app), missed + 1);
        // What is done in the valley is seen there.
        app.write(|c| Ok(federations::touch(c, app.federation("valley").id)?));
        assert_ne!(stamp(), before);
        visitor.page("/valley/ratings");
        assert_eq!(misses(&app), missed + 2);
    }

    fn what_another_program_does_makes_the_pages_of_its_federation_stale_and_no_others(app: App) {
        let (visitor, other) = (app.visitor(), app.beside());
        for path in ["/steppe/tournaments", "/valley/tournaments"] {
            visitor.page(path);
        }
        other.tournament_in("Far Away Cup", "planned");
        a_moment_passes();
        let missed = misses(&app);
        visitor.page("/valley/tournaments");
        assert_eq!(misses(&app), missed);
        visitor.page("/steppe/tournaments").says("Far Away Cup");
        assert_eq!(misses(&app), missed + 1);
    }

    fn a_page_that_shows_another_federation_is_stale_with_it(app: App) {
        app.agreed_who("p01");
        let visitor = app.visitor();
        let page = format!("/steppe/players/{}", app.player("p01"));
        visitor.page(&page).says("Reef");
        let in_api = format!("/api/v1/federations{page}");
        let missed = { visitor.page(&in_api); misses(&app) };
        let reef = app.federation("reef").id;
        app.write(|c| {
            federations::update_names(c, reef, r#"{"en": "Atoll", "ru": "Атолл", "uk": "Атол"}"#)?;
            Ok(federations::touch(c, reef)?)
        });
        visitor.page(&page).says("Atoll");
        visitor.page(&in_api);
        assert_eq!(misses(&app), missed + 2, "both were made anew");
    }

    fn the_front_page_lists_a_federation_as_soon_as_it_is_there(app: App) {
        let visitor = app.visitor();
        visitor.page("/").says_nothing_of("Reef");
        app.with_reef();
        visitor.page("/").says("Reef");
    }
}
