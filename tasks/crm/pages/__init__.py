"""Page objects of the CRM: a module per kind of record has its page, its list and its dialogs; then come other pages.

`records` is what all kinds share. Labels of fields and the names of kinds are the app's own declarations.
"""
