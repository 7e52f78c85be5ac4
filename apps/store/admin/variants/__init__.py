"""A product's options and variants: the builder of the ones, the table of the others."""
