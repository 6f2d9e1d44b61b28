/** Tests that are done on each side [SI-1]. */
import type { TestRun } from '../contract/runs';
import type { Test } from '../contract/schemas';

export type Side = 'left' | 'right';

/** What a question is asked for: left, then right; in a test without sides once, for no side. */
export const sidesOf = ({ sides }: Pick<Test, 'sides'>): readonly (Side | null)[] =>
  sides ? ['left', 'right'] : [null];

/** The field of a result that says its side. In a test without sides a result has no such field, as specified. */
export const sideField = (side: Side | null): { side?: Side } => (side === null ? {} : { side });

/** Whether a result is about this side; with null, whether it is about none. */
export const isOfSide =
  (side: Side | null) =>
  (result: { side?: Side | null | undefined }): boolean =>
    (result.side ?? null) === side;

/** The results of one side of a test run. */
export const ofSide = (run: TestRun, side: Side | null): TestRun => ({
  ...run,
  questionResults: run.questionResults.filter(isOfSide(side)),
  questionRangeResults: run.questionRangeResults.filter(isOfSide(side)),
});
