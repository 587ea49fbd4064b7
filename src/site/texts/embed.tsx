/** How a parish shows the day on a site of its own. */

import type { CalendarAndUse } from '../../api/calendar-names.js';
import { calendarQuery } from '../../api/record-urls.js';
import type { Page } from '../page.js';
import { CalendarAndUseSwitch } from '../parts/links.js';
import { Table } from '../parts/table.js';
import { CodeBlock } from '../parts/text.js';

/** Where the script is; its path stays, since other sites have it. */
export const embedPath = '/embed/today.js';

const attributes = [
  ['data-calendar', 'julian for the Old Calendar'],
  ['data-use', 'slavic or greek, for the saints and titles of one use'],
] as const;

const variables = [
  ['--menologion-ink', 'the colour of the text'],
  ['--menologion-link', 'the colour of the link'],
  ['--menologion-background', 'the colour behind it'],
  ['--menologion-border', 'the line around it, or none'],
  ['--menologion-font', 'the font, as CSS writes it: 1rem Georgia, serif'],
  ['--menologion-width', 'the maximum width'],
  ['--menologion-padding', 'the space inside'],
] as const;

const rowsOf = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([name, meaning]) => (
    <tr key={name}>
      <td>
        <code class="whole">{name}</code>
      </td>
      <td>{meaning}</td>
    </tr>
  ));

/** The lines to paste show the chosen calendar and use. */
export const embedPage = (origin: string, { calendar, use }: CalendarAndUse): Page => ({
  path: `/embed${calendarQuery(calendar, use)}`,
  title: 'On your own site',
  description:
    'Two lines of HTML that show today’s saints, feasts and fast on the site of a parish: free, without a key, a cookie or an account.',
  above: [{ name: 'Feeds', url: '/feeds' }],
  isIndexed: calendar === 'gregorian' && use === 'all',
  main: (
    <article>
      <h1>On your own site</h1>
      <p class="lead">
        Paste this where the day should appear. It is in English, needs no key and no account, sets
        no cookie and asks nothing about your visitors.
      </p>
      <CalendarAndUseSwitch
        calendar={calendar}
        use={use}
        pathOn={(...choice) => `/embed${calendarQuery(...choice)}`}
        isFollowed={false}
      />
      <CodeBlock
        text={`<script src="${origin}${embedPath}" data-calendar="${calendar}"${use === 'all' ? '' : ` data-use="${use}"`} async></script>\n<noscript><a href="${origin}/calendar/today${calendarQuery(calendar, use)}">Today in the Orthodox calendar</a></noscript>`}
      />
      {/* Shown by `visitor.js`. */}
      <button type="button" class="to-copy" hidden>
        Copy
      </button>
      <p>
        In WordPress, add a “Custom HTML” block; in Wix or Squarespace, an “Embed” or “Code” block.
        This is what it shows:
      </p>
      <script src={embedPath} data-calendar={calendar} data-use={use} async />
      <h2>Which calendar</h2>
      <p>Attributes of the script:</p>
      <Table columns={['Attribute', 'Value']}>{rowsOf(attributes)}</Table>
      <p>
        Or <code>data-church</code> in place of both, with the short name of{' '}
        <a href="/churches">your Church</a>, such as <code>serbia</code>.
      </p>
      <h2>How it looks</h2>
      <p>
        It takes the font and the colours of your page. Variables in your style sheet change them:
      </p>
      <Table columns={['Variable', 'What it is']}>{rowsOf(variables)}</Table>
      <CodeBlock
        text={'.menologion {\n  --menologion-link: #8f1d14;\n  --menologion-border: none;\n}'}
      />
      <p class="note">
        The day is that of the visitor’s own clock. If your site restricts where scripts come from,
        allow {origin} as <code>script-src</code> and <code>connect-src</code>. A parish that cannot
        add scripts can link to <a href="/calendar/today">today’s page</a>, or show{' '}
        <a href="/feeds">a feed</a>.
      </p>
    </article>
  ),
});
