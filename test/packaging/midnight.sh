#!/usr/bin/env bash
# Serves without an engine under a clock that is set: over the midnight of a year's end, and with jumps to and
# fro. Whatever is today's ends with the day, windows of quotas end with theirs, and a clock that is set
# back or forward within a month gives nobody more of it.
#
#   test/packaging/midnight.sh      needs Linux, libfaketime (Debian: faketime), curl and a built checkout
set -uo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$top" || exit 1
library=$(find /usr/lib -name libfaketime.so.1 2>/dev/null | head -1)
[[ -n $library ]] || { echo 'libfaketime is not installed' >&2; exit 2; }
[[ -f dist/src/cli.js ]] || { echo 'npm run build first' >&2; exit 2; }

work=$(mktemp -d) port=${PORT:-13999} broken=0
export DATA_DIR=$work/data PORT=$port
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null; rm -rf "$work"' EXIT

set_clock() { # YYYY-MM-DD HH:MM:SS, in UTC; it goes on from there
  printf '@%s\n' "$1" >"$work/clock.new"
  mv "$work/clock.new" "$work/clock"
}
ask() { # PATH → status, date, minute and month left, lifetime
  curl -sS -D "$work/head" -o "$work/body" -H "Authorization: Bearer $key" "http://127.0.0.1:$port$1"
  status=$(sed -nE '1s/.* ([0-9]{3}).*/\1/p' "$work/head")
  day=$(grep -oE '"date":"[0-9-]+"|<updated>[0-9-]+' "$work/body" | head -1 | grep -oE '[0-9]{4}-[0-9-]+')
  minute=$(header X-RateLimit-Remaining-Minute) month=$(header X-RateLimit-Remaining-Month)
  lifetime=$(header Cache-Control | grep -oE '(s-maxage|max-age)=[0-9]+' | head -1 | grep -oE '[0-9]+$')
}
header() { tr -d '\r' <"$work/head" | sed -nE "s/^$1: (.*)/\1/p"; }
check() { # WHAT COMMAND…
  local what=$1
  shift
  if "$@"; then echo "ok $what"; else
    echo "NOT OK $what: status ${status:-}, day ${day:-}, left ${minute:-} and ${month:-}, lifetime ${lifetime:-}"
    broken=1
  fi
}
until_day() { # DAY: asks until the clock is there
  for _ in {1..200}; do
    ask /v1/calendar/today
    [[ $day == "$1" ]] && return
    sleep 0.1
  done
  return 1
}

set_clock '2026-12-31 23:59:30'
key=$(node dist/src/cli.js keys issue --tenant midnight --tier free 2>/dev/null)
TZ=UTC LD_PRELOAD=$library FAKETIME_TIMESTAMP_FILE=$work/clock FAKETIME_NO_CACHE=1 \
  FAKETIME_DONT_FAKE_MONOTONIC=1 DONT_FAKE_MONOTONIC=1 LOG_LEVEL=warn node dist/src/cli.js serve 2>"$work/log" >/dev/null &
server=$!
# A busy machine takes long to start it.
for _ in {1..600}; do
  curl -sf -o /dev/null "http://127.0.0.1:$port/health/ready" && break
  sleep 0.2
done

set_clock '2026-12-31 23:59:54'
ask /v1/calendar/today
check 'the last seconds of the year: today is 31 December' test "$status $day" = '200 2026-12-31'
check '… for no longer than they last' test "${lifetime:-99}" -le 6
check '… and one of the month is used' test "$month" -lt 1000
ask /feeds/today.atom
check '… a feed ends with the day too' test "$status $((${lifetime:-99} <= 6))" = '200 1'
ask /
check '… and so does the page of today' test "$status $((${lifetime:-99} <= 6))" = '200 1'
check 'midnight comes' until_day 2027-01-01
check '… a new minute and a new month begin' test "$((minute >= 57)) $((month >= 997))" = '1 1'
ask /feeds/today.atom
check '… and the feed is that of the new day' test "$status $day" = '200 2027-01-01'

set_clock '2027-01-10 10:00:20'
for _ in 1 2 3 4 5; do ask /v1/saints/nicholas-of-myra; done
before=$month
for jump in '2027-01-10 11:00:20' '2027-01-10 09:00:20' '2027-01-28 00:00:00' '2027-01-01 00:00:10'; do
  set_clock "$jump"
  ask /v1/saints/nicholas-of-myra
  before=$((before - 1))
  check "a jump to $jump: the month goes on counting" test "$status $month" = "200 $before"
done
set_clock '2027-03-01 00:00:05'
ask /v1/calendar/today
check 'two months later: the day and the month are new' test "$status $day $month" = '200 2027-03-01 999'
check 'nothing is logged' test ! -s <(grep -v 'No key\|^curl\|^$' "$work/log")
exit "$broken"
