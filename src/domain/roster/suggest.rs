//! Whom a name may mean that is being typed: the one door for pages and tables that offer players.

use chrono::NaiveDate;

use super::super::name;
use super::{Member, Question, Roster};

/// The longest name that is suggested for; more of it is not looked at.
const LONGEST: usize = 100;
/// Of so many members who have the letters those are put first whose names begin with them.
const SEEN: usize = 400;

impl Roster {
    /// Whom somebody may mean who is typing a name: first whose words begin as it does, then who has its letters elsewhere; among them the
    /// best rating first.
    pub fn suggest(&self, typed: &str, today: NaiveDate, most: usize) -> Vec<&Member> {
        let text: String = typed.trim().chars().take(LONGEST).collect();
        let key = name::search_key(&text);
        if key.is_empty() {
            return Vec::new();
        }
        let found = self.find(&Question { text, ..Question::default() }, today);
        let mut members: Vec<&Member> = found.rows.iter().take(SEEN).filter_map(|at| self.members.get(*at as usize)).collect();
        let begins = |m: &&Member| {
            let own = format!("{} {}", name::search_key(m.called()), m.latin.as_deref().map(name::search_key).unwrap_or_default());
            key.split(' ').all(|typed| own.split(' ').any(|word| word.starts_with(typed)))
        };
        members.sort_by_cached_key(|m| !begins(m));
        members.truncate(most);
        members
    }
}
