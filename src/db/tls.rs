//! TLS between the program and PostgreSQL. libpq is built without TLS, so it connects to a socket
//! in a private folder. A thread there forwards each connection to the server over TLS, negotiated
//! as PostgreSQL expects it (`SSLRequest`).
//!
//! TLS is useless without a check of the server: `require`, `verify-ca` and `verify-full` all
//! verify the certificate, its issuer and its name.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use rustix::net::sockopt;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore};
use tempfile::TempDir;

use super::DbError;

/// Maximum time for the server to set up an encrypted connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// Buffer size in bytes: one TLS record.
const PIECE: usize = 16 << 10;
/// Length, code 1234 and 5679: the request of a client for TLS.
const SSL_REQUEST: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];

/// Parameters of an address that this implementation can't support.
const IMPOSSIBLE: [&str; 8] = [
    "host",
    "hostaddr",
    "port",
    "sslcert",
    "sslkey",
    "sslcrl",
    "service",
    "sslnegotiation",
];

#[derive(Debug, PartialEq, Eq)]
pub(super) struct TlsTarget {
    /// The host is also the name in the certificate.
    host: String,
    port: u16,
    /// PEM file with issuers; `None` for the built-in ones.
    roots: Option<PathBuf>,
    /// User and password as in the address, with the final `@`.
    user: String,
    /// Database name with the leading slash.
    name: String,
    rest: Vec<String>,
}

/// Reads `sslmode` and `sslrootcert`; `None` if the address asks for no encryption. An error
/// doesn't repeat the address, which may contain a password.
pub(super) fn parse_tls_parameters(url: &str) -> Result<Option<TlsTarget>, DbError> {
    let refused = |text: String| Err(DbError::Address(text));
    let Parts {
        user,
        host,
        port,
        name,
        parameters,
    } = Parts::from_url(url);
    let value = |wanted: &str| {
        parameters
            .iter()
            .find(|(key, _)| *key == wanted)
            .map(|(_, value)| decode_percent(value))
    };
    match value("sslmode").as_deref() {
        None | Some("disable" | "allow" | "prefer") => return Ok(None),
        Some("require" | "verify-ca" | "verify-full") => {}
        Some(_) => return refused("sslmode: one of disable, require, verify-full".to_owned()),
    }
    if let Some((key, _)) = parameters.iter().find(|(key, _)| IMPOSSIBLE.contains(key)) {
        return refused(format!(
            "{key}: not together with sslmode; the server stands in the address, as HOST:PORT"
        ));
    }
    if value("channel_binding").as_deref() == Some("require") {
        return refused(
            "channel_binding: can't be required here; the certificate of the server \
            is looked at instead"
                .to_owned(),
        );
    }
    let host = decode_percent(host);
    if host.is_empty() || host.contains(['/', ',']) {
        return refused("sslmode: wants one server in the address, as HOST:PORT".to_owned());
    }
    let Ok(port) = (if port.is_empty() { "5432" } else { port }).parse() else {
        return refused("the port of the server is no number".to_owned());
    };
    let roots = value("sslrootcert")
        .filter(|file| !file.is_empty() && file != "system")
        .map(PathBuf::from);
    let mine = ["sslmode", "sslrootcert", "channel_binding", "gssencmode"];
    let rest = parameters
        .iter()
        .filter(|(key, _)| !mine.contains(key))
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    Ok(Some(TlsTarget {
        host,
        port,
        roots,
        user: user.to_owned(),
        name: name.to_owned(),
        rest,
    }))
}

/// `None` if the server is this machine, or encrypted, or no server.
pub(super) fn find_unencrypted_server(url: &str) -> Option<String> {
    let Parts {
        host, parameters, ..
    } = Parts::from_url(url);
    let named = parameters
        .iter()
        .find(|(key, _)| ["host", "hostaddr"].contains(key))
        .map_or(host, |(_, value)| value);
    let host = decode_percent(named);
    let here = host.is_empty()
        || host.starts_with('/')
        || host == "localhost"
        || host == "::1"
        || host.starts_with("127.");
    (!here && parse_tls_parameters(url).is_ok_and(|wanted| wanted.is_none())).then_some(host)
}

