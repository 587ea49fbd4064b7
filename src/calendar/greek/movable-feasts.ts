/** The movable feasts of Greek use: those of Slavic use but for its own memorials and local saints. */
import { feastTable, paschalFeasts, type TiedFeast, tiedFeasts } from '../feasts/movable-feasts.js';

const absent = new Set([
  'zacchaeus-sunday',
  'second-saturday-of-lent',
  'third-saturday-of-lent',
  'fourth-saturday-of-lent',
  'great-canon-thursday',
  'radonitsa',
  'all-saints-local',
  'demetrius-saturday',
]);

/** If 7 January is a Saturday or Sunday, it is the 14th that is kept after Theophany. */
const afterTheophany: readonly TiedFeast[] = [
  { key: 'saturday-after-theophany', weekday: 'saturday', from: 1_08, to: 1_14 },
  { key: 'sunday-after-theophany', weekday: 'sunday', from: 1_08, to: 1_14 },
];

/** After the Nativity, nothing is moved to another weekday. */
const isMoved = ({ key, weekday }: TiedFeast) =>
  !key.startsWith(weekday) && /^(saturday|sunday)-/.test(key);

const isReplaced = ({ key }: TiedFeast) => afterTheophany.some((feast) => feast.key === key);

export const greekFeasts = feastTable(
  paschalFeasts.filter(({ key }) => !absent.has(key)),
  [
    ...tiedFeasts.filter(
      (feast) => !absent.has(feast.key) && !isMoved(feast) && !isReplaced(feast),
    ),
    ...afterTheophany,
  ],
);
