//! What an office decides of people, papers and accounts: members, licences, duplicates, orders,
//! plans, amendments, appeals, invitations.

use crate::Failed;
use crate::acts::{Hands, Said, Who};
use crate::client::{Answer, with_file};
use crate::fixture::{PASSWORD, SLUG};
use crate::ledger::{Kind, Trace};
use crate::rng::Chance;
use crate::store::Object;

/// A rated tournament of the journal, against which people appeal.
const PAST: &str = "Past Cup 3";
/// The document of an order: no more than what makes a PDF.
const DOCUMENT: &str = "%PDF-1.7\nstartxref\n%%EOF";

/// Does an act of a course.
type Do = fn(&mut Course, &mut Hands) -> Result<Said, Failed>;

/// One course: each act of the office once, on people and papers of its own.
const STEPS: [Do; 23] = [
    |course, hands| course.player(hands, &course.person),
    |course, hands| course.player(hands, &course.namesake),
    Course::member,
    Course::end_of_membership,
    Course::merge,
    Course::mark,
    Course::licence,
    Course::list_of_members,
    Course::take_members,
    Course::undo_members,
    Course::forget,
    Course::order,
    Course::removal_of_order,
    Course::plan,
    Course::adoption,
    Course::amendment,
    Course::drop_amendment,
    Course::appeal,
    Course::answer,
    Course::invite,
    Course::choose_password,
    Course::log_in_and_out,
    Course::revoke,
];

/// People, papers and accounts: each act once, again and again.
pub(crate) struct OfficeJob {
    course: Course,
    /// How many acts of the course were done.
    pub(crate) step: usize,
    /// How many courses were done.
    pub(crate) courses: usize,
}

/// The people and papers of one course, by the names that they have nowhere else.
struct Course {
    person: String,
    namesake: String,
    paper: String,
    /// The log-in of somebody who is invited.
    login: String,
    /// The one-time link of the invitation, where its answer arrived.
    link: Option<String>,
}

impl OfficeJob {
    /// With the names of a first course.
    pub(crate) fn new(chance: &mut Chance) -> OfficeJob {
        OfficeJob {
            course: Course::new(chance),
            step: 0,
            courses: 0,
        }
    }

    /// An act was done, or is left out.
    pub(crate) fn advance(&mut self, chance: &mut Chance) {
        self.step += 1;
        if self.step == STEPS.len() {
            self.begin_anew(chance);
            self.courses += 1;
        }
    }

    /// Leaves the course and begins another.
    pub(crate) fn begin_anew(&mut self, chance: &mut Chance) {
        (self.step, self.course) = (0, Course::new(chance));
    }

    /// Does the next act.
    ///
    /// # Errors
    /// No good answer came.
    pub(crate) fn act(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let said = STEPS[self.step](&mut self.course, hands)?;
        if let Said::Done(_) = said {
            self.advance(&mut hands.chance);
        }
        Ok(said)
    }
}

impl Course {
    fn new(chance: &mut Chance) -> Course {
        let mut name = || format!("{} {}", chance.word(), chance.word());
        let (person, namesake, paper) = (name(), name(), name());
        Course {
            person,
            namesake,
            paper,
            login: chance.word().to_lowercase(),
            link: None,
        }
    }

    fn player(&self, hands: &mut Hands, name: &str) -> Result<Said, Failed> {
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/players/new"))?
            .form("/players/new")?
            .set("name", name);
        hands.press(
            Who::Official,
            form,
            vec![(Kind::Player, name.to_owned())],
            true,
        )
    }

    /// The page of the office about a player, and what an act on it leaves.
    fn office_of(
        &self,
        hands: &mut Hands,
        name: &str,
        kind: Kind,
    ) -> Result<(Answer, Trace), Failed> {
        let id = hands.stored(Object::Player, name)?;
        Ok((
            hands.page(Who::Official, &format!("/{SLUG}/players/{id}/office"))?,
            (kind, format!("player {id}")),
        ))
    }

    fn member(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let (id, club) = (
            hands.stored(Object::Player, &self.person)?,
            hands.number("Ivory")?.to_owned(),
        );
        let code = hands.code(id)?;
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/members/new"))?
            .form("/members")?;
        let form = form
            .set("player", &code)
            .set("club", &club)
            .set("since", "2000-05-01");
        hands.press(
            Who::Official,
            form,
            vec![(Kind::Membership, format!("player {id}"))],
            true,
        )
    }

