//! The editions of a federation's regulation, and amendments by the chairman.

pub mod articles;
pub mod category;
mod citations;
mod parameters;
pub mod proposals;
pub mod reference;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::actions::amendments;
use crate::actions::authorization::{Duty, Object, OnAmendment};
use crate::actions::editions::{self as office, Amendment};
use crate::actions::{ActionError, FormProblem, Refusal};
use crate::db::amendment_proposals::AmendmentProposal;
use crate::db::editions::Edition;
use crate::db::federations::Federation;
use crate::db::orders::Label;
use crate::db::{AmendmentProposalId, Conn, amendment_proposals, editions, orders};
use crate::domain::edition::InForce;
use crate::domain::rules::form::{Column, Described, Kind, Rows};
use crate::domain::rules::mistake::Mistakes;
use crate::editions::parameters::{
    ParameterView, column_heads, format_value, parameter_views, parse_parameters,
};
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_public, render_with_status};
use crate::frame::options::Choice;
use crate::frame::page_titles::TitledPage;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Chair, Inside, attempt_inside, read_inside, write_inside};
use crate::frame::sentences::{field_label, format_mistake, format_refusal};
use crate::frame::signing::SigningOfficer;
use crate::i18n::{L10nLanguage, Language, Speaks, arg, parameters as texts, terms};
use crate::rating_format::RatingFormat;
use crate::regulation_texts::links::ArticleLinks;

struct Line {
    number: i32,
    title: String,
    published: String,
    force: String,
    now: bool,
    uses: String,
}

#[derive(Template)]
#[template(path = "editions/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    rules: String,
    lines: Vec<Line>,
    tables: Vec<reference::TableView>,
    parameters: Vec<ParameterView>,
    chair: bool,
    /// True if the reader may propose amendments.
    commission: bool,
    /// Only for officers.
    proposed: Option<proposals::AmendmentProposals>,
    categories: bool,
}

/// The boolean is true for an edition in force.
fn describe_force(
    c: &mut Conn,
    f: &Federation,
    e: &Edition,
    language: Language,
) -> Result<(String, bool), ActionError> {
    let t = language.messages();
    Ok(match office::find_force_day(c, f, e)? {
        Some(None) => (t.msg_edition_force_calculated(), true),
        Some(Some(day)) if e.amendment.position.is_some() => {
            (t.msg_edition_force_since(language.format_day(day)), true)
        }
        _ => match office::awaited_tournament(c, f, e)? {
            Some(name) => (t.msg_edition_force_waits(name), false),
            None => (t.msg_edition_force_nothing(), false),
        },
    })
}

pub async fn list(inside: Inside) -> Result<HttpResponse, WebError> {
    let language = inside.language;
    let today = inside.today();
    let (lines, parameters) = read_inside(&inside, move |c, f| {
        let t = language.messages();
        let (all, orders) = (editions::list(c, f.id)?, orders::load_labels(c, f.id)?);
        let now = office::find_governing(c, f, today)?;
        let count = |(tournaments, lists): (i64, i64)| {
            t.msg_edition_uses_count(arg::Tournaments(tournaments), arg::Lists(lists))
        };
        let mut lines = Vec::with_capacity(all.len() + 1);
        for e in all.iter().rev() {
            let (force, _) = describe_force(c, f, e, language)?;
            lines.push(Line {
                number: e.amendment.number,
                title: crate::order_label::format_edition(language, &orders, e),
                published: language.format_day(e.amendment.published),
                force,
                now: now.edition == Some(e.id),
                uses: count(editions::count_uses(c, f.id, Some(e.id))?),
            });
        }
        lines.push(Line {
            number: 0,
            title: t.msg_edition_zero(),
            published: String::new(),
            force: t.msg_edition_force_always(),
            now: now.edition.is_none(),
            uses: count(editions::count_uses(c, f.id, None)?),
        });
        Ok::<_, ActionError>((lines, parse_parameters(&now.parameters)))
    })
    .await?;
    let links = ArticleLinks::load_links(&inside).await?;
    let tables = reference::build_tables(&inside, &links, &parameters);
    let parameters = parameter_views(
        &inside,
        &links,
        &inside.federation.rules.described(),
        &parameters,
    );
    let proposed = if inside.has_duty(Duty::Officer) {
        Some(proposals::load_beside(&inside, &links).await?)
    } else {
        None
    };
    render_public(&ListPage {
        page: Layout::for_federation(&inside, "rules", inside.t().msg_editions_title())
            .with_picture(TitledPage::Rules.path_below()),
        slug: inside.federation.slug.clone(),
        rules: terms::rules_name(inside.t(), inside.federation.rules),
        lines,
        tables,
        parameters,
        chair: inside.has_duty(Duty::Chair),
        commission: inside.has_duty(Duty::Commission),
        proposed,
        categories: RatingFormat::for_federation(&inside).shows.categories,
    })
}

