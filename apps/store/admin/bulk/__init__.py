"""The bulk editor: a grid of cells over many products and their variants."""
