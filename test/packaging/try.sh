#!/usr/bin/env bash
# Checks what the packaging promises, for real and on loopback only: builds the image, brings each
# variant up, publishes, issues keys, sends requests, kills nodes and replicas under light load, and
# takes all of it down again, volumes included. Lists its checks; exit 0 only if all of them hold.
#
#   test/packaging/try.sh [image] [single] [secured] [cluster]     all four by default
#
# PORT (13000) and PROMETHEUS_PORT (13090) are where it publishes, RATE (5) the load in requests a second, BUILD_FLAGS what
# `docker build` needs here, such as a proxy. Needs docker with compose, curl, openssl and Node.
set -uo pipefail
exec 3>&1
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$top" || exit 1

url=http://127.0.0.1:${PORT:-13000}
export MENOLOGION_PUBLISH=127.0.0.1:${PORT:-13000}
export PROMETHEUS_PUBLISH=127.0.0.1:${PROMETHEUS_PORT:-13090}
export PUBLIC_URL=https://menologion.example
# Few enough to be used up.
export PAGES=60
export MENOLOGION_IMAGE=menologion-try:$$
export COMPOSE_PROJECT_NAME=menologion-try-$$
work=$(mktemp -d)
checked=0 broken=0

say() { printf '\n── %s\n' "$*"; }
note() { printf '   %s\n' "$*"; }
ok() { checked=$((checked + 1)); printf 'ok %s\n' "$*"; }
fail() { checked=$((checked + 1)) broken=$((broken + 1)); printf 'NOT OK %s\n' "$*"; }
check() { # WHAT COMMAND…
  local what=$1
  shift
  if "$@" >"$work/out" 2>&1; then ok "$what"; else fail "$what"; sed 's/^/   | /' "$work/out" | tail -15; fi
}

# ── the variants ──

files=(-f docker-compose.yml)
compose() { docker compose "${files[@]}" "$@" </dev/null; }
down() { compose --profile '*' down --volumes --remove-orphans --timeout 20 >"$work/down" 2>&1; }

finish() {
  trap - EXIT
  [[ -n ${load:-} ]] && kill "$load" 2>/dev/null
  docker rm -f "menologion-try-$$-one" "menologion-try-$$-cache" >/dev/null 2>&1
  docker volume rm "menologion-try-$$-one" >/dev/null 2>&1
  ((${up:-0})) && { (($broken)) && compose ps -a; down; }
  [[ -n ${secrets:-} ]] && rm -rf deploy/secured/certs deploy/secured/.env
  docker rmi "$MENOLOGION_IMAGE" >/dev/null 2>&1
  rm -rf "$work"
  say "$checked checked, $broken not ok, ${SECONDS} s"
  exit $((broken > 0))
}
trap finish EXIT
trap 'fail "interrupted"; exit 130' INT TERM

bring_up() { # SERVICE
  local began=$SECONDS
  up=1
  if compose up -d --wait --wait-timeout 900 "$1" >"$work/up" 2>&1; then
    ok "up -d --wait $1: ready after $((SECONDS - began)) s"
  else
    fail "up -d --wait $1"
    tail -5 "$work/up"
    compose ps -a
    compose logs --tail 15
    return 1
  fi
}

take_down() {
  check 'down --volumes removes every container and volume' down
  up=0
  check 'nothing is left' test -z "$(docker ps -aq --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME")$(
    docker volume ls -q --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME")"
}

# ── requests ──

# A search engine that has just started may need longer than the API waits for it, and a 503 with
# Retry-After is then the right answer: the request is repeated for a while, and the delay shown.
ask() { # PATH [curl arguments]
  local path=$1 began=$SECONDS
  shift
  waited=
  while :; do
    status=$(curl -sS --max-time 20 -o "$work/body" -D "$work/head" -w '%{http_code}' \
      ${key:+-H "Authorization: Bearer $key"} "$@" "$url$path" 2>"$work/curl")
    [[ $status == 503 ]] && ((SECONDS - began < 60)) || return 0
    sleep 1
    waited=" (after $((SECONDS - began)) s of 503)"
  done
}

