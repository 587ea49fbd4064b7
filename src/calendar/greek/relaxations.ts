/** The days that ease the Wednesday and Friday fast in Greek use, by month and day. */

/** Fish on a Wednesday or Friday outside the long fasts. */
export const fishDays: ReadonlyMap<number, string> = new Map([
  [1_07, 'the Synaxis of the Forerunner'],
  [2_02, 'the Meeting of the Lord'],
  [3_25, 'the Annunciation'],
  [6_24, 'the Nativity of the Forerunner'],
  [6_29, 'the Apostles Peter and Paul'],
  [8_15, 'the Dormition of the Theotokos'],
  [9_08, 'the Nativity of the Theotokos'],
  [11_14, 'the Apostle Philip'],
  [11_21, 'the Entry of the Theotokos'],
]);

/**
 * Wine and oil on a Wednesday or Friday. Source: the daily calendar of the Greek Orthodox
 * Archdiocese of America, 2021–22 and 2025–28; 11, 17, 18 and 25 January, 8 February, 11 and 25
 * July, 9 and 30 November from that of the Antiochian Archdiocese; 26 October by likeness.
 */
export const wineAndOilDays: ReadonlyMap<number, string> = new Map([
  [1_11, 'Saint Theodosius the Great'],
  [1_14, 'the Leavetaking of Theophany'],
  [1_16, 'the Chains of the Apostle Peter'],
  [1_17, 'Saint Anthony the Great'],
  [1_18, 'Saints Athanasius and Cyril of Alexandria'],
  [1_20, 'Saint Euthymius the Great'],
  [1_22, 'the Apostle Timothy'],
  [1_25, 'Saint Gregory the Theologian'],
  [1_27, 'the relics of Saint John Chrysostom'],
  [1_30, 'the Three Hierarchs'],
  [2_08, 'the Great Martyr Theodore the General'],
  [2_10, 'the Hieromartyr Haralambos'],
  [2_11, 'the Hieromartyr Blaise'],
  [2_17, 'the Great Martyr Theodore the Recruit'],
  [6_30, 'the Synaxis of the Twelve Apostles'],
  [7_01, 'the Unmercenaries Cosmas and Damian'],
  [7_02, 'the Robe of the Theotokos'],
  [7_08, 'the Great Martyr Procopius'],
  [7_11, 'the Great Martyr Euphemia'],
  [7_17, 'the Great Martyr Marina'],
  [7_20, 'the Prophet Elijah'],
  [7_22, 'Saint Mary Magdalene'],
  [7_25, 'the Dormition of Saint Anna'],
  [7_26, 'Saint Paraskeve of Rome'],
  [7_27, 'the Great Martyr Panteleimon'],
  [8_31, 'the Sash of the Theotokos'],
  [9_01, 'the Church New Year'],
  [9_06, 'the Miracle of the Archangel Michael'],
  [9_09, 'Saints Joachim and Anna'],
  [9_13, 'the Forefeast of the Exaltation of the Cross'],
  [9_20, 'the Great Martyr Eustathius'],
  [9_23, 'the Conception of the Forerunner'],
  [9_26, 'the Apostle John the Theologian'],
  [10_01, 'the Apostle Ananias'],
  [10_06, 'the Apostle Thomas'],
  [10_23, 'the Apostle James'],
  [10_26, 'the Great Martyr Demetrius'],
  [11_01, 'the Unmercenaries Cosmas and Damian'],
  [11_08, 'the Synaxis of the Archangels'],
  [11_09, 'Saint Nectarius of Pentapolis'],
  [11_12, 'Saint John the Merciful'],
  [11_13, 'Saint John Chrysostom'],
  [11_25, 'the Great Martyr Catherine'],
  [11_30, 'the Apostle Andrew'],
  [12_04, 'the Great Martyr Barbara'],
  [12_05, 'Saint Sabbas the Sanctified'],
  [12_06, 'Saint Nicholas the Wonderworker'],
  [12_09, 'the Conception of the Theotokos by Saint Anna'],
  [12_12, 'Saint Spyridon the Wonderworker'],
  [12_15, 'the Hieromartyr Eleutherius'],
  [12_17, 'the Prophet Daniel'],
  [12_20, 'the Hieromartyr Ignatius the God-bearer'],
]);

/** Wine and oil in Great Lent, even in its first week. */
export const lentenDays: ReadonlyMap<number, string> = new Map([
  [2_24, "the First and Second Finding of the Forerunner's Head"],
  [3_09, 'the Forty Martyrs of Sebaste'],
  [3_26, 'the Synaxis of the Archangel Gabriel'],
]);
