#!/usr/bin/env bash
# container.sh BUILD: what can be told of packaging/Containerfile without building an image: what it copies is enough to configure, build and
# pack, nothing is installed beside tools/install-packages and the package's own needs, nobody is root in it, and its health check works.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
build=$(realpath "$1")
file=$root/packaging/Containerfile
# One instruction a line.
sed -e ':again' -e '/\\$/{N;s/\\\n */ /;b again}' -e '/^#/d' "$file" >"$work/lines"
instruction() { sed -n "s/^ *$1 //p" "$work/lines"; }

mkdir "$work/src"
while read -r -a words; do
  [[ ${words[0]} != --from=* ]] || continue
  to=${words[-1]}
  for source in "${words[@]:0:${#words[@]}-1}"; do
    [[ -e $root/$source ]] || wrong "COPY $source: there is no such file"
    if [[ -d $root/$source ]]; then
      mkdir -p "$work/src/$to"
      (cd "$root/$source" && tar -c --exclude=./node_modules --exclude=./dist .) | tar -x -C "$work/src/$to"
    else
      mkdir -p "$work/src/$(dirname "$to/x")"
      cp "$root/$source" "$work/src/$to/"
    fi
  done
done < <(instruction COPY)
cmake -S "$work/src" -B "$work/build" -G Ninja -DORRERY_TESTS=OFF -DORRERY_COMMIT=from-a-container >"$work/configure.log" 2>&1 ||
  wrong "what is copied cannot be configured: $(tail -n 20 "$work/configure.log")"
grep -q '"from-a-container"' "$work/build/cli/include/cli/commit.h" || wrong "the commit is not told"
ninja -C "$work/build" -n orrery >"$work/ninja.log" || wrong "what is copied cannot be built: $(tail -n 5 "$work/ninja.log")"
# What the package takes from the source is there; the client is built there.
while read -r path; do
  [[ $path == */client/dist* || -e ${path/#$root/$work/src} ]] || wrong "$path is not copied, and the package needs it"
done < <(grep -o "\"$root/[^\"]*\"" "$build/cmake_install.cmake" | tr -d '"' | grep -v "^$build" | sed 's,/$,,')

installs=$(instruction RUN | grep -o 'apt-get install [^&]*' | tr ' ' '\n' | grep -vE '^(apt-get|install|-.*|)$' | sort | xargs)
[[ $installs == "/tmp/orrery.deb ca-certificates" ]] || wrong "packages that nothing else names: $installs"
instruction RUN | grep -qx 'tools/install-packages play' || wrong "it builds with other packages than tools/install-packages"
[[ $(instruction USER) == orrery && $(instruction VOLUME) == /var/lib/orrery ]] || wrong "user or volume"
[[ $(instruction FROM) == debian:12* ]] || wrong "another Debian than the one it is tested on"

start_server "$build/orrery"
mapfile -t health < <(instruction HEALTHCHECK | sed 's/.*CMD //' | python3 -c 'import json, sys; [print(word.replace("\n", "\\n").replace("\r", "\\r")) for word in json.load(sys.stdin)]')
[[ ${health[0]} == bash && ${health[1]} == -c ]] || wrong "the health check: ${health[*]}"
bash -c "${health[2]//8080/$port}" || wrong "the health check does not see a server that is well"
if bash -c "${health[2]//8080/1}" 2>/dev/null; then wrong "the health check sees a server where there is none"; fi
