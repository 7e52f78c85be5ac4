"""The stories themselves, each module those of one subject; the form is told in `story`."""
