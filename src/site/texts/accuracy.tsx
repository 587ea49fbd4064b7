/** How many days of printed calendars agree with the program; the figures are recorded by a test. */
import { useNames } from '../../api/calendar-names.js';
import { dayUrl } from '../../api/record-urls.js';
import { grouped } from '../../catalogue/grouped.js';
import type { Page } from '../page.js';
import { InlineLinks } from '../parts/links.js';
import { Table } from '../parts/table.js';
import { dateInWords } from '../words.js';
import recorded from './accuracy.json' with { type: 'json' };

type UseFigures = (typeof recorded.uses)[number];
type Disagreement = UseFigures['disagreements'][number];
/** By field, of which a year may lack some. */
type Counts = Readonly<
  Record<string, { readonly held: number; readonly agree: number } | undefined>
>;

const fields = [
  ['title', 'Title'],
  ['matinsGospel', 'Matins gospel'],
  ['epistle', 'Epistle'],
  ['gospel', 'Gospel'],
  ['tone', 'Fast'],
] as const;
const fieldNames: ReadonlyMap<string, string> = new Map(fields);

export const accuracyPage = (): Page => ({
  path: '/accuracy',
  title: 'Accuracy',
  description:
    'How many days of printed church calendars agree with this one, by year and field, and why the others do not.',
  main: (
    <article>
      <h1>Accuracy</h1>
      <p class="lead">
        Every day here is computed. To find out how well, it is compared with days that churches
        have printed or published: what they call the day, what they read, and how they fast.
      </p>
      {recorded.uses.map((each) => (
        <OfUse key={each.use} {...each} />
      ))}
      <h2>How it is counted</h2>
      <p>
        The days were copied from those calendars, none of them from the program. A reading agrees
        if it has the same verses as one that is listed for that service. A day that disagrees stays
        in the count, with the reason. The program is compared again at every change, and a change
        that loses an agreement is noticed before it is published.
      </p>
    </article>
  ),
});

const OfUse = ({ use, sources, years, totals, disagreements }: UseFigures) => (
  <section>
    <h2>{useNames[use as keyof typeof useNames]}</h2>
    <Table columns={['Year', ...fields.map(([, name]) => name)]}>
      {years.map(({ year, fields: counts }) => (
        <Figures key={year} name={String(year)} counts={counts} />
      ))}
      <Figures name="All" counts={totals} />
    </Table>
    <h3>Where they differ</h3>
    <ul>
      {[...grouped(disagreements.map((each) => [each.reason, each]))].map(([reason, days]) => (
        <li key={reason}>
          {reason} <InlineLinks separator="; " links={days.map((day) => linkOf(day, use))} />.
        </li>
      ))}
    </ul>
    <h3>What was compared</h3>
    <ul>
      {sources.map(({ key, name, days }) => (
        <li key={key}>
          {name}: {days} {days === 1 ? 'day' : 'days'}
        </li>
      ))}
    </ul>
  </section>
);

/** A row of the table: of each field, how many days agree of those that a calendar has. */
const Figures = ({ name, counts }: { name: string; counts: Counts }) => (
  <tr>
    <th scope="row">{name}</th>
    {fields.map(([field]) => {
      const { held = 0, agree = 0 } = counts[field] ?? {};
      return <td key={field}>{held === 0 ? '–' : `${agree} of ${held}`}</td>;
    })}
  </tr>
);

/** The day, with what was printed for it and what it has here. */
const linkOf = ({ date, calendar, field, printed, answered }: Disagreement, use: string) => ({
  name: `${dateInWords(date)}, ${fieldNames.get(field)}: ${printed}; here ${answered}`,
  url: dayUrl(date, calendar, use),
});
