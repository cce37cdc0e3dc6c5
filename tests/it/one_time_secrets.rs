//! What is shown once is shown again until it is confirmed as seen, in every language.

use crosstable::actions::links::token_hash;
use crosstable::db::one_time_secrets as storage;

use crate::app::App;
use crate::client::Page;
use crate::database::on_both;

/// The one-time link on a page.
#[track_caller]
fn link(page: &Page) -> String {
    let text = page.text();
    let at = text
        .find("/invitation/")
        .unwrap_or_else(|| panic!("{} shows no link: {text}", page.path));
    text[at..].split_whitespace().next().unwrap().to_owned()
}

on_both! {
    fn a_link_is_shown_again_in_another_language_until_it_is_confirmed(app: App) {
        let chairman = app.chairman();
        let form = chairman.page("/steppe/people").form("/steppe/people").set("login", "new").set("name", "Somebody New").set("role", "referee");
        let made = chairman.submit(&form).ok();
        let shown = link(&made);
        let other = made.links().into_iter().find(|href| href.ends_with("lang=uk")).unwrap();
        assert_eq!(link(&chairman.page(&other)), shown, "{other}");
        chairman.page("/steppe/inbox?lang=en").says("haven’t confirmed that you saved");
        let again = chairman.page("/account/unseen");
        assert_eq!(link(&again), shown);
        made.says("Somebody New, referee");
        again.says("Somebody New, referee");
        // Nobody else sees it, nor this account in another browser.
        app.admin().page("/account/unseen").says_nothing_of("/invitation/");
        app.chairman().page("/account/unseen").says_nothing_of("/invitation/");
        let before = chairman.cookies.borrow().clone();
        assert_eq!(chairman.submit(&again.form("/account/unseen")).location(), "/steppe/people");
        // The answer was lost: the browser has its old cookie, and is asked for nothing that there
        // isn't.
        let after = chairman.cookies.replace(before);
        chairman.page("/account/unseen").says("You have confirmed everything.");
        chairman.page("/steppe/inbox?lang=en").says_nothing_of("haven’t confirmed that you saved");
        chairman.cookies.replace(after);
        chairman.page("/account/unseen").says("You have confirmed everything.");
        chairman.page("/steppe/inbox").says_nothing_of("haven’t confirmed that you saved");
        // The link itself holds on.
        app.visitor().page(&shown);
    }

    fn the_database_alone_tells_nobody_what_was_shown(app: App) {
        let chairman = app.chairman();
        let form = chairman.page("/steppe/people").form("/steppe/people").set("login", "new").set("name", "Somebody New").set("role", "referee");
        let shown = link(&chairman.submit(&form).ok());
        let token = shown.rsplit('/').next().unwrap();
        let cookie = chairman.cookie("unseen").unwrap();
        let secret = cookie.split('.').nth(1).unwrap().to_owned();
        let account = app.account("chairman");
        let kept = app.read(|c| storage::find(c, account, &[token_hash(&secret)]));
        assert_eq!(kept.len(), 1);
        assert!(!kept[0].sealed.contains(token) && !kept[0].sealed.contains("invitation"));
    }

    fn a_language_chosen_on_the_answer_of_a_form_leads_to_a_page(app: App) {
        let official = app.official();
        let player = format!("/steppe/players/{}", app.player("p01"));
        let form = format!("{player}/office");
        official.page(&form);
        // The browser names the page whose form it was.
        let named = format!("{}{form}?q=x", "http://crosstable.example");
        let answer = official.post_with(&format!("{player}/brought"), &[("reason", "")], &[("referer", named.as_str())]).is(422);
        assert!(answer.links().contains(&format!("{form}?q=x&lang=uk")), "{:?}", answer.links());
        // Another site decides nothing, and without a name the page above is as good as any.
        for referer in ["https://elsewhere.example/steppe/desk", ""] {
            let answer = official.post_with(&format!("{player}/brought"), &[("reason", "")], &[("referer", referer)]).is(422);
            let there = answer.links().into_iter().find(|href| href.ends_with("lang=uk")).unwrap();
            let back = official.get(&there).is(303).location();
            assert_eq!(back, format!("{player}?lang=uk"));
            official.page(&back);
        }
        official.get(&format!("{player}/brought")).is(405);
    }
}
