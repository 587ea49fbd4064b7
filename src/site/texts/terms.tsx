import type { Page } from '../page.js';

export const termsPage = (): Page => ({
  path: '/terms',
  title: 'Terms',
  description: 'What may be done with the texts of this site and of its API, and what may not.',
  main: (
    <article>
      <h1>Terms</h1>
      <p class="lead">
        Read, print, quote, link and build on it freely. Do not carry the whole of it away.
      </p>
      <h2>You may</h2>
      <ul>
        <li>
          read these pages, print them, and hand or hang them out: in a parish, a school, a home;
        </li>
        <li>
          sing the hymns, in church and elsewhere, and print them on leaflets and in service books;
        </li>
        <li>quote from any text with its source, and link to any page;</li>
        <li>
          show answers of the API in an app, a site or a conversation, within the quota of your key
          and with <a href="/attribution">attribution</a> where your tier asks for it;
        </li>
        <li>
          keep answers as long as their <code>Cache-Control</code> allows.
        </li>
      </ul>
      <h2>You may not</h2>
      <ul>
        <li>
          copy the collection, or a large part of it, to serve it from elsewhere: no static mirror;
        </li>
        <li>train a model on the collection that is to compete with it;</li>
        <li>present the texts as your own, or alter them and present them as ours.</li>
      </ul>
      <h2>Limits</h2>
      <p>
        The pages need no key. So that they stay up for all, each address may ask for a number of
        them in a minute and in a month that no reader comes near. No page holds more than one
        record or a list of names. This slows and forbids copying; it cannot prevent it.
      </p>
      <h2>Privacy</h2>
      <p>
        There are no cookies, no analytics, and nothing on a page comes from another site. The
        service keeps no record of who read what: its log has neither addresses nor search texts.
      </p>
      <h2>The program</h2>
      <p>
        The code of this service is under the MIT licence; that licence does not cover the texts.
        They are offered without warranty: for what is kept in your parish, ask your priest.
      </p>
    </article>
  ),
});