expect() { # STATUS PATH PATTERN-IN-HEAD-OR-BODY [curl arguments]
  local wanted=$1 path=$2 pattern=$3 shown
  shift 3
  ask "$path" "$@"
  shown="$wanted ${path:0:60}$waited"
  if [[ $status == "$wanted" ]] && grep -qiE -- "$pattern" "$work/head" "$work/body"; then
    ok "$shown: $pattern"
  else
    fail "$shown: $pattern; it was $status"
    head -c 400 "$work/body"
    echo
  fi
}

ask_everything() {
  expect 200 /v1/calendar/2026-12-06 '"slug":"nicholas-of-myra"'
  expect 200 '/v1/calendar/2026-12-19?calendar=julian' '"slug":"nicholas-of-myra"'
  expect 200 '/v1/search?q=Sergii+of+Radonezh' '"slug":"sergius-of-radonezh"'
  expect 200 /v1/saints/nicholas-of-myra '"name":"Nicholas of Myra"'
  expect 404 /v1/saints/nobody-of-nowhere '"code":"not-found"'
  key='' expect 401 /v1/saints '"code":"missing-key"'
  expect 200 /v1/calendar/pascha/2026 'X-RateLimit-Remaining-Minute: [0-9]+'
  key='' expect 200 /v1/openapi.json '"openapi":"3.1'
  expect 200 /health/ready '"status":"ready"'
  expect 200 /health/live 'X-Request-Id: try-1' -H 'X-Request-Id: try-1'
  local long
  long=$(printf '%05000d' 0)
  expect 414 "/v1/search?q=$long" '"code":"uri-too-long"'
  expect 431 /v1/saints '"code":"headers-too-large"' -H "X-A: $long" -H "X-B: $long" -H "X-C: $long" -H "X-D: $long"
}

# What people read, without a key.
ask_pages() {
  local key='' style tag
  expect 200 / 'Content-Type: text/html'
  expect 200 /saints/nicholas-of-myra '<h1[^>]*>Nicholas of Myra'
  expect 200 /saints/nicholas-of-myra "rel=\"canonical\" href=\"$PUBLIC_URL/saints/nicholas-of-myra\""
  tag=$(sed -nE 's/^ETag: ([^\r]*).*/\1/Ip' "$work/head")
  expect 304 /saints/nicholas-of-myra '^ETag: "' -H "If-None-Match: $tag"
  expect 200 /saints/nicholas-of-myra 'Content-Encoding: br' -H 'Accept-Encoding: br'
  check '… under a validator of its own' grep -qi '^ETag: ".*-br"' "$work/head"
  check '… of as many bytes as it says' test "$(wc -c <"$work/body" | tr -d ' ')" = "$(sed -nE 's/^Content-Length: ([0-9]+).*/\1/Ip' "$work/head")"
  expect 200 /docs '<h1'
  expect 404 /saints/nobody-of-nowhere '<!doctype html>' -H 'Accept: text/html'
  expect 200 /feeds/today.atom '<feed '
  expect 200 /feeds/saints.ics 'BEGIN:VCALENDAR'
  expect 200 /llms.txt "$PUBLIC_URL/terms"
  expect 200 /sitemap.xml "<loc>$PUBLIC_URL/sitemaps/saints.xml"
  ask /
  style=$(grep -oE '/assets/[^"]*\.css' "$work/body" | head -1)
  expect 200 "$style" 'Cache-Control: .*immutable'
}

# Two replicas count separately, so twice the sixty of a minute may pass; the address that a caller
# claims must not help it.
ask_too_often() {
  local each
  while (($(date +%-S) > 35)); do sleep 1; done
  for each in {1..130}; do
    status=$(curl -s -o "$work/body" -D "$work/head" -w '%{http_code}' -H "X-Forwarded-For: 192.0.2.$each" "$url/terms")
    [[ $status == 429 ]] && grep -qi '^Retry-After: [0-9]' "$work/head" && return
  done
  return 1
}

tell() { # STATUS JSON PATTERN: a message to the tools
  expect "$1" /mcp "$3" -X POST -H 'Content-Type: application/json' --data-binary "$2" \
    -H 'Accept: application/json, text/event-stream' -H 'MCP-Protocol-Version: 2025-06-18'
}

