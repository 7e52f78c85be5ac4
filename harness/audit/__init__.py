"""The audit: tries to fool the verifiers and to break the promises of apps and environment, and reports what survives."""
