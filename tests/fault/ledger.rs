//! What was done and what the server said of it, to be compared with what is there afterwards.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::report::Row;
use crate::store::Found;

/// What an act leaves that can be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Kind {
    Player,
    Club,
    News,
    Certificate,
    List,
    Tournament,
    Submission,
    TakenBack,
    Return,
    Cosignature,
    Approval,
    Reopening,
    /// An approval after a reopening leaves this, too.
    Correction,
    Registration,
    DeskOpened,
    DeskAct,
    BoardResult,
    Membership,
    MembershipEnd,
    Merge,
    Mark,
    Forgetting,
    Licence,
    Upload,
    MembersTaken,
    MembersUndone,
    Order,
    OrderRemoval,
    CalendarPlan,
    PlanAdoption,
    Amendment,
    AmendmentDrop,
    Appeal,
    AppealAnswer,
    Account,
    Password,
    LogIn,
    RoleEnd,
}

impl Kind {
    /// Every kind that is counted.
    pub(crate) const ALL: [Kind; 38] = [
        Kind::Player,
        Kind::Club,
        Kind::News,
        Kind::Certificate,
        Kind::List,
        Kind::Tournament,
        Kind::Submission,
        Kind::TakenBack,
        Kind::Return,
        Kind::Cosignature,
        Kind::Approval,
        Kind::Reopening,
        Kind::Correction,
        Kind::Registration,
        Kind::DeskOpened,
        Kind::DeskAct,
        Kind::BoardResult,
        Kind::Membership,
        Kind::MembershipEnd,
        Kind::Merge,
        Kind::Mark,
        Kind::Forgetting,
        Kind::Licence,
        Kind::Upload,
        Kind::MembersTaken,
        Kind::MembersUndone,
        Kind::Order,
        Kind::OrderRemoval,
        Kind::CalendarPlan,
        Kind::PlanAdoption,
        Kind::Amendment,
        Kind::AmendmentDrop,
        Kind::Appeal,
        Kind::AppealAnswer,
        Kind::Account,
        Kind::Password,
        Kind::LogIn,
        Kind::RoleEnd,
    ];
}

/// Something that holds one value, the newest.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Holder {
    /// The note on the lists of the federation.
    Settings,
    /// The table of a tournament.
    Sheet(i64),
}

/// What an act leaves: of which kind, and under which name.
pub(crate) type Trace = (Kind, String);

/// How often something was done.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    /// Acknowledged, or seen to be there.
    known: i64,
    /// Nobody knows of these whether they were done.
    open: i64,
}

/// A value that was acknowledged, and those sent since of which nobody knows.
#[derive(Debug, Default, Clone)]
struct Newest {
    known: Option<String>,
    open: Vec<String>,
}

/// What one worker did.
#[derive(Default)]
pub(crate) struct Book {
    tallies: HashMap<Trace, Tally>,
    /// Those that may have been taken away.
    going: HashSet<Trace>,
    newest: HashMap<Holder, Newest>,
    /// Acknowledged acts. Shared, so that others can wait for the next one.
    pub(crate) count: Arc<AtomicUsize>,
    /// Acknowledged acts by what they leave; values of holders by themselves.
    kinds: BTreeMap<String, usize>,
    /// What was refused, in words.
    pub(crate) refused: Vec<String>,
}

impl Book {
    /// How many acts were acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }

    fn count(&self) {
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    /// An act was acknowledged.
    pub(crate) fn done(&mut self, traces: &[Trace]) {
        self.count();
        for trace in traces {
            self.tallies.entry(trace.clone()).or_default().known += 1;
            *self.kinds.entry(format!("{:?}", trace.0)).or_default() += 1;
        }
    }

    /// No answer came: it may have been done.
    pub(crate) fn open(&mut self, traces: &[Trace]) {
        traces
            .iter()
            .for_each(|trace| self.tallies.entry(trace.clone()).or_default().open += 1);
    }

    /// An act that nobody knew of was sent once more and acknowledged: it is there once.
    pub(crate) fn once(&mut self, trace: &Trace) {
        self.count();
        *self.tallies.entry(trace.clone()).or_default() = Tally { known: 1, open: 0 };
    }

    /// What an act left was taken away by another: it is no more looked for.
    pub(crate) fn leave(&mut self, trace: &Trace) {
        self.tallies.remove(trace);
    }

    /// Nobody knows whether what an act left was taken away by another.
    pub(crate) fn may_be_gone(&mut self, trace: &Trace) {
        self.going.insert(trace.clone());
    }

    /// How often it was done for all that is known.
    pub(crate) fn known(&self, trace: &Trace) -> i64 {
        self.tallies.get(trace).map_or(0, |tally| tally.known)
    }

    /// A value was acknowledged.
    pub(crate) fn holds(&mut self, holder: Holder, value: &str) {
        self.count();
        let name = if holder == Holder::Settings {
            "Settings"
        } else {
            "Draft"
        };
        *self.kinds.entry(name.to_owned()).or_default() += 1;
        self.newest.insert(
            holder,
            Newest {
                known: Some(value.to_owned()),
                open: Vec::new(),
            },
        );
    }

    /// No answer came: the value may be there.
    pub(crate) fn may_hold(&mut self, holder: Holder, value: &str) {
        self.newest
            .entry(holder)
            .or_default()
            .open
            .push(value.to_owned());
    }

    /// Something else is written there from now on.
    pub(crate) fn forget(&mut self, holder: &Holder) {
        self.newest.remove(holder);
    }

    /// Kinds of acts of which none was acknowledged in all of these books.
    pub(crate) fn missing<'a>(books: impl Iterator<Item = &'a Book>) -> Vec<String> {
        let seen: Vec<&String> = books.flat_map(|book| book.kinds.keys()).collect();
        let wanted = Kind::ALL
            .iter()
            .map(|kind| format!("{kind:?}"))
            .chain(["Settings".to_owned(), "Draft".to_owned()]);
        wanted.filter(|name| !seen.contains(&name)).collect()
    }

    /// Compares the book with what is there; what was open is known then.
    pub(crate) fn compare(&mut self, found: &Found, row: &mut Row) {
        let gone: Vec<Trace> = self
            .going
            .drain()
            .filter(|trace| found.count(trace) == 0)
            .collect();
        gone.iter().for_each(|trace| self.leave(trace));
        for (trace, tally) in &mut self.tallies {
            let (count, most) = (found.count(trace), tally.known + tally.open);
            if count < tally.known {
                row.lost += usize::try_from(tally.known - count).unwrap_or(1);
                row.complain(format!(
                    "lost: {trace:?} was acknowledged {} times and is there {count} times",
                    tally.known
                ));
            }
            if count > most {
                row.doubled += usize::try_from(count - most).unwrap_or(1);
                row.complain(format!(
                    "doubled: {trace:?} was sent {most} times and is there {count} times"
                ));
            }
            *tally = Tally {
                known: count,
                open: 0,
            };
        }
        for (holder, newest) in &mut self.newest {
            let stored = found.value(holder);
            let is_there =
                |value: &String| stored.is_some_and(|stored| stored.contains(value.as_str()));
            let seen = newest
                .open
                .iter()
                .rev()
                .find(|value| is_there(value))
                .or(newest.known.as_ref().filter(|value| is_there(value)));
            if let (None, Some(known)) = (seen, &newest.known) {
                row.lost += 1;
                row.complain(format!("lost: {holder:?} doesn't hold {known:?}"));
            }
            *newest = Newest {
                known: seen.cloned(),
                open: Vec::new(),
            };
        }
    }
}
