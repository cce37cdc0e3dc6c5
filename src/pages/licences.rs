//! The register of referees and organizers: public, maintained by the commission.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use crate::actions::authorization::Duty;
use crate::actions::licences::{self as office, LicenceInput};
use crate::actions::{ActionError, FormProblem, Tx, form_version};
use crate::db::federations::Federation;
use crate::db::licences::{self as storage, LicenceRow};
use crate::db::{Conn, LicenceId, accounts};
use crate::domain::collation;
use crate::domain::licence::{Licence, LicenceKind, Licensing};
use crate::error::WebError;
use crate::frame::csv::escape_cell;
use crate::frame::edit_conflict::{self, EditConflict};
use crate::frame::form::Form;
use crate::frame::layout::{
    Layout, public_download, redirect_to, render_public, render_with_status,
};
use crate::frame::options::Choice;
use crate::frame::page_titles::TitledPage;
use crate::frame::pager::Pager;
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Chair, Commission, Inside, read_inside, write_form, write_inside};
use crate::frame::sentences::{FieldMistakes, field_label};
use crate::i18n::choices::{licence_kind as kind, licensing_name as says};
use crate::i18n::{L10nLanguage, Language, Speaks};

const PER_PAGE: i64 = 100;

/// Each with its category, number and last day; one line says if there is none.
pub fn format_held(language: Language, held: &[Licence]) -> Vec<String> {
    let t = language.messages();
    let one = |licence: &Licence| {
        let number = if licence.number.is_empty() {
            String::new()
        } else {
            t.msg_numbered(licence.number.as_str())
        };
        let until = licence
            .until
            .map(|day| t.msg_licence_until(language.format_day(day)))
            .unwrap_or_default();
        let parts = [licence.category.clone(), number, until]
            .into_iter()
            .filter(|part| !part.is_empty());
        let said = parts.collect::<Vec<_>>().join(", ");
        if said.is_empty() {
            t.msg_licence_held()
        } else {
            t.msg_licence_told(said)
        }
    };
    if held.is_empty() {
        vec![t.msg_licence_none()]
    } else {
        held.iter().map(one).collect()
    }
}

pub fn setting_choices(t: &L10nLanguage, chosen: Licensing) -> Vec<Choice> {
    Licensing::ALL
        .map(|one| Choice::new(one.word(), says(t, one), one == chosen))
        .into()
}

/// The consequence for a tournament whose chief referee has no licence.
pub async fn set_licensing(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let word = form.text("licensing").to_owned();
    write_inside(&by, move |tx| office::set_licensing(tx, &word)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/settings", by.federation.slug),
        "saved",
    ))
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct LicenceQuery {
    /// Empty for all.
    kind: String,
    /// `all`: includes those that aren't valid today.
    which: String,
    page: Option<i64>,
}

struct ListedLicence {
    id: i64,
    name: String,
    kind: String,
    category: String,
    number: String,
    since: String,
    until: String,
    /// True if it is valid today.
    holds: bool,
}

fn find(
    c: &mut Conn,
    f: &Federation,
    asked: &LicenceQuery,
    today: NaiveDate,
    language: Language,
) -> Result<Vec<(ListedLicence, Licence)>, ActionError> {
    let (t, spelling) = (language.messages(), language.spelling(f.name_language()));
    let wanted = LicenceKind::from_word(&asked.kind);
    let row = |stored: LicenceRow| {
        let (id, licence) = (stored.id.0, stored.into_licence());
        let day =
            |day: Option<NaiveDate>| day.map(|day| language.format_day(day)).unwrap_or_default();
        let row = ListedLicence {
            id,
            name: spelling.name(&licence.name, None),
            kind: kind(t, licence.kind),
            category: licence.category.clone(),
            number: licence.number.clone(),
            since: day(licence.since),
            until: day(licence.until),
            holds: licence.holds_on(today),
        };
        (row, licence)
    };
    let all = storage::all(c, f.id)?.into_iter().map(row);
    let is_asked = |(row, licence): &(ListedLicence, Licence)| {
        wanted.is_none_or(|kind| licence.kind == kind) && (row.holds || asked.which == "all")
    };
    let mut rows: Vec<(ListedLicence, Licence)> = all.filter(is_asked).collect();
    rows.sort_by_cached_key(|(row, _)| (collation::sort_key_in(language, &row.name), row.id));
    Ok(rows)
}

async fn load_found(
    inside: &Inside,
    asked: &LicenceQuery,
) -> Result<Vec<(ListedLicence, Licence)>, WebError> {
    let (asked, today, language) = (asked.clone(), inside.today(), inside.language);
    read_inside(inside, move |c, f| find(c, f, &asked, today, language)).await
}

