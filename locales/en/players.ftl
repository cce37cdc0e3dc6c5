player-office = More about this player
initial-rating = Initial rating on recommendation
initial-rating-hint = For a prepared newcomer who has no rating yet, when at least two members recommend it.
initial-rating-confirm = Set the initial rating? It will be shown publicly on the page “Corrections”.
do-recommend = Set the initial rating
# $article (String)
# $first (String)
# $second (String)
recommended-by = Under article { $article }, recommended by { $first } and { $second }
field-first-member = Recommended by
field-second-member = And by another member
field-recommended-on = On
merge-title = Same person, entered twice
merge-hint = The tournaments of the other entry move to this one, and everything is recalculated. This can be undone completely.
merge-search = Other entry (name or part of it)
merge-nobody = No other name resembles this one. Try another spelling.
merge-choose = choose
merge-show = Preview the changes
merge-preview-title = Merge two entries
merge-preview-lead = The entry { $gone } becomes part of { $kept }.
merge-kept = Stays
merge-gone = Is merged into it
merge-contradicts = The marked data suggests that these are two people. Merge them only if one of the entries is wrong.
merge-changes = Changes
change-preview-lead = Ratings depend on this data. Nothing is saved yet.
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
merge-sure = They are one person; the contradiction is a mistake in one of the entries.
# $name (String)
do-merge = This is also { $name }: merge
merged-before = Merged into this entry
do-part = Undo the merge
part-confirm = Undo the merge? Ratings may change.
mark-title = No longer plays
mark-hint = Shown on the player’s page. Only the rules decide who is on a list.
mark-none = plays
mark-withdrawn = left the federation
# $gender (String)
mark-deceased = { $gender ->
   *[other] deceased
}
mark-forgotten = erased on request
field-marked-on = Since
field-club-since = Club since
club-since-hint = The day on which the club changes; leave empty for today.
clubs-before = Clubs
no-club = no club
forget-title = Erase this person
forget-hint = At the person’s request. Name, spelling, gender, country, club, numbers and ratings elsewhere and certificates are erased for good; the number stays in the tables, so that they remain as they were.
forget-confirm = Erase this person’s data for good? This can’t be undone.
do-forget = Erase for good
refused-merged = One of these entries has already been merged, separated or erased. Open the page again to see its current state.
# $tournament (String)
refused-both-in = Both are in the table of “{ $tournament }”, so they can’t be the same person. If they are, correct that table first.
# $tournament (String)
refused-in-unfinished = The other entry is in the unfinished table of “{ $tournament }”. Finish it first, or ask its referee to choose the right entry there.
refused-rated-already = The player already has a rating, and an initial rating is for newcomers. If that rating is wrong, correct the table that gave it, or the player’s starting data.
# $article (String)
refused-recommendation = A player without starting data gets an initial rating under article { $article }, on the recommendation of two members.
refused-standing-changed = The starting data of one of these players has changed since, or this was already undone. Open the page again to see its current state.
refused-standing-same = This is already the player’s starting data, so nothing would change. Change a value, or leave the page.
mistake-no-such-number = This system has no such number: the European PIN has 8 digits, the French licence 7, the FIDE ID 1 to 11.
mistake-held-by = This number already belongs to another player:
mistake-standing-refused = The regulation doesn’t allow this combination of values.
flash-standing-entered = Entered. The changes are below.
number-aga = AGA number
number-egf-pin = European PIN (EGF)
number-ffg = French licence (FFG)
number-fide = FIDE ID
number-national = National number
statistics-ended = Former numbers
statistics-hint = When you replace or empty a number, the old one ends but stays visible to officials. Spaces and leading zeros don’t matter.
standing-title = Starting data
standing-hint = The player’s data from before the first tournament here. Changing it rates every tournament since then again; the differences are shown on the page “Corrections”.
standing-confirm = Change the starting data? Ratings may change.
# $day (String)
# $reason (String)
standing-entered = entered on { $day }: { $reason }
standing-dan = Assigned dan
standing-deviation = Deviation
standing-fide = FIDE rating
standing-games = Rated games
standing-last-played = Last played
flash-merged = Merged. The changes are below.
flash-parted = The merge was undone. The changes are below.
flash-recommended = The initial rating is set.
flash-forgotten = Erased.
# $count (Number)
names-forgotten = Names removed on request since then: { $count }; the fingerprint is that of the list as published.
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
filter-nearly = No player has exactly this name. Similar names:
# $column (String)
sort-by = Sort by: { $column }
compare-title = Comparison of two lists
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
compare-one = A comparison needs two published lists.
compare-nobody = No players.
col-last-long = Day of the last rated tournament
field-name-table = Language of the name
name-table-own = The federation’s language
name-table-hint = For a player whose name comes from another language: its table is used for the Latin spelling, unless one is entered above.
