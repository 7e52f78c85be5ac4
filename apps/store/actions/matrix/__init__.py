"""A product's variants as a whole: the options that make them, what stands in the way of one, many changed at once."""
