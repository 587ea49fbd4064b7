/** The weeks after Pentecost, in the numbering of `places.ts`; see `table.ts`. */
export const weekRows = `
P+64 liturgy epistle Romans 7:1-13
P+64 liturgy gospel Matthew 9:36-10:8
P+65 liturgy epistle Romans 7:14-8:2
P+65 liturgy gospel Matthew 10:9-15
P+66 liturgy epistle Romans 8:2-13
P+66 liturgy gospel Matthew 10:16-22
P+67 liturgy epistle Romans 8:22-27
P+67 liturgy gospel Matthew 10:23-31
P+68 liturgy epistle Romans 9:6-19
P+68 liturgy gospel Matthew 10:32-36; 11:1
P+69 liturgy epistle Romans 3:28-4:3
P+69 liturgy gospel Matthew 7:24-8:4
P+70 liturgy epistle Romans 5:1-10
P+70 liturgy gospel Matthew 6:22-33
P+71 liturgy epistle Romans 9:18-33
P+71 liturgy gospel Matthew 11:2-15
P+72 liturgy epistle Romans 10:11-11:2
P+72 liturgy gospel Matthew 11:16-20
P+73 liturgy epistle Romans 11:2-12
P+73 liturgy gospel Matthew 11:20-26
P+74 liturgy epistle Romans 11:13-24
P+74 liturgy gospel Matthew 11:27-30
P+75 liturgy epistle Romans 11:25-36
P+75 liturgy gospel Matthew 12:1-8
P+76 liturgy epistle Romans 6:11-17
P+76 liturgy gospel Matthew 8:14-23
P+77 liturgy epistle Romans 6:18-23
P+77 liturgy gospel Matthew 8:5-13
P+78 liturgy epistle Romans 12:4-5, 15-21
P+78 liturgy gospel Matthew 12:9-13
P+79 liturgy epistle Romans 14:9-18
P+79 liturgy gospel Matthew 12:14-16, 22-30
P+80 liturgy epistle Romans 15:7-16
P+80 liturgy gospel Matthew 12:38-45
P+81 liturgy epistle Romans 15:17-29
P+81 liturgy gospel Matthew 12:46-13:3
P+82 liturgy epistle Romans 16:1-16
P+82 liturgy gospel Matthew 13:3-9
P+83 liturgy epistle Romans 8:14-21
P+83 liturgy gospel Matthew 9:9-13
P+84 liturgy epistle Romans 10:1-10
P+84 liturgy gospel Matthew 8:28-9:1
P+85 liturgy epistle Romans 16:17-24
P+85 liturgy gospel Matthew 13:10-23
P+86 liturgy epistle 1 Corinthians 1:1-9
P+86 liturgy gospel Matthew 13:24-30
P+87 liturgy epistle 1 Corinthians 2:9-3:8
P+87 liturgy gospel Matthew 13:31-36
P+88 liturgy epistle 1 Corinthians 3:18-23
P+88 liturgy gospel Matthew 13:36-43
P+89 liturgy epistle 1 Corinthians 4:5-8
P+89 liturgy gospel Matthew 13:44-54
P+90 liturgy epistle Romans 9:1-5
P+90 liturgy gospel Matthew 9:18-26
P+91 liturgy epistle Romans 12:6-14
P+91 liturgy gospel Matthew 9:1-8
P+92 liturgy epistle 1 Corinthians 5:9-6:11
P+92 liturgy gospel Matthew 13:54-58
P+93 liturgy epistle 1 Corinthians 6:20-7:12
P+93 liturgy gospel Matthew 14:1-13
P+94 liturgy epistle 1 Corinthians 7:12-24
P+94 liturgy gospel Matthew 14:35-15:11
P+95 liturgy epistle 1 Corinthians 7:24-35
P+95 liturgy gospel Matthew 15:12-21
P+96 liturgy epistle 1 Corinthians 7:35-8:7
P+96 liturgy gospel Matthew 15:29-31
P+97 liturgy epistle Romans 12:1-3
P+97 liturgy gospel Matthew 10:37-11:1
P+98 liturgy epistle Romans 15:1-7
P+98 liturgy gospel Matthew 9:27-35
P+99 liturgy epistle 1 Corinthians 9:13-18
P+99 liturgy gospel Matthew 16:1-6
P+100 liturgy epistle 1 Corinthians 10:5-12
P+100 liturgy gospel Matthew 16:6-12
P+101 liturgy epistle 1 Corinthians 10:12-22
P+101 liturgy gospel Matthew 16:20-24
P+102 liturgy epistle 1 Corinthians 10:28-11:7
P+102 liturgy gospel Matthew 16:24-28
P+103 liturgy epistle 1 Corinthians 11:8-22
P+103 liturgy gospel Matthew 17:10-18
P+104 liturgy epistle Romans 13:1-10
P+104 liturgy gospel Matthew 12:30-37
P+105 liturgy epistle 1 Corinthians 1:10-18
P+105 liturgy gospel Matthew 14:14-22
P+106 liturgy epistle 1 Corinthians 11:31-12:6
P+106 liturgy gospel Matthew 18:1-11
P+107 liturgy epistle 1 Corinthians 12:12-26
P+107 liturgy gospel Matthew 18:18-22; 19:1-2, 13-15
P+108 liturgy epistle 1 Corinthians 13:4-14:5
P+108 liturgy gospel Matthew 20:1-16
P+109 liturgy epistle 1 Corinthians 14:6-19
P+109 liturgy gospel Matthew 20:17-28
P+110 liturgy epistle 1 Corinthians 14:26-40
P+110 liturgy gospel Matthew 21:12-14, 17-20
P+111 liturgy epistle Romans 14:6-9
P+111 liturgy gospel Matthew 15:32-39
P+112 liturgy epistle 1 Corinthians 3:9-17
P+112 liturgy gospel Matthew 14:22-34
P+113 liturgy epistle 1 Corinthians 15:12-19
P+113 liturgy gospel Matthew 21:18-22
P+114 liturgy epistle 1 Corinthians 15:29-38
P+114 liturgy gospel Matthew 21:23-27
P+115 liturgy epistle 1 Corinthians 16:4-12
P+115 liturgy gospel Matthew 21:28-32
P+116 liturgy epistle 2 Corinthians 1:1-7
P+116 liturgy gospel Matthew 21:43-46
P+117 liturgy epistle 2 Corinthians 1:12-20
P+117 liturgy gospel Matthew 22:23-33
P+118 liturgy epistle Romans 15:30-33
P+118 liturgy gospel Matthew 17:24-18:4
P+119 liturgy epistle 1 Corinthians 4:9-16
P+119 liturgy gospel Matthew 17:14-23
P+120 liturgy epistle 2 Corinthians 2:3-15
P+120 liturgy gospel Matthew 23:13-22
P+121 liturgy epistle 2 Corinthians 2:14-3:3
P+121 liturgy gospel Matthew 23:23-28
P+122 liturgy epistle 2 Corinthians 3:4-11
P+122 liturgy gospel Matthew 23:29-39
P+123 liturgy epistle 2 Corinthians 4:1-6
P+123 liturgy gospel Matthew 24:13-28
P+124 liturgy epistle 2 Corinthians 4:13-18
P+124 liturgy gospel Matthew 24:27-33, 42-51
P+125 liturgy epistle 1 Corinthians 1:3-9
P+125 liturgy gospel Matthew 19:3-12
P+126 liturgy epistle 1 Corinthians 9:2-12
P+126 liturgy gospel Matthew 18:23-35
P+127 liturgy epistle 2 Corinthians 5:10-15
P+127 liturgy gospel Mark 1:9-15
P+128 liturgy epistle 2 Corinthians 5:15-21
P+128 liturgy gospel Mark 1:16-22
P+129 liturgy epistle 2 Corinthians 6:11-16
P+129 liturgy gospel Mark 1:23-28
P+130 liturgy epistle 2 Corinthians 7:1-10
P+130 liturgy gospel Mark 1:29-35
P+131 liturgy epistle 2 Corinthians 7:10-16
P+131 liturgy gospel Mark 2:18-22
P+132 liturgy epistle 1 Corinthians 1:26-29
P+132 liturgy gospel Matthew 20:29-34
P+133 liturgy epistle 1 Corinthians 15:1-11
P+133 liturgy gospel Matthew 19:16-26
P+134 liturgy epistle 2 Corinthians 8:7-15
P+134 liturgy gospel Mark 3:6-12
P+135 liturgy epistle 2 Corinthians 8:16-9:5
P+135 liturgy gospel Mark 3:13-19
P+136 liturgy epistle 2 Corinthians 9:12-10:7
P+136 liturgy gospel Mark 3:19-27
P+137 liturgy epistle 2 Corinthians 10:7-18
P+137 liturgy gospel Mark 3:28-35
P+138 liturgy epistle 2 Corinthians 11:5-21
P+138 liturgy gospel Mark 4:1-9
P+139 liturgy epistle 1 Corinthians 2:6-9
P+139 liturgy gospel Matthew 22:15-22
P+140 liturgy epistle 1 Corinthians 16:13-24
P+140 liturgy gospel Matthew 21:33-42
P+141 liturgy epistle 2 Corinthians 12:10-19
P+141 liturgy gospel Mark 4:10-23
P+142 liturgy epistle 2 Corinthians 12:20-13:2
P+142 liturgy gospel Mark 4:24-34
P+143 liturgy epistle 2 Corinthians 13:3-14
P+143 liturgy gospel Mark 4:35-41
P+144 liturgy epistle Galatians 1:1-10, 20-2:5
P+144 liturgy gospel Mark 5:1-20
P+145 liturgy epistle Galatians 2:6-10
P+145 liturgy gospel Mark 5:22-24, 35-6:1
P+146 liturgy epistle 1 Corinthians 4:1-5
P+146 liturgy gospel Matthew 23:1-12
P+147 liturgy epistle 2 Corinthians 1:21-2:4
P+147 liturgy gospel Matthew 22:1-14
P+148 liturgy epistle Galatians 2:11-16
P+148 liturgy gospel Mark 5:24-34
P+149 liturgy epistle Galatians 2:21-3:7
P+149 liturgy gospel Mark 6:1-7
P+150 liturgy epistle Galatians 3:15-22
P+150 liturgy gospel Mark 6:7-13
P+151 liturgy epistle Galatians 3:23-4:5
P+151 liturgy gospel Mark 6:30-45
P+152 liturgy epistle Galatians 4:8-21
P+152 liturgy gospel Mark 6:45-53
P+153 liturgy epistle 1 Corinthians 4:17-5:5
P+153 liturgy gospel Matthew 24:1-13
P+154 liturgy epistle 2 Corinthians 4:6-15
P+154 liturgy gospel Matthew 22:35-46
P+155 liturgy epistle Galatians 4:28-5:10
P+155 liturgy gospel Mark 6:54-7:8
P+156 liturgy epistle Galatians 5:11-21
P+156 liturgy gospel Mark 7:5-16
P+157 liturgy epistle Galatians 6:2-10
P+157 liturgy gospel Mark 7:14-24
P+158 liturgy epistle Ephesians 1:1-9
P+158 liturgy gospel Mark 7:24-30
P+159 liturgy epistle Ephesians 1:7-17
P+159 liturgy gospel Mark 8:1-10
P+160 liturgy epistle 1 Corinthians 10:23-28
P+160 liturgy gospel Matthew 24:34-44
P+161 liturgy epistle 2 Corinthians 6:1-10
P+161 liturgy gospel Matthew 25:14-30
P+162 liturgy epistle Ephesians 1:22-2:3
P+162 liturgy gospel Mark 10:46-52
P+163 liturgy epistle Ephesians 2:19-3:7
P+163 liturgy gospel Mark 11:11-23
P+164 liturgy epistle Ephesians 3:8-21
P+164 liturgy gospel Mark 11:22-26
P+165 liturgy epistle Ephesians 4:14-19
P+165 liturgy gospel Mark 11:27-33
P+166 liturgy epistle Ephesians 4:17-25
P+166 liturgy gospel Mark 12:1-12
P+167 liturgy epistle 1 Corinthians 14:20-25
P+167 liturgy gospel Matthew 25:1-13
P+168 liturgy epistle 2 Corinthians 6:16-7:1
P+168 liturgy gospel Matthew 15:21-28
P+169 liturgy epistle Ephesians 4:25-32
P+169 liturgy gospel Luke 3:19-22
P+170 liturgy epistle Ephesians 5:20-26
P+170 liturgy gospel Luke 3:23-4:1
P+171 liturgy epistle Ephesians 5:25-33
P+171 liturgy gospel Luke 4:1-15
P+172 liturgy epistle Ephesians 5:33-6:9
P+172 liturgy gospel Luke 4:16-22
P+173 liturgy epistle Ephesians 6:18-24
P+173 liturgy gospel Luke 4:22-30
P+174 liturgy epistle 1 Corinthians 15:39-45
P+174 liturgy gospel Luke 4:31-36
P+175 liturgy epistle 2 Corinthians 9:6-11
P+175 liturgy gospel Luke 5:1-11
P+176 liturgy epistle Philippians 1:1-7
P+176 liturgy gospel Luke 4:37-44
P+177 liturgy epistle Philippians 1:8-14
P+177 liturgy gospel Luke 5:12-16
P+178 liturgy epistle Philippians 1:12-20
P+178 liturgy gospel Luke 5:33-39
P+179 liturgy epistle Philippians 1:20-27
P+179 liturgy gospel Luke 6:12-19
P+180 liturgy epistle Philippians 1:27-2:4
P+180 liturgy gospel Luke 6:17-23
P+181 liturgy epistle 1 Corinthians 15:58-16:3
P+181 liturgy gospel Luke 5:17-26
P+182 liturgy epistle 2 Corinthians 11:31-12:9
P+182 liturgy gospel Luke 6:31-36
P+183 liturgy epistle Philippians 2:12-16
P+183 liturgy gospel Luke 6:24-30
P+184 liturgy epistle Philippians 2:16-23
P+184 liturgy gospel Luke 6:37-45
P+185 liturgy epistle Philippians 2:24-30
P+185 liturgy gospel Luke 6:46-7:1
P+186 liturgy epistle Philippians 3:1-8
P+186 liturgy gospel Luke 7:17-30
P+187 liturgy epistle Philippians 3:8-19
P+187 liturgy gospel Luke 7:31-35
P+188 liturgy epistle 2 Corinthians 1:8-11
P+188 liturgy gospel Luke 5:27-32
P+189 liturgy epistle Galatians 1:11-19
P+189 liturgy gospel Luke 7:11-16
P+190 liturgy epistle Philippians 4:10-23
P+190 liturgy gospel Luke 7:36-50
P+191 liturgy epistle Colossians 1:1-2, 7-11
P+191 liturgy gospel Luke 8:1-3
P+192 liturgy epistle Colossians 1:18-23
P+192 liturgy gospel Luke 8:22-25
P+193 liturgy epistle Colossians 1:24-29
P+193 liturgy gospel Luke 9:7-11
P+194 liturgy epistle Colossians 2:1-7
P+194 liturgy gospel Luke 9:12-18
P+195 liturgy epistle 2 Corinthians 3:12-18
P+195 liturgy gospel Luke 6:1-10
P+196 liturgy epistle Galatians 2:16-20
P+196 liturgy gospel Luke 8:5-15
P+197 liturgy epistle Colossians 2:13-20
P+197 liturgy gospel Luke 9:18-22
P+198 liturgy epistle Colossians 2:20-3:3
P+198 liturgy gospel Luke 9:23-27
P+199 liturgy epistle Colossians 3:17-4:1
P+199 liturgy gospel Luke 9:44-50
P+200 liturgy epistle Colossians 4:2-9
P+200 liturgy gospel Luke 9:49-56
P+201 liturgy epistle Colossians 4:10-18
P+201 liturgy gospel Luke 10:1-15
P+202 liturgy epistle 2 Corinthians 5:1-10
P+202 liturgy gospel Luke 7:1-10
P+203 liturgy epistle Galatians 6:11-18
P+203 liturgy gospel Luke 16:19-31
P+204 liturgy epistle 1 Thessalonians 1:1-5
P+204 liturgy gospel Luke 10:22-24
P+205 liturgy epistle 1 Thessalonians 1:6-10
P+205 liturgy gospel Luke 11:1-10
P+206 liturgy epistle 1 Thessalonians 2:1-8
P+206 liturgy gospel Luke 11:9-13
P+207 liturgy epistle 1 Thessalonians 2:9-14
P+207 liturgy gospel Luke 11:14-23
P+208 liturgy epistle 1 Thessalonians 2:14-19
P+208 liturgy gospel Luke 11:23-26
P+209 liturgy epistle 2 Corinthians 8:1-5
P+209 liturgy gospel Luke 8:16-21
P+210 liturgy epistle Ephesians 2:4-10
P+210 liturgy gospel Luke 8:26-39
P+211 liturgy epistle 1 Thessalonians 2:20-3:8
P+211 liturgy gospel Luke 11:29-33
P+212 liturgy epistle 1 Thessalonians 3:9-13
P+212 liturgy gospel Luke 11:34-41
P+213 liturgy epistle 1 Thessalonians 4:1-12
P+213 liturgy gospel Luke 11:42-46
P+214 liturgy epistle 1 Thessalonians 5:1-8
P+214 liturgy gospel Luke 11:47-12:1
P+215 liturgy epistle 1 Thessalonians 5:9-13, 24-28
P+215 liturgy gospel Luke 12:2-12
P+216 liturgy epistle 2 Corinthians 11:1-6
P+216 liturgy gospel Luke 9:1-6
P+217 liturgy epistle Ephesians 2:14-22
P+217 liturgy gospel Luke 8:41-56
P+218 liturgy epistle 2 Thessalonians 1:1-10
P+218 liturgy gospel Luke 12:13-15, 22-31
P+219 liturgy epistle 2 Thessalonians 1:10-2:2
P+219 liturgy gospel Luke 12:42-48
P+220 liturgy epistle 2 Thessalonians 2:1-12
P+220 liturgy gospel Luke 12:48-59
P+221 liturgy epistle 2 Thessalonians 2:13-3:5
P+221 liturgy gospel Luke 13:1-9
P+222 liturgy epistle 2 Thessalonians 3:6-18
P+222 liturgy gospel Luke 13:31-35
P+223 liturgy epistle Galatians 1:3-10
P+223 liturgy gospel Luke 9:37-43
P+224 liturgy epistle Ephesians 4:1-6
P+224 liturgy gospel Luke 10:25-37
P+225 liturgy epistle 1 Timothy 1:1-7
P+225 liturgy gospel Luke 14:12-15
P+226 liturgy epistle 1 Timothy 1:8-14
P+226 liturgy gospel Luke 14:25-35
P+227 liturgy epistle 1 Timothy 1:18-20; 2:8-15
P+227 liturgy gospel Luke 15:1-10
P+228 liturgy epistle 1 Timothy 3:1-13
P+228 liturgy gospel Luke 16:1-9
P+229 liturgy epistle 1 Timothy 4:4-8, 16
P+229 liturgy gospel Luke 16:15-18; 17:1-4
P+230 liturgy epistle Galatians 3:8-12
P+230 liturgy gospel Luke 9:57-62
P+231 liturgy epistle Ephesians 5:8-19
P+231 liturgy gospel Luke 12:16-21
P+232 liturgy epistle 1 Timothy 5:1-10
P+232 liturgy gospel Luke 17:20-25
P+233 liturgy epistle 1 Timothy 5:11-21
P+233 liturgy gospel Luke 17:26-37
P+234 liturgy epistle 1 Timothy 5:22-6:11
P+234 liturgy gospel Luke 18:15-17, 26-30
P+235 liturgy epistle 1 Timothy 6:17-21
P+235 liturgy gospel Luke 18:31-34
P+236 liturgy epistle 2 Timothy 1:1-2, 8-18
P+236 liturgy gospel Luke 19:12-28
P+237 liturgy epistle Galatians 5:22-6:2
P+237 liturgy gospel Luke 10:19-21
P+238 liturgy epistle Ephesians 6:10-17
P+238 liturgy gospel Luke 13:10-17
P+239 liturgy epistle 2 Timothy 2:20-26
P+239 liturgy gospel Luke 19:37-44
P+240 liturgy epistle 2 Timothy 3:16-4:4
P+240 liturgy gospel Luke 19:45-48
P+241 liturgy epistle 2 Timothy 4:9-22
P+241 liturgy gospel Luke 20:1-8
P+242 liturgy epistle Titus 1:5-2:1
P+242 liturgy gospel Luke 20:9-18
P+243 liturgy epistle Titus 1:15-2:10
P+243 liturgy gospel Luke 20:19-26
P+244 liturgy epistle Ephesians 1:16-23
P+244 liturgy gospel Luke 12:32-40
P+245 liturgy epistle Colossians 1:12-18
P+245 liturgy gospel Luke 14:16-24
P+246 liturgy epistle Hebrews 3:5-11, 17-19
P+246 liturgy gospel Luke 20:27-44
P+247 liturgy epistle Hebrews 4:1-13
P+247 liturgy gospel Luke 21:12-19
P+248 liturgy epistle Hebrews 5:11-6:8
P+248 liturgy gospel Luke 21:5-7, 10-11, 20-24
P+249 liturgy epistle Hebrews 7:1-6
P+249 liturgy gospel Luke 21:28-33
P+250 liturgy epistle Hebrews 7:18-25
P+250 liturgy gospel Luke 21:37-22:8
P+251 liturgy epistle Ephesians 2:11-13
P+251 liturgy gospel Luke 13:18-29
P+252 liturgy epistle Colossians 3:4-11
P+252 liturgy gospel Luke 17:12-19
P+253 liturgy epistle Hebrews 8:7-13
P+253 liturgy gospel Mark 8:11-21
P+254 liturgy epistle Hebrews 9:8-10, 15-23
P+254 liturgy gospel Mark 8:22-26
P+255 liturgy epistle Hebrews 10:1-18
P+255 liturgy gospel Mark 8:30-34
P+256 liturgy epistle Hebrews 10:35-11:7
P+256 liturgy gospel Mark 9:10-16
P+257 liturgy epistle Hebrews 11:8, 11-16
P+257 liturgy gospel Mark 9:33-41
P+258 liturgy epistle Ephesians 5:1-8
P+258 liturgy gospel Luke 14:1-11
P+259 liturgy epistle Colossians 3:12-16
P+259 liturgy gospel Luke 18:18-27
P+260 liturgy epistle Hebrews 11:17-23, 27-31
P+260 liturgy gospel Mark 9:42-10:1
P+261 liturgy epistle Hebrews 12:25-26; 13:22-25
P+261 liturgy gospel Mark 10:2-12
P+262 liturgy epistle James 1:1-18
P+262 liturgy gospel Mark 10:11-16
P+263 liturgy epistle James 1:19-27
P+263 liturgy gospel Mark 10:17-27
P+264 liturgy epistle James 2:1-13
P+264 liturgy gospel Mark 10:23-32
P+265 liturgy epistle Colossians 1:3-6
P+265 liturgy gospel Luke 16:10-15
P+266 liturgy epistle 1 Timothy 1:15-17
P+266 liturgy gospel Luke 18:35-43
P+267 liturgy epistle James 2:14-26
P+267 liturgy gospel Mark 10:46-52
P+268 liturgy epistle James 3:1-10
P+268 liturgy gospel Mark 11:11-23
P+269 liturgy epistle James 3:11-4:6
P+269 liturgy gospel Mark 11:22-26
P+270 liturgy epistle James 4:7-5:9
P+270 liturgy gospel Mark 11:27-33
P+271 liturgy epistle 1 Peter 1:1-2, 10-12; 2:6-10
P+271 liturgy gospel Mark 12:1-12
P+272 liturgy epistle 1 Thessalonians 5:14-23
P+272 liturgy gospel Luke 17:3-10
P+273 liturgy epistle 1 Timothy 4:9-15
P+273 liturgy gospel Luke 19:1-10
P+274 liturgy epistle 1 Peter 2:21-3:9
P+274 liturgy gospel Mark 12:13-17
P+275 liturgy epistle 1 Peter 3:10-22
P+275 liturgy gospel Mark 12:18-27
P+276 liturgy epistle 1 Peter 4:1-11
P+276 liturgy gospel Mark 12:28-37
P+277 liturgy epistle 1 Peter 4:12-5:5
P+277 liturgy gospel Mark 12:38-44
P+278 liturgy epistle 2 Peter 1:1-10
P+278 liturgy gospel Mark 13:1-8
P+279 liturgy epistle 2 Timothy 2:11-19
P+279 liturgy gospel Luke 18:2-8
`;
