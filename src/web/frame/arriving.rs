//! Forms that are still coming in when the answer is already known. A reader who may not post is refused at once, and yet what was typed is
//! kept for the page that says so.

use std::collections::HashMap;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;

use actix_web::{HttpMessage, HttpRequest};

use crate::web::error::WebError;

type Coming<T> = Pin<Box<dyn Future<Output = Result<T, WebError>>>>;

/// The body of a request while it is read. Dropped before its end, because the request was refused for another reason, it leaves the rest to
/// be read beside the request.
pub(super) struct Arriving<T: 'static> {
    req: HttpRequest,
    upload: bool,
    fields: fn(T) -> HashMap<String, String>,
    coming: Option<Coming<T>>,
}

/// What is still to be read of a form. It must not hold the request, beside which it is kept: neither would ever go.
struct Unread {
    upload: bool,
    coming: Coming<HashMap<String, String>>,
}

impl<T: 'static> Arriving<T> {
    /// `coming` reads the body, and doesn't hold the request; `fields`: what was typed, of all that was read.
    pub(super) fn new(
        req: &HttpRequest,
        upload: bool,
        fields: fn(T) -> HashMap<String, String>,
        coming: impl Future<Output = Result<T, WebError>> + 'static,
    ) -> Arriving<T> {
        Arriving { req: req.clone(), upload, fields, coming: Some(Box::pin(coming)) }
    }

    /// All that was sent.
    pub(super) async fn all(mut self) -> Result<T, WebError> {
        let read = poll_fn(|context| match &mut self.coming {
            Some(coming) => coming.as_mut().poll(context),
            None => Poll::Ready(Err(WebError::Gone)),
        });
        let read = read.await;
        self.coming = None;
        read
    }
}

impl<T> Drop for Arriving<T> {
    fn drop(&mut self) {
        if let Some(coming) = self.coming.take() {
            let fields = self.fields;
            let coming = Box::pin(async move { coming.await.map(fields) });
            self.req.extensions_mut().insert(Unread { upload: self.upload, coming });
        }
    }
}

/// The rest of a form that was left unread, and whether it has a file.
pub(super) async fn rest(req: &HttpRequest) -> Option<(HashMap<String, String>, bool)> {
    let unread = req.extensions_mut().remove::<Unread>()?;
    let fields = unread.coming.await.ok()?;
    Some((fields, unread.upload))
}

/// Beside a request that is answered only to who is logged in.
struct ForMembers;

/// Notes that a form may be sent only by somebody who is logged in: who is so no longer is told that, and not that the form is old.
pub(super) fn asks_for_a_member(req: &HttpRequest) {
    req.extensions_mut().insert(ForMembers);
}

/// Whether a form may be sent only by somebody who is logged in.
pub(super) fn is_for_members(req: &HttpRequest) -> bool {
    req.extensions().contains::<ForMembers>()
}
