"""Order: who may not come in, what players say about each other, and what servers tell those who run them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add four tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(40)),
        sa.Column("network", sa.String(50)),
        sa.Column("household", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("reports_by_time", "reports", ["seen", "at"])
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("account", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Nobody is kept out any more."""
    op.drop_index("reports_by_time")
    for table in ("servers", "reports", "bans", "secrets"):
        op.drop_table(table)
