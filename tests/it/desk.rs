//! The tournament desk, as the referee and the assistants at the boards use it.

use chrono::TimeDelta;
use crosstable::actions::{Tx, desk, sheets, tournaments};
use crosstable::db::{TournamentId, tournaments as stored};
use crosstable::domain::desk::{Desk, Outcome, Stage};
use crosstable::domain::table::TypedPlayer;

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

/// A tournament with a desk, and the referee at it.
struct InPlay<'a> {
    app: &'a App,
    id: i64,
    at: String,
    referee: Client,
}

const PEOPLE: &str = "Koval Anna; Ivory; 1900\nNovak Petro; 1800\nNovak Pavlo; 1700\nLis Taras; 1600\nLis Tamara; 1500\nZub Oksana; 1400";

impl InPlay<'_> {
    fn open<'a>(app: &'a App, name: &str) -> InPlay<'a> {
        let id = app.tournament_in(name, "planned");
        let referee = app.referee();
        let at = format!("/steppe/tournaments/{id}/desk");
        let event = InPlay {
            app,
            id,
            at,
            referee,
        };
        event.referee.page(&event.at).says("Set up the desk");
        event.act(&[("act", "open")]).is(303);
        event
    }

    /// As `open`, with six participants and their lots.
    fn drawn<'a>(app: &'a App, name: &str) -> InPlay<'a> {
        let event = InPlay::open(app, name);
        event
            .act(&[("act", "enter"), ("people", PEOPLE), ("back", "players")])
            .is(303);
        event
            .act(&[("act", "plan"), ("system", "swiss"), ("rounds", "3")])
            .is(303);
        event.act(&[("act", "draw"), ("seed", "2008")]).is(303);
        event
    }

    /// Every page has its own key.
    fn key(&self) -> String {
        let page = self.referee.page(&self.at);
        page.body
            .split("name=\"key\" value=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .unwrap_or("first")
            .to_owned()
    }

    fn act(&self, fields: &[(&str, &str)]) -> Page {
        let key = self.key();
        let mut all = vec![("key", key.as_str())];
        all.extend_from_slice(fields);
        self.referee.post(&self.at, &all)
    }

    fn start(&self, round: usize) {
        let round = round.to_string();
        for act in ["pair", "publish", "start"] {
            self.act(&[("act", act), ("round", &round)]).is(303);
        }
    }

    fn desk(&self) -> Desk {
        self.app
            .read(|c| desk::find(c, TournamentId(self.id)))
            .unwrap()
    }

    fn assistant(&self, name: &str) -> Client {
        self.referee.page(&self.at);
        let page = self
            .referee
            .post(&format!("{}/assistants", self.at), &[("assistant", name)])
            .ok();
        let link = page
            .body
            .split("id=\"assistant-link\" class=\"breaks\">")
            .nth(1)
            .and_then(|rest| rest.split('<').next())
            .unwrap();
        let token = link.rsplit('/').next().unwrap();
        let phone = self.app.visitor();
        let link = format!("/assistants/{token}");
        phone.page(&link).says(name);
        assert!(
            phone.cookie("assistant").is_none(),
            "who only looks is no assistant"
        );
        let to = phone.post(&link, &[]).is(303).location();
        phone.page(&to);
        phone
    }

    /// Enters a result by a program, as the page's script does.
    fn enter(
        &self,
        who: &Client,
        key: &str,
        (round, board): (usize, usize),
        outcome: Option<Outcome>,
        seen: Option<Outcome>,
    ) -> Page {
        let place = self.desk().rounds[round - 1]
            .boards
            .iter()
            .find(|b| b.number == board)
            .cloned()
            .unwrap();
        let word = |o: Option<Outcome>| o.map_or("-", Outcome::word);
        let entry = format!(
            "{board} {} {} {} {}",
            place.black,
            place.white,
            word(seen),
            word(outcome)
        );
        let fields = [("key", key), ("entry", entry.as_str())];
        let headers = [
            ("sec-fetch-site", "same-origin"),
            ("accept", "application/json"),
        ];
        // The page carries the token; a revoked link opens none.
        who.get(&format!("{}/results/{round}", self.at));
        who.post_with(&format!("{}/results/{round}", self.at), &fields, &headers)
    }

    /// The commission corrects the table of the rated tournament: the first game of its first row
    /// was won by the other player.
    fn turn_round_the_first_game(&self) {
        let (steppe, official) = (self.app.federation("steppe"), self.app.actor("official"));
        self.app.write(|c| {
            tournaments::reopen_tournament(
                &mut Tx::new(c, &official, &steppe, noon()),
                TournamentId(self.id),
                "round 1 was entered wrong",
            )?;
            let t = stored::find(c, steppe.id, TournamentId(self.id))?.unwrap();
            let mut sheet = sheets::parse_sheet(&t)?;
            let first = |row: &TypedPlayer| {
                row.cells
                    .iter()
                    .position(|cell| cell.starts_with(|c: char| c.is_ascii_digit() && c != '0'))
            };
            let (row, round) = sheet
                .rows
                .iter()
                .enumerate()
                .find_map(|(at, row)| Some((at, first(row)?)))
                .unwrap();
            let opponent: usize = sheet.rows[row].cells[round]
                .trim_end_matches(|c: char| !c.is_ascii_digit())
                .parse()
                .unwrap();
            for row in [row, opponent - 1] {
                let cell = &mut sheet.rows[row].cells[round];
                *cell = if cell.contains('+') {
                    cell.replace('+', "-")
                } else {
                    cell.replace('-', "+")
                };
                sheet.rows[row].points.clear();
            }
            tournaments::submit_table(
                &mut Tx::new(c, &official, &steppe, noon()),
                TournamentId(self.id),
                t.lock_version,
                &sheet,
            )
        });
    }

    fn outcome(&self, round: usize, board: usize) -> Option<Outcome> {
        self.desk().rounds[round - 1]
            .boards
            .iter()
            .find(|b| b.number == board)
            .and_then(|b| b.known_outcome())
    }

    fn played(&self, round: usize) {
        self.start(round);
        let open: Vec<usize> = self.desk().rounds[round - 1]
            .boards
            .iter()
            .filter(|b| b.known_outcome().is_none())
            .map(|b| b.number)
            .collect();
        for board in open {
            self.enter(
                &self.referee,
                &format!("r{round}b{board}"),
                (round, board),
                Some(Outcome::Black),
                None,
            )
            .ok();
        }
        self.act(&[("act", "close"), ("round", &round.to_string())])
            .is(303);
    }
}

