//! Draws of lots that any reader can repeat.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::state::{Seat, Seed, State};

/// A lot: the SHA-256 of `<seed>:<what>`, as 64 lower-case hexadecimal digits.
#[must_use]
pub fn draw_ticket(seed: &Seed, what: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("{}:{what}", seed.0)))
}

/// The text whose lot orders a player in a round of a knockout, ascending (reading A19).
#[must_use]
pub fn knockout_lot(round: usize, id: &str) -> String {
    format!("ko:{round}:{id}")
}

/// The text whose lot decides black in a knockout: the smaller one plays black (reading A21).
#[must_use]
pub fn black_lot(round: usize, id: &str) -> String {
    format!("ko:{round}:black:{id}")
}

/// Article 1: a number by lot for all, present or not, unless drawn by hand (reading A1).
#[must_use]
pub fn draw_numbers(state: &State) -> Vec<u64> {
    if state.players.iter().all(|player| player.number.is_some()) {
        return state
            .players
            .iter()
            .filter_map(|player| player.number)
            .collect();
    }
    let tickets: BTreeMap<(String, &str), Seat> = state
        .players
        .iter()
        .enumerate()
        .map(|(seat, p)| ((draw_ticket(&state.seed, &p.id), &*p.id), Seat(seat)))
        .collect();
    let mut numbers = vec![0; state.players.len()];
    for (number, seat) in (1..).zip(tickets.into_values()) {
        numbers[seat.0] = number;
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(seed: &str, ids: &str) -> Vec<u64> {
        let players: Vec<String> = ids
            .chars()
            .map(|id| format!(r#"{{"id": "{id}"}}"#))
            .collect();
        let text = format!(
            r#"{{"system": "wmsg-swiss", "seed": {seed}, "players": [{}]}}"#,
            players.join(", ")
        );
        draw_numbers(&State::from_json(text.as_bytes()).unwrap())
    }

    #[test]
    fn the_printed_example_is_drawn() {
        assert_eq!(drawn("2008", "ABCDE"), [1, 4, 3, 2, 5]);
        assert!(draw_ticket(&Seed("2008".to_owned()), "A").starts_with("0c4cbe79"));
    }

    #[test]
    fn the_order_of_the_players_plays_no_part() {
        assert_eq!(drawn("\"2008\"", "EDCBA"), [5, 2, 3, 4, 1]);
    }

    #[test]
    fn numbers_drawn_by_hand_stay() {
        let text = br#"{"system": "wmsg-swiss", "players": [{"id": "a", "number": 7}, {"id": "b", "number": 3}]}"#;
        assert_eq!(draw_numbers(&State::from_json(text).unwrap()), [7, 3]);
    }
}
