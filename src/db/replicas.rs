//! Chooses the replica that may answer a reader: one that has replayed all that this process knows
//! of and all that the reader has written. So no reader sees less than before, and no page is older
//! than the generation under which it is cached.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Maximum lag for data that no reader demands; a replica that lags more is left out.
const LAG: Duration = Duration::from_secs(2);
/// A replica that takes longer to report its position doesn't answer.
const SILENCE: Duration = Duration::from_millis(1_200);
/// Layout of the log in bytes: a page, its header, a file, and the header of the first page of a
/// file.
const PAGE: u64 = 8 << 10;
const PAGE_HEAD: u64 = 24;
const FILE: u64 = 16 << 20;
const FILE_HEAD: u64 = 40;

/// A position in the log of the primary (LSN): all changes before it are included.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position(u64);

impl Position {
    /// No replica reaches this position.
    pub const UNKNOWN: Position = Position(u64::MAX);

    pub(super) fn from_number(told: i64) -> Position {
        let told = told.unsigned_abs();
        // Directly after a page header nothing has been written yet: a replica that has replayed
        // everything stands before the header.
        let head = if told % FILE == FILE_HEAD {
            FILE_HEAD
        } else {
            PAGE_HEAD
        };
        Position(if told % FILE == FILE_HEAD || told % PAGE == PAGE_HEAD {
            told - head
        } else {
            told
        })
    }

    /// In hexadecimal.
    pub fn word(self) -> String {
        format!("{:x}", self.0)
    }

    pub fn from_word(word: &str) -> Option<Position> {
        (word.len() <= 16)
            .then(|| u64::from_str_radix(word, 16).ok().map(Position))
            .flatten()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Unasked,
    Follows,
    /// It follows, but too far behind.
    Lags,
    Away,
    /// It isn't a replica: it accepts writes itself.
    Writes,
    /// It replicates another server than ours.
    Foreign,
}

impl Standing {
    /// For the operator.
    pub fn left_out_reason(self) -> &'static str {
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

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplicaState {
    /// Number in the settings, from 1.
    pub number: usize,
    /// Host and port.
    pub server: String,
    pub standing: Standing,
    /// Bytes of the log that it hasn't replayed yet.
    pub behind: u64,
}

impl ReplicaState {
    pub fn is_used(&self) -> bool {
        self.standing == Standing::Follows
    }
}

/// A read-only request: the position that it must see, and the server that answers it.
#[derive(Debug)]
pub struct Reader {
    after: Position,
    /// Start of the search for a replica, so that all queries of a page go to the same one.
    turn: usize,
    /// Replica in use, from 1; 0 if there is none.
    at: AtomicUsize,
}

impl Reader {
    /// `turn` distributes readers over the replicas.
    pub fn new(after: Position, turn: usize) -> Reader {
        Reader {
            after,
            turn,
            at: AtomicUsize::new(0),
        }
    }

    pub(super) fn set_replica(&self, replica: Option<usize>) {
        self.at
            .store(replica.map_or(0, |index| index + 1), Ordering::Release);
    }

    pub(super) fn current_replica(&self) -> Option<usize> {
        self.at.load(Ordering::Acquire).checked_sub(1)
    }
}

/// `P` is the connection.
pub(super) struct Replica<P> {
    pub(super) line: P,
    server: String,
    replayed: AtomicU64,
    seen: Mutex<ProbeState>,
}

struct ProbeState {
    standing: Standing,
    /// Start of the unanswered question for its position.
    asked: Option<Instant>,
}

pub(super) enum Answer {
    Replayed(Position),
    /// It isn't a replica.
    Writes,
    /// It replicates another server.
    Foreign,
    Nothing,
}

impl<P> Replica<P> {
    pub(super) fn new(line: P, server: String) -> Replica<P> {
        let seen = Mutex::new(ProbeState {
            standing: Standing::Unasked,
            asked: None,
        });
        Replica {
            line,
            server,
            replayed: AtomicU64::new(0),
            seen,
        }
    }

    fn seen(&self) -> MutexGuard<'_, ProbeState> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn replay_position(&self) -> Position {
        Position(self.replayed.load(Ordering::Acquire))
    }

