"""Whether the apps of a company tell the same past, and a page on which that past can be leafed through."""
