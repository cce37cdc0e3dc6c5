# $typed (String)
# $ours (String)
typed-rank = The table says rank { $typed }, the site { $ours }.
field-handed-in = Results handed in
handed-in-time = in time
handed-late = late
# $count (Number)
inbox-rated-since = Tournaments rated since the last list: { $count }
error-back = Back
# $status (String)
error-status = Status: { $status }