    pub(super) fn set_replay_position(&self, position: Position) {
        self.replayed.store(position.0, Ordering::Release);
    }

    pub(super) fn record_probe_start(&self) {
        self.seen().asked = Some(Instant::now());
    }

    /// `due` is the position that was due when the question was asked. Returns true if the standing
    /// has changed.
    pub(super) fn record_answer(&self, answer: Answer, due: Position) -> bool {
        let standing = match answer {
            Answer::Replayed(position) => {
                self.set_replay_position(position);
                if position >= due {
                    Standing::Follows
                } else {
                    Standing::Lags
                }
            }
            Answer::Writes => Standing::Writes,
            Answer::Foreign => Standing::Foreign,
            Answer::Nothing => Standing::Away,
        };
        let mut seen = self.seen();
        seen.asked = None;
        std::mem::replace(&mut seen.standing, standing) != standing
    }

    /// True unless the replica is known not to answer.
    pub(super) fn is_there(&self) -> bool {
        self.standing() != Standing::Away
    }

    pub(super) fn standing(&self) -> Standing {
        let seen = self.seen();
        let silent = seen.asked.is_some_and(|since| since.elapsed() > SILENCE);
        if silent {
            Standing::Away
        } else {
            seen.standing
        }
    }
}

struct Mark {
    at: Instant,
    end: Position,
}

pub(super) struct Replicas<P> {
    all: Vec<Replica<P>>,
    /// End of what this process knows of: readers must see everything up to here.
    floor: AtomicU64,
    /// Position that is old enough for every replica to have replayed it.
    due: AtomicU64,
    marks: Mutex<VecDeque<Mark>>,
}

impl<P> Replicas<P> {
    pub(super) fn new(all: Vec<Replica<P>>) -> Replicas<P> {
        Replicas {
            all,
            floor: AtomicU64::new(0),
            due: AtomicU64::new(0),
            marks: Mutex::default(),
        }
    }

    pub(super) fn all(&self) -> &[Replica<P>] {
        &self.all
    }

    pub(super) fn wal_floor(&self) -> Position {
        Position(self.floor.load(Ordering::Acquire))
    }

    /// Must be called before any request can act on the changes up to `to`.
    pub(super) fn raise_floor(&self, to: Position) {
        self.floor.fetch_max(to.0, Ordering::AcqRel);
    }

    pub(super) fn due_position(&self) -> Position {
        Position(self.due.load(Ordering::Acquire))
    }

    /// `before` is the floor before the primary was asked.
    pub(super) fn record_log_end(&self, before: Position, end: Position, at: Instant) {
        let mut marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        if end < before {
            // A failover to a server without the last changes, or a floor of unknown position. If
            // another write has raised the floor meanwhile, the next report corrects it.
            let _ =
                self.floor
                    .compare_exchange(before.0, end.0, Ordering::AcqRel, Ordering::Acquire);
            marks.clear();
        }
        marks.push_back(Mark { at, end });
        let old = |mark: &Mark| at.saturating_duration_since(mark.at) >= LAG;
        while marks.get(1).is_some_and(old) {
            marks.pop_front();
        }
        let due = marks
            .front()
            .filter(|mark| old(mark))
            .map_or(0, |mark| mark.end.0);
        self.due.store(due, Ordering::Release);
    }

    pub(super) fn required_position(&self, reader: &Reader) -> Position {
        self.wal_floor().max(self.due_position()).max(reader.after)
    }

    /// In the order of this reader.
    pub(super) fn in_turn(&self, reader: &Reader) -> impl Iterator<Item = (usize, &Replica<P>)> {
        let (count, first) = (self.all.len(), reader.turn);
        let indices = (0..count).map(move |n| first.wrapping_add(n) % count.max(1));
        indices
            .filter_map(|index| Some((index, self.all.get(index)?)))
            .filter(|(_, replica)| replica.standing() == Standing::Follows)
    }

