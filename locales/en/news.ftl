news-title = News
news-all = All news
news-more = Read more
news-older = Older news →
news-empty = No news yet.
news-feed = Feed (Atom) of news, ratings and lists
news-new = Write a note
news-change = Change the note
news-headline = Headline
news-preview = Preview
news-body-hint = The home page shows the first paragraph.
# $when (String)
news-changed = changed { $when }
news-removal-hint = A removed note disappears from the site and the feed; the log keeps its headline.
profile-title = Home page
profile-change = Change contacts and description
profile-lead = The home page’s text about the federation, in each language. Empty fields are shown in another language, or not at all.
# $language (String)
profile-about-in = About the federation ({ $language })
# $language (String)
profile-contacts-in = Contacts ({ $language })
# $day (String)
home-last-list = list of { $day }
home-moved = Risers and fallers
home-next = Next tournament
home-results = Latest results
# $count (Number) - How many.
home-winner = { $count ->
    [one] Winner
   *[other] Winners
}
home-contacts = Contacts
home-all-clubs = All clubs
home-about = About the federation
home-new = This federation has just started here.
home-setup = Next setup step
transfer-house = The federation’s home page text and news.
profile-whole = Preview of the home page
profile-unsaved = This is a preview: nothing is saved yet.
profile-edit = Continue editing
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
mistake-stands-already = this is already entered.
