//! Every address of the site, noun by noun.
//!
//! Where several addresses fit a path the first one answers, so the order inside a group matters.

use actix_web::Scope;
use actix_web::web::{self, ServiceConfig, get, post, resource, scope};

use crate::web::{
    api, appeals, calculator, calendar, calendar_plans, certificates, clubs, desk, divisions, editions, embeds, factors, feeds, frame,
    help, home, hosts, inbox, ledger, licences, live, log_ins, mail, marks, members, moving, news, numbers, orders, people, personal,
    persons, players, previews, privacy, profiles, progress, proposals, ratings, recommendations, registration, search, session, settings,
    style, tournaments, unseen, wordings, years,
};

/// Every address of the site.
pub fn routes(config: &mut ServiceConfig) {
    let federation = scope("/{federation}");
    let federation = FEDERATION.iter().fold(federation, |scope, noun| noun(scope));
    config.configure(site).configure(of_embeds).configure(of_api).configure(accounts).configure(of_factors).configure(certificate);
    config.service(federation).default_service(web::to(home::nowhere));
}

/// The addresses under a federation's name.
const FEDERATION: [fn(Scope) -> Scope; 18] = [
    of_pictures,
    house,
    of_appeals,
    of_recommendations,
    of_certificates,
    of_clubs,
    of_members,
    of_news,
    of_players,
    of_proposals,
    of_ratings,
    of_tournaments,
    of_years,
    of_desk,
    of_live,
    rules,
    reading,
    ledger,
];

/// The site as a whole.
fn site(config: &mut ServiceConfig) {
    config
        .service(resource("/").route(get().to(home::site)))
        .service(resource("/health").route(get().to(home::health)))
        .service(resource("/ready").route(get().to(home::ready)))
        .service(resource("/.well-known/security.txt").route(get().to(home::security)))
        .service(resource("/.well-known/webauthn").route(get().to(factors::passkeys::origins)))
        .service(resource("/help").route(get().to(help::contents)))
        .service(resource("/help/handbook.pdf").route(get().to(help::pdf)))
        .service(resource("/help/{task}").route(get().to(help::task)))
        .service(resource("/privacy").route(get().to(privacy::privacy)))
        .service(resource("/robots.txt").route(get().to(home::robots)))
        .service(resource("/search").route(get().to(search::search)))
        .service(resource("/style").route(get().to(style::style)))
        .service(resource("/sitemap.xml").route(get().to(feeds::sitemap)))
        .service(resource("/static/help/{name}").route(get().to(frame::assets::serve_picture)))
        .service(resource("/static/{name}").route(get().to(frame::assets::serve)));
}

/// What other sites show in their frames.
fn of_embeds(config: &mut ServiceConfig) {
    config
        .service(resource("/embed/{federation}/ratings").route(get().to(embeds::ratings)))
        .service(resource("/embed/{federation}/tournaments").route(get().to(embeds::tournaments)))
        .service(resource("/embed/{federation}/players/{player}").route(get().to(embeds::player)))
        .service(resource("/embed/{federation}/players/{player}/badge.svg").route(get().to(embeds::badge)));
}

