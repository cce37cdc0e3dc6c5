typed-rank = У таблиці вказано розряд { $typed }, на сайті { $ours }.
field-handed-in = Результати здано
handed-in-time = вчасно
handed-late = із запізненням
inbox-rated-since = Турнірів обраховано після останнього рейтинг-листа: { $count }
error-back = Назад
error-status = Код відповіді: { $status }
