"""What several families of the spreadsheet draw."""
