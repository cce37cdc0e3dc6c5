//! Every page, in every language: accessible, not wider than the window, without errors in the
//! console.

use crosstable::actions::demo::{PASSWORD, SLUG};
use crosstable::domain::approval::State;

use super::harness::done;
use super::walk::Walk;
use super::{Browser, run};

/// What is proposed to the federation of dots, which approves tournaments before they are held.
const PROPOSED: [(&str, &str); 4] = [
    ("approved", APPROVED),
    ("returned", RETURNED),
    ("sent", "Кубок Чернильной бухты среди женщин"),
    ("late", "Блиц Верхнего маяка"),
];
const APPROVED: &str = "Кубок Солнцебрега";
const RETURNED: &str = "Первая клетка";

/// What is being played in the demo, and what players can register for.
pub(super) const IN_PLAY: &str = "Чемпіонат міста, головна група";
const KNOCKOUT: &str = "Кубок голови федерації";
const TO_COME: &str = "Відкритий кубок «Перша зоря»";

impl Walk {
    async fn for_strangers(&mut self) {
        let rated = self.site.tournament_in(State::Rated);
        let strongest = self.site.strongest(1)[0].1;
        self.visit("home", "/").await;
        self.visit("privacy", "/privacy").await;
        self.visit("style", "/style").await;
        self.visit("help", "/help").await;
        self.visit("help-table", "/help/table").await;
        self.visit("data", &format!("/{SLUG}/data")).await;
        self.visit("embed-ratings", &format!("/embed/{SLUG}/ratings?rows=5"))
            .await;
        self.visit("embed-tournaments", &format!("/embed/{SLUG}/tournaments"))
            .await;
        self.visit(
            "embed-player",
            &format!("/embed/{SLUG}/players/{strongest}"),
        )
        .await;
        self.visit("federation", &format!("/{SLUG}")).await;
        self.visit("ratings", &format!("/{SLUG}/ratings")).await;
        self.visit("ratings-nobody", &format!("/{SLUG}/ratings?q=qwrtpzx"))
            .await;
        self.visit(
            "ratings-filtered",
            &format!("/{SLUG}/ratings?gender=f&active=2025-01-01&sort=-name"),
        )
        .await;
        self.visit(
            "comparison",
            &format!("/{SLUG}/ratings/comparison?sort=gain"),
        )
        .await;
        self.visit("search", "/search?q=ko").await;
        self.visit("search-nobody", "/search?q=qwrtpzx").await;
        self.visit("api", "/api").await;
        self.visit(
            "list",
            &format!("/{SLUG}/ratings/{}", self.site.last_list()),
        )
        .await;
        self.visit("player", &format!("/{SLUG}/players/{strongest}"))
            .await;
        self.browser.press("details summary").await;
        self.look("player-games").await;
        let second = self.site.strongest(2)[1].1;
        self.visit(
            "versus",
            &format!("/{SLUG}/players/{strongest}/versus/{second}"),
        )
        .await;
        self.visit(
            "player-tournaments",
            &format!("/{SLUG}/players/{strongest}/tournaments"),
        )
        .await;
        self.visit(
            "player-opponents",
            &format!("/{SLUG}/players/{strongest}/opponents"),
        )
        .await;
        self.visit("calendar", &format!("/{SLUG}/calendar?view=month"))
            .await;
        self.visit("calendar-ahead", &format!("/{SLUG}/calendar?view=list"))
            .await;
        self.visit(
            "calendar-nothing",
            &format!("/{SLUG}/calendar?view=list&city=qwq"),
        )
        .await;
        self.visit("calculator", &format!("/{SLUG}/calculator"))
            .await;
        self.visit(
            "calculator-mistake",
            &format!("/{SLUG}/calculator?r=abc&o1=zzzz&r1=1"),
        )
        .await;
        self.visit("tournaments", &format!("/{SLUG}/tournaments"))
            .await;
        for state in State::ALL {
            self.visit(
                &format!("tournament-{state}"),
                &self.site.tournament_in(state),
            )
            .await;
        }
        self.visit("tournament-rounds", &format!("{rated}?view=rounds"))
            .await;
        self.site.open(&self.browser, &rated).await;
        self.browser
            .press("table.crosstable a[href*='/players/'][href*='/tournaments/']")
            .await;
        self.look("why").await;
        self.browser.press("details summary").await;
        self.look("why-symbols").await;
        self.visit("changes", &format!("/{SLUG}/changes")).await;
        self.visit("numbers", &format!("/{SLUG}/numbers")).await;
        self.browser.press("details summary").await;
        self.look("numbers-table").await;
        self.visit(
            "numbers-mistake",
            &format!("/{SLUG}/numbers?from=2026-13-01"),
        )
        .await;
        self.the_house_for_strangers().await;
        self.visit("login", "/login").await;
        self.browser.fill("#login", "referee").await;
        self.browser.fill("#password", "not this one").await;
        self.browser.press("form[action='/login'] button").await;
        self.browser.element(".problems").await;
        self.look_at_refusal("login-failed").await;
        self.site.open(&self.browser, "/nowhere/at/all").await;
        self.look_at_refusal("error").await;
        self.site
            .open(&self.browser, &format!("/{SLUG}/inbox"))
            .await;
        self.look_at_refusal("login-wanted").await;
    }

