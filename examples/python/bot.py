#!/usr/bin/env python3
"""A program that plays a whole game at an Orrery server, any game that it has.

    ./bot.py --server https://orrery.example --game ahos --players 3
    ./bot.py --invite https://orrery.example/#/join/TABLE/SECRET

It opens a table against bots of the server, or sits down at one where it was invited (or at an open one,
--table), takes the proposals that the rules make (payments, hits) and otherwise chooses at random among its
options, preferring those that do something. It comes back when the connection ends or the server is started
again. Needs python3-websocket.
"""
import argparse
import http.client
import json
import random
import re
import ssl
import struct
import sys
import time
import urllib.parse

import websocket

COME_BACK = 60  # times in a row, a second apart
# The server could not do it now: the same again, a little later.
LATER = ("not_stored", "read_only", "stopping", "too_much", "trouble", "unsettled")


class Server:
    """One person at one server: HTTP, and a WebSocket for the table."""

    def __init__(self, address):
        url = urllib.parse.urlsplit(address if "://" in address else "http://" + address)
        if url.scheme not in ("http", "https") or not url.hostname:
            raise ValueError("expected http://HOST, https://HOST or HOST:PORT")
        self.safe, self.host = url.scheme == "https", url.netloc
        self.url = f"{url.scheme}://{url.netloc}"
        self.trust = ssl.create_default_context() if self.safe else None
        self.token, self.socket, self.refs, self.ready = None, None, 0, 0.0

    def post(self, path, body):
        if self.safe:
            line = http.client.HTTPSConnection(self.host, timeout=60, context=self.trust)
        else:
            line = http.client.HTTPConnection(self.host, timeout=60)
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        line.request("POST", path, json.dumps(body), headers)
        reply = line.getresponse()
        text = reply.read()
        line.close()
        try:
            answer = json.loads(text)
        except ValueError:  # not the server's: a proxy's in front of it, or something else altogether
            sys.exit(f"{self.url}{path}: {reply.status} {reply.reason}, and no JSON")
        if reply.status != 200:
            sys.exit(f"{path}: {answer['error']}: {answer['text']}")
        return answer

    def connect(self):
        self.socket = websocket.create_connection(
            f"{'wss' if self.safe else 'ws'}://{self.host}/ws", header=["Authorization: Bearer " + self.token],
            timeout=60, sslopt={"context": self.trust} if self.safe else None)
        self.socket.settimeout(None)  # another player may think for days

    def send(self, **message):
        # A server drops whoever sends more than 50 messages a second for long (close code 1008).
        time.sleep(max(0.0, self.ready - time.monotonic()))
        self.ready = time.monotonic() + 0.02
        self.refs += 1
        self.socket.send(json.dumps({"ref": self.refs, **message}))
        return self.refs

    def receive(self):
        opcode, data = self.socket.recv_data()
        if opcode != websocket.ABNF.OPCODE_CLOSE:
            return json.loads(data)
        if len(data) >= 2 and struct.unpack("!H", data[:2])[0] == 4001:
            sys.exit("the session has ended")
        raise ConnectionError("the server has closed the connection")


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


