//! Amendments that the commission proposes: shown to officers, published or declined by the
//! chairman, withdrawn by whoever proposed them.

use crosstable::actions::ActionError;
use crosstable::actions::Refusal;
use crosstable::actions::Tx;
use crosstable::actions::amendments::{self as office, OPEN_MAX, Proposed};
use crosstable::actions::authorization::{OnAmendment, check_allowed};
use crosstable::db::{AmendmentProposalId, amendment_proposals as storage, editions, outbox};
use crosstable::domain::amendment::Stage;
use crosstable::domain::notice::Notice;
use crosstable::domain::rules::form::ParameterMap;
use serde_json::json;

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

/// The other of the two ages from which ranks may be protected.
fn other_age(mut parameters: ParameterMap) -> Proposed {
    if parameters.remove("age_protection_years").is_none() {
        parameters.insert("age_protection_years".to_owned(), json!(60));
    }
    Proposed {
        reason: "The ratings of seniors fall".to_owned(),
        parameters,
    }
}

impl App {
    /// An amendment that the official proposes.
    pub(crate) fn amendment_proposed(&self) -> i64 {
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        self.write(|c| {
            let wanted = other_age(office::load_latest_parameters(c, &steppe)?);
            office::propose(&mut Tx::new(c, &official, &steppe, noon()), &wanted)
        })
        .0
    }

    fn editions(&self) -> usize {
        let steppe = self.federation("steppe").id;
        self.read(|c| editions::list(c, steppe)).len()
    }
}

/// Fills in the form of a proposal.
#[track_caller]
fn proposes(by: &Client, reason: &str) -> Page {
    let form = by
        .page("/steppe/rules/proposals/new?lang=en")
        .form("/rules/proposals/new");
    by.submit(
        &form
            .set("p-age_protection_years", "60")
            .set("reason", reason),
    )
}

fn leads(page: &Page, address: &str) -> bool {
    page.links().iter().any(|link| link == address)
}

