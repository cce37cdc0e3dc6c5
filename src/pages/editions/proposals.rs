//! Amendments proposed by the commission: the form, and the officers' part of the page of the
//! editions.

use actix_web::{HttpResponse, web};

use super::parameters::{Grid, build_grid, format_value};
use super::{AmendmentForm, parse_form, render_form, said_by_the_form};
use crate::actions::ActionError;
use crate::actions::amendments::{self as office, Proposed};
use crate::actions::authorization::{OnAmendment, check_allowed};
use crate::actions::editions::Amendment;
use crate::db::Conn;
use crate::db::amendment_proposals::{self as storage, AmendmentProposal};
use crate::db::federations::Federation;
use crate::domain::amendment::{Stage, apply_changes};
use crate::domain::rules::form::{Described, ParameterMap};
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::redirect_to;
use crate::frame::path::id;
use crate::frame::request::{
    By, Chair, Commission, Inside, attempt_inside, read_inside, write_inside,
};
use crate::i18n::{L10nLanguage, parameters as texts, terms};
use crate::regulation_texts::links::{ArticleLinks, Part};

/// Number of settled proposals that are shown.
const SETTLED: i64 = 10;

/// The open and the last settled proposals.
pub struct Beside {
    pub open: Vec<ProposalView>,
    /// The settled proposals, newest first.
    pub settled: Vec<ProposalView>,
}

/// The officers' view of a proposed amendment.
pub struct ProposalView {
    pub id: i64,
    /// Name of the proposer.
    pub by: String,
    /// Time of the proposal.
    pub at: String,
    pub reason: String,
    /// The parameters that the amendment changes.
    pub changes: Vec<Changed>,
    /// The reader may publish or decline it.
    pub decides: bool,
    /// The reader may withdraw it.
    pub withdraws: bool,
    /// Text of its stage.
    pub stage: String,
    /// CSS class of the stage's badge.
    pub badge: &'static str,
    /// Name of the officer who settled it, and the time.
    pub settled: String,
    /// Reason for a refusal.
    pub answer: String,
}

/// A changed parameter.
pub struct Changed {
    pub name: &'static str,
    pub article: Vec<Part>,
    /// A sentence on the parameter's effect.
    pub about: String,
    /// Value in the last edition.
    pub before: Side,
    /// Proposed value.
    pub after: Side,
}

/// A value of a parameter: as text or as a table.
pub struct Side {
    pub value: String,
    pub table: Option<Grid>,
}

fn stage_name(t: &L10nLanguage, stage: Stage) -> String {
    match stage {
        Stage::Open => t.msg_amendment_open(),
        Stage::Adopted => t.msg_amendment_adopted(),
        Stage::Declined => t.msg_amendment_declined(),
        Stage::Withdrawn => t.msg_amendment_withdrawn(),
    }
}

impl ProposalView {
    /// A proposal without its changes.
    pub fn from_proposal(inside: &Inside, p: &AmendmentProposal) -> ProposalView {
        let can = |act| {
            inside
                .actor
                .as_ref()
                .is_some_and(|actor| check_allowed(actor, p, act).is_ok())
        };
        let settled = p.settled_at.map(|at| {
            format!(
                "{}, {}",
                inside.spelling().name(&p.settled_by, None),
                inside.moment(at)
            )
        });
        ProposalView {
            id: p.id.0,
            by: inside.spelling().name(&p.proposed.by_name, None),
            at: inside.moment(p.proposed.proposed_at),
            reason: p.proposed.reason.clone(),
            changes: Vec::new(),
            decides: can(OnAmendment::Settle),
            withdraws: can(OnAmendment::Withdraw),
            stage: stage_name(inside.t(), p.stage),
            badge: match p.stage {
                Stage::Open => "waiting",
                Stage::Adopted => "rated",
                Stage::Declined | Stage::Withdrawn => "off",
            },
            settled: settled.unwrap_or_default(),
            answer: p.answer.clone(),
        }
    }
}

