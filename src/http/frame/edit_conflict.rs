//! Edit conflicts: a form was filled in while another user saved the same object.

use actix_web::http::StatusCode;

use crate::actions::FormProblem;
use crate::actions::form_version::{self, Fields, Filled};
use crate::domain::player::parse_date;
use crate::frame::form::Form;
use crate::frame::sentences::FieldMistake;
use crate::i18n::{Language, Speaks};

pub fn to_filled(form: &Form, typed: Fields) -> Filled {
    Filled {
        typed,
        seen: form.text(form_version::FIELD).to_owned(),
    }
}

/// The stored mark after a conflict: the user has seen the change and may overwrite it. `sent`: the
/// submitted mark.
pub fn version_mark(sent: Option<&str>, problems: &[FormProblem], stored: &Fields) -> String {
    sent.filter(|_| !form_version::is_stale(problems))
        .map_or_else(|| stored.mark(), str::to_owned)
}

pub fn status_code(problems: &[FormProblem]) -> StatusCode {
    match problems {
        [] => StatusCode::OK,
        problems if form_version::is_stale(problems) => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// Stored values that differ from the typed ones.
pub struct EditConflict<'a> {
    pub language: Language,
    pub problems: &'a [FormProblem],
    pub stored: &'a Fields,
    pub typed: &'a Fields,
}

impl EditConflict<'_> {
    /// `label` names the field, `called` a value that isn't plain text.
    pub fn told(
        &self,
        label: impl Fn(&'static str) -> String,
        called: impl Fn(&'static str, &str) -> Option<String>,
    ) -> Vec<FieldMistake> {
        let t = self.language.messages();
        let changed = form_version::is_stale(self.problems);
        let says = |(field, text): (&'static str, &str)| {
            let shown = called(field, text)
                .or_else(|| parse_date(text).map(|day| self.language.format_day(day)));
            let shown = shown.unwrap_or_else(|| text.to_owned());
            let says = if shown.is_empty() {
                t.msg_mistake_stored_nothing()
            } else {
                t.msg_mistake_stored_now(shown)
            };
            FieldMistake {
                field,
                label: label(field),
                says,
            }
        };
        self.stored
            .list_differences(self.typed)
            .filter(|_| changed)
            .map(says)
            .collect()
    }
}
