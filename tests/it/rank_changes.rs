//! Changes of rank: told with their grounds before anybody signs, and what becomes of papers when a
//! correction takes a rank away.

use std::thread;
use std::time::Duration;

use chrono::TimeDelta;
use crosstable::actions::certificates::Ground;
use crosstable::actions::lists as publishing;
use crosstable::actions::players as entering;
use crosstable::actions::preview;
use crosstable::actions::replay::Progress;
use crosstable::actions::{Tx, approval, tournaments as office};
use crosstable::db::tournaments::Conditions;
use crosstable::db::{
    PlayerId, TournamentId, accounts, corrections, federations, lists, players, results,
    tournaments,
};
use crosstable::domain::publication::Cut;
use crosstable::domain::table::{Sheet, TypedPlayer};
use crosstable::domain::tournament::Category;
use serde_json::Value;

use crate::app::{App, day, import, noon, two_days};
use crate::client::Client;
use crate::database::on_both;

/// A newcomer and three players with ratings, in alphabetical order of their ids.
const COAST: &str = r#"{"federation": {"slug": "coast", "name": "Dots of the Coast", "rules": "ssdc"}}
{"player": {"id": "a", "name": "Хвиля Марта"}}
{"player": {"id": "b", "name": "Прибій Олег", "standing": {"classic": {"rating": 1300, "games": 40}}}}
{"player": {"id": "c", "name": "Мушля Ірина", "standing": {"classic": {"rating": 1250, "games": 40}}}}
{"player": {"id": "d", "name": "Якір Тарас", "standing": {"classic": {"rating": 1220, "games": 4}}}}
"#;

/// The one who begins wins everything and is first.
const WON: [(&str, [&str; 3], &str); 4] = [
    ("a", ["2+", "3+", "4+"], "1"),
    ("b", ["1-", "4+", "3+"], "2"),
    ("c", ["4+", "1-", "2-"], "3"),
    ("d", ["3-", "2-", "1-"], "4"),
];
/// The same with the result of the first round turned round, and no places that give ranks.
const LOST: [(&str, [&str; 3], &str); 4] = [
    ("a", ["2-", "3+", "4+"], ""),
    ("b", ["1+", "4+", "3+"], "1"),
    ("c", ["4+", "1-", "2-"], ""),
    ("d", ["3-", "2-", "1-"], ""),
];

struct Coast<'a> {
    app: &'a App,
    id: TournamentId,
}

