#!/usr/bin/env bash
# Creates whatever the secured variant still lacks in this folder: certificates from a small CA of its
# own (certs/), passwords, and one Elasticsearch API key for each role in deploy/roles/ (.env).
# Starts Elasticsearch to do so. To make new API keys, for instance after changing INDEX_PREFIX, delete
# their lines in .env first.
#
# Further arguments go to docker compose, such as `-p NAME`.
set -euo pipefail
umask 077
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
cd "$here"
compose() {
  docker compose --project-directory "$top" --env-file "$here/.env" \
    -f "$top/docker-compose.yml" -f "$here/docker-compose.yml" ${arguments[@]+"${arguments[@]}"} "$@"
}
arguments=("$@")
touch .env
value() { sed -n "s/^$1=//p" .env; }

for name in ELASTIC_PASSWORD REDIS_PASSWORD; do
  [[ -n $(value "$name") ]] || echo "$name=$(openssl rand -hex 24)" >>.env
done

mkdir -p certs
if [[ ! -e certs/ca.crt ]]; then
  openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj '/CN=Menologion engines' \
    -keyout certs/ca.key -out certs/ca.crt 2>/dev/null
fi
for engine in elasticsearch redis; do
  [[ -e certs/$engine.crt ]] && continue
  openssl req -newkey rsa:3072 -nodes -subj "/CN=$engine" \
    -keyout "certs/$engine.key" -out "certs/$engine.csr" 2>/dev/null
  openssl x509 -req -in "certs/$engine.csr" -CA certs/ca.crt -CAkey certs/ca.key -CAcreateserial \
    -days 825 -extfile <(echo "subjectAltName=DNS:$engine,DNS:localhost") \
    -out "certs/$engine.crt" 2>/dev/null
  rm "certs/$engine.csr"
done
# The engines run as their own users, so the files are readable; on the host, the folder keeps others out.
chmod 644 certs/*.crt certs/elasticsearch.key certs/redis.key

compose up -d --wait elasticsearch
# As compose reads it: from the shell if set there, otherwise from .env.
prefix=${INDEX_PREFIX-$(value INDEX_PREFIX)}
prefix=${prefix:-menologion}
for role in serve index keys monitor; do
  name=$(tr a-z A-Z <<<"$role")_API_KEY
  [[ -z $(value "$name") ]] || continue
  privileges=$(sed "s/\"menologion-/\"$prefix-/" "$top/deploy/roles/$role.json")
  answer=$(compose exec -T elasticsearch sh -c \
    'curl -fsS --cacert config/certs/ca.crt -u "elastic:$ELASTIC_PASSWORD" \
      -H "Content-Type: application/json" --data-binary @- https://localhost:9200/_security/api_key' \
    <<<"{ \"name\": \"$prefix-$role\", \"role_descriptors\": { \"$role\": $privileges } }")
  key=$(sed -nE 's/.*"encoded" *: *"([^"]+)".*/\1/p' <<<"$answer")
  [[ -n $key ]] || { echo "Elasticsearch returned no API key: $answer" >&2; exit 1; }
  echo "$name=$key" >>.env
done
# For the exporter that reads its key from a file.
value MONITOR_API_KEY >certs/monitor-api-key
chmod 644 certs/monitor-api-key
echo "prepared: $here/.env and $here/certs" >&2