/// Host and port for the log; several are separated by commas.
pub(super) fn server_label(url: &str) -> String {
    let Parts {
        host,
        port,
        parameters,
        ..
    } = Parts::from_url(url);
    let said = |keys: &[&str]| {
        parameters
            .iter()
            .find(|(key, _)| keys.contains(key))
            .map(|(_, value)| decode_percent(value))
    };
    let (host, port) = (
        said(&["host", "hostaddr"]).unwrap_or(decode_percent(host)),
        said(&["port"]).unwrap_or(port.to_owned()),
    );
    if port.is_empty() {
        host
    } else {
        format!("{host}:{port}")
    }
}

/// None of the parts is decoded.
struct Parts<'a> {
    user: &'a str,
    host: &'a str,
    port: &'a str,
    name: &'a str,
    parameters: Vec<(&'a str, &'a str)>,
}

impl Parts<'_> {
    fn from_url(url: &str) -> Parts<'_> {
        let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (server, name) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let (user, server) = server.split_at(server.rfind('@').map_or(0, |at| at + 1));
        let (host, port) = match server
            .strip_prefix('[')
            .and_then(|rest| rest.split_once(']'))
        {
            Some((host, port)) => (host, port.trim_start_matches(':')),
            None => server.rsplit_once(':').unwrap_or((server, "")),
        };
        let parameters = query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .collect();
        Parts {
            user,
            host,
            port,
            name,
            parameters,
        }
    }
}

fn decode_percent(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// The bytes of a parameter of an address that are percent-encoded.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_');

fn encode_percent(text: &str) -> String {
    utf8_percent_encode(text, ENCODED).to_string()
}

/// Forwards between libpq and the server. When it is dropped it accepts no new connections; open
/// ones end by themselves.
#[derive(Debug)]
pub(super) struct Tunnel {
    folder: TempDir,
    port: u16,
    over: Arc<AtomicBool>,
}

struct Ends {
    address: (String, u16),
    name: ServerName<'static>,
    config: Arc<ClientConfig>,
}

impl Tunnel {
    /// Returns the address for libpq, too.
    pub(super) fn open(wanted: &TlsTarget) -> Result<(Tunnel, String), DbError> {
        let refused = |e: &dyn std::fmt::Display| DbError::Address(format!("{}: {e}", wanted.host));
        let name = ServerName::try_from(wanted.host.clone()).map_err(|e| refused(&e))?;
        let ends = Ends {
            address: (wanted.host.clone(), wanted.port),
            name,
            config: tls_config(wanted.roots.as_deref())?,
        };
        let failed = |e: io::Error| {
            DbError::Unavailable(format!("the folder of the connection to PostgreSQL: {e}"))
        };
        let mut folder = tempfile::Builder::new();
        folder.prefix("crosstable-");
        folder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
        let folder = folder.tempdir().map_err(failed)?;
        let listener =
            UnixListener::bind(socket_path(folder.path(), wanted.port)).map_err(failed)?;
        let over = Arc::new(AtomicBool::new(false));
        let ended = Arc::clone(&over);
        thread::Builder::new()
            .name("tls".to_owned())
            .spawn(move || accept_clients(&listener, &Arc::new(ends), &ended))
            .map_err(failed)?;
        let place = encode_percent(&folder.path().to_string_lossy());
        let mut parameters = wanted.rest.clone();
        // libpq has no TLS, and the socket is on this machine.
        parameters.extend([
            format!("host={place}"),
            format!("port={}", wanted.port),
            "sslmode=disable".to_owned(),
        ]);
        let url = format!(
            "postgres://{}{}?{}",
            wanted.user,
            if wanted.name.is_empty() {
                "/"
            } else {
                &wanted.name
            },
            parameters.join("&")
        );
        Ok((
            Tunnel {
                folder,
                port: wanted.port,
                over,
            },
            url,
        ))
    }
}

impl Drop for Tunnel {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Release);
        // Wakes the listening thread.
        drop(UnixStream::connect(socket_path(
            self.folder.path(),
            self.port,
        )));
    }
}

/// libpq looks for this name.
fn socket_path(folder: &Path, port: u16) -> PathBuf {
    folder.join(format!(".s.PGSQL.{port}"))
}

fn accept_clients(listener: &UnixListener, ends: &Arc<Ends>, over: &AtomicBool) {
    for client in listener.incoming() {
        if over.load(Ordering::Acquire) {
            return;
        }
        let Ok(client) = client else {
            // The limit on open files is reached: tries again after a pause.
            thread::sleep(Duration::from_millis(100));
            continue;
        };
        let ends = Arc::clone(ends);
        // Without a thread the connection is dropped, and libpq reports that it was closed.
        drop(
            thread::Builder::new()
                .name("tls".to_owned())
                .spawn(move || serve_client(client, &ends)),
        );
    }
}

