//! The vocabulary of the audit log. The words are stored and hashed, so none may ever change. Lines
//! with unknown words were written by a newer version and are shown as stored.

use super::string_enum::string_enum;

string_enum! {
    /// The action of a line. The line also stores its object and the detail described here.
    pub enum Action {
        /// A tournament was planned.
        Plan = "plan",
        /// The conditions of a tournament were changed.
        Conditions = "conditions",
        /// The referee signed and submitted a table; detail: fingerprint of the signed table.
        Submit = "submit",
        /// The head of the club signed; detail: fingerprint of the signed table.
        Cosign = "cosign",
        /// A signed table or a sent proposal was taken back.
        TakeBack = "take back",
        /// A table or a proposal was returned; detail: the reason.
        Return = "return",
        /// A table or a proposal was approved; detail: fingerprint of the approved content.
        Approve = "approve",
        /// A tournament was reopened for a correction; detail: the reason.
        Reopen = "reopen",
        /// A correction was abandoned; the rated results hold.
        Abandon = "abandon",
        /// A tournament was closed without rating; detail: the reason.
        Close = "close",
        /// A tournament was cancelled; detail: the reason.
        Cancel = "cancel",
        /// A file became the draft of a table, or its players participants; detail: SHA-256, name.
        TakeFile = "take file",
        /// The desk of a tournament was set up.
        OpenDesk = "open desk",
        /// An act was done at the desk of a tournament; detail: its number and its kind.
        Desk = "desk",
        /// An assistant got a link to the desk; detail: the name.
        InviteAssistant = "invite assistant",
        /// The link of an assistant was revoked; detail: the number of the assistant.
        RevokeAssistant = "revoke assistant",
        /// The organizer changed the registration settings of a tournament.
        RegistrationSettings = "registration settings",
        /// A player registered or was entered on the spot; detail: the registration.
        Register = "register",
        /// A player confirmed a registration; detail: the registration.
        ConfirmRegistration = "confirm registration",
        /// A player got a place; detail: the registration.
        Admit = "admit",
        /// A registration was withdrawn; detail: the registration.
        WithdrawRegistration = "withdraw registration",
        /// A withdrawn registration was restored; detail: the registration.
        RestoreRegistration = "restore registration",
        /// A player was checked in or out; detail: the registration and `here` or `not here`.
        CheckIn = "check in",
        /// Registered players who are present were added to the tournament; detail: their number.
        TakeRegistrations = "take registrations",
        /// Personal data of registrations were erased; detail: the number of registrations.
        EraseRegistrations = "erase registrations",
        /// A proposal was written or changed.
        Draft = "draft",
        /// A proposal was sent for approval; detail: its fingerprint.
        Propose = "propose",
        /// A proposal was withdrawn by its author.
        WithdrawProposal = "withdraw proposal",
        /// A proposal was refused for good; detail: the reason.
        Reject = "reject",
        /// A player was entered.
        EnterPlayer = "enter player",
        /// The data of a player were changed.
        ChangePlayer = "change player",
        /// A duplicate was merged into a player; detail: the duplicate and the reason.
        MergePlayers = "merge players",
        /// A merge was undone; detail: the duplicate.
        PartPlayers = "part players",
        /// A player got a recommended initial rating; detail: article, rating and members.
        InitialRating = "initial rating",
        /// Members were asked to recommend an initial rating; detail: the rating and the members.
        AskRecommendation = "ask recommendation",
        /// A member answered a request for a recommendation; detail: the answer.
        AnswerRecommendation = "answer recommendation",
        /// A request for a recommendation was withdrawn.
        WithdrawRecommendation = "withdraw recommendation",
        /// Initial records were changed; detail: the reason, after count and act number if many.
        EnterStanding = "enter standing",
        /// Initial records by an act on many were undone; detail: numbers of act and players.
        UndoStanding = "undo standing",
        /// A past list was imported; detail: SHA-256, numbers of players new and changed, reason.
        TakeList = "take list",
        /// The import of a list was undone; detail: SHA-256, numbers of players removed and kept.
        UndoList = "undo list",
        /// Past years were imported; detail: upload, numbers of tournaments and players, reason.
        TakeYears = "take years",
        /// That import was undone; detail: upload, tournaments and players removed, players kept.
        UndoYears = "undo years",
        /// An official list was imported; detail: SHA-256, system, day, numbers of ids and ratings.
        TakeOfficialList = "take official list",
        /// The import of an official list was undone; detail: SHA-256, ids and ratings removed.
        UndoOfficialList = "undo official list",
        /// A player's external id was set; detail: the system.
        SetNumber = "set number",
        /// A player's external id was ended; detail: the system.
        EndNumber = "end number",
        /// A player was marked as deceased or withdrawn; detail: the mark, empty if it was removed.
        MarkPlayer = "mark player",
        /// The personal data of a player were removed on request; detail: the reason.
        ForgetPlayer = "forget player",
        /// All stored data of a player were exported as a file.
        ExportPerson = "export person",
        /// A membership was entered; detail: the club, the period, and the last paid day.
        EnterMember = "enter member",
        /// A membership was corrected; detail: the old and the new data.
        CorrectMember = "correct member",
        /// A membership ended; detail: the club and the last day.
        EndMember = "end member",
        /// The last paid day of a membership was recorded; detail: the club and the day.
        NoteDues = "note dues",
        /// A membership entered by mistake was removed; detail: its data.
        RemoveMember = "remove member",
        /// A list of members was imported; detail: SHA-256, memberships entered and changed.
        TakeMembers = "take members",
        /// The import of a list of members was undone; detail: its SHA-256.
        UndoMembers = "undo members",
        /// A licence was entered; detail: its purpose, person, category, number and period.
        EnterLicence = "enter licence",
        /// A licence was corrected; detail: the old and the new data.
        CorrectLicence = "correct licence",
        /// A licence entered by mistake was removed; detail: its data.
        RemoveLicence = "remove licence",
        /// A federation asked if two players are one person; detail: the other federation.
        AskPerson = "ask person",
        /// Players of two federations were linked as one person; detail: the other federation.
        AgreePerson = "agree person",
        /// A link or a request for one was refused or ended; detail: the other federation.
        EndPerson = "end person",
        /// Data of a player linked in another federation were taken over; detail: that federation.
        LearnPerson = "learn person",
        /// A club was entered; detail: its name.
        EnterClub = "enter club",
        /// The data of a club were changed; detail: the old and the new name, if the name changed.
        ChangeClub = "change club",
        /// A club was closed.
        CloseClub = "close club",
        /// A closed club was opened again.
        ReopenClub = "reopen club",
        /// A club without references was removed; detail: its name.
        RemoveClub = "remove club",
        /// A certificate was requested; detail: the player.
        AskCertificate = "ask certificate",
        /// A certificate was issued (detail: the signed text), or many (detail: their number).
        IssueCertificate = "issue certificate",
        /// A request was refused, or all of visitors without account; detail: (number,) reason.
        RefuseCertificate = "refuse certificate",
        /// A certificate was revoked; detail: the reason.
        RevokeCertificate = "revoke certificate",
        /// A new key was made for the certificates of a federation; detail: its public key.
        RotateKey = "rotate key",
        /// A key was retired and signs no more; detail: its public key.
        RetireKey = "retire key",
        /// A key was revoked: its signatures are invalid from a day on; detail: key, day, reason.
        RevokeKey = "revoke key",
        /// A list was published; detail: its fingerprint.
        Publish = "publish",
        /// An amendment was published; detail: its parameters.
        Amend = "amend",
        /// An amendment was withdrawn; detail: the name of its order.
        WithdrawAmendment = "withdraw amendment",
        /// An amendment was proposed; detail: the reason, and the parameters to be changed.
        ProposeAmendment = "propose amendment",
        /// An amendment that follows a proposal was published; detail: the edition.
        AdoptAmendment = "adopt amendment",
        /// A proposed amendment was declined; detail: the reason.
        DeclineAmendment = "decline amendment",
        /// A proposed amendment was withdrawn by its author.
        DropAmendment = "drop amendment",
        /// An order was entered; detail: its number and day.
        EnterOrder = "enter order",
        /// An order without references was removed; detail: its number and day.
        RemoveOrder = "remove order",
        /// A calendar plan was drafted or its draft changed; detail: its title and year.
        DraftPlan = "draft plan",
        /// A calendar plan was adopted; detail: fingerprint of its lines.
        AdoptPlan = "adopt plan",
        /// An adopted calendar plan was amended; detail: number, day and source of the amendment.
        AmendPlan = "amend plan",
        /// The draft of a calendar plan was removed; detail: its title and year.
        RemovePlan = "remove plan",
        /// A text of the regulation was entered; detail: language, day, SHA-256 (text, document).
        EnterWording = "enter wording",
        /// A text of the regulation was removed; detail: its language and day.
        RemoveWording = "remove wording",
        /// A news item was entered; detail: its headline.
        EnterNews = "enter news",
        /// A news item was changed; detail: its headline.
        ChangeNews = "change news",
        /// A news item was removed; detail: its headline.
        RemoveNews = "remove news",
        /// An appeal was made; detail: the tournament and the subject (result, table, rating).
        Appeal = "appeal",
        /// The commission answered an appeal; detail: the outcome, and the reason.
        AnswerAppeal = "answer appeal",
        /// Settings of a federation were changed; detail: their names.
        Settings = "settings",
        /// A journal was imported as a new federation; detail: its number of lines.
        Import = "import",
        /// A federation was founded; detail: its name.
        Found = "found",
        /// A complete archive of a federation was exported.
        TakeAlong = "take along",
        /// A federation was made read-only for its transfer to another installation.
        CloseToMove = "close to move",
        /// A federation was transferred to another installation; detail: its address.
        MoveAway = "move away",
        /// A read-only or transferred federation was opened again.
        MoveBack = "move back",
        /// A federation got a host name of its own; detail: the name.
        EnterHost = "enter host",
        /// The host name in the addresses of a federation's pages was changed; detail: the name.
        PreferHost = "prefer host",
        /// A host name of a federation was removed; detail: the name.
        RemoveHost = "remove host",
        /// A role was granted to an account; detail: the role.
        Invite = "invite",
        /// A role was revoked; detail: the role.
        Revoke = "revoke",
        /// A link to set a new password was made.
        Reset = "reset",
        /// A password was set.
        Password = "password",
        /// The holder of an account corrected their own name; detail: the old and the new name.
        Rename = "rename",
        /// A second factor was added to an account; detail: its kind.
        AddFactor = "add factor",
        /// A second factor was removed from an account; detail: its kind.
        RemoveFactor = "remove factor",
        /// New recovery codes were made.
        RenewRecoveryCodes = "renew recovery codes",
        /// A recovery code was used; detail: the number of codes left.
        UseRecoveryCode = "use recovery code",
        /// An account logged in.
        LogIn = "log in",
        /// A session of an account was ended from another session.
        EndSession = "end session",
        /// All sessions of an account were ended; detail: their number.
        LogOutEverywhere = "log out everywhere",
        /// An account was locked.
        Disable = "disable",
        /// An account was unlocked.
        Enable = "enable",
        /// The mail address or the mail settings of an account were changed.
        Mail = "mail",
        /// A mail address was confirmed.
        ConfirmMail = "confirm mail",
        /// Sending of a letter was tried again after it had been given up.
        RetryLetter = "retry letter",
    }
}

