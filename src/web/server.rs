//! The running server.

use std::net::TcpListener;
use std::time::Duration;

use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::{HttpServer, web};

use super::app::App;
use super::{routes, shell};

/// A server for a bound listener; it runs when awaited.
///
/// # Errors
/// The listener can't be used.
pub fn serve(app: App, listener: TcpListener, workers: usize) -> std::io::Result<Server> {
    watch(app.clone());
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

/// Looks a few times a second whether another process has written (an import on the console, another node), so that no
/// finished page outlives its data for long.
fn watch(app: App) {
    std::thread::spawn(move || {
        let mut last = app.db.pulse().unwrap_or_default();
        let mut seen = app.db.generation();
        loop {
            std::thread::sleep(Duration::from_millis(500));
            let own = app.db.generation();
            if let Ok(pulse) = app.db.pulse() {
                // Our own writes move both numbers; only a pulse without a generation came from outside.
                if pulse != last && own == seen {
                    app.db.outside_change();
                }
                last = pulse;
                seen = app.db.generation();
            }
        }
    });
}
