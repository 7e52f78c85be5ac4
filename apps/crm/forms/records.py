"""Forms that serve every kind of record."""

from __future__ import annotations

from ...platform import forms
from .fields import owner_field


class OwnerForm(forms.PlatformForm):
    owner_id = owner_field()


class ConfirmForm(forms.PlatformForm):
    """Nothing to fill in, only to confirm."""