    fn end_of_membership(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let (player, id) = (
            hands.stored(Object::Player, &self.person)?,
            hands.stored(Object::Membership, &self.person)?,
        );
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/members/{id}"))?
            .form("/end")?
            .set("last_day", "2000-11-30");
        hands.press(
            Who::Official,
            form,
            vec![(Kind::MembershipEnd, format!("player {player}"))],
            false,
        )
    }

    fn merge(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let other = hands.stored(Object::Player, &self.namesake)?;
        let (page, trace) = self.office_of(hands, &self.person.clone(), Kind::Merge)?;
        let path = format!(
            "/{SLUG}/players/{}/merge",
            trace.1.trim_start_matches("player ")
        );
        let form = page.own_form(
            &path,
            &[
                ("other", &other.to_string()),
                ("reason", "One person, two spellings"),
            ],
        )?;
        // Nothing is done before the changes were shown; the two invented names contradict each
        // other, which takes a tick.
        let preview = hands.client(Who::Official).submit(&form)?;
        if preview.status >= 500 {
            return Err(preview.says());
        }
        if preview.status != 200 {
            hands.book.refused.push(preview.says());
            return Ok(Said::Refused);
        }
        let form = preview.form("/merge")?.set("sure", "1");
        hands.press(Who::Official, form, vec![trace], false)
    }

    fn mark(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let (page, trace) = self.office_of(hands, &self.person.clone(), Kind::Mark)?;
        let form = page
            .form("/mark")?
            .set("mark", "withdrawn")
            .set("marked_on", "2000-12-01");
        hands.press(Who::Official, form, vec![trace], false)
    }

    fn licence(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/referees/new"))?
            .form("/referees")?;
        let form = form.set("kind", "referee").set("name", &self.paper);
        hands.press(
            Who::Official,
            form,
            vec![(Kind::Licence, self.paper.clone())],
            true,
        )
    }

    /// A list of members is uploaded: it names the person once more, for another year.
    fn list_of_members(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let (name, content) = (
            self.file(),
            format!("Name,Club,Since\n{},Ivory,2001-02-01\n", self.person),
        );
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/members/file"))?
            .form("/members/file")?;
        let form = with_file(form, &name, &content);
        hands.press(Who::Official, form, vec![(Kind::Upload, name)], false)
    }

    fn take_members(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/members/file"))?
            .form("/members/file/rows")?
            .set("do", "take");
        hands.press(
            Who::Official,
            form,
            vec![(Kind::MembersTaken, format!("federation {SLUG}"))],
            false,
        )
    }

    fn undo_members(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let id = hands.stored(Object::File, &self.file())?;
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/members/file"))?
            .form(&format!("/{id}/undoing"))?;
        hands.press(
            Who::Official,
            form,
            vec![(Kind::MembersUndone, format!("federation {SLUG}"))],
            false,
        )
    }

    /// The person is forgotten: of the names nothing is looked for any more.
    fn forget(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let (page, trace) = self.office_of(hands, &self.person.clone(), Kind::Forgetting)?;
        let form = page.form("/forgetting")?.set("reason", "Asked for it");
        let taken = [
            (Kind::Player, self.person.clone()),
            (Kind::Player, self.namesake.clone()),
            (Kind::Upload, self.file()),
        ];
        hands.take_away(Who::Official, form, trace, &taken)
    }

    fn order(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let form = hands
            .page(Who::Chairman, &format!("/{SLUG}/orders/new"))?
            .form("/orders/new")?;
        let form = with_file(
            form.set("number", &self.paper).set("day", "2000-12-01"),
            "order.pdf",
            DOCUMENT,
        );
        hands.press(
            Who::Chairman,
            form,
            vec![(Kind::Order, self.paper.clone())],
            true,
        )
    }

    fn removal_of_order(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let id = hands.stored(Object::Order, &self.paper)?;
        let form = hands
            .page(Who::Chairman, &format!("/{SLUG}/orders/{id}"))?
            .form("/removal")?;
        hands.take_away(
            Who::Chairman,
            form,
            (Kind::OrderRemoval, format!("order {id}")),
            &[(Kind::Order, self.paper.clone())],
        )
    }

    fn plan(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/plan/new"))?
            .form("/plan/new")?;
        let form = form
            .set("year", "2001")
            .set("plan_title", &self.paper)
            .set("people", "Spring Cup; 2001-05-01");
        hands.press(
            Who::Official,
            form,
            vec![(Kind::CalendarPlan, self.paper.clone())],
            true,
        )
    }

