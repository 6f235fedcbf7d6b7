"""Figures of races, what they add up to for everybody, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add what is counted. Races that are over are seen to once more, so that their figures are written down."""
    op.add_column("results", sa.Column("unit", sa.String(80)))
    op.add_column("results", sa.Column("fresh", sa.Boolean))
    op.add_column("results", sa.Column("figures", sa.JSON))
    op.create_index("results_by_game", "results", ["player", "game", "at"])
    op.create_index("results_by_track", "results", ["player", "game", "track", "at"])
    op.execute("UPDATE tables SET due = 0 WHERE status = 'over'")
    op.create_table(
        "counted",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("number", sa.BigInteger),
    )
    waiting = sa.text("number IS NULL")
    op.create_index("counted_waiting", "counted", ["at", "table_id"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_index("counted_by_number", "counted", ["number"])
    op.create_table(
        "sums",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("track", sa.String(40), primary_key=True),
        sa.Column("races", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("figures", sa.JSON, nullable=False),
    )
    op.create_table(
        "rivals",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("rival", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("races", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
    )
    op.create_index("rivals_by_rival", "rivals", ["rival"])
    op.create_table(
        "drivers",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("book", sa.String(8), nullable=False),
        sa.Column("player", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("own", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("races", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("shown", sa.Float, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    is_bot = sa.text("bot IS NOT NULL")
    op.create_index("drivers_by_player", "drivers", ["player"])
    op.create_index("drivers_of_bots", "drivers", ["bot"], sqlite_where=is_bot, postgresql_where=is_bot)
    op.create_index("drivers_by_rating", "drivers", ["game", "book", "listed", "shown"])
    op.create_table(
        "rated",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.String(80), primary_key=True),
        sa.Column("driver", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_table(
        "months",
        sa.Column("driver", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("month", sa.String(7), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("book", sa.String(8), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("races", sa.Integer, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("shown", sa.Float, nullable=False),
        sa.Column("gain", sa.Float, nullable=False),
    )
    op.create_index("months_by_rating", "months", ["game", "book", "month", "listed", "shown"])


def downgrade() -> None:
    """Nobody is rated; a history knows places only."""
    for index, table in (
        ("months_by_rating", "months"),
        ("drivers_by_rating", "drivers"),
        ("drivers_of_bots", "drivers"),
        ("drivers_by_player", "drivers"),
        ("rivals_by_rival", "rivals"),
        ("counted_by_number", "counted"),
        ("counted_waiting", "counted"),
        ("results_by_track", "results"),
        ("results_by_game", "results"),
    ):
        op.drop_index(index, table)
    for table in ("months", "rated", "drivers", "rivals", "sums", "counted"):
        op.drop_table(table)
    for column in ("figures", "fresh", "unit"):
        op.drop_column("results", column)
