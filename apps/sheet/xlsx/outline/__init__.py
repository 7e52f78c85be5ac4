"""What structures a sheet without being in its cells, in files: links, and groups of rows and columns."""
