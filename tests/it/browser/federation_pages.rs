//! The parts of the walks that are about the house of a federation: news, clubs, licences,
//! decisions in words, plans, appeals, what is asked of members, and second factors.

use chrono::TimeDelta;
use crosstable::actions::demo::{PASSWORD, SLUG};
use crosstable::actions::factors::totp;
use crosstable::domain::calendar_plan::Stage as PlanStage;

use super::harness::done;
use super::site::noon;
use super::walk::Walk;

/// A tournament to come of which nobody has opened the desk.
const UNOPENED: &str = "Дитячий турнір 13×13 «Вільха»";

impl Walk {
    /// What everybody reads of a federation beside its tournaments and ratings.
    pub(super) async fn the_house_for_strangers(&mut self) {
        self.visit("news", &format!("/{SLUG}/news")).await;
        self.follow("news-note", "main article h2 a").await;
        self.visit("clubs", &format!("/{SLUG}/clubs")).await;
        self.follow("club", &format!("main table a[href^='/{SLUG}/clubs/']"))
            .await;
        self.visit("referees", &format!("/{SLUG}/referees?which=all"))
            .await;
        self.visit("referees-nobody", "/dots/referees").await;
        self.visit("plans", &format!("/{SLUG}/plan")).await;
        self.visit("plan", &self.site.calendar_plan(PlanStage::Adopted))
            .await;
        self.visit("orders", "/evening/orders").await;
        self.follow("order", "main table a[href^='/evening/orders/']")
            .await;
        self.visit("orders-amending", "/stones/orders").await;
        self.follow("order-amending", "main table a[href^='/stones/orders/']")
            .await;
        self.visit("text", "/evening/rules/text").await;
        self.follow("text-compared", "main table a[href$='/comparison']")
            .await;
        self.follow("text-one", "main thead a[href^='/evening/rules/text/']")
            .await;
        self.visit("text-none", "/chess/rules/text").await;
        let (appeal, held) = self.site.answered_appeal();
        self.visit("appeal-answered", &appeal).await;
        self.visit("appeal-new", &format!("{held}/appeal")).await;
        // The link that a member was told.
        self.visit(
            "recommendation-by-link",
            &format!("/{SLUG}/recommendations/by-link/demo-recommendation-2"),
        )
        .await;
    }

    /// What the commission does in the house.
    pub(super) async fn the_house_for_the_commission(&mut self) {
        self.visit("news-official", &format!("/{SLUG}/news")).await;
        self.visit("news-new", &format!("/{SLUG}/news/new")).await;
        self.site
            .open(&self.browser, &format!("/{SLUG}/news"))
            .await;
        self.follow("news-note-official", "main article h2 a").await;
        self.follow("news-edit", "main a[href$='/edit']").await;
        self.visit("club-new", &format!("/{SLUG}/clubs/new")).await;
        self.site
            .open(&self.browser, &format!("/{SLUG}/clubs"))
            .await;
        self.follow(
            "club-official",
            &format!("main table a[href^='/{SLUG}/clubs/']"),
        )
        .await;
        self.follow("club-edit", "main a[href$='/edit']").await;
        self.visit("referees-official", &format!("/{SLUG}/referees"))
            .await;
        self.follow(
            "referee-licence",
            &format!("main table a[href^='/{SLUG}/referees/']"),
        )
        .await;
        self.visit("referee-new", &format!("/{SLUG}/referees/new"))
            .await;
        self.visit("persons-asking", "/chess/persons").await;
        self.visit("persons-asked", "/evening/persons").await;
        self.visit(
            "recommendations-official",
            &format!("/{SLUG}/recommendations"),
        )
        .await;
        self.follow("player-office-asked", "main table a[href$='/office']")
            .await;
        let player = self.site.strongest(1)[0].1;
        self.visit("player-office", &format!("/{SLUG}/players/{player}/office"))
            .await;
        self.visit("appeals", &format!("/{SLUG}/appeals")).await;
        let appeals = format!("main table a[href^='/{SLUG}/appeals/']");
        self.follow("appeal-official", &appeals).await;
        self.visit("plans-official", &format!("/{SLUG}/plan")).await;
        self.visit("plan-new", &format!("/{SLUG}/plan/new")).await;
        let (draft, adopted) = (
            self.site.calendar_plan(PlanStage::Draft),
            self.site.calendar_plan(PlanStage::Adopted),
        );
        self.visit("plan-draft", &draft).await;
        self.visit("plan-edit", &format!("{draft}/edit")).await;
        self.visit("plan-amendment", &format!("{adopted}/amendment"))
            .await;
        self.visit("numbers-official", "/stones/numbers").await;
        self.visit("bounds", "/stones/numbers/bounds").await;
        self.visit("amendment-proposed", "/stones/rules/proposals/new")
            .await;
        self.visit("desk-alarmed", "/stones/inbox").await;
        self.visit("ratings-past", &format!("/{SLUG}/ratings/past"))
            .await;
        self.visit("ratings-official", &format!("/{SLUG}/ratings/official"))
            .await;
        let desk = format!("{}/desk", self.site.tournament(UNOPENED));
        self.site.open(&self.browser, &desk).await;
        self.browser
            .press("form:has(> input[name='act'][value='open']) button")
            .await;
        self.browser.element("#people").await;
        self.look("desk-opened").await;
        self.visit("desk-file", &format!("{desk}/players/file"))
            .await;
    }