ask_tools() {
  tell 200 '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"try","version":"1"}}}' '"protocolVersion":"2025-06-18"'
  tell 200 '{"jsonrpc":"2.0","id":2,"method":"tools/list"}' '"name":"get_day"'
  tell 200 '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_day","arguments":{"date":"2026-12-06"}}}' 'nicholas-of-myra'
  key='' tell 401 '{"jsonrpc":"2.0","id":4,"method":"tools/list"}' '"code":"missing-key"'
  expect 405 /mcp 'Allow: POST, OPTIONS'
  expect 403 /mcp '"code":"forbidden-origin"' -X POST -H 'Origin: https://elsewhere.example' -H 'Content-Type: application/json' -d '{}'
  local long
  long=$(printf '"%070000d"' 0)
  tell 413 "$long" '"code":"body-too-large"'
  long=$(printf '"%0100000d"' 0)
  tell 413 "$long" '"code":"body-too-large"'
}

called() { # whether four messages to the tools, of which each replica gets some, are answered at once
  local _
  for _ in 1 2 3 4; do
    status=$(curl -s --max-time 20 -o "$work/body" -w '%{http_code}' -H "Authorization: Bearer $key" \
      -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' \
      -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' "$url/mcp")
    [[ $status == 200 ]] || { echo "status $status"; return 1; }
  done
}

# Sixty of seventy at once, within one minute: a decision that Redis could not make in time is made
# by the replica alone, so a starved machine gets two more tries.
exact_limit() { # COMMAND THAT ISSUES A FREE KEY
  local try free
  for try in 1 2 3; do
    free=$("$@")
    while (($(date +%-S) > 35)); do sleep 1; done
    seq 70 | xargs -P 10 -I {} curl -s -o /dev/null -w '%{http_code}\n' \
      -H "Authorization: Bearer $free" -H 'X-Request-Id: try-{}' "$url/v1/calendar/pascha/2026" >"$work/passed"
    (($(grep -c '^200' "$work/passed") == 60)) && return
    note "$(sort "$work/passed" | uniq -c | tr -s ' \n' ' ')" >&3
  done
  return 1
}

issued() { [[ $key =~ ^omk_[0-9A-Za-z]{40}$ ]]; }

# ── load ──

start_load() { # SECONDS
  node test/packaging/load.mjs "$url" "$key" "$1" "${RATE:-5}" >"$work/load" &
  load=$!
}
figure() { sed -nE "s/.*\"$1\":([0-9]+).*/\1/p" "$work/load"; }
loaded() { # WHAT
  wait "$load"
  load=
  note "$(figure requests) requests, $(figure failed) failed; median $(figure medianMs) ms, slowest $(figure slowestMs) ms"
  (($(figure failed) > 0)) && sed -E 's/.*"failures":\[(.*)\].*/\1/; s/","/"\n"/g' "$work/load" | sed 's/^/   | /'
  if (($(figure failed) * 10 <= $(figure requests))); then
    ok "$1: requests go on"
  else
    fail "$1: more than a tenth of the requests failed"
  fi
}
settle() { # until five seconds pass without a failure
  local began=$SECONDS
  while ((SECONDS - began < 180)); do
    start_load 5
    wait "$load"
    load=
    (($(figure failed) == 0)) && { note "five seconds without a failure after $((SECONDS - began)) s"; return; }
  done
  return 1
}

# Callers who keep their connections: everything they ask must be answered.
start_callers() {
  node test/packaging/callers.mjs "$url" "$key" 2 >"$work/load" &
  load=$!
}
nothing_lost() { # WHAT
  kill "$load"
  wait "$load"
  load=
  note "$(figure answered) requests answered, $(figure refused) connections refused, $(figure lost) requests lost"
  (($(figure lost) == 0)) || sed 's/^/   | /' "$work/load"
  check "$1: no request is lost" grep -q '"refused":0,"lost":0' "$work/load"
}

# ── what this machine lacks ──

. test/packaging/machine.sh

build_image() {
  say 'the image'
  local began=$SECONDS base size
  # shellcheck disable=SC2086
  if docker build ${BUILD_FLAGS:-} -t "$MENOLOGION_IMAGE" . >"$work/build" 2>&1; then
    ok "docker build: $((SECONDS - began)) s"
  else
    fail 'docker build'
    tail -20 "$work/build"
    exit 1
  fi
  size=$(docker image inspect --format '{{.Size}}' "$MENOLOGION_IMAGE")
  base=$(docker image inspect --format '{{.Size}}' node:24-bookworm-slim 2>/dev/null || echo 0)
  note "$((size / 1000000)) MB, of which $(((size - base) / 1000000)) MB on top of its base"
}

