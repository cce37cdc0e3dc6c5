use super::*;

fn paper() -> Paper {
    Paper {
        language: "uk",
        accent: "#4d7c0f".into(),
        date: NaiveDate::from_ymd_opt(2026, 9, 1).unwrap(),
        federation: "Федерація ґо Надозер’я".into(),
        heading: "ПОСВІДЧЕННЯ ПРО РОЗРЯД".into(),
        intro: "Цим засвідчується, що".into(),
        name: "Ґалаґан Єлизавета".into(),
        latin: "Yelyzaveta Galagan".into(),
        statement: "присвоєно розряд".into(),
        value: "1 кю".into(),
        detail: "за рейтинг 1987 після змагання «Кубок Надозер’я»".into(),
        facts: vec![
            ("Номер".into(), "33".into()),
            ("Дата".into(), "1 вересня 2026".into()),
        ],
        signatory_post: "Голова".into(),
        signatory_name: "Ї. О. Щенсняк".into(),
        verify: "Перевірити:".into(),
        address: "crosstable.example/certificates/7K2MQ9XD".into(),
        qr: format!(
            "https://crosstable.example/certificates/7K2MQ9XD#{}",
            "Q".repeat(250)
        ),
        qr_small: "https://crosstable.example/certificates/7K2MQ9XD".into(),
        fingerprint: "8f3a 91bc".into(),
        ..Paper::default()
    }
}

#[test]
fn the_same_paper_is_the_same_bytes() {
    for format in [Format::A4, Format::A6] {
        let (one, other) = (
            render_pdf([&paper()], format).unwrap(),
            render_pdf([&paper()], format).unwrap(),
        );
        assert!(
            one == other && one.starts_with(b"%PDF-1.7") && one.len() < 120_000,
            "{}",
            one.len()
        );
        assert_eq!(
            paper().render_svg(format).unwrap(),
            paper().render_svg(format).unwrap()
        );
    }
    let mut changed = paper();
    changed.facts[0].1 = "34".into();
    assert_ne!(
        render_pdf([&changed], Format::A4).unwrap(),
        render_pdf([&paper()], Format::A4).unwrap()
    );
}

#[test]
fn the_drawing_needs_no_fonts_and_no_other_files() {
    let svg = paper().render_svg(Format::A4).unwrap();
    assert!(!svg.contains("<text") && !svg.contains("font-family") && !svg.contains("script"));
    assert!(
        svg.matches("http").count() == svg.matches("http://www.w3.org/").count(),
        "only namespaces"
    );
}

#[test]
fn texts_of_every_length_and_kind_have_room() {
    let long = "Дуже-Довге-Прізвище ".repeat(6);
    for (name, value, detail) in [
        ("", "", ""),
        ("A", "B", "C"),
        (long.as_str(), long.as_str(), long.as_str()),
        ("<&\">", "]]>", "\u{0}x"),
        ("本 ★", "\u{202f}→", "\u{7}Ə"),
    ] {
        let mut p = paper();
        (p.name, p.value, p.detail) = (name.into(), value.into(), detail.into());
        p.revoked = Some("ВІДКЛИКАНО".into());
        p.emblem = Some(Arc::new(
            redraw_emblem(br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>"#).unwrap(),
        ));
        for format in [Format::A4, Format::A6] {
            p.render_svg(format).unwrap();
            render_pdf([&p], format).unwrap();
        }
    }
    let mut p = paper();
    p.qr = "x".repeat(5000);
    assert!(p.render_svg(Format::A4).is_err());
}

#[test]
fn a_light_tint_of_the_accent() {
    assert_eq!(
        (
            light_tint("#0f766e").as_str(),
            light_tint("nonsense").as_str()
        ),
        ("#f4f9f8", "#ffffff")
    );
}
