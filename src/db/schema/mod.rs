// Tables in diesel's notation, the same for both databases.

mod asking;
mod decisions;
mod elsewhere;
mod house;
mod log_in;
mod members;
mod once;
mod plans;
mod playing;
mod register;
mod uploads;

pub(super) use self::asking::{recommendation_members, recommendation_requests};
pub(super) use self::decisions::{amendment_proposals, annulments, appeals, contradictions, orders, regulation_texts};
pub(super) use self::elsewhere::{external_ids, foreign_ratings, official_lists};
pub(super) use self::house::{hosts, jobs, news, profiles, verifications};
pub(super) use self::log_in::{
    accounts, log_ins, login_failures, one_time_links, one_time_secrets, outbox, passkeys, password_links, pending_second_factors,
    recovery_codes, roles, sessions, totp, totp_setups,
};
pub(super) use self::members::{member_imports, memberships};
pub(super) use self::once::{idempotency_keys, upkeep};
pub(super) use self::plans::{calendar_plans, plan_amendments, plan_lines};
pub(super) use self::playing::{assistants, desk_acts, desks, registration_settings, registrations};
pub(super) use self::register::{licences, person_links};
pub(super) use self::uploads::{files, rating_list_imports, table_imports, tournament_import_files, tournament_imports};

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    federations (id) {
        id -> BigInt,
        slug -> Text,
        name -> Text,
        names -> Text,
        rules -> Word,
        parameters -> Text,
        accent -> Word,
        next_position -> BigInt,
        version -> BigInt,
        created_at -> Timestamp,
        prior_approval -> Bool,
        emblem_id -> Nullable<BigInt>,
        signatory_post -> Text,
        signatory_name -> Text,
        second_factor -> Bool,
        setup_hidden -> Bool,
        time_zone -> Word,
        appeal_days -> Nullable<Integer>,
        list_note -> Text,
        divisions -> Text,
        members -> Word,
        dues -> Bool,
        licensing -> Word,
        bounds -> Text,
        moved -> Word,
        name_language -> Word,
        country -> Text,
    }
}

