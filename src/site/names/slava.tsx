/** The slava: how a Serbian family keeps the day of its patron, and the patrons that are most common. */
import { saintUrl } from '../../api/record-urls.js';
import { type MonthDay, oldCalendarDay } from '../../calendar/reckoning.js';
import { dayAndMonth } from '../words.js';

interface Patron {
  readonly slug: string;
  readonly name: string;
  /** Of the slava, on the Old Calendar. */
  readonly day: MonthDay;
}

const patrons: readonly Patron[] = [
  { slug: 'nicholas-of-myra', name: 'Nicholas (Nikoljdan)', day: { month: 12, day: 6 } },
  {
    slug: 'archangel-michael',
    name: 'Archangel Michael (Aranđelovdan)',
    day: { month: 11, day: 8 },
  },
  { slug: 'george-the-trophy-bearer', name: 'George (Đurđevdan)', day: { month: 4, day: 23 } },
  {
    slug: 'john-the-forerunner',
    name: 'John the Forerunner (Jovanjdan)',
    day: { month: 1, day: 7 },
  },
  { slug: 'demetrius-of-thessalonica', name: 'Demetrius (Mitrovdan)', day: { month: 10, day: 26 } },
];

export const Slava = ({ year }: { readonly year: number }) => (
  <section id="slava">
    <h2>The slava</h2>
    <p>
      A Serbian family keeps the day of its patron, whom children inherit from their father. It is
      kept by the Old Calendar. A candle is lit before the icon. The bread (kolač) and the boiled
      wheat (<a href="/kinds#koliva">žito or koljivo</a>) are blessed with red wine, at home or in
      church, and the priest and the family turn the bread and break it. Guests taste the wheat
      first, and say “Srećna slava!”, happy slava:{' '}
      <a href="/guests#slava">what a guest does and brings</a>.
    </p>
    <p>The most common are those of</p>
    <ul>
      {patrons.map(({ slug, name, day }) => (
        <li key={slug}>
          <a href={saintUrl(slug)}>{name}</a>, {dayAndMonth(oldCalendarDay(day, year))}
        </li>
      ))}
    </ul>
  </section>
);
