//! What a form shows that was filled in while somebody else has saved the same thing.

use actix_web::http::StatusCode;

use crate::domain::player::parse_date;
use crate::office::FormProblem;
use crate::office::seen::{self, Fields, Filled};
use crate::text::{Language, Speaks};
use crate::web::frame::form::Form;
use crate::web::frame::sentences::FieldMistake;

/// A form as it was sent.
pub fn filled(form: &Form, typed: Fields) -> Filled {
    Filled { typed, seen: form.text(seen::FIELD).to_owned() }
}

/// The mark with which a form is shown again: who has read that it was changed may save in the place of it. `sent`: the mark that it came
/// with, if it came.
pub fn mark(sent: Option<&str>, problems: &[FormProblem], stored: &Fields) -> String {
    sent.filter(|_| !seen::is_stale(problems)).map_or_else(|| stored.mark(), str::to_owned)
}

/// The status of a page with a form.
pub fn code(problems: &[FormProblem]) -> StatusCode {
    match problems {
        [] => StatusCode::OK,
        problems if seen::is_stale(problems) => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// The fields of a form that was changed meanwhile, each with what is stored in it where something else was typed.
pub struct Beside<'a> {
    /// The language of the reader.
    pub language: Language,
    /// What is wrong with the form.
    pub problems: &'a [FormProblem],
    /// The fields as they are stored.
    pub stored: &'a Fields,
    /// The fields as they were typed.
    pub typed: &'a Fields,
}

impl Beside<'_> {
    /// What is told of each field: by its label, and by what the page calls a value that isn't a text.
    pub fn told(&self, label: impl Fn(&'static str) -> String, called: impl Fn(&'static str, &str) -> Option<String>) -> Vec<FieldMistake> {
        let t = self.language.messages();
        let changed = seen::is_stale(self.problems);
        let says = |(field, text): (&'static str, &str)| {
            let shown = called(field, text).or_else(|| parse_date(text).map(|day| self.language.day(day)));
            let shown = shown.unwrap_or_else(|| text.to_owned());
            let says = if shown.is_empty() { t.msg_mistake_stored_nothing() } else { t.msg_mistake_stored_now(shown) };
            FieldMistake { field, label: label(field), says }
        };
        self.stored.unlike(self.typed).filter(|_| changed).map(says).collect()
    }
}