diesel::table! {
    clubs (id) {
        id -> BigInt,
        federation_id -> BigInt,
        name -> Text,
        latin -> Nullable<Text>,
        city -> Nullable<Text>,
        position -> Nullable<BigInt>,
        contacts -> Text,
        founded -> Nullable<Text>,
        closed_on -> Nullable<Date>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    players (id) {
        id -> BigInt,
        federation_id -> BigInt,
        code -> Text,
        name -> Text,
        latin -> Nullable<Text>,
        born -> Nullable<Text>,
        gender -> Nullable<Word>,
        country -> Nullable<Text>,
        club_id -> Nullable<BigInt>,
        guest -> Bool,
        standing -> Nullable<Text>,
        position -> BigInt,
        search_key -> Text,
        likeness_key -> Text,
        record -> Text,
        rating -> Nullable<Double>,
        deviation -> Nullable<Double>,
        rank -> Nullable<Text>,
        rank_step -> Integer,
        rank_kept -> Bool,
        provisional -> Bool,
        last_tournament_id -> Nullable<BigInt>,
        merged_into -> Nullable<BigInt>,
        mark -> Word,
        marked_on -> Nullable<Date>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::{Lines, Word};

    tournaments (id) {
        id -> BigInt,
        federation_id -> BigInt,
        code -> Text,
        name -> Text,
        starts -> Date,
        ends -> Date,
        city -> Text,
        club_id -> Nullable<BigInt>,
        referee_id -> Nullable<BigInt>,
        referee_name -> Text,
        official -> Bool,
        plan -> Text,
        board -> Lines,
        minutes -> Nullable<Double>,
        pool -> Word,
        category -> Word,
        remark -> Text,
        state -> Word,
        reason -> Text,
        lock_version -> BigInt,
        sheet -> Text,
        position -> Nullable<BigInt>,
        passes -> Nullable<BigInt>,
        parameters -> Nullable<Text>,
        rated_at -> Nullable<Timestamp>,
        changed_at -> Timestamp,
        edition_id -> Nullable<BigInt>,
        duration_days -> Integer,
        rated_as -> Text,
        plan_line_id -> Nullable<BigInt>,
        rated_by_fide -> Bool,
        round_days -> Word,
    }
}

diesel::table! {
    participants (tournament_id, number) {
        tournament_id -> BigInt,
        number -> Integer,
        player_id -> BigInt,
        place -> Nullable<Integer>,
        points -> Nullable<Text>,
        listed -> Bool,
        fide -> Nullable<Integer>,
        conditional -> Nullable<Double>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    games (tournament_id, seq) {
        tournament_id -> BigInt,
        seq -> Integer,
        round -> Nullable<BigInt>,
        a_id -> BigInt,
        b_id -> Nullable<BigInt>,
        halves -> Nullable<Integer>,
        played -> Bool,
        annulled -> Bool,
        handicap -> Integer,
        colour -> Nullable<Word>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    results (tournament_id, player_id) {
        tournament_id -> BigInt,
        player_id -> BigInt,
        position -> BigInt,
        before -> Nullable<Double>,
        after -> Nullable<Double>,
        deviation_before -> Nullable<Double>,
        deviation -> Nullable<Double>,
        rank_before -> Nullable<Text>,
        rank -> Nullable<Text>,
        pool -> Nullable<Word>,
        rated_games -> Nullable<Integer>,
        anomaly -> Nullable<Double>,
        anomalous -> Bool,
        provisional -> Bool,
        provisional_before -> Bool,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    signatures (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        office -> Word,
        account_id -> Nullable<BigInt>,
        name -> Text,
        signed_at -> Timestamp,
        fingerprint -> Text,
        withdrawn_at -> Nullable<Timestamp>,
        caveats -> Text,
    }
}

diesel::table! {
    lists (id) {
        id -> BigInt,
        federation_id -> BigInt,
        number -> Integer,
        date -> Date,
        position -> BigInt,
        parameters -> Text,
        note -> Text,
        published_at -> Timestamp,
        published_by -> Text,
        fingerprint -> Text,
        players -> Integer,
        edition_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    list_entries (list_id, pool, place) {
        list_id -> BigInt,
        pool -> Word,
        place -> Integer,
        player_id -> BigInt,
        name -> Text,
        latin -> Text,
        club -> Text,
        rating -> Double,
        deviation -> Nullable<Double>,
        rank -> Nullable<Text>,
        provisional -> Bool,
    }
}

diesel::table! {
    list_rank_decisions (list_id, seq) {
        list_id -> BigInt,
        seq -> Integer,
        player_id -> BigInt,
        article -> Text,
        rank_before -> Nullable<Text>,
        rank -> Nullable<Text>,
        norm -> Nullable<Double>,
    }
}

diesel::table! {
    editions (id) {
        id -> BigInt,
        federation_id -> BigInt,
        number -> Integer,
        title -> Text,
        published -> Date,
        since -> Nullable<Date>,
        position -> Nullable<BigInt>,
        parameters -> Text,
        note -> Text,
        by_name -> Text,
        created_at -> Timestamp,
        order_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    merges (id) {
        id -> BigInt,
        federation_id -> BigInt,
        kept_id -> BigInt,
        gone_id -> BigInt,
        kept_standing -> Nullable<Text>,
        gone_standing -> Nullable<Text>,
        swapped -> Bool,
        tournaments -> Text,
        reason -> Text,
        at -> Timestamp,
        by_name -> Text,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Text,
        numbers -> Text,
    }
}

diesel::table! {
    club_changes (id) {
        id -> BigInt,
        player_id -> BigInt,
        day -> Date,
        before_id -> Nullable<BigInt>,
        after_id -> Nullable<BigInt>,
        by_name -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    country_changes (id) {
        id -> BigInt,
        player_id -> BigInt,
        day -> Date,
        before -> Text,
        after -> Text,
        by_name -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    recommendations (player_id) {
        player_id -> BigInt,
        rating -> Double,
        first_name -> Text,
        first_day -> Date,
        second_name -> Text,
        second_day -> Date,
        reason -> Text,
        by_name -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    signing_keys (id) {
        id -> BigInt,
        federation_id -> BigInt,
        public -> Text,
        secret -> Text,
        created_at -> Timestamp,
        retired_at -> Nullable<Timestamp>,
        revoked_at -> Nullable<Timestamp>,
        revoked_from -> Nullable<Date>,
        reason -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    certificates (id) {
        id -> BigInt,
        federation_id -> BigInt,
        player_id -> BigInt,
        kind -> Word,
        stage -> Word,
        language -> Word,
        on_day -> Nullable<Date>,
        pool -> Word,
        anonymous -> Bool,
        asked_by -> Text,
        contact -> Text,
        delivery -> Text,
        requested_at -> Timestamp,
        number -> Nullable<Integer>,
        code -> Nullable<Text>,
        facts -> Nullable<Text>,
        statement -> Nullable<Text>,
        signature -> Nullable<Text>,
        key_id -> Nullable<BigInt>,
        issued_at -> Nullable<Timestamp>,
        issued_by -> Text,
        ended_at -> Nullable<Timestamp>,
        reason -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    proposals (id) {
        id -> BigInt,
        federation_id -> BigInt,
        organizer_id -> Nullable<BigInt>,
        organizer_name -> Text,
        stage -> Word,
        name -> Text,
        form -> Text,
        body -> Text,
        file_id -> Nullable<BigInt>,
        plea -> Text,
        exception -> Text,
        reason -> Text,
        first_sent_at -> Nullable<Timestamp>,
        due_on -> Nullable<Date>,
        sent_at -> Nullable<Timestamp>,
        decided_at -> Nullable<Timestamp>,
        decided_by -> Text,
        assessment -> Nullable<Text>,
        fingerprint -> Nullable<Text>,
        tournament_id -> Nullable<BigInt>,
        lock_version -> BigInt,
        changed_at -> Timestamp,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    pool_ratings (player_id, pool) {
        player_id -> BigInt,
        pool -> Word,
        federation_id -> BigInt,
        rating -> Double,
        games -> Integer,
        last_played -> Nullable<Date>,
    }
}

diesel::table! {
    rating_snapshots (tournament_id) {
        tournament_id -> BigInt,
        records -> Text,
    }
}

diesel::table! {
    corrections (id) {
        id -> BigInt,
        federation_id -> BigInt,
        tournament_id -> Nullable<BigInt>,
        at -> Timestamp,
        by_name -> Text,
        reason -> Text,
        since -> BigInt,
        table_before -> Nullable<Text>,
        table_after -> Nullable<Text>,
    }
}

diesel::table! {
    correction_parts (correction_id, seq) {
        correction_id -> BigInt,
        seq -> Integer,
        tournament_id -> Nullable<BigInt>,
        count -> Integer,
        lines -> Text,
    }
}

diesel::table! {
    audit (seq) {
        seq -> BigInt,
        at -> Timestamp,
        federation_id -> Nullable<BigInt>,
        actor -> Text,
        act -> Text,
        subject -> Text,
        detail -> Text,
        previous -> Text,
        hash -> Text,
        number -> Nullable<BigInt>,
    }
}

diesel::table! {
    audit_chains (id) {
        id -> BigInt,
        number -> BigInt,
        seq -> BigInt,
        hash -> Text,
        beginning -> Text,
        mark -> BigInt,
    }
}

diesel::table! {
    initial_rating_acts (id) {
        id -> BigInt,
        federation_id -> BigInt,
        reason -> Text,
        at -> Timestamp,
        by_name -> Text,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Text,
    }
}

diesel::table! {
    initial_rating_entries (act_id, player_id) {
        act_id -> BigInt,
        player_id -> BigInt,
        before_standing -> Nullable<Text>,
        after_standing -> Nullable<Text>,
    }
}

/// Pairs of tables that occur together in a query. Each pair is ten trait impls: all pairs of all
/// tables were six thousand, a second of every check.
macro_rules! joined {
    ($($left:ident with $right:ident;)+) => {
        $(diesel::allow_tables_to_appear_in_same_query!($left, $right);)+
    };
}

joined! {
    players with list_entries;
    players with results;
    players with tournaments;
    files with tournament_import_files;
    files with rating_list_imports;
    files with member_imports;
    files with table_imports;
    accounts with roles;
    accounts with sessions;
    calendar_plans with plan_lines;
    clubs with club_changes;
    clubs with tournaments;
    certificates with contradictions;
    corrections with contradictions;
    lists with list_rank_decisions;
    lists with list_entries;
    lists with players;
    players with person_links;
    players with pool_ratings;
    players with recommendations;
    recommendation_requests with recommendation_members;
    initial_rating_acts with initial_rating_entries;
    participants with tournaments;
    tournaments with annulments;
    tournaments with desks;
    tournaments with games;
    tournaments with rating_snapshots;
    tournaments with registrations;
    tournaments with results;
    tournaments with signatures;
}
