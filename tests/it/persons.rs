//! One person in several federations: both say so, know the same of him, and forget him together.

use crosstable::actions::replay::Progress;
use crosstable::actions::{
    ActionError, Refusal, Role, Tx, external_ids as office_numbers, persons, registry,
};
use crosstable::db::players::Player;
use crosstable::db::{
    PersonLinkId, PlayerId, Scope, accounts, external_ids, federations, person_links, players,
};
use crosstable::domain::external_id::System;
use crosstable::domain::person_link::LinkStage;

use crate::app::{App, import, noon};
use crate::database::on_both;

/// A federation with three players, of whom the first is p01 of the steppe, and the second p05; its
/// official is `reef`.
const REEF: &str = r#"{"federation": {"slug": "reef", "name": "Reef", "rules": "elo"}}
{"player": {"id": "r1", "name": "Коваль Анна", "born": "1980", "country": null, "club": null, "guest": false, "standing": {"rating": 1700}}}
{"player": {"id": "r2", "name": "Ткач Ірина", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1600}}}
{"player": {"id": "r3", "name": "Бондар Лев", "born": "1951", "country": null, "club": null, "guest": false, "standing": null}}
{"player": {"id": "r4", "name": "Бондар Левко", "born": null, "country": null, "club": null, "guest": false, "standing": null}}
"#;

fn wanted(player: &str, federation: &str, other: &str) -> persons::Question {
    let [player, federation, other] = [player, federation, other].map(str::to_owned);
    persons::Question {
        player,
        federation,
        other,
    }
}

impl App {
    /// The reef beside the others, once.
    pub(crate) fn with_reef(&self) {
        if self
            .read(|c| federations::find_by_slug(c, "reef"))
            .is_some()
        {
            return;
        }
        self.write(|c| {
            import(c, REEF);
            let reef = federations::find_by_slug(c, "reef")?.unwrap();
            let official = accounts::find_by_login(c, "official-two")?.unwrap().id;
            accounts::add_role(c, official, Some(reef.id), Role::Official, None)?;
            Ok(())
        });
    }

    fn of_reef(&self, code: &str) -> Player {
        let reef = self.federation("reef");
        self.read(|c| players::find_coded(c, reef.id, &[code]))
            .remove(0)
    }

    /// The reef asks whether its player is this one of the steppe, unless it has.
    pub(crate) fn asked_who(&self, code: &str) -> i64 {
        self.with_reef();
        let player = PlayerId(self.player(code));
        if let Some(link) = self.read(|c| person_links::of_player(c, player)).first() {
            return link.id.0;
        }
        let (reef, both) = (self.federation("reef"), self.actor("official-two"));
        self.write(|c| {
            persons::ask_federation(
                &mut Tx::new(c, &both, &reef, noon()),
                &wanted("r2", "steppe", code),
            )
        })
        .0
    }

    /// The reef and the steppe have agreed on this player, who has a number only there.
    pub(crate) fn agreed_who(&self, code: &str) -> i64 {
        self.with_reef();
        let (player, both) = (PlayerId(self.player(code)), self.actor("official-two"));
        let (reef, steppe, theirs) = (
            self.federation("reef"),
            self.federation("steppe"),
            self.of_reef("r4").id,
        );
        let known = self
            .read(|c| person_links::of_player(c, player))
            .first()
            .map(|link| link.id);
        let link = known.unwrap_or_else(|| {
            self.write(|c| {
                let id = persons::ask_federation(
                    &mut Tx::new(c, &both, &reef, noon()),
                    &wanted("r4", "steppe", code),
                )?;
                persons::agree_link(
                    &mut Tx::new(c, &both, &steppe, noon()),
                    id,
                    &Progress::default(),
                )?;
                Ok(id)
            })
        });
        let number = format!(
            "{}",
            400_000 + self.read(|c| external_ids::of_player(c, theirs)).len()
        );
        self.write(|c| {
            office_numbers::set(
                &mut Tx::new(c, &both, &reef, noon()),
                theirs,
                &[(System::Fide, number.clone())],
                "",
            )
        });
        link.0
    }

    fn links(&self, player: PlayerId) -> Vec<LinkStage> {
        self.read(|c| person_links::of_player(c, player))
            .iter()
            .map(|link| link.stage)
            .collect()
    }

    fn fide(&self, player: PlayerId) -> Option<String> {
        self.read(|c| external_ids::load_current(c, &[player]))
            .remove(&player)?
            .into_iter()
            .find(|n| n.given.system == System::Fide)
            .map(|n| n.given.number)
    }
}

