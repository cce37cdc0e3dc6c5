//! The addresses of the pages in this crate, by noun. They are here because a handler is compiled
//! where its address is registered. `routes.rs` has the others and combines them.

use actix_web::Scope;
use actix_web::web::{ServiceConfig, get, post, resource};

use crate::{
    account, appeals, calendar_plans, certificates, editions, home, licences, live, log_ins,
    members, news, players, proposals, ratings, recommendations, registration, regulation_texts,
    session, tournaments,
};

/// The site addresses.
pub fn site_routes(config: &mut ServiceConfig) {
    config
        .configure(of_all)
        .configure(of_accounts)
        .configure(by_code);
}

/// The addresses under a federation's slug.
pub const FEDERATION: [fn(Scope) -> Scope; 16] = [
    of_home,
    of_news,
    of_certificates,
    of_members,
    of_players,
    of_proposals,
    of_ratings,
    of_tournaments,
    of_registrations,
    of_tables,
    of_reviews,
    of_live,
    of_rules,
    of_plans,
    of_recommendations,
    of_appeals,
];

/// The home page of the site, and addresses for machines.
fn of_all(config: &mut ServiceConfig) {
    config
        .service(resource("/").route(get().to(home::show_site)))
        .service(resource("/health").route(get().to(home::report_health)))
        .service(resource("/ready").route(get().to(home::report_readiness)))
        .service(resource("/.well-known/security.txt").route(get().to(home::security_txt)))
        .service(resource("/robots.txt").route(get().to(home::robots_txt)));
}

/// Log-in, the user's account, one-time links.
fn of_accounts(config: &mut ServiceConfig) {
    config
        .service(
            resource("/login")
                .route(get().to(session::log_in_page))
                .route(post().to(session::log_in)),
        )
        .service(resource("/logout").route(post().to(session::log_out)))
        .service(
            resource("/invitation/{token}")
                .route(get().to(session::link_page))
                .route(post().to(session::use_link)),
        )
        .service(resource("/account").route(get().to(account::show_account)))
        .service(
            resource("/registrations/{token}")
                .route(get().to(registration::own_page))
                .route(post().to(registration::decide_by_link)),
        )
        .service(resource("/account/name").route(post().to(account::rename_account)))
        .service(resource("/account/password").route(post().to(account::change_password)))
        .service(resource("/account/sessions").route(post().to(account::log_out_everywhere)))
        .service(resource("/account/sessions/{session}").route(post().to(log_ins::end_session)))
        .service(resource("/account/log").route(get().to(log_ins::show_log)));
}

/// The targets of a certificate's QR code.
fn by_code(config: &mut ServiceConfig) {
    // A mistyped code has a page of its own, so the first pattern takes any word.
    config
        .service(
            resource("/certificates/{code}")
                .route(get().to(certificates::public::show_certificate)),
        )
        .service(
            resource(
                "/certificates/{code:[0-9A-Za-z]{10}}/{kind:(?:certificate|badge)\\.(?:svg|pdf)}",
            )
            .route(get().to(certificates::public::download_drawing)),
        );
}

/// The home page.
fn of_home(scope: Scope) -> Scope {
    scope
        .service(resource("").route(get().to(home::show_home)))
        .service(resource("/robots.txt").route(get().to(home::federation_robots)))
}

/// News.
fn of_news(scope: Scope) -> Scope {
    scope
        .service(resource("/news").route(get().to(news::list)))
        .service(
            resource("/news/new")
                .route(get().to(news::new_page))
                .route(post().to(news::enter_note)),
        )
        .service(resource("/news/{note:\\d+}").route(get().to(news::show_note)))
        .service(
            resource("/news/{note:\\d+}/edit")
                .route(get().to(news::edit_page))
                .route(post().to(news::change_note)),
        )
        .service(resource("/news/{note:\\d+}/removal").route(post().to(news::remove_note)))
}

/// Certificates and extracts for the commission.
fn of_certificates(scope: Scope) -> Scope {
    scope
        .service(resource("/verification").route(get().to(certificates::public::show_verification)))
        .service(
            resource("/certificates")
                .route(get().to(certificates::list))
                .route(post().to(certificates::issue_all)),
        )
        .service(resource("/certificates.pdf").route(get().to(certificates::print_certificates)))
        .service(
            resource("/certificates/{certificate:\\d+}")
                .route(get().to(certificates::show_request)),
        )
        .service(
            resource("/certificates/{certificate:\\d+}/issue")
                .route(post().to(certificates::issue_certificate)),
        )
        .service(
            resource("/certificates/{certificate:\\d+}/end")
                .route(post().to(certificates::end_certificate)),
        )
        .service(
            resource("/certificates/{certificate:\\d+}/reissue")
                .route(post().to(certificates::reissue_certificate)),
        )
}

