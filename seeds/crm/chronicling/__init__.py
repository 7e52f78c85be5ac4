"""What of the company's past the CRM knows, entered into the chronicle for others to speak of."""