on_both! {
    fn the_commission_proposes_and_the_chairman_publishes(app: App) {
        let (official, chairman, visitor) = (app.official(), app.chairman(), app.visitor());
        assert!(leads(&official.page("/steppe/rules"), "/steppe/rules/proposals/new"));
        assert!(!leads(&app.referee().page("/steppe/rules"), "/steppe/rules/proposals/new"));
        assert_eq!(proposes(&official, "The ratings of seniors fall").location(), "/steppe/rules");
        let shown = official.page("/steppe/rules?lang=en");
        shown.says("The proposal was sent to the chairman.").says("proposed by").says("The ratings of seniors fall");
        let row = shown.rows().into_iter().find(|row| row.len() == 4 && row[1].contains("age_protection_years")).unwrap();
        assert_eq!((row[2].as_str(), row[3].as_str()), ("from the 61st birthday", "from the 60th birthday"));
        // Officers see it, the public doesn't, and nothing governs yet.
        app.referee().page("/steppe/rules?lang=en").says("The ratings of seniors fall").says_nothing_of("Decline");
        visitor.page("/steppe/rules?lang=en").says_nothing_of("The ratings of seniors fall").says_nothing_of("Proposed amendments");
        assert_eq!(app.editions(), 0);
        // It waits on the chairman's desk and nobody else's.
        chairman.page("/steppe/inbox?lang=en").says("1 proposed amendment is waiting for your answer.");
        official.page("/steppe/inbox?lang=en").says_nothing_of("proposed amendment");
        let steppe = app.federation("steppe");
        let id = app.read(|c| storage::load_open(c, steppe.id)).remove(0).id;
        let address = format!("/steppe/rules/new?proposal={id}");
        assert!(leads(&chairman.page("/steppe/rules"), &address));
        let form = chairman.page(&address).form("/rules/new");
        assert_eq!((form.value("p-age_protection_years"), form.value("proposal")), ("60", id.to_string().as_str()));
        // A form with a mistake keeps the proposal.
        let refused = chairman.submit(&form.clone().set("title", ""));
        assert_eq!((refused.status, refused.form("/rules/new").value("proposal").to_owned()), (422, id.to_string()));
        assert_eq!(chairman.submit(&form.clone().set("title", "№ 8")).location(), "/steppe/rules");
        let settled = app.read(|c| storage::find(c, steppe.id, id)).unwrap();
        assert_eq!((settled.stage, app.editions()), (Stage::Adopted, 1));
        assert!(app.read(|c| editions::list(c, steppe.id))[0].amendment.parameters.contains("\"age_protection_years\":60"));
        chairman.get(&address).is(409);
        chairman.page("/steppe/rules?lang=en").says("published").says("No amendments have been proposed.");
        chairman.page("/steppe/inbox?lang=en").says_nothing_of("proposed amendment");
        let log = official.page("/steppe/audit?lang=en");
        log.says("proposed an amendment").says("published a proposed amendment").says("edition No. 1");
    }

    fn a_proposal_is_declined_with_an_answer_or_withdrawn(app: App) {
        let (official, chairman, steppe) = (app.official(), app.chairman(), app.federation("steppe"));
        let first = app.amendment_proposed();
        let page = chairman.page("/steppe/rules");
        let form = page.form(&format!("/proposals/{first}/answer"));
        chairman.submit(&form.clone().set("reason", " ")).is(422);
        assert_eq!(chairman.submit(&form.set("reason", "Not before the season ends")).location(), "/steppe/rules");
        official.page("/steppe/rules?lang=en").says("declined").says("Not before the season ends");
        // What was answered is answered.
        chairman.post(&format!("/steppe/rules/proposals/{first}/answer"), &[("reason", "Again")]).is(409);
        official.post(&format!("/steppe/rules/proposals/{first}/withdrawal"), &[]).is(409);
        let second = app.amendment_proposed();
        app.login("official-two").page("/steppe/rules");
        app.login("official-two").post(&format!("/steppe/rules/proposals/{second}/withdrawal"), &[]).is(403);
        let page = official.page("/steppe/rules");
        assert!(!page.has_form(&format!("/proposals/{second}/answer")));
        assert_eq!(official.submit(&page.form(&format!("/proposals/{second}/withdrawal"))).location(), "/steppe/rules");
        let stages = app.read(|c| storage::load_settled(c, steppe.id, 10)).iter().map(|p| p.stage).collect::<Vec<_>>();
        assert_eq!((stages.len(), app.editions()), (2, 0));
        assert!(stages.contains(&Stage::Declined) && stages.contains(&Stage::Withdrawn));
        official.page("/steppe/audit?lang=en").says("declined a proposed amendment").says("withdrew a proposed amendment");
        // The form of another federation's proposal isn't found.
        app.login("chairman-valley").page("/valley/rules");
        app.login("chairman-valley").get(&format!("/valley/rules/new?proposal={second}")).is(404);
        chairman.get("/steppe/rules/new?proposal=x").is(404);
    }

    fn a_proposal_needs_a_reason_and_a_change_and_there_are_only_so_many(app: App) {
        let official = app.official();
        proposes(&official, " ").is(422).says("Please fill this in.");
        let kept = official.post("/steppe/rules/proposals/new", &[("reason", "Because")]).is(422);
        assert_eq!(kept.form("/rules/proposals/new").value("reason"), "Because", "what was typed stays");
        let unchanged = official.page("/steppe/rules/proposals/new?lang=en").form("/rules/proposals/new").set("reason", "Because");
        official.submit(&unchanged).is(422).says("No parameter was changed");
        for _ in 0..OPEN_MAX {
            app.amendment_proposed();
        }
        proposes(&official, "One more").is(422).says("no more can be proposed");
        let (actor, steppe) = (app.actor("official"), app.federation("steppe"));
        let refused = app.db.write(|c| office::propose(&mut Tx::new(c, &actor, &steppe, noon()), &other_age(ParameterMap::new()))).unwrap_err();
        assert!(matches!(refused, ActionError::Refused(Refusal::TooManyAmendments)), "{refused:?}");
    }

    fn what_was_amended_since_stays_amended(app: App) {
        let (chairman, steppe) = (app.chairman(), app.federation("steppe"));
        let id = app.amendment_proposed();
        app.amend(json!({ "dan_loss": "cascade" }));
        let form = chairman.page(&format!("/steppe/rules/new?proposal={id}")).form("/rules/new");
        assert_eq!((form.value("p-age_protection_years"), form.value("p-dan_loss")), ("60", "cascade"));
        // What has become so meanwhile is said, and can still be declined.
        app.amend(json!({ "dan_loss": "cascade", "age_protection_years": 60 }));
        let page = chairman.page("/steppe/rules?lang=en");
        page.says("The last edition already has these values.");
        assert!(page.has_form(&format!("/proposals/{id}/answer")));
        let proposal = app.read(|c| storage::find(c, steppe.id, AmendmentProposalId(id))).unwrap();
        for (who, act, allowed) in [
            ("official", OnAmendment::Withdraw, true),
            ("official-two", OnAmendment::Withdraw, false),
            ("chairman", OnAmendment::Withdraw, false),
            ("chairman", OnAmendment::Settle, true),
            ("official", OnAmendment::Settle, false),
            ("chairman-valley", OnAmendment::Settle, false),
        ] {
            assert_eq!(check_allowed(&app.actor(who), &proposal, act).is_ok(), allowed, "{who} {act:?}");
        }
    }

    fn who_is_alarmed_is_led_to_the_form(app: App) {
        app.with_upset();
        let form = "/upset/rules/proposals/new";
        let official = app.login("official-two");
        assert!(leads(&official.page("/upset/numbers"), form));
        official.page(form).ok();
        assert!(!leads(&app.visitor().page("/upset/numbers"), form));
    }

    fn whoever_proposed_is_told_of_the_answer(app: App) {
        let account = app.account("official");
        app.write(|c| {
            crosstable::db::accounts::update_mail(c, account, Some("official@example.org"), None)?;
            crosstable::db::accounts::update_notices(c, account, true, crosstable::domain::language::Language::English)?;
            Ok(())
        });
        let (chairman, steppe) = (app.actor("chairman"), app.federation("steppe"));
        let id = AmendmentProposalId(app.amendment_proposed());
        app.write(|c| office::decline(&mut Tx::new(c, &chairman, &steppe, noon()), id, "Not now"));
        let letters = app.read(|c| {
            let mut found = Vec::new();
            for id in 1..10 {
                found.extend(outbox::find(c, crosstable::db::LetterId(id))?);
            }
            Ok(found)
        });
        assert_eq!(letters.len(), 1);
        assert_eq!((letters[0].notice(), letters[0].address.as_str()), (Some(Notice::AmendmentDeclined), "official@example.org"));
        assert!(letters[0].facts.contains("Not now") && letters[0].facts.contains("/steppe/rules"), "{}", letters[0].facts);
    }
}
