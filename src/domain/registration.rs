//! Registration. A given place is kept, despite a lower limit or a restored registration.

use chrono::{Duration, NaiveDate, NaiveDateTime};

use super::approval::State as Course;
use super::string_enum::string_enum;

/// The time to confirm a registration. Until then it holds no place.
pub const CONFIRMATION_TIME: Duration = Duration::hours(48);

string_enum! {
    /// The state of a registration.
    pub enum State {
        /// Waits for the player's confirmation, and holds no place.
        Unconfirmed = "unconfirmed",
        /// Has a place.
        Registered = "registered",
        /// On the waiting list: all places were taken.
        Waiting = "waiting",
        /// Withdrawn: the player does not come.
        Withdrawn = "withdrawn",
    }
}

/// An act on a registration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// The player confirms.
    Confirm,
    /// The organizer gives a place, even beyond the limit.
    Admit,
    /// The player withdraws.
    Withdraw,
    /// The player comes after all and is at the end of the line again.
    Restore,
}

impl State {
    /// True if the player has a place or is on the waiting list.
    pub fn stands(self) -> bool {
        matches!(self, State::Registered | State::Waiting)
    }

    /// The state after an act; `None` if it is impossible. `free`: there is a place.
    pub fn after(self, act: Act, free: bool) -> Option<State> {
        let into_line = if free {
            State::Registered
        } else {
            State::Waiting
        };
        match (self, act) {
            (_, Act::Withdraw) => Some(State::Withdrawn),
            (State::Unconfirmed, Act::Confirm) | (State::Withdrawn, Act::Restore) => {
                Some(into_line)
            }
            (State::Registered | State::Waiting, Act::Confirm | Act::Restore) => Some(self),
            (State::Unconfirmed | State::Registered | State::Waiting, Act::Admit) => {
                Some(State::Registered)
            }
            (State::Withdrawn, Act::Confirm | Act::Admit) | (State::Unconfirmed, Act::Restore) => {
                None
            }
        }
    }

    /// True if an act is possible and changes the state; a free place only decides the new state.
    pub fn is_changed_by(self, act: Act) -> bool {
        self.after(act, true).is_some_and(|after| after != self)
    }
}

/// True if there is a place for one more.
pub fn is_free(registered: usize, places: Option<usize>) -> bool {
    places.is_none_or(|places| registered < places)
}

/// The indices in `line` (in the order of registration) that move up from the waiting list.
pub fn moving_up(line: &[State], places: Option<usize>) -> Vec<usize> {
    let registered = line
        .iter()
        .filter(|state| **state == State::Registered)
        .count();
    let free = places.map_or(line.len(), |places| places.saturating_sub(registered));
    let waiting = line
        .iter()
        .enumerate()
        .filter(|(_, state)| **state == State::Waiting);
    waiting.map(|(at, _)| at).take(free).collect()
}

/// True if the time to confirm has passed.
pub fn has_lapsed(state: State, created: NaiveDateTime, now: NaiveDateTime) -> bool {
    state == State::Unconfirmed && now - created >= CONFIRMATION_TIME
}

/// True for one person: the same name, and no different dates of birth. An argument is both.
pub fn is_same(one: (&str, &str), other: (&str, &str)) -> bool {
    one.0 == other.0 && (one.1 == other.1 || one.1.is_empty() || other.1.is_empty())
}

/// The reason why a registration or its change is not possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hindrance {
    /// The tournament is cancelled, submitted or rated.
    Over,
    /// Round 1 was published.
    Begun,
    /// The organizer takes no registrations.
    Closed,
    /// Registration begins on a later day, by the approved regulations of the tournament.
    Early(NaiveDate),
    /// The last day has passed.
    Past(NaiveDate),
    /// The registration was not confirmed in time.
    Lapsed,
    /// The player is registered already.
    Twice,
    /// The player was added to the tournament: from then on the referee decides.
    Taken,
}

impl Hindrance {
    /// True if the organizer can remove it in the settings of the registration.
    pub fn is_setting(self) -> bool {
        matches!(self, Hindrance::Closed | Hindrance::Past(_))
    }
}

/// The state of a tournament, as far as it matters for registration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TournamentSituation {
    /// The state of the tournament.
    pub course: Course,
    /// True if the tournament is in the chronicle.
    pub rated: bool,
    /// True if round 1 was published.
    pub begun: bool,
    /// The first day of registration by the approved regulations, if there are any.
    pub opens: Option<NaiveDate>,
    /// The last day of the tournament.
    pub ends: NaiveDate,
    /// The current day.
    pub today: NaiveDate,
}

impl TournamentSituation {
    /// The reason why no player can be added to the tournament any more.
    pub fn addition_hindrance(&self) -> Option<Hindrance> {
        if self.course != Course::Planned || self.rated {
            return Some(Hindrance::Over);
        }
        self.begun.then_some(Hindrance::Begun)
    }

    /// The approved first day of registration, if it is still to come.
    pub fn opening_hindrance(&self) -> Option<Hindrance> {
        self.opens
            .filter(|first| *first > self.today)
            .map(Hindrance::Early)
    }

    /// The reason why players cannot register; `open` and `until` are the organizer's settings.
    pub fn registration_hindrance(
        &self,
        open: bool,
        until: Option<NaiveDate>,
    ) -> Option<Hindrance> {
        if let Some(hindrance) = self
            .addition_hindrance()
            .or_else(|| self.opening_hindrance())
        {
            return Some(hindrance);
        }
        let last = until.map_or(self.ends, |until| until.min(self.ends));
        match open {
            false => Some(Hindrance::Closed),
            true if last < self.today => Some(Hindrance::Past(last)),
            true => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 5, day).unwrap()
    }

