#!/bin/sh
# Builds the two Lua interpreters that no distribution carries but the small boards have:
#   lua5.3-32   Lua 5.3 with 32-bit integers and 32-bit floats (NodeMCU on the ESP32, LuatOS)
#   lua5.1-int  Lua 5.1 whose only number is a 32-bit integer (integer builds of NodeMCU)
# from the distribution's own source packages, into FLAGFALL_LUA_CACHE, else ~/.cache/flagfall/lua.
# What is there already and answers as it should is left alone, so that a second run takes no time.
set -eu

cache=${FLAGFALL_LUA_CACHE:-$HOME/.cache/flagfall/lua}
mkdir -p "$cache"

# The questions only the right build answers with "yes".
wide='print((math.maxinteger == 2147483647 and 16777216.0 + 1.0 == 16777216.0) and "yes" or "no")'
whole='print((7 / 2 == 3 and 2147483647 + 1 < 0) and "yes" or "no")'

answers() { # FILE QUESTION
  [ -x "$1" ] && [ "$("$1" -e "$2" 2>/dev/null)" = yes ]
}

if answers "$cache/lua5.3-32" "$wide" && answers "$cache/lua5.1-int" "$whole"; then
  echo "lua5.3-32 and lua5.1-int are in $cache"
  exit 0
fi

for tool in apt-get cc tar; do
  command -v "$tool" >/dev/null || { echo "build-lua.sh: needs $tool" >&2; exit 1; }
done

. "$(dirname "$0")/../../sim/build/lua/source-packages.sh"

# A list that has no sources is no reason to stop: the download below tells whether ours were found.
apt update || echo "build-lua.sh: some package lists did not answer" >&2

fetch() { # PACKAGE: leaves its sources in $work/PACKAGE/src
  (cd "$work/source" && apt source --download-only "$1")
  mkdir -p "$work/$1"
  tar -xf "$work/source/$1"_*.orig.tar.* -C "$work/$1" --strip-components=1
}

compile() { # PACKAGE FLAG… : prints the name of the interpreter
  package=$1
  shift
  rm -f "$work/$package/src/luac.c" "$work/$package/src/print.c"
  cc -O2 -w "$@" -o "$work/$package/interpreter" "$work/$package"/src/*.c -lm
}

install_as() { # PACKAGE NAME QUESTION
  answers "$work/$1/interpreter" "$3" || { echo "build-lua.sh: $2 does not count as it should" >&2; exit 1; }
  cp "$work/$1/interpreter" "$cache/$2.new"
  mv "$cache/$2.new" "$cache/$2"
  echo "built $cache/$2"
}

fetch lua5.3
compile lua5.3 -DLUA_32BITS -DLUA_USE_POSIX
install_as lua5.3 lua5.3-32 "$wide"

fetch lua5.1
config="$work/lua5.1/src/luaconf.h"
sed -i -E \
  -e '/^#define LUA_NUMBER_DOUBLE/d' \
  -e 's/^(#define LUA_NUMBER[[:space:]]+)double/\1int/' \
  -e 's/^(#define LUAI_UACNUMBER[[:space:]]+)double/\1int/' \
  -e 's/^(#define LUA_NUMBER_SCAN[[:space:]]+)"%lf"/\1"%d"/' \
  -e 's/^(#define LUA_NUMBER_FMT[[:space:]]+)"%.14g"/\1"%d"/' \
  -e 's/^(#define lua_str2number\(s,p\)[[:space:]]+).*/\1((int) strtol((s), (p), 10))/' \
  -e 's/^(#define luai_nummod\(a,b\)[[:space:]]+).*/\1((a) % (b))/' \
  -e 's/^(#define luai_numpow\(a,b\)[[:space:]]+).*/\1((int) pow((a), (b)))/' \
  "$config"
# Sums run over as on the board; without the flag the compiler may assume that they never do.
compile lua5.1 -fwrapv -DLUA_USE_MKSTEMP
install_as lua5.1 lua5.1-int "$whole"
