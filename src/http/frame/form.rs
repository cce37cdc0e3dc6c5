//! Forms, validated before a handler runs: type, size, time, encoding, token, field lengths.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use actix_web::web::{self, Bytes};
use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload};
use data_encoding::HEXLOWER;
use futures_util::StreamExt;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::actions::links::Secrets;
use crate::actions::{ActionError, Refusal, Tx, accounts};
use crate::app::{App, MachineSecrets};
use crate::db::federations::Federation;
use crate::db::idempotency_keys;
use crate::error::{FormFault, Overlong, WebError};
use crate::frame::body_drain::{self, DrainedBody};
use crate::frame::cookies::{form_token, session_cookie, token_and_mark, visitor_cookie};
use crate::frame::request::is_own_host;

/// Bytes of a form: a table of ten thousand cells has a tenth of it.
pub const FORM_MAX: usize = 2 * 1024 * 1024;
/// Bytes of a form whose sender isn't logged in.
pub(super) const STRANGER_MAX: usize = 64 * 1024;
const PATIENCE: Duration = Duration::from_secs(30);
/// The largest table has ten thousand cells, and a thousand rows of eleven fields.
const FIELDS_MAX: usize = 25_000;
/// Characters of a field. Pages show mistakes at narrower bounds; this stops what no browser sends.
const LETTERS_MAX: usize = 5_000;
/// Pasted tables and participants, and regulations, which their page bounds itself.
const LONG_FIELDS: &[(&str, usize)] = &[("text", 500_000), ("people", 500_000), ("body", 400_000)];

/// Never shown again.
const SECRETS: [&str; 5] = ["password", "again", "current", "old", "code"];

pub struct Form {
    fields: Arc<HashMap<String, String>>,
    path: String,
    /// Name and hash of an uploaded file, for the idempotency key.
    file: Option<String>,
}

/// The typed fields, stored with the request so that an error page can show them again.
pub struct FormFields {
    fields: Arc<HashMap<String, String>>,
    pub upload: bool,
}

impl FormFields {
    pub fn is_bare(&self) -> bool {
        self.fields.keys().all(|name| name == "token")
    }

    /// Sorted fields; `None` if one of them is secret, or if there are none.
    pub fn fields(&self) -> Option<Vec<(String, String)>> {
        if SECRETS
            .iter()
            .any(|secret| self.fields.contains_key(*secret))
        {
            return None;
        }
        let mut fields: Vec<_> = self
            .fields
            .iter()
            .map(|(name, text)| (name.clone(), text.clone()))
            .collect();
        fields.sort();
        (!fields.is_empty()).then_some(fields)
    }
}

