import { endedOnPurpose, erasedWhileOpen, evictedOutbox } from './mutants';
import type { Scenario } from './scenario';
import { nothingElse, step, times } from './script';
import type { Sometime } from './sometimes';

/** A scenario that reaches what the seeds of `npm test` rarely reach. It breaks no promise. */
export interface Directed {
  reaches: Sometime[];
  scenario: Scenario;
}

const lateAnswer = (late: number): Scenario['faults'][number] => ({
  at: 0,
  of: 'posts',
  times: 1,
  fault: { late },
});

/** A training of two exercises: the first step opens it. */
const training = times(3, step('finishExercise', 0, 0, 500));

/** Anna's runs arrive, one of them in two revisions, with a backup in between. Then the server goes back to it. */
const restoredUnderAnna: Omit<Scenario, 'steps'> = {
  ...nothingElse,
  upheaval: { what: 'restored', copyAt: 3, at: 12 },
};

const runsOfAnna = [
  step('openScreening', 0, 0, 500),
  step('answer', 0, 0, 500),
  step('flush', 0, 0, 2000),
  ...times(4, step('walkTest', 0, 0, 500)),
  step('leave', 0, 0, 500),
  ...times(4, step('finishExercise', 0, 0, 1000)),
];

/** A screening run with one answer, which is sent. Then a copy of the device ends the run. */
const copiedAfterAnswer: Scenario = {
  ...nothingElse,
  upheaval: { what: 'copiedDevice', at: 3, turn: 5 },
  steps: [
    step('openScreening', 0, 0, 500),
    step('answer', 0, 0, 500),
    step('flush', 0, 0, 2000),
    step('openScreening', 0, 0, 500),
    ...times(4, step('walkTest', 0, 0, 1000)),
  ],
};