# ── the variants, one by one ──

try_image() {
  say 'docker run: the embedded catalogue, no engine'
  local one=menologion-try-$$-one began=$SECONDS
  docker run -d --name "$one" --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
    -v "$one:/var/lib/menologion" -p "$MENOLOGION_PUBLISH:3000" -e PUBLIC_URL "$MENOLOGION_IMAGE" >/dev/null
  until curl -sf -o /dev/null "$url/health/ready" || ((SECONDS - began > 60)); do sleep 0.2; done
  ok "first answer within $((SECONDS - began + 1)) s of docker run"
  key=$(docker exec "$one" menologion keys issue --tenant try --tier internal)
  check 'a key is issued' issued
  ask_everything
  ask_pages
  ask_tools
  check 'docker run IMAGE keys list works' docker run --rm -v "$one:/var/lib/menologion" "$MENOLOGION_IMAGE" keys list
  check 'runs as a user other than root' test "$(docker exec "$one" id -u)" = 1000
  began=$SECONDS
  until [[ $(docker inspect --format '{{.State.Health.Status}}' "$one") == healthy ]] || ((SECONDS - began > 60)); do sleep 1; done
  check 'its health check succeeds' test "$(docker inspect --format '{{.State.Health.Status}}' "$one")" = healthy
  began=$SECONDS
  docker stop -t 30 "$one" >/dev/null
  check "docker stop ends it with exit code 0, in $((SECONDS - began)) s" \
    test "$(docker inspect --format '{{.State.ExitCode}}' "$one")" = 0
  docker rm "$one" >/dev/null && docker volume rm "$one" >/dev/null
}

in_elasticsearch() { # METHOD PATH [BODY]
  compose exec -T "${node:-elasticsearch}" curl -fsS -X "$1" -H 'Content-Type: application/json' \
    ${3:+-d "$3"} "http://127.0.0.1:9200/$2"
}

