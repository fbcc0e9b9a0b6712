"""A bot that plays any game of Hautemer by its protocol, with any legal move: URL CODE NAME."""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def call(server, path, body):
    """Asks something by HTTP."""
    request = urllib.request.Request(server + path, json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def value(field):
    """Any value that a field of an offer may take."""
    if "one_of" in field:
        return random.choice(field["one_of"])
    if "between" in field:
        return random.randint(*field["between"])
    while True:
        chosen = random.sample(field["some_of"], random.randint(field["min"], field["max"]))
        if sorted(chosen) not in field["except"]:
            return chosen


def move(offers):
    """Any move of the offers that the match waits for."""
    offer = random.choice([offer for offer in offers if not offer.get("may")])
    return {name: value(part) if isinstance(part, dict) else part for name, part in offer.items()}


def play(server, code, name):
    """Joins the table of a code and plays to the end; answers the result."""
    token = call(server, "/api/me", {})["token"]  # keep it: the seat belongs to it
    table = call(server, "/api/codes", {"code": code})["table"]
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None) as socket:
        socket.send(json.dumps({"do": "hello"}))
        socket.send(json.dumps({"do": "join", "id": "join", "name": name}))
        answered, scene = -1, {"is": "nothing"}
        while scene["is"] != "scene" or scene["table"]["phase"] in ("lobby", "running"):
            scene = json.loads(socket.recv())
            if scene["is"] == "refusal" and scene["id"] == "join":
                sys.exit(scene["sentence"])
            prompt = scene.get("prompt", 0)  # what is at its default is left out
            if scene["is"] == "scene" and scene["seat"] in scene.get("waiting_for", []) and prompt > answered:
                chosen = {"do": "move", "id": str(prompt), "prompt": prompt, "move": move(scene["offers"])}
                socket.send(json.dumps(chosen))
                answered = prompt
        return scene.get("result")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(play(*sys.argv[1:4])) + "\n")
