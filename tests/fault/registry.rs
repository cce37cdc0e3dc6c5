//! What an office enters: players, clubs, news, certificates, settings, lists.

use chrono::NaiveDate;

use crate::Failed;
use crate::acts::{Hands, Said, Who};
use crate::fixture::SLUG;
use crate::ledger::{Holder, Kind};

/// Players, clubs, news, certificates, settings, lists: one of each, again and again.
pub(crate) struct RegistryJob {
    /// How many acts were done.
    pub(crate) step: usize,
    /// How often every kind was.
    pub(crate) courses: usize,
    /// The date of the last list that was tried.
    list: NaiveDate,
}

impl RegistryJob {
    /// From the day of the list of the journal on.
    pub(crate) fn new() -> Result<RegistryJob, Failed> {
        Ok(RegistryJob {
            step: 0,
            courses: 0,
            list: NaiveDate::from_ymd_opt(2001, 1, 1).ok_or("no such day")?,
        })
    }

    /// Does the next act.
    ///
    /// # Errors
    /// No good answer came.
    pub(crate) fn act(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let name = format!("{} {}", hands.chance.word(), hands.chance.word());
        let said = match self.step % 6 {
            0 => made(
                hands,
                Kind::Player,
                "/players/new",
                "/players/new",
                &[("name", &name)],
                &name,
            ),
            // Not made once for each press: a club of the same name is refused.
            1 => made(
                hands,
                Kind::Club,
                "/clubs/new",
                "/clubs",
                &[("name", &name)],
                &name,
            ),
            2 => made(
                hands,
                Kind::News,
                "/news/new",
                "/news/new",
                &[("title", &name), ("body", "Text")],
                &name,
            ),
            3 => {
                let path = format!("/players/{}/certificates/new", hands.number("p08")?);
                made(
                    hands,
                    Kind::Certificate,
                    &path,
                    &path,
                    &[("asked_by", &name), ("contact", "x@example.org")],
                    &name,
                )
            }
            4 => {
                let form = hands
                    .page(Who::Chairman, &format!("/{SLUG}/settings"))?
                    .form("/settings/lists")?
                    .set("note_en", &name);
                hands.save(Who::Chairman, &form, Holder::Settings, &name)
            }
            _ => self.publish(hands),
        }?;
        if let Said::Done(_) = said {
            self.step += 1;
            self.courses = self.step / 6;
        }
        Ok(said)
    }

    /// Publishes the list of the day after the last one.
    fn publish(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        self.list = self.list.succ_opt().ok_or("no day is left")?;
        let form = hands
            .page(
                Who::Official,
                &format!("/{SLUG}/ratings/new?date={}", self.list),
            )?
            .form("/ratings/new")?;
        let form = form.set("note", "Fault note");
        hands.press(
            Who::Official,
            form,
            vec![(Kind::List, self.list.to_string())],
            false,
        )
    }
}

/// Fills in the form of a page of the federation, by an official.
fn made(
    hands: &mut Hands,
    kind: Kind,
    page: &str,
    action: &str,
    fields: &[(&str, &str)],
    name: &str,
) -> Result<Said, Failed> {
    let mut form = hands
        .page(Who::Official, &format!("/{SLUG}{page}"))?
        .form(action)?;
    for (field, value) in fields {
        form = form.set(field, value);
    }
    hands.press(Who::Official, form, vec![(kind, name.to_owned())], true)
}
