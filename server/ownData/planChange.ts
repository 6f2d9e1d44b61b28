/** Changes of a plan in words, as the files that a person downloads have them [PL-1, PL-2]. */
import type { OwnAssignment, OwnTraining } from './schema';
import { exportWords as words } from './words';

const amounts = ['sets', 'seconds', 'distance', 'repeat', 'pause', 'place'] as const;

/** What replaces the dose and the place, for example '2 Sätze, 20 Sekunden'. Empty where both stay. */
export const amountsInWords = (
  change: Partial<Pick<OwnAssignment['planChanges'][number], (typeof amounts)[number]>>,
): string =>
  amounts
    .flatMap((name) => {
      const amount = change[name];
      return amount == null ? [] : words.dose[name](amount);
    })
    .join(', ');

/** What a trainer had changed in an exercise that was done; null where nothing was. */
export const changeInWords = (change: OwnTraining['exercises'][number]['change']): string | null =>
  change && [words.planForms[change.form], amountsInWords(change), change.reason].filter(Boolean).join(', ');
