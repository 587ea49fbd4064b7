/** The tool that answers what a parish prints for a day. */
import { Type } from 'typebox';
import type { Bulletin } from '../api/operations/bulletin.js';
import {
  CivilDate,
  churchParameter,
  parameters,
  translationNames,
} from '../api/schemas/parameters.js';
import { reckonings } from '../calendar/reckoning.js';
import { textOfHtml } from '../catalogue/escape-html.js';
import { briefFastInWords, fastInWords } from './day-words.js';
import { type Tool, type ToolContext, ToolUse, tool } from './tool.js';

/** Letters that an answer may have in all, most of them words of Scripture. */
const maxCharacters = 7_600;

const Lines = Type.Array(Type.String());

export const bulletinTool = ({ api }: ToolContext): Tool =>
  tool({
    name: 'get_bulletin',
    title: "A parish's bulletin",
    description:
      'For a parish bulletin: a day with the words of its readings and hymns, brief lives, and the fasts of the week ahead. What does not fit is only named.',
    input: parameters({
      date: CivilDate,
      calendar: Type.Enum([...reckonings], { default: 'gregorian' }),
      use: ToolUse,
      church: churchParameter('Instead of both.'),
      text: Type.Enum(
        translationNames.map(({ key }) => key),
        { default: 'web' },
      ),
    }),
    output: Type.Object({
      title: Type.String(),
      fasting: Type.String(),
      feasts: Lines,
      readings: Lines,
      hymns: Lines,
      saints: Lines,
      week: Lines,
      url: Type.String(),
    }),
    call: async (asked) => presentBulletin(await api.getBulletin.handle(asked), asked.church?.slug),
  });

function presentBulletin(
  { day, service: { troparia, kontakia }, saints, week, url }: Bulletin,
  church: string | undefined,
) {
  const { title, feasts, movableFeasts, readings, calendar } = day;
  const brief = {
    title,
    fasting: fastInWords(day, church),
    feasts: [...movableFeasts, ...feasts].map((feast) => feast.title),
    readings: readings.map(({ service, kind, reference }) => `${service}, ${kind}: ${reference}`),
    hymns: [] as string[],
    saints: saints.map(({ feastTitle }) => feastTitle),
    week: week.map(
      (each) =>
        `${each.date}: ${each.kept ?? each.title} [${briefFastInWords(each, calendar, church)}]`,
    ),
    url,
  };
  let left = maxCharacters - JSON.stringify(brief).length;
  /** What is added to a line, if there is still room for it. */
  const added = (words: string): string => {
    const letters = JSON.stringify(words).length;
    if (letters > left) return '';
    left -= letters;
    return words;
  };
  const addTexts = (isOfLiturgy: boolean) => {
    for (const [index, { service, text }] of readings.entries()) {
      if (!text || (service === 'liturgy') !== isOfLiturgy) continue;
      brief.readings[index] += added(`. ${text.map((verse) => verse.text).join(' ')}`);
    }
  };
  addTexts(true);
  for (const [kind, sung] of Object.entries({ Troparion: troparia, Kontakion: kontakia })) {
    for (const { of, mode, html } of sung) {
      const tone = mode === null ? '' : `, tone ${mode}`;
      const words = added(`${kind}, ${of}${tone}: ${textOfHtml(html, ' / ')}`);
      if (words) brief.hymns.push(words);
    }
  }
  for (const [index, { life }] of saints.entries()) brief.saints[index] += added(`. ${life}`);
  addTexts(false);
  return brief;
}
