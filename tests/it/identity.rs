//! Who a typed name is: namesakes, initials, clubs and cities, a tournament that is there already,
//! and two entries of one person.

use crosstable::actions::desk::{self, DeskActor};
use crosstable::actions::registrations::{Application, RegistrationInput, token_of};
use crosstable::actions::registry::{self, Contradiction, MergeRequest};
use crosstable::actions::tournaments::{self, TournamentVersion};
use crosstable::actions::{
    ActionError, Refusal, Tx, approval, doubts, name_matching, players as entering,
};
use crosstable::db::{
    PlayerId, TournamentId, clubs, players, registrations, tournaments as stored,
};
use crosstable::domain::caveat::Caveat;
use crosstable::domain::desk::{Act, Entrant};
use crosstable::domain::table::{Sheet, TypedPlayer};

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

fn new(name: &str, club: &str, cells: &[&str]) -> TypedPlayer {
    TypedPlayer {
        new: true,
        name: name.to_owned(),
        club: club.to_owned(),
        cells: cells.iter().map(|cell| (*cell).to_owned()).collect(),
        ..TypedPlayer::default()
    }
}

fn entry(name: &str, born: &str) -> entering::Entry {
    let personal = players::Personal {
        name: name.to_owned(),
        born: Some(born.to_owned()),
        ..Default::default()
    };
    entering::Entry {
        personal,
        ..Default::default()
    }
}

/// A tournament with a desk.
struct AtDesk<'a> {
    app: &'a App,
    id: i64,
    referee: Client,
}

impl AtDesk<'_> {
    fn open<'a>(app: &'a App, name: &str) -> AtDesk<'a> {
        let event = AtDesk {
            app,
            id: app.tournament_in(name, "planned"),
            referee: app.referee(),
        };
        event.post(&[("act", "open")]).is(303);
        event
    }

    fn at(&self) -> String {
        format!("/steppe/tournaments/{}/desk", self.id)
    }

    fn players(&self) -> Page {
        self.referee.page(&format!("{}/players?lang=en", self.at()))
    }

    fn post(&self, fields: &[(&str, &str)]) -> Page {
        self.referee.page(&self.at());
        let key = format!(
            "{}{}",
            fields.len(),
            fields.iter().map(|f| f.1.len()).sum::<usize>()
        );
        let all: Vec<(&str, &str)> = [("key", key.as_str()), ("back", "players")]
            .into_iter()
            .chain(fields.iter().copied())
            .collect();
        self.referee.post(&self.at(), &all)
    }

    fn entrants(&self) -> Vec<Entrant> {
        self.app
            .read(|c| desk::find(c, TournamentId(self.id)))
            .unwrap()
            .entrants
    }

    /// Plays one round and ends.
    fn played(&self) {
        let (actor, steppe, id) = (
            self.app.actor("referee"),
            self.app.federation("steppe"),
            TournamentId(self.id),
        );
        let act = |key: &str, act: Act| {
            self.app.write(|c| {
                desk::perform_act(c, &DeskActor::Actor(&actor), &steppe, id, key, act, noon())
            })
        };
        act(
            "draw",
            Act::Draw {
                seed: "7".to_owned(),
            },
        );
        act(
            "pair",
            Act::Pair {
                round: 1,
                reason: String::new(),
            },
        );
        act("publish", Act::Publish { round: 1 });
        act("start", Act::Start { round: 1 });
        let boards = self.app.read(|c| desk::find(c, id)).unwrap().rounds[0]
            .boards
            .clone();
        for board in boards {
            let (number, black, white) = (board.number, board.black, board.white);
            let outcome = Some(crosstable::domain::desk::Outcome::Black);
            act(
                &format!("board {number}"),
                Act::Result {
                    round: 1,
                    board: number,
                    black,
                    white,
                    outcome,
                    seen: None,
                    left: None,
                    decide: false,
                },
            );
        }
        act("close", Act::Close { round: 1 });
        act("finish", Act::Finish);
    }

    /// Signs the table and approves it.
    fn approved(&self, sheet: &Sheet) {
        let [referee, head, official] =
            ["referee", "head", "official"].map(|login| self.app.actor(login));
        let (steppe, id) = (self.app.federation("steppe"), TournamentId(self.id));
        let version = |c: &mut crosstable::db::Conn| {
            stored::find(c, steppe.id, id).map(|t| t.unwrap().lock_version)
        };
        self.app.write(|c| {
            let now = version(c)?;
            tournaments::submit_table(&mut Tx::new(c, &referee, &steppe, noon()), id, now, sheet)?;
            let now = version(c)?;
            tournaments::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, now)?;
            let now = version(c)?;
            approval::approve_with_confirmations(
                &mut Tx::new(c, &official, &steppe, noon()),
                TournamentVersion { id, version: now },
                "",
                &Default::default(),
            )
        });
    }

    fn sheet(&self) -> Sheet {
        crosstable::actions::sheets::parse_sheet(&self.app.stored(self.id)).unwrap()
    }
}

impl App {
    /// A table as its referee signs it, on its way up to the commission.
    fn handed_in(&self, name: &str, sheet: &Sheet) -> i64 {
        let id = TournamentId(self.tournament_in(name, "planned"));
        let (referee, head, steppe) = (
            self.actor("referee"),
            self.actor("head"),
            self.federation("steppe"),
        );
        let version = |c: &mut crosstable::db::Conn| {
            stored::find(c, steppe.id, id).map(|t| t.unwrap().lock_version)
        };
        self.write(|c| {
            let now = version(c)?;
            tournaments::save_draft(&mut Tx::new(c, &referee, &steppe, noon()), id, now, sheet)?;
            let now = version(c)?;
            tournaments::submit_table(&mut Tx::new(c, &referee, &steppe, noon()), id, now, sheet)?;
            let now = version(c)?;
            tournaments::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, now)
        });
        id.0
    }

    /// Another player of the federation, whoever has the name already.
    fn enters(&self, name: &str, born: &str) -> PlayerId {
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let entry = entering::Entry {
            sure: entering::EntryConfirmations {
                another: true,
                new_club: false,
            },
            ..entry(name, born)
        };
        self.write(|c| entering::add_player(&mut Tx::new(c, &official, &steppe, noon()), &entry))
    }

    fn called(&self, name: &str) -> Vec<players::Player> {
        let steppe = self.federation("steppe").id;
        self.read(|c| {
            players::find_alike(c, steppe, &[crosstable::domain::name::likeness_key(name)])
        })
    }
}

