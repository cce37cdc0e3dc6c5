//! The stage of a tournament from the table to the rating, and the acts that the reader may do.

use crate::actions::Actor;
use crate::actions::authorization::{OnTournament, TournamentCase, check_allowed};
use crate::actions::plan_lines::{NO_LINE, named_line};
use crate::calendar_plans::{line_choices, plan_title};
use crate::db::calendar_plans::Standing as PlanStanding;
use crate::db::tournaments::{Signature, Summary, Tournament};
use crate::domain::approval::{Act, Office, State};
use crate::domain::caveat::{self, Caveat};
use crate::domain::desk::PublicDesk;
use crate::error::WebError;
use crate::frame::options::Choice;
use crate::frame::request::Inside;
use crate::i18n::Speaks;
use crate::i18n::terms::{self, PlayProgress};
use crate::tournaments::page_data::{Disorder, TournamentPageData};

pub(super) struct Stage {
    pub(super) class: &'static str,
    pub(super) title: String,
    pub(super) detail: String,
}

pub(super) struct Signed {
    pub(super) office: String,
    pub(super) name: String,
    pub(super) at: String,
    /// Only those that the signatory confirmed.
    pub(super) caveats: String,
}

pub(super) struct Standing {
    pub(super) badge: &'static str,
    pub(super) state: String,
    /// The step that is waited for, or the moment of rating.
    pub(super) waits: String,
    /// The reason for sending back or correcting; empty if the reader may not see it.
    pub(super) reason: String,
}

/// A later tournament that is rated already, or an earlier one that still waits.
pub(super) struct OutOfOrder {
    pub(super) id: i64,
    pub(super) name: String,
    pub(super) later: bool,
}

#[derive(Default)]
pub(super) struct AllowedActs {
    pub(super) edit: bool,
    pub(super) desk: bool,
    pub(super) conditions: bool,
    pub(super) registrations: bool,
    pub(super) cosign: bool,
    pub(super) take_back: bool,
    pub(super) send_back: bool,
    pub(super) approve: bool,
    pub(super) reopen: bool,
    pub(super) abandon: bool,
    pub(super) close: bool,
    pub(super) cancel: bool,
}

impl AllowedActs {
    pub(super) fn any(&self) -> bool {
        self.edit
            || self.conditions
            || self.registrations
            || self.cosign
            || self.take_back
            || self.send_back
            || self.approve
            || self.reopen
            || self.abandon
            || self.close
            || self.cancel
    }

    pub(super) fn for_actor(actor: Option<&Actor>, case: &TournamentCase) -> AllowedActs {
        let Some(actor) = actor else {
            return AllowedActs::default();
        };
        let may = |act| check_allowed(actor, case, act).is_ok();
        let step = |act| may(OnTournament::Step(act));
        AllowedActs {
            edit: step(Act::Edit),
            desk: may(OnTournament::OpenDesk),
            conditions: may(OnTournament::Conditions),
            registrations: may(OnTournament::Register),
            cosign: step(Act::Cosign),
            // The commission is offered to send back, with a reason; taking back is the referee's.
            take_back: step(Act::TakeBack) && case.is_refereed_by(actor),
            send_back: step(Act::Return),
            approve: step(Act::Approve),
            reopen: step(Act::Reopen),
            abandon: step(Act::Abandon),
            close: step(Act::Close),
            cancel: step(Act::Cancel),
        }
    }
}

/// For the commission, on a signed tournament.
pub(super) struct PlanChoice {
    /// About the present line.
    pub(super) warning: Option<String>,
    /// Lines of the same name: value of the form and label of the button.
    pub(super) fitting: Vec<(String, String)>,
    pub(super) lines: Vec<Choice<String>>,
}

impl PlanChoice {
    pub(super) async fn load_choice(
        inside: &Inside,
        found: &TournamentPageData,
    ) -> Result<PlanChoice, WebError> {
        let (t, language, held) = (inside.t(), inside.language, &found.t.conditions);
        let stored = match held.plan_line_id {
            Some(id) => named_line(id),
            None if held.official => held.plan.clone(),
            None => NO_LINE.to_owned(),
        };
        let button = |standing: &PlanStanding| {
            let days = language.format_days(standing.line.starts, standing.line.ends);
            let line = format!(
                "{}, {}",
                plan_title(inside, &standing.plan),
                t.msg_numbered(standing.line.number.to_string())
            );
            (
                named_line(standing.line.id),
                t.msg_plan_link(format!("{line} ({days})")),
            )
        };
        Ok(PlanChoice {
            warning: found
                .plan_caveat
                .map(|caveat| terms::caveat_sentence(language, caveat)),
            fitting: found.fitting.iter().map(button).collect(),
            lines: line_choices(inside, &stored).await?,
        })
    }
}

