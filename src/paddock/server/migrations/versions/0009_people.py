"""Finding a race and being called to it: queues, how people want to be called, calls, and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add five tables."""
    op.create_table(
        "waiting",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("fill", sa.Boolean, nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.Column("seated", sa.Float),
    )
    op.create_index("waiting_by_queue", "waiting", ["game", "pace", "since"])
    op.create_index("waiting_by_time", "waiting", ["seen"])
    op.create_table(
        "wishes",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("invitations", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("feed", sa.String(64), unique=True),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("off", sa.Float),
        sa.Column("why", sa.String(80), nullable=False, server_default=""),
    )
    op.create_index("ways_by_owner", "ways", ["owner"])
    op.create_index("ways_by_player", "ways", ["player"])
    op.create_table(
        "calls",
        sa.Column("way", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("turn", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("calls_by_due", "calls", ["due"])
    op.create_index("calls_by_player", "calls", ["player"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("invitations_by_player", "invitations", ["player", "at"])


def downgrade() -> None:
    """Nobody waits, and nobody is called."""
    for table in ("invitations", "calls", "ways", "wishes", "waiting"):
        op.drop_table(table)
