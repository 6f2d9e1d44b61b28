import fc from 'fast-check';
import type { Fault } from '../fakes/FakeHttp';
import { type Interruption, interruptionKinds } from './gate';
import { type Lasting, lastingFaults } from './lasting';
import {
  byFrequency,
  contentStepNames,
  deskStepNames,
  type StepName,
  stepNames,
  trackStepNames,
} from './steps';
import { type Upheaval, upheavals } from './upheaval';

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

/** A crossing: its number among all, or the `nth` call of a service, from 1, such as the third 'outbox.save'. */
export type CrossingAt = number | { call: string; nth: number };

/** Everything that happens in one simulation, as data: the same scenario always has the same result. */
export interface Scenario {
  /** Index in `users` of the user who is signed in at the beginning, with complete data; null: nobody is signed in. */
  beginsAs: number | null;
  steps: Step[];
  /** Faults of the next `times` requests, or of the next POST requests, after `at` requests. */
  faults: { at: number; of: 'all' | 'posts'; times: number; fault: Fault }[];
  /** What happens at the crossings to services. */
  interruptions: { at: CrossingAt; what: Interruption }[];
  /** Runs that the server refuses, or fails at for a while, by the number of the run from 1. */
  refusedRuns: number[];
  /** Messages that the server refuses, by the number of the message from 1. */
  refusedMessages: number[];
  /** A fault that never ends. */
  lasting: Lasting | null;
  upheaval: Upheaval | null;
  /** The server has the calls of the desk: it tells what changed, and lists trainings [DE-5, DE-6]. */
  hasDesk: boolean;
  /** The trainer has a whole team: 20 athletes instead of two [TS-1]. */
  hasTeam: boolean;
  /** A worker does what is done in bulk, over a connection of its own: its answers may overtake those of the page. */
  hasWorker: boolean;
  /** Reads from the device and responses from the network are slow. */
  isSlow: boolean;
  /** Milliseconds without any action at the end, before all faults stop. */
  pause: number;
}

/** How many of 100 scenarios have a fault that never ends. */
export const lastingShare: number = 15;

/** How many of 100 scenarios have an upheaval. */
export const upheavalShare: number = 20;

/** How many of 100 scenarios with a desk are an evening at the track. */
const eveningShare = 20;

/** How many of 100 evenings have a whole team. */
const teamShare = 25;

/** Every fault of a request. */
export const faultKinds: Fault[] = [
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
];

/**
 * The steps, faults and interruptions that a scenario consists of; null for all of them. Leaving some out lets the rest
 * meet in ways that are rare otherwise.
 */
const swarm = fc.option(
  fc.record({
    steps: fc.subarray(stepNames, { minLength: 8 }),
    faults: fc.subarray(faultKinds, { minLength: 1 }),
    interruptions: fc.subarray([...new Set(interruptionKinds)], { minLength: 1 }),
  }),
  { freq: 1 },
);

/** Any number; selects one of the kinds that the scenario consists of. */
const pick = fc.nat(9999);

const picked = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

const tab = fc.constantFrom(0, 0, 0, 1);

const wait = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.nat(2000) },
  { weight: 2, arbitrary: fc.nat(20_000) },
);

/** Number of tests in a screening run, and the maximum number of exercises in an exercise run. */
const runLength = 3;

const single = fc.record({ pick, tab, choice: fc.nat(9999), wait, times: fc.constant(1) });

/** A complete screening run or exercise run without an interruption by the user. */
const wholeRun = fc.record({
  pick,
  tab,
  choice: fc.nat(9999),
  wait: fc.nat(600),
  times: fc.constant(runLength + 1),
});

type StepDraw = Omit<Step, 'what'> & { pick: number; times: number };

const runStepNames: StepName[] = ['walkTest', 'finishExercise', 'walkAtTrack'];

/** Replaces the drawn numbers by steps with these names. */
const stepsOf = (draws: readonly StepDraw[], names: readonly StepName[]): Step[] => {
  const singles = byFrequency(names);
  const ofRuns = names.filter((name) => runStepNames.includes(name));
  return draws.flatMap(({ pick: number, times, ...step }) => {
    const what = picked(times > 1 && ofRuns.length > 0 ? ofRuns : singles, number);
    return Array.from({ length: times }, () => ({ what, ...step }));
  });
};

const steps = fc.array(fc.oneof({ weight: 9, arbitrary: single }, { weight: 1, arbitrary: wholeRun }), {
  maxLength: 50,
  size: 'max',
});

/** Up to 8, because a call is given up after its fourth failure. */
const times = fc.constantFrom(1, 1, 1, 2, 4, 8);

const faults = fc.array(
  fc.record({ at: fc.nat(120), of: fc.constantFrom<('all' | 'posts')[]>('all', 'posts'), times, pick }),
  { maxLength: 20, size: 'max' },
);