    /// Tournaments in play, and the pages that the other regulations have.
    async fn in_play(&mut self) {
        self.pages_in_play().await;
        self.pages_of_other_regulations().await;
    }

    async fn for_those_who_send(&mut self) {
        self.pages_of_the_organizer().await;
        self.pages_of_the_referee().await;
    }

    async fn for_those_who_decide(&mut self) {
        self.pages_of_who_asks().await;
        self.pages_of_the_commission().await;
        self.pages_of_the_administration().await;
    }

    /// What officers keep beside tournaments and ratings.
    async fn in_the_house(&mut self) {
        self.site.log_in(&self.browser, "official").await;
        self.the_house_for_the_commission().await;
        self.site.log_in(&self.browser, "chair").await;
        self.the_house_for_the_chairman().await;
        self.pages_of_second_factors().await;
    }

    /// Tournaments that are being played, and registration for one that is to come.
    async fn pages_in_play(&mut self) {
        let live = format!("{}/live", self.site.tournament(IN_PLAY));
        for (name, path) in [
            ("now", ""),
            ("round", "/rounds/3"),
            ("standings", "/standings"),
            ("standings-all", "/standings?after=2&all=1"),
            ("lot", "/lot"),
            ("why", "/rounds/4/why/3?other=1"),
            ("why-first", "/rounds/1/why/1"),
            ("screen", "/screen"),
            ("sheet", "/rounds/4/print"),
            ("names", "/rounds/4/print?as=names"),
            ("slips", "/rounds/4/print?as=slips"),
            ("wall", "/standings/print"),
        ] {
            self.visit(&format!("live-{name}"), &format!("{live}{path}"))
                .await;
        }
        let knockout = format!("{}/live", self.site.tournament(KNOCKOUT));
        self.visit("live-knockout", &knockout).await;
        self.visit("live-knockout-why", &format!("{knockout}/rounds/2/why/3"))
            .await;
        self.visit(
            "registration",
            &format!("{}/registration", self.site.tournament(TO_COME)),
        )
        .await;
        self.visit("registration-own", "/registrations/demo-registration-1")
            .await;
    }

    /// The desk of a tournament and the list of who has registered, for its referee.
    async fn pages_at_the_desk(&mut self) {
        let desk = format!("{}/desk", self.site.tournament(IN_PLAY));
        for (name, path) in [
            ("desk", ""),
            ("players", "/players"),
            ("player", "/players/2"),
            ("results", "/results"),
            ("log", "/log"),
        ] {
            self.visit(&format!("desk-{name}"), &format!("{desk}{path}"))
                .await;
        }
        self.visit(
            "desk-knockout",
            &format!("{}/desk", self.site.tournament(KNOCKOUT)),
        )
        .await;
        self.visit(
            "desk-board",
            &format!("{}/desk/results/3?board=1", self.site.tournament(KNOCKOUT)),
        )
        .await;
        let to_come = self.site.tournament(TO_COME);
        self.visit("desk-none", &format!("{to_come}/desk")).await;
        self.visit("registrations", &format!("{to_come}/registrations"))
            .await;
        self.pages_of_an_assistant(&desk).await;
    }

