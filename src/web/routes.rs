//! The addresses of this crate, by noun. Those of `crosstable-pages` are in its `page_routes.rs`.
//!
//! If several patterns match a path, the first one wins, so the order inside a group matters.

use actix_web::Scope;
use actix_web::web::{self, ServiceConfig, get, post, resource, scope};

use crate::{
    api, branding, calculator, calendar, clubs, desk, divisions, embeds, export_archive, factors,
    feeds, frame, help, home, hosts, inbox, ledger, mail, officers, one_time_secrets, orders,
    page_routes, personal, persons, previews, privacy, profiles, progress, search, settings,
    statistics, style, tournament_import,
};

pub fn register_routes(config: &mut ServiceConfig) {
    let federation = scope("/{federation}");
    // The pictures come first: their addresses begin like those of pages.
    let federation = page_routes::FEDERATION
        .iter()
        .chain(&FEDERATION)
        .fold(of_pictures(federation), |scope, noun| noun(scope));
    config
        .configure(site_routes)
        .configure(page_routes::site_routes)
        .configure(of_embeds)
        .configure(of_api)
        .configure(account_routes)
        .configure(of_factors);
    config
        .service(federation)
        .default_service(web::to(home::answer_unknown_address));
}

const FEDERATION: [fn(Scope) -> Scope; 8] = [
    officer_routes,
    of_clubs,
    of_persons,
    of_years,
    of_desk,
    of_orders,
    reader_routes,
    correction_routes,
];

fn site_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/.well-known/webauthn").route(get().to(factors::passkeys::related_origins)),
        )
        .service(resource("/help").route(get().to(help::show_contents)))
        .service(resource("/help/handbook.pdf").route(get().to(help::download_pdf)))
        .service(resource("/help/{task}").route(get().to(help::show_task)))
        .service(resource("/privacy").route(get().to(privacy::show_privacy)))
        .service(resource("/search").route(get().to(search::search_players)))
        .service(resource("/style").route(get().to(style::show_style)))
        .service(resource("/sitemap.xml").route(get().to(feeds::site_map)))
        .service(resource("/static/help/{name}").route(get().to(frame::assets::serve_picture)))
        .service(resource("/static/{name}").route(get().to(frame::assets::serve_file)));
}

fn of_embeds(config: &mut ServiceConfig) {
    config
        .service(resource("/embed/{federation}/ratings").route(get().to(embeds::show_ratings)))
        .service(
            resource("/embed/{federation}/tournaments").route(get().to(embeds::show_tournaments)),
        )
        .service(
            resource("/embed/{federation}/players/{player}").route(get().to(embeds::show_player)),
        )
        .service(
            resource("/embed/{federation}/players/{player}/badge.svg")
                .route(get().to(embeds::show_badge)),
        );
}

fn of_api(config: &mut ServiceConfig) {
    config
        .service(resource("/api").route(get().to(api::docs::show_docs)))
        .service(resource("/api/v1/openapi.json").route(get().to(api::docs::openapi)))
        .service(
            resource("/api/v1/certificates/{code}").route(get().to(api::certificates::certificate)),
        )
        .service(resource("/api/v1/federations").route(get().to(api::federations::list)))
        .service(
            resource("/api/v1/federations/{federation}")
                .route(get().to(api::federations::federation)),
        )
        .service(
            resource("/api/v1/federations/{federation}/regulation")
                .route(get().to(api::regulation::texts)),
        )
        .service(
            resource("/api/v1/federations/{federation}/licences")
                .route(get().to(api::regulation::licences)),
        )
        .service(
            resource("/api/v1/federations/{federation}/orders")
                .route(get().to(api::regulation::all_orders)),
        )
        .service(
            resource("/api/v1/federations/{federation}/orders/{order}")
                .route(get().to(api::regulation::order)),
        )
        .service(
            resource("/api/v1/federations/{federation}/players")
                .route(get().to(api::players::list)),
        )
        .service(
            resource("/api/v1/federations/{federation}/players/{player}")
                .route(get().to(api::players::player)),
        )
        .service(
            resource("/api/v1/federations/{federation}/players/{player}/history")
                .route(get().to(api::players::history)),
        );
    add_results_api(config);
}

