import { demoBasis } from '../../../server/demo/content/basis';
import { demoExercises } from '../../../server/demo/content/exercises';
import { demoTests } from '../../../server/demo/content/tests';
import type { Test, TestRun } from '../../../src/contract/schemas';
import { exercisesForTraining } from '../../../src/domain/exerciseRun';
import { testResults } from '../../../src/domain/progress/results';
import { recommendExercises } from '../../../src/domain/recommendation';
import { aScreeningRun } from '../../builders/runs';
import { onlyOnTheBasisList, weakPoints } from './weakPoints';

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

/** The words of a question without its side. */
const withoutSide = (description: string | null) =>
  (description ?? '').replace(/ \((rechts|links)\)$/, '').replace(/^(Recht|Link)e[rs]? [^:]+: /, '');

/** Every answer of a test that is not the best one: its id and its row in the table. */
const weakAnswersOf = ({ questions, rangeQuestions }: Test) => [
  ...questions.map(({ id, description }) => ({ id, answer: withoutSide(description) })),
  ...rangeQuestions.flatMap(({ description, questionRangeValues: [, ...lower] }) =>
    lower.map((value) => ({ id: value.id, answer: `${withoutSide(description)}: ${value.description}` })),
  ),
];

test('[TR-2] [RU-10] after a flawless screening the basis list is the plan', () => {
  const { testRuns, plan } = planWithout();
  expect(testResults(demoTests, testRuns).map(({ percent }) => percent)).toEqual(demoTests.map(() => 100));
  expect(plan).toEqual([]);
  expect(namesOf(exercisesForTraining(aScreeningRun({ exercises: plan }), demoBasis, demoExercises))).toEqual(
    [
      'Katze-Kuh',
      'BWS-Rotation im Vierfüßler',
      'Bird Dog',
      'Seitstütz',
      'Liegestütz',
      'Sprungkniebeuge',
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

test('[RU-10] every exercise helps against some weak point, except the jump, which is for those without any', () => {
  const helping = new Set(Object.values(weakPoints).flatMap((rows) => rows.flatMap(([, plan]) => plan)));
  const others = demoExercises.filter(({ name }) => !helping.has(name ?? ''));
  expect(namesOf(others)).toEqual(onlyOnTheBasisList);
  const basis = demoBasis.map(({ exerciseId }) => exerciseId);
  expect(basis).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
});
