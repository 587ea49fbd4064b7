/** Somebody says what their own name is: the saint of that name is searched for; pure. */
import { fold } from '../text/fold.js';
import type { Vocabulary } from '../vocabulary.js';

const whose = String.raw`(?:i(?:['’]m| am| was| have been)?|(?:my|our)(?: \w+){1,2}(?:['’]s| is| was)?)`;
const named = '(?:(?:baptized|baptised|christened|chrismated|named|called)(?: as)?)';
const nameIs = String.raw`my(?: \w+){0,2} name(?:['’]s| is| was)`;
const saysName = new RegExp(
  String.raw`(?<!\p{L})(?:${whose} ${named}|${nameIs}) (\p{L}+)(?=$|[,.;:!?]| (?:and|who|which|what|when)\b)`,
  'iu',
);

/**
 * "Saint Katherine" of a text such as "I was baptized as Katherine, who was she?" or "my name is
 * Tatiana"; any other text whole.
 */
export function saintOfOwnName(text: string, { givenNames }: Vocabulary): string {
  const [, name = ''] = saysName.exec(text) ?? [];
  return givenNames.has(fold(name)) ? `Saint ${name}` : text;
}
