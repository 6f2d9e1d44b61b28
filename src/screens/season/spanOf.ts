import { formatDate } from '../../domain/formats';
import type { SeasonWeek } from '../../domain/season/weeks';

/** The first and the last day of a week: 16.11. and 22.11.2026. */
export const spanOf = ({ start, end }: SeasonWeek): [from: string, to: string] => [
  formatDate(start).slice(0, 6),
  formatDate(end),
];