/// Members, referees and organizers.
fn of_members(scope: Scope) -> Scope {
    scope
        .service(resource("/settings/members").route(post().to(members::set_gate)))
        .service(resource("/settings/licences").route(post().to(licences::set_licensing)))
        .service(
            resource("/referees")
                .route(get().to(licences::list))
                .route(post().to(licences::enter_licence)),
        )
        .service(resource("/referees.csv").route(get().to(licences::download_csv)))
        .service(resource("/referees/new").route(get().to(licences::new_page)))
        .service(
            resource("/referees/{licence:\\d+}")
                .route(get().to(licences::edit_page))
                .route(post().to(licences::correct_licence)),
        )
        .service(
            resource("/referees/{licence:\\d+}/removal").route(post().to(licences::remove_licence)),
        )
        .service(
            resource("/members")
                .route(get().to(members::list))
                .route(post().to(members::enter)),
        )
        .service(resource("/members.csv").route(get().to(members::download_csv)))
        .service(resource("/members/new").route(get().to(members::new_page)))
        .service(
            resource("/members/file")
                .route(get().to(members::file::show_page))
                .route(post().to(members::file::upload_list)),
        )
        .service(resource("/members/file/rows").route(post().to(members::file::submit_rows)))
        .service(
            resource("/members/file/{file:\\d+}/removal")
                .route(post().to(members::file::discard_list)),
        )
        .service(
            resource("/members/file/{file:\\d+}/undoing")
                .route(post().to(members::file::undo_import)),
        )
        .service(
            resource("/members/{member:\\d+}")
                .route(get().to(members::edit_page))
                .route(post().to(members::correct_membership)),
        )
        .service(resource("/members/{member:\\d+}/end").route(post().to(members::end_membership)))
        .service(resource("/members/{member:\\d+}/dues").route(post().to(members::record_dues)))
        .service(
            resource("/members/{member:\\d+}/removal").route(post().to(members::remove_membership)),
        )
}

/// Players, and the commission's actions on them.
fn of_players(scope: Scope) -> Scope {
    scope
        .service(resource("/players/{player}/office").route(get().to(players::office::show_office)))
        .service(
            resource("/players/{player}/merge").route(post().to(players::merging::merge_players)),
        )
        .service(
            resource("/players/{player}/standing")
                .route(post().to(players::office::set_recommended_rating)),
        )
        .service(
            resource("/players/{player}/brought")
                .route(post().to(players::office::set_initial_record)),
        )
        .service(resource("/players/{player}/mark").route(post().to(players::office::mark_player)))
        .service(resource("/players/{player}/forgetting").route(post().to(players::office::forget)))
        .service(
            resource("/merges/{merge:\\d+}/undoing").route(post().to(players::office::undo_merge)),
        )
        .service(
            resource("/players/{player}/certificates/new")
                .route(get().to(certificates::request_form::new_page))
                .route(post().to(certificates::request_form::request_certificate)),
        )
        .service(
            resource("/players/new")
                .route(get().to(players::form::new_page))
                .route(post().to(players::form::add_player)),
        )
        .service(
            resource("/players/suggestions.json")
                .route(get().to(players::suggestions::suggest_players)),
        )
        .service(resource("/players/{player}").route(get().to(players::player::show_player)))
        .service(
            resource("/players/{player}/versus/{other}")
                .route(get().to(players::history::show_versus)),
        )
        .service(
            resource("/players/{player}/tournaments")
                .route(get().to(players::record::show_tournaments)),
        )
        .service(
            resource("/players/{player}/opponents")
                .route(get().to(players::record::show_opponents)),
        )
        .service(
            resource("/players/{player}/edit")
                .route(get().to(players::form::edit_page))
                .route(post().to(players::form::change_player)),
        )
}

/// Proposals of tournaments.
fn of_proposals(scope: Scope) -> Scope {
    scope
        .service(
            resource("/proposals")
                .route(get().to(proposals::list))
                .route(post().to(proposals::create_proposal)),
        )
        .service(resource("/proposals/new").route(get().to(proposals::new_page)))
        .service(
            resource("/proposals/{proposal:\\d+}")
                .route(get().to(proposals::proposal::show_proposal)),
        )
        .service(
            resource("/proposals/{proposal:\\d+}/edit")
                .route(get().to(proposals::edit_page))
                .route(post().to(proposals::change_proposal)),
        )
        .service(
            resource("/proposals/{proposal:\\d+}/document")
                .route(get().to(proposals::regulations::show_document)),
        )
        .service(
            resource("/proposals/{proposal:\\d+}/recall").route(post().to(proposals::take_back)),
        )
        .service(
            resource("/proposals/{proposal:\\d+}/withdrawal")
                .route(post().to(proposals::withdraw_proposal)),
        )
        .service(
            resource("/proposals/{proposal:\\d+}/approval")
                .route(post().to(proposals::approve_proposal)),
        )
        .service(
            resource("/proposals/{proposal:\\d+}/return").route(post().to(proposals::send_back)),
        )
        .service(
            resource("/proposals/{proposal:\\d+}/rejection")
                .route(post().to(proposals::reject_proposal)),
        )
}

