division = Category
division-title = Categories of players
division-lead = They divide the rating lists: each category has its own list and places, for current ratings and for every published list.
division-none = There are no categories yet.
division-new = New category
division-who = Includes
division-code = Word in web addresses
division-code-hint = 2 to 20 lower-case Latin letters, digits and hyphens: women, u16. Links to the category’s list contain it.
division-least = Lowest age
division-greatest = Highest age
# $from (Number)
# $to (Number)
mistake-range = Enter a whole number from { $from } to { $to }.
mistake-no-condition = Choose who the category is for: women or men, an age, or both.
mistake-ages-crossed = The highest age is below the lowest.
division-counted = Age as of
division-counted-hint = Completed years. Lists are public, so an age group reveals its members’ ages to that extent. Counting on the first or last day of a year reveals nothing about birthdays; counting on the day of the list, two lists show who had a birthday in between. The current list then counts on the day of the newest published one.
division-january = on 1 January of the year of the list
division-december = on 31 December of the year of the list
division-list = on the day of the list
division-remove = Remove the category
division-remove-confirm = Remove the category? Its lists become unavailable until it is defined again.
division-change = Change
division-leave = Don’t change
division-menu = Categories of players
division-everybody = All players
division-women = women of any age
division-men = men of any age
# $day (String)
division-ages-on = ages as of { $day }
# $least (Number)
division-from = aged { $least } or over
# $greatest (Number)
division-to = aged { $greatest } or under
# $least (Number)
# $greatest (Number)
division-between = aged { $least } to { $greatest }
# $count (Number)
division-unknown = Players who may belong here but whose gender or date of birth is unknown: { $count }. They are not in this list.
division-nobody = This list has no players.
division-of-list = The fingerprint is that of the whole list. Categories use their current definition.
refused-divisions = The maximum number of player categories is reached. Remove one first.