#[derive(Template)]
#[template(path = "licences/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    kinds: Vec<Choice>,
    which: Vec<Choice>,
    rows: Vec<ListedLicence>,
    /// True if the register has any entry, shown or not.
    any: bool,
    narrowed: bool,
    pager: Pager,
    query: String,
    /// The requirement for chief referees, if there is one.
    licensing: Option<String>,
    commission: bool,
}

pub async fn list(
    inside: Inside,
    asked: QueryParams<LicenceQuery>,
) -> Result<HttpResponse, WebError> {
    let asked = asked.into_inner();
    let rows: Vec<ListedLicence> = load_found(&inside, &asked)
        .await?
        .into_iter()
        .map(|(row, _)| row)
        .collect();
    let any = !rows.is_empty()
        || read_inside(&inside, |c, f| {
            Ok::<_, ActionError>(storage::has_any(c, f.id)?)
        })
        .await?;
    let (t, slug) = (inside.t(), &inside.federation.slug);
    let chosen = LicenceKind::from_word(&asked.kind).map_or("", LicenceKind::word);
    let which = if asked.which == "all" { "all" } else { "" };
    let filters = [("kind", chosen), ("which", which)];
    let pager = Pager::new(
        asked.page,
        rows.len() as i64,
        PER_PAGE,
        &format!("/{slug}/referees"),
        &filters,
    );
    let skipped = usize::try_from(pager.row_offset(PER_PAGE)).unwrap_or_default();
    let licensing = inside.federation.licensing;
    render_public(&ListPage {
        page: Layout::for_federation(&inside, "people", t.msg_licences_title())
            .with_picture(TitledPage::Referees.path_below()),
        slug: slug.clone(),
        kinds: LicenceKind::ALL
            .map(|one| Choice::new(one.word(), kind(t, one), one.word() == chosen))
            .into(),
        which: vec![Choice::new(
            "all",
            t.msg_licences_also_past(),
            which == "all",
        )],
        rows: rows
            .into_iter()
            .skip(skipped)
            .take(PER_PAGE as usize)
            .collect(),
        any,
        narrowed: !chosen.is_empty() || which.is_empty(),
        pager,
        query: format!("kind={chosen}&which={which}"),
        licensing: (licensing != Licensing::Shown).then(|| says(t, licensing)),
        commission: inside.has_duty(Duty::Commission),
    })
}

pub async fn download_csv(
    inside: Inside,
    asked: QueryParams<LicenceQuery>,
) -> Result<HttpResponse, WebError> {
    let rows = load_found(&inside, &asked.into_inner()).await?;
    let mut out = ::csv::Writer::from_writer(Vec::new());
    let unwritten = |e: ::csv::Error| WebError::Page(e.to_string());
    out.write_record(["kind", "name", "category", "number", "since", "until"])
        .map_err(unwritten)?;
    let day = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
    for (_, licence) in &rows {
        let Licence {
            kind,
            name,
            category,
            number,
            since,
            until,
        } = licence;
        let texts = [
            kind.word().into(),
            escape_cell(name),
            escape_cell(category),
            escape_cell(number),
            day(*since).into(),
            day(*until).into(),
        ];
        out.write_record(texts.iter().map(|text| text.as_bytes()))
            .map_err(unwritten)?;
    }
    let body = out
        .into_inner()
        .map_err(|e| WebError::Page(e.to_string()))?;
    let body = String::from_utf8(body).map_err(|e| WebError::Page(e.to_string()))?;
    Ok(public_download(
        "text/csv; charset=utf-8",
        &format!("{}-referees.csv", inside.federation.slug),
        body,
    ))
}

#[derive(Template)]
#[template(path = "licences/form.html")]
struct FormPage {
    page: Layout,
    slug: String,
    /// `None` for a new licence.
    id: Option<i64>,
    action: String,
    kinds: Vec<Choice>,
    typed: LicenceInput,
    /// Version mark of the stored licence; empty for a new one.
    seen: String,
    /// The names of officers, as tournaments have them.
    officers: Vec<String>,
    mistakes: FieldMistakes,
}

fn redirect_to_register(by: &By<Commission>, flash: &'static str) -> HttpResponse {
    redirect_to(
        &by.inside.visit,
        &format!("/{}/referees?which=all", by.federation.slug),
        flash,
    )
}

