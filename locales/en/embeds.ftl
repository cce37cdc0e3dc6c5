embed-title = Show this on another site
embed-lead = Copy this line into a page of your site. Its content stays up to date.
embed-badge-lead = A badge as an image:
embed-tournaments-lead = Upcoming tournaments:
embed-no-tournaments = No tournaments are being played or planned.
history-legend-median = The dashed line is the federation median in the published lists: half of its players are above it, half below.
# $rating (String) - a rating
history-legend-afar = Federation median: { $rating } (off the chart).
# $what (String)
certificate-shown = Certificate: { $what }