/// The API: read only, JSON.
fn of_api(config: &mut ServiceConfig) {
    config
        .service(resource("/api").route(get().to(api::docs::api)))
        .service(resource("/api/v1/openapi.json").route(get().to(api::docs::openapi)))
        .service(resource("/api/v1/certificates/{code}").route(get().to(api::certificates::certificate)))
        .service(resource("/api/v1/federations").route(get().to(api::federations::list)))
        .service(resource("/api/v1/federations/{federation}").route(get().to(api::federations::federation)))
        .service(resource("/api/v1/federations/{federation}/regulation").route(get().to(api::regulation::texts)))
        .service(resource("/api/v1/federations/{federation}/licences").route(get().to(api::regulation::licences)))
        .service(resource("/api/v1/federations/{federation}/orders").route(get().to(api::regulation::all_orders)))
        .service(resource("/api/v1/federations/{federation}/orders/{order}").route(get().to(api::regulation::order)))
        .service(resource("/api/v1/federations/{federation}/players").route(get().to(api::players::list)))
        .service(resource("/api/v1/federations/{federation}/players/{player}").route(get().to(api::players::player)))
        .service(resource("/api/v1/federations/{federation}/players/{player}/history").route(get().to(api::players::history)))
        .service(resource("/api/v1/federations/{federation}/ratings").route(get().to(api::lists::current)))
        .service(resource("/api/v1/federations/{federation}/ratings.csv").route(get().to(api::bulk::ratings_csv)))
        .service(resource("/api/v1/federations/{federation}/lists").route(get().to(api::lists::all)))
        .service(resource("/api/v1/federations/{federation}/lists/{date}").route(get().to(api::lists::list)))
        .service(resource("/api/v1/federations/{federation}/tournaments").route(get().to(api::tournaments::list)))
        .service(resource("/api/v1/federations/{federation}/tournaments/{tournament}").route(get().to(api::tournaments::tournament)))
        .service(resource("/api/v1/federations/{federation}/calendar").route(get().to(api::calendar::calendar)))
        .service(resource("/api/v1/federations/{federation}/plans").route(get().to(api::plans::list)))
        .service(resource("/api/v1/federations/{federation}/plans/{plan}").route(get().to(api::plans::plan)))
        .service(resource("/api/v1/federations/{federation}/corrections").route(get().to(api::corrections::list)))
        .service(resource("/api/v1/federations/{federation}/corrections/{correction}").route(get().to(api::corrections::correction)))
        .service(resource("/api/v1/federations/{federation}/journal").route(get().to(api::bulk::journal)));
}

/// Log-in, own account, one-time links, accounts of the installation.
fn accounts(config: &mut ServiceConfig) {
    config
        .service(resource("/login").route(get().to(session::log_in_page)).route(post().to(session::log_in)))
        .service(resource("/logout").route(post().to(session::log_out)))
        .service(resource("/invitation/{token}").route(get().to(session::link_page)).route(post().to(session::use_link)))
        .service(resource("/account").route(get().to(session::account)))
        .service(resource("/confirmation/{token}").route(get().to(mail::confirm_page)).route(post().to(mail::confirm)))
        .service(resource("/registrations/{token}").route(get().to(registration::own_page)).route(post().to(registration::decide)))
        .service(resource("/account/unseen").route(get().to(unseen::page)).route(post().to(unseen::seen)))
        .service(resource("/account/data").route(get().to(personal::of_account)))
        .service(resource("/account/data.json").route(get().to(personal::account_file)))
        .service(resource("/account/mail").route(post().to(mail::change)))
        .service(resource("/account/name").route(post().to(session::rename)))
        .service(resource("/account/password").route(post().to(session::change_password)))
        .service(resource("/account/sessions").route(post().to(session::log_out_everywhere)))
        .service(resource("/account/sessions/{session}").route(post().to(log_ins::end)))
        .service(resource("/account/log").route(get().to(log_ins::log)))
        .service(resource("/assistants/{token}").route(get().to(desk::arrive)).route(post().to(desk::begin)))
        .service(resource("/accounts").route(get().to(people::accounts)))
        .service(resource("/accounts/audit").route(get().to(ledger::site_audit)))
        .service(resource("/accounts/mail").route(get().to(mail::letters)))
        .service(resource("/accounts/mail/{letter}/attempt").route(post().to(mail::try_again)))
        .service(resource("/accounts/federations").route(post().to(people::found)))
        .service(resource("/accounts/federations/{federation}/hosts").route(get().to(hosts::list)).route(post().to(hosts::enter)))
        .service(resource("/accounts/federations/{federation}/hosts/main").route(post().to(hosts::prefer)))
        .service(resource("/accounts/federations/{federation}/hosts/removal").route(post().to(hosts::remove)))
        .service(resource("/accounts/{account}/reset").route(post().to(people::reset)))
        .service(resource("/accounts/{account}/disabling").route(post().to(people::disable)));
}

