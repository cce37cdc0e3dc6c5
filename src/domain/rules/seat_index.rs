//! A map from players to seats in a tournament.

use crate::player::PlayerKey;

/// Open addressing, because a calculation looks up every game. It defines no order.
pub(super) struct SeatIndex {
    /// Keys of players with their seats, or `FREE`; at least half of the slots are free.
    slots: Vec<(u32, u32)>,
    used: u32,
}

impl SeatIndex {
    const FREE: u32 = u32::MAX;

    /// Grows if there are more players.
    pub(super) fn with_room(players: usize) -> SeatIndex {
        SeatIndex {
            slots: vec![(0, SeatIndex::FREE); (2 * players).next_power_of_two().max(4)],
            used: 0,
        }
    }

    /// For a new player takes the next seat and calls `new`.
    #[inline]
    pub(super) fn seat_or_insert(&mut self, player: PlayerKey, new: impl FnOnce()) -> u32 {
        let slot = self.find_slot(player);
        if self.slots[slot].1 != SeatIndex::FREE {
            return self.slots[slot].1;
        }
        let seat = self.used;
        self.slots[slot] = (player.0, seat);
        self.used += 1;
        if 2 * self.used as usize >= self.slots.len() {
            self.widen();
        }
        new();
        seat
    }

    #[inline]
    pub(super) fn seat(&self, player: PlayerKey) -> Option<u32> {
        Some(self.slots[self.find_slot(player)].1).filter(|seat| *seat != SeatIndex::FREE)
    }

    /// The slot of the player or the free one for it.
    #[inline]
    fn find_slot(&self, player: PlayerKey) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = (player.0.wrapping_mul(0x9E37_79B1) >> 7) as usize & mask;
        while self.slots[at].1 != SeatIndex::FREE && self.slots[at].0 != player.0 {
            at = (at + 1) & mask;
        }
        at
    }

    #[cold]
    fn widen(&mut self) {
        let mut wider = SeatIndex {
            used: self.used,
            ..SeatIndex::with_room(self.slots.len())
        };
        for &(key, seat) in self
            .slots
            .iter()
            .filter(|(_, seat)| *seat != SeatIndex::FREE)
        {
            let slot = wider.find_slot(PlayerKey(key));
            wider.slots[slot] = (key, seat);
        }
        *self = wider;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_keeps_the_seat_he_was_given() {
        let mut taken = SeatIndex::with_room(1);
        for round in 0..2 {
            for player in (0..1000).rev() {
                let mut announced = false;
                assert_eq!(
                    taken.seat_or_insert(PlayerKey(player * 128), || announced = true),
                    999 - player
                );
                assert_eq!(announced, round == 0);
            }
        }
        assert_eq!(
            (taken.seat(PlayerKey(128)), taken.seat(PlayerKey(1))),
            (Some(998), None)
        );
    }
}
