"""A policy in a file: its weights in half precision, and what is to be known of it."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import asdict
from pathlib import Path

import torch

from ..about import ABOUT, FORMAT, About, read_about
from ..examples import Vocabulary
from .network import Policy

_WEIGHTS = "weights.pt"
_EPOCH = (1980, 1, 1, 0, 0, 0)


def save(path: Path, policy: Policy, about: About) -> None:
    """Write a policy, the same bytes for the same weights. Whoever reads `path` sees the old file or the new one."""
    weights = io.BytesIO()
    torch.save({name: tensor.half() for name, tensor in policy.state_dict().items()}, weights)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.part")
    with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in (
            (ABOUT, json.dumps({"format": FORMAT, **asdict(about)}, indent=1).encode()),
            (_WEIGHTS, weights.getvalue()),
        ):
            file.writestr(zipfile.ZipInfo(name, _EPOCH), content, zipfile.ZIP_DEFLATED)
    beside.replace(path)


def load(path: Path) -> tuple[Policy, About]:
    """The policy of a file. Raises BadSelection where there is none that can be read."""
    about = read_about(path)
    with zipfile.ZipFile(path) as file:
        weights = torch.load(io.BytesIO(file.read(_WEIGHTS)), weights_only=True)
    policy = empty(about.vocabulary)
    policy.load_state_dict({name: tensor.float() for name, tensor in weights.items()})
    return policy.eval(), about


def empty(vocabulary: Vocabulary, seed: int = 0) -> Policy:
    """A policy that has learnt nothing."""
    torch.manual_seed(seed)
    return Policy(len(vocabulary.keys), len(vocabulary.phrases)).eval()
