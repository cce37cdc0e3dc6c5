//! A whole tournament at the desk: nine rounds of a hundred players with everything that happens on
//! such days, to the rating.

use std::time::Duration;

use serde_json::json;
use thirtyfour::By;

use super::harness::done;
use super::job::Work;
use super::site::Site;
use super::{Browser, run};

const ROUNDS: usize = 9;
/// Players that the federation knows, and invented ones that it doesn't.
const KNOWN: usize = 60;
const SURNAMES: [&str; 8] = [
    "Верболоз",
    "Гайдамач",
    "Дзвонар",
    "Журавчик",
    "Калинюк",
    "Лелечук",
    "Місяченко",
    "Синичко",
];
const NAMES: [&str; 5] = ["Ада", "Борис", "Віра", "Гліб", "Дарина"];

/// Presses the buttons of everybody who has no result yet, as a quick hand would: who wins follows
/// from the board.
const PRESS: &str = r#"
const [round, limit] = arguments;
let pressed = 0;
for (const card of document.querySelectorAll("[data-board]")) {
  const outcomes = card.querySelector(".outcomes");
  if (!outcomes || card.querySelector("[aria-pressed=true]") || pressed >= limit) continue;
  const turn = (Number(card.dataset.board) * 7 + round * 3) % 10;
  outcomes.querySelector(`button[value$=" ${turn < 5 ? "black" : turn < 9 ? "white" : "draw"}"]`).click();
  pressed += 1;
}
return pressed;
"#;

fn act(act: &str) -> String {
    format!("form:has(> input[name='act'][value='{act}']) button")
}

/// The referee at the desk, and an assistant at the boards.
struct InPlay<'a> {
    work: &'a Work<'a>,
    desk: String,
    phone: &'a Browser,
}

impl InPlay<'_> {
    fn referee(&self) -> &Browser {
        self.work.browser
    }

    async fn open(&self) {
        self.work.site.open(self.referee(), &self.desk).await;
    }

    /// Does an act of the desk, and sees that it is done.
    async fn act(&self, name: &str) {
        self.referee().send(&act(name)).await;
        self.referee().element(".flash.good").await;
    }

    async fn results(&self, round: usize) {
        self.work
            .site
            .open(self.phone, &format!("{}/results/{round}", self.desk))
            .await;
    }

    /// Enters so many results at once and waits until the server has them.
    async fn enter(&self, round: usize, limit: usize, said: &str) {
        let pressed = done(
            self.phone
                .execute(PRESS, vec![json!(round), json!(limit)])
                .await,
            || "nothing can be pressed".to_owned(),
        );
        let pressed: usize = done(pressed.convert(), || "no count".to_owned());
        assert!(pressed > 0, "round {round}");
        // They are sent one after the other.
        for _ in 0..600 {
            if self.phone.text("[data-count]").await.contains(said) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        self.phone.wait_for_text("[data-count]", said).await;
    }

    /// A board of the round as the phone shows it.
    async fn press_at(&self, browser: &Browser, board: usize, outcome: &str) {
        let forfeit = !["black", "white", "draw"].contains(&outcome);
        if forfeit {
            browser.press(&format!("#board-{board} a[data-more]")).await;
        }
        browser
            .press(&format!(
                "#board-{board} button[name='entry'][value$=' {outcome}']"
            ))
            .await;
    }

    async fn count(&self, selector: &str) -> usize {
        done(self.referee().find_all(By::Css(selector)).await, || {
            format!("`{selector}` can't be searched")
        })
        .len()
    }
}

/// One line a participant.
fn people(site: &Site) -> String {
    let known = site.strongest(KNOWN).into_iter().map(|(name, _)| name);
    let new = SURNAMES.iter().flat_map(|surname| {
        NAMES
            .iter()
            .map(move |name| format!("{surname} {name}; Мандрівні камені; UA; 10 kyu"))
    });
    known.chain(new).collect::<Vec<_>>().join("\n")
}