    pub(super) fn replica_states(&self) -> Vec<ReplicaState> {
        let newest = self
            .marks
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .back()
            .map_or(0, |mark| mark.end.0);
        let state = |(index, replica): (usize, &Replica<P>)| ReplicaState {
            number: index + 1,
            server: replica.server.clone(),
            standing: replica.standing(),
            behind: newest.saturating_sub(replica.replay_position().0),
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
        assert_eq!(Position::from_number(8192 * 7 + 24), Position(8192 * 7));
        assert_eq!(Position::from_number((16 << 20) + 40), Position(16 << 20));
        assert_eq!(
            Position::from_number(8192 * 7 + 40),
            Position(8192 * 7 + 40)
        );
        assert_eq!(
            Position::from_word(&Position(0x3fe).word()),
            Some(Position(0x3fe))
        );
        assert_eq!(
            (
                Position::from_word("x"),
                Position::from_word(&"f".repeat(17))
            ),
            (None, None)
        );
    }

    #[test]
    fn a_reader_sees_what_is_known_and_what_he_has_written() {
        let replicas = Replicas::<()>::new(Vec::new());
        replicas.raise_floor(Position::UNKNOWN);
        assert_eq!(
            replicas.required_position(&anybody()),
            Position::UNKNOWN,
            "the server couldn't say how far it is"
        );
        replicas.record_log_end(replicas.wal_floor(), Position(100), Instant::now());
        assert_eq!(replicas.required_position(&anybody()), Position(100));
        replicas.record_log_end(replicas.wal_floor(), Position(500), Instant::now());
        assert_eq!(
            replicas.required_position(&anybody()),
            Position(100),
            "what somebody else did in private may come later"
        );
        replicas.raise_floor(Position(300));
        replicas.raise_floor(Position(200));
        assert_eq!(replicas.required_position(&anybody()), Position(300));
        assert_eq!(
            replicas.required_position(&Reader::new(Position(400), 0)),
            Position(400)
        );
        // A failover to a server without the last changes.
        replicas.record_log_end(replicas.wal_floor(), Position(250), Instant::now());
        assert_eq!(replicas.required_position(&anybody()), Position(250));
        let before = replicas.wal_floor();
        replicas.raise_floor(Position(260));
        replicas.record_log_end(before, Position(240), Instant::now());
        assert_eq!(
            replicas.required_position(&anybody()),
            Position(260),
            "somebody wrote while it was asked"
        );
    }

    #[test]
    fn who_is_late_is_left_out_and_comes_back() {
        let replicas = Replicas::new(vec![
            Replica::new((), "one".to_owned()),
            Replica::new((), "two".to_owned()),
        ]);
        let began = Instant::now();
        let used = |reader: &Reader| {
            replicas
                .in_turn(reader)
                .map(|(index, _)| index)
                .collect::<Vec<_>>()
        };
        assert!(used(&anybody()).is_empty(), "nobody was asked yet");
        replicas.record_log_end(replicas.wal_floor(), Position(100), began);
        for replica in replicas.all() {
            assert!(
                replica.record_answer(Answer::Replayed(Position(100)), replicas.due_position())
            );
        }
        assert_eq!(
            (used(&anybody()), used(&Reader::new(Position(0), 3))),
            (vec![0, 1], vec![1, 0])
        );
        replicas.record_log_end(replicas.wal_floor(), Position(200), began + LAG / 2);
        assert_eq!(replicas.due_position(), Position(0));
        replicas.record_log_end(replicas.wal_floor(), Position(300), began + LAG * 2);
        assert_eq!(replicas.due_position(), Position(200));
        assert!(
            replicas.all()[0]
                .record_answer(Answer::Replayed(Position(150)), replicas.due_position())
        );
        assert!(
            !replicas.all()[1]
                .record_answer(Answer::Replayed(Position(210)), replicas.due_position())
        );
        assert_eq!(used(&anybody()), [1]);
        assert_eq!(
            replicas
                .replica_states()
                .iter()
                .map(|state| state.behind)
                .collect::<Vec<_>>(),
            [150, 90]
        );
        assert!(
            replicas.all()[0]
                .record_answer(Answer::Replayed(Position(300)), replicas.due_position())
        );
        assert!(replicas.all()[1].record_answer(Answer::Writes, replicas.due_position()));
        assert_eq!(used(&anybody()), [0]);
        assert!(replicas.all()[0].record_answer(Answer::Nothing, replicas.due_position()));
        assert!(used(&anybody()).is_empty());
    }
}
