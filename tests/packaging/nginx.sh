#!/usr/bin/env bash
# nginx.sh BUILD: packaging/nginx.conf before a real server: a page, a WebSocket, whose address is counted, what is hidden.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
build=$(realpath "$1")
nginx=$(command -v nginx || echo /usr/sbin/nginx)

start_server "$build/orrery" --https --limit people=2
read -r plain secure < <(python3 -c '
import socket
sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
print(*[s.getsockname()[1] for s in sockets])')
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=orrery.example -keyout "$work/key.pem" -out "$work/certificate.pem" 2>/dev/null
# The file as it is, but for places of this machine; it may have no IPv6.
sed -e '/listen \[::\]/d' -e "s/listen 80;/listen 127.0.0.1:$plain;/" -e "s/listen 443 /listen 127.0.0.1:$secure /" \
  -e "s,/etc/letsencrypt/live/orrery.example/fullchain.pem,$work/certificate.pem,; s,/etc/letsencrypt/live/orrery.example/privkey.pem,$work/key.pem," \
  -e "s/server 127.0.0.1:8080;/server 127.0.0.1:$port;/" "$root/packaging/nginx.conf" >"$work/orrery.conf"
user=''
if [[ $EUID -eq 0 ]]; then user='user root;'; fi
cat >"$work/nginx.conf" <<TXT
$user
daemon off;
worker_processes 1;
pid $work/nginx.pid;
error_log $work/nginx.log;
events {}
http {
  access_log off;
  client_body_temp_path $work/body; proxy_temp_path $work/proxy; fastcgi_temp_path $work/fastcgi; uwsgi_temp_path $work/uwsgi; scgi_temp_path $work/scgi;
  include $work/orrery.conf;
}
TXT
"$nginx" -t -p "$work" -c "$work/nginx.conf" >"$work/test.log" 2>&1 || wrong "nginx -t: $(<"$work/test.log")"
! grep -q '\[warn\]' "$work/test.log" || wrong "nginx -t: $(<"$work/test.log")"
"$nginx" -p "$work" -c "$work/nginx.conf" >"$work/said" 2>&1 &
servers+=($!)
for _ in {1..100}; do
  [[ ! -s $work/nginx.pid ]] || break
  sleep 0.05
done

[[ $(ask /rules "$plain") == *"301 Moved"*"Location: https://orrery.example/rules"* ]] || wrong "plain http is not sent to https"
/usr/bin/python3 "$root/tests/packaging/through_nginx.py" "$secure" || {
  cat "$work/nginx.log" >&2
  wrong "through nginx"
}
