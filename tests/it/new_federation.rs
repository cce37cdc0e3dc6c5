//! A federation that was just founded: whatever a regulation has of its own begins there.

use crosstable::actions::{Role, federations};
use crosstable::db::tournaments::Conditions;
use crosstable::db::{accounts, clubs};

use crate::app::{App, noon, two_days};

impl App {
    /// Founds a federation with a club, whose chairman is `chairman` and a referee, too, and in
    /// which tournaments are planned without a proposal; the conditions of a tournament of two days
    /// there, which isn't official.
    pub(crate) fn newly_founded(&self, slug: &str, rules: &str) -> Conditions {
        let admin = self.actor("admin");
        self.write(|c| {
            federations::create_federation(c, &admin, slug, slug, rules, noon())?;
            let federation = crosstable::db::federations::find_by_slug(c, slug)?.unwrap();
            let chairman = accounts::find_by_login(c, "chairman")?.unwrap().id;
            for role in [Role::Chairman, Role::Referee] {
                accounts::add_role(c, chairman, Some(federation.id), role, None)?;
            }
            clubs::add(c, federation.id, "Jade", None, None, None)?;
            Ok(crosstable::db::federations::update_prior_approval(
                c,
                federation.id,
                false,
            )?)
        });
        let (chairman, federation) = (self.actor("chairman"), self.federation(slug));
        let club = self.read(|c| clubs::list(c, federation.id))[0].id;
        two_days("Cup", Some(club), &chairman)
    }
}
