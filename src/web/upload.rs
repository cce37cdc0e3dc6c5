//! Forms with a file: as strict as [`Form`](super::form::Form), and with a bound on the file that is kept while it is still coming in.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;

use actix_multipart::Multipart;
use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload};
use futures_util::StreamExt;

use super::error::{FormFault, WebError};
use super::form::{FORM_MAX, Form, admit, text_of};

/// No file is larger than this; what each page takes may be less.
pub const FILE_MAX: usize = 10 * 1024 * 1024;

/// What is read and thrown away of a request that is too large, so that its sender gets to see the answer.
const PATIENCE: usize = 100 * 1024 * 1024;

/// A posted form that may carry a file.
pub struct Upload {
    /// Its fields.
    pub form: Form,
    /// Its file: name and bytes; none: nothing was chosen.
    pub file: Option<(String, Vec<u8>)>,
}

impl FromRequest for Upload {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Upload, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let req = req.clone();
        let mut payload = payload.take();
        Box::pin(async move {
            if req.content_type() != "multipart/form-data" {
                return Err(WebError::Form(FormFault::Type));
            }
            let announced: usize =
                req.headers().get("content-length").and_then(|v| v.to_str().ok()).and_then(|v| v.parse().ok()).unwrap_or_default();
            if announced > FORM_MAX + FILE_MAX {
                let mut read = 0;
                while let Some(Ok(chunk)) = payload.next().await {
                    read += chunk.len();
                    if read > PATIENCE {
                        break;
                    }
                }
                return Err(WebError::Form(FormFault::Size));
            }
            let (fields, file) = parts(Multipart::new(req.headers(), payload)).await?;
            Ok(Upload { form: admit(&req, fields)?, file })
        })
    }
}

type Parts = (HashMap<String, String>, Option<(String, Vec<u8>)>);

async fn parts(mut incoming: Multipart) -> Result<Parts, WebError> {
    let (mut fields, mut file) = (HashMap::new(), None);
    let mut left = FORM_MAX + FILE_MAX;
    while let Some(part) = incoming.next().await {
        let mut part = part.map_err(|_| WebError::Form(FormFault::Cut))?;
        let (name, filename) = match part.content_disposition() {
            Some(told) => (told.get_name().unwrap_or_default().to_owned(), told.get_filename().map(str::to_owned)),
            None => return Err(WebError::Form(FormFault::Field)),
        };
        let most = if filename.is_some() { FILE_MAX } else { FORM_MAX };
        let (mut bytes, mut too_large) = (Vec::new(), false);
        while let Some(chunk) = part.next().await {
            let chunk = chunk.map_err(|_| WebError::Form(FormFault::Cut))?;
            left = left.saturating_sub(chunk.len());
            too_large |= left == 0 || bytes.len() + chunk.len() > most;
            if !too_large {
                bytes.extend_from_slice(&chunk);
            }
        }
        if too_large {
            // The next part comes only once this one is let go.
            drop(part);
            // The rest is read, so that the sender gets to see the answer.
            while let Some(Ok(mut part)) = incoming.next().await {
                while let Some(Ok(_)) = part.next().await {}
            }
            return Err(WebError::Form(FormFault::Size));
        }
        match filename {
            // A browser sends the field of a file that nobody chose with an empty name.
            Some(filename) if !filename.is_empty() || !bytes.is_empty() => file = Some((filename, bytes)),
            Some(_) => {}
            None => _ = fields.insert(name, text_of(bytes)?),
        }
    }
    Ok((fields, file))
}
