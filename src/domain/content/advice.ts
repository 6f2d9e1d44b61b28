/** What the editor advises, without stopping anyone [CT-8]. */
import {
  type ContentItem,
  type ContentItemOf,
  type ExerciseGroup,
  exerciseGroupSchema,
  type TestDraft,
} from '../../contract/content';
import type { Exercise } from '../../contract/schemas';
import { asksForPain } from '../progress/answers';
import { measurementError } from '../progress/measurementError';
import { sidesOf } from '../sides';
import { matrixRows } from './matrix';
import { asksForWholeMovement, asksTwice } from './questionWords';

/** The path of a field in the body of an item, as in `questions.0.description`, and what could be better there. */
export type Advice = { path: string } & (
  | { kind: 'twoCriteria' | 'wholeMovement' | 'pain' | 'leadsNowhere' | 'unreached' }
  /** `points` is the change that the test shows, in whole percentage points; null where it shows none. */
  | { kind: 'fewAnswers'; points: number | null }
  | { kind: 'missingGroups'; groups: ExerciseGroup[] }
);

/** With so many ratings a test shows changes that training can make. */
const enoughAnswers = 3;

const questionAdvice = (path: string, description: string): Advice[] => [
  ...(asksTwice(description) ? [{ path, kind: 'twoCriteria' as const }] : []),
  ...(asksForWholeMovement(description) ? [{ path, kind: 'wholeMovement' as const }] : []),
  ...(asksForPain({ description }) ? [{ path, kind: 'pain' as const }] : []),
];

/** The smallest change that so many ratings of one person show, by HI-4. */
const smallestChange = (answers: number): number | null => {
  if (answers === 0) return null;
  const error = measurementError([answers], { isSameRater: true });
  return error < 100 ? Math.round(error) : null;
};

const fewAnswers = (draft: TestDraft): Advice[] => {
  const asked = [...draft.questions, ...draft.rangeQuestions].filter((question) => !asksForPain(question));
  const answers = asked.length * sidesOf(draft).length;
  if (answers >= enoughAnswers) return [];
  return [{ path: 'questions', kind: 'fewAnswers', points: smallestChange(answers) }];
};

/** Whether an answer needs no exercise: what is full marks has nothing to train. */
const isBest = (draft: TestDraft, question: number, value: number | null): boolean =>
  value !== null && draft.rangeQuestions[question]?.values[value]?.resultWeight === 10;

/**
 * Advice on a test.
 *
 * @param exercises the keys of those that a plan may have: not retired ones, nor those that are gone
 */
export const testAdvice = (draft: TestDraft, exercises: ReadonlySet<string>): Advice[] => [
  ...draft.questions.flatMap(({ description }, index) =>
    questionAdvice(`questions.${index}.description`, description),
  ),
  ...draft.rangeQuestions.flatMap(({ description }, index) =>
    questionAdvice(`rangeQuestions.${index}.description`, description),
  ),
  ...fewAnswers(draft),
  ...matrixRows(draft).flatMap(({ path, question, value, weights }): Advice[] =>
    isBest(draft, question, value) || weights.some(({ exercise }) => exercises.has(exercise))
      ? []
      : [{ path, kind: 'leadsNowhere' }],
  ),
];

/** The exercises that an answer of one of these tests, or the basis list, leads to, by key. */
export const reachedExercises = (items: readonly ContentItem[]): Set<string> =>
  new Set(
    items
      .filter(({ state }) => state !== 'retired')
      .flatMap((item) => {
        if (item.kind === 'basis') return item.body.exercises;
        if (item.kind !== 'test') return [];
        return matrixRows(item.body).flatMap(({ weights }) => weights.map(({ exercise }) => exercise));
      }),
  );

/** Advice on an exercise, which nothing may lead to: no test of the club, and not the basis list. */
export const exerciseAdvice = (
  { key }: Pick<ContentItemOf<'exercise'>, 'key'>,
  items: readonly ContentItem[],
): Advice[] => (reachedExercises(items).has(key) ? [] : [{ path: 'name', kind: 'unreached' }]);

/** The groups of which a plan has no exercise. None where one of its exercises does not say its group. */
export const missingGroups = (plan: readonly Pick<Exercise, 'group'>[]): ExerciseGroup[] => {
  const groups = plan.map(({ group }) => exerciseGroupSchema.safeParse(group).data);
  if (groups.length === 0 || groups.includes(undefined)) return [];
  return exerciseGroupSchema.options.filter((group) => !groups.includes(group));
};

/** Advice on a screening, by the plan that its weakest answers lead to. */
export const screeningAdvice = (weakestPlan: readonly Pick<Exercise, 'group'>[]): Advice[] => {
  const groups = missingGroups(weakestPlan);
  return groups.length === 0 ? [] : [{ path: 'tests', kind: 'missingGroups', groups }];
};