#[test]
fn nine_rounds_of_a_hundred_players_with_all_that_happens_end_in_a_rating() {
    run(async {
        let mut site = Site::new();
        let browser = Browser::on_a_desk().language("uk").open().await;
        let phone = Browser::on_a_phone().language("uk").open().await;
        let page = {
            let work = Work {
                site: &site,
                browser: &browser,
                scripts: true,
            };
            work.plan("Великий турнір осені").await
        };
        let desk = format!("{page}/desk");
        participants_the_plan_and_the_lots(&site, &browser, &desk).await;
        an_assistant_comes_with_a_phone(&site, &browser, &phone, &desk).await;
        for round in 1..=ROUNDS {
            // Two miss the second round; somebody withdraws in the third, and from then on the
            // field is odd.
            let games = if [1, 3].contains(&round) { 50 } else { 49 };
            {
                let work = Work {
                    site: &site,
                    browser: &browser,
                    scripts: true,
                };
                let event = InPlay {
                    work: &work,
                    desk: desk.clone(),
                    phone: &phone,
                };
                before(&event, round).await;
                event.results(round).await;
                if round == 1 {
                    let complaints = phone.complaints("desk-results").await;
                    assert!(complaints.is_empty(), "{complaints:?}");
                }
                during(&event, round).await;
            }
            if round == 6 {
                the_connection_breaks(&mut site, &phone).await;
            }
            let work = Work {
                site: &site,
                browser: &browser,
                scripts: true,
            };
            let event = InPlay {
                work: &work,
                desk: desk.clone(),
                phone: &phone,
            };
            event.results(round).await;
            event.enter(round, 100, &format!("{games} з {games}")).await;
            event.open().await;
            event.act("close").await;
        }

        let work = Work {
            site: &site,
            browser: &browser,
            scripts: true,
        };
        let event = InPlay {
            work: &work,
            desk: desk.clone(),
            phone: &phone,
        };
        what_happened_is_public(&event, &page).await;
        event.open().await;
        work.press_and_agree(&act("finish")).await;
        browser.press(&format!("main a[href='{page}/table']")).await;
        work.sign_and_rate(&page, SURNAMES[0]).await;
        site.open(&browser, &page).await;
        assert!(browser.text("table.crosstable").await.contains(SURNAMES[7]));
        let errors = browser.console_errors().await;
        assert!(errors.is_empty(), "{errors:?}");
    });
}

async fn participants_the_plan_and_the_lots(site: &Site, browser: &Browser, desk: &str) {
    site.open(browser, desk).await;
    browser.press(&act("open")).await;
    browser.insert("#people", &people(site)).await;
    browser.press(&act("enter")).await;
    browser.wait_for_text("header.page", "100 учасників").await;
    browser.fill("#rounds", &ROUNDS.to_string()).await;
    browser.send(&act("plan")).await;
    browser.element(".flash.good").await;
    browser.fill("#seed", "2008").await;
    browser.press(&act("draw")).await;
    browser
        .wait_for_text("main", "Початкове слово «2008»")
        .await;
    let complaints = browser.complaints("desk-players").await;
    assert!(complaints.is_empty(), "{complaints:?}");
}

async fn an_assistant_comes_with_a_phone(
    site: &Site,
    browser: &Browser,
    phone: &Browser,
    desk: &str,
) {
    site.open(browser, desk).await;
    browser.fill("#assistant", "Помічниця Ярина").await;
    browser.press("form[action$='/assistants'] button").await;
    let link = browser.text("#assistant-link").await;
    let complaints = browser.complaints("desk-invited").await;
    assert!(complaints.is_empty(), "{complaints:?}");
    phone.goto(&link).await;
    phone.wait_for_text("main", "Помічниця Ярина").await;
    phone.assert_well_made("desk-arrival").await;
    phone.press("main form button.primary").await;
    phone.element("[data-offline]").await;
}

/// Pairs and starts a round, with what happens before it starts.
async fn before(event: &InPlay<'_>, round: usize) {
    let b = event.referee();
    event.open().await;
    event.act("pair").await;
    match round {
        // Somebody is ill after the pairing was published: everybody sits elsewhere, and reads why.
        2 => {
            event.act("publish").await;
            event
                .work
                .site
                .open(b, &format!("{}/players", event.desk))
                .await;
            b.send("button[value='absent 1']").await;
            b.element("#entrant-1 .badge.waiting").await;
            b.send("button[value='absent 2']").await;
            b.element("#entrant-2 .badge.waiting").await;
            event.open().await;
            b.press("details:has(#why-pair) summary").await;
            b.fill("#why-pair", "двоє захворіли").await;
            b.send("details:has(#why-pair) button").await;
            b.element(".flash.good").await;
            assert_eq!(event.count(".pairings tbody tr").await, 49);
        }
        // The referee puts two others together and is told what gets worse.
        3 => {
            b.press("details:has(#swap-a) summary").await;
            let chosen = "for (const [id, row] of [['swap-a', 1], ['swap-b', 30]]) document.getElementById(id).selectedIndex = row;";
            done(b.execute(chosen, Vec::new()).await, || {
                "nobody can be chosen".to_owned()
            });
            b.press("details:has(#swap-a) button").await;
            b.element("form:has(> input[name='edition'])").await;
            assert!(
                event.count(".flash.bad, .flash.warn").await > 0,
                "a change of the best round makes something worse"
            );
            let complaints = b.complaints("desk-swap").await;
            assert!(complaints.is_empty(), "{complaints:?}");
            if event.count("input[name='confirmed']").await > 0 {
                b.press("input[name='confirmed']").await;
            }
            b.fill("#why", "грають у різних залах").await;
            b.press("form:has(> input[name='edition']) button.primary")
                .await;
            b.wait_for_text("main", "грають у різних залах").await;
        }
        _ => {}
    }
    event.act("publish").await;
    event.act("start").await;
}

