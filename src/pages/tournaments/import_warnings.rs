//! The remarks of the imported file on the rows of its draft.

use std::collections::HashMap;

use crate::actions::{ActionError, table_import};
use crate::app::run_blocking;
use crate::db::TournamentId;
use crate::domain::table::Sheet;
use crate::error::WebError;
use crate::formats::{recognise, sheet as tables};
use crate::frame::request::{By, TableWorker, read_inside};
use crate::i18n::{Speaks, exchange};

/// Only rows that are unchanged since the import, by row number from 1.
pub(super) async fn load_remarks(
    by: &By<TableWorker>,
    id: TournamentId,
    sheet: &Sheet,
) -> Result<HashMap<usize, Vec<String>>, WebError> {
    let kept = read_inside(by, move |c, f| {
        Ok::<_, ActionError>(table_import::find_imported(c, f, id)?)
    })
    .await?;
    let Some(kept) = kept else {
        return Ok(HashMap::new());
    };
    let turn = by.app.files.take(by.reader).await?;
    let (sheet, language) = (sheet.clone(), by.language);
    run_blocking(move || {
        let _turn = turn;
        let Ok(document) = recognise::read(&kept.file.content, &kept.options) else {
            return HashMap::new();
        };
        let said = tables::remarks_at_rows(&document, &sheet).into_iter();
        let m = language.messages();
        said.map(|(row, remarks)| {
            (
                row,
                remarks
                    .into_iter()
                    .map(|remark| exchange::remark_at_row(m, remark))
                    .collect(),
            )
        })
        .collect()
    })
    .await
}
