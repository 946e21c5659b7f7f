# games, new, show, options
# shellcheck shell=bash disable=SC2154

run 0 games
has out ahos
run 0 games --json
is_json out
has out '"greedy"'

run 0 new ahos --players 3 --seed 7 --bots greedy,greedy -o g.orr
has out 'seed 7'
has g.orr 'orrery-record 1'
has g.orr 'game ahos'
has g.orr 'seats red=human'
has g.orr 'players=3'
run 0 new ahos --players 3 --seed 7 --bots greedy,greedy -o again.orr
same g.orr again.orr
run 0 new ahos --players 3 --seed 8 --bots greedy,greedy -o other.orr
differ g.orr other.orr
run 0 new ahos --players 2 --seed 7 --json -o two.orr
is_json out
has out '"seed": "7"'
run 0 new ahos --players 4 --seed 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef
has out 'seed 0123456789abcdef'
run 0 new ahos --seed 3 --option layout=38 -o wide.orr
has wide.orr 'layout=38'

# Every seat sees its own secrets only; a spectator none.
run 0 show g.orr
run 0 show g.orr --seat red
run 0 show g.orr --seat red --json
is_json out
has out '"viewer": "red"'
run 0 show g.orr --json
has out '"viewer": null'
run 0 show g.orr --all --json
is_json out
has out '"state"'
run 0 show g.orr --at 0
has out 'Step 0'
run 2 show g.orr --at 99999
one_line err
run 2 show g.orr --seat pink
has err 'the seats are: red'

run 0 options g.orr
run 0 options g.orr --json
is_json out
has out '"group"'
has out '"description"'

# Who decides is told how the decision stands; others are not.
cp g.orr stands.orr
for _ in $(seq 20); do
  if "$program" options stands.orr | grep -q '^produce'; then break; fi
  play_on stands.orr 1
done
run 0 options stands.orr --json
lacks out '"detail"'
run 0 apply stands.orr produce
run 0 options stands.orr
has out '0 units of at most 2. Each for 1 Matter, 1 Population'
run 0 options stands.orr --json
is_json out
has out '"detail": "0 units of at most 2'
run 0 show stands.orr --json
lacks out '"detail"'
play_on stands.orr 1
run 0 options stands.orr
has out 'Still owed: 1 Matter, 1 Population. Nothing put in yet.'

# The command line itself.
run 0 --help
run 0 --version
has out 'orrery 0.1 (commit '
for game in ahos ti4 ti3; do
  if grep -qE "^$game: rules [0-9]+, " out; then ok; else bad "--version does not tell the rules of $game"; fi
done
commit=$(git -c safe.directory='*' -C "$source_tree" describe --always --tags --abbrev=10 2>/dev/null) || commit=unknown
has out "(commit $commit)"
run 0 --version --json
is_json out
has out '"commit":'
run 2
run 2 nonsense
one_line err
has err "there is no command 'nonsense'"
run 2 new chess
has err 'the games are: ahos'
run 2 new ahos --bots nobody -o x.orr
run 2 new ahos --seed minus -o x.orr
run 2 new ahos --option players -o x.orr
for players in 1 5 7; do
  run 1 new ahos --players "$players" -o x.orr
  has err 'AHOS-OVR-10'
  one_line err
done
run 1 new ahos --option colour=red -o x.orr
if [[ -e x.orr ]]; then bad "x.orr was written"; else ok; fi
for command in games new show options apply replay play rules sim check bench; do
  run 0 "$command" --help
done

# Files that cannot be written or read.
run 1 new ahos --seed 1 -o /dev/full
has err 'No space left on device'
run 1 new ahos --seed 1 -o no/such/folder/g.orr
has err 'No such file or directory'
run 1 show missing.orr
has err 'cannot read missing.orr'
one_line err
code=0
"$program" games >/dev/full 2>err || code=$?
if [[ $code -eq 1 ]]; then ok; else bad "standard output on a full disk gives exit code $code"; fi
has err 'standard output'

# The client's types, printed or written.
run 0 types
has out 'export const SAYINGS'
mkdir -p types/net types/games/ti4 types/games/ti3 types/games/ahos
run 0 types types
has types/games/ti4/view.ts 'export interface Ti4View'
run 1 types nowhere
