//! The desk of federations of other games than Go: who is written first, how results and points are
//! written, which ranks are read.

use crosstable::actions::{Tx, desk, sheets, tournaments as office};
use crosstable::db::{PlayerId, TournamentId};
use crosstable::domain::desk::{Board, Desk, Outcome};
use crosstable::domain::table;

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

/// A tournament at the desk of a federation that was just founded, and its referee.
struct InPlay<'a> {
    app: &'a App,
    id: i64,
    /// The page of the tournament.
    at: String,
    referee: Client,
}

impl InPlay<'_> {
    fn open<'a>(app: &'a App, slug: &str, rules: &str) -> InPlay<'a> {
        let conditions = app.newly_founded(slug, rules);
        let (chairman, federation) = (app.actor("chairman"), app.federation(slug));
        let id = app
            .write(|c| {
                office::plan_tournament(&mut Tx::new(c, &chairman, &federation, noon()), conditions)
            })
            .0;
        let event = InPlay {
            app,
            id,
            at: format!("/{slug}/tournaments/{id}"),
            referee: app.chairman(),
        };
        event.act(&[("act", "open")]).is(303);
        event
    }

    /// With three players who all meet each other.
    fn of_three(&self) {
        self.act(&[
            ("act", "enter"),
            ("people", "Ash\nElm\nOak"),
            ("back", "players"),
        ])
        .is(303);
        self.act(&[("act", "plan"), ("system", "round-robin")])
            .is(303);
        self.act(&[("act", "draw"), ("seed", "2008")]).is(303);
    }

    fn act(&self, fields: &[(&str, &str)]) -> Page {
        let desk = format!("{}/desk", self.at);
        let page = self.referee.page(&desk);
        let key = page
            .body
            .split("name=\"key\" value=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .unwrap_or("first")
            .to_owned();
        let mut all = vec![("key", key.as_str())];
        all.extend_from_slice(fields);
        self.referee.post(&desk, &all)
    }

    fn start(&self, round: usize) -> Board {
        let number = round.to_string();
        for act in ["pair", "publish", "start"] {
            self.act(&[("act", act), ("round", &number)]).is(303);
        }
        self.desk().rounds[round - 1].boards[0].clone()
    }

    /// Presses the button that is called like this, at the only board of a round.
    fn press(&self, round: usize, called: &str) {
        let results = format!("{}/desk/results/{round}", self.at);
        let page = self.referee.page(&results);
        let said = |button: &&str| {
            button
                .split("</button>")
                .next()
                .is_some_and(|button| button.contains(called))
        };
        let button = page
            .body
            .split("<button name=\"entry\" value=\"")
            .skip(1)
            .find(said)
            .unwrap_or_else(|| panic!("{called}: {}", page.body));
        let value = button.split('"').next().unwrap().to_owned();
        self.referee
            .post(
                &results,
                &[("key", &format!("press{round}")), ("entry", &value)],
            )
            .is(303);
        self.act(&[("act", "close"), ("round", &round.to_string())])
            .is(303);
    }

    fn desk(&self) -> Desk {
        self.app
            .read(|c| desk::find(c, TournamentId(self.id)))
            .unwrap()
    }

    fn live(&self, path: &str) -> Page {
        self.app.visitor().page(&format!("{}/live{path}", self.at))
    }

    fn name(&self, who: crosstable::domain::desk::EntrantId) -> String {
        self.desk().entrant(who).unwrap().name.clone()
    }

    /// The table that is made of the desk is the same play after it was stored.
    fn is_the_same_play_when_stored(&self) {
        let sheet = self.desk().to_sheet();
        let ids: Vec<PlayerId> = (1..=sheet.rows.len() as i64).map(PlayerId).collect();
        let (people, games) = sheets::to_rows(
            TournamentId(self.id),
            &sheet,
            &table::check_sheet(&sheet).unwrap(),
            &ids,
        );
        let stored = sheets::table_of(&people, &games);
        assert!(
            sheets::is_same_play(&sheet, &stored),
            "{sheet:#?} {stored:#?}"
        );
    }

    /// The standings show the points of the table that is made of the desk.
    fn points_are_those_of_the_table(&self) {
        self.is_the_same_play_when_stored();
        let (sheet, page) = (self.desk().to_sheet(), self.live("/standings"));
        for row in &sheet.rows {
            let written = row.points.replace("0.5", "½").replace(".5", "½");
            let shown = page.row(&row.name);
            assert_eq!(shown[2], written, "{shown:?}");
        }
    }
}

/// The first word stands before the second one.
#[track_caller]
fn in_order(page: &Page, first: &str, second: &str) {
    let at = |word: &str| {
        page.body
            .find(word)
            .unwrap_or_else(|| panic!("{} has no {word}", page.path))
    };
    assert!(
        at(first) < at(second),
        "{}: {second} stands before {first}",
        page.path
    );
}

