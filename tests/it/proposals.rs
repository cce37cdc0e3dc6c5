//! Proposed tournaments: from the organizer's draft to the frozen regulations in the calendar.

use chrono::{NaiveDate, TimeDelta};
use crosstable::actions::Tx;
use crosstable::db::{ProposalId, federations, proposals, tournaments};

use crosstable::actions::Role;

use crate::app::{App, day, import};
use crate::client::{Client, Page};
use crate::database::on_both;

/// A federation that approves tournaments before they are held.
const MARSH: &str =
    r#"{"federation": {"slug": "marsh", "name": "Dots of the Marsh", "rules": "ssdc"}}"#;

/// The smallest file that begins and ends like a PDF.
const PDF: &[u8] =
    b"%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n";

const LATE_ENOUGH: NaiveDate = day_of(2026, 6, 10);

const fn day_of(year: i32, month: u32, day: u32) -> NaiveDate {
    match NaiveDate::from_ymd_opt(year, month, day) {
        Some(day) => day,
        None => panic!("no such day"),
    }
}

impl App {
    /// The marsh beside the others, with officers of the steppe in the same offices.
    pub(crate) fn with_marsh(&self) {
        self.write(|c| {
            import(c, MARSH);
            let marsh = federations::find_by_slug(c, "marsh")?.unwrap();
            for (login, role) in [
                ("organizer", "organizer"),
                ("spare", "organizer"),
                ("referee", "referee"),
                ("official", "official"),
                ("official-two", "official"),
                ("chairman", "chairman"),
            ] {
                let account = crosstable::db::accounts::find_by_login(c, login)?
                    .unwrap()
                    .id;
                crosstable::db::accounts::add_role(
                    c,
                    account,
                    Some(marsh.id),
                    role.parse().unwrap(),
                    None,
                )?;
            }
            Ok(())
        });
    }

    fn proposal(&self, id: i64) -> proposals::Proposal {
        let marsh = self.federation("marsh").id;
        self.read(|c| proposals::find(c, marsh, ProposalId(id)))
            .unwrap()
    }

    /// A complete proposal of the organizer, saved or sent on the day of the clock.
    #[track_caller]
    fn proposed(&self, organizer: &Client, registration: NaiveDate, act: &str) -> i64 {
        let page = organizer.upload(
            "/marsh/proposals",
            &good(&self.account("referee").to_string(), registration, act),
            None,
        );
        page.location().rsplit('/').next().unwrap().parse().unwrap()
    }
}

fn good(referee: &str, registration: NaiveDate, act: &str) -> Vec<(&'static str, String)> {
    let first = registration + TimeDelta::days(14);
    vec![
        ("version", "0".into()),
        ("name", "Reed Cup".into()),
        ("registration", registration.to_string()),
        ("starts", first.to_string()),
        ("ends", (first + TimeDelta::days(1)).to_string()),
        ("city", "Reedville".into()),
        ("referee", referee.into()),
        ("gender", "women".into()),
        ("not_all", "1".into()),
        (
            "body",
            "# Reed Cup\n\nSwiss system, *seven* rounds. <script>alert(1)</script>".into(),
        ),
        ("do", act.into()),
    ]
}

