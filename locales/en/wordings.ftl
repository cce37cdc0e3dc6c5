wordings-title = Text of the regulation
wordings-new = Enter a text
wordings-new-lead = The whole text in one language, as in force from a given day. It doesn’t affect calculations: amendments change the numbers.
wordings-empty = The federation hasn’t entered the text of its regulation yet.
wordings-all = All texts
wordings-language = Language
wordings-since = From
wordings-before = Changes
wordings-compare = old and new
wordings-comparison = Old and new text
# $since (String)
# $until (String)
wordings-past = This is an old text: in force from { $since }, replaced on { $until }.
wordings-documents = One of the two is only a document, so its text can’t be compared here.
wordings-same = The texts are the same.
wordings-index = Articles of the document
# $article (String) - Number of the article.
# $page (Number) - Page of the document.
wordings-page = { $article }: page { $page }
wordings-day-hint = If empty: the day of the order.
wordings-body-hint = A line that begins with an article’s number starts that article.
wordings-pages-hint = One article per line with its page: 4.2 = 7.
wordings-removal-hint = If this text was entered by mistake, it can be removed; the log keeps its fingerprint.
flash-wording-entered = The text was added.
wordings-preview = Preview
wordings-preview-title = Preview: not saved yet
wordings-preview-found = { $found ->
    [one] One article or table is recognized; links from other pages will lead to it.
   *[other] { $found } articles and tables are recognized; links from other pages will lead to them.
}
wordings-preview-missing = Not found: { $numbers }. A line must begin with the number.
wordings-preview-document = Choose the PDF again before saving.
wordings-tables-hint = Tables copied from a document or a web page stay tables.
