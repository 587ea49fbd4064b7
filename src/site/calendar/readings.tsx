import type { Day } from '../../api/operations/days.js';
import { capitalized, typeset } from '../words.js';

type Reading = Day['readings'][number];

const kinds: Readonly<Record<Reading['kind'], string>> = {
  epistle: 'Epistle',
  gospel: 'Gospel',
  ot: 'Old Testament',
  'matins-gospel': 'Gospel',
};

const serviceName = (service: string) => capitalized(service.replaceAll('-', ' '));

/** The services in the order they are held, each with its readings. */
function byService(readings: readonly Reading[]): [service: string, readings: Reading[]][] {
  const services = new Map<string, Reading[]>();
  for (const reading of readings) {
    const group = services.get(reading.service) ?? [];
    group.push(reading);
    services.set(reading.service, group);
  }
  return [...services];
}

export function Readings({ readings }: Pick<Day, 'readings'>) {
  if (readings.length === 0) return null;
  return (
    <section class="readings">
      <h2>Readings</h2>
      <table>
        <tbody>
          {byService(readings).map(([service, group]) =>
            group.map((reading, index) => (
              <tr key={`${service} ${reading.reference} ${reading.occasion}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowspan={group.length}>
                    {serviceName(service)}
                  </th>
                )}
                <td>
                  <span class="kind">{kinds[reading.kind]}</span> {typeset(reading.reference)}
                  <span class="note"> {typeset(reading.occasion)}</span>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
