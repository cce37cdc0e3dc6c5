//! Counters of the process for monitoring, in the text format of OpenMetrics. No value identifies a
//! person: no address, no account, no path with a secret.

use std::sync::Arc;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::db::outbox::Letters;
use crate::db::{Connections, ReplicaState};

/// Label of pages from the cache: a look-up of the pattern would cost more than the response.
const FINISHED: &str = "(finished page)";

#[derive(Clone)]
pub struct Metrics(Arc<MetricFamilies>);

struct MetricFamilies {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    seconds: Family<Kind, Histogram>,
    incidents: Family<Incident, Counter>,
    looks: Family<Look, Counter>,
    turns: Histogram,
    pages: Gauge,
    streams: Gauge,
    waiting: Gauge,
    running_jobs: Gauge,
    connections: Family<State, Gauge>,
    letters: Family<State, Gauge>,
    replicas: Family<Replica, Gauge>,
    behind: Family<Replica, Gauge>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    route: String,
    status: u16,
}

/// Label: the way in which a response was made.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    answer: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Incident {
    kind: &'static str,
}

/// Label: a look-up in the page cache.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Look {
    found: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct State {
    state: &'static str,
}

/// A replica by its number in the settings.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Replica {
    replica: usize,
}

/// Includes pending work in the database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProcessGauges {
    pub pages: u64,
    pub streams: usize,
    pub passwords: usize,
    pub works: usize,
    pub connections: Connections,
    pub replicas: Vec<ReplicaState>,
    /// Unsent mails; `None` leaves out the metric, as the database doesn't answer.
    pub letters: Option<Letters>,
}

struct AnswerMetrics {
    requests: Family<RequestLabels, Counter>,
    seconds: Family<Kind, Histogram>,
    incidents: Family<Incident, Counter>,
    looks: Family<Look, Counter>,
}

fn register_answers(registry: &mut Registry) -> AnswerMetrics {
    let requests = Family::<RequestLabels, Counter>::default();
    registry.register(
        "requests",
        "Requests by the pattern of their address and the status of the answer",
        requests.clone(),
    );
    // From a tenth of a millisecond to six seconds.
    let seconds = Family::<Kind, Histogram>::new_with_constructor(|| {
        Histogram::new(exponential_buckets(0.0001, 3.0, 11))
    });
    registry.register(
        "request_seconds",
        "Time until an answer begins, by how it is made",
        seconds.clone(),
    );
    let incidents = Family::<Incident, Counter>::default();
    registry.register(
        "incidents",
        "What looks like an attack, as in the log",
        incidents.clone(),
    );
    let looks = Family::<Look, Counter>::default();
    registry.register(
        "page_lookups",
        "Looks for a finished page where there may be one, by whether there was",
        looks.clone(),
    );
    AnswerMetrics {
        requests,
        seconds,
        incidents,
        looks,
    }
}

struct DatabaseMetrics {
    connections: Family<State, Gauge>,
    letters: Family<State, Gauge>,
    replicas: Family<Replica, Gauge>,
    behind: Family<Replica, Gauge>,
}

fn register_database(registry: &mut Registry) -> DatabaseMetrics {
    let connections = Family::<State, Gauge>::default();
    registry.register(
        "database_connections",
        "Connections to read the database by",
        connections.clone(),
    );
    let letters = Family::<State, Gauge>::default();
    registry.register("letters", "Letters that were not sent", letters.clone());
    let replicas = Family::<Replica, Gauge>::default();
    registry.register(
        "replica_used",
        "Whether readers are sent to a replica of the database",
        replicas.clone(),
    );
    let behind = Family::<Replica, Gauge>::default();
    registry.register(
        "replica_behind_bytes",
        "What a replica has not repeated yet of the log",
        behind.clone(),
    );
    DatabaseMetrics {
        connections,
        letters,
        replicas,
        behind,
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("crosstable");
        let answers = register_answers(&mut registry);
        // From a millisecond to nine seconds; no request waits longer than five seconds.
        let turns = Histogram::new(exponential_buckets(0.001, 2.5, 11));
        registry.register(
            "writer_wait_seconds",
            "Time until a change begins, or its sender is told that others take too long",
            turns.clone(),
        );
        let database = register_database(&mut registry);
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let pages = gauge("finished_pages", "Finished pages that are kept");
        let streams = gauge("event_streams", "Open event streams");
        let waiting = gauge(
            "waiting_passwords",
            "Passwords that are hashed or wait for it",
        );
        let works = gauge(
            "long_works",
            "Corrections and other long works that are going on",
        );
        Metrics(Arc::new(MetricFamilies {
            registry,
            requests: answers.requests,
            seconds: answers.seconds,
            incidents: answers.incidents,
            looks: answers.looks,
            turns,
            pages,
            streams,
            waiting,
            running_jobs: works,
            connections: database.connections,
            letters: database.letters,
            replicas: database.replicas,
            behind: database.behind,
        }))
    }
}

