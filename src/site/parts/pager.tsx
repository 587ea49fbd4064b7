import type { PageLink } from '../page.js';

interface PagerProps {
  readonly label: string;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
  /** Where the pages stand together. */
  readonly up?: PageLink | undefined;
  /** False where search engines should not walk on: years without end. */
  readonly isFollowed?: boolean;
}

export const Pager = ({ label, previous, next, up, isFollowed = true }: PagerProps) => {
  const rel = isFollowed ? '' : ' nofollow';
  return (
    <nav class="pager" aria-label={label}>
      {previous ? (
        <a href={previous.path} rel={`prev${rel}`}>
          <span aria-hidden="true">‹ </span>
          {previous.name}
        </a>
      ) : (
        <span />
      )}
      {up && <a href={up.path}>{up.name}</a>}
      {next ? (
        <a href={next.path} rel={`next${rel}`}>
          {next.name}
          <span aria-hidden="true"> ›</span>
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
};
