/** Days tied to a date, eves, and the eleven matins gospels of Sundays; see `table.ts`. */
export const anchoredRows = `
eothinon-1 matins matins-gospel Matthew 28:16-20 | 1st matins gospel
eothinon-2 matins matins-gospel Mark 16:1-8 | 2nd matins gospel
eothinon-3 matins matins-gospel Mark 16:9-20 | 3rd matins gospel
eothinon-4 matins matins-gospel Luke 24:1-12 | 4th matins gospel
eothinon-5 matins matins-gospel Luke 24:12-35 | 5th matins gospel
eothinon-6 matins matins-gospel Luke 24:36-53 | 6th matins gospel
eothinon-7 matins matins-gospel John 20:1-10 | 7th matins gospel
eothinon-8 matins matins-gospel John 20:11-18 | 8th matins gospel
eothinon-9 matins matins-gospel John 20:19-31 | 9th matins gospel
eothinon-10 matins matins-gospel John 21:1-14 | 10th matins gospel
eothinon-11 matins matins-gospel John 21:15-25 | 11th matins gospel
annunciation-eve vespers ot Genesis 28:10-17 | Annunciation
annunciation-eve vespers ot Ezekiel 43:27-44:4 | Annunciation
annunciation-eve vespers ot Proverbs 9:1-11 | Annunciation
annunciation-day vespers ot Exodus 3:1-8 | Annunciation
annunciation-day vespers ot Proverbs 8:22-30 | Annunciation
demetrius-saturday liturgy epistle 1 Thessalonians 4:13-17 | Demetrius Saturday, for the departed
demetrius-saturday liturgy gospel John 5:24-30 | Demetrius Saturday, for the departed
eve-of-nativity liturgy epistle Hebrews 1:1-12 | Eve of the Nativity
eve-of-nativity liturgy gospel Luke 2:1-20 | Eve of the Nativity
eve-of-nativity-weekend vespers epistle Galatians 3:15-22 | Eve of the Nativity, after the Liturgy
eve-of-nativity-weekend vespers gospel Luke 2:1-20 | Eve of the Nativity, after the Liturgy
eve-of-theophany liturgy epistle 1 Corinthians 9:19-27 | Eve of Theophany
eve-of-theophany liturgy gospel Luke 3:1-18 | Eve of Theophany
eve-of-theophany-weekend vespers epistle 1 Corinthians 9:19-27 | Eve of Theophany, after the Liturgy
eve-of-theophany-weekend vespers gospel Luke 3:1-18 | Eve of Theophany, after the Liturgy
fathers-of-the-seventh-council vespers ot Genesis 14:14-20 | Fathers of the Seventh Ecumenical Council
fathers-of-the-seventh-council vespers ot Deuteronomy 1:8-11, 15-17 | Fathers of the Seventh Ecumenical Council
fathers-of-the-seventh-council vespers ot Deuteronomy 10:14-21 | Fathers of the Seventh Ecumenical Council
fathers-of-the-seventh-council liturgy epistle Hebrews 13:7-16 | Fathers of the Seventh Ecumenical Council
fathers-of-the-seventh-council liturgy gospel John 17:1-13 | Fathers of the Seventh Ecumenical Council
fathers-of-the-six-councils vespers ot Genesis 14:14-20 | Fathers of the First Six Ecumenical Councils
fathers-of-the-six-councils vespers ot Deuteronomy 1:8-11, 15-17 | Fathers of the First Six Ecumenical Councils
fathers-of-the-six-councils vespers ot Deuteronomy 10:14-21 | Fathers of the First Six Ecumenical Councils
fathers-of-the-six-councils liturgy epistle Hebrews 13:7-16 | Fathers of the First Six Ecumenical Councils
fathers-of-the-six-councils liturgy gospel John 17:1-13 | Fathers of the First Six Ecumenical Councils
royal-eve-of-nativity first-hour ot Micah 5:2-4 | Royal Hours of the Nativity
royal-eve-of-nativity first-hour epistle Hebrews 1:1-12 | Royal Hours of the Nativity
royal-eve-of-nativity first-hour gospel Matthew 1:18-25 | Royal Hours of the Nativity
royal-eve-of-nativity third-hour ot Baruch 3:35-4:4 | Royal Hours of the Nativity
royal-eve-of-nativity third-hour epistle Galatians 3:23-29 | Royal Hours of the Nativity
royal-eve-of-nativity third-hour gospel Luke 2:1-20 | Royal Hours of the Nativity
royal-eve-of-nativity sixth-hour ot Isaiah 7:10-16; 8:1-4, 9-10 | Royal Hours of the Nativity
royal-eve-of-nativity sixth-hour epistle Hebrews 1:10-2:3 | Royal Hours of the Nativity
royal-eve-of-nativity sixth-hour gospel Matthew 2:1-12 | Royal Hours of the Nativity
royal-eve-of-nativity ninth-hour ot Isaiah 9:6-7 | Royal Hours of the Nativity
royal-eve-of-nativity ninth-hour epistle Hebrews 2:11-18 | Royal Hours of the Nativity
royal-eve-of-nativity ninth-hour gospel Matthew 2:13-23 | Royal Hours of the Nativity
royal-eve-of-theophany first-hour ot Isaiah 35:1-10 | Royal Hours of Theophany
royal-eve-of-theophany first-hour epistle Acts 13:25-33 | Royal Hours of Theophany
royal-eve-of-theophany first-hour gospel Matthew 3:1-11 | Royal Hours of Theophany
royal-eve-of-theophany third-hour ot Isaiah 1:16-20 | Royal Hours of Theophany
royal-eve-of-theophany third-hour epistle Acts 19:1-8 | Royal Hours of Theophany
royal-eve-of-theophany third-hour gospel Mark 1:1-8 | Royal Hours of Theophany
royal-eve-of-theophany sixth-hour ot Isaiah 12:3-6 | Royal Hours of Theophany
royal-eve-of-theophany sixth-hour epistle Romans 6:3-11 | Royal Hours of Theophany
royal-eve-of-theophany sixth-hour gospel Mark 1:9-15 | Royal Hours of Theophany
royal-eve-of-theophany ninth-hour ot Isaiah 49:8-15 | Royal Hours of Theophany
royal-eve-of-theophany ninth-hour epistle Titus 2:11-14; 3:4-7 | Royal Hours of Theophany
royal-eve-of-theophany ninth-hour gospel Matthew 3:13-17 | Royal Hours of Theophany
saturday-after-exaltation liturgy epistle 1 Corinthians 1:26-29 | Saturday after the Exaltation
saturday-after-exaltation liturgy gospel John 8:21-30 | Saturday after the Exaltation
saturday-after-nativity liturgy epistle 1 Timothy 6:11-16 | Saturday after the Nativity
saturday-after-nativity liturgy gospel Matthew 12:15-21 | Saturday after the Nativity
saturday-after-theophany liturgy epistle Ephesians 6:10-17 | Saturday after Theophany
saturday-after-theophany liturgy gospel Matthew 4:1-11 | Saturday after Theophany
saturday-before-exaltation liturgy epistle 1 Corinthians 2:6-9 | Saturday before the Exaltation
saturday-before-exaltation liturgy gospel Matthew 10:37-11:1 | Saturday before the Exaltation
saturday-before-nativity liturgy epistle Galatians 3:8-12 | Saturday before the Nativity
saturday-before-nativity liturgy gospel Luke 13:18-29 | Saturday before the Nativity
saturday-before-theophany liturgy epistle 1 Timothy 3:14-4:5 | Saturday before Theophany
saturday-before-theophany liturgy gospel Matthew 3:1-11 | Saturday before Theophany
sunday-after-exaltation liturgy epistle Galatians 2:16-20 | Sunday after the Exaltation
sunday-after-exaltation liturgy gospel Mark 8:34-9:1 | Sunday after the Exaltation
sunday-after-nativity liturgy epistle Galatians 1:11-19 | Sunday after the Nativity
sunday-after-nativity liturgy gospel Matthew 2:13-23 | Sunday after the Nativity
sunday-after-theophany liturgy epistle Ephesians 4:7-13 | Sunday after Theophany
sunday-after-theophany liturgy gospel Matthew 4:12-17 | Sunday after Theophany
sunday-before-exaltation liturgy epistle Galatians 6:11-18 | Sunday before the Exaltation
sunday-before-exaltation liturgy gospel John 3:13-17 | Sunday before the Exaltation
sunday-before-nativity vespers ot Genesis 14:14-20 | Sunday before the Nativity, Holy Fathers
sunday-before-nativity vespers ot Deuteronomy 1:8-11, 15-17 | Sunday before the Nativity, Holy Fathers
sunday-before-nativity vespers ot Deuteronomy 10:14-21 | Sunday before the Nativity, Holy Fathers
sunday-before-nativity liturgy epistle Hebrews 11:9-10, 17-23, 32-40 | Sunday before the Nativity, Holy Fathers
sunday-before-nativity liturgy gospel Matthew 1:1-25 | Sunday before the Nativity, Holy Fathers
sunday-before-theophany liturgy epistle 2 Timothy 4:5-8 | Sunday before Theophany
sunday-before-theophany liturgy gospel Mark 1:1-8 | Sunday before Theophany
sunday-of-the-forefathers liturgy epistle Colossians 3:4-11 | Sunday of the Forefathers
sunday-of-the-forefathers liturgy gospel Luke 14:16-24 | Sunday of the Forefathers
sunday-of-the-unmercenaries vespers ot Isaiah 43:9-14 | Synaxis of the Unmercenaries
sunday-of-the-unmercenaries vespers ot Wisdom of Solomon 3:1-9 | Synaxis of the Unmercenaries
sunday-of-the-unmercenaries vespers ot Wisdom of Solomon 5:15-6:3 | Synaxis of the Unmercenaries
sunday-of-the-unmercenaries liturgy epistle 1 Corinthians 12:27-13:8 | Synaxis of the Unmercenaries
sunday-of-the-unmercenaries liturgy gospel Matthew 10:1, 5-8 | Synaxis of the Unmercenaries
`;