    /// A visitor asks for the certificate that [`Walk::pages_of_certificates`] is about.
    async fn pages_of_who_asks(&mut self) {
        let player = self.site.strongest(1)[0].1;
        self.visit("verification-no-key", &format!("/{SLUG}/verification"))
            .await;
        self.visit(
            "verification-nonsense",
            &format!("/{SLUG}/verification?seal=nonsense"),
        )
        .await;
        self.visit(
            "certificate-new",
            &format!("/{SLUG}/players/{player}/certificates/new"),
        )
        .await;
        self.browser.fill("#asked_by", " ").await;
        self.browser.fill("#contact", " ").await;
        self.browser.press("main form button.primary").await;
        self.browser.element("main > .problems").await;
        self.look_at_refusal("certificate-new-mistakes").await;
        self.browser.fill("#asked_by", "Зоря Вечірня").await;
        self.browser.fill("#contact", "zoria@example.org").await;
        self.browser
            .fill("#delivery", "Поштою: Верболозів, вул. Тиха, 3")
            .await;
        self.browser.press("main form button.primary").await;
        self.browser.element(".flash.good").await;
        self.look("certificate-asked").await;
    }

    async fn pages_of_other_regulations(&mut self) {
        for (slug, ago) in [("dots", 2), ("chess", 3), ("stones", 1), ("evening", 0)] {
            self.visit(&format!("{slug}-federation"), &format!("/{slug}"))
                .await;
            self.visit(&format!("{slug}-ratings"), &format!("/{slug}/ratings"))
                .await;
            self.visit(&format!("{slug}-rules"), &format!("/{slug}/rules"))
                .await;
            self.visit(&format!("{slug}-articles"), &format!("/{slug}/articles"))
                .await;
            self.visit(&format!("{slug}-rules-first"), &format!("/{slug}/rules/0"))
                .await;
            self.visit(
                &format!("{slug}-calculator"),
                &format!("/{slug}/calculator?r=1900&x1=2000&r1=1&x2=1800"),
            )
            .await;
            self.visit(&format!("{slug}-numbers"), &format!("/{slug}/numbers"))
                .await;
            self.visit(&format!("{slug}-tournament"), &self.site.rated(slug, ago))
                .await;
            self.browser
                .press("table.crosstable a[href*='/players/'][href*='/tournaments/']")
                .await;
            self.look(&format!("{slug}-why")).await;
            self.browser.press("p.crumbs a[href*='/players/']").await;
            self.look(&format!("{slug}-player")).await;
        }
        self.visit("dots-rapid", "/dots/ratings?pool=rapid").await;
        self.visit(
            "dots-comparison",
            "/dots/ratings/comparison?pool=rapid&part=gone",
        )
        .await;
        self.visit(
            "dots-category",
            "/dots/rules/category?asked=1&gender=women&division=2",
        )
        .await;
        self.visit(
            "dots-category-mistake",
            "/dots/rules/category?asked=1&division=x",
        )
        .await;
        let approved = self.site.tournament_of("dots", APPROVED);
        self.visit("dots-approved", &approved).await;
        self.visit("dots-regulations", &format!("{approved}/regulations"))
            .await;
    }

    async fn pages_of_the_organizer(&mut self) {
        self.site.log_in(&self.browser, "organizer").await;
        self.visit("dots-desk-organizer", "/dots/inbox").await;
        self.visit("proposals", "/dots/proposals").await;
        self.visit("proposals-none", "/dots/proposals?stage=rejected")
            .await;
        for (stage, name) in PROPOSED {
            self.visit(
                &format!("proposal-{stage}-organizer"),
                &self.site.proposal_of("dots", name),
            )
            .await;
        }
        self.visit(
            "proposal-edit",
            &format!("{}/edit", self.site.proposal_of("dots", RETURNED)),
        )
        .await;
        self.visit("proposal-new", "/dots/proposals/new").await;
        self.browser.fill("#name", "Кубок").await;
        self.browser.fill("#division", "x").await;
        self.browser.press("button[value='send']").await;
        self.browser.element("main > .problems").await;
        self.look_at_refusal("proposal-mistakes").await;
    }