/// Errors of the handshake reach libpq as if the server had sent them.
fn serve_client(mut client: UnixStream, ends: &Ends) {
    match connect_with_tls(ends) {
        Ok((server, tls)) => forward_both_ways(&client, &server, tls),
        Err(error) => {
            // libpq sends its start-up message first. It must be read, or the answer is lost with
            // it.
            let _ = client.set_read_timeout(Some(PATIENCE));
            let _ = client.read(&mut [0; PIECE]);
            let _ = client.write_all(&refusal_message(&format!(
                "no encrypted connection to {}: {error}",
                ends.address.0
            )));
        }
    }
}

fn refusal_message(text: &str) -> Vec<u8> {
    let fields = format!("SFATAL\0VFATAL\0C08006\0M{}\0\0", text.replace('\0', " "));
    let length = u32::try_from(fields.len() + 4).unwrap_or(u32::MAX);
    [b"E", length.to_be_bytes().as_slice(), fields.as_bytes()].concat()
}

fn connect_with_tls(ends: &Ends) -> io::Result<(TcpStream, ClientConnection)> {
    let mut server = connect_to_any((ends.address.0.as_str(), ends.address.1))?;
    server.set_nodelay(true)?;
    notice_silence(&server)?;
    server.set_read_timeout(Some(PATIENCE))?;
    server.set_write_timeout(Some(PATIENCE))?;
    server.write_all(&SSL_REQUEST)?;
    // Reads one byte and no more: bytes injected after it belong to the handshake, and make it
    // fail.
    let mut answer = [0];
    server.read_exact(&mut answer)?;
    if answer != *b"S" {
        return Err(io::Error::other(
            "the server has no TLS (ssl = on in postgresql.conf)",
        ));
    }
    let mut tls = ClientConnection::new(Arc::clone(&ends.config), ends.name.clone())
        .map_err(io::Error::other)?;
    while tls.is_handshaking() {
        tls.complete_io(&mut server)?;
    }
    server.set_read_timeout(None)?;
    server.set_write_timeout(None)?;
    Ok((server, tls))
}

/// Makes the system notice a lost server within seconds, as libpq does with a direct connection.
fn notice_silence(server: &TcpStream) -> io::Result<()> {
    sockopt::set_socket_keepalive(server, true)?;
    sockopt::set_tcp_keepidle(server, Duration::from_secs(5))?;
    sockopt::set_tcp_keepintvl(server, Duration::from_secs(2))?;
    sockopt::set_tcp_keepcnt(server, 2)?;
    #[cfg(target_os = "linux")]
    sockopt::set_tcp_user_timeout(server, 5_000)?;
    Ok(())
}

/// Connects to the first of the server's addresses that answers.
fn connect_to_any(server: impl ToSocketAddrs) -> io::Result<TcpStream> {
    let mut fault = io::Error::new(io::ErrorKind::NotFound, "the server has no address");
    for address in server.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(server) => return Ok(server),
            Err(error) => fault = error,
        }
    }
    Err(fault)
}

/// Neither direction writes to a socket while it holds the lock, so they never wait for each other.
fn forward_both_ways(client: &UnixStream, server: &TcpStream, tls: ClientConnection) {
    let tls = Mutex::new(tls);
    thread::scope(|scope| {
        scope.spawn(|| {
            let _ = forward_to_server(client, server, &tls);
            let _ = server.shutdown(Shutdown::Both);
        });
        let _ = forward_to_client(client, server, &tls);
        let _ = client.shutdown(Shutdown::Both);
        let _ = server.shutdown(Shutdown::Both);
    });
}

fn forward_to_server(
    mut client: &UnixStream,
    mut server: &TcpStream,
    tls: &Mutex<ClientConnection>,
) -> io::Result<()> {
    let (mut piece, mut out) = (vec![0; PIECE], Vec::with_capacity(2 * PIECE));
    loop {
        let count = client.read(&mut piece)?;
        out.clear();
        {
            let mut tls = tls.lock().unwrap_or_else(PoisonError::into_inner);
            match piece.get(..count) {
                Some(read) if count > 0 => tls.writer().write_all(read)?,
                _ => tls.send_close_notify(),
            }
            while tls.wants_write() {
                tls.write_tls(&mut out)?;
            }
        }
        server.write_all(&out)?;
        if count == 0 {
            return Ok(());
        }
    }
}