    fn adoption(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let id = hands.stored(Object::CalendarPlan, &self.paper)?;
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/plan/{id}"))?
            .form("/adoption")?;
        let form = form.set("day", "2000-12-01").set("adopted_by", "The board");
        hands.press(
            Who::Official,
            form,
            vec![(Kind::PlanAdoption, format!("plan {id}"))],
            false,
        )
    }

    fn amendment(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/rules/proposals/new"))?
            .form("/rules/proposals/new")?;
        let form = form
            .set("p-age_protection_years", "60")
            .set("reason", &self.paper);
        hands.press(
            Who::Official,
            form,
            vec![(Kind::Amendment, self.paper.clone())],
            true,
        )
    }

    fn drop_amendment(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let id = hands.stored(Object::Amendment, &self.paper)?;
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/rules"))?
            .form(&format!("/rules/proposals/{id}/withdrawal"))?;
        hands.press(
            Who::Official,
            form,
            vec![(Kind::AmendmentDrop, format!("amendment {id}"))],
            false,
        )
    }

    fn appeal(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let id = hands.stored(Object::Tournament, PAST)?;
        let form = hands
            .page(Who::Head, &format!("/{SLUG}/tournaments/{id}/appeal"))?
            .form("/appeal")?;
        let form = form.set("about", "table").set("body", &self.paper);
        hands.press(
            Who::Head,
            form,
            vec![(Kind::Appeal, self.paper.clone())],
            true,
        )
    }

    fn answer(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let id = hands.stored(Object::Appeal, &self.paper)?;
        let form = hands
            .page(Who::Official, &format!("/{SLUG}/appeals/{id}"))?
            .form("/answer")?;
        let form = form
            .set("stage", "rejected")
            .set("why", "the table is correct");
        hands.press(
            Who::Official,
            form,
            vec![(Kind::AppealAnswer, format!("appeal {id}"))],
            false,
        )
    }

    fn invite(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let form = hands
            .page(Who::Chairman, &format!("/{SLUG}/people"))?
            .form("/people")?;
        let form = form
            .set("login", &self.login)
            .set("name", &self.paper)
            .set("role", "referee");
        let said = hands.press(
            Who::Chairman,
            form,
            vec![(Kind::Account, self.login.clone())],
            true,
        )?;
        if let Said::Done(link) = &said {
            self.link = Some(link.clone());
        }
        Ok(said)
    }

    /// Who is invited chooses a password. A link that was never seen opens nothing: it is left out
    /// then.
    fn choose_password(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let Some(link) = self.link.clone() else {
            return Ok(Said::Done(String::new()));
        };
        let form = hands
            .newcomer(&link)?
            .own_form(&link, &[("password", PASSWORD), ("again", PASSWORD)])?;
        let id = hands.stored(Object::Account, &self.login)?;
        hands.press(
            Who::Newcomer,
            form,
            vec![(Kind::Password, format!("account {id}"))],
            false,
        )
    }

    /// Who has a password comes in, and goes.
    fn log_in_and_out(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        if self.link.is_none() {
            return Ok(Said::Done(String::new()));
        }
        let id = hands.stored(Object::Account, &self.login)?;
        let fields = [("login", self.login.as_str()), ("password", PASSWORD)];
        let form = hands.newcomer("/login")?.own_form("/login", &fields)?;
        let said = hands.press(
            Who::Newcomer,
            form,
            vec![(Kind::LogIn, format!("account {id}"))],
            false,
        )?;
        if let Said::Done(_) = said {
            let out = hands
                .page(Who::Newcomer, "/account")?
                .own_form("/logout", &[])?;
            let answer = hands.client(Who::Newcomer).submit(&out)?;
            if answer.status >= 500 {
                return Err(answer.says());
            }
        }
        Ok(said)
    }

    fn revoke(&mut self, hands: &mut Hands) -> Result<Said, Failed> {
        let (account, role) = (
            hands.stored(Object::Account, &self.login)?,
            hands.stored(Object::Role, &self.login)?,
        );
        let form = hands
            .page(Who::Chairman, &format!("/{SLUG}/people"))?
            .form(&format!("/people/{role}/revocation"))?;
        hands.press(
            Who::Chairman,
            form,
            vec![(Kind::RoleEnd, format!("account {account}"))],
            false,
        )
    }

    /// The name of the list of members.
    fn file(&self) -> String {
        format!("{}.csv", self.login)
    }
}