/// The current list, published lists, their publication.
fn of_ratings(scope: Scope) -> Scope {
    scope
        .service(resource("/ratings").route(get().to(ratings::show_current)))
        .service(resource("/ratings.csv").route(get().to(ratings::downloads::current_csv)))
        .service(resource("/ratings.json").route(get().to(ratings::downloads::current_json)))
        .service(
            resource("/ratings/new")
                .route(get().to(ratings::publication::show_proposal))
                .route(post().to(ratings::publication::publish_list)),
        )
        .service(
            resource("/ratings/official")
                .route(get().to(ratings::official::page))
                .route(post().to(ratings::official::upload_list)),
        )
        .service(
            resource("/ratings/official/lines").route(post().to(ratings::official::submit_lines)),
        )
        .service(
            resource("/ratings/official/{list:\\d+}/removal")
                .route(post().to(ratings::official::discard_list)),
        )
        .service(
            resource("/ratings/official/{list:\\d+}/undoing")
                .route(post().to(ratings::official::undo_import)),
        )
        .service(
            resource("/ratings/past")
                .route(get().to(ratings::rating_list_import::show_page))
                .route(post().to(ratings::rating_list_import::upload_list)),
        )
        .service(
            resource("/ratings/past/columns")
                .route(post().to(ratings::rating_list_import::columns_by_hand)),
        )
        .service(
            resource("/ratings/past/rows")
                .route(post().to(ratings::rating_list_import::submit_rows)),
        )
        .service(
            resource("/ratings/past/{file:\\d+}/content")
                .route(get().to(ratings::rating_list_import::download_content)),
        )
        .service(
            resource("/ratings/past/{file:\\d+}/undoing")
                .route(post().to(ratings::rating_list_import::undo_import)),
        )
        .service(
            resource("/ratings/comparison").route(get().to(ratings::comparison::show_comparison)),
        )
        .service(
            resource("/ratings/{date:\\d{4}-\\d{2}-\\d{2}}.csv")
                .route(get().to(ratings::published::list_csv)),
        )
        .service(
            resource("/ratings/{date:\\d{4}-\\d{2}-\\d{2}}.json")
                .route(get().to(ratings::published::list_json)),
        )
        .service(resource("/ratings/{date}").route(get().to(ratings::published::list)))
}

/// Tournaments with their conditions and regulations.
fn of_tournaments(scope: Scope) -> Scope {
    scope
        .service(
            resource("/tournaments")
                .route(get().to(tournaments::list))
                .route(post().to(tournaments::conditions::plan_tournament)),
        )
        .service(resource("/tournaments/new").route(get().to(tournaments::conditions::new_page)))
        .service(
            resource("/tournaments/{tournament}")
                .route(get().to(tournaments::tournament::show_tournament)),
        )
        .service(
            resource("/tournaments/{tournament}/conditions")
                .route(get().to(tournaments::conditions::conditions_page))
                .route(post().to(tournaments::conditions::change_conditions)),
        )
        .service(
            resource("/tournaments/{tournament}/regulations")
                .route(get().to(proposals::regulations::show_regulations)),
        )
        .service(
            resource("/tournaments/{tournament}/document")
                .route(get().to(proposals::regulations::approved_document)),
        )
}

/// Registration for tournaments.
fn of_registrations(scope: Scope) -> Scope {
    scope
        .service(
            resource("/tournaments/{tournament}/registration")
                .route(get().to(registration::show_page))
                .route(post().to(registration::register_player)),
        )
        .service(
            resource("/tournaments/{tournament}/registrations")
                .route(get().to(registration::list::show_page))
                .route(post().to(registration::list::add_player)),
        )
        .service(
            resource("/tournaments/{tournament}/registrations.csv")
                .route(get().to(registration::list::download_csv)),
        )
        .service(
            resource("/tournaments/{tournament}/registrations/settings")
                .route(post().to(registration::list::set)),
        )
        .service(
            resource("/tournaments/{tournament}/registrations/entry")
                .route(post().to(registration::list::transfer_to_desk)),
        )
        .service(
            resource("/tournaments/{tournament}/registrations/{registration:\\d+}")
                .route(post().to(registration::list::mark_player)),
        )
}

