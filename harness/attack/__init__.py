"""What tries to break the gym: each module here is a subcommand of `deskgym attack`, with parts in packages."""
