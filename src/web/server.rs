//! The running server.

use std::net::TcpListener;
use std::time::Duration;

use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::{HttpServer, web};

use super::routes;
use crate::web::app::App;
use crate::web::frame::shell::shell;

/// A server for a bound listener; it runs when awaited.
///
/// # Errors
/// The listener can't be used.
pub fn serve(app: App, listener: TcpListener, workers: usize) -> std::io::Result<Server> {
    // Another process may write, too (an import on the console, another node): no finished page outlives its data for long.
    app.db.look().map_err(std::io::Error::other)?;
    let data = web::Data::new(app);
    Ok(HttpServer::new(move || actix_web::App::new().app_data(data.clone()).configure(routes).wrap(from_fn(shell)))
        .workers(workers)
        .tcp_nodelay(true)
        .keep_alive(Duration::from_secs(30))
        .client_request_timeout(Duration::from_secs(20))
        .shutdown_timeout(10)
        .listen(listener)?
        .run())
}
