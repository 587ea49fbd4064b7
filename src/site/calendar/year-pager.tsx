import { Pager } from '../parts/pager.js';
import { type Years, yearLink } from './years.js';

interface YearPagerProps {
  readonly year: number;
  readonly years: Years;
  readonly pathOf: (year: number) => string;
}

export const YearPager = ({ year, years, pathOf }: YearPagerProps) => (
  <Pager
    label="Years"
    previous={yearLink(year - 1, pathOf)}
    next={yearLink(year + 1, pathOf)}
    isFollowed={years.has(year)}
  />
);
