"""Trains a model at office work with TRL's GRPO: python docs/examples/trl_grpo.py --model Qwen/Qwen3-0.6B --steps 100

Needs `pip install 'deskgym[trl,host,client]'` and a browser. With --address the episodes are those of a `deskgym host`.
"""

from __future__ import annotations

import argparse
from contextlib import ExitStack

import torch
from datasets import Dataset
from deskgym.harness.adapters.trl import Opener, environment, rows
from deskgym.harness.host import Host, Limits
from deskgym.harness.selection import parse_seeds
from transformers import AutoModelForCausalLM, AutoTokenizer
from trl import GRPOConfig, GRPOTrainer


def main(arguments: list[str] | None = None) -> GRPOTrainer:
    """Train as the command line says; the trainer, whose state holds the log."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", required=True, help="a chat model that calls tools, by name or folder")
    parser.add_argument("--tasks", default="crm-*", help="task families")
    parser.add_argument("--seeds", default="0:50")
    parser.add_argument("--address", help="of a host; without one, episodes are played in this process")
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--generations", type=int, default=8, help="rollouts of each episode")
    parser.add_argument("--tokens", type=int, default=16_384, help="of a rollout, pages included")
    parser.add_argument("--out", default="out/trl")
    chosen = parser.parse_args(arguments)
    with ExitStack() as stack:
        host: Opener | str = chosen.address or stack.enter_context(
            # All rollouts of a batch are open at once, and wait while the model writes.
            Host(limits=Limits(sessions=chosen.generations, idle=3600))
        )
        trainer = GRPOTrainer(
            model=AutoModelForCausalLM.from_pretrained(chosen.model),
            processing_class=AutoTokenizer.from_pretrained(chosen.model),
            train_dataset=Dataset.from_list(rows(chosen.tasks, parse_seeds(chosen.seeds))),
            environment_factory=environment(host),
            args=GRPOConfig(
                output_dir=chosen.out,
                max_steps=chosen.steps,
                per_device_train_batch_size=1,
                gradient_accumulation_steps=chosen.generations,
                num_generations=chosen.generations,
                max_completion_length=chosen.tokens,
                logging_steps=1,
                report_to="none",
                bf16=torch.cuda.is_available(),
            ),
        )
        trainer.train()
        return trainer


if __name__ == "__main__":
    main()
