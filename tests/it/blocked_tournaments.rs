//! What waits is on the desk of whoever can move it on, and never stuck: every state with every set
//! of offices.

use crosstable::actions::authorization::{
    Duty, Object, OnTournament, TournamentCase, check_allowed,
};
use crosstable::actions::waiting::{Missing, NextOffice, OfficeHolder, Offices};
use crosstable::actions::{
    ActionError, Actor, Grant, Refusal, Role, Tx, approval, cancel_correction,
    tournaments as office,
};
use crosstable::db::{AccountId, ClubId, FederationId, TournamentId, accounts, clubs, tournaments};
use crosstable::domain::approval::{Act, State};

use crate::app::{App, noon};
use crate::client::Client;
use crate::database::on_both;

const HERE: FederationId = FederationId(1);
const CLUB: ClubId = ClubId(1);
const REFEREE: AccountId = AccountId(1);
const HEAD: AccountId = AccountId(2);
const OFFICIAL: AccountId = AccountId(3);
const CHAIRMAN: AccountId = AccountId(4);

/// A tournament and who holds an office.
#[derive(Debug, Clone)]
struct World {
    case: TournamentCase,
    offices: Vec<(AccountId, Role)>,
}

impl World {
    fn held(&self) -> Offices {
        let club = |role: Role| (role == Role::ClubHead).then_some(CLUB);
        Offices::from_holders(self.offices.iter().map(|&(account, role)| OfficeHolder {
            account,
            role,
            club: club(role),
        }))
    }

    /// Everybody who holds an office, and the administrator of the site.
    fn people(&self) -> Vec<Actor> {
        let officer = |&(account, role): &(AccountId, Role)| {
            let club = (role == Role::ClubHead).then_some(CLUB);
            Actor {
                account: Some(account),
                name: "Somebody".to_owned(),
                grants: vec![Grant {
                    role,
                    federation: Some(HERE),
                    club,
                }],
            }
        };
        let runs = Grant {
            role: Role::Administrator,
            federation: None,
            club: None,
        };
        let administrator = Actor {
            account: Some(AccountId(9)),
            name: "A".to_owned(),
            grants: vec![runs],
        };
        self.offices
            .iter()
            .map(officer)
            .chain([administrator])
            .collect()
    }

    /// Whoever has it on the desk does the next thing; what that was.
    #[track_caller]
    fn moved_on(&mut self) -> &'static str {
        let waits = self.held().waits(&self.case).expect("it waits for nobody");
        let people = self.people();
        let concerned: Vec<&Actor> = people
            .iter()
            .filter(|actor| self.held().is_concerned(actor, &self.case, waits))
            .collect();
        assert!(
            !concerned.is_empty(),
            "nobody has it on the desk: {waits:?} {self:?}"
        );
        let can = |act: Act| {
            concerned
                .iter()
                .all(|actor| check_allowed(actor, &self.case, OnTournament::Step(act)).is_ok())
        };
        let appoints = concerned
            .iter()
            .any(|actor| HERE.check_actor(actor, Duty::Appoint).is_ok());
        match waits {
            NextOffice::Referee | NextOffice::Commission if self.case.state != State::Cosigned => {
                assert!(can(Act::Submit) && can(Act::Edit), "{self:?}");
                if self.case.club_signs && self.case.club.is_none() {
                    assert!(
                        concerned.iter().all(|actor| check_allowed(
                            actor,
                            &self.case,
                            OnTournament::Conditions
                        )
                        .is_ok()),
                        "{self:?}"
                    );
                    self.case.club = Some(CLUB);
                    return "names the club";
                }
                self.case.state = self.case.after(Act::Submit).unwrap();
                "hands in"
            }
            NextOffice::Head => {
                assert!(can(Act::Cosign), "{self:?}");
                self.case.state = self.case.after(Act::Cosign).unwrap();
                "signs"
            }
            NextOffice::Referee | NextOffice::Commission => {
                assert!(can(Act::Approve), "{self:?}");
                self.case.state = self.case.after(Act::Approve).unwrap();
                "approves"
            }
            NextOffice::Nobody(Missing::Referee) => {
                let names = concerned
                    .iter()
                    .any(|actor| HERE.check_actor(actor, Duty::Assign).is_ok());
                assert!(appoints || names, "{self:?}");
                self.case.referee = Some(REFEREE);
                self.offices.push((REFEREE, Role::Referee));
                "names a referee"
            }
            NextOffice::Nobody(Missing::Head) => {
                // Whoever can't appoint sends it back.
                let returns = can(Act::Return)
                    && check_allowed(concerned[0], &self.case, OnTournament::Work).is_ok();
                assert!(appoints || returns, "{self:?}");
                self.offices.push((HEAD, Role::ClubHead));
                "appoints a head"
            }
            NextOffice::Nobody(Missing::Club) => {
                let back = concerned.iter().any(|actor| {
                    check_allowed(actor, &self.case, OnTournament::Step(Act::Return)).is_ok()
                });
                assert!(back || appoints, "{self:?}");
                if !back {
                    self.offices.push((CHAIRMAN, Role::Chairman));
                    return "appoints a chairman";
                }
                self.case.state = self.case.after(Act::Return).unwrap();
                "sends back"
            }
            NextOffice::Nobody(Missing::Commission) => {
                assert!(appoints, "{self:?}");
                self.offices.push((CHAIRMAN, Role::Chairman));
                "appoints a chairman"
            }
        }
    }
}

