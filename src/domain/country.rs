//! Countries: codes of ISO 3166-1 and of FIDE, names in three languages. Two letters are stored.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A country with its codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Country {
    /// Alpha-2 code of ISO 3166-1; `XK` for Kosovo, as in the European Go Database.
    pub alpha2: &'static str,
    /// FIDE's three letters; the alpha-3 code if FIDE and the Olympic Committee have none.
    pub fide: &'static str,
    /// Alpha-3 code of ISO 3166-1.
    pub alpha3: &'static str,
}

/// Alpha-2, FIDE's and alpha-3 code of each country, in the order of the first.
const CODES: &str = "\
    ADANDAND AEUAEARE AFAFGAFG AGANTATG AIAIAAIA ALALBALB AMARMARM AOANGAGO AQATAATA ARARGARG \
    ASASAASM ATAUTAUT AUAUSAUS AWARUABW AXALAALA AZAZEAZE BABIHBIH BBBARBRB BDBANBGD BEBELBEL \
    BFBURBFA BGBULBGR BHBRNBHR BIBDIBDI BJBENBEN BLBLMBLM BMBERBMU BNBRUBRN BOBOLBOL BQBESBES \
    BRBRABRA BSBAHBHS BTBHUBTN BVBVTBVT BWBOTBWA BYBLRBLR BZBIZBLZ CACANCAN CCCCKCCK CDCODCOD \
    CFCAFCAF CGCGOCOG CHSUICHE CICIVCIV CKCOKCOK CLCHICHL CMCMRCMR CNCHNCHN COCOLCOL CRCRCCRI \
    CUCUBCUB CVCPVCPV CWCUWCUW CXCXRCXR CYCYPCYP CZCZECZE DEGERDEU DJDJIDJI DKDENDNK DMDMADMA \
    DODOMDOM DZALGDZA ECECUECU EEESTEST EGEGYEGY EHESHESH ERERIERI ESESPESP ETETHETH FIFINFIN \
    FJFIJFJI FKFLKFLK FMFSMFSM FOFAIFRO FRFRAFRA GAGABGAB GBGBRGBR GDGRNGRD GEGEOGEO GFGUFGUF \
    GGGCIGGY GHGHAGHA GIGIBGIB GLGRLGRL GMGAMGMB GNGUIGIN GPGLPGLP GQGEQGNQ GRGREGRC GSSGSSGS \
    GTGUAGTM GUGUMGUM GWGBSGNB GYGUYGUY HKHKGHKG HMHMDHMD HNHONHND HRCROHRV HTHAIHTI HUHUNHUN \
    IDINAIDN IEIRLIRL ILISRISR IMIOMIMN ININDIND IOIOTIOT IQIRQIRQ IRIRIIRN ISISLISL ITITAITA \
    JEJCIJEY JMJAMJAM JOJORJOR JPJPNJPN KEKENKEN KGKGZKGZ KHCAMKHM KIKIRKIR KMCOMCOM KNSKNKNA \
    KPPRKPRK KRKORKOR KWKUWKWT KYCAYCYM KZKAZKAZ LALAOLAO LBLBNLBN LCLCALCA LILIELIE LKSRILKA \
    LRLBRLBR LSLESLSO LTLTULTU LULUXLUX LVLATLVA LYLBALBY MAMARMAR MCMNCMCO MDMDAMDA MEMNEMNE \
    MFMAFMAF MGMADMDG MHMHLMHL MKMKDMKD MLMLIMLI MMMYAMMR MNMGLMNG MOMACMAC MPMNPMNP MQMTQMTQ \
    MRMTNMRT MSMSRMSR MTMLTMLT MUMRIMUS MVMDVMDV MWMAWMWI MXMEXMEX MYMASMYS MZMOZMOZ NANAMNAM \
    NCNCLNCL NENIGNER NFNFKNFK NGNGRNGA NINCANIC NLNEDNLD NONORNOR NPNEPNPL NRNRUNRU NUNIUNIU \
    NZNZLNZL OMOMAOMN PAPANPAN PEPERPER PFPYFPYF PGPNGPNG PHPHIPHL PKPAKPAK PLPOLPOL PMSPMSPM \
    PNPCNPCN PRPURPRI PSPLEPSE PTPORPRT PWPLWPLW PYPARPRY QAQATQAT REREUREU ROROUROU RSSRBSRB \
    RURUSRUS RWRWARWA SAKSASAU SBSOLSLB SCSEYSYC SDSUDSDN SESWESWE SGSGPSGP SHSHNSHN SISLOSVN \
    SJSJMSJM SKSVKSVK SLSLESLE SMSMRSMR SNSENSEN SOSOMSOM SRSURSUR SSSSDSSD STSTPSTP SVESASLV \
    SXSXMSXM SYSYRSYR SZSWZSWZ TCTCATCA TDCHATCD TFATFATF TGTOGTGO THTHATHA TJTJKTJK TKTKLTKL \
    TLTLSTLS TMTKMTKM TNTUNTUN TOTGATON TRTURTUR TTTTOTTO TVTUVTUV TWTPETWN TZTANTZA UAUKRUKR \
    UGUGAUGA UMUMIUMI USUSAUSA UYURUURY UZUZBUZB VAVATVAT VCVINVCT VEVENVEN VGIVBVGB VIISVVIR \
    VNVIEVNM VUVANVUT WFWLFWLF WSSAMWSM XKKOSXKX YEYEMYEM YTMYTMYT ZARSAZAF ZMZAMZMB ZWZIMZWE";

