//! Chooses the replica that may answer a reader: one that has repeated everything that this process knows of, and everything that the
//! reader has written. So nobody sees less than before, and no page is older than the generation that it is kept under.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What a replica may be late with at most what it is asked for by nobody in particular: after that it is left out.
const LAG: Duration = Duration::from_secs(2);
/// A replica that takes longer to say how far it is doesn't answer.
const SILENCE: Duration = Duration::from_millis(1_200);
/// Bytes of a page of the log, of what stands at the head of each, and at the head of the first one of a file.
const PAGE: u64 = 8 << 10;
const PAGE_HEAD: u64 = 24;
const FILE: u64 = 16 << 20;
const FILE_HEAD: u64 = 40;

/// A place in the log of the server that is written to: all before it was done by then.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position(u64);

impl Position {
    /// Nobody knows it: no replica has come so far.
    pub const UNKNOWN: Position = Position(u64::MAX);

    /// A place as the server tells it.
    pub(super) fn of(told: i64) -> Position {
        let told = told.unsigned_abs();
        // Behind the head of a page nothing was written yet: who has repeated everything stands before it.
        let head = if told % FILE == FILE_HEAD { FILE_HEAD } else { PAGE_HEAD };
        Position(if told % FILE == FILE_HEAD || told % PAGE == PAGE_HEAD { told - head } else { told })
    }

    /// The place as a word.
    pub fn word(self) -> String {
        format!("{:x}", self.0)
    }

    /// A place by its word.
    pub fn from_word(word: &str) -> Option<Position> {
        (word.len() <= 16).then(|| u64::from_str_radix(word, 16).ok().map(Position)).flatten()
    }
}

/// How a replica stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It wasn't asked yet.
    Unasked,
    /// It follows the server that is written to.
    Follows,
    /// It follows, but is late.
    Lags,
    /// It doesn't answer.
    Away,
    /// It repeats nobody: it can be written to itself.
    Writes,
    /// It repeats another server than ours.
    Foreign,
}

impl Standing {
    /// Why it is left out, for whoever runs the site.
    pub fn why(self) -> &'static str {
        match self {
            Standing::Unasked => "it was not asked yet",
            Standing::Follows => "it is not",
            Standing::Lags => "it lags behind",
            Standing::Away => "it does not answer",
            Standing::Writes => "it can be written to, and repeats no other server",
            Standing::Foreign => "it repeats another server than that of the database",
        }
    }
}

/// A replica as whoever runs the site is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplicaState {
    /// Its number in the settings, from 1.
    pub number: usize,
    /// Its host and port.
    pub server: String,
    /// The state of the replica.
    pub standing: Standing,
    /// How many bytes of the log it has not repeated yet.
    pub behind: u64,
}

impl ReplicaState {
    /// Whether readers are sent to it.
    pub fn is_used(&self) -> bool {
        self.standing == Standing::Follows
    }
}

/// Somebody who only reads: what he has to see, and where his questions go.
#[derive(Debug)]
pub struct Reader {
    after: Position,
    /// Where the looking for a replica begins, so that all questions of a page go to the same.
    turn: usize,
    /// The replica that is asked now, from 1; 0: none.
    at: AtomicUsize,
}

impl Reader {
    /// Somebody who has to see what was written up to a place; readers take turns by their number.
    pub fn new(after: Position, turn: usize) -> Reader {
        Reader { after, turn, at: AtomicUsize::new(0) }
    }

    /// Notes which replica is asked from now on.
    pub(super) fn asks(&self, replica: Option<usize>) {
        self.at.store(replica.map_or(0, |index| index + 1), Ordering::Release);
    }

    /// The replica that is asked now.
    pub(super) fn asking(&self) -> Option<usize> {
        self.at.load(Ordering::Acquire).checked_sub(1)
    }
}

/// A replica; `P` is how it is reached.
pub(super) struct Replica<P> {
    pub(super) line: P,
    server: String,
    replayed: AtomicU64,
    seen: Mutex<Seen>,
}

struct Seen {
    standing: Standing,
    /// It was asked how far it is: since when. It hasn't answered yet.
    asked: Option<Instant>,
}

/// What a replica has answered.
pub(super) enum Answer {
    /// It has repeated the log up to a place.
    Replayed(Position),
    /// It repeats nobody.
    Writes,
    /// It repeats another server.
    Foreign,
    /// Nothing.
    Nothing,
}

