# What a machine may lack for the cluster variant, and what does instead. Sourced by the scripts beside it,
# which define `say`, `note` and `work`.

limits=()
prepare_machine() {
  say 'this machine'
  note "docker $(docker version --format '{{.Server.Version}}'), compose $(docker compose version --short), $(nproc 2>/dev/null || sysctl -n hw.ncpu) processors"
  if ! docker run --rm --ulimit memlock=-1:-1 --ulimit nofile=65535:65535 --entrypoint true redis:7-bookworm 2>/dev/null; then
    ELASTICSEARCH_NOFILE=$(docker run --rm --entrypoint sh redis:7-bookworm -c 'ulimit -Hn')
    export ELASTICSEARCH_NOFILE ELASTICSEARCH_LOCK=false ELASTICSEARCH_MEMLOCK=65536
    note "containers may not have more than $ELASTICSEARCH_NOFILE open files, nor lock memory"
    if ((ELASTICSEARCH_NOFILE < 65535)); then
      note 'so the nodes of the cluster are told that they have 65,535: see test/packaging/low-limits.yml'
      export PRETEND_LIMITS=$work/pretend-limits.so
      limits=(-f test/packaging/low-limits.yml)
      cc -shared -fPIC -O2 -o "$PRETEND_LIMITS" test/packaging/pretend-limits.c
      chmod 755 "$work" "$PRETEND_LIMITS"
    fi
  fi
  if (($(cat /proc/sys/vm/max_map_count 2>/dev/null || echo 1048576) < 262144)); then
    export ELASTICSEARCH_MMAP=false
    note 'vm.max_map_count is below what Elasticsearch asks for, so the cluster does without mmap'
  fi
}
