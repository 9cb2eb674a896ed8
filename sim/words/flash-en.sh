# What flash.sh says, in English; flash-es.sh has the same functions.

text_usage() {
  cat <<'TEXT'
Usage: ./flash.sh [--dry-run] [--language CODE] BOARD [PORT]
       ./flash.sh --list

Builds the firmware for BOARD (into dist/BOARD), sends it over a serial port to the board's Storage, where it stays,
restarts the board and asks the clock for its version. What was in Storage before is erased, settings and games too.

  PORT, --port PORT  the serial port, such as /dev/ttyUSB0, or tcp://HOST:PORT
  --language CODE    the language of the display at first, such as es (default: en)
  --dry-run          say which commands would run, and run none
  --list             the boards there are
  --help             this text

Raspberry Pi Pico: hold BOOTSEL while you plug in its USB cable. The Pico appears as the drive RPI-RP2. If this script
does not find the drive, name its folder as PORT.

Pixl.js: connect a serial adapter of 3.3 V before you switch on the power: its TX to D0, its RX to D1, GND to GND.
A clock that runs has closed its console. To send it another firmware, take its power away and hold MENU (BTN1, top
left) while you give it power again. Hold MENU for 3 seconds, until the bar on the display is full, then release it at
once. If you release MENU too early, the board waits for Bluetooth: begin again. If you hold it longer, the board erases
its program, which does no harm here.

Exit codes: 0 done, 1 it failed, 2 bad input.
TEXT
}

# The console is closed while flagfall runs.
text_open_console() {
  echo "hold MENU (BTN1) while you give the board power; release it when the bar is full (3 s); then run this again"
}

text_port_word() { echo PORT; }
text_option() { echo "there is no option $1; see ./flash.sh --help"; }
text_port_value() { echo "--port needs a port, such as --port /dev/ttyUSB0"; }
text_language_value() { echo "--language needs the code of a language, such as es"; }
text_one_port() { echo "one port at a time: $1 or $2"; }
text_name_board() { echo "name a board; see ./flash.sh --help"; }
text_unknown_board() { echo "there is no board $1; there are: $2"; }
text_not_installed() { echo "flagfall is not ready to use here: run npm install"; }

# PORTS: those that look like the cable of a board, or nothing.
text_ports() {
  if [ -n "$1" ]; then echo "ports here: $1"; else echo "no port of a USB cable is here"; fi
}
text_name_port() { echo "name the port: ./flash.sh $1 PORT; $(text_ports "$2")"; }
text_address() { echo "$1 is no address; it has to be tcp://HOST:PORT"; }
text_no_port() { echo "there is no port $1: is the cable plugged in? $(text_ports "$2")"; }
text_not_serial() { echo "$1 is no serial port; $(text_ports "$2")"; }
text_permission() {
  echo "no permission for $1, which belongs to the group $2: sudo usermod -aG $2 \$USER, then log in again"
}

text_nobody() { echo "nobody answers at $1; check host and port"; }
text_in_use() { echo "$1 is in use; close the other program"; }
text_not_opened() { echo "$1 is no serial port that can be opened"; }
text_runs_already() { echo "the clock at $1 runs flagfall $2 and has closed its console: $(text_open_console)"; }
text_silent() {
  echo "no answer from $1: check the cable (TX to D0, RX to D1, GND); if flagfall is on the board: $(text_open_console)"
}
text_wrong_board() { echo "at $1 there is a $2, not a $3 ($4); nothing was changed: name the port of the clock"; }
text_too_old() { echo "Espruino $2 at $1 is too old, 2v26 at least: update it (espruino.com/Pixl.js), then try again"; }

text_sending() { echo "$1 at $2: sending flagfall $3, about a minute"; }
text_not_erased() { echo "the Storage of the board at $1 could not be erased: $(text_open_console)"; }
text_broken() { echo "what arrived at $1 is not what was sent: check the cable, then $(text_open_console)"; }
text_not_started() { echo "it was sent, but no clock answers at $1: take its power away, give it again, then try again"; }
text_other_version() { echo "$1 answers as flagfall $2 for $3, but sent was $4 for $5: is it the right port?"; }
text_done() { echo "Done: the clock at $1 runs flagfall $2. Its console is closed now; --help says how to open it."; }

# FILE FOLDER: the folder that was named, or nothing.
text_no_drive() {
  local how="hold BOOTSEL on the Pico while you plug in its USB cable, then drag $1 onto the drive RPI-RP2, or run this again"
  if [ -n "$2" ]; then echo "$2 is not the drive of a Pico, which has a file INFO_UF2.TXT: $how"; else echo "no drive RPI-RP2 is here: $how"; fi
}
text_not_copied() { echo "the image could not be written to $1"; }
text_copied() { echo "Done: $1 was copied to $2; the Pico restarts and shows the clock."; }
text_step_copy() { echo "copies the image to the drive of the Pico, which restarts"; }

text_would_run() { echo "These commands would run:"; }
text_step_build() { echo "builds the firmware"; }
text_step_ask() { echo "asks which board it is"; }
text_step_erase() { echo "erases its Storage"; }
text_step_send() { echo "sends every file, compares the checksums, restarts the board"; }
text_step_hello() { echo "asks the clock for its version: hello to $1, $2 baud"; }
