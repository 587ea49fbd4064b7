#!/usr/bin/env bash
# Runs the commands of "A walk" in deploy/README.md as they are written there, in a copy of the checkout,
# under a project name of their own, and takes everything down again. Exit 0 only if all of them succeed.
#
# Needs docker with compose, and the ports 3000 and 9090.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export COMPOSE_PROJECT_NAME=menologion-walk-$$
work=$(mktemp -d)
finish() {
  trap - EXIT
  docker compose --profile '*' down --volumes --timeout 20 >/dev/null 2>&1
  docker rmi menologion menologion:before >/dev/null 2>&1
  rm -rf "$work"
}
if docker image inspect menologion >/dev/null 2>&1; then
  echo 'the image menologion exists and may be in use: not tried' >&2
  exit 1
fi
git -C "$top" ls-files -z -co --exclude-standard | tar -C "$top" --null -T - -cf - | tar -C "$work" -xf -
cd "$work"
trap finish EXIT
say() { printf '── %s\n' "$*"; }
note() { printf '   %s\n' "$*"; }
. test/packaging/machine.sh
prepare_machine
awk '/^## / { inside = ($0 == "## A walk") } inside && /^```/ { block = !block; next } inside && block' \
  deploy/README.md >walk
bash -euxo pipefail walk
echo "ok $(grep -c . walk) lines"
