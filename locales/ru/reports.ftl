typed-rank = В таблице указан разряд { $typed }, на сайте { $ours }.
field-handed-in = Результаты сданы
handed-in-time = в срок
handed-late = с опозданием
inbox-rated-since = Турниров обсчитано после последнего рейтинг-листа: { $count }
error-back = Назад
error-status = Код ответа: { $status }