/// Second factors: the second step of a log-in, those of the own account, the proof before signing.
fn of_factors(config: &mut ServiceConfig) {
    config
        .service(resource("/login/second").route(get().to(factors::second::page)).route(post().to(factors::second::pass)))
        .service(resource("/login/second/challenge").route(post().to(factors::second::challenge)))
        .service(resource("/login/passkey").route(post().to(factors::second::by_passkey)))
        .service(resource("/login/passkey/challenge").route(post().to(factors::second::ask_stranger)))
        .service(resource("/account/factors").route(get().to(factors::factors)))
        .service(resource("/account/factors/totp").route(get().to(factors::totp_page)).route(post().to(factors::begin_totp)))
        .service(resource("/account/factors/totp/confirmation").route(post().to(factors::confirm_totp)))
        .service(resource("/account/factors/totp/removal").route(post().to(factors::remove_totp)))
        .service(resource("/account/factors/codes").route(post().to(factors::renew_codes)))
        .service(resource("/account/factors/passkeys").route(post().to(factors::passkeys::add)))
        .service(resource("/account/factors/passkeys/challenge").route(post().to(factors::passkeys::challenge)))
        .service(resource("/account/factors/passkeys/removal").route(post().to(factors::remove_passkey)))
        .service(resource("/account/proof").route(get().to(factors::proof::page)).route(post().to(factors::proof::prove)))
        .service(resource("/account/proof/challenge").route(post().to(factors::proof::challenge)))
        .service(resource("/accounts/{account}/factors").route(post().to(factors::remove_all)));
}

/// What the QR code of a certificate leads to.
fn certificate(config: &mut ServiceConfig) {
    config.service(resource("/certificates/{code:[0-9A-Za-z]{10}}").route(get().to(certificates::public::certificate))).service(
        resource("/certificates/{code:[0-9A-Za-z]{10}}/{kind:(?:certificate|badge)\\.(?:svg|pdf)}")
            .route(get().to(certificates::public::drawing)),
    );
}

/// The pictures in the previews of links.
fn of_pictures(scope: Scope) -> Scope {
    scope
        .service(resource("/preview.png").route(get().to(previews::federation)))
        .service(resource("/ratings/preview.png").route(get().to(previews::current)))
        .service(resource("/{page}/preview.png").route(get().to(previews::page)))
        .service(resource("/clubs/{club}/preview.png").route(get().to(previews::club)))
        .service(resource("/news/{note}/preview.png").route(get().to(previews::note)))
        .service(resource("/players/{player}/preview.png").route(get().to(previews::player)))
        .service(resource("/ratings/{date}/preview.png").route(get().to(previews::list)))
        .service(resource("/rules/{number}/preview.png").route(get().to(previews::edition)))
        .service(resource("/tournaments/{tournament}/preview.png").route(get().to(previews::tournament)))
        .service(resource("/tournaments/{tournament}/live/preview.png").route(get().to(previews::live)))
        .service(resource("/tournaments/{tournament}/live/rounds/{round}/preview.png").route(get().to(previews::round)))
}

/// The home page, the officers and their inbox, the settings.
fn house(scope: Scope) -> Scope {
    scope
        .service(resource("").route(get().to(home::federation)))
        .service(resource("/inbox").route(get().to(inbox::inbox)))
        .service(resource("/desk").route(get().to(inbox::before)))
        .service(resource("/people").route(get().to(people::people)).route(post().to(people::invite)))
        .service(resource("/people/{role}/revocation").route(post().to(people::revoke)))
        .service(resource("/settings").route(get().to(settings::settings)).route(post().to(settings::change)))
        .service(resource("/settings/home").route(get().to(profiles::page)).route(post().to(profiles::word)))
        .service(resource("/settings/names").route(post().to(settings::change_names)))
        .service(resource("/settings/zone").route(post().to(settings::change_zone)))
        .service(resource("/settings/lists").route(post().to(settings::word_list_note)))
        .service(resource("/settings/categories").route(get().to(divisions::page)).route(post().to(divisions::save)))
        .service(resource("/settings/categories/removal").route(post().to(divisions::remove)))
        .service(resource("/settings/setup").route(post().to(settings::hide_setup)))
        .service(resource("/settings/factors").route(post().to(settings::change_factors)))
        .service(resource("/settings/papers").route(post().to(settings::change_papers)))
        .service(resource("/emblem.png").route(get().to(settings::emblem)))
        .service(resource("/mark.png").route(get().to(marks::mark)))
        .service(resource("/icon.svg").route(get().to(marks::icon)))
        .service(resource("/robots.txt").route(get().to(home::federation_robots)))
        .service(resource("/sitemap.xml").route(get().to(feeds::federation_sitemap)))
        .service(resource("/ornament.svg").route(get().to(marks::band)))
        .service(resource("/moving").route(get().to(moving::moving)).route(post().to(moving::take)))
        .service(resource("/data").route(get().to(moving::data)))
}