/// The table of a tournament, typed or imported, and its files.
fn of_tables(scope: Scope) -> Scope {
    scope
        .service(
            resource("/tournaments/{tournament}/table")
                .route(get().to(tournaments::table::show_editor))
                .route(post().to(tournaments::table::submit_form)),
        )
        .service(
            resource("/tournaments/{tournament}/table/draft")
                .route(post().to(tournaments::table::save_draft)),
        )
        .service(
            resource("/tournaments/{tournament}/table/paste")
                .route(post().to(tournaments::table::paste_table)),
        )
        .service(
            resource("/tournaments/{tournament}/table/file")
                .route(get().to(tournaments::import::show_newest))
                .route(post().to(tournaments::import::upload_file)),
        )
        .service(
            resource("/tournaments/{tournament}/table/file/columns")
                .route(post().to(tournaments::import::columns_by_hand)),
        )
        .service(
            resource("/tournaments/{tournament}/table/file/draft")
                .route(post().to(tournaments::import::make_draft)),
        )
        .service(
            resource("/tournaments/{tournament}/table/files/{file:\\d+}")
                .route(get().to(tournaments::import::show_file)),
        )
        .service(
            resource("/tournaments/{tournament}/table/files/{file:\\d+}/content")
                .route(get().to(tournaments::import::download_content)),
        )
        .service(
            resource("/tournaments/{tournament}/files.zip")
                .route(get().to(tournaments::files::all)),
        )
        .service(
            resource("/tournaments/{tournament}/files/{format}")
                .route(get().to(tournaments::files::download_file)),
        )
        .service(
            resource("/tournaments/{tournament}/preview")
                .route(get().to(tournaments::preview::show_preview)),
        )
}

/// The way of a table from its submission to the rating.
fn of_reviews(scope: Scope) -> Scope {
    scope
        .service(
            resource("/tournaments/{tournament}/submission")
                .route(post().to(tournaments::table::submit_table)),
        )
        .service(
            resource("/tournaments/{tournament}/cosignature")
                .route(post().to(tournaments::cosign_table)),
        )
        .service(
            resource("/tournaments/{tournament}/withdrawal")
                .route(post().to(tournaments::take_back)),
        )
        .service(
            resource("/tournaments/{tournament}/return")
                .route(post().to(tournaments::return_for_changes)),
        )
        .service(
            resource("/tournaments/{tournament}/approval")
                .route(post().to(tournaments::approve_table)),
        )
        .service(
            resource("/tournaments/{tournament}/plan-line")
                .route(post().to(tournaments::plan_line)),
        )
        .service(
            resource("/tournaments/{tournament}/reopening")
                .route(post().to(tournaments::reopen_tournament)),
        )
        .service(
            resource("/tournaments/{tournament}/abandonment")
                .route(post().to(tournaments::abandon_correction)),
        )
        .service(
            resource("/tournaments/{tournament}/closing")
                .route(post().to(tournaments::close_tournament)),
        )
        .service(
            resource("/tournaments/{tournament}/cancellation")
                .route(post().to(tournaments::cancel_tournament)),
        )
        .service(
            resource("/tournaments/{tournament}/players/{player}")
                .route(get().to(tournaments::why::show_explanation)),
        )
}

/// The public pages of a tournament in play.
fn of_live(scope: Scope) -> Scope {
    scope
        .service(resource("/tournaments/{tournament}/live").route(get().to(live::rounds::show_now)))
        .service(
            resource("/tournaments/{tournament}/live/standings")
                .route(get().to(live::standings::show_standings)),
        )
        .service(
            resource("/tournaments/{tournament}/live/standings/print")
                .route(get().to(live::standings::print_standings)),
        )
        .service(
            resource("/tournaments/{tournament}/live/lot").route(get().to(live::lot::show_lot)),
        )
        .service(
            resource("/tournaments/{tournament}/live/screen")
                .route(get().to(live::wall::show_screen)),
        )
        .service(
            resource("/tournaments/{tournament}/live/events")
                .route(get().to(live::events::stream_events)),
        )
        .service(
            resource("/tournaments/{tournament}/live/bracket.svg")
                .route(get().to(live::show_picture)),
        )
        .service(
            resource("/tournaments/{tournament}/live/rounds/{round}")
                .route(get().to(live::rounds::show_round)),
        )
        .service(
            resource("/tournaments/{tournament}/live/rounds/{round}/print")
                .route(get().to(live::wall::print_round)),
        )
        .service(
            resource("/tournaments/{tournament}/live/rounds/{round}/why/{entrant}")
                .route(get().to(live::why::show_reasons)),
        )
}

