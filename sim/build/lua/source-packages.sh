# Sourced by scripts that unpack the distribution's own source packages. Gives them `work`, a folder that goes when the
# script ends, and `apt`, which asks the machine's package sources for source packages. It works with a private copy of
# these sources: nothing of the machine changes, and no entry meets its twin with another Signed-By.

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
mkdir -p "$work/parts" "$work/lists/partial" "$work/cache/archives/partial" "$work/source"

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
