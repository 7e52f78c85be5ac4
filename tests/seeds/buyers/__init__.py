"""Whether customers buy what companies of their kind buy, by people who would."""
