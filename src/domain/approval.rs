//! The states of a tournament from the plan to the rating, and the acts between them.

use super::string_enum::string_enum;

string_enum! {
    /// The state of a tournament, in the usual order.
    pub enum State {
        /// In work: the referee prepares or fills in the table.
        Planned = "planned",
        /// The chief referee has signed; the head of the club is next.
        Submitted = "submitted",
        /// Signed by all; waits for the rating commission.
        Cosigned = "cosigned",
        /// Returned with a remark.
        Returned = "returned",
        /// Rated.
        Rated = "rated",
        /// Rated, and reopened for a correction. The old rating holds until it is rated again.
        Reopened = "reopened",
        /// Closed without rating.
        Friendly = "friendly",
        /// Not held.
        Cancelled = "cancelled",
        /// Held before the site existed: its table is shown but not rated.
        Recorded = "recorded",
    }
}

string_enum! {
    /// The offices that sign a table.
    pub enum Office {
        /// Chief referee.
        Referee = "referee",
        /// Head of the holding club.
        Club = "club",
        /// Official of the federation.
        Official = "official",
    }
}

impl Office {
    /// The offices whose signatures an approval needs; `club_signs` as in [`State::after`].
    pub fn needed_signatures(club_signs: bool) -> &'static [Office] {
        if club_signs {
            &[Office::Referee, Office::Club]
        } else {
            &[Office::Referee]
        }
    }
}

/// An act on a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// Change conditions or the table.
    Edit,
    /// The chief referee signs and submits the table.
    Submit,
    /// The head of the club signs.
    Cosign,
    /// The referee takes the table back to change it.
    TakeBack,
    /// The commission returns the table with a remark.
    Return,
    /// The commission approves: the tournament is rated.
    Approve,
    /// The commission reopens a rated tournament for a correction.
    Reopen,
    /// The commission abandons a correction: the rated results hold.
    Abandon,
    /// The commission closes the tournament without rating.
    Close,
    /// The organizer cancels it.
    Cancel,
}

impl State {
    /// True if the calculation of an approved tournament changed no rating; no page calls it rated.
    pub fn is_unchanged(self, passes: Option<i64>) -> bool {
        self == State::Rated && passes == Some(0)
    }

    /// Planned, submitted or reopened: the table may still change.
    pub const OPEN: [State; 5] = [
        State::Planned,
        State::Submitted,
        State::Cosigned,
        State::Returned,
        State::Reopened,
    ];
    /// Submitted, or returned after that: the results are known and not rated yet.
    pub const HELD: [State; 3] = [State::Submitted, State::Cosigned, State::Returned];
    /// Counted in the rating.
    pub const RATED: [State; 2] = [State::Rated, State::Reopened];
    /// The referee has still to submit the results.
    pub const AWAITING: [State; 2] = [State::Planned, State::Returned];
    /// Closed, cancelled or recorded: never rated.
    pub const OFF: [State; 3] = [State::Friendly, State::Cancelled, State::Recorded];

    /// True if the table is signed and waits for a decision.
    pub fn is_handed_in(self) -> bool {
        matches!(self, State::Submitted | State::Cosigned)
    }

    /// True if the referee has still to submit the results.
    pub fn awaits_results(self) -> bool {
        State::AWAITING.contains(&self)
    }

    /// The state after an act; `None` if it is not possible. `club_signs`: the head of the club
    /// signs, too (ufgo 1.3). `rated`: a returned table of the chronicle is one to be corrected.
    pub fn after(self, act: Act, club_signs: bool, rated: bool) -> Option<State> {
        let in_work = if rated {
            State::Reopened
        } else {
            State::Planned
        };
        match (self, act) {
            (State::Planned | State::Returned | State::Reopened, Act::Edit) => Some(self),
            (State::Planned | State::Returned | State::Reopened, Act::Submit) => {
                Some(if club_signs {
                    State::Submitted
                } else {
                    State::Cosigned
                })
            }
            (State::Submitted, Act::Cosign) => Some(State::Cosigned),
            (State::Submitted | State::Cosigned, Act::TakeBack) => Some(in_work),
            (State::Submitted | State::Cosigned, Act::Return) => Some(State::Returned),
            (State::Cosigned, Act::Approve) => Some(State::Rated),
            (State::Rated, Act::Reopen) => Some(State::Reopened),
            (
                State::Submitted | State::Cosigned | State::Returned | State::Reopened,
                Act::Abandon,
            ) if rated => Some(State::Rated),
            (State::Friendly | State::Cancelled, Act::Reopen) => Some(State::Planned),
            (
                State::Planned
                | State::Submitted
                | State::Cosigned
                | State::Returned
                | State::Reopened,
                Act::Close,
            ) => Some(State::Friendly),
            (State::Planned | State::Returned, Act::Cancel) if !rated => Some(State::Cancelled),
            _ => None,
        }
    }

    /// True if the table is public.
    pub fn is_public(self) -> bool {
        matches!(
            self,
            State::Rated | State::Reopened | State::Friendly | State::Recorded
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_can_rate_a_table_without_both_signatures() {
        for state in State::ALL {
            let rated = state.after(Act::Approve, true, false).is_some();
            assert_eq!(rated, state == State::Cosigned, "{state:?}");
        }
        assert_eq!(
            State::Planned.after(Act::Submit, true, false),
            Some(State::Submitted)
        );
        assert_eq!(
            State::Planned.after(Act::Submit, false, false),
            Some(State::Cosigned)
        );
    }

    #[test]
    fn a_signed_table_is_not_edited_but_taken_back() {
        for state in [State::Submitted, State::Cosigned, State::Rated] {
            assert_eq!(state.after(Act::Edit, true, false), None);
        }
        assert_eq!(
            State::Cosigned.after(Act::TakeBack, true, false),
            Some(State::Planned)
        );
        assert_eq!(
            State::Cosigned.after(Act::TakeBack, true, true),
            Some(State::Reopened)
        );
    }
}