#[derive(Template)]
#[template(path = "editions/edition.html")]
struct EditionPage {
    page: Layout,
    slug: String,
    number: i32,
    published: String,
    by: String,
    force: String,
    uses: String,
    note: String,
    order: Option<i64>,
    tables: Vec<reference::TableView>,
    parameters: Vec<ParameterView>,
    withdrawable: bool,
}

/// `None` means the text as first approved.
pub fn edition_title(
    c: &mut Conn,
    f: &Federation,
    edition: Option<&Edition>,
    language: Language,
) -> Result<String, ActionError> {
    let t = language.messages();
    let Some(edition) = edition else {
        return Ok(t.msg_edition_zero());
    };
    let title =
        crate::order_label::format_edition(language, &orders::load_labels(c, f.id)?, edition);
    Ok(t.msg_edition_of(
        arg::Number(i64::from(edition.amendment.number)),
        arg::Title(title),
    ))
}

struct EditionPageData {
    /// `None` for the text as first approved.
    edition: Option<Edition>,
    title: String,
    force: String,
    /// Numbers of tournaments and of lists that were calculated with it.
    uses: (i64, i64),
    withdrawable: bool,
}

fn find(
    c: &mut Conn,
    f: &Federation,
    number: i32,
    language: Language,
) -> Result<EditionPageData, ActionError> {
    let all = editions::list(c, f.id)?;
    let edition = all.iter().find(|e| e.amendment.number == number).cloned();
    if edition.is_none() && number != 0 {
        return Err(ActionError::NotFound);
    }
    let force = match &edition {
        Some(e) => describe_force(c, f, e, language)?.0,
        None => language.messages().msg_edition_force_always(),
    };
    let uses = editions::count_uses(c, f.id, edition.as_ref().map(|e| e.id))?;
    let withdrawable = edition
        .as_ref()
        .is_some_and(|e| office::is_withdrawable(e, &all, uses));
    Ok(EditionPageData {
        title: edition_title(c, f, edition.as_ref(), language)?,
        force,
        uses,
        withdrawable,
        edition,
    })
}

/// Number 0 is the text as first approved.
pub async fn show_edition(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let number: i32 = path.1.parse().map_err(|_| WebError::NotFound)?;
    let (t, language) = (inside.t(), inside.language);
    let found = read_inside(&inside, move |c, f| find(c, f, number, language)).await?;
    let EditionPageData {
        edition,
        title,
        force,
        uses,
        withdrawable,
    } = found;
    let parameters = parse_parameters(
        edition
            .as_ref()
            .map_or(inside.federation.parameters.as_str(), |e| {
                e.amendment.parameters.as_str()
            }),
    );
    let links = ArticleLinks::load_links(&inside).await?;
    render_public(&EditionPage {
        page: Layout::for_federation(&inside, "rules", title)
            .with_picture(&format!("/rules/{number}")),
        slug: inside.federation.slug.clone(),
        number,
        published: edition
            .as_ref()
            .map(|e| language.format_day(e.amendment.published))
            .unwrap_or_default(),
        by: edition
            .as_ref()
            .map(|e| inside.spelling().name(&e.amendment.by_name, None))
            .unwrap_or_default(),
        force,
        uses: t.msg_edition_uses_count(arg::Tournaments(uses.0), arg::Lists(uses.1)),
        note: edition
            .as_ref()
            .map(|e| e.amendment.note.clone())
            .unwrap_or_default(),
        order: edition
            .as_ref()
            .and_then(|e| e.amendment.order_id)
            .map(|id| id.0),
        tables: reference::build_tables(&inside, &links, &parameters),
        parameters: parameter_views(
            &inside,
            &links,
            &inside.federation.rules.described(),
            &parameters,
        ),
        withdrawable: inside.has_duty(Duty::Chair) && withdrawable,
    })
}

