refused-order-used = An amendment or a text of the regulation refers to this order. Link it to another order first.
# $number (String) - As it is cited.
order-named = Order No. { $number }
# $number (String) - As it is cited.
# $title (String) - Its title.
order-titled = Order No. { $number }: { $title }
# $number (String) - As it is cited.
# $day (String) - Its day.
order-cited = Order No. { $number }, { $day }
# $number (String) - As it is cited.
# $day (String) - Its day.
# $title (String) - Its title.
order-titled-of = Order No. { $number }, { $day }: { $title }
# $title (String) - The title of one without a number.
# $day (String) - Its day.
order-called-of = { $title }, { $day }
orders-title = Orders and documents
orders-lead = Orders, statutes, forms: each with its date and its text or file. Amendments and texts of the regulation refer to their orders.
orders-new = Enter an order or a document
orders-new-lead = Enter past documents with their original date.
orders-empty = No documents yet.
order-number = Number
order-title = Title
order-title-hint = Its subject or type: “Statute”, “Application form”. With a title it needs no number.
order-day = Day
order-text = Text
order-document = Document (PDF)
order-entered = Entered
order-amendments = Amendments
# $number (Number) - Of the edition that came by it.
order-edition = Edition { $number }
order-texts = Texts of the regulation
order-removal-hint = Nothing refers to this document: if it was entered by mistake, it can be removed.
order-chosen = Order
order-chosen-hint = An amendment takes its date from its order.
order-other = Number and date of an order not entered here
removal-confirm = Remove it for good?
do-remove = Remove
flash-removed = Removed.
mistake-name-missing = Give a number, a title or both.
flash-order-entered = The document was added.
