#!/bin/sh
# fetch-lua.sh FOLDER: unpacks the distribution's own source package of Lua 5.4 as FOLDER, patches of the distribution
# applied. Needs apt-get and dpkg-source. Changes nothing of the machine: it works with a private copy of the machine's
# package sources, so that no entry meets its twin with another Signed-By.
set -eu

folder=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
mkdir -p "$work/parts" "$work/lists/partial" "$work/cache/archives/partial" "$work/source" "$(dirname "$folder")"

for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
  if [ -f "$list" ]; then
    sed -n -E 's/^[[:space:]]*deb([[:space:]])/deb-src\1/p' "$list" >"$work/parts/$(basename "$list" .list).list"
  fi
done
for list in /etc/apt/sources.list.d/*.sources; do
  if [ -f "$list" ]; then
    sed -E 's/^Types:.*/Types: deb-src/' "$list" >"$work/parts/$(basename "$list")"
  fi
done

apt() {
  apt-get -qq -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$work/parts" \
    -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache" -o Acquire::Languages=none -o APT::Sandbox::User="$(id -un)" "$@"
}

# A list that has no sources is no reason to stop: the download tells whether ours was found.
apt update >&2 || true
cd "$work/source"
apt source --download-only lua5.4 >&2
dpkg-source --no-copy -x lua5.4_*.dsc unpacked >&2
rm -rf "$folder.new"
cp -R unpacked/src "$folder.new"
rm -rf "$folder"
mv "$folder.new" "$folder"
