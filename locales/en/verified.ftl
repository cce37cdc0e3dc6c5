# $when (String)
verified-good = { $when }: everything was calculated from the beginning and is as it is stored.
# $count (Number)
# $when (String)
verified-differs = { $count ->
    [one] { $when }: everything was calculated from the beginning, and { $count } row is stored differently.
   *[other] { $when }: everything was calculated from the beginning, and { $count } rows are stored differently.
}
verified-never = Not yet calculated from the beginning; that is done at night.
# $done (Number)
# $total (Number)
verified-going = It is being calculated now: { $done } of { $total } tournaments are done.
verified-lines = What differs
inbox-verified = Tell whoever runs the site: somebody has changed the database by hand, or the program has made a mistake.
