import type { Screening } from '../../contract/schemas';
import { byWord } from '../../domain/personOrder';
import { assignTexts } from '../../texts/assign';

/** A row of the dialog. The screening null takes the present one back [AS-3]. */
export interface AssignChoice {
  screeningId: number | null;
  /** Unique among the rows. */
  label: string;
  hint: string;
}

/**
 * Returns the published screenings as rows, by name, and the present one also when it is not published any more [AS-7]:
 * its interval can be changed. One to withdraw comes last, where there is something to withdraw.
 */
export const assignChoices = (
  published: readonly Screening[],
  present: Screening | undefined,
  canWithdraw: boolean,
): AssignChoice[] => {
  const isPublished = published.some(({ id }) => id === present?.id);
  const named = [...published, ...(present && !isPublished ? [present] : [])]
    .map(({ id, name, tests }) => ({ id, name: name ?? assignTexts.unnamed, tests }))
    .toSorted((a, b) => byWord(a.name, b.name) || a.id - b.id);
  const rows = named.map(({ id, name, tests }, index) => {
    const before = named.slice(0, index).filter((other) => other.name === name).length;
    return {
      screeningId: id,
      label: before === 0 ? name : assignTexts.numbered(name, before + 1),
      hint: assignTexts.tests(tests.length, isPublished || id !== present?.id),
    };
  });
  const { withdraw, withdrawHint } = assignTexts;
  return canWithdraw ? [...rows, { screeningId: null, label: withdraw, hint: withdrawHint }] : rows;
};
