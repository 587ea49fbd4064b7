#!/usr/bin/env bash
# Breaks the cluster variant for some minutes, one fault after another in an order that a seed decides, under
# a mixed load, and checks what holds all along: no wrong answer (compared with those recorded at the
# start), no 401 for a live key, no quota exceeded, nothing but 503 with Retry-After and in time, and ten
# seconds after each fault, or after the documented command, all is well again. Exit 0 if so.
#
#   test/packaging/chaos.sh MINUTES [SEED]
#
# RATE (50) is the load in requests a second, ONLY a word in the names of the faults to try, SLACK_MS (500)
# what this machine adds to the 1.5 s in which a 503 must come, BACK_MS (10000) how soon all must be well
# again, LOGS a file for the logs of the containers, PORT (13000) where it publishes, and
# MENOLOGION_IMAGE an image to try instead of one built from the checkout (BUILD_FLAGS as in try.sh).
# Needs Linux, where a container's address can be reached, docker with compose, and Node.
set -uo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$top" || exit 1
minutes=${1:?how many minutes} seed=${2:-$RANDOM}

export MENOLOGION_PUBLISH=127.0.0.1:${PORT:-13000} PAGES=1000000
export COMPOSE_PROJECT_NAME=menologion-chaos-$$
work=$(mktemp -d)
say() { printf '\n── %s\n' "$*"; }
note() { printf '   %s\n' "$*"; }
. test/packaging/machine.sh

files=(-f deploy/cluster/docker-compose.yml)
compose() { docker compose "${files[@]}" "$@" </dev/null; }
finish() {
  trap - EXIT
  docker rm -f "$COMPOSE_PROJECT_NAME-rebuild" >/dev/null 2>&1
  # Those that are paused cannot be stopped.
  docker ps -q --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME" --filter status=paused |
    xargs -r docker unpause >/dev/null
  [[ -n ${LOGS:-} ]] && compose logs --no-color >"$LOGS" 2>&1
  compose --profile '*' down --volumes --remove-orphans --timeout 5 >/dev/null 2>&1
  [[ -n ${built:-} ]] && docker rmi "$MENOLOGION_IMAGE" >/dev/null 2>&1
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM

prepare_machine
files+=(${limits[@]+"${limits[@]}"})
if [[ -z ${MENOLOGION_IMAGE:-} ]]; then
  export MENOLOGION_IMAGE=menologion-chaos:$$
  built=1
  # shellcheck disable=SC2086
  docker build ${BUILD_FLAGS:-} -t "$MENOLOGION_IMAGE" . >"$work/build" 2>&1 || { tail -20 "$work/build"; exit 1; }
fi
say 'the cluster'
compose up -d --wait --wait-timeout 900 proxy >"$work/up" 2>&1 || { tail -20 "$work/up"; exit 1; }
say "chaos for $minutes minutes, seed $seed"
COMPOSE_FILES="${files[*]}" node test/packaging/chaos.mjs "http://$MENOLOGION_PUBLISH" "$seed" "$minutes" "$COMPOSE_PROJECT_NAME"
