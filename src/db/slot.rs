//! The turn at writing: one at a time, and nobody waits for it without end.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Where turns are taken, with what only one may have at a time.
pub(super) struct Slot<T> {
    state: Mutex<State<T>>,
    free: Condvar,
}

struct State<T> {
    taken: bool,
    kept: Option<T>,
}

/// A turn; the next begins when this is dropped.
pub(super) struct Turn<'a, T>(&'a Slot<T>);

impl<T> Slot<T> {
    /// A slot with what the first turn finds.
    pub(super) fn holding(kept: T) -> Slot<T> {
        Slot { state: Mutex::new(State { taken: false, kept: Some(kept) }), free: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn; `None`: others have taken longer than that.
    pub(super) fn take(&self, patience: Duration) -> Option<Turn<'_, T>> {
        let began = Instant::now();
        let mut state = self.state();
        while state.taken {
            let left = patience.checked_sub(began.elapsed()).filter(|left| !left.is_zero())?;
            state = self.free.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        state.taken = true;
        Some(Turn(self))
    }
}

impl<T> Turn<'_, T> {
    /// What the turn before has left; nothing if it broke off.
    pub(super) fn kept(&mut self) -> Option<T> {
        self.0.state().kept.take()
    }

    /// Leaves this to the next turn.
    pub(super) fn keep(&mut self, kept: T) {
        self.0.state().kept = Some(kept);
    }
}

impl<T> Drop for Turn<'_, T> {
    fn drop(&mut self) {
        self.0.state().taken = false;
        self.0.free.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_for_a_turn_without_end() {
        let slot = Slot::holding(1);
        let mut turn = slot.take(Duration::ZERO).unwrap();
        assert!(slot.take(Duration::from_millis(10)).is_none());
        let found = turn.kept().unwrap();
        turn.keep(found + 1);
        drop(turn);
        assert_eq!(slot.take(Duration::ZERO).unwrap().kept(), Some(2));
        assert_eq!(slot.take(Duration::ZERO).unwrap().kept(), None, "what broke off leaves nothing");
        std::thread::scope(|scope| {
            let held = slot.take(Duration::ZERO).unwrap();
            let waiting = scope.spawn(|| slot.take(Duration::from_secs(20)).is_some());
            std::thread::sleep(Duration::from_millis(10));
            drop(held);
            assert!(waiting.join().unwrap());
        });
    }
}
