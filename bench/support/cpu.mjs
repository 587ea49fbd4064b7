/** Processor time of another process: unlike a rate, it hardly depends on other load. Linux. */
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
