import type { Page } from '../page.js';

export const aboutPage = (): Page => ({
  path: '/about',
  title: 'About',
  description:
    'Whose use the calendar follows, how the lives are written, and where the hymns come from.',
  main: (
    <article>
      <h1>About</h1>
      <p class="lead">
        A menologion is the Church’s book of the months: whom she remembers on which day. This one
        answers people here, and programs by <a href="/docs">its API</a>.
      </p>
      <h2 id="calendars">The two calendars</h2>
      <p>
        Fixed feasts and saints are looked up by the civil date on the New Calendar, and by the
        Julian date on the Old: thirteen days later in our time, ten to thirteen before, more in
        centuries to come. Pascha and all that moves with it are reckoned by the Julian computus for
        both, so they fall together. Every date is computed, for any year from 1583 to 9999. The New
        Calendar is followed by civil dates; the Revised Julian rule parts from them only in 2800.
      </p>
      <h2 id="use">Whose use</h2>
      <p>
        Fasting, readings and ranks follow Slavic use, as the Orthodox Church in America prints it.
        Fasts are told as the Typikon has them: what a day permits at most. Greek and Romanian
        practice differs in places, and where it does in a feast, the feast’s page says so. None of
        this replaces your parish calendar or the counsel of your priest.
      </p>
      <h2 id="lives">The lives</h2>
      <p>
        Each life is written anew, in plain words, from the sources named at its end. Nothing is
        copied or followed line by line. What tradition tells is told as tradition; dates, places
        and councils are ours to answer for. Where little is known the life is short. Countries are
        those of today, by where a saint chiefly laboured.
      </p>
      <h2 id="hymns">The hymns</h2>
      <p>
        A troparion is the Church’s text, so none is composed here. Every proper hymn is a fresh
        translation of the received Church Slavonic or Greek, phrase by phrase, with nothing added
        and nothing left out; the first words of the original stand below it, by which a choir finds
        the melody and anybody can check us. Where no received text is at hand, the common hymn of
        the saint’s class serves, and the page says so. They are in tones one to eight, a phrase a
        line, for singing.
      </p>
      <h2 id="mistakes">Mistakes</h2>
      <p>
        There will be some. Whoever runs this copy of the service can mend them in a file of plain
        text.
      </p>
    </article>
  ),
});