/// What happens while a round is played.
async fn during(event: &InPlay<'_>, round: usize) {
    let (b, phone) = (event.referee(), event.phone);
    match round {
        // Only one comes; nobody comes; the table says so.
        1 => {
            event.press_at(phone, 1, "black-by-forfeit").await;
            phone.wait_for_text("[data-count]", "1 з 50").await;
            event.press_at(phone, 2, "no-one").await;
            phone.wait_for_text("[data-count]", "2 з 50").await;
        }
        // Somebody goes home in the middle of a round, and loses by forfeit.
        3 => {
            event
                .work
                .site
                .open(b, &format!("{}/players", event.desk))
                .await;
            b.send("button[value='withdraw 7']").await;
            b.wait_for_text("#entrant-7", "більше не грає").await;
            event.press_at(phone, 3, "white-by-forfeit").await;
            phone.wait_for_text("[data-count]", "1 з 50").await;
        }
        // The referee has entered another result than the assistant: both are shown, the referee
        // decides.
        4 => {
            event
                .work
                .site
                .open(b, &format!("{}/results/4", event.desk))
                .await;
            event.press_at(b, 5, "black").await;
            b.wait_for_text("[data-count]", "1 з 49").await;
            // The phone has not looked again yet.
            event.press_at(phone, 5, "white").await;
            phone.wait_for_text("#board-5", "різні результати").await;
            event.open().await;
            assert!(b.text("main").await.contains("1 спірний"));
            b.press("button[name='decide'][value$=' white']").await;
            b.element(".flash.good").await;
        }
        // A slip of the finger is undone.
        5 => {
            event.press_at(phone, 4, "black").await;
            phone.wait_for_text("[data-count]", "1 з 49").await;
            event.results(5).await;
            event.press_at(phone, 4, "-").await;
            phone.wait_for_text("[data-count]", "0 з 49").await;
        }
        // An old result was wrong: the rounds that were paired since stay.
        7 => {
            event
                .work
                .site
                .open(b, &format!("{}/results/1", event.desk))
                .await;
            event.press_at(b, 10, "white").await;
            b.wait_for_text("#board-10", "0–1").await;
        }
        _ => {}
    }
}

/// The connection breaks while an assistant enters results: they are kept, and are there when it is
/// back.
async fn the_connection_breaks(site: &mut Site, phone: &Browser) {
    site.stop();
    let pressed = done(phone.execute(PRESS, vec![json!(6), json!(7)]).await, || {
        "nothing can be pressed".to_owned()
    });
    assert_eq!(
        done(pressed.convert::<usize>(), || "no count".to_owned()),
        7
    );
    phone.wait_for_text("#board-1", "чекає на зв’язок").await;
    phone.element("[data-offline]:not([hidden])").await;
    phone.screenshot("desk-offline").await;
    site.start();
    phone.wait_for_text("[data-count]", "7 з 49").await;
    let waiting = done(phone.find_all(By::Css("[data-pending]")).await, || {
        "the boards can't be searched".to_owned()
    });
    assert!(waiting.is_empty());
    // The console has told of the connection and of nothing else.
    let errors = phone.console_errors().await;
    assert!(
        errors.iter().all(|error| error.contains("net::ERR_")),
        "{errors:?}"
    );
}

/// Everybody reads what has happened.
async fn what_happened_is_public(event: &InPlay<'_>, page: &str) {
    let (site, b) = (event.work.site, event.phone);
    for (path, says) in [
        ("", "Великий турнір осені"),
        ("/rounds/2", "двоє захворіли"),
        ("/rounds/3", "грають у різних залах"),
        ("/standings", "SOS"),
        ("/lot", "2008"),
    ] {
        site.open(b, &format!("{page}/live{path}")).await;
        let text = b.text("main").await;
        assert!(text.contains(says), "{path}: {text}");
        let complaints = b
            .complaints(&format!("desk-live{}", path.replace('/', "-")))
            .await;
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}
