import {
  assignment,
  atDesk,
  comesTooLate,
  erasedMeanwhile,
  handOver,
  inConflict,
  openAndSent,
  toldBeforeSent,
  uwesAssignment,
  uwesNote,
} from './directedDesk';
import { type Mutant, without } from './mutants';
import type { Scenario } from './scenario';
import { step, times } from './script';

const update = step('update', 0, 0, 5000);

/** Anna has another trainer before Tina's next update. */
const athleteLost: Scenario = {
  ...atDesk,
  steps: [...times(4, step('finishExercise', 0, 0, 500)), step('leave'), update, handOver, update],
};

/** Tina's posts get no answer for a while. Uwe assigns something else, and an update brings it. */
const updatedBeforePost: Scenario = {
  ...atDesk,
  faults: [{ at: 0, of: 'posts', times: 8, fault: 'requestLost' }],
  steps: [assignment, uwesAssignment, update, step('sendNow', 0, 0, 30_000)],
};

/** The answer to Tina's note is lost. Uwe writes over it, and then Tina writes again. */
const writtenOver: Scenario = {
  ...atDesk,
  faults: [{ at: 0, of: 'posts', times: 1, fault: 'responseLost' }],
  steps: [
    step('beginNote'),
    step('keepNote', 0, 4, 200),
    uwesNote,
    step('beginNote'),
    step('keepNote', 0, 8, 30_000),
  ],
};

/** Uwe writes and assigns while Tina's device loads everything. */
const changedWhileLoading: Scenario = {
  ...atDesk,
  faults: [{ at: 0, of: 'all', times: 20, fault: { late: 700 } }],
  steps: [step('retryUpdate', 0, 0, 4000), uwesNote, { ...uwesAssignment, wait: 30_000 }],
};

/** The tab is closed after it has stored the cursor of a page, or the page. */
const killedWhileStoring: Scenario = {
  ...atDesk,
  interruptions: [{ at: { call: 'desk.saveCursor', nth: 1 }, what: 'killAfter' }],
  steps: [uwesNote, uwesAssignment, update, update],
};

/**
 * A run was sent while it was open. It ends, and is sent, while a page of changes with its former state is on its way.
 */
const endedBeforePage: Scenario = {
  ...atDesk,
  faults: [{ at: 1, of: 'all', times: 1, fault: { late: 4000 } }],
  steps: [
    step('openScreening', 0, 0, 500),
    step('answer', 0, 1, 500),
    step('flush', 0, 0, 1500),
    step('walkTest', 0, 0, 300),
    step('update', 0, 0, 500),
    ...times(2, step('walkTest', 0, 0, 400)),
    step('flush', 0, 0, 8000),
  ],
};

/** The engine without the guards of the desk. Each is missed by the scenario that was written for it. */
export const deskMutants: Mutant[] = [
  without(
    'an athlete who is gone leaves the database',
    athleteLost,
    'sagas/update/loadChanges.ts',
    'call(database.applyChanges, page, owner)',
    'call(database.applyChanges, { ...page, gone: [] }, owner)',
  ),
  without(
    'an athlete who is gone leaves the desk',
    athleteLost,
    'sagas/update/loadChanges.ts',
    '.apply, page, owner);',
    '.apply, { ...page, gone: [] }, owner);',
  ),
  without(
    'what was recorded for a former athlete leaves the device with an update',
    openAndSent,
    'sagas/update/update.ts',
    '  yield* partFromFormer();\n',
    '',
  ),
  without(
    'what waits for a former athlete stays until it is sent',
    toldBeforeSent,
    'src/domain/formerAthletes.ts',
    'if (!run.isDirty) return null;',
    'if (run.refusal === null) return null;',
  ),
  without(
    'what is refused for a former athlete is not open any more',
    comesTooLate,
    'src/domain/formerAthletes.ts',
    'run.refusal === null ? run : { ...run, position: null }',
    'run',
  ),
  without(
    'what waits about somebody who was erased is set aside, not removed',
    erasedMeanwhile,
    'src/domain/sendFailure.ts',
    "return Object(body).code ? 'refused' : 'erased';",
    "return 'erased';",
  ),
  without(
    'the cursor is asked for before everything is loaded',
    changedWhileLoading,
    'sagas/update/update.ts',
    'if (cursor !== null) yield* saveCursor(cursor);',
    'cursor = yield* firstCursor();\n  if (cursor !== null) yield* saveCursor(cursor);',
  ),
  without(
    'an unknown cursor means that everything is loaded',
    { ...atDesk, steps: [step('forgetChanges'), update] },
    'sagas/update/loadChanges.ts',
    '[404, erased].includes',
    '[404].includes',
  ),
  {
    guard: 'the cursor is saved after its page',
    noticedBy: killedWhileStoring,
    patches: [
      {
        file: 'sagas/update/loadChanges.ts',
        find: '(isLast || (yield* store(page))) && saved === since',
        replace: 'saved === since',
      },
      {
        file: 'sagas/update/loadChanges.ts',
        find: 'if (hasAll && page.cursor !== since) yield* saveCursor(page.cursor);\n',
        replace:
          'if (page.cursor !== since) yield* saveCursor(page.cursor);\n  if (!isLast) yield* store(page);\n',
      },
    ],
  },
  {
    guard: 'an older answer replaces no newer run: nobody sends meanwhile, and revisions are compared',
    noticedBy: endedBeforePage,
    patches: [
      {
        file: 'sagas/update/loadChanges.ts',
        find: 'yield* whileNobodySends(() => loadPage(since, former))',
        replace: 'yield* loadPage(since, former)',
      },
      {
        file: 'src/domain/savedRows.ts',
        find: ' || stored.clientRevision > clientRevision;',
        replace: ';',
      },
    ],
  },
  without(
    'a note in conflict waits for a decision',
    { ...atDesk, steps: inConflict },
    'sagas/outbox/conflicts.ts',
    'revision: present.revision } });\n  } else yield* keepInConflict({ ...entry, conflict: present });',
    'revision: present.revision } });\n  } else yield* drop(entry);',
  ),
  without(
    'an assignment in conflict waits for a decision',
    { ...atDesk, steps: inConflict },
    'sagas/outbox/conflicts.ts',
    'present.screeningId) yield* finish(entry);\n  else yield* keepInConflict(',
    'present.screeningId) yield* finish(entry);\n  else yield* drop(',
  ),
  without(
    'a note says which revision it was written on',
    { ...atDesk, steps: inConflict },
    'sagas/outbox/deskPosts.ts',
    'assignmentCalls.saveNote({ ...note, clientId, revision })',
    'assignmentCalls.saveNote({ ...note, clientId })',
  ),
  {
    guard: 'an assignment says what the person saw, not what is there now',
    noticedBy: updatedBeforePost,
    patches: [
      {
        file: 'sagas/outbox/deskPosts.ts',
        find: 'yield* request(assignmentCalls.assign({ clientId, ...payload }))',
        replace: `yield* request(assignmentCalls.assign({ clientId, ...payload, base: (yield* select((state) =>
          state.screening.userScreenings.find(({ userId }) => userId === payload.userId))).screeningId }))`,
      },
    ],
  },
  without(
    'a newer note goes on only from the text that it was written on',
    writtenOver,
    'src/domain/noteEntries.ts',
    'const revision = isKnown ? (present?.revision ?? 0) : newer.payload.revision;',
    'const revision = present?.revision ?? 0;',
  ),
];
