//! Connections to PostgreSQL over TLS: whom the program believes, and whom it doesn't.

use std::io::{Read, Write};
use std::net::TcpListener;

use crosstable::db::{Db, DbError, federations};
use diesel::{Connection, PgConnection, RunQueryDsl, sql_query};

use crate::database::{Database, Kind, Stage, setting};

/// An empty database on a server with TLS, and the folder with the certificates; `None`: there is
/// no PostgreSQL today.
fn server() -> Option<(Database, String)> {
    let database = Database::on(Kind::Postgres)?;
    let folder = setting("CROSSTABLE_TEST_POSTGRES_CERTIFICATES");
    Some((
        database,
        folder.expect("tests/run starts a PostgreSQL with TLS and says where its certificates lie"),
    ))
}

/// Why an address is refused.
#[track_caller]
fn refused(url: &str) -> String {
    match Db::open(url, 1) {
        Ok(_) => panic!("{url} was opened"),
        Err(DbError::Unavailable(text) | DbError::Address(text)) => text,
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn a_server_that_proves_who_it_is_is_talked_to_over_tls() {
    let Some((database, folder)) = server() else {
        return;
    };
    for mode in ["require", "verify-ca", "verify-full"] {
        let db = Db::open(
            &format!(
                "{}?sslmode={mode}&sslrootcert={folder}/root.crt&application_name=over-tls",
                database.url
            ),
            2,
        )
        .unwrap();
        // All sorts of answers, short and long, go through.
        db.run_migrations().unwrap();
        assert!(!db.is_outdated().unwrap());
        assert!(db.read(federations::list).unwrap().is_empty());
        #[derive(diesel::QueryableByName)]
        struct Count {
            #[diesel(sql_type = diesel::sql_types::BigInt)]
            count: i64,
        }
        let mut plain = PgConnection::establish(&database.url).unwrap();
        let mut count = |encrypted: bool| {
            let asked = format!(
                "SELECT count(*) AS count FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) WHERE s.ssl = {encrypted} \
                 AND a.datname = current_database() AND a.application_name = 'over-tls'"
            );
            sql_query(asked)
                .get_result::<Count>(&mut plain)
                .unwrap()
                .count
        };
        assert!(count(true) >= 2, "{mode}");
        assert_eq!(count(false), 0, "{mode}");
        // Larger than any piece that is carried at once, both ways.
        let long = "x".repeat(3 << 20);
        db.write(|c| {
            use diesel::sql_types::Text;
            #[derive(diesel::QueryableByName)]
            struct Said {
                #[diesel(sql_type = Text)]
                said: String,
            }
            let crosstable::db::Conn::Postgres(c) = c else {
                panic!("another database")
            };
            let back: Said = sql_query("SELECT $1 || $1 AS said")
                .bind::<Text, _>(&long)
                .get_result(c)
                .unwrap();
            assert!(back.said == long.repeat(2), "{mode}");
            Ok::<_, DbError>(())
        })
        .unwrap();
    }
}

#[test]
fn a_server_that_cannot_prove_who_it_is_is_refused() {
    let Some((database, folder)) = server() else {
        return;
    };
    let asked = |rest: &str| refused(&format!("{}?{rest}", database.url));
    for mode in ["require", "verify-ca", "verify-full"] {
        let said = asked(&format!(
            "sslmode={mode}&sslrootcert={folder}/other-root.crt"
        ));
        assert!(said.contains("certificate"), "{said}");
        let said = asked(&format!("sslmode={mode}"));
        assert!(
            said.contains("certificate"),
            "the roots of the world know it: {said}"
        );
    }
    // The certificate is for 127.0.0.1.
    let elsewhere = database.url.replace("127.0.0.1", "localhost");
    assert!(
        refused(&format!(
            "{elsewhere}?sslmode=verify-full&sslrootcert={folder}/root.crt"
        ))
        .contains("not valid for name")
    );
    assert!(
        asked("sslmode=verify-full&sslrootcert=/nowhere/root.crt").contains("/nowhere/root.crt")
    );
    assert!(
        asked(&format!(
            "sslmode=verify-full&sslrootcert={folder}/root.key"
        ))
        .contains("no certificate in it")
    );
}

#[test]
fn a_server_without_tls_gets_no_password() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = std::thread::spawn(move || {
        let (mut client, _) = listener.accept().unwrap();
        let mut asked = [0; 8];
        client.read_exact(&mut asked).unwrap();
        assert_eq!(asked, [0, 0, 0, 8, 4, 210, 22, 47]);
        client.write_all(b"N").unwrap();
        let mut rest = Vec::new();
        client.read_to_end(&mut rest).unwrap();
        rest
    });
    let said = refused(&format!(
        "postgres://somebody:secret@127.0.0.1:{port}/x?sslmode=verify-full"
    ));
    assert!(
        said.contains("the server has no TLS") && !said.contains("secret"),
        "{said}"
    );
    assert_eq!(server.join().unwrap(), b"");
}