impl<P> Replica<P> {
    pub(super) fn new(line: P, server: String) -> Replica<P> {
        let seen = Mutex::new(Seen { standing: Standing::Unasked, asked: None });
        Replica { line, server, replayed: AtomicU64::new(0), seen }
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it had come when it was asked last.
    pub(super) fn replayed(&self) -> Position {
        Position(self.replayed.load(Ordering::Acquire))
    }

    /// Notes how far it is.
    pub(super) fn has_come_to(&self, position: Position) {
        self.replayed.store(position.0, Ordering::Release);
    }

    /// It is asked how far it is.
    pub(super) fn is_asked(&self) {
        self.seen().asked = Some(Instant::now());
    }

    /// It has answered; `due`: what it should have repeated when it was asked. Whether it stands otherwise than before.
    pub(super) fn has_answered(&self, answer: Answer, due: Position) -> bool {
        let standing = match answer {
            Answer::Replayed(position) => {
                self.has_come_to(position);
                if position >= due { Standing::Follows } else { Standing::Lags }
            }
            Answer::Writes => Standing::Writes,
            Answer::Foreign => Standing::Foreign,
            Answer::Nothing => Standing::Away,
        };
        let mut seen = self.seen();
        seen.asked = None;
        std::mem::replace(&mut seen.standing, standing) != standing
    }

    /// Whether it answers, as far as is known.
    pub(super) fn is_there(&self) -> bool {
        self.standing() != Standing::Away
    }

    /// How it stands now.
    pub(super) fn standing(&self) -> Standing {
        let seen = self.seen();
        let silent = seen.asked.is_some_and(|since| since.elapsed() > SILENCE);
        if silent { Standing::Away } else { seen.standing }
    }
}

/// Where the log was at a moment.
struct Mark {
    at: Instant,
    end: Position,
}

/// The replicas of a database, and what is known of the log that they repeat.
pub(super) struct Replicas<P> {
    all: Vec<Replica<P>>,
    /// Everything up to here is known to this process: a reader has to see it.
    floor: AtomicU64,
    /// What was there so long ago that no replica may miss it.
    due: AtomicU64,
    marks: Mutex<VecDeque<Mark>>,
}

impl<P> Replicas<P> {
    pub(super) fn new(all: Vec<Replica<P>>) -> Replicas<P> {
        Replicas { all, floor: AtomicU64::new(0), due: AtomicU64::new(0), marks: Mutex::default() }
    }

    pub(super) fn all(&self) -> &[Replica<P>] {
        &self.all
    }

    /// Everything up to here is known to this process.
    pub(super) fn floor(&self) -> Position {
        Position(self.floor.load(Ordering::Acquire))
    }

    /// Something is known of what was written up to here. It is said before anybody can act on that knowledge.
    pub(super) fn raise(&self, to: Position) {
        self.floor.fetch_max(to.0, Ordering::AcqRel);
    }

    /// What every replica should have repeated by now.
    pub(super) fn due(&self) -> Position {
        Position(self.due.load(Ordering::Acquire))
    }

    /// The server that is written to has said where its log ends; `before`: what was known before it was asked.
    pub(super) fn beat(&self, before: Position, end: Position, at: Instant) {
        let mut marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        if end < before {
            // Another server took over that had not heard of everything, or it couldn't say how far it was. If somebody has written since, the next beat
            // finds it.
            let _ = self.floor.compare_exchange(before.0, end.0, Ordering::AcqRel, Ordering::Acquire);
            marks.clear();
        }
        marks.push_back(Mark { at, end });
        let old = |mark: &Mark| at.saturating_duration_since(mark.at) >= LAG;
        while marks.get(1).is_some_and(old) {
            marks.pop_front();
        }
        let due = marks.front().filter(|mark| old(mark)).map_or(0, |mark| mark.end.0);
        self.due.store(due, Ordering::Release);
    }

    /// How far a replica has to be that answers a reader.
    pub(super) fn wanted(&self, reader: &Reader) -> Position {
        self.floor().max(self.due()).max(reader.after)
    }

    /// The replicas that may answer a reader, with their places in the list, in the order in which he asks.
    pub(super) fn in_turn(&self, reader: &Reader) -> impl Iterator<Item = (usize, &Replica<P>)> {
        let (count, first) = (self.all.len(), reader.turn);
        let indices = (0..count).map(move |n| first.wrapping_add(n) % count.max(1));
        indices.filter_map(|index| Some((index, self.all.get(index)?))).filter(|(_, replica)| replica.standing() == Standing::Follows)
    }

