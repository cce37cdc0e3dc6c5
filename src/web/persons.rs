//! One person in several federations: the questions of a federation, and the agreed links.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::persons::{self as office, Question, Standing};
use crate::actions::{ActionError, FormProblem, Tx};
use crate::db::players::Player;
use crate::db::{PersonLinkId, Scope, federations};
use crate::domain::person_link::{Contradiction, LinkStage};
use crate::domain::player::Born;
use crate::error::WebError;
use crate::frame::edit_conflict;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::Choice;
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Commission, read_inside, write_form_with};
use crate::frame::sentences::{FieldMistakes, field_label};
use crate::i18n::terms::external_id_system_name;
use crate::players::name_matches::{self, PlayerField};
use crate::progress;

struct ShownPerson {
    id: i64,
    player: i64,
    name: String,
    born: String,
    /// The other federation's player: address, name and birth there.
    there: String,
    name_there: String,
    born_there: String,
    federation: String,
    /// The person who asked, and the time.
    asked: String,
    to_answer: bool,
    agreed: bool,
    /// Data that this federation's entry could take over; empty if there is none.
    lacks: String,
    /// Contradictions between the entries; empty if there are none.
    contradicts: String,
}

impl ShownPerson {
    fn from_standing(by: &By<Commission>, standing: &Standing) -> ShownPerson {
        let spelling = by.spelling();
        let (t, language) = (by.t(), by.language);
        let Standing {
            link,
            own,
            other,
            elsewhere,
            asked_here,
            lacks,
            contradictions,
        } = standing;
        let number = |of| external_id_system_name(t, of);
        let day = |born: &str| match Born::parse(born) {
            Some(Born::Day(day)) => language.format_day(day),
            _ => born.to_owned(),
        };
        let birth = |player: &Player| player.personal.born.as_deref().map(day).unwrap_or_default();
        let born = lacks
            .born
            .iter()
            .map(|born| format!("{} {}", t.msg_field_born(), day(born)));
        let numbers = lacks
            .numbers
            .iter()
            .map(|(system, its)| format!("{} {its}", number(*system)));
        let contradicts = contradictions.iter().map(|one| match one {
            Contradiction::Born => t.msg_field_born(),
            Contradiction::Number(system) => number(*system),
        });
        ShownPerson {
            id: link.id.0,
            player: own.id.0,
            name: spelling.name(own.display_name(), own.latin()),
            born: birth(own),
            there: format!("/{}/players/{}", elsewhere.slug, other.id),
            name_there: language
                .spelling(elsewhere.name_language())
                .name(other.display_name(), other.latin()),
            born_there: birth(other),
            federation: elsewhere.name_in(language),
            asked: format!(
                "{}, {}",
                spelling.name(&link.asked_by, None),
                by.moment(link.asked_at)
            ),
            to_answer: *asked_here && link.stage == LinkStage::Asked,
            agreed: link.stage == LinkStage::Agreed,
            lacks: born.chain(numbers).collect::<Vec<_>>().join(", "),
            contradicts: contradicts.collect::<Vec<_>>().join(", "),
        }
    }
}

