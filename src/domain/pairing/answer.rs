//! The output of the commands `pair` and `standings`: one JSON object on one line.

use serde_json::{Map, Value, json};

use super::knockout::{self, Next};
use super::lot::draw_numbers;
use super::state::{Problems, Seat, State, System};
use super::swiss::{Pair, Refusal};
use super::{Settings, final_standings, pair_round};

/// The next round, or an error. A refusal is an answer too: `"error": "no-pairing"`, explained by
/// `without` (ids, and null for the bye) and `groups`: each group needs one player of `without`,
/// and there are more groups than these (reading A3, A27).
pub fn answer_pair(state: &State, settings: Settings) -> Result<Value, Problems> {
    match state.system {
        System::Swiss => answer_swiss(state, settings),
        System::Knockout => Ok(knocked_out(state)),
    }
}

fn player_ids(state: &State, seats: &[Seat]) -> Vec<Value> {
    seats.iter().map(|&seat| state.id(seat).into()).collect()
}

fn number_tables(state: &State, pairs: impl IntoIterator<Item = Pair>) -> Vec<Value> {
    let table = |(table, pair): (usize, Pair)| json!({"table": table, "black": state.id(pair.black), "white": state.id(pair.white)});
    (1..).zip(pairs).map(table).collect()
}

fn answer_swiss(state: &State, settings: Settings) -> Result<Value, Problems> {
    let round = state.next_round();
    Ok(match pair_round(state, settings)? {
        Ok(paired) => {
            let bye = paired.bye.map(|seat| state.id(seat));
            let mut answer =
                json!({"round": round, "pairs": number_tables(state, paired.pairs), "bye": bye});
            if state.players.iter().all(|player| player.number.is_none()) {
                let numbers: Map<String, Value> = state
                    .players
                    .iter()
                    .zip(draw_numbers(state))
                    .map(|(player, number)| (player.id.to_string(), number.into()))
                    .collect();
                answer["numbers"] = numbers.into();
            }
            answer
        }
        Err(Refusal {
            without,
            bye,
            groups,
        }) => {
            let mut without = player_ids(state, &without);
            without.extend(bye.then_some(Value::Null));
            let groups: Vec<Vec<Value>> = groups
                .iter()
                .map(|group| player_ids(state, group))
                .collect();
            json!({"round": round, "error": "no-pairing", "without": without, "groups": groups})
        }
    })
}

fn knocked_out(state: &State) -> Value {
    match knockout::next(state) {
        Next::Round { pairs, byes } => {
            json!({"round": state.next_round(), "pairs": number_tables(state, pairs), "byes": player_ids(state, &byes), "replay": false})
        }
        Next::Replays(replays) => {
            let mut pairs = number_tables(state, replays.iter().map(|(pair, _)| *pair));
            for (pair, (_, time)) in pairs.iter_mut().zip(replays) {
                pair["time"] = time.map_or(Value::Null, |time| time.0.into());
            }
            json!({"round": state.rounds.len(), "replay": true, "pairs": pairs, "byes": []})
        }
        Next::Over { champion } => {
            let champion = champion.map(|seat| state.id(seat));
            json!({"round": state.next_round(), "pairs": [], "byes": [], "replay": false, "champion": champion})
        }
    }
}

/// The standings; a knockout has none.
pub fn answer_standings(state: &State, settings: Settings) -> Result<Value, Problems> {
    let row = |row: super::Standing| json!({"place": row.place, "id": state.id(row.seat), "points": row.points, "sos": row.sos});
    Ok(
        json!({"standings": final_standings(state, settings)?.into_iter().map(row).collect::<Vec<_>>()}),
    )
}

/// Article 2 as advice: twice the rounds of a knockout, two more or fewer (reading A2, A35).
#[must_use]
pub fn find_warnings(state: &State) -> Vec<String> {
    let (Some(planned), System::Swiss) = (state.planned_rounds, state.system) else {
        return Vec::new();
    };
    let count = state.players.len();
    let knockout = i64::from(count.max(2).next_power_of_two().ilog2());
    let opponents = (if count.is_multiple_of(2) {
        count.saturating_sub(1)
    } else {
        count
    })
    .max(1) as i64;
    let (least, most) = (
        (2 * knockout - 2).min(opponents).max(1),
        (2 * knockout + 2).min(opponents),
    );
    let mut warnings = Vec::new();
    if !(least..=most).contains(&planned) {
        warnings.push(format!(
            "{planned} rounds are planned: for {count} players {least} to {most} are sensible"
        ));
    }
    if state.next_round() as i64 > planned {
        warnings.push(format!("round {} of {planned} planned", state.next_round()));
    }
    warnings
}