/// Answers of TLS itself go out with the next bytes from libpq.
fn forward_to_client(
    mut client: &UnixStream,
    mut server: &TcpStream,
    tls: &Mutex<ClientConnection>,
) -> io::Result<()> {
    let (mut piece, mut out) = (vec![0; PIECE], Vec::with_capacity(2 * PIECE));
    // The last packet of the handshake may have carried data.
    let mut count = 0;
    loop {
        let mut read = piece.get(..count).unwrap_or_default();
        out.clear();
        let closed = {
            let mut tls = tls.lock().unwrap_or_else(PoisonError::into_inner);
            loop {
                let state = tls.process_new_packets().map_err(io::Error::other)?;
                let said = out.len();
                out.resize(said + state.plaintext_bytes_to_read(), 0);
                tls.reader()
                    .read_exact(out.get_mut(said..).unwrap_or_default())?;
                if read.is_empty() {
                    break state.peer_has_closed();
                }
                tls.read_tls(&mut read)?;
            }
        };
        client.write_all(&out)?;
        if closed {
            return Ok(());
        }
        count = server.read(&mut piece)?;
        if count == 0 {
            return Ok(());
        }
    }
}

fn tls_config(roots: Option<&Path>) -> Result<Arc<ClientConfig>, DbError> {
    let mut store = RootCertStore::empty();
    match roots {
        None => store.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(file) => {
            let refused = |e: &dyn std::fmt::Display| {
                DbError::Address(format!("sslrootcert {}: {e}", file.display()))
            };
            for certificate in CertificateDer::pem_file_iter(file).map_err(|e| refused(&e))? {
                store
                    .add(certificate.map_err(|e| refused(&e))?)
                    .map_err(|e| refused(&e))?;
            }
            if store.is_empty() {
                return Err(refused(&"there is no certificate in it"));
            }
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let mut config = config
        .map_err(|e| DbError::Address(e.to_string()))?
        .with_root_certificates(store)
        .with_no_client_auth();
    // A server of another protocol with the same certificate doesn't accept this.
    config.alpn_protocols = vec![b"postgresql".to_vec()];
    Ok(Arc::new(config))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_what_is_encrypted() {
        for plain in [
            "",
            "?sslmode=disable",
            "?sslmode=prefer",
            "?application_name=x",
        ] {
            assert_eq!(
                parse_tls_parameters(&format!("postgres://u:p@db.example/x{plain}")).unwrap(),
                None,
                "{plain}"
            );
        }
        let full = parse_tls_parameters(
            "postgres://u:p%40s@db.example:6432/x?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem&application_name=x",
        );
        let expected = TlsTarget {
            host: "db.example".into(),
            port: 6432,
            roots: Some("/etc/ca.pem".into()),
            user: "u:p%40s@".into(),
            name: "/x".into(),
            rest: vec!["application_name=x".into()],
        };
        assert_eq!(full.unwrap(), Some(expected));
        let v6 =
            parse_tls_parameters("postgresql://[2001:db8::1]/x?sslmode=require&sslrootcert=system")
                .unwrap()
                .unwrap();
        assert_eq!(
            (v6.host.as_str(), v6.port, v6.roots, v6.user.as_str()),
            ("2001:db8::1", 5432, None, "")
        );
        for bad in [
            "postgres:///x?sslmode=require",
            "postgres://a,b/x?sslmode=require",
            "postgres://%2Frun%2Fpg/x?sslmode=require",
            "postgres://a:x/x?sslmode=require",
            "postgres://a/x?sslmode=maybe",
            "postgres://a/x?sslmode=require&sslcert=c.pem",
            "postgres://a/x?sslmode=require&channel_binding=require",
        ] {
            assert!(
                matches!(parse_tls_parameters(bad), Err(DbError::Address(_))),
                "{bad}"
            );
        }
    }

    #[test]
    fn a_server_on_another_machine_without_tls_is_noticed() {
        for (url, host) in [
            ("postgres://u:p@db.example/x", Some("db.example")),
            (
                "postgres://u@[2001:db8::1]:5432/x?sslmode=prefer",
                Some("2001:db8::1"),
            ),
            ("postgres:///x?host=10.0.0.7", Some("10.0.0.7")),
            ("postgres://db.example/x?sslmode=require", None),
            ("postgres://localhost/x", None),
            ("postgres://127.0.0.1:5432/x", None),
            ("postgres:///x", None),
            ("postgres://%2Frun%2Fpostgresql/x", None),
        ] {
            assert_eq!(find_unencrypted_server(url).as_deref(), host, "{url}");
        }
    }
}
