import { planShares } from '../../../scripts/lib/planShares';
import { demoContent } from '../../../server/demo/content/demoContent';
import type { TestRun } from '../../../src/contract/runs';
import type { Test } from '../../../src/contract/schemas';
import { exercisesForTraining } from '../../../src/domain/exerciseRun';
import { testResults } from '../../../src/domain/progress/results';
import { recommendExercises } from '../../../src/domain/recommendation';
import { aScreeningRun } from '../../builders/runs';
import { inNoPlan, onlyOnTheBasisList, weakPoints } from './weakPoints';

const { basis: demoBasis, exercises: demoExercises, tests: demoTests } = demoContent();

/** All answers of this test are the best ones, except the yes/no question or the range value with this id. */
const answeredBest = (test: Test, except?: number): TestRun => ({
  testId: test.id,
  duration: 60_000,
  questionResults: test.questions.map(({ id }) => ({ questionId: id, checked: id !== except })),
  questionRangeResults: test.rangeQuestions.map(({ id, questionRangeValues: [best, ...others] }) => ({
    questionId: id,
    questionRangeValueId: (others.find((value) => value.id === except) ?? best)?.id ?? null,
  })),
});

const planWithout = (except?: number) => {
  const testRuns = demoTests.map((test) => answeredBest(test, except));
  return { testRuns, plan: recommendExercises(demoTests, testRuns, demoExercises) };
};

const namesOf = (exercises: readonly { name: string | null }[]) => exercises.map(({ name }) => name);

/** The words of a question without its side, and without the place from where it is seen. */
const inShort = (description: string | null) =>
  (description ?? '').replace(/ \(von [^)]+\)/, '').replace(/^(Recht|Link)e[rs]? [^:]+: /, '');

/** Every answer of a test that is not the best one: its id and its row in the table. */
const weakAnswersOf = ({ questions, rangeQuestions }: Test) => [
  ...questions.map(({ id, description }) => ({ id, answer: inShort(description) })),
  ...rangeQuestions.flatMap(({ description, questionRangeValues: [, ...lower] }) =>
    lower.map((value) => ({ id: value.id, answer: `${inShort(description)}: ${value.description}` })),
  ),
];

test('[TR-2] [RU-10] after a flawless screening the basis list is the plan', () => {
  const { testRuns, plan } = planWithout();
  expect(testResults(demoTests, testRuns).map(({ percent }) => percent)).toEqual(demoTests.map(() => 100));
  expect(plan).toEqual([]);
  expect(namesOf(exercisesForTraining(aScreeningRun({ exercises: plan }), demoBasis, demoExercises))).toEqual(
    [
      'Katze-Kuh',
      'Brustwirbelsäule drehen',
      'Arm und Bein strecken (Bird Dog)',
      'Seitstütz',
      'Liegestütz',
      'Rudern mit Band',
      'Beckenheben',
      'Diagonalschritte mit Band',
      'Kniebeuge',
      'Ausfallschritt',
      'Einbeiniges Kreuzheben',
    ],
  );
});

test.each(demoTests)('[PR-5] [PR-6] [RU-10] each weak point in $name leads to what trains it', (test) => {
  const table = weakPoints[test.name ?? ''] ?? [];
  const answers = weakAnswersOf(test);
  for (const { id, answer } of answers) {
    const [, plan] = table.find((row) => row[0] === answer) ?? [];
    expect({ [answer]: namesOf(planWithout(id).plan) }).toEqual({ [answer]: plan });
  }
  expect([...new Set(answers.map(({ answer }) => answer))]).toEqual(table.map(([answer]) => answer));
});

test('[RU-10] every exercise helps against some weak point or is for those without any, except the jump', () => {
  const helping = new Set(Object.values(weakPoints).flatMap((rows) => rows.flatMap(([, plan]) => plan)));
  const others = demoExercises.filter(({ name }) => !helping.has(name ?? ''));
  const basis = demoBasis.map(({ exerciseId }) => exerciseId);
  expect(namesOf(others.filter(({ id }) => basis.includes(id)))).toEqual(onlyOnTheBasisList);
  expect(namesOf(others.filter(({ id }) => !basis.includes(id)))).toEqual(inNoPlan);
});

test('[CS-4] pain at every test changes nothing in the plan', () => {
  for (const test of demoTests) {
    for (const { id } of weakAnswersOf(test)) {
      const { testRuns, plan } = planWithout(id);
      const painful = testRuns.map((run) => ({ ...run, pain: 8, painNote: 'Knie' }));
      expect(recommendExercises(demoTests, painful, demoExercises)).toEqual(plan);
    }
  }
});

const rows = [0.3, 0.5, 0.7].map((good) => planShares(good, 1000));

test.each(rows)(
  '[RU-10] with $good good answers plans push, pull, hinge and use the legs',
  ({ good, percent }) => {
    expect(percent['two band walks']).toBe(0);
    expect(percent.push).toBeGreaterThan(40);
    expect(percent.pull).toBeGreaterThan(40);
    expect(percent['squat or lunge']).toBeGreaterThan(60);
    expect(percent.hinge).toBeGreaterThan({ 0.3: 15, 0.5: 60, 0.7: 70 }[good] ?? 100);
    expect(percent['leg, arms, trunk, mobility']).toBeGreaterThan(70);
    expect(percent['mobility first']).toBeGreaterThan(90);
  },
);

test.each(rows)('[RU-10] [SI-1] with $good good answers a training takes 25 to 30 minutes', ({ minutes }) => {
  expect(minutes).toBeGreaterThan(25);
  expect(minutes).toBeLessThan(30);
});