on_both! {
    fn registered_players_are_offered_and_others_come_late(app: App) {
        let id = app.tournament_in("Late Cup", "planned");
        let referee = app.referee();
        let list = format!("/steppe/tournaments/{id}/registrations");
        referee.page(&list);
        for name in ["Koval Anna", "Novak Petro", "Novak Pavlo", "Lis Taras", "Zub Oksana"] {
            referee.post(&list, &[("name", name)]).is(303);
        }
        let event = InPlay { app: &app, id, at: format!("/steppe/tournaments/{id}/desk"), referee };
        event.act(&[("act", "open")]).is(303);
        event.referee.page(&event.at).says("5 registered players are not participants yet");
        let page = event.referee.page(&format!("{}/players", event.at));
        page.says("Registered players").says("Add the 5 who have checked in");
        let one = page.body.split("name=\"who\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
        event.act(&[("act", "take"), ("who", &one), ("back", "players")]).is(303);
        assert_eq!(event.desk().entrants.len(), 1);
        event.act(&[("act", "take"), ("who", "all"), ("back", "players")]).is(303);
        event.act(&[("act", "take"), ("who", "all"), ("back", "players")]).is(303);
        assert_eq!(event.desk().entrants.len(), 5);
        event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", "3")]).is(303);
        event.act(&[("act", "draw"), ("seed", "2008")]).is(303);
        event.played(1);
        let page = event.referee.page(&format!("{}/players", event.at));
        page.says("plays from round 2");
        let late = [("act", "enter"), ("late", "1"), ("people", "Brand New; 1500"), ("points", "1"), ("back", "players")];
        event.act(&late).is(409).says("Give a reason");
        event.act(&[late.as_slice(), &[("reason", "bus")]].concat()).is(303);
        event.referee.page(&format!("{}/players", event.at)).says("from round 2").says("1 p. for missed rounds");
        event.referee.page(&format!("{}/log", event.at)).says("1 participant entered late, 1 points for missed rounds: bus");
        event.played(2);
        app.visitor().page(&format!("/steppe/tournaments/{id}/live/standings?lang=en")).says("Brand New");
    }

    fn stones_and_replays_are_entered_at_the_board_and_no_annulment(app: App) {
        let event = InPlay::drawn(&app, "Board Cup");
        event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", "3"), ("replays", "rated")]).is(303);
        event.act(&[("act", "draw"), ("seed", "2008")]).is(303);
        event.start(1);
        let boards: Vec<usize> = event.desk().rounds[0].boards.iter().map(|b| b.number).collect();
        event.enter(&event.referee, "a", (1, boards[0]), Some(Outcome::Draw), None).ok();
        event.enter(&event.referee, "b", (1, boards[1]), Some(Outcome::Black), None).ok();
        event.enter(&event.referee, "c", (1, boards[2]), Some(Outcome::White), None).ok();
        let at = format!("{}/results/1", event.at);
        let (two, three) = (boards[1].to_string(), boards[2].to_string());
        let beside = |who: &Client, fields: &[(&str, &str)]| {
            who.get(&at);
            who.post(&at, fields)
        };
        // ufgo 4.1 rates what was played, and has no annulled results.
        event.referee.page(&format!("{at}?board={two}")).says("Handicap stones given to Black").says_nothing_of("Void (annul) the result");
        let phone = event.assistant("Ada");
        beside(&phone, &[("key", "s"), ("act", "stones"), ("board", &two), ("stones", "2")]).is(303);
        beside(&phone, &[("key", "t"), ("act", "annul"), ("board", &three), ("reason", "noise")]).is(409);
        let annul = [("key", "u"), ("act", "annul"), ("board", three.as_str()), ("reason", "noise")];
        beside(&event.referee, &annul).is(409).says("has no annulled results");
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        let again = event.desk().rounds[0].boards.last().unwrap().number;
        event.enter(&event.referee, "d", (1, again), Some(Outcome::Black), None).ok();
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        app.visitor().page(&format!("/steppe/tournaments/{}/live/rounds/1?lang=en", event.id)).says("handicap 2");
        event.act(&[("act", "finish")]).is(303);
        let sheet = event.desk().to_sheet();
        let cells: Vec<&String> = sheet.rows.iter().flat_map(|row| &row.cells).collect();
        assert_eq!(cells.iter().filter(|cell| cell.ends_with("/2")).count(), 2, "{cells:?}");
        assert_eq!(sheet.rounds, 2);
        // A drawn game and its replay decide one pair: the table has the points of the standings.
        assert_eq!(sheet.rows.iter().map(|row| row.points.as_str()).collect::<Vec<_>>(), ["1", "1", "1", "0", "0", "0"]);
    }

    fn a_draft_pairing_is_discarded_when_its_facts_change(app: App) {
        let event = InPlay::drawn(&app, "Draft Cup");
        event.played(1);
        let live = format!("/steppe/tournaments/{}/live", event.id);
        event.act(&[("act", "pair"), ("round", "2")]).is(303);
        let who = event.desk().entrants[1].clone();
        event.act(&[("do", &format!("withdraw {}", who.id)), ("back", "players")]).is(303);
        for page in [event.at.clone(), format!("{}/players", event.at)] {
            event.referee.page(&page).says("The draft pairing of round 2 was discarded: Novak Petro has withdrawn. Pair the round again.");
        }
        app.visitor().page(&live).says_nothing_of("discarded");
        event.act(&[("act", "publish"), ("round", "2")]).is(409);
        // A corrected result at the same moment.
        event.act(&[("act", "pair"), ("round", "2")]).is(303);
        event.referee.page(&event.at).says_nothing_of("was discarded");
        let board = event.desk().rounds[0].boards[0].clone();
        event.enter(&event.referee, "late", (1, board.number), Some(Outcome::White), board.known_outcome()).ok();
        event.referee.page(&event.at).says("a result has changed (round 1, board 1)");
        event.referee.page(&format!("{}/results/1", event.at)).says("The draft pairing of round 2 was discarded");
        event.act(&[("act", "pair"), ("round", "2")]).is(303);
        event.act(&[("act", "publish"), ("round", "2")]).is(303);
        let desk = event.desk();
        assert!(desk.rounds[1].board_of(who.id).is_none() && !desk.rounds[1].byes.contains(&who.id));
        let records = desk.moment(2).unwrap().records;
        assert!(desk.standings(1).rows.iter().all(|row| records[row.index].points == row.points), "pairs and standings agree");
    }

    fn more_rounds_than_opponents_are_told_where_they_are_planned(app: App) {
        let event = InPlay::drawn(&app, "Long Cup");
        event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", "9"), ("back", "players")]).is(303);
        let players = format!("{}/players", event.at);
        event.referee.page(&players).says("More rounds are planned than there are opponents: at most 5 can be paired.");
        event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", "2"), ("back", "players")]).is(303);
        event.referee.page(&players).says("For 6 participants article 2 of the pairing rules (World Mind Sports Games 2008) suggests 4 to 5 rounds; 2 are planned.");
        event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", "1"), ("back", "players")]).is(303);
        event.referee.page(&players).says("suggests 4 to 5 rounds; 1 is planned.");
        // What the advice for small fields recommends is nothing unusual.
        event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", "4"), ("back", "players")]).is(303);
        event.referee.page(&event.at).says("can’t be paired without rematches").says("3 rounds are safer");
        event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", "3"), ("back", "players")]).is(303);
        event.referee.page(&event.at).says_nothing_of("article 2").says_nothing_of("without rematches");
        event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", "5"), ("back", "players")]).is(303);
        event.referee.page(&players).says_nothing_of("suggests").says_nothing_of("More rounds are planned");
    }

    fn a_tournament_goes_from_the_desk_to_the_rating(app: App) {
        let event = InPlay::drawn(&app, "Desk Cup");
        let players = event.referee.page(&format!("{}/players", event.at));
        players.says("6 participants").says("2008").says("Koval Anna").says("Novak Petro");
        assert!(event.desk().entrants[0].player.is_some(), "a player of the federation is recognised");
        event.act(&[("act", "pair"), ("round", "1")]).is(303);
        event.referee.page(&event.at).says("paired, visible only to you");
        // Somebody is late: the round is made again, and everybody can read why.
        let late = event.desk().rounds[0].boards[0].black;
        event.act(&[("act", "publish"), ("round", "1")]).is(303);
        event.act(&[("do", &format!("absent {late}"))]).is(303);
        event.act(&[("act", "pair"), ("round", "1")]).is(409).says("Give a reason");
        event.act(&[("act", "pair"), ("round", "1"), ("reason", "train")]).is(303);
        assert_eq!(event.desk().rounds[0].earlier[0].reason, "train");
        event.act(&[("act", "publish"), ("round", "1")]).is(303);
        event.act(&[("act", "start"), ("round", "1")]).is(303);
        let boards: Vec<usize> = event.desk().rounds[0].boards.iter().map(|b| b.number).collect();
        for board in boards {
            event.enter(&event.referee, &format!("k{board}"), (1, board), Some(Outcome::White), None).ok();
        }
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        event.played(2);
        let gone = event.desk().entrants[5].id.to_string();
        event.act(&[("do", &format!("withdraw {}", gone))]).is(303);
        event.referee.page(&event.at).says("withdrawn");
        event.played(3);
        event.act(&[("act", "finish")]).is(303);
        event.referee.page(&event.at).says("Review the table, then sign");
        event.act(&[("do", &format!("withdraw {}", gone))]).is(409).says("first continue at the desk");

        // Nothing is typed twice: the table is there, is looked at and signed.
        let table = format!("/steppe/tournaments/{}/table", event.id);
        let page = event.referee.submit(&event.referee.page(&table).form("/table").set("do", "preview")).ok();
        page.says("Koval Anna");
        let signed = page.form("/table").to(&format!("/steppe/tournaments/{}/submission", event.id));
        event.referee.submit(&signed).is(303);
        let address = format!("/steppe/tournaments/{}", event.id);
        for (who, act) in [(app.head(), "cosignature"), (app.official(), "approval")] {
            who.submit(&who.page(&address).form(&format!("/{act}"))).is(303);
        }
        app.visitor().page(&address).says("Koval Anna").says("The tournament was rated on");
        // From then on the desk is history.
        event.act(&[("act", "resume")]).is(409);
        assert!(event.desk().finished);
    }

    fn a_result_corrected_after_the_rating_is_told_on_the_pages_of_play(app: App) {
        // An odd number of participants: each round has a bye.
        let people = format!("{PEOPLE}\nMak Ivan; 1300");
        for system in ["swiss", "mcmahon", "round-robin", "knockout"] {
            let event = InPlay::open(&app, system);
            event.act(&[("act", "enter"), ("people", &people), ("back", "players")]).is(303);
            event.act(&[("act", "plan"), ("system", system), ("rounds", "3")]).is(303);
            event.act(&[("act", "draw"), ("seed", "2008")]).is(303);
            event.played(1);
            if system == "swiss" {
                event.act(&[("do", "absent 3")]).is(303);
                event.act(&[("do", "withdraw 5")]).is(303);
            }
            (2..=3).for_each(|round| event.played(round));
            event.act(&[("act", "finish")]).is(303);
            let address = format!("/steppe/tournaments/{}", event.id);
            let table = event.referee.page(&format!("{address}/table")).form("/table").set("do", "preview");
            let page = event.referee.submit(&table).ok();
            event.referee.submit(&page.form("/table").to(&format!("{address}/submission"))).is(303);
            let visitor = app.visitor();
            for (who, act) in [(app.head(), "cosignature"), (app.official(), "approval")] {
                who.submit(&who.page(&address).form(&format!("/{act}"))).is(303);
            }
            let pages = ["", "/rounds/1", "/rounds/1/print", "/standings", "/standings/print"].map(|page| format!("{address}/live{page}?lang=en"));
            for page in &pages {
                visitor.page(page).ok().says_nothing_of("corrected after play");
            }
            event.turn_round_the_first_game();
            for (who, act) in [(app.head(), "cosignature"), (app.official(), "approval")] {
                who.submit(&who.page(&address).form(&format!("/{act}"))).is(303);
            }
            for page in &pages {
                visitor.page(page).ok().says("corrected after play");
            }
        }
    }

    fn a_mcmahon_table_shows_the_start_and_all_points_after_the_rating(app: App) {
        let event = InPlay::open(&app, "Groups Cup");
        event.act(&[("act", "enter"), ("people", PEOPLE), ("back", "players")]).is(303);
        event.act(&[("act", "plan"), ("system", "mcmahon"), ("rounds", "1"), ("width", "100")]).is(303);
        event.act(&[("act", "draw"), ("seed", "2008")]).is(303);
        event.played(1);
        event.act(&[("act", "finish")]).is(303);
        let expected: Vec<(String, String, String)> =
            event.desk().to_sheet().rows.iter().map(|row| (row.name.clone(), row.group.clone(), row.points.clone())).collect();
        let address = format!("/steppe/tournaments/{}", event.id);
        let page = event.referee.submit(&event.referee.page(&format!("{address}/table")).form("/table").set("do", "preview")).ok();
        event.referee.submit(&page.form("/table").to(&format!("{address}/submission"))).is(303);
        for (who, act) in [(app.head(), "cosignature"), (app.official(), "approval")] {
            who.submit(&who.page(&address).form(&format!("/{act}"))).is(303);
        }
        let page = app.visitor().page(&format!("{address}?lang=en"));
        for (name, group, points) in expected {
            let row = page.row(&crosstable::domain::name::to_latin(&name, crosstable::domain::name::Language::Ukrainian));
            let start = if group.is_empty() { "0".to_owned() } else { group };
            assert_eq!((row[3].as_str(), row[5].as_str()), (start.as_str(), points.as_str()), "{row:?}");
        }
    }

    fn draws_that_count_nothing_at_the_desk_count_nothing_in_its_table(app: App) {
        let event = InPlay::open(&app, "Zero Cup");
        event.act(&[("act", "enter"), ("people", PEOPLE), ("back", "players")]).is(303);
        event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", "1"), ("draw", "0")]).is(303);
        event.referee.page(&format!("{}/players?lang=en", event.at)).says("In the rating, a draw always counts as half a win");
        event.act(&[("act", "draw"), ("seed", "2008")]).is(303);
        event.start(1);
        let boards = event.desk().rounds[0].boards.clone();
        for (at, board) in boards.iter().enumerate() {
            let outcome = if at == 0 { Outcome::Draw } else { Outcome::Black };
            event.enter(&event.referee, &format!("k{at}"), (1, board.number), Some(outcome), None).ok();
        }
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        event.act(&[("act", "finish")]).is(303);
        let address = format!("/steppe/tournaments/{}", event.id);
        let table = event.referee.page(&format!("{address}/table")).form("/table").set("do", "preview");
        let signed = event.referee.submit(&table).ok().form("/table").to(&format!("{address}/submission"));
        event.referee.submit(&signed).is(303);
        app.official().page(&format!("{address}?lang=en")).says("a draw scores nothing");
        for (who, act) in [(app.head(), "cosignature"), (app.official(), "approval")] {
            who.submit(&who.page(&address).form(&format!("/{act}"))).is(303);
        }
        let rated = app.visitor().page(&format!("{address}?lang=en"));
        rated.says("a draw scores nothing");
        let row = app.visitor().page(&format!("{address}?lang=uk")).row(&event.desk().entrant(boards[0].black).unwrap().name);
        assert!(!row.contains(&"½".to_owned()), "{row:?}");
    }

    fn who_is_forgotten_plays_on_without_a_name(app: App) {
        let event = InPlay::drawn(&app, "Nameless");
        event.start(1);
        let (before, live) = (event.desk(), format!("/steppe/tournaments/{}/live/rounds/1", event.id));
        let visitor = app.visitor();
        visitor.page(&format!("{live}?lang=uk")).says("Коваль Анна");
        let (official, player) = (app.official(), app.player("p01"));
        official.page(&format!("/steppe/players/{player}/office"));
        official.post(&format!("/steppe/players/{player}/forgetting"), &[("reason", "On request of 9 May")]).is(303);
        visitor.page(&format!("{live}?lang=uk")).says("p01").says_nothing_of("Коваль");
        let after = event.desk();
        let nameless = after.entrants.iter().find(|e| e.player == Some(player)).unwrap();
        assert!(nameless.name == "p01" && nameless.club.is_empty());
        assert_eq!((&after.rounds, after.seq), (&before.rounds, before.seq + 1), "what was paired stays");
        event.referee.page(&event.at);
        let boards: Vec<usize> = after.rounds[0].boards.iter().map(|b| b.number).collect();
        for board in boards {
            event.enter(&event.referee, &format!("k{board}"), (1, board), Some(Outcome::White), None).ok();
        }
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        event.played(2);
    }

    fn several_phones_never_lose_double_or_overwrite_a_result(app: App) {
        let event = InPlay::drawn(&app, "Phones");
        let (ada, bert) = (event.assistant("Ada"), event.assistant("Bert"));
        event.start(1);
        let number = event.desk().rounds[0].boards[0].number;
        let place = (1, number);
        assert!(event.enter(&ada, "one", place, Some(Outcome::Black), None).ok().body.contains("\"stored\""));
        let seq = event.desk().seq;
        // The answer was lost: the phone sends it again, before and after others have spoken.
        event.enter(&ada, "one", place, Some(Outcome::Black), None).ok();
        assert!(event.enter(&bert, "two", place, Some(Outcome::White), None).ok().body.contains("\"disputed\""));
        assert!(event.enter(&bert, "two", place, Some(Outcome::White), None).ok().body.contains("\"disputed\""));
        event.enter(&ada, "one", place, Some(Outcome::Black), None).ok();
        assert_eq!((event.desk().seq, event.outcome(1, number)), (seq + 1, Some(Outcome::Black)));
        event.act(&[("act", "close"), ("round", "1")]).is(409);
        event.referee.page(&event.at).says("Accept Ada: black won").says("Accept Bert: white won");
        // The answers stand beside the mark, and the link to other acts after them.
        let body = event.referee.page(&event.at).body;
        assert!(body.find("name=\"decide\"").unwrap() < body.find("?board=").unwrap());
        // What is disputed counts as nowhere finished.
        let none = format!("0 of {} results entered.", event.desk().rounds[0].boards.len());
        event.referee.page(&event.at).says(&none).says("1 disputed");
        ada.page(&format!("{}/results/1", event.at)).says(&none).says("Conflicting results were entered").says_nothing_of("Accept Ada");
        // The referee decides.
        let page = event.referee.page(&event.at);
        let choice = page.body.split("name=\"decide\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).find(|v| v.ends_with(" white")).unwrap().to_owned();
        let decision = page.form(&format!("{}/results/1", event.at)).set("decide", &choice);
        event.referee.submit(&decision).is(303);
        assert_eq!((event.outcome(1, number), event.desk().rounds[0].count_disputed()), (Some(Outcome::White), 0));
        // Without a script the same buttons are forms.
        let other = event.desk().rounds[0].boards[1].clone();
        let second = other.number;
        let entry = format!("{second} {} {} - draw", other.black, other.white);
        let form = bert.page(&format!("{}/results", event.at)).form(&format!("{}/results/1", event.at)).set("entry", &entry);
        assert!(bert.submit(&form).is(303).location().ends_with(&format!("#board-{second}")));
        assert_eq!(event.outcome(1, second), Some(Outcome::Draw));
        // What was entered is undone by who entered it.
        event.enter(&bert, "undo", (1, second), None, Some(Outcome::Draw)).ok();
        assert_eq!(event.outcome(1, second), None);
        event.referee.page(&format!("{}/log", event.at)).says("result cleared");
    }

    fn a_result_for_a_pair_that_was_paired_again_is_refused(app: App) {
        let event = InPlay::drawn(&app, "Repaired");
        let ada = event.assistant("Ada");
        event.act(&[("act", "pair"), ("round", "1")]).is(303);
        let old = event.desk().rounds[0].boards[0].clone();
        // Nobody but the referee sees a round before it is published.
        ada.page(&format!("{}/results", event.at)).says("No round is published yet");
        ada.twin().get(&format!("{}/results/1", event.at)).is(404);
        event.act(&[("act", "publish"), ("round", "1")]).is(303);
        let late = old.black.to_string();
        event.act(&[("do", &format!("absent {}", late))]).is(303);
        event.act(&[("act", "pair"), ("round", "1"), ("reason", "ill")]).is(303);
        event.act(&[("act", "publish"), ("round", "1")]).is(303);
        let entry = format!("1 {} {} - black", old.black, old.white);
        let fields = [("key", "x"), ("entry", entry.as_str())];
        ada.page(&format!("{}/results/1", event.at));
        let answer = ada.post_with(&format!("{}/results/1", event.at), &fields, &[("sec-fetch-site", "same-origin"), ("accept", "application/json")]);
        assert!(answer.is(409).body.contains("This board now has other players"));
        assert_eq!(event.desk().rounds[0].stage, Stage::Published);
    }

    fn a_change_by_hand_is_shown_before_it_is_done(app: App) {
        let event = InPlay::drawn(&app, "By Hand");
        event.played(1);
        event.act(&[("act", "pair"), ("round", "2")]).is(303);
        let desk = event.desk();
        let met = &desk.rounds[0].boards[0];
        let partner = desk.rounds[1].board_of(met.black).unwrap().opponent(met.black);
        let page = event.referee.page(&format!("{}/swap?a={partner}&b={}", event.at, met.white));
        page.says("have already met");
        let form = page.form(&event.at);
        event.referee.submit(&form.clone().set("reason", "club mates")).is(409).says("confirm that you know");
        event.referee.submit(&form.clone().set("reason", "").set("confirmed", "1")).is(409);
        let good = form.set("reason", "club mates").set("confirmed", "1");
        event.referee.submit(&good).is(303);
        event.referee.submit(&good).is(303);
        assert_eq!((event.desk().rounds[1].by_hand.len(), event.desk().rounds[1].board_of(met.black).unwrap().opponent(met.black)), (1, met.white));
        event.referee.page(&event.at).says("Changed by hand").says("club mates");
        event.referee.get(&format!("{}/swap?a=9999&b=x", event.at)).ok().says("Choose two different players");
    }

    fn no_button_of_the_desk_only_refuses(app: App) {
        let event = InPlay::drawn(&app, "Buttons");
        event.start(1);
        let first = event.desk().rounds[0].boards[0].number;
        event.enter(&event.referee, "a", (1, first), Some(Outcome::Black), None).ok();
        event.enter(&event.referee, "b", (1, first), None, Some(Outcome::Black)).ok();
        event.act(&[("act", "back"), ("round", "1"), ("stage", "started")]).is(303);
        // Something was entered: nobody sits elsewhere any more.
        let page = event.referee.page(&event.at);
        let offers = |page: &Page, act: &str| page.body.contains(&format!("name=\"act\" value=\"{act}\""));
        assert!(offers(&page, "start") && offers(&page, "back") && !offers(&page, "pair"), "{}", page.body);
        assert!(!page.body.contains("swap-a"), "{}", page.body);
        event.act(&[("act", "pair"), ("round", "1"), ("reason", "once more")]).is(409);
        event.act(&[("act", "start"), ("round", "1")]).is(303);
        for board in event.desk().rounds[0].boards.iter().map(|board| board.number) {
            let outcome = if board == first { Outcome::Draw } else { Outcome::White };
            event.enter(&event.referee, &format!("c{board}"), (1, board), Some(outcome), None).ok();
        }
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        event.played(2);
        assert!(offers(&event.referee.page(&event.at), "finish"));
        // A game of round 1 is ordered again: until it is played the tournament isn't over, and the
        // page says why.
        let results = format!("{}/results/1", event.at);
        event.referee.get(&results).ok();
        event.referee.post(&results, &[("key", "r"), ("act", "replay"), ("board", &first.to_string())]).is(303);
        let page = event.referee.page(&event.at);
        page.says("1 game has no result yet.");
        assert!(offers(&page, "pair") && !offers(&page, "finish"), "{}", page.body);
        event.act(&[("act", "finish")]).is(409).says("1 game has no result yet.");
    }

    fn only_the_own_people_get_at_a_desk(app: App) {
        let event = InPlay::drawn(&app, "Own");
        event.start(1);
        let ada = event.assistant("Ada");
        ada.get(&event.at).is(303);
        app.login("referee-two").get(&event.at).is(403);
        app.login("referee-two").get(&format!("{}/results", event.at)).is(403);
        app.visitor().get(&format!("{}/results", event.at)).is(303);
        // The link is for one tournament.
        let other = InPlay::drawn(&app, "Other");
        other.start(1);
        ada.get(&format!("{}/results", other.at)).is(403);
        assert!(event.enter(&ada, "k", (1, 1), Some(Outcome::Black), None).ok().body.contains("stored"));
        // Nor does it hold for ever.
        app.pass(TimeDelta::days(400));
        assert_eq!(ada.get(&format!("{}/results", event.at)).status, 410);
        app.pass(TimeDelta::days(-400));
        ada.page(&format!("{}/results", event.at));
        // A revoked one opens nothing, and what was entered stays.
        let page = event.referee.page(&event.at);
        event.referee.submit(&page.form("/revocation")).is(303);
        assert_eq!(event.enter(&ada, "k2", (1, 2), Some(Outcome::Black), None).is(410).status, 410);
        assert_eq!((event.outcome(1, 1), event.outcome(1, 2)), (Some(Outcome::Black), None));
        event.referee.page(&event.at);
        event.referee.post(&format!("{}/assistants", event.at), &[("assistant", "Ada")]).ok().says("Ada");
        assert_eq!(app.visitor().get("/assistants/0000").is(410).status, 410);
    }

    fn pages_for_one_reader_are_compressed_where_nothing_is_asked(app: App) {
        let event = InPlay::drawn(&app, "Small");
        event.start(1);
        let results = format!("{}/results", event.at);
        let accepts = [("accept-encoding", "gzip")];
        assert_eq!(event.referee.get_with(&results, &accepts).header("content-encoding"), "gzip");
        // What stands in the address stands in the page, beside the token of its forms.
        assert_eq!(event.referee.get_with(&format!("{results}?open=1"), &accepts).header("content-encoding"), "");
        assert_eq!(event.referee.get(&results).header("content-encoding"), "");
    }

    fn what_the_desk_refuses_it_explains(app: App) {
        let event = InPlay::open(&app, "Refused");
        event.act(&[("act", "pair"), ("round", "1")]).is(409).says("There are no players to pair.");
        event.act(&[("act", "enter"), ("people", "A B\nA B"), ("back", "players")]).is(409).says("A B was pasted twice").says("A B\nA B".split('\n').next().unwrap());
        event.act(&[("act", "enter"), ("people", "One\nTwo\nThree\nFour"), ("back", "players")]).is(303);
        event.act(&[("act", "draw"), ("seed", "")]).is(409);
        event.act(&[("act", "number"), ("number-1", "5"), ("number-2", "5"), ("number-3", "1"), ("number-4", "2"), ("back", "players")])
            .is(409)
            .says("Two participants have the number 5.");
        event.act(&[("act", "number"), ("number-1", "4"), ("number-2", "3"), ("number-3", "1"), ("number-4", "2"), ("back", "players")]).is(303);
        for round in 1..=3 {
            event.played(round);
        }
        let refusal = event.act(&[("act", "pair"), ("round", "4")]).is(409);
        refusal.says("No pairing without rematches exists").says("One");
        for bad in [("act", "dance"), ("act", ""), ("do", "absent"), ("do", "absent x"), ("do", "dance 1")] {
            event.act(&[bad]).is(400);
        }
        event.act(&[("act", "plan"), ("system", "lottery")]).is(400);
        // Without a key nothing tells a second press from the first.
        event.referee.post(&event.at, &[("act", "finish")]).is(422);
    }

    fn a_knockout_is_played_with_replays(app: App) {
        let event = InPlay::open(&app, "Knockout");
        event.act(&[("act", "enter"), ("people", "One; UA\nTwo; UA\nThree; PL")]).is(303);
        event.act(&[("act", "plan"), ("system", "knockout")]).is(303);
        event.act(&[("act", "draw"), ("seed", "spring")]).is(303);
        event.start(1);
        let board = event.desk().rounds[0].boards[0].clone();
        let entry = format!("{} {} {} - draw", board.number, board.black, board.white);
        let (black, white) = (format!("left-black-{}", board.number), format!("left-white-{}", board.number));
        let fields = [("key", "d"), ("entry", entry.as_str()), (black.as_str(), "10:00"), (white.as_str(), "0:45")];
        event.referee.post(&format!("{}/results/1", event.at), &fields).is(303);
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        event.referee.page(&format!("{}/results/1", event.at)).says("Time: black 0:45, white 10:00");
        let log = event.referee.page(&format!("{}?lang=en", event.at));
        log.says("Round 1: 1 drawn game is played again").says_nothing_of("Round 1 closed");
        event.enter(&event.referee, "r", (1, 2), Some(Outcome::Black), None).ok();
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        let log = event.referee.page(&format!("{}?lang=en", event.at));
        assert_eq!(log.text().matches("Round 1 closed").count(), 1);
        event.played(2);
        event.act(&[("act", "pair"), ("round", "3")]).is(409).says("has won");
        event.referee.page(&event.at).says_nothing_of("Pair round");
        event.act(&[("act", "finish")]).is(303);
        event.referee.page(&format!("/steppe/tournaments/{}/table", event.id)).says("One");
    }

    fn what_is_known_of_a_participant_stands_in_the_readers_words(app: App) {
        let event = InPlay::drawn(&app, "Words Cup");
        let of_first = [("act", "amend"), ("who", "1"), ("name", "Koval Anna"), ("back", "players")];
        event.act(&[of_first.as_slice(), &[("born", "3.5.1990"), ("country", "ua"), ("rank", "6 дан")]].concat()).is(303);
        let first = event.desk().entrants[0].clone();
        assert_eq!((first.born.as_str(), first.country.as_str(), first.rank.as_str()), ("1990-05-03", "UA", "6 dan"));
        let edit = format!("{}/players/1?lang=ru", event.at);
        let page = event.referee.page(&edit);
        page.says("Украина");
        for value in ["03.05.1990", "UA", "6\u{a0}дан"] {
            assert!(page.body.contains(&format!("value=\"{value}\"")), "{value}");
        }
        event.referee.submit(&page.form("/desk")).is(303);
        assert_eq!(event.desk().entrants[0], first, "saved again it is the same");
        event.act(&[("act", "draw"), ("seed", "2008")]).is(303);
        event.start(1);
        let page = event.referee.page(&edit);
        assert!(page.body.contains("readonly value=\"Украина\""));
        event.referee.submit(&page.form("/desk").set("club", "Ivory")).is(303);
        assert_eq!(event.desk().entrants[0].country, "UA");
    }

    fn why_a_pair_was_drawn_names_the_country_and_only_where_there_are_several(app: App) {
        for (people, told) in [("One; UA\nTwo; UA\nThree; UA\nFour; PL", true), ("One; UA\nTwo; UA\nThree; UA\nFour; UA", false)] {
            let event = InPlay::open(&app, if told { "Several" } else { "One land" });
            event.act(&[("act", "enter"), ("people", people)]).is(303);
            event.act(&[("act", "plan"), ("system", "knockout")]).is(303);
            event.act(&[("act", "draw"), ("seed", "spring")]).is(303);
            event.start(1);
            let desk = event.desk();
            let home = |who| desk.entrant(who).is_some_and(|entrant| entrant.country == "UA");
            let board = desk.rounds[0].boards.iter().find(|board| home(board.black) && home(board.white)).unwrap();
            let why = format!("/steppe/tournaments/{}/live/rounds/1/why/{}?lang=ru", event.id, board.black);
            let page = app.visitor().page(&why);
            if told {
                page.says("Оба из одной страны (Украина)").says_nothing_of("UA");
            } else {
                page.says_nothing_of("из одной страны (").says_nothing_of("UA");
            }
        }
    }

    fn a_bracket_of_one_and_an_empty_one_have_their_answers(app: App) {
        let event = InPlay::open(&app, "Alone");
        let found = event.referee.page(&format!("{}/players?q=Бондар", event.at));
        found.says("Bondar Lev");
        let player = app.player("p02").to_string();
        event.act(&[("act", "pick"), ("player", &player), ("back", "players")]).is(303);
        event.referee.page(&format!("{}/players?q=Бондар", event.at)).says("No other player of the federation has this name");
        event.act(&[("act", "pick"), ("player", "999999"), ("back", "players")]).is(404);
        assert_eq!(event.desk().entrants[0].player, Some(app.player("p02")));
        event.act(&[("act", "plan"), ("system", "knockout")]).is(303);
        event.act(&[("act", "number"), ("number-1", "1")]).is(409).says("A seed is");
        event.act(&[("act", "draw"), ("seed", "1")]).is(303);
        event.act(&[("act", "pair"), ("round", "1")]).is(409).says("has won");
        event.act(&[("act", "finish")]).is(409).says("No round was played");
    }
}
