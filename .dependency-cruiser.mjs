/**
 * The dependency rule of ARCHITECTURE.md, as data: `test/imports.test.ts` holds the tree to it and
 * proves that each rule bites. Paths are regular expressions from the top of the repository; Node's
 * own modules are named without `node:`.
 */

/** The port and the pure functions beside it, without the folders of the adapters. */
const port = '^src/catalogue/[^/]+\\.(ts|json)$';
const search = '^src/search/';
const telemetry = '^src/telemetry/';
/** What a surface may know of who asks and how often. */
const access = '^src/access/[^/]+\\.ts$';
const calendar = '^src/calendar/';
const http = '^src/http/';
/** What the indexer writes and asks by the same words as the catalogue. */
const elasticsearchPure =
  '^src/elasticsearch/(documents|clauses|prose-query|query|patronages|hits)\\.ts$';

const packages = (...names) => `^node_modules/(${names.join('|')})/`;

/** `from` may import `allowed` and nothing else; Node's own modules only where they are named. */
const only = (name, comment, from, allowed, { node = false } = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: {
    ...(allowed.length > 0 ? { pathNot: allowed } : {}),
    ...(node ? { dependencyTypesNot: ['core'] } : {}),
  },
});

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A package that one place alone may know. */
const reserved = (name, comment, packageName, places) =>
  never(
    name,
    comment,
    { path: '^(src|indexer)/', pathNot: places },
    { path: packages(packageName) },
  );

