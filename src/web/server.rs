//! The running server.

use std::net::TcpListener;
use std::time::Duration;

use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::{HttpResponse, HttpServer, web};

use super::{register_routes, tournament_import};
use crate::app::{App, rlimit, run_blocking};
use crate::db::ReplicaState;
use crate::error::WebError;
use crate::frame::middleware::handle_request;

const METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves `/metrics` on a listener of its own, for the monitoring system and not for readers.
pub fn serve_metrics(app: &App, listener: TcpListener) -> std::io::Result<Server> {
    let data = web::Data::new(app.clone());
    let tell = async |app: web::Data<App>| {
        let text = run_blocking(move || app.metrics_text()).await?;
        Ok::<_, WebError>(HttpResponse::Ok().content_type(METRICS).body(text))
    };
    let site = move || {
        actix_web::App::new()
            .app_data(data.clone())
            .route("/metrics", web::get().to(tell))
    };
    Ok(HttpServer::new(site)
        .workers(1)
        .disable_signals()
        .shutdown_timeout(1)
        .listen(listener)?
        .run())
}

pub fn build_server(app: App, listener: TcpListener, workers: usize) -> std::io::Result<Server> {
    // Other processes write, too: watching keeps finished pages from outliving their data.
    app.db.look_for_changes().map_err(std::io::Error::other)?;
    app.hosts.reload_cache().map_err(std::io::Error::other)?;
    app.db.start_watching()?;
    app.db.watch_replicas(tell_of_replica)?;
    let streams = app.streams.clone();
    if !app.db.start_listening(move || streams.wake_all())? && app.db.is_pooled() {
        tracing::info!(
            "behind a pooler live pages look once a second what other programs have changed; \
                direct-database lets them hear it"
        );
    }
    tournament_import::resume_interrupted(&app);
    let connections = app.connections.clone();
    let data = web::Data::new(app);
    Ok(HttpServer::new(move || {
        actix_web::App::new()
            .app_data(data.clone())
            .configure(register_routes)
            .wrap(from_fn(handle_request))
    })
    .on_connect(move |_, data| _ = data.insert(connections.count_open()))
    .workers(workers)
    // Further connections wait in the backlog: without free descriptors nothing can be served.
    .max_connections((rlimit::for_readers() / workers.max(1)).max(1))
    .tcp_nodelay(true)
    .keep_alive(Duration::from_secs(30))
    .client_request_timeout(Duration::from_secs(20))
    .shutdown_timeout(10)
    .listen(listener)?
    .run())
}

fn tell_of_replica(state: &ReplicaState) {
    let ReplicaState {
        number,
        server,
        standing,
        behind,
    } = state;
    if state.is_used() {
        tracing::info!(replica = number, server, "readers are sent to a replica");
    } else {
        tracing::warn!(
            replica = number,
            server,
            behind,
            "a replica is left out: {}",
            standing.left_out_reason()
        );
    }
}
