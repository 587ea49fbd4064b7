/** The words of the calendar and of the services: what they mean, and what people type for them. */
import type { PageLink } from '../page.js';

export interface ChurchWord {
  /** Its anchor on the page. */
  readonly id: string;
  readonly word: string;
  readonly meaning: string;
  /** What people type, as a regular expression without accents; by default the word itself. */
  readonly asked?: string;
  /** Where more is said of it. */
  readonly more?: PageLink;
}

/** In the order in which a reader of a day meets them. */
export const calendarWords: readonly ChurchWord[] = [
  {
    id: 'strict-fast',
    word: 'Strict fast',
    meaning: 'Without meat, fish, dairy products, eggs, wine and oil.',
    asked: 'strict fast(?:s|ing)?|xerophagy',
  },
  {
    id: 'wine-and-oil',
    word: 'Wine and oil',
    meaning:
      'A milder fast day: wine and olive oil are permitted, but no meat, fish, dairy products or eggs.',
  },
  {
    id: 'fish',
    word: 'Fish',
    meaning: 'Milder still: fish is permitted too, with wine and oil.',
    asked: 'fish days?',
  },
  {
    id: 'without-meat',
    word: 'Without meat',
    meaning: 'Everything but meat is permitted: the week before Great Lent.',
  },
  {
    id: 'fast-free',
    word: 'Fast-free',
    meaning: 'Nothing is forbidden, even on Wednesday and Friday.',
    asked: 'fast[- ]free(?: weeks?| days?)?',
  },
  {
    id: 'menaion',
    word: 'Menaion',
    meaning: 'The books of the services for each date of the year, and so the fixed calendar.',
    asked: 'menaion|menaia|минея',
  },
  {
    id: 'triodion',
    word: 'Triodion and Pentecostarion',
    meaning:
      'The books of the days that move with Pascha: one for Great Lent and the weeks before it, one from Pascha to the Sunday of All Saints.',
    asked: 'triodion|pentecostarion',
  },
  {
    id: 'tone',
    word: 'Octoechos and tone',
    meaning:
      'The book of the eight tones, or modes, of church song. One tone is sung for a week, from Saturday evening, then the next.',
    asked: 'octoechos|oktoechos|tones?(?: .*)?',
  },
  {
    id: 'afterfeast',
    word: 'Forefeast, afterfeast, leavetaking',
    meaning:
      'The days of preparation for a great feast, the days after it when it is still kept, and the last of these.',
    asked: 'forefeasts?|afterfeasts?|leave-?taking|apodosis',
  },
  {
    id: 'polyeleos',
    word: 'Vigil, polyeleos, doxology',
    meaning:
      'How solemn the service of a day is, the most solemn first. The polyeleos is the singing of Psalms 134 and 135 at matins, by the Greek numbering.',
    asked: '(?:all-night )?vigil|polyeleos|doxology',
  },
  {
    id: 'synaxis',
    word: 'Synaxis',
    meaning:
      'A gathering: the day after a feast, in honour of those who had a part in it, or one day for a company of saints.',
  },
  {
    id: 'troparion',
    word: 'Troparion',
    meaning: 'The chief hymn of a feast, a saint or a tone; in Greek also apolytikion.',
    asked: 'tropari(?:on|a|ons)|apolytiki(?:on|a)|тропарь',
  },
  {
    id: 'kontakion',
    word: 'Kontakion',
    meaning: 'A short hymn that was once the opening stanza of a long poem.',
    asked: 'kontaki(?:on|a|ons)|кондак',
  },
  {
    id: 'theotokion',
    word: 'Theotokion',
    meaning: 'A hymn to the Mother of God that ends a group of hymns.',
    asked: 'theotoki(?:on|a)',
  },
  {
    id: 'antiphons',
    word: 'Antiphons',
    meaning:
      'Psalms, or verses of psalms with refrains, that begin the Liturgy; great feasts have their own.',
    asked: 'antiphons?',
  },
  {
    id: 'prokeimenon',
    word: 'Prokeimenon',
    meaning: 'Verses of a psalm that are sung before the epistle.',
    asked: 'prokeimenon|prokimenon|prokeimena|prokimen',
  },
  {
    id: 'alleluia-verses',
    word: 'Alleluia verses',
    meaning: 'Verses of a psalm that are sung with Alleluia before the gospel.',
  },
  {
    id: 'communion-hymn',
    word: 'Communion hymn',
    meaning: 'A verse of Scripture that is sung while the clergy receive Communion.',
    asked: 'communion hymn|koinonikon',
  },
  {
    id: 'matins-gospel',
    word: 'Matins gospel',
    meaning:
      'On Sundays one of eleven accounts of the Resurrection, in turn: in Greek the eothina.',
    asked: 'matins gospels?|eothin(?:on|a)',
  },
  {
    id: 'presanctified',
    word: 'Presanctified Liturgy',
    meaning:
      'Vespers of a weekday of Great Lent with Communion from Gifts that were consecrated at an earlier Liturgy.',
    asked: '(?:liturgy of the )?presanctified(?: liturgy| gifts)?',
  },
];