impl Metrics {
    /// `route` is `None` for a page from the cache.
    pub fn count_response(&self, route: Option<String>, status: u16, took: Duration) {
        let answer = if route.is_some() {
            "handled"
        } else {
            "finished"
        };
        self.0
            .seconds
            .get_or_create(&Kind { answer })
            .observe(took.as_secs_f64());
        let route = route.unwrap_or_else(|| FINISHED.to_owned());
        self.0
            .requests
            .get_or_create(&RequestLabels { route, status })
            .inc();
    }

    pub fn count_incident(&self, kind: &'static str) {
        self.0.incidents.get_or_create(&Incident { kind }).inc();
    }

    pub fn count_look_up(&self, found: bool) {
        self.0
            .looks
            .get_or_create(&Look {
                found: if found { "yes" } else { "no" },
            })
            .inc();
    }

    pub fn record_wait(&self, time: Duration) {
        self.0.turns.observe(time.as_secs_f64());
    }

    pub fn text(&self, held: ProcessGauges) -> String {
        let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        self.0.pages.set(number(held.pages));
        self.0.streams.set(number(held.streams as u64));
        self.0.waiting.set(number(held.passwords as u64));
        self.0.running_jobs.set(number(held.works as u64));
        let of = |family: &Family<State, Gauge>, state, count| {
            _ = family.get_or_create(&State { state }).set(count)
        };
        of(
            &self.0.connections,
            "busy",
            i64::from(held.connections.busy),
        );
        of(
            &self.0.connections,
            "idle",
            i64::from(held.connections.idle),
        );
        for state in &held.replicas {
            let replica = Replica {
                replica: state.number,
            };
            self.0
                .replicas
                .get_or_create(&replica)
                .set(i64::from(state.is_used()));
            self.0
                .behind
                .get_or_create(&replica)
                .set(number(state.behind));
        }
        match held.letters {
            Some(letters) => {
                of(&self.0.letters, "waiting", letters.waiting);
                of(&self.0.letters, "given up", letters.given_up);
            }
            None => self.0.letters.clear(),
        }
        let mut text = String::new();
        // Writing into memory can't fail.
        let _ = encode(&mut text, &self.0.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::Standing;

    fn sample_counts() -> Metrics {
        let metrics = Metrics::default();
        metrics.count_response(None, 200, Duration::from_millis(1));
        metrics.count_response(
            Some("/{federation}/ratings".to_owned()),
            200,
            Duration::from_millis(5),
        );
        metrics.count_incident("form-refused");
        metrics.count_look_up(true);
        metrics.count_look_up(false);
        metrics.count_look_up(false);
        metrics.record_wait(Duration::from_millis(2));
        metrics.record_wait(Duration::from_secs(20));
        metrics
    }

    fn sample_gauges() -> ProcessGauges {
        let letters = Some(Letters {
            waiting: 6,
            given_up: 7,
        });
        let state = |number, standing, behind| ReplicaState {
            number,
            server: "db2:5432".to_owned(),
            standing,
            behind,
        };
        let replicas = vec![
            state(1, Standing::Follows, 0),
            state(2, Standing::Lags, 4096),
        ];
        ProcessGauges {
            pages: 3,
            streams: 2,
            passwords: 1,
            works: 8,
            connections: Connections { busy: 4, idle: 5 },
            replicas,
            letters,
        }
    }

    #[test]
    fn what_is_counted_is_told() {
        let metrics = sample_counts();
        let held = sample_gauges();
        let text = metrics.text(held.clone());
        for line in [
            "crosstable_requests_total{route=\"(finished page)\",status=\"200\"} 1",
            "crosstable_requests_total{route=\"/{federation}/ratings\",status=\"200\"} 1",
            "crosstable_request_seconds_count{answer=\"handled\"} 1",
            "crosstable_incidents_total{kind=\"form-refused\"} 1",
            "crosstable_finished_pages 3",
            "crosstable_event_streams 2",
            "crosstable_waiting_passwords 1",
            "crosstable_long_works 8",
            "crosstable_page_lookups_total{found=\"yes\"} 1",
            "crosstable_page_lookups_total{found=\"no\"} 2",
            "crosstable_writer_wait_seconds_bucket{le=\"0.0025\"} 1",
            "crosstable_writer_wait_seconds_bucket{le=\"+Inf\"} 2",
            "crosstable_database_connections{state=\"busy\"} 4",
            "crosstable_database_connections{state=\"idle\"} 5",
            "crosstable_replica_used{replica=\"1\"} 1",
            "crosstable_replica_used{replica=\"2\"} 0",
            "crosstable_replica_behind_bytes{replica=\"2\"} 4096",
            "crosstable_letters{state=\"waiting\"} 6",
            "crosstable_letters{state=\"given up\"} 7",
            "# EOF",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        let text = metrics.text(ProcessGauges {
            letters: None,
            ..held
        });
        assert!(
            !text.contains("crosstable_letters{"),
            "what isn't known isn't told: {text}"
        );
    }
}
