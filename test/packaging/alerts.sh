#!/usr/bin/env bash
# Checks the alert rules, their unit tests and Prometheus' configuration with promtool, taken from the
# image of Prometheus if it is not installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
promtool() {
  if command -v promtool >/dev/null; then
    command promtool "$@"
  else
    docker run --rm -v "$PWD:/menologion:ro" -w /menologion --entrypoint promtool \
      "$(sed -n 's/.*image: \(prom\/prometheus:.*\)/\1/p' deploy/observability/services.yml)" "$@"
  fi
}
promtool check rules deploy/observability/alerts.yml
promtool check config --syntax-only deploy/observability/prometheus.yml
promtool test rules test/packaging/alerts{,-months}.test.yml
