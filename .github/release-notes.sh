#!/usr/bin/env bash
# Prints the section of CHANGELOG.md about a version; fails if there is none.
set -euo pipefail
version=${1:?the version, such as 1.2.3}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
notes=$(awk -v version="$version" '
  /^## / { found = ($2 == version || $2 == "[" version "]"); next }
  found' CHANGELOG.md)
[[ $notes == *[![:space:]]* ]] || { echo "CHANGELOG.md has no section $version" >&2; exit 1; }
printf '%s\n' "$notes"
