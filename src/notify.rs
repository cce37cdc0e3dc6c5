//! Notifies a service manager (sd_notify(3)) that the site is ready, and that it is stopping.

use std::ffi::OsStr;
use std::io;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::pin::pin;

use futures_util::future::select;
use tokio::signal::unix::{SignalKind, signal};

/// The socket of the service manager; `None` if the program wasn't started by one.
#[derive(Clone)]
pub(crate) struct Manager(Option<SocketAddr>);

impl Manager {
    /// An unusable name in `NOTIFY_SOCKET` is logged and ignored.
    #[expect(
        clippy::disallowed_methods,
        reason = "where a service manager listens stands in the environment"
    )]
    pub(crate) fn of_environment() -> Manager {
        let name = std::env::var_os("NOTIFY_SOCKET").filter(|name| !name.is_empty());
        let socket = name.and_then(|name| {
            let socket = parse_socket_name(&name);
            socket
                .inspect_err(|error| {
                    tracing::warn!(error = error.to_string(), "NOTIFY_SOCKET names no socket")
                })
                .ok()
        });
        Manager(socket)
    }

    pub(crate) fn notify_ready(&self) {
        self.send_notification("READY=1");
    }

    fn notify_stopping(&self) {
        self.send_notification("STOPPING=1");
    }

    /// Waits for the signals by which the server ends.
    pub(crate) async fn watch_for_end(self) -> io::Result<()> {
        let (mut polite, mut keyboard, mut quit) = (
            signal(SignalKind::terminate())?,
            signal(SignalKind::interrupt())?,
            signal(SignalKind::quit())?,
        );
        let (polite, keyboard, quit) = (
            pin!(polite.recv()),
            pin!(keyboard.recv()),
            pin!(quit.recv()),
        );
        select(polite, select(keyboard, quit)).await;
        self.notify_stopping();
        Ok(())
    }

    /// A failure is only logged: it is no reason not to serve.
    fn send_notification(&self, what: &str) {
        let Some(socket) = &self.0 else { return };
        let told =
            UnixDatagram::unbound().and_then(|from| from.send_to_addr(what.as_bytes(), socket));
        if let Err(error) = told {
            tracing::warn!(
                error = error.to_string(),
                what,
                "the service manager could not be told"
            );
        }
    }
}

/// The address of a socket by its name: a path, or an abstract name after `@`.
fn parse_socket_name(name: &OsStr) -> io::Result<SocketAddr> {
    match name.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name),
        None => SocketAddr::from_pathname(name),
    }
}
