"""Which instances environments play: what names one, which comes next, and worlds built before they are needed."""
