//! Descriptions and news of the demo's federations. The texts name no game.

use chrono::NaiveDateTime;

use crate::db::Conn;
use crate::db::federations::Federation;
use crate::db::profiles::Profile;
use crate::domain::language::Language;
use crate::news::{self, NewsInput};
use crate::profiles::{self, Wording};
use crate::{ActionError, Actor, Tx};

struct DemoNote {
    language: Language,
    title: &'static str,
    body: &'static str,
}

const NOTES: [DemoNote; 3] = [
    DemoNote {
        language: Language::Ukrainian,
        title: "Календар наступного сезону затверджено",
        body: "Правління затвердило календар турнірів. Організатори можуть подавати положення \
            вже зараз.\n\n\
            Терміни подання:\n\n- для турнірів першого півріччя — до кінця року;\n- для решти — \
            за місяць до початку.",
    },
    DemoNote {
        language: Language::Russian,
        title: "Семинар для судей",
        body: "В субботу в 11:00 — семинар для судей: жеребьёвка, спорные случаи, отчёт за один \
            вечер. Участие бесплатное.",
    },
    DemoNote {
        language: Language::Ukrainian,
        title: "Шукаємо помічників для дитячого турніру",
        body: "Потрібні двоє помічників за столом реєстрації. Напишіть нам до п’ятниці.",
    },
];

struct DemoProfile {
    language: Language,
    about: &'static str,
    contacts: &'static str,
}

/// Description and contact of a federation, in the languages of the demo.
const SAID: [DemoProfile; 3] = [
    DemoProfile {
        language: Language::English,
        about: "We hold tournaments for everybody, from children’s cups to the championship, \
            and rate every game.\n\nWhoever wants to play \
             chooses a tournament in the calendar and registers.",
        contacts: "**Secretary:** [office@example.org](mailto:office@example.org)\n\nTuesdays, \
            18:00–21:00",
    },
    DemoProfile {
        language: Language::Russian,
        about: "Мы проводим турниры для всех, от детских кубков до чемпионата, и считаем \
            рейтинг по каждой партии.\n\nКто хочет играть, \
             выбирает турнир в календаре и подаёт заявку.",
        contacts: "**Секретарь:** [office@example.org](mailto:office@example.org)\n\nВторник, \
            18:00–21:00",
    },
    DemoProfile {
        language: Language::Ukrainian,
        about: "Ми проводимо турніри для всіх, від дитячих кубків до чемпіонату, і рахуємо \
            рейтинг за кожною партією.\n\nХто хоче грати, \
             обирає турнір у календарі й подає заявку.",
        contacts: "**Секретар:** [office@example.org](mailto:office@example.org)\n\nЩовівторка, \
            18:00–21:00",
    },
];

/// Publishes the description, contacts and news of a federation.
pub(super) fn publish_texts(
    conn: &mut Conn,
    federation: &Federation,
    chair: &Actor,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let profile = |said: &DemoProfile| Profile {
        federation_id: federation.id,
        language: said.language,
        about: said.about.to_owned(),
        contacts: said.contacts.to_owned(),
    };
    let said = SAID.iter().map(profile).collect();
    profiles::store_texts(
        &mut Tx::new(conn, chair, federation, at),
        &Wording {
            said,
            seen: String::new(),
        },
    )?;
    for note in NOTES {
        let given = NewsInput {
            language: note.language.word().to_owned(),
            title: note.title.to_owned(),
            body: note.body.to_owned(),
        };
        news::enter_note(&mut Tx::new(conn, chair, federation, at), &given)?;
    }
    Ok(())
}
