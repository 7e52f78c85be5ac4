"""The audit: tries to fool the verifiers, to break apps and environment, and reports what it could."""