    async fn pages_of_the_referee(&mut self) {
        let (draft, returned, empty) = (
            self.site.tournament("Вечір у «Чорній перлині»"),
            self.site.tournament("Вечір при свічках"),
            self.site.tournament("Відкритий кубок «Перша зоря»"),
        );
        self.site.log_in(&self.browser, "referee").await;
        self.visit("desk-referee", &format!("/{SLUG}/inbox")).await;
        self.visit("recommendations", &format!("/{SLUG}/recommendations"))
            .await;
        self.pages_at_the_desk().await;
        self.visit("account", "/account").await;
        self.visit("factors", "/account/factors").await;
        self.visit("account-log", "/account/log").await;
        self.visit("account-data", "/account/data").await;
        self.site.open(&self.browser, "/account").await;
        self.browser.fill("#mail", "pavlo@example.org").await;
        self.browser.fill("#current", PASSWORD).await;
        self.browser
            .press("form[action='/account/mail'] button")
            .await;
        self.browser.element(".flash.warn").await;
        self.look("account-mail-asked").await;
        self.visit("confirmation", &self.site.link_in_the_last_letter())
            .await;
        self.visit("tournament-draft-referee", &draft).await;
        self.visit("tournament-returned-referee", &returned).await;
        self.visit(
            "tournament-submitted-referee",
            &self.site.tournament("Кубок трьох мостів"),
        )
        .await;
        self.visit("conditions", &format!("{draft}/conditions"))
            .await;
        self.visit("conditions-new", &format!("/{SLUG}/tournaments/new"))
            .await;
        self.browser.fill("#name", "Кубок").await;
        self.browser.fill("#minutes", "година").await;
        // What a browser itself would ask for is asked by the site, too.
        let unasked =
            "document.querySelectorAll('[required]').forEach(field => { field.required = false })";
        done(self.browser.execute(unasked, Vec::new()).await, || {
            "no field is there".to_owned()
        });
        self.browser.press("main form button.primary").await;
        self.browser.element(".problems").await;
        self.look_at_refusal("conditions-mistakes").await;
        self.pages_of_the_editor(&draft, &returned, &empty).await;
        self.pages_of_a_file(&draft).await;

        self.site
            .open(&self.browser, &format!("/{SLUG}/audit"))
            .await;
        self.look_at_refusal("forbidden").await;

        self.site.log_in(&self.browser, "head").await;
        self.visit("desk-head", &format!("/{SLUG}/inbox")).await;
        self.visit(
            "tournament-submitted-head",
            &self.site.tournament("Кубок трьох мостів"),
        )
        .await;
    }

    async fn pages_of_the_editor(&mut self, draft: &str, returned: &str, empty: &str) {
        self.visit("editor-empty", &format!("{empty}/table")).await;
        self.browser.press("details:has(#paste) summary").await;
        self.browser
            .insert("#paste", "this is no table\nat all")
            .await;
        self.browser.press("form[action$='/paste'] button").await;
        self.browser.element(".problems").await;
        self.look_at_refusal("editor-paste-failed").await;
        self.browser.fill("#paste", "").await;
        self.browser
            .insert("#paste", include_str!("../../fixtures/cup-18p.txt"))
            .await;
        self.browser.press("form[action$='/paste'] button").await;
        self.browser.element(".note code").await;
        self.look_at_refusal("editor-pasted").await;
        self.browser.press("button[value='all-new']").await;
        self.browser.agree().await;
        self.browser.element(".flash.good").await;
        self.look("editor-new-players").await;

        self.visit("editor-draft", &format!("{draft}/table")).await;
        self.browser.press(".actions button[value='check']").await;
        self.browser.element(".problems").await;
        self.look_at_refusal("editor-problems").await;
        self.visit("preview-refused", &format!("{draft}/preview"))
            .await;
        self.visit("preview", &format!("{returned}/preview")).await;
        self.site
            .open(&self.browser, &format!("{returned}/table"))
            .await;
        self.browser.press("button[value='preview'].primary").await;
        self.browser.element("#preview").await;
        self.look("editor-preview").await;
    }

