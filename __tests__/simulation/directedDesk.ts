import type { Directed } from './directed';
import type { Scenario } from './scenario';
import { nothingElse, step, times } from './script';

/** A scenario of the trainer Tina on a server with a desk. The steps name Anna, and the note on her screening. */
export const atDesk: Omit<Scenario, 'steps'> = { ...nothingElse, beginsAs: 2, hasDesk: true };

/** Tina begins a note, and saves it with another text for Anna. */
export const note = [step('beginNote', 0, 0, 500), step('keepNote', 0, 4, 500)];

/** Tina assigns the other screening. */
export const assignment = step('assign', 0, 4, 500);

/** Uwe changes what Tina changes. */
export const uwesNote = step('colleagueWrites', 0, 16, 500);
export const uwesAssignment = step('colleagueAssigns', 0, 8, 500);

/** Anna has another trainer from now on, or Tina again. */
export const handOver = step('handOver', 0, 0, 500);

export const offline = step('goOffline');
export const online = step('goOnline', 0, 0, 5000);

/** Uwe has changed the same note and assignment when Tina's arrive. */
export const inConflict = [offline, ...note, assignment, uwesNote, uwesAssignment, online];

/** Tina answers a test without a network, and leaves the run open. */
const openRun = [
  step('openScreening', 0, 0, 500),
  step('answer', 0, 1, 500),
  step('walkTest', 0, 0, 500),
  step('leave', 0, 0, 500),
];

/** Anna gets another trainer while Tina has no network, has begun a screening and ended another one. */
export const takenFromFormer: Scenario = {
  ...atDesk,
  steps: [
    offline,
    step('openScreening', 0, 0, 500),
    ...times(3, step('walkTest', 0, 0, 500)),
    step('leave', 0, 0, 500),
    ...openRun,
    handOver,
    { ...online, wait: 10_000 },
    step('update', 0, 0, 20_000),
  ],
};

/** Tina's device learns that Anna has another trainer while the runs of it cannot be sent. */
export const toldBeforeSent: Scenario = {
  ...takenFromFormer,
  faults: [{ at: 0, of: 'posts', times: 12, fault: 'requestLost' }],
};

/** A run was sent while it was open, then Anna got another trainer. */
export const openAndSent: Scenario = {
  ...atDesk,
  steps: [
    step('openScreening', 0, 0, 500),
    step('answer', 0, 1, 500),
    step('walkTest', 0, 0, 500),
    step('flush', 0, 0, 3000),
    step('leave', 0, 0, 500),
    handOver,
    step('update', 0, 0, 20_000),
  ],
};

/** Tina is without a network for 40 days, in which Anna gets another trainer. */
export const comesTooLate: Scenario = {
  ...atDesk,
  steps: [
    offline,
    step('openScreening', 0, 0, 500),
    step('answer', 0, 1, 500),
    ...times(2, step('walkTest', 0, 0, 500)),
    handOver,
    step('daysPass', 0, 3, 500),
    { ...online, wait: 20_000 },
    step('update', 0, 0, 20_000),
  ],
};

/** Anna is erased while Tina has no network, and an open run and a note about her wait. */
export const erasedMeanwhile: Scenario = {
  ...atDesk,
  upheaval: { what: 'personErased', at: 6, choice: 0 },
  steps: [
    offline,
    ...note,
    step('openScreening', 0, 0, 500),
    step('answer', 0, 1, 500),
    step('walkTest', 0, 0, 500),
    { ...online, wait: 20_000 },
    step('update', 0, 0, 20_000),
  ],
};

export const directedDesk: Directed[] = [
  {
    reaches: ['a run of a former trainer is taken', 'a run of a former athlete leaves the device'],
    scenario: takenFromFormer,
  },
  { reaches: ['an open run of a former athlete leaves the device'], scenario: openAndSent },
  {
    reaches: [
      'the server erases a person',
      'the server erases a person about whom something waits',
      'what is about somebody who was erased is set aside',
    ],
    scenario: erasedMeanwhile,
  },
  {
    reaches: ['a run about an athlete of somebody else is refused', 'step: daysPass'],
    scenario: comesTooLate,
  },
  {
    reaches: ['an athlete leaves the device', 'an athlete who was gone comes back to the device'],
    scenario: {
      ...atDesk,
      steps: [
        ...times(4, step('finishExercise', 0, 0, 500)),
        handOver,
        step('update', 0, 0, 5000),
        handOver,
        step('update', 0, 0, 5000),
      ],
    },
  },
  {
    reaches: ['a device whose cursor is unknown loads everything'],
    scenario: { ...atDesk, steps: [step('forgetChanges'), step('update', 0, 0, 5000)] },
  },
  {
    reaches: ['a note is in conflict', 'an assignment is in conflict'],
    scenario: { ...atDesk, steps: inConflict },
  },
  {
    reaches: ['a note is sent again after a decision', 'an assignment is sent again after a decision'],
    scenario: { ...atDesk, steps: [...inConflict, ...times(2, step('settle', 0, 0, 3000))] },
  },
  {
    reaches: ['a note gives way after a decision', 'an assignment gives way after a decision'],
    scenario: { ...atDesk, steps: [...inConflict, ...times(2, step('settle', 0, 1, 3000))] },
  },
  {
    reaches: ['a note merges with that of another trainer'],
    scenario: { ...atDesk, steps: [offline, ...note, step('colleagueWrites', 0, 8), online] },
  },
  {
    reaches: ['a note goes on from a newer one'],
    scenario: {
      ...atDesk,
      faults: [{ at: 0, of: 'posts', times: 1, fault: { late: 4000 } }],
      steps: [...note, step('beginNote'), step('keepNote', 0, 8, 10_000)],
    },
  },
  {
    reaches: ['an assignment goes on from a newer one'],
    scenario: {
      ...atDesk,
      faults: [{ at: 0, of: 'posts', times: 4, fault: 'requestLost' }],
      steps: [assignment, uwesAssignment, step('assign', 0, 2, 30_000)],
    },
  },
  {
    reaches: ['a note is refused', 'an assignment is refused', 'step: deleteRefused'],
    scenario: {
      ...atDesk,
      steps: [offline, ...note, assignment, handOver, online, step('deleteRefused', 0, 0, 500)],
    },
  },
];
