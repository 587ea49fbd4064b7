import type { Page } from '../page.js';
import { FieldForm } from '../parts/forms.js';

export const aboutPage = (): Page => ({
  path: '/about',
  title: 'About',
  description:
    'Whose practice the calendar follows, how the lives are written, and where the hymns come from.',
  main: (
    <article>
      <h1>About</h1>
      <p class="lead">
        A menologion is the Church’s book of months: whom she remembers on which day. This one
        answers people on these pages, and programs through <a href="/docs">its API</a>, in English.
        It is not a publication of any Church.
      </p>
      <h2 id="calendars">The two calendars</h2>
      <p>
        On the New Calendar, fixed feasts and saints are kept by the civil date. On the Old Calendar
        they are kept by the Julian date, and so fall thirteen days later in our time: the Julian
        calendar has a leap year every four years, the civil one drops three every four hundred.
        From March 2100 it will be fourteen days; before March 1900 it was twelve. For both, Pascha
        and everything that moves with it follow the Julian computus, so they fall together. Every
        date is computed, for any year from 1583 to 9999. The New Calendar here uses civil dates;
        the Revised Julian calendar does not differ from them until 2800.
      </p>
      <p>
        In an old letter or register a date may be counted by the Old Calendar, “old style”. Enter
        it here, and the page of the civil day opens, which gives both dates. To go the other way,
        the page of any civil day <a href="/calendar?calendar=julian">on the Old Calendar</a> gives
        its Old Calendar date.
      </p>
      <FieldForm
        action="/calendar/go"
        label="A date of the Old Calendar, from 1583 on"
        button="Show the civil day"
        type="date"
        name="date"
        min="1583-01-01"
        max="9999-10-18"
        required
      >
        <input type="hidden" name="counted" value="julian" />
        <input type="hidden" name="calendar" value="julian" />
      </FieldForm>
      <h2 id="use">Whose practice</h2>
      <p>
        Fasting, readings and ranks follow Slavic use, as the Orthodox Church in America publishes
        it. Fasts follow the Typikon: they show the most that a day permits. The page of a day also
        says in one line what Greek use does differently on the same calendar. If you choose Greek
        use there, titles, readings, fasts and transfers are those that the Greek Orthodox
        Archdiocese of America prints. <a href="/accuracy">Accuracy</a> shows how many days of
        printed calendars agree. <a href="/churches">Churches</a> says which calendar and use each
        Church keeps, what differs there, and <a href="/churches#uses">how the two uses differ</a>.
        None of this replaces your parish calendar or the counsel of your priest.
      </p>
      <h2 id="lives">The lives</h2>
      <p>
        Each life is newly written, in plain words, from the sources named at its end. Nothing is
        copied or followed line by line. What comes from tradition is presented as tradition; we
        answer for the dates, places and councils. Where little is known, the life is short.
        Countries are those of today, chosen by where a saint chiefly laboured. Not all lives are
        written yet: of the New Martyrs of Russia, for example, far more are glorified than are
        listed here.
      </p>
      <h2 id="hymns">The hymns</h2>
      <p>
        A troparion is the Church’s text, so none is composed here. Every proper hymn is a fresh
        translation of the received Church Slavonic or Greek, phrase by phrase, with nothing added
        and nothing left out. The original stands below it, whole or by its opening words, so that a
        choir can sing it and anyone can check our work. Where no received text is available, the
        common hymn for the saint’s class is used, and the page says so. The hymns are in tones one
        to eight, one phrase to a line, for singing.
      </p>
      <h2 id="mistakes">Mistakes</h2>
      <p>
        There will be some. Whoever runs this copy of the service can correct them in a plain text
        file; if they give an address for it, “Report a mistake” stands at the foot of every page.
      </p>
    </article>
  ),
});
