privacy-footer = Privacy
privacy-title = What is known about people here
privacy-lead = This site publishes the results of tournaments. What else it knows about people, who reads it and how long it is kept is told here, as the site is set up.
privacy-kept = What is kept
privacy-what = What
privacy-who = Who reads it
privacy-until = How long
privacy-everybody = everybody
privacy-officers = the officers of the federation
privacy-organizer = the organizer of the tournament
privacy-administrator = whoever runs the site
privacy-writers = whoever wrote them
privacy-nobody = nobody; the owner sees when it was used
privacy-games = Name, club, country, numbers and ratings with FIDE and the like, games, ratings and ranks, clubs of which somebody is a member and since when; the year of birth from the year after coming of age
privacy-births = Date of birth, where the rules of the rating ask for it; until when a member has paid dues
privacy-registrations = E-mail address, year of birth and remark of a registration
privacy-requests = Who asked for a certificate, how to reach them and where to send it; how to reach whoever appealed
privacy-letters = To whom e-mails went; what they said is erased when they are sent
privacy-drafts = Tables, proposals and uploaded lists that came to nothing
privacy-accounts = Accounts of officers: name, log-in, e-mail address, roles; the password as a hash only
privacy-offices = Names of the chairman, the rating commission and the referees on the home page of their federation
privacy-sessions = Sessions: which browser, when it was used last
privacy-log-ins = Log-ins and attempts, with the address on the internet
privacy-audit = The audit log: who did what and when
privacy-logs = The log of the program: attacks and failures, with the address on the internet
privacy-always = as long as the ratings are calculated; whoever asks to be forgotten is no longer named anywhere
# $days (String)
# $unconfirmed (String)
privacy-after-tournament = { $days } after the tournament; { $unconfirmed } if it was never confirmed
# $days (String)
privacy-after-answer = { $days } after the answer
# $days (String)
privacy-after-sending = { $days } after they were sent
# $days (String)
privacy-after-change = { $days } after the last change
# $days (String)
privacy-at-most = at most { $days }
privacy-while-office = as long as the office is held, and under what was signed
privacy-audit-until = for good, since it proves that nothing was changed; the names of those who ask to be forgotten are taken out
privacy-rights = What you can ask for
privacy-right-know = Everything that is stored about you, as a page and as a file.
privacy-right-correct = To have corrected what is wrong.
privacy-right-forget = To be forgotten: a code then stands in the place of your name, also in old lists and tables.
privacy-ask = Write to
privacy-ask-officers = Ask the officers of your federation:
privacy-cookies = Cookies
privacy-cookies-text = Only those without which the site doesn’t work: the session, the language, a message from one page to the next, what was shown to you once and you haven’t confirmed yet, and for a minute which of your changes was the last, so that you see it. Nothing is loaded from other sites, and nobody is followed.
# $days (Number)
count-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
