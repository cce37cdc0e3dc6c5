//! Who may do what, and when: the office's one answer, and that pages offer what it allows and
//! nothing else.

use crosstable::actions::authorization::{
    Duty, Memberships, Object, OnCertificate, OnGrant, OnMemberships, OnProposal, OnSite,
    OnTournament, Site, TournamentCase, check_allowed,
};
use crosstable::actions::{Actor, Grant, Refusal, Role, Tx, approval, tournaments as office};
use crosstable::db::{
    AccountId, ClubId, FederationId, TournamentId, certificates, proposals, tournaments,
};
use crosstable::domain::approval::{Act, State};
use crosstable::domain::proposal::{Act as ProposalAct, Stage as ProposalStage};

use crate::app::{App, noon};
use crate::database::on_both;

const HERE: FederationId = FederationId(1);
const ELSEWHERE: FederationId = FederationId(2);
const REFEREE: AccountId = AccountId(1);
const PROPOSER: AccountId = AccountId(2);
const CLUB: ClubId = ClubId(1);

const EVERYBODY: [&str; 14] = [
    "organizer",
    "referee",
    "referee-two",
    "proposer",
    "head",
    "head-two",
    "official",
    "chairman",
    "admin",
    "nobody",
    "console",
    "former-referee",
    "former-proposer",
    "chairman-elsewhere",
];
const TABLE: &[&str] = &["referee", "official", "chairman"];
const RUN: &[&str] = &["organizer", "referee", "official", "chairman"];
const COMMISSION: &[&str] = &["official", "chairman"];

const EVERY: &[State] = &State::ALL;
const NEVER: &[State] = &[];
const IN_WORK: &[State] = &[State::Planned, State::Returned, State::Reopened];
const SIGNED: &[State] = &[State::Submitted, State::Cosigned];
const UNHELD: &[State] = &[State::Planned, State::Returned];
const OPEN: &[State] = &[
    State::Planned,
    State::Submitted,
    State::Cosigned,
    State::Returned,
    State::Reopened,
];
const CORRECTED: &[State] = &[
    State::Submitted,
    State::Cosigned,
    State::Returned,
    State::Reopened,
];
const DONE: &[State] = &[State::Rated, State::Friendly, State::Cancelled];

