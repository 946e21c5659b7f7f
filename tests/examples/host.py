#!/usr/bin/env python3
"""host.py ADDRESS: opens a table for one guest among bots, prints the link to the guest's seat, begins
when it is taken and goes for good in the middle of the game: whoever watches the table hears `gone`."""
import json
import sys
import time
import urllib.request

home, token = "http://" + sys.argv[1], None


def post(path, body):
    headers = {"Content-Type": "application/json", **({"Authorization": "Bearer " + token} if token else {})}
    request = urllib.request.Request(home + path, json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request, timeout=20))


token = post("/api/me", {"name": "Host", "token": True})["token"]
table = "/api/tables/" + post("/api/tables", {"game": "ahos", "sit": False, "settings": {"options": {"players": "3"}}})["table"]
guest, *others = [seat["seat"] for seat in post(table, {"type": "look"})["seats"]]
for seat in others:
    post(table, {"type": "bot", "seat": seat, "bot": "random"})
print(f"{home}/#/join/{table.split('/')[-1]}/{post(table, {'type': 'invite', 'seat': guest})['invite']}?from=Host", flush=True)
for _ in range(200):
    if post(table, {"type": "look"})["seats"][0]["taken"]:
        post(table, {"type": "start"})
        time.sleep(0.4)
        post("/api/account/delete", {})
        sys.exit()
    time.sleep(0.05)
sys.exit("the guest did not come")
