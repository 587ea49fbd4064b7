/** From the Sunday of the Publican and the Pharisee to Holy Saturday; see `table.ts`. */
export const triodionRows = `
P-70 liturgy epistle 2 Timothy 3:10-15
P-70 liturgy gospel Luke 18:10-14
P-69 liturgy epistle 2 Peter 1:20-2:9
P-69 liturgy gospel Mark 13:9-13
P-68 liturgy epistle 2 Peter 2:9-22
P-68 liturgy gospel Mark 13:14-23
P-67 liturgy epistle 2 Peter 3:1-18
P-67 liturgy gospel Mark 13:24-31
P-66 liturgy epistle 1 John 1:8-2:6
P-66 liturgy gospel Mark 13:31-14:2
P-65 liturgy epistle 1 John 2:7-17
P-65 liturgy gospel Mark 14:3-9
P-64 liturgy epistle 2 Timothy 3:1-9
P-64 liturgy gospel Luke 20:46-21:4
P-63 liturgy epistle 1 Corinthians 6:12-20
P-63 liturgy gospel Luke 15:11-32
P-62 liturgy epistle 1 John 2:18-3:10
P-62 liturgy gospel Mark 11:1-11
P-61 liturgy epistle 1 John 3:10-20
P-61 liturgy gospel Mark 14:10-42
P-60 liturgy epistle 1 John 3:21-4:6
P-60 liturgy gospel Mark 14:43-15:1
P-59 liturgy epistle 1 John 4:20-5:21
P-59 liturgy gospel Mark 15:1-15
P-58 liturgy epistle 2 John 1:1-13
P-58 liturgy gospel Mark 15:22, 25, 33-41
P-57 liturgy epistle 1 Corinthians 10:23-28
P-57 liturgy epistle 1 Thessalonians 4:13-17 | for the departed
P-57 liturgy gospel Luke 21:8-9, 25-27, 33-36
P-57 liturgy gospel John 5:24-30 | for the departed
P-56 liturgy epistle 1 Corinthians 8:8-9:2
P-56 liturgy gospel Matthew 25:31-46
P-55 liturgy epistle 3 John 1:1-14
P-55 liturgy gospel Luke 19:29-40; 22:7-39
P-54 liturgy epistle Jude 1-10
P-54 liturgy gospel Luke 22:39-42, 45-23:1
P-53 sixth-hour ot Joel 2:12-26
P-53 vespers ot Joel 3:12-21
P-52 liturgy epistle Jude 11-25
P-52 liturgy gospel Luke 23:2-34, 44-56
P-51 sixth-hour ot Zechariah 8:7-17
P-51 vespers ot Zechariah 8:19-23
P-50 liturgy epistle Romans 14:19-23; 16:25-27
P-50 liturgy epistle Galatians 5:22-6:2 | for the departed
P-50 liturgy gospel Matthew 6:1-13
P-50 liturgy gospel Matthew 11:27-30 | for the departed
P-49 liturgy epistle Romans 13:11-14:4
P-49 liturgy gospel Matthew 6:14-21
P-48 sixth-hour ot Isaiah 1:1-20
P-48 vespers ot Genesis 1:1-13
P-48 vespers ot Proverbs 1:1-20
P-47 sixth-hour ot Isaiah 1:19-2:3
P-47 vespers ot Genesis 1:14-23
P-47 vespers ot Proverbs 1:20-33
P-46 sixth-hour ot Isaiah 2:3-11
P-46 vespers ot Genesis 1:24-2:3
P-46 vespers ot Proverbs 2:1-22
P-45 sixth-hour ot Isaiah 2:11-21
P-45 vespers ot Genesis 2:4-19
P-45 vespers ot Proverbs 3:1-18
P-44 sixth-hour ot Isaiah 3:1-14
P-44 vespers ot Genesis 2:20-3:20
P-44 vespers ot Proverbs 3:19-34
P-43 liturgy epistle Hebrews 1:1-12
P-43 liturgy epistle 2 Timothy 2:1-10 | Theodore the Recruit
P-43 liturgy gospel Mark 2:23-3:5
P-43 liturgy gospel John 15:17-16:2 | Theodore the Recruit
P-42 liturgy epistle Hebrews 11:24-26, 32-12:2
P-42 liturgy gospel John 1:43-51
P-41 sixth-hour ot Isaiah 4:2-5:7
P-41 vespers ot Genesis 3:21-4:7
P-41 vespers ot Proverbs 3:34-4:22
P-40 sixth-hour ot Isaiah 5:7-16
P-40 vespers ot Genesis 4:8-15
P-40 vespers ot Proverbs 5:1-15
P-39 sixth-hour ot Isaiah 5:16-25
P-39 vespers ot Genesis 4:16-26
P-39 vespers ot Proverbs 5:15-6:3
P-38 sixth-hour ot Isaiah 6:1-12
P-38 vespers ot Genesis 5:1-24
P-38 vespers ot Proverbs 6:3-20
P-37 sixth-hour ot Isaiah 7:1-14
P-37 vespers ot Genesis 5:32-6:8
P-37 vespers ot Proverbs 6:20-7:1
P-36 liturgy epistle Hebrews 3:12-16
P-36 liturgy epistle 1 Thessalonians 4:13-17 | for the departed
P-36 liturgy gospel Mark 1:35-44
P-36 liturgy gospel John 5:24-30 | for the departed
P-35 liturgy epistle Hebrews 1:10-2:3
P-35 liturgy epistle Hebrews 7:26-8:2 | Gregory Palamas
P-35 liturgy gospel Mark 2:1-12
P-35 liturgy gospel John 10:9-16 | Gregory Palamas
P-34 sixth-hour ot Isaiah 8:13-9:7
P-34 vespers ot Genesis 6:9-22
P-34 vespers ot Proverbs 8:1-21
P-33 sixth-hour ot Isaiah 9:9-10:4
P-33 vespers ot Genesis 7:1-5
P-33 vespers ot Proverbs 8:32-9:11
P-32 sixth-hour ot Isaiah 10:12-20
P-32 vespers ot Genesis 7:6-9
P-32 vespers ot Proverbs 9:12-18 (LXX)
P-31 sixth-hour ot Isaiah 11:10-12:2
P-31 vespers ot Genesis 7:11-8:3
P-31 vespers ot Proverbs 10:1-22
P-30 sixth-hour ot Isaiah 13:2-13
P-30 vespers ot Genesis 8:4-21
P-30 vespers ot Proverbs 10:31-11:12
P-29 liturgy epistle Hebrews 10:32-38
P-29 liturgy epistle 1 Thessalonians 4:13-17 | for the departed
P-29 liturgy gospel Mark 2:14-17
P-29 liturgy gospel John 5:24-30 | for the departed
P-28 liturgy epistle Hebrews 4:14-5:6
P-28 liturgy gospel Mark 8:34-9:1
P-27 sixth-hour ot Isaiah 14:24-32
P-27 vespers ot Genesis 8:21-9:7
P-27 vespers ot Proverbs 11:19-12:6
P-26 sixth-hour ot Isaiah 25:1-9
P-26 vespers ot Genesis 9:8-17
P-26 vespers ot Proverbs 12:8-22
P-25 sixth-hour ot Isaiah 26:21-27:9
P-25 vespers ot Genesis 9:18-10:1
P-25 vespers ot Proverbs 12:23-13:9 (LXX)
P-24 sixth-hour ot Isaiah 28:14-22
P-24 vespers ot Genesis 10:32-11:9
P-24 vespers ot Proverbs 13:19-14:6
P-23 sixth-hour ot Isaiah 29:13-23
P-23 vespers ot Genesis 12:1-7
P-23 vespers ot Proverbs 14:15-26
P-22 liturgy epistle Hebrews 6:9-12
P-22 liturgy epistle 1 Corinthians 15:47-57 | for the departed
P-22 liturgy gospel Mark 7:31-37
P-22 liturgy gospel John 5:24-30 | for the departed
P-21 liturgy epistle Hebrews 6:13-20
P-21 liturgy epistle Ephesians 5:8-19 | John of the Ladder
P-21 liturgy gospel Mark 9:17-31
P-21 liturgy gospel Matthew 4:25-5:12 | John of the Ladder
P-20 sixth-hour ot Isaiah 37:33-38:6
P-20 vespers ot Genesis 13:12-18
P-20 vespers ot Proverbs 14:27-15:4
P-19 sixth-hour ot Isaiah 40:18-31
P-19 vespers ot Genesis 15:1-15
P-19 vespers ot Proverbs 15:7-19
P-18 sixth-hour ot Isaiah 41:4-14
P-18 vespers ot Genesis 17:1-9
P-18 vespers ot Proverbs 15:20-16:9 (LXX)
P-17 sixth-hour ot Isaiah 42:5-16
P-17 vespers ot Genesis 18:20-33
P-17 vespers ot Proverbs 16:17-17:17
P-16 sixth-hour ot Isaiah 45:11-17
P-16 vespers ot Genesis 22:1-18
P-16 vespers ot Proverbs 17:17-18:5
P-15 liturgy epistle Hebrews 9:24-28
P-15 liturgy epistle Hebrews 9:1-7 | Theotokos
P-15 liturgy gospel Mark 8:27-31
P-15 liturgy gospel Luke 10:38-42; 11:27-28 | Theotokos
P-14 liturgy epistle Hebrews 9:11-14
P-14 liturgy epistle Galatians 3:23-29 | Mary of Egypt
P-14 liturgy gospel Mark 10:32-45
P-14 liturgy gospel Luke 7:36-50 | Mary of Egypt
P-13 sixth-hour ot Isaiah 48:17-49:4
P-13 vespers ot Genesis 27:1-41
P-13 vespers ot Proverbs 19:16-25
P-12 sixth-hour ot Isaiah 49:6-10
P-12 vespers ot Genesis 31:3-16
P-12 vespers ot Proverbs 21:3-21
P-11 sixth-hour ot Isaiah 58:1-11
P-11 vespers ot Genesis 43:26-31; 45:1-16
P-11 vespers ot Proverbs 21:23-22:4
P-10 sixth-hour ot Isaiah 65:8-16
P-10 vespers ot Genesis 46:1-7
P-10 vespers ot Proverbs 23:15-24:5
P-9 sixth-hour ot Isaiah 66:10-24
P-9 vespers ot Genesis 49:33-50:26
P-9 vespers ot Proverbs 31:8-31
P-8 liturgy epistle Hebrews 12:28-13:8
P-8 liturgy gospel John 11:1-45
P-7 vespers ot Genesis 49:1-2, 8-12
P-7 vespers ot Zephaniah 3:14-19
P-7 vespers ot Zechariah 9:9-15
P-7 matins matins-gospel Matthew 21:1-11, 15-17
P-7 liturgy epistle Philippians 4:4-9
P-7 liturgy gospel John 12:1-18
P-6 matins gospel Matthew 21:18-43
P-6 sixth-hour ot Ezekiel 1:1-20
P-6 vespers ot Exodus 1:1-20
P-6 vespers ot Job 1:1-12
P-6 presanctified gospel Matthew 24:3-35
P-5 matins gospel Matthew 22:15-23:39
P-5 sixth-hour ot Ezekiel 1:21-28 (1:21-2:1 LXX)
P-5 vespers ot Exodus 2:5-10
P-5 vespers ot Job 1:13-22
P-5 presanctified gospel Matthew 24:36-26:2
P-4 matins gospel John 12:17-50
P-4 sixth-hour ot Ezekiel 2:3-3:3
P-4 vespers ot Exodus 2:11-22
P-4 vespers ot Job 2:1-10
P-4 presanctified gospel Matthew 26:6-16
P-3 matins gospel Luke 22:1-39
P-3 first-hour ot Jeremiah 11:18-12:5, 9-11, 14-15
P-3 vespers ot Exodus 19:10-19
P-3 vespers ot Job 38:1-23; 42:1-5
P-3 vespers ot Isaiah 50:4-11
P-3 liturgy epistle 1 Corinthians 11:23-32
P-3 liturgy gospel Matthew 26:2-20; John 13:3-17; Matthew 26:21-39; Luke 22:43-45; Matthew 26:40-27:2
P-3 washing-of-feet gospel John 13:1-11 | at the Washing of the Feet
P-3 washing-of-feet gospel John 13:12-17 | after the Washing of the Feet
P-2 passion-matins gospel John 13:31-18:1 | 1st Passion Gospel
P-2 passion-matins gospel John 18:1-28 | 2nd Passion Gospel
P-2 passion-matins gospel Matthew 26:57-75 | 3rd Passion Gospel
P-2 passion-matins gospel John 18:28-19:16 | 4th Passion Gospel
P-2 passion-matins gospel Matthew 27:3-32 | 5th Passion Gospel
P-2 passion-matins gospel Mark 15:16-32 | 6th Passion Gospel
P-2 passion-matins gospel Matthew 27:33-54 | 7th Passion Gospel
P-2 passion-matins gospel Luke 23:32-49 | 8th Passion Gospel
P-2 passion-matins gospel John 19:25-37 | 9th Passion Gospel
P-2 passion-matins gospel Mark 15:43-47 | 10th Passion Gospel
P-2 passion-matins gospel John 19:38-42 | 11th Passion Gospel
P-2 passion-matins gospel Matthew 27:62-66 | 12th Passion Gospel
P-2 first-hour ot Zechariah 11:10-13
P-2 first-hour epistle Galatians 6:14-18
P-2 first-hour gospel Matthew 27:1-56
P-2 third-hour ot Isaiah 50:4-11
P-2 third-hour epistle Romans 5:6-11
P-2 third-hour gospel Mark 15:16-41
P-2 sixth-hour ot Isaiah 52:13-54:1
P-2 sixth-hour ot Amos 8:9-12 | Great and Holy Friday (alternative)
P-2 sixth-hour epistle Hebrews 2:11-18
P-2 sixth-hour gospel Luke 23:32-49
P-2 ninth-hour ot Jeremiah 11:18-12:5, 9-11, 14-15
P-2 ninth-hour epistle Hebrews 10:19-31
P-2 ninth-hour gospel John 18:28-19:37
P-2 vespers ot Exodus 33:11-23
P-2 vespers ot Job 42:12-17 (LXX)
P-2 vespers ot Isaiah 52:13-54:1
P-2 vespers epistle 1 Corinthians 1:18-2:2
P-2 vespers gospel Matthew 27:1-38; Luke 23:39-43; Matthew 27:39-54; John 19:31-37; Matthew 27:55-61
P-1 matins ot Ezekiel 37:1-14
P-1 matins epistle 1 Corinthians 5:6-8; Galatians 3:13-14
P-1 matins matins-gospel Matthew 27:62-66
P-1 vespers ot Genesis 1:1-13
P-1 vespers ot Isaiah 60:1-16
P-1 vespers ot Exodus 12:1-11
P-1 vespers ot Jonah 1:1-4:11
P-1 vespers ot Joshua 5:10-15
P-1 vespers ot Exodus 13:20-15:19
P-1 vespers ot Zephaniah 3:8-15
P-1 vespers ot 1 Kings 17:8-24
P-1 vespers ot Isaiah 61:10-62:5
P-1 vespers ot Genesis 22:1-18
P-1 vespers ot Isaiah 61:1-9
P-1 vespers ot 2 Kings 4:8-37
P-1 vespers ot Isaiah 63:11-64:5
P-1 vespers ot Jeremiah 31:31-34
P-1 vespers ot Daniel 3:1-23; Song of the Three 1-66
P-1 liturgy epistle Romans 6:3-11
P-1 liturgy gospel Matthew 28:1-20
`;