export const directed: Directed[] = [
  {
    reaches: ['a server begins anew while runs wait', 'a run of a former server moves to the new one'],
    scenario: {
      ...nothingElse,
      upheaval: { what: 'newServer', at: 4, moveAt: 7 },
      steps: [
        step('goOffline'),
        ...training,
        step('goOnline', 0, 0, 5000),
        step('logIn', 0, 0, 2000),
        step('update', 0, 0, 3000),
      ],
    },
  },
  {
    reaches: ['a copy of the device begins', "a copied device replaces the original's run"],
    scenario: copiedAfterAnswer,
  },
  {
    reaches: ['a copied device has sent the same content under a later revision'],
    scenario: {
      ...nothingElse,
      upheaval: { what: 'copiedDevice', at: 4, turn: 1 },
      steps: [
        step('goOffline'),
        step('openScreening', 0, 0, 500),
        step('walkTest', 0, 0, 500),
        step('back'),
        step('leave'),
        step('next'),
      ],
    },
  },
  {
    reaches: [
      'run: sending → waiting, the server has something else',
      'an open run goes on as a fork',
      'a fork arrives',
    ],
    scenario: {
      ...copiedAfterAnswer,
      steps: [...copiedAfterAnswer.steps, step('answer', 0, 1, 500), step('flush', 0, 0, 3000)],
    },
  },
  {
    reaches: [
      'the server is restored from an older copy',
      'run: sent → waiting, the server has lost it',
      'a restored server has an older revision of a run',
      'a lost screeningRun arrives again',
      'a lost exerciseRun arrives again',
    ],
    scenario: { ...restoredUnderAnna, steps: [...runsOfAnna, step('update', 0, 0, 5000)] },
  },
  {
    reaches: ['a sign-in that was ended on purpose clears the device'],
    scenario: endedOnPurpose,
  },
  {
    reaches: ['another user removes a run that the server has lost'],
    scenario: {
      ...restoredUnderAnna,
      steps: [
        ...runsOfAnna,
        step('revoke', 0, 0, 500),
        step('update', 0, 0, 2000),
        step('logIn', 0, 1, 2000),
        step('update', 0, 0, 5000),
      ],
    },
  },
  {
    reaches: ["run: open → waiting, 'Neu beginnen'"],
    scenario: {
      ...nothingElse,
      steps: [
        step('openScreening', 0, 0, 500),
        step('answer', 0, 0, 500),
        step('leave'),
        step('restart', 0, 0, 500),
      ],
    },
  },
  {
    reaches: ["run: open → left without an answer, 'Neu beginnen'"],
    scenario: {
      ...nothingElse,
      steps: [step('openScreening', 0, 0, 500), step('leave'), step('restart', 0, 0, 500)],
    },
  },
  {
    reaches: ['a run is stored for the first time when it ends', 'a run is saved after a failed save'],
    scenario: {
      ...nothingElse,
      steps: training,
      interruptions: [1, 2, 3].map((nth) => ({ at: { call: 'database.saveRun', nth }, what: 'diskFull' })),
    },
  },
  {
    reaches: ['a refused run had changed meanwhile', 'an open run is refused'],
    scenario: {
      ...nothingElse,
      refusedRuns: [1],
      faults: [lateAnswer(4000)],
      steps: [
        step('openScreening', 0, 0, 500),
        step('answer', 0, 0, 500),
        step('flush', 0, 0, 1000),
        step('answer', 0, 1, 5000),
        step('flush', 0, 0, 1000),
      ],
    },
  },
  {
    reaches: ['run: refused → waiting, a change'],
    scenario: {
      ...nothingElse,
      refusedRuns: [1],
      steps: [
        step('openScreening', 0, 0, 500),
        step('answer', 0, 0, 500),
        step('flush', 0, 0, 2000),
        step('answer', 0, 1, 500),
      ],
    },
  },
  {
    reaches: ['a refused screening run is accepted later'],
    scenario: {
      ...nothingElse,
      refusedRuns: [1],
      steps: [
        step('openScreening', 0, 0, 500),
        ...times(4, step('walkTest', 0, 0, 500)),
        step('acceptAll'),
        step('sendNow', 0, 0, 2000),
      ],
    },
  },
  {
    reaches: ['a batch is sent one by one after a 500'],
    scenario: {
      ...nothingElse,
      refusedRuns: [3],
      steps: [step('goOffline'), ...training, ...training, ...training, step('goOnline', 0, 0, 20_000)],
    },
  },
  {
    reaches: ['a tab freezes while it sends runs'],
    scenario: {
      ...nothingElse,
      faults: [lateAnswer(4000)],
      steps: [...training, step('freeze')],
    },
  },
  {
    reaches: ['a logout while runs are being sent', 'run: sending → waiting, logout'],
    scenario: {
      ...nothingElse,
      faults: [lateAnswer(4000)],
      steps: [...training, step('logOut')],
    },
  },
  {
    reaches: ['an export holds a refused entry', 'a message is removed'],
    scenario: {
      ...nothingElse,
      refusedMessages: [1],
      steps: [
        step('writeMessage', 0, 0, 2000),
        step('exportUnsent', 0, 0, 500),
        step('removeMessage', 0, 0, 500),
      ],
    },
  },
  {
    reaches: ['an entry is saved after a failed save', 'step: retryMessage'],
    scenario: {
      ...nothingElse,
      interruptions: [{ at: { call: 'outbox.save', nth: 1 }, what: 'diskFull' }],
      steps: [step('goOffline'), step('writeMessage', 0, 0, 500), step('retryMessage', 0, 0, 500)],
    },
  },
  {
    reaches: ['a failed sending of entries is tried again by its timer'],
    scenario: {
      ...nothingElse,
      faults: [{ at: 0, of: 'posts', times: 4, fault: 'requestLost' }],
      steps: [step('writeMessage', 0, 0, 30_000)],
    },
  },
  {
    reaches: ['a draft of feedback is there after a restart'],
    scenario: {
      ...nothingElse,
      steps: [...training, step('draftFeedback', 0, 0, 500), step('kill'), step('logIn', 0, 0, 1000)],
    },
  },
  {
    reaches: ['an heir gets an id'],
    scenario: {
      ...nothingElse,
      steps: [
        step('goOffline'),
        step('openScreening', 0, 0, 500),
        ...times(3, step('walkTest', 0, 0, 500)),
        step('leave'),
        ...training,
        step('goOnline'),
        step('retryUpdate', 0, 0, 20_000),
      ],
    },
  },
  {
    reaches: ['eviction: outbox', 'a message is written again after an eviction'],
    scenario: evictedOutbox,
  },
  {
    reaches: ['the server erases a run', 'run: waiting → none, the server has erased it'],
    scenario: erasedWhileOpen,
  },
  {
    reaches: ['the server erases a run that waits'],
    scenario: {
      ...nothingElse,
      upheaval: { what: 'erased', at: 5, choice: 0 },
      steps: [
        ...times(2, step('finishExercise', 0, 0, 500)),
        step('flush', 0, 0, 2000),
        step('goOffline'),
        step('finishExercise', 0, 0, 500),
        step('goOnline', 0, 0, 5000),
      ],
    },
  },
];
