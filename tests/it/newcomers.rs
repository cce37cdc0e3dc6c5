//! What is said of newcomers comes from the rules of their federation, and a provisional rating has
//! its star wherever it stands.

use crosstable::actions::{Role, Tx, approval, tournaments as office};
use crosstable::db::{CertificateId, TournamentId, accounts, players, results, tournaments};
use crosstable::domain::table::{Sheet, TypedPlayer};

use crate::app::{App, day, import, noon};
use crate::database::on_both;

/// A newcomer whose first rating has a star, and two who brought theirs along.
const ASPEN: &str = r#"{"federation": {"slug": "aspen", "name": "Aspen", "rules": "orr"}}
{"player": {"id": "a1", "name": "Осика Ада", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1500}}}
{"player": {"id": "a2", "name": "Тополя Ян", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1400}}}
{"player": {"id": "a3", "name": "Верба Яр", "born": null, "country": null, "club": null, "guest": false, "standing": null}}
{"tournament": {"id": "t1", "name": "Aspen Cup", "start": "2026-02-14", "games": [{"round": 1, "a": "a3", "b": "a1", "score": 1}, {"round": 2, "a": "a3", "b": "a2", "score": 0.5}]}}
"#;

/// A table of two newcomers, drafted in a federation that was just founded.
fn founded(app: &App, slug: &str, rules: &str) -> i64 {
    let base = app.newly_founded(slug, rules);
    let (chairman, federation) = (app.actor("chairman"), app.federation(slug));
    let row = |name: &str, cell: &str| TypedPlayer {
        new: true,
        name: name.to_owned(),
        rating: "1500".to_owned(),
        cells: vec![cell.to_owned()],
        ..TypedPlayer::default()
    };
    let sheet = Sheet {
        rounds: 1,
        rows: vec![row("Koval Anna", "2+"), row("Melnyk Oleh", "1-")],
        ..Sheet::default()
    };
    let line = federation
        .rules
        .shows
        .plan
        .then(|| app.plan_line(slug, "Newcomers", "First; 2026-05-02; 2026-05-03"));
    let conditions = tournaments::Conditions {
        name: "First".to_owned(),
        official: true,
        plan: "2026".to_owned(),
        plan_line_id: line,
        minutes: Some(60.0),
        ..base
    };
    app.write(|c| {
        let id =
            office::plan_tournament(&mut Tx::new(c, &chairman, &federation, noon()), conditions)?;
        let version = tournaments::find(c, federation.id, id)?
            .unwrap()
            .lock_version;
        office::save_draft(
            &mut Tx::new(c, &chairman, &federation, noon()),
            id,
            version,
            &sheet,
        )?;
        Ok(id.0)
    })
}