on_both! {
    fn a_year_tells_namesakes_apart_from_the_desk_to_the_player(app: App) {
        let event = AtDesk::open(&app, "Namesakes");
        event.post(&[("act", "enter"), ("people", "Lysenko Ira 1980;UA;2d\nLysenko Ira 2001;UA;1k\nЯр Данило\nГай Соломія")]).is(303);
        let told: Vec<(String, String)> = event.entrants().into_iter().map(|e| (e.name, e.born)).collect();
        let ira = |born: &str| ("Lysenko Ira".to_owned(), born.to_owned());
        assert_eq!(told[..2], [ira("1980"), ira("2001")]);
        let page = event.players();
        page.says("Lysenko Ira 1980").says("Lysenko Ira 2001");
        event.played();
        for path in ["/live", "/live/rounds/1", ""] {
            app.visitor().page(&format!("/steppe/tournaments/{}{path}?lang=en", event.id)).says("Lysenko Ira").says_nothing_of("Ira 1980");
        }
        let sheet = event.sheet();
        let born: Vec<(&str, &str)> = sheet.rows.iter().filter(|r| r.new).map(|r| (r.name.as_str(), r.born.as_str())).collect();
        assert!(born.contains(&("Lysenko Ira", "1980")) && born.contains(&("Lysenko Ira", "2001")), "{born:?}");
        event.approved(&sheet);
        let steppe = app.federation("steppe");
        let mut entered: Vec<(String, Option<String>)> = app.called("Lysenko Ira").into_iter().map(|p| (p.personal.name, p.personal.born)).collect();
        entered.sort();
        assert_eq!(entered, [("Lysenko Ira".to_owned(), Some("1980".to_owned())), ("Lysenko Ira".to_owned(), Some("2001".to_owned()))]);
        // The next time the year says which of the two it is.
        let row = |born: &str| TypedPlayer { name: "Лысенко Ира".to_owned(), born: born.to_owned(), ..TypedPlayer::default() };
        let mut sheet = Sheet { rows: vec![row("2001"), row("")], ..Sheet::default() };
        app.read(|c| {
            let known = name_matching::find_candidates(c, steppe.id, &sheet)?;
            name_matching::choose_undoubted(&mut sheet, &known);
            Ok(())
        });
        let chosen = sheet.rows[0].player.map(|id| app.read(|c| players::find(c, steppe.id, PlayerId(id))).unwrap().personal.born);
        assert_eq!(chosen, Some(Some("2001".to_owned())));
        assert_eq!(sheet.rows[1].player, None, "without a year both may be meant");
    }

    fn a_surname_with_an_initial_is_asked_about_at_the_desk(app: App) {
        let event = AtDesk::open(&app, "Initials");
        event.post(&[("act", "enter"), ("people", "Мельник Б\nО. Верба\nZub Oksana\nLis Taras")]).is(303);
        let page = event.players();
        page.says("2 participants may be known players").says("Melnyk Bohdan").says("Verba Ostap");
        let entrants = event.entrants();
        assert!(entrants.iter().all(|e| e.player.is_none() && !e.new));
        // The answer may be that it is a new player; no answer changes nothing.
        let who = entrants[1].id.to_string();
        event.post(&[("act", "choose"), ("who", &who), ("player", "")]).is(303);
        assert!(!event.entrants()[1].new);
        event.post(&[("act", "choose"), ("who", &who), ("player", "new")]).is(303);
        assert!(event.entrants()[1].new);
        event.players().says("1 participant may be a known player");
        event.played();
        let sheet = event.sheet();
        let open: Vec<&str> = sheet.rows.iter().filter(|row| !row.new).map(|row| row.name.as_str()).collect();
        assert_eq!(open, ["Мельник Б"], "whoever was not asked about is no new player");
        let editor = event.referee.page(&format!("/steppe/tournaments/{}/table?lang=en", event.id));
        editor.says("Melnyk Bohdan");
    }

    fn a_year_that_contradicts_the_register_goes_from_the_desk_to_the_preview(app: App) {
        let player = app.enters("Сойченко Руслан", "1972");
        let event = AtDesk::open(&app, "Contradiction");
        event.post(&[("act", "enter"), ("people", "Сойченко Руслан 1999\nZub Oksana\nLis Taras\nLis Tamara")]).is(303);
        let entrant = event.entrants()[0].clone();
        assert_eq!((entrant.player, entrant.born.as_str()), (None, "1999"), "another year is asked about");
        let (who, chosen) = (entrant.id.to_string(), player.to_string());
        event.post(&[("act", "choose"), ("who", &who), ("player", &chosen)]).is(303);
        event.played();
        let sheet = event.sheet();
        let row = sheet.rows.iter().find(|row| row.player == Some(player.0)).unwrap();
        assert_eq!(row.born, "1999");
        let preview = event.referee.page(&format!("/steppe/tournaments/{}/preview?lang=en", event.id));
        preview.says("The table says born 1999, the register 1972.");
    }

    fn new_players_who_resemble_known_ones_and_new_clubs_need_a_tick(app: App) {
        let known = |code: &str, cells: &[&str]| TypedPlayer { player: Some(app.player(code)), new: false, ..new(code, "", cells) };
        let rows = vec![new("Мельник Б", "Nephrite", &["2+"]), known("p04", &["1-"]), new("Zub Oksana", "Ivory", &["4+"]), new("Elm", "", &["3-"])];
        let sheet = Sheet { rounds: 1, rows, ..Sheet::default() };
        let id = TournamentId(app.handed_in("Doubts", &sheet));
        let (steppe, official, t) = (app.federation("steppe"), app.actor("official"), app.stored(id.0));
        let found = app.read(|c| doubts::find_doubts(c, &steppe, &t, &sheet));
        let newcomers: Vec<(usize, bool, Vec<String>)> =
            found.newcomers.iter().map(|n| (n.row, n.incomplete, n.resembles.iter().map(|p| p.code.clone()).collect())).collect();
        assert_eq!(newcomers, [(1, true, vec!["p03".to_owned()]), (4, true, Vec::new())]);
        assert_eq!((found.clubs.as_slice(), &found.same), (["Nephrite".to_owned()].as_slice(), &None));
        assert_eq!(found.to_caveats(), [Caveat::Newcomers(2), Caveat::Clubs(1)]);
        let approve = |ticked: &str| {
            let read = TournamentVersion { id, version: t.lock_version };
            app.db.write(|c| approval::approve_with_confirmations(&mut Tx::new(c, &official, &steppe, noon()), read, ticked, &Default::default()))
        };
        for ticked in ["", "newcomers:2", "newcomers:1 clubs:1"] {
            assert!(matches!(approve(ticked), Err(ActionError::Refused(Refusal::Unasked))), "{ticked}");
        }
        let (client, address) = (app.official(), format!("/steppe/tournaments/{id}"));
        let page = client.page(&format!("{address}?lang=en"));
        page.says("2 new players may already be known to the federation").says("the given name is missing").says("1 club is new to the federation: Nephrite");
        let form = page.form("/approval");
        client.submit(&form).is(409);
        assert!(app.called("Elm").is_empty(), "nothing of a refused approval stays");
        client.submit(&form.set("sure", "newcomers:2 clubs:1")).is(303);
        assert_eq!(app.called("Elm").len(), 1);
        app.visitor().page(&format!("{address}?lang=en")).says("2 players were confirmed as new");
        // The commission is shown whom the new entry resembles.
        let melnyk = app.called("Мельник Б").pop().unwrap();
        client.page(&format!("/steppe/players/{}/office?lang=en", melnyk.id)).says("Мельник Богдан").says_nothing_of("No other name resembles");
    }

    fn the_referee_ticks_before_signing(app: App) {
        let id = app.tournament_in("Preview", "planned");
        let known = |code: &str, cells: &[&str]| TypedPlayer { player: Some(app.player(code)), new: false, ..new(code, "", cells) };
        let sheet = Sheet { rounds: 1, rows: vec![new("Сокіл М.", "", &["2+"]), known("p04", &["1-"])], ..Sheet::default() };
        let (actor, steppe, t) = (app.actor("referee"), app.federation("steppe"), app.stored(id));
        app.write(|c| tournaments::save_draft(&mut Tx::new(c, &actor, &steppe, noon()), TournamentId(id), t.lock_version, &sheet));
        let (referee, table) = (app.referee(), format!("/steppe/tournaments/{id}/table"));
        let shown = referee.submit(&referee.page(&format!("{table}?lang=en")).form(&table).set("do", "preview")).ok();
        shown.says("1 new player may already be known to the federation").says("Sokil Myron");
        let form = shown.form(&table).to(&format!("/steppe/tournaments/{id}/submission"));
        referee.submit(&form).says("Read the notes beside the signature");
        assert_eq!(app.stored(id).state, crosstable::domain::approval::State::Planned, "nothing was signed");
        referee.submit(&form.set("sure", "newcomers:1")).is(303);
    }

    fn nobody_is_new_by_a_button_who_resembles_somebody(app: App) {
        let row = |name: &str| TypedPlayer { name: name.to_owned(), ..TypedPlayer::default() };
        let sheet = Sheet { rows: vec![row("Ткач І."), row("Zub Oksana"), row("")], ..Sheet::default() };
        let steppe = app.federation("steppe");
        let said = app.read(|c| name_matching::said_new(c, steppe.id, sheet));
        assert_eq!(said.rows.iter().map(|row| row.new).collect::<Vec<_>>(), [false, true, false]);
    }

    fn namesakes_of_known_players_are_new_only_where_the_referee_says_so(app: App) {
        for born in ["1980", "2001"] {
            app.enters("Lysenko Ira", born);
        }
        let event = AtDesk::open(&app, "Namesakes of Namesakes");
        // Two who are known, a third of their name, a known name with another year, and one whom
        // nobody resembles.
        let people = "Lysenko Ira 1980\nLysenko Ira 2001\nLysenko Ira\nМельник Богдан 1950\nZub Oksana\nLis Taras";
        event.post(&[("act", "enter"), ("people", people)]).is(303);
        let known: Vec<bool> = event.entrants().iter().map(|entrant| entrant.player.is_some()).collect();
        assert_eq!(known, [true, true, false, false, false, false]);
        event.players().says("2 participants may be known players").says("1980").says("2001").says("Melnyk Bohdan").says("1990");
        event.played();
        let sheet = event.sheet();
        let mut open: Vec<(&str, &str)> =
            sheet.rows.iter().filter(|row| row.player.is_none() && !row.new).map(|row| (row.name.as_str(), row.born.as_str())).collect();
        open.sort_unstable();
        assert_eq!(open, [("Lysenko Ira", ""), ("Мельник Богдан", "1950")]);
        // Said to be new, they stand in the box of doubts, with both years.
        let mut said = sheet.clone();
        said.rows.iter_mut().filter(|row| row.player.is_none()).for_each(|row| row.new = true);
        let (steppe, referee, t) = (app.federation("steppe"), app.actor("referee"), app.stored(event.id));
        let found = app.read(|c| doubts::find_doubts(c, &steppe, &t, &said));
        let mut told: Vec<(&str, &str, usize)> =
            found.newcomers.iter().map(|one| (one.name.as_str(), one.born.as_str(), one.resembles.len())).collect();
        told.sort_unstable();
        assert_eq!(told, [("Lysenko Ira", "", 2), ("Мельник Богдан", "1950", 1)]);
        app.write(|c| tournaments::save_draft(&mut Tx::new(c, &referee, &steppe, noon()), t.id, t.lock_version, &said));
        let table = format!("/steppe/tournaments/{}/table", event.id);
        let shown = event.referee.submit(&event.referee.page(&format!("{table}?lang=en")).form(&table).set("do", "preview")).ok();
        shown.says("2 new players may already be known").says("Melnyk Bohdan · 1950").says("Melnyk Bohdan · 1990");
    }

    fn a_short_form_of_the_same_year_is_asked_about_and_never_taken_for_the_player(app: App) {
        app.enters("Кравець Ірина", "2010");
        let event = AtDesk::open(&app, "Short Forms");
        event.post(&[("act", "enter"), ("people", "Kravets Ira 2010\nKravets Oleh 2010\nKravets Ivanna 2012\nLis Taras")]).is(303);
        assert!(event.entrants().iter().all(|entrant| entrant.player.is_none()));
        event.players().says("1 participant may be a known player").says("Kravets Iryna");
        // The same answer for an entry of the commission.
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let entered = |name: &str, born: &str| app.db.write(|c| entering::add_player(&mut Tx::new(c, &official, &steppe, noon()), &entry(name, born)));
        assert!(matches!(entered("Kravets Ira", "2010"), Err(ActionError::Form(_))));
        assert!(matches!(entered("Мельник Богдан", "1950"), Err(ActionError::Form(_))), "a year may be mistyped");
        entered("Kravets Ira", "2011").unwrap();
    }

    fn a_stranger_who_resembles_a_player_is_asked_about_with_year_and_city(app: App) {
        app.enters("Кравець Ірина", "2010");
        let event = AtDesk { app: &app, id: app.cup(), referee: app.referee() };
        app.opens(event.id, "", "");
        let (steppe, referee, id) = (app.federation("steppe"), app.actor("referee"), TournamentId(event.id));
        for (name, born) in [("Ira Kravets", "2010"), ("Zub Oksana", "2004"), ("Lis Taras", ""), ("Мельник Богдан", "1990")] {
            let typed = RegistrationInput { name: name.to_owned(), born: born.to_owned(), city: "Kharkiv".to_owned(), consent: true, ..RegistrationInput::default() };
            let token = token_of(name, &typed);
            let application = Application { typed, token, language: crosstable::domain::language::Language::English, by_mail: false };
            app.write(|c| crosstable::actions::registrations::register_player(c, &steppe, id, &application, noon()));
        }
        app.visitor().page(&format!("/steppe/tournaments/{id}/registration?lang=en")).says("Ira Kravets").says_nothing_of("Kravets Iryna");
        app.write(|c| crosstable::actions::registrations::take_into_tournament(&mut Tx::new(c, &referee, &steppe, noon()), id, crosstable::actions::registrations::PlayerSelection::All));
        event.players().says("1 participant may be a known player").says("Kravets Iryna").says("Kharkiv");
        event.played();
        let sheet = event.sheet();
        let row = |name: &str| sheet.rows.iter().find(|row| row.name == name).unwrap();
        assert!(row("Ira Kravets").player.is_none() && !row("Ira Kravets").new);
        assert_eq!(row("Мельник Богдан").player, Some(app.player("p03")));
        let zub = row("Zub Oksana");
        assert_eq!((zub.new, zub.born.as_str(), zub.city.as_str()), (true, "2004", "Kharkiv"));
    }

    fn a_row_of_a_file_is_recognised_like_a_row_of_the_desk(app: App) {
        for born in ["1980", "2001"] {
            app.enters("Шевченко Пётр", born);
        }
        let steppe = app.federation("steppe");
        let text = "No;Name;Born;1;Points\n1;Шевченко Пётр;1980;2+;1\n2;Shevchenko Petr;2001;1-;0\n3;Шевченко Пётр;;4+;1\n4;Мельник Б.;;3-;0\n\
                    5;Мельник Богдан;1950;6+;1\n6;Мельник Богдан;1990;5-;0\n";
        let document = crosstable::formats::recognise::read(text.as_bytes(), &Default::default()).unwrap();
        let tabled = crosstable::formats::sheet::build_sheet(&document);
        let by_file = app.read(|c| crosstable::actions::table_import::match_players(c, &steppe, &document, &tabled));
        let mut sheet = tabled.sheet.clone();
        app.read(|c| {
            let known = name_matching::find_candidates(c, steppe.id, &sheet)?;
            name_matching::choose_undoubted(&mut sheet, &known);
            Ok(())
        });
        let by_file: Vec<Option<i64>> = by_file.iter().map(|found| found.chosen.map(|id| id.0)).collect();
        let at_desk: Vec<Option<i64>> = sheet.rows.iter().map(|row| row.player).collect();
        assert_eq!(by_file, at_desk);
        let born = |id: Option<i64>| id.and_then(|id| app.read(|c| players::find(c, steppe.id, PlayerId(id))).unwrap().personal.born);
        let told: Vec<Option<String>> = at_desk.into_iter().map(born).collect();
        assert_eq!(told, [Some("1980"), Some("2001"), None, None, None, Some("1990")].map(|year| year.map(str::to_owned)));
    }

    fn namesakes_have_their_numbers_where_a_name_stands_alone(app: App) {
        let event = AtDesk::open(&app, "Two of One Name");
        event.post(&[("act", "enter"), ("people", "Lysenko Ira 1980\nLysenko Ira 2001\nLis Taras")]).is(303);
        event.post(&[("act", "draw"), ("seed", "7")]).is(303);
        event.post(&[("act", "pair"), ("round", "1"), ("reason", "")]).is(303);
        let page = event.referee.page(&format!("{}?lang=en", event.at()));
        let numbers: Vec<u64> = event.entrants().into_iter().filter_map(|e| e.number.filter(|_| e.name == "Lysenko Ira")).collect();
        assert_eq!(numbers.len(), 2);
        for number in numbers {
            let option = format!(">Lysenko Ira · No.\u{a0}{number}</option>");
            assert_eq!(page.body.matches(&option).count(), 2, "one in each list: {option}");
        }
        assert!(page.body.contains(">Lis Taras</option>"), "nobody else has this name");
        // What a correction changes names its players with their codes where two have one name.
        let steppe = app.federation("steppe");
        let two = [app.enters("Lysenko Ira", "1980"), app.enters("Lysenko Ira", "2001")];
        let names = app.read(|c| players::names_told_apart(c, &[two[0], two[1], PlayerId(app.player("p03"))]));
        let codes: Vec<String> = app.read(|c| players::find_many(c, steppe.id, &two)).into_iter().map(|p| p.code).collect();
        assert!(two.iter().all(|id| codes.iter().any(|code| names[id].0 == format!("Lysenko Ira · {code}"))), "{names:?}");
        assert_eq!(names[&PlayerId(app.player("p03"))].0, "Мельник Богдан");
        // So do the table, the page of a number, the list and its preview.
        let row = |id: PlayerId, cell: &str| TypedPlayer { player: Some(id.0), new: false, ..new("", "", &[cell]) };
        let rows = vec![row(two[0], "2+"), row(two[1], "1-")];
        let id = app.handed_in("Two Alike", &Sheet { rounds: 1, rows, ..Sheet::default() });
        let (official, version) = (app.actor("official"), app.stored(id).lock_version);
        app.write(|c| approval::approve_table(&mut Tx::new(c, &official, &steppe, noon()), TournamentId(id), version, &Default::default()));
        let (chairman, visitor) = (app.official(), app.visitor());
        for address in [
            format!("/steppe/tournaments/{id}"),
            format!("/steppe/tournaments/{id}/players/{}", two[0]),
            "/steppe/ratings".to_owned(),
        ] {
            let page = visitor.page(&address).ok();
            assert!(codes.iter().all(|code| page.text().contains(&format!("Lysenko Ira · {code}"))), "{address}: {}", page.text());
            page.says_nothing_of("Мельник Богдан · ");
        }
        let preview = chairman.page("/steppe/ratings/new?date=2026-05-10").ok();
        assert!(codes.iter().all(|code| preview.text().contains(&format!("Lysenko Ira · {code}"))), "{}", preview.text());
        let address = chairman.submit(&preview.form("/steppe/ratings/new")).is(303).location();
        let list = visitor.page(address.split('?').next().unwrap()).ok();
        assert!(codes.iter().all(|code| list.text().contains(&format!("Lysenko Ira · {code}"))), "{}", list.text());
    }

    fn a_name_that_no_single_player_has_is_answered_with_similar_players(app: App) {
        app.with_reef();
        let (official, page) = (app.official(), "/steppe/players");
        // p01 is Коваль Анна, p02 Бондар Лев; the reef has r3 and r4 of the latter's surname.
        let member = official.page("/steppe/members/new").form("/steppe/members").set("player", "Коваль А").set("since", "2025-01-01");
        official.submit(&member).is(422).says("(p01, 1980)");
        let person = official.page("/steppe/persons?player=p02").form("/steppe/persons");
        let person = person.set("federation", "reef").set("other_player", "Бондар Л");
        official.submit(&person).is(422).says("(r3, 1951)").says("(r4)").says_nothing_of("(p02");
        let office = format!("{page}/{}/office", app.player("p10"));
        let asked = official.page(&office).form("/recommendation").set("asked_rating", "1450").set("first_player", "Koval A").set("second_player", "Xyzzy");
        official.submit(&asked).is(422).says("(p01, 1980)").says("There is no such player");
    }

    fn a_club_is_found_by_its_name_in_the_other_script(app: App) {
        let (steppe, official) = (app.federation("steppe"), app.actor("official"));
        app.write(|c| Ok(clubs::add(c, steppe.id, "Біла тура", None, None, None)?));
        let before = app.read(|c| clubs::list(c, steppe.id)).len();
        let entry = entering::Entry { club: Some("Bila tura".to_owned()), ..entry("Lis Taras", "1991") };
        // Without a tick that the club is new.
        let id = app.write(|c| entering::add_player(&mut Tx::new(c, &official, &steppe, noon()), &entry));
        let club = app.read(|c| players::find(c, steppe.id, id)).unwrap().club_id.unwrap();
        assert_eq!(app.read(|c| clubs::find(c, steppe.id, club)).unwrap().name, "Біла тура");
        assert_eq!(app.read(|c| clubs::list(c, steppe.id)).len(), before);
        // Nor is it a new one in a table, and a spelling of two clubs means neither.
        let sheet = Sheet { rounds: 1, rows: vec![new("Zub Oksana", "Bila tura", &[""])], ..Sheet::default() };
        let t = app.stored(app.tournament_in("Club Cup", "planned"));
        assert!(app.read(|c| doubts::find_doubts(c, &steppe, &t, &sheet)).clubs.is_empty());
        app.write(|c| Ok(clubs::add(c, steppe.id, "Бiла тура", None, None, None)?));
        let names = app.read(|c| clubs::ClubNames::load(c, steppe.id));
        assert_eq!(names.find("Біла тура").map(|club| club.id), Some(club));
        assert!(names.find("Bila tura").is_none());
    }

    fn a_table_changed_after_the_desk_shows_its_own_points(app: App) {
        let event = AtDesk::open(&app, "Corrected Cup");
        event.post(&[("act", "enter"), ("people", "Lis Taras\nZub Oksana\nElm Ada\nOak Lev")]).is(303);
        event.played();
        let mut sheet = event.sheet();
        // The first row has won its only game; the table says that it was a draw.
        let won = |row: &TypedPlayer| row.cells[0].contains('+');
        let at = sheet.rows.iter().position(won).unwrap();
        let other: usize = sheet.rows[at].cells[0].chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap();
        for row in [at, other - 1] {
            sheet.rows[row].cells[0] = sheet.rows[row].cells[0].replace(['+', '-'], "=");
            sheet.rows[row].points = "½".to_owned();
        }
        let name = sheet.rows[at].name.clone();
        event.approved(&sheet);
        let page = app.visitor().page(&format!("/steppe/tournaments/{}?lang=en", event.id)).ok();
        let row = page.row(&name);
        assert_eq!((row[3].contains('='), row[4].as_str()), (true, "½"), "{row:?}");
    }

    fn whoever_had_no_round_becomes_no_player(app: App) {
        let event = AtDesk::open(&app, "One Who Left");
        event.post(&[("act", "enter"), ("people", "Lis Taras\nZub Oksana\nElm Ada\nOak Lev\nGone Yan")]).is(303);
        let gone = event.entrants().into_iter().find(|entrant| entrant.name == "Gone Yan").unwrap().id;
        event.post(&[("do", &format!("withdraw {gone}"))]).is(303);
        event.played();
        let sheet = event.sheet();
        let mut places: Vec<(&str, bool)> = sheet.rows.iter().map(|row| (row.place.as_str(), row.name == "Gone Yan")).collect();
        places.sort_unstable();
        assert_eq!(places, [("1-2", false), ("1-2", false), ("3-4", false), ("3-4", false)]);
        let read = crosstable::domain::table::check_sheet(&sheet).unwrap();
        assert_eq!(read.games.iter().filter(|game| game.played).count(), 2, "the rows are numbered without the one who left");
        event.approved(&sheet);
        assert!(app.called("Gone Yan").is_empty() && app.called("Lis Taras").len() == 1);
        let file = app.visitor().page(&format!("/steppe/tournaments/{}/files/h9", event.id)).ok();
        assert!(file.body.contains("Lis Taras") && !file.body.contains("Gone"), "{}", file.body);
    }

    fn a_country_that_a_table_states_comes_to_a_player_without_one(app: App) {
        let (steppe, official) = (app.federation("steppe"), app.actor("official"));
        let add = |name: &str| app.write(|c| entering::add_player(&mut Tx::new(c, &official, &steppe, noon()), &entry(name, "1991")));
        let ids = [add("Lis Taras"), add("Zub Oksana")];
        let row = |id: PlayerId, country: &str, cell: &str| {
            let row = new("", "", &[cell]);
            TypedPlayer { player: Some(id.0), new: false, country: country.to_owned(), ..row }
        };
        let koval = PlayerId(app.player("p01"));
        let rows = vec![row(ids[0], "PL", "2+"), row(ids[1], "", "1-"), row(koval, "DE", "0+")];
        app.handed_in("Border Cup", &Sheet { rounds: 1, rows, ..Sheet::default() });
        let countries = |id: PlayerId| app.read(|c| players::find(c, steppe.id, id)).unwrap().personal.country;
        let id = app.tournament("Border Cup");
        let version = app.stored(id).lock_version;
        app.write(|c| approval::approve_table(&mut Tx::new(c, &official, &steppe, noon()), TournamentId(id), version, &Default::default()));
        assert_eq!([ids[0], ids[1], koval].map(countries), [Some("PL".to_owned()), None, Some("UA".to_owned())]);
    }

    fn the_same_tournament_again_is_recognised(app: App) {
        let known = |code: &str, cells: &[&str]| TypedPlayer { player: Some(app.player(code)), new: false, ..new(code, "", cells) };
        let rows = vec![
            known("p01", &["2+", "3+", "4+"]),
            known("p02", &["1-", "4+", "3="]),
            known("p03", &["4+", "1-", "2="]),
            known("p04", &["3-", "2-", "1-"]),
        ];
        let sheet = Sheet { rounds: 3, rows, ..Sheet::default() };
        let first = app.handed_in("All Against All", &sheet);
        let (steppe, official) = (app.federation("steppe"), app.actor("official"));
        let version = app.stored(first).lock_version;
        let read = TournamentVersion { id: TournamentId(first), version };
        app.write(|c| approval::approve_with_confirmations(&mut Tx::new(c, &official, &steppe, noon()), read, "", &Default::default()));
        // Another name and another order of the rows: the games are the same.
        let mut turned = sheet.clone();
        turned.rows.swap(0, 1);
        for row in &mut turned.rows {
            for cell in &mut row.cells {
                *cell = match cell.split_at(1) {
                    ("1", rest) => format!("2{rest}"),
                    ("2", rest) => format!("1{rest}"),
                    _ => cell.clone(),
                };
            }
        }
        let again = app.handed_in("Everybody Against Everybody", &turned);
        let t = app.stored(again);
        let found = app.read(|c| doubts::find_doubts(c, &steppe, &t, &turned));
        assert_eq!(found.same.map(|same| same.0.0), Some(first));
        let (client, address) = (app.official(), format!("/steppe/tournaments/{again}"));
        let page = client.page(&format!("{address}?lang=en"));
        page.says("This tournament seems to be on the site already").says("All Against All");
        client.submit(&page.form("/approval")).is(409);
        app.head().page(&format!("{address}?lang=en")).says_nothing_of("approve and rate");
        // Other results of the same people are another tournament.
        let mut other = sheet.clone();
        for row in &mut other.rows {
            row.cells.iter_mut().for_each(|cell| *cell = cell.replace('+', "!").replace('-', "+").replace('!', "-"));
        }
        assert_eq!(app.read(|c| doubts::find_doubts(c, &steppe, &t, &other)).same, None);
        // A small table is the same if all its games are.
        let small = |rows: Vec<TypedPlayer>| Sheet { rounds: 2, rows, ..Sheet::default() };
        let few = small(vec![known("p01", &["2+", "3+"]), known("p02", &["1-", "4="]), known("p03", &["4-", "1-"]), known("p04", &["3+", "2="])]);
        let first_of_few = app.handed_in("Small Cup", &few);
        let version = app.stored(first_of_few).lock_version;
        app.write(|c| approval::approve_table(&mut Tx::new(c, &official, &steppe, noon()), TournamentId(first_of_few), version, &Default::default()));
        let t_few = app.stored(app.handed_in("Little Cup", &few));
        let same_as = |sheet: &Sheet| app.read(|c| doubts::find_doubts(c, &steppe, &t_few, sheet)).same.map(|same| same.0.0);
        assert_eq!(same_as(&few), Some(first_of_few));
        let corrected = small(vec![known("p01", &["2+", "3+"]), known("p02", &["1-", "4+"]), known("p03", &["4-", "1-"]), known("p04", &["3+", "2-"])]);
        assert_eq!(same_as(&corrected), None);
        // The same name and day.
        let named = app.tournament_in("All  Against All", "planned");
        let t = app.stored(named);
        assert_eq!(app.read(|c| doubts::find_doubts(c, &steppe, &t, &Sheet::default())).same.map(|same| same.0.0), Some(first));
    }

    fn a_file_of_a_tournament_that_is_there_is_told_at_its_upload(app: App) {
        let file = app.visitor().page(&format!("/steppe/tournaments/{}/files/csv", app.tournament("Winter Cup"))).body;
        let id = app.tournament_in("Summer Cup", "planned");
        let (referee, steppe, actor) = (app.referee(), app.federation("steppe"), app.actor("referee"));
        let t = app.stored(id);
        let (starts, ends) = (crate::app::day(2026, 2, 14), crate::app::day(2026, 2, 15));
        let conditions = stored::Conditions { name: "Winter Cup".to_owned(), starts, ends, ..t.conditions };
        app.write(|c| tournaments::change_conditions(&mut Tx::new(c, &actor, &steppe, noon()), TournamentId(id), t.lock_version, conditions));
        let at = format!("/steppe/tournaments/{id}/table/file");
        referee.page(&at);
        referee.upload(&at, &[], Some(("cup.csv", file.as_bytes()))).is(303);
        referee.page(&format!("{at}?lang=en")).says("This tournament seems to be on the site already");
    }

    fn contradicting_people_are_not_merged_by_one_click(app: App) {
        let (official, steppe, actor) = (app.official(), app.federation("steppe"), app.actor("official"));
        let (kept, gone) = (app.player("p05"), app.player("p07"));
        let gender = |id: i64, gender| {
            app.write(|c| {
                let entry = entering::load_entry(c, &steppe, PlayerId(id))?;
                let personal = players::Personal { gender: Some(gender), ..entry.personal.clone() };
                entering::change_player(&mut Tx::new(c, &actor, &steppe, noon()), PlayerId(id), &entering::Entry { personal, ..entry }, &Default::default())
            });
        };
        gender(gone, crosstable::domain::player::Gender::Male);
        let against = app.read(|c| {
            let [one, other] = [kept, gone].map(|id| players::find(c, steppe.id, PlayerId(id)).unwrap().unwrap());
            registry::find_contradictions(c, &one, &other)
        });
        assert_eq!(against, [Contradiction::Name, Contradiction::Born, Contradiction::Gender]);
        let before = app.export("steppe");
        official.page("/steppe/inbox?lang=en");
        let fields = [("other", &*gone.to_string()), ("reason", "One person")];
        let preview = official.post(&format!("/steppe/players/{kept}/merge"), &fields).is(200);
        preview.says("these are two people").says("1985-02-03").says("2015-06-07").says("1 tournament moves").says("Winter Cup");
        assert!(preview.text().contains("results, ratings and ranks change"), "{}", preview.text());
        assert!(preview.body.contains("name=\"sure\""));
        official.submit(&preview.form("/merge")).is(422).says("these are two people");
        assert_eq!(app.export("steppe"), before, "nothing was done by looking, and nothing without the tick");
        let unsure = app.db.write(|c| {
            let request = MergeRequest { kept: PlayerId(kept), gone: PlayerId(gone), why: "R" };
            registry::merge_confirmed(&mut Tx::new(c, &actor, &steppe, noon()), request, false, &Default::default())
        });
        assert!(matches!(unsure, Err(ActionError::Form(_))), "{unsure:?}");
        // What changes is what the preview showed.
        let other = preview.form("/merge").set("sure", "1").set("confirmed", "another version");
        official.submit(&other).is(409).says("The data has changed in the meantime");
        assert_eq!(app.export("steppe"), before);
        official.submit(&preview.form("/merge").set("sure", "1")).is(303);
        let merged = app.read(|c| players::find(c, steppe.id, PlayerId(gone))).unwrap().merged_into;
        assert_eq!(merged, Some(PlayerId(kept)));
        // Two spellings of one person need no tick.
        let twin = app.write(|c| {
            let entry = entering::Entry { personal: players::Personal { name: "Bondar L.".to_owned(), ..Default::default() }, ..Default::default() };
            let entry = entering::Entry { sure: entering::EntryConfirmations { another: true, new_club: false }, ..entry };
            entering::add_player(&mut Tx::new(c, &actor, &steppe, noon()), &entry)
        });
        let other = twin.to_string();
        let plain = official.post(&format!("/steppe/players/{}/merge", app.player("p02")), &[("other", &other), ("reason", "One person")]).is(200);
        assert!(!plain.body.contains("name=\"sure\""));
        plain.says("No tournament moves");
        official.submit(&plain.form("/merge")).is(303);
    }

    fn a_strangers_name_is_cleaned_before_anybody_sees_it(app: App) {
        let id = app.cup();
        app.opens(id, "", "");
        let steppe = app.federation("steppe");
        let register = |name: &str, club: &str| {
            let typed = RegistrationInput { name: name.to_owned(), club: club.to_owned(), city: "Kyiv\u{200b}".to_owned(), consent: true, ..RegistrationInput::default() };
            let token = token_of(name, &typed);
            let application = Application { typed, token, language: crosstable::domain::language::Language::English, by_mail: false };
            app.db.write(|c| crosstable::actions::registrations::register_player(c, &steppe, TournamentId(id), &application, noon()))
        };
        let marks = format!("Za{}lgo Ada", "\u{301}".repeat(60));
        for (name, club) in [("Line\nBreak", "Cl\tub"), ("Zero\u{200b}Width", ""), (marks.as_str(), ""), ("Lysenko Ira 1980", "")] {
            register(name, club).unwrap();
        }
        let all = app.read(|c| registrations::list(c, TournamentId(id)));
        let told: Vec<(&str, &str, &str)> = all.iter().map(|r| (r.who.name.as_str(), r.who.born.as_str(), r.who.city.as_str())).collect();
        assert_eq!(told[..2], [("Line Break", "", "Kyiv"), ("ZeroWidth", "", "Kyiv")]);
        assert_eq!(told[3], ("Lysenko Ira", "1980", "Kyiv"));
        assert_eq!(told[2].0.chars().filter(|c| ('\u{300}'..='\u{36f}').contains(c)).count(), 2, "á holds one of the three: {:?}", told[2].0);
        assert_eq!(all[0].who.club, "Cl ub");
        // The same person again, whatever shows nothing in the name.
        assert!(matches!(register("Zero\u{200c}Width", ""), Err(ActionError::Form(_))));
        assert!(matches!(register("ZeroWidth\u{2060}", ""), Err(ActionError::Form(_))));
        for nothing in ["123", "\u{200b}\u{301}", "– . –"] {
            assert!(matches!(register(nothing, ""), Err(ActionError::Form(_))), "{nothing:?}");
        }
    }

    fn no_form_keeps_a_name_of_two_lines(app: App) {
        let dirty = "Gra\u{200b}b\r\nOksana\u{301}\u{301}\u{301}\u{301}\u{301}";
        let kept = crosstable::domain::name::normalize_name(dirty);
        assert!(kept.starts_with("Grab Oksan") && !kept.contains('\n'));
        let (official, referee, chairman, steppe) = (app.official(), app.referee(), app.chairman(), app.federation("steppe"));
        // Players and clubs.
        let form = official.page("/steppe/players/new").form("/players/new");
        official.submit(&form.clone().set("name", dirty).set("latin", "Grab\tOksana").set("club", "Iv\u{200d}ory")).is(303);
        let entered = app.called(&kept).pop().unwrap();
        assert_eq!((entered.personal.name.as_str(), entered.personal.latin.as_deref()), (kept.as_str(), Some("Grab Oksana")));
        assert_eq!(entered.club_id.map(|id| id.0), Some(app.club("Ivory")), "no other club for a character that shows nothing");
        official.submit(&form.set("name", "12 34")).is(422);
        let club = chairman.page("/steppe/clubs/new").form("/clubs").set("name", "Neph\nrite").set("city", "Step\u{ad}ove");
        chairman.submit(&club).is(303);
        let named = app.read(|c| clubs::find_by_name(c, steppe.id, "Neph rite")).unwrap();
        assert_eq!((named.name.as_str(), named.city.as_deref()), ("Neph rite", Some("Stepove")));
        // The desk, the grid, a table that is pasted, a file.
        let event = AtDesk::open(&app, "Two\u{200b} Lines");
        assert_eq!(app.stored(event.id).conditions.name, "Two Lines");
        event.post(&[("act", "enter"), ("people", "Zero\u{200b}Width Ada;Cl\u{feff}ub")]).is(303);
        let entrant = event.entrants().remove(0);
        assert_eq!((entrant.name.as_str(), entrant.club.as_str()), ("ZeroWidth Ada", "Club"));
        let id = app.tournament_in("Grid", "planned");
        let table = format!("/steppe/tournaments/{id}/table");
        let grid = referee.page(&table).form(&table);
        referee.submit(&grid.set("name-1", dirty).set("club-1", "Cl\nub").set("name-2", "Lis Taras 1990").set("do", "save")).is(303);
        let rows = crosstable::actions::sheets::parse_sheet(&app.stored(id)).unwrap().rows;
        assert_eq!((rows[0].name.as_str(), rows[0].club.as_str()), (kept.as_str(), "Cl ub"));
        assert_eq!((rows[1].name.as_str(), rows[1].born.as_str()), ("Lis Taras", "1990"));
        let read = |text: &str| crosstable::formats::recognise::read(text.as_bytes(), &Default::default()).unwrap();
        let file = read("No;Name;Club;1;Points\n1;\"Zero\u{200b}Width\nAda\";Ivory;2+;1\n2;Lis Taras;;1-;0\n");
        assert_eq!(file.players[0].name.as_deref(), Some("ZeroWidth Ada"));
    }

    fn a_city_is_no_club(app: App) {
        let event = AtDesk::open(&app, "Cities");
        event.post(&[("act", "enter"), ("people", "Zub Oksana; Київ\nLis Taras; Ivory; Kharkiv\nElm Ada; Nephrite")]).is(303);
        let told: Vec<(String, String)> = event.entrants().into_iter().map(|e| (e.club, e.city)).collect();
        let pair = |club: &str, city: &str| (club.to_owned(), city.to_owned());
        assert_eq!(told, [pair("", "Київ"), pair("Ivory", "Kharkiv"), pair("Nephrite", "")]);
        event.post(&[("act", "enter"), ("people", "Zub Olena")]).is(303);
        event.played();
        let sheet = event.sheet();
        let mut told: Vec<(&str, &str)> = sheet.rows.iter().map(|row| (row.club.as_str(), row.city.as_str())).collect();
        told.sort_unstable();
        assert_eq!(told, [("", ""), ("", "Київ"), ("Ivory", "Kharkiv"), ("Nephrite", "")]);
        let (steppe, t) = (app.federation("steppe"), app.stored(event.id));
        assert_eq!(app.read(|c| doubts::find_doubts(c, &steppe, &t, &sheet)).clubs, ["Nephrite"]);
    }
}
