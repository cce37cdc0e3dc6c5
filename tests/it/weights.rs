//! Categories that weigh (elo 4): asked for and shown where the federation lets them count
//! differently, and nowhere else.

use crosstable::actions::{Role, Tx, proposals};
use crosstable::db::{accounts, federations, tournaments};
use crosstable::domain::tournament::Category;

use crate::app::{App, import, noon};
use crate::database::on_both;

/// A federation in which categories weigh, and one in which they don't, with officers of the
/// steppe.
fn weighed(app: &App) {
    let officers = [
        ("organizer", Role::Organizer),
        ("referee", Role::Referee),
        ("official", Role::Official),
        ("chairman", Role::Chairman),
    ];
    app.write(|c| {
        for (slug, parameters) in [("plain", "{}"), ("weighed", r#"{"factors": {"fourth": 0.5, "highest": 1.5}}"#)] {
            import(c, &format!(r#"{{"federation": {{"slug": "{slug}", "name": "Bare", "rules": "elo", "parameters": {parameters}}}}}"#));
            let federation = federations::find_by_slug(c, slug)?.unwrap();
            for (login, role) in officers {
                let account = accounts::find_by_login(c, login)?.unwrap().id;
                accounts::add_role(c, account, Some(federation.id), role, None)?;
            }
        }
        Ok(())
    });
}

on_both! {
    fn a_category_is_asked_for_where_it_weighs_and_multiplies_k(app: App) {
        weighed(&app);
        let (chairman, visitor) = (app.chairman(), app.visitor());
        chairman.page("/plain/tournaments/new").says_nothing_of("factor for each category");
        let form = chairman.page("/weighed/tournaments/new").form("/weighed/tournaments");
        assert_eq!(form.value("category"), "fourth");
        let form = form.set("name", "Final").set("category", "highest").set("referee", &app.account("referee").to_string());
        let page = chairman.submit(&form).location();
        visitor.page(&page).says("(K × 1.50)");
        // A game between equals: half of 20, times the factor.
        for (slug, query, says) in [
            ("plain", "r=1500&x1=1500&r1=1&c=fourth", "1500 → 1510 ( +10 )"),
            ("weighed", "r=1500&x1=1500&r1=1&c=fourth", "1500 → 1505 ( +5 )"),
            ("weighed", "r=1500&x1=1500&r1=1&c=highest", "1500 → 1515 ( +15 )"),
        ] {
            let answered = visitor.page(&format!("/{slug}/calculator?{query}"));
            answered.says(says);
            assert_eq!(answered.body.contains("K from the table"), slug == "weighed");
        }
    }

    fn the_commission_chooses_the_category_of_a_proposal_where_it_weighs(app: App) {
        weighed(&app);
        let (organizer, official, federation) = (app.actor("organizer"), app.official(), app.federation("weighed"));
        let typed = proposals::ProposalForm {
            name: "Proposed".to_owned(),
            registration: "2026-06-01".to_owned(),
            starts: "2026-06-20".to_owned(),
            referee: app.account("referee").to_string(),
            ..proposals::ProposalForm::default()
        };
        let given = proposals::ProposalInput { typed, body: "Text".to_owned(), ..proposals::ProposalInput::default() };
        let id = app.write(|c| {
            let id = proposals::draft_proposal(&mut Tx::new(c, &organizer, &federation, noon()), &given)?;
            proposals::submit_proposal(&mut Tx::new(c, &organizer, &federation, noon()), id, "")?;
            Ok(id)
        });
        let page = official.page(&format!("/weighed/proposals/{id}"));
        page.says("factor for each category");
        official.submit(&page.form("/approval").set("category", "highest")).is(303);
        let filter = tournaments::Filter { limit: 9, ..tournaments::Filter::default() };
        let held = app.read(|c| tournaments::list_page(c, federation.id, &filter)).remove(0);
        assert_eq!(held.conditions.category, Category::Highest);
    }
}
