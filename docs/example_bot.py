"""A bot that plays any game of Hautemer by its protocol, with any legal move: URL CODE NAME."""

import json
import random
import sys
import urllib.request

from example_draw import Draw
from websockets.sync.client import connect


def call(server, path, body):
    """Asks something by HTTP."""
    with urllib.request.urlopen(server + path, json.dumps(body).encode(), timeout=30) as answer:
        return json.load(answer)


def value(field):
    """Any value that a field of an offer may take."""
    if "some_of" not in field:
        return random.choice(field["one_of"]) if "one_of" in field else random.randint(*field["between"])
    while True:
        chosen = random.sample(field["some_of"], random.randint(field["min"], field["max"]))
        if sorted(chosen) not in field["except"]:
            return chosen


def move(offers, prompt):
    """Any move of the offers that the match waits for."""
    offer = random.choice([offer for offer in offers if not offer.get("may")])
    chosen = {name: value(part) if isinstance(part, dict) else part for name, part in offer.items()}
    return {"do": "move", "id": str(prompt), "prompt": prompt, "move": chosen}  # marks are dropped


def play(server, code, name):
    """Joins the table of a code and plays to the end; answers the result."""
    token = call(server, "/api/me", {})["token"]  # keep it: the seat belongs to it
    table = call(server, "/api/codes", {"code": code})["table"]
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None) as socket:
        socket.send(json.dumps({"do": "hello"}))
        socket.send(json.dumps({"do": "join", "id": "join", "name": name}))
        answered, draw, scene = -1, Draw(), {"is": "nothing"}
        while scene["is"] != "scene" or scene["table"]["phase"] in ("lobby", "running"):
            scene = json.loads(socket.recv())
            if scene["is"] == "refusal" and scene["id"] == "join":
                sys.exit(scene["sentence"])
            command = draw.answer(scene)  # contributes to the random draw before the match
            prompt = scene.get("prompt", 0)  # what is at its default is left out
            if scene.get("seat") in scene.get("waiting_for", []) and prompt > answered:
                answered, command = prompt, move(scene["offers"], prompt)
            if command is not None:
                socket.send(json.dumps(command))
        return scene.get("result")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(play(*sys.argv[1:4])) + "\n")
