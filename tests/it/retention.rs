//! How long personal data is kept: as the settings say, as the page tells and as the keeper does.

use chrono::TimeDelta;
use crosstable::actions::retention::{self, Retention};
use crosstable::db::certificates as certificate_storage;
use crosstable::db::{CertificateId, TournamentId, accounts};

use crate::app::{App, noon};
use crate::database::on_both;

impl App {
    /// What the keeper erases so many days later.
    fn kept(&self, settings: &Retention, days: i64) -> usize {
        let now = noon() + TimeDelta::days(days);
        let due = self.read(|c| retention::is_due(c, settings, now));
        let count = self.write(|c| Ok(retention::erase_due(c, settings, now)?));
        assert_eq!(due, count > 0, "what is due is erased, and nothing else");
        assert!(
            !self.read(|c| retention::is_due(c, settings, now)),
            "nothing stays due"
        );
        count
    }
}

on_both! {
    fn how_to_reach_who_asked_goes_some_time_after_the_answer(app: App) {
        let (visitor, official) = (app.visitor(), app.official());
        for who in ["Anna Koval", "Lev Bondar"] {
            let form = visitor.page(&format!("/steppe/players/{}/certificates/new?lang=en", app.player("p03"))).form("/certificates/new");
            let form = form.set("kind", "rank").set("asked_by", who).set("contact", "anna@example.org").set("delivery", "By post");
            visitor.submit(&form).is(303);
        }
        official.post("/steppe/certificates/1/issue", &[]).is(303);
        let (steppe, settings) = (app.federation("steppe").id, Retention { requests: 10, sessions: 30, ..Retention::default() });
        let stored = |id| app.read(|c| certificate_storage::find(c, steppe, CertificateId(id))).unwrap();
        let told = |id| (stored(id).request.asked_by, stored(id).request.contact, stored(id).request.delivery);
        let before = [told(1), told(2)];
        assert_eq!(app.kept(&settings, 9), 0);
        assert_eq!([told(1), told(2)], before);
        assert_eq!(app.kept(&settings, 11), 1);
        assert_eq!(told(1), Default::default());
        assert_eq!(told(2), before[1], "nobody has answered yet");
        let code = stored(1).code.unwrap();
        visitor.page(&format!("/certificates/{code}?lang=en")).says("Valid.");
    }

    fn sessions_and_links_and_failures_have_an_end(app: App) {
        let official = app.official();
        app.visitor().page("/login");
        let visitor = app.visitor();
        visitor.page("/login");
        visitor.post("/login", &[("login", "head"), ("password", "wrong")]).is(422);
        let chairman = app.chairman();
        chairman.post("/steppe/people", &[("login", "new-referee"), ("name", "New"), ("role", "referee")]);
        let settings = Retention { sessions: 3, log_ins: 5, letters: 20, ..Retention::default() };
        assert_eq!(app.kept(&settings, 3), 0);
        official.page("/account");
        assert!(app.kept(&settings, 4) >= 2, "the sessions of both");
        official.get("/account").is(303);
        assert!(app.kept(&settings, 6) > 0, "the failures");
        // The invitation holds 14 days, and is remembered for 20 more.
        assert_eq!(app.kept(&settings, 33), 0);
        assert_eq!(app.kept(&settings, 35), 1);
        assert!(app.read(|c| accounts::find_by_login(c, "new-referee")).is_some());
    }

    fn what_came_to_nothing_goes_and_what_counts_stays(app: App) {
        let (drafted, cancelled) = (app.tournament_in("Draft Cup", "drafted"), app.tournament_in("Cancelled Cup", "drafted"));
        app.official().post(&format!("/steppe/tournaments/{cancelled}/cancellation"), &[("reason", "R")]).is(303);
        let (signed, rated) = (app.tournament_in("Signed Cup", "submitted"), app.tournament_in("Rated Cup", "rated"));
        let (sent, _) = app.proposal_at(crosstable::domain::proposal::Stage::Sent);
        let sheets = || [drafted, cancelled, signed, rated].map(|id| app.stored(id).sheet.contains("\"rows\":[{"));
        assert_eq!(sheets(), [true; 4]);
        let settings = Retention { drafts: 100, ..Retention::default() };
        app.kept(&settings, 99);
        assert_eq!(sheets(), [true; 4]);
        app.kept(&settings, 140);
        assert_eq!(sheets(), [false, false, true, true]);
        app.referee().page(&format!("/steppe/tournaments/{drafted}/table"));
        let steppe = app.federation("steppe").id;
        assert!(app.read(|c| crosstable::db::proposals::find(c, steppe, crosstable::db::ProposalId(sent))).is_some());
        assert!(app.read(|c| crosstable::db::tournaments::find(c, steppe, TournamentId(rated))).is_some());
    }

    fn the_page_tells_what_is_set(app: App) {
        let visitor = app.visitor();
        visitor.page("/privacy?lang=en").says("30 days after the tournament; 2 days if it was never confirmed").says("365 days after the last change");
        visitor.page("/privacy?lang=en").says("Ask the officers of your federation");
        assert!(visitor.page("/steppe").links().contains(&"/privacy?of=steppe".to_owned()));
        let app = app.with_settings(|settings| {
            settings.retention = Retention { registrations: 7, log_ins: 21, ..Retention::default() };
            settings.privacy_contact = Some("mailto:privacy@crosstable.example".to_owned());
        });
        let visitor = app.visitor();
        visitor.page("/privacy?lang=en").says("7 days after the tournament").says("at most 21 days").says("privacy@crosstable.example");
        visitor.page("/privacy?lang=ru").says("7 дней после турнира").says("не дольше чем 21 день");
        visitor.page("/privacy?lang=uk").says("7 днів після турніру").says("не довше ніж 21 день");
    }
}