/// News.
fn of_news(scope: Scope) -> Scope {
    scope
        .service(resource("/news").route(get().to(news::list)))
        .service(resource("/news/new").route(get().to(news::new_page)).route(post().to(news::enter)))
        .service(resource("/news/{note:\\d+}").route(get().to(news::one)))
        .service(resource("/news/{note:\\d+}/edit").route(get().to(news::edit_page)).route(post().to(news::change)))
        .service(resource("/news/{note:\\d+}/removal").route(post().to(news::remove)))
}

/// Certificates and extracts at the office.
fn of_certificates(scope: Scope) -> Scope {
    scope
        .service(resource("/verification").route(get().to(certificates::public::verification)))
        .service(resource("/certificates").route(get().to(certificates::list)).route(post().to(certificates::issue_all)))
        .service(resource("/certificates.pdf").route(get().to(certificates::print)))
        .service(resource("/certificates/{certificate:\\d+}").route(get().to(certificates::request)))
        .service(resource("/certificates/{certificate:\\d+}/issue").route(post().to(certificates::issue)))
        .service(resource("/certificates/{certificate:\\d+}/end").route(post().to(certificates::end)))
}

/// Clubs.
fn of_clubs(scope: Scope) -> Scope {
    scope
        .service(resource("/clubs").route(get().to(clubs::list)).route(post().to(clubs::found)))
        .service(resource("/clubs/new").route(get().to(clubs::new_page)))
        .service(resource("/clubs/{club:\\d+}").route(get().to(clubs::club)))
        .service(resource("/clubs/{club:\\d+}/edit").route(get().to(clubs::edit_page)).route(post().to(clubs::change)))
        .service(resource("/clubs/{club:\\d+}/closing").route(post().to(clubs::close)))
        .service(resource("/clubs/{club:\\d+}/removal").route(post().to(clubs::remove)))
}

/// Members.
fn of_members(scope: Scope) -> Scope {
    scope
        .service(resource("/settings/members").route(post().to(members::set_gate)))
        .service(resource("/settings/licences").route(post().to(licences::set_licensing)))
        .service(resource("/persons").route(get().to(persons::list)).route(post().to(persons::ask)))
        .service(resource("/persons/{link:\\d+}/agreement").route(post().to(persons::agree)))
        .service(resource("/persons/{link:\\d+}/end").route(post().to(persons::end)))
        .service(resource("/persons/{link:\\d+}/taking").route(post().to(persons::take_over)))
        .service(resource("/referees").route(get().to(licences::list)).route(post().to(licences::enter)))
        .service(resource("/referees.csv").route(get().to(licences::csv)))
        .service(resource("/referees/new").route(get().to(licences::new_page)))
        .service(resource("/referees/{licence:\\d+}").route(get().to(licences::edit_page)).route(post().to(licences::correct)))
        .service(resource("/referees/{licence:\\d+}/removal").route(post().to(licences::remove)))
        .service(resource("/members").route(get().to(members::list)).route(post().to(members::enter)))
        .service(resource("/members.csv").route(get().to(members::csv)))
        .service(resource("/members/new").route(get().to(members::new_page)))
        .service(resource("/members/file").route(get().to(members::file::page)).route(post().to(members::file::upload)))
        .service(resource("/members/file/rows").route(post().to(members::file::rows)))
        .service(resource("/members/file/{file:\\d+}/removal").route(post().to(members::file::discard)))
        .service(resource("/members/file/{file:\\d+}/undoing").route(post().to(members::file::undo)))
        .service(resource("/members/{member:\\d+}").route(get().to(members::edit_page)).route(post().to(members::correct)))
        .service(resource("/members/{member:\\d+}/end").route(post().to(members::end)))
        .service(resource("/members/{member:\\d+}/dues").route(post().to(members::pay)))
        .service(resource("/members/{member:\\d+}/removal").route(post().to(members::remove)))
}

