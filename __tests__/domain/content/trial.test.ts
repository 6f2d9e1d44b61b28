import { newTrialRun, planOfAnswers, trialIds, trialOf, weakestPlan } from '../../../src/domain/content/trial';
import { answersOf, answerQuestion, answerRangeQuestion } from '../../../src/domain/screeningRun';
import {
  anExerciseDraft,
  anExerciseItem,
  aQuestionDraft,
  aRangeQuestionDraft,
  aTestDraft,
  aValueDraft,
  contentKey,
} from '../../builders/contentDrafts';

const to = (exercise: number, weight: number) => ({ exercise: contentKey(exercise), weight });

const exercise = (key: number, name: string, overrides = {}) =>
  anExerciseItem(anExerciseDraft({ name }), { key: contentKey(key), ...overrides });

const items = [
  exercise(1, 'Wadenheben'),
  exercise(2, 'Kniebeuge', { state: 'draft', publishedId: null }),
  exercise(3, 'Alte Übung', { state: 'retired' }),
];

const draft = aTestDraft({
  questions: [aQuestionDraft({ weights: [to(1, 4), to(3, 9)] })],
  rangeQuestions: [
    aRangeQuestionDraft({
      values: [
        aValueDraft({ key: contentKey(301), description: 'Gut', resultWeight: 10, weights: [] }),
        aValueDraft({ key: contentKey(302), description: 'Schwach', resultWeight: 2, weights: [to(2, 8)] }),
      ],
    }),
  ],
});

const trialWith = (body: typeof draft, idOf = trialIds()) =>
  trialOf('Grundscreening', [{ key: contentKey(11), body }], items, idOf);

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
  const idOf = trialIds();
  const before = trialWith(draft, idOf).screening.tests[0]?.questions[0]?.id;
  const other = aQuestionDraft({ key: contentKey(109), description: 'Neu' });
  const changed = trialWith({ ...draft, questions: [other, ...draft.questions] }, idOf).screening.tests[0];
  expect(changed?.questions.map(({ id }) => id)[1]).toBe(before);
});

test('[CT-9] [API-45] what has no words yet is left out, as by a server', () => {
  const empty = { ...draft, questions: [aQuestionDraft({ description: ' ' })] };
  expect(trialWith(empty).screening.tests[0]?.questions[0]?.description).toBeNull();
});
