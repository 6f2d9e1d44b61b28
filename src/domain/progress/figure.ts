/** The measured figure: what the answers of a run say of each joint and side [MF-1 to MF-4]. */
import type { TestRun } from '../../contract/runs';
import type { Exercise, Test } from '../../contract/schemas';
import { weightsOfTest } from '../recommendation';
import { ofSide, type Side } from '../sides';
import { type Answer, answersIn } from './answers';
import { questionsAlone } from './planReasons';
import { levelOf } from './results';

/** The joints of the figure, from above. */
export const joints = ['shoulder', 'trunk', 'hip', 'knee', 'ankle'] as const;
export type Joint = (typeof joints)[number];

/** A joint, of which a question may be about one side. */
export interface Place {
  joint: Joint;
  /** Null for both sides, and always of the trunk. */
  side: Side | null;
}

/** What a question may say in its field `region` [MF-1]: `hip` is about both sides, `hipLeft` about one. */
export type Region = Joint | `${Exclude<Joint, 'trunk'>}${'Left' | 'Right'}`;

const sidesOfJoint = (joint: Joint): readonly (Side | null)[] =>
  joint === 'trunk' ? [null] : ['left', 'right'];

/** All places that have a number of their own. */
const spots: readonly Place[] = joints.flatMap((joint) =>
  sidesOfJoint(joint).map((side) => ({ joint, side })),
);

const regionOf = ({ joint, side }: Place): string => {
  if (side === null) return joint;
  return `${joint}${side === 'left' ? 'Left' : 'Right'}`;
};

/** By what a question says. Anything else means nothing to this version of the app. */
const places: ReadonlyMap<unknown, Place> = new Map(
  [...joints.map((joint) => ({ joint, side: null })), ...spots].map((place) => [regionOf(place), place]),
);

/** An answer behind the number of a spot. */
export interface SpotAnswer extends Answer {
  /** The name of the test. */
  test: string;
  /** Unique in the screening. */
  key: string;
  /** It was asked for both sides at once, and so counts for each [MF-2]. */
  isOfBoth: boolean;
}

/** A joint, in whole one side of it, with all that is known of it. */
export interface MeasuredSpot extends Place {
  key: string;
  /** The share of the points reached, 0 to 100, whole; null where nothing is answered [MF-3]. */
  percent: number | null;
  /** The weakest first. */
  answers: SpotAnswer[];
  /** What the plan has against its weak answers, in the order of the plan. */
  exercises: Exercise[];
}

/** A run, and the tests that it was answered in. */
interface Measured {
  tests: readonly Test[];
  run: { testRuns: readonly TestRun[]; exercises: readonly Exercise[] };
}

/** An answer with its place, and with the exercises that it asks for. */
type Placed = SpotAnswer & Place & { exerciseIds: number[] };

const placedAnswers = (test: Test, run: TestRun): Placed[] => {
  const answers = answersIn(test, run);
  return questionsAlone(test).flatMap(({ question, alone, region }) => {
    const answer = answers.get(question.key);
    const place = places.get(region);
    if (!answer || !place) return [];
    // In a test with sides the answer says of which one it is.
    const side = place.joint === 'trunk' ? null : (question.side ?? place.side);
    const weights = weightsOfTest(alone, ofSide(run, question.side ?? null));
    return [
      {
        ...answer,
        test: test.name,
        key: `${test.id}/${question.key}`,
        isOfBoth: side === null && place.joint !== 'trunk',
        joint: place.joint,
        side,
        exerciseIds: weights.map(({ id }) => id),
      },
    ];
  });
};

const measuredSpot = (spot: Place, placed: readonly Placed[], plan: readonly Exercise[]): MeasuredSpot => {
  const own = placed.filter(({ joint, side }) => joint === spot.joint && (side ?? spot.side) === spot.side);
  const points = own.reduce((sum, { value }) => sum + value, 0);
  const helping = new Set(own.flatMap(({ exerciseIds }) => exerciseIds));
  return {
    ...spot,
    key: regionOf(spot),
    percent: own.length === 0 ? null : Math.round((points / own.length) * 100),
    answers: own.toSorted((a, b) => a.value - b.value),
    exercises: plan.filter(({ id }) => helping.has(id)),
  };
};

/** Whether the content says of any question what it measures: otherwise there is no figure [MF-1]. */
export const hasFigure = (tests: readonly Test[]): boolean =>
  tests.some(({ questions, rangeQuestions }) =>
    [...questions, ...rangeQuestions].some(({ region }) => places.has(region)),
  );

/**
 * Returns every joint and side of the figure, from above, left before right; none where the content has no figure. A
 * number is the share of the points that were reached of those that were possible, each answer with its value as in
 * the result of a test [PR-4, MF-2]. What was not answered counts nowhere.
 */
export const measuredFigure = ({ tests, run }: Measured): MeasuredSpot[] => {
  if (!hasFigure(tests)) return [];
  const placed = tests.flatMap((test) => {
    const testRun = run.testRuns.find(({ testId }) => testId === test.id);
    return testRun ? placedAnswers(test, testRun) : [];
  });
  return spots.map((spot) => measuredSpot(spot, placed, run.exercises));
};

/** The spots that are not good, the weakest first. */
export const weakestSpots = (all: readonly MeasuredSpot[]): (MeasuredSpot & { percent: number })[] =>
  all
    .flatMap((spot) => (spot.percent === null ? [] : [{ ...spot, percent: spot.percent }]))
    .filter(({ percent }) => levelOf(percent) !== 'high')
    .toSorted((a, b) => a.percent - b.percent);
