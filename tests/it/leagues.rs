//! Leagues that are calculated by months (rgf 2).

use crosstable::actions::{Role, Tx, replay};
use crosstable::db::{TournamentId, federations, players, tournaments};
use crosstable::domain::journal;
use crosstable::domain::table::{Sheet, TypedPlayer};

use crate::app::{App, import, noon};
use crate::client::Page;
use crate::database::on_both;

/// Four players, of whom the last is new, under a regulation by months; the referee, an official
/// and the chairman of the steppe are theirs.
const SPRUCE: &str = r#"{"federation": {"slug": "spruce", "name": "Spruce", "rules": "rgf", "parameters": {"period": "month"}}}
{"player": {"id": "s1", "name": "Ялина Ада", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1800, "deviation": 90, "last_played": "2025-06"}}}
{"player": {"id": "s2", "name": "Смерека Ян", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1700, "deviation": 80, "last_played": "2025-12"}}}
{"player": {"id": "s3", "name": "Сосна Яр", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1600, "deviation": 70}}}
"#;

impl App {
    fn with_spruce(&self) {
        self.write(|c| {
            import(c, SPRUCE);
            let spruce = federations::find_by_slug(c, "spruce")?.unwrap();
            for (login, role) in [
                ("referee", Role::Referee),
                ("chairman", Role::Chairman),
                ("official", Role::Official),
            ] {
                let account = crosstable::db::accounts::find_by_login(c, login)?
                    .unwrap()
                    .id;
                crosstable::db::accounts::add_role(c, account, Some(spruce.id), role, None)?;
            }
            Ok(())
        });
    }

    /// A league from January to March, planned through its form with these days of rounds.
    fn league(&self, days: &str) -> Page {
        let chairman = self.chairman();
        let form = chairman
            .page("/spruce/tournaments/new")
            .says("Dates of the rounds")
            .form("/spruce/tournaments");
        let form = form
            .set("name", "Spruce League")
            .set("starts", "2026-01-05")
            .set("ends", "2026-03-29")
            .set("round_days", days);
        let referee = self.account("referee").to_string();
        chairman.submit(&form.set("referee", &referee))
    }
}