    #[test]
    fn nobody_gets_a_place_unasked_and_doing_it_twice_has_the_effect_of_once() {
        assert_eq!(
            State::Unconfirmed.after(Act::Confirm, true),
            Some(State::Registered)
        );
        assert_eq!(
            State::Unconfirmed.after(Act::Confirm, false),
            Some(State::Waiting)
        );
        assert_eq!(
            State::Withdrawn.after(Act::Confirm, true),
            None,
            "an old letter brings nobody back"
        );
        assert_eq!(
            State::Withdrawn.after(Act::Restore, false),
            Some(State::Waiting)
        );
        assert_eq!(
            State::Waiting.after(Act::Admit, false),
            Some(State::Registered)
        );
        for state in State::ALL {
            for act in [Act::Confirm, Act::Admit, Act::Withdraw, Act::Restore] {
                if let Some(then) = state.after(act, true) {
                    assert_eq!(then.after(act, false), Some(then), "{state:?} {act:?}");
                }
            }
        }
    }

    #[test]
    fn nothing_is_offered_that_changes_nothing() {
        let changes = |state: State| {
            [Act::Confirm, Act::Admit, Act::Withdraw, Act::Restore]
                .map(|act| state.is_changed_by(act))
        };
        assert_eq!(changes(State::Unconfirmed), [true, true, true, false]);
        assert_eq!(changes(State::Registered), [false, false, true, false]);
        assert_eq!(changes(State::Waiting), [false, true, true, false]);
        assert_eq!(changes(State::Withdrawn), [false, false, false, true]);
    }

    #[test]
    fn who_came_first_moves_up_first() {
        use State::{Registered, Waiting, Withdrawn};
        let line = [Registered, Withdrawn, Waiting, Registered, Waiting];
        assert_eq!(moving_up(&line, Some(2)), Vec::<usize>::new());
        assert_eq!(moving_up(&line, Some(3)), [2]);
        assert_eq!(moving_up(&line, Some(9)), [2, 4]);
        assert_eq!(moving_up(&line, None), [2, 4]);
        assert_eq!(
            moving_up(&line, Some(0)),
            Vec::<usize>::new(),
            "a lower limit takes no place away, and gives none"
        );
        assert!(
            is_free(2, Some(3)) && !is_free(3, Some(3)) && is_free(3, None) && !is_free(0, Some(0))
        );
    }

    #[test]
    fn namesakes_are_told_apart_by_their_births() {
        assert!(is_same(("koval anna", "1980"), ("koval anna", "1980")));
        assert!(is_same(("koval anna", ""), ("koval anna", "1980")));
        assert!(!is_same(("koval anna", "1981"), ("koval anna", "1980")));
        assert!(!is_same(("koval anna", ""), ("koval inna", "")));
    }

    #[test]
    fn whoever_has_not_confirmed_lapses_after_two_days() {
        let noon = |d| day(d).and_hms_opt(12, 0, 0).unwrap();
        assert!(!has_lapsed(
            State::Unconfirmed,
            noon(1),
            noon(3) - Duration::seconds(1)
        ));
        assert!(has_lapsed(State::Unconfirmed, noon(1), noon(3)));
        assert!(!has_lapsed(State::Registered, noon(1), noon(9)));
    }

    fn before_the_tournament() -> TournamentSituation {
        TournamentSituation {
            course: Course::Planned,
            rated: false,
            begun: false,
            opens: None,
            ends: day(20),
            today: day(10),
        }
    }

    #[test]
    fn registration_is_open_up_to_its_last_day() {
        let moment = before_the_tournament();
        assert_eq!(moment.registration_hindrance(true, None), None);
        assert_eq!(moment.registration_hindrance(true, Some(day(10))), None);
        assert_eq!(
            moment.registration_hindrance(true, Some(day(9))),
            Some(Hindrance::Past(day(9)))
        );
        assert_eq!(
            moment.registration_hindrance(false, None),
            Some(Hindrance::Closed)
        );
        let approved = |first| TournamentSituation {
            opens: Some(day(first)),
            ..moment
        };
        assert_eq!(
            (
                approved(11).registration_hindrance(true, None),
                approved(11).registration_hindrance(false, None)
            ),
            (
                Some(Hindrance::Early(day(11))),
                Some(Hindrance::Early(day(11)))
            )
        );
        assert_eq!(approved(10).registration_hindrance(true, None), None);
    }

    #[test]
    fn registration_is_closed_during_and_after_the_tournament() {
        let moment = before_the_tournament();
        assert_eq!(
            TournamentSituation {
                today: day(21),
                ..moment
            }
            .registration_hindrance(true, Some(day(30))),
            Some(Hindrance::Past(day(20)))
        );
        assert_eq!(
            TournamentSituation {
                begun: true,
                ..moment
            }
            .registration_hindrance(true, None),
            Some(Hindrance::Begun)
        );
        for course in Course::ALL {
            let shut = TournamentSituation { course, ..moment }.registration_hindrance(true, None);
            assert_eq!(shut.is_none(), course == Course::Planned, "{course:?}");
        }
        assert_eq!(
            TournamentSituation {
                rated: true,
                ..moment
            }
            .registration_hindrance(true, None),
            Some(Hindrance::Over)
        );
    }
}
