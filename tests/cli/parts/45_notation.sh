# notation
# shellcheck shell=bash disable=SC2154

run 0 notation ti4
has out 'activate SYSTEM'
has out 'Asked in: action, more_action. Example: activate 18'
has out 'unit_moved SEAT PIECE SYSTEM1 SYSTEM2'
has out 'Told to: the first seat.'
run 0 notation ahos --json
is_json out
has out '"pattern": "build {unit} {space}"'
has out '"asked_in": ["produce"]'
run 0 notation ti4 announce_retreat
has out 'stay'
lacks out 'activate'
run 1 notation ti4 no_such_word
has err "no choice or event has the words 'no_such_word'"
run 2 notation chess
run 2 notation
