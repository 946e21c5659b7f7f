# check
# shellcheck shell=bash disable=SC2154

mkdir -p checks/deep
good='game: ahos
rules: [AHOS-MOV-5]
given:
  seats: {red: aggroloids, blue: peacenims}
  black_holes: [1-2]
  place: [red home 2 fleet at 1, blue home at 20]
  hand: {red: [S1]}
script:
  - red: move
  - refuse: {seat: red, choice: move fleet 1 2, rule: AHOS-MOV-5}'
printf 'title: good\n%s\n' "$good" >checks/good.yaml
printf 'title: one\n%s\n---\ntitle: two\n%s\n' "$good" "$good" >checks/deep/two.yaml
printf 'not a scenario\n' >checks/deep/notes.txt
run 0 check checks
if [[ $(<out) == '3 passed, 0 failed' ]]; then ok; else bad 'the summary of check'; fi
run 0 check checks/good.yaml checks checks/good.yaml --jobs 2 --json
is_json out
has out '"passed": 3'
has out '"failed": 0'
has out '"title": "two"'
has out '"AHOS-MOV-5"'
run 0 check checks/good.yaml --verbose
has out 'ok    checks/good.yaml:1: good'
has out 'line 10, red: move'
has out 'end: red decides (move)'

# What fails tells file and line, and the program ends with 1.
sed 's/rule: AHOS-MOV-5/rule: AHOS-MOV-6/' checks/good.yaml >checks/bad.yaml
run 1 check checks
has out 'checks/bad.yaml:11: refuse: '
has out "is refused by AHOS-MOV-5, not by AHOS-MOV-6"
has out '3 passed, 1 failed'
run 1 check checks/bad.yaml --json
is_json out
has out '"passed": 0'
has out 'checks/bad.yaml:11: '
sed 's/rules: \[AHOS-MOV-5\]/rules: [AHOS-MOV-555]/' checks/good.yaml >checks/bad.yaml
run 1 check checks/bad.yaml
has out 'checks/bad.yaml:3: there is no rule AHOS-MOV-555 in the rulebook of ahos'
sed 's/at 20/at 99/' checks/good.yaml >checks/bad.yaml
run 1 check checks/bad.yaml
has out 'checks/bad.yaml:7: given: this position cannot be made'
printf 'pack: ./none\n' | cat - checks/good.yaml >checks/bad.yaml
run 1 check checks/bad.yaml
has out 'checks/bad.yaml:1: pack: there is no folder'
for text in 'title: [' '\xff\xfe' '' '---' '- a' '{{{{' 'a: &b c' 'title: "x'; do
  # shellcheck disable=SC2059
  printf -- "$text\n" >checks/bad.yaml
  run 1 check checks/bad.yaml
  has out '0 passed, 1 failed'
done
head -c 3000000 /dev/zero | tr '\0' 'a' >checks/bad.yaml
run 1 check checks/bad.yaml --json
is_json out
rm checks/bad.yaml

# Command lines that make no sense.
run 1 check no_such_folder
has err 'there is no file or folder no_such_folder'
mkdir -p checks/empty
run 1 check checks/empty
has err 'there are no scenarios'
run 2 check
run 2 check checks --jobs 0

# A shared position is no scenario; how a game stands can be printed.
printf 'given:\n  seats: {red: aggroloids, blue: peacenims}\n  place: [red home 2 fleet at 1, blue home at 20]\n' >checks/two.base.yaml
printf 'title: t\ngame: ahos\nrules: []\nbase: two.base.yaml\nscript:\n  - red: pass\n  - red: pass\n' >checks/on_base.yaml
run 0 check checks
if [[ $(<out) == '4 passed, 0 failed' ]]; then ok; else bad 'the summary of check with a base'; fi
run 2 check checks/two.base.yaml
has err 'is a shared position (base), not a scenario'
run 0 check --state checks/on_base.yaml --line 6
is_json out
has out '"actions": 1'
run 0 check --state checks/on_base.yaml --line 1
has out '"actions": 2'
sed -i 's/- red: pass$/- blue: pass/' checks/on_base.yaml
run 1 check --state checks/on_base.yaml
is_json out
has err "checks/on_base.yaml:6: blue: pass"
run 2 check --state checks/deep/two.yaml
has err 'they begin on lines 1, 13'
run 0 check --state checks/deep/two.yaml --line 13
run 2 check --state checks
run 2 check checks --line 3
