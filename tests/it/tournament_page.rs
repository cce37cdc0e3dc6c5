//! The page of a tournament answers first what its reader asks, whether it is to come, being played
//! or over; the commission decides at its top.

use crosstable::actions::desk::{self, DeskActor};
use crosstable::actions::{Tx, approval, tournaments as office};
use crosstable::db::{Conn, TournamentId, tournaments as stored};
use crosstable::domain::desk::{Act, Entrant, Outcome};
use crosstable::domain::table::{Sheet, TypedPlayer};

use crate::app::{App, noon};
use crate::client::Page;
use crate::database::on_both;

/// The page says these things, one after the other.
#[track_caller]
fn in_order(page: &Page, wanted: &[&str]) {
    let mut rest = page.body.split("<main").nth(1).unwrap_or_default();
    for one in wanted {
        let Some(at) = rest.find(one) else {
            panic!(
                "{}: {one:?} doesn't come where it should: {}",
                page.path, page.body
            )
        };
        rest = &rest[at + one.len()..];
    }
}

fn at(id: i64) -> String {
    format!("/steppe/tournaments/{id}?lang=en")
}

impl App {
    /// Plays the only round at the desk, black winning everywhere.
    fn played(&self, id: TournamentId) {
        let (referee, steppe) = (self.actor("referee"), self.federation("steppe"));
        let boards = self.read(|c| desk::find(c, id)).unwrap().rounds[0]
            .boards
            .clone();
        let results = boards.iter().map(|board| Act::Result {
            round: 1,
            board: board.number,
            black: board.black,
            white: board.white,
            outcome: Some(Outcome::Black),
            seen: None,
            left: None,
            decide: false,
        });
        for (act, key) in results
            .chain([Act::Close { round: 1 }, Act::Finish])
            .zip('n'..)
        {
            self.write(|c| {
                desk::perform_act(
                    c,
                    &DeskActor::Actor(&referee),
                    &steppe,
                    id,
                    &key.to_string(),
                    act,
                    noon(),
                )
            });
        }
    }

    /// The same, and has its table approved.
    fn played_and_rated(&self, id: TournamentId) {
        self.played(id);
        let steppe = self.federation("steppe");
        let sheet = self.read(|c| desk::find(c, id)).unwrap().to_sheet();
        self.signed(id, &sheet);
        let (official, now) = (self.actor("official"), self.stored(id.0).lock_version);
        self.write(|c| {
            approval::approve_table(
                &mut Tx::new(c, &official, &steppe, noon()),
                id,
                now,
                &Default::default(),
            )
        });
    }

    /// The table of a planned tournament, signed by its referee and the head of the club.
    fn signed(&self, id: TournamentId, sheet: &Sheet) {
        let (referee, head, steppe) = (
            self.actor("referee"),
            self.actor("head"),
            self.federation("steppe"),
        );
        let version =
            |c: &mut Conn| stored::find(c, steppe.id, id).map(|t| t.unwrap().lock_version);
        self.write(|c| {
            let now = version(c)?;
            office::save_draft(&mut Tx::new(c, &referee, &steppe, noon()), id, now, sheet)?;
            let now = version(c)?;
            office::submit_table(&mut Tx::new(c, &referee, &steppe, noon()), id, now, sheet)?;
            let now = version(c)?;
            office::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, now)
        });
    }
}

