"""What happened at the company in its years, drawn before what its apps tell of it."""