/// Players, and what the commission does about them.
fn of_players(scope: Scope) -> Scope {
    scope
        .service(resource("/players/{player}/office").route(get().to(players::office::office)))
        .service(resource("/players/{player}/merge").route(post().to(players::office::merge)))
        .service(resource("/players/{player}/standing").route(post().to(players::office::recommend)))
        .service(resource("/players/{player}/brought").route(post().to(players::office::bring)))
        .service(resource("/players/{player}/mark").route(post().to(players::office::mark)))
        .service(resource("/players/{player}/data").route(get().to(personal::of_player)).route(post().to(personal::hand_over)))
        .service(resource("/players/{player}/forgetting").route(post().to(players::office::forget)))
        .service(resource("/merges/{merge:\\d+}/undoing").route(post().to(players::office::part)))
        .service(resource("/players/{player}/certificates/new").route(get().to(certificates::new_page)).route(post().to(certificates::ask)))
        .service(resource("/players/new").route(get().to(players::form::new_page)).route(post().to(players::form::add)))
        .service(resource("/players/suggestions.json").route(get().to(players::suggestions::suggestions)))
        .service(resource("/players/{player}").route(get().to(players::player::player)))
        .service(resource("/players/{player}/versus/{other}").route(get().to(players::history::versus)))
        .service(resource("/players/{player}/tournaments").route(get().to(players::record::tournaments)))
        .service(resource("/players/{player}/opponents").route(get().to(players::record::opponents)))
        .service(resource("/players/{player}/edit").route(get().to(players::form::edit_page)).route(post().to(players::form::change)))
}

/// Tournaments that are proposed before they are held.
fn of_proposals(scope: Scope) -> Scope {
    scope
        .service(resource("/proposals").route(get().to(proposals::list)).route(post().to(proposals::create)))
        .service(resource("/proposals/new").route(get().to(proposals::new_page)))
        .service(resource("/proposals/{proposal:\\d+}").route(get().to(proposals::proposal::proposal)))
        .service(resource("/proposals/{proposal:\\d+}/edit").route(get().to(proposals::edit_page)).route(post().to(proposals::change)))
        .service(resource("/proposals/{proposal:\\d+}/document").route(get().to(proposals::regulations::document)))
        .service(resource("/proposals/{proposal:\\d+}/recall").route(post().to(proposals::take_back)))
        .service(resource("/proposals/{proposal:\\d+}/withdrawal").route(post().to(proposals::withdraw)))
        .service(resource("/proposals/{proposal:\\d+}/approval").route(post().to(proposals::approve)))
        .service(resource("/proposals/{proposal:\\d+}/return").route(post().to(proposals::send_back)))
        .service(resource("/proposals/{proposal:\\d+}/rejection").route(post().to(proposals::reject)))
}

/// Years of tournaments from before the site.
fn of_years(scope: Scope) -> Scope {
    scope
        .service(resource("/years").route(get().to(years::page)).route(post().to(years::upload)))
        .service(resource("/years/tables").route(post().to(years::say)))
        .service(resource("/years/people").route(get().to(years::people_page)).route(post().to(years::choose)))
        .service(resource("/years/{bundle:\\d+}/comparison").route(get().to(years::comparison)))
        .service(resource("/years/{bundle:\\d+}/undoing").route(post().to(years::undo)))
}

/// The current list, published lists, their publication.
fn of_ratings(scope: Scope) -> Scope {
    scope
        .service(resource("/ratings").route(get().to(ratings::current)))
        .service(resource("/ratings.csv").route(get().to(ratings::current_csv)))
        .service(resource("/ratings.json").route(get().to(ratings::current_json)))
        .service(resource("/ratings/new").route(get().to(ratings::publication::proposal)).route(post().to(ratings::publication::publish)))
        .service(resource("/ratings/official").route(get().to(ratings::official::page)).route(post().to(ratings::official::upload)))
        .service(resource("/ratings/official/lines").route(post().to(ratings::official::lines)))
        .service(resource("/ratings/official/{list:\\d+}/removal").route(post().to(ratings::official::discard)))
        .service(resource("/ratings/official/{list:\\d+}/undoing").route(post().to(ratings::official::undo)))
        .service(resource("/ratings/past").route(get().to(ratings::past::page)).route(post().to(ratings::past::upload)))
        .service(resource("/ratings/past/columns").route(post().to(ratings::past::columns_by_hand)))
        .service(resource("/ratings/past/rows").route(post().to(ratings::past::rows)))
        .service(resource("/ratings/past/{file:\\d+}/content").route(get().to(ratings::past::content)))
        .service(resource("/ratings/past/{file:\\d+}/undoing").route(post().to(ratings::past::undo)))
        .service(resource("/ratings/comparison").route(get().to(ratings::comparison::comparison)))
        .service(resource("/ratings/{date:\\d{4}-\\d{2}-\\d{2}}.csv").route(get().to(ratings::published::list_csv)))
        .service(resource("/ratings/{date:\\d{4}-\\d{2}-\\d{2}}.json").route(get().to(ratings::published::list_json)))
        .service(resource("/ratings/{date}").route(get().to(ratings::published::list)))
}

