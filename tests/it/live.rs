//! A tournament in play, seen by everybody: what is published at once, what isn't never.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crosstable::actions::Tx;
use crosstable::actions::desk::{self, DeskActor};
use crosstable::db::TournamentId;
use crosstable::domain::desk::{Act, Board, Desk, Entrant, EntrantId, Outcome, Plan, System};
use crosstable::web::app::MachineSecrets;
use data_encoding::HEXLOWER;

use crate::app::{App, noon};
use crate::database::{Kind, Stage, on_both};

/// A tournament at the desk.
struct InPlay<'a> {
    app: &'a App,
    id: i64,
    live: String,
}

impl InPlay<'_> {
    /// Opened by its referee, with participants and numbers.
    fn open(app: &App, plan: Plan, names: &[&str]) -> i64 {
        let id = app.tournament_in("Live Cup", "planned");
        let (referee, steppe) = (app.actor("referee"), app.federation("steppe"));
        app.write(|c| {
            desk::open_desk(&mut Tx::new(c, &referee, &steppe, noon()), TournamentId(id))
        });
        let event = InPlay::of(app, id);
        event.act(Act::Plan {
            plan: Plan {
                first_board: 11,
                ..plan
            },
        });
        let mut entrants: Vec<Entrant> =
            names.iter().map(|name| Entrant::from_name(name)).collect();
        entrants.insert(
            0,
            Entrant {
                player: Some(app.player("p05")),
                club: "Granite".to_owned(),
                ..Entrant::from_name("Ткач Ірина")
            },
        );
        event.act(Act::Enter { entrants });
        event.act(Act::Draw {
            seed: "20 08".to_owned(),
        });
        id
    }

    fn of(app: &App, id: i64) -> InPlay<'_> {
        InPlay {
            app,
            id,
            live: format!("/steppe/tournaments/{id}/live"),
        }
    }

    fn act(&self, act: Act) {
        let (referee, steppe, seq) = (
            self.app.actor("referee"),
            self.app.federation("steppe"),
            self.desk().seq,
        );
        let key = format!("act {seq}");
        self.app.write(|c| {
            desk::perform_act(
                c,
                &DeskActor::Actor(&referee),
                &steppe,
                TournamentId(self.id),
                &key,
                act,
                noon(),
            )
        });
    }

    fn desk(&self) -> Desk {
        self.app
            .read(|c| desk::find(c, TournamentId(self.id)))
            .unwrap()
    }

    fn pair(&self, round: usize) {
        self.act(Act::Pair {
            round,
            reason: "again".to_owned(),
        });
    }

    fn publish(&self, round: usize) {
        self.pair(round);
        self.act(Act::Publish { round });
    }

    fn boards(&self, round: usize) -> Vec<Board> {
        self.desk().rounds[round - 1].boards.clone()
    }

    fn enter(&self, round: usize, board: &Board, outcome: Outcome) {
        self.act(result(round, board, outcome));
    }

    /// Black wins everywhere.
    fn play(&self, round: usize) {
        self.publish(round);
        for board in self.boards(round) {
            self.enter(round, &board, Outcome::Black);
        }
        self.act(Act::Close { round });
    }

    fn name(&self, id: EntrantId) -> String {
        self.desk().entrant(id).unwrap().name.clone()
    }
}

fn result(round: usize, board: &Board, outcome: Outcome) -> Act {
    let (number, black, white, seen) = (
        board.number,
        board.black,
        board.white,
        board.known_outcome(),
    );
    Act::Result {
        round,
        board: number,
        black,
        white,
        outcome: Some(outcome),
        seen,
        left: None,
        decide: false,
    }
}

const NAMES: &[&str] = &["Ash", "Birch", "Cedar", "Elm"];