/** In the order of the alphabet: what a visitor hears or is given. */
export const heardWords: readonly ChurchWord[] = [
  {
    id: 'akathist',
    word: 'Akathist',
    meaning:
      'A hymn of twenty-four stanzas at which nobody sits, as its name says. The first is to the Mother of God, and is sung in Great Lent; many saints have one now.',
    asked:
      'akathist|akathists|akathistos|akathist hymn|akathistos hymn|акафист|ακαθιστος|ακαθιστος υμνος',
  },
  {
    id: 'antidoron',
    word: 'Antidoron',
    meaning:
      'Blessed bread that is given out at the end of the Liturgy, from the loaves of which the Gifts were prepared. It is not Communion, and most parishes offer it to guests too.',
    asked: 'antidoron|antidhoron|antidor|nafora|blessed bread|антидор|нафора|αντιδωρο|αντιδωρον',
    more: { name: 'Communion, and guests', url: '/guests#communion' },
  },
  {
    id: 'axios',
    word: 'Axios',
    meaning:
      '“Worthy”, in Greek: the bishop says it of a man whom he has ordained, and the people answer with the same word; “axia” of a woman.',
    asked: 'axios|axios axios axios|axia|аксиос|αξιος',
  },
  {
    id: 'chrismation',
    word: 'Chrismation',
    meaning:
      'The anointing with holy chrism, as the seal of the gift of the Holy Spirit. It follows baptism at once, for infants too; many who come from other Churches are received by it.',
    asked: 'chrismation|chrismated|chrism|holy chrism|confirmation|миропомазание|χρισμα',
  },
  {
    id: 'iconostasis',
    word: 'Iconostasis',
    meaning: 'The wall of icons, with three doors, between the nave of a church and its altar.',
    asked:
      'iconostasis|iconostas|iconostasion|ikonostasis|ikonostas|icon screen|templon|иконостас|εικονοστασιο|τεμπλο',
  },
  {
    id: 'koliva',
    word: 'Koliva',
    meaning:
      'Boiled wheat with honey or sugar, nuts and fruit, which is blessed at memorials and on days of saints, and eaten by all; in Serbian koljivo or žito. It is the grain that falls into the earth, dies, and bears much fruit (John 12:24).',
    asked:
      'koliva|kolyva|kollyva|koljivo|kolivo|coliva|zito|kutia|kutya|кољиво|жито|коливо|кутья|κολλυβα',
    more: { name: 'At a memorial', url: '/guests#funeral' },
  },
  {
    id: 'kyrie-eleison',
    word: 'Kyrie eleison',
    meaning:
      '“Lord, have mercy”, in Greek: what the people answer to most petitions. In Slavonic “Gospodi pomilui”.',
    asked:
      'kyrie eleison|kyrie eleeson|kirie eleison|lord,? have mercy|gospodi pomilui|gospodi pomiluj|gospodi pomiluy|господи,? помилуй|κυριε ελεησον',
  },
  {
    id: 'liturgy',
    word: 'Liturgy',
    meaning:
      'The Divine Liturgy is the service of Communion, on Sundays and feasts. It is that of John Chrysostom on most days, and that of Basil the Great on ten.',
    asked:
      '(?:divine |holy |orthodox )?liturgy|литургия|божественная литургия|λειτουργια|θεια λειτουργια',
    more: { name: 'For guests', url: '/guests' },
  },
  {
    id: 'many-years',
    word: 'Many years',
    meaning:
      'The wish on a name day, at a wedding, and to anyone who is honoured: in Slavonic “Mnogaya leta”, in Greek “Chronia polla”. To a bishop Greeks sing “Eis polla eti, Despota”.',
    asked:
      '(?:god grant you )?many years|(?:na )?mnogaya leta|(?:na )?mnogaja leta|mnogaja ljeta|(?:c|k)?hronia polla|xronia polla|eis polla eti|is polla eti|eis polla eti,? despota|многая лета|χρονια πολλα|εις πολλα ετη',
  },
  {
    id: 'memory-eternal',
    word: 'Memory eternal',
    meaning:
      'Sung at the end of a funeral or a memorial, and said to the family: may God remember the dead for ever. In Slavonic “Vechnaya pamyat”, in Greek “Aionia i mnimi”.',
    asked:
      '(?:may (?:his|her|their) )?memory (?:be )?eternal|eternal memory|vechnaya pamyat|vjechnaja pamjat|vecnaja pamjat|aionia i mnimi|aionia h mnhmh|eonia i mnimi|aionia sou i mnimi|вечная память|αιωνια η μνημη',
    more: { name: 'What to say', url: '/guests#funeral' },
  },
  {
    id: 'panikhida',
    word: 'Panikhida',
    meaning:
      'A service for the departed, in church, at home or at the grave: in Serbian parastos, in Greek mnemosyno.',
    asked:
      'panikhida|panichida|panihida|pannikhida|parastos|parastas|mnemosyno|mnemosynon|mnimosino|mnimosyno|панихида|парастос|μνημοσυνο',
  },
  {
    id: 'paraklesis',
    word: 'Paraklesis',
    meaning:
      'A short service of prayer for help, mostly to the Mother of God; Greek parishes sing it in the evenings of the Dormition Fast, 1–14 August. In Slavic use its place is taken by the moleben.',
    asked:
      'paraklesis|paraklisis|paraclesis|moleben|molieben|supplicatory canon|молебен|παρακληση|παρακλησις',
  },
  {
    id: 'prosphora',
    word: 'Prosphora',
    meaning:
      'The loaf that is offered for the Liturgy, of wheat and leaven, with a seal upon it. In Russian churches small ones are given to those who have asked for prayers.',
    asked:
      'prosphora|prosphoro|prosphoron|prosfora|prosforo|prosvira|просфора|просвира|προσφορο|προσφορα',
  },
  {
    id: 'slava',
    word: 'Slava',
    meaning:
      'The day of a Serbian family’s patron saint, kept at home with a candle, bread, wheat and wine.',
    asked: 'slava|krsna slava|serbian slava|family slava|krsno ime|слава|крсна слава',
    more: { name: 'How it is kept', url: '/name-days#slava' },
  },
];
