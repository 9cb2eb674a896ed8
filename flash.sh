#!/usr/bin/env bash
# Will build the firmware for a board and send it there; `./flash.sh --help` says what is missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

usage() {
  cat <<'TEXT'
Usage: ./flash.sh [--port PORT] [--dry-run] BOARD
       ./flash.sh --list

Will build the firmware and send it to BOARD over a serial port, where it stays (.bootcde).
Not possible yet: the boards are defined, the part of the firmware that drives them is not there.

  --port PORT   the serial port, such as /dev/ttyACM0, or tcp://HOST:PORT
  --dry-run     say what would be done, and do nothing
  --list        the boards there are
  --help        this text

Exit codes: 0 done, 1 it failed, 2 bad input.
TEXT
}

refuse() {
  echo "flash.sh: $1" >&2
  exit 2
}

boards() {
  local file
  for file in board-defs/*.ts; do
    [ -e "$file" ] || continue
    [ "$file" = board-defs/board.ts ] || basename "$file" .ts
  done
}

show_commands() {
  cat <<TEXT
  1. npm run build                       makes dist/flagfall.es5.js
  2. npx espruino -p ${port:-PORT} --no-ble -q --config SAVE_ON_SEND=1 --config SET_TIME_ON_WRITE=false dist/flagfall.es5.js
                                         sends it and keeps it in the board's .bootcde
TEXT
}

board=""
port=""
dry_run=no
while [ $# -gt 0 ]; do
  case "$1" in
    --help | -h) usage; exit 0 ;;
    --list)
      boards
      exit 0
      ;;
    --dry-run) dry_run=yes ;;
    --port)
      [ $# -ge 2 ] && [ -n "$2" ] || refuse "--port needs a port, such as --port /dev/ttyACM0"
      port=$2
      shift
      ;;
    -*) refuse "there is no option $1; see ./flash.sh --help" ;;
    *)
      [ -z "$board" ] || refuse "one board at a time: $board or $1"
      board=$1
      ;;
  esac
  shift
done

[ -n "$board" ] || refuse "name a board; see ./flash.sh --help"
list=$(boards)
grep -qxF -- "$board" <<<"$list" || refuse "there is no board $board; there are: $(echo $list)"
if [ "$dry_run" = yes ]; then
  echo "When the firmware for $board is there, these will run:"
  show_commands
fi
refuse "uploading to $board is not possible yet: its definition is there, the firmware that drives its hardware (hal/) is not"
