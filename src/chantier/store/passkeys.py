"""Passkeys, and what they are asked to sign."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update

from chantier.core.people_rows import PasskeyRow
from chantier.core.rows import Player
from chantier.store.database import Database
from chantier.store.people_schema import challenges, passkeys
from chantier.store.players import add_identity
from chantier.store.schema import players
from chantier.store.statements import chosen, fetch, first


class Passkeys(Database):
    def add_challenge(self, challenge_hash: str, player: str | None, expires_at: float, now: float) -> None:
        """Those that nobody has used in time are thrown away."""
        with self._writing() as connection:
            connection.execute(delete(challenges).where(challenges.c.expires_at <= now))
            new = {"hash": challenge_hash, "player": player, "expires_at": expires_at}
            connection.execute(insert(challenges), new)

    def use_challenge(self, challenge_hash: str, player: str | None, now: float) -> bool:
        """Once, in time, and only for what it was made for. Whoever asks for it first has it."""
        mine = challenges.c.player.is_(None) if player is None else challenges.c.player == player
        this = (challenges.c.hash == challenge_hash) & mine & (challenges.c.expires_at > now)
        with self._writing() as connection:
            return connection.execute(delete(challenges).where(this)).rowcount == 1

    def add_passkey(self, passkey: PasskeyRow, most: int) -> bool:
        """False if the person has enough of them. One that is known already is refused as a clash."""
        count = select(func.count()).where(passkeys.c.player == passkey.player)
        with self._writing() as connection:
            connection.execute(select(players.c.id).where(players.c.id == passkey.player).with_for_update())
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(insert(passkeys), msgspec.structs.asdict(passkey))
        return True

    def passkeys(self, player: str) -> list[PasskeyRow]:
        mine = chosen(passkeys, PasskeyRow).where(passkeys.c.player == player)
        with self._reading() as connection:
            return fetch(connection, PasskeyRow, mine.order_by(passkeys.c.created_at, passkeys.c.id))

    def passkey(self, passkey: str) -> PasskeyRow | None:
        with self._reading() as connection:
            return first(connection, PasskeyRow, chosen(passkeys, PasskeyRow).where(passkeys.c.id == passkey))

    def rename_passkey(self, player: str, passkey: str, name: str) -> bool:
        this = update(passkeys).where(passkeys.c.id == passkey, passkeys.c.player == player)
        with self._writing() as connection:
            return connection.execute(this.values(name=name)).rowcount == 1

    def remove_passkey(self, player: str, passkey: str) -> bool:
        this = delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.player == player)
        with self._writing() as connection:
            return connection.execute(this).rowcount == 1

    def sign_in(self, passkey: str, sign_count: int, identity_hash: str, now: float) -> Player | None:
        """The player whose passkey this is, known by one more identity from now on. Of two who come with the same count
        one gets in; most passkeys do not count, and always say 0."""
        higher = or_(passkeys.c.sign_count < sign_count, (passkeys.c.sign_count == 0) & (sign_count == 0))
        used = update(passkeys).where(passkeys.c.id == passkey, higher).values(sign_count=sign_count, used_at=now)
        with self._writing() as connection:
            player = connection.execute(used.returning(passkeys.c.player)).scalar()
            if player is None:
                return None
            add_identity(connection, identity_hash, player, now)
            return first(connection, Player, chosen(players, Player).where(players.c.id == player))
