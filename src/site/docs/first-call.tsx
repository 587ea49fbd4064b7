/** How to get a key, and the first request in four languages. */
import { CodeBlock, Fact } from '../parts/text.js';

const programs = (url: string) =>
  [
    ['curl', `curl -H 'Authorization: Bearer omk_…' ${url}`],
    [
      'JavaScript',
      `const answer = await fetch('${url}', {\n  headers: { Authorization: 'Bearer omk_…' },\n});\nconst day = await answer.json();\nconst kept = [...day.movableFeasts, ...day.feasts, ...day.saints];\nconsole.log(day.title, kept.map((each) => each.feastTitle ?? each.title), day.fasting.summary);`,
    ],
    [
      'Python',
      `import json, urllib.request\n\nrequest = urllib.request.Request(\n    '${url}', headers={'Authorization': 'Bearer omk_…'})\nwith urllib.request.urlopen(request) as answer:\n    day = json.load(answer)\nfeasts = [feast['title'] for feast in day['movableFeasts'] + day['feasts']]\nsaints = [saint['feastTitle'] for saint in day['saints']]\nprint(day['title'], feasts, saints, day['fasting']['summary'], sep='\\n')`,
    ],
    [
      'PHP',
      `<?php\n$context = stream_context_create(['http' => ['header' => 'Authorization: Bearer omk_…']]);\n$day = json_decode(file_get_contents('${url}', false, $context));\n$feasts = array_column(array_merge($day->movableFeasts, $day->feasts), 'title');\n$saints = array_column($day->saints, 'feastTitle');\necho implode(PHP_EOL, [$day->title, ...$feasts, ...$saints, $day->fasting->summary]);`,
    ],
  ] as const;

interface FirstCallProps {
  readonly origin: string;
  /** Where the operator gives out keys. */
  readonly keyUrl: string | undefined;
}

export const FirstCall = ({ origin, keyUrl }: FirstCallProps) => (
  <section>
    <h2 id="keys">Keys</h2>
    <p>
      Every request except the one for the OpenAPI document needs a key.{' '}
      {keyUrl === undefined ? (
        <strong>This site gives out no keys: ask whoever runs it.</strong>
      ) : (
        <a href={keyUrl}>Get a key</a>
      )}
    </p>
    <p>
      Whoever gives out keys decides whether they cost anything; the pages, the feeds and the
      program are free. If your key has leaked, ask for a new one: the old one can be revoked at
      once.
    </p>
    {keyUrl === undefined && (
      <>
        <p>
          Whoever runs this site makes one with this command, a name for its user and one of the{' '}
          <a href="#quotas">tiers</a>:
        </p>
        <CodeBlock text="menologion keys issue --tenant NAME --tier TIER" />
        <p>
          <code>menologion keys rotate ID</code> replaces it, <code>keys revoke ID</code> revokes
          it, and <code>keys list</code> shows each with its ID.
        </p>
      </>
    )}
    <p>
      Without a key you can begin with <a href="/feeds">the feeds</a>, such as{' '}
      <a href="/feeds/today.json">today as JSON</a>, with{' '}
      <a href="/embed">the script for other sites</a>, and the example of each answer below. A copy
      of the service on your own computer (<code>npm start</code>) prints a key of its own.
    </p>
    <p>
      Code in a web page may call the API from any origin (CORS,{' '}
      <code>Access-Control-Allow-Origin: *</code>), but whoever visits the page can read the key in
      it. A page with many visitors should ask through its own server, or use the feeds.
    </p>
    <p>
      <code>title</code> is the day’s place in the cycle of the year; what is kept is in{' '}
      <code>movableFeasts</code>, <code>feasts</code> and <code>saints</code>, Christmas too.
    </p>
    <dl class="facts">
      {programs(`${origin}/v1/calendar/today`).map(([language, text]) => (
        <Fact key={language} name={language}>
          <CodeBlock text={text} />
        </Fact>
      ))}
    </dl>
  </section>
);