fn add_results_api(config: &mut ServiceConfig) {
    config
        .service(
            resource("/api/v1/federations/{federation}/ratings")
                .route(get().to(api::lists::current)),
        )
        .service(
            resource("/api/v1/federations/{federation}/ratings.csv")
                .route(get().to(api::bulk::ratings_csv)),
        )
        .service(
            resource("/api/v1/federations/{federation}/lists").route(get().to(api::lists::all)),
        )
        .service(
            resource("/api/v1/federations/{federation}/lists/{date}")
                .route(get().to(api::lists::list)),
        )
        .service(
            resource("/api/v1/federations/{federation}/tournaments")
                .route(get().to(api::tournaments::list)),
        )
        .service(
            resource("/api/v1/federations/{federation}/tournaments/{tournament}")
                .route(get().to(api::tournaments::tournament)),
        )
        .service(
            resource("/api/v1/federations/{federation}/calendar")
                .route(get().to(api::calendar::calendar)),
        )
        .service(
            resource("/api/v1/federations/{federation}/plans").route(get().to(api::plans::list)),
        )
        .service(
            resource("/api/v1/federations/{federation}/plans/{plan}")
                .route(get().to(api::plans::plan)),
        )
        .service(
            resource("/api/v1/federations/{federation}/corrections")
                .route(get().to(api::corrections::list)),
        )
        .service(
            resource("/api/v1/federations/{federation}/corrections/{correction}")
                .route(get().to(api::corrections::correction)),
        )
        .service(
            resource("/api/v1/federations/{federation}/journal")
                .route(get().to(api::bulk::journal)),
        );
}

fn account_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/confirmation/{token}")
                .route(get().to(mail::confirm_page))
                .route(post().to(mail::confirm_address)),
        )
        .service(
            resource("/account/unseen")
                .route(get().to(one_time_secrets::show_page))
                .route(post().to(one_time_secrets::confirm_seen)),
        )
        .service(resource("/account/data").route(get().to(personal::of_account)))
        .service(resource("/account/data.json").route(get().to(personal::account_file)))
        .service(resource("/account/mail").route(post().to(mail::change_address)))
        .service(
            resource("/assistants/{token}")
                .route(get().to(desk::show_arrival))
                .route(post().to(desk::begin_work)),
        )
        .service(resource("/accounts").route(get().to(officers::show_accounts)))
        .service(resource("/accounts/audit").route(get().to(ledger::site_audit)))
        .service(resource("/accounts/mail").route(get().to(mail::show_letters)))
        .service(resource("/accounts/mail/{letter}/attempt").route(post().to(mail::try_again)))
        .service(resource("/accounts/federations").route(post().to(officers::create_federation)))
        .service(
            resource("/accounts/federations/{federation}/hosts")
                .route(get().to(hosts::list))
                .route(post().to(hosts::enter_host)),
        )
        .service(
            resource("/accounts/federations/{federation}/hosts/main")
                .route(post().to(hosts::prefer_host)),
        )
        .service(
            resource("/accounts/federations/{federation}/hosts/removal")
                .route(post().to(hosts::remove_host)),
        )
        .service(resource("/accounts/{account}/reset").route(post().to(officers::reset_password)))
        .service(
            resource("/accounts/{account}/disabling").route(post().to(officers::disable_account)),
        );
}

fn of_factors(config: &mut ServiceConfig) {
    config
        .service(
            resource("/login/second")
                .route(get().to(factors::second::show_page))
                .route(post().to(factors::second::complete_log_in)),
        )
        .service(
            resource("/login/second/challenge")
                .route(post().to(factors::second::challenge_passkey)),
        )
        .service(resource("/login/passkey").route(post().to(factors::second::by_passkey)))
        .service(
            resource("/login/passkey/challenge").route(post().to(factors::second::ask_stranger)),
        )
        .service(resource("/account/factors").route(get().to(factors::show_factors)))
        .service(
            resource("/account/factors/totp")
                .route(get().to(factors::totp_page))
                .route(post().to(factors::begin_totp)),
        )
        .service(
            resource("/account/factors/totp/confirmation").route(post().to(factors::confirm_totp)),
        )
        .service(resource("/account/factors/totp/removal").route(post().to(factors::remove_totp)))
        .service(resource("/account/factors/codes").route(post().to(factors::renew_codes)))
        .service(
            resource("/account/factors/passkeys").route(post().to(factors::passkeys::add_passkey)),
        )
        .service(
            resource("/account/factors/passkeys/challenge")
                .route(post().to(factors::passkeys::challenge_new)),
        )
        .service(
            resource("/account/factors/passkeys/removal").route(post().to(factors::remove_passkey)),
        )
        .service(
            resource("/account/proof")
                .route(get().to(factors::proof::show_page))
                .route(post().to(factors::proof::submit_proof)),
        )
        .service(
            resource("/account/proof/challenge")
                .route(post().to(factors::proof::challenge_passkey)),
        )
        .service(resource("/accounts/{account}/factors").route(post().to(factors::remove_all)));
}