    async fn pages_of_the_commission(&mut self) {
        let player = self.site.strongest(1)[0].1;
        self.site.log_in(&self.browser, "official").await;
        self.look("welcome").await;
        self.visit("desk-official", &format!("/{SLUG}/inbox")).await;
        self.pages_of_certificates().await;
        self.pages_of_decisions().await;
        self.visit(
            "tournament-cosigned-official",
            &self.site.tournament("Відкритий турнір «Лозове коло»"),
        )
        .await;
        self.visit(
            "tournament-rated-official",
            &self.site.tournament_in(State::Rated),
        )
        .await;
        self.visit("list-new", &format!("/{SLUG}/ratings/new"))
            .await;
        self.visit("player-data", &format!("/{SLUG}/players/{player}/data"))
            .await;
        self.visit("player-official", &format!("/{SLUG}/players/{player}"))
            .await;
        self.visit("player-edit", &format!("/{SLUG}/players/{player}/edit"))
            .await;
        self.visit("player-new", &format!("/{SLUG}/players/new"))
            .await;
        self.browser.fill("#name", "Коваль").await;
        self.browser.fill("#born", "давно").await;
        self.browser.press("main form button.primary").await;
        self.browser.element(".problems").await;
        self.look_at_refusal("player-mistakes").await;
        self.visit("audit", &format!("/{SLUG}/audit")).await;
        // The tournament that is open for a correction turns out not to count at all.
        let reopened = self.site.tournament_in(State::Reopened);
        self.visit("tournament-reopened-official", &reopened).await;
        self.browser.press("details:has(#why-close) summary").await;
        self.browser.fill("#why-close", "Пункт 1.7").await;
        self.browser.press("form[action$='/closing'] button").await;
        self.browser.agree().await;
        self.browser.element(".flash.good").await;
        self.look("change").await;
        self.visit("changes-made", &format!("/{SLUG}/changes"))
            .await;
        self.visit(
            "list-corrected",
            &format!("/{SLUG}/ratings/{}", self.site.last_list()),
        )
        .await;
    }

    /// The commission issues what a visitor has asked for, and takes it back.
    async fn pages_of_certificates(&mut self) {
        self.visit("certificates", &format!("/{SLUG}/certificates"))
            .await;
        self.browser.press("table.data tbody a").await;
        self.browser.press("details:has(#reason) summary").await;
        self.look("certificate-requested").await;
        let request = self.browser.address().await;
        self.browser.press("form[action$='/issue'] button").await;
        self.browser.element("h1 .badge.rated").await;
        self.look("certificate-issued").await;
        self.browser.press("main a[href^='/certificates/']").await;
        self.browser.element("img.paper").await;
        self.browser.press("details summary").await;
        self.look("certificate").await;
        self.visit("verification", &format!("/{SLUG}/verification"))
            .await;
        self.browser.goto(&request).await;
        self.browser.press("details:has(#reason) summary").await;
        self.browser.fill("#reason", "Видано помилково").await;
        self.browser.press("form[action$='/end'] button").await;
        self.browser.agree().await;
        self.browser.element("h1 .badge.cancelled").await;
        self.look("certificate-revoked-official").await;
        self.browser.press("main a[href^='/certificates/']").await;
        self.browser.element("img.paper").await;
        self.look("certificate-revoked").await;
    }

    /// What the commission decides about proposed tournaments.
    async fn pages_of_decisions(&mut self) {
        self.visit("members", "/dots/members").await;
        self.follow("member", "main table a[href^='/dots/members/']")
            .await;
        self.visit("member-new", "/dots/members/new").await;
        self.visit("members-file", "/dots/members/file").await;
        self.visit("dots-desk-official", "/dots/inbox").await;
        self.visit("proposals-official", "/dots/proposals").await;
        for (stage, name) in PROPOSED {
            self.site
                .open(&self.browser, &self.site.proposal_of("dots", name))
                .await;
            if matches!(stage, "sent" | "late") {
                self.browser.press("details:has(#why-return) summary").await;
                self.browser.press("details:has(#why-reject) summary").await;
            }
            self.look(&format!("proposal-{stage}-official")).await;
        }
    }