class Player:
    """One game, to its end."""

    def __init__(self, server, table, chance):
        self.server, self.table, self.chance = server, table, chance
        self.name = f"{random.getrandbits(64):x}"  # of this run: choices are done once for each id
        self.view, self.push, self.asked_at, self.choices = {}, None, None, 0
        self.unanswered, self.watch_ref, self.choose_ref = None, 0, 0

    def watch(self):
        self.view, self.push = {}, None
        self.watch_ref = self.server.send(type="watch", table=self.table, deltas=True)
        # Whether it was done or not: with its old id it is done once.
        if self.unanswered:
            self.choose_ref = self.server.send(**self.unanswered)

    def choose(self):
        self.asked_at, self.choices = self.push["version"], self.choices + 1
        self.unanswered = {"type": "choose", "version": self.asked_at, "id": f"{self.name}-{self.choices}",
                           "steps": choose(question(self.push), self.view, self.chance)}
        self.choose_ref = self.server.send(**self.unanswered)

    def hear_answer(self, answer):
        error = answer.get("error")
        if answer["ref"] == self.watch_ref and error is not None:
            if error not in ("gone", *LATER):
                sys.exit(f"the table cannot be watched: {error}: {answer['text']}")
            time.sleep(1)
            self.watch()
        elif answer["ref"] == self.choose_ref and error in LATER:
            time.sleep(1)
            self.choose_ref = self.server.send(**self.unanswered)
        elif answer["ref"] == self.choose_ref and error != "gone":  # a `gone` comes, too
            self.unanswered = None
            if error is not None and error != "stale":
                # What two rules allow apart they may forbid together: choose again, and not the same.
                print(error, answer["text"], file=sys.stderr)
                (question(self.push or {}) or {}).pop("proposal", None)
                self.asked_at = None

    def hear(self, message):
        """The result, once there is one."""
        if message["type"] == "table" and "unplayable" in message:
            sys.exit(f"the game cannot go on: {message.get('closed') or 'this server does not play it'}")
        if message["type"] == "gone":
            print("the table is gone; watching again", file=sys.stderr)
            time.sleep(1)
            self.watch()
        elif message["type"] == "answer":
            self.hear_answer(message)
        elif message["type"] == "push":
            self.push, self.view = message, apply_delta(self.view, message)
            if "result" in message:
                return message["result"]
        if self.push is not None and self.unanswered is None and question(self.push) is not None \
                and self.asked_at != self.push["version"]:
            self.choose()
        return None

    def play(self):
        failures = 0
        while True:
            try:
                self.server.connect()
                self.watch()
                while True:
                    result = self.hear(self.server.receive())
                    failures = 0
                    if result is not None:
                        return result
            except (OSError, websocket.WebSocketException) as error:
                failures += 1
                if failures > COME_BACK:
                    sys.exit(f"{self.server.url}: {error}")
                print(f"{error}; coming back", file=sys.stderr)
                time.sleep(1)


def sit_down(server, table, secret):
    """By an invitation; without one on the first free seat, if the table is open."""
    path = f"/api/tables/{table}"
    if secret:
        server.post(path, {"type": "claim", "invite": secret})
        return
    seats = server.post(path, {"type": "look"})["seats"]
    free = [seat["seat"] for seat in seats if not seat["taken"] and not seat["bot"]]
    if not free:
        sys.exit(f"no seat is free at {table}")
    server.post(path, {"type": "claim", "seat": free[0]})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", help="http://HOST, https://HOST or HOST:PORT (127.0.0.1:8080)")
    parser.add_argument("--invite", help="a link to a seat, or its secret (then with --table)")
    parser.add_argument("--table", help="sit down at this table")
    parser.add_argument("--game", default="ahos")
    parser.add_argument("--players", default="3")
    parser.add_argument("--bots", default="random", help="who plays the other seats")
    parser.add_argument("--seed", type=int, help="of the bot's own choices")
    args = parser.parse_args()
    table, secret, home = args.table, args.invite, None
    link = re.match(r"(.*)/#/join/([^/?]+)/([^/?]+)", args.invite or "")
    if link:
        home, table, secret = link.groups()
    if secret and not table:
        parser.error("--invite: a link, or a secret with --table")
    address = args.server or home or "127.0.0.1:8080"
    try:
        server = Server(address)
        server.token = server.post("/api/me", {"name": "Python", "token": True})["token"]
        if table:
            sit_down(server, table, secret)
        else:
            table = server.post("/api/tables", {"game": args.game, "bots": args.bots, "start": True,
                                                "settings": {"options": {"players": args.players}}})["table"]
    except (OSError, ValueError, http.client.HTTPException) as error:
        sys.exit(f"{address}: {error}")
    print(f"{server.url}/#/table/{table}", flush=True)
    player = Player(server, table, random.Random(args.seed))
    result = player.play()
    print(json.dumps({"choices": player.choices, "result": result}))


if __name__ == "__main__":
    main()
