import type { Directed } from './directed';
import { atDesk, handOver } from './directedDesk';
import type { Scenario } from './scenario';
import { step, times } from './script';
import { teamSize } from './team';

/** Tina begins a session of Anna and Ben, test by test, and is at Anna's first test. */
export const begun = [step('openTrack', 0, 0, 500), step('beginSession', 0, 1, 500)];

/** Tina answers a whole test of one athlete, and goes on to the other. */
export const walked = (tests: number) => times(2 * tests, step('walkAtTrack', 0, 1, 600));

const finishAll = step('finishAllAtTrack', 0, 1, 3000);

/** All three tests of both, completed and sent. */
const wholeSession = [...begun, ...walked(3), finishAll];

/** The tab is killed, and the page is opened again. */
const killed = [step('kill', 0, 0, 500), step('openTrack', 0, 0, 1000)];

const update = step('update', 0, 0, 5000);

/** Of Anna all is left out, Ben is done. */
const annaLeftOut = [
  ...begun,
  ...[0, 4, 8].flatMap((choice) => [step('jumpAtTrack', 0, choice, 500), step('leaveOutAtTrack', 0, 1, 500)]),
];

/** Anna does all tests, and is completed before Ben begins. */
export const annaFinished = [
  ...begun,
  step('changeOrder', 0, 1),
  ...times(3, step('walkAtTrack', 0, 1, 600)),
  step('finishAtTrack', 0, 0, 3000),
];

/** The session's row is gone, with its tab. */
export const rowLost: Scenario = {
  ...atDesk,
  upheaval: { what: 'evicted', at: 7, stores: ['feedback'] },
  steps: [...begun, ...walked(1), step('goOffline'), step('kill'), step('openTrack', 1, 0, 500)],
};

/** An athlete is taken away, comes back, and another screening is assigned while the session goes on. */
const disturbed: Scenario = {
  ...atDesk,
  steps: [
    ...begun,
    ...walked(1),
    step('changeContent'),
    update,
    ...walked(1),
    handOver,
    update,
    ...killed,
    ...walked(1),
    handOver,
    update,
    ...walked(1),
    finishAll,
  ],
};

/** A whole team: all runs are open at once, the tab is killed, and the session goes on, is completed and sent. */
const withTeam: Scenario = {
  ...atDesk,
  hasTeam: true,
  steps: [
    ...begun,
    ...times(teamSize + 2, step('walkAtTrack', 0, 1, 300)),
    ...killed,
    step('goOffline'),
    ...times(teamSize, step('walkAtTrack', 0, 1, 300)),
    ...killed,
    ...times(teamSize, step('walkAtTrack', 0, 1, 300)),
    finishAll,
    step('goOnline', 0, 0, 5000),
  ],
};

/** Second looks at both, with a kill in the middle of it. */
export const secondLooks: Scenario = {
  ...atDesk,
  steps: [
    step('openTrack', 0, 0, 500),
    step('beginSession', 0, 3, 500),
    ...walked(1),
    ...killed,
    ...walked(2),
    finishAll,
    update,
  ],
};

export const directedTrack: Directed[] = [
  {
    reaches: [
      'a session is saved',
      'a run of a session is completed',
      'the runs of a session are sent when a test is left',
      'a session ends',
    ],
    scenario: { ...atDesk, steps: wholeSession },
  },
  { reaches: ['twenty runs of a session are open'], scenario: withTeam },
  { reaches: ['a second look is completed'], scenario: secondLooks },
  {
    reaches: ['a session goes on after a restart'],
    scenario: {
      ...atDesk,
      steps: [...begun, ...walked(1), ...killed, step('answerAtTrack', 0, 0, 500)],
    },
  },
  { reaches: ['a session goes on from its runs'], scenario: rowLost },
  {
    reaches: ['a session waits for another tab'],
    scenario: {
      ...atDesk,
      steps: [
        ...begun,
        ...times(2, step('openTrack', 1, 0, 1000)),
        step('walkAtTrack', 1),
        step('walkAtTrack', 0),
      ],
    },
  },
  {
    reaches: ['a run of a session is discarded'],
    scenario: { ...atDesk, steps: [...annaLeftOut, step('finishAllAtTrack', 0, 1, 3000)] },
  },
  {
    reaches: ['a session goes on without those who are finished', 'step: finishAtTrack'],
    scenario: { ...atDesk, steps: annaFinished },
  },
  {
    reaches: ['a screening is moved', 'step: correctScreening'],
    scenario: { ...atDesk, steps: [...wholeSession, step('correctScreening', 0, 1, 5000), update] },
  },
  {
    reaches: ['a screening is deleted'],
    scenario: { ...atDesk, steps: [...wholeSession, step('correctScreening', 0, 0, 5000), update] },
  },
  { reaches: ['an athlete is taken away', 'an athlete is given back'], scenario: disturbed },
];
