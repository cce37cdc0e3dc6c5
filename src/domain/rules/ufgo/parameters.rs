//! The points that a federation may decide otherwise, with the default readings.

use crate::rules::parameter::{choice, parameters};

parameters! {
    /// The parameters of the regulation.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct Parameters {
        /// 4.4 (A14): on which final rating the gain is measured.
        pub gain_measured_on: GainMeasuredOn,
        /// 4.8 (A22): whether the critical gain is divided on small boards, too.
        pub small_board_anomaly_limit: AnomalyLimit,
        /// Table 4 (A33): the loss on board 9 from 600 on.
        pub table_4_loss_9x9_600: Loss9x9,
        /// 2.7 (A06a): completed years from which ranks are protected.
        pub age_protection_years: ProtectionAge,
        /// 2.6 (A05a): how far one publication lowers a dan.
        pub dan_loss: DanLoss,
    }
}

choice! {
    /// A14: the final rating on which the gain of 4.4 is measured.
    pub enum GainMeasuredOn {
        /// The whole points at the end of the pass.
        Rounded = "rounded",
        /// The tenths after the last round.
        Unrounded = "unrounded",
    }
}

choice! {
    /// A22: the critical gain on small boards.
    pub enum AnomalyLimit {
        /// Divided like the changes.
        Reduced = "reduced",
        /// The same on all boards.
        Full = "full",
    }
}

choice! {
    /// A33: points for a loss on 9 lines from 600 on.
    pub enum Loss9x9 {
        /// 0, as printed.
        None = 0,
        /// -20, as in the row above it.
        Twenty = -20,
    }
}

choice! {
    /// A06a: the meaning of "age exceeds 60 years".
    pub enum ProtectionAge {
        /// From the 61st birthday.
        SixtyOne = 61,
        /// From the 60th birthday.
        Sixty = 60,
    }
}

choice! {
    /// A05a: the greatest loss of a dan by one publication.
    pub enum DanLoss {
        /// One step per list.
        OneStep = "one_step",
        /// Until the dan holds.
        Cascade = "cascade",
    }
}

impl Loss9x9 {
    /// The points of table 4.
    pub fn points(self) -> i64 {
        match self {
            Loss9x9::None => 0,
            Loss9x9::Twenty => -20,
        }
    }
}

impl ProtectionAge {
    /// Completed years from which ranks are kept.
    pub fn years(self) -> i32 {
        match self {
            ProtectionAge::SixtyOne => 61,
            ProtectionAge::Sixty => 60,
        }
    }
}
