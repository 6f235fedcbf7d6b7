"""What a lobby asks for, who has a seat where, API tokens, and the secrets of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns to `tables`, and three tables beside it."""
    op.add_column("tables", sa.Column("code", sa.String(12), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("status", sa.String(8), nullable=False, server_default="open"))
    op.create_index("tables_by_status", "tables", ["status", "opened"])
    op.create_index("tables_by_code", "tables", ["code"])
    op.create_table(
        "people",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
    )
    op.create_index("people_by_player", "people", ["player"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("tokens_by_owner", "tokens", ["owner"])
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Back to tables and their logs."""
    for table in ("settings", "tokens", "people"):
        op.drop_table(table)
    op.drop_index("tables_by_code")
    op.drop_index("tables_by_status")
    for column in ("status", "listed", "code"):
        op.drop_column("tables", column)