published_ports() { docker ps --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME" --format '{{.Ports}}' | grep -o '[0-9.:]*->' | sort -u; }

hardened() { # SERVICE
  compose exec -T "$1" sh -c '
    [ "$(id -u)" != 0 ] && ! touch /app/x 2>/dev/null && ! touch /x 2>/dev/null &&
    grep -q "^CapEff:[[:space:]]*0*$" /proc/self/status && grep -q "^NoNewPrivs:[[:space:]]*1" /proc/self/status'
}

ask_prometheus() { # API-PATH
  curl -fsS "http://127.0.0.1:${PROMETHEUS_PORT:-13090}/api/v1/$1"
}
series_of() { # NAME
  ask_prometheus "query?query=count($1)" | grep -q '"value":'
}
targets_up() { # HOW-MANY
  [[ $(ask_prometheus 'query?query=count(up==1)' | sed -nE 's/.*"value":\[[^,]*,"([0-9]+)".*/\1/p') == "$1" ]]
}
eventually() { # COMMAND…
  local began=$SECONDS
  until "$@"; do
    ((SECONDS - began < 120)) || return
    sleep 2
  done
}

# Prometheus finds every target and every metric of the engines that a rule asks for.
try_observability() { # TARGETS [METRICS THAT ARE NOT HERE]
  local name
  check 'the profile observability starts' compose --profile observability up -d
  check "Prometheus reads $1 targets" eventually targets_up "$1"
  for name in $(grep -oE '\b(elasticsearch|redis|probe)_[a-z_]+' deploy/observability/alerts.yml | sort -u); do
    [[ -n ${2:-} && $name =~ $2 ]] && continue
    check "… with $name" eventually series_of "$name"
  done
  check 'nothing is wrong' test -z "$(ask_prometheus alerts | grep -o '"state":"firing"')"
}

# As deploy/README.md says: a caller whose key is good is never told that it is unknown.
try_restore() {
  local shot='_snapshot/backup' keys='{"indices":"menologion-keys","include_global_state":false}'
  local place='{"type":"fs","settings":{"location":"/usr/share/elasticsearch/snapshots"}}'
  check 'a snapshot repository' in_elasticsearch PUT "$shot" "$place"
  check 'a snapshot' in_elasticsearch PUT "$shot/one?wait_for_completion=true" '{"indices":"menologion-*","include_global_state":false}'
  local good=$key
  key=$(compose exec -T api menologion keys issue --tenant later --tier free 2>/dev/null)
  expect 200 /v1/quota '"tier"'
  key=$good
  check 'the keys are closed' in_elasticsearch POST menologion-keys/_close
  sleep 11
  status=$(curl -s -o "$work/body" -w '%{http_code}' -H "Authorization: Bearer $key" "$url/v1/saints?limit=2")
  check "meanwhile a good key is not refused (it was $status)" test "$status" != 401
  check 'restored' in_elasticsearch POST "$shot/one/_restore?wait_for_completion=true" "$keys"
  check '… and opened' in_elasticsearch POST menologion-keys/_open
  sleep 11
  expect 200 /v1/saints '"data":\['
  check 'what came after the snapshot is gone' test "$(compose exec -T api menologion keys list | grep -c later)" = 0

  in_elasticsearch DELETE menologion-keys >/dev/null
  check 'keys that were deleted are restored too' in_elasticsearch POST "$shot/one/_restore?wait_for_completion=true" "$keys"
  sleep 11
  expect 200 /v1/saints '"data":\['

  check 'the snapshots are copied off' compose cp elasticsearch:/usr/share/elasticsearch/snapshots "$work/backup"
  take_down
  bring_up api || return
  status=$(curl -s -o "$work/body" -w '%{http_code}' -H "Authorization: Bearer $key" "$url/v1/quota")
  check "a new machine does not know the keys yet (it was $status)" test "$status" = 503
  check '… and gets the snapshots' compose cp "$work/backup/." elasticsearch:/usr/share/elasticsearch/snapshots
  check '… which Elasticsearch then owns' compose run --rm -T snapshots
  check '… in a repository' in_elasticsearch PUT "$shot" "$place"
  check '… from which the keys are restored' in_elasticsearch POST "$shot/one/_restore?wait_for_completion=true" "$keys"
  check '… and to which it goes on' grep -q '"failed":0' <(
    in_elasticsearch PUT "$shot/two?wait_for_completion=true" '{"indices":"menologion-*","include_global_state":false}')
  sleep 11
  expect 200 /v1/quota '"tier"'
}

try_single() {
  say 'docker compose: one machine'
  files=(-f docker-compose.yml)
  bring_up api || { take_down; return; }
  check 'index published' grep -q 'is live' <(compose logs --no-log-prefix index)
  key=$(compose run --rm -T api keys issue --tenant try --tier internal 2>"$work/err")
  check 'compose run --rm api keys issue prints a key and nothing else' issued
  ask_everything
  ask_pages
  ask_tools
  check 'a reader of too many pages is told to wait' ask_too_often
  check 'sixty of seventy pass on a free key' exact_limit compose exec -T api menologion keys issue --tenant try --tier free
  check 'only the port of the API is published' test "$(published_ports)" = "$MENOLOGION_PUBLISH->"
  check 'the API: no root, no capability, no new privileges, a read-only file system' hardened api
  check 'index again: nothing has changed' grep -q 'nothing has changed' <(compose run --rm -T index index rebuild 2>/dev/null)

  cp -r fixtures "$work/fixtures"
  sed -i.old 's/^name: Nicholas of Myra$/name: Nicholas of Lycia/' "$work"/fixtures/saints/12/nicholas-of-myra.yaml
  rm "$work"/fixtures/saints/12/*.old
  chmod -R a+rX "$work/fixtures"
  check 'edited fixtures are published' grep -q 'is live' <(
    FIXTURES=$work/fixtures compose run --rm -T --no-deps index index rebuild 2>/dev/null)
  sleep 11
  expect 200 /v1/saints/nicholas-of-myra '"name":"Nicholas of Lycia"'
  bring_up api
  check '… and a second `up` leaves them' grep -q 'is live already' <(compose logs --no-log-prefix index)
  sleep 11
  expect 200 /v1/saints/nicholas-of-myra '"name":"Nicholas of Lycia"'
  check '… and rolled back' compose run --rm -T --no-deps index index rollback
  sleep 11
  expect 200 /v1/saints/nicholas-of-myra '"name":"Nicholas of Myra"'

  try_restore
  try_observability 4 'api_key|ssl'

  compose stop elasticsearch redis >/dev/null 2>&1
  compose restart api >/dev/null 2>&1
  sleep 5
  check 'started without its engines, it is live' curl -sf -o /dev/null "$url/health/live"
  check '… and says that it is not ready' test "$(curl -s -o /dev/null -w '%{http_code}' "$url/health/ready")" = 503
  bring_up api
  expect 200 /v1/saints/nicholas-of-myra '"name":"Nicholas of Myra"'
  take_down
}

elastic() { # METHOD PATH BODY: as its administrator
  compose exec -T elasticsearch sh -c \
    'curl -fsS --cacert config/certs/ca.crt -u "elastic:$ELASTIC_PASSWORD" "$@"' curl -X "$1" \
    "https://localhost:9200/$2" -H 'Content-Type: application/json' -d "$3"
}

try_secured() {
  say 'docker compose: TLS, passwords and least privilege'
  if [[ -e deploy/secured/.env || -e deploy/secured/certs ]]; then
    fail 'deploy/secured/.env or deploy/secured/certs exists already and may be in use: not tried'
    return
  fi
  secrets=1 up=1
  files=(--env-file deploy/secured/.env -f docker-compose.yml -f deploy/secured/docker-compose.yml)
  local began=$SECONDS
  check 'prepare.sh: certificates, passwords, three keys of Elasticsearch' deploy/secured/prepare.sh
  note "$((SECONDS - began)) s"
  bring_up api || { take_down; return; }
  key=$(compose run --rm -T keys issue --tenant try --tier internal 2>"$work/err")
  check 'the role keys may issue keys' issued
  ask_everything
  ask_pages
  ask_tools
  check 'the role index may rebuild' compose run --rm -T index index rebuild --force --keep 1
  check '… and roll back' compose run --rm -T index index rollback
  expect 200 '/v1/search?q=Nicholas+of+Myra' '"slug":"nicholas-of-myra"'
  check 'the role serve may not write a key' grep -q 'unauthorized' <(compose exec -T api menologion keys issue --tenant try --tier free 2>&1)
  check '… nor publish' grep -q 'does not permit' <(compose exec -T api menologion index rebuild --force 2>&1)
  check 'Elasticsearch answers nobody without credentials' grep -q '^401' <(
    compose exec -T elasticsearch curl -s --cacert config/certs/ca.crt -o /dev/null -w '%{http_code}' https://localhost:9200/)
  check 'an API key of Elasticsearch that ends' elastic POST _security/api_key '{"name":"ends","expiration":"90d"}'
  check 'a snapshot repository' elastic PUT _snapshot/backup '{"type":"fs","settings":{"location":"/usr/share/elasticsearch/snapshots"}}'
  check 'a snapshot' elastic PUT '_snapshot/backup/one?wait_for_completion=true' '{"indices":"menologion-*"}'
  try_observability 7
  check 'Redis answers nobody without TLS' grep -qv PONG <(compose exec -T redis redis-cli ping 2>&1)
  take_down
  rm -rf deploy/secured/certs deploy/secured/.env
  secrets=
}

some_node() { for node in es01 es02 es03; do in_elasticsearch GET '' >/dev/null 2>&1 && return; done; }
nodes_green() { some_node && in_elasticsearch GET '_cluster/health?wait_for_nodes=3&wait_for_status=green&timeout=50s'; }

cached() { # PATH [curl arguments]: what a shared cache says of the second of two requests
  local path=$1
  shift
  ask "$path" "$@"
  ask "$path" "$@"
  sed -nE 's/^X-Cache: ([A-Z]+).*/\1/p' "$work/head"
}
try_cache() {
  local url name=menologion-try-$$-cache
  docker run -d --name "$name" --user 101:101 --network "${COMPOSE_PROJECT_NAME}_default" --tmpfs /tmp:uid=101,gid=101 \
    -v "$top/test/packaging/cache.conf:/etc/nginx/nginx.conf:ro" nginx:stable-bookworm >/dev/null
  url=http://$(docker inspect -f '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}' "$name"):8080
  sleep 2
  check 'a shared cache keeps a feed' test "$(key='' cached /feeds/today.atom)" = HIT
  check '… a keyed answer for its key' test "$(cached /v1/saints/nicholas-of-myra)" = HIT
  check '… and for no other' test "$(key='' cached /v1/saints/nicholas-of-myra) $(key='' expect 401 /v1/saints/nicholas-of-myra missing-key | cut -c1-6)" = 'MISS ok 401'
  check '… no problem' test "$(cached /v1/saints/nobody-of-nowhere)" = MISS
  check '… and no count of a key' test "$(cached /v1/quota)" = MISS
  docker rm -f "$name" >/dev/null
}

image_with() { # TAG SED-EXPRESSION FILE: the image that is tried, with one change
  printf 'FROM %s\nUSER root\nRUN sed -i "%s" %s\nUSER node\n' "$MENOLOGION_IMAGE" "$2" "$3" |
    docker build -q -t "$MENOLOGION_IMAGE-$1" - >/dev/null
}
replace_replicas() { # IMAGE
  local each
  for each in api-1 api-2; do
    MENOLOGION_IMAGE=$1 compose up -d --no-deps --wait "$each" || return
  done
}
index_of() { # IMAGE COMMAND…
  local image=$1
  shift
  MENOLOGION_IMAGE=$image compose run --rm -T --no-deps index index "$@"
}

ready_as() { # STATE SERVICE: what the replica says of Elasticsearch
  compose exec -T "$2" node -e '
    fetch("http://127.0.0.1:3000/health/ready").then((answer) => answer.text()).then(console.log)' |
    grep -q "\"elasticsearch\":\"$1\""
}
replace_waiting() { # IMAGE SERVICE: with a replica that is unready until its documents are published
  MENOLOGION_IMAGE=$1 compose up -d --no-deps "$2" && eventually ready_as other-version "$2"
}

# Another shape of documents behind a proxy that sends nothing to a replica that is unready: one new
# replica, then the documents, then the other replica. The way back is the same.
try_reshaped() { # OLD-IMAGE NEW-IMAGE
  local old=$1 reshaped=$2 url name=menologion-try-$$-cache
  docker run -d --name "$name" --network "${COMPOSE_PROJECT_NAME}_replicas" --add-host "api-1=${REPLICAS_NET:-172.31.77}.11" \
    --add-host "api-2=${REPLICAS_NET:-172.31.77}.12" -v "$top/deploy/cluster/haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro" \
    haproxy:lts-bookworm >/dev/null
  url=http://$(docker inspect -f '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}' "$name"):8080
  sleep 3
  start_callers
  check 'an image with another version of documents cannot serve them' grep -qE 'live.* no' <(index_of "$reshaped" status 2>/dev/null)
  check '… so one replica of it waits for them' replace_waiting "$reshaped" api-1
  sleep 5
  check '… it publishes' index_of "$reshaped" rebuild
  check '… the new replica is ready' eventually ready_as up api-1
  check '… and the old one says that it cannot read them' eventually ready_as other-version api-2
  sleep 5
  check '… and is replaced' env MENOLOGION_IMAGE="$reshaped" docker compose "${files[@]}" up -d --no-deps --wait api-2
  sleep 5
  check 'back again: one old replica waits' replace_waiting "$old" api-1
  sleep 5
  check '… the generation is rolled back' index_of "$old" rollback
  check '… the old replica is ready' eventually ready_as up api-1
  sleep 5
  check '… and the other one is replaced' replace_replicas "$old"
  nothing_lost 'an upgrade to other documents and back, behind HAProxy'
  check 'docker compose pause api-2' compose pause api-2
  check '… HAProxy too gives the other replica what it accepts and leaves' called
  check '… it goes on' compose unpause api-2
  docker rm -f "$name" >/dev/null
}

# The order that deploy/README.md gives, under load: other fixtures, then another shape of documents.
try_upgrade() {
  local old=$MENOLOGION_IMAGE edited=$MENOLOGION_IMAGE-edited reshaped=$MENOLOGION_IMAGE-reshaped
  image_with edited 's/^name: Nicholas of Myra$/name: Nicholas of Lycia/' fixtures/saints/12/nicholas-of-myra.yaml
  # Neither reads what the other writes.
  image_with reshaped 's/\(documentVersion\|readableFrom\|oldestReadable\) = [0-9]*/\1 = 999/' dist/src/elasticsearch/documents.js

  start_callers
  check 'the new image can serve the live generation' grep -qE 'live.* yes' <(index_of "$edited" status 2>/dev/null)
  check '… and replaces the replicas' replace_replicas "$edited"
  check '… and publishes its fixtures' index_of "$edited" rebuild
  sleep 11
  expect 200 /v1/saints/nicholas-of-myra '"name":"Nicholas of Lycia"'
  check '… which the old image serves too' replace_replicas "$old"
  check '… until it is rolled back' index_of "$old" rollback
  nothing_lost 'an upgrade and back'

  try_reshaped "$old" "$reshaped"
  docker rmi "$edited" "$reshaped" >/dev/null 2>&1
}

try_cluster() {
  say 'docker compose: three nodes, two replicas, nginx'
  files=(-f deploy/cluster/docker-compose.yml ${limits[@]+"${limits[@]}"})
  bring_up proxy || { take_down; return; }
  key=$(compose exec -T api-1 menologion keys issue --tenant try --tier internal 2>"$work/err")
  check 'exec api-1 menologion keys issue prints a key and nothing else' issued
  ask_everything
  ask_pages
  ask_tools
  check 'a reader of too many pages is told to wait, whatever address it claims' ask_too_often
  try_cache
  expect 404 /problem '"code":"not-found"'
  expect 404 //v1/saints '"code":"not-found"'
  expect 405 /v1/saints '"code":"method-not-allowed"' -X POST -d x=1
  key='' expect 401 /v1/saints 'Access-Control-Allow-Origin: \*'
  check 'nginx does not reveal its version' grep -qx 'Server: nginx' <(tr -d '\r' <"$work/head")
  check 'only the port of nginx is published' test "$(published_ports)" = "$MENOLOGION_PUBLISH->"
  check 'a replica: no root, no capability, no new privileges, a read-only file system' hardened api-2
  check 'sixty of seventy pass on a free key, over both replicas' exact_limit compose exec -T api-1 menologion keys issue --tenant try --tier free
  check 'both replicas answer' test "$(compose logs --no-log-prefix proxy | grep -o '"replica":"[0-9.]*' | sort -u | wc -l)" -ge 2
  check 'every index has a copy on another node' nodes_green
  check 'steady under load' settle
  try_observability 6 'api_key|ssl|snapshot'

  start_load 20
  loaded 'nothing is killed'
  start_load 20
  sleep 5
  check 'index rebuild --force under load' compose run --rm -T index index rebuild --force
  loaded 'a rebuild'

  check 'steady again' settle
  some_node
  local master
  master=$(in_elasticsearch GET '_cat/master?h=node' | tr -d ' \n')
  start_load 30
  sleep 8
  check "docker compose kill $master, the elected master" compose kill "$master"
  loaded 'without a node of Elasticsearch'
  check 'steady again without it' settle
  check 'the node joins again' compose up -d --no-deps --wait "$master"
  check 'every index has its copy again' nodes_green

  check 'steady again' settle
  start_load 25
  sleep 6
  check 'docker compose kill api-1' compose kill api-1
  loaded 'without a replica'
  check 'the replica joins again' compose up -d --no-deps --wait api-1
  sleep 6
  for _ in 1 2 3 4 5 6; do curl -s -o /dev/null "$url/health/live"; done
  check '… and nginx uses it again' test "$(compose logs --no-log-prefix --tail 6 proxy | grep -o '"replica":"[0-9.]*' | sort -u | wc -l)" -ge 2

  check 'docker compose pause api-1' compose pause api-1
  check 'the other replica answers what the first one accepts and leaves' called
  check 'the first one goes on' compose unpause api-1

  start_load 15
  sleep 4
  check 'docker compose kill redis' compose kill redis
  loaded 'without Redis'
  check 'Redis joins again' compose up -d --no-deps --wait redis

  check 'steady again' settle
  try_upgrade

  compose kill api-1 api-2 >/dev/null 2>&1
  status=$(curl -s --max-time 20 -o "$work/body" -D "$work/head" -w '%{http_code}' "$url/v1/saints")
  check 'without any replica nginx answers 503 as the API would' \
    grep -q '503 "code":"unavailable" Retry-After: 5' <(echo "$status $(grep -o '"code":"[a-z-]*"' "$work/body") $(grep -i '^retry-after' "$work/head")")
  take_down
}

prepare_machine
build_image
(($#)) || set -- image single secured cluster
for variant in "$@"; do
  case $variant in
    image | single | secured | cluster) "try_$variant" ;;
    *) fail "there is no variant $variant" ;;
  esac
done