/// FIDE has federations for parts of the United Kingdom, which ISO's code doesn't tell apart.
const OTHERS: [(&str, &str); 10] = [
    ("UK", "GB"),
    ("ENG", "GB"),
    ("SCO", "GB"),
    ("WLS", "GB"),
    ("AHO", "CW"),
    ("COC", "CG"),
    ("ROM", "RO"),
    ("SIN", "SG"),
    ("TRI", "TT"),
    ("LIB", "LB"),
];

/// All countries.
pub static ALL: LazyLock<Vec<Country>> = LazyLock::new(|| {
    let country = |codes: &'static str| {
        let (alpha2, rest) = codes.split_at_checked(2)?;
        let (fide, alpha3) = rest.split_at_checked(3)?;
        Some(Country {
            alpha2,
            fide,
            alpha3,
        })
    };
    CODES.split_ascii_whitespace().filter_map(country).collect()
});

/// `BRN` is Bahrain for FIDE and Brunei for ISO; FIDE wins, as its files use three letters.
static BY_CODE: LazyLock<HashMap<&'static str, Country>> = LazyLock::new(|| {
    let mut by_code: HashMap<&str, Country> = ALL
        .iter()
        .map(|country| (country.alpha3, *country))
        .collect();
    by_code.extend(ALL.iter().map(|country| (country.fide, *country)));
    by_code.extend(ALL.iter().map(|country| (country.alpha2, *country)));
    let others: Vec<_> = OTHERS
        .iter()
        .filter_map(|(code, alpha2)| Some((*code, *by_code.get(alpha2)?)))
        .collect();
    by_code.extend(others);
    by_code
});

/// The country with this code of ISO or FIDE, in any case; `None` for no country (`FID`, `NON`).
pub fn by_code(code: &str) -> Option<Country> {
    BY_CODE
        .get(code.trim().to_ascii_uppercase().as_str())
        .copied()
}

/// A country a line: its two letters, then its names. Lines with `#` are comments.
const NAMES: &str = include_str!("country/names.txt");

static BY_NAME: LazyLock<HashMap<String, Country>> = LazyLock::new(|| {
    let mut by_name = HashMap::new();
    for line in NAMES.lines().filter(|line| !line.starts_with('#')) {
        let mut names = line.split(';');
        let Some(country) = names.next().and_then(by_code) else {
            continue;
        };
        by_name.extend(names.map(|name| (fold_name(name), country)));
    }
    by_name
});

const MAX_NAME: usize = 100;

