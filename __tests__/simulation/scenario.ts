import fc from 'fast-check';
import type { Fault } from '../fakes/FakeHttp';
import type { Interruption } from './gate';
import { type StepName, stepNames } from './steps';

/** One action of a user, another device or the browser. */
export interface Step {
  what: StepName;
  /** 0 or 1; the second tab is not always open. */
  tab: number;
  /** Any number; selects one of the actions that are possible then. */
  choice: number;
  /** Milliseconds until the next step. */
  wait: number;
}

/** Everything that happens in one simulation, as data: the same scenario always has the same result. */
export interface Scenario {
  /** Index in `users` of the user who is signed in at the beginning, with complete data; null: nobody is signed in. */
  beginsAs: number | null;
  steps: Step[];
  /** Faults of the next `times` requests, or of the next POST requests, after `at` requests. */
  faults: { at: number; of: 'all' | 'posts'; times: number; fault: Fault }[];
  /** What happens at the crossings to services, by the number of the crossing. */
  interruptions: { at: number; what: Interruption }[];
  /** Runs that the server refuses, or fails at for a while, by the number of the run from 1. */
  refusedRuns: number[];
  /** Reads from the device and responses from the network are slow. */
  isSlow: boolean;
  /** Milliseconds without any action at the end, before all faults stop. */
  pause: number;
}

const tab = fc.constantFrom(0, 0, 0, 1);

const wait = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.nat(2000) },
  { weight: 2, arbitrary: fc.nat(20_000) },
);

const step: fc.Arbitrary<Step[]> = fc
  .record({ what: fc.constantFrom(...stepNames), tab, choice: fc.nat(9999), wait })
  .map((single) => [single]);

/** Number of tests in a screening run, and the maximum number of exercises in an exercise run. */
const runLength = 3;

/** A complete screening run or exercise run without an interruption by the user. */
const wholeRun: fc.Arbitrary<Step[]> = fc
  .record({
    what: fc.constantFrom<StepName>('walkTest', 'finishExercise'),
    tab,
    choice: fc.nat(9999),
    wait: fc.nat(600),
  })
  .map((single) => Array.from({ length: runLength + 1 }, () => single));

const steps: fc.Arbitrary<Step[]> = fc
  .array(fc.oneof({ weight: 9, arbitrary: step }, { weight: 1, arbitrary: wholeRun }), {
    maxLength: 50,
    size: 'max',
  })
  .map((parts) => parts.flat());

const fault = fc.constantFrom<Fault[]>(
  'requestLost',
  'responseLost',
  'malformed',
  'silent',
  'twice',
  401,
  500,
  503,
  { late: 700 },
  { late: 4000 },
  { slow: 700 },
  { slow: 9000 },
  { again: 2500 },
  { again: 30_000 },
);

/** Up to 8, because a call is given up after its fourth failure. */
const times = fc.constantFrom(1, 1, 1, 2, 4, 8);

const interruption = fc.constantFrom<Interruption[]>(
  'killBefore',
  'killAfter',
  'freeze',
  'slow',
  'slow',
  'diskFull',
  'invalidState',
);

const interruptions = (maxLength: number) =>
  fc.array(fc.record({ at: fc.nat(500), what: interruption }), { maxLength, size: 'max' });

/** Random scenarios: `fast-check` generates one from each seed, and shrinks those that fail. */
export const scenarios: fc.Arbitrary<Scenario> = fc.noBias(
  fc.record({
    beginsAs: fc.constantFrom(0, 0, 0, 1, 2, 2, null),
    steps,
    faults: fc.array(fc.record({ at: fc.nat(120), of: fc.constantFrom('all', 'posts'), times, fault }), {
      maxLength: 20,
      size: 'max',
    }),
    interruptions: fc.oneof(interruptions(1), interruptions(12)),
    refusedRuns: fc.oneof(
      { weight: 1, arbitrary: fc.constant<number[]>([]) },
      { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }) },
    ),
    isSlow: fc.boolean(),
    pause: fc.constantFrom(0, 0, 60_000),
  }),
);
