//! What the process counts for whoever watches it, in the text format of OpenMetrics. No number tells anything about a person: no address,
//! no account, no path with a secret.

use std::sync::Arc;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The route of what was answered with a finished page: looking for its pattern would cost more than the answer.
const FINISHED: &str = "(finished page)";

/// The counters of a process; cloning is cheap.
#[derive(Clone)]
pub struct Metrics(Arc<Counted>);

struct Counted {
    registry: Registry,
    requests: Family<Answered, Counter>,
    seconds: Family<Kind, Histogram>,
    incidents: Family<Incident, Counter>,
    pages: Gauge,
    streams: Gauge,
    waiting: Gauge,
}

/// What was asked, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    route: String,
    status: u16,
}

/// How an answer was made.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    answer: &'static str,
}

/// What looks like an attack.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Incident {
    kind: &'static str,
}

/// What a process holds at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Held {
    /// Finished pages.
    pub pages: u64,
    /// Open event streams.
    pub streams: usize,
    /// Passwords that wait to be hashed.
    pub passwords: usize,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("crosstable");
        let requests = Family::<Answered, Counter>::default();
        registry.register("requests", "Requests by the pattern of their address and the status of the answer", requests.clone());
        // From a tenth of a millisecond to six seconds.
        let seconds = Family::<Kind, Histogram>::new_with_constructor(|| Histogram::new(exponential_buckets(0.0001, 3.0, 11)));
        registry.register("request_seconds", "Time until an answer begins, by how it is made", seconds.clone());
        let incidents = Family::<Incident, Counter>::default();
        registry.register("incidents", "What looks like an attack, as in the log", incidents.clone());
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let pages = gauge("finished_pages", "Finished pages that are kept");
        let streams = gauge("event_streams", "Open event streams");
        let waiting = gauge("waiting_passwords", "Passwords that are hashed or wait for it");
        Metrics(Arc::new(Counted { registry, requests, seconds, incidents, pages, streams, waiting }))
    }
}

impl Metrics {
    /// A request was answered: with a finished page (no route), or by the handler of a route.
    pub fn answered(&self, route: Option<String>, status: u16, took: Duration) {
        let answer = if route.is_some() { "handled" } else { "finished" };
        self.0.seconds.get_or_create(&Kind { answer }).observe(took.as_secs_f64());
        let route = route.unwrap_or_else(|| FINISHED.to_owned());
        self.0.requests.get_or_create(&Answered { route, status }).inc();
    }

    /// Something happened that looks like an attack.
    pub fn incident(&self, kind: &'static str) {
        self.0.incidents.get_or_create(&Incident { kind }).inc();
    }

    /// All of it as text.
    pub fn text(&self, held: Held) -> String {
        let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        self.0.pages.set(number(held.pages));
        self.0.streams.set(number(held.streams as u64));
        self.0.waiting.set(number(held.passwords as u64));
        let mut text = String::new();
        // Writing into memory has no way to fail.
        let _ = encode(&mut text, &self.0.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_told() {
        let metrics = Metrics::default();
        metrics.answered(None, 200, Duration::from_millis(1));
        metrics.answered(Some("/{federation}/ratings".to_owned()), 200, Duration::from_millis(5));
        metrics.incident("form-refused");
        let text = metrics.text(Held { pages: 3, streams: 2, passwords: 1 });
        for line in [
            "crosstable_requests_total{route=\"(finished page)\",status=\"200\"} 1",
            "crosstable_requests_total{route=\"/{federation}/ratings\",status=\"200\"} 1",
            "crosstable_request_seconds_count{answer=\"handled\"} 1",
            "crosstable_incidents_total{kind=\"form-refused\"} 1",
            "crosstable_finished_pages 3",
            "crosstable_event_streams 2",
            "crosstable_waiting_passwords 1",
            "# EOF",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
