//! Tells a service manager (sd_notify(3)) that the site listens, and that it is going down.

use std::ffi::OsStr;
use std::io;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::pin::pin;

use futures_util::future::select;
use tokio::signal::unix::{SignalKind, signal};

/// Where a service manager listens that has started the program; nowhere, if somebody else has.
#[derive(Clone)]
pub(crate) struct Manager(Option<SocketAddr>);

impl Manager {
    /// The one that the environment names. One whose name can't be used is told nothing, and the log says so.
    #[expect(clippy::disallowed_methods, reason = "where a service manager listens stands in the environment")]
    pub(crate) fn of_environment() -> Manager {
        let name = std::env::var_os("NOTIFY_SOCKET").filter(|name| !name.is_empty());
        let socket = name.and_then(|name| {
            let socket = socket(&name);
            socket.inspect_err(|error| tracing::warn!(error = error.to_string(), "NOTIFY_SOCKET names no socket")).ok()
        });
        Manager(socket)
    }

    /// The site answers whoever connects.
    pub(crate) fn ready(&self) {
        self.tell("READY=1");
    }

    /// The site answers whoever is there already, and then ends.
    fn stopping(&self) {
        self.tell("STOPPING=1");
    }

    /// Says that the site is stopping as soon as the program is told to end, by the same signals by which the server ends.
    ///
    /// # Errors
    /// Signals can't be waited for.
    pub(crate) async fn watch_for_end(self) -> io::Result<()> {
        let (mut polite, mut keyboard, mut quit) =
            (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?, signal(SignalKind::quit())?);
        let (polite, keyboard, quit) = (pin!(polite.recv()), pin!(keyboard.recv()), pin!(quit.recv()));
        select(polite, select(keyboard, quit)).await;
        self.stopping();
        Ok(())
    }

    /// Nobody waits for it, and a manager that doesn't listen is no reason not to serve.
    fn tell(&self, what: &str) {
        let Some(socket) = &self.0 else { return };
        let told = UnixDatagram::unbound().and_then(|from| from.send_to_addr(what.as_bytes(), socket));
        if let Err(error) = told {
            tracing::warn!(error = error.to_string(), what, "the service manager could not be told");
        }
    }
}

/// The address of a socket by its name: a path, or behind an `@` the name of one that has no file.
fn socket(name: &OsStr) -> io::Result<SocketAddr> {
    match name.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name),
        None => SocketAddr::from_pathname(name),
    }
}
