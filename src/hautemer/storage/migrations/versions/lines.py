"""Lines of journals that older versions cannot read."""

from __future__ import annotations

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change nothing: versions that know no links of hosts would take their tables for broken."""