fn of_pictures(scope: Scope) -> Scope {
    scope
        .service(resource("/preview.png").route(get().to(previews::federation_card)))
        .service(resource("/ratings/preview.png").route(get().to(previews::ratings_card)))
        .service(resource("/{page}/preview.png").route(get().to(previews::page_card)))
        .service(resource("/clubs/{club}/preview.png").route(get().to(previews::club_card)))
        .service(resource("/news/{note}/preview.png").route(get().to(previews::note_card)))
        .service(resource("/players/{player}/preview.png").route(get().to(previews::player_card)))
        .service(resource("/ratings/{date}/preview.png").route(get().to(previews::list)))
        .service(resource("/rules/{number}/preview.png").route(get().to(previews::edition_card)))
        .service(
            resource("/tournaments/{tournament}/preview.png")
                .route(get().to(previews::tournament_card)),
        )
        .service(
            resource("/tournaments/{tournament}/live/preview.png")
                .route(get().to(previews::live_card)),
        )
        .service(
            resource("/tournaments/{tournament}/live/rounds/{round}/preview.png")
                .route(get().to(previews::round_card)),
        )
}

fn officer_routes(scope: Scope) -> Scope {
    scope
        .service(resource("/inbox").route(get().to(inbox::show_inbox)))
        .service(resource("/desk").route(get().to(inbox::redirect_former)))
        .service(
            resource("/people")
                .route(get().to(officers::show_people))
                .route(post().to(officers::invite_person)),
        )
        .service(resource("/people/{role}/revocation").route(post().to(officers::revoke_role)))
        .service(
            resource("/settings")
                .route(get().to(settings::show_settings))
                .route(post().to(settings::change_settings)),
        )
        .service(
            resource("/settings/home")
                .route(get().to(profiles::show_page))
                .route(post().to(profiles::save_texts)),
        )
        .service(resource("/settings/names").route(post().to(settings::change_names)))
        .service(resource("/settings/zone").route(post().to(settings::change_zone)))
        .service(resource("/settings/spelling").route(post().to(settings::change_spelling)))
        .service(resource("/settings/lists").route(post().to(settings::word_list_note)))
        .service(resource("/settings/appeals").route(post().to(settings::change_appeal_days)))
        .service(
            resource("/settings/categories")
                .route(get().to(divisions::show_page))
                .route(post().to(divisions::save_division)),
        )
        .service(
            resource("/settings/categories/removal").route(post().to(divisions::remove_division)),
        )
        .service(resource("/settings/setup").route(post().to(settings::hide_setup)))
        .service(resource("/settings/factors").route(post().to(settings::change_factors)))
        .service(resource("/settings/papers").route(post().to(settings::change_papers)))
        .service(resource("/emblem.png").route(get().to(settings::emblem_image)))
        .service(resource("/mark.png").route(get().to(branding::emblem_image)))
        .service(resource("/icon.svg").route(get().to(branding::icon_image)))
        .service(resource("/sitemap.xml").route(get().to(feeds::federation_sitemap)))
        .service(resource("/ornament.svg").route(get().to(branding::ornament_image)))
        .service(
            resource("/moving")
                .route(get().to(export_archive::show_export))
                .route(post().to(export_archive::download_archive)),
        )
        .service(resource("/data").route(get().to(export_archive::show_data)))
}

fn of_clubs(scope: Scope) -> Scope {
    scope
        .service(
            resource("/clubs")
                .route(get().to(clubs::list))
                .route(post().to(clubs::enter_club)),
        )
        .service(resource("/clubs/new").route(get().to(clubs::new_page)))
        .service(resource("/clubs/{club:\\d+}").route(get().to(clubs::show_club)))
        .service(
            resource("/clubs/{club:\\d+}/edit")
                .route(get().to(clubs::edit_page))
                .route(post().to(clubs::change_club)),
        )
        .service(resource("/clubs/{club:\\d+}/closing").route(post().to(clubs::close_club)))
        .service(resource("/clubs/{club:\\d+}/removal").route(post().to(clubs::remove_club)))
}

