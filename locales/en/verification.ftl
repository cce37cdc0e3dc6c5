# $when (String)
verified-good = { $when }: recalculated from the start; everything matches.
# $count (Number)
# $when (String)
verified-differs = { $count ->
    [one] { $when }: recalculated from the start; { $count } stored row differs.
   *[other] { $when }: recalculated from the start; { $count } stored rows differ.
}
verified-never = Not verified yet (runs nightly).
# $done (Number)
# $total (Number)
verified-going = Verification in progress: { $done } of { $total } tournaments done.
verified-lines = Differences
inbox-verified = Tell the site’s operator: the database was changed by hand, or the program has made a mistake.