struct Input {
    name: &'static str,
    article: String,
    about: String,
    default: String,
    value: String,
    choices: Vec<Choice<String>>,
    hint: String,
    columns: Vec<String>,
    /// Filled for a parameter that is a table.
    rows: Vec<GridRow>,
}

/// The fixed name, as a label and as a key, and the texts of the cells.
type GridRow = (Option<(String, String)>, Vec<String>);

impl Input {
    fn is_table(&self) -> bool {
        !self.columns.is_empty()
    }
}

#[derive(Template)]
#[template(path = "editions/new.html")]
struct NewPage {
    page: Layout,
    slug: String,
    lead: String,
    /// True if the form proposes an amendment, false if it publishes one.
    proposes: bool,
    reason: String,
    /// The proposal that is published.
    proposal: Option<proposals::ProposalView>,
    orders: Vec<Choice<i64>>,
    title: String,
    note: String,
    inputs: Vec<Input>,
    mistakes: Vec<(&'static str, String)>,
    /// Pairs of a parameter and its error message.
    wrong: Vec<(String, String)>,
    refusal: Option<String>,
}

impl NewPage {
    fn label(&self, name: &str) -> String {
        field_label(self.page.t, name)
    }

    fn mistake(&self, name: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == name)
            .map(|m| m.1.as_str())
    }

    fn is_wrong(&self, parameter: &str) -> bool {
        self.wrong.iter().any(|(name, _)| name == parameter)
    }

    fn wrongs<'a>(&'a self, parameter: &'a str) -> impl Iterator<Item = &'a str> {
        self.wrong
            .iter()
            .filter(move |(name, _)| name == parameter)
            .map(|(_, says)| says.as_str())
    }
}

/// Text that is no number stays as typed.
fn localize_number(language: Language, kind: &Kind, text: String) -> String {
    let number =
        matches!(kind, Kind::Whole { .. } | Kind::Number { .. }) && text.parse::<f64>().is_ok();
    if number {
        language.localize_decimals(text)
    } else {
        text
    }
}

fn format_limits(language: Language, min: f64, max: f64) -> String {
    let told = |limit: f64| {
        (limit.abs() < texts::GUARD)
            .then(|| language.localize_decimals(limit.to_string().replace('-', "\u{2212}")))
    };
    let t = language.messages();
    match (told(min), told(max)) {
        (Some(min), Some(max)) => t.msg_limit_between(arg::Min(min), arg::Max(max)),
        (Some(min), None) => t.msg_limit_least(min),
        (None, Some(max)) => t.msg_limit_most(max),
        (None, None) => String::new(),
    }
}

fn rank_legend(language: Language, words: &[&str]) -> String {
    // The legend leaves out "N", no rank.
    let told = words
        .iter()
        .filter(|word| **word != "N")
        .map(|word| language.join_with_dash(word, &terms::rank_name(language, word)));
    told.collect::<Vec<_>>().join(", ")
}

/// Empty rows that a table with free rows offers.
const EMPTY_ROWS: usize = 5;

fn build_input(
    language: Language,
    rules: &str,
    d: &Described,
    differing: &Map<String, Value>,
) -> Input {
    let t = language.messages();
    let value = d.value(differing);
    let text = d.kind.to_text(value);
    let mut input = Input {
        name: d.name,
        article: terms::article_name(t, d.article),
        about: texts::parameter_text(t, rules, d),
        default: t.msg_parameter_default(format_value(language, rules, d, &d.default)),
        value: localize_number(language, &d.kind, text),
        choices: Vec::new(),
        hint: String::new(),
        columns: column_heads(t, rules, d),
        rows: Vec::new(),
    };
    match &d.kind {
        Kind::Choice(values) => {
            input.choices = values
                .iter()
                .map(|v| {
                    Choice::new(
                        d.kind.to_text(v),
                        format_value(language, rules, d, v),
                        v == value,
                    )
                })
                .collect();
        }
        Kind::Whole { min, max } => input.hint = format_limits(language, *min as f64, *max as f64),
        Kind::Number { min, max, .. } => input.hint = format_limits(language, *min, *max),
        Kind::List { words, .. } => input.hint = rank_legend(language, words),
        Kind::Table { columns, .. } => {
            input.default = String::new();
            for column in columns {
                if let Kind::List { words, .. } = &column.kind {
                    input.hint = rank_legend(language, words);
                }
            }
            fill_grid(&mut input, language, d, value);
        }
    }
    input
}

