//! Suggests players for a name that is being typed, on all pages and tables that offer players.

use chrono::NaiveDate;

use super::super::name;
use super::{Member, Question, Roster};

const LONGEST: usize = 100;
/// The number of matches that are searched for names that begin with the typed text.
const MAX_MATCHES_SEARCHED: usize = 400;

impl Roster {
    /// The members that a typed text may mean: first those with a word that begins so.
    pub fn suggest_members(&self, typed: &str, today: NaiveDate, most: usize) -> Vec<&Member> {
        let text: String = typed.trim().chars().take(LONGEST).collect();
        let key = name::search_key(&text);
        if key.is_empty() {
            return Vec::new();
        }
        let found = self.find(
            &Question {
                text,
                ..Question::default()
            },
            today,
        );
        let mut members: Vec<&Member> = found
            .rows
            .iter()
            .take(MAX_MATCHES_SEARCHED)
            .filter_map(|at| self.members.get(*at as usize))
            .collect();
        let begins = |m: &&Member| {
            let own = format!(
                "{} {}",
                name::search_key(m.display_name()),
                m.latin.as_deref().map(name::search_key).unwrap_or_default()
            );
            key.split(' ')
                .all(|typed| own.split(' ').any(|word| word.starts_with(typed)))
        };
        members.sort_by_cached_key(|m| !begins(m));
        members.truncate(most);
        members
    }
}
