//! What the audit log can record: the acts, and the kinds of things they are done to.
//!
//! The words are stored and hashed: none is ever changed. A line whose words are unknown here was written by a newer program; it is shown
//! as it stands.

use super::word::words;

words! {
    /// What was done. A line says besides what it was done to, and in its detail what the act says of it here.
    pub enum Action {
        // Tournaments
        /// A tournament was planned.
        Plan = "plan",
        /// The conditions of a tournament were changed.
        Conditions = "conditions",
        /// The referee signed a table and handed it in; detail: fingerprint of what was signed.
        Submit = "submit",
        /// The head of the club signed; detail: fingerprint of what was signed.
        Cosign = "cosign",
        /// A signed table, or a proposal that was sent, was taken back.
        TakeBack = "take back",
        /// A table or a proposal was sent back; detail: the reason.
        Return = "return",
        /// A table or a proposal was approved; detail: fingerprint of what was approved.
        Approve = "approve",
        /// A tournament was opened for a correction; detail: the reason.
        Reopen = "reopen",
        /// A correction was given up: what was rated holds.
        Abandon = "abandon",
        /// A tournament was closed without rating; detail: the reason.
        Close = "close",
        /// A tournament was cancelled; detail: the reason.
        Cancel = "cancel",
        /// A file of another program became the draft of a table, or its people participants at a desk; detail: its SHA-256 and its name.
        TakeFile = "take file",
        // The tournament desk
        /// The desk of a tournament was set up.
        OpenDesk = "open desk",
        /// Something was done at the desk of a tournament; detail: the number of the act there, and its kind.
        Desk = "desk",
        /// An assistant got a link to the desk; detail: the name.
        InviteAssistant = "invite assistant",
        /// The link of an assistant was revoked; detail: the number of the assistant.
        RevokeAssistant = "revoke assistant",
        // Registration
        /// The organizer changed how a tournament takes registrations.
        RegistrationSettings = "registration settings",
        /// A player registered, or was entered on the spot; detail: the registration.
        Register = "register",
        /// A player confirmed a registration; detail: the registration.
        ConfirmRegistration = "confirm registration",
        /// A place was given; detail: the registration.
        Admit = "admit",
        /// A registration was withdrawn; detail: the registration.
        WithdrawRegistration = "withdraw registration",
        /// A withdrawn registration was restored; detail: the registration.
        RestoreRegistration = "restore registration",
        /// Somebody at the entrance said whether a player has come; detail: the registration and `here` or `not here`.
        CheckIn = "check in",
        /// Registered players who have come were taken into the tournament; detail: how many.
        TakeRegistrations = "take registrations",
        /// Personal data of registrations were erased; detail: of how many.
        EraseRegistrations = "erase registrations",
        // Proposals
        /// A proposal was written or changed.
        Draft = "draft",
        /// A proposal was sent for approval; detail: its fingerprint.
        Propose = "propose",
        /// A proposal was given up.
        WithdrawProposal = "withdraw proposal",
        /// A proposal was refused for good; detail: the reason.
        Reject = "reject",
        // Players
        /// A player was entered.
        EnterPlayer = "enter player",
        /// What is known about a player was changed.
        ChangePlayer = "change player",
        /// A duplicate was merged into a player; detail: the duplicate and the reason.
        MergePlayers = "merge players",
        /// A merge was undone; detail: the duplicate.
        PartPlayers = "part players",
        /// A player got an initial rating on the recommendation of members; detail: article, rating and who recommends it.
        InitialRating = "initial rating",
        /// Members were asked to recommend an initial rating; detail: the rating and who is asked.
        AskRecommendation = "ask recommendation",
        /// A member answered; detail: how.
        AnswerRecommendation = "answer recommendation",
        /// The question was taken back.
        WithdrawRecommendation = "withdraw recommendation",
        /// What players brought along was entered or changed; detail: the reason, of an act on many players before it their number and that of
        /// the act.
        EnterStanding = "enter standing",
        /// What an act on many players entered was taken back; detail: the number of the act, and of the players.
        UndoStanding = "undo standing",
        /// A list of the past was taken over; detail: its SHA-256, how many players it entered and of how many it changed what they bring along, and
        /// the reason.
        TakeList = "take list",
        /// What taking over a list did was undone; detail: its SHA-256, how many players went and how many stayed.
        UndoList = "undo list",
        /// Tournaments of past years were taken over; detail: the name of what was uploaded, how many tournaments and players came, and the
        /// reason.
        TakeYears = "take years",
        /// What taking over past years did was undone; detail: the name, how many tournaments and players went and how many players stayed.
        UndoYears = "undo years",
        /// An official list of another system was taken over; detail: its SHA-256, the system, its day, how many numbers and ratings it brought.
        TakeOfficialList = "take official list",
        /// What taking over an official list did was undone; detail: its SHA-256, how many numbers and ratings went.
        UndoOfficialList = "undo official list",
        /// A player's number elsewhere was set; detail: the system.
        SetNumber = "set number",
        /// A player's number elsewhere ended; detail: the system.
        EndNumber = "end number",
        /// A player was marked as one who died or left; detail: the mark, nothing if it was taken away.
        MarkPlayer = "mark player",
        /// The personal data of a player were removed on request; detail: the reason.
        ForgetPlayer = "forget player",
        /// Everything that is stored about a player was handed out as a file.
        ExportPerson = "export person",
        // Members
        /// A membership was entered; detail: the club, from when until when, and until when it is paid.
        EnterMember = "enter member",
        /// A membership was corrected; detail: what it was and what it is.
        CorrectMember = "correct member",
        /// A membership ended; detail: the club and the last day.
        EndMember = "end member",
        /// It was noted until when the dues of a membership are paid; detail: the club and the day.
        NoteDues = "note dues",
        /// A membership that was entered by mistake was removed; detail: what it was.
        RemoveMember = "remove member",
        /// A list of members was taken over; detail: its SHA-256, how many memberships it entered and how many it changed.
        TakeMembers = "take members",
        /// What taking over a list of members did was undone; detail: its SHA-256.
        UndoMembers = "undo members",
        // Referees
        /// A licence was entered; detail: for what, whose, which, since and until when.
        EnterLicence = "enter licence",
        /// A licence was corrected; detail: what it was and what it is.
        CorrectLicence = "correct licence",
        /// A licence that was entered by mistake was removed; detail: what it was.
        RemoveLicence = "remove licence",
        // One person in several federations
        /// It was asked whether players of two federations are one person; detail: the other federation.
        AskPerson = "ask person",
        /// Players of two federations are one person; detail: the other federation.
        AgreePerson = "agree person",
        /// That was refused, withdrawn or ended; detail: the other federation.
        EndPerson = "end person",
        /// What another federation knows of the person was taken over; detail: the other federation.
        LearnPerson = "learn person",
        // Clubs
        /// A club was made; detail: its name.
        EnterClub = "enter club",
        /// What is known about a club was changed; detail: its name before and since, if that is what changed.
        ChangeClub = "change club",
        /// A club was closed.
        CloseClub = "close club",
        /// A closed club was opened again.
        ReopenClub = "reopen club",
        /// A club that nothing referred to was removed; detail: its name.
        RemoveClub = "remove club",
        // Certificates
        /// Somebody asked for a certificate; detail: the player.
        AskCertificate = "ask certificate",
        /// A certificate was issued (detail: what was signed), or many of a federation at once (detail: how many).
        IssueCertificate = "issue certificate",
        /// A request was refused (detail: the reason), or those of strangers in a federation (detail: how many, and the reason).
        RefuseCertificate = "refuse certificate",
        /// A certificate was revoked; detail: the reason.
        RevokeCertificate = "revoke certificate",
        /// A new key signs the certificates of a federation; detail: its public half.
        RotateKey = "rotate key",
        /// A key signs no more; detail: its public half.
        RetireKey = "retire key",
        /// What a key signed is not believed any more; detail: its public half, from which day, and the reason.
        RevokeKey = "revoke key",
        // The federation
        /// A list was published; detail: its fingerprint.
        Publish = "publish",
        /// An amendment was published; detail: its parameters.
        Amend = "amend",
        /// An amendment was taken back; detail: the name of its order.
        WithdrawAmendment = "withdraw amendment",
        /// An amendment was proposed; detail: the reason, and the parameters that it would change.
        ProposeAmendment = "propose amendment",
        /// An amendment was published that came of a proposal; detail: the edition.
        AdoptAmendment = "adopt amendment",
        /// A proposed amendment was declined; detail: why.
        DeclineAmendment = "decline amendment",
        /// A proposed amendment was given up.
        DropAmendment = "drop amendment",
        /// An order was entered; detail: its number and day.
        EnterOrder = "enter order",
        /// An order that nothing referred to was removed; detail: its number and day.
        RemoveOrder = "remove order",
        /// A calendar plan was drafted or its draft changed; detail: its title and year.
        DraftPlan = "draft plan",
        /// A calendar plan was adopted; detail: fingerprint of its lines.
        AdoptPlan = "adopt plan",
        /// An adopted calendar plan was amended; detail: the number of the amendment, its day and its source.
        AmendPlan = "amend plan",
        /// The draft of a calendar plan was removed; detail: its title and year.
        RemovePlan = "remove plan",
        /// A text of the regulation was entered; detail: its language, its day, the SHA-256 of its words and of its document.
        EnterWording = "enter wording",
        /// A text of the regulation was removed; detail: its language and day.
        RemoveWording = "remove wording",
        // News
        /// A note was entered among the news; detail: its headline.
        EnterNews = "enter news",
        /// A note among the news was changed; detail: its headline.
        ChangeNews = "change news",
        /// A note among the news was removed; detail: its headline.
        RemoveNews = "remove news",
        // Appeals
        /// Somebody objected to a result, a table or a rating; detail: the tournament and to what.
        Appeal = "appeal",
        /// The commission answered an appeal; detail: how, and the reason.
        AnswerAppeal = "answer appeal",
        /// Settings of a federation were changed; detail: which.
        Settings = "settings",
        /// A journal was imported as a new federation; detail: how many lines it has.
        Import = "import",
        /// A federation was founded; detail: its name.
        Found = "found",
        /// Everything of a federation was handed out as an archive.
        TakeAlong = "take along",
        /// A federation was closed for changes, since it moves to another installation.
        CloseToMove = "close to move",
        /// A federation has moved to another installation; detail: its address.
        MoveAway = "move away",
        /// A federation that was closed or had moved was opened again.
        MoveBack = "move back",
        /// A federation got a host name of its own; detail: the name.
        EnterHost = "enter host",
        /// The pages of a federation have their addresses under another of its host names; detail: the name.
        PreferHost = "prefer host",
        /// A host name of a federation was taken away; detail: the name.
        RemoveHost = "remove host",
        // Accounts
        /// Somebody was given a role; detail: the role.
        Invite = "invite",
        /// A role was taken back; detail: the role.
        Revoke = "revoke",
        /// A link for a new password was made.
        Reset = "reset",
        /// A password was set.
        Password = "password",
        /// The holder of an account corrected the own name; detail: the name before and since.
        Rename = "rename",
        /// A second factor of an account was added; detail: of which kind.
        AddFactor = "add factor",
        /// A second factor of an account was removed; detail: of which kind.
        RemoveFactor = "remove factor",
        /// New recovery codes were made.
        RenewRecoveryCodes = "renew recovery codes",
        /// A recovery code was used; detail: how many are left.
        UseRecoveryCode = "use recovery code",
        /// Somebody logged in.
        LogIn = "log in",
        /// A session of an account was ended from another.
        EndSession = "end session",
        /// Every session of an account was ended; detail: how many there were.
        LogOutEverywhere = "log out everywhere",
        /// An account was locked.
        Disable = "disable",
        /// An account was unlocked.
        Enable = "enable",
        // Mail
        /// The e-mail address or the notices of an account were changed.
        Mail = "mail",
        /// An e-mail address was confirmed.
        ConfirmMail = "confirm mail",
        /// A letter that was given up is tried again.
        RetryLetter = "retry letter",
    }
}