on_both! {
    fn a_tournament_to_come_says_when_where_and_who(app: App) {
        let (id, visitor) = (app.cup(), app.visitor());
        in_order(&visitor.page(&at(id)), &["Summer Cup", "Stepove", "class=\"facts"]);
        visitor.page(&at(id)).says_nothing_of("Approval of the table");
        in_order(&app.referee().page(&at(id)), &["Summer Cup", "id=\"your-part", "class=\"facts"]);
        // Nobody has been entered: there is nothing to take away.
        app.referee().page(&at(id)).says_nothing_of("Downloads");
        app.opens(id, "", "");
        let page = visitor.page(&at(id));
        page.says("Fee 100").says("No registrations yet.");
        for label in ["Hall and address", "Entry fee", "Directions"] {
            page.says_nothing_of(label);
        }
        app.tells(id, "Blue hall, Acorn St 12", "Tram 2 to Oak\nthen on foot", "100, children 50");
        for page in [visitor.page(&at(id)), visitor.page(&format!("/steppe/tournaments/{id}/registration?lang=en"))] {
            in_order(&page, &["Hall and address", "Blue hall, Acorn St 12", "Entry fee", "100, children 50", "Directions", "Tram 2 to Oak\nthen on foot", "Fee 100"]);
        }
        let calendar = visitor.page("/steppe/calendar.ics").body.replace("\r\n ", "");
        assert!(calendar.contains("LOCATION:Blue hall\\, Acorn St 12\\, Stepove"), "{calendar}");
        app.opens(id, "", "");
        let parts = [["Bar", "Don", "Kil"].as_slice(), &["bek", "dan", "gor", "lim", "mon", "pur", "tas"]];
        let names: Vec<String> = parts[0].iter().flat_map(|a| parts[1].iter().map(move |b| format!("Koval {a}{b}"))).collect();
        app.register(id, &names.iter().map(String::as_str).collect::<Vec<_>>());
        let page = visitor.page(&at(id));
        let link = format!("/steppe/tournaments/{id}/registration\"");
        in_order(&page, &["Summer Cup", "Stepove", "Fee 100", &link, "Registered players", "Koval Barbek", "Koval Kilpur", &link, "All 21", "class=\"facts"]);
        page.says_nothing_of("Koval Kiltas").says_nothing_of("The table becomes public once");
        visitor.page(&format!("/steppe/tournaments/{id}/registration?lang=en")).says("Koval Kiltas");
    }

    fn a_tournament_in_play_shows_rounds_and_standings(app: App) {
        let (id, _) = app.desk_at("Live Cup");
        let base = format!("/steppe/tournaments/{id}/live");
        let (round, standings) = (format!("{base}/rounds/1\""), format!("{base}/standings\""));
        let wanted = ["Round 1\u{a0}of", &round, "Standings during round 1", "Three", &standings, "class=\"facts", "<summary>Approval of the table"];
        for reader in [app.visitor(), app.referee()] {
            in_order(&reader.page(&at(id)), &wanted);
        }
        let page = app.visitor().page(&at(id));
        page.says("2 games of this round are not finished").says_nothing_of("The table becomes public once").says("File an appeal");
        // Nobody has a grade of go: what can't hold the table isn't offered.
        assert!(page.body.contains(&format!("/tournaments/{id}/files/csv\"")) && !page.body.contains("/files/h9\""), "{}", page.body);
        // A round that isn't there yet leads nowhere.
        assert!(!app.visitor().page(&at(id)).body.contains("/live/rounds/2"));
        // There are no stored pairings yet to be asked for.
        app.visitor().page(&format!("{}&view=rounds", at(id))).says("Standings during round 1");
    }

    fn a_tournament_played_to_the_end_before_its_last_day_isn_t_planned_any_more(app: App) {
        let id = TournamentId(app.cup());
        app.in_play(id, ["p01", "p02", "p03", "p04"].map(Entrant::from_name).to_vec());
        app.played(id);
        let page = app.visitor().page(&at(id.0));
        page.says("results due").says("The tournament is over; the chief referee fills in the table.");
        page.says_nothing_of("The tournament is planned");
        for list in ["tournaments", "calendar"] {
            let row = app.visitor().page(&format!("/steppe/{list}?lang=en")).row("Summer Cup").join(" ");
            assert!(row.contains("results due"), "{list}: {row}");
        }
        // It is no tournament to come.
        app.visitor().page("/steppe?lang=en").says_nothing_of("Summer Cup");
    }

    fn a_finished_tournament_shows_who_won_and_then_everything_else(app: App) {
        let id = TournamentId(app.tournament_in("Done Cup", "planned"));
        let known = |code: &str| Entrant { player: Some(app.player(code)), ..Entrant::from_name(code) };
        app.in_play(id, ["p01", "p02", "p03", "p04"].map(known).to_vec());
        app.played_and_rated(id);
        let (visitor, rounds) = (app.visitor(), format!("{}&view=rounds", at(id.0)));
        let page = visitor.page(&at(id.0));
        let wanted = ["Done Cup", "Prize winners", "Crosstable", "?by=number", "?view=rounds", ">SOS<", "class=\"facts", "Downloads", "Approval of the table", "Signatures"];
        in_order(&page, &wanted);
        page.says_nothing_of("Standings after round 1");
        assert_eq!(visitor.page(&at(id.0)).body, app.visitor().page(&at(id.0)).body, "the same for every stranger");

        let page = visitor.page(&rounds);
        in_order(&page, &["Prize winners", "id=\"pairings\"", "Round\u{a0}1", "Board", "1–0", "class=\"facts", "Downloads"]);
        page.says_nothing_of("Sort by number");
        let boards = app.read(|c| desk::find(c, id)).unwrap().rounds[0].boards.clone();
        let shown: Vec<String> = page.rows().into_iter().filter(|row| row.iter().any(|cell| cell == "1–0" || cell == "0–1")).map(|row| row[0].clone()).collect();
        assert_eq!(shown, boards.iter().map(|board| board.number.to_string()).collect::<Vec<_>>());
    }

    fn a_desk_without_players_has_nothing_to_take_away(app: App) {
        let id = app.cup();
        let (referee, steppe) = (app.actor("referee"), app.federation("steppe"));
        app.write(|c| desk::open_desk(&mut Tx::new(c, &referee, &steppe, noon()), TournamentId(id)));
        app.referee().page(&at(id)).says_nothing_of("Downloads");
    }

    fn an_appeal_is_offered_where_there_is_something_to_object_to(app: App) {
        let visitor = app.visitor();
        visitor.page(&at(app.tournament_in("Seen Cup", "rated"))).says("File an appeal");
        let unseen = app.tournament_in("Unseen Cup", "cosigned");
        visitor.page(&at(unseen)).says_nothing_of("File an appeal");
        let (official, steppe, id) = (app.actor("official"), app.federation("steppe"), TournamentId(unseen));
        app.write(|c| approval::close_unrated(&mut Tx::new(c, &official, &steppe, noon()), id, "R", &Default::default()));
        visitor.page(&at(unseen)).says_nothing_of("File an appeal");
        visitor.get(&format!("/steppe/tournaments/{unseen}/appeal")).is(409);
        // What was sent back is changed just now, whatever the desk has shown.
        let (returned, _) = app.desk_at("Returned Cup");
        visitor.page(&at(returned)).says("File an appeal");
        app.database.tamper(&format!("UPDATE tournaments SET state = 'returned' WHERE id = {returned}"));
        app.pass(chrono::TimeDelta::minutes(1));
        app.visitor().page(&format!("{}&by=number", at(returned))).says_nothing_of("File an appeal");
    }

    fn pairings_of_a_table_that_was_typed_have_no_boards(app: App) {
        let id = app.tournament_in("Typed Cup", "rated");
        let page = app.visitor().page(&format!("{}&view=rounds", at(id)));
        in_order(&page, &["id=\"pairings\"", "Round\u{a0}1", "1–0", "Round\u{a0}2", "Round\u{a0}3", "class=\"facts"]);
        assert!(!page.body.contains("class=\"num\">Board"), "{}", page.body);
        app.visitor().page(&at(id)).says("Crosstable").says_nothing_of("Prize winners");
    }

    fn the_commission_decides_at_the_top_and_reads_each_warning_once(app: App) {
        let id = TournamentId(app.tournament_in("Waiting Cup", "planned"));
        let idle = |name: &str| TypedPlayer { name: name.to_owned(), new: true, cells: vec![String::new(); 3], ..TypedPlayer::default() };
        let mut sheet = app.sheet_of_three();
        sheet.rows.extend([idle("Гай Лев"), idle("Дуб Ян")]);
        app.signed(id, &sheet);
        let page = app.official().page(&at(id.0));
        let form = format!("action=\"/steppe/tournaments/{id}/approval\"");
        let back = format!("action=\"/steppe/tournaments/{id}/return\"");
        in_order(&page, &["Waiting Cup", "id=\"your-part\"", "Rows 4, 5: no played game", &form, &back, "Preview of the rating", "class=\"facts"]);
        assert_eq!(page.body.matches("no played game").count(), 1, "{}", page.body);
        // Whoever may not decide is asked nothing.
        app.visitor().page(&at(id.0)).says_nothing_of("Rows 4, 5");
        let preview = app.referee().page(&format!("/steppe/tournaments/{id}/preview?lang=en"));
        in_order(&preview, &["Rows 4, 5: no played game", "<table"]);
    }

    fn the_commission_reads_first_what_a_correction_changes(app: App) {
        let id = TournamentId(app.tournament_in("Mended Cup", "reopened"));
        let mut sheet = app.sheet_of_three();
        sheet.rows[0].cells[0] = "2-".to_owned();
        sheet.rows[1].cells[0] = "1+".to_owned();
        app.signed(id, &sheet);
        let form = format!("action=\"/steppe/tournaments/{id}/approval\"");
        let page = app.official().page(&at(id.0));
        in_order(&page, &["id=\"your-part\"", "Changes to the table", &form, "Preview of the rating", "Crosstable"]);
    }
}
