"""The checks of task families: one module per kind of thing that an agent could game, or a trainer trip over."""
