//! Forms with a file: as strict as [`Form`](super::form::Form), and with a bound on the file that is kept while it is still coming in.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use actix_multipart::Multipart;
use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload};
use futures_util::StreamExt;

use crate::web::error::{FormFault, WebError};
use crate::web::frame::form::{FORM_MAX, Form, STRANGER_MAX, admit, in_time, may_send_more, text_of};

/// No file is larger than this; what each page takes may be less.
pub const FILE_MAX: usize = 16 * 1024 * 1024;

/// What is read and thrown away of a request that is too large, so that its sender gets to see the answer.
const MOST_READ: usize = 100 * 1024 * 1024;
/// How long a form with a file may take to come in.
const PATIENCE: Duration = Duration::from_secs(120);

/// A posted form that may carry a file.
pub struct Upload {
    /// Its fields.
    pub form: Form,
    /// Its file: name and bytes; none: nothing was chosen.
    pub file: Option<(String, Vec<u8>)>,
    /// A file came that was larger than [`FILE_MAX`]; what was typed beside it is here all the same.
    pub oversize: bool,
}

impl FromRequest for Upload {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Upload, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let req = req.clone();
        let payload = payload.take();
        Box::pin(async move {
            if req.content_type() != "multipart/form-data" {
                return Err(WebError::Form(FormFault::Type));
            }
            let parts = in_time(PATIENCE, parts(&req, Multipart::new(req.headers(), payload))).await?;
            Ok(Upload { form: admit(&req, parts.fields)?, file: parts.file, oversize: parts.oversize })
        })
    }
}

#[derive(Default)]
struct Parts {
    fields: HashMap<String, String>,
    file: Option<(String, Vec<u8>)>,
    oversize: bool,
}

/// Reads everything, also of a file that is too large, so that its sender gets to see the answer, with what was typed; but not for ever.
async fn parts(req: &HttpRequest, mut incoming: Multipart) -> Result<Parts, WebError> {
    let mut parts = Parts::default();
    let mut known = false;
    let (mut read, mut typed) = (0, 0);
    while let Some(part) = incoming.next().await {
        let mut part = part.map_err(|_| WebError::Form(FormFault::Cut))?;
        let (name, filename) = match part.content_disposition() {
            Some(told) => (told.get_name().unwrap_or_default().to_owned(), told.get_filename().map(str::to_owned)),
            None => return Err(WebError::Form(FormFault::Field)),
        };
        let (mut bytes, mut oversize) = (Vec::new(), false);
        while let Some(chunk) = part.next().await {
            let chunk = chunk.map_err(|_| WebError::Form(FormFault::Cut))?;
            read += chunk.len();
            if filename.is_none() {
                typed += chunk.len();
            }
            if read > MOST_READ || typed > FORM_MAX {
                return Err(WebError::Form(FormFault::Size));
            }
            if !known && read > STRANGER_MAX {
                may_send_more(req).await?;
                known = true;
            }
            oversize |= bytes.len() + chunk.len() > FILE_MAX;
            if oversize {
                bytes = Vec::new();
            } else {
                bytes.extend_from_slice(&chunk);
            }
        }
        match filename {
            Some(_) if oversize => parts.oversize = true,
            // A browser sends the field of a file that nobody chose with an empty name.
            Some(filename) if !filename.is_empty() || !bytes.is_empty() => parts.file = Some((filename, bytes)),
            Some(_) => {}
            None => _ = parts.fields.insert(name, text_of(bytes)?),
        }
    }
    Ok(parts)
}