impl Form {
    pub fn text(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    pub fn non_empty(&self, name: &str) -> Option<String> {
        let text = self.text(name).trim();
        (!text.is_empty()).then(|| text.to_owned())
    }

    pub fn has_field(&self, name: &str) -> bool {
        self.fields.contains_key(name)
    }

    /// A whole number that the page itself put into the form.
    pub fn number(&self, name: &str) -> Result<i64, WebError> {
        self.text(name)
            .parse()
            .map_err(|_| WebError::Form(FormFault::Field))
    }

    /// Adds the uploaded file to the idempotency key.
    pub(super) fn with(mut self, file: Option<&(String, Vec<u8>)>) -> Form {
        self.file =
            file.map(|(name, bytes)| format!("{name} {}", HEXLOWER.encode(&Sha256::digest(bytes))));
        self
    }

    /// A hash of token with the page's mark, path, fields and file. `None` without a mark.
    fn idempotency_key(&self) -> Option<String> {
        let (_, mark) = token_and_mark(self.text("token"));
        if mark.is_empty() {
            return None;
        }
        let mut fields: Vec<_> = self.fields.iter().collect();
        fields.sort();
        let mut hash = Sha256::new();
        hash.update(&self.path);
        hash.update(self.file.as_deref().unwrap_or_default());
        for (name, text) in fields {
            for part in [name, text] {
                hash.update((part.len() as u64).to_be_bytes());
                hash.update(part);
            }
        }
        Some(HEXLOWER.encode(&hash.finalize()))
    }

    /// The work runs once for each submission, however often that arrives: a user who got no answer
    /// doesn't know whether it ran.
    pub fn run_once<T>(
        &self,
        work: impl FnOnce(&mut Tx<'_>) -> Result<T, ActionError> + Send + 'static,
    ) -> impl FnOnce(&mut Tx<'_>) -> Result<T, ActionError> + Send + 'static {
        self.run_once_with_location(|_, _| String::new(), work)
    }

    /// Like [`Form::run_once`], but repeats are redirected to the page that `leads` names.
    pub fn run_once_with_location<T>(
        &self,
        leads: impl FnOnce(&Federation, &T) -> String + Send + 'static,
        work: impl FnOnce(&mut Tx<'_>) -> Result<T, ActionError> + Send + 'static,
    ) -> impl FnOnce(&mut Tx<'_>) -> Result<T, ActionError> + Send + 'static {
        let press = self.idempotency_key();
        move |tx| {
            let Some(press) = press else {
                return work(tx);
            };
            if let Some(made) = idempotency_keys::find_location(tx.conn, &press)? {
                return Err(Refusal::Done(made).into());
            }
            let made = work(tx)?;
            let location = leads(tx.federation, &made);
            idempotency_keys::mark_done(tx.conn, &press, &location, tx.now)?;
            Ok(made)
        }
    }

    pub fn with_prefix(&self, prefix: &str) -> impl Iterator<Item = (&str, &str)> {
        self.fields
            .iter()
            .filter_map(move |(k, v)| Some((k.strip_prefix(prefix)?, v.as_str())))
    }

    pub fn from_fields(fields: &[(&str, &str)]) -> Form {
        Form {
            path: String::new(),
            file: None,
            fields: Arc::new(
                fields
                    .iter()
                    .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
                    .collect(),
            ),
        }
    }
}

impl FromRequest for Form {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Form, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (req, sender, mut payload) = (req.clone(), Sender::for_request(req), payload.take());
        let coming =
            async move { parse(&in_time(PATIENCE, read_body(&sender, &mut payload)).await?) };
        let arriving = DrainedBody::new(&req, false, |fields| fields, coming);
        Box::pin(async move {
            if req.content_type() != "application/x-www-form-urlencoded" {
                return Err(WebError::Form(FormFault::Type));
            }
            if let Some(encoding) = req
                .headers()
                .get("content-type")
                .and_then(|v| v.to_str().ok())
                .and_then(|v| v.split("charset=").nth(1))
                && !encoding.trim_matches('"').eq_ignore_ascii_case("utf-8")
            {
                return Err(WebError::Form(FormFault::Encoding));
            }
            admit_form(&req, arriving.all().await?, false).await
        })
    }
}

pub(super) async fn admit_form(
    req: &HttpRequest,
    fields: HashMap<String, String>,
    upload: bool,
) -> Result<Form, WebError> {
    let form = check_form(req, fields, upload);
    let asked = matches!(form, Err(WebError::OldForm)) && body_drain::is_for_members(req);
    if asked && !Sender::for_request(req).is_logged_in().await? {
        Err(WebError::LogIn)
    } else {
        form
    }
}

fn check_form(
    req: &HttpRequest,
    fields: HashMap<String, String>,
    upload: bool,
) -> Result<Form, WebError> {
    if other_site(req) {
        return Err(WebError::Token);
    }
    let (given, _) = token_and_mark(fields.get("token").map_or("", String::as_str));
    let holds = |secret: String| bool::from(form_token(&secret).as_bytes().ct_eq(given.as_bytes()));
    let ours = session_cookie(req)
        .or_else(|| visitor_cookie(req))
        .is_some_and(holds);
    if !ours && !own_page(req) {
        return Err(WebError::Token);
    }
    within_bounds(&fields)?;
    let fields = Arc::new(fields);
    req.extensions_mut().insert(FormFields {
        fields: fields.clone(),
        upload,
    });
    if ours {
        Ok(Form {
            fields,
            path: req.path().to_owned(),
            file: None,
        })
    } else {
        Err(WebError::OldForm)
    }
}

/// Includes requests refused before the form was read; `None` if there are no fields.
pub async fn take_typed_fields(req: &HttpRequest) -> Option<FormFields> {
    if let Some((fields, upload)) = body_drain::read_rest(req).await {
        // Kept for a page of this site. Its token doesn't matter to a refusal.
        let _ = check_form(req, fields, upload);
    }
    req.extensions_mut().remove::<FormFields>()
}

fn within_bounds(fields: &HashMap<String, String>) -> Result<(), WebError> {
    if fields.len() > FIELDS_MAX {
        return Err(WebError::Form(FormFault::Size));
    }
    for (name, text) in fields {
        let most = LONG_FIELDS
            .iter()
            .find(|(long, _)| long == name)
            .map_or(LETTERS_MAX, |(_, most)| *most);
        // Characters are counted only if the bytes exceed the bound.
        if text.len() > most && text.chars().count() > most {
            return Err(WebError::TooLong(Overlong {
                field: name.chars().take(40).collect(),
                most,
            }));
        }
    }
    Ok(())
}

/// Limits the time: a client that sends one byte a minute holds memory and a connection.
pub(super) async fn in_time<T>(
    patience: Duration,
    coming: impl Future<Output = Result<T, WebError>>,
) -> Result<T, WebError> {
    tokio::time::timeout(patience, coming)
        .await
        .unwrap_or(Err(WebError::Form(FormFault::Slow)))
}

pub(super) struct Sender {
    app: Option<App>,
    session: Option<String>,
}

impl Sender {
    pub(super) fn for_request(req: &HttpRequest) -> Sender {
        Sender {
            app: req
                .app_data::<web::Data<App>>()
                .map(|app| app.get_ref().clone()),
            session: session_cookie(req),
        }
    }

    /// Admits a body of more than [`STRANGER_MAX`] bytes if its sender is logged in.
    pub(super) async fn may_send_more(&self) -> Result<(), WebError> {
        if self.is_logged_in().await? {
            Ok(())
        } else {
            Err(WebError::Form(FormFault::Size))
        }
    }

    async fn is_logged_in(&self) -> Result<bool, WebError> {
        let app = self.app.clone().ok_or(WebError::ShuttingDown)?;
        let Some(secret) = self.session.clone() else {
            return Ok(false);
        };
        let now = app.now();
        Ok(app
            .read_newest(move |c| accounts::find_session(c, &secret, now))
            .await?
            .is_some())
    }
}

/// Trusts the browser's headers.
fn other_site(req: &HttpRequest) -> bool {
    let header = |name| req.headers().get(name).and_then(|v| v.to_str().ok());
    match header("sec-fetch-site") {
        Some("same-origin" | "none") => false,
        Some(_) => true,
        // Old browsers: the origin has to name this host.
        None => header("origin").is_some_and(|origin| {
            let host = origin.split_once("://").map_or(origin, |(_, host)| host);
            !is_own_host(req, host)
        }),
    }
}

/// Trusts the browser's header. Only then may the typed text be shown again.
fn own_page(req: &HttpRequest) -> bool {
    req.headers()
        .get("sec-fetch-site")
        .is_some_and(|site| site == "same-origin")
}

async fn read_body(sender: &Sender, payload: &mut Payload) -> Result<Vec<u8>, WebError> {
    let mut body = Vec::new();
    let mut known = false;
    while let Some(chunk) = payload.next().await {
        let bytes: Bytes = chunk.map_err(|_| WebError::Form(FormFault::Cut))?;
        if body.len() + bytes.len() > FORM_MAX {
            return Err(WebError::Form(FormFault::Size));
        }
        if !known && body.len() + bytes.len() > STRANGER_MAX {
            sender.may_send_more().await?;
            known = true;
        }
        body.extend_from_slice(&bytes);
    }
    Ok(body)
}

/// Takes the last one of a repeated field.
fn parse(body: &[u8]) -> Result<HashMap<String, String>, WebError> {
    let mut fields = HashMap::new();
    for pair in body.split(|b| *b == b'&').filter(|p| !p.is_empty()) {
        let mut halves = pair.splitn(2, |b| *b == b'=');
        let name = decode_text(halves.next().unwrap_or_default())?;
        let value = decode_text(halves.next().unwrap_or_default())?;
        fields.insert(name, value);
    }
    Ok(fields)
}

fn decode_text(text: &[u8]) -> Result<String, WebError> {
    let spaced: Vec<u8> = text
        .iter()
        .map(|b| if *b == b'+' { b' ' } else { *b })
        .collect();
    text_of(percent_encoding::percent_decode(&spaced).collect())
}

pub(super) fn text_of(bytes: Vec<u8>) -> Result<String, WebError> {
    let text = String::from_utf8(bytes).map_err(|_| WebError::Form(FormFault::Encoding))?;
    // PostgreSQL can't store NUL, and no field needs it.
    if text.contains('\0') {
        return Err(WebError::Form(FormFault::Encoding));
    }
    let text = text.replace("\r\n", "\n");
    Ok(if text.contains(is_invisible) {
        text.replace(is_invisible, "")
    } else {
        text
    })
}

/// Control characters and those that change the writing direction. They come with copied text, are
/// never typed, and make one name look like another.
fn is_invisible(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t'))
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

pub fn page_key() -> Result<String, WebError> {
    Ok(MachineSecrets.token()?.chars().take(24).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_decoded() {
        let fields = parse("a=1%2B+x&b=%D0%AF&c&a=2".as_bytes()).unwrap();
        assert_eq!(fields["a"], "2");
        assert_eq!(fields["b"], "Я");
        assert_eq!(fields["c"], "");
    }

    #[test]
    fn what_shows_nothing_is_left_out() {
        let fields =
            parse("a=x%0D%0Ay%09z&b=%E2%80%AEK%07o%E2%81%A6val%7F%0C&%1Bc=1".as_bytes()).unwrap();
        assert_eq!(
            (
                fields["a"].as_str(),
                fields["b"].as_str(),
                fields["c"].as_str()
            ),
            ("x\ny\tz", "Koval", "1")
        );
    }

    #[test]
    fn a_field_is_as_long_as_its_name_allows() {
        let long = |name: &str, letters: usize| {
            within_bounds(&HashMap::from([(name.to_owned(), "ї".repeat(letters))]))
        };
        assert!(long("name", LETTERS_MAX).is_ok() && long("text", 500_000).is_ok());
        let field = Overlong {
            field: "name".to_owned(),
            most: LETTERS_MAX,
        };
        assert!(
            matches!(long("name", LETTERS_MAX + 1), Err(WebError::TooLong(found)) if found == field)
        );
        assert!(matches!(long("text", 500_001), Err(WebError::TooLong(_))));
        let many = (0..=FIELDS_MAX)
            .map(|n| (n.to_string(), String::new()))
            .collect();
        assert!(matches!(
            within_bounds(&many),
            Err(WebError::Form(FormFault::Size))
        ));
    }

    #[test]
    fn a_body_that_never_ends_is_not_waited_for() {
        actix_web::rt::System::new().block_on(async {
            let req = actix_web::test::TestRequest::default().to_http_request();
            let begun = futures_util::stream::iter([Ok(Bytes::from_static(b"a=1"))]);
            let mut stalled: Payload = Payload::Stream {
                payload: Box::pin(begun.chain(futures_util::stream::pending())),
            };
            let outcome = in_time(
                Duration::from_millis(20),
                read_body(&Sender::for_request(&req), &mut stalled),
            )
            .await;
            assert!(matches!(outcome, Err(WebError::Form(FormFault::Slow))));
        });
    }

    #[test]
    fn what_is_not_utf_8_is_refused() {
        for bad in [&b"a=%FF"[..], &b"a=\xff"[..], b"a=%00"] {
            assert!(matches!(
                parse(bad),
                Err(WebError::Form(FormFault::Encoding))
            ));
        }
    }
}
