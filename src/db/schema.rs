// Tables in diesel's notation, the same for both databases.

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
    files (id) {
        id -> BigInt,
        federation_id -> BigInt,
        name -> Text,
        media_type -> Text,
        sha256 -> Text,
        content -> Binary,
        created_at -> Timestamp,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    profiles (federation_id, language) {
        federation_id -> BigInt,
        language -> Word,
        about -> Text,
        contacts -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    news (id) {
        id -> BigInt,
        federation_id -> BigInt,
        language -> Word,
        title -> Text,
        body -> Text,
        by_name -> Text,
        created_at -> Timestamp,
        changed_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    hosts (host) {
        host -> Word,
        federation_id -> BigInt,
        main -> Bool,
        created_at -> Timestamp,
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

    accounts (id) {
        id -> BigInt,
        login -> Text,
        name -> Text,
        password -> Nullable<Text>,
        disabled -> Bool,
        language -> Nullable<Word>,
        created_at -> Timestamp,
        mail -> Nullable<Text>,
        mail_pending -> Nullable<Text>,
        notices -> Bool,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    roles (id) {
        id -> BigInt,
        account_id -> BigInt,
        federation_id -> Nullable<BigInt>,
        role -> Word,
        club_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    one_time_links (token_hash) {
        token_hash -> Text,
        purpose -> Word,
        account_id -> BigInt,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
        mail -> Nullable<Text>,
        made_by -> Nullable<BigInt>,
    }
}

diesel::table! {
    password_links (account_id) {
        account_id -> BigInt,
        made_by -> Nullable<BigInt>,
        made_at -> Timestamp,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    sessions (token_hash) {
        token_hash -> Text,
        account_id -> BigInt,
        created_at -> Timestamp,
        seen_at -> Timestamp,
        browser -> Word,
        system -> Word,
        network -> Text,
        proved_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    pending_second_factors (token_hash) {
        token_hash -> Text,
        account_id -> BigInt,
        created_at -> Timestamp,
    }
}

diesel::table! {
    totp (account_id) {
        account_id -> BigInt,
        secret -> Text,
        added_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
        last_step -> BigInt,
    }
}

diesel::table! {
    totp_setups (account_id) {
        account_id -> BigInt,
        secret -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    passkeys (id) {
        id -> BigInt,
        account_id -> BigInt,
        credential -> Text,
        name -> Text,
        public -> Text,
        added_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    recovery_codes (account_id, code_hash) {
        account_id -> BigInt,
        code_hash -> Text,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    one_time_secrets (token_hash) {
        token_hash -> Text,
        account_id -> BigInt,
        sealed -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    log_ins (id) {
        id -> BigInt,
        account_id -> BigInt,
        at -> Timestamp,
        outcome -> Word,
        times -> Integer,
        browser -> Word,
        system -> Word,
        network -> Text,
    }
}

diesel::table! {
    login_failures (subject) {
        subject -> Text,
        failures -> Integer,
        last_at -> Timestamp,
        blocked_until -> Nullable<Timestamp>,
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
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    external_ids (id) {
        id -> BigInt,
        federation_id -> BigInt,
        player_id -> BigInt,
        system -> Word,
        number -> Text,
        number_key -> Text,
        since -> Date,
        ended -> Nullable<Date>,
        entered_by -> Text,
        source -> Text,
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
    memberships (id) {
        id -> BigInt,
        federation_id -> BigInt,
        player_id -> BigInt,
        club_id -> Nullable<BigInt>,
        since -> Nullable<Date>,
        until -> Nullable<Date>,
        paid_until -> Nullable<Date>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    licences (id) {
        id -> BigInt,
        federation_id -> BigInt,
        kind -> Word,
        name -> Text,
        category -> Text,
        number -> Text,
        since -> Nullable<Date>,
        until -> Nullable<Date>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    person_links (id) {
        id -> BigInt,
        player_id -> BigInt,
        other_id -> BigInt,
        stage -> Word,
        asked_by -> Text,
        asked_at -> Timestamp,
        answered_by -> Text,
        answered_at -> Nullable<Timestamp>,
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
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    recommendation_requests (id) {
        id -> BigInt,
        federation_id -> BigInt,
        player_id -> BigInt,
        rating -> Double,
        reason -> Text,
        by_name -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        stage -> Word,
        ended_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    recommendation_members (id) {
        id -> BigInt,
        request_id -> BigInt,
        account_id -> Nullable<BigInt>,
        player_id -> Nullable<BigInt>,
        name -> Text,
        mail -> Text,
        token_hash -> Text,
        answer -> Word,
        remark -> Text,
        answered_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    orders (id) {
        id -> BigInt,
        federation_id -> BigInt,
        number -> Text,
        day -> Date,
        body -> Text,
        file_id -> Nullable<BigInt>,
        by_name -> Text,
        created_at -> Timestamp,
        title -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    regulation_texts (id) {
        id -> BigInt,
        federation_id -> BigInt,
        language -> Word,
        day -> Date,
        order_id -> Nullable<BigInt>,
        body -> Text,
        file_id -> Nullable<BigInt>,
        articles -> Text,
        by_name -> Text,
        created_at -> Timestamp,
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
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    amendment_proposals (id) {
        id -> BigInt,
        federation_id -> BigInt,
        account_id -> Nullable<BigInt>,
        by_name -> Text,
        proposed_at -> Timestamp,
        reason -> Text,
        parameters -> Text,
        stage -> Word,
        settled_by -> Text,
        settled_at -> Nullable<Timestamp>,
        answer -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    calendar_plans (id) {
        id -> BigInt,
        federation_id -> BigInt,
        year -> Integer,
        title -> Text,
        stage -> Word,
        adopted_on -> Nullable<Date>,
        adopted_by -> Text,
        by_name -> Text,
        changed_at -> Timestamp,
        lock_version -> BigInt,
    }
}

diesel::table! {
    plan_lines (id) {
        id -> BigInt,
        plan_id -> BigInt,
        number -> Integer,
        name -> Text,
        starts -> Date,
        ends -> Date,
        city -> Text,
        kind -> Text,
        struck -> Bool,
    }
}

diesel::table! {
    plan_amendments (id) {
        id -> BigInt,
        plan_id -> BigInt,
        number -> Integer,
        day -> Date,
        source -> Text,
        changes -> Text,
        by_name -> Text,
        created_at -> Timestamp,
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
    registration_settings (tournament_id) {
        tournament_id -> BigInt,
        open -> Bool,
        until_day -> Nullable<Date>,
        places -> Nullable<Integer>,
        note -> Text,
        lock_version -> BigInt,
        changed_at -> Timestamp,
        venue -> Text,
        way -> Text,
        fee -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    registrations (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        token_hash -> Text,
        state -> Word,
        name -> Text,
        name_key -> Text,
        club -> Text,
        city -> Text,
        country -> Text,
        player_rank -> Text,
        born -> Text,
        mail -> Text,
        remark -> Text,
        language -> Word,
        created_at -> Timestamp,
        turn -> Nullable<BigInt>,
        here -> Nullable<Bool>,
        entrant -> Nullable<BigInt>,
        erased_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    desks (tournament_id) {
        tournament_id -> BigInt,
        state -> Text,
        seq -> BigInt,
        changed_at -> Timestamp,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    desk_acts (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        act_key -> Text,
        account_id -> Nullable<BigInt>,
        name -> Text,
        act -> Text,
        answer -> Word,
        at -> Timestamp,
    }
}

diesel::table! {
    assistants (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        name -> Text,
        token_hash -> Text,
        created_at -> Timestamp,
        revoked_at -> Nullable<Timestamp>,
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
        half_points -> Nullable<Integer>,
        played -> Bool,
        annulled -> Bool,
        handicap -> Integer,
        colour -> Nullable<Word>,
    }
}

diesel::table! {
    annulments (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        round -> BigInt,
        a_id -> BigInt,
        b_id -> BigInt,
        by_name -> Text,
        at -> Timestamp,
        reason -> Text,
    }
}

diesel::table! {
    rating_snapshots (tournament_id) {
        tournament_id -> BigInt,
        records -> Text,
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
    contradictions (id) {
        id -> BigInt,
        federation_id -> BigInt,
        correction_id -> BigInt,
        certificate_id -> Nullable<BigInt>,
        list_id -> Nullable<BigInt>,
        players -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    appeals (id) {
        id -> BigInt,
        federation_id -> BigInt,
        tournament_id -> BigInt,
        player_id -> Nullable<BigInt>,
        account_id -> Nullable<BigInt>,
        name -> Text,
        contact -> Text,
        about -> Word,
        body -> Text,
        filed_at -> Timestamp,
        stage -> Word,
        answer -> Text,
        answered_by -> Text,
        answered_at -> Nullable<Timestamp>,
        correction_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    table_imports (file_id) {
        file_id -> BigInt,
        tournament_id -> BigInt,
        reading -> Text,
        uploaded_by -> Text,
        taken_at -> Nullable<Timestamp>,
        erased_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    rating_list_imports (file_id) {
        file_id -> BigInt,
        reading -> Text,
        uploaded_by -> Text,
        taken_at -> Nullable<Timestamp>,
        outcome -> Text,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Text,
        erased_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    member_imports (file_id) {
        file_id -> BigInt,
        reading -> Text,
        uploaded_by -> Text,
        taken_at -> Nullable<Timestamp>,
        outcome -> Text,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Text,
        erased_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    tournament_imports (id) {
        id -> BigInt,
        federation_id -> BigInt,
        name -> Text,
        reading -> Text,
        uploaded_by -> Text,
        created_at -> Timestamp,
        ordered -> Text,
        taken_at -> Nullable<Timestamp>,
        outcome -> Text,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Text,
    }
}

diesel::table! {
    tournament_import_files (file_id) {
        file_id -> BigInt,
        bundle_id -> BigInt,
        erased_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    official_lists (id) {
        id -> BigInt,
        federation_id -> BigInt,
        system -> Word,
        name -> Text,
        sha256 -> Text,
        size -> BigInt,
        dated -> Nullable<Date>,
        entries -> BigInt,
        found -> Text,
        uploaded_by -> Text,
        created_at -> Timestamp,
        taken_at -> Nullable<Timestamp>,
        outcome -> Text,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    foreign_ratings (id) {
        id -> BigInt,
        federation_id -> BigInt,
        player_id -> BigInt,
        kind -> Word,
        dated -> Date,
        rating -> Integer,
        list_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    jobs (id) {
        id -> BigInt,
        federation_id -> BigInt,
        kind -> Word,
        about -> Text,
        return_path -> Text,
        by_name -> Text,
        node -> Text,
        lock_file -> Text,
        begun_at -> Timestamp,
        heartbeat_at -> Timestamp,
        done -> BigInt,
        total -> BigInt,
        ended_at -> Nullable<Timestamp>,
        outcome -> Nullable<Word>,
        result -> Text,
    }
}

diesel::table! {
    verifications (federation_id) {
        federation_id -> BigInt,
        begun_at -> Timestamp,
        ended_at -> Nullable<Timestamp>,
        tournaments -> BigInt,
        differences -> BigInt,
        examples -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    outbox (id) {
        id -> BigInt,
        account_id -> Nullable<BigInt>,
        address -> Text,
        language -> Word,
        kind -> Word,
        facts -> Text,
        dedup -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        next_try_at -> Timestamp,
        attempts -> Integer,
        claimed_until -> Nullable<Timestamp>,
        sent_at -> Nullable<Timestamp>,
        given_up_at -> Nullable<Timestamp>,
        last_error -> Text,
    }
}

diesel::table! {
    idempotency_keys (key_hash) {
        key_hash -> Text,
        at -> Timestamp,
        location -> Text,
    }
}

diesel::table! {
    audit_chains (id) {
        id -> BigInt,
        number -> BigInt,
        seq -> BigInt,
        hash -> Text,
        mark -> BigInt,
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
        number -> BigInt,
    }
}

/// Each pair is ten trait impls: all pairs of all tables were six thousand, a second of every
/// check.
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
