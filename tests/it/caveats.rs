//! What a referee is asked before signing, and what stands beside the signature then: a table
//! signed before the end, rounds that weren't played.

use crosstable::actions::desk::{self, DeskActor};
use crosstable::actions::{ActionError, Refusal, Tx, tournaments};
use crosstable::db::TournamentId;
use crosstable::domain::caveat;
use crosstable::domain::desk::{Act, Entrant, Outcome, Plan};
use crosstable::domain::table::{Sheet, TypedPlayer};

use crate::app::{App, day, noon};
use crate::database::on_both;

impl App {
    /// What the referee of a tournament of the steppe is asked about this table now, in the words
    /// that are stored.
    fn asked_about(&self, id: TournamentId, sheet: &Sheet, now: chrono::NaiveDateTime) -> String {
        let (steppe, t) = (self.federation("steppe"), self.stored(id.0));
        caveat::to_words(&self.read(|c| tournaments::find_caveats(c, &steppe, &t, sheet, &[], now)))
    }

    fn at_the_desk(&self, id: TournamentId, key: &str, act: Act) {
        let (referee, steppe) = (self.actor("referee"), self.federation("steppe"));
        self.write(|c| {
            desk::perform_act(
                c,
                &DeskActor::Actor(&referee),
                &steppe,
                id,
                key,
                act,
                noon(),
            )
        });
    }
}

on_both! {
    fn whoever_signs_before_the_end_is_asked_and_it_is_noted(app: App) {
        let id = TournamentId(app.tournament_in("Cup", "drafted"));
        let (actor, steppe, sheet) = (app.actor("referee"), app.federation("steppe"), app.sheet_of_three());
        assert_eq!(app.asked_about(id, &sheet, noon()), "minutes", "it ended a week ago");
        let t = app.stored(id.0);
        let longer = crosstable::db::tournaments::Conditions { ends: day(2026, 5, 12), minutes: Some(60.0), ..t.conditions };
        app.write(|c| tournaments::change_conditions(&mut Tx::new(c, &actor, &steppe, noon()), id, t.lock_version, longer));
        assert_eq!(app.asked_about(id, &sheet, noon()), "early:2026-05-12");
        assert_eq!(app.asked_about(id, &sheet, day(2026, 5, 12).and_hms_opt(9, 0, 0).unwrap()), "", "the last day has come");
        // Who wasn't asked about it doesn't sign.
        let version = app.stored(id.0).lock_version;
        for asked in ["", "minutes", "early:2026-05-11"] {
            let read = tournaments::TournamentVersion { id, version };
            let signed = app.db.write(|c| tournaments::submit_with_confirmations(&mut Tx::new(c, &actor, &steppe, noon()), read, &sheet, asked));
            assert!(matches!(signed, Err(ActionError::Refused(Refusal::Unasked))), "{asked:?}: {signed:?}");
        }
        let (referee, page, early) = (app.referee(), format!("/steppe/tournaments/{id}"), "the table was signed before its end");
        app.visitor().page(&page).says_nothing_of(early);
        let table = referee.page(&format!("{page}/table")).form(&format!("{page}/table")).set("do", "preview");
        let asked = referee.submit(&table).ok();
        asked.says("until 12 May 2026").says(early);
        referee.submit(&asked.form(&format!("{page}/table")).to(&format!("{page}/submission"))).is(303);
        app.visitor().page(&page).says(early);
    }

    fn places_against_the_points_are_asked_about(app: App) {
        let id = TournamentId(app.tournament_in("Cup", "drafted"));
        let places = |places: [&str; 3]| {
            let mut sheet = Sheet { rounds: 2, ..Sheet::default() };
            for ((code, cells), place) in [("p01", ["2+", "3+"]), ("p02", ["1-", "3+"]), ("p03", ["1-", "2-"])].into_iter().zip(places) {
                let cells = [cells[0], cells[1]].map(str::to_owned).to_vec();
                sheet.rows.push(TypedPlayer { player: Some(app.player(code)), cells, place: place.to_owned(), ..TypedPlayer::default() });
            }
            app.asked_about(id, &sheet, noon())
        };
        assert_eq!(places(["1", "2", "3"]), "minutes");
        assert_eq!(places(["1-3", "1-3", "1-3"]), "minutes");
        assert_eq!(places(["", "", ""]), "minutes");
        assert_eq!(places(["3", "2", "1"]), "minutes places:2");
        assert_eq!(places(["2", "1", "3"]), "minutes places:1");
        // A group at the start is points, too (McMahon).
        let mut sheet = Sheet { rounds: 1, ..Sheet::default() };
        for (code, cell, group, place) in [("p01", "2-", "3", "1"), ("p02", "1+", "0", "2")] {
            let row = TypedPlayer { player: Some(app.player(code)), cells: vec![cell.to_owned()], ..TypedPlayer::default() };
            sheet.rows.push(TypedPlayer { group: group.to_owned(), place: place.to_owned(), ..row });
        }
        assert_eq!(app.asked_about(id, &sheet, noon()), "minutes");
    }

    fn rounds_that_were_planned_and_not_played_are_asked_about(app: App) {
        let id = TournamentId(app.tournament_in("Short Cup", "planned"));
        let (actor, steppe) = (app.actor("referee"), app.federation("steppe"));
        app.write(|c| desk::open_desk(&mut Tx::new(c, &actor, &steppe, noon()), id));
        let known = |code: &str| Entrant { player: Some(app.player(code)), ..Entrant::from_name(code) };
        let entrants = ["p01", "p02", "p03", "p04"].map(known).to_vec();
        let acts = [
            Act::Plan { plan: Plan { rounds: 3, ..Plan::default() } },
            Act::Enter { entrants },
            Act::Draw { seed: "20 08".to_owned() },
            Act::Pair { round: 1, reason: String::new() },
            Act::Publish { round: 1 },
            Act::Start { round: 1 },
        ];
        for (act, key) in acts.into_iter().zip('a'..) {
            app.at_the_desk(id, &key.to_string(), act);
        }
        let boards = app.read(|c| desk::find(c, id)).unwrap().rounds[0].boards.clone();
        assert_eq!(boards.len(), 2);
        for (board, key) in boards.iter().zip('n'..) {
            let (number, black, white, outcome) = (board.number, board.black, board.white, Some(Outcome::Black));
            let result = Act::Result { round: 1, board: number, black, white, outcome, seen: None, left: None, decide: false };
            app.at_the_desk(id, &key.to_string(), result);
        }
        app.at_the_desk(id, "y", Act::Close { round: 1 });
        // As long as it is being played, nothing is amiss.
        assert_eq!(app.asked_about(id, &app.sheet_of_three(), noon()), "minutes");
        app.at_the_desk(id, "z", Act::Finish);
        assert_eq!(app.asked_about(id, &app.sheet_of_three(), noon()), "rounds:1:3 minutes");
        let (referee, page, short) = (app.referee(), format!("/steppe/tournaments/{id}"), "Rounds played: 1 of 3 planned.");
        let table = referee.page(&format!("{page}/table")).form(&format!("{page}/table")).set("do", "preview");
        let asked = referee.submit(&table).ok();
        asked.says(short);
        referee.submit(&asked.form(&format!("{page}/table")).to(&format!("{page}/submission"))).is(303);
        app.visitor().page(&page).says(short);
    }
}
