"""The security checks, a module per kind of attack; each registers itself by `@probe`."""
