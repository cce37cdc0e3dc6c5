news-title = News
news-all = All news
news-more = Read on
news-older = Older news →
news-empty = There is no news yet.
news-feed = Feed (Atom) of news, ratings and lists
news-new = Write a note
news-change = Change the note
news-headline = Headline
news-preview = Preview
news-body-hint = The home page shows the first paragraph.
# $when (String)
news-changed = changed { $when }
news-removal-hint = A removed note goes from the site and from the feed; the log keeps its headline.
profile-title = Home page
profile-change = Change contacts and description
profile-lead = What the home page says about the federation, in each language. What is left empty is shown in another language, or not at all.
# $language (String)
profile-about-in = What the federation is ({ $language })
# $language (String)
profile-contacts-in = How to reach it ({ $language })
# $day (String)
home-last-list = list of { $day }
home-moved = Risers and fallers
home-next = Next tournament
home-results = Newest results
# $count (Number) - How many.
home-winner = { $count ->
    [one] Winner
   *[other] Winners
}
home-contacts = Contacts
home-all-clubs = All clubs
home-about = About the federation
home-new = The federation has just begun here.
home-setup = Next step of setting up
moving-house = What the federation says on its home page, and its news.
profile-whole = Preview of the home page
profile-unsaved = This is a preview: nothing is saved yet.
profile-edit = Go on writing
home-documents = Documents
# $language (String) - Name of the language of the text.
home-document-text = Text of the regulation ({ $language })
home-all-orders = All orders and documents
home-map = Cities with clubs
# $count (Number) - How many clubs there are in a city.
home-map-clubs = { $count ->
    [one] { $count } club
   *[other] { $count } clubs
}
mistake-stands-already = this stands there already.
