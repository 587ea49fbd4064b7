/** `menologion index report`: what the fixtures cover, and what is missing. */
import { Command } from 'commander';
import type { Attestation } from '../../fixtures/attestation.js';
import { type Coverage, coverageOf, type HymnCounts } from '../../fixtures/coverage.js';
import { loadFixtures } from '../../fixtures/load.js';
import { fixturesDirectory, fixturesOption, listingMistakes } from '../mistakes.js';
import { asJson, print, table } from '../output.js';

export function reportCommand(): Command {
  return new Command('report')
    .description(
      'Show what the fixtures cover: days, topics, countries, hymns, lives, calendars, references.',
    )
    .option(...fixturesOption)
    .option('--json', 'as JSON, with every name')
    .action(async ({ fixtures, json }: { fixtures?: string; json?: boolean }) => {
      const directory = fixturesDirectory(fixtures);
      const records = await listingMistakes(directory, () => loadFixtures(directory));
      const coverage = coverageOf(records);
      if (json) print(asJson(coverage));
      else for (const section of sections(coverage)) print(`${section}\n`);
    });
}

function sections(coverage: Coverage): string[] {
  const { hymns, lives, references, topics } = coverage;
  const thinDays = coverage.thinDays.map(({ day, saints }) => `${day} (${saints})`);
  const saintsByTopic = topics.map(({ topic, saints }) => `${topic} ${saints}`);
  const saintsByCountry = coverage.saintsByCountry.map(
    ({ country, saints }) => `${country} ${saints}`,
  );
  const [under70, under180, under300, more] = lives.byWords;
  const shared = topics.filter(({ saints }) => saints > 1).length;
  return [
    `${coverage.saints} saints, ${coverage.feasts} feasts, ${coverage.countries} countries`,
    [
      'SAINTS A DAY',
      ...coverage.saintsADay.map(([saints, days]) => `${saints}: ${days} days`),
      ...listed('fewer than four', thinDays),
    ].join('\n'),
    [
      'PATRONAGE',
      `${topics.length} topics, ${shared} of them with two or more saints`,
      ...listed('by saints', saintsByTopic),
    ].join('\n'),
    [
      'COUNTRIES',
      ...listed('by saints', saintsByCountry),
      ...listed('without a saint', coverage.countriesWithoutSaints),
    ].join('\n'),
    `HYMNS\n${table([
      ['of', 'proper', 'common', 'none'],
      hymnRow('saints', hymns.saints),
      hymnRow('further commemorations', hymns.commemorations),
      hymnRow('feasts', hymns.feasts),
    ])}`,
    [
      'LIVES',
      `median ${lives.medianWords} words; under 70: ${under70}, to 179: ${under180}, to 299: ${under300}, longer: ${more}`,
      ...listed('under 70 words', lives.thin),
    ].join('\n'),
    ...attested(coverage.attestation),
    `REFERENCES\nnone: ${references.without}, one: ${references.one}, more: ${references.more}`,
  ];
}

function attested(attestation: Attestation): string[] {
  const { calendars, withoutCalendar, verification, companies, sharedNames, ranks } = attestation;
  const { sources, reader, none } = verification;
  return [
    [
      'CALENDARS',
      ...calendars.map(({ calendar, commemorations }) => `${calendar}: ${commemorations}`),
      ...listed('saints without one', withoutCalendar),
    ].join('\n'),
    `VERIFICATION\nsources: ${sources}, reader: ${reader}, none: ${none}`,
    [
      'COMPANIES',
      ...listed(
        'by members',
        companies.map(({ company, members }) => `${company} ${members.length}`),
      ),
    ].join('\n'),
    [
      'TO COMPARE',
      ...listed(
        'names of several saints',
        sharedNames.map(({ name, saints }) => `${name} (${saints.join(', ')})`),
      ),
      ...listed(
        'titles of several ranks',
        ranks.map(({ title, ranks: all }) => `${title} (${all.join(', ')})`),
      ),
    ].join('\n'),
  ];
}

const hymnRow = (of: string, { proper, common, none }: HymnCounts) => [of, proper, common, none];

const maxNamed = 60;

function listed(heading: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > maxNamed ? `, and ${names.length - maxNamed} more (--json)` : '';
  return [`${heading}, ${names.length}: ${names.slice(0, maxNamed).join(', ')}${more}`];
}