fn fill_grid(input: &mut Input, language: Language, d: &Described, value: &Value) {
    let Kind::Table { rows, columns } = &d.kind else {
        return;
    };
    let named = matches!(rows, Rows::Named(_));
    let cell = |(column, cell): (&Column, String)| localize_number(language, &column.kind, cell);
    for mut cells in d.to_cells(value) {
        let name = named
            .then(|| cells.remove(0))
            .map(|name| (texts::row_name(language, &name), name));
        input
            .rows
            .push((name, columns.iter().zip(cells).map(cell).collect()));
    }
    if let Rows::Free { max, .. } = rows {
        let wanted = (input.rows.len() + EMPTY_ROWS).min(*max);
        input.rows.resize(
            wanted.max(input.rows.len()),
            (None, vec![String::new(); columns.len()]),
        );
    }
}

/// Unreadable text stays a text, and validation reports it.
fn parse_form(form: &Form, described: &[Described]) -> Map<String, Value> {
    let mut values = Map::new();
    for d in described {
        let value = match &d.kind {
            Kind::Table { columns, .. } => {
                let mut rows = Vec::new();
                for row in 0.. {
                    let cell = |column: usize| format!("p-{}-{row}-{column}", d.name);
                    if !form.has_field(&cell(0)) {
                        break;
                    }
                    let name = form.non_empty(&format!("p-{}-{row}", d.name));
                    rows.push(
                        name.into_iter()
                            .chain((0..columns.len()).map(|c| form.text(&cell(c)).to_owned()))
                            .collect(),
                    );
                }
                d.from_cells(&rows)
            }
            kind => kind.from_text(form.text(&format!("p-{}", d.name))),
        };
        values.insert(d.name.to_owned(), value);
    }
    values
}

#[derive(Default)]
struct Refused {
    problems: Vec<FormProblem>,
    wrong: Mistakes,
    refusal: Option<Refusal>,
}

impl Refused {
    fn code(&self) -> StatusCode {
        if self.problems.is_empty() && self.wrong.0.is_empty() && self.refusal.is_none() {
            StatusCode::OK
        } else {
            StatusCode::UNPROCESSABLE_ENTITY
        }
    }
}

#[derive(Default)]
struct AmendmentForm {
    proposes: bool,
    reason: String,
    proposal: Option<AmendmentProposalId>,
    /// `None` for a new form, which begins with the parameters of the last edition or of the
    /// proposal.
    typed: Option<Amendment>,
    refused: Refused,
}

struct FoundForm {
    begins: Map<String, Value>,
    proposal: Option<AmendmentProposal>,
    orders: Vec<Label>,
}

fn find_form(
    c: &mut Conn,
    f: &Federation,
    proposal: Option<AmendmentProposalId>,
) -> Result<FoundForm, ActionError> {
    let proposal = match proposal {
        Some(id) => Some(amendment_proposals::find(c, f.id, id)?.ok_or(ActionError::NotFound)?),
        None => None,
    };
    let begins = match &proposal {
        Some(proposal) => {
            proposal.check_state(OnAmendment::Settle)?;
            amendments::load_proposed_parameters(c, f, proposal)?
        }
        None => amendments::load_latest_parameters(c, f)?,
    };
    Ok(FoundForm {
        begins,
        proposal,
        orders: orders::load_labels(c, f.id)?,
    })
}