const interruptions = (maxLength: number) =>
  fc.array(fc.record({ at: fc.nat(500), pick }), { maxLength, size: 'max' });

/** No numbers, or some of the first four. */
const numbers = (weightOfNone: number) =>
  fc.oneof(
    { weight: weightOfNone, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }) },
  );

/** Steps that are added, each before the step with the number `at`. */
const addedSteps = (maxLength: number) =>
  fc.array(fc.record({ at: fc.nat(50), pick, tab, choice: fc.nat(9999), wait }), { maxLength, size: 'max' });

const drawn = fc.record({
  beginsAs: fc.constantFrom(0, 0, 0, 1, 2, 2, null),
  swarm,
  steps,
  faults,
  interruptions: fc.oneof(interruptions(1), interruptions(12)),
  refusedRuns: numbers(1),
  refusedMessages: numbers(2),
  isSlow: fc.boolean(),
  pause: fc.constantFrom(0, 0, 60_000),
  // These are the last, so that another share leaves the rest of each scenario as it is.
  lasting: fc.oneof(
    { weight: 100 - lastingShare, arbitrary: fc.constant(null) },
    { weight: lastingShare, arbitrary: lastingFaults },
  ),
  upheaval: fc.oneof(
    { weight: 100 - upheavalShare, arbitrary: fc.constant(null) },
    { weight: upheavalShare, arbitrary: upheavals },
  ),
  hasDesk: fc.boolean(),
  deskSteps: addedSteps(24),
  isDeskDay: fc.boolean(),
  hasWorker: fc.boolean(),
  contentSteps: fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: addedSteps(12) }),
  isEvening: fc.nat(99).map((number) => number < eveningShare),
  isTeam: fc.nat(99).map((number) => number < teamShare),
});

/** What a day of a trainer at the desk consists of. */
const ofDeskDays: readonly StepName[] = [
  ...deskStepNames,
  ...(['update', 'goOffline', 'goOnline', 'sendNow', 'kill', 'freeze', 'enterRoute'] as const),
  ...(['walkTest', 'finishExercise', 'writeTrainerNote', 'leave', 'changeContent'] as const),
];

/** What an evening of a trainer at the track consists of. */
const ofEvenings: readonly StepName[] = [
  ...trackStepNames,
  ...(['update', 'goOffline', 'goOnline', 'sendNow', 'kill', 'freeze', 'enterRoute'] as const),
  ...(['finishExercise', 'changeContent', 'handOver', 'logOut', 'jump'] as const),
];

/** Index in `users` of the trainer. */
const trainer = 2;

type Draw = typeof drawn extends fc.Arbitrary<infer Drawn> ? Drawn : never;

type AddedDraw = Omit<Step, 'what'> & { at: number; pick: number };

/** Adds steps of these names. */
const withAdded = (
  steps: readonly Step[],
  names: readonly StepName[],
  draws: readonly AddedDraw[],
): Step[] => {
  const added = draws.map(({ at, pick: number, ...step }) => ({
    at,
    step: { what: picked(byFrequency(names), number), ...step },
  }));
  const before = (isDue: (at: number) => boolean) =>
    added.filter(({ at }) => isDue(at)).map(({ step }) => step);
  return [
    ...steps.flatMap((step, number) => [...before((at) => at === number), step]),
    ...before((at) => at >= steps.length),
  ];
};

/** The scenario of a draw. */
const scenarioOf = (drawn: Draw): Scenario => {
  const { swarm: kinds, deskSteps, contentSteps, isDeskDay, isEvening, isTeam, ...draw } = drawn;
  const isDay = draw.hasDesk && (isDeskDay || isEvening);
  const ofDays = isEvening ? ofEvenings : ofDeskDays;
  const plain = stepsOf(draw.steps, isDay ? ofDays : (kinds?.steps ?? stepNames));
  const atDesk = withAdded(plain, deskStepNames, draw.hasDesk && !isEvening ? deskSteps : []);
  return {
    ...draw,
    beginsAs: isDay ? trainer : draw.beginsAs,
    hasTeam: draw.hasDesk && isEvening && isTeam,
    steps: withAdded(atDesk, contentStepNames, draw.hasDesk && !isEvening ? contentSteps : []),
    faults: draw.faults.map(({ pick: number, ...fault }) => ({
      ...fault,
      fault: picked(kinds?.faults ?? faultKinds, number),
    })),
    interruptions: draw.interruptions.map(({ at, pick: number }) => ({
      at,
      what: picked(kinds?.interruptions ?? interruptionKinds, number),
    })),
  };
};

/** Random scenarios: `fast-check` generates one from each seed, and shrinks those that fail. */
export const scenarios: fc.Arbitrary<Scenario> = fc.noBias(drawn).map(scenarioOf);

/** The same on servers without a desk. */
export const scenariosWithoutDesk: fc.Arbitrary<Scenario> = fc
  .noBias(drawn)
  .map((draw) => scenarioOf({ ...draw, hasDesk: false }));
