//! Server-sent events for open pages: the number of acts at the desk tells that something changed.
//! A stream occupies no thread. A change of this process or a notification of another one wakes it.
//! It also polls, because a notification may be lost. It queries the database only if its
//! federation's data has changed, and one stream of a tournament queries for all.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::web::{self, Bytes};
use actix_web::{HttpRequest, HttpResponse};
use futures_util::future::{Either, select};
use futures_util::stream;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::watch;

use crate::app::event_streams::{StreamLimit, StreamSlot};
use crate::app::{App, run_blocking};
use crate::db::{CacheScope, DbError, FederationId, Stamp, TournamentId, desks};
use crate::error::{OwnPage, WebError};
use crate::frame::log_sampling::LogSampler;
use crate::frame::path::id;
use crate::frame::request::{Inside, read_inside, reader_address};

const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// All readers of a group load the page at once after a change; the delay separates two groups.
const GROUPS: usize = 16;
const GROUP_DELAY: Duration = Duration::from_millis(20);
/// Between keep-alive comments.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Browsers reconnect by themselves.
const STREAM_LIFETIME: Duration = Duration::from_secs(600);

/// Refusals by the limit of the process, and by the limit of one address.
static FULL: LogSampler = LogSampler::new();
static FULL_OF_ONE: LogSampler = LogSampler::new();

struct Listener {
    app: App,
    federation: FederationId,
    id: TournamentId,
    /// The number that the reader knows.
    known: Option<i64>,
    stamp: Option<Stamp>,
    began: Instant,
    last_sent: Instant,
    /// The server doesn't wait for streams at its end.
    end: Option<Signal>,
    changes: watch::Receiver<()>,
    place: StreamSlot,
}

impl Listener {
    /// `None` if nothing has changed since the last call, or if the database doesn't answer.
    async fn next_number(&mut self) -> Option<i64> {
        let db = self.app.db.clone();
        if let Some(look) = db.due_look(POLL_INTERVAL) {
            // Another process may have written.
            let _ = run_blocking(move || look.look_now()).await;
        }
        let stamp = db.state().stamp(CacheScope::Federation(self.federation));
        if self.stamp == Some(stamp) {
            return None;
        }
        let seen = || {
            self.app
                .streams
                .seen
                .get(&self.id)
                .filter(|(of, _)| *of == stamp)
        };
        let seq = match seen() {
            Some((_, seq)) => seq,
            None => {
                let (id, asking) = (self.id, self.app.streams.asking.clone());
                let _turn = asking.lock().await;
                match seen() {
                    Some((_, seq)) => seq,
                    None => {
                        let seq = self
                            .app
                            .read(move |c| Ok::<_, DbError>(desks::load_seq(c, id)?.unwrap_or(0)))
                            .await
                            .ok()?;
                        self.app.streams.seen.insert(id, (stamp, seq));
                        seq
                    }
                }
            }
        };
        self.stamp = Some(stamp);
        Some(seq)
    }

    /// `None` at the end of the stream.
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Listener)> {
        loop {
            if let Some(seq) = self.next_number().await
                && self.known != Some(seq)
            {
                self.known = Some(seq);
                self.last_sent = Instant::now();
                return Some((Ok(Bytes::from(format!("id: {seq}\ndata: {seq}\n\n"))), self));
            }
            if self.last_sent.elapsed() >= HEARTBEAT {
                self.last_sent = Instant::now();
                return Some((Ok(Bytes::from_static(b":\n\n")), self));
            }
            if self.began.elapsed() >= STREAM_LIFETIME || self.wait_or_shutdown().await {
                return None;
            }
        }
    }

    /// Waits for a change or the next poll; true if the server is shutting down.
    async fn wait_or_shutdown(&mut self) -> bool {
        let group = GROUP_DELAY * u32::try_from(self.place.number % GROUPS).unwrap_or(0);
        let changes = &mut self.changes;
        let woken = async {
            // The sender of changes lives as long as there are streams.
            if matches!(
                tokio::time::timeout(POLL_INTERVAL, changes.changed()).await,
                Ok(Ok(()))
            ) {
                tokio::time::sleep(group).await;
            }
        };
        let Some(end) = &mut self.end else {
            woken.await;
            return false;
        };
        matches!(
            select(std::pin::pin!(woken), std::pin::pin!(end.recv())).await,
            Either::Right(_)
        )
    }
}

fn refuse_stream(inside: &Inside, full: StreamLimit) -> HttpResponse {
    let open = inside.app.streams.count();
    let (seldom, why) = match full {
        StreamLimit::All => (&FULL, "as many wait as files may be open for (LimitNOFILE)"),
        StreamLimit::OfOne => (
            &FULL_OF_ONE,
            "as many of its address wait as may (is a proxy before the site that \
             `behind-proxy` doesn't name?)",
        ),
    };
    if let Some(before) = seldom.count_occurrence(Instant::now()) {
        tracing::warn!(open, before, "a live page waits for no news: {why}");
    }
    let mut answer = HttpResponse::build(StatusCode::SERVICE_UNAVAILABLE)
        .insert_header((header::RETRY_AFTER, "60"))
        .finish();
    // Only scripts ask here, so an error page has no reader; the log has the refusal.
    answer.extensions_mut().insert(OwnPage);
    answer
}

pub async fn stream_events(
    inside: Inside,
    path: web::Path<(String, String)>,
    request: HttpRequest,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let exists = read_inside(&inside, move |c, f| {
        Ok(crate::db::tournaments::find(c, f.id, id)?.is_some()
            && desks::load_seq(c, id)?.is_some())
    })
    .await?;
    if !exists {
        return Err(WebError::NotFound);
    }
    let place = match inside
        .app
        .streams
        .take_place(&reader_address(&request, &inside.app))
    {
        Ok(place) => place,
        Err(full) => return Ok(refuse_stream(&inside, full)),
    };
    // After a reconnection the browser sends the last number.
    let known = request
        .headers()
        .get("last-event-id")
        .and_then(|v| v.to_str().ok())
        .and_then(|v| v.parse().ok());
    let listener = Listener {
        app: inside.app.clone(),
        federation: inside.federation.id,
        id,
        known,
        stamp: None,
        began: Instant::now(),
        last_sent: Instant::now(),
        end: signal(SignalKind::terminate()).ok(),
        changes: inside.app.streams.changes(),
        place,
    };
    let mut response = HttpResponse::Ok();
    response
        .insert_header((header::CONTENT_TYPE, "text/event-stream; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"));
    // Proxies that buffer responses would delay the events.
    response.insert_header(("x-accel-buffering", "no"));
    let greeting = stream::iter([Ok::<_, Infallible>(Bytes::from_static(b"retry: 5000\n\n"))]);
    let events = stream::unfold(listener, Listener::next);
    Ok(response.streaming(futures_util::StreamExt::chain(greeting, events)))
}
