# $typed (String)
# $ours (String)
typed-rank = The table says rank { $typed }, the site says { $ours }.
field-handed-in = Results submitted
handed-in-time = on time
handed-late = late
# $count (Number)
inbox-rated-since = Tournaments rated since the last list: { $count }
error-back = Back
# $status (String)
error-status = Status: { $status }
# $typed (String)
typed-born-added = The table adds the date or year of birth { $typed }: it enters the register with the approval, and the ratings are calculated with it.
# $typed (String)
# $registered (String)
typed-born-differs = The table says born { $typed }, the register { $registered }.