on_both! {
    fn officials_of_both_federations_say_that_it_is_one_person(app: App) {
        app.with_reef();
        let (here, there, visitor) = (app.official(), app.login("official-two"), app.visitor());
        let (anna, both) = (PlayerId(app.player("p01")), app.actor("official-two"));
        let (reef, theirs) = (app.federation("reef"), app.of_reef("r1").id);
        app.write(|c| office_numbers::set(&mut Tx::new(c, &both, &reef, noon()), theirs, &[(System::Fide, "4100018".to_owned())], ""));
        here.page("/steppe/persons").says("no open questions. If one of your players also plays in another federation, ask that federation below");
        let form = here.page("/steppe/persons?player=p01").form("/steppe/persons");
        assert_eq!(form.value("player"), "p01");
        here.submit(&form.clone().set("federation", "nowhere").set("other_player", "x")).is(422).says("Other federation");
        here.submit(&form.clone().set("federation", "reef").set("other_player", "nobody at all")).is(422);
        here.submit(&form.set("federation", "reef").set("other_player", "r1")).is(303);
        // Nothing is so before the others have said it, and the own question isn't for answering.
        let own = format!("/steppe/players/{anna}");
        visitor.page(&own).says_nothing_of("Also plays in");
        let link = app.read(|c| person_links::of_player(c, anna))[0].id;
        here.post(&format!("/steppe/persons/{link}/agreement"), &[]).is(403);
        here.page("/steppe/persons").says("Withdraw the question").says_nothing_of("It is the same person");
        there.page("/reef/inbox").says("asks whether a player is the same person");
        there.page("/reef/persons").says("It is the same person").says("1 May 1980").says_nothing_of("1980-05-01");
        there.post(&format!("/reef/persons/{link}/agreement"), &[]).is(303);
        // Each has taken over what only the other knew; the ratings stay their own.
        assert_eq!((app.of_reef("r1").personal.born.as_deref(), app.of_reef("r1").state.shown.rating), (Some("1980-05-01"), Some(1700.0)));
        assert_eq!(app.fide(anna).as_deref(), Some("4100018"));
        visitor.page(&own).says("Also plays in").says("Reef");
        visitor.page(&format!("/reef/players/{theirs}")).says("Go Federation of the Steppe");
        let told = visitor.get(&format!("/api/v1/federations/steppe/players/{anna}")).ok().body;
        assert!(told.contains(&format!(r#""elsewhere":[{{"federation":"reef","id":{theirs}}}]"#)), "{told}");
        here.page("/steppe/audit").says("one person in two federations");
        // The page of another federation can't be reached from here, and a second question isn't
        // asked.
        here.post("/steppe/persons", &[("player", "p01"), ("federation", "reef"), ("other_player", "r3")]).is(422);
        here.post("/reef/persons", &[]).is(403);
        here.post(&format!("/steppe/persons/{link}/end"), &[]).is(303);
        assert_eq!(app.links(anna), []);
        visitor.page(&own).says_nothing_of("Also plays in");
    }

    fn entries_that_contradict_each_other_are_not_one_person(app: App) {
        app.with_reef();
        let (steppe, official) = (app.federation("steppe"), app.actor("official"));
        let refused = app.db.write(|c| persons::ask_federation(&mut Tx::new(c, &official, &steppe, noon()), &wanted("p02", "reef", "r3")));
        assert!(matches!(refused, Err(ActionError::Form(problems)) if problems.len() == 1));
        // What is learned meanwhile counts, too.
        let link = PersonLinkId(app.asked_who("p05"));
        let (reef, theirs, both) = (app.federation("reef"), app.of_reef("r2").id, app.actor("official-two"));
        let own = PlayerId(app.player("p05"));
        app.write(|c| office_numbers::set(&mut Tx::new(c, &both, &reef, noon()), theirs, &[(System::Fide, "4100018".to_owned())], ""));
        app.write(|c| office_numbers::set(&mut Tx::new(c, &both, &steppe, noon()), own, &[(System::Fide, "4100019".to_owned())], ""));
        let refused = app.db.write(|c| persons::agree_link(&mut Tx::new(c, &official, &steppe, noon()), link, &Progress::default()));
        assert!(matches!(refused, Err(ActionError::Refused(Refusal::SomebodyElse))));
        app.official().page("/steppe/persons").says("The entries contradict each other in");
    }

    fn what_one_learns_later_the_other_takes_over(app: App) {
        let link = app.agreed_who("p02");
        let own = PlayerId(app.player("p02"));
        assert_eq!(app.fide(own), None);
        let page = app.official().page("/steppe/persons");
        page.says("Only the other federation knows").says("400000");
        app.official().post(&format!("/steppe/persons/{link}/taking"), &[]).is(303);
        assert_eq!(app.fide(own).as_deref(), Some("400000"));
        app.official().page("/steppe/persons").says_nothing_of("Only the other federation knows");
    }

    fn who_is_forgotten_in_one_federation_is_so_in_all(app: App) {
        app.agreed_who("p02");
        let (steppe, official, own) = (app.federation("steppe"), app.actor("official"), PlayerId(app.player("p02")));
        let scope = |id: PlayerId| app.read(|c| persons::scope_of(c, steppe.id, id));
        assert_eq!(scope(PlayerId(app.player("p03"))), Scope::Federation(steppe.id), "who plays here only");
        assert_eq!(scope(own), Scope::Federations(steppe.id, app.federation("reef").id));
        app.write(|c| registry::erase_person(&mut Tx::new(c, &official, &steppe, noon()), own, "asked", &Progress::default()));
        let there = app.of_reef("r4");
        assert!(there.is_forgotten() && there.personal.name.is_empty());
        assert_eq!((app.links(own), app.links(there.id)), (Vec::new(), Vec::new()));
        app.login("official-two").page("/reef/audit").says("erased on request");
    }

    fn a_duplicate_hands_over_who_he_is_elsewhere(app: App) {
        app.asked_who("p10");
        let merge = app.merged("p04", "p10");
        let (kept, gone) = (PlayerId(app.player("p04")), PlayerId(app.player("p10")));
        assert_eq!((app.links(kept), app.links(gone)), (vec![LinkStage::Asked], Vec::new()));
        let (steppe, official) = (app.federation("steppe"), app.actor("official"));
        app.write(|c| registry::undo_merge(&mut Tx::new(c, &official, &steppe, noon()), crosstable::db::MergeId(merge), &Progress::default()));
        assert_eq!((app.links(kept), app.links(gone)), (Vec::new(), vec![LinkStage::Asked]));
    }
}
