"""Delimited text (CSV, TSV and their kind): how a file seems to be written, and its records."""

from .lines import Record, decode, encoding_name, records
from .settings import ENCODINGS, SEPARATORS, Settings, detect, is_ambiguous

__all__ = [
    "ENCODINGS", "SEPARATORS", "Record", "Settings", "decode", "detect", "encoding_name", "is_ambiguous", "records",
]  # fmt: skip