/// The editions of the regulation.
fn of_rules(scope: Scope) -> Scope {
    scope
        .service(resource("/rules").route(get().to(editions::list)))
        .service(resource("/articles").route(get().to(editions::articles::show_articles)))
        .service(resource("/articles.csv").route(get().to(editions::articles::download_csv)))
        .service(resource("/rules/category").route(get().to(editions::category::show_category)))
        .service(
            resource("/rules/new")
                .route(get().to(editions::new_page))
                .route(post().to(editions::publish_amendment)),
        )
        .service(
            resource("/rules/proposals/new")
                .route(get().to(editions::proposals::new_page))
                .route(post().to(editions::proposals::propose_amendment)),
        )
        .service(
            resource("/rules/proposals/{amendment:\\d+}/answer")
                .route(post().to(editions::proposals::decline_proposal)),
        )
        .service(
            resource("/rules/proposals/{amendment:\\d+}/withdrawal")
                .route(post().to(editions::proposals::withdraw_proposal)),
        )
        .service(resource("/rules/text").route(get().to(regulation_texts::show_current)))
        .service(
            resource("/rules/text/new")
                .route(get().to(regulation_texts::new_page))
                .route(post().to(regulation_texts::enter_text)),
        )
        .service(
            resource("/rules/text/{wording:\\d+}").route(get().to(regulation_texts::show_text)),
        )
        .service(
            resource("/rules/text/{wording:\\d+}/document")
                .route(get().to(regulation_texts::download_document)),
        )
        .service(
            resource("/rules/text/{wording:\\d+}/comparison")
                .route(get().to(regulation_texts::comparison::show_comparison)),
        )
        .service(
            resource("/rules/text/{wording:\\d+}/removal")
                .route(post().to(regulation_texts::remove_text)),
        )
        .service(resource("/rules/{number:\\d+}").route(get().to(editions::show_edition)))
        .service(
            resource("/rules/{number:\\d+}/withdrawal")
                .route(post().to(editions::withdraw_amendment)),
        )
}

/// Calendar plans.
fn of_plans(scope: Scope) -> Scope {
    scope
        .service(resource("/plan").route(get().to(calendar_plans::list)))
        .service(
            resource("/plan/new")
                .route(get().to(calendar_plans::edit::new_page))
                .route(post().to(calendar_plans::edit::draft_plan)),
        )
        .service(resource("/plan/{plan:\\d+}").route(get().to(calendar_plans::show_plan)))
        .service(
            resource("/plan/{plan:\\d+}/edit")
                .route(get().to(calendar_plans::edit::edit_page))
                .route(post().to(calendar_plans::edit::update_draft)),
        )
        .service(
            resource("/plan/{plan:\\d+}/amendment")
                .route(get().to(calendar_plans::edit::amend_page))
                .route(post().to(calendar_plans::edit::amend_plan)),
        )
        .service(
            resource("/plan/{plan:\\d+}/adoption").route(post().to(calendar_plans::adopt_plan)),
        )
        .service(
            resource("/plan/{plan:\\d+}/removal").route(post().to(calendar_plans::remove_plan)),
        )
}

/// Recommendations of initial ratings by members.
fn of_recommendations(scope: Scope) -> Scope {
    scope
        .service(resource("/recommendations").route(get().to(recommendations::list)))
        .service(
            resource("/recommendations/by-link/{token}")
                .route(get().to(recommendations::show_question))
                .route(post().to(recommendations::answer_by_link)),
        )
        .service(
            resource("/recommendations/{request:\\d+}/answer")
                .route(post().to(recommendations::answer_request)),
        )
        .service(
            resource("/recommendations/{request:\\d+}/withdrawal")
                .route(post().to(recommendations::withdraw_request)),
        )
        .service(
            resource("/players/{player}/recommendation")
                .route(post().to(players::office::request_recommendation)),
        )
}

/// Appeals.
fn of_appeals(scope: Scope) -> Scope {
    scope
        .service(resource("/appeals").route(get().to(appeals::list)))
        .service(resource("/appeals/{appeal:\\d+}").route(get().to(appeals::show_appeal)))
        .service(resource("/appeals/{appeal:\\d+}/answer").route(post().to(appeals::answer_appeal)))
        .service(
            resource("/tournaments/{tournament}/appeal")
                .route(get().to(appeals::new_page))
                .route(post().to(appeals::file_appeal)),
        )
}
