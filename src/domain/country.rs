//! Codes of countries: ISO 3166-1 in two and three letters, and those of FIDE.
//!
//! The site keeps the two letters. FIDE's code is that of the International Olympic Committee, but for a few countries.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A country by its codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Country {
    /// Two letters of ISO 3166-1; `XK` for Kosovo, as in the European Go Database.
    pub alpha2: &'static str,
    /// FIDE's three letters; those of ISO where FIDE and the Olympic Committee have none.
    pub fide: &'static str,
    /// Three letters of ISO 3166-1.
    pub alpha3: &'static str,
}

/// Two letters of ISO, FIDE's three, three of ISO; in the order of the first.
const CODES: &str = "\
    ADANDAND AEUAEARE AFAFGAFG AGANTATG AIAIAAIA ALALBALB AMARMARM AOANGAGO AQATAATA ARARGARG ASASAASM ATAUTAUT AUAUSAUS AWARUABW \
    AXALAALA AZAZEAZE BABIHBIH BBBARBRB BDBANBGD BEBELBEL BFBURBFA BGBULBGR BHBRNBHR BIBDIBDI BJBENBEN BLBLMBLM BMBERBMU BNBRUBRN \
    BOBOLBOL BQBESBES BRBRABRA BSBAHBHS BTBHUBTN BVBVTBVT BWBOTBWA BYBLRBLR BZBIZBLZ CACANCAN CCCCKCCK CDCODCOD CFCAFCAF CGCGOCOG \
    CHSUICHE CICIVCIV CKCOKCOK CLCHICHL CMCMRCMR CNCHNCHN COCOLCOL CRCRCCRI CUCUBCUB CVCPVCPV CWCUWCUW CXCXRCXR CYCYPCYP CZCZECZE \
    DEGERDEU DJDJIDJI DKDENDNK DMDMADMA DODOMDOM DZALGDZA ECECUECU EEESTEST EGEGYEGY EHESHESH ERERIERI ESESPESP ETETHETH FIFINFIN \
    FJFIJFJI FKFLKFLK FMFSMFSM FOFAIFRO FRFRAFRA GAGABGAB GBGBRGBR GDGRNGRD GEGEOGEO GFGUFGUF GGGCIGGY GHGHAGHA GIGIBGIB GLGRLGRL \
    GMGAMGMB GNGUIGIN GPGLPGLP GQGEQGNQ GRGREGRC GSSGSSGS GTGUAGTM GUGUMGUM GWGBSGNB GYGUYGUY HKHKGHKG HMHMDHMD HNHONHND HRCROHRV \
    HTHAIHTI HUHUNHUN IDINAIDN IEIRLIRL ILISRISR IMIOMIMN ININDIND IOIOTIOT IQIRQIRQ IRIRIIRN ISISLISL ITITAITA JEJCIJEY JMJAMJAM \
    JOJORJOR JPJPNJPN KEKENKEN KGKGZKGZ KHCAMKHM KIKIRKIR KMCOMCOM KNSKNKNA KPPRKPRK KRKORKOR KWKUWKWT KYCAYCYM KZKAZKAZ LALAOLAO \
    LBLBNLBN LCLCALCA LILIELIE LKSRILKA LRLBRLBR LSLESLSO LTLTULTU LULUXLUX LVLATLVA LYLBALBY MAMARMAR MCMNCMCO MDMDAMDA MEMNEMNE \
    MFMAFMAF MGMADMDG MHMHLMHL MKMKDMKD MLMLIMLI MMMYAMMR MNMGLMNG MOMACMAC MPMNPMNP MQMTQMTQ MRMTNMRT MSMSRMSR MTMLTMLT MUMRIMUS \
    MVMDVMDV MWMAWMWI MXMEXMEX MYMASMYS MZMOZMOZ NANAMNAM NCNCLNCL NENIGNER NFNFKNFK NGNGRNGA NINCANIC NLNEDNLD NONORNOR NPNEPNPL \
    NRNRUNRU NUNIUNIU NZNZLNZL OMOMAOMN PAPANPAN PEPERPER PFPYFPYF PGPNGPNG PHPHIPHL PKPAKPAK PLPOLPOL PMSPMSPM PNPCNPCN PRPURPRI \
    PSPLEPSE PTPORPRT PWPLWPLW PYPARPRY QAQATQAT REREUREU ROROUROU RSSRBSRB RURUSRUS RWRWARWA SAKSASAU SBSOLSLB SCSEYSYC SDSUDSDN \
    SESWESWE SGSGPSGP SHSHNSHN SISLOSVN SJSJMSJM SKSVKSVK SLSLESLE SMSMRSMR SNSENSEN SOSOMSOM SRSURSUR SSSSDSSD STSTPSTP SVESASLV \
    SXSXMSXM SYSYRSYR SZSWZSWZ TCTCATCA TDCHATCD TFATFATF TGTOGTGO THTHATHA TJTJKTJK TKTKLTKL TLTLSTLS TMTKMTKM TNTUNTUN TOTGATON \
    TRTURTUR TTTTOTTO TVTUVTUV TWTPETWN TZTANTZA UAUKRUKR UGUGAUGA UMUMIUMI USUSAUSA UYURUURY UZUZBUZB VAVATVAT VCVINVCT VEVENVEN \
    VGIVBVGB VIISVVIR VNVIEVNM VUVANVUT WFWLFWLF WSSAMWSM XKKOSXKX YEYEMYEM YTMYTMYT ZARSAZAF ZMZAMZMB ZWZIMZWE";

