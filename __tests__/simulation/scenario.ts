import fc from 'fast-check';
import type { Fault } from '../fakes/FakeHttp';
import type { Interruption } from './gate';
import { type StepName, stepNames } from './steps';

/** One thing that a person, another device or the browser does. */
export interface Step {
  what: StepName;
  /** 0 or 1; the second tab is not always there. */
  tab: number;
  /** Chooses among what is possible then. */
  choice: number;
  /** Milliseconds until the next step. */
  wait: number;
}

/** All that happens in one run of the simulation, as data: the same scenario always goes the same way. */
export interface Scenario {
  /** Who is signed in at the beginning, with their data whole, by their place in the club; null for nobody. */
  beginsAs: number | null;
  steps: Step[];
  /** What goes wrong with the next requests, or the next that save something, from a number of requests on. */
  faults: { at: number; of: 'all' | 'posts'; times: number; fault: Fault }[];
  /** What happens at the crossings to the outside, by their number. */
  interruptions: { at: number; what: Interruption }[];
  /** Which runs the server refuses, or for a while fails at, by the number of the run from 1. */
  refusedRuns: number[];
  /** The device takes its time to read, and the network to answer. */
  isSlow: boolean;
  /** Milliseconds in which nobody does anything any more, before all is well again. */
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

/** How many tests a screening has, and how many exercises a training has at the most. */
const runLength = 3;

/** A whole screening, or a whole training, without any interruption by the person; two may follow at once. */
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

/** A call is given up after its fourth failure. */
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

/** Scenarios by chance; `fast-check` makes one from each seed, and the smallest of those that fail in the same way. */
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
