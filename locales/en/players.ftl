player-office = More about this player
initial-rating = Initial rating on recommendation
initial-rating-hint = For a prepared newcomer who has no rating yet, when at least two members recommend it.
initial-rating-confirm = Set the initial rating? Everybody will see it on the page “Corrections”.
do-recommend = Set the initial rating
# $article (String)
# $first (String)
# $second (String)
recommended-by = By article { $article }, recommended by { $first } and { $second }
field-first-member = Recommended by
field-second-member = And by another member
field-recommended-on = On
merge-title = The same person, entered twice
merge-hint = The tournaments of the other entry come to this one and everything is calculated again. It can be undone completely.
merge-search = Who else (name or part of it)
merge-nobody = No other name resembles this one. Search by another spelling.
merge-choose = choose
merge-show = Show what would change
merge-preview-title = Merge two entries
merge-preview-lead = The entry { $gone } becomes part of { $kept }.
merge-kept = Stays
merge-gone = Is merged into it
merge-contradicts = What is marked says that these are two people. Merge them only if one of the entries is wrong.
merge-changes = What would change
change-preview-lead = Ratings rest on what you change here. Nothing is saved yet.
merge-moved = { $count ->
    [0] No tournament moves to the other entry.
    [one] { $count } tournament moves to the other entry.
   *[other] { $count } tournaments move to the other entry.
}
merge-changed = { $count ->
    [0] No rating and no rank changes.
    [one] { $count } result, rating or rank changes.
   *[other] { $count } results, ratings and ranks change.
}
merge-sure = They are one person; what contradicts is a mistake in one of the entries.
# $name (String)
do-merge = This is also { $name }: merge
merged-before = Merged into this entry
do-part = Undo the merge
part-confirm = Undo the merge? Ratings may change.
mark-title = No longer plays
mark-hint = Shown on the player’s page. Who stands in a list is decided by the rules alone.
mark-none = plays
mark-withdrawn = left the federation
# $gender (String)
mark-deceased = { $gender ->
   *[other] deceased
}
mark-forgotten = asked to be forgotten
field-marked-on = Since
field-club-since = Club since
club-since-hint = When the club changes: from which day on; empty: today.
clubs-before = Clubs
no-club = without a club
forget-title = Forget this person
forget-hint = At the person’s request. Name, spelling, gender, country, club, numbers and ratings elsewhere and certificates go for good; the number stays in the tables, so that they remain what they were.
forget-confirm = Forget this person for good? This can’t be undone.
do-forget = Forget for good
refused-merged = One of these entries was merged, parted or forgotten before. Open the page again to see how it is now.
# $tournament (String)
refused-both-in = Both stand in the table of “{ $tournament }”: they can’t be the same person. If they are one person all the same, correct that table first.
# $tournament (String)
refused-in-unfinished = The other entry stands in the unfinished table of “{ $tournament }”. Finish it first, or let its referee choose the right entry there.
refused-rated-already = The player has a rating already: an initial rating is for newcomers. If that rating is wrong, correct the table that gave it, or what the player brought along.
# $article (String)
refused-recommendation = Whoever brought nothing along gets an initial rating by article { $article }, on the recommendation of two members.
refused-standing-changed = What one of these players brought along was changed since, or this was undone already. Open the page again to see how it is now.
refused-standing-same = This is what was brought along already: nothing would change. Change a figure, or leave the page.
mistake-no-such-number = This system has no such number: the European PIN has 8 digits, the French licence 7, the FIDE ID 1 to 11.
mistake-held-by = This number belongs to another player already:
mistake-standing-refused = The regulation doesn’t take these figures together.
flash-standing-entered = Entered. This is what changed.
number-aga = AGA number
number-egf-pin = European PIN (EGF)
number-ffg = French licence (FFG)
number-fide = FIDE ID
number-national = National number
numbers-ended = Former numbers
numbers-hint = A number that is replaced or emptied ends; it stays readable for officials. Blanks and leading zeros don’t matter.
standing-title = What the player brought along
standing-hint = What the player had before the first tournament here. Changing it rates every tournament since then again; what differs is shown on the page “Corrections”.
standing-confirm = Change what the player brought along? Ratings may change.
# $day (String)
# $reason (String)
standing-entered = entered on { $day }: { $reason }
standing-dan = Assigned dan
standing-deviation = Deviation
standing-fide = FIDE rating
standing-games = Rated games
standing-last-played = Last played
flash-merged = Merged. This is what changed.
flash-parted = The merge is undone. This is what changed.
flash-recommended = The initial rating is set.
flash-forgotten = Forgotten.
# $count (Number)
names-forgotten = Names taken out on request since then: { $count }; the fingerprint is that of the list as published.
filter-more = More filters
filter-clear = Clear all filters
filter-any-city = All cities
filter-any-country = All countries
filter-any = All
filter-women = Women
filter-men = Men
filter-age = Age
filter-age-minors = Under 18
filter-age-seniors = 60 and older
filter-rank-from = Rank from
filter-rank-to = Rank to
filter-active = Played since
filter-nearly = Nobody has exactly this name. These names are close to it:
# $column (String)
sort-by = Sort by: { $column }
compare-title = Two lists compared
compare-lists = Compare lists
compare-do = Compare
compare-earlier = Earlier list
compare-later = Later list
compare-both = In both lists
compare-new = New in the later list
compare-gone = Only in the earlier list
compare-gained = Gained
compare-lost = Lost
compare-same = Unchanged
compare-mean = Mean change
# $earlier (String)
# $later (String)
compare-lead = From { $earlier } to { $later }.
compare-one = Two published lists are needed to compare.
compare-nobody = Nobody.
col-last-long = Day of the last rated tournament
field-name-table = Language of the name
name-table-own = That of the federation
name-table-hint = For a player whose name is of another language: the Latin spelling is made by its table, unless one is entered above.
