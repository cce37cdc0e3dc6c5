//! The grid of a table and the entry at the desk, by keyboard and touch: players are chosen while
//! their names are typed, rows come and go.

use thirtyfour::{By, Key};

use super::harness::done;
use super::job::Work;
use super::site::Site;
use super::{Browser, run};

/// The player of a row as the form will send it.
async fn player(b: &Browser, row: usize) -> String {
    b.value(&format!("select[name='player-{row}']")).await
}

/// What has the focus.
async fn focused(b: &Browser) -> String {
    let answer = done(
        b.execute("return document.activeElement.id", Vec::new())
            .await,
        || "nothing has the focus".to_owned(),
    );
    done(answer.convert(), || "no id".to_owned())
}

/// Types a name until players are suggested for it.
async fn type_until_suggested(b: &Browser, name: &str) {
    b.keys(name).await;
    b.element("#suggested:not([hidden]) [role='option']").await;
}

#[test]
fn players_are_chosen_from_the_keyboard_while_they_are_typed() {
    run(async {
        let site = Site::new();
        let b = Browser::on_a_desk().open().await;
        let work = Work {
            site: &site,
            browser: &b,
            scripts: true,
        };
        let page = work.plan("Suggested").await;
        let known = site.strongest(3);
        let first = |name: &str| name.split(' ').next().unwrap_or_default().to_owned();

        b.press("#name-1").await;
        type_until_suggested(&b, &known[0].0).await;
        b.keys(Key::Down).await;
        b.element(
            "#name-1[role='combobox'][aria-expanded='true'][aria-activedescendant='suggested-0']",
        )
        .await;
        let complaints = b.complaints("grid-suggested").await;
        assert!(complaints.is_empty(), "{complaints:?}");
        b.keys(Key::Enter).await;
        assert_eq!(player(&b, 1).await, known[0].1.to_string());
        assert_eq!(focused(&b).await, "name-1");
        b.keys(Key::Enter).await;
        assert_eq!(focused(&b).await, "name-2");

        // Escape takes the list away and leaves the name; nobody is chosen by being typed.
        type_until_suggested(&b, &first(&known[1].0)).await;
        b.keys(Key::Escape).await;
        b.element("#suggested[hidden]").await;
        assert_eq!(b.value("#name-2").await, first(&known[1].0));
        assert_eq!(player(&b, 2).await, "");
        b.element("tr.open[data-row='2']").await;

        // A stranger is one on purpose only; and a name that changes belongs to nobody again.
        b.keys(Key::Enter).await;
        type_until_suggested(&b, "Xyzzy Plugh").await;
        b.keys(Key::Up).await;
        b.keys(Key::Enter).await;
        assert_eq!(player(&b, 3).await, "new");
        b.keys("a").await;
        assert_eq!(player(&b, 3).await, "");
        b.press("#name-1").await;
        b.keys(Key::End).await;
        b.keys("x").await;
        assert_eq!(player(&b, 1).await, "");
        b.keys(Key::Backspace).await;
        b.element("#suggested:not([hidden])").await;
        b.press("#suggested-0").await;
        assert_eq!(player(&b, 1).await, known[0].1.to_string());

        b.element(".save-state[data-state='saved']").await;
        site.open(&b, &format!("{page}/table")).await;
        assert_eq!(player(&b, 1).await, known[0].1.to_string());
        let errors = b.console_errors().await;
        assert!(errors.is_empty(), "{errors:?}");
    });
}

