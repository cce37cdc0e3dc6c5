//! What was typed is never lost: not without a connection, not between two windows.

use super::harness::done;
use super::site::Site;
use super::{Browser, run};

/// The referee's tournament without a table.
const EMPTY: &str = "Відкритий кубок «Перша зоря»";

#[test]
fn what_is_typed_without_a_connection_is_saved_when_it_comes_back() {
    run(async {
        let mut site = Site::new();
        let b = Browser::on_a_phone().language("uk").open().await;
        site.log_in(&b, "referee").await;
        let table = format!("{}/table", site.tournament(EMPTY));
        site.open(&b, &table).await;
        b.fill("#name-1", "Перша").await;
        b.element(".save-state[data-state='saved']").await;

        site.stop();
        b.fill("#name-2", "Друга").await;
        b.element(".save-state[data-state='failed']").await;
        b.screenshot("connection-lost").await;
        // The browser tells of every space as of a plain one.
        let (said, promised) = (
            b.text(".save-state").await,
            promise(&b, "data-failed").await.replace('\u{a0}', " "),
        );
        assert_eq!(said, promised);
        assert!(said.contains("браузер"), "{said}");
        b.fill("#name-3", "Третя").await;

        site.start();
        b.element(".save-state[data-state='saved']").await;
        site.open(&b, &table).await;
        assert_eq!(
            [
                b.value("#name-1").await,
                b.value("#name-2").await,
                b.value("#name-3").await
            ],
            ["Перша", "Друга", "Третя"]
        );
    });
}

#[test]
fn what_is_typed_without_a_connection_outlives_the_page() {
    run(async {
        let mut site = Site::new();
        let b = Browser::on_a_desk().language("ru").open().await;
        site.log_in(&b, "referee").await;
        let table = format!("{}/table", site.tournament(EMPTY));
        site.open(&b, &table).await;
        b.fill("#name-1", "Первая").await;
        b.element(".save-state[data-state='saved']").await;
        site.stop();
        b.fill("#name-1", "Первая Анна").await;
        b.fill("#name-4", "Четвёртая").await;
        b.element(".save-state[data-state='failed']").await;
        b.goto("about:blank").await;
        site.start();
        site.open(&b, &table).await;
        assert_eq!(
            b.text(".save-state").await,
            promise(&b, "data-restored").await
        );
        assert_eq!(b.value("#name-1").await, "Первая Анна");
        b.element(".save-state[data-state='saved']").await;
        assert_eq!(b.value("#name-4").await, "Четвёртая");
    });
}

/// What the editor would say.
async fn promise(b: &Browser, attribute: &str) -> String {
    done(b.element("#editor").await.attr(attribute).await, || {
        format!("no {attribute}")
    })
    .unwrap_or_default()
}

#[test]
fn the_older_of_two_windows_shows_both_versions() {
    run(async {
        let site = Site::new();
        let b = Browser::on_a_desk().open().await;
        site.log_in(&b, "referee").await;
        let table = format!("{}/table", site.tournament(EMPTY));
        site.open(&b, &table).await;
        let old = done(b.window().await, || "no window".to_owned());
        let new = done(b.new_tab().await, || "no second window".to_owned());
        done(b.switch_to_window(new).await, || {
            "no second window".to_owned()
        });
        site.open(&b, &table).await;
        b.fill("#name-1", "Of the new window").await;
        b.fill("#cell-1-2", "4+").await;
        b.press("#name-2").await;
        b.element(".save-state[data-state='saved']").await;

        done(b.switch_to_window(old).await, || {
            "the first window is gone".to_owned()
        });
        b.fill("#name-1", "Of the old window").await;
        b.fill("#cell-1-1", "2+").await;
        b.press("#name-2").await;
        b.element(".save-state[data-state='stale']").await;
        b.screenshot("two-windows-warned").await;
        b.press(".actions button[value='save']").await;
        let both = b.text(".problems").await;
        for version in ["Of the new window", "Of the old window", "4+", "2+"] {
            assert!(both.contains(version), "{version} is not in {both}");
        }
        assert_eq!(b.value("#name-1").await, "Of the old window");
        assert_eq!(b.value("#cell-1-1").await, "2+");
        b.console_errors().await; // the refused autosave
        b.assert_well_made("two-windows").await;

        // Saved again, it takes the place of the other one.
        b.press(".actions button[value='save']").await;
        b.element(".flash.good").await;
        site.open(&b, &table).await;
        assert_eq!(b.value("#name-1").await, "Of the old window");
        assert_eq!(b.value("#cell-1-2").await, "");
    });
}

/// The names under which the browser keeps something for the page.
async fn kept(b: &Browser) -> Vec<String> {
    let names = b
        .execute("return Object.keys(localStorage).sort()", Vec::new())
        .await;
    done(
        done(names, || "the storage can't be read".to_owned()).convert(),
        || "no list of names".to_owned(),
    )
}

#[test]
fn a_draft_is_for_its_account_and_ends_with_the_session_while_results_wait_on() {
    run(async {
        let mut site = Site::new();
        let b = Browser::on_a_desk().open().await;
        site.log_in(&b, "referee").await;
        let page = site.tournament(EMPTY);
        let table = format!("{page}/table");
        let results = format!("entries {page}/desk/results/1");
        let pending = format!("localStorage.setItem('{results}', '[]')");
        for leaves in ["session", "account"] {
            site.log_in(&b, "referee").await;
            site.open(&b, &table).await;
            b.fill("#name-1", "Somebody").await;
            b.element(".save-state[data-state='saved']").await;
            done(b.execute(pending.as_str(), Vec::new()).await, || {
                "nothing is kept".to_owned()
            });
            site.stop();
            // As it stands beside a new player.
            let born = "const born = document.createElement('input'); born.name = 'born-1'; born.value = '2011-03-04'; \
                        document.getElementById('editor').append(born)";
            done(b.execute(born, Vec::new()).await, || {
                "no field was added".to_owned()
            });
            b.fill("#name-1", "Somebody Else").await;
            b.element(".save-state[data-state='failed']").await;
            let content = b
                .execute("return JSON.stringify({ ...localStorage })", Vec::new())
                .await;
            let content: String = done(
                done(content, || "the storage can't be read".to_owned()).convert(),
                || "no text".to_owned(),
            );
            assert!(
                content.contains("Somebody+Else") && !content.contains("2011"),
                "births stay out of the browser: {content}"
            );
            b.goto("about:blank").await;
            site.start();
            site.open(&b, &page).await;
            let before = kept(&b).await;
            assert!(
                before.len() == 2 && before[0].starts_with("draft:") && before[0].ends_with(&table),
                "{before:?}"
            );
            if leaves == "session" {
                // It ends on the server; the browser learns of it by the next page.
                done(b.delete_all_cookies().await, || {
                    "the cookies stay".to_owned()
                });
                site.open(&b, &page).await;
                assert_eq!(
                    kept(&b).await,
                    before,
                    "a page for everybody asks nobody to log in"
                );
                site.open(&b, "/login").await;
            } else {
                site.log_in_elsewhere(&b, "head").await;
            }
            assert_eq!(kept(&b).await, [results.as_str()], "{leaves}");
        }
    });
}
