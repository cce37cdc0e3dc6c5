//! The pages that every federation has, with their titles for link previews.

use crate::i18n::L10nLanguage;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Titled {
    /// Articles of the regulation, one by one.
    Articles,
    Calculator,
    Calendar,
    Changes,
    Clubs,
    News,
    /// Statistics for the commission.
    Numbers,
    Orders,
    Plans,
    Referees,
    /// Editions of the regulation.
    Rules,
    /// Text of the regulation.
    Text,
    Tournaments,
}

impl Titled {
    pub const ALL: [Titled; 13] = [
        Titled::Articles,
        Titled::Calculator,
        Titled::Calendar,
        Titled::Changes,
        Titled::Clubs,
        Titled::News,
        Titled::Numbers,
        Titled::Orders,
        Titled::Plans,
        Titled::Referees,
        Titled::Rules,
        Titled::Text,
        Titled::Tournaments,
    ];

    pub fn path_below(self) -> &'static str {
        match self {
            Titled::Articles => "/articles",
            Titled::Calculator => "/calculator",
            Titled::Calendar => "/calendar",
            Titled::Changes => "/changes",
            Titled::Clubs => "/clubs",
            Titled::News => "/news",
            Titled::Numbers => "/numbers",
            Titled::Orders => "/orders",
            Titled::Plans => "/plan",
            Titled::Referees => "/referees",
            Titled::Rules => "/rules",
            Titled::Text => "/text",
            Titled::Tournaments => "/tournaments",
        }
    }

    pub fn from_word(word: &str) -> Option<Titled> {
        Titled::ALL
            .into_iter()
            .find(|kind| kind.path_below().strip_prefix('/') == Some(word))
    }

    pub fn title(self, t: &L10nLanguage) -> String {
        match self {
            Titled::Articles => t.msg_articles_title(),
            Titled::Calculator => t.msg_calculator_title(),
            Titled::Calendar => t.msg_calendar_title(),
            Titled::Changes => t.msg_changes_title(),
            Titled::Clubs => t.msg_clubs_title(),
            Titled::News => t.msg_news_title(),
            Titled::Numbers => t.msg_statistics_title(),
            Titled::Orders => t.msg_orders_title(),
            Titled::Plans => t.msg_plans_title(),
            Titled::Referees => t.msg_licences_title(),
            Titled::Rules => t.msg_editions_title(),
            Titled::Text => t.msg_regulation_text_title(),
            Titled::Tournaments => t.msg_menu_tournaments(),
        }
    }
}