/// Tournaments on their way from the plan to the rating, and registration for them.
fn of_tournaments(scope: Scope) -> Scope {
    scope
        .service(resource("/tournaments").route(get().to(tournaments::list)).route(post().to(tournaments::conditions::plan)))
        .service(resource("/tournaments/new").route(get().to(tournaments::conditions::new_page)))
        .service(resource("/tournaments/{tournament}").route(get().to(tournaments::tournament::tournament)))
        .service(
            resource("/tournaments/{tournament}/conditions")
                .route(get().to(tournaments::conditions::conditions_page))
                .route(post().to(tournaments::conditions::change_conditions)),
        )
        .service(
            resource("/tournaments/{tournament}/registration").route(get().to(registration::page)).route(post().to(registration::register)),
        )
        .service(
            resource("/tournaments/{tournament}/registrations")
                .route(get().to(registration::list::page))
                .route(post().to(registration::list::add)),
        )
        .service(resource("/tournaments/{tournament}/registrations.csv").route(get().to(registration::list::csv)))
        .service(resource("/tournaments/{tournament}/registrations/settings").route(post().to(registration::list::set)))
        .service(resource("/tournaments/{tournament}/registrations/entry").route(post().to(registration::list::take)))
        .service(resource("/tournaments/{tournament}/registrations/{registration:\\d+}").route(post().to(registration::list::mark)))
        .service(resource("/tournaments/{tournament}/regulations").route(get().to(proposals::regulations::regulations)))
        .service(resource("/tournaments/{tournament}/document").route(get().to(proposals::regulations::approved_document)))
        .service(
            resource("/tournaments/{tournament}/table")
                .route(get().to(tournaments::table::editor))
                .route(post().to(tournaments::table::work)),
        )
        .service(resource("/tournaments/{tournament}/table/draft").route(post().to(tournaments::table::autosave)))
        .service(resource("/tournaments/{tournament}/table/paste").route(post().to(tournaments::table::paste)))
        .service(
            resource("/tournaments/{tournament}/table/file")
                .route(get().to(tournaments::import::page))
                .route(post().to(tournaments::import::upload)),
        )
        .service(resource("/tournaments/{tournament}/table/file/columns").route(post().to(tournaments::import::columns_by_hand)))
        .service(resource("/tournaments/{tournament}/table/file/draft").route(post().to(tournaments::import::take)))
        .service(resource("/tournaments/{tournament}/table/files/{file:\\d+}").route(get().to(tournaments::import::one)))
        .service(resource("/tournaments/{tournament}/table/files/{file:\\d+}/content").route(get().to(tournaments::import::content)))
        .service(resource("/tournaments/{tournament}/files.zip").route(get().to(tournaments::files::all)))
        .service(resource("/tournaments/{tournament}/files/{format}").route(get().to(tournaments::files::download)))
        .service(resource("/tournaments/{tournament}/preview").route(get().to(tournaments::preview::preview)))
        .service(resource("/tournaments/{tournament}/submission").route(post().to(tournaments::table::submit)))
        .service(resource("/tournaments/{tournament}/cosignature").route(post().to(tournaments::cosign)))
        .service(resource("/tournaments/{tournament}/withdrawal").route(post().to(tournaments::take_back)))
        .service(resource("/tournaments/{tournament}/return").route(post().to(tournaments::return_for_changes)))
        .service(resource("/tournaments/{tournament}/approval").route(post().to(tournaments::approve)))
        .service(resource("/tournaments/{tournament}/reopening").route(post().to(tournaments::reopen)))
        .service(resource("/tournaments/{tournament}/abandonment").route(post().to(tournaments::abandon)))
        .service(resource("/tournaments/{tournament}/closing").route(post().to(tournaments::close)))
        .service(resource("/tournaments/{tournament}/cancellation").route(post().to(tournaments::cancel)))
        .service(resource("/tournaments/{tournament}/players/{player}").route(get().to(tournaments::why::why)))
}

