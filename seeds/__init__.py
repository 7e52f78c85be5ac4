"""The deterministic company: who works there, what they sold, said and planned."""
