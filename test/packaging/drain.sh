#!/usr/bin/env bash
# Sends SIGTERM under load from keep-alive callers, again and again, and counts what is lost: first with
# one replica, whose callers may be refused once it is gone, then with two behind nginx, where nobody
# may notice.
#
#   test/packaging/drain.sh IMAGE [TRIALS]      20 trials of each by default; exit 0 if no request is lost
#
# Needs Linux, where a container's address can be reached, docker and Node.
set -euo pipefail
image=${1:?the image, such as menologion} trials=${2:-20}
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
name=menologion-drain-$$
# Fixed, so that a replica is found again after a restart.
net=${DRAIN_NET:-172.31.79} one=http://$net.11:3000 proxy=http://$net.10:8080
work=$(mktemp -d)
load=

finish() {
  trap - EXIT
  [[ -n $load ]] && kill "$load" 2>/dev/null
  docker rm -f "$name-1" "$name-2" "$name-proxy" >/dev/null 2>&1
  docker volume rm "$name" >/dev/null 2>&1
  docker network rm "$name" >/dev/null 2>&1
  rm -rf "$work"
}
trap finish EXIT

ready() { # URL
  local _
  for _ in {1..600}; do
    curl -sf -m 2 -o /dev/null "$1/health/ready" && return
    sleep 0.1
  done
  echo "$1 is not getting ready" >&2
  return 1
}
# Both replicas read the keys of one folder, so no engine is needed.
replica() { # NUMBER
  docker run -d --name "$name-$1" --network "$name" --ip "$net.1$1" -v "$name:/var/lib/menologion" \
    -e SHUTDOWN_DELAY=5s -e LOG_LEVEL=warn "$image" >/dev/null
  ready "http://$net.1$1:3000"
}
start_load() { # URL
  node "$top/test/packaging/callers.mjs" "$1" "$key" 6 >"$work/load" &
  load=$!
}
end_load() {
  kill "$load"
  wait "$load"
  load=
}
figure() { sed -nE "s/.*\"$1\":([0-9]+).*/\1/p" "$work/load"; }
broken=0 answered=0 lost=0
count() {
  answered=$((answered + $(figure answered))) lost=$((lost + $(figure lost)))
  (($(figure lost) == 0)) || cat "$work/load"
}
told() { # WHAT
  echo "$1: $trials trials, $answered requests answered, $lost lost"
  ((lost == 0)) || broken=1
  answered=0 lost=0
}

docker network create --subnet "$net.0/24" "$name" >/dev/null
replica 1
key=$(docker exec "$name-1" menologion keys issue --tenant drain --tier internal 2>/dev/null)

for ((trial = 1; trial <= trials; trial++)); do
  start_load "$one"
  sleep 1.5
  docker stop -t 60 "$name-1" >/dev/null
  end_load
  count
  echo "trial $trial: $(figure answered) answered, $(figure refused) refused when it was gone, $(figure lost) lost"
  code=$(docker inspect -f '{{.State.ExitCode}}' "$name-1")
  ((code == 0)) || { echo "trial $trial: the replica exits with code $code"; broken=1; }
  docker start "$name-1" >/dev/null
  ready "$one"
done
told 'one replica'

replica 2
docker run -d --name "$name-proxy" --network "$name" --ip "$net.10" --user 101:101 --tmpfs /tmp:uid=101,gid=101 \
  --add-host "api-1=$net.11" --add-host "api-2=$net.12" \
  -v "$top/deploy/cluster/nginx.conf:/etc/nginx/nginx.conf:ro" nginx:stable-bookworm >/dev/null
ready "$proxy"
start_load "$proxy"
for ((trial = 1; trial <= trials; trial++)); do
  each=$((trial % 2 + 1))
  sleep 1.5
  docker stop -t 60 "$name-$each" >/dev/null
  docker start "$name-$each" >/dev/null
  ready "http://$net.1$each:3000"
  echo "trial $trial: api-$each is back"
done
sleep 1.5
end_load
count
(($(figure refused) == 0)) || { echo "the proxy refused $(figure refused) connections"; broken=1; }
told 'two replicas behind nginx'
exit "$broken"
