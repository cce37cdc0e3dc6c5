//! Official lists of FIDE and of the European Go Database: looked through, taken over as one act,
//! undone as one; and what orr makes of them.

use crosstable::actions::replay::{self, Progress};
use crosstable::actions::{Role, Tx, approval, preview, registry, tournaments as office};
use crosstable::db::{
    PlayerId, federations, foreign_ratings, official_lists, results, tables, tournaments,
};
use crosstable::domain::external_id::{Kind, System};
use crosstable::domain::table::{Sheet, TypedPlayer};
use crosstable::domain::tournament::{Board, Category, Pool, RoundDays};
use crosstable::formats::archive::{Entry, build_archive};
use serde_json::Value;

use crate::app::{App, day, import, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

/// One of the steppe by name and country, one of whom the country is missing, one who can't be it,
/// and strangers.
pub(crate) const GO_LIST: &str = "<html><pre>\n(9 May 2026)\n\n   Pin     Name                                 Co Club  Grade  ..  GoR  Tour  Last\n\
 19999001  Koval Anna                           UA  Kyiv   1d    --   1612    31  T261101A\n\
 19999002  Verba Ostap                          EU  xxxx   20k   19k   105     2  T200202B\n\
 19999003  Yar Danylo                           DE  xxxx   5k    --   1600    12  T261101A\n\
 19999004  Nobody Here                          UA  xxxx   5k    --   1600    12  T261101A\n</pre></html>\n";

const HEADINGS: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA";

/// FIDE's list of a month (`JAN26`) with these rows: number, name, rating, year of birth.
fn fide_list(month: &str, rows: &[(&str, &str, i32, i32)]) -> String {
    let row = |(number, name, rating, born): &(&str, &str, i32, i32)| {
        format!(
            "{number:<15}{name:<61}UKR M   {:29}{rating:<6}0   20 {born}\n",
            ""
        )
    };
    format!(
        "{HEADINGS} {month} Gms K  B-day Flag\n{}",
        rows.iter().map(row).collect::<String>()
    )
}

fn send(client: &Client, slug: &str, name: &str, list: &[u8]) -> Page {
    client.page(&format!("/{slug}/ratings/official"));
    client.upload(
        &format!("/{slug}/ratings/official?lang=en"),
        &[],
        Some((name, list)),
    )
}

fn open(client: &Client, slug: &str) -> Page {
    client.page(&format!("/{slug}/ratings/official?lang=en"))
}

/// Uploads a list and takes over what is certain.
fn take(client: &Client, slug: &str, name: &str, list: &[u8]) {
    send(client, slug, name, list).is(303);
    client
        .submit(&open(client, slug).form("/official/lines").set("do", "take"))
        .is(303);
}

impl App {
    /// An official list that waits to be looked through.
    pub(crate) fn official_waiting(&self) -> i64 {
        send(
            &self.official(),
            "steppe",
            "alleuro_lp.html",
            GO_LIST.as_bytes(),
        )
        .is(303);
        let steppe = self.federation("steppe").id;
        self.read(|c| official_lists::of_federation(c, steppe))[0]
            .id
            .0
    }

    /// An official list that was taken over.
    pub(crate) fn official_taken(&self) -> i64 {
        let id = self.official_waiting();
        let official = self.official();
        official
            .submit(
                &open(&official, "steppe")
                    .form("/official/lines")
                    .set("do", "take"),
            )
            .is(303);
        id
    }

    /// The ratings elsewhere of a player of the steppe.
    fn elsewhere(&self, code: &str) -> Vec<String> {
        let player = PlayerId(self.player(code));
        let listed = self.read(|c| foreign_ratings::of_player(c, player));
        listed
            .iter()
            .map(|listed| format!("{} {} {}", listed.kind, listed.date, listed.rating))
            .collect()
    }
}

on_both! {
    fn a_list_is_looked_through_taken_over_and_undone_as_one_act(app: App) {
        let (official, before) = (app.official(), app.export("steppe"));
        let zipped = build_archive(&[Entry { name: "alleuro_lp.html".to_owned(), bytes: GO_LIST.as_bytes().to_vec() }]).unwrap();
        send(&official, "steppe", "alleuro_lp.zip", &zipped).is(303);
        let page = open(&official, "steppe");
        page.says("European Go Database, 9 May 2026, 4 rows").says("Koval Anna").says("Verba Ostap").says_nothing_of("Nobody");
        page.says("1 player gets a number; 1 player gets ratings of that day").says("1 line is doubtful").says_nothing_of("Yar Danylo");
        assert_eq!(app.export("steppe"), before, "nothing changes by looking");
        let kept = app.read(|c| official_lists::of_federation(c, app.federation("steppe").id));
        assert!(!kept[0].upload.found.contains("Nobody") && kept[0].upload.size == zipped.len() as i64, "only what is about players is kept");
        official.submit(&page.form("/official/lines").set("do", "take")).is(303);
        let after = app.export("steppe");
        assert!(after.contains(r#""ids": {"egf_pin": "19999001"}, "ratings": [{"kind": "gor", "date": "2026-05-09", "rating": 1612}]"#), "{after}");
        assert!(!after.contains("19999002"), "what is doubtful isn't ticked");
        // Everybody reads it.
        let visitor = app.visitor();
        visitor.page(&format!("/steppe/players/{}?lang=en", app.player("p01"))).says("European rating (GoR)").says("1612").says("9 May 2026");
        let api: Value = serde_json::from_str(&visitor.page(&format!("/api/v1/federations/steppe/players/{}", app.player("p01"))).body).unwrap();
        assert_eq!(api["player"]["foreign_ratings"], serde_json::json!([{"kind": "gor", "date": "2026-05-09", "rating": 1612}]));
        let audit = app.chairman().page("/steppe/audit?lang=en");
        assert_eq!(audit.text().matches("imported an official list").count(), 1);
        audit.says_nothing_of("set a number");
        let kept = app.read(|c| official_lists::of_federation(c, app.federation("steppe").id));
        assert!(kept[0].upload.found.is_empty(), "its rows are gone");
        // A journal carries them.
        let again = after.replacen("\"slug\": \"steppe\"", "\"slug\": \"again\"", 1);
        app.write(|c| {
            import(c, &again);
            Ok(())
        });
        assert_eq!(app.export("again"), again);
        official.submit(&open(&official, "steppe").form("/undoing")).is(303);
        assert_eq!(app.export("steppe"), before);
        open(&official, "steppe").says("undone").says_nothing_of("Undo this");
    }

    fn what_is_doubtful_is_taken_when_somebody_says_so(app: App) {
        let official = app.official();
        send(&official, "steppe", "allworld_lp.html", GO_LIST.as_bytes()).is(303);
        let page = open(&official, "steppe");
        page.says("only the name matches");
        let form = page.form("/official/lines");
        let key = format!("take-2-{}", app.player("p08"));
        official.submit(&form.set(&key, "1").set("do", "save")).is(303);
        open(&official, "steppe").says("2 players get a number");
        official.submit(&open(&official, "steppe").form("/official/lines").set("do", "take")).is(303);
        assert_eq!(app.elsewhere("p08"), ["gor 2026-05-09 105"]);
        // The number tells who it is from now on, whatever the name; but another name is doubtful.
        let renamed = GO_LIST.replace("9 May 2026", "1 Jun 2026").replace("Koval Anna ", "Someone New").replace("  105 ", "  160 ");
        take(&official, "steppe", "allworld_lp.html", renamed.as_bytes());
        assert_eq!(app.elsewhere("p08"), ["gor 2026-05-09 105", "gor 2026-06-01 160"]);
        assert_eq!(app.elsewhere("p01"), ["gor 2026-05-09 1612"]);
        // Of one day the list holds that came last; what it says otherwise is told before.
        send(&official, "steppe", "allworld_lp.html", renamed.replace("  160 ", "  170 ").as_bytes()).is(303);
        let page = open(&official, "steppe");
        page.says("1 player has different stored ratings").says("until now: European rating (GoR) 160").says("the name differs");
        official.submit(&page.form("/official/lines").set("do", "take")).is(303);
        assert_eq!(app.elsewhere("p08"), ["gor 2026-05-09 105", "gor 2026-06-01 170"]);
        let undo = open(&official, "steppe").form("/undoing");
        official.submit(&undo).is(303);
        assert_eq!(app.elsewhere("p08"), ["gor 2026-05-09 105", "gor 2026-06-01 160"]);
    }

    fn what_is_no_list_is_refused_and_a_day_is_asked_for(app: App) {
        let official = app.official();
        send(&official, "steppe", "list.csv", b"Name,Rating\nKoval Anna,1612\n").is(422).says("not a list of FIDE or the European Go Database");
        official.page("/steppe/ratings/official");
        official.upload("/steppe/ratings/official?lang=en", &[], None).is(422);
        let undated = GO_LIST.replace("(9 May 2026)", "");
        send(&official, "steppe", "allworld_lp.html", undated.as_bytes()).is(303);
        let form = open(&official, "steppe").form("/official/lines");
        official.submit(&form.clone().set("do", "take")).is(422).says("Enter the date of the list");
        official.submit(&form.set("do", "take").set("dated", "2026-04-01")).is(303);
        assert_eq!(app.elsewhere("p01"), ["gor 2026-04-01 1612"]);
        // Nothing in it: nothing is taken.
        let strangers = "(9 May 2026)\n 19999004  Nobody Here   UA  xxxx   5k    --   1600    12  T261101A\n";
        send(&official, "steppe", "allworld_lp.html", strangers.as_bytes()).is(303);
        let page = open(&official, "steppe");
        page.says("No row of the list matches a player");
        official.submit(&page.form("/official/lines").set("do", "take")).is(422);
        official.submit(&page.form("/removal")).is(303);
        let page = open(&official, "steppe");
        assert!(!page.says("The list was discarded").has_form("/official/lines"));
        // One of two players, not both.
        let two = GO_LIST.replace("19999003  Yar Danylo ", "19999003  Verba Ostap");
        let two = two.replace(" DE ", " UA ");
        send(&official, "steppe", "allworld_lp.html", two.as_bytes()).is(303);
        let p08 = app.player("p08");
        let form = open(&official, "steppe").form("/official/lines").set(&format!("take-2-{p08}"), "1").set(&format!("take-3-{p08}"), "1");
        official.submit(&form.set("do", "take")).is(422).says("Ticked lines contradict each other").says("another ticked line has this player");
    }

    fn a_list_larger_than_other_files_is_read_from_the_disk(app: App) {
        let official = app.official();
        // 17 MB of strangers.
        let row = " 19999004  Nobody Here   UA  xxxx   5k    --   1600    12  T261101A\n";
        let many = format!("{GO_LIST}{}", row.repeat(17 * 1024 * 1024 / row.len()));
        send(&official, "steppe", "allworld_lp.html", many.as_bytes()).is(303);
        open(&official, "steppe").says("Koval Anna");
        // Where other files go, it is too large.
        official.page("/steppe/ratings/past");
        official.upload("/steppe/ratings/past?lang=en", &[], Some(("list.csv", many.as_bytes()))).is(422);
    }

    fn ratings_move_with_a_merge_and_are_forgotten_with_the_person(app: App) {
        let official = app.official();
        take(&official, "steppe", "alleuro_lp.html", GO_LIST.as_bytes());
        let merge = app.merged("p08", "p01");
        assert_eq!((app.elsewhere("p08"), app.elsewhere("p01")), (vec!["gor 2026-05-09 1612".to_owned()], Vec::new()));
        let (actor, steppe) = (app.actor("official"), app.federation("steppe"));
        app.write(|c| registry::undo_merge(&mut Tx::new(c, &actor, &steppe, noon()), crosstable::db::MergeId(merge), &Progress::default()));
        assert_eq!(app.elsewhere("p01"), ["gor 2026-05-09 1612"]);
        // A list that waits names the person, too.
        send(&official, "steppe", "alleuro_lp.html", GO_LIST.as_bytes()).is(303);
        let (player, address) = (app.player("p01"), format!("/steppe/players/{}/data", app.player("p01")));
        official.page(&address);
        let told: Value = serde_json::from_str(&official.post(&address, &[]).is(200).body).unwrap();
        assert_eq!(told["tables"]["foreign_ratings"].as_array().unwrap().len(), 1);
        let found = told["tables"]["official_lists"].to_string();
        assert!(found.contains("Koval Anna") && !found.contains("Verba"), "{found}");
        app.write(|c| registry::erase_person(&mut Tx::new(c, &actor, &steppe, noon()), PlayerId(player), "asked", &Progress::default()));
        assert!(app.elsewhere("p01").is_empty());
        let kept = app.read(|c| official_lists::of_federation(c, steppe.id));
        assert!(!kept[0].upload.found.contains("Koval") && kept[0].upload.found.contains("Verba"));
        // Its numbers went with the person; undoing the list takes away nothing else.
        official.submit(&open(&official, "steppe").form("/undoing")).is(303);
    }

    fn orr_rates_with_the_list_of_the_first_day_and_what_is_rated_stays(app: App) {
        let rooks = Rooks::of(&app);
        let list = |month: &str, olha: i32, lev: i32| fide_list(month, &[("19999001", "Vihadana, Olha", olha, 1990), ("19999002", "Probnyi, Lev", lev, 1988)]);
        for text in [list("JAN26", 1810, 1905), list("APR26", 1820, 1910), list("JUN26", 2300, 2310)] {
            take(&rooks.chairman, "rooks", "standard_rating_list.txt", text.as_bytes());
        }
        let id = rooks.planned(&app, "First Rooks");
        let planned = app.read(|c| tournaments::find(c, rooks.federation.id, id)).unwrap();
        let shown = app.db.read(|c| preview::preview_sheet(c, &rooks.federation, &planned, &rooks.sheet)).unwrap();
        let listed: Vec<_> = shown.lines.iter().map(|line| line.listed.map(|listed| (listed.rating, listed.date))).collect();
        assert_eq!(listed, [None, Some((1820, day(2026, 4, 1))), Some((1910, day(2026, 4, 1))), None]);
        rooks.rated(&app, id);
        let before = |app: &App| -> Vec<_> {
            let mut rows = app.read(|c| results::of_tournament(c, id));
            rows.sort_by_key(|row| row.player_id);
            rows.iter().map(|row| row.before).collect()
        };
        assert_eq!(before(&app), [Some(1500.0), Some(1820.0), Some(1910.0), None], "not what was brought along");
        let export = app.export("rooks");
        assert!(export.contains(r#""fide": {"r2": 1820, "r3": 1910}"#), "{export}");
        // A list of an earlier day that comes later changes nothing.
        take(&rooks.chairman, "rooks", "standard_rating_list.txt", list("MAY26", 1900, 1950).as_bytes());
        let outcome = app.db.write(|c| replay::replay_all(c, &rooks.federation, None, &Progress::default())).unwrap();
        assert_eq!((outcome, before(&app)), (replay::Outcome::default(), vec![Some(1500.0), Some(1820.0), Some(1910.0), None]));
        // The explanation says what it was rated with, and a journal carries it.
        let olha = rooks.player(&app, "r2");
        rooks.chairman.page(&format!("/rooks/tournaments/{id}/players/{olha}?lang=en")).says("1820");
        let again = app.export("rooks").replacen("\"slug\": \"rooks\"", "\"slug\": \"again\"", 1);
        app.write(|c| {
            import(c, &again);
            Ok(())
        });
        assert_eq!(app.export("again"), again);
        // A correction of the table says it anew.
        let corrected = app.write(|c| {
            let version = |c: &mut _| tournaments::find(c, rooks.federation.id, id).map(|t| t.unwrap().lock_version);
            office::reopen_tournament(&mut Tx::new(c, &rooks.actor, &rooks.federation, noon()), id, "a new list")?;
            let now = version(c)?;
            office::submit_table(&mut Tx::new(c, &rooks.referee, &rooks.federation, noon()), id, now, &rooks.sheet)?;
            let now = version(c)?;
            approval::approve_table(&mut Tx::new(c, &rooks.actor, &rooks.federation, noon()), id, now, &Progress::default())
        });
        assert!(corrected.is_some());
        assert_eq!(before(&app), [Some(1500.0), Some(1900.0), Some(1950.0), None]);
        assert_eq!(app.read(|c| tables::load_participants(c, id)).iter().map(|p| p.fide).collect::<Vec<_>>(), [None, Some(1900), Some(1950), None]);
    }

    fn the_table_of_a_tournament_that_fide_rates_says_ratings_of_fide(app: App) {
        let mut rooks = Rooks::of(&app);
        for (row, stated) in rooks.sheet.rows.iter_mut().zip(["1600", "1820", "1990", "1000"]) {
            row.rating = stated.to_owned();
        }
        let before = |id| {
            let results = app.read(|c| crosstable::db::results::of_tournament(c, id));
            let of = |code| results.iter().find(|r| r.player_id.0 == rooks.player(&app, code)).and_then(|r| r.before);
            ["r1", "r2", "r3", "r4"].map(of)
        };
        // Seen before anything is rated: who has a rating keeps it, who brought one of FIDE along
        // has that one.
        let shown = rooks.of_may(&app, "Rated by FIDE", true);
        let planned = app.read(|c| tournaments::find(c, rooks.federation.id, shown)).unwrap();
        let preview = app.db.read(|c| preview::preview_sheet(c, &rooks.federation, &planned, &rooks.sheet)).unwrap();
        assert_eq!(preview.lines.iter().map(|l| l.stated_fide_rating).collect::<Vec<_>>(), [None, Some(1820), None, Some(1000)]);
        rooks.rated(&app, shown);
        assert_eq!(before(shown), [Some(1500.0), Some(1820.0), Some(1700.0), Some(1000.0)]);
        rooks.chairman.page(&format!("/rooks/tournaments/{shown}?lang=en")).says("Rated by FIDE");
        let told = rooks.chairman.page(&format!("/api/v1/federations/rooks/tournaments/{shown}")).body;
        assert!(told.contains("\"rated_by_fide\":true"), "{told}");
        // The journal says it, and so does whoever reads it.
        let journal = app.export("rooks");
        assert!(journal.contains("\"rated_by_fide\": true"), "{journal}");
        let again = journal.replacen("\"slug\": \"rooks\"", "\"slug\": \"again\"", 1);
        app.write(|c| {
            import(c, &again);
            Ok(())
        });
        assert_eq!(app.export("again"), again);
    }

    fn elsewhere_the_ratings_of_a_table_are_not_those_of_fide(app: App) {
        let mut rooks = Rooks::of(&app);
        rooks.sheet.rows[1].rating = "1820".to_owned();
        let id = rooks.planned(&app, "At home");
        rooks.rated(&app, id);
        assert_eq!(app.read(|c| tables::load_participants(c, id)).iter().map(|p| p.fide).collect::<Vec<_>>(), [None; 4]);
        assert!(!app.export("rooks").contains("rated_by_fide"));
    }
}

/// A federation of chess: somebody with a rating, somebody without, somebody who brought one of
/// FIDE along, and a child.
const ROOKS: &str = r#"{"federation": {"slug": "rooks", "name": "Rooks", "rules": "orr"}}
{"player": {"id": "r1", "name": "Тура Марко", "born": "1980", "country": "UA", "club": null, "guest": false, "standing": {"rating": 1500}}}
{"player": {"id": "r2", "name": "Вигадана Ольга", "born": "1990-05-06", "country": "UA", "club": null, "guest": false, "standing": null}}
{"player": {"id": "r3", "name": "Пробний Лев", "born": "1988", "country": "UA", "club": null, "guest": false, "standing": {"fide": 1700}}}
{"player": {"id": "r4", "name": "Пішак Юля", "born": "2016", "country": "UA", "club": null, "guest": false, "standing": null}}
"#;

struct Rooks {
    federation: crosstable::db::federations::Federation,
    actor: crosstable::actions::Actor,
    referee: crosstable::actions::Actor,
    chairman: Client,
    sheet: Sheet,
}

impl Rooks {
    fn of(app: &App) -> Rooks {
        app.write(|c| {
            import(c, ROOKS);
            let federation = federations::find_by_slug(c, "rooks")?.unwrap().id;
            for (login, role) in [("chairman", Role::Chairman), ("referee", Role::Referee)] {
                let account = crosstable::db::accounts::find_by_login(c, login)?
                    .unwrap()
                    .id;
                crosstable::db::accounts::add_role(c, account, Some(federation), role, None)?;
            }
            Ok(())
        });
        let federation = app.federation("rooks");
        let people = app.read(|c| crosstable::db::players::list(c, federation.id));
        let row = |code: &str, cells: [&str; 3]| TypedPlayer {
            player: people.iter().find(|p| p.code == code).map(|p| p.id.0),
            name: code.to_owned(),
            cells: cells.map(str::to_owned).to_vec(),
            ..TypedPlayer::default()
        };
        let rows = vec![
            row("r1", ["2+", "3-", "4+"]),
            row("r2", ["1-", "4+", "3="]),
            row("r3", ["4+", "1+", "2="]),
            row("r4", ["3-", "2-", "1-"]),
        ];
        let sheet = Sheet {
            rounds: 3,
            rows,
            ..Sheet::default()
        };
        Rooks {
            federation,
            actor: app.actor("chairman"),
            referee: app.actor("referee"),
            chairman: app.chairman(),
            sheet,
        }
    }

    fn player(&self, app: &App, code: &str) -> i64 {
        app.read(|c| crosstable::db::players::list(c, self.federation.id))
            .iter()
            .find(|p| p.code == code)
            .unwrap()
            .id
            .0
    }

    /// A tournament of May.
    fn planned(&self, app: &App, name: &str) -> crosstable::db::TournamentId {
        self.of_may(app, name, false)
    }

    fn of_may(&self, app: &App, name: &str, rated_by_fide: bool) -> crosstable::db::TournamentId {
        let conditions = tournaments::Conditions {
            name: name.to_owned(),
            starts: day(2026, 5, 2),
            ends: day(2026, 5, 3),
            city: String::new(),
            club_id: None,
            referee_id: self.referee.account,
            referee_name: self.referee.name.clone(),
            official: true,
            plan: String::new(),
            plan_line_id: None,
            board: Board::Full,
            minutes: None,
            pool: Pool::Classic,
            category: Category::Fourth,
            rated_by_fide,
            round_days: RoundDays::default(),
            remark: String::new(),
        };
        app.write(|c| {
            office::plan_tournament(
                &mut Tx::new(c, &self.actor, &self.federation, noon()),
                conditions,
            )
        })
    }

    fn rated(&self, app: &App, id: crosstable::db::TournamentId) {
        app.write(|c| {
            let version = |c: &mut _| {
                tournaments::find(c, self.federation.id, id).map(|t| t.unwrap().lock_version)
            };
            let now = version(c)?;
            office::submit_table(
                &mut Tx::new(c, &self.referee, &self.federation, noon()),
                id,
                now,
                &self.sheet,
            )?;
            let now = version(c)?;
            approval::approve_table(
                &mut Tx::new(c, &self.actor, &self.federation, noon()),
                id,
                now,
                &Progress::default(),
            )
        });
    }
}

#[test]
fn the_systems_of_ratings_are_those_of_their_lists() {
    assert_eq!(
        Kind::ALL.map(Kind::issuing_system),
        [System::Fide, System::Fide, System::Fide, System::EgfPin]
    );
}
