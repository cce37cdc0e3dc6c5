//! The demo shows what the articles of the regulations ask for: each officer finds something of it
//! that waits or was done.

use crosstable::actions::{preview, sheets};
use crosstable::db::{appeals, tournaments};
use crosstable::domain::appeal::Stage;
use crosstable::domain::approval::State;

use crate::app::App;
use crate::database::on_both;

impl App {
    /// The page of the table that waits for the commission of a demo federation.
    fn waiting_in(&self, slug: &str) -> (tournaments::Tournament, String) {
        let federation = self.federation(slug);
        let all = self.read(|c| tournaments::load_unrated(c, federation.id));
        let waiting = all
            .into_iter()
            .find(|t| t.state == State::Cosigned)
            .unwrap();
        let page = format!("/{slug}/tournaments/{}?lang=en", waiting.id);
        (waiting, page)
    }
}

on_both! {
    fn the_demo_has_something_of_every_article_that_officers_act_by(app: App) {
        app.with_demo();
        let (official, visitor) = (app.official(), app.visitor());
        // Two members are asked for an initial rating.
        visitor.page("/demo/recommendations/by-link/demo-recommendation-1?lang=en").ok().says("1450");
        let own = official.page("/demo/recommendations?lang=en").ok().links();
        assert!(own.iter().any(|link| link.ends_with("/office")), "{own:?}");
        // The federation of chess asks the club who somebody is.
        assert!(official.page("/evening/persons").has_form("/agreement") && !official.page("/chess/persons").has_form("/agreement"));
        // Categories weigh in the club.
        visitor.page("/evening/calculator?r=1500&x1=1500&r1=1&c=highest&lang=en").says("K from the table");
        // The federation of go requires by an order what the waiting table lacks, and is alarmed.
        official.page(&app.waiting_in("stones").1).says("requires at least 6 for an official tournament").says("60 minutes");
        let orders = visitor.page("/stones/orders").links();
        let order = orders.iter().find(|link| link.starts_with("/stones/orders/")).unwrap();
        let behind = visitor.page(order).links();
        assert!(behind.iter().any(|link| link == "/stones/rules/1"), "{behind:?}");
        official.page("/stones/inbox?lang=en").says("out of bounds");
        // FIDE rates the waiting tournament of chess, too: its table says what somebody starts
        // with.
        let (chess, (waiting, page)) = (app.federation("chess"), app.waiting_in("chess"));
        official.page(&page).says("Rated by FIDE");
        let sheet = sheets::parse_sheet(&waiting).unwrap();
        let shown = app.db.read(|c| preview::preview_sheet(c, &chess, &waiting, &sheet)).unwrap();
        assert_eq!(shown.lines.iter().filter_map(|line| line.stated_fide_rating).collect::<Vec<_>>(), [1905]);
        // An appeal was answered, and another waits.
        let demo = app.federation("demo");
        let all = app.read(|c| appeals::of_federation(c, demo.id, None));
        assert_eq!((all.len(), all.iter().filter(|appeal| appeal.stage == Stage::Open).count()), (2, 1));
        let answered = all.iter().find(|appeal| appeal.stage == Stage::Rejected).unwrap();
        visitor.page(&format!("/demo/appeals/{}", answered.id)).ok();
        // The club has its regulation as a text, before and after its amendment.
        let texts = visitor.page("/evening/rules/text").links();
        assert!(texts.iter().any(|link| link.ends_with("/comparison")), "{texts:?}");
    }
}