impl Coast<'_> {
    /// The cup, handed in by its referee.
    fn of(app: &App) -> Coast<'_> {
        app.write(|c| {
            import(c, COAST);
            let coast = federations::find_by_slug(c, "coast")?.unwrap();
            federations::update_prior_approval(c, coast.id, false)?;
            for (login, role) in [("referee", "referee"), ("chairman", "chairman")] {
                let account = accounts::find_by_login(c, login)?.unwrap().id;
                accounts::add_role(c, account, Some(coast.id), role.parse().unwrap(), None)?;
            }
            Ok(())
        });
        let (coast, referee, chairman) = (
            app.federation("coast"),
            app.actor("referee"),
            app.actor("chairman"),
        );
        let sheet = sheet(app, &WON);
        let id = app.write(|c| {
            let conditions = Conditions {
                official: true,
                category: Category::Highest,
                ..two_days("Coast Cup", None, &referee)
            };
            let id =
                office::plan_tournament(&mut Tx::new(c, &chairman, &coast, noon()), conditions)?;
            let version = tournaments::find(c, coast.id, id)?.unwrap().lock_version;
            office::submit_table(
                &mut Tx::new(c, &referee, &coast, noon()),
                id,
                version,
                &sheet,
            )?;
            Ok(id)
        });
        Coast { app, id }
    }

    fn approve(&self) {
        let (coast, chairman) = (self.app.federation("coast"), self.app.actor("chairman"));
        self.app.write(|c| {
            let version = tournaments::find(c, coast.id, self.id)?
                .unwrap()
                .lock_version;
            approval::approve_table(
                &mut Tx::new(c, &chairman, &coast, self.app.now()),
                self.id,
                version,
                &Progress::default(),
            )
        });
    }

    /// The commission opens the table and signs another one, which then waits for its approval.
    fn correct(&self, rows: &[(&str, [&str; 3], &str)]) {
        let (coast, chairman) = (self.app.federation("coast"), self.app.actor("chairman"));
        let sheet = sheet(self.app, rows);
        self.app.write(|c| {
            office::reopen_tournament(
                &mut Tx::new(c, &chairman, &coast, noon()),
                self.id,
                "round 1 was entered wrong",
            )?;
            let version = tournaments::find(c, coast.id, self.id)?
                .unwrap()
                .lock_version;
            office::submit_table(
                &mut Tx::new(c, &chairman, &coast, noon()),
                self.id,
                version,
                &sheet,
            )
        });
    }

    /// Another tournament of a day in May, won by the first of its two players, with its signature.
    fn sign_another(&self, name: &str, [first, other]: [i64; 2], on: u32) -> TournamentId {
        let (federation, referee, official) = (
            self.app.federation("coast"),
            self.app.actor("referee"),
            self.app.actor("chairman"),
        );
        let row = |player: i64, cell: &str| TypedPlayer {
            player: Some(player),
            name: player.to_string(),
            cells: vec![cell.to_owned()],
            ..TypedPlayer::default()
        };
        let sheet = Sheet {
            rounds: 1,
            rows: vec![row(first, "2+"), row(other, "1-")],
            ..Sheet::default()
        };
        let (starts, ends) = (day(2026, 5, on), day(2026, 5, on));
        self.app.write(|c| {
            let conditions = Conditions {
                official: true,
                category: Category::Fourth,
                starts,
                ends,
                ..two_days(name, None, &referee)
            };
            let id = office::plan_tournament(
                &mut Tx::new(c, &official, &federation, noon()),
                conditions,
            )?;
            let version = tournaments::find(c, federation.id, id)?
                .unwrap()
                .lock_version;
            office::submit_table(
                &mut Tx::new(c, &referee, &federation, noon()),
                id,
                version,
                &sheet,
            )?;
            Ok(id)
        })
    }

    fn approve_another(&self, id: TournamentId) {
        let (federation, official) = (self.app.federation("coast"), self.app.actor("chairman"));
        self.app.write(|c| {
            let version = tournaments::find(c, federation.id, id)?
                .unwrap()
                .lock_version;
            approval::approve_table(
                &mut Tx::new(c, &official, &federation, noon()),
                id,
                version,
                &Progress::default(),
            )
        });
    }

    fn address(&self) -> String {
        format!("/coast/tournaments/{}?lang=en", self.id)
    }

    fn publish(&self) {
        let (coast, chairman) = (self.app.federation("coast"), self.app.actor("chairman"));
        self.app.write(|c| {
            let seen =
                publishing::propose_list(c, &coast, day(2026, 5, 10), Cut::Ended)?.fingerprint;
            let publication = publishing::Publication {
                date: day(2026, 5, 10),
                cut: Cut::Ended,
                note: "",
                confirmed_fingerprint: &seen,
            };
            publishing::publish_list(
                &mut Tx::new(c, &chairman, &coast, noon()),
                publication,
                &Progress::default(),
            )
        });
    }

    /// The newest correction.
    fn change(&self) -> String {
        let coast = self.app.federation("coast");
        let newest = self.app.read(|c| corrections::list_page(c, coast.id, 0, 1))[0].id;
        format!("/coast/changes/{newest}?lang=en")
    }
}

fn player(app: &App, code: &str) -> i64 {
    let coast = app.federation("coast");
    app.read(|c| {
        Ok(players::list(c, coast.id)?
            .into_iter()
            .find(|p| p.code == code)
            .unwrap()
            .id
            .0)
    })
}

