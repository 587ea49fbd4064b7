import type { PageLink } from '../page.js';

/** Names in columns, like the index of a book. */
export const NameList = ({ names }: { readonly names: readonly PageLink[] }) => (
  <ul class="names">
    {names.map(({ name, path }) => (
      <li key={path}>
        <a href={path}>{name}</a>
      </li>
    ))}
  </ul>
);