impl Action {
    /// Whether the act surely leaves alone what ratings are calculated from: who plays in a federation, the rated tables with their conditions, the
    /// lists, the editions, and their order. Of an act that isn't named here nobody knows.
    pub fn leaves_the_ground(self) -> bool {
        use Action as A;
        let tables = [A::Plan, A::Submit, A::Cosign, A::TakeBack, A::Return, A::TakeFile].contains(&self);
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
        let people = [A::AskRecommendation, A::WithdrawRecommendation, A::SetNumber, A::EndNumber, A::MarkPlayer, A::ExportPerson];
        let members = [A::EnterMember, A::CorrectMember, A::EndMember, A::NoteDues, A::RemoveMember];
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
        let texts = [A::EnterOrder, A::RemoveOrder, A::EnterWording, A::RemoveWording, A::EnterNews, A::ChangeNews, A::RemoveNews];
        let rest = [A::EnterClub, A::ChangeClub, A::CloseClub, A::ReopenClub, A::Appeal, A::TakeAlong, A::Invite, A::Revoke, A::Rename];
        let moves = [A::CloseToMove, A::MoveAway, A::MoveBack];
        tables
            || desks
            || [&registrations[..], &proposals, &people, &members, &papers, &texts, &rest, &moves].iter().any(|named| named.contains(&self))
    }
}

words! {
    /// What kind of thing an act was done to.
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
        /// A note among the news.
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