fn fold_name(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for c in name.nfd().take(MAX_NAME).flat_map(char::to_lowercase) {
        match c {
            '.' | '\'' | '’' | 'ʼ' | '`' | '‘' | 'ʻ' => {}
            _ if is_combining_mark(c) => {}
            '-' | '‐' | '‑' | '–' | '—' | '_' => push_blank(&mut folded),
            _ if c.is_whitespace() => push_blank(&mut folded),
            '&' => folded.push_str("and"),
            _ => folded.push(c),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

fn push_blank(text: &mut String) {
    if !text.is_empty() && !text.ends_with(' ') {
        text.push(' ');
    }
}

/// The country of a code of ISO or FIDE, or of a name in English, Russian or Ukrainian.
pub fn find(text: &str) -> Option<Country> {
    by_code(text).or_else(|| by_name(text))
}

/// The country with this name.
pub fn by_name(name: &str) -> Option<Country> {
    BY_NAME.get(&fold_name(name)).copied()
}

/// True if a text in a country field means none: FIDE's flag, `NON`, `XX` of wall lists, dashes.
pub fn is_none(text: &str) -> bool {
    matches!(
        text.trim().to_ascii_uppercase().as_str(),
        "" | "FID" | "FIDE" | "NON" | "XX" | "XXX" | "???" | "?"
    ) || text.chars().all(|c| !c.is_alphanumeric())
}

/// The alpha-2 code of a typed country; `None` for no country, an error for an unknown one.
pub fn parse_country(text: &str) -> Result<Option<&'static str>, Unknown> {
    match find(text) {
        Some(country) => Ok(Some(country.alpha2)),
        None if is_none(text) => Ok(None),
        None => Err(Unknown),
    }
}

/// A text that names no known country.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unknown;

/// The stored form of a country: its alpha-2 code; an unknown text stays as typed.
pub fn normalize_country(text: &str) -> String {
    find(text).map_or_else(
        || text.trim().to_owned(),
        |country| country.alpha2.to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_leads_to_its_country() {
        assert_eq!(ALL.len(), 250);
        for country in ALL.iter() {
            assert_eq!(
                (
                    country.alpha2.len(),
                    country.fide.len(),
                    country.alpha3.len()
                ),
                (2, 3, 3),
                "{country:?}"
            );
            assert_eq!(
                (by_code(country.alpha2), by_code(country.fide)),
                (Some(*country), Some(*country))
            );
            assert!(
                country.alpha3 == "BRN" || by_code(country.alpha3) == Some(*country),
                "{country:?}"
            );
        }
    }

    #[test]
    fn codes_of_fide_differ_from_those_of_iso() {
        for (code, alpha2) in [
            ("UKR", Some("UA")),
            ("GER", Some("DE")),
            ("DEU", Some("DE")),
            ("ua", Some("UA")),
            ("SUI", Some("CH")),
            ("SWE", Some("SE")),
            ("SRI", Some("LK")),
            ("RSA", Some("ZA")),
            ("CHA", Some("TD")),
            ("BRN", Some("BH")),
            ("ENG", Some("GB")),
            ("UK", Some("GB")),
            ("FID", None),
            ("", None),
        ] {
            assert_eq!(
                by_code(code).map(|country| country.alpha2),
                alpha2,
                "{code}"
            );
        }
        let fide = |alpha2| by_code(alpha2).map(|country| country.fide);
        assert_eq!(
            ["UA", "LT", "NL", "CH", "KZ"].map(fide),
            [
                Some("UKR"),
                Some("LTU"),
                Some("NED"),
                Some("SUI"),
                Some("KAZ")
            ]
        );
    }

    #[test]
    fn names_are_those_of_one_country_in_three_languages() {
        let lines: Vec<&str> = NAMES
            .lines()
            .filter(|line| !line.starts_with('#'))
            .collect();
        assert_eq!(lines.len(), ALL.len());
        let mut seen: HashMap<String, &str> = HashMap::new();
        for line in lines {
            let mut names = line.split(';');
            let code = names.next().unwrap();
            assert!(
                by_code(code).is_some() && names.clone().count() >= 3,
                "{line}"
            );
            for name in names {
                let before = seen.insert(fold_name(name), code);
                assert!(
                    before.is_none_or(|before| before == code),
                    "{name} is {before:?} and {code}"
                );
                assert!(
                    by_code(name).is_none_or(|country| country.alpha2 == code),
                    "{name} is also a code"
                );
            }
        }
    }

    #[test]
    fn a_country_is_found_however_it_is_written() {
        for (text, alpha2) in [
            ("UKR", Some("UA")),
            ("Україна", Some("UA")),
            ("Украина", Some("UA")),
            (" ukraine ", Some("UA")),
            ("GER", Some("DE")),
            ("Німеччина", Some("DE")),
            ("ФРАНЦИЯ", Some("FR")),
            ("Turkey", Some("TR")),
            ("Türkiye", Some("TR")),
            ("В'єтнам", Some("VN")),
            ("Вʼєтнам", Some("VN")),
            ("Cote d'Ivoire", Some("CI")),
            ("Bosnia & Herzegovina", Some("BA")),
            ("Великобритания", Some("GB")),
            ("England", Some("GB")),
            ("США", Some("US")),
            ("Konoha", None),
            ("ZZ", None),
        ] {
            assert_eq!(find(text).map(|country| country.alpha2), alpha2, "{text}");
        }
        assert_eq!(
            (
                parse_country("Konoha"),
                parse_country("FID"),
                parse_country("-"),
                parse_country("укр")
            ),
            (Err(Unknown), Ok(None), Ok(None), Ok(Some("UA")))
        );
        assert_eq!(
            (normalize_country("Литва"), normalize_country(" Konoha ")),
            ("LT".to_owned(), "Konoha".to_owned())
        );
    }
}
