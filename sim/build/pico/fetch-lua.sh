#!/bin/sh
# fetch-lua.sh FOLDER: unpacks the distribution's own source package of Lua 5.4 as FOLDER, patches of the distribution
# applied. Needs apt-get and dpkg-source. Changes nothing of the machine.
set -eu

folder=$1
mkdir -p "$(dirname "$folder")"
. "$(dirname "$0")/../lua/source-packages.sh"

# A list that has no sources is no reason to stop: the download tells whether ours was found.
apt update >&2 || true
cd "$work/source"
apt source --download-only lua5.4 >&2
dpkg-source --no-copy -x lua5.4_*.dsc unpacked >&2
rm -rf "$folder.new"
cp -R unpacked/src "$folder.new"
rm -rf "$folder"
mv "$folder.new" "$folder"
