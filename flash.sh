#!/usr/bin/env bash
# Builds the firmware for a board, sends it there and reads its version back; `./flash.sh --help` says how.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
case "$locale" in es*) words=es ;; *) words=en ;; esac
# shellcheck source=sim/words/flash-en.sh
. "sim/words/flash-$words.sh"

# What Espruino's console speaks, and what the clock speaks at the same port.
console_baud=9600
link_baud=115200

# refuse TEXT…: what was given makes no sense.
refuse() {
  echo "flash.sh: $("$@")" >&2
  exit 2
}

# fail TEXT…: it did not work.
fail() {
  echo "flash.sh: $("$@")" >&2
  exit 1
}

boards() {
  local file
  for file in board-defs/*.ts; do
    [ -e "$file" ] || continue
    [ "$file" = board-defs/board.ts ] || basename "$file" .ts
  done
}

board=""
port=""
dry_run=no
language=en

read_arguments() {
  while [ $# -gt 0 ]; do
    case "$1" in
      --help | -h)
        text_usage
        exit 0
        ;;
      --list)
        boards
        exit 0
        ;;
      --dry-run) dry_run=yes ;;
      --port)
        [ -n "${2:-}" ] || refuse text_port_value
        name_port "$2"
        shift
        ;;
      --language)
        [ -n "${2:-}" ] || refuse text_language_value
        language=$2
        shift
        ;;
      -*) refuse text_option "$1" ;;
      *) if [ -z "$board" ]; then board=$1; else name_port "$1"; fi ;;
    esac
    shift
  done
}

name_port() {
  [ -z "$port" ] || refuse text_one_port "$port" "$1"
  port=$1
}

# Why there is no image of a board, flagfall says in its own words.
check_board() {
  local list
  [ -n "$board" ] || refuse text_name_board
  list=$(boards)
  grep -qxF -- "$board" <<<"$list" || refuse text_unknown_board "$board" "${list//$'\n'/ }"
  command -v node >/dev/null && [ -e dist/flagfall.mjs ] && [ -e "$espruino" ] || refuse text_not_installed
  "${build[@]}" --check || exit $?
}

# Whether the board takes its firmware as a drive: a chip with a boot ROM, and no interpreter of its own on it.
takes_drive() {
  node dist/flagfall.mjs boards --json | grep -F "\"name\":\"$board\"" | grep -qF '"runtime":"lua"'
}

# The board as a drive: the folder given, or where systems put it. Prints nothing where there is none.
find_drive() {
  local drive
  for drive in "${port:-}" /media/*/RPI-RP2 /run/media/*/RPI-RP2 /Volumes/RPI-RP2; do
    if [ -n "$drive" ] && [ -e "$drive/INFO_UF2.TXT" ]; then
      echo "$drive"
      return
    fi
  done
}

# Builds the image and copies it; the board restarts by itself when all of it is there.
send_to_drive() {
  local file=$folder/$board.uf2
  local drive
  if [ "$dry_run" = yes ]; then
    text_would_run
    show_step 1 text_step_build "${build[@]}"
    show_step 2 text_step_copy cp "$file" "${port:-RPI-RP2}"
    return
  fi
  "${build[@]}" || exit $?
  drive=$(find_drive)
  [ -n "$drive" ] || fail text_no_drive "$file" "$port"
  cp "$file" "$drive/" || fail text_not_copied "$drive"
  text_copied "$file" "$drive"
}

check_port() {
  case "$port" in
    "") refuse text_name_port "$board" "$(ports_here)" ;;
    tcp://*:*) return 0 ;;
    tcp:*) refuse text_address "$port" ;;
  esac
  [ -e "$port" ] || refuse text_no_port "$port" "$(ports_here)"
  [ -c "$port" ] || refuse text_not_serial "$port" "$(ports_here)"
  [ -r "$port" ] && [ -w "$port" ] || refuse text_permission "$port" "$(group_of "$port")"
  # npm espruino knows a port by its own name only.
  port=$(readlink -f "$port")
}

group_of() {
  stat -c %G "$1" 2>/dev/null || stat -f %Sg "$1"
}

# What looks like the cable of a board.
ports_here() {
  local name
  local found=()
  for name in /dev/ttyUSB* /dev/ttyACM* /dev/cu.usb*; do
    [ ! -e "$name" ] || found+=("$name")
  done
  echo "${found[*]:-}"
}

# What was built: sets title, image, version, sums, names (JSON) and storage (options of npm espruino).
read_image() {
  local line
  local lines=()
  while IFS= read -r line; do lines+=("$line"); done < <(node -e '
    const { title, image, version, files } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
    const names = files.map(({ name }) => name);
    const sums = files.map(({ crc32 }) => crc32).join();
    console.log([title, image, version, sums, JSON.stringify(names), ...names].join("\n"));
  ' "$folder/image.json")
  title=${lines[0]} image=${lines[1]} version=${lines[2]} sums=${lines[3]} names=${lines[4]}
  storage=()
  for line in "${lines[@]:5}"; do storage+=(--storage "$line:$folder/storage/$line"); done
}

# What Espruino is told; the answers begin with words that nothing else begins with.
ask_code='print("flagfall board "+process.env.BOARD+" "+process.env.VERSION)'
erase_code=$'reset();\nrequire("Storage").eraseAll();\nprint("flagfall erased "+require("Storage").list().length)'

# Restarts the board if every file is there as it was sent.
restart_code() {
  echo "var s=$names.map(function(n){return E.CRC32(require(\"Storage\").read(n))}).join();" \
    "print(\"flagfall sums \"+s);if(s===\"$sums\")setTimeout(function(){E.reboot()},1000)"
}

# tell CODE [OPTION…]: sets answer to all that comes back.
tell() {
  local code=$1
  shift
  answer=$("${send[@]}" "$@" -e "$code" 2>&1) || true
}

# answered WORD: what stands behind `flagfall WORD` in the last line of the answer that has it.
answered() {
  tr -d '\r' <<<"$answer" | sed -n "s/^.*flagfall $1 \([0-9A-Za-z_., ]*\)$/\1/p" | tail -n 1
}

check_espruino() {
  local found
  tell "$ask_code"
  found=$(answered board)
  [ -n "$found" ] || explain_silence
  [ "${found% *}" = "$image" ] || fail text_wrong_board "$port" "${found% *}" "$title" "$image"
  reads_bytes "${found#* }" || fail text_too_old "$port" "${found#* }"
}

# Espruino reads the program's bytes from 2v26 on.
reads_bytes() {
  local major=${1%%v*}
  local minor=${1#*v}
  [ "$major" -gt 2 ] || { [ "$major" -eq 2 ] && [ "${minor%%.*}" -ge 26 ]; }
}

# Why there is no console, as far as it can be seen.
explain_silence() {
  case "$answer" in
    *ECONNREFUSED* | *ENOTFOUND* | *ETIMEDOUT* | *EHOSTUNREACH* | *EAI_AGAIN*) fail text_nobody "$port" ;;
    *"Cannot lock"* | *"Resource busy"* | *"temporarily unavailable"*) fail text_in_use "$port" ;;
    *"Unable to connect"* | *"Error: "*"cannot open"*) fail text_not_opened "$port" ;;
  esac
  hear_clock
  [ -z "$running" ] || fail text_runs_already "$port" "$running"
  fail text_silent "$port"
}

# Says hello to a clock that runs: sets running to its version and runs_on to its board, or to nothing.
hear_clock() {
  local line
  line=$(hello 2>/dev/null || true)
  running=$(sed -n 's/.*"version":"\([^"]*\)".*/\1/p' <<<"$line")
  runs_on=$(sed -n 's/.*"board":"\([^"]*\)".*/\1/p' <<<"$line")
}

