/** Links to other pages, in lists and rows. */
import { useNames } from '../../api/calendar-names.js';
import { reckonings } from '../../calendar/reckoning.js';
import { type Use, uses } from '../../catalogue/commemorations.js';
import { asIs } from '../carried.js';
import type { PageLink, PagerProps } from '../page.js';
import { calendarName, typeset } from '../words.js';

interface LinkListProps {
  readonly links: readonly (PageLink & { readonly class?: string })[];
  readonly class?: string;
  /** The URL of the link that is marked as the current one. */
  readonly current?: string | undefined;
}

export const LinkList = ({ links, class: name, current }: LinkListProps) => (
  <ul class={name}>
    {links.map((link) => (
      <li key={link.url} class={link.class}>
        <a href={link.url} aria-current={link.url === current ? 'true' : undefined}>
          {typeset(link.name)}
        </a>
      </li>
    ))}
  </ul>
);

interface InlineLinksProps {
  readonly links: readonly PageLink[];
  readonly separator: string;
  /** False for links that search engines should not follow. */
  readonly isFollowed?: boolean;
}

/** Links within a sentence. */
export const InlineLinks = ({ links, separator, isFollowed = true }: InlineLinksProps) => (
  <>
    {links.map(({ name, url }, index) => (
      <span key={url}>
        {index > 0 && separator}
        <a href={url} rel={isFollowed ? undefined : 'nofollow'}>
          {name}
        </a>
      </span>
    ))}
  </>
);

interface CalendarSwitchProps {
  readonly calendar: string;
  /** The path of this page on a calendar. */
  readonly pathOn: (calendar: string) => string;
  readonly isFollowed: boolean;
}

/** The same page on either calendar. */
export const CalendarSwitch = ({ calendar, pathOn, isFollowed }: CalendarSwitchProps) => (
  <nav class="switch" aria-label="Which calendar">
    {reckonings.map((each) => (
      <a
        key={each}
        {...asIs}
        href={pathOn(each)}
        aria-current={each === calendar ? 'page' : undefined}
        rel={isFollowed ? undefined : 'nofollow'}
      >
        {calendarName(each)}
      </a>
    ))}
  </nav>
);

interface UseSwitchProps {
  readonly use: Use;
  /** The path of this page in a use. */
  readonly pathOn: (use: Use) => string;
}

/** The same page in one use, which search engines need not follow. */
export const UseSwitch = ({ use, pathOn }: UseSwitchProps) => (
  <nav class="switch" aria-label="Whose saints">
    {uses.map((each) => (
      <a
        key={each}
        {...asIs}
        href={pathOn(each)}
        aria-current={each === use ? 'page' : undefined}
        rel="nofollow"
      >
        {useNames[each]}
      </a>
    ))}
  </nav>
);

export const Pager = ({ label, previous, next, isFollowed }: PagerProps) => {
  const rel = isFollowed ? '' : ' nofollow';
  return (
    <nav class="pager" aria-label={label}>
      {previous ? (
        <a href={previous.url} rel={`prev${rel}`}>
          <span aria-hidden="true">‹ </span>
          {previous.name}
        </a>
      ) : (
        <span />
      )}
      {next ? (
        <a href={next.url} rel={`next${rel}`}>
          {next.name}
          <span aria-hidden="true"> ›</span>
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
};
