"""through_nginx.py PORT: what a browser and a program get through packaging/nginx.conf; the server allows two new people an hour."""
import http.client
import json
import ssl
import sys

import websocket  # Debian: python3-websocket

PORT = int(sys.argv[1])
TRUST_ANYBODY = ssl._create_unverified_context()


def ask(method, path, body=None, headers=None):
    line = http.client.HTTPSConnection("127.0.0.1", PORT, context=TRUST_ANYBODY, timeout=10)
    line.request(method, path, body and json.dumps(body), {"Host": f"orrery.example:{PORT}", **(headers or {})})
    answer = line.getresponse()
    return answer.status, dict(answer.getheaders()), answer.read().decode()


def must(what, told):
    if not told:
        sys.exit(f"wrong: {what}")


status, headers, body = ask("GET", "/")
must("the page", status == 200 and "<!doctype html>" in body.lower())
must("browsers are told to come by https only", "Strict-Transport-Security" in headers)
must("figures are hidden", ask("GET", "/metrics")[0] == 404)

# The origin of the page passes, with its port; that of another does not.
mine, other = (f"https://orrery.example:{PORT}", "https://elsewhere.example")
status, headers, body = ask("POST", "/api/me", {"name": "Anna", "token": True}, {"Origin": mine})
must(f"a person: {status} {body}", status == 200 and "; Secure" in headers["Set-Cookie"])
token = json.loads(body)["token"]
must("another origin", ask("POST", "/api/me", {"name": "Eve"}, {"Origin": other})[0] == 403)

# It is the address of the connection that is counted, whatever somebody says of theirs.
people = [ask("POST", "/api/me", {"name": "Eve"}, {"X-Forwarded-For": f"203.0.113.{n}"})[0] for n in range(2)]
must(f"new people by invented addresses: {people}", people == [200, 429])

status, _, body = ask("POST", "/api/tables", {"game": "ahos", "bots": "random", "start": True}, {"Authorization": f"Bearer {token}"})
must(f"a table: {status} {body}", status == 200)
line = websocket.create_connection(f"wss://127.0.0.1:{PORT}/ws", sslopt={"cert_reqs": ssl.CERT_NONE}, timeout=10,
                                   host=f"orrery.example:{PORT}", origin=mine, header=[f"Authorization: Bearer {token}"])
line.send(json.dumps({"type": "watch", "table": json.loads(body)["table"]}))
told = [json.loads(line.recv())["type"] for _ in range(2)]
must(f"a table and a push: {told}", told == ["table", "push"])
line.close()
