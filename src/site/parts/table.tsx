import type { ComponentChildren } from 'preact';
import { dayUrl } from '../../api/record-urls.js';
import { keepCalendar } from '../preferences.js';
import { capitalized } from '../words.js';

interface TableProps {
  readonly columns: readonly string[];
  readonly class?: string;
  readonly caption?: string;
  /** The rows. */
  readonly children: ComponentChildren;
}

export const Table = ({ columns, class: name = 'dates', caption, children }: TableProps) => (
  <table class={name}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface DateCellProps {
  readonly date: string;
  readonly weekday: string;
  /** Which calendar the link leads to; `both` for the one that was chosen. */
  readonly calendar: string;
  /** The date in words. */
  readonly children: string;
}

export const DateCell = ({ date, weekday, calendar, children }: DateCellProps) => (
  <td class="date">
    <a {...(calendar === 'both' ? {} : keepCalendar)} href={dayUrl(date, calendar)}>
      {children}
    </a>{' '}
    <span class="weekday">{capitalized(weekday)}</span>
  </td>
);
