//! Amendments proposed by the commission.

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

const SETTLED: i64 = 10;

pub struct AmendmentProposals {
    pub open: Vec<ProposalView>,
    /// Newest first.
    pub settled: Vec<ProposalView>,
}

pub struct ProposalView {
    pub id: i64,
    pub by: String,
    pub at: String,
    pub reason: String,
    pub changes: Vec<Changed>,
    /// True if the reader may publish or decline it.
    pub decides: bool,
    pub withdraws: bool,
    pub stage: String,
    pub badge: &'static str,
    pub settled: String,
    /// The reason for a refusal.
    pub answer: String,
}

pub struct Changed {
    pub name: &'static str,
    pub article: Vec<Part>,
    pub about: String,
    pub before: Side,
    pub after: Side,
}

/// As text or as a table.
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
    /// Without the changes.
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

/// Compares with the parameters published last, so a change published meanwhile is left out.
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

struct ProposalsData {
    open: Vec<AmendmentProposal>,
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

pub async fn load_beside(
    inside: &Inside,
    links: &ArticleLinks,
) -> Result<AmendmentProposals, WebError> {
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
    Ok(AmendmentProposals {
        open: found.open.iter().map(told).collect(),
        settled: found
            .settled
            .iter()
            .map(|p| ProposalView::from_proposal(inside, p))
            .collect(),
    })
}

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

pub async fn propose_amendment(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let parameters = parse_form(&form, &by.federation.rules.described());
    let given = Proposed {
        reason: form.text("reason").to_owned(),
        parameters,
    };
    let entered = given.clone();
    match attempt_inside(&by, form.run_once(move |tx| office::propose(tx, &entered))).await? {
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

pub async fn decline_proposal(
    by: By<Chair>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, answer) = (id(&path.1)?, form.text("reason").to_owned());
    write_inside(&by, move |tx| office::decline(tx, id, &answer)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/rules", by.federation.slug),
        "amendment-declined",
    ))
}

pub async fn withdraw_proposal(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    write_inside(&by, move |tx| office::withdraw(tx, id)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/rules", by.federation.slug),
        "amendment-dropped",
    ))
}