on_both! {
    fn what_only_the_referee_has_seen_is_nobody_elses(app: App) {
        let id = InPlay::open(&app, Plan::default(), NAMES);
        let (event, visitor) = (InPlay::of(&app, id), app.visitor());
        visitor.page(&event.live).says("5 participants").says("Tkach Irena").says("Granite");
        visitor.page(&format!("{}/lot", event.live)).says("20 08");
        let hidden = |round: usize| {
            for page in ["", "/print", "/print?as=names", "/print?as=slips", "/why/1"] {
                visitor.get(&format!("{}/rounds/{round}{page}", event.live)).is(404);
            }
        };
        event.pair(1);
        hidden(1);
        visitor.page(&event.live).says("round 1 has not been paired yet");
        event.act(Act::Publish { round: 1 });
        visitor.page(&event.live).says("the pairing is published").says("Bye");
        visitor.page(&format!("{}/rounds/1", event.live)).says("Tkach Irena");
        for board in event.boards(1) {
            event.enter(1, &board, Outcome::Black);
        }
        event.act(Act::Close { round: 1 });
        event.pair(2);
        hidden(2);
        for page in ["", "/standings", "/screen", "/standings/print", "/standings?after=1&all=1"] {
            let page = visitor.page(&format!("{}{page}", event.live));
            page.says_nothing_of("Round 2 of");
            assert!(!page.body.contains("rounds/2"), "{}", page.path);
        }
        visitor.get(&format!("{}/standings?after=2", event.live)).is(404);
        // How far the tournament is now isn't said of an earlier round.
        event.act(Act::Publish { round: 2 });
        visitor.page(&format!("{}/rounds/2", event.live)).says("Round 2 of");
        visitor.page(&format!("{}/rounds/1", event.live)).says_nothing_of("Round 2 of");
    }

    fn the_picture_of_a_tournament_in_play_names_the_round(app: App) {
        let id = InPlay::open(&app, Plan::default(), NAMES);
        let (event, visitor) = (InPlay::of(&app, id), app.visitor());
        let picture = |below: &str| visitor.get(&format!("{}{below}/preview.png", event.live)).ok().bytes;
        let before = picture("");
        event.publish(1);
        let first = picture("");
        assert!(first != before);
        let page = visitor.page(&event.live).body;
        assert!(page.contains(&format!("{}/preview.png?lang=en", event.live)), "{page}");
        let page = visitor.page(&format!("{}/rounds/1", event.live)).body;
        assert!(page.contains(&format!("{}/rounds/1/preview.png?lang=en", event.live)), "{page}");
        assert!(picture("/rounds/1") == first);
        for board in event.boards(1) {
            event.enter(1, &board, Outcome::Black);
        }
        event.act(Act::Close { round: 1 });
        event.pair(2);
        assert!(picture("") == first, "nobody but the referee has seen round 2");
        for nothing in ["2", "01", "0", "x"] {
            visitor.get(&format!("{}/rounds/{nothing}/preview.png", event.live)).is(404);
        }
        event.act(Act::Publish { round: 2 });
        assert!(picture("") != first && picture("/rounds/1") == first && picture("/rounds/2") == picture(""));
    }

    fn results_appear_as_they_come_and_disputed_ones_are_open(app: App) {
        let id = InPlay::open(&app, Plan::default(), NAMES);
        let (event, visitor) = (InPlay::of(&app, id), app.visitor());
        event.publish(1);
        let boards = event.boards(1);
        assert_eq!(boards[0].number, 11);
        event.enter(1, &boards[0], Outcome::Black);
        let row = visitor.page(&event.live).row("1–0");
        assert_eq!(row[0], "11");
        visitor.page(&event.live).says("1 of 2 games finished");
        visitor.page(&format!("/steppe/tournaments/{id}")).says("1 of 2 games finished");
        let cells = |page: &str| visitor.page(page).rows().concat().join(" ");
        let standings = format!("{}/standings", event.live);
        assert!(cells(&standings).contains("?b") && cells(&standings).contains("+b"));

        // Somebody at the board says otherwise: until the referee decides, the game is open.
        let (referee, steppe) = (app.actor("referee"), app.federation("steppe"));
        app.write(|c| {
            let token = desk::invite_assistant(&mut Tx::new(c, &referee, &steppe, noon()), TournamentId(id), "Ada", &MachineSecrets)?;
            let ada = desk::find_assistant(c, &token, noon().date())?.unwrap();
            desk::perform_act(c, &DeskActor::Assistant(&ada), &steppe, TournamentId(id), "ada", result(1, &boards[0], Outcome::White), noon())
        });
        let page = visitor.page(&event.live);
        page.says("0 of 2 games finished").says_nothing_of("1–0").says_nothing_of("0–1");
        assert!(!cells(&standings).contains("+b"));
        let decided = Act::Result { round: 1, board: 11, black: boards[0].black, white: boards[0].white, outcome: Some(Outcome::White), seen: None, left: None, decide: true };
        event.act(decided);
        visitor.page(&event.live).says("0–1");
        event.enter(1, &boards[1], Outcome::BlackByForfeit);
        visitor.page(&event.live).says("1–0!").says("not played");
    }

    fn anybody_can_ask_why(app: App) {
        let id = InPlay::open(&app, Plan::default(), &["Ash", "Birch", "Cedar", "Elm", "Fir", "Gorse"]);
        let (event, visitor) = (InPlay::of(&app, id), app.visitor());
        event.play(1);
        event.publish(2);
        let first = event.boards(1)[0].clone();
        let why = format!("{}/rounds/2/why/{}", event.live, first.black);
        let page = visitor.page(&why);
        page.says("Known before the round").says("sum of the squared differences of the opponents’ points").says("3(2)");
        // Who has been met, who would be worse, the bye, oneself.
        let met = visitor.page(&format!("{why}?other={}", first.white));
        met.says("met in round 1");
        let now = event.desk().rounds[1].clone();
        let others: Vec<EntrantId> = event.desk().entrants.iter().map(|e| e.id).collect();
        let own = now.board_of(first.black).map(|board| board.opponent(first.black));
        let mut reasons = 0;
        for other in others.into_iter().filter(|id| *id != first.black && *id != first.white && Some(*id) != own) {
            let page = visitor.page(&format!("{why}?other={other}"));
            let text = page.text();
            reasons += usize::from(text.contains("The best possible round would then be worse") || text.contains("Equal except for the order"));
        }
        assert!(reasons > 2, "{reasons}");
        let bye = now.byes[0];
        if bye != first.black {
            let text = visitor.page(&format!("{why}?other=bye")).text();
            assert!(text.contains("The best possible round would then be worse") || text.contains("Equal except for the order"), "{text}");
        }
        visitor.page(&format!("{}/rounds/2/why/{bye}", event.live)).says("has a bye");
        visitor.page(&format!("{why}?other={}", first.black)).says("A player can’t play against themselves");
        visitor.page(&format!("{}/rounds/1/why/{}", event.live, first.black)).says("Round 1 is paired by the numbers");
        for other in ["999", "x", "-1", "99999999999999999999"] {
            visitor.get(&format!("{why}?other={other}")).is(404);
        }
        // In another language, with the names as they are.
        let russian = visitor.get_with(&why, &[("accept-language", "ru")]).ok();
        russian.says("Данные перед туром");
    }

    fn numbers_can_be_drawn_again(app: App) {
        let id = InPlay::open(&app, Plan::default(), NAMES);
        let (event, visitor) = (InPlay::of(&app, id), app.visitor());
        let page = visitor.page(&format!("{}/lot", event.live));
        page.says("valid").says("printf '%s' '20 08:").says("Referee, 10 May 2026");
        for entrant in event.desk().entrants {
            use sha2::{Digest, Sha256};
            let ticket = HEXLOWER.encode(&Sha256::digest(format!("20 08:{}", entrant.id).as_bytes()));
            page.says(&ticket[..16]);
        }
        event.act(Act::Draw { seed: "again".to_owned() });
        visitor.page(&format!("{}/lot", event.live)).says("20 08").says("replaced").says("again");
    }

    fn a_knockout_is_a_picture_and_a_list(app: App) {
        let id = InPlay::open(&app, Plan { system: System::Knockout, ..Plan::default() }, NAMES);
        let (event, visitor) = (InPlay::of(&app, id), app.visitor());
        visitor.get(&format!("{}/bracket.svg", event.live)).is(404);
        event.publish(1);
        let board = event.boards(1)[0].clone();
        event.enter(1, &board, Outcome::Draw);
        event.act(Act::Close { round: 1 });
        let page = visitor.page(&event.live);
        page.says("replay").says("List").says("bye");
        let replay = event.boards(1)[1].clone();
        event.enter(1, &replay, Outcome::White);
        event.act(Act::Close { round: 1 });
        let svg = visitor.page(&format!("{}/bracket.svg", event.live));
        assert!(svg.header("content-type").starts_with("image/svg+xml"));
        assert!(svg.body.contains("½ 1") && svg.body.contains("½ 0") && !svg.body.contains("class=\"line\""), "{}", svg.body);
        event.publish(2);
        let svg = visitor.page(&format!("{}/bracket.svg", event.live));
        assert_eq!(svg.body.matches("class=\"line\"").count(), 4, "everybody who is left came from somewhere");
        visitor.page(&format!("{}/rounds/2/why/{}", event.live, event.boards(2)[0].black)).says("Each round is drawn anew");
        visitor.page(&format!("{}/lot", event.live)).says("ko:2:");
        visitor.page(&format!("{}/standings", event.live)).says("Places after the last round");
    }

    fn sheets_are_printed_and_the_screen_has_no_menu(app: App) {
        let id = InPlay::open(&app, Plan::default(), NAMES);
        let (event, visitor) = (InPlay::of(&app, id), app.visitor());
        event.play(1);
        event.publish(2);
        let black = event.name(event.boards(2)[0].black);
        for form in ["", "?as=boards", "?as=names", "?as=slips"] {
            let page = visitor.page(&format!("{}/rounds/2/print{form}", event.live));
            page.says("Live Cup").says("Round 2");
            assert!(!page.body.contains("class=\"site\""));
            if black != "Ткач Ірина" {
                page.says(&black);
            }
        }
        // Papers and the screen have no masthead; whose they are stands on them all the same.
        for part in ["/rounds/2/print", "/rounds/2/print?as=names", "/rounds/2/print?as=slips", "/standings/print", "/screen"] {
            let page = visitor.page(&format!("{}{part}", event.live));
            assert!(page.text().contains("Go Federation of the Steppe") && page.body.contains("<span class=\"sign\">"), "{part}: {}", page.body);
            assert!(page.body.contains("game-stones"), "{part}");
            assert!(page.body.contains("Go Federation of the Steppe</title>"), "{part}");
            let page = visitor.get_with(&format!("{}{part}", event.live), &[("accept-language", "uk")]).ok();
            page.says("Федерація ґо степу");
        }
        visitor.get(&format!("{}/rounds/2/print?as=hats", event.live)).is(404);
        visitor.page(&format!("{}/rounds/2/print?as=slips", event.live)).says("Signature");
        visitor.page(&format!("{}/standings/print?blank=1", event.live)).says("Ash");
        let screen = visitor.page(&format!("{}/screen", event.live));
        // Round 2 is being played: what it gives isn't known yet.
        screen.says("Round 2").says("Standings after round 1").says_nothing_of("Standings after round 2");
        assert!(screen.body.contains("<th scope=\"col\" class=\"num\">Place</th>"), "{}", screen.body);
        let standings = visitor.page(&format!("{}/standings", event.live));
        standings.says("Standings during round 2").says("games of this round");
        // One row of numbers: after which round.
        assert_eq!(standings.body.matches("<nav class=\"pager\"").count(), 1, "{}", standings.body);
        assert!(!screen.body.contains("class=\"site\"") && screen.body.contains("http-equiv=\"refresh\""));
    }

    fn the_desk_leads_to_what_everybody_sees_of_it(app: App) {
        let id = InPlay::open(&app, Plan::default(), NAMES);
        let (event, referee) = (InPlay::of(&app, id), app.referee());
        let desk = format!("/steppe/tournaments/{id}/desk");
        let public = |links: Vec<String>| -> Vec<String> {
            links.into_iter().filter_map(|link| Some(link.strip_prefix(&event.live)?.to_owned())).collect()
        };
        // A round that only the referee has seen has no public page to print.
        event.pair(1);
        let before = public(referee.page(&desk).links());
        assert_eq!(before, ["", "/screen", "/standings/print"]);
        event.act(Act::Publish { round: 1 });
        let links = public(referee.page(&desk).links());
        assert_eq!(links, ["", "/screen", "/rounds/1/print", "/standings/print"]);
        for link in links {
            app.visitor().page(&format!("{}{link}", event.live));
        }
    }

    fn absurd_addresses_are_not_found(app: App) {
        let id = InPlay::open(&app, Plan::default(), NAMES);
        let (event, visitor) = (InPlay::of(&app, id), app.visitor());
        event.publish(1);
        for path in ["0", "-1", "2", "x", "18446744073709551616", "99999999999999999999999", "1/why/0", "1/why/x", "1/why/4294967296"] {
            visitor.get(&format!("{}/rounds/{path}", event.live)).is(404);
        }
        for query in ["after=x", "after=-1", "after=9", "after=18446744073709551615"] {
            visitor.get(&format!("{}/standings?{query}", event.live)).is(404);
            visitor.get(&format!("{}/standings/print?{query}", event.live)).is(404);
        }
        let other = app.tournament_in("Without a desk", "planned");
        for path in [format!("/steppe/tournaments/{other}/live"), "/steppe/tournaments/x/live".to_owned(), format!("/valley/tournaments/{id}/live")] {
            for page in ["", "/standings", "/lot", "/screen", "/events", "/bracket.svg", "/rounds/1", "/rounds/1/print", "/rounds/1/why/1"] {
                visitor.get(&format!("{path}{page}")).is(404);
            }
        }
        visitor.page(&format!("/steppe/tournaments/{other}")).says_nothing_of("Follow live");
    }

    fn open_pages_are_told_that_something_has_changed(app: App) {
        let id = InPlay::open(&app, Plan::default(), NAMES);
        let event = InPlay::of(&app, id);
        let host = app.base.trim_start_matches("http://").to_owned();
        let mut stream = TcpStream::connect(&host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        write!(stream, "GET {}/events HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: br, gzip\r\n\r\n", event.live).unwrap();
        let mut lines = BufReader::new(stream).lines().map(|line| line.unwrap().to_ascii_lowercase());
        let head: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
        assert!(head[0].contains("200"), "{head:?}");
        assert!(head.iter().any(|line| line == "content-type: text/event-stream; charset=utf-8"), "{head:?}");
        assert!(head.iter().any(|line| line == "cache-control: no-store") && !head.iter().any(|line| line.starts_with("content-encoding")), "{head:?}");
        let known = event.desk().seq;
        assert!(lines.by_ref().any(|line| line == format!("id: {known}")));
        event.publish(1);
        let (later, now) = (known + 2, event.desk().seq);
        assert_eq!(later, now);
        assert!(lines.by_ref().any(|line| line == format!("data: {now}")));
    }
}

#[test]
fn open_pages_hear_at_once_of_what_another_program_has_changed() {
    let Some(app) = <App as Stage>::on(Kind::Postgres) else {
        return;
    };
    let id = InPlay::open(&app, Plan::default(), NAMES);
    let (event, other) = (InPlay::of(&app, id), app.beside());
    event.publish(1);
    let host = other.base.trim_start_matches("http://").to_owned();
    let mut stream = TcpStream::connect(&host).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    write!(
        stream,
        "GET {}/events HTTP/1.1\r\nHost: {host}\r\n\r\n",
        event.live
    )
    .unwrap();
    let mut lines = BufReader::new(stream).lines().map(|line| line.unwrap());
    let mut wait_for = |seq: u64| assert!(lines.any(|line| line == format!("data: {seq}")));
    wait_for(event.desk().seq);
    // Who only looks does so once a second.
    let began = Instant::now();
    for outcome in [Outcome::Black, Outcome::White].into_iter().cycle().take(6) {
        event.enter(1, &event.boards(1)[0], outcome);
        wait_for(event.desk().seq);
    }
    assert!(
        began.elapsed() < Duration::from_secs(3),
        "{:?}",
        began.elapsed()
    );
}
