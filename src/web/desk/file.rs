//! Brings participants from a file of another program to a desk.

use actix_web::{HttpResponse, web};

use super::{find, order};
use crate::actions::desk::{self as office, Brought};
use crate::actions::{ActionError, table_import};
use crate::db::tournaments::Tournament;
use crate::db::{FileId, TournamentId};
use crate::domain::desk::Refusal;
use crate::error::WebError;
use crate::formats::sheet as tables;
use crate::frame::form::Form;
use crate::frame::layout::redirect_to;
use crate::frame::path::id;
use crate::frame::request::{By, TableWorker, attempt_inside};
use crate::frame::upload::Upload;
use crate::i18n::desk as phrases;
use crate::tournaments::import::{self, Again};
use crate::tournaments::import_review::Screen;

/// Refuses a tournament without a desk, and one that has begun.
async fn at_desk(by: &By<TableWorker>, id: TournamentId) -> Result<Tournament, WebError> {
    let found = find(by, id).await?;
    match found.desk {
        None => Err(WebError::NotFound),
        Some(desk) if desk.has_begun() => Err(WebError::Desk(Refusal::Begun)),
        Some(_) => Ok(found.t),
    }
}

pub async fn show_page(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let t = at_desk(&by, id(&path.1)?).await?;
    import::page_response(&by, &t, Screen::Desk, None, Again::default()).await
}

pub async fn upload_file(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    upload: Upload,
) -> Result<HttpResponse, WebError> {
    let t = at_desk(&by, id(&path.1)?).await?;
    import::store_upload(&by, t.id, Screen::Desk, upload).await
}

pub async fn set_columns(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    import::set_meanings(&by, id(&path.1)?, Screen::Desk, &form).await
}

/// Links the participants to the chosen players.
pub async fn enter_people(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let t = at_desk(&by, id(&path.1)?).await?;
    let (id, file) = (t.id, FileId(form.number("file")?));
    let found = import::read_file(&by, id, Some(file))
        .await?
        .ok_or(WebError::NotFound)?;
    let Ok(document) = found.document else {
        return Err(WebError::NotFound);
    };
    let document = table_import::people_of(document);
    let mut tabled = tables::build_sheet(&document);
    import::enter_choices(&form, &document, &mut tabled);
    let key = order::key_of_file(&form, file.0);
    let outcome = attempt_inside(&by, move |tx| {
        office::enter_file(
            tx,
            id,
            &Brought {
                file,
                document: &document,
                tabled: &tabled,
            },
            &key,
        )
    })
    .await?;
    match outcome {
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/tournaments/{id}/desk/players", by.federation.slug),
            "desk-done",
        )),
        Err(ActionError::Desk(refusal)) => {
            let desk = find(&by, id).await?.desk;
            let why = phrases::refusal_sentence(by.t(), desk.as_deref(), &refusal, by.spelling());
            import::page_response(&by, &t, Screen::Desk, Some(file), Again::after_refusal(why))
                .await
        }
        Err(other) => Err(other.into()),
    }
}
