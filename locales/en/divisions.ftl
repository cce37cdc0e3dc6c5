division = Category
division-title = Categories of players
division-lead = The rating lists are divided by them: each category has a list with places of its own, of the current ratings and of every published list.
division-none = There are no categories yet.
division-new = New category
division-who = Who is in it
division-code = Word in addresses
division-code-hint = 2 to 20 small Latin letters, digits and hyphens: women, u16. Links to the list of the category contain it.
division-least = Lowest age
division-greatest = Highest age
# $from (Number)
# $to (Number)
mistake-range = Enter a whole number from { $from } to { $to }.
mistake-no-condition = Choose who the category is for: women or men, an age, or both.
mistake-ages-crossed = The highest age is below the lowest.
division-counted = Ages are counted
division-counted-hint = Completed years. Everybody sees who stands in a list, so an age group gives away the age of its members to that extent. Counted on the first or last day of a year it says nothing about birthdays; counted on the day of the list, two lists show who had a birthday in between. The current list then counts on the day of the newest published one.
division-january = on 1 January of the year of the list
division-december = on 31 December of the year of the list
division-list = on the day of the list
division-remove = Remove the category
division-remove-confirm = Remove the category? Its lists can’t be read any more until it is defined again.
division-change = Change
division-leave = Don’t change
division-menu = Categories of players
division-everybody = Everybody
division-women = women of any age
division-men = men of any age
# $day (String)
division-ages-on = as on { $day }
# $least (Number)
division-from = aged { $least } or over
# $greatest (Number)
division-to = aged { $greatest } or under
# $least (Number)
# $greatest (Number)
division-between = aged { $least } to { $greatest }
# $count (Number)
division-unknown = Players who may belong here, but whose gender or date of birth isn’t known: { $count }. They are not in this list.
division-nobody = Nobody is in this list.
division-of-list = It is that of the whole list. Categories divide the list by their definition of today.
refused-divisions = There are as many categories of players as there can be. Remove one first.
