//! The pages that every federation has, with their titles for link previews.

use crate::i18n::L10nLanguage;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TitledPage {
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

impl TitledPage {
    pub const ALL: [TitledPage; 13] = [
        TitledPage::Articles,
        TitledPage::Calculator,
        TitledPage::Calendar,
        TitledPage::Changes,
        TitledPage::Clubs,
        TitledPage::News,
        TitledPage::Numbers,
        TitledPage::Orders,
        TitledPage::Plans,
        TitledPage::Referees,
        TitledPage::Rules,
        TitledPage::Text,
        TitledPage::Tournaments,
    ];

    pub fn path_below(self) -> &'static str {
        match self {
            TitledPage::Articles => "/articles",
            TitledPage::Calculator => "/calculator",
            TitledPage::Calendar => "/calendar",
            TitledPage::Changes => "/changes",
            TitledPage::Clubs => "/clubs",
            TitledPage::News => "/news",
            TitledPage::Numbers => "/numbers",
            TitledPage::Orders => "/orders",
            TitledPage::Plans => "/plan",
            TitledPage::Referees => "/referees",
            TitledPage::Rules => "/rules",
            TitledPage::Text => "/text",
            TitledPage::Tournaments => "/tournaments",
        }
    }

    pub fn from_word(word: &str) -> Option<TitledPage> {
        TitledPage::ALL
            .into_iter()
            .find(|kind| kind.path_below().strip_prefix('/') == Some(word))
    }

    pub fn title(self, t: &L10nLanguage) -> String {
        match self {
            TitledPage::Articles => t.msg_articles_title(),
            TitledPage::Calculator => t.msg_calculator_title(),
            TitledPage::Calendar => t.msg_calendar_title(),
            TitledPage::Changes => t.msg_changes_title(),
            TitledPage::Clubs => t.msg_clubs_title(),
            TitledPage::News => t.msg_news_title(),
            TitledPage::Numbers => t.msg_statistics_title(),
            TitledPage::Orders => t.msg_orders_title(),
            TitledPage::Plans => t.msg_plans_title(),
            TitledPage::Referees => t.msg_licences_title(),
            TitledPage::Rules => t.msg_editions_title(),
            TitledPage::Text => t.msg_regulation_text_title(),
            TitledPage::Tournaments => t.msg_menu_tournaments(),
        }
    }
}
