help-title = Handbook
help-footer = Help
help-lead = How to do what is done here, one page per task. Words in bold are written the same way on the pages.
help-contents = Contents
help-pdf = The whole handbook as PDF
help-how = How this is done: handbook
help-read = How to read this: handbook