# Prints the answer of a clock that hears it. An empty line first, to end what the clock heard before.
hello() {
  local line
  local last=$((SECONDS + 4))
  local address=${port#tcp://}
  case "$port" in
    tcp://*) exec 3<>"/dev/tcp/${address%:*}/${address##*:}" ;;
    *)
      stty -F "$port" "$link_baud" raw -echo clocal 2>/dev/null || stty -f "$port" "$link_baud" raw -echo clocal
      exec 3<>"$port"
      ;;
  esac
  printf '\nhello\n' >&3
  while [ "$SECONDS" -lt "$last" ] && IFS= read -r -t 2 -u 3 line; do
    case "$line" in *'"hello":"flagfall"'*)
      echo "$line"
      return
      ;;
    esac
  done
}

# The board restarts, and takes a few seconds for it.
check_clock() {
  local _
  for _ in 1 2 3 4; do
    sleep 2
    hear_clock
    [ -z "$running" ] || break
  done
  [ -n "$running" ] || fail text_not_started "$port"
  [ "$running $runs_on" = "$version $board" ] ||
    fail text_other_version "$port" "$running" "$runs_on" "$version" "$board"
}

show_steps() {
  port=${port:-$(text_port_word)}
  send[3]=$port
  names='["NAME",...]' sums="CRC32,..."
  text_would_run
  show_step 1 text_step_build "${build[@]}"
  show_step 2 text_step_ask "${send[@]}" -e "$ask_code"
  show_step 3 text_step_erase "${send[@]}" -e "$erase_code"
  show_step 4 text_step_send "${send[@]}" --storage "NAME:$folder/storage/NAME" ... -e "$(restart_code)"
  echo "  5. $(text_step_hello "$port" "$link_baud")"
}

# show_step NUMBER TEXT COMMAND…
show_step() {
  echo "  $1. $("$2"):"
  shift 2
  echo "       $(printf ' %q' "$@")"
}

read_arguments "$@"
folder=dist/$board
espruino=node_modules/espruino/bin/espruino-cli.js
build=(node dist/flagfall.mjs build "$board" --out "$folder" --language "$language")
check_board
if takes_drive; then
  send_to_drive
  exit 0
fi
[ "$dry_run" = yes ] || check_port
send=(node "$espruino" -p "$port" -b "$console_baud" --no-ble -q --board "$folder/image.json")
send+=(--config SAVE_ON_SEND=0 --config SET_TIME_ON_WRITE=false)
if [ "$dry_run" = yes ]; then
  show_steps
  exit 0
fi
"${build[@]}" || exit $?
read_image
check_espruino
text_sending "$title" "$port" "$version"
tell "$erase_code"
[ "$(answered erased)" = 0 ] || fail text_not_erased "$port"
# npm espruino sends the last file first: the program comes last, so that a board never starts without its parts.
# A serial port takes the last bytes long before they have gone out.
case "$port" in tcp://*) patience=1 ;; *) patience=8 ;; esac
tell "$(restart_code)" "${storage[@]}" --sleep "$patience"
[ "$(answered sums)" = "$sums" ] || fail text_broken "$port"
check_clock
text_done "$port" "$version"