async fn render_form(inside: &Inside, asked: AmendmentForm) -> Result<HttpResponse, WebError> {
    let id = asked.proposal;
    let FoundForm {
        begins,
        proposal,
        orders,
    } = read_inside(inside, move |c, f| find_form(c, f, id)).await?;
    let (t, language, rules) = (inside.t(), inside.language, inside.federation.rules);
    let code = asked.refused.code();
    let Refused {
        problems,
        wrong,
        refusal,
    } = asked.refused;
    let amendment = asked.typed.unwrap_or_else(|| Amendment {
        parameters: begins,
        ..Amendment::default()
    });
    let described = rules.described();
    let (title, lead) = if asked.proposes {
        (t.msg_amendment_propose(), t.msg_amendment_lead())
    } else {
        let force = force_says(t, rules.in_force);
        (t.msg_amend(), format!("{} {force}", t.msg_amend_lead()))
    };
    let view = NewPage {
        page: Layout::for_federation(inside, "rules", title),
        slug: inside.federation.slug.clone(),
        lead,
        proposes: asked.proposes,
        reason: asked.reason,
        proposal: proposal
            .as_ref()
            .map(|p| proposals::ProposalView::from_proposal(inside, p)),
        orders: crate::order_label::build_choices(language, &orders, &amendment.order),
        title: amendment.title,
        note: amendment.note,
        inputs: described
            .iter()
            .map(|d| build_input(language, rules.id, d, &amendment.parameters))
            .collect(),
        mistakes: problems
            .iter()
            .map(|p| (p.field, format_mistake(t, p.kind)))
            .collect(),
        wrong: wrong
            .0
            .iter()
            .map(|m| {
                let says = texts::mistake_sentence(language, rules.id, &described, m);
                (m.parameter.clone(), says)
            })
            .collect(),
        refusal: refusal.map(|r| format_refusal(language, &r)),
    };
    render_with_status(&view, code)
}

fn force_says(t: &L10nLanguage, in_force: InForce) -> String {
    match in_force {
        InForce::Calculated => t.msg_amend_force_calculated(),
        InForce::Starting => t.msg_amend_force_starting(),
        InForce::Following => t.msg_amend_force_following(),
    }
}

fn said_by_the_form(error: ActionError) -> Result<Refused, ActionError> {
    match error {
        ActionError::Form(problems) => Ok(Refused {
            problems,
            ..Refused::default()
        }),
        ActionError::Parameters(wrong) => Ok(Refused {
            wrong,
            ..Refused::default()
        }),
        ActionError::Refused(refusal @ (Refusal::NothingChanged | Refusal::TooManyAmendments)) => {
            Ok(Refused {
                refusal: Some(refusal),
                ..Refused::default()
            })
        }
        other => Err(other),
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct FromProposal {
    proposal: String,
}

/// `None` for an empty text.
fn parse_proposal_id(text: &str) -> Result<Option<AmendmentProposalId>, WebError> {
    if text.is_empty() {
        Ok(None)
    } else {
        text.parse().map(Some).map_err(|_| WebError::NotFound)
    }
}

pub async fn new_page(
    by: SigningOfficer<Chair>,
    asked: QueryParams<FromProposal>,
) -> Result<HttpResponse, WebError> {
    render_form(
        &by,
        AmendmentForm {
            proposal: parse_proposal_id(&asked.proposal)?,
            ..AmendmentForm::default()
        },
    )
    .await
}

pub async fn publish_amendment(
    by: SigningOfficer<Chair>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let proposal = parse_proposal_id(form.text("proposal"))?;
    let amendment = Amendment {
        order: form.text("order").to_owned(),
        title: form.text("title").to_owned(),
        note: form.text("note").to_owned(),
        parameters: parse_form(&form, &by.federation.rules.described()),
    };
    let entered = amendment.clone();
    let outcome = attempt_inside(&by, move |tx| match proposal {
        Some(id) => amendments::adopt(tx, id, &entered),
        None => office::publish_amendment(tx, &entered),
    });
    match outcome.await? {
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/rules", by.federation.slug),
            "amended",
        )),
        Err(error) => {
            render_form(
                &by,
                AmendmentForm {
                    proposal,
                    typed: Some(amendment),
                    refused: said_by_the_form(error)?,
                    ..AmendmentForm::default()
                },
            )
            .await
        }
    }
}

pub async fn withdraw_amendment(
    by: By<Chair>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let number: i32 = path.1.parse().map_err(|_| WebError::NotFound)?;
    write_inside(&by, move |tx| office::withdraw_amendment(tx, number)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/rules", by.federation.slug),
        "amendment-withdrawn",
    ))
}
