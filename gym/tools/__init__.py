"""The same work through the apps' own tools: an environment without a browser.

`offers` says which tools an episode has, `episode` plays them, `env` is the environment.
"""
