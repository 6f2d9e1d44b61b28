import { newTrialRun, planOfAnswers, trialOf, weakestPlan } from '../../../src/domain/content/trial';
import { answerQuestion, answerRangeQuestion, answersOf } from '../../../src/domain/screeningRun';
import { anExerciseDraft, keyOf } from '../../builders';
import {
  aLeadingQuestion,
  aLeadingRange,
  aLeadingTest,
  aLeadingValue,
  anExerciseItem,
} from '../../builders/contentDrafts';

const to = (exercise: number, weight: number) => ({ exercise: keyOf(exercise), weight });

const exercise = (key: number, name: string, overrides = {}) =>
  anExerciseItem(anExerciseDraft({ name }), { key: keyOf(key), ...overrides });

const items = [
  exercise(1, 'Wadenheben'),
  exercise(2, 'Kniebeuge', { state: 'draft', publishedId: null }),
  exercise(3, 'Alte Übung', { state: 'retired' }),
];

const draft = aLeadingTest({
  questions: [aLeadingQuestion({ weights: [to(1, 4), to(3, 9)] })],
  rangeQuestions: [
    aLeadingRange({
      values: [
        aLeadingValue({ key: keyOf(301), description: 'Gut', resultWeight: 10, weights: [] }),
        aLeadingValue({ key: keyOf(302), description: 'Schwach', resultWeight: 2, weights: [to(2, 8)] }),
      ],
    }),
  ],
});

const trialWith = (body: typeof draft, ids = new Map<string, number>()) =>
  trialOf('Grundscreening', [{ key: keyOf(11), body }], items, ids);

const names = (plan: readonly { name: string }[]) => plan.map(({ name }) => name);

test('[CT-4] [PR-5] the answers given lead to the plan that athletes would get, drafts included', () => {
  const { screening, exercises } = trialWith(draft);
  const [tried] = screening.tests;
  if (!tried) throw new Error('no test');
  const [question, range] = [tried.questions[0], tried.rangeQuestions[0]];
  const run = newTrialRun(0);
  expect(names(planOfAnswers(tried, answersOf(run, tried), exercises))).toStrictEqual(['Wadenheben']);
  const yes = answerQuestion(run, tried.id, question?.id ?? 0, true);
  expect(names(planOfAnswers(tried, answersOf(yes, tried), exercises))).toStrictEqual([]);
  const weak = answerRangeQuestion(run, tried.id, range?.id ?? 0, range?.questionRangeValues[1]?.id ?? 0);
  expect(names(planOfAnswers(tried, answersOf(weak, tried), exercises))).toStrictEqual([
    'Kniebeuge',
    'Wadenheben',
  ]);
});

test('[CT-8] the weakest answers are Nein and the value that counts least', () => {
  expect(names(weakestPlan(trialWith(draft)))).toStrictEqual(['Kniebeuge', 'Wadenheben']);
});

test('[CT-4] an answer stays with its question while questions are added, moved and taken away', () => {
  const ids = new Map<string, number>();
  const before = trialWith(draft, ids).screening.tests[0]?.questions[0]?.id;
  const other = aLeadingQuestion({ key: keyOf(109), description: 'Neu' });
  const changed = trialWith({ ...draft, questions: [other, ...draft.questions] }, ids).screening.tests[0];
  expect(changed?.questions.map(({ id }) => id)[1]).toBe(before);
});

test('[CT-9] [API-45] what has no words yet is left out, as by a server', () => {
  const empty = { ...draft, questions: [aLeadingQuestion({ description: ' ' })] };
  expect(trialWith(empty).screening.tests[0]?.questions[0]?.description).toBeNull();
});
