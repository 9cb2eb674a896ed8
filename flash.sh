#!/usr/bin/env bash
# Will build the firmware for a board and send it there; `./flash.sh --help` says what is missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
case "$locale" in es*) spanish=yes ;; *) spanish=no ;; esac

# say ENGLISH SPANISH: the one that the user reads.
say() {
  if [ "$spanish" = yes ]; then echo "$2"; else echo "$1"; fi
}

usage_en() {
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

usage_es() {
  cat <<'TEXT'
Uso: ./flash.sh [--port PUERTO] [--dry-run] PLACA
     ./flash.sh --list

Compilará el firmware y lo enviará a la PLACA por un puerto serie, donde queda guardado (.bootcde).
Aún no es posible: las placas están definidas, pero falta la parte del firmware que las maneja.

  --port PUERTO  el puerto serie, como /dev/ttyACM0, o tcp://SERVIDOR:PUERTO
  --dry-run      dice lo que haría, sin hacerlo
  --list         las placas que hay
  --help         este texto

Códigos de salida: 0 hecho, 1 ha fallado, 2 entrada incorrecta.
TEXT
}

refuse() {
  echo "flash.sh: $(say "$1" "$2")" >&2
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
  local place
  place=${port:-$(say PORT PUERTO)}
  say "  1. npm run build   makes dist/flagfall.es5.js" "  1. npm run build   crea dist/flagfall.es5.js"
  echo "  2. npx espruino -p $place --no-ble -q --config SAVE_ON_SEND=1 --config SET_TIME_ON_WRITE=false dist/flagfall.es5.js"
  say "     sends it and keeps it in the board's .bootcde" "     lo envía y lo guarda en el .bootcde de la placa"
}

board=""
port=""
dry_run=no
while [ $# -gt 0 ]; do
  case "$1" in
    --help | -h)
      if [ "$spanish" = yes ]; then usage_es; else usage_en; fi
      exit 0
      ;;
    --list)
      boards
      exit 0
      ;;
    --dry-run) dry_run=yes ;;
    --port)
      [ $# -ge 2 ] && [ -n "$2" ] || refuse "--port needs a port, such as --port /dev/ttyACM0" \
        "--port necesita un puerto, como --port /dev/ttyACM0"
      port=$2
      shift
      ;;
    -*) refuse "there is no option $1; see ./flash.sh --help" "no hay opción $1; véase ./flash.sh --help" ;;
    *)
      [ -z "$board" ] || refuse "one board at a time: $board or $1" "una placa cada vez: $board o $1"
      board=$1
      ;;
  esac
  shift
done

[ -n "$board" ] || refuse "name a board; see ./flash.sh --help" "indique una placa; véase ./flash.sh --help"
list=$(boards)
grep -qxF -- "$board" <<<"$list" || refuse "there is no board $board; there are: $(echo $list)" \
  "no hay ninguna placa $board; las que hay: $(echo $list)"
if [ "$dry_run" = yes ]; then
  say "When the firmware for $board is there, these will run:" "Cuando exista el firmware para $board, se ejecutará:"
  show_commands
fi
refuse "uploading to $board is not possible yet: its definition is there, the firmware that drives its hardware (hal/) is not" \
  "aún no se puede cargar en $board: su definición está, pero falta el firmware que maneja su hardware (hal/)"
