# rules
# shellcheck shell=bash disable=SC2154

run 0 rules ahos
has out '254 rules'
run 0 rules ahos wormhole
has out AHOS-WRM
run 0 rules ahos AHOS-CBT-3
has out AHOS-CBT-3
run 0 rules ahos ahos-cbt-3 --json
is_json out
has out '"id": "AHOS-CBT-3"'
run 0 rules ti4 'fleet pool'
has out TI4-
run 1 rules ahos 'no such words anywhere'
run 2 rules chess
has err 'there are: ahos'

# Coverage, with scenarios of our own.
mkdir -p scenarios/deep
printf 'title: a\ngame: ahos\nrules: [AHOS-MOV-1, AHOS-Q-1]\nscript: []\n' >scenarios/a.yaml
printf 'title: b\ngame: ahos\nrules: [AHOS-MOV-1, AHOS-MOV-2]\nscript: []\n' >scenarios/deep/b.yaml
run 1 rules ahos --coverage --tests scenarios
if [[ $(tail -1 out) == '254 rules: 2 proven, '*' missing; 1 of 30 rulings proven' ]]; then ok; else bad 'summary of coverage'; fi
run 1 rules ahos --coverage --json --tests scenarios
is_json out
has out '"total": 254'
has out '"proven": 2'
has out '"missing": ['
printf 'title: c\ngame: ahos\nrules: [AHOS-MOV-999]\n' >scenarios/c.yaml
run 1 rules ahos --coverage --tests scenarios
has err 'c.yaml: there is no rule AHOS-MOV-999'

# Content, likewise; variants count.
mkdir -p contents
printf 'title: a\ngame: ahos\nrules: []\ncontent: [S1]\nvariants:\n  - title: b\n    content: [T05]\n' >contents/a.yaml
run 1 rules ahos --content --tests contents
has out 'card S1: a.yaml'
has out 'card T05: a.yaml'
has out 'missing: card S2: no scenario names it under content'
has out ', 2 named by scenarios, '
run 1 rules ahos --content --tests contents --json
is_json out
has out '"complete": false'
run 0 rules ahos --content
has out ' 0 missing'
run 2 rules ahos --content --coverage
run 2 rules ahos --content words
