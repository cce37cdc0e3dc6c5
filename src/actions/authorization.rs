//! Decides which actor may perform which act in which state. An act asks before it runs, a page
//! before it shows a button.
//!
//! [`check_allowed`] asks [`Object::check_actor`] first, then [`Object::check_state`]. An
//! idempotent act asks [`Object::check_actor`] first and the rest later.

use crate::db::amendment_proposals::AmendmentProposal;
use crate::db::appeals::Appeal;
use crate::db::calendar_plans::CalendarPlan;
use crate::db::certificates::Certificate;
use crate::db::federations::Federation;
use crate::db::proposals::{self, Proposal};
use crate::db::recommendations::Request;
use crate::db::tournaments::{self, Summary, Tournament};
use crate::db::{AccountId, ClubId, Conn, DbError, FederationId, TournamentId};
use crate::domain::approval::{Act, State};
use crate::domain::proposal::{Act as ProposalAct, Stage};
use crate::domain::{amendment, appeal, calendar_plan, certificate, recommendation};

use super::{ActionError, Actor, Grant, Refusal, Role};

pub trait Object {
    type Act: Copy;

    /// Refuses an actor who may never perform the act, whatever the state.
    fn check_actor(&self, actor: &Actor, act: Self::Act) -> Result<(), Refusal>;

    /// Refuses an act that is impossible in the present state for any actor.
    fn check_state(&self, _act: Self::Act) -> Result<(), Refusal> {
        Ok(())
    }
}

/// The reason concerns first the actor, then the state.
pub fn check_allowed<O: Object>(actor: &Actor, object: &O, act: O::Act) -> Result<(), Refusal> {
    object.check_actor(actor, act)?;
    object.check_state(act)
}

fn has_role(actor: &Actor, role: Role, federation: FederationId) -> bool {
    actor
        .grants
        .iter()
        .any(|g| g.role == role && g.federation == Some(federation))
}

fn runs_site(actor: &Actor) -> bool {
    actor.grants.iter().any(|g| g.role == Role::Administrator)
}

fn is_club_head(actor: &Actor, federation: FederationId, club: ClubId) -> bool {
    actor.grants.iter().any(|g| {
        g.role == Role::ClubHead && g.federation == Some(federation) && g.club == Some(club)
    })
}

fn refuse_unless(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}

pub struct Site;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnSite {
    /// Founds and imports federations, manages accounts and letters.
    Run,
}

impl Object for Site {
    type Act = OnSite;

    fn check_actor(&self, actor: &Actor, _act: OnSite) -> Result<(), Refusal> {
        refuse_unless(runs_site(actor), Refusal::NotAllowed)
    }
}

/// A right that roles give in a federation, independent of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// Holds any office.
    Officer,
    Plan,
    /// Sets the referee of a tournament and its place in the calendar plan.
    Assign,
    Organize,
    Referee,
    /// Works on tables and at desks.
    Tables,
    /// Signs for a club.
    Cosign,
    Return,
    /// Manages lists of members, of any club.
    Members,
    /// Decides as the rating commission: players, certificates, lists, tables, proposals.
    Commission,
    /// Publishes amendments and changes settings.
    Chair,
    Appoint,
}

impl Duty {
    pub const ALL: [Duty; 12] = [
        Duty::Officer,
        Duty::Plan,
        Duty::Assign,
        Duty::Organize,
        Duty::Referee,
        Duty::Tables,
        Duty::Cosign,
        Duty::Return,
        Duty::Members,
        Duty::Commission,
        Duty::Chair,
        Duty::Appoint,
    ];

    fn roles(self) -> &'static [Role] {
        match self {
            Duty::Officer => &[
                Role::Organizer,
                Role::Referee,
                Role::ClubHead,
                Role::Official,
                Role::Chairman,
            ],
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
            Duty::Return | Duty::Members => &[Role::Official, Role::Chairman, Role::ClubHead],
            Duty::Commission => &[Role::Official, Role::Chairman],
            Duty::Chair | Duty::Appoint => &[Role::Chairman],
        }
    }
}

impl Object for FederationId {
    type Act = Duty;

    fn check_actor(&self, actor: &Actor, duty: Duty) -> Result<(), Refusal> {
        // A new federation has no chairman yet: the administrator appoints the first one.
        let from_outside = duty == Duty::Appoint && runs_site(actor);
        let allowed = from_outside
            || duty
                .roles()
                .iter()
                .any(|role| has_role(actor, *role, *self));
        refuse_unless(allowed, Refusal::NotAllowed)
    }
}