fn of_persons(scope: Scope) -> Scope {
    scope
        .service(
            resource("/persons")
                .route(get().to(persons::list))
                .route(post().to(persons::ask_federation)),
        )
        .service(resource("/persons/{link:\\d+}/agreement").route(post().to(persons::agree_link)))
        .service(resource("/persons/{link:\\d+}/end").route(post().to(persons::end_link)))
        .service(resource("/persons/{link:\\d+}/taking").route(post().to(persons::take_over)))
        .service(
            resource("/players/{player}/data")
                .route(get().to(personal::of_player))
                .route(post().to(personal::hand_over)),
        )
}

fn of_years(scope: Scope) -> Scope {
    scope
        .service(
            resource("/years")
                .route(get().to(tournament_import::show_page))
                .route(post().to(tournament_import::upload_files)),
        )
        .service(resource("/years/tables").route(post().to(tournament_import::submit_tables)))
        .service(
            resource("/years/people")
                .route(get().to(tournament_import::people_page))
                .route(post().to(tournament_import::submit_choices)),
        )
        .service(
            resource("/years/{bundle:\\d+}/comparison")
                .route(get().to(tournament_import::show_comparison)),
        )
        .service(
            resource("/years/{bundle:\\d+}/undoing")
                .route(post().to(tournament_import::undo_import)),
        )
}

fn of_desk(scope: Scope) -> Scope {
    scope
        .service(
            resource("/tournaments/{tournament}/desk")
                .route(get().to(desk::show_desk))
                .route(post().to(desk::acts::perform_act)),
        )
        .service(
            resource("/tournaments/{tournament}/desk/players").route(get().to(desk::show_players)),
        )
        .service(
            resource("/tournaments/{tournament}/desk/players/file")
                .route(get().to(desk::file::show_page))
                .route(post().to(desk::file::upload_file)),
        )
        .service(
            resource("/tournaments/{tournament}/desk/players/file/columns")
                .route(post().to(desk::file::set_columns)),
        )
        .service(
            resource("/tournaments/{tournament}/desk/players/file/entry")
                .route(post().to(desk::file::enter_people)),
        )
        .service(
            resource("/tournaments/{tournament}/desk/players/{entrant:\\d+}")
                .route(get().to(desk::edit_page)),
        )
        .service(resource("/tournaments/{tournament}/desk/swap").route(get().to(desk::show_swap)))
        .service(resource("/tournaments/{tournament}/desk/log").route(get().to(desk::show_log)))
        .service(
            resource("/tournaments/{tournament}/desk/results").route(get().to(desk::show_results)),
        )
        .service(
            resource("/tournaments/{tournament}/desk/results/{round:\\d+}")
                .route(get().to(desk::round_results))
                .route(post().to(desk::enter_result)),
        )
        .service(
            resource("/tournaments/{tournament}/desk/assistants")
                .route(post().to(desk::invite_assistant)),
        )
        .service(
            resource("/tournaments/{tournament}/desk/assistants/{assistant:\\d+}/revocation")
                .route(post().to(desk::revoke_assistant)),
        )
}

fn of_orders(scope: Scope) -> Scope {
    scope
        .service(resource("/orders").route(get().to(orders::list)))
        .service(
            resource("/orders/new")
                .route(get().to(orders::new_page))
                .route(post().to(orders::enter_order)),
        )
        .service(resource("/orders/{order:\\d+}").route(get().to(orders::show_order)))
        .service(
            resource("/orders/{order:\\d+}/document").route(get().to(orders::download_document)),
        )
        .service(resource("/orders/{order:\\d+}/removal").route(post().to(orders::remove_order)))
}

fn reader_routes(scope: Scope) -> Scope {
    scope
        .service(resource("/calendar").route(get().to(calendar::show_calendar)))
        .service(resource("/calendar.ics").route(get().to(calendar::download_ics)))
        .service(resource("/feed.atom").route(get().to(feeds::atom_feed)))
        .service(resource("/calculator").route(get().to(calculator::show_calculator)))
        .service(resource("/numbers").route(get().to(statistics::show_numbers)))
        .service(
            resource("/numbers/bounds")
                .route(get().to(statistics::bounds::show_page))
                .route(post().to(statistics::bounds::save_bounds)),
        )
        .service(resource("/numbers.csv").route(get().to(statistics::download::numbers_csv)))
}

fn correction_routes(scope: Scope) -> Scope {
    scope
        .service(resource("/changes").route(get().to(ledger::show_changes)))
        .service(resource("/changes/progress").route(get().to(progress::show_progress)))
        .service(resource("/changes/{correction}").route(get().to(ledger::show_change)))
        .service(resource("/audit").route(get().to(ledger::show_audit)))
}
