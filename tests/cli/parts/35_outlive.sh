# Records outlive edits of their content: prose, then a number, then the rules.
# shellcheck shell=bash disable=SC2154

mkdir -p life/data/ahos
cp -r "$parts"/../../../data/ahos/house life/data/ahos/house
run 0 new ahos --players 3 --seed 5 --data life/data -o life/g.orr
checksum=$(sed -n 's/^pack house 1 //p' life/g.orr)
if [[ -f life/packs/$checksum/alien.tsv ]]; then ok; else bad "the pack is not kept beside the record"; fi

sed -i 's/Automation/Automatons/' life/data/ahos/house/technology.tsv
run 0 apply life/g.orr "$("$program" options life/g.orr --data life/data --json | sed -n 's/.*"choice": *"\([^"]*\)".*/\1/p' | head -1)" --data life/data
has life/g.orr "pack house 1 $checksum"
run 0 new ahos --players 3 --seed 5 --data life/data -o life/again.orr
has life/again.orr "pack house 1 $checksum"

sed -i 's/^5\t2/5\t3/' life/data/ahos/house/alien.tsv
run 0 replay life/g.orr --verify --data life/data
run 0 apply life/g.orr "$("$program" options life/g.orr --data life/data --json | sed -n 's/.*"choice": *"\([^"]*\)".*/\1/p' | head -1)" --data life/data
run 0 new ahos --players 3 --seed 5 --data life/data -o life/new.orr
lacks life/new.orr "$checksum"
# Somewhere else the old pack is not there, unless the record carries it.
mkdir -p elsewhere
cp life/g.orr elsewhere/g.orr
run 1 replay elsewhere/g.orr --data life/data
has err "recorded with the content pack 'house 1 $checksum'"
has err 'it plays with its pack'
run 1 replay elsewhere/g.orr --data life/data --log
has out "$(grep -m1 '^red: ' life/g.orr)"
# A pack beside the record whose manifest knows the checksum of before under another name.
mkdir -p named/packs
sed "s/^pack house 1 .*/pack house 1 0123456789abcdef/; /^hash /d" life/g.orr >named/g.orr
cp -r "life/packs/$checksum" "named/packs/$checksum"
printf 'formerly\t0123456789abcdef=%s\n' "$checksum" >>"named/packs/$checksum/manifest.tsv"
run 0 replay named/g.orr --data life/data
run 0 replay life/g.orr --data life/data --embed elsewhere/whole.orr
has elsewhere/whole.orr 'file alien.tsv'
run 0 replay elsewhere/whole.orr --verify --data life/data
mkdir -p nothing
run 0 replay elsewhere/whole.orr --verify --data nothing
run 0 new ahos --players 2 --seed 5 --embed -o elsewhere/new.orr
run 0 replay elsewhere/new.orr --data life/data
run 2 replay life/g.orr life/new.orr --embed both.orr

# Rules that nobody plays any more: the steps can still be read.
sed 's/^rules .*/rules 99/' life/g.orr >life/future.orr
run 1 replay life/future.orr
has err 'recorded with rules 99 of ahos'
has err 'tells its steps as they were recorded'
run 1 replay life/future.orr --log
has out "$(grep -m1 '^red: ' life/g.orr)"
run 2 replay life/future.orr --log --seat red
has err 'only its rules can tell'