on_both! {
    fn the_log_says_which_settings_were_saved(app: App) {
        let event = InPlay::open(&app, "rooks", "orr");
        for rounds in ["3", "4"] {
            event.act(&[("act", "plan"), ("system", "swiss"), ("rounds", rounds)]).is(303);
        }
        let log = event.referee.page(&format!("{}/desk/log?lang=en", event.at));
        log.says("3 rounds").says("4 rounds").says("Settings saved: Swiss system").says_nothing_of("System chosen");
    }

    fn in_chess_white_is_written_first_and_results_are_whites(app: App) {
        let event = InPlay::open(&app, "rooks", "orr");
        event.referee.page(&format!("{}/desk/players", event.at)).says_nothing_of("McMahon");
        event.of_three();
        let board = event.start(1);
        let (white, black) = (event.name(board.white), event.name(board.black));
        let results = event.referee.page(&format!("{}/desk/results/1", event.at));
        // This regulation has neither stones nor annulments, and nothing is drawn: no link to an
        // empty section.
        results.says_nothing_of("Replay").says_nothing_of("Stones").says_nothing_of("annulment");
        assert!(!results.body.contains("#beside-"), "{}", results.body);
        assert!(!event.referee.page(&format!("{}/desk", event.at)).body.contains("?board="));
        in_order(&results, "white won", "black won");
        assert!(!results.body.contains("class=\"stone"));
        event.referee.page(&format!("{}/desk/results/1?board={}", event.at, board.number)).says_nothing_of("komi");
        // What is stored is what was pressed.
        event.press(1, "white won");
        assert_eq!(event.desk().rounds[0].boards[0].known_outcome(), Some(Outcome::White));
        for page in [event.live("/rounds/1"), event.live("/rounds/1/print"), event.live("/screen"), event.referee.page(&format!("{}/desk", event.at))] {
            in_order(&page, "\">White</th>", "\">Black</th>");
            let row = page.row(&white).join(" ");
            assert!(row.find(&white) < row.find(&black) && row.contains("1–0") && !row.contains("0–1"), "{}: {row}", page.path);
        }
        in_order(&event.live("/rounds/1/print?as=slips"), "White won", "Black won");
        event.live("/rounds/1").says("A win scores 1 point.");
        event.referee.page(&format!("{}/desk/log", event.at)).says(&format!("{white} – {black}: 1\u{2060}–\u{2060}0"));
        assert_eq!(event.live("/standings").row(&white)[2], "1");
        // The others.
        event.start(2);
        event.press(2, "draw");
        let results = event.referee.page(&format!("{}/desk/results/2", event.at));
        results.says("Replay").says_nothing_of("Stones").says_nothing_of("annulment");
        assert!(results.body.contains("#beside-"), "{}", results.body);
        event.start(3);
        event.press(3, "black won");
        assert_eq!(event.desk().rounds[2].boards[0].known_outcome(), Some(Outcome::Black));
        let row = event.live("/rounds/3").row("0–1");
        assert!(!row.join(" ").contains("1–0"), "{row:?}");
        event.points_are_those_of_the_table();
        // There are no more rounds, and nobody was absent.
        event.referee.page(&format!("{}/desk", event.at)).says("End the tournament").says_nothing_of("Pair round");
        let standings = event.live("/standings");
        standings.says("A dash alone is a free round");
        let cells: Vec<String> = standings.rows().concat();
        assert_eq!(cells.iter().filter(|cell| *cell == "–").count(), 3, "{cells:?}");
        assert!(!cells.iter().any(|cell| cell == "0-"), "{cells:?}");
        event.act(&[("act", "finish")]).is(303);
        event.points_are_those_of_the_table();
    }

    fn in_dots_there_is_a_first_and_a_second_player(app: App) {
        let event = InPlay::open(&app, "squares", "ssdc");
        event.of_three();
        let board = event.start(1);
        let (first, second) = (event.name(board.black), event.name(board.white));
        let results = event.referee.page(&format!("{}/desk/results/1", event.at));
        in_order(&results, "the first player won", "the second player won");
        for word in ["black", "white", "Black", "White", "Stones"] {
            results.says_nothing_of(word);
        }
        event.press(1, "the first player won");
        assert_eq!(event.desk().rounds[0].boards[0].known_outcome(), Some(Outcome::Black));
        let row = event.live("/rounds/1").row(&first).join(" ");
        assert!(row.find(&first) < row.find(&second) && row.contains("1–0"), "{row}");
        event.start(2);
        event.press(2, "draw");
        event.points_are_those_of_the_table();
        for path in ["", "/standings", "/rounds/1", "/rounds/1/why/1", "/rounds/1/print?as=names", "/rounds/1/print?as=slips", "/screen"] {
            let page = event.live(path);
            for word in ["black", "white", "Black", "White"] {
                page.says_nothing_of(word);
            }
        }
    }

    /// ssdc 1.7.1: replays are rated; 1.7.2: results are annulled.
    fn in_dots_every_replay_is_rated_and_an_annulled_game_counts_nothing(app: App) {
        let event = InPlay::open(&app, "specks", "ssdc");
        let players = event.referee.page(&format!("{}/desk/players", event.at));
        players.says("in a knockout they are replayed, and both games are rated").says_nothing_of("the replay isn’t rated");
        event.act(&[("act", "enter"), ("people", "Ash\nElm"), ("back", "players")]).is(303);
        event.act(&[("act", "plan"), ("system", "knockout")]).is(303);
        event.act(&[("act", "draw"), ("seed", "2008")]).is(303);
        event.start(1);
        event.press(1, "draw");
        let replay = event.desk().rounds[0].boards[1].clone();
        assert!(replay.rated);
        event.referee.page(&format!("{}/desk", event.at)).says_nothing_of("Don’t rate this replay");
        event.act(&[("act", "rate"), ("round", "1"), ("board", &replay.number.to_string())]).is(409).says("rates every replay");
        let (results, board) = (format!("{}/desk/results/1", event.at), replay.number.to_string());
        let entry = format!("{board} {} {} - black", replay.black, replay.white);
        event.referee.page(&results);
        event.referee.post(&results, &[("key", "a"), ("entry", &entry)]).is(303);
        event.referee.page(&format!("{results}?board={board}")).says("Void (annul) the result");
        let annul = [("key", "b"), ("act", "annul"), ("board", board.as_str()), ("reason", "Noise <in> the hall")];
        event.referee.post(&results, &annul).is(303);
        event.live("/rounds/1").says("Annulled by").says("Noise <in> the hall");
        app.visitor().page(&format!("{}?lang=en", event.at)).says("Annulled results").says("Noise <in> the hall");
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        let again = event.desk().rounds[0].boards[2].clone();
        let entry = format!("{} {} {} - black", again.number, again.black, again.white);
        event.referee.page(&results);
        event.referee.post(&results, &[("key", "c"), ("entry", &entry)]).is(303);
        event.act(&[("act", "close"), ("round", "1")]).is(303);
        event.act(&[("act", "finish")]).is(303);
        let cells: Vec<String> = event.desk().to_sheet().rows.iter().map(|row| row.cells.join(" ")).collect();
        assert!(cells.iter().all(|row| row.contains('x') && !row.contains('!')), "all were played, and one doesn't count: {cells:?}");
        event.is_the_same_play_when_stored();
    }

    fn in_go_black_is_written_first(app: App) {
        let event = InPlay::open(&app, "pebbles", "ufgo");
        event.referee.page(&format!("{}/desk/players", event.at)).says("McMahon");
        event.of_three();
        event.start(1);
        let results = event.referee.page(&format!("{}/desk/results/1", event.at));
        in_order(&results, "black won", "white won");
        assert!(results.body.contains("class=\"stone black\""));
        results.says("Handicap, replay").says_nothing_of("annulment");
        event.press(1, "white won");
        assert_eq!(event.desk().rounds[0].boards[0].known_outcome(), Some(Outcome::White));
        event.live("/rounds/1").row("0–1");
        event.start(2);
        event.press(2, "draw");
        // Its table counts one point for a won game, too.
        event.points_are_those_of_the_table();
    }

    fn a_pasted_list_knows_the_ranks_of_the_federation_and_tells_the_line_of_a_mistake(app: App) {
        let event = InPlay::open(&app, "squares", "ssdc");
        let paste = |people: &str| event.act(&[("act", "enter"), ("people", people), ("back", "players")]);
        let told = paste("Ash; Granite; 3р\nElm; Granite; Basalt; 1500").is(409);
        told.says("Line 2: “Basalt” is not a country, a rank or a rating, and the club is already “Granite”.").says("Elm; Granite; Basalt; 1500");
        paste("Ash; 15000000000000000000000").is(409).says("Line 1: “15000000000000000000000” is too large for a rating.");
        assert!(event.desk().entrants.is_empty());
        paste("Ash; Granite; 3р\nElm; КМС; Granite\nFir; 1st category; 1500,4").is(303);
        let desk = event.desk();
        let found: Vec<_> = desk.entrants.iter().map(|e| (&*e.rank, &*e.club, e.rating)).collect();
        assert_eq!(found, [("3", "Granite", None), ("C", "Granite", None), ("1", "", Some(1500))]);
        paste("Ash").is(409).says("Ash is already on the list");
    }
}