fn sheet(app: &App, rows: &[(&str, [&str; 3], &str)]) -> Sheet {
    let row = |(code, cells, place): &(&str, [&str; 3], &str)| TypedPlayer {
        player: Some(player(app, code)),
        name: (*code).to_owned(),
        cells: cells.map(str::to_owned).to_vec(),
        place: (*place).to_owned(),
        ..TypedPlayer::default()
    };
    Sheet {
        rounds: 3,
        rows: rows.iter().map(row).collect(),
        ..Sheet::default()
    }
}

/// The chairman issues a paper; the page of the office and the public one.
fn issued(app: &App, chairman: &Client, player: i64, fields: &[(&str, &str)]) -> (String, String) {
    let form = chairman
        .page(&format!("/coast/players/{player}/certificates/new?lang=en"))
        .form("/certificates/new")
        .set("language", "en");
    let to = chairman
        .submit(
            &fields
                .iter()
                .fold(form, |form, (name, value)| form.set(name, value)),
        )
        .location();
    chairman.submit(&chairman.page(&to).form("/issue")).is(303);
    let (id, coast) = (
        to.rsplit('/').next().unwrap().parse().unwrap(),
        app.federation("coast"),
    );
    let found = app
        .read(|c| {
            crosstable::db::certificates::find(c, coast.id, crosstable::db::CertificateId(id))
        })
        .unwrap();
    (
        format!("{to}?lang=en"),
        format!("/certificates/{}?lang=en", found.code.unwrap()),
    )
}

/// The number of pages of a PDF.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    text.matches("/Type/Page").count() - text.matches("/Type/Pages").count()
}

