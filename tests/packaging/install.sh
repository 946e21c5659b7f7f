#!/usr/bin/env bash
# install.sh BUILD: `cmake --install` into a folder of one's own gives a program that serves with nothing but what lies there.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
build=$(realpath "$1")

cmake --install "$build" --prefix "$work/put" >"$work/install.log" || wrong "$(tail -n 5 "$work/install.log")"
# Moved, so that no path of the build or of the installation can help.
mv "$work/put" "$work/moved"
start_server "$work/moved/bin/orrery"
serves_all
links_hold "$work/moved/share/doc/orrery"
[[ -s $work/moved/share/doc/orrery/docs/protocol.md && -s $work/moved/etc/orrery/orrery.conf ]] || wrong "documents or settings are missing"
mv "$work/moved" "$work/put"

unit=$work/put/lib/systemd/system/orrery.service
grep -qx "ExecStart=$work/put/bin/orrery serve --store /var/lib/orrery \$ORRERY_FLAGS" "$unit" || wrong "$(grep ExecStart "$unit")"
grep -qx "EnvironmentFile=-$work/put/etc/orrery/orrery.conf" "$unit" || wrong "$(grep EnvironmentFile "$unit")"
grep -qF "$work/put/share/doc/orrery/docs/operations.md" "$work/put/etc/orrery/orrery.conf" || wrong "the settings name no document"
if command -v systemd-analyze >/dev/null; then
  said=$(systemd-analyze verify --man=no --recursive-errors=no "$unit" 2>&1) || wrong "$said"
  [[ $said != *orrery.service* ]] || wrong "$said"
fi
