import type { PageLink } from '../page.js';

interface PagerProps {
  readonly label: string;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
  /** False where search engines should not follow: years without end. */
  readonly isFollowed?: boolean;
}

export const Pager = ({ label, previous, next, isFollowed = true }: PagerProps) => {
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