const forbidden = [
  never('no-cycles', 'Nothing imports itself by a detour.', {}, { circular: true }),
  {
    ...never('no-folder-cycles', 'Folders depend on one another one way.', {}, { circular: true }),
    scope: 'folder',
  },
  never(
    'no-strangers',
    'What is imported exists and is a dependency of the product.',
    { path: '^(src|indexer)/' },
    { dependencyTypes: ['unknown', 'undetermined', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] },
  ),
  never(
    'no-tests-in-product',
    'The product imports no test and no benchmark.',
    { path: '^(src|indexer)/' },
    { path: '^(test|bench)/' },
  ),
  only(
    'calendar-alone',
    'The calendar imports itself and nothing else: no library, not even Node.',
    calendar,
    [calendar],
  ),
  only(
    'port-alone',
    'The port and the functions beside it know the calendar and no library.',
    port,
    [port, calendar],
  ),
  never(
    'port-types-only',
    'The port itself takes nothing but types from the calendar.',
    { path: '^src/catalogue/(catalogue|days|queries|records)\\.ts$' },
    { pathNot: '^src/catalogue/commemorations\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  only(
    'search-pure',
    'Search plans, bands and names are pure: no engine, no Node, one small library.',
    search,
    [search, port, packages('stemmer')],
  ),
  only(
    'embedded-apart',
    'The embedded catalogue knows the port and search: no library, not even Node.',
    '^src/embedded/',
    ['^src/embedded/', port, search, calendar],
  ),
  only(
    'elasticsearch-apart',
    'The Elasticsearch catalogue knows the port, search and its client.',
    '^src/elasticsearch/',
    [
      '^src/elasticsearch/',
      telemetry,
      port,
      search,
      calendar,
      packages('@elastic/elasticsearch', 'dataloader'),
    ],
    { node: true },
  ),
  never(
    'elasticsearch-pure-parts',
    'Queries and documents are built without a client: they take its types alone.',
    { path: elasticsearchPure },
    { path: packages('@elastic/elasticsearch'), dependencyTypesNot: ['type-only'] },
  ),
  only(
    'keys-alone',
    'Keys know nothing else of ours but how files are replaced and Elasticsearch is called.',
    '^src/access/keys/',
    [
      '^src/access/keys/',
      '^src/files/',
      '^src/elasticsearch/',
      packages('lru-cache', '@elastic/elasticsearch'),
    ],
    { node: true },
  ),
  only(
    'scripture-alone',
    'The text of Scripture needs the references of the calendar, and Node to read its files.',
    '^src/scripture/',
    ['^src/scripture/', calendar, '^src/files/package-root\\.ts$', packages('lru-cache')],
    { node: true },
  ),
  only(
    'files-alone',
    'Replacing and locking files needs Node alone.',
    '^src/files/',
    ['^src/files/'],
    { node: true },
  ),
  only(
    'limits-alone',
    'Limits know nothing else of ours but how files are replaced.',
    '^src/access/limits/',
    ['^src/access/limits/', '^src/files/', packages('ioredis', 'ipaddr\\.js', 'lru-cache')],
    { node: true },
  ),
  only(
    'fixtures-apart',
    'The reader of fixtures knows the calendar, the port and words: no engine and no search.',
    '^src/fixtures/',
    ['^src/fixtures/', calendar, port, '^src/search/text/', packages('ajv', 'js-yaml', 'typebox')],
    { node: true },
  ),
  only(
    'access-on-frame',
    'Who may ask, and how often: knows the frame, keys and limits.',
    access,
    [access, '^src/access/', http, packages('lru-cache')],
    { node: true },
  ),
  only(
    'api-on-ports',
    'The API knows the ports, the calendar, Scripture and the frame: no adapter, no setting.',
    '^src/api/',
    [
      '^src/api/',
      port,
      calendar,
      '^src/scripture/',
      http,
      access,
      '^src/access/limits/(limiter|tiers)\\.ts$',
      packages('ajv', 'typebox'),
    ],
    { node: true },
  ),
  only(
    'operations-without-requests',
    'An operation knows neither requests nor who sends them.',
    '^src/api/(operations|schemas|openapi)/',
    [
      '^src/api/',
      port,
      calendar,
      '^src/scripture/',
      '^src/http/(problem(-kinds)?|answers/(answer|json))\\.ts$',
      '^src/access/limits/(limiter|tiers)\\.ts$',
      packages('ajv', 'typebox'),
    ],
    { node: true },
  ),
  only(
    'mcp-alone',
    'Tools know the operations, the calendar, the frame and the library of their protocol.',
    '^src/mcp/',
    [
      '^src/mcp/',
      '^src/api/',
      port,
      calendar,
      http,
      access,
      '^src/files/json\\.ts$',
      packages('typebox', '@modelcontextprotocol/server'),
    ],
    { node: true },
  ),
  only(
    'feeds-alone',
    'Feeds know the operations, the calendar, the frame and what writes their formats.',
    '^src/feeds/',
    [
      '^src/feeds/',
      '^src/api/',
      port,
      calendar,
      http,
      access,
      packages('typebox', 'ical-generator', 'feed'),
    ],
  ),
  never(
    'mcp-when-asked',
    'The library of the tools is loaded with the first message, not at the start.',
    { path: '^src/' },
    { path: '^src/mcp/server\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  ),
  only(
    'http-alone',
    'The frame knows no surface, no caller, no adapter and no setting.',
    http,
    [
      http,
      '^src/catalogue/(catalogue|queries)\\.ts$',
      telemetry,
      packages('koa', '@koa/cors', '@koa/router', 'lru-cache'),
    ],
    { node: true },
  ),
  only(
    'site-alone',
    'Pages know the operations, rows of feeds, the calendar, the frame and preact; no adapter.',
    '^src/site/',
    [
      '^src/site/',
      '^src/feeds/feed\\.ts$',
      '^src/api/',
      '^src/access/limits/tiers\\.ts$',
      '^src/catalogue/(catalogue|commemorations|compare-text|escape-html|grouped|other-use|queries|records|regions|renown|repose)\\.ts$',
      calendar,
      http,
      access,
      packages('preact', 'preact-render-to-string', 'typebox'),
    ],
    { node: true },
  ),
  only(
    'config-alone',
    'Settings know what a tier is and where the package lies, and nothing else.',
    '^src/config/',
    ['^src/config/', '^src/access/limits/tiers\\.ts$', '^src/files/package-root\\.ts$'],
    { node: true },
  ),
  only(
    'admin-alone',
    'Health and metrics know the frame, what an engine reports, and the metrics.',
    '^src/admin/',
    ['^src/admin/', port, http, telemetry],
  ),
  only(
    'telemetry-alone',
    'Log and metrics import nothing of ours.',
    telemetry,
    [telemetry, packages('pino', 'prom-client')],
    { node: true },
  ),
  only(
    'indexer-apart',
    'The indexer knows the calendar, the port, search, the pure parts of its catalogue and the client.',
    '^indexer/',
    ['^indexer/', calendar, port, search, elasticsearchPure, packages('@elastic/elasticsearch')],
    { node: true },
  ),
  only(
    'client-alone',
    'The client is for others: it knows its small library, and nothing of the service.',
    '^client/src/',
    ['^client/src/', packages('openapi-fetch')],
  ),
  never(
    'adapters-in-wire',
    'Only the wiring constructs adapters.',
    { path: '^src/(cli\\.ts$|config/|commands/)' },
    {
      path: [
        '^src/embedded/',
        '^src/elasticsearch/(?!(client|documents)\\.ts$)',
        '^src/access/keys/(file|elasticsearch|cached|development)[^/]*\\.ts$',
        '^src/access/limits/(memory|redis|insured|usage-file)\\.ts$',
      ],
    },
  ),
  never(
    'nothing-on-top',
    'The program, its commands and its wiring are imported by one another alone.',
    { path: '^(src|indexer)/', pathNot: '^src/(cli\\.ts$|wire/|commands/)' },
    { path: '^src/(cli\\.ts$|wire/|commands/)' },
  ),
  reserved('redis-in-one-file', 'Only limits/redis.ts knows Redis.', 'ioredis', [
    '^src/access/limits/redis\\.ts$',
  ]),
  reserved(
    'elasticsearch-in-adapters',
    'Only its adapters, the indexer and those who wire and explain them know the client.',
    '@elastic/elasticsearch',
    [
      '^src/elasticsearch/',
      '^src/access/keys/elasticsearch[^/]*\\.ts$',
      '^indexer/',
      '^src/wire/',
      '^src/commands/engine-errors\\.ts$',
    ],
  ),
  reserved('preact-in-site', 'Only pages know preact.', '(preact|preact-render-to-string)', [
    '^src/site/',
  ]),
  reserved('ical-in-feeds', 'Only feeds know what writes them.', '(ical-generator|feed)', [
    '^src/feeds/',
  ]),
  reserved(
    'mcp-in-mcp',
    'Only the tools know the library of their protocol.',
    '@modelcontextprotocol/server',
    ['^src/mcp/server\\.ts$'],
  ),
  reserved('koa-in-http', 'Only HTTP knows Koa.', '(@koa/.*|koa)', ['^src/http/']),
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