on_both! {
    fn each_regulation_has_its_own_words_for_newcomers(app: App) {
        let begins = [
            ("ufgo", "under article 3.1 a newcomer starts with the rating 0 (30 kyu)"),
            ("ssdc", "under article 1.6.1 a newcomer starts with 1200.0"),
            ("orr", "under article 2 a newcomer’s first rating is estimated from the results of the first tournament"),
            ("rgf", "under section 6 a newcomer’s first rating is calculated from games against rated players"),
            ("elo", "under article 1 a newcomer starts with 1200"),
        ];
        for (rules, begins) in begins {
            let slug = format!("new-{rules}");
            let id = founded(&app, &slug, rules);
            let chairman = app.chairman();
            let editor = chairman.page(&format!("/{slug}/tournaments/{id}/table"));
            editor.says(&format!("This player is added when the table is approved: {begins}."));
            editor.says(match rules {
                "orr" => "Ratings depend on ages here",
                "ufgo" => "The year of birth keeps the rank of a player over 60",
                _ => "It distinguishes people of the same name.",
            });
            let preview = chairman.page(&format!("/{slug}/tournaments/{id}/preview"));
            match rules {
                // The table names such a rating by the regulation, and contradicts nothing.
                "rgf" => preview.says("conditional rating 1500 (section 6)").says_nothing_of("the table says 1500"),
                _ => preview.says(&format!("the table says 1500, but {begins}")),
            };
            // Nobody had a rating that could change.
            assert!(rules != "elo" || !preview.body.contains(">Change<"), "{}", preview.text());
            for page in [&editor, &preview] {
                if rules != "ufgo" {
                    page.says_nothing_of("30 kyu").says_nothing_of("3.1").says_nothing_of("time control");
                }
            }
            let list = app.visitor().page(&format!("/{slug}/ratings"));
            match rules {
                "rgf" => {
                    preview.says("No one would get a rating: no participant has one");
                    preview.says("no rating: no game against a rated player (section 6)");
                    list.says("The rating commission enters the first ratings of a federation");
                }
                "orr" => drop(preview.says("no rating: a newcomer who scores no points gets none (article 2)")),
                _ => drop(list.says("Ratings appear when the first tournament is rated.")),
            }
        }
    }

    fn who_begins_with_a_rating_gives_a_go_federation_its_first_ones(app: App) {
        let id = founded(&app, "new-go", "rgf");
        let chairman = app.chairman();
        let form = chairman.page("/new-go/players/new").form("/players/new").set("name", "Bondar Lev");
        let player = chairman.submit(&form).is(303).location();
        let page = chairman.page(&format!("{player}/office"));
        chairman.submit(&page.form("/brought").set("rating", "2100").set("reason", "list of 2025")).is(303);
        let player: i64 = player.rsplit('/').next().unwrap().parse().unwrap();
        let (by, federation) = (app.actor("chairman"), app.federation("new-go"));
        app.write(|c| {
            let t = tournaments::find(c, federation.id, crosstable::db::TournamentId(id))?.unwrap();
            let mut sheet = crosstable::actions::sheets::parse_sheet(&t)?;
            sheet.rows[1] = TypedPlayer { player: Some(player), name: "Bondar Lev".to_owned(), cells: vec!["1-".to_owned()], ..TypedPlayer::default() };
            office::save_draft(&mut Tx::new(c, &by, &federation, noon()), t.id, t.lock_version, &sheet).map(|_| ())
        });
        let preview = chairman.page(&format!("/new-go/tournaments/{id}/preview"));
        preview.says_nothing_of("No one would").says_nothing_of("no rating:");
        // Section 9: 1500 is 6 kyu. Koval wins against a 1 dan, so the tournament gives her more.
        let stored = || app.read(|c| tournaments::find(c, federation.id, TournamentId(id))).unwrap();
        let (sheet, now) = (serde_json::from_str(&stored().sheet).unwrap(), stored().lock_version);
        app.write(|c| office::submit_table(&mut Tx::new(c, &by, &federation, noon()), TournamentId(id), now, &sheet));
        let waiting = chairman.page(&format!("/new-go/tournaments/{id}/files/h9"));
        let now = stored().lock_version;
        app.write(|c| approval::approve_table(&mut Tx::new(c, &by, &federation, noon()), TournamentId(id), now, &Default::default()));
        let results = app.read(|c| results::of_tournament(c, TournamentId(id)));
        assert!(results.iter().any(|row| row.before.is_none() && row.after.is_some_and(|after| after > 1600.0)), "{results:?}");
        for list in [waiting, app.visitor().page(&format!("/new-go/tournaments/{id}/files/h9"))] {
            let of = |name: &str| list.body.lines().find(|line| line.contains(name)).unwrap_or_default().to_owned();
            assert!(of("Koval Anna").contains(" 6k ") && of("Bondar Lev").contains(" 1d "), "{}", list.body);
        }
    }

    fn a_start_rating_has_its_star(app: App) {
        app.with_demo();
        let chess = app.federation("chess");
        let starred = app.read(|c| {
            let mut found = None;
            for t in tournaments::list_page(c, chess.id, &tournaments::Filter { limit: 500, ..tournaments::Filter::default() })? {
                let rows = results::of_tournament(c, t.id)?;
                let mut before = |player| {
                    let earlier = results::of_player(c, player).unwrap_or_default();
                    earlier.into_iter().rfind(|r| r.result.position < rows[0].position && r.result.after.is_some())
                };
                for row in &rows {
                    let last = before(row.player_id).map(|played| played.result.provisional);
                    assert_eq!(row.provisional_before, last == Some(true), "{row:?}");
                }
                if let Some(row) = rows.iter().find(|row| row.provisional_before) {
                    found = Some((t.id.0, row.player_id.0, row.before.unwrap()));
                }
            }
            Ok(found)
        });
        let (id, player, before) = starred.expect("the demo has a provisional start rating");
        let figure = format!("{before}*");
        app.visitor().page(&format!("/chess/tournaments/{id}")).says(&figure);
        app.visitor().page(&format!("/chess/tournaments/{id}/players/{player}")).says(&figure);
        app.visitor().page(&format!("/chess/players/{player}/tournaments")).says(&figure);
        // In files, too: as it is written in a table, and read back without.
        let file = app.visitor().page(&format!("/chess/tournaments/{id}/files/csv")).body;
        assert!(file.contains(&format!(",{figure},")), "{file}");
        let read = crosstable::formats::recognise::read(file.as_bytes(), &crosstable::formats::options::Options::default()).unwrap();
        assert!(read.players.iter().any(|p| p.rating.is_some_and(|rating| rating.to_string() == before.to_string())), "{file}");
    }

    fn a_certified_rating_explains_its_star(app: App) {
        app.write(|c| {
            import(c, ASPEN);
            let aspen = crosstable::db::federations::find_by_slug(c, "aspen")?.unwrap();
            let chairman = accounts::find_by_login(c, "chairman")?.unwrap().id;
            accounts::add_role(c, chairman, Some(aspen.id), Role::Chairman, None)?;
            Ok(())
        });
        let (aspen, chairman, visitor) = (app.federation("aspen"), app.chairman(), app.visitor());
        let people = app.read(|c| players::list(c, aspen.id));
        let certified = |provisional: bool| {
            let player = people.iter().find(|p| p.state.shown.rating.is_some() && p.state.shown.provisional == provisional).unwrap();
            let form = chairman.page(&format!("/aspen/players/{}/certificates/new?lang=en", player.id)).form("/certificates/new");
            let form = form.set("kind", "extract").set("on_day", "2026-03-01").set("language", "en");
            let to = chairman.submit(&form.set("asked_by", "Anna Koval").set("contact", "anna@example.org")).location();
            chairman.submit(&chairman.page(&to).form("/issue")).is(303);
            let id = CertificateId(to.rsplit('/').next().unwrap().parse().unwrap());
            let code = app.read(|c| crosstable::db::certificates::find(c, aspen.id, id)).unwrap().code.unwrap();
            visitor.page(&format!("/certificates/{code}?lang=en"))
        };
        certified(true).says("* provisional: too few games yet");
        certified(false).says_nothing_of("provisional");
    }

    fn a_signed_table_shows_the_start_ratings_with_their_stars(app: App) {
        app.write(|c| {
            import(c, ASPEN);
            let aspen = crosstable::db::federations::find_by_slug(c, "aspen")?.unwrap();
            let chairman = accounts::find_by_login(c, "chairman")?.unwrap().id;
            accounts::add_role(c, chairman, Some(aspen.id), Role::Chairman, None)?;
            Ok(())
        });
        let (aspen, chairman) = (app.federation("aspen"), app.actor("chairman"));
        let people = app.read(|c| players::list(c, aspen.id));
        let find = |provisional| people.iter().find(|p| p.state.shown.rating.is_some() && p.state.shown.provisional == provisional).unwrap();
        let (starred, plain) = (find(true), find(false));
        let row = |player: &players::Player, cell: &str| TypedPlayer {
            player: Some(player.id.0),
            name: player.display_name().to_owned(),
            cells: vec![cell.to_owned()],
            ..TypedPlayer::default()
        };
        let sheet = Sheet { rounds: 1, rows: vec![row(starred, "2+"), row(plain, "1-")], ..Sheet::default() };
        let held = app.read(|c| Ok(tournaments::load_chronicle(c, aspen.id)?.remove(0).conditions));
        let conditions = tournaments::Conditions {
            name: "Signed Cup".to_owned(),
            starts: day(2026, 5, 2),
            ends: day(2026, 5, 3),
            referee_id: chairman.account,
            referee_name: chairman.name.clone(),
            ..held
        };
        app.write(|c| {
            accounts::add_role(c, chairman.account.unwrap(), Some(aspen.id), Role::Referee, None)?;
            crosstable::db::federations::update_prior_approval(c, aspen.id, false)?;
            Ok(())
        });
        let (aspen, chairman) = (app.federation("aspen"), app.actor("chairman"));
        let id = app.write(|c| {
            let id = office::plan_tournament(&mut Tx::new(c, &chairman, &aspen, noon()), conditions)?;
            let version = tournaments::find(c, aspen.id, id)?.unwrap().lock_version;
            office::submit_table(&mut Tx::new(c, &chairman, &aspen, noon()), id, version, &sheet)?;
            Ok(id)
        });
        let rows = app.chairman().page(&format!("/aspen/tournaments/{id}")).rows();
        for (player, cell, star) in [(starred, "2+", "*"), (plain, "1-", "")] {
            let figure = format!("{}{star}", player.state.shown.rating.unwrap());
            let shown = |row: &&Vec<String>| [cell, figure.as_str()].iter().all(|text| row.iter().any(|field| field.trim() == *text));
            assert!(rows.iter().any(|row| shown(&row)), "{figure} in {rows:?}");
        }
    }
}