/// The ratings and deviations after a journal's last tournament, by player.
fn after(text: &str) -> Vec<(String, Option<f64>, Option<f64>)> {
    let answer = String::from_utf8(journal::calculate_input(text.as_bytes()).unwrap()).unwrap();
    let line: serde_json::Value = serde_json::from_str(
        answer
            .lines()
            .rfind(|line| line.contains("\"results\""))
            .unwrap(),
    )
    .unwrap();
    let one = |r: &serde_json::Value| {
        (
            r["player"].as_str().unwrap().to_owned(),
            r["after"].as_f64(),
            r["deviation"].as_f64(),
        )
    };
    line["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(one)
        .collect()
}

on_both! {
    fn a_league_by_months_is_rated_by_the_days_of_its_rounds(app: App) {
        app.with_spruce();
        let outside = app.league("2026-01-10 2026-04-01").is(422);
        outside.says("before the first day of the tournament or after the last");
        assert_eq!(outside.form("/spruce/tournaments").value("round_days"), "2026-01-10 2026-04-01");
        app.league("2026-01-10 no").is(422);
        // The third day isn't known yet.
        let address = app.league("2026-01-10, 2026-02-07").is(303).location();
        let id: i64 = address.rsplit('/').next().unwrap().parse().unwrap();
        let spruce = app.federation("spruce");
        let ids = app.read(|c| Ok(players::list(c, spruce.id)?.into_iter().map(|p| (p.code, p.id.0)).collect::<std::collections::HashMap<_, _>>()));
        let row = |player: Option<&str>, cells: [&str; 3]| TypedPlayer {
            player: player.map(|code| ids[code]),
            new: player.is_none(),
            name: "Новак Лев".to_owned(),
            cells: cells.map(str::to_owned).into(),
            ..TypedPlayer::default()
        };
        let rows = vec![
            row(Some("s1"), ["2-", "3+", "4+"]),
            row(Some("s2"), ["1+", "4-", "3-"]),
            row(Some("s3"), ["4-", "1-", "2+"]),
            row(None, ["3+", "2+", "1-"]),
        ];
        let sheet = Sheet { rounds: 3, rows, ..Sheet::default() };
        let version = |app: &App| app.read(|c| Ok(tournaments::find(c, spruce.id, TournamentId(id))?.unwrap().lock_version));
        let referee = app.referee();
        let read = version(&app);
        let actor = app.actor("referee");
        app.write(|c| crosstable::actions::tournaments::save_draft(&mut Tx::new(c, &actor, &spruce, noon()), TournamentId(id), read, &sheet));
        let preview = referee.page(&format!("/spruce/tournaments/{id}/preview"));
        preview.says("round 3 has no date");
        let conditions = format!("/spruce/tournaments/{id}/conditions");
        let form = referee.page(&conditions).form(&conditions);
        assert_eq!(form.value("round_days"), "2026-01-10 2026-02-07");
        referee.submit(&form.set("round_days", "2026-01-10 2026-02-07 2026-03-21")).is(303);
        referee.page(&format!("/spruce/tournaments/{id}/preview")).says_nothing_of("has no date");
        let read = version(&app);
        app.write(|c| crosstable::actions::tournaments::submit_table(&mut Tx::new(c, &actor, &spruce, noon()), TournamentId(id), read, &sheet));
        let official = app.official();
        let page = official.page(&address);
        assert_eq!(official.submit(&page.form("/approval")).location(), address);
        app.visitor().page(&address).says("10 January 2026, 7 February 2026, 21 March 2026");
        let why = app.visitor().page(&format!("{address}/players/{}", ids["s1"]));
        assert_eq!(why.body.matches("One month of the league is calculated").count(), 3, "{}", why.body);

        // The journal says the days, and gives the same as three tournaments of a month each.
        let exported = app.export("spruce");
        assert!(exported.contains(r#""days": ["2026-01-10", "2026-02-07", "2026-03-21"]"#), "{exported}");
        let whole = after(&exported);
        let new = whole.iter().map(|(id, ..)| id.clone()).find(|id| !["s1", "s2", "s3"].contains(&id.as_str())).unwrap();
        let player = format!(r#"{{"player": {{"id": "{new}"}}}}"#);
        let game = |round: u32, a: &str, b: &str, score: u8| format!(r#"{{"round": {round}, "a": "{a}", "b": "{b}", "score": {score}}}"#);
        let months = [
            ("2026-01-10", game(1, "s1", "s2", 0), game(1, "s3", &new, 0)),
            ("2026-02-07", game(2, "s1", "s3", 1), game(2, "s2", &new, 0)),
            ("2026-03-21", game(3, "s1", &new, 1), game(3, "s2", "s3", 0)),
        ];
        let month = |(day, one, two): &(&str, String, String)| format!(r#"{{"tournament": {{"id": "{day}", "start": "{day}", "games": [{one}, {two}]}}}}"#);
        let parts = [SPRUCE.trim_end().to_owned(), player].into_iter().chain(months.iter().map(month)).collect::<Vec<_>>().join("\n");
        assert_eq!(whole, after(&parts));
        let outcome = app.db.write(|c| replay::replay_all(c, &spruce, None, &replay::Progress::default())).unwrap();
        assert_eq!(outcome, replay::Outcome::default());
        // A day that the league doesn't have is refused.
        let spoilt = exported.replace("2026-03-21\"]", "2026-04-21\"]");
        assert!(journal::calculate_input(spoilt.as_bytes()).unwrap_err().to_string().contains("days: 2026-04-21 is not a day of the tournament"));
        let short = exported.replace(", \"2026-03-21\"]", "]");
        assert!(journal::calculate_input(short.as_bytes()).unwrap_err().to_string().contains("days has no day of round 3"));
        let told = app.visitor().get(&format!("/api/v1/federations/spruce/tournaments/{id}")).ok().body;
        assert!(told.contains(r#""round_days":["2026-01-10","2026-02-07","2026-03-21"]"#), "{told}");
    }
}