on_both! {
    fn a_change_of_rank_is_a_line_of_its_own_before_it_is_approved(app: App) {
        let coast = Coast::of(&app);
        let chairman = app.chairman();
        let page = chairman.page(&coast.address());
        page.says("4 changes of rank").says("– → grandmaster").says("place 1 in a tournament of category “highest”");
        page.says("place 4 in a tournament of category “highest”").says("honoured master").says("(article 2.4.2)");
        coast.approve();
        let page = app.visitor().page(&format!("/coast/players/{}?lang=en", player(&app, "a")));
        page.says("grandmaster").says("place 1 in a tournament of category “highest” (article 2.4.2)");
        // Where ranks follow ratings, the ground is the rating.
        let id = app.tournament_in("Spring Cup", "cosigned");
        let page = app.official().page(&format!("/steppe/tournaments/{id}?lang=en"));
        page.says("change").says("this rank starts at").says("(article 2.4)");
        let rated = app.tournament_in("Summer Cup", "rated");
        let steppe = app.federation("steppe");
        let moved = app.read(|c| crosstable::db::results::of_tournament(c, TournamentId(rated)));
        let moved = moved.iter().find(|row| row.rank != row.rank_before).unwrap();
        let rating = moved.after.unwrap();
        let page = app.visitor().page(&format!("/steppe/players/{}?lang=en", moved.player_id));
        page.says(&format!("rating {rating} (article 2.4)"));
        assert_eq!(steppe.rules.ranks_follow, Some("2.4"));
    }

    fn previews_of_a_correction_wait_for_each_other_and_other_pages_do_not(app: App) {
        let (coast, visitor) = (Coast::of(&app), app.visitor());
        coast.approve();
        app.pass(TimeDelta::hours(1));
        coast.correct(&LOST);
        // More officers than the database has connections for readers.
        let officers: Vec<Client> = (0..8).map(|_| app.chairman()).collect();
        let (turn, address) = (app.takes_reckoning(), &coast.address());
        thread::scope(|threads| {
            let waiting: Vec<_> = officers.into_iter().map(|officer| threads.spawn(move || officer.page(address))).collect();
            thread::sleep(Duration::from_millis(300));
            for page in ["/coast/ratings", "/coast/tournaments", address.as_str()] {
                visitor.page(page);
            }
            assert!(waiting.iter().all(|one| !one.is_finished()), "a preview didn't wait");
            drop(turn);
            for one in waiting {
                assert!(one.join().unwrap().has_form("/approval"));
            }
        });
    }

    fn a_reissued_extract_states_the_corrected_rating(app: App) {
        let (coast, chairman, visitor) = (Coast::of(&app), app.chairman(), app.visitor());
        coast.approve();
        coast.publish();
        let second = player(&app, "b");
        let (office, paper) = issued(&app, &chairman, second, &[("kind", "extract"), ("pool", "classic")]);
        let rating = || app.read(|c| results::of_player(c, PlayerId(second))).last().unwrap().result.after.unwrap();
        let facts = |page: &str| {
            let code = page.split(['/', '?']).nth(2).unwrap().to_owned();
            let found = app.read(|c| crosstable::db::certificates::find_by_code(c, &code)).unwrap();
            crosstable::actions::certificates::verified_facts(&found).unwrap()
        };
        let before = rating();
        assert!(matches!(facts(&paper).ground, Ground::List(1, ..)));
        assert_eq!(facts(&paper).rating, Some(before));
        app.pass(TimeDelta::hours(1));
        coast.correct(&LOST);
        coast.approve();
        assert_ne!(rating(), before);
        // The list of that day still states the old rating, which is no fact any more.
        let to = chairman.submit(&chairman.page(&office).form("/reissue").set("reason", "round 1 was entered wrong")).is(303).location();
        let public = chairman.page(&to).links().into_iter().find(|link| link.starts_with("/certificates/")).unwrap();
        assert_eq!(facts(&public).rating, Some(rating()));
        assert!(matches!(facts(&public).ground, Ground::Tournament(..)));
        visitor.page(&format!("{}?lang=en", public.split('?').next().unwrap())).says("Valid.").says_nothing_of("contradicts this document");
        visitor.page(&paper).says("Revoked on");
    }

    fn a_new_list_is_proposed_for_a_day_without_one(app: App) {
        let (coast, chairman) = (Coast::of(&app), app.chairman());
        coast.approve();
        chairman.page("/coast/ratings/new?lang=en").says("preview of the list of 10 May 2026");
        coast.publish();
        chairman.page("/coast/ratings/new?lang=en").says("preview of the list of 11 May 2026");
    }

    fn a_tournament_of_a_time_with_a_list_is_approved_with_a_word_about_it(app: App) {
        let (coast, chairman) = (Coast::of(&app), app.chairman());
        coast.approve();
        coast.publish();
        for (name, on, listed) in [("Before the list", 10, true), ("After the list", 11, false)] {
            let id = coast.sign_another(name, [player(&app, "a"), player(&app, "b")], on);
            let page = chairman.page(&format!("/coast/tournaments/{id}?lang=en")).ok();
            assert_eq!(page.text().contains("the tournament counts from the next list on. List of 10 May 2026"), listed, "{}", page.text());
        }
    }

    fn a_remark_on_a_correction_is_not_its_reason(app: App) {
        let (coast, chairman) = (Coast::of(&app), app.actor("chairman"));
        coast.approve();
        app.pass(TimeDelta::hours(1));
        coast.correct(&LOST);
        let (federation, sheet) = (app.federation("coast"), sheet(&app, &LOST));
        app.write(|c| {
            office::return_for_changes(&mut Tx::new(c, &chairman, &federation, noon()), coast.id, "look at round 3")?;
            let version = tournaments::find(c, federation.id, coast.id)?.unwrap().lock_version;
            office::submit_table(&mut Tx::new(c, &chairman, &federation, noon()), coast.id, version, &sheet)
        });
        coast.approve();
        let visitor = app.visitor();
        visitor.page(&coast.change()).says("round 1 was entered wrong").says_nothing_of("look at round 3");
        visitor.page("/coast/changes?lang=en").says("round 1 was entered wrong").says_nothing_of("look at round 3");
    }

    fn a_correction_lists_the_papers_that_it_contradicts(app: App) {
        let (coast, chairman, visitor) = (Coast::of(&app), app.chairman(), app.visitor());
        coast.approve();
        let (winner, second) = (player(&app, "a"), player(&app, "b"));
        let (office, rank) = issued(&app, &chairman, winner, &[("kind", "rank")]);
        let (extracted, extract) = issued(&app, &chairman, second, &[("kind", "extract"), ("pool", "classic"), ("on_day", "2026-05-04")]);
        let (_, other) = issued(&app, &chairman, second, &[("kind", "rank")]);
        coast.publish();
        for page in [&rank, &extract, &other] {
            visitor.page(page).says("Valid.");
        }
        chairman.page("/coast/inbox?lang=en").says_nothing_of("Corrections contradict");
        assert_eq!(pages(&chairman.page("/coast/certificates.pdf?day=2026-05-10").bytes), 3);
        app.pass(TimeDelta::hours(1));
        coast.correct(&LOST);
        // Before it is approved: what rests on this tournament.
        let page = chairman.page(&coast.address());
        page.says("This correction contradicts").says("Document no. 1").says("Document no. 2").says("List of 10 May 2026: 3 players");
        page.says("as currently rated").says_nothing_of("Document no. 3");
        coast.approve();
        // Afterwards: at the correction, in the inbox, on the paper itself and in the API.
        let change = visitor.page(&coast.change());
        change.says("Contradicted by this correction").says("Document no. 1").says("Document no. 2").says("List of 10 May 2026");
        let inbox = chairman.page("/coast/inbox?lang=en");
        inbox.says("Corrections contradict these documents and lists").says("Document no. 1").says("List of 10 May 2026");
        visitor.page(&rank).says("contradicts this document").says_nothing_of("Valid.");
        visitor.page(&extract).says("contradicts this document");
        visitor.page(&other).says("Valid.");
        // Of the three papers of the day one is still printed.
        assert_eq!(pages(&chairman.page("/coast/certificates.pdf?day=2026-05-10").bytes), 1);
        // Wherever the document is listed.
        chairman.page("/coast/certificates?stage=issued&lang=en").says("contradicted by a correction");
        let player = visitor.page(&rank).links().into_iter().find(|link| link.contains("/players/")).unwrap();
        visitor.page(&format!("{player}?lang=en")).says("contradicted by a correction");
        let code = rank.split(['/', '?']).nth(2).unwrap();
        let told: Value = serde_json::from_str(&visitor.page(&format!("/api/v1/certificates/{code}")).body).unwrap();
        assert_eq!((&told["contradicted"], &told["valid"]), (&Value::Bool(true), &Value::Bool(true)));
        // Nothing is left to certify of the rank: it is revoked. The extract is replaced in one
        // act.
        let page = chairman.page(&office);
        page.says("contradicts this document");
        page.says("nothing left to certify");
        assert!(!page.has_form("/reissue"));
        let mut reissue = page.form("/end").set("reason", "round 1 was entered wrong");
        reissue.action = reissue.action.replace("/end", "/reissue");
        chairman.submit(&reissue).is(422);
        visitor.page(&rank).says("contradicts this document");
        chairman.submit(&page.form("/end").set("reason", "round 1 was entered wrong")).is(303);
        visitor.page(&rank).says("Revoked on").says_nothing_of("contradicts this");
        visitor.page(&format!("{player}?lang=en")).says_nothing_of("contradicted by a correction");
        let to = chairman.submit(&chairman.page(&extracted).form("/reissue")).location();
        chairman.page(&format!("{to}?lang=en")).says_nothing_of("contradicts this");
        visitor.page(&extract).says("Revoked on");
        chairman.page("/coast/inbox?lang=en").says_nothing_of("Document no.").says("List of 10 May 2026");
        visitor.page(&coast.change()).says("Document no. 1");
    }

    fn a_correction_shows_each_change_of_rank_once_and_where_it_leads(app: App) {
        let (coast, chairman) = (Coast::of(&app), app.chairman());
        coast.approve();
        let shown = |rows: &[(&str, [&str; 3], &str)]| {
            coast.correct(rows);
            let page = chairman.page(&coast.address());
            let ranks = page.body.split(" of rank</h3>").nth(1).unwrap().split("</table>").next().unwrap().to_owned();
            (page, ranks)
        };
        // Only the second one stays what he was: grandmaster by another place.
        let (page, ranks) = shown(&LOST);
        page.says("3 changes of rank").says("Approving it changes");
        assert_eq!((ranks.matches('▼').count(), ranks.matches('▲').count()), (3, 0), "{ranks}");
        coast.approve();
        let (page, ranks) = shown(&WON);
        page.says("3 changes of rank").says("place 4 in a tournament of category “highest”");
        assert_eq!((ranks.matches('▼').count(), ranks.matches('▲').count()), (0, 3), "{ranks}");
        for name in ["Khvilia Marta", "Mushlia Iryna", "Yakir Taras"] {
            assert_eq!(ranks.matches(name).count(), 1, "{ranks}");
        }
        coast.approve();
        // Whoever is taken out of the table loses the rank, too.
        let (page, ranks) = shown(&[("a", ["2+", "3+", ""], "1"), ("b", ["1-", "", "3+"], "2"), ("c", ["", "1-", "2-"], "3")]);
        page.says("1 change of rank").says("no longer in the table");
        assert!(ranks.contains('▼') && !ranks.contains('▲'), "{ranks}");
    }

    fn a_correction_lists_what_it_contradicts_in_later_tournaments(app: App) {
        let (coast, chairman) = (Coast::of(&app), app.chairman());
        coast.approve();
        let newcomer = app.write(|c| {
            let (federation, official) = (federations::find_by_slug(c, "coast")?.unwrap(), app.actor("chairman"));
            let personal = players::Personal { name: "Маяк Соломія".to_owned(), ..players::Personal::default() };
            entering::add_player(&mut Tx::new(c, &official, &federation, noon()), &entering::Entry { personal, ..Default::default() })
        });
        // The newcomer plays later, against a player whose rating the correction changes.
        coast.approve_another(coast.sign_another("Later Cup", [newcomer.0, player(&app, "a")], 6));
        let fields = [("kind", "extract"), ("pool", "classic"), ("on_day", "2026-05-08")];
        let (_, extract) = issued(&app, &chairman, newcomer.0, &fields);
        coast.publish();
        app.pass(TimeDelta::hours(1));
        coast.correct(&LOST);
        let page = chairman.page(&coast.address());
        page.says("This correction contradicts").says("Document no. 1").says("Maiak Solomiia");
        page.says("in 2 tournaments").says_nothing_of("Later tournaments may add");
        coast.approve();
        // It is what the correction contradicts then.
        app.visitor().page(&extract).says("contradicts this document");
        let change = app.visitor().page(&coast.change());
        change.says("Document no. 1").says("List of 10 May 2026");
        let count = |page: &crate::client::Page| page.text().split("List of 10 May 2026: ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        assert_eq!(count(&change), count(&page));
    }

    fn a_correction_that_is_corrected_back_contradicts_nothing(app: App) {
        let (coast, chairman, visitor) = (Coast::of(&app), app.chairman(), app.visitor());
        coast.approve();
        let (_, rank) = issued(&app, &chairman, player(&app, "a"), &[("kind", "rank")]);
        coast.publish();
        app.pass(TimeDelta::hours(1));
        coast.correct(&LOST);
        coast.approve();
        visitor.page(&rank).says("contradicts this document");
        coast.correct(&WON);
        chairman.page(&coast.address()).says_nothing_of("Document no. 1");
        coast.approve();
        visitor.page(&rank).says("Valid.");
        chairman.page("/coast/inbox?lang=en").says_nothing_of("Corrections contradict");
        visitor.page(&coast.change()).says_nothing_of("Contradicted by this correction");
    }

    fn players_with_too_few_games_stand_apart_and_a_list_counts_each_once(app: App) {
        let (coast, visitor) = (Coast::of(&app), app.visitor());
        coast.approve();
        // Three games each: b and c have 43, d has 7, a 3 of 5.
        let page = visitor.page("/coast/ratings?lang=en");
        page.says("3 of 5 games").says("fewer than 5 rated games (article 4.5)").says("3 players; 1 more has fewer than 5 rated games");
        let rows = page.rows();
        let last = rows.last().unwrap();
        assert!(last[0] == "–" && last[1].contains("Khvilia Marta"), "{rows:?}");
        let csv = visitor.page("/coast/ratings.csv?pool=classic").body;
        let line = csv.lines().find(|line| line.contains("Хвиля")).unwrap();
        assert!(csv.lines().next().unwrap().contains(",games,games_wanted") && line.starts_with("classic,,a,") && line.contains(",3,5"), "{csv}");
        let api: Value = serde_json::from_str(&visitor.page("/api/v1/federations/coast/ratings").body).unwrap();
        let items = api["items"].as_array().unwrap();
        let places: Vec<&Value> = items.iter().map(|item| &item["place"]).collect();
        assert_eq!(places, [&Value::from(1), &Value::from(2), &Value::from(3), &Value::Null]);
        assert_eq!((&items[3]["games"], &items[3]["games_wanted"]), (&Value::from(3), &Value::from(5)));
        // Page by page it is the same list.
        let mut next = Some("/api/v1/federations/coast/ratings?limit=1".to_owned());
        let mut codes = Vec::new();
        while let Some(address) = next.take() {
            let page: Value = serde_json::from_str(&visitor.page(&address).body).unwrap();
            codes.extend(page["items"].as_array().unwrap().iter().map(|item| item["player"]["code"].clone()));
            next = page["next"].as_str().map(|next| next.replacen(app.base.as_str(), "", 1).replace("http://crosstable.example", ""));
        }
        assert_eq!(codes, items.iter().map(|item| item["player"]["code"].clone()).collect::<Vec<_>>());
        visitor.page("/coast?lang=en").says("The whole list (3 players)");
        visitor.page(&format!("/coast/players/{}?lang=en", player(&app, "a"))).says("3 of 5 games");
        coast.publish();
        let federation = app.federation("coast");
        assert_eq!(app.read(|c| lists::list(c, federation.id))[0].issue.players, 3);
    }

    fn who_stands_in_two_pools_is_one_player_of_a_list(app: App) {
        app.with_demo();
        let dots = app.federation("dots");
        let (newest, counted) = app.read(|c| {
            let newest = lists::list(c, dots.id)?[0].clone();
            let players: std::collections::HashSet<_> = lists::load_entries(c, newest.id)?.into_iter().map(|entry| entry.player_id).collect();
            Ok((newest, players.len()))
        });
        assert_eq!(usize::try_from(newest.issue.players).unwrap(), counted);
        // An earlier version has stored the number of entries.
        app.database.tamper(&format!("UPDATE lists SET players = 9999 WHERE id = {}", newest.id));
        let read = app.read(|c| lists::find_by_date(c, dots.id, newest.issue.date)).unwrap();
        assert_eq!(usize::try_from(read.issue.players).unwrap(), counted);
    }

    fn a_remark_about_a_typed_rating_compares_numbers(app: App) {
        let coast = Coast::of(&app);
        let federation = app.federation("coast");
        let told = |ratings: [&str; 4]| -> Vec<Option<String>> {
            let mut sheet = sheet(&app, &WON);
            sheet.rows.iter_mut().zip(ratings).for_each(|(row, rating)| row.rating = rating.to_owned());
            let preview = app.write(|c| {
                let t = tournaments::find(c, federation.id, coast.id)?.unwrap();
                preview::preview_sheet(c, &federation, &t, &sheet)
            });
            preview.lines.into_iter().map(|line| line.typed_rating).collect()
        };
        // 1.6.1: newcomers begin with 1200.
        for same in [["1200", "1300", "1250.0", "1220"], ["1200.0", "1300,0", "1250", "1220*"], ["", "", "", ""]] {
            assert_eq!(told(same), [None, None, None, None], "{same:?}");
        }
        let other = told(["1201", "1300", "1250", "1219"]);
        assert_eq!(other, [Some("1201".to_owned()), None, None, Some("1219".to_owned())]);
    }
}
