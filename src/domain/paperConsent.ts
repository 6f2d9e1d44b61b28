import { type NameFault, nameFault } from './names';

/** What is typed of a consent on paper. `date` is the day on it: 2026-11-22. */
export type PaperFields = Record<'date' | 'guardianName', string>;

/** Nothing is typed yet. */
export const emptyPaper: PaperFields = { date: '', guardianName: '' };

/** What is wrong with a field. */
export type PaperFault = NameFault | 'date';

const dateFault = (date: string, today: string): PaperFault | undefined => {
  if (date === '') return 'missing';
  return /^\d{4}-\d\d-\d\d$/.test(date) && date <= today ? undefined : 'date';
};

/** Returns the faults by field, in the order of the form [CS-2]. `today` is like `date`. */
export const paperFaults = (
  { date, guardianName }: PaperFields,
  { isGuarded, today }: { isGuarded: boolean; today: string },
): Partial<Record<keyof PaperFields, PaperFault>> => {
  const wrongDate = dateFault(date, today);
  const wrongName = isGuarded ? nameFault(guardianName) : undefined;
  return { ...(wrongDate && { date: wrongDate }), ...(wrongName && { guardianName: wrongName }) };
};
