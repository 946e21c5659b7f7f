# Where a program finds its data: a copy uses what lies beside it, an installed one ../share/orrery, never the source it was built from.
# shellcheck shell=bash disable=SC2154

source_tree=$(dirname "$(dirname "$(dirname "$parts")")")
# tree FOLDER: data and rulebook there, with a pack of their own version and a rule of their own words.
tree() {
  mkdir -p "$1"
  cp -r "$source_tree/data" "$source_tree/rulebook" "$1"
  sed -i 's/^version\t.*/version\t77/' "$1/data/ahos/house/manifest.tsv"
  sed -i 's/^- `AHOS-OVR-1` /&Edited here. /' "$1/rulebook/ahos.md"
}
built=$program
for place in beside/orrery installed/bin/orrery; do
  mkdir -p "$(dirname "$place")"
  cp "$built" "$place"
done
tree beside
tree installed/share/orrery
for place in beside/orrery installed/bin/orrery; do
  program=$work/$place
  run 0 new ahos --seed 1 -o placed.orr
  has placed.orr 'pack house 77 '
  run 0 rules ahos AHOS-OVR-1
  has out 'Edited here.'
  rm -rf packs
done
rm -r installed/share/orrery
run 1 new ahos --seed 1 -o nowhere.orr
has err 'there is no data folder'
program=$built
run 0 new ahos --seed 1 -o placed.orr
lacks placed.orr 'pack house 77 '
rm -rf beside installed placed.orr packs