impl Action {
    /// True if the act leaves players, rated tables, lists, editions and their order unchanged.
    pub fn keeps_calculation_input(self) -> bool {
        self.prepares_a_table() || self.keeps_player_input() || self.leaves_rules_alone()
    }

    fn prepares_a_table(self) -> bool {
        use Action as A;
        let tables = [
            A::Plan,
            A::Submit,
            A::Cosign,
            A::TakeBack,
            A::Return,
            A::TakeFile,
        ]
        .contains(&self);
        let desks = [A::OpenDesk, A::Desk, A::InviteAssistant, A::RevokeAssistant].contains(&self);
        let registrations = [
            A::RegistrationSettings,
            A::Register,
            A::ConfirmRegistration,
            A::Admit,
            A::WithdrawRegistration,
            A::RestoreRegistration,
            A::CheckIn,
            A::EraseRegistrations,
        ];
        let proposals = [A::Draft, A::Propose, A::WithdrawProposal, A::Reject];
        tables || desks || registrations.contains(&self) || proposals.contains(&self)
    }

    /// True for acts about people and clubs that change nothing that the calculation reads.
    fn keeps_player_input(self) -> bool {
        use Action as A;
        let people = [
            A::AskRecommendation,
            A::WithdrawRecommendation,
            A::SetNumber,
            A::EndNumber,
            A::MarkPlayer,
            A::ExportPerson,
        ];
        let members = [
            A::EnterMember,
            A::CorrectMember,
            A::EndMember,
            A::NoteDues,
            A::RemoveMember,
        ];
        let clubs_and_accounts = [
            A::EnterClub,
            A::ChangeClub,
            A::CloseClub,
            A::ReopenClub,
            A::Appeal,
            A::TakeAlong,
            A::Invite,
            A::Revoke,
            A::Rename,
        ];
        let moves = [A::CloseToMove, A::MoveAway, A::MoveBack];
        [&people[..], &members, &clubs_and_accounts, &moves]
            .iter()
            .any(|named| named.contains(&self))
    }

