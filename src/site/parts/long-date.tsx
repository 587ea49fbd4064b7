import { fullDate } from '../words.js';

/** "Sunday, 6 December 2026"; a narrow line breaks after the weekday. */
export function LongDate({ date }: { readonly date: string }) {
  const [weekday, rest] = fullDate(date).split(', ');
  return (
    <>
      {weekday}, <span class="whole">{rest}</span>
    </>
  );
}