/// The club is `None` for the federation itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Memberships {
    pub federation: FederationId,
    pub club: Option<ClubId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnMemberships {
    Keep,
}

impl Object for Memberships {
    type Act = OnMemberships;

    /// The commission manages all memberships, the head of a club those of the club.
    fn check_actor(&self, actor: &Actor, _act: OnMemberships) -> Result<(), Refusal> {
        let own = self
            .club
            .is_some_and(|club| is_club_head(actor, self.federation, club));
        refuse_unless(
            own || self.federation.check_actor(actor, Duty::Commission).is_ok(),
            Refusal::NotYours,
        )
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    Missing,
    /// Not proved in this session, or too long ago.
    Stale,
    /// Proved recently.
    Fresh,
}

/// On an approval, table, list, amendment or certificate. Holds the requirements beside the office.
pub struct Signature {
    pub demanded: bool,
    pub proof: Proof,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnSignature {
    Put,
}

impl Object for Signature {
    type Act = OnSignature;

    /// An officer with a second factor must prove it regularly, even without a demand.
    fn check_actor(&self, _actor: &Actor, _act: OnSignature) -> Result<(), Refusal> {
        match self.proof {
            Proof::Fresh => Ok(()),
            Proof::Stale => Err(Refusal::ProofStale),
            Proof::Missing => refuse_unless(!self.demanded, Refusal::FactorMissing),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnGrant {
    Change,
}

impl Object for Grant {
    type Act = OnGrant;

    /// A chairman appoints the officers of the own federation, except chairmen.
    fn check_actor(&self, actor: &Actor, _act: OnGrant) -> Result<(), Refusal> {
        let own = |f: FederationId| {
            has_role(actor, Role::Chairman, f)
                && !matches!(self.role, Role::Chairman | Role::Administrator)
        };
        refuse_unless(
            runs_site(actor) || self.federation.is_some_and(own),
            Refusal::NotAllowed,
        )
    }
}

/// The facts about a tournament that authorization depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TournamentCase {
    pub federation: FederationId,
    pub referee: Option<AccountId>,
    pub club: Option<ClubId>,
    /// Account that proposed it, in federations with proposals.
    pub proposer: Option<AccountId>,
    pub state: State,
    /// True if it stands in the chronicle, so that changes of its table are corrections.
    pub rated: bool,
    /// True if the rules require the signature of the club's head.
    pub club_signs: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnTournament {
    /// Sees unpublished data.
    See,
    /// Sees the unpublished table, its preview and the desk.
    Work,
    Conditions,
    /// Sets the plan line of a tournament with a signed table.
    PlanLine,
    OpenDesk,
    Desk,
    Registrations,
    Register,
    Step(Act),
}

impl TournamentCase {
    pub fn from_tournament(
        federation: &Federation,
        t: &Tournament,
        proposal: Option<&Proposal>,
    ) -> TournamentCase {
        TournamentCase {
            federation: t.federation_id,
            referee: t.conditions.referee_id,
            club: t.conditions.club_id,
            proposer: proposal.and_then(|p| p.organizer_id),
            state: t.state,
            rated: t.position.is_some(),
            club_signs: federation.rules.club_signs,
        }
    }

    pub fn load_with_proposal(
        conn: &mut Conn,
        federation: &Federation,
        t: &Tournament,
    ) -> Result<TournamentCase, DbError> {
        Ok(TournamentCase::from_tournament(
            federation,
            t,
            proposals::of_tournament(conn, t.id)?.as_ref(),
        ))
    }

    /// The case of a row of a list, where the proposer doesn't matter.
    pub fn from_summary(federation: &Federation, t: &Summary) -> TournamentCase {
        TournamentCase {
            federation: federation.id,
            referee: t.conditions.referee_id,
            club: t.conditions.club_id,
            proposer: None,
            state: t.state,
            rated: t.position.is_some(),
            club_signs: federation.rules.club_signs,
        }
    }

    pub fn after(&self, act: Act) -> Result<State, Refusal> {
        self.state
            .after(act, self.club_signs, self.rated)
            .ok_or(Refusal::State(act, self.state))
    }

    pub fn is_refereed_by(&self, actor: &Actor) -> bool {
        actor.account.is_some() && self.referee == actor.account
    }

    fn has_duty(&self, actor: &Actor, duty: Duty) -> bool {
        self.federation.check_actor(actor, duty).is_ok()
    }

    fn is_worked_on_by(&self, actor: &Actor) -> bool {
        self.has_duty(actor, Duty::Commission)
            || (self.is_refereed_by(actor) && self.has_duty(actor, Duty::Referee))
    }

    fn is_run_by(&self, actor: &Actor) -> bool {
        self.is_worked_on_by(actor) || self.has_duty(actor, Duty::Organize)
    }

    fn is_headed_by(&self, actor: &Actor) -> bool {
        self.club
            .is_some_and(|club| is_club_head(actor, self.federation, club))
    }

    /// The proposer may withdraw the tournament while in office.
    fn is_proposed_by(&self, actor: &Actor) -> bool {
        actor.account.is_some()
            && self.proposer == actor.account
            && self.has_duty(actor, Duty::Officer)
    }

    fn check_step_actor(&self, actor: &Actor, act: Act) -> Result<(), Refusal> {
        let yours = |allowed| refuse_unless(allowed, Refusal::NotYours);
        let office = |allowed| refuse_unless(allowed, Refusal::NotAllowed);
        match act {
            Act::Edit | Act::TakeBack => yours(self.is_worked_on_by(actor)),
            // The signature is the chief referee's own. An official may correct a rated table and
            // then signs for the correction.
            Act::Submit => {
                yours(self.is_worked_on_by(actor) && (self.rated || self.is_refereed_by(actor)))
            }
            Act::Cosign if self.club.is_none() => Err(Refusal::ClubMissing),
            Act::Cosign => yours(self.is_headed_by(actor)),
            // The head of the club returns tables that wait for the cosignature, the commission
            // also cosigned ones.
            Act::Return => {
                let head = self.is_headed_by(actor) && self.state == State::Submitted;
                office(self.has_duty(actor, Duty::Commission) || head)
            }
            Act::Approve | Act::Reopen | Act::Abandon | Act::Close => {
                office(self.has_duty(actor, Duty::Commission))
            }
            Act::Cancel => yours(self.is_run_by(actor) || self.is_proposed_by(actor)),
        }
    }
}

impl Object for TournamentCase {
    type Act = OnTournament;

    fn check_actor(&self, actor: &Actor, act: OnTournament) -> Result<(), Refusal> {
        let allowed = match act {
            OnTournament::See => self.is_run_by(actor) || self.is_headed_by(actor),
            OnTournament::Work | OnTournament::OpenDesk | OnTournament::Desk => {
                self.is_worked_on_by(actor)
            }
            OnTournament::Conditions | OnTournament::Registrations | OnTournament::Register => {
                self.is_run_by(actor)
            }
            OnTournament::PlanLine => {
                return refuse_unless(self.has_duty(actor, Duty::Commission), Refusal::NotAllowed);
            }
            OnTournament::Step(act) => return self.check_step_actor(actor, act),
        };
        refuse_unless(allowed, Refusal::NotYours)
    }

    fn check_state(&self, act: OnTournament) -> Result<(), Refusal> {
        match act {
            OnTournament::See | OnTournament::Work | OnTournament::Registrations => Ok(()),
            // Before the table is signed, the conditions hold the plan line.
            OnTournament::PlanLine => refuse_unless(
                self.state.is_handed_in(),
                Refusal::State(Act::Approve, self.state),
            ),
            // A rated tournament is over: no registrations and no desk.
            OnTournament::OpenDesk | OnTournament::Register if self.rated => {
                Err(Refusal::State(Act::Edit, self.state))
            }
            OnTournament::Conditions
            | OnTournament::Desk
            | OnTournament::OpenDesk
            | OnTournament::Register => self.after(Act::Edit).map(|_| ()),
            OnTournament::Step(act) => self.after(act).map(|_| ()),
        }
    }
}

pub fn find_permitted_tournament(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    act: OnTournament,
) -> Result<Tournament, ActionError> {
    let t = tournaments::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)?;
    check_allowed(
        actor,
        &TournamentCase::load_with_proposal(conn, federation, &t)?,
        act,
    )?;
    Ok(t)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnProposal {
    See,
    Step(ProposalAct),
}

pub fn is_own(actor: &Actor, p: &Proposal) -> bool {
    actor.account.is_some() && p.organizer_id == actor.account
}

impl Object for Proposal {
    type Act = OnProposal;

    /// The organizer always sees it, the commission once it was submitted. A draft is private,
    /// including a withdrawn one.
    fn check_actor(&self, actor: &Actor, act: OnProposal) -> Result<(), Refusal> {
        let has = |duty| self.federation_id.check_actor(actor, duty);
        let allowed = match act {
            OnProposal::See => {
                is_own(actor, self)
                    || (has(Duty::Commission).is_ok() && self.step.stage != Stage::Draft)
            }
            OnProposal::Step(ProposalAct::Approve | ProposalAct::Return | ProposalAct::Reject) => {
                return has(Duty::Commission);
            }
            OnProposal::Step(
                ProposalAct::Edit
                | ProposalAct::Send
                | ProposalAct::TakeBack
                | ProposalAct::Withdraw,
            ) => is_own(actor, self) && has(Duty::Plan).is_ok(),
        };
        refuse_unless(allowed, Refusal::NotYours)
    }

    fn check_state(&self, act: OnProposal) -> Result<(), Refusal> {
        match act {
            OnProposal::See => Ok(()),
            OnProposal::Step(act) => self
                .step
                .stage
                .after(act)
                .map(|_| ())
                .ok_or(Refusal::Stage(self.step.stage)),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnCertificate {
    Issue,
    /// Refuses the request, or revokes the certificate.
    End,
}

impl Object for Certificate {
    type Act = OnCertificate;

    fn check_actor(&self, actor: &Actor, _act: OnCertificate) -> Result<(), Refusal> {
        self.request
            .federation_id
            .check_actor(actor, Duty::Commission)
    }

    fn check_state(&self, act: OnCertificate) -> Result<(), Refusal> {
        let possible = match act {
            OnCertificate::Issue => self.request.stage == certificate::Stage::Requested,
            OnCertificate::End => self.request.stage.after_rejection().is_some(),
        };
        refuse_unless(possible, Refusal::CertificateEnded)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnRequest {
    Withdraw,
}

impl Object for Request {
    type Act = OnRequest;

    fn check_actor(&self, actor: &Actor, _act: OnRequest) -> Result<(), Refusal> {
        self.proposed
            .federation_id
            .check_actor(actor, Duty::Commission)
    }

    fn check_state(&self, _act: OnRequest) -> Result<(), Refusal> {
        refuse_unless(self.stage == recommendation::Stage::Waiting, Refusal::Link)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnPlan {
    See,
    /// Changes, removes or adopts the draft.
    Draft,
    /// Amends an adopted plan.
    Amend,
}

impl Object for CalendarPlan {
    type Act = OnPlan;

    /// The commission manages the plans; adopted ones are public.
    fn check_actor(&self, actor: &Actor, act: OnPlan) -> Result<(), Refusal> {
        match act {
            OnPlan::See if self.heading.stage == calendar_plan::Stage::Adopted => Ok(()),
            OnPlan::See | OnPlan::Draft | OnPlan::Amend => self
                .heading
                .federation_id
                .check_actor(actor, Duty::Commission),
        }
    }

    fn check_state(&self, act: OnPlan) -> Result<(), Refusal> {
        let possible = match act {
            OnPlan::See => true,
            OnPlan::Draft => self.heading.stage == calendar_plan::Stage::Draft,
            OnPlan::Amend => self.heading.stage == calendar_plan::Stage::Adopted,
        };
        refuse_unless(possible, Refusal::PlanStage)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnAppeal {
    Answer,
}

impl Object for Appeal {
    type Act = OnAppeal;

    fn check_actor(&self, actor: &Actor, _act: OnAppeal) -> Result<(), Refusal> {
        self.objection
            .federation_id
            .check_actor(actor, Duty::Commission)
    }

    fn check_state(&self, _act: OnAppeal) -> Result<(), Refusal> {
        refuse_unless(self.stage == appeal::Stage::Open, Refusal::AppealAnswered)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnAmendment {
    Withdraw,
    /// Publishes an amendment based on it, or declines it.
    Settle,
}

impl Object for AmendmentProposal {
    type Act = OnAmendment;

    /// The proposer withdraws it while in the commission; the chairman decides.
    fn check_actor(&self, actor: &Actor, act: OnAmendment) -> Result<(), Refusal> {
        match act {
            OnAmendment::Withdraw => {
                let own = actor.account.is_some() && self.proposed.account_id == actor.account;
                refuse_unless(
                    own && self
                        .proposed
                        .federation_id
                        .check_actor(actor, Duty::Commission)
                        .is_ok(),
                    Refusal::NotYours,
                )
            }
            OnAmendment::Settle => self.proposed.federation_id.check_actor(actor, Duty::Chair),
        }
    }

    fn check_state(&self, _act: OnAmendment) -> Result<(), Refusal> {
        refuse_unless(
            self.stage == amendment::Stage::Open,
            Refusal::AmendmentSettled,
        )
    }
}
