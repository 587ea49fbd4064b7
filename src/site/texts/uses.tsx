/** How Slavic and Greek use differ, in short. */
import { Fact } from '../parts/text.js';

export const Uses = () => (
  <section id="uses">
    <h2>How Slavic and Greek use differ</h2>
    <dl class="facts">
      <Fact name="Sundays">
        Slavic use counts them after Pentecost. Greek use calls those of summer “of Matthew” and
        those of autumn “of Luke”, and names the weeks before Lent after the Sunday that ends them.
      </Fact>
      <Fact name="Readings">
        Greek use reads most autumn Sundays of Luke by the date, and one epistle and one gospel on a
        saint’s day, where Slavic use adds the saint’s to the day’s. First epistles differ on some
        150 days of a year, first gospels on some 115.
      </Fact>
      <Fact name="Fasts">
        In the Apostles’ Fast Greek use allows fish on all days but Wednesdays and Fridays, and in
        the Nativity Fast likewise until 11 December. The fast differs on some 40 days of a year.
      </Fact>
      <Fact name="Feasts">
        George and Mark move to Bright Monday and Tuesday if Pascha comes late; the Protection of
        the Theotokos is on 28 October on the New Calendar. Radonitsa and Demetrius Saturday are
        Slavic.
      </Fact>
      <Fact name="Saints">
        A few are kept on other days, such as Catherine, on 24 November (Slavic) or 25 November
        (Greek). Each use also has many saints of its own lands.
      </Fact>
      <Fact name="Weddings">
        In Slavic use there are none on Tuesdays, Thursdays and Saturdays, the eves of fast days and
        of Sundays. Greek use has no such rule, but has none from 13 to 25 December.
      </Fact>
    </dl>
    <p class="note">
      Slavic use here is that of the Orthodox Church in America, Greek use that of the Greek
      Orthodox Archdiocese of America. The page of each day says what the other use has.
    </p>
  </section>
);
