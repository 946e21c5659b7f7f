#!/usr/bin/env bash
# deb.sh BUILD: the package names what it needs, keeps its settings when it is updated, and what is in it serves.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
build=$(realpath "$1")

cpack -G DEB --config "$build/CPackConfig.cmake" -B "$work/packed" >"$work/cpack.log" 2>&1 || wrong "$(tail -n 20 "$work/cpack.log")"
deb=$(echo "$work"/packed/orrery_*.deb)
field() { dpkg-deb --field "$deb" "$1"; }
[[ $(field Package) == orrery && $(field Version) == "$("$build/orrery" --version | sed -n 's/^orrery \([^ ]*\) .*/\1/p')" ]] || wrong "name or version"
for library in libboost-json1.81.0 libcurl4 libpq5 libsodium23 libsqlite3-0 libyaml-cpp0.7; do
  [[ " $(field Depends)" == *" $library"* ]] || wrong "it does not depend on $library: $(field Depends)"
done
dpkg-deb --control "$deb" "$work/control"
[[ $(<"$work/control/conffiles") == /etc/orrery/orrery.conf ]] || wrong "its settings are no conffile"
for script in postinst prerm postrm; do
  [[ -x $work/control/$script ]] && sh -n "$work/control/$script" || wrong "$script"
done

dpkg -x "$deb" "$work/tree"
for path in usr/bin/orrery usr/lib/systemd/system/orrery.service etc/orrery/orrery.conf usr/share/orrery/client/index.html usr/share/doc/orrery/copyright; do
  [[ -s $work/tree/$path ]] || wrong "$path is missing"
done
grep -q '^ExecStart=/usr/bin/orrery ' "$work/tree/usr/lib/systemd/system/orrery.service" || wrong "the service names another program"
grep -qx 'EnvironmentFile=-/etc/orrery/orrery.conf' "$work/tree/usr/lib/systemd/system/orrery.service" || wrong "the service reads other settings"
# Settings may hold a password.
[[ $(stat -c %a "$work/tree/etc/orrery/orrery.conf") == 640 ]] || wrong "everybody may read the settings"
links_hold "$work/tree/usr/share/doc/orrery"
grep -qF /usr/share/doc/orrery/docs/operations.md "$work/tree/etc/orrery/orrery.conf" || wrong "the settings name no document"
start_server "$work/tree/usr/bin/orrery"
serves_all
