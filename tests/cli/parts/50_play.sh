# play, with what a person types coming from a pipe
# shellcheck shell=bash disable=SC2154

# says CODE INPUT ARGUMENT...: plays with that input.
says() {
  local expected=$1 code=0
  printf '%b' "$2" >input
  shift 2
  timeout 120 "$program" play "$@" <input >out 2>err || code=$?
  if [[ $code -eq $expected ]]; then ok; else bad "exit code $code instead of $expected: orrery play $*"; fi
}

says 0 'quit\n' ahos --players 3 --seed 7
has out 'you are red'
has out "Saved in $XDG_STATE_HOME/orrery/ahos-7.orr"
if [[ $(awk '{ if (length($0) > 100) n++ } END { print n + 0 }' out) -eq 0 ]]; then ok; else bad 'lines longer than 100'; fi
if grep -q $'\033' out; then bad 'colours in a pipe'; else ok; fi
run 0 replay "$XDG_STATE_HOME/orrery/ahos-7.orr" --verify

# The end of the input is a way to leave.
says 0 '' ahos --seed 7 --save eof.orr
run 0 replay eof.orr --verify
says 0 '1\n' ahos --seed 7 --save eof.orr
run 0 replay eof.orr --verify

# Every command, none of which changes the game.
says 0 'help\n?\n? 1\n? move fleet 1 2\n? nonsense\nmore\nshow\nlog\nlog 5\nhint\nrules wormhole\nrules\nundo\nsave copy.orr\nsave\nsave /no/such/place\n999\nnonsense\n\nquit\n' \
  ahos --seed 7 --save same.orr
same same.orr copy.orr
has out 'takes back your last choice'
has out 'there is no option 999'
has out 'nothing can be taken back'
has out 'saved in copy.orr'
has out 'AHOS-'

# All or nothing, and undo. The first choice of set-up is secret: it can be taken back until others choose.
says 0 '1; nonsense\nquit\n' ahos --seed 7 --save same2.orr
has out 'none of the 2 choices was made'
same same2.orr copy.orr

# Going on, from another seat.
says 0 '1\n1\n1\nquit\n' ahos --seed 7 --save on.orr
cp on.orr on_before.orr
says 0 '1\nquit\n' ahos --load on.orr
differ on.orr on_before.orr
run 0 replay on.orr --verify
says 0 'quit\n' ahos --players 2 --seed 7 --seat blue --bots random --save blue.orr
has blue.orr 'red=random blue=human'
says 2 '' ahos --seat pink
says 2 '' chess

# A whole game by always taking the first option.
yes 1 | head -n 20000 | tr '\n' '#' | sed 's/#/\\n/g' >many
says 0 "$(cat many)" ahos --players 2 --seed 3 --save whole_game.orr
has out 'The game is over: '
has out 'The record is in whole_game.orr'
has out 'Still owed: '
lacks out "('more' lists all)"
if [[ $(awk '{ if (length($0) > 100) n++ } END { print n + 0 }' out) -eq 0 ]]; then ok; else bad 'lines longer than 100'; fi
run 0 replay whole_game.orr --verify
has out 'the game is over'
if [[ $(grep -c '^hash ' whole_game.orr) -ge $(($(grep -c ': ' whole_game.orr) / 16)) ]]; then ok; else bad 'too few hashes'; fi
run 1 apply whole_game.orr pass
has err 'the game is over'

# A terminal of 30 lines: the table and the folded question fit on it; 'more' lists every option. On a higher one nothing is folded.
on_screen() {
  printf '%s\n' 1 1 1 1 more quit >input
  timeout 120 script -qec "stty rows $1 cols 100; '$program' play ahos --seed 7 --save screen.orr" /dev/null <input 2>err |
    tr -d '\r' >out
}
if command -v script >/dev/null; then
  on_screen 30
  has out "('more' lists all)"
  # From the top of the board to the first question in a turn.
  lines=$(awk '/^ +1[ .][A-Z]/ { n = 0 } { ++n } /choose: action/ { turn = 1 } turn && /lists all/ { print n; exit }' out)
  if [[ ${lines:-99} -lt 30 ]]; then ok; else bad "a screen of 30 lines shows $lines"; fi
  has out 'Action: remove S3 Colony Ships'
  on_screen 60
  lacks out "('more' lists all)"
fi

# Ctrl-C leaves a whole record and nothing else.
mkdir -p interrupted
mkfifo pipe
"$program" play ahos --seed 7 --save interrupted/game.orr <pipe >out 2>err &
player=$!
exec 4>pipe
for _ in $(seq 100); do
  if [[ -e interrupted/game.orr ]]; then break; fi
  sleep 0.1
done
kill -INT "$player"
code=0
wait "$player" || code=$?
exec 4>&-
if [[ $code -eq 0 ]]; then ok; else bad "Ctrl-C gives exit code $code"; fi
run 0 replay interrupted/game.orr --verify
left=$(cd interrupted && echo .[!.]* *)
if [[ $left == '.[!.]* game.orr packs' ]]; then ok; else bad "left behind: $left"; fi
