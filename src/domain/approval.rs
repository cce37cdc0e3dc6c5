//! The way of a tournament from the plan to the rating: who acts, in which state, and what state follows.

use super::word::words;

words! {
    /// Where a tournament is on its way, in the order of the way.
    pub enum State {
        /// In work: the referee prepares or fills in the table.
        Planned = "planned",
        /// The chief referee has signed; the head of the club has to.
        Submitted = "submitted",
        /// Signed by all; waits for the rating commission.
        Cosigned = "cosigned",
        /// Sent back with a remark.
        Returned = "returned",
        /// Rated.
        Rated = "rated",
        /// Rated, and opened for a correction; the old rating holds until it is rated again.
        Reopened = "reopened",
        /// Closed without rating.
        Friendly = "friendly",
        /// Not held.
        Cancelled = "cancelled",
        /// Of a time before the site: its table is shown as a fact, and not rated.
        Recorded = "recorded",
    }
}

words! {
    /// Offices that sign a table.
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
    /// The offices whose signatures a table needs before the commission can approve it; `club_signs` as in [`State::after`].
    pub fn wanted(club_signs: bool) -> &'static [Office] {
        if club_signs { &[Office::Referee, Office::Club] } else { &[Office::Referee] }
    }
}

/// What people do with a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// Change conditions or the table.
    Edit,
    /// The chief referee signs the table and hands it in.
    Submit,
    /// The head of the club signs.
    Cosign,
    /// The referee takes the table back to change it.
    TakeBack,
    /// The commission sends the table back with a remark.
    Return,
    /// The commission approves: the tournament is rated.
    Approve,
    /// The commission opens a rated tournament for a correction.
    Reopen,
    /// The commission gives a correction up: what was rated holds.
    Abandon,
    /// The commission closes the tournament without rating.
    Close,
    /// The organizer cancels it.
    Cancel,
}

impl State {
    /// Whether a tournament in this state was approved and its calculation, in so many passes, recalculated no player: pages, letters, feeds
    /// and the API don't call it rated.
    pub fn is_unchanged(self, passes: Option<i64>) -> bool {
        self == State::Rated && passes == Some(0)
    }

    /// In work or handed in: the table may still change.
    pub const OPEN: [State; 5] = [State::Planned, State::Submitted, State::Cosigned, State::Returned, State::Reopened];
    /// Handed in, or sent back from there: the results are known and wait to be rated.
    pub const HELD: [State; 3] = [State::Submitted, State::Cosigned, State::Returned];
    /// The rating counts it.
    pub const RATED: [State; 2] = [State::Rated, State::Reopened];
    /// The results are still to be handed in by the referee.
    pub const AWAITING: [State; 2] = [State::Planned, State::Returned];
    /// Closed or not held: nothing is rated.
    pub const OFF: [State; 3] = [State::Friendly, State::Cancelled, State::Recorded];

    /// Whether the table is signed and waits for a decision.
    pub fn is_handed_in(self) -> bool {
        matches!(self, State::Submitted | State::Cosigned)
    }

    /// Whether the results are still to be handed in by the referee.
    pub fn awaits_results(self) -> bool {
        State::AWAITING.contains(&self)
    }

    /// The state after an act; `None`: the act is not possible here.
    ///
    /// `club_signs`: these rules want the signature of the head of the club (ufgo 1.3). `rated`: the tournament stands
    /// in the chronicle already, so a table sent back is one to be corrected.
    pub fn after(self, act: Act, club_signs: bool, rated: bool) -> Option<State> {
        let in_work = if rated { State::Reopened } else { State::Planned };
        match (self, act) {
            (State::Planned | State::Returned | State::Reopened, Act::Edit) => Some(self),
            (State::Planned | State::Returned | State::Reopened, Act::Submit) => {
                Some(if club_signs { State::Submitted } else { State::Cosigned })
            }
            (State::Submitted, Act::Cosign) => Some(State::Cosigned),
            (State::Submitted | State::Cosigned, Act::TakeBack) => Some(in_work),
            (State::Submitted | State::Cosigned, Act::Return) => Some(State::Returned),
            (State::Cosigned, Act::Approve) => Some(State::Rated),
            (State::Rated, Act::Reopen) => Some(State::Reopened),
            (State::Submitted | State::Cosigned | State::Returned | State::Reopened, Act::Abandon) if rated => Some(State::Rated),
            (State::Friendly | State::Cancelled, Act::Reopen) => Some(State::Planned),
            (State::Planned | State::Submitted | State::Cosigned | State::Returned | State::Reopened, Act::Close) => Some(State::Friendly),
            (State::Planned | State::Returned, Act::Cancel) if !rated => Some(State::Cancelled),
            _ => None,
        }
    }

    /// Whether the public sees the table.
    pub fn is_public(self) -> bool {
        matches!(self, State::Rated | State::Reopened | State::Friendly | State::Recorded)
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
        assert_eq!(State::Planned.after(Act::Submit, true, false), Some(State::Submitted));
        assert_eq!(State::Planned.after(Act::Submit, false, false), Some(State::Cosigned));
    }

    #[test]
    fn a_signed_table_is_not_edited_but_taken_back() {
        for state in [State::Submitted, State::Cosigned, State::Rated] {
            assert_eq!(state.after(Act::Edit, true, false), None);
        }
        assert_eq!(State::Cosigned.after(Act::TakeBack, true, false), Some(State::Planned));
        assert_eq!(State::Cosigned.after(Act::TakeBack, true, true), Some(State::Reopened));
    }
}
