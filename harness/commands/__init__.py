"""One module per subcommand of `deskgym`, each with its `command`."""
