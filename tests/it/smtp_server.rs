//! A post office: a real SMTP server on a free port that keeps what it gets.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use crosstable::web::app::smtp::Mail;
use mailin::response::{INTERNAL_ERROR, NO_MAILBOX, OK};
use mailin::{Action, Handler, Response, SessionBuilder};
use mailparse::MailHeaderMap;

use crate::app::App;

/// Longest time that a story waits for a letter: shorter than the sender of the site would sleep if
/// nobody woke it.
const PATIENCE: Duration = Duration::from_secs(15);

/// A running SMTP server.
pub(crate) struct PostOffice {
    address: SocketAddr,
    office: Arc<Office>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Office {
    state: Mutex<State>,
    came: Condvar,
}

#[derive(Default)]
struct State {
    letters: Vec<Received>,
    /// Whoever connects is hung up on.
    closed: bool,
    /// Addresses that are refused for good.
    unknown: BTreeSet<String>,
    /// Addresses that are asked to wait.
    busy: BTreeSet<String>,
    over: bool,
}

/// A letter as it came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Received {
    /// Who sent it, in the envelope.
    pub(crate) from: String,
    /// To whom, in the envelope.
    pub(crate) to: Vec<String>,
    bytes: Vec<u8>,
}

impl Received {
    /// A header, decoded.
    #[track_caller]
    pub(crate) fn header(&self, name: &str) -> String {
        let mail = mailparse::parse_mail(&self.bytes).unwrap();
        mail.headers
            .get_first_value(name)
            .unwrap_or_else(|| panic!("no header {name}"))
    }

    pub(crate) fn subject(&self) -> String {
        self.header("Subject")
    }

    /// The text, decoded.
    pub(crate) fn body(&self) -> String {
        mailparse::parse_mail(&self.bytes)
            .unwrap()
            .get_body()
            .unwrap()
            .replace("\r\n", "\n")
    }

    /// The path of the one-time link in the text.
    #[track_caller]
    pub(crate) fn link(&self) -> String {
        let body = self.body();
        let found = body
            .lines()
            .find_map(|line| line.strip_prefix("http://crosstable.example/"));
        format!("/{}", found.unwrap_or_else(|| panic!("no link in {body}")))
    }
}

impl Office {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PostOffice {
    /// Opens on a free port.
    pub(crate) fn open() -> PostOffice {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let office = Arc::new(Office::default());
        let own = office.clone();
        let thread = std::thread::spawn(move || {
            for caller in listener.incoming().flatten() {
                let (over, closed) = {
                    let state = own.state();
                    (state.over, state.closed)
                };
                if over {
                    return;
                }
                if !closed {
                    let office = own.clone();
                    std::thread::spawn(move || serve(caller, office));
                }
            }
        });
        PostOffice {
            address,
            office,
            thread: Some(thread),
        }
    }

    /// The settings of a site that sends its letters here.
    pub(crate) fn mail(&self) -> Mail {
        Mail::new(
            &format!("smtp://{}", self.address),
            "Crosstable <notices@crosstable.example>",
            false,
        )
        .unwrap()
    }

    /// The same site, with mail set up.
    pub(crate) fn of(&self, app: App) -> App {
        app.with_settings(|s| s.mail = Some(self.mail()))
    }

    /// Nobody is served until it is opened again.
    pub(crate) fn close(&self, closed: bool) {
        self.office.state().closed = closed;
    }

    /// This address is refused for good from now on, or not any more.
    pub(crate) fn refuse(&self, address: &str, refused: bool) {
        let mut state = self.office.state();
        if refused {
            state.unknown.insert(address.to_owned())
        } else {
            state.unknown.remove(address)
        };
    }

    /// This address is asked to wait from now on, or not any more.
    pub(crate) fn put_off(&self, address: &str, busy: bool) {
        let mut state = self.office.state();
        if busy {
            state.busy.insert(address.to_owned())
        } else {
            state.busy.remove(address)
        };
    }

    /// Everything that came, in order.
    pub(crate) fn letters(&self) -> Vec<Received> {
        self.office.state().letters.clone()
    }

    /// What came to an address.
    pub(crate) fn to(&self, address: &str) -> Vec<Received> {
        self.letters()
            .into_iter()
            .filter(|l| l.to == [address])
            .collect()
    }

    /// The only letter to an address.
    #[track_caller]
    pub(crate) fn only(&self, address: &str) -> Received {
        let mut letters = self.to(address);
        assert_eq!(
            letters.len(),
            1,
            "{address}: {:?}",
            letters.iter().map(Received::subject).collect::<Vec<_>>()
        );
        letters.remove(0)
    }

    /// Waits until so many letters have come.
    #[track_caller]
    pub(crate) fn wait_for(&self, count: usize) {
        let state = self.office.state();
        let (state, _) = self
            .office
            .came
            .wait_timeout_while(state, PATIENCE, |s| s.letters.len() < count)
            .unwrap_or_else(PoisonError::into_inner);
        assert_eq!(state.letters.len(), count, "letters that came");
    }
}

impl Drop for PostOffice {
    fn drop(&mut self) {
        self.office.state().over = true;
        // The one who waits for callers looks up.
        drop(TcpStream::connect(self.address));
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Who stands at the counter: one for each caller.
struct Clerk {
    office: Arc<Office>,
    letter: Received,
}

impl Handler for Clerk {
    fn mail(&mut self, _: IpAddr, _: &str, from: &str) -> Response {
        self.letter = Received {
            from: from.to_owned(),
            to: Vec::new(),
            bytes: Vec::new(),
        };
        OK
    }

    fn rcpt(&mut self, to: &str) -> Response {
        let state = self.office.state();
        if state.unknown.contains(to) {
            return NO_MAILBOX;
        }
        if state.busy.contains(to) {
            return INTERNAL_ERROR;
        }
        drop(state);
        self.letter.to.push(to.to_owned());
        OK
    }

    fn data(&mut self, line: &[u8]) -> std::io::Result<()> {
        self.letter.bytes.extend_from_slice(line);
        Ok(())
    }

    fn data_end(&mut self) -> Response {
        self.office.state().letters.push(self.letter.clone());
        self.office.came.notify_all();
        OK
    }
}

fn serve(caller: TcpStream, office: Arc<Office>) {
    // A caller who hangs up in the middle is no failure of ours.
    let _ = converse(&caller, office);
}

fn converse(mut caller: &TcpStream, office: Arc<Office>) -> std::io::Result<()> {
    let letter = Received {
        from: String::new(),
        to: Vec::new(),
        bytes: Vec::new(),
    };
    let mut session = SessionBuilder::new("post.example.org")
        .build(caller.peer_addr()?.ip(), Clerk { office, letter });
    caller.write_all(&session.greeting().buffer()?)?;
    let mut lines = BufReader::new(caller);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 {
        let answer = session.process(&line);
        caller.write_all(&answer.buffer()?)?;
        if answer.action == Action::Close {
            return Ok(());
        }
        line.clear();
    }
    Ok(())
}