/// Further codes that lists use. FIDE has federations for parts of the United Kingdom; ISO's code doesn't tell which one a player belongs to.
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

/// Every country.
pub static ALL: LazyLock<Vec<Country>> = LazyLock::new(|| {
    let country = |codes: &'static str| {
        let (alpha2, rest) = codes.split_at_checked(2)?;
        let (fide, alpha3) = rest.split_at_checked(3)?;
        Some(Country { alpha2, fide, alpha3 })
    };
    CODES.split_ascii_whitespace().filter_map(country).collect()
});

/// The countries by each of their codes. `BRN` is Bahrain for FIDE and Brunei for ISO: FIDE's counts, its files are those with three letters.
static BY_CODE: LazyLock<HashMap<&'static str, Country>> = LazyLock::new(|| {
    let mut by_code: HashMap<&str, Country> = ALL.iter().map(|country| (country.alpha3, *country)).collect();
    by_code.extend(ALL.iter().map(|country| (country.fide, *country)));
    by_code.extend(ALL.iter().map(|country| (country.alpha2, *country)));
    let others: Vec<_> = OTHERS.iter().filter_map(|(code, alpha2)| Some((*code, *by_code.get(alpha2)?))).collect();
    by_code.extend(others);
    by_code
});

/// The country with this code of ISO or FIDE, in any case. What is no country (`FID`, `NON`) has none.
pub fn by_code(code: &str) -> Option<Country> {
    BY_CODE.get(code.trim().to_ascii_uppercase().as_str()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_leads_to_its_country() {
        assert_eq!(ALL.len(), 250);
        for country in ALL.iter() {
            assert_eq!((country.alpha2.len(), country.fide.len(), country.alpha3.len()), (2, 3, 3), "{country:?}");
            assert_eq!((by_code(country.alpha2), by_code(country.fide)), (Some(*country), Some(*country)));
            assert!(country.alpha3 == "BRN" || by_code(country.alpha3) == Some(*country), "{country:?}");
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
            assert_eq!(by_code(code).map(|country| country.alpha2), alpha2, "{code}");
        }
        let fide = |alpha2| by_code(alpha2).map(|country| country.fide);
        assert_eq!(["UA", "LT", "NL", "CH", "KZ"].map(fide), [Some("UKR"), Some("LTU"), Some("NED"), Some("SUI"), Some("KAZ")]);
    }
}
