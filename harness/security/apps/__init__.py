"""What the security checks know of each app: one module per app, named by its key, whose `SPEC` says it."""
