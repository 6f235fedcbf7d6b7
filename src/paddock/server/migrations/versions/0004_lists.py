"""What lists tell of a table is kept with it, and when it must be seen to: nobody need open it to find out."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add columns to `tables`, and a place to try whether anything can be written."""
    op.add_column("tables", sa.Column("summary", sa.JSON))
    op.add_column("tables", sa.Column("noted", sa.Float))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.execute("UPDATE tables SET due = 0 WHERE status = 'racing'")  # each is opened once, to find out
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table("tried", sa.Column("id", sa.Integer, primary_key=True), sa.Column("mark", sa.LargeBinary))


def downgrade() -> None:
    """Tables are opened again to be listed."""
    op.drop_table("tried")
    op.drop_index("tables_by_due")
    for column in ("due", "noted", "summary"):
        op.drop_column("tables", column)