    /// How all of them stand.
    pub(super) fn states(&self) -> Vec<ReplicaState> {
        let newest = self.marks.lock().unwrap_or_else(PoisonError::into_inner).back().map_or(0, |mark| mark.end.0);
        let state = |(index, replica): (usize, &Replica<P>)| ReplicaState {
            number: index + 1,
            server: replica.server.clone(),
            standing: replica.standing(),
            behind: newest.saturating_sub(replica.replayed().0),
        };
        self.all.iter().enumerate().map(state).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn anybody() -> Reader {
        Reader::new(Position::default(), 0)
    }

    #[test]
    fn a_place_behind_the_head_of_a_page_is_that_before_it() {
        assert_eq!(Position::of(8192 * 7 + 24), Position(8192 * 7));
        assert_eq!(Position::of((16 << 20) + 40), Position(16 << 20));
        assert_eq!(Position::of(8192 * 7 + 40), Position(8192 * 7 + 40));
        assert_eq!(Position::from_word(&Position(0x3fe).word()), Some(Position(0x3fe)));
        assert_eq!((Position::from_word("x"), Position::from_word(&"f".repeat(17))), (None, None));
    }

    #[test]
    fn a_reader_sees_what_is_known_and_what_he_has_written() {
        let replicas = Replicas::<()>::new(Vec::new());
        replicas.raise(Position::UNKNOWN);
        assert_eq!(replicas.wanted(&anybody()), Position::UNKNOWN, "the server couldn't say how far it is");
        replicas.beat(replicas.floor(), Position(100), Instant::now());
        assert_eq!(replicas.wanted(&anybody()), Position(100));
        replicas.beat(replicas.floor(), Position(500), Instant::now());
        assert_eq!(replicas.wanted(&anybody()), Position(100), "what somebody else did in private may come later");
        replicas.raise(Position(300));
        replicas.raise(Position(200));
        assert_eq!(replicas.wanted(&anybody()), Position(300));
        assert_eq!(replicas.wanted(&Reader::new(Position(400), 0)), Position(400));
        // Another server took over, which had not heard of the last acts.
        replicas.beat(replicas.floor(), Position(250), Instant::now());
        assert_eq!(replicas.wanted(&anybody()), Position(250));
        let before = replicas.floor();
        replicas.raise(Position(260));
        replicas.beat(before, Position(240), Instant::now());
        assert_eq!(replicas.wanted(&anybody()), Position(260), "somebody wrote while it was asked");
    }

    #[test]
    fn who_is_late_is_left_out_and_comes_back() {
        let replicas = Replicas::new(vec![Replica::new((), "one".to_owned()), Replica::new((), "two".to_owned())]);
        let began = Instant::now();
        let used = |reader: &Reader| replicas.in_turn(reader).map(|(index, _)| index).collect::<Vec<_>>();
        assert!(used(&anybody()).is_empty(), "nobody was asked yet");
        replicas.beat(replicas.floor(), Position(100), began);
        for replica in replicas.all() {
            assert!(replica.has_answered(Answer::Replayed(Position(100)), replicas.due()));
        }
        assert_eq!((used(&anybody()), used(&Reader::new(Position(0), 3))), (vec![0, 1], vec![1, 0]));
        replicas.beat(replicas.floor(), Position(200), began + LAG / 2);
        assert_eq!(replicas.due(), Position(0));
        replicas.beat(replicas.floor(), Position(300), began + LAG * 2);
        assert_eq!(replicas.due(), Position(200));
        assert!(replicas.all()[0].has_answered(Answer::Replayed(Position(150)), replicas.due()));
        assert!(!replicas.all()[1].has_answered(Answer::Replayed(Position(210)), replicas.due()));
        assert_eq!(used(&anybody()), [1]);
        assert_eq!(replicas.states().iter().map(|state| state.behind).collect::<Vec<_>>(), [150, 90]);
        assert!(replicas.all()[0].has_answered(Answer::Replayed(Position(300)), replicas.due()));
        assert!(replicas.all()[1].has_answered(Answer::Writes, replicas.due()));
        assert_eq!(used(&anybody()), [0]);
        assert!(replicas.all()[0].has_answered(Answer::Nothing, replicas.due()));
        assert!(used(&anybody()).is_empty());
    }
}