    /// What the chairman decides in the house.
    pub(super) async fn the_house_for_the_chairman(&mut self) {
        self.visit("order-new", "/evening/orders/new").await;
        self.visit("text-new", "/evening/rules/text/new").await;
        self.visit("text-chairman", "/evening/rules/text").await;
        self.visit("settings-home", &format!("/{SLUG}/settings/home"))
            .await;
        self.follow(
            "settings-home-whole",
            "form[action$='/settings/home'] button[name='whole']",
        )
        .await;
        self.visit("settings-categories", "/dots/settings/categories")
            .await;
        self.visit("settings-category", "/dots/settings/categories?edit=women")
            .await;
    }

    /// A file beside the table of a tournament.
    pub(super) async fn pages_of_a_file(&mut self, held: &str) {
        self.visit("file", &format!("{held}/table/file")).await;
        let table = self.browser.element("#file").await;
        let chosen = table
            .send_keys(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/tests/fixtures/cup-18p.txt"
            ))
            .await;
        done(chosen, || "no file can be chosen".to_owned());
        self.follow("file-understood", "form[data-drop] button")
            .await;
        self.follow(
            "file-kept",
            "main a[href*='/table/files/']:not([href$='/content'])",
        )
        .await;
    }

    /// Two who are to change places, an assistant's link, and that it is shown until somebody has
    /// it.
    pub(super) async fn pages_of_an_assistant(&mut self, desk: &str) {
        self.visit("desk-swap", &format!("{desk}/swap?a=1&b=2"))
            .await;
        self.site.open(&self.browser, desk).await;
        self.browser.fill("#assistant", "Помічниця Ярина").await;
        self.browser
            .press("form[action$='/assistants'] button")
            .await;
        let link = self.browser.text("#assistant-link").await;
        self.look("desk-invited").await;
        self.visit("unseen", "/account/unseen").await;
        self.follow("unseen-confirmed", "form[action='/account/unseen'] button")
            .await;
        self.visit("unseen-nothing", "/account/unseen").await;
        self.browser.goto(&link).await;
        self.look("desk-arrival").await;
    }

    /// Codes of an app are turned on and asked for.
    pub(super) async fn pages_of_second_factors(&mut self) {
        self.site.log_in(&self.browser, "head2").await;
        self.site.open(&self.browser, "/account/factors").await;
        self.browser.fill("#totp-password", PASSWORD).await;
        self.browser
            .press("form[action='/account/factors/totp'] button")
            .await;
        let secret = self.browser.text("#secret").await.replace(' ', "");
        self.look("factors-totp").await;
        // The code of the half minute that has just gone still holds.
        let code = totp::code_at(&secret, noon() - TimeDelta::seconds(30)).unwrap_or_default();
        self.browser.fill("#code", &code).await;
        self.browser
            .press("form[action='/account/factors/totp/confirmation'] button")
            .await;
        self.browser.element("#codes").await;
        self.look("factors-codes").await;
        self.follow("factors-some", "form[action='/account/unseen'] button")
            .await;
        self.visit("proof", "/account/proof?back=%2Faccount").await;
        self.site.log_out(&self.browser).await;
        self.site.open(&self.browser, "/login").await;
        self.browser.fill("#login", "head2").await;
        self.browser.fill("#password", PASSWORD).await;
        self.browser.press("form[action='/login'] button").await;
        self.browser.element("form[action='/login/second']").await;
        self.look("login-second").await;
    }
}
