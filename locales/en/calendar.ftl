calendar-title = Calendar
calendar-views = Calendar views
calendar-by-month = By month
calendar-ahead = All upcoming
calendar-all-ahead = Calendar: all upcoming
calendar-over = Past
calendar-months = Months
calendar-this-month = This month
calendar-any-pool = All pools
calendar-any-category = All categories
calendar-subscribe = Subscribe in your calendar
calendar-file = Download the calendar
calendar-feed = News feed
calendar-in-plan = So far only in the calendar plan
calendar-empty-month = No tournaments this month. See the neighbouring months, or all upcoming ones.
calendar-empty-ahead = Nothing is planned yet. See past months, or subscribe: new tournaments will then appear by themselves.
calendar-empty-filter = No tournament matches. Clear the city or some of the filters.
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
