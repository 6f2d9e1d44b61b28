import type { RunUnit, TestRun } from '../../../src/contract/runs';
import { type Side, sideField, sidesOf } from '../../../src/domain/sides';
import { exerciseIdOf, testOf } from './demoContent';

/** A screening run of Anna. Its `exercises` follow from the answers [RU-8]. */
interface DemoScreeningRun {
  /** ISO 8601 in UTC. */
  start: string;
  testRuns: TestRun[];
}

/** The questions named in `unchecked` are weak points, `values` are the chosen range values. */
interface Answers {
  unchecked: number[];
  values: number[];
}

/** A test as anna left it, in a test with sides with what is different on the right [SI-1]. */
const answered = (name: string, seconds: number, answers: Answers, right = answers): TestRun => {
  const test = testOf(name);
  const on = (side: Side | null) => (side === 'right' ? right : answers);
  return {
    testId: test.id,
    duration: seconds * 1000,
    questionResults: test.questions.flatMap(({ id }) =>
      sidesOf(test).map((side) => ({
        questionId: id,
        checked: !on(side).unchecked.includes(id),
        ...sideField(side),
      })),
    ),
    questionRangeResults: test.rangeQuestions.flatMap(({ id, questionRangeValues }) =>
      sidesOf(test).map((side) => ({
        questionId: id,
        questionRangeValueId:
          questionRangeValues.find((value) => on(side).values.includes(value.id))?.id ?? null,
        ...sideField(side),
      })),
    ),
  };
};

/** Anna's two earlier screening runs, both completed, oldest first [RU-8]. */
export const annasScreeningRuns = (): DemoScreeningRun[] => [
  {
    start: '2026-09-14T15:32:20.000Z',
    testRuns: [
      answered('Überkopfkniebeuge', 124, { unchecked: [101, 102], values: [122] }),
      answered('Ausfallschritt in einer Linie', 131, { unchecked: [303, 305, 307], values: [332, 342] }),
      answered('Hürdenschritt', 118, { unchecked: [204], values: [233, 243] }),
      answered('Schulterbeweglichkeit', 109, { unchecked: [402], values: [422, 425] }),
      answered(
        'Aktives Beinheben',
        97,
        { unchecked: [502, 503], values: [533] },
        { unchecked: [502, 503], values: [532] },
      ),
      answered('Rotationsstabilität', 112, { unchecked: [702, 704], values: [733, 744] }),
      answered('Rumpfstabilität im Liegestütz', 104, { unchecked: [601, 602], values: [634] }),
    ],
  },
  {
    start: '2026-11-14T08:41:07.000Z',
    testRuns: [
      answered('Überkopfkniebeuge', 116, { unchecked: [101], values: [122] }),
      answered('Ausfallschritt in einer Linie', 127, { unchecked: [303, 305, 307], values: [333, 342] }),
      answered('Hürdenschritt', 110, { unchecked: [], values: [231, 243] }),
      answered('Schulterbeweglichkeit', 104, { unchecked: [], values: [422, 425] }),
      answered(
        'Aktives Beinheben',
        92,
        { unchecked: [502], values: [533] },
        { unchecked: [], values: [532] },
      ),
      answered('Rotationsstabilität', 108, { unchecked: [], values: [733, 743] }),
      answered('Rumpfstabilität im Liegestütz', 101, { unchecked: [601, 602], values: [634] }),
    ],
  },
];

/** When anna trained after her second screening run, as ISO 8601 in UTC [RU-8]. */
export const annasTrainingStart = '2026-11-16T17:02:45.000Z';

/** Anna's notes by exercise. An exercise that she could not finish has a note [TR-15]. */
const remarks = (): Map<number, Pick<RunUnit, 'athleteNote' | 'completed'>> =>
  new Map([
    [
      exerciseIdOf('Knie zur Wand'),
      { athleteNote: 'Rechts fehlen noch zwei Finger breit.', completed: true },
    ],
    [
      exerciseIdOf('Unterarmstütz'),
      { athleteNote: 'Im zweiten Satz nur noch zehn Sekunden geschafft.', completed: false },
    ],
    [
      exerciseIdOf('Seitschritte mit Band'),
      { athleteNote: 'Nach dem ersten Satz ist mein Band gerissen.', completed: false },
    ],
    [
      exerciseIdOf('Ausfallschritt'),
      { athleteNote: 'Nach drei Wiederholungen zog es im rechten Sprunggelenk.', completed: false },
    ],
  ]);

/** The durations of the units of Anna's exercise run, in milliseconds, used in turn. */
const unitDurations = [148_000, 196_000, 117_000, 21_000, 92_000, 134_000, 71_000, 123_000, 186_000, 109_000];

/** The units of Anna's exercise run, one for each exercise that her second screening run recommends. */
export const annasTrainingUnits = (exercises: readonly { id: number }[]): RunUnit[] => {
  const noted = remarks();
  return exercises.map(({ id }, index) => ({
    exerciseId: id,
    duration: unitDurations[index % unitDurations.length] ?? null,
    ...(noted.get(id) ?? { athleteNote: '', completed: true }),
  }));
};
