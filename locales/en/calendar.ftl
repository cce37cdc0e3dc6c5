calendar-title = Calendar
calendar-views = Ways to see the calendar
calendar-by-month = By month
calendar-ahead = Everything ahead
calendar-all-ahead = Calendar: everything ahead
calendar-over = Already over
calendar-months = Months
calendar-this-month = This month
calendar-any-pool = All pools
calendar-any-category = All categories
calendar-subscribe = Subscribe in your calendar
calendar-file = Download the calendar
calendar-feed = News as a feed
calendar-in-plan = So far only in the calendar plan
calendar-empty-month = There is no tournament in this month. Look at the months beside it, or at everything ahead.
calendar-empty-ahead = Nothing is planned yet. Look at the months that have passed, or subscribe: new tournaments then appear by themselves.
calendar-empty-filter = No tournament fits. Clear the city or some of the filters.
calendar-clear = Clear the filters
# $federation (String)
feed-title = News of { $federation }
# $name (String)
feed-rated = Rated: { $name }
# $name (String)
feed-unchanged = Recorded, no rating changed: { $name }
# $day (String)
feed-list = Rating list of { $day }
calendar-kind = Kind
calendar-any-kind = All kinds
calendar-kind-official = Official
calendar-kind-other = Not official