    /// Years of tournaments, as the chairman brings them along.
    async fn pages_of_years(&mut self) {
        self.visit("years", &format!("/{SLUG}/years")).await;
        let table = self.browser.element("#file").await;
        let chosen = table
            .send_keys(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/tests/fixtures/cup-18p.txt"
            ))
            .await;
        done(chosen, || "no file can be chosen".to_owned());
        self.browser
            .press("form[enctype='multipart/form-data'] button")
            .await;
        self.browser.element("input[name='way']").await;
        self.look("years-understood").await;
        self.visit("years-people", &format!("/{SLUG}/years/people"))
            .await;
        self.site
            .open(&self.browser, &format!("/{SLUG}/years"))
            .await;
        self.browser.press("main a[href$='/comparison']").await;
        self.look("years-comparison").await;
    }

    async fn pages_of_the_administration(&mut self) {
        self.site.log_in(&self.browser, "chair").await;
        for slug in ["dots", "chess", "stones", "evening"] {
            self.visit(&format!("{slug}-amendment"), &format!("/{slug}/rules/new"))
                .await;
            self.visit(&format!("{slug}-proposal"), &format!("/{slug}/ratings/new"))
                .await;
            self.visit(
                &format!("{slug}-planning"),
                &format!("/{slug}/tournaments/new"),
            )
            .await;
        }
        self.site.open(&self.browser, "/evening/rules/new").await;
        self.browser.fill("#title", "№ 9").await;
        self.browser.fill("#p-list_games", "many").await;
        self.browser.press("main form button.primary").await;
        self.browser.agree().await;
        self.browser.element(".problems").await;
        self.look_at_refusal("evening-amendment-mistakes").await;
        self.visit("progress", "/dots/changes/progress").await;
        self.visit("moving", &format!("/{SLUG}/moving")).await;
        self.visit("settings", &format!("/{SLUG}/settings")).await;
        let emblem = self.browser.element("#emblem").await;
        let chosen = emblem
            .send_keys(concat!(env!("CARGO_MANIFEST_DIR"), "/static/icon.svg"))
            .await;
        done(chosen, || "no emblem can be chosen".to_owned());
        self.browser
            .press("form[action$='/settings/papers'] button")
            .await;
        self.browser.element("main img[src$='/emblem.png']").await;
        self.look("settings-emblem").await;
        self.pages_of_years().await;
        self.visit("people", &format!("/{SLUG}/people")).await;
        self.browser.fill("#name", "Нова людина").await;
        self.browser.fill("#login", "newcomer").await;
        self.browser.press("main section form button.primary").await;
        let link = self.browser.text("#link").await;
        self.look("people-invited").await;

        self.site.log_in(&self.browser, "admin").await;
        self.site.refuse_a_letter();
        self.visit("letters", "/accounts/mail").await;
        self.visit("site-audit", "/accounts/audit").await;
        let hosts = format!("/accounts/federations/{SLUG}/hosts");
        self.visit("hosts-none", &hosts).await;
        for host in ["го-степу.укр", "go.example"] {
            self.browser.fill("#host", host).await;
            self.browser
                .send("form[action$='/hosts'] button.primary")
                .await;
        }
        self.visit("hosts", &hosts).await;
        self.visit("accounts", "/accounts").await;
        self.browser.press("details summary").await;
        self.look("accounts-found").await;
        self.browser.press("form[action$='/reset'] button").await;
        self.browser.element(".flash.good").await;
        self.look("accounts-reset").await;
        self.site.log_out(&self.browser).await;
        self.look("home-logged-out").await;
        self.browser.goto(&link).await;
        self.look("invitation").await;
    }
}

/// The parts of a walk, each a test of its own with a browser and a site of its own, so that none
/// takes long.
macro_rules! parts {
    ($($walk:ident: $reader:expr, $language:literal, $device:literal, [$($part:ident),+];)+) => {
        $(mod $walk {
            use super::*;
            $(#[test]
            fn $part() {
                run(async {
                    let mut walk = Walk::new($reader, $language, $device).await;
                    walk.$part().await;
                    walk.end(stringify!($part));
                });
            })+
        })+
    };
}

mod every_page_is_well_made {
    use super::*;

    parts! {
        in_english_on_a_phone: Browser::on_a_phone().and_everywhere_else(), "en", "360", [for_strangers, in_play, for_those_who_send, for_those_who_decide, in_the_house];
        in_russian_on_a_phone: Browser::on_a_phone().without_contrast().and_everywhere_else(), "ru", "360", [for_strangers, in_play, for_those_who_send, for_those_who_decide, in_the_house];
        in_ukrainian_on_a_phone: Browser::on_a_phone().without_contrast().and_everywhere_else(), "uk", "360", [for_strangers, in_play, for_those_who_send, for_those_who_decide, in_the_house];
        in_ukrainian_on_a_desk_in_the_dark: Browser::on_a_desk().in_the_dark(), "uk", "dark", [for_strangers, in_play, for_those_who_send, for_those_who_decide, in_the_house];
        in_russian_on_a_tablet: Browser::on_a_desk().window(768, 1024), "ru", "768", [for_strangers, in_play];
    }
}