#[derive(Template)]
#[template(path = "persons/list.html")]
struct PersonsPage {
    page: Layout,
    slug: String,
    rows: Vec<ShownPerson>,
    federations: Vec<Choice<String>>,
    player: String,
    other: String,
    mistakes: FieldMistakes,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct LinkForm {
    player: String,
    federation: String,
    other_player: String,
}

async fn page_response(
    by: &By<Commission>,
    asked: LinkForm,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let actor = by.actor.clone();
    let (standing, others) = read_inside(by, move |c, f| {
        Ok::<_, ActionError>((office::all(c, &actor, f)?, office::other_federations(c, f)?))
    })
    .await?;
    let (t, language) = (by.t(), by.language);
    let mut rows: Vec<ShownPerson> = standing
        .iter()
        .map(|standing| ShownPerson::from_standing(by, standing))
        .collect();
    // Open questions first, then entries that could take over data.
    rows.sort_by_key(|row| (!row.to_answer, row.lacks.is_empty() || !row.agreed, row.id));
    let elsewhere = others.iter().find(|other| other.slug == asked.federation);
    let mut fields = vec![PlayerField {
        field: "player",
        federation: by.federation.clone(),
        text: asked.player.clone(),
    }];
    fields.extend(elsewhere.map(|there| PlayerField {
        field: "other_player",
        federation: there.clone(),
        text: asked.other_player.clone(),
    }));
    let mut mistakes = FieldMistakes::from_problems(t, problems, |name| field_label(t, name));
    for (field, sentence) in name_matches::match_sentences(by, problems, fields).await? {
        mistakes = mistakes.with_wording(field, &sentence);
    }
    let choice = |other: &crate::db::federations::Federation| {
        let chosen = other.slug == asked.federation;
        Choice::new(other.slug.clone(), other.name_in(language), chosen)
    };
    let view = PersonsPage {
        page: Layout::for_federation(by, "inbox", t.msg_persons_title()),
        slug: by.federation.slug.clone(),
        rows,
        federations: others.iter().map(choice).collect(),
        player: asked.player,
        other: asked.other_player,
        mistakes,
    };
    render_with_status(&view, edit_conflict::status_code(problems))
}

pub async fn list(
    by: By<Commission>,
    asked: QueryParams<LinkForm>,
) -> Result<HttpResponse, WebError> {
    page_response(&by, asked.into_inner(), &[]).await
}

/// Both federations: the identity of players changes only within them.
async fn lock_scope(by: &By<Commission>, id: PersonLinkId) -> Result<Scope, WebError> {
    let [one, other] = by
        .app
        .read(move |c| office::linked_federations(c, id))
        .await?;
    Ok(Scope::Federations(one, other))
}

fn page_path(by: &By<Commission>) -> String {
    format!("/{}/persons", by.federation.slug)
}

pub async fn ask_federation(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let text = |name: &str| form.text(name).trim().to_owned();
    let asked = LinkForm {
        player: text("player"),
        federation: text("federation"),
        other_player: text("other_player"),
    };
    let LinkForm {
        player,
        federation,
        other_player: other,
    } = asked.clone();
    let given = Question {
        player,
        federation,
        other,
    };
    let elsewhere = given.federation.clone();
    let elsewhere = by
        .app
        .read(move |c| federations::find_by_slug(c, &elsewhere))
        .await?
        .map_or(by.federation.id, |f| f.id);
    let question = move |tx: &mut Tx<'_>| office::ask_federation(tx, &given);
    match write_form_with(&by, elsewhere, form.run_once(question)).await? {
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &page_path(&by),
            "person-asked",
        )),
        Err(problems) => page_response(&by, asked, &problems).await,
    }
}

pub async fn agree_link(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, actor, now, back) = (id(&path.1)?, by.actor.clone(), by.app.now(), page_path(&by));
    progress::run_in(
        &by,
        lock_scope(&by, id).await?,
        by.t().msg_persons_title(),
        back.clone(),
        move |c, f, progress| {
            office::agree_link(&mut Tx::new(c, &actor, f, now), id, progress)?;
            Ok((back, "saved"))
        },
    )
    .await
}

/// Refuses or withdraws a question, or ends a link.
pub async fn end_link(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, actor, now) = (id(&path.1)?, by.actor.clone(), by.app.now());
    let federation = by.federation.clone();
    by.app
        .write_in(lock_scope(&by, id).await?, move |c| {
            office::end_link(&mut Tx::new(c, &actor, &federation, now), id)
        })
        .await?;
    Ok(redirect_to(&by.inside.visit, &page_path(&by), "saved"))
}

/// Data that only the other federation's entry has.
pub async fn take_over(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, actor, now, back) = (id(&path.1)?, by.actor.clone(), by.app.now(), page_path(&by));
    progress::run_in(
        &by,
        lock_scope(&by, id).await?,
        by.t().msg_persons_title(),
        back.clone(),
        move |c, f, progress| {
            office::take_over(&mut Tx::new(c, &actor, f, now), id, progress)?;
            Ok((back, "saved"))
        },
    )
    .await
}
