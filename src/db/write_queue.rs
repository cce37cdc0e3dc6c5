//! Queue of writers: one at a time in each lane, with a limit on the wait.

use std::collections::BTreeSet;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::lock_scope::WriteLock;

pub(super) struct Slots<T> {
    state: Mutex<State<T>>,
    free: Condvar,
    /// Maximum number of concurrent turns.
    most: usize,
}

struct State<T> {
    taken: BTreeSet<WriteLock>,
    turns: usize,
    kept: Vec<T>,
}

/// The turn ends when this is dropped.
pub(super) struct Turn<'a, T> {
    slots: &'a Slots<T>,
    lanes: Vec<WriteLock>,
}

impl<T> Slots<T> {
    pub(super) fn with_connection(kept: T, most: usize) -> Slots<T> {
        Slots {
            state: Mutex::new(State {
                taken: BTreeSet::new(),
                turns: 0,
                kept: vec![kept],
            }),
            free: Condvar::new(),
            most,
        }
    }

    fn lock_state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn drop_connections(&self) {
        let kept = std::mem::take(&mut self.lock_state().kept);
        drop(kept);
    }

    /// `None` if others have taken longer than `patience`.
    pub(super) fn take(&self, lanes: Vec<WriteLock>, patience: Duration) -> Option<Turn<'_, T>> {
        let began = Instant::now();
        let mut state = self.lock_state();
        while state.turns >= self.most || lanes.iter().any(|lane| state.taken.contains(lane)) {
            let left = patience
                .checked_sub(began.elapsed())
                .filter(|left| !left.is_zero())?;
            state = self
                .free
                .wait_timeout(state, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
        state.turns += 1;
        state.taken.extend(&lanes);
        drop(state);
        Some(Turn { slots: self, lanes })
    }
}

impl<T> Turn<'_, T> {
    /// `None` if the connection of an earlier turn broke off or all are in use.
    pub(super) fn pop_connection(&mut self) -> Option<T> {
        self.slots.lock_state().kept.pop()
    }

    pub(super) fn return_connection(&mut self, kept: T) {
        self.slots.lock_state().kept.push(kept);
    }
}

impl<T> Drop for Turn<'_, T> {
    fn drop(&mut self) {
        let mut state = self.slots.lock_state();
        state.turns -= 1;
        for lane in &self.lanes {
            state.taken.remove(lane);
        }
        drop(state);
        // Wakes all, because the waiting writers want different lanes.
        self.slots.free.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FederationId;

    const ONE: WriteLock = WriteLock::Federation(FederationId(1));
    const OTHER: WriteLock = WriteLock::Federation(FederationId(2));
    const SHORT: Duration = Duration::from_millis(10);

    #[test]
    fn nobody_waits_for_a_turn_without_end() {
        let slots = Slots::with_connection(1, 5);
        let take = |patience| slots.take(vec![ONE], patience);
        let mut turn = take(Duration::ZERO).unwrap();
        assert!(take(SHORT).is_none());
        let found = turn.pop_connection().unwrap();
        turn.return_connection(found + 1);
        drop(turn);
        assert_eq!(take(Duration::ZERO).unwrap().pop_connection(), Some(2));
        assert_eq!(
            take(Duration::ZERO).unwrap().pop_connection(),
            None,
            "what broke off leaves nothing"
        );
        take(Duration::ZERO).unwrap().return_connection(3);
        slots.drop_connections();
        assert_eq!(take(Duration::ZERO).unwrap().pop_connection(), None);
        std::thread::scope(|scope| {
            let held = take(Duration::ZERO).unwrap();
            let waiting = scope.spawn(|| take(Duration::from_secs(20)).is_some());
            std::thread::sleep(SHORT);
            drop(held);
            assert!(waiting.join().unwrap());
        });
    }

    #[test]
    fn turns_in_different_lanes_wait_for_each_other_only_when_there_are_too_many() {
        let slots = Slots::with_connection(1, 2);
        let one = slots.take(vec![ONE], Duration::ZERO).unwrap();
        assert!(slots.take(vec![ONE, OTHER], SHORT).is_none());
        let other = slots.take(vec![OTHER], Duration::ZERO).unwrap();
        assert!(
            slots.take(vec![WriteLock::Accounts], SHORT).is_none(),
            "there are two already"
        );
        drop(other);
        let third = slots
            .take(vec![WriteLock::Accounts], Duration::ZERO)
            .unwrap();
        drop((one, third));
        assert!(slots.take(vec![ONE, OTHER], Duration::ZERO).is_some());
    }
}
