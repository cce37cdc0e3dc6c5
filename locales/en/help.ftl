help-title = Handbook
help-footer = Help
help-lead = How to do each task, one page per task. Words in bold are written the same way on the site’s pages.
help-contents = Contents
help-pdf = The full handbook as a PDF
help-how = How to do this: handbook
help-read = How to read this: handbook
