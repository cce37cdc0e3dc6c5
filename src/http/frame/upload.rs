//! Forms with a file: as strict as [`Form`], with a size limit enforced during the upload.

use std::collections::HashMap;
use std::fs::File;
use std::future::Future;
use std::io::{Seek, SeekFrom, Write};
use std::pin::Pin;
use std::time::Duration;

use actix_multipart::Multipart;
use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload};
use data_encoding::HEXLOWER;
use futures_util::StreamExt;
use sha2::{Digest, Sha256};

use crate::app::run_blocking;
use crate::error::{FormFault, WebError};
use crate::frame::body_drain::DrainedBody;
use crate::frame::form::{FORM_MAX, Form, STRANGER_MAX, Sender, admit_form, in_time, text_of};

/// Bytes; the page may allow less.
const FILE_MAX: usize = 16 * 1024 * 1024;

/// Bytes. FIDE's list of all players has 48 MB as an archive.
pub const LIST_MAX: usize = 64 * 1024 * 1024;
const LIST_PATIENCE: Duration = Duration::from_secs(600);
const AT_ONCE: usize = 1024 * 1024;

/// Bytes read of a request that is too large, so that its sender gets the response.
const MOST_READ: usize = 100 * 1024 * 1024;
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Upload {
    pub form: Form,
    pub file: Option<(String, Vec<u8>)>,
    /// The file was too large; the fields are complete all the same.
    pub oversize: bool,
}

impl FromRequest for Upload {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Upload, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (req, arriving) = (req.clone(), receive_parts(req, payload, PATIENCE, false));
        Box::pin(async move {
            if req.content_type() != "multipart/form-data" {
                return Err(WebError::Form(FormFault::Type));
            }
            let parts = arriving.all().await?;
            Ok(Upload {
                form: admit_form(&req, parts.fields, true)
                    .await?
                    .with(parts.file.as_ref()),
                file: parts.file,
                oversize: parts.oversize,
            })
        })
    }
}

/// An official list of another system: larger than other files, in an unnamed temporary file.
pub struct ListUpload {
    pub form: Form,
    pub file: Option<StoredFile>,
    pub oversize: bool,
}

/// Dropping it deletes the file.
pub struct StoredFile {
    pub name: String,
    /// Positioned at the start.
    pub content: File,
    pub size: u64,
    pub sha256: String,
}

impl FromRequest for ListUpload {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<ListUpload, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (req, arriving) = (
            req.clone(),
            receive_parts(req, payload, LIST_PATIENCE, true),
        );
        Box::pin(async move {
            if req.content_type() != "multipart/form-data" {
                return Err(WebError::Form(FormFault::Type));
            }
            let mut parts = arriving.all().await?;
            let form = admit_form(&req, parts.fields, true).await?;
            let file = match (parts.file.take(), parts.spool.take()) {
                (Some((name, _)), Some(spool)) => Some(spool.finish_file(name).await?),
                _ => None,
            };
            Ok(ListUpload {
                form,
                file,
                oversize: parts.oversize,
            })
        })
    }
}

#[derive(Default)]
struct Spool {
    file: Option<File>,
    hash: Sha256,
    size: u64,
    waiting: Vec<u8>,
}

impl Spool {
    async fn push(&mut self, bytes: &[u8]) -> Result<(), WebError> {
        self.size += bytes.len() as u64;
        self.waiting.extend_from_slice(bytes);
        if self.waiting.len() < AT_ONCE {
            Ok(())
        } else {
            self.write_buffer().await
        }
    }

    async fn write_buffer(&mut self) -> Result<(), WebError> {
        let (waiting, file, mut hash) = (
            std::mem::take(&mut self.waiting),
            self.file.take(),
            std::mem::take(&mut self.hash),
        );
        let written = run_blocking(move || {
            let mut file = file.map_or_else(tempfile::tempfile, Ok)?;
            file.write_all(&waiting)?;
            hash.update(&waiting);
            Ok::<_, std::io::Error>((file, hash))
        });
        let (file, hash) = written.await?.map_err(write_error)?;
        (self.file, self.hash) = (Some(file), hash);
        Ok(())
    }

    async fn finish_file(mut self, name: String) -> Result<StoredFile, WebError> {
        self.write_buffer().await?;
        let mut content = self
            .file
            .take()
            .ok_or_else(|| WebError::Page("a temporary file is missing".to_owned()))?;
        content.seek(SeekFrom::Start(0)).map_err(write_error)?;
        Ok(StoredFile {
            name,
            content,
            size: self.size,
            sha256: HEXLOWER.encode(&self.hash.finalize()),
        })
    }
}

fn write_error(error: std::io::Error) -> WebError {
    WebError::Page(format!("a temporary file: {error}"))
}

#[derive(Default)]
struct Parts {
    fields: HashMap<String, String>,
    file: Option<(String, Vec<u8>)>,
    /// The writer, if the file goes to the disk.
    spool: Option<Spool>,
    oversize: bool,
}

fn receive_parts(
    req: &HttpRequest,
    payload: &mut Payload,
    patience: Duration,
    list: bool,
) -> DrainedBody<Parts> {
    let (sender, incoming) = (
        Sender::for_request(req),
        Multipart::new(req.headers(), payload.take()),
    );
    let coming = async move { in_time(patience, read_parts(&sender, incoming, list)).await };
    DrainedBody::new(req, true, |parts| parts.fields, coming)
}

/// Reads up to [`MOST_READ`], even a file that is too large: its sender gets the response with the
/// typed text. `list`: an official list, which goes to the disk.
async fn read_parts(
    sender: &Sender,
    mut incoming: Multipart,
    list: bool,
) -> Result<Parts, WebError> {
    let most = if list { LIST_MAX } else { FILE_MAX };
    let mut parts = Parts::default();
    let mut known = false;
    let (mut read, mut typed) = (0, 0);
    while let Some(part) = incoming.next().await {
        let mut part = part.map_err(|_| WebError::Form(FormFault::Cut))?;
        let (name, filename) = match part.content_disposition() {
            Some(told) => (
                told.get_name().unwrap_or_default().to_owned(),
                told.get_filename().map(str::to_owned),
            ),
            None => return Err(WebError::Form(FormFault::Field)),
        };
        let (mut bytes, mut oversize, mut size) = (Vec::new(), false, 0);
        let mut spool = (list && filename.is_some()).then(Spool::default);
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
                sender.may_send_more().await?;
                known = true;
            }
            size += chunk.len();
            oversize |= size > most;
            match &mut spool {
                _ if oversize => (bytes, spool) = (Vec::new(), None),
                Some(spool) => spool.push(&chunk).await?,
                None => bytes.extend_from_slice(&chunk),
            }
        }
        match filename {
            Some(_) if oversize => parts.oversize = true,
            // A browser sends a file input without a file with an empty name.
            Some(filename) if !filename.is_empty() || size > 0 => {
                (parts.file, parts.spool) = (Some((filename, bytes)), spool)
            }
            Some(_) => {}
            None => _ = parts.fields.insert(name, text_of(bytes)?),
        }
    }
    Ok(parts)
}
