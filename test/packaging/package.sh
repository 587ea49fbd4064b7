#!/usr/bin/env bash
# Packs the npm package, installs it in an empty folder and runs it there with the content it brings.
# Exit 0 only if it answers and stops.
#
#   test/packaging/package.sh [TARBALL]       packs the checkout if no tarball is given
#
# Needs npm and curl; npm fetches the dependencies.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
server=
finish() {
  trap - EXIT
  [[ -n $server ]] && kill -- "-$server" 2>/dev/null && wait "$server"
  rm -rf "$work"
}
trap finish EXIT
fail() {
  echo "NOT OK $*" >&2
  tail -n 20 "$work"/log "$work"/pack 2>/dev/null >&2
  exit 1
}
ok() { echo "ok $*"; }

tarball=${1:-}
if [[ -z $tarball ]]; then
  (cd "$top" && npm pack --pack-destination "$work") >"$work/pack" 2>&1 || fail 'npm pack'
  tarball=$(echo "$work"/*.tgz)
  ok "npm pack: $(wc -c <"$tarball" | tr -d ' ') bytes"
fi
tar -tzf "$tarball" >"$work/files"
grep -Eq '^package/(test|bench|src|indexer|client|node_modules)/' "$work/files" && fail 'it holds sources or tests'
ok "it holds $(wc -l <"$work/files" | tr -d ' ') files, no sources and no tests"

mkdir "$work/empty"
cd "$work/empty"
npm init -y >/dev/null
npm install --no-audit --no-fund --omit=dev "$tarball" >"$work/log" 2>&1 || fail 'npm install'
ok 'npm install in an empty folder'
npx --no-install menologion index validate >"$work/log" 2>&1 || fail 'npx menologion index validate'
ok 'npx menologion index validate'

: >"$work/printed"
set -m
env -u FIXTURES PORT=0 npx --no-install menologion serve >"$work/printed" 2>"$work/log" &
server=$!
set +m
for _ in {1..600}; do
  grep -q '^curl' "$work/printed" && break
  kill -0 "$server" 2>/dev/null || fail 'npx menologion serve ended'
  sleep 0.1
done
key=$(grep -oE 'omk_[0-9A-Za-z]+' "$work/printed") || fail 'no key was printed'
url=$(grep -oE 'http://[0-9.:]+' "$work/printed")
answers() { # PATTERN PATH
  curl -fsS -m 30 -H "Authorization: Bearer $key" "$url$2" >"$work/body" || fail "$2"
  grep -q -- "$1" "$work/body" || fail "$2 lacks $1"
  ok "$2"
}
answers '"slug":"nicholas-of-myra"' /v1/calendar/2026-12-06
answers '"slug":"sergius-of-radonezh"' '/v1/search?q=Sergii+of+Radonezh'
answers '<h1' /saints/nicholas-of-myra
answers '<h1' /docs

kill -- "-$server"
wait "$server" || true
server=
for _ in {1..150}; do
  grep -q '"msg":"stopped"' "$work/log" && break
  sleep 0.1
done
grep -q '"msg":"stopped"' "$work/log" || fail 'it does not stop'
curl -fsS -m 2 -o /dev/null "$url/health/live" 2>/dev/null && fail 'it still answers'
ok 'it stops'
