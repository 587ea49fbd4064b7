/** Days of the Menaion; see `table.ts`. */
export const menaionRows = `
01-01 vespers ot Genesis 17:1-2, 4, 5-7, 8, 9-10, 11-12, 14 (composite) | Circumcision of the Lord and Basil the Great
01-01 vespers ot Proverbs 8:22-30 | Circumcision of the Lord and Basil the Great
01-01 vespers ot Proverbs 10:31-11:12 | Circumcision of the Lord and Basil the Great
01-01 matins matins-gospel John 10:9-16 | Circumcision of the Lord and Basil the Great
01-01 liturgy epistle Colossians 2:8-12 | Circumcision of the Lord
01-01 liturgy epistle Hebrews 7:26-8:2 | Basil the Great
01-01 liturgy gospel Luke 2:20-21, 40-52 | Circumcision of the Lord
01-01 liturgy gospel Luke 6:17-23 | Basil the Great
01-02 vespers ot Wisdom of Solomon 3:1-9 | Seraphim of Sarov
01-02 vespers ot Wisdom of Solomon 5:15-6:3 | Seraphim of Sarov
01-02 vespers ot Wisdom of Solomon 4:7-15 | Seraphim of Sarov
01-02 matins matins-gospel Matthew 11:27-30 | Seraphim of Sarov
01-02 liturgy epistle Galatians 5:22-6:2 | Seraphim of Sarov
01-02 liturgy gospel Luke 6:17-23 | Seraphim of Sarov
01-05 vespers ot Genesis 1:1-13 | Eve of Theophany
01-05 vespers ot Exodus 14:15-18, 21-23, 27-29 | Eve of Theophany
01-05 vespers ot Exodus 15:22-16:1 | Eve of Theophany
01-05 vespers ot Joshua 3:7-8, 15-17 | Eve of Theophany
01-05 vespers ot 2 Kings 2:6-14 | Eve of Theophany
01-05 vespers ot 2 Kings 5:9-14 | Eve of Theophany
01-05 vespers ot Isaiah 1:16-20 | Eve of Theophany
01-05 vespers ot Genesis 32:1-10 | Eve of Theophany
01-05 vespers ot Exodus 2:5-10 | Eve of Theophany
01-05 vespers ot Judges 6:36-40 | Eve of Theophany
01-05 vespers ot 1 Kings 18:30-39 | Eve of Theophany
01-05 vespers ot 2 Kings 2:19-22 | Eve of Theophany
01-05 vespers ot Isaiah 49:8-15 | Eve of Theophany
01-05 blessing-of-waters ot Isaiah 35:1-10 | Blessing of Waters
01-05 blessing-of-waters ot Isaiah 55:1-13 | Blessing of Waters
01-05 blessing-of-waters ot Isaiah 12:3-6 | Blessing of Waters
01-05 blessing-of-waters epistle 1 Corinthians 10:1-4 | Blessing of Waters
01-05 blessing-of-waters gospel Mark 1:9-11 | Blessing of Waters
01-06 matins matins-gospel Mark 1:9-11 | Theophany
01-06 liturgy epistle Titus 2:11-14; 3:4-7 | Theophany
01-06 liturgy gospel Matthew 3:13-17 | Theophany
01-06 blessing-of-waters ot Isaiah 35:1-10 | Blessing of Waters
01-06 blessing-of-waters ot Isaiah 55:1-13 | Blessing of Waters
01-06 blessing-of-waters ot Isaiah 12:3-6 | Blessing of Waters
01-06 blessing-of-waters epistle 1 Corinthians 10:1-4 | Blessing of Waters
01-06 blessing-of-waters gospel Mark 1:9-11 | Blessing of Waters
01-07 liturgy epistle Acts 19:1-8 | Synaxis of John the Forerunner
01-07 liturgy gospel John 1:29-34 | Synaxis of John the Forerunner
01-11 vespers ot Wisdom of Solomon 3:1-9 | Theodosius the Great
01-11 vespers ot Wisdom of Solomon 5:15-6:3 | Theodosius the Great
01-11 vespers ot Wisdom of Solomon 4:7-15 | Theodosius the Great
01-11 matins matins-gospel Luke 6:17-23 | Theodosius the Great
01-11 liturgy epistle 2 Corinthians 4:6-15 | Theodosius the Great
01-11 liturgy gospel Matthew 11:27-30 | Theodosius the Great
01-17 vespers ot Wisdom of Solomon 5:15-6:3 | Anthony the Great
01-17 vespers ot Wisdom of Solomon 3:1-9 | Anthony the Great
01-17 vespers ot Wisdom of Solomon 4:7-15 | Anthony the Great
01-17 matins matins-gospel Matthew 11:27-30 | Anthony the Great
01-17 liturgy epistle Hebrews 13:17-21 | Anthony the Great
01-17 liturgy gospel Luke 6:17-23 | Anthony the Great
01-20 vespers ot Wisdom of Solomon 5:15-6:3 | Euthymius the Great
01-20 vespers ot Wisdom of Solomon 3:1-9 | Euthymius the Great
01-20 vespers ot Wisdom of Solomon 4:7-15 | Euthymius the Great
01-20 matins matins-gospel Matthew 11:27-30 | Euthymius the Great
01-20 liturgy epistle Hebrews 13:17-21 | Euthymius the Great
01-20 liturgy gospel Luke 6:17-23 | Euthymius the Great
01-25 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Gregory the Theologian
01-25 vespers ot Proverbs 10; Wisdom of Solomon 6, 7, 8, 9 (composite) | Gregory the Theologian
01-25 vespers ot Wisdom of Solomon 4:7-15 | Gregory the Theologian
01-25 matins matins-gospel John 10:1-9 | Gregory the Theologian
01-25 liturgy epistle 1 Corinthians 12:7-11 | Gregory the Theologian
01-25 liturgy gospel John 10:9-16 | Gregory the Theologian
01-27 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | John Chrysostom, translation of the relics
01-27 vespers ot Proverbs 10; Wisdom of Solomon 6, 7, 8, 9 (composite) | John Chrysostom, translation of the relics
01-27 vespers ot Wisdom of Solomon 4, 6, 7, 2 (composite) | John Chrysostom, translation of the relics
01-27 matins matins-gospel John 10:1-9 | John Chrysostom, translation of the relics
01-27 liturgy epistle Hebrews 7:26-8:2 | John Chrysostom, translation of the relics
01-27 liturgy gospel John 10:9-16 | John Chrysostom, translation of the relics
01-30 vespers ot Deuteronomy 1:8-11, 15-17 | Three Holy Hierarchs
01-30 vespers ot Deuteronomy 10:14-21 | Three Holy Hierarchs
01-30 vespers ot Wisdom of Solomon 3:1-9 | Three Holy Hierarchs
01-30 matins matins-gospel John 10:9-16 | Three Holy Hierarchs
01-30 liturgy epistle Hebrews 13:7-16 | Three Holy Hierarchs
01-30 liturgy gospel Matthew 5:14-19 | Three Holy Hierarchs
02-02 vespers ot Exodus 13:1-3, 11-12, 14-16; Leviticus 12:2-4, 6-8; Numbers 8:16-17 (composite) | Meeting of the Lord
02-02 vespers ot Isaiah 6:1-12 | Meeting of the Lord
02-02 vespers ot Isaiah 19:1, 3, 4-5, 12, 16, 19-21 (composite) | Meeting of the Lord
02-02 matins matins-gospel Luke 2:25-32 | Meeting of the Lord
02-02 liturgy epistle Hebrews 7:7-17 | Meeting of the Lord
02-02 liturgy gospel Luke 2:22-40 | Meeting of the Lord
02-05 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Theodosius of Chernigov
02-05 vespers ot Proverbs 10; Wisdom of Solomon 6, 7, 8, 9 (composite) | Theodosius of Chernigov
02-05 vespers ot Wisdom of Solomon 4:7-15 | Theodosius of Chernigov
02-05 matins matins-gospel John 10:9-16 | Theodosius of Chernigov
02-05 liturgy epistle Hebrews 13:17-21 | Theodosius of Chernigov
02-05 liturgy gospel Luke 6:17-23 | Theodosius of Chernigov
02-09 liturgy epistle Hebrews 7:7-17 | Leavetaking of the Meeting of the Lord
02-09 liturgy gospel Luke 2:22-40 | Leavetaking of the Meeting of the Lord
02-24 vespers ot Isaiah 40:1-3, 9; 41:17-18; 45:8; 48:20-21; 54:1 (composite) | First and Second Finding of the Head of the Forerunner
02-24 vespers ot Malachi 3:1-3, 5-7, 12, 17-18; 4:6, 4-5 (composite) | First and Second Finding of the Head of the Forerunner
02-24 vespers ot Wisdom of Solomon 4:7, 16-17, 19-20; 5:1-7 (composite) | First and Second Finding of the Head of the Forerunner
02-24 matins matins-gospel Luke 7:17-30 | First and Second Finding of the Head of the Forerunner
02-24 liturgy epistle 2 Corinthians 4:6-15 | First and Second Finding of the Head of the Forerunner
02-24 liturgy gospel Matthew 11:2-15 | First and Second Finding of the Head of the Forerunner
02-27 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Raphael of Brooklyn
02-27 vespers ot Proverbs 10:31-11:12 | Raphael of Brooklyn
02-27 vespers ot Wisdom of Solomon 4:7-15 | Raphael of Brooklyn
02-27 matins matins-gospel John 10:1-9 | Raphael of Brooklyn
02-27 liturgy epistle Hebrews 13:17-21 | Raphael of Brooklyn
02-27 liturgy gospel John 10:9-16 | Raphael of Brooklyn
03-09 vespers ot Isaiah 43:9-14 | Forty Martyrs of Sebaste
03-09 vespers ot Wisdom of Solomon 3:1-9 | Forty Martyrs of Sebaste
03-09 vespers ot Wisdom of Solomon 5:15-6:3 | Forty Martyrs of Sebaste
03-09 matins matins-gospel Luke 21:12-19 | Forty Martyrs of Sebaste
03-09 liturgy epistle Hebrews 12:1-10 | Forty Martyrs of Sebaste
03-09 liturgy gospel Matthew 20:1-16 | Forty Martyrs of Sebaste
03-25 matins matins-gospel Luke 1:39-49, 56 | Annunciation
03-25 liturgy epistle Hebrews 2:11-18 | Annunciation
03-25 liturgy gospel Luke 1:24-38 | Annunciation
03-26 liturgy epistle Hebrews 2:11-18 | Leavetaking of the Annunciation
03-26 liturgy gospel Luke 1:24-38 | Leavetaking of the Annunciation
03-31 matins matins-gospel John 10:1-9 | Innocent of Alaska
03-31 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Innocent of Alaska
03-31 vespers ot Wisdom of Solomon 4:7, 16-17, 19-20; 5:1-7 (composite) | Innocent of Alaska
03-31 vespers ot Proverbs 10; Wisdom of Solomon 6, 7, 8, 9 (composite) | Innocent of Alaska
03-31 liturgy epistle Hebrews 7:26-8:2 | Innocent of Alaska
03-31 liturgy gospel John 10:9-16 | Innocent of Alaska
04-07 vespers ot Wisdom of Solomon 3:1-9 | Tikhon of Moscow
04-07 vespers ot Wisdom of Solomon 5:15-6:3 | Tikhon of Moscow
04-07 vespers ot Wisdom of Solomon 4:7-15 | Tikhon of Moscow
04-07 matins matins-gospel John 10:1-9 | Tikhon of Moscow
04-07 liturgy epistle Hebrews 7:26-8:2 | Tikhon of Moscow
04-07 liturgy gospel John 10:9-16 | Tikhon of Moscow
04-23 vespers ot Isaiah 43:9-14 | Great Martyr George
04-23 vespers ot Wisdom of Solomon 3:1-9 | Great Martyr George
04-23 vespers ot Wisdom of Solomon 4:7-15 | Great Martyr George
04-23 matins matins-gospel Luke 12:2-12 | Great Martyr George
04-23 liturgy epistle Acts 12:1-11 | Great Martyr George
04-23 liturgy gospel John 15:17-16:2 | Great Martyr George
04-25 vespers ot James 1:1-12 | Apostle Mark
04-25 vespers ot James 1:13-27 | Apostle Mark
04-25 vespers ot James 2:1-13 | Apostle Mark
04-25 matins matins-gospel Luke 10:1-15 | Apostle Mark
04-25 liturgy epistle 1 Peter 5:6-14 | Apostle Mark
04-25 liturgy gospel Mark 6:7-13 | Apostle Mark
04-30 vespers ot James 1:1-12 | Apostle James, son of Zebedee
04-30 vespers ot James 1:13-27 | Apostle James, son of Zebedee
04-30 vespers ot James 2:1-13 | Apostle James, son of Zebedee
04-30 matins matins-gospel John 21:15-25 | Apostle James, son of Zebedee
04-30 liturgy epistle Acts 12:1-11 | Apostle James, son of Zebedee
04-30 liturgy gospel Luke 5:1-11 | Apostle James, son of Zebedee
05-03 vespers ot Wisdom of Solomon 5:15-6:3 | Theodosius of the Kiev Caves
05-03 vespers ot Wisdom of Solomon 3:1-9 | Theodosius of the Kiev Caves
05-03 vespers ot Wisdom of Solomon 4:7-15 | Theodosius of the Kiev Caves
05-03 matins matins-gospel Luke 6:17-23 | Theodosius of the Kiev Caves
05-03 liturgy epistle Hebrews 13:7-16 | Theodosius of the Kiev Caves
05-03 liturgy gospel Matthew 11:27-30 | Theodosius of the Kiev Caves
05-07 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Alexis of Wilkes-Barre
05-07 vespers ot Proverbs 10; Wisdom of Solomon 6, 7, 8, 9 (composite) | Alexis of Wilkes-Barre
05-07 vespers ot Wisdom of Solomon 4, 6, 7, 2 (composite) | Alexis of Wilkes-Barre
05-07 matins matins-gospel John 10:9-16 | Alexis of Wilkes-Barre
05-07 liturgy epistle Galatians 1:11-19 | Alexis of Wilkes-Barre
05-07 liturgy gospel John 10:1-9 | Alexis of Wilkes-Barre
05-08 vespers ot 1 John 3:21-4:6 | John the Theologian
05-08 vespers ot 1 John 4:11-16 | John the Theologian
05-08 vespers ot 1 John 4:20-5:5 | John the Theologian
05-08 matins matins-gospel John 21:15-25 | John the Theologian
05-08 liturgy epistle 1 John 1:1-7 | John the Theologian
05-08 liturgy gospel John 19:25-27; 21:24-25 | John the Theologian
05-10 vespers ot 1 John 3:21-4:6 | Apostle Simon the Zealot
05-10 vespers ot 1 John 4:11-16 | Apostle Simon the Zealot
05-10 vespers ot 1 John 4:20-5:5 | Apostle Simon the Zealot
05-10 matins matins-gospel John 21:15-25 | Apostle Simon the Zealot
05-10 liturgy epistle 1 Corinthians 4:9-16 | Apostle Simon the Zealot
05-10 liturgy gospel Matthew 13:54-58 | Apostle Simon the Zealot
05-11 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Cyril and Methodius
05-11 vespers ot Proverbs 10:31-11:12 | Cyril and Methodius
05-11 vespers ot Wisdom of Solomon 4:7-15 | Cyril and Methodius
05-11 matins matins-gospel John 10:1-9 | Cyril and Methodius
05-11 liturgy epistle Hebrews 7:26-8:2 | Cyril and Methodius
05-11 liturgy gospel Matthew 5:14-19 | Cyril and Methodius
05-21 vespers ot 1 Kings 8:22-23, 27-30 | Constantine and Helen
05-21 vespers ot Isaiah 61:10-62:5 | Constantine and Helen
05-21 vespers ot Isaiah 60:1-16 | Constantine and Helen
05-21 matins matins-gospel John 10:9-16 | Constantine and Helen
05-21 liturgy epistle Acts 26:1-5, 12-20 | Constantine and Helen
05-21 liturgy gospel John 10:1-9 | Constantine and Helen
05-25 vespers ot Isaiah 40:1-3, 9; 41:17-18; 45:8; 48:20-21; 54:1 (composite) | Third Finding of the Head of the Forerunner
05-25 vespers ot Malachi 3:1-3, 5-7, 12, 17-18; 4:6, 4-5 (composite) | Third Finding of the Head of the Forerunner
05-25 vespers ot Wisdom of Solomon 4:7, 16-17, 19-20; 5:1-7 (composite) | Third Finding of the Head of the Forerunner
05-25 matins matins-gospel Luke 7:17-30 | Third Finding of the Head of the Forerunner
05-25 liturgy epistle 2 Corinthians 4:6-15 | Third Finding of the Head of the Forerunner
05-25 liturgy gospel Matthew 11:2-15 | Third Finding of the Head of the Forerunner
06-11 vespers ot 1 Peter 1:3-9 | Apostles Bartholomew and Barnabas
06-11 vespers ot 1 Peter 1:13-19 | Apostles Bartholomew and Barnabas
06-11 vespers ot 1 Peter 2:11-24 | Apostles Bartholomew and Barnabas
06-11 matins matins-gospel John 21:15-25 | Apostles Bartholomew and Barnabas
06-11 liturgy epistle Acts 11:19-26, 29-30 | Apostles Bartholomew and Barnabas
06-11 liturgy gospel Luke 10:16-21 | Apostles Bartholomew and Barnabas
06-19 vespers ot Jude 1-10 | Apostle Jude
06-19 vespers ot Jude 11-16 | Apostle Jude
06-19 vespers ot Jude 17-25 | Apostle Jude
06-19 matins matins-gospel John 21:15-25 | Apostle Jude
06-19 liturgy epistle Jude 1-10 | Apostle Jude
06-19 liturgy gospel John 14:21-24 | Apostle Jude
06-24 vespers ot Genesis 17:15-17, 19; 18:11-14; 21:1-8 (composite) | Nativity of the Forerunner
06-24 vespers ot Judges 13:2-8, 13-14, 17-18, 21 (composite) | Nativity of the Forerunner
06-24 vespers ot Isaiah 40:1-3, 9; 41:17-18; 45:8; 48:20-21; 54:1 (composite) | Nativity of the Forerunner
06-24 matins matins-gospel Luke 1:24-25, 57-68, 76, 80 | Nativity of the Forerunner
06-24 liturgy epistle Romans 13:11-14:4 | Nativity of the Forerunner
06-24 liturgy gospel Luke 1:1-25, 57-68, 76, 80 | Nativity of the Forerunner
06-29 vespers ot 1 Peter 1:3-9 | Apostles Peter and Paul
06-29 vespers ot 1 Peter 1:13-19 | Apostles Peter and Paul
06-29 vespers ot 1 Peter 2:11-24 | Apostles Peter and Paul
06-29 matins matins-gospel John 21:15-25 | Apostles Peter and Paul
06-29 liturgy epistle 2 Corinthians 11:21-12:9 | Apostles Peter and Paul
06-29 liturgy gospel Matthew 16:13-19 | Apostles Peter and Paul
06-30 liturgy epistle 1 Corinthians 4:9-16 | Synaxis of the Twelve Apostles
06-30 liturgy gospel Mark 3:13-19 | Synaxis of the Twelve Apostles
07-05 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Sergius of Radonezh
07-05 vespers ot Proverbs 10:31-11:12 | Sergius of Radonezh
07-05 vespers ot Wisdom of Solomon 3:1-9 | Sergius of Radonezh
07-05 matins matins-gospel Matthew 11:27-30 | Athanasius of Athos or Sergius of Radonezh
07-05 liturgy epistle Galatians 5:22-6:2 | Athanasius of Athos or Sergius of Radonezh
07-05 liturgy gospel Luke 6:17-23 | Athanasius of Athos or Sergius of Radonezh
07-10 vespers ot Wisdom of Solomon 3:1-9 | Anthony of the Kiev Caves
07-10 vespers ot Wisdom of Solomon 5:15-6:3 | Anthony of the Kiev Caves
07-10 vespers ot Wisdom of Solomon 4:7-15 | Anthony of the Kiev Caves
07-10 matins matins-gospel Matthew 11:27-30 | Anthony of the Kiev Caves
07-10 liturgy epistle Galatians 5:22-6:2 | Anthony of the Kiev Caves
07-10 liturgy gospel Matthew 4:25-5:12 | Anthony of the Kiev Caves
07-15 vespers ot 1 Kings 8:22-23, 27-30 | Vladimir
07-15 vespers ot Isaiah 61:10-62:5 | Vladimir
07-15 vespers ot Isaiah 60:1-16 | Vladimir
07-15 matins matins-gospel John 10:9-16 | Vladimir
07-15 liturgy epistle Galatians 1:11-19 | Vladimir
07-15 liturgy gospel John 10:1-9 | Vladimir
07-19 vespers ot Wisdom of Solomon 3:1-9 | Seraphim of Sarov, uncovering of the relics
07-19 vespers ot Wisdom of Solomon 5:15-6:3 | Seraphim of Sarov, uncovering of the relics
07-19 vespers ot Wisdom of Solomon 4:7-15 | Seraphim of Sarov, uncovering of the relics
07-19 matins matins-gospel Matthew 11:27-30 | Seraphim of Sarov, uncovering of the relics
07-19 liturgy epistle Galatians 5:22-6:2 | Seraphim of Sarov, uncovering of the relics
07-19 liturgy gospel Luke 6:17-23 | Seraphim of Sarov, uncovering of the relics
07-20 vespers ot 1 Kings 17:1-23 (composite) | Prophet Elijah
07-20 vespers ot 1 Kings 18:1, 17-46; 19:1-16 (composite) | Prophet Elijah
07-20 vespers ot 1 Kings 19:19, 20, 21; 2 Kings 2:1, 6-14 (composite) | Prophet Elijah
07-20 matins matins-gospel Luke 4:22-30 | Prophet Elijah
07-20 liturgy epistle James 5:10-20 | Prophet Elijah
07-20 liturgy gospel Luke 4:22-30 | Prophet Elijah
07-24 vespers ot Isaiah 43:9-14 | Boris and Gleb
07-24 vespers ot Wisdom of Solomon 3:1-9 | Boris and Gleb
07-24 vespers ot Wisdom of Solomon 4:7-15 | Boris and Gleb
07-24 matins matins-gospel Luke 21:12-19 | Boris and Gleb
07-24 liturgy epistle Romans 8:28-39 | Boris and Gleb
07-24 liturgy gospel John 15:17-16:2 | Boris and Gleb
07-25 liturgy epistle Galatians 4:22-31 | Dormition of Anna
07-25 liturgy gospel Luke 8:16-21 | Dormition of Anna
07-26 vespers ot Wisdom of Solomon 5:15-6:3 | Jacob of Alaska
07-26 vespers ot 1 John 4:1-6 | Jacob of Alaska
07-26 vespers ot 1 John 4:20-5:5 | Jacob of Alaska
07-26 matins matins-gospel John 10:9-16 | Jacob of Alaska
07-26 liturgy epistle Philippians 3:7-14 | Jacob of Alaska
07-26 liturgy gospel Mark 10:29-31, 42-45 | Jacob of Alaska
07-27 liturgy epistle 2 Timothy 2:1-10 | Great Martyr Panteleimon
07-27 liturgy gospel John 15:17-16:2 | Great Martyr Panteleimon
08-01 liturgy epistle 1 Corinthians 1:18-24 | Procession of the Cross
08-01 liturgy epistle Hebrews 11:33-12:2 | Maccabean Martyrs
08-01 liturgy gospel John 19:6-11, 13-20, 25-28, 30-35 | Procession of the Cross
08-01 liturgy gospel Matthew 10:32-36; 11:1 | Maccabean Martyrs
08-01 blessing-of-waters epistle Hebrews 2:11-18 | Lesser Blessing of Waters
08-01 blessing-of-waters gospel John 5:1-4 | Lesser Blessing of Waters
08-06 vespers ot Exodus 24:12-18 | Transfiguration
08-06 vespers ot Exodus 33:11-23; 34:4-6, 8 (composite) | Transfiguration
08-06 vespers ot 1 Kings 19:3-9, 11-13, 15, 16 (composite) | Transfiguration
08-06 matins matins-gospel Luke 9:28-36 | Transfiguration
08-06 liturgy epistle 2 Peter 1:10-19 | Transfiguration
08-06 liturgy gospel Matthew 17:1-9 | Transfiguration
08-09 vespers ot Wisdom of Solomon 3:1-9 | Herman of Alaska
08-09 vespers ot Wisdom of Solomon 5:15-6:3 | Herman of Alaska
08-09 vespers ot Wisdom of Solomon 4:7-15 | Herman of Alaska
08-09 matins matins-gospel Matthew 11:27-30 | Herman of Alaska
08-09 liturgy epistle Galatians 5:22-6:2 | Herman of Alaska
08-09 liturgy gospel Luke 6:17-23 | Herman of Alaska
08-13 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Tikhon of Zadonsk
08-13 vespers ot Proverbs 10:31-11:12 | Tikhon of Zadonsk
08-13 vespers ot Wisdom of Solomon 4:7-15 | Tikhon of Zadonsk
08-13 matins matins-gospel John 10:9-16 | Tikhon of Zadonsk
08-13 liturgy epistle Hebrews 7:26-8:2 | Tikhon of Zadonsk
08-13 liturgy gospel Matthew 5:14-19 | Tikhon of Zadonsk
08-15 vespers ot Genesis 28:10-17 | Dormition of the Theotokos
08-15 vespers ot Ezekiel 43:27-44:4 | Dormition of the Theotokos
08-15 vespers ot Proverbs 9:1-11 | Dormition of the Theotokos
08-15 matins matins-gospel Luke 1:39-49, 56 | Dormition of the Theotokos
08-15 liturgy epistle Philippians 2:5-11 | Dormition of the Theotokos
08-15 liturgy gospel Luke 10:38-42; 11:27-28 | Dormition of the Theotokos
08-16 liturgy epistle Colossians 1:12-18 | Image Not Made by Hands
08-16 liturgy gospel Luke 9:51-56; 10:22-24 | Image Not Made by Hands
08-23 liturgy epistle Philippians 2:5-11 | Leavetaking of the Dormition
08-23 liturgy gospel Luke 10:38-42; 11:27-28 | Leavetaking of the Dormition
08-28 vespers ot Wisdom of Solomon 3:1-9 | Job of Pochaev
08-28 vespers ot Wisdom of Solomon 5:15-6:3 | Job of Pochaev
08-28 vespers ot Wisdom of Solomon 4:7-15 | Job of Pochaev
08-28 matins matins-gospel Matthew 11:27-30 | Job of Pochaev
08-28 liturgy epistle Galatians 5:22-6:2 | Job of Pochaev
08-28 liturgy gospel Luke 6:17-23 | Job of Pochaev
08-29 vespers ot Isaiah 40:1-3, 9; 41:17-18; 45:8; 48:20-21; 54:1 (composite) | Beheading of the Forerunner
08-29 vespers ot Malachi 3:1-3, 5-7, 12, 17-18; 4:6, 4-5 (composite) | Beheading of the Forerunner
08-29 vespers ot Wisdom of Solomon 4:7, 16-17, 19-20; 5:1-7 (composite) | Beheading of the Forerunner
08-29 matins matins-gospel Matthew 14:1-13 | Beheading of the Forerunner
08-29 liturgy epistle Acts 13:25-33 | Beheading of the Forerunner
08-29 liturgy gospel Mark 6:14-30 | Beheading of the Forerunner
09-01 vespers ot Isaiah 61:1-9 | Church New Year and Symeon the Stylite
09-01 vespers ot Leviticus 26:3-12, 14-17, 19-20, 22, 33, 23-24 (composite) | Church New Year and Symeon the Stylite
09-01 vespers ot Wisdom of Solomon 4:7-15 | Church New Year and Symeon the Stylite
09-01 liturgy epistle 1 Timothy 2:1-7 | Church New Year
09-01 liturgy epistle Colossians 3:12-16 | Symeon the Stylite
09-01 liturgy gospel Luke 4:16-22 | Church New Year
09-01 liturgy gospel Matthew 11:27-30 | Symeon the Stylite
09-08 vespers ot Genesis 28:10-17 | Nativity of the Theotokos
09-08 vespers ot Ezekiel 43:27-44:4 | Nativity of the Theotokos
09-08 vespers ot Proverbs 9:1-11 | Nativity of the Theotokos
09-08 matins matins-gospel Luke 1:39-49, 56 | Nativity of the Theotokos
09-08 liturgy epistle Philippians 2:5-11 | Nativity of the Theotokos
09-08 liturgy gospel Luke 10:38-42; 11:27-28 | Nativity of the Theotokos
09-12 liturgy epistle Philippians 2:5-11 | Leavetaking of the Nativity of the Theotokos
09-12 liturgy gospel Luke 10:38-42; 11:27-28 | Leavetaking of the Nativity of the Theotokos
09-13 vespers ot 1 Kings 8:22-23, 27-30 | Dedication of the Church of the Resurrection
09-13 vespers ot Proverbs 3:19-34 | Dedication of the Church of the Resurrection
09-13 vespers ot Proverbs 9:1-11 | Dedication of the Church of the Resurrection
09-13 liturgy epistle Hebrews 3:1-4 | Dedication of the Church of the Resurrection
09-13 liturgy gospel Matthew 16:13-18 | Dedication of the Church of the Resurrection
09-14 vespers ot Exodus 15:22-16:1 | Exaltation of the Cross
09-14 vespers ot Proverbs 3:11-18 | Exaltation of the Cross
09-14 vespers ot Isaiah 60:11-16 | Exaltation of the Cross
09-14 matins matins-gospel John 12:28-36 | Exaltation of the Cross
09-14 liturgy epistle 1 Corinthians 1:18-24 | Exaltation of the Cross
09-14 liturgy gospel John 19:6-11, 13-20, 25-28, 30-35 | Exaltation of the Cross
09-23 liturgy epistle Galatians 4:22-31 | Conception of the Forerunner
09-23 liturgy gospel Luke 1:5-25 | Conception of the Forerunner
09-24 vespers ot Isaiah 43:9-14 | First Martyrs of America
09-24 vespers ot Wisdom of Solomon 3:1-9 | First Martyrs of America
09-24 vespers ot Wisdom of Solomon 5:15-6:3 | First Martyrs of America
09-24 matins matins-gospel Luke 12:2-12 | First Martyrs of America
09-24 liturgy epistle Romans 8:28-39 | First Martyrs of America
09-24 liturgy gospel Luke 21:12-19 | First Martyrs of America
09-25 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Sergius of Radonezh
09-25 vespers ot Proverbs 10:31-11:12 | Sergius of Radonezh
09-25 vespers ot Wisdom of Solomon 3:1-9 | Sergius of Radonezh
09-25 matins matins-gospel Matthew 11:27-30 | Sergius of Radonezh
09-25 liturgy epistle Galatians 5:22-6:2 | Sergius of Radonezh
09-25 liturgy gospel Luke 6:17-23 | Sergius of Radonezh
09-26 vespers ot 1 John 3:21-4:6 | Repose of John the Theologian
09-26 vespers ot 1 John 4:11-16 | Repose of John the Theologian
09-26 vespers ot 1 John 4:20-5:5 | Repose of John the Theologian
09-26 matins matins-gospel John 21:15-25 | Repose of John the Theologian
09-26 liturgy epistle 1 John 4:12-19 | Repose of John the Theologian
09-26 liturgy gospel John 19:25-27; 21:24-25 | Repose of John the Theologian
09-28 vespers ot Wisdom of Solomon 5:15-6:3 | Chariton the Confessor
09-28 vespers ot Wisdom of Solomon 3:1-9 | Chariton the Confessor
09-28 vespers ot Wisdom of Solomon 4:7-15 | Chariton the Confessor
09-28 matins matins-gospel Matthew 4:25-5:12 | Chariton the Confessor
09-28 liturgy epistle 2 Corinthians 4:6-15 | Chariton the Confessor
09-28 liturgy gospel Luke 6:17-23 | Chariton the Confessor
10-01 vespers ot Genesis 28:10-17 | Protection of the Theotokos
10-01 vespers ot Ezekiel 43:27-44:4 | Protection of the Theotokos
10-01 vespers ot Proverbs 9:1-11 | Protection of the Theotokos
10-01 matins matins-gospel Luke 1:39-49, 56 | Protection of the Theotokos
10-01 liturgy epistle Hebrews 9:1-7 | Protection of the Theotokos
10-01 liturgy gospel Luke 10:38-42; 11:27-28 | Protection of the Theotokos
10-06 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Innocent of Alaska
10-06 vespers ot Wisdom of Solomon 4:7, 16-17, 19-20; 5:1-7 (composite) | Innocent of Alaska
10-06 vespers ot Proverbs 10; Wisdom of Solomon 6, 7, 8, 9 (composite) | Innocent of Alaska
10-06 matins matins-gospel John 10:1-9 | Innocent of Alaska
10-06 liturgy epistle Hebrews 7:26-8:2 | Innocent of Alaska
10-06 liturgy gospel John 10:9-16 | Innocent of Alaska
10-09 vespers ot Wisdom of Solomon 3:1-9 | Tikhon of Moscow
10-09 vespers ot Wisdom of Solomon 5:15-6:3 | Tikhon of Moscow
10-09 vespers ot Wisdom of Solomon 4:7-15 | Tikhon of Moscow
10-09 matins matins-gospel John 10:1-9 | Tikhon of Moscow
10-09 liturgy epistle Hebrews 7:26-8:2 | Tikhon of Moscow
10-09 liturgy gospel John 10:9-16 | Tikhon of Moscow
10-18 vespers ot 1 John 1:1-7 | Apostle Luke
10-18 vespers ot James 1:1-12 | Apostle Luke
10-18 vespers ot Jude 1-7, 17-25 | Apostle Luke
10-18 matins matins-gospel John 21:15-25 | Apostle Luke
10-18 liturgy epistle Colossians 4:5-9, 14, 18 | Apostle Luke
10-18 liturgy gospel Luke 10:16-21 | Apostle Luke
10-23 liturgy epistle Galatians 1:11-19 | James the Brother of the Lord
10-23 liturgy gospel Matthew 13:54-58 | James the Brother of the Lord
10-26 vespers ot Isaiah 63:15-64:5, 8-9 (composite) | Great Martyr Demetrius
10-26 vespers ot Jeremiah 2:2-12 | Great Martyr Demetrius
10-26 vespers ot Wisdom of Solomon 4:7-15 | Great Martyr Demetrius
10-26 matins matins-gospel Matthew 10:16-22 | Great Martyr Demetrius
10-26 liturgy epistle Hebrews 12:6-13, 25-27 | Great Earthquake at Constantinople
10-26 liturgy epistle 2 Timothy 2:1-10 | Great Martyr Demetrius
10-26 liturgy gospel Matthew 8:23-27 | Great Earthquake at Constantinople
10-26 liturgy gospel John 15:17-16:2 | Great Martyr Demetrius
10-31 liturgy epistle Hebrews 13:7-16 | John Kochurov
10-31 liturgy gospel Luke 12:32-40 | John Kochurov
10-31 liturgy gospel John 10:9-16 | John Kochurov
11-08 vespers ot Joshua 5:13-15 | Synaxis of the Bodiless Powers
11-08 vespers ot Judges 6:2, 7, 11-24 | Synaxis of the Bodiless Powers
11-08 vespers ot Isaiah 14:7-20 | Synaxis of the Bodiless Powers
11-08 matins matins-gospel Matthew 13:24-30, 36-43 | Synaxis of the Bodiless Powers
11-08 liturgy epistle Hebrews 2:2-10 | Synaxis of the Bodiless Powers
11-08 liturgy gospel Luke 10:16-21 | Synaxis of the Bodiless Powers
11-13 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | John Chrysostom
11-13 vespers ot Proverbs 10; Wisdom of Solomon 6, 7, 8, 9 (composite) | John Chrysostom
11-13 vespers ot Wisdom of Solomon 4, 6, 7, 2 (composite) | John Chrysostom
11-13 matins matins-gospel John 10:1-9 | John Chrysostom
11-13 liturgy epistle Hebrews 7:26-8:2 | John Chrysostom
11-13 liturgy gospel John 10:9-16 | John Chrysostom
11-14 matins matins-gospel John 21:15-25 | Apostle Philip
11-14 liturgy epistle 1 Corinthians 4:9-16 | Apostle Philip
11-14 liturgy gospel John 1:43-51 | Apostle Philip
11-16 vespers ot 1 Peter 1:1-2:6 | Apostle Matthew
11-16 vespers ot 1 Peter 2:21-3:9 | Apostle Matthew
11-16 vespers ot 1 Peter 4:1-11 | Apostle Matthew
11-16 matins matins-gospel John 21:15-25 | Apostle Matthew
11-16 liturgy epistle 1 Corinthians 4:9-16 | Apostle Matthew
11-16 liturgy gospel Matthew 9:9-13 | Apostle Matthew
11-21 vespers ot Exodus 40:1-5, 9-10, 16, 34-35 (composite) | Entry of the Theotokos
11-21 vespers ot 1 Kings 8:1, 3-7, 9-11 (composite) | Entry of the Theotokos
11-21 vespers ot Ezekiel 43:27-44:4 | Entry of the Theotokos
11-21 matins matins-gospel Luke 1:39-49, 56 | Entry of the Theotokos
11-21 liturgy epistle Hebrews 9:1-7 | Entry of the Theotokos
11-21 liturgy gospel Luke 10:38-42; 11:27-28 | Entry of the Theotokos
11-23 liturgy epistle Galatians 5:22-6:2 | Alexander Nevsky
11-23 liturgy gospel Matthew 11:27-30 | Alexander Nevsky
11-25 liturgy epistle Hebrews 9:1-7 | Leavetaking of the Entry of the Theotokos
11-25 liturgy gospel Luke 10:38-42; 11:27-28 | Leavetaking of the Entry of the Theotokos
11-30 vespers ot 1 Peter 1:1-2:6 | Apostle Andrew
11-30 vespers ot 1 Peter 2:21-3:9 | Apostle Andrew
11-30 vespers ot 1 Peter 4:1-11 | Apostle Andrew
11-30 matins matins-gospel Matthew 4:18-23 | Apostle Andrew
11-30 liturgy epistle 1 Corinthians 4:9-16 | Apostle Andrew
11-30 liturgy gospel John 1:35-51 | Apostle Andrew
12-04 liturgy epistle Hebrews 13:7-16 | Alexander Hotovitzky
12-04 liturgy gospel Luke 12:32-40 | Alexander Hotovitzky
12-05 vespers ot Wisdom of Solomon 3:1-9 | Sabbas the Sanctified
12-05 vespers ot Wisdom of Solomon 5:15-6:3 | Sabbas the Sanctified
12-05 vespers ot Wisdom of Solomon 4:7-15 | Sabbas the Sanctified
12-05 matins matins-gospel Luke 6:17-23 | Sabbas the Sanctified
12-05 liturgy epistle Galatians 5:22-6:2 | Sabbas the Sanctified
12-05 liturgy gospel Matthew 11:27-30 | Sabbas the Sanctified
12-06 vespers ot Proverbs 10:7, 6; 3:13-16; 8:32, 34-35, 4, 12, 14, 17, 5-9 (composite) | Nicholas the Wonderworker
12-06 vespers ot Proverbs 10:31-11:12 | Nicholas the Wonderworker
12-06 vespers ot Wisdom of Solomon 4:7-15 | Nicholas the Wonderworker
12-06 matins matins-gospel John 10:9-16 | Nicholas the Wonderworker
12-06 liturgy epistle Hebrews 13:17-21 | Nicholas the Wonderworker
12-06 liturgy gospel Luke 6:17-23 | Nicholas the Wonderworker
12-09 liturgy epistle Galatians 4:22-31 | Conception of the Theotokos
12-09 liturgy gospel Luke 8:16-21 | Conception of the Theotokos
12-13 vespers ot Wisdom of Solomon 3:1-9 | Herman of Alaska
12-13 vespers ot Wisdom of Solomon 5:15-6:3 | Herman of Alaska
12-13 vespers ot Wisdom of Solomon 4:7-15 | Herman of Alaska
12-13 matins matins-gospel Matthew 11:27-30 | Herman of Alaska
12-13 liturgy epistle Galatians 5:22-6:2 | Herman of Alaska
12-13 liturgy gospel Luke 6:17-23 | Herman of Alaska
12-24 vespers ot Genesis 1:1-13 | Eve of the Nativity of Christ
12-24 vespers ot Numbers 24:2-3, 5-9, 17-18 | Eve of the Nativity of Christ
12-24 vespers ot Micah 4:6-7; 5:2-4 | Eve of the Nativity of Christ
12-24 vespers ot Isaiah 11:1-10 | Eve of the Nativity of Christ
12-24 vespers ot Baruch 3:35-4:4 | Eve of the Nativity of Christ
12-24 vespers ot Daniel 2:31-36, 44-45 | Eve of the Nativity of Christ
12-24 vespers ot Isaiah 9:6-7 | Eve of the Nativity of Christ
12-24 vespers ot Isaiah 7:10-16; 8:1-4, 9-10 | Eve of the Nativity of Christ
12-25 matins matins-gospel Matthew 1:18-25 | Nativity of Christ
12-25 liturgy epistle Galatians 4:4-7 | Nativity of Christ
12-25 liturgy gospel Matthew 2:1-12 | Nativity of Christ
12-26 liturgy epistle Hebrews 2:11-18 | Synaxis of the Theotokos
12-26 liturgy gospel Matthew 2:13-23 | Synaxis of the Theotokos
12-27 liturgy epistle Acts 6:8-7:5, 47-60 | Protomartyr Stephen
12-27 liturgy gospel Matthew 21:33-42 | Protomartyr Stephen
`;