/// Changes of a proposal against the parameters published last. A change that has been published
/// meanwhile is left out.
fn list_changes(
    inside: &Inside,
    links: &ArticleLinks,
    described: &[Described],
    before: &ParameterMap,
    changes: &ParameterMap,
) -> Vec<Changed> {
    let (language, rules) = (inside.language, inside.federation.rules.id);
    let after = apply_changes(before, changes);
    let side = |d: &Described, all: &ParameterMap| {
        let table = build_grid(language, rules, d, d.value(all));
        Side {
            value: if table.is_some() {
                String::new()
            } else {
                format_value(language, rules, d, d.value(all))
            },
            table,
        }
    };
    let differing = described
        .iter()
        .filter(|d| d.value(before) != d.value(&after));
    differing
        .map(|d| Changed {
            name: d.name,
            article: links.split_citation(&terms::article_name(inside.t(), d.article)),
            about: texts::parameter_text(inside.t(), rules, d),
            before: side(d, before),
            after: side(d, &after),
        })
        .collect()
}

/// Data of the proposals.
struct ProposalsData {
    open: Vec<AmendmentProposal>,
    /// The last settled proposals.
    settled: Vec<AmendmentProposal>,
    /// The parameters published last.
    last: ParameterMap,
}

fn find(c: &mut Conn, f: &Federation) -> Result<ProposalsData, ActionError> {
    Ok(ProposalsData {
        open: storage::load_open(c, f.id)?,
        settled: storage::load_settled(c, f.id, SETTLED)?,
        last: office::load_latest_parameters(c, f)?,
    })
}

/// The officers' part of the page of the editions.
///
/// # Errors
/// The database fails.
pub async fn load_beside(inside: &Inside, links: &ArticleLinks) -> Result<Beside, WebError> {
    let found = read_inside(inside, find).await?;
    let described = inside.federation.rules.described();
    let told = |p: &AmendmentProposal| ProposalView {
        changes: list_changes(
            inside,
            links,
            &described,
            &found.last,
            &office::parse_changes(p),
        ),
        ..ProposalView::from_proposal(inside, p)
    };
    Ok(Beside {
        open: found.open.iter().map(told).collect(),
        settled: found
            .settled
            .iter()
            .map(|p| ProposalView::from_proposal(inside, p))
            .collect(),
    })
}

/// `GET /{federation}/rules/proposals/new`: the form begins with the parameters of the last
/// edition.
pub async fn new_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    render_form(
        &by,
        AmendmentForm {
            proposes: true,
            ..AmendmentForm::default()
        },
    )
    .await
}

/// `POST /{federation}/rules/proposals/new`
pub async fn propose_amendment(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let parameters = parse_form(&form, &by.federation.rules.described());
    let given = Proposed {
        reason: form.text("reason").to_owned(),
        parameters,
    };
    let (entered, actor, now) = (given.clone(), by.actor.clone(), by.app.now());
    match attempt_inside(
        &by,
        form.make_idempotent(now, move |c, f| {
            office::propose(c, &actor, f, &entered, now)
        }),
    )
    .await?
    {
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/rules", by.federation.slug),
            "amendment-proposed",
        )),
        Err(error) => {
            let refused = said_by_the_form(error)?;
            let typed = Some(Amendment {
                parameters: given.parameters,
                ..Amendment::default()
            });
            render_form(
                &by,
                AmendmentForm {
                    proposes: true,
                    reason: given.reason,
                    typed,
                    refused,
                    proposal: None,
                },
            )
            .await
        }
    }
}

/// `POST /{federation}/rules/proposals/{amendment}/answer`: declines a proposal.
pub async fn decline_proposal(
    by: By<Chair>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, answer) = (id(&path.1)?, form.text("reason").to_owned());
    let (actor, now) = (by.actor.clone(), by.app.now());
    write_inside(&by, move |c, f| {
        office::decline(c, &actor, f, id, &answer, now)
    })
    .await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/rules", by.federation.slug),
        "amendment-declined",
    ))
}

/// `POST /{federation}/rules/proposals/{amendment}/withdrawal`
pub async fn withdraw_proposal(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now) = (by.actor.clone(), by.app.now());
    write_inside(&by, move |c, f| office::withdraw(c, &actor, f, id, now)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/rules", by.federation.slug),
        "amendment-dropped",
    ))
}