impl Standing {
    pub(super) fn from_tournament(
        inside: &Inside,
        held: &Tournament,
        sees: bool,
        desk: Option<&PublicDesk>,
    ) -> Standing {
        let (t, now) = (inside.t(), held.state);
        let over = held.conditions.ends < inside.today() || desk.is_some_and(|desk| desk.finished);
        let going = PlayProgress::from_state(over, desk.is_some_and(|desk| desk.is_playing()));
        let (badge, state) = terms::badge_of(t, now, going, held.passes);
        let waits = match (now, held.rated_at) {
            (State::Planned, _) if going == PlayProgress::Playing => String::new(),
            (now, Some(at)) if now.is_unchanged(held.passes) => {
                t.msg_unchanged_at(inside.moment(at))
            }
            (State::Rated, Some(at)) => t.msg_rated_at(inside.moment(at)),
            _ => terms::next_step_sentence(t, now, over, held.position.is_some()),
        };
        Standing {
            badge,
            state,
            waits,
            // Reasons for sending back are for those who work on the table; reasons for correcting
            // are public.
            reason: if sees || now.is_public() || now == State::Cancelled {
                held.reason.clone()
            } else {
                String::new()
            },
        }
    }
}

impl OutOfOrder {
    pub(super) fn all(order: &Disorder) -> Vec<OutOfOrder> {
        let of = |t: &Summary, later| OutOfOrder {
            id: t.id.0,
            name: t.conditions.name.clone(),
            later,
        };
        order
            .rated_later
            .iter()
            .map(|t| of(t, true))
            .chain(order.open_earlier.iter().map(|t| of(t, false)))
            .collect()
    }
}

impl Signed {
    pub(super) fn from_signature(
        inside: &Inside,
        found: &TournamentPageData,
        s: &Signature,
    ) -> Signed {
        let mut caveats = caveat::from_words(&s.caveats).unwrap_or_default();
        // The commission's later decision about the plan overrides the caveat.
        caveats.retain(|caveat| {
            !(matches!(caveat, Caveat::Unplanned(_)) && found.t.conditions.official)
        });
        // The preview shows these caveats with the rows.
        if let Some(Ok(preview)) = &found.preview {
            caveats.retain(|caveat| {
                !preview
                    .lacks
                    .iter()
                    .any(|lack| Caveat::Lack(lack.kind) == *caveat)
            });
        }
        Signed {
            office: office_word(inside, s.office, found.is_correction_signature(s)),
            name: inside.spelling().name(&s.name, None),
            at: inside.moment(s.signed_at),
            caveats: caveats
                .iter()
                .map(|c| terms::caveat_sentence(inside.language, *c))
                .collect::<Vec<_>>()
                .join(" "),
        }
    }
}

fn office_word(inside: &Inside, office: Office, corrects: bool) -> String {
    let t = inside.t();
    match office {
        Office::Referee if corrects => t.msg_office_correction(),
        Office::Referee => t.msg_office_referee(),
        Office::Club => t.msg_office_club(),
        Office::Official => t.msg_office_official(),
    }
}

/// Empty without a signature.
fn name_signer(inside: &Inside, found: &TournamentPageData, office: Office) -> String {
    found
        .signatures
        .iter()
        .rfind(|s| s.office == office)
        .map(|s| {
            format!(
                "{}, {}",
                inside.spelling().name(&s.name, None),
                inside.moment(s.signed_at)
            )
        })
        .unwrap_or_default()
}

pub(super) fn list_stages(
    inside: &Inside,
    found: &TournamentPageData,
    now: State,
    signs: bool,
) -> Vec<Stage> {
    let t = inside.t();
    if State::OFF.contains(&now) {
        return Vec::new();
    }
    let reached = match now {
        State::Planned | State::Returned | State::Reopened => 0,
        State::Submitted => 1,
        State::Cosigned => 2,
        _ => 3,
    };
    let who = |office: Office| name_signer(inside, found, office);
    let corrects = found
        .signatures
        .iter()
        .rfind(|s| s.office == Office::Referee)
        .map(|s| found.is_correction_signature(s));
    let first = if corrects.unwrap_or(State::OPEN.contains(&now) && found.case.rated) {
        t.msg_path_correction()
    } else {
        t.msg_path_table()
    };
    let mut steps = vec![(0, first, who(Office::Referee))];
    if signs {
        steps.push((1, t.msg_path_club(), who(Office::Club)));
    }
    steps.push((2, t.msg_path_commission(), who(Office::Official)));
    let rated_at = found.t.rated_at.filter(|_| now == State::Rated);
    let rated = rated_at.map(|at| inside.moment(at)).unwrap_or_default();
    let last = if now.is_unchanged(found.t.passes) {
        t.msg_path_unchanged()
    } else {
        t.msg_path_rated()
    };
    steps.push((3, last, rated));
    steps
        .into_iter()
        .map(|(step, title, detail)| Stage {
            class: if step < reached || now == State::Rated {
                "done"
            } else if step == reached {
                "now"
            } else {
                "todo"
            },
            title,
            detail,
        })
        .collect()
}
