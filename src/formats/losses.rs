//! The losses of writing: features that formats can't hold. Section 1: nothing is dropped silently.

use crate::domain::word::words;

words! {
    /// A feature that a target can't hold; its word is shown on the command line. Formats with
    /// their own wording have separate losses.
    pub enum Loss {
        /// OpenGotha computes points and places.
        PointsAndPlacesComputed = "OpenGotha computes points and places",
        /// OpenGotha computes the groups.
        GroupsComputed = "OpenGotha computes the groups",
        /// OpenGotha computes the results of teams.
        TeamResultsComputed = "OpenGotha computes the results of teams",
        /// OpenGotha has neither FIDE's numbers nor national ones.
        FideAndNationalNumbers = "OpenGotha has neither FIDE's numbers nor national ones",
        /// OpenGotha has neither births nor genders.
        BirthsAndGenders = "OpenGotha has neither births nor genders",
        /// OpenGotha has no country of the tournament.
        CountryOfOpenGotha = "OpenGotha has no country of the tournament",
        /// OpenGotha has no place for some facts of the tournament.
        FactsOfOpenGotha = "OpenGotha has no place for some facts of the tournament",
        /// OpenGotha has no titles.
        TitlesOfOpenGotha = "OpenGotha has no titles",
        /// OpenGotha has one director.
        OneDirector = "OpenGotha has one director",
        /// OpenGotha has one full bye a round.
        OneFullBye = "OpenGotha has one full bye a round",
        /// OpenGotha has one rating of a player and nothing beside it.
        OneRating = "OpenGotha has one rating of a player and nothing beside it",
        /// OpenGotha has one spelling of a name.
        OneSpelling = "OpenGotha has one spelling of a name",
        /// OpenGotha has only countries of two letters.
        TwoLetterCountries = "OpenGotha has only countries of two letters",
        /// OpenGotha has only whole ratings.
        WholeRatings = "OpenGotha has only whole ratings",
        /// OpenGotha has six criteria of placement.
        SixCriteria = "OpenGotha has six criteria of placement",
        /// OpenGotha knows McMahon and Swiss only.
        OtherSystems = "OpenGotha knows McMahon and Swiss only",
        /// A table divides names by a comma only.
        NamesByComma = "a table divides names by a comma only",
        /// A table doesn't say the boards.
        BoardsOfTables = "a table doesn't say the boards",
        /// A table doesn't say the system of pairing.
        SystemOfTables = "a table doesn't say the system of pairing",
        /// A table has at most 40 rounds.
        FortyRounds = "a table has at most 40 rounds",
        /// A table has no national ratings.
        NationalRatingsOfTables = "a table has no national ratings",
        /// A table has no place for the further facts of the tournament.
        FurtherFacts = "a table has no place for the further facts of the tournament",
        /// A table has no players without names.
        NamelessOfTables = "a table has no players without names",
        /// A table has no teams.
        TeamsOfTables = "a table has no teams",
        /// A table has one game of a player in a round.
        OneGameARound = "a table has one game of a player in a round",
        /// Arbiters.
        Arbiters = "arbiters",
        /// Byes by the pairing become full byes.
        AllocatedBecomeFull = "byes by the pairing become full byes",
        /// Byes have their usual points.
        UsualPoints = "byes have their usual points",
        /// Clubs.
        Clubs = "clubs",
        /// Conditional ratings can't be told from ratings.
        ConditionalAsRatings = "conditional ratings can't be told from ratings",
        /// Countries of more than three letters.
        LongCountries = "countries of more than three letters",
        /// Countries of players.
        CountriesOfPlayers = "countries of players",
        /// Countries that are not two letters.
        OddCountries = "countries that are not two letters",
        /// Dates of birth.
        Births = "dates of birth",
        /// Decimals of ratings.
        Decimals = "decimals of ratings",
        /// Deviations and numbers of games.
        DeviationsAndGames = "deviations and numbers of games",
        /// Facts of the tournament that the form has no header for.
        FactsWithoutHeader = "facts of the tournament that the form has no header for",
        /// Facts of the tournament that the report has no line for.
        FactsWithoutLine = "facts of the tournament that the report has no line for",
        /// Full byes become byes by the pairing.
        FullBecomeAllocated = "full byes become byes by the pairing",
        /// Games of which the sides say different things become open.
        DisputedBecomeOpen = "games of which the sides say different things become open",
        /// Games that began and are not rated become forfeits.
        BegunBecomeForfeits = "games that began and are not rated become forfeits",
        /// Games that were not played: they go out as free rounds.
        UnplayedBecomeFree = "games that were not played: they go out as free rounds",
        /// Groups.
        Groups = "groups",
        /// Handicaps of games of unknown colour.
        HandicapsWithoutColour = "handicaps of games of unknown colour",
        /// Handicaps.
        Handicaps = "handicaps",
        /// In OpenGotha absence is worth the same for all: half byes become zero byes.
        HalfBecomeZero = "in OpenGotha absence is worth the same for all: half byes become zero \
            byes",
        /// National ratings.
        NationalRatings = "national ratings",
        /// Numbers of boards.
        Boards = "numbers of boards",
        /// Numbers of players of more than eleven characters.
        LongNumbers = "numbers of players of more than eleven characters",
        /// Numbers of players that are no PIN of eight digits.
        NotPins = "numbers of players that are no PIN of eight digits",
        /// Numbers of players that are no licence of seven digits.
        NotLicences = "numbers of players that are no licence of seven digits",
        /// Numbers of players that the column doesn't hold.
        OtherNumbers = "numbers of players that the column doesn't hold",
        /// Places above 9999.
        PlacesBeyond = "places above 9999",
        /// Places and points of teams.
        TeamPlaces = "places and points of teams",
        /// Players without names are written by their numbers.
        NamelessByNumber = "players without names are written by their numbers",
        /// Points that only the older report has a code for.
        OldPoints = "points that only the older report has a code for",
        /// Ranks.
        Ranks = "ranks",
        /// Ratings that are not between 0 and 9999.
        RatingsBeyond = "ratings that are not between 0 and 9999",
        /// Ratings.
        Ratings = "ratings",
        /// Second games in one round.
        SecondGames = "second games in one round",
        /// Sex.
        Genders = "sex",
        /// Teams.
        Teams = "teams",
        /// Disputes about results.
        Disputes = "that results are disputed",
        /// The country of the tournament.
        Country = "the country of the tournament",
        /// The last day.
        LastDay = "the last day",
        /// The points for a missing result.
        PointsForMissing = "the points for a missing result",
        /// The system of pairing.
        System = "the system of pairing",
        /// The time control is none that OpenGotha knows.
        OtherTime = "the time control is none that OpenGotha knows",
        /// The time control.
        Time = "the time control",
        /// Tie-breaks beyond three.
        TieBreaksBeyond = "tie-breaks beyond three",
        /// Tie-breaks.
        TieBreaks = "tie-breaks",
        /// Titles that are not one to three Latin letters.
        OddTitles = "titles that are not one to three Latin letters",
        /// Titles.
        Titles = "titles",
        /// Totals of more than four characters.
        LongTotals = "totals of more than four characters",
        /// Totals that are not the sum of the rounds.
        OtherTotals = "totals that are not the sum of the rounds",
        /// Totals.
        Totals = "totals",
        /// Characters of names beyond 24.
        NamesBeyond24 = "what names have beyond 24 characters",
        /// Characters of names beyond 30.
        NamesBeyond30 = "what names have beyond 30 characters",
        /// Characters of names beyond 33.
        NamesBeyond33 = "what names have beyond 33 characters",
        /// Letters and digits of club names beyond four.
        ClubsBeyond4 = "what names of clubs have beyond four letters and digits",
        /// Characters of team names beyond 32.
        TeamsBeyond32 = "what names of teams have beyond 32 characters",
        /// Players without a kyu or dan rank become 30 kyu.
        ThirtyKyu = "who has no kyu or dan rank is 30 kyu",
    }
}
