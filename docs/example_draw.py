"""How a program contributes to the random draw of a table: docs/fair-luck.md describes the protocol."""

import hashlib
import secrets


class Draw:
    """One device at one table."""

    def __init__(self):
        self.sent = set()  # rounds and seats for which it has committed
        self.bytes = {}  # by commitment: its random bytes
        self.lists = []  # the lists of commitments that it saw, to compare the record with

    def answer(self, message):
        """Return the command that answers a message of the server; None if it needs none."""
        if message["is"] == "luck_commitments":
            return self.reveal(message)
        if message["is"] != "scene" or message["table"]["phase"] != "lobby" or message["seat"] is None:
            return None
        return self.commit(message["table"], message["seat"])

    def commit(self, table, chair):
        """Commit to new random bytes, again if the seat has changed or a round has failed."""
        seat = sum(bool(one.get("taken") or one.get("bot")) for one in table["chairs"][:chair])
        place = (table["draw"].get("round", 0), seat)
        if place in self.sent or table["draw"].get("stage") == "reveal":
            return None
        self.sent.add(place)
        drawn = secrets.token_bytes(32)
        fields = (b"hautemer device commitment", table["id"].encode(), seat.to_bytes(8, "big"), drawn)
        written = b"".join(len(field).to_bytes(8, "big") + field for field in fields)
        commitment = hashlib.blake2b(written, digest_size=32).hexdigest()
        self.bytes[commitment] = drawn.hex()
        return {"do": "luck_commit", "id": commitment, "commitment": commitment, "seats": [seat]}

    def reveal(self, message):
        """Reveal the bytes of the own commitment, if it is in the list."""
        self.lists.append(message)
        own = [one["commitment"] for one in message["devices"] if one["commitment"] in self.bytes]
        if not own:
            return None
        revealed = self.bytes[own[0]]
        return {"do": "luck_reveal", "id": revealed, "round": message["round"], "bytes": revealed}
