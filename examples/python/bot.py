#!/usr/bin/env python3
"""A program that plays a whole game at an Orrery server, any game that it has.

    ./bot.py --server 127.0.0.1:8080 --game ahos --players 3

It opens a table against bots of the server, takes the proposals that the rules make (payments, hits) and
otherwise chooses at random among its options, preferring those that do something. Needs python3-websocket.
"""
import argparse
import http.client
import json
import random
import sys
import time

import websocket


class Server:
    """One person at one server: HTTP, and a WebSocket for the table."""

    def __init__(self, address):
        self.address, self.token, self.socket, self.refs, self.ready = address, None, None, 0, 0.0

    def post(self, path, body):
        line = http.client.HTTPConnection(self.address, timeout=60)
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        line.request("POST", path, json.dumps(body), headers)
        reply = line.getresponse()
        answer = json.loads(reply.read())
        line.close()
        if reply.status != 200:
            sys.exit(f"{path}: {answer['error']}: {answer['text']}")
        return answer

    def connect(self):
        self.socket = websocket.create_connection(
            f"ws://{self.address}/ws", header=["Authorization: Bearer " + self.token], timeout=60)

    def send(self, **message):
        # A server drops whoever sends more than 50 messages a second for long (close code 1008).
        time.sleep(max(0.0, self.ready - time.monotonic()))
        self.ready = time.monotonic() + 0.02
        self.refs += 1
        self.socket.send(json.dumps({"ref": self.refs, **message}))

    def receive(self):
        return json.loads(self.socket.recv())


def apply_delta(view, push):
    """The view after a push: whole, or the one before with what has changed (docs/protocol.md, Deltas)."""
    if "view" in push:
        return push["view"]

    def merge(target, patch):
        if not isinstance(patch, dict):
            return patch
        target = dict(target) if isinstance(target, dict) else {}
        for name, value in patch.items():
            if value is None:
                target.pop(name, None)
            else:
                target[name] = merge(target.get(name), value)
        return target

    view = merge(view, push["view_delta"])
    for pointer in push.get("view_nulls", []):
        *places, last = [p.replace("~1", "/").replace("~0", "~") for p in pointer.split("/")[1:]]
        target = view
        for place in places:
            target = target[place]
        target[last] = None
    return view


def question(push):
    """What I am asked now: its options and proposal; None if it is not my turn."""
    window = push.get("window")
    if window is not None:  # cards may react: everybody is asked at the same time
        mine = window["mine"]
        return mine if mine is not None and mine["answered"] is None else None
    decision = push.get("decision")
    return decision if decision is not None and "options" in decision else None


def choose(asked, view, chance):
    """The heart of a bot: here is where yours becomes better. `view` is all that it may see."""
    if "proposal" in asked:
        return asked["proposal"]["steps"]
    options = [option["choice"] for option in asked["options"]]
    doing = [choice for choice in options if choice.split()[0] not in ("pass", "no", "done", "decline")]
    return [chance.choice(doing if doing and chance.random() < 0.7 else options)]


def play(server, table, chance):
    """Until the game is over; its result."""
    server.connect()
    server.send(type="watch", table=table, deltas=True)
    view, push, asked_at, choices = {}, None, None, 0
    while True:
        message = server.receive()
        if message["type"] == "gone":
            sys.exit("the table is gone")
        if message["type"] == "answer" and "error" in message and message["error"] != "stale":
            # What two rules allow apart they may forbid together: choose again, and not the same.
            print(message["error"], message["text"], file=sys.stderr)
            (question(push) or {}).pop("proposal", None)
            asked_at = None
        if message["type"] == "push":
            push, view = message, apply_delta(view, message)
            if "result" in push:
                return push["result"], choices
        if push is None or question(push) is None or asked_at == push["version"]:
            continue
        asked_at, choices = push["version"], choices + 1
        server.send(type="choose", version=push["version"], id=f"{table}-{choices}",
                    steps=choose(question(push), view, chance))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", default="127.0.0.1:8080")
    parser.add_argument("--game", default="ahos")
    parser.add_argument("--players", default="3")
    parser.add_argument("--bots", default="random", help="who plays the other seats")
    parser.add_argument("--seed", type=int, help="of the bot's own choices")
    args = parser.parse_args()
    server = Server(args.server)
    server.token = server.post("/api/me", {"name": "Python", "token": True})["token"]
    table = server.post("/api/tables", {"game": args.game, "bots": args.bots, "start": True,
                                        "settings": {"options": {"players": args.players}}})["table"]
    print(f"http://{args.server}/#/table/{table}")
    result, choices = play(server, table, random.Random(args.seed))
    print(json.dumps({"choices": choices, "result": result}))


if __name__ == "__main__":
    main()
