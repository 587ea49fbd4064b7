/** From Pascha to the second Sunday after Pentecost; see `table.ts`. */
export const pentecostarionRows = `
P+0 liturgy epistle Acts 1:1-8
P+0 liturgy gospel John 1:1-17
P+1 vespers gospel John 20:19-25
P+1 liturgy epistle Acts 1:12-17, 21-26
P+1 liturgy gospel John 1:18-28
P+1 procession gospel Matthew 28:1-20
P+1 procession gospel Mark 16:1-8
P+1 procession gospel Luke 24:1-12
P+1 procession gospel John 20:1-10
P+1 procession gospel Luke 24:36-53
P+2 liturgy epistle Acts 2:14-21
P+2 liturgy gospel Luke 24:12-35
P+3 liturgy epistle Acts 2:22-36
P+3 liturgy gospel John 1:35-51
P+4 liturgy epistle Acts 2:38-43
P+4 liturgy gospel John 3:1-15
P+5 liturgy epistle Acts 3:1-8
P+5 liturgy epistle Philippians 2:5-11 | Theotokos
P+5 liturgy gospel John 2:12-22
P+5 liturgy gospel Luke 10:38-42; 11:27-28 | Theotokos
P+6 liturgy epistle Acts 3:11-16
P+6 liturgy gospel John 3:22-33
P+7 matins matins-gospel Matthew 28:16-20
P+7 liturgy epistle Acts 5:12-20
P+7 liturgy gospel John 20:19-31
P+8 liturgy epistle Acts 3:19-26
P+8 liturgy gospel John 2:1-11
P+9 liturgy epistle Acts 4:1-10
P+9 liturgy gospel John 3:16-21
P+10 liturgy epistle Acts 4:13-22
P+10 liturgy gospel John 5:17-24
P+11 liturgy epistle Acts 4:23-31
P+11 liturgy gospel John 5:24-30
P+12 liturgy epistle Acts 5:1-11
P+12 liturgy gospel John 5:30-6:2
P+13 liturgy epistle Acts 5:21-33
P+13 liturgy gospel John 6:14-27
P+14 matins matins-gospel Mark 16:9-20
P+14 liturgy epistle Acts 6:1-7
P+14 liturgy gospel Mark 15:43-16:8
P+15 liturgy epistle Acts 6:8-7:5, 47-60
P+15 liturgy gospel John 4:46-54
P+16 liturgy epistle Acts 8:5-17
P+16 liturgy gospel John 6:27-33
P+17 liturgy epistle Acts 8:18-25
P+17 liturgy gospel John 6:35-39
P+18 liturgy epistle Acts 8:26-39
P+18 liturgy gospel John 6:40-44
P+19 liturgy epistle Acts 8:40-9:19
P+19 liturgy gospel John 6:48-54
P+20 liturgy epistle Acts 9:20-31
P+20 liturgy gospel John 15:17-16:2
P+21 matins matins-gospel Luke 24:1-12
P+21 liturgy epistle Acts 9:32-42
P+21 liturgy gospel John 5:1-15
P+22 liturgy epistle Acts 10:1-16
P+22 liturgy gospel John 6:56-69
P+23 liturgy epistle Acts 10:21-33
P+23 liturgy gospel John 7:1-13
P+24 vespers ot Micah 4:2-3, 5; 6:2-5, 8; 5:4, 5 (composite) | Mid-Pentecost
P+24 vespers ot Isaiah 55:1; 12:3-4; 55:2-13 (composite) | Mid-Pentecost
P+24 vespers ot Proverbs 9:1-11 | Mid-Pentecost
P+24 liturgy epistle Acts 14:6-18 | Mid-Pentecost
P+24 liturgy gospel John 7:14-30 | Mid-Pentecost
P+24 blessing-of-waters epistle Hebrews 2:11-18 | Lesser Blessing of Waters
P+24 blessing-of-waters gospel John 5:1-4 | Lesser Blessing of Waters
P+25 liturgy epistle Acts 10:34-43
P+25 liturgy gospel John 8:12-20
P+26 liturgy epistle Acts 10:44-11:10
P+26 liturgy gospel John 8:21-30
P+27 liturgy epistle Acts 12:1-11
P+27 liturgy gospel John 8:31-42
P+28 matins matins-gospel John 20:1-10
P+28 liturgy epistle Acts 11:19-26, 29-30
P+28 liturgy gospel John 4:5-42
P+29 liturgy epistle Acts 12:12-17
P+29 liturgy gospel John 8:42-51
P+30 liturgy epistle Acts 12:25-13:12
P+30 liturgy gospel John 8:51-59
P+31 liturgy epistle Acts 13:13-24
P+31 liturgy gospel John 6:5-14
P+32 liturgy epistle Acts 14:20-27
P+32 liturgy gospel John 9:39-10:9
P+33 liturgy epistle Acts 15:5-34
P+33 liturgy gospel John 10:17-28
P+34 liturgy epistle Acts 15:35-41
P+34 liturgy gospel John 10:27-38
P+35 matins matins-gospel John 20:11-18
P+35 liturgy epistle Acts 16:16-34
P+35 liturgy gospel John 9:1-38
P+36 liturgy epistle Acts 17:1-15
P+36 liturgy gospel John 11:47-57
P+37 liturgy epistle Acts 17:19-28
P+37 liturgy gospel John 12:19-36
P+38 liturgy epistle Acts 18:22-28
P+38 liturgy gospel John 12:36-47
P+39 vespers ot Isaiah 2:2-3
P+39 vespers ot Isaiah 62:10-63:3, 7-9 (composite)
P+39 vespers ot Zechariah 14:1, 4, 8-11 (composite)
P+39 matins matins-gospel Mark 16:9-20
P+39 liturgy epistle Acts 1:1-12
P+39 liturgy gospel Luke 24:36-53
P+40 liturgy epistle Acts 19:1-8
P+40 liturgy gospel John 14:1-11
P+41 liturgy epistle Acts 20:7-12
P+41 liturgy gospel John 14:10-21
P+42 vespers ot Genesis 14:14-20
P+42 vespers ot Deuteronomy 1:8-11, 15-17
P+42 vespers ot Deuteronomy 10:14-21
P+42 matins matins-gospel John 21:1-14
P+42 liturgy epistle Acts 20:16-18, 28-36
P+42 liturgy gospel John 17:1-13
P+43 liturgy epistle Acts 21:8-14
P+43 liturgy gospel John 14:27-15:7
P+44 liturgy epistle Acts 21:26-32
P+44 liturgy gospel John 16:2-13
P+45 liturgy epistle Acts 23:1-11
P+45 liturgy gospel John 16:15-23
P+46 liturgy epistle Acts 25:13-19
P+46 liturgy gospel John 16:23-33
P+47 liturgy epistle Acts 27:1-44
P+47 liturgy gospel John 17:18-26
P+48 liturgy epistle Acts 28:1-31
P+48 liturgy epistle 1 Thessalonians 4:13-17 | for the departed
P+48 liturgy epistle 1 Corinthians 15:47-57 | for the departed (alternative)
P+48 liturgy gospel John 21:15-25
P+48 liturgy gospel John 5:24-30 | for the departed
P+48 liturgy gospel John 6:35-39 | for the departed (alternative)
P+49 vespers ot Numbers 11:16-17, 24-29
P+49 vespers ot Joel 2:23-32
P+49 vespers ot Ezekiel 36:24-28
P+49 matins matins-gospel John 20:19-23
P+49 liturgy epistle Acts 2:1-11
P+49 liturgy gospel John 7:37-52; 8:12
P+50 liturgy epistle Ephesians 5:8-19 | Monday of the Holy Spirit
P+50 liturgy gospel Matthew 18:10-20 | Monday of the Holy Spirit
P+51 liturgy epistle Romans 1:1-7, 13-17
P+51 liturgy gospel Matthew 4:25-5:13
P+52 liturgy epistle Romans 1:18-27
P+52 liturgy gospel Matthew 5:20-26
P+53 liturgy epistle Romans 1:28-2:9
P+53 liturgy gospel Matthew 5:27-32
P+54 liturgy epistle Romans 2:14-29
P+54 liturgy gospel Matthew 5:33-41
P+55 liturgy epistle Romans 1:7-12
P+55 liturgy gospel Matthew 5:42-48
P+56 vespers ot Isaiah 43:9-14
P+56 vespers ot Wisdom of Solomon 3:1-9
P+56 vespers ot Wisdom of Solomon 5:15-6:3
P+56 liturgy epistle Hebrews 11:33-12:2
P+56 liturgy gospel Matthew 10:32-33, 37-38; 19:27-30
P+57 liturgy epistle Romans 2:28-3:18
P+57 liturgy gospel Matthew 6:31-34; 7:9-11
P+58 liturgy epistle Romans 4:4-12
P+58 liturgy gospel Matthew 7:15-21
P+59 liturgy epistle Romans 4:13-25
P+59 liturgy gospel Matthew 7:21-23
P+60 liturgy epistle Romans 5:10-16
P+60 liturgy gospel Matthew 8:23-27
P+61 liturgy epistle Romans 5:17-6:2
P+61 liturgy gospel Matthew 9:14-17
P+62 liturgy epistle Romans 3:19-26
P+62 liturgy gospel Matthew 7:1-8
P+63 vespers ot Isaiah 43:9-14 | All Saints of the Local Church
P+63 vespers ot Wisdom of Solomon 3:1-9 | All Saints of the Local Church
P+63 vespers ot Wisdom of Solomon 5:15-6:3 | All Saints of the Local Church
P+63 liturgy epistle Romans 2:10-16
P+63 liturgy epistle Hebrews 11:33-12:2 | All Saints of the Local Church
P+63 liturgy gospel Matthew 4:18-23
P+63 liturgy gospel Matthew 4:25-5:12 | All Saints of the Local Church
`;
