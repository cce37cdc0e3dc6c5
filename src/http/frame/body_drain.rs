//! Rests of request bodies that were refused early. The refusal is answered at once, and yet the
//! form is read to its end, so that the error page can show what was typed.

use std::collections::HashMap;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;

use actix_web::{HttpMessage, HttpRequest};

use crate::error::WebError;

type BodyFuture<T> = Pin<Box<dyn Future<Output = Result<T, WebError>>>>;

/// Dropped before its end, it stores the rest with the request for [`read_rest`].
pub(super) struct DrainedBody<T: 'static> {
    req: HttpRequest,
    upload: bool,
    fields: fn(T) -> HashMap<String, String>,
    coming: Option<BodyFuture<T>>,
}

/// Rest in the extensions of the request. It must not hold the request: the cycle would leak both.
struct Unread {
    upload: bool,
    coming: BodyFuture<HashMap<String, String>>,
}

impl<T: 'static> DrainedBody<T> {
    /// `coming` must not hold the request; `fields` picks the typed text from the result.
    pub(super) fn new(
        req: &HttpRequest,
        upload: bool,
        fields: fn(T) -> HashMap<String, String>,
        coming: impl Future<Output = Result<T, WebError>> + 'static,
    ) -> DrainedBody<T> {
        DrainedBody {
            req: req.clone(),
            upload,
            fields,
            coming: Some(Box::pin(coming)),
        }
    }

    pub(super) async fn all(mut self) -> Result<T, WebError> {
        let read = poll_fn(|context| match &mut self.coming {
            Some(coming) => coming.as_mut().poll(context),
            None => Poll::Ready(Err(WebError::ShuttingDown)),
        });
        let read = read.await;
        self.coming = None;
        read
    }
}

impl<T> Drop for DrainedBody<T> {
    fn drop(&mut self) {
        if let Some(coming) = self.coming.take() {
            let fields = self.fields;
            let coming = Box::pin(async move { coming.await.map(fields) });
            self.req.extensions_mut().insert(Unread {
                upload: self.upload,
                coming,
            });
        }
    }
}

/// The fields, and true if the form may carry a file; `None` if there is no rest.
pub(super) async fn read_rest(req: &HttpRequest) -> Option<(HashMap<String, String>, bool)> {
    let unread = req.extensions_mut().remove::<Unread>()?;
    let fields = unread.coming.await.ok()?;
    Some((fields, unread.upload))
}

/// The request requires a log-in.
struct LogInRequired;

/// Lets the user log in after the end of a session, instead of being told that the form is old.
pub(super) fn asks_for_a_member(req: &HttpRequest) {
    req.extensions_mut().insert(LogInRequired);
}

pub(super) fn is_for_members(req: &HttpRequest) -> bool {
    req.extensions().contains::<LogInRequired>()
}
