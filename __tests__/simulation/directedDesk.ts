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

const offline = step('goOffline');
const online = step('goOnline', 0, 0, 5000);

/** Uwe has changed the same note and assignment when Tina's arrive. */
export const inConflict = [offline, ...note, assignment, uwesNote, uwesAssignment, online];

export const directedDesk: Directed[] = [
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