async fn load_form(
    by: &By<Commission>,
    id: Option<LicenceId>,
) -> Result<(Option<Licence>, Vec<String>), WebError> {
    let actor = by.actor.clone();
    read_inside(by, move |c, f| {
        let stored = match id {
            Some(id) => Some(office::find(c, &actor, f, id)?.into_licence()),
            None => None,
        };
        let mut officers: Vec<String> = accounts::load_officers(c, f.id)?
            .into_iter()
            .map(|(officer, _)| officer.name)
            .collect();
        officers.sort();
        officers.dedup();
        Ok::<_, ActionError>((stored, officers))
    })
    .await
}

async fn form_page(
    by: &By<Commission>,
    id: Option<LicenceId>,
    sent: Option<&Form>,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let (stored, officers) = load_form(by, id).await?;
    let (t, slug) = (by.t(), &by.federation.slug);
    let now = stored
        .as_ref()
        .map(LicenceInput::from_licence)
        .unwrap_or_default();
    let typed = sent.map_or_else(|| now.clone(), parse_form);
    let kinds: Vec<Choice> = LicenceKind::ALL
        .map(|one| Choice::new(one.word(), kind(t, one), one.word() == typed.kind))
        .into();
    let there = now.fields();
    let beside = EditConflict {
        language: by.language,
        problems,
        stored: &there,
        typed: &typed.fields(),
    };
    let called = |name: &str, text: &str| kind_label(&kinds, name, text);
    let mistakes = FieldMistakes::from_problems(t, problems, |name| form_label(t, name))
        .with_others(beside.told(|name| form_label(t, name), called));
    let title = if id.is_some() {
        t.msg_licence_change()
    } else {
        t.msg_licence_new()
    };
    let view = FormPage {
        page: Layout::for_federation(by, "people", title),
        slug: slug.clone(),
        id: id.map(|id| id.0),
        action: id.map_or_else(
            || format!("/{slug}/referees"),
            |id| format!("/{slug}/referees/{id}"),
        ),
        kinds,
        typed,
        seen: id
            .map(|_| {
                edit_conflict::version_mark(
                    sent.map(|form| form.text(form_version::FIELD)),
                    problems,
                    &there,
                )
            })
            .unwrap_or_default(),
        officers,
        mistakes,
    };
    render_with_status(&view, edit_conflict::status_code(problems))
}

/// `None` for other fields than the kind.
fn kind_label(kinds: &[Choice], name: &str, text: &str) -> Option<String> {
    kinds
        .iter()
        .find(|kind| name == "kind" && kind.value == text)
        .map(|kind| kind.label.clone())
}

fn form_label(t: &L10nLanguage, name: &str) -> String {
    match name {
        "name" => t.msg_col_name(),
        "kind" => t.msg_licence_kind(),
        "category" => t.msg_licence_category(),
        "number" => t.msg_licence_number(),
        "since" => t.msg_member_first_day(),
        "until" => t.msg_member_last_day(),
        name => field_label(t, name),
    }
}

fn parse_form(form: &Form) -> LicenceInput {
    let text = |name: &str| form.text(name).trim().to_owned();
    LicenceInput {
        kind: text("kind"),
        name: text("name"),
        category: text("category"),
        number: text("number"),
        since: text("since"),
        until: text("until"),
    }
}

pub async fn new_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    form_page(&by, None, None, &[]).await
}

pub async fn enter_licence(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let given = parse_form(&form);
    match write_form(
        &by,
        form.run_once_with_location(
            |f, _| format!("/{}/referees?which=all", f.slug),
            move |tx| office::enter_licence(tx, &given),
        ),
    )
    .await?
    {
        Ok(_) => Ok(redirect_to_register(&by, "saved")),
        Err(problems) => form_page(&by, None, Some(&form), &problems).await,
    }
}

pub async fn edit_page(
    by: By<Commission>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    form_page(&by, Some(id(&path.1)?), None, &[]).await
}

pub async fn correct_licence(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, given) = (id(&path.1)?, parse_form(&form));
    let filled = edit_conflict::to_filled(&form, given.fields());
    let correct = move |tx: &mut Tx<'_>| {
        filled.check_fresh(
            &LicenceInput::from_licence(
                &office::find(tx.conn, tx.actor, tx.federation, id)?.into_licence(),
            )
            .fields(),
        )?;
        office::correct_licence(tx, id, &given)
    };
    match write_form(&by, correct).await? {
        Ok(()) => Ok(redirect_to_register(&by, "saved")),
        Err(problems) => form_page(&by, Some(id), Some(&form), &problems).await,
    }
}

/// For licences that were entered by mistake.
pub async fn remove_licence(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    write_inside(&by, move |tx| office::remove_licence(tx, id)).await?;
    Ok(redirect_to_register(&by, "removed"))
}