/// The tournament desk.
fn of_desk(scope: Scope) -> Scope {
    scope
        .service(resource("/tournaments/{tournament}/desk").route(get().to(desk::desk)).route(post().to(desk::act)))
        .service(resource("/tournaments/{tournament}/desk/players").route(get().to(desk::players)))
        .service(
            resource("/tournaments/{tournament}/desk/players/file").route(get().to(desk::file::page)).route(post().to(desk::file::upload)),
        )
        .service(resource("/tournaments/{tournament}/desk/players/file/columns").route(post().to(desk::file::columns)))
        .service(resource("/tournaments/{tournament}/desk/players/file/entry").route(post().to(desk::file::bring)))
        .service(resource("/tournaments/{tournament}/desk/players/{entrant:\\d+}").route(get().to(desk::edit_page)))
        .service(resource("/tournaments/{tournament}/desk/swap").route(get().to(desk::swap)))
        .service(resource("/tournaments/{tournament}/desk/log").route(get().to(desk::log)))
        .service(resource("/tournaments/{tournament}/desk/results").route(get().to(desk::results)))
        .service(
            resource("/tournaments/{tournament}/desk/results/{round:\\d+}")
                .route(get().to(desk::round_results))
                .route(post().to(desk::enter)),
        )
        .service(resource("/tournaments/{tournament}/desk/assistants").route(post().to(desk::invite)))
        .service(resource("/tournaments/{tournament}/desk/assistants/{assistant:\\d+}/revocation").route(post().to(desk::revoke)))
}

/// A tournament in play, for everybody.
fn of_live(scope: Scope) -> Scope {
    scope
        .service(resource("/tournaments/{tournament}/live").route(get().to(live::rounds::now)))
        .service(resource("/tournaments/{tournament}/live/standings").route(get().to(live::standings::standings)))
        .service(resource("/tournaments/{tournament}/live/standings/print").route(get().to(live::standings::print)))
        .service(resource("/tournaments/{tournament}/live/lot").route(get().to(live::lot::lot)))
        .service(resource("/tournaments/{tournament}/live/screen").route(get().to(live::wall::screen)))
        .service(resource("/tournaments/{tournament}/live/events").route(get().to(live::events::events)))
        .service(resource("/tournaments/{tournament}/live/bracket.svg").route(get().to(live::picture)))
        .service(resource("/tournaments/{tournament}/live/rounds/{round}").route(get().to(live::rounds::round)))
        .service(resource("/tournaments/{tournament}/live/rounds/{round}/print").route(get().to(live::wall::print)))
        .service(resource("/tournaments/{tournament}/live/rounds/{round}/why/{entrant}").route(get().to(live::why::why)))
}

/// The editions of the regulation.
fn rules(scope: Scope) -> Scope {
    scope
        .service(resource("/rules").route(get().to(editions::list)))
        .service(resource("/articles").route(get().to(editions::articles::articles)))
        .service(resource("/articles.csv").route(get().to(editions::articles::table)))
        .service(resource("/rules/category").route(get().to(editions::category::category)))
        .service(resource("/rules/new").route(get().to(editions::new_page)).route(post().to(editions::publish)))
        .service(
            resource("/rules/proposals/new").route(get().to(editions::proposals::new_page)).route(post().to(editions::proposals::propose)),
        )
        .service(resource("/rules/proposals/{amendment:\\d+}/answer").route(post().to(editions::proposals::decline)))
        .service(resource("/rules/proposals/{amendment:\\d+}/withdrawal").route(post().to(editions::proposals::withdraw)))
        .service(resource("/rules/text").route(get().to(wordings::current)))
        .service(resource("/rules/text/new").route(get().to(wordings::new_page)).route(post().to(wordings::enter)))
        .service(resource("/rules/text/{wording:\\d+}").route(get().to(wordings::one)))
        .service(resource("/rules/text/{wording:\\d+}/document").route(get().to(wordings::document)))
        .service(resource("/rules/text/{wording:\\d+}/comparison").route(get().to(wordings::comparison::comparison)))
        .service(resource("/rules/text/{wording:\\d+}/removal").route(post().to(wordings::remove)))
        .service(resource("/orders").route(get().to(orders::list)))
        .service(resource("/orders/new").route(get().to(orders::new_page)).route(post().to(orders::enter)))
        .service(resource("/orders/{order:\\d+}").route(get().to(orders::order)))
        .service(resource("/orders/{order:\\d+}/document").route(get().to(orders::document)))
        .service(resource("/orders/{order:\\d+}/removal").route(post().to(orders::remove)))
        .service(resource("/rules/{number:\\d+}").route(get().to(editions::edition)))
        .service(resource("/rules/{number:\\d+}/withdrawal").route(post().to(editions::withdraw)))
}

