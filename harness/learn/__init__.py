"""A policy that learns here, taught by gold and bettered by reward, which finds what is wrong with the gym.

Only `neural/` needs torch, which `make learn` puts into an environment of its own; what is here reads pages, says what
gold did in each situation, plays episodes and counts what came of them.
"""
