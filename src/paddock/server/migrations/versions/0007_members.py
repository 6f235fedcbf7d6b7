"""Members: people who keep their name, by passkeys and recovery codes; and how races ended."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add four tables. Races that are over are seen to once more, so that their ends are written down."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("track", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("player", sa.String(40)),
        sa.Column("who", sa.String(12)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
    )
    op.create_index("results_by_player", "results", ["player", "at"])
    op.create_index("results_by_who", "results", ["who"])
    op.execute("UPDATE tables SET due = 0 WHERE status = 'over'")
    op.create_table(
        "members",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_player", "passkeys", ["player"])
    op.create_table(
        "brought",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("brought_by_player", "brought", ["player"])


def downgrade() -> None:
    """Everybody is a guest again."""
    op.execute("UPDATE tables SET due = NULL WHERE status = 'over'")
    op.drop_index("results_by_who")
    op.drop_index("results_by_player")
    op.drop_index("brought_by_player")
    op.drop_index("passkeys_by_player")
    for table in ("brought", "passkeys", "members", "results"):
        op.drop_table(table)