/// Every state, with every set of offices, club and referee.
fn worlds() -> Vec<World> {
    let mut all = Vec::new();
    let officers = [
        (REFEREE, Role::Referee),
        (HEAD, Role::ClubHead),
        (OFFICIAL, Role::Official),
        (CHAIRMAN, Role::Chairman),
    ];
    for state in State::ALL {
        for bits in 0..128_u32 {
            let has = |bit: u32| bits & (1 << bit) != 0;
            let case = TournamentCase {
                federation: HERE,
                referee: has(0).then_some(REFEREE),
                club: has(1).then_some(CLUB),
                proposer: None,
                state,
                rated: has(2) || state == State::Rated || state == State::Reopened,
                club_signs: true,
            };
            let offices: Vec<_> = officers
                .iter()
                .zip(3..)
                .filter(|(_, bit)| has(*bit))
                .map(|(held, _)| *held)
                .collect();
            for club_signs in [true, false] {
                // Without that signature no table waits for it.
                if club_signs || state != State::Submitted {
                    all.push(World {
                        case: TournamentCase { club_signs, ..case },
                        offices: offices.clone(),
                    });
                }
            }
        }
    }
    all
}

#[test]
fn from_every_state_and_with_any_offices_a_tournament_gets_rated() {
    let mut walked = 0;
    for start in worlds() {
        let mut world = start.clone();
        if matches!(
            world.case.state,
            State::Friendly | State::Cancelled | State::Recorded | State::Rated
        ) {
            assert_eq!(world.held().waits(&world.case), None, "{start:?}");
            continue;
        }
        let mut steps = Vec::new();
        while world.case.state != State::Rated {
            steps.push(world.moved_on());
            assert!(steps.len() < 12, "{start:?} goes round: {steps:?}");
        }
        walked += 1;
    }
    assert!(walked > 500, "{walked}");
}

#[test]
fn a_correction_can_be_given_up_wherever_it_waits_and_nothing_else_can() {
    for world in worlds() {
        let open = State::OPEN.contains(&world.case.state) && world.case.state != State::Planned;
        let given_up = world.case.after(Act::Abandon);
        assert_eq!(given_up.is_ok(), open && world.case.rated, "{world:?}");
        assert!(given_up.is_err() || given_up == Ok(State::Rated));
    }
}

/// The parts of a correction as pages do them.
#[track_caller]
fn reopened(app: &App, official: &Client, name: &str) -> String {
    let page = format!("/steppe/tournaments/{}", app.tournament_in(name, "rated"));
    official
        .submit(
            &official
                .page(&page)
                .form("/reopening")
                .set("reason", "wrong"),
        )
        .is(303);
    page
}

