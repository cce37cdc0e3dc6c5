embed-title = Show this on another site
embed-lead = Copy this line into the page of your site. What it shows is kept up to date.
embed-badge-lead = A badge as a picture:
embed-tournaments-lead = The next tournaments:
embed-no-tournaments = No tournament is being played, and none is planned.
history-legend-median = The dashed line is the middle of the published lists: half of the federation’s players stood above it, half below.
# $rating (String) - a rating
history-legend-afar = The middle of the federation is { $rating }, too far away to be drawn: in the newest published list half of its players stand above it, half below.
# $what (String)
certificate-shown = Certificate: { $what }