/// Calendar, feed, calculator, numbers.
fn reading(scope: Scope) -> Scope {
    scope
        .service(resource("/calendar").route(get().to(calendar::calendar)))
        .service(resource("/calendar.ics").route(get().to(calendar::ics)))
        .service(resource("/plan").route(get().to(calendar_plans::list)))
        .service(resource("/plan/new").route(get().to(calendar_plans::edit::new_page)).route(post().to(calendar_plans::edit::draft)))
        .service(resource("/plan/{plan:\\d+}").route(get().to(calendar_plans::plan)))
        .service(
            resource("/plan/{plan:\\d+}/edit")
                .route(get().to(calendar_plans::edit::edit_page))
                .route(post().to(calendar_plans::edit::redraft)),
        )
        .service(
            resource("/plan/{plan:\\d+}/amendment")
                .route(get().to(calendar_plans::edit::amend_page))
                .route(post().to(calendar_plans::edit::amend)),
        )
        .service(resource("/plan/{plan:\\d+}/adoption").route(post().to(calendar_plans::adopt)))
        .service(resource("/plan/{plan:\\d+}/removal").route(post().to(calendar_plans::remove)))
        .service(resource("/feed.atom").route(get().to(feeds::atom)))
        .service(resource("/calculator").route(get().to(calculator::calculator)))
        .service(resource("/numbers").route(get().to(numbers::numbers)))
        .service(resource("/numbers/bounds").route(get().to(numbers::bounds::page)).route(post().to(numbers::bounds::save)))
        .service(resource("/numbers.csv").route(get().to(numbers::numbers_csv)))
}

/// Initial ratings that members are asked to recommend.
fn of_recommendations(scope: Scope) -> Scope {
    scope
        .service(resource("/recommendations").route(get().to(recommendations::list)))
        .service(
            resource("/recommendations/by-link/{token}")
                .route(get().to(recommendations::question))
                .route(post().to(recommendations::answer_by_link)),
        )
        .service(resource("/recommendations/{request:\\d+}/answer").route(post().to(recommendations::answer)))
        .service(resource("/recommendations/{request:\\d+}/withdrawal").route(post().to(recommendations::withdraw)))
        .service(resource("/players/{player}/recommendation").route(post().to(players::office::ask)))
}

/// Appeals.
fn of_appeals(scope: Scope) -> Scope {
    scope
        .service(resource("/appeals").route(get().to(appeals::list)))
        .service(resource("/appeals/{appeal:\\d+}").route(get().to(appeals::appeal)))
        .service(resource("/appeals/{appeal:\\d+}/answer").route(post().to(appeals::answer)))
        .service(resource("/tournaments/{tournament}/appeal").route(get().to(appeals::new_page)).route(post().to(appeals::file)))
        .service(resource("/settings/appeals").route(post().to(settings::change_appeal_days)))
}

/// Corrections and the audit log.
fn ledger(scope: Scope) -> Scope {
    scope
        .service(resource("/changes").route(get().to(ledger::changes)))
        .service(resource("/changes/progress").route(get().to(progress::progress)))
        .service(resource("/changes/{correction}").route(get().to(ledger::change)))
        .service(resource("/audit").route(get().to(ledger::audit)))
}
