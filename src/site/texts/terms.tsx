import type { Page } from '../page.js';

export const termsPage = (): Page => ({
  path: '/terms',
  title: 'Terms',
  description: 'What you may do with the texts of this site and its API, and what you may not.',
  main: (
    <article>
      <h1>Terms</h1>
      <p class="lead">
        Read, print, quote, link to and build on these texts freely. Please do not copy the
        collection as a whole.
      </p>
      <h2>You may, without asking</h2>
      <ul>
        <li>read, cite and link to any of it</li>
        <li>
          show individual records, hymns and days in a bulletin, on a page, in an app, in a
          broadcast or in an assistant’s answer, free or paid for, with{' '}
          <a href="/attribution">attribution</a>
        </li>
        <li>sing and print the hymns in services and service sheets</li>
        <li>
          use the API within the quota of your key, and keep its answers for as long as their{' '}
          <code>Cache-Control</code> allows, or on your reader’s own device to read without a
          connection
        </li>
        <li>edit the content files to correct or extend them, and send us your changes</li>
        <li>run the program with them for your own readers, parish or organisation</li>
      </ul>
      <h2>You may not, without our written permission</h2>
      <ul>
        <li>
          publish the content, or a substantial part of it, as a copy: a static mirror, a data set,
          a bulk download, or an API that serves it again
        </li>
        <li>
          use it to train a model that competes with this service, or to build a data set for one
        </li>
        <li>
          leave out the <a href="/attribution">attribution</a> where your key requires it, or
          present the texts as your own
        </li>
      </ul>
      <p>
        The originals that the hymns translate, and facts such as names and dates, belong to no one;
        these terms concern our words and our selection. If you break these terms, this permission
        ends until you put it right.
      </p>
      <p>
        The words of Scripture belong to no one: the King James Version and the World English Bible
        are in the public domain. In the United Kingdom the Crown’s patent governs printing the
        former; the latter may bear its name only where its words are unchanged.
      </p>
      <h2>Limits</h2>
      <p>
        The pages need no key. To keep them available to everyone, each address may request only so
        many per minute and per month, far more than any one reader needs. No page holds more than
        one record or a list of names. This slows copying down but cannot prevent it.
      </p>
      <h2>Privacy</h2>
      <p>
        There are no cookies and no analytics, and nothing on a page comes from another site. Your
        browser itself keeps the calendar and use that you chose (in its local storage), so that the
        front page opens with them, and sends them only in the address of a page. The service logs
        each request with the address it came from and the kind of page, but not which record was
        read or what was searched for. A proxy in front of it may log the page as well.
      </p>
      <h2>The program</h2>
      <p>
        The program is under the MIT License, which does not cover the texts. The texts are provided
        as they are, without warranty: for what your parish keeps, ask your priest.
      </p>
    </article>
  ),
});