fn with(
    mut fields: Vec<(&'static str, String)>,
    changes: &[(&'static str, &str)],
) -> Vec<(&'static str, String)> {
    for (name, value) in changes {
        fields.retain(|f| f.0 != *name);
        fields.push((name, (*value).to_owned()));
    }
    fields
}

/// Reads the version that the decision's form carries, and approves.
fn approve(official: &Client, id: i64, fields: &[(&str, &str)]) -> Page {
    let form = official
        .page(&format!("/marsh/proposals/{id}"))
        .form("/approval");
    let form = fields
        .iter()
        .fold(form, |form, (name, value)| form.set(name, value));
    official.submit(&form)
}

on_both! {
    fn a_draft_may_be_incomplete_and_is_nobody_elses(app: App) {
        app.with_marsh();
        let organizer = app.login("organizer");
        organizer.page("/marsh/proposals/new").says("Category: highest");
        let sent = organizer.upload("/marsh/proposals", &[("name", "Half".into()), ("division", "zero".into()), ("title_match", "1".into()), ("do", "send".into())], None);
        for told in ["Registration begins", "Enter a number", "Only a match between two players", "Write the text or choose a PDF", "Chief referee"] {
            sent.clone().is(422).says(told);
        }
        // It is stored all the same, with every mistake.
        let (marsh, all) = (app.federation("marsh").id, proposals::Filter { limit: 9, ..Default::default() });
        let id = app.read(|c| proposals::list(c, marsh, &all))[0].id.0;
        assert_eq!(app.proposal(id).step.stage.word(), "draft");
        organizer.page(&format!("/marsh/proposals/{id}/edit")).says("Propose");
        let form = organizer.page(&format!("/marsh/proposals/{id}/edit")).form("/edit");
        assert_eq!((form.value("division"), form.value("name")), ("zero", "Half"));
        for other in ["spare", "official", "chairman"] {
            let other = app.login(other);
            other.get(&format!("/marsh/proposals/{id}")).is(403);
            other.get(&format!("/marsh/proposals/{id}/edit")).is(403);
            other.page("/marsh/proposals").says_nothing_of("Half");
        }
        app.login("organizer-valley").get(&format!("/marsh/proposals/{id}")).is(403);
        // A state in which there are none is not a list in which there is nothing.
        let none = organizer.page("/marsh/proposals?stage=rejected&lang=en");
        none.says("No proposal is in this state.").says_nothing_of("No proposals yet.");
        app.login("spare").page("/marsh/proposals?lang=en").says("No proposals yet.");
    }

    fn a_proposal_becomes_a_tournament_whose_regulations_are_frozen(app: App) {
        app.with_marsh();
        let (organizer, official, visitor) = (app.login("organizer"), app.official(), app.visitor());
        let id = app.proposed(&organizer, LATE_ENOUGH, "send");
        visitor.page("/marsh/tournaments").says_nothing_of("Reed Cup");
        official.page("/marsh/inbox").says("Regulations to approve").says("Reed Cup");
        organizer.page("/marsh/inbox").says("My proposals").says("Reed Cup");
        let page = official.page(&format!("/marsh/proposals/{id}"));
        page.says("Category: second").says("Only women or only men may play").says("3.4.1").says("Not every player meets every other");
        assert!(!page.body.contains("<script>alert") && page.body.contains("&lt;script&gt;alert"), "{}", page.body);
        // Who decides has read the text before coming to the buttons.
        let place = |what: &str| page.body.find(what).unwrap_or_else(|| panic!("{what}: {}", page.body));
        assert!(place("&lt;script&gt;alert") < place("/approval\""));
        // Who sent it can't change it, and nobody gives it a category above the computed one.
        organizer.get(&format!("/marsh/proposals/{id}/edit")).is(409);
        approve(&official, id, &[("category", "first")]).is(422).says("3.4.7");
        organizer.post(&format!("/marsh/proposals/{id}/approval"), &[("version", "2"), ("category", "second")]).is(403);
        let decided = approve(&official, id, &[("category", "third")]);
        let tournament: i64 = decided.location().rsplit('/').next().unwrap().parse().unwrap();
        let marsh = app.federation("marsh");
        let stored = app.read(|c| tournaments::find(c, marsh.id, crosstable::db::TournamentId(tournament))).unwrap();
        assert_eq!((stored.state.word(), stored.conditions.category.word(), stored.conditions.official, stored.conditions.pool.word()), ("planned", "third", true, "classic"));
        visitor.page("/marsh/tournaments").says("Reed Cup");
        let page = visitor.page(&format!("/marsh/tournaments/{tournament}/regulations"));
        page.says("seven rounds").says("Category: second").says("Category given third").says(&app.proposal(id).step.fingerprint.unwrap());
        visitor.page(&format!("/marsh/tournaments/{tournament}")).says("Regulations of the tournament");
        // Approving twice has the effect of once; deciding otherwise is too late.
        official.post(&format!("/marsh/proposals/{id}/approval"), &[("version", "1"), ("category", "fourth")]).is(303);
        let other = app.login("official-two");
        other.page(&format!("/marsh/proposals/{id}")).says("approved");
        other.post(&format!("/marsh/proposals/{id}/rejection"), &[("reason", "no"), ("version", "1")]).is(409).says("approved");
        organizer.post(&format!("/marsh/proposals/{id}/withdrawal"), &[]).is(409);
        // Nothing but the referee and the remark can be changed any more, by nobody.
        let form = official.page(&format!("/marsh/tournaments/{tournament}/conditions")).form("/conditions");
        let back = official.submit(&form.set("city", "Elsewhere").set("remark", "Bring a pen")).is(409);
        back.says("only the chief referee and the remark can be changed");
        let form = back.form("/conditions");
        assert_eq!((form.value("city"), form.value("remark")), (stored.conditions.city.as_str(), "Bring a pen"), "what can be changed is kept");
        assert!(back.body.matches(" readonly").count() > 5, "what can't be changed isn't typed into");
        official.submit(&form).is(303);
        // What can't be held as approved is cancelled.
        let why = [("reason", "The hall burnt down")];
        organizer.post(&format!("/marsh/tournaments/{tournament}/cancellation"), &why).is(303);
        visitor.page(&format!("/marsh/tournaments/{tournament}")).says("The hall burnt down");
    }

    fn registration_begins_on_the_day_that_was_approved(app: App) {
        app.with_marsh();
        let (organizer, official) = (app.login("organizer"), app.official());
        let id = app.proposed(&organizer, LATE_ENOUGH, "send");
        let tournament = approve(&official, id, &[("category", "third")]).location();
        app.visitor().page(&format!("{tournament}?lang=en")).says("Registration begins 10 June 2026");
        let list = format!("{tournament}/registrations");
        organizer.page(&format!("{list}?lang=en")).says("Registration opens on 10 June 2026.");
        let opening = organizer.page(&list).form("/registrations/settings").set("open", "1").set("note", "Bring a pen");
        let back = organizer.submit(&opening);
        back.says("Registration opens on 10 June 2026.");
        assert!(back.status >= 400);
        assert_eq!(back.form("/registrations/settings").value("note"), "Bring a pen");
        app.pass(LATE_ENOUGH.signed_duration_since(day(2026, 5, 10)));
        let organizer = app.login("organizer");
        organizer.submit(&organizer.page(&list).form("/registrations/settings").set("open", "1")).is(303);
        app.visitor().page(&format!("{tournament}?lang=en")).says("Registration is open.").says_nothing_of("Registration opens");
    }

    fn who_proposed_a_tournament_is_offered_to_cancel_it(app: App) {
        app.with_marsh();
        app.write(|c| {
            let marsh = federations::find_by_slug(c, "marsh")?.unwrap();
            for login in ["referee-two", "nobody"] {
                let account = crosstable::db::accounts::find_by_login(c, login)?.unwrap().id;
                crosstable::db::accounts::add_role(c, account, Some(marsh.id), Role::Referee, None)?;
            }
            Ok(())
        });
        // A referee who neither runs it nor organizes anything here.
        let proposer = app.login("referee-two");
        let id = app.proposed(&proposer, LATE_ENOUGH, "send");
        let tournament = approve(&app.official(), id, &[("category", "third")]).location();
        let cancellation = format!("{tournament}/cancellation");
        let other = app.login("nobody");
        assert!(!other.page(&tournament).has_form(&cancellation) && !app.visitor().page(&tournament).has_form(&cancellation));
        other.post(&cancellation, &[("reason", "Not mine")]).is(403);
        let page = proposer.page(&tournament);
        assert!(!page.has_form("/closing") && !page.links().contains(&format!("{tournament}/conditions")));
        proposer.submit(&page.form(&cancellation).set("reason", "The hall burnt down")).is(303);
        let page = proposer.page(&tournament);
        page.says("The hall burnt down");
        assert!(!page.has_form(&cancellation));
    }

    fn who_is_late_is_let_in_by_a_reasoned_exception_only(app: App) {
        app.with_marsh();
        // The clock stands at 10 May: registration on 17 May is the last that is in time.
        let (organizer, official) = (app.login("organizer"), app.official());
        app.proposed(&organizer, day(2026, 5, 17), "send");
        let referee = app.account("referee").to_string();
        let late = organizer.upload("/marsh/proposals", &good(&referee, day(2026, 5, 16), "send"), None).is(422);
        late.says("9 May 2026").says("4.2").says("give it below");
        let action = late.form("/edit").action;
        let id: i64 = action.split('/').nth(3).unwrap().parse().unwrap();
        let version = late.form("/edit").value("version").to_owned();
        let again = with(good(&referee, day(2026, 5, 16), "send"), &[("version", &version), ("plea", "The hall was given to us yesterday.")]);
        organizer.upload(&action, &again, None).is(303);
        official.page(&format!("/marsh/proposals/{id}")).says("late").says("The hall was given to us yesterday.");
        approve(&official, id, &[]).is(422).says("9 May 2026");
        let tournament = approve(&official, id, &[("exception", "It is the only tournament of the region.")]).location();
        app.visitor().page(&format!("{tournament}/regulations")).says("It is the only tournament of the region.");
        // The federation's own tournaments know no deadline; only its officials can say that one is
        // its own.
        let own = with(good(&referee, day(2026, 5, 11), "send"), &[("own", "1")]);
        organizer.upload("/marsh/proposals", &own, None).is(403);
        official.upload("/marsh/proposals", &own, None).is(303);
        // The first sending counts, whatever happens afterwards.
        let id = app.proposed(&organizer, day(2026, 5, 18), "send");
        let form = official.page(&format!("/marsh/proposals/{id}")).form("/return");
        official.submit(&form.clone().set("reason", "")).is(422);
        official.submit(&form.set("reason", "Say when it ends")).is(303);
        app.pass(TimeDelta::days(6));
        let form = organizer.page(&format!("/marsh/proposals/{id}")).says("Say when it ends").form("/withdrawal");
        assert!(form.action.ends_with("/withdrawal"));
        let version = app.proposal(id).lock_version.to_string();
        let changed = with(good(&referee, day(2026, 5, 18), "send"), &[("version", &version), ("city", "Cityville")]);
        organizer.upload(&format!("/marsh/proposals/{id}/edit"), &changed, None).is(303);
        approve(&official, id, &[]).is(303);
        // What has begun can't be approved beforehand.
        let begun = with(good(&referee, day(2026, 5, 1), "send"), &[("starts", "2026-05-02"), ("ends", "2026-05-02")]);
        organizer.upload("/marsh/proposals", &begun, None).is(422).says("started before this proposal was sent").says("Held by the federation itself");
        // The article asks for approval of what others hold: the federation's own tournament is
        // entered whenever it began.
        let own = with(begun, &[("own", "1"), ("name", "Own Cup")]);
        let id: i64 = official.upload("/marsh/proposals", &own, None).location().rsplit('/').next().unwrap().parse().unwrap();
        let tournament = approve(&app.login("official-two"), id, &[]).location();
        app.visitor().page(&format!("{tournament}?lang=en")).says("Own Cup").says("2 May 2026");
    }

    fn decisions_that_cross_each_other_do_nothing_half(app: App) {
        app.with_marsh();
        let (organizer, official) = (app.login("organizer"), app.official());
        // Withdrawn a second ago.
        let id = app.proposed(&organizer, LATE_ENOUGH, "send");
        let form = official.page(&format!("/marsh/proposals/{id}")).form("/approval");
        organizer.post(&format!("/marsh/proposals/{id}/withdrawal"), &[]).is(303);
        official.submit(&form).is(409).says("withdrawn");
        // Taken back, changed and sent again: what was read is not what would be approved.
        let id = app.proposed(&organizer, LATE_ENOUGH, "send");
        let form = official.page(&format!("/marsh/proposals/{id}")).form("/approval");
        organizer.post(&format!("/marsh/proposals/{id}/recall"), &[]).is(303);
        let version = app.proposal(id).lock_version.to_string();
        let changed = with(good(&app.account("referee").to_string(), LATE_ENOUGH, "send"), &[("version", &version), ("gender", "any")]);
        organizer.upload(&format!("/marsh/proposals/{id}/edit"), &changed, None).is(303);
        official.submit(&form).is(409);
        // What was taken back is private again, and what is changed after a return.
        let id = app.proposed(&organizer, LATE_ENOUGH, "send");
        let form = official.page(&format!("/marsh/proposals/{id}")).form("/rejection").set("reason", "Too late");
        organizer.post(&format!("/marsh/proposals/{id}/recall"), &[]).is(303);
        official.get(&format!("/marsh/proposals/{id}")).is(403);
        assert!(!official.page("/marsh/proposals").links().contains(&format!("/marsh/proposals/{id}")));
        let version = app.proposal(id).lock_version.to_string();
        let changed = with(good(&app.account("referee").to_string(), LATE_ENOUGH, "send"), &[("version", &version), ("gender", "any")]);
        organizer.upload(&format!("/marsh/proposals/{id}/edit"), &changed, None).is(303);
        official.submit(&form).is(409);
        // What was sent in time is decided on whatever day the commission comes to it: there is a
        // last day for sending, none for deciding.
        let (actor, marsh, later) = (app.actor("official"), app.federation("marsh"), app.now() + TimeDelta::days(60));
        let version = app.proposal(id).lock_version;
        let decision = crosstable::actions::proposals::Decision { version, ..Default::default() };
        let approved = app.db.write(|c| crosstable::actions::proposals::approve_proposal(&mut Tx::new(c, &actor, &marsh, later), ProposalId(id), &decision)).unwrap();
        assert_eq!(app.proposal(id).step.stage.word(), "approved");
        assert_eq!(app.proposal(id).step.tournament_id, Some(approved));
        // A form made from an older version is shown again with what was typed.
        let id = app.proposed(&organizer, LATE_ENOUGH, "save");
        let stale = with(good(&app.account("referee").to_string(), LATE_ENOUGH, "save"), &[("version", "0"), ("city", "Second window")]);
        let page = organizer.upload(&format!("/marsh/proposals/{id}/edit"), &stale, None).is(409);
        assert_eq!(page.form("/edit").value("city"), "Second window");
        // A retry of what is stored already is none.
        organizer.upload(&format!("/marsh/proposals/{id}/edit"), &good(&app.account("referee").to_string(), LATE_ENOUGH, "save"), None).is(303);
        let marsh = app.federation("marsh").id;
        let entered: Vec<_> = app.read(|c| tournaments::load_unrated(c, marsh)).into_iter().map(|t| t.id).collect();
        assert_eq!(entered, [approved]);
    }

    fn documents_are_kept_as_they_came_and_nothing_else_is_taken(app: App) {
        app.with_marsh();
        let (organizer, official) = (app.login("organizer"), app.official());
        let fields = with(good(&app.account("referee").to_string(), LATE_ENOUGH, "send"), &[("body", "")]);
        let drafts = || {
            let (marsh, all) = (app.federation("marsh").id, proposals::Filter { limit: 99, ..Default::default() });
            app.read(|c| proposals::list(c, marsh, &all))
        };
        let large = |megabytes: usize| [PDF, &vec![b' '; megabytes * 1024 * 1024], PDF].concat();
        let bad: [(Vec<u8>, &str); 5] = [
            (b"<html>%PDF-1.7 startxref %%EOF".to_vec(), "not a PDF"),
            (b"%PDF-1.7 and nothing more".to_vec(), "not a PDF"),
            (b"PK\x03\x04".to_vec(), "not a PDF"),
            (large(11), "at most 10 MB"),
            (large(50), "at most 10 MB"),
        ];
        for (count, (document, says)) in (1..).zip(bad) {
            let page = organizer.upload("/marsh/proposals", &fields, Some(("rules.pdf", &document))).is(422);
            page.says(says).says("kept as a draft");
            assert_eq!(page.form("/edit").value("name"), "Reed Cup", "what was typed stays");
            // The rest is stored, the file is not, and nothing was sent.
            let stored = drafts();
            assert_eq!((stored.len(), stored[0].step.stage.word(), stored[0].written.file_id), (count, "draft", None));
        }
        // A draft that nobody has seen leaves nothing behind.
        for draft in drafts() {
            let gone = organizer.post(&format!("/marsh/proposals/{}/withdrawal", draft.id), &[]);
            assert_eq!(gone.location(), "/marsh/proposals");
        }
        assert!(drafts().is_empty());
        let id: i64 = organizer.upload("/marsh/proposals", &fields, Some(("../положення.\u{202e}html", PDF))).location().rsplit('/').next().unwrap().parse().unwrap();
        app.visitor().get(&format!("/marsh/proposals/{id}/document")).is(303);
        app.login("spare").get(&format!("/marsh/proposals/{id}/document")).is(403);
        let tournament = approve(&official, id, &[]).location();
        let file = app.visitor().page(&format!("{tournament}/document"));
        assert_eq!((file.bytes.as_slice(), file.header("content-type")), (PDF, "application/pdf"));
        let again = app.visitor().get_with(&format!("{tournament}/document"), &[("if-none-match", file.header("etag"))]);
        again.is(304);
        assert!(file.header("content-disposition").starts_with("attachment; filename*=UTF-8''"), "{}", file.header("content-disposition"));
        assert!(file.header("content-disposition").ends_with("%2Epdf"), "{}", file.header("content-disposition"));
        app.visitor().page(&format!("{tournament}/regulations")).says("Download: положення.pdf");
    }

    fn a_federation_decides_whether_tournaments_are_approved_first(app: App) {
        app.with_marsh();
        let organizer = app.login("organizer");
        assert_eq!(organizer.get("/marsh/tournaments/new").location(), "/marsh/proposals/new");
        let referee = app.account("referee").to_string();
        let plan = [("name", "Quick Cup"), ("starts", "2026-06-01"), ("pool", "classic"), ("referee", referee.as_str())];
        organizer.post("/marsh/tournaments", &plan).is(409).says("proposed and approved first");
        let chairman = app.chairman();
        chairman.page("/marsh/people").says("Settings");
        chairman.page("/marsh/settings");
        chairman.post("/marsh/settings", &[]).is(303);
        organizer.post("/marsh/tournaments", &plan).is(303);
        // And where the rules ask for nothing, it can be asked for.
        chairman.post("/steppe/settings", &[("prior_approval", "1")]).is(303);
        assert_eq!(organizer.get("/steppe/tournaments/new").location(), "/steppe/proposals/new");
        let line = format!("line-{}", app.plan_line("steppe", "City", "Reed Cup; 2026-06-01"));
        let fields = with(good(&referee, LATE_ENOUGH, "send"), &[("club", &app.club("Ivory").to_string()), ("official", "1"), ("plan", line.as_str())]);
        organizer.upload("/steppe/proposals", &fields, None).is(422).says("Please fill this in.");
        let fields = with(fields, &[("minutes", "60")]);
        let id: i64 = organizer.upload("/steppe/proposals", &fields, None).location().rsplit('/').next().unwrap().parse().unwrap();
        let official = app.official();
        let page = official.page(&format!("/steppe/proposals/{id}"));
        page.says("City, 2026, № 1").says("Host club Ivory").says_nothing_of("Category");
        let tournament: i64 = official.submit(&page.form("/approval")).location().rsplit('/').next().unwrap().parse().unwrap();
        assert_eq!((app.stored(tournament).conditions.plan.as_str(), app.stored(tournament).conditions.official), ("City, 2026, № 1", true));
    }

    fn an_organizers_desk_shows_what_waits_or_says_that_nothing_does(app: App) {
        app.with_marsh();
        let (organizer, official) = (app.login("organizer"), app.official());
        organizer.page("/steppe/inbox").says("You’re all caught up.").says_nothing_of("My proposals");
        organizer.page("/marsh/inbox").says("My proposals").says("You have no open proposals.");
        let id = app.proposed(&organizer, LATE_ENOUGH, "send");
        official.submit(&official.page(&format!("/marsh/proposals/{id}")).form("/return").set("reason", "Say when it ends")).is(303);
        organizer.page("/marsh/inbox").says("Reed Cup").says("sent back").says_nothing_of("You have no open proposals.");
        // Others are not told to plan what has to be proposed, and see no heading without a word
        // below it.
        let desk = app.referee().page("/marsh/inbox");
        desk.says("Your tournaments").says("You’re all caught up.").says_nothing_of("Plan one").says_nothing_of("My proposals");
        app.head().page("/steppe/inbox").says("Tables to sign for your club").says("You’re all caught up.");
    }

    fn the_category_follows_the_form(app: App) {
        app.with_marsh();
        let visitor = app.visitor();
        let answer = visitor.page("/marsh/rules/category?fragment=1&gender=women&rating_max=2199,5&starts=2026-06-01");
        answer.says("Category: third").says("3.4.4");
        assert!(!answer.body.contains("<html"), "{}", answer.body);
        visitor.page("/marsh/rules/category?fragment=1&rating_max=abc").says("Enter a number").says_nothing_of("Category:");
        visitor.page("/marsh/rules/category?lang=uk&fragment=1&title_match=1").says("Титульним може бути лише матч");
    }
}
