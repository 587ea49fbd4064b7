#!/usr/bin/env bash
# Checks the manifests of deploy/kubernetes against the schemas of Kubernetes, and that they run the same
# image. Needs kubectl and kubeconform, which fetches the schemas unless SCHEMAS says where they are.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
schemas=${SCHEMAS:-default}
images=
for folder in deploy/kubernetes deploy/kubernetes/publish; do
  manifests=$(kubectl kustomize "$folder")
  kubeconform -strict -summary -schema-location "$schemas" <<<"$manifests"
  images+=$(sed -n 's/^ *\(- \)\{0,1\}image: //p' <<<"$manifests")$'\n'
done
[[ $(sort -u <<<"$images" | grep -c .) == 1 ]] || { echo "more than one image: $images" >&2; exit 1; }
