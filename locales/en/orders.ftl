refused-order-used = An amendment or a text of the regulation refers to this order.
# $number (String) - As it is cited.
# $day (String) - Its day.
order-cited = No. { $number }, { $day }
orders-title = Orders
orders-lead = Number, day, text and document of each order; amendments and texts of the regulation refer to theirs.
orders-new = Enter an order
orders-new-lead = Orders of the past are entered with their own day.
orders-empty = No order has been entered yet.
order-number = Number
order-day = Day
order-text = Text
order-document = Document (PDF)
order-entered = Entered
order-amendments = Amendments
order-texts = Texts of the regulation
order-removal-hint = Nothing refers to this order: if it was entered by mistake, it can be removed.
order-chosen = Order
order-chosen-hint = An amendment takes its date from its order.
order-other = Number and date of an order that isn’t entered here
removal-confirm = Remove it for good?
do-remove = Remove
flash-removed = Removed.
flash-order-entered = The order is entered.