#[test]
fn rows_are_added_and_deleted_without_a_new_page() {
    run(async {
        let site = Site::new();
        let b = Browser::on_a_phone().language("uk").open().await;
        let work = Work {
            site: &site,
            browser: &b,
            scripts: true,
        };
        let page = work.plan("Rows").await;
        done(b.execute("window.before = true", Vec::new()).await, || {
            "the page can't be marked".to_owned()
        });
        for (row, (name, cell)) in [
            ("Anna", "3+"),
            ("Borys", "4="),
            ("Vira", ""),
            ("Hryhorii", ""),
        ]
        .into_iter()
        .enumerate()
        {
            b.fill(&format!("#name-{}", row + 1), name).await;
            if !cell.is_empty() {
                b.fill(&format!("#cell-{}-1", row + 1), cell).await;
                b.keys(Key::Enter).await;
            }
        }
        // Enter on the last row makes another.
        b.press("#name-8").await;
        b.keys(Key::Enter).await;
        assert_eq!(focused(&b).await, "name-9");
        b.keys("Dmytro").await;
        // The list would cover the button.
        b.keys(Key::Escape).await;
        b.press("button[value='rows']").await;
        assert_eq!(focused(&b).await, "name-10");
        b.element("#cell-13-1").await;

        // The second participant goes: the others move up, and their games go along.
        b.press("button[value='delete-2']").await;
        assert_eq!(focused(&b).await, "name-2");
        let cells = async || {
            let mut values = Vec::new();
            for row in 1..=4 {
                values.push(b.value(&format!("#cell-{row}-1")).await);
            }
            values
        };
        assert_eq!(cells().await, ["2+", "1-", "", ""]);
        assert_eq!(
            (
                b.value("#name-2").await.as_str(),
                b.value("#name-8").await.as_str()
            ),
            ("Vira", "Dmytro")
        );
        let complaints = b.complaints("grid-deleted-phone").await;
        assert!(complaints.is_empty(), "{complaints:?}");
        b.press("#undo").await;
        assert_eq!(cells().await, ["3+", "4=", "1-", "2="]);
        assert_eq!(
            (
                b.value("#name-2").await.as_str(),
                b.value("#name-9").await.as_str()
            ),
            ("Borys", "Dmytro")
        );
        b.press("button[value='delete-1']").await;
        assert_eq!(cells().await, ["3=", "", "1=", ""]);
        let same = done(
            b.execute("return window.before === true", Vec::new()).await,
            || "no page".to_owned(),
        );
        assert_eq!(same.json().as_bool(), Some(true), "nothing was loaded anew");
        b.element(".save-state[data-state='saved']").await;
        site.open(&b, &format!("{page}/table")).await;
        assert_eq!(b.value("#name-1").await, "Borys");
        assert_eq!(cells().await, ["3=", "", "1=", ""]);
        let errors = b.console_errors().await;
        assert!(errors.is_empty(), "{errors:?}");
    });
}

#[test]
fn players_are_entered_at_the_desk_one_after_another() {
    run(async {
        let site = Site::new();
        let b = Browser::on_a_phone().open().await;
        let work = Work {
            site: &site,
            browser: &b,
            scripts: true,
        };
        let page = work.plan("Entered").await;
        site.open(&b, &format!("{page}/desk")).await;
        b.press("form:has(> input[name='act'][value='open']) button")
            .await;
        b.element("#people").await;
        for (count, (name, id)) in (1..).zip(site.strongest(2)) {
            b.press("#q").await;
            type_until_suggested(&b, &name).await;
            if count == 1 {
                let complaints = b.complaints("desk-suggested-phone").await;
                assert!(complaints.is_empty(), "{complaints:?}");
            }
            b.press("#suggested-0").await;
            b.element(&format!("#entrant-{count} a[href$='/players/{id}']"))
                .await;
            assert_eq!(
                (focused(&b).await, b.value("#q").await),
                ("q".to_owned(), String::new())
            );
        }
        type_until_suggested(&b, "Xyzzy Plugh").await;
        b.keys(Key::Down).await;
        b.keys(Key::Enter).await;
        b.wait_for_text("#entrant-3", "Xyzzy Plugh").await;
        let linked = done(
            b.find_all(By::Css("tr[id^='entrant-'] a[href*='/players/'][title]"))
                .await,
            || "no rows".to_owned(),
        );
        assert_eq!(linked.len(), 2, "the stranger is nobody's");
        let errors = b.console_errors().await;
        assert!(errors.is_empty(), "{errors:?}");
    });
}
