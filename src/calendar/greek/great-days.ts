/** The great days of saints in Greek use, whose ranks in the Slavic typikon are lower. */

/** Month and day, and the slug of the saint. Source: the Greek Menaion. */
export const greatDays: ReadonlySet<string> = new Set([
  '01-17 anthony-the-great',
  '01-18 athanasius-the-great',
  '01-18 cyril-of-alexandria',
  '01-20 euthymius-the-great',
  '01-30 three-hierarchs',
  '02-10 charalampus-of-magnesia',
  '04-23 george-the-trophy-bearer',
  '05-21 constantine-the-great',
  '05-21 helen-equal-to-the-apostles',
  '07-20 elijah-the-prophet',
  '07-26 paraskeva-of-rome',
  '07-27 panteleimon',
  '10-26 demetrius-of-thessalonica',
  '11-09 nectarius-of-aegina',
  '11-25 catherine-of-alexandria',
  '12-04 barbara',
  '12-05 sabbas-the-sanctified',
  '12-06 nicholas-of-myra',
  '12-12 spyridon-of-trimythous',
]);