on_both! {
    fn a_table_that_nobody_can_sign_is_on_the_desk_of_the_chairman_with_what_to_do(app: App) {
        let official = app.official();
        let page = reopened(&app, &official, "Stuck");
        let id: i64 = page.rsplit('/').next().unwrap().parse().unwrap();
        let (federation, by) = (app.federation("steppe"), app.actor("official"));
        // The head leaves the office while the corrected table waits for that signature.
        app.write(|c| {
            let t = tournaments::find(c, federation.id, TournamentId(id))?.unwrap();
            office::submit_table(&mut Tx::new(c, &by, &federation, noon()), t.id, t.lock_version, &crosstable::actions::sheets::parse_sheet(&t)?)?;
            let club = clubs::find_by_name(c, federation.id, "Ivory")?.unwrap().id;
            for (_, role) in accounts::load_officers(c, federation.id)?.into_iter().filter(|(_, role)| role.club_id == Some(club)) {
                accounts::remove_role(c, role.id)?;
            }
            Ok(())
        });
        let chairman = app.chairman();
        chairman.page("/steppe/inbox").says("Stuck tournaments").says("Stuck").says("The host club has no head");
        chairman.page(&page).says("The host club has no head").says("Appoint one");
        assert!(chairman.page(&page).links().contains(&"/steppe/people".to_owned()));
        // Who appoints nobody is told whom to ask, and not led where only a refusal waits.
        let asked = official.page(&page);
        asked.says("Ask the chairman to appoint one").says_nothing_of("Appoint one");
        assert!(!asked.links().contains(&"/steppe/people".to_owned()));
        // The commission sees the correction all the same, and gives it up.
        official.page("/steppe/inbox").says("Stuck");
        official.submit(&official.page(&page).form("/abandonment")).is(303);
        official.page(&page).says("The correction is cancelled").says("The tournament was rated on");
        chairman.page("/steppe/inbox").says_nothing_of("Stuck tournaments");
    }

    fn whoever_goes_back_to_the_table_of_a_rated_tournament_is_led_to_it(app: App) {
        let page = format!("/steppe/tournaments/{}", app.tournament_in("Done", "rated"));
        let refused = app.referee().get(&format!("{page}/table")).is(409);
        refused.says("The tournament’s state: rated").says("To the tournament");
        assert!(refused.links().contains(&page), "{:?}", refused.links());
    }

    fn a_club_that_held_a_tournament_stays_while_that_is_corrected(app: App) {
        let (official, rated) = (app.official(), app.tournament_in("Held", "rated"));
        let page = format!("/steppe/tournaments/{rated}");
        official.submit(&official.page(&page).form("/reopening").set("reason", "wrong")).is(303);
        let (steppe, by) = (app.federation("steppe"), app.actor("official"));
        // The club that held it isn't the one that holds it now.
        let club = app.write(|c| {
            let club = clubs::add(c, steppe.id, "Nobody plays here", None, None, None)?;
            let mut kept: serde_json::Value = serde_json::from_str(&tournaments::rated_as(c, TournamentId(rated))?).unwrap();
            kept["club"] = club.0.into();
            tournaments::update_rated_as(c, TournamentId(rated), &kept.to_string())?;
            let removed = crosstable::actions::clubs::remove_club(&mut Tx::new(c, &by, &steppe, noon()), club);
            assert!(matches!(removed, Err(ActionError::Refused(Refusal::ClubUsed))));
            Ok(club)
        });
        official.submit(&official.page(&page).form("/abandonment")).is(303);
        assert_eq!(app.stored(rated).conditions.club_id, Some(club));
    }

    fn a_correction_that_is_given_up_leaves_everything_as_it_was_rated(app: App) {
        let official = app.official();
        let rated = app.tournament_in("Given up", "rated");
        let before = app.stored(rated);
        let page = format!("/steppe/tournaments/{rated}");
        let signed = official.page(&page).text();
        official.submit(&official.page(&page).form("/reopening").set("reason", "wrong")).is(303);
        let conditions = official.page(&format!("{page}/conditions"));
        official.submit(&conditions.form("/conditions").set("name", "Another").set("minutes", "5")).is(303);
        let (federation, by) = (app.federation("steppe"), app.actor("official"));
        app.write(|c| {
            let t = tournaments::find(c, federation.id, TournamentId(rated))?.unwrap();
            let mut sheet = crosstable::actions::sheets::parse_sheet(&t)?;
            sheet.rows[0].cells[0] = "2-".to_owned();
            sheet.rows[1].cells[0] = "1+".to_owned();
            office::save_draft(&mut Tx::new(c, &by, &federation, noon()), t.id, t.lock_version, &sheet)?;
            let stale = cancel_correction::restore_rated_state(&mut Tx::new(c, &by, &federation, noon()), t.id, t.lock_version);
            assert!(matches!(stale, Err(ActionError::Refused(Refusal::Stale))), "what was saved since would be lost");
            let now = tournaments::find(c, federation.id, t.id)?.unwrap().lock_version;
            cancel_correction::restore_rated_state(&mut Tx::new(c, &by, &federation, noon()), t.id, now)
        });
        let after = app.stored(rated);
        assert_eq!((after.state, &after.conditions), (State::Rated, &before.conditions));
        let cells = |text: &str| -> Vec<Vec<String>> {
            let sheet: crosstable::domain::table::Sheet = serde_json::from_str(text).unwrap();
            sheet.rows.into_iter().map(|row| row.cells).collect()
        };
        assert_eq!(cells(&after.sheet), cells(&before.sheet));
        let now = official.page(&page).text();
        for office in ["Chief referee:", "Head of the club:", "Official:"] {
            assert_eq!(signed.contains(office), now.contains(office), "{office}");
        }
        assert_eq!(app.read(|c| tournaments::rated_as(c, TournamentId(rated))), "");
    }

    fn an_official_signs_for_the_correction_and_not_as_chief_referee(app: App) {
        let official = app.official();
        let page = reopened(&app, &official, "Corrected");
        let editor = official.page(&format!("{page}/table"));
        editor.says("You sign for the correction, not as chief referee").says_nothing_of("you confirm the table as chief referee");
        app.referee().page(&format!("{page}/table")).says("you confirm the table as chief referee");
        official.page(&page).says("Signature for the correction");
    }

    fn the_ledger_tells_cell_by_cell_what_a_correction_changed(app: App) {
        let official = app.official();
        let page = reopened(&app, &official, "Corrected");
        let id = TournamentId(page.rsplit('/').next().unwrap().parse().unwrap());
        let (federation, by, head) = (app.federation("steppe"), app.actor("official"), app.actor("head"));
        app.write(|c| {
            let version = |c: &mut crosstable::db::Conn| tournaments::find(c, federation.id, id).map(|t| t.unwrap().lock_version);
            let mut sheet = crosstable::actions::sheets::parse_sheet(&tournaments::find(c, federation.id, id)?.unwrap())?;
            // The first of three lost the game that was entered as won.
            sheet.rows[0].cells[0] = "2-".to_owned();
            sheet.rows[1].cells[0] = "1+".to_owned();
            let now = version(c)?;
            office::submit_table(&mut Tx::new(c, &by, &federation, noon()), id, now, &sheet)?;
            let now = version(c)?;
            office::cosign_table(&mut Tx::new(c, &head, &federation, noon()), id, now)
        });
        // Before the approval: what differs from what is rated.
        let waiting = official.page(&page);
        waiting.says("Changes to the table").says("Rated now");
        let changed = |page: &crate::client::Page| page.rows().iter().any(|row| row[1..] == ["Round 1", "2+", "2-"]);
        assert!(changed(&waiting), "{:?}", waiting.rows());
        let version = app.stored(id.0).lock_version;
        app.write(|c| approval::approve_table(&mut Tx::new(c, &by, &federation, noon()), id, version, &Default::default()).map(|_| ()));
        let ledger = app.read(|c| Ok(crosstable::db::corrections::list_page(c, federation.id, 0, 1)?.remove(0)));
        let told = app.visitor().page(&format!("/steppe/changes/{}", ledger.id));
        assert!(changed(&told), "{:?}", told.rows());
        told.says("The table as rated before").says("Effects of the correction").says("wrong");
        assert!(told.rows().iter().any(|row| row.first().is_some_and(|n| n == "1") && row.contains(&"2+".to_owned())), "the old table");
    }
}
