/* See low-limits.yml. */
#define _GNU_SOURCE
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

int getrlimit(__rlimit_resource_t resource, struct rlimit *limits) {
  int failed = syscall(SYS_prlimit64, 0, resource, NULL, limits);
  if (!failed && resource == RLIMIT_NOFILE && limits->rlim_cur < 65535)
    limits->rlim_cur = limits->rlim_max = 65535;
  return failed;
}

int getrlimit64(__rlimit_resource_t resource, struct rlimit64 *limits) {
  return getrlimit(resource, (struct rlimit *)limits);
}
