regulation-text-title = Text of the regulation
regulation-text-new = Enter a text
regulation-text-new-lead = The whole text in one language, as in force from a given day. It doesn’t affect calculations: amendments change the numbers.
regulation-text-empty = The federation hasn’t entered the text of its regulation yet.
regulation-text-all = All texts
regulation-text-language = Language
regulation-text-since = From
regulation-text-before = Changes
regulation-text-compare = old and new
regulation-text-comparison = Old and new text
# $since (String)
# $until (String)
regulation-text-past = This is an old text: in force from { $since }, replaced on { $until }.
regulation-text-documents = One of the two is only a document, so its text can’t be compared here.
regulation-text-same = The texts are the same.
regulation-text-index = Articles of the document
# $article (String) - Number of the article.
# $page (Number) - Page of the document.
regulation-text-page = { $article }: page { $page }
regulation-text-day-hint = If empty: the day of the order.
regulation-text-body-hint = A line that begins with an article’s number starts that article.
regulation-text-pages-hint = One article per line with its page: 4.2 = 7.
regulation-text-removal-hint = If this text was entered by mistake, it can be removed; the log keeps its fingerprint.
flash-wording-entered = The text was added.
regulation-text-preview = Preview
regulation-text-preview-title = Preview: not saved yet
regulation-text-preview-found = { $found ->
    [one] One article or table is recognized; links from other pages will lead to it.
   *[other] { $found } articles and tables are recognized; links from other pages will lead to them.
}
regulation-text-preview-missing = Not found: { $numbers }. A line must begin with the number.
regulation-text-preview-document = Choose the PDF again before saving.
regulation-text-tables-hint = Tables copied from a document or a web page stay tables.