    fn leaves_rules_alone(self) -> bool {
        use Action as A;
        let papers = [
            A::EnterLicence,
            A::CorrectLicence,
            A::RemoveLicence,
            A::AskCertificate,
            A::IssueCertificate,
            A::RefuseCertificate,
            A::RevokeCertificate,
            A::RotateKey,
            A::RetireKey,
            A::RevokeKey,
        ];
        let texts = [
            A::EnterOrder,
            A::RemoveOrder,
            A::EnterWording,
            A::RemoveWording,
            A::EnterNews,
            A::ChangeNews,
            A::RemoveNews,
        ];
        papers.contains(&self) || texts.contains(&self)
    }
}

string_enum! {
    /// The kind of an action's object.
    pub enum Kind {
        /// A tournament.
        Tournament = "tournament",
        /// A player.
        Player = "player",
        /// A club.
        Club = "club",
        /// A published list.
        List = "list",
        /// An edition of the regulation.
        Edition = "edition",
        /// A proposed amendment of the regulation.
        Amendment = "amendment",
        /// An order of a federation.
        Order = "order",
        /// A calendar plan of a federation.
        CalendarPlan = "plan",
        /// A text of a federation's regulation.
        Wording = "wording",
        /// A news item.
        News = "news",
        /// An appeal.
        Appeal = "appeal",
        /// A proposed tournament.
        Proposal = "proposal",
        /// A certificate.
        Certificate = "certificate",
        /// A licence of a referee or an organizer.
        Licence = "licence",
        /// A federation.
        Federation = "federation",
        /// An account.
        Account = "account",
        /// A letter in the outbox.
        Letter = "letter",
    }
}
