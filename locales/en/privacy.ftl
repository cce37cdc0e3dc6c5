privacy-footer = Privacy
privacy-title = Privacy: personal data on this site
privacy-lead = This site publishes tournament results. This page lists the other personal data it holds, who can read it and how long it is kept, according to the site’s settings.
privacy-kept = Stored data
privacy-what = Data
privacy-who = Visible to
privacy-until = Kept
privacy-everybody = everyone
privacy-officers = the officers of the federation
privacy-organizer = the organizer of the tournament
privacy-administrator = the site’s operator
privacy-writers = their authors
privacy-nobody = no one; the owner sees when it was used
privacy-games = Name, club, country, numbers and ratings with FIDE and others, games, ratings and ranks, club memberships and their start; the year of birth from the year after coming of age
privacy-births = Date of birth, where the rating rules need it; the day until which dues are paid
privacy-registrations = E-mail address, year of birth and remark of a registration
privacy-requests = Who requested a certificate, how to reach them and where to send it; how to reach the authors of appeals
privacy-letters = Recipients of e-mails; the content is erased once they are sent
privacy-drafts = Tables, proposals and uploaded lists that were never completed
privacy-accounts = Accounts of officers: name, log-in, e-mail address, roles; the password as a hash only
privacy-offices = Names of the chairman, the rating commission and the referees on the home page of their federation
privacy-sessions = Sessions: browser and time of last use
privacy-log-ins = Log-ins and attempts, with the IP address
privacy-audit = The audit log: every action, its author and time
privacy-logs = The program’s log: attacks and failures, with the IP address
privacy-always = as long as the ratings are calculated; people who ask to be erased are no longer named anywhere
# $days (String)
# $unconfirmed (String)
privacy-after-tournament = { $days } after the tournament; { $unconfirmed } if it was never confirmed
# $days (String)
privacy-after-answer = { $days } after the answer
# $days (String)
privacy-after-sending = { $days } after sending
# $days (String)
privacy-after-change = { $days } after the last change
# $days (String)
privacy-at-most = at most { $days }
privacy-while-office = as long as the office is held, and under anything signed
privacy-audit-until = for good, since it proves that nothing was changed; the names of people who ask to be erased are removed
privacy-rights = Your rights
privacy-right-know = To see everything that is stored about you, as a page and as a file.
privacy-right-correct = To have mistakes corrected.
privacy-right-forget = To be erased: a code then replaces your name, including in old lists and tables.
privacy-ask = Write to
privacy-ask-officers = Ask the officers of your federation:
privacy-cookies = Cookies
privacy-cookies-text = Only those the site needs to work: the session, the language, a message from one page to the next, one-time information you haven’t confirmed yet, and, for a minute, your last change, so that you see it. Nothing is loaded from other sites, and there is no tracking.
# $days (Number)
count-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
