"""Championships: their logs, and who takes part."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add three tables."""
    op.create_table(
        "championships",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("championships_by_status", "championships", ["listed", "status", "made"])
    op.create_index("championships_by_code", "championships", ["code"])
    op.create_index("championships_by_due", "championships", ["due"])
    op.create_table(
        "championship_lines",
        sa.Column("championship", sa.String(40), sa.ForeignKey("championships.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.JSON, nullable=False),
    )
    op.create_table(
        "championship_people",
        sa.Column("championship", sa.String(40), sa.ForeignKey("championships.id"), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
    )
    op.create_index("championship_people_by_player", "championship_people", ["player"])


def downgrade() -> None:
    """Races stay, each by itself."""
    op.drop_index("championship_people_by_player")
    for name in ("championships_by_status", "championships_by_code", "championships_by_due"):
        op.drop_index(name)
    for table in ("championship_people", "championship_lines", "championships"):
        op.drop_table(table)
