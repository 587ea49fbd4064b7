/** Links to other pages, in lists and rows. */
import { type CalendarAndUse, calendarNames, useNames } from '../../api/calendar-names.js';
import type { Reckoning } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import type { PageLink, PagerProps } from '../page.js';
import { keepUrl, keepUse } from '../preferences.js';
import { typeset } from '../words.js';

interface LinkListProps {
  readonly links: readonly PageLink[];
  readonly class?: string;
  /** The URL of the link that is marked as the current one. */
  readonly current?: string | undefined;
}

export const LinkList = ({ links, class: name, current }: LinkListProps) => (
  <ul class={name}>
    {links.map((link) => (
      <li key={link.url}>
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

interface SwitchProps<Choice extends string> {
  readonly label: string;
  readonly names: Readonly<Partial<Record<Choice, string>>>;
  readonly current: Choice;
  /** The path of this page for a choice. */
  readonly pathOn: (choice: Choice) => string;
  readonly isFollowed: boolean;
  /** The mark of its links; by default, that they name all that they lead to. */
  readonly mark?: typeof keepUrl | typeof keepUse;
}

const Switch = <Choice extends string>(props: SwitchProps<Choice>) => (
  <nav class="switch" aria-label={props.label}>
    {(Object.keys(props.names) as Choice[]).map((each) => (
      <a
        key={each}
        {...(props.mark ?? keepUrl)}
        href={props.pathOn(each)}
        aria-current={each === props.current ? 'page' : undefined}
        rel={props.isFollowed ? undefined : 'nofollow'}
      >
        {props.names[each]}
      </a>
    ))}
  </nav>
);

interface CalendarAndUseSwitchProps
  extends CalendarAndUse,
    Pick<SwitchProps<Reckoning>, 'isFollowed'> {
  /** Of a page without saints, which has the same fasts for all saints as in Slavic use. */
  readonly isOfFasts?: boolean;
  readonly pathOn: (calendar: Reckoning, use: Use) => string;
}

interface UseSwitchProps {
  readonly use: Use;
  /** By default Slavic and Greek use: `all` has the rules of the former. */
  readonly names?: Readonly<Partial<Record<Use, string>>>;
  readonly pathOn: (use: Use) => string;
}

/** The same page in another use. */
export const UseSwitch = ({ use, names = rulesNames(use), pathOn }: UseSwitchProps) => (
  <Switch
    label="Whose use"
    names={names}
    pathOn={pathOn}
    mark={keepUse}
    current={use}
    isFollowed={false}
  />
);

const rulesNames = (use: Use): Readonly<Partial<Record<Use, string>>> => ({
  [use === 'slavic' ? use : 'all']: useNames.slavic,
  greek: useNames.greek,
});

/** The same page on either calendar, and in one use, which search engines need not follow. */
export const CalendarAndUseSwitch = (props: CalendarAndUseSwitchProps) => {
  const { calendar, use, pathOn, isFollowed, isOfFasts } = props;
  return (
    <>
      <Switch
        label="Which calendar"
        names={calendarNames}
        current={calendar}
        isFollowed={isFollowed}
        pathOn={(each) => pathOn(each, use)}
      />
      <Switch
        label={isOfFasts ? 'Whose fasts' : 'Whose saints'}
        names={isOfFasts ? rulesNames(use) : useNames}
        current={use}
        pathOn={(each) => pathOn(calendar, each)}
        isFollowed={false}
      />
    </>
  );
};

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
