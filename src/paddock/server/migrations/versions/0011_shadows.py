"""Whoever is forgotten leaves no id and no name: void cookies are known by shadows, calls say nobody's name."""

import sqlalchemy as sa
from alembic import op

from paddock.server.database import shadow_of

revision = "0011"
down_revision = "0010"

REVOKED = sa.table("revoked", sa.column("player", sa.String(40)))
CALLS = sa.table("calls", sa.column("turn", sa.String(40)))


def upgrade() -> None:
    """Put shadows in the place of players. An invitation that has not been told of yet is found among the turns."""
    connection = op.get_bind()
    for player in connection.scalars(sa.select(REVOKED.c.player)).all():
        own = sa.update(REVOKED).where(REVOKED.c.player == player)
        connection.execute(own.values(player=shadow_of(player)))
    connection.execute(sa.delete(CALLS).where(CALLS.c.turn == "invited"))


def downgrade() -> None:
    """Nobody can tell from a shadow whose it was: cookies that were void are believed by a version of before."""