/// These may do this in these states of a tournament that isn't rated, and in those of one that is.
type Line = (OnTournament, &'static [&'static str], [&'static [State]; 2]);

const fn step(act: Act, who: &'static [&'static str], states: [&'static [State]; 2]) -> Line {
    (OnTournament::Step(act), who, states)
}

/// Everything that is allowed.
const ALLOWED: &[Line] = &[
    (
        OnTournament::See,
        &["organizer", "referee", "head", "official", "chairman"],
        [EVERY, EVERY],
    ),
    (OnTournament::Work, TABLE, [EVERY, EVERY]),
    (OnTournament::Registrations, RUN, [EVERY, EVERY]),
    (OnTournament::Conditions, RUN, [IN_WORK, IN_WORK]),
    (OnTournament::PlanLine, COMMISSION, [SIGNED, SIGNED]),
    (OnTournament::Register, RUN, [IN_WORK, NEVER]),
    (OnTournament::OpenDesk, TABLE, [IN_WORK, NEVER]),
    (OnTournament::Desk, TABLE, [IN_WORK, IN_WORK]),
    step(Act::Edit, TABLE, [IN_WORK, IN_WORK]),
    step(Act::Submit, &["referee"], [IN_WORK, NEVER]),
    step(Act::Submit, TABLE, [NEVER, IN_WORK]),
    step(
        Act::Cosign,
        &["head"],
        [&[State::Submitted], &[State::Submitted]],
    ),
    step(Act::TakeBack, TABLE, [SIGNED, SIGNED]),
    step(Act::Return, COMMISSION, [SIGNED, SIGNED]),
    step(
        Act::Return,
        &["head"],
        [&[State::Submitted], &[State::Submitted]],
    ),
    step(
        Act::Approve,
        COMMISSION,
        [&[State::Cosigned], &[State::Cosigned]],
    ),
    step(Act::Reopen, COMMISSION, [DONE, DONE]),
    step(Act::Abandon, COMMISSION, [NEVER, CORRECTED]),
    step(Act::Close, COMMISSION, [OPEN, OPEN]),
    step(Act::Cancel, RUN, [UNHELD, NEVER]),
    step(Act::Cancel, &["proposer"], [UNHELD, NEVER]),
];

fn allowed(who: &str, act: OnTournament, state: State, rated: bool) -> bool {
    ALLOWED.iter().any(|(one, people, states)| {
        *one == act && people.contains(&who) && states[usize::from(rated)].contains(&state)
    })
}

fn acts() -> Vec<OnTournament> {
    let mut acts: Vec<OnTournament> = ALLOWED.iter().map(|line| line.0).collect();
    acts.dedup();
    acts
}

fn with(account: Option<i64>, grants: Vec<Grant>) -> Actor {
    Actor {
        account: account.map(AccountId),
        name: "Somebody".to_owned(),
        grants,
    }
}

fn granted(role: Role, federation: FederationId, club: Option<ClubId>) -> Vec<Grant> {
    vec![Grant {
        role,
        federation: Some(federation),
        club,
    }]
}

fn actor(who: &str) -> Actor {
    let officer = |account, role| with(Some(account), granted(role, HERE, None));
    match who {
        "organizer" => officer(10, Role::Organizer),
        "referee" => officer(REFEREE.0, Role::Referee),
        "referee-two" => officer(11, Role::Referee),
        "proposer" => officer(PROPOSER.0, Role::Referee),
        "head" => with(Some(12), granted(Role::ClubHead, HERE, Some(CLUB))),
        "head-two" => with(Some(13), granted(Role::ClubHead, HERE, Some(ClubId(2)))),
        "official" => officer(14, Role::Official),
        "chairman" => officer(15, Role::Chairman),
        "admin" => with(
            Some(16),
            vec![Grant {
                role: Role::Administrator,
                federation: None,
                club: None,
            }],
        ),
        "console" => Actor::console(),
        // Accounts whose roles here were taken back.
        "former-referee" => with(Some(REFEREE.0), granted(Role::Referee, ELSEWHERE, None)),
        "former-proposer" => with(Some(PROPOSER.0), Vec::new()),
        "chairman-elsewhere" => with(Some(17), granted(Role::Chairman, ELSEWHERE, None)),
        _ => with(Some(18), Vec::new()),
    }
}

fn case(state: State, rated: bool) -> TournamentCase {
    TournamentCase {
        federation: HERE,
        referee: Some(REFEREE),
        club: Some(CLUB),
        proposer: Some(PROPOSER),
        state,
        rated,
        club_signs: true,
    }
}

#[test]
fn everybody_may_do_in_every_state_what_the_table_says_and_nothing_else() {
    for who in EVERYBODY {
        for state in State::ALL {
            for rated in [false, true] {
                for act in acts() {
                    let answer = check_allowed(&actor(who), &case(state, rated), act);
                    assert_eq!(
                        answer.is_ok(),
                        allowed(who, act, state, rated),
                        "{who} {act:?} {state:?} rated: {rated}: {answer:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn who_never_may_is_told_so_and_not_that_it_is_too_late() {
    let nobody = actor("nobody");
    for state in State::ALL {
        for act in acts() {
            let refusal = check_allowed(&nobody, &case(state, false), act).unwrap_err();
            assert!(
                matches!(refusal, Refusal::NotYours | Refusal::NotAllowed),
                "{act:?} {state:?}: {refusal:?}"
            );
        }
    }
    let late = check_allowed(
        &actor("official"),
        &case(State::Planned, false),
        OnTournament::Step(Act::Approve),
    );
    assert_eq!(late, Err(Refusal::State(Act::Approve, State::Planned)));
}

#[test]
fn an_account_that_is_missing_on_both_sides_is_nobodys() {
    let commandless = TournamentCase {
        referee: None,
        proposer: None,
        club: None,
        ..case(State::Planned, false)
    };
    for role in [Role::Referee, Role::ClubHead] {
        let console = with(None, granted(role, HERE, None));
        for act in acts() {
            assert!(
                check_allowed(&console, &commandless, act).is_err(),
                "{role:?} {act:?}"
            );
        }
    }
    assert_eq!(
        check_allowed(
            &actor("head"),
            &commandless,
            OnTournament::Step(Act::Cosign)
        ),
        Err(Refusal::ClubMissing)
    );
}

#[test]
fn memberships_of_a_club_are_kept_by_its_head_and_all_by_the_commission() {
    for who in EVERYBODY {
        for (club, kept) in [
            (None, false),
            (Some(CLUB), who == "head"),
            (Some(ClubId(2)), who == "head-two"),
        ] {
            let answer = check_allowed(
                &actor(who),
                &Memberships {
                    federation: HERE,
                    club,
                },
                OnMemberships::Keep,
            );
            assert_eq!(
                answer.is_ok(),
                kept || COMMISSION.contains(&who),
                "{who} {club:?}"
            );
        }
    }
}

#[test]
fn duties_belong_to_roles_of_the_own_federation() {
    let all = [
        Role::Organizer,
        Role::Referee,
        Role::ClubHead,
        Role::Official,
        Role::Chairman,
    ];
    for duty in Duty::ALL {
        let roles: &[Role] = match duty {
            Duty::Officer => &all,
            Duty::Plan => &[
                Role::Organizer,
                Role::Referee,
                Role::Official,
                Role::Chairman,
            ],
            Duty::Assign => &[Role::Organizer, Role::Official, Role::Chairman],
            Duty::Organize => &[Role::Organizer],
            Duty::Referee => &[Role::Referee],
            Duty::Tables => &[Role::Referee, Role::Official, Role::Chairman],
            Duty::Cosign => &[Role::ClubHead],
            Duty::Return | Duty::Members => &[Role::ClubHead, Role::Official, Role::Chairman],
            Duty::Commission => &[Role::Official, Role::Chairman],
            Duty::Chair | Duty::Appoint => &[Role::Chairman],
        };
        for role in all {
            let somebody = with(Some(1), granted(role, HERE, None));
            assert_eq!(
                check_allowed(&somebody, &HERE, duty).is_ok(),
                roles.contains(&role),
                "{role:?} {duty:?}"
            );
            assert_eq!(
                check_allowed(&somebody, &ELSEWHERE, duty),
                Err(Refusal::NotAllowed),
                "{role:?} {duty:?}"
            );
        }
        assert_eq!(
            check_allowed(&actor("admin"), &HERE, duty).is_ok(),
            duty == Duty::Appoint,
            "{duty:?}"
        );
    }
    for who in EVERYBODY {
        assert_eq!(
            check_allowed(&actor(who), &Site, OnSite::Run).is_ok(),
            matches!(who, "admin" | "console"),
            "{who}"
        );
    }
}

#[test]
fn a_chairman_appoints_everybody_here_but_a_chairman() {
    for role in [
        Role::Organizer,
        Role::Referee,
        Role::ClubHead,
        Role::Official,
        Role::Chairman,
    ] {
        let grant = Grant {
            role,
            federation: Some(HERE),
            club: None,
        };
        for who in EVERYBODY {
            let wanted =
                matches!(who, "admin" | "console") || (who == "chairman" && role != Role::Chairman);
            assert_eq!(
                check_allowed(&actor(who), &grant, OnGrant::Change).is_ok(),
                wanted,
                "{who} {role:?}"
            );
        }
    }
    let administrator = Grant {
        role: Role::Administrator,
        federation: None,
        club: None,
    };
    assert_eq!(
        check_allowed(&actor("chairman"), &administrator, OnGrant::Change),
        Err(Refusal::NotAllowed)
    );
}

/// Acts that have a form on the page of a tournament, with the end of its address.
const FORMS: [(Act, &str); 8] = [
    (Act::Cosign, "cosignature"),
    (Act::TakeBack, "withdrawal"),
    (Act::Return, "return"),
    (Act::Approve, "approval"),
    (Act::Reopen, "reopening"),
    (Act::Abandon, "abandonment"),
    (Act::Close, "closing"),
    (Act::Cancel, "cancellation"),
];
/// Acts that have a page of their own to which it links.
const LINKS: [(OnTournament, &str); 4] = [
    (OnTournament::Step(Act::Edit), "table"),
    (OnTournament::OpenDesk, "desk"),
    (OnTournament::Conditions, "conditions"),
    (OnTournament::Register, "registrations"),
];
const LOGINS: [&str; 9] = [
    "organizer",
    "referee",
    "referee-two",
    "head",
    "head-two",
    "official",
    "chairman",
    "admin",
    "nobody",
];

impl App {
    /// A tournament in a state, whatever it takes to bring it there.
    fn brought_to(&self, state: State) -> TournamentId {
        let start = match state {
            State::Planned | State::Friendly | State::Cancelled | State::Recorded => "planned",
            State::Submitted | State::Returned => "submitted",
            State::Cosigned => "cosigned",
            State::Rated | State::Reopened => "rated",
        };
        let id = TournamentId(self.tournament_in(&format!("Cup {}", state.word()), start));
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        self.write(|c| match state {
            State::Returned => {
                office::return_for_changes(&mut Tx::new(c, &official, &steppe, noon()), id, "R")
            }
            State::Reopened => {
                office::reopen_tournament(&mut Tx::new(c, &official, &steppe, noon()), id, "R")
            }
            State::Friendly => approval::close_unrated(
                &mut Tx::new(c, &official, &steppe, noon()),
                id,
                "R",
                &Default::default(),
            )
            .map(|_| ()),
            State::Cancelled => {
                office::cancel_tournament(&mut Tx::new(c, &official, &steppe, noon()), id, "R")
            }
            State::Recorded => Ok(crosstable::db::tournaments::update_state(
                c,
                id,
                state,
                "",
                noon(),
            )?),
            _ => Ok(()),
        });
        id
    }
}

on_both! {
    fn the_page_of_a_tournament_offers_what_the_office_allows_and_nothing_else(app: App) {
        let all: Vec<(State, TournamentId)> = State::ALL.into_iter().map(|state| (state, app.brought_to(state))).collect();
        for login in LOGINS {
            let client = app.login(login);
            for (state, id) in &all {
                let stored = app.stored(id.0);
                assert_eq!(stored.state, *state);
                let may = |act| allowed(login, act, *state, stored.position.is_some());
                let page = client.page(&format!("/steppe/tournaments/{id}"));
                for (act, end) in FORMS {
                    // The commission may take back, but is offered to send back with a reason.
                    let wanted = may(OnTournament::Step(act)) && (act != Act::TakeBack || login == "referee");
                    assert_eq!(page.has_form(&format!("/tournaments/{id}/{end}")), wanted, "{login} {state:?} {act:?}");
                }
                for (act, end) in LINKS {
                    let linked = page.links().contains(&format!("/steppe/tournaments/{id}/{end}"));
                    assert_eq!(linked, may(act), "{login} {state:?} {act:?}");
                }
            }
        }
    }

    fn what_the_office_does_not_allow_can_not_be_posted_either(app: App) {
        for state in [State::Planned, State::Submitted, State::Cosigned, State::Cancelled] {
            let id = app.brought_to(state);
            for login in LOGINS {
                let client = app.login(login);
                for (act, end) in FORMS {
                    if allowed(login, OnTournament::Step(act), state, false) {
                        continue;
                    }
                    let before = app.stored(id.0);
                    let version = before.lock_version.to_string();
                    let answer = client.post(&format!("/steppe/tournaments/{id}/{end}"), &[("reason", "R"), ("version", &version)]);
                    // Whoever has signed and signs again has the effect of once.
                    let again = state == State::Cosigned && login == "head" && act == Act::Cosign;
                    assert!(matches!(answer.status, 403 | 409) || again, "{login} {state:?} {act:?}: {}", answer.status);
                    assert_eq!(app.stored(id.0).state, state, "{login} {act:?}");
                }
            }
        }
    }

    fn a_stored_tournament_is_asked_about_like_the_table_says(app: App) {
        let steppe = app.federation("steppe");
        for state in State::ALL {
            let id = app.brought_to(state);
            let (t, case) = app.read(|c| {
                let t = tournaments::find(c, steppe.id, id)?.unwrap();
                let case = TournamentCase::load_with_proposal(c, &steppe, &t)?;
                Ok((t, case))
            });
            for login in LOGINS {
                for act in acts() {
                    let answer = check_allowed(&app.actor(login), &case, act);
                    assert_eq!(answer.is_ok(), allowed(login, act, state, t.position.is_some()), "{login} {act:?} {state:?}: {answer:?}");
                }
            }
        }
    }

    fn proposals_are_their_organizers_until_they_are_sent_and_then_the_commission_decides(app: App) {
        use ProposalAct::{Approve, Edit, Reject, Return, Send, TakeBack, Withdraw};
        use ProposalStage::{Draft, Rejected, Returned, Sent, Withdrawn};
        let steppe = app.federation("steppe");
        let stored = app.proposal_at(Sent).0;
        let sent = app.read(|c| proposals::find(c, steppe.id, crosstable::db::ProposalId(stored))).unwrap();
        for stage in [Draft, Sent, Returned, ProposalStage::Approved, Rejected, Withdrawn] {
            let mut p = sent.clone();
            p.step.stage = stage;
            for login in LOGINS {
                let actor = app.actor(login);
                let (own, commission) = (login == "organizer", COMMISSION.contains(&login));
                assert_eq!(check_allowed(&actor, &p, OnProposal::See).is_ok(), own || (commission && stage != Draft), "{login} {stage:?}");
                for act in [Edit, Send, TakeBack, Withdraw, Approve, Return, Reject] {
                    let wanted = match act {
                        Edit | Send => own && matches!(stage, Draft | Returned),
                        TakeBack => own && stage == Sent,
                        Withdraw => own && matches!(stage, Draft | Sent | Returned),
                        Approve | Return | Reject => commission && stage == Sent,
                    };
                    assert_eq!(check_allowed(&actor, &p, OnProposal::Step(act)).is_ok(), wanted, "{login} {stage:?} {act:?}");
                }
            }
        }
    }

    fn certificates_are_the_commissions(app: App) {
        use crosstable::domain::certificate::Stage;
        let steppe = app.federation("steppe");
        let asked = app.certificate_at(false).0;
        let requested = app.read(|c| certificates::find(c, steppe.id, crosstable::db::CertificateId(asked))).unwrap();
        for stage in Stage::ALL {
            let mut certificate = requested.clone();
            certificate.request.stage = stage;
            for login in LOGINS {
                let (actor, commission) = (app.actor(login), COMMISSION.contains(&login));
                let issues = check_allowed(&actor, &certificate, OnCertificate::Issue).is_ok();
                assert_eq!(issues, commission && stage == Stage::Requested, "{login} {stage:?}");
                let ends = check_allowed(&actor, &certificate, OnCertificate::End).is_ok();
                assert_eq!(ends, commission && matches!(stage, Stage::Requested | Stage::Issued), "{login} {stage:?}");
                assert_eq!(certificate.check_actor(&actor, OnCertificate::Issue).is_ok(), commission, "{login}");
            }
        }
    }
}
