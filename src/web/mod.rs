//! HTTP and HTML. Every address of the site stands in [`routes`].

use actix_web::web::{self, ServiceConfig, get, post, resource, scope};

mod api;
pub mod app;
mod assets;
mod cache;
mod calculator;
mod calendar;
mod category;
mod certificates;
mod certified;
mod chart;
mod comparison;
mod conditions;
mod crosstable;
mod desk;
mod editions;
mod error;
mod explained;
mod feeds;
mod figures;
mod form;
mod hall;
mod history;
mod home;
pub mod keeper;
mod layout;
mod ledger;
mod letters;
mod lists;
mod live;
mod mail;
pub mod mailer;
mod markdown;
mod numbers;
mod papers;
mod people;
mod players;
mod preview;
mod proposals;
mod publication;
mod ratings;
mod record;
mod registration;
mod registrations;
mod registry;
mod regulations;
mod rosters;
mod search;
pub mod server;
mod session;
mod settings;
mod shell;
mod surprises;
mod table;
mod tournaments;
mod upload;
mod visit;
mod why;
mod words;
mod works;

pub use shell::shell;

/// Every address of the site.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(resource("/").route(get().to(home::site)))
        .service(resource("/health").route(get().to(home::health)))
        .service(resource("/robots.txt").route(get().to(home::robots)))
        .service(resource("/search").route(get().to(search::search)))
        .service(resource("/sitemap.xml").route(get().to(feeds::sitemap)))
        .service(resource("/api").route(get().to(api::docs::api)))
        .service(resource("/api/v1/openapi.json").route(get().to(api::docs::openapi)))
        .service(resource("/api/v1/certificates/{code}").route(get().to(api::certificates::certificate)))
        .service(resource("/api/v1/federations").route(get().to(api::federations::list)))
        .service(resource("/api/v1/federations/{federation}").route(get().to(api::federations::federation)))
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
        .service(resource("/api/v1/federations/{federation}/journal").route(get().to(api::bulk::journal)))
        .service(resource("/static/{name}").route(get().to(assets::serve)))
        .service(resource("/login").route(get().to(session::log_in_page)).route(post().to(session::log_in)))
        .service(resource("/logout").route(post().to(session::log_out)))
        .service(resource("/invitation/{token}").route(get().to(session::link_page)).route(post().to(session::use_link)))
        .service(resource("/account").route(get().to(session::account)))
        .service(resource("/confirmation/{token}").route(get().to(mail::confirm_page)).route(post().to(mail::confirm)))
        .service(resource("/registrations/{token}").route(get().to(registration::own_page)).route(post().to(registration::decide)))
        .service(resource("/account/mail").route(post().to(mail::change)))
        .service(resource("/account/password").route(post().to(session::change_password)))
        .service(resource("/account/sessions").route(post().to(session::log_out_everywhere)))
        .service(resource("/assistants/{token}").route(get().to(hall::arrive)))
        .service(resource("/accounts").route(get().to(people::accounts)))
        .service(resource("/accounts/mail").route(get().to(mail::letters)))
        .service(resource("/accounts/mail/{letter}/attempt").route(post().to(mail::try_again)))
        .service(resource("/accounts/federations").route(post().to(people::found)))
        .service(resource("/accounts/{account}/reset").route(post().to(people::reset)))
        .service(resource("/accounts/{account}/disabling").route(post().to(people::disable)))
        .service(resource("/certificates/{code:[0-9A-Za-z]{10}}").route(get().to(certified::certificate)))
        .service(
            resource("/certificates/{code:[0-9A-Za-z]{10}}/{kind:(?:certificate|badge)\\.(?:svg|pdf)}").route(get().to(certified::drawing)),
        )
        .service(
            scope("/{federation}")
                .service(resource("").route(get().to(home::federation)))
                .service(resource("/desk").route(get().to(desk::desk)))
                .service(resource("/people").route(get().to(people::people)).route(post().to(people::invite)))
                .service(resource("/people/{role}/revocation").route(post().to(people::revoke)))
                .service(resource("/settings").route(get().to(settings::settings)).route(post().to(settings::change)))
                .service(resource("/settings/papers").route(post().to(settings::change_papers)))
                .service(resource("/emblem.png").route(get().to(settings::emblem)))
                .service(resource("/verification").route(get().to(certified::verification)))
                .service(resource("/certificates").route(get().to(certificates::list)).route(post().to(certificates::issue_all)))
                .service(resource("/certificates.pdf").route(get().to(certificates::print)))
                .service(resource("/certificates/{certificate:\\d+}").route(get().to(certificates::request)))
                .service(resource("/certificates/{certificate:\\d+}/issue").route(post().to(certificates::issue)))
                .service(resource("/certificates/{certificate:\\d+}/end").route(post().to(certificates::end)))
                .service(resource("/players/{player}/office").route(get().to(registry::office)))
                .service(resource("/players/{player}/merge").route(post().to(registry::merge)))
                .service(resource("/players/{player}/standing").route(post().to(registry::recommend)))
                .service(resource("/players/{player}/mark").route(post().to(registry::mark)))
                .service(resource("/players/{player}/forgetting").route(post().to(registry::forget)))
                .service(resource("/merges/{merge:\\d+}/undoing").route(post().to(registry::part)))
                .service(
                    resource("/players/{player}/certificates/new")
                        .route(get().to(certificates::new_page))
                        .route(post().to(certificates::ask)),
                )
                .service(resource("/proposals").route(get().to(proposals::list)).route(post().to(proposals::create)))
                .service(resource("/proposals/new").route(get().to(proposals::new_page)))
                .service(resource("/proposals/{proposal:\\d+}").route(get().to(proposals::proposal)))
                .service(
                    resource("/proposals/{proposal:\\d+}/edit").route(get().to(proposals::edit_page)).route(post().to(proposals::change)),
                )
                .service(resource("/proposals/{proposal:\\d+}/document").route(get().to(regulations::document)))
                .service(resource("/proposals/{proposal:\\d+}/recall").route(post().to(proposals::take_back)))
                .service(resource("/proposals/{proposal:\\d+}/withdrawal").route(post().to(proposals::withdraw)))
                .service(resource("/proposals/{proposal:\\d+}/approval").route(post().to(proposals::approve)))
                .service(resource("/proposals/{proposal:\\d+}/return").route(post().to(proposals::send_back)))
                .service(resource("/proposals/{proposal:\\d+}/rejection").route(post().to(proposals::reject)))
                .service(resource("/ratings").route(get().to(ratings::current)))
                .service(resource("/ratings.csv").route(get().to(ratings::current_csv)))
                .service(resource("/ratings.json").route(get().to(ratings::current_json)))
                .service(resource("/ratings/new").route(get().to(publication::proposal)).route(post().to(publication::publish)))
                .service(resource("/ratings/comparison").route(get().to(comparison::comparison)))
                .service(resource("/ratings/{date:\\d{4}-\\d{2}-\\d{2}}.csv").route(get().to(lists::list_csv)))
                .service(resource("/ratings/{date:\\d{4}-\\d{2}-\\d{2}}.json").route(get().to(lists::list_json)))
                .service(resource("/ratings/{date}").route(get().to(lists::list)))
                .service(resource("/players/new").route(get().to(players::new_page)).route(post().to(players::add)))
                .service(resource("/players/{player}").route(get().to(players::player)))
                .service(resource("/players/{player}/versus/{other}").route(get().to(history::versus)))
                .service(resource("/players/{player}/tournaments").route(get().to(record::tournaments)))
                .service(resource("/players/{player}/opponents").route(get().to(record::opponents)))
                .service(resource("/players/{player}/edit").route(get().to(players::edit_page)).route(post().to(players::change)))
                .service(resource("/tournaments").route(get().to(tournaments::list)).route(post().to(conditions::plan)))
                .service(resource("/tournaments/new").route(get().to(conditions::new_page)))
                .service(resource("/tournaments/{tournament}").route(get().to(tournaments::tournament)))
                .service(
                    resource("/tournaments/{tournament}/conditions")
                        .route(get().to(conditions::conditions_page))
                        .route(post().to(conditions::change_conditions)),
                )
                .service(
                    resource("/tournaments/{tournament}/registration")
                        .route(get().to(registration::page))
                        .route(post().to(registration::register)),
                )
                .service(
                    resource("/tournaments/{tournament}/registrations")
                        .route(get().to(registrations::page))
                        .route(post().to(registrations::add)),
                )
                .service(resource("/tournaments/{tournament}/registrations.csv").route(get().to(registrations::csv)))
                .service(resource("/tournaments/{tournament}/registrations/settings").route(post().to(registrations::set)))
                .service(resource("/tournaments/{tournament}/registrations/entry").route(post().to(registrations::take)))
                .service(resource("/tournaments/{tournament}/registrations/{registration:\\d+}").route(post().to(registrations::mark)))
                .service(resource("/tournaments/{tournament}/regulations").route(get().to(regulations::regulations)))
                .service(resource("/tournaments/{tournament}/document").route(get().to(regulations::approved_document)))
                .service(resource("/tournaments/{tournament}/table").route(get().to(table::editor)).route(post().to(table::work)))
                .service(resource("/tournaments/{tournament}/table/draft").route(post().to(table::autosave)))
                .service(resource("/tournaments/{tournament}/table/paste").route(post().to(table::paste)))
                .service(resource("/tournaments/{tournament}/desk").route(get().to(hall::desk)).route(post().to(hall::act)))
                .service(resource("/tournaments/{tournament}/desk/players").route(get().to(hall::players)))
                .service(resource("/tournaments/{tournament}/desk/players/{entrant:\\d+}").route(get().to(hall::edit_page)))
                .service(resource("/tournaments/{tournament}/desk/swap").route(get().to(hall::swap)))
                .service(resource("/tournaments/{tournament}/desk/log").route(get().to(hall::log)))
                .service(resource("/tournaments/{tournament}/desk/results").route(get().to(hall::results)))
                .service(
                    resource("/tournaments/{tournament}/desk/results/{round:\\d+}")
                        .route(get().to(hall::round_results))
                        .route(post().to(hall::enter)),
                )
                .service(resource("/tournaments/{tournament}/desk/assistants").route(post().to(hall::invite)))
                .service(resource("/tournaments/{tournament}/desk/assistants/{assistant:\\d+}/revocation").route(post().to(hall::revoke)))
                .service(resource("/tournaments/{tournament}/preview").route(get().to(preview::preview)))
                .service(resource("/tournaments/{tournament}/submission").route(post().to(table::submit)))
                .service(resource("/tournaments/{tournament}/cosignature").route(post().to(tournaments::cosign)))
                .service(resource("/tournaments/{tournament}/withdrawal").route(post().to(tournaments::take_back)))
                .service(resource("/tournaments/{tournament}/return").route(post().to(tournaments::return_for_changes)))
                .service(resource("/tournaments/{tournament}/approval").route(post().to(tournaments::approve)))
                .service(resource("/tournaments/{tournament}/reopening").route(post().to(tournaments::reopen)))
                .service(resource("/tournaments/{tournament}/closing").route(post().to(tournaments::close)))
                .service(resource("/tournaments/{tournament}/cancellation").route(post().to(tournaments::cancel)))
                .service(resource("/tournaments/{tournament}/players/{player}").route(get().to(why::why)))
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
                .service(resource("/rules").route(get().to(editions::list)))
                .service(resource("/rules/category").route(get().to(category::category)))
                .service(resource("/rules/new").route(get().to(editions::new_page)).route(post().to(editions::publish)))
                .service(resource("/rules/{number:\\d+}").route(get().to(editions::edition)))
                .service(resource("/rules/{number:\\d+}/withdrawal").route(post().to(editions::withdraw)))
                .service(resource("/calendar").route(get().to(calendar::calendar)))
                .service(resource("/calendar.ics").route(get().to(calendar::ics)))
                .service(resource("/feed.atom").route(get().to(feeds::atom)))
                .service(resource("/calculator").route(get().to(calculator::calculator)))
                .service(resource("/numbers").route(get().to(numbers::numbers)))
                .service(resource("/numbers.csv").route(get().to(numbers::numbers_csv)))
                .service(resource("/changes").route(get().to(ledger::changes)))
                .service(resource("/changes/progress").route(get().to(works::progress)))
                .service(resource("/changes/{correction}").route(get().to(ledger::change)))
                .service(resource("/audit").route(get().to(ledger::audit))),
        )
        .default_service(web::to(home::nowhere));
}
