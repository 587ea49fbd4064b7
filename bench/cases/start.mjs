/** From `node dist/src/cli.js serve` to the first 200 of today, with the embedded corpus. */
import { cpuSeconds } from '../support/cpu.mjs';
import { median, report, show } from '../support/figures.mjs';
import { prepareService, startService } from '../support/service.mjs';

const rounds = 7;

export async function run() {
  const prepared = await prepareService();
  const times = [];
  const cpu = [];
  for (let round = 0; round < rounds; round += 1) {
    const service = await startService(prepared);
    times.push(service.firstAnswerMs);
    cpu.push(cpuSeconds(service.pid) * 1000);
    await service.stop();
  }
  prepared.remove();
  report('first answer, median of 7', `${show(median(times), 0)} ms`, '< 2,500 ms');
  report('processor time until then', `${show(median(cpu), 0)} ms`);
  report('slowest', `${show(Math.max(...times), 0)} ms`);
}
