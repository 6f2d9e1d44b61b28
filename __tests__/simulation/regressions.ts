import { atDesk } from './directedDesk';
import { begun, walked } from './directedTrack';
import { type Patch, withoutEndOfToken } from './mutants';
import type { Scenario } from './scenario';
import { nothingElse, step, times } from './script';

/** A scenario that once broke a promise. */
interface Regression {
  /** Puts the fault back into the engine, with what it needs to show in this scenario. */
  fault: Patch | Patch[];
  scenario: Scenario;
}

/** What the server had in place of an assignment was stored when the person had decided. */
const storedAtDecision: Patch[] = [
  { file: 'sagas/outbox/conflicts.ts', find: '  yield* storeAssigned(present);\n', replace: '' },
  {
    file: 'sagas/outbox/settle.ts',
    find: "import { storeEntry } from './rows';",
    replace: "import { storeAssigned } from './answers';\nimport { storeEntry } from './rows';",
  },
  {
    file: 'sagas/outbox/settle.ts',
    find: "if (payload.keeps === 'present') yield* giveWay(entry);",
    replace:
      "if (payload.keeps === 'present') {\n    yield* giveWay(entry);\n    yield* storeAssigned(present);\n  }",
  },
];

/** Scenarios that once broke a promise, by a description of the fault. */
export const regressions: Record<string, Regression> = {
  '[FL-10] two tabs wrote over each other in one run': {
    fault: {
      file: 'sagas/runs/hold.ts',
      find: 'withLock(',
      replace: "withLock('athletik-run-' + Math.random() + ",
    },
    scenario: {
      ...nothingElse,
      steps: [
        step('writeMessage', 1),
        step('finishExercise', 1),
        step('backExercise', 0),
        step('finishExercise', 1, 0, 100),
        step('finishExercise', 0),
      ],
    },
  },
  '[SE-1] a frozen tab showed the runs of a user who had signed out meanwhile': {
    fault: { file: 'sagas/tabs/saga.ts', find: 'whileSignedIn(load)', replace: 'load()' },
    scenario: {
      ...nothingElse,
      steps: [step('finishExercise', 1), step('freeze', 1), step('walkTest', 0), step('logOut', 0, 0, 320)],
    },
  },
  '[FL-9] runs that a user left behind waited for an update after their next sign-in': {
    fault: {
      file: 'sagas/sync/saga.ts',
      find: '[flushRequested, restored, loggedIn, liveActions.connected]',
      replace: '[flushRequested, liveActions.connected]',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [...times(3, step('finishExercise')), step('logOut'), step('finishExercise', 0, 1151)],
      faults: [{ at: 0, of: 'all', times: 8, fault: 503 }],
    },
  },
  '[SE-1] a starting tab missed the sign-out in another tab': {
    fault: [
      {
        file: 'sagas/session/signInSaga.ts',
        find: '    listener(true);\n    return stop;',
        replace: '    return stop;',
      },
      withoutEndOfToken,
    ],
    scenario: { ...nothingElse, steps: [step('goOnline', 1), step('logOut', 0)], isSlow: true },
  },
  '[FL-10] a starting tab missed what another tab saved': {
    fault: {
      file: 'sagas/tabs/saga.ts',
      find: 'if (yield* select(selectIsStarting)) yield*',
      replace: 'if (yield* select(selectIsStarting)) return;\n  if (gatheringTime < 0) yield*',
    },
    scenario: {
      ...nothingElse,
      steps: [step('answer', 0, 0, 500), step('walkTest'), step('logIn', 1), step('walkTest', 0, 0, 3500)],
      isSlow: true,
    },
  },
  '[SE-1] an update ended while another user signed in in another tab': {
    fault: [
      {
        file: 'sagas/update/update.ts',
        find: 'if (yield* isStillSignedIn()) yield*',
        replace: 'yield*',
      },
      // At that time a frozen sign-in did not ask again who the server is.
      { file: 'sagas/session/signIn.ts', find: 'known ?? (yield* askServer())', replace: 'known' },
      withoutEndOfToken,
    ],
    scenario: {
      ...nothingElse,
      steps: [
        ...[293, 172, 172, 238, 85].map((wait) => step('finishExercise', 0, 0, wait)),
        step('logOut', 0, 0, 7441),
        step('logIn', 0, 52, 7000),
        step('logIn', 1, 0, 300),
        step('logIn', 0, 4317, 300),
        step('nextExercise', 0, 5220, 829),
        step('answer', 1, 3717, 148),
        step('answer', 0, 8393, 1556),
        step('update', 1, 1500, 2000),
        step('back', 0, 380, 18_464),
      ],
      interruptions: [{ at: { call: 'persist.setItem', nth: 1 }, what: 'freeze' }],
      isSlow: true,
    },
  },
  '[FL-10] a tab replaced a run by a new one while another tab had it open': {
    fault: {
      file: 'sagas/runs/steps.ts',
      find: 'yield* takeEvery([actions.backPressed]',
      replace: `yield* takeEvery([actions.restartRequested], function* leave({ payload }) {
        const planned = yield* plan(payload.userScreeningId);
        if (planned) yield* abandon(planned);
      });
      yield* takeEvery([actions.backPressed]`,
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [
        step('writeMessage', 1),
        step('openScreening', 0, 0, 1000),
        step('answer'),
        step('writeMessage', 0, 0, 14_228),
        step('retryUpdate'),
        step('restart', 1),
        step('flush', 0, 0, 19_045),
        step('answer'),
      ],
      isSlow: true,
    },
  },
  '[UP-15] a tab continued a run that another tab had sent and cleared': {
    fault: {
      file: 'src/domain/runReadings.ts',
      find: '!wasStored(run) || stored',
      replace: 'run.isDirty || run.id === undefined || stored',
    },
    scenario: {
      ...nothingElse,
      steps: [
        step('finishExercise'),
        step('writeMessage', 1, 0, 748),
        step('retryUpdate'),
        step('finishExercise', 0, 0, 100),
        step('finishExercise'),
      ],
      isSlow: true,
    },
  },
  '[CO-6] an exercise run lost its screening run, which another update had sent and cleared': {
    fault: {
      file: 'src/domain/runIds.ts',
      find: 'return id === undefined || run.screeningRunId !== null ? [] :',
      replace: 'return run.isDirty || id === undefined ? [] :',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [
        ...times(3, step('finishExercise')),
        step('kill'),
        step('logIn'),
        step('enterRoute', 0, 1765),
        step('walkTest', 0, 1771),
        step('walkTest'),
        step('walkTest', 0, 0, 598),
        step('walkTest'),
        step('next', 1),
        step('finishExercise', 0, 8788),
        step('giveFeedback', 0, 0, 934),
        step('update', 0, 0, 295),
        step('finishExercise', 0, 0, 1829),
        step('giveFeedback'),
        step('finishExercise'),
        step('update'),
        step('finishExercise'),
        ...times(2, step('writeNote')),
      ],
      faults: [
        { at: 12, of: 'posts', times: 2, fault: 503 },
        { at: 14, of: 'posts', times: 2, fault: 'responseLost' },
        { at: 41, of: 'all', times: 1, fault: 401 },
      ],
    },
  },
  '[UP-16] a note brought a newly assigned screening without its tests': {
    fault: {
      file: 'src/domain/notes.ts',
      find: 'screeningId: stored?.screeningId ?? null,',
      replace: '...(stored && {}),',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [step('changeContent'), step('writeTrainerNote', 0, 0, 500)],
    },
  },
  '[ON-2] feedback that another tab had replaced was written and sent again': {
    fault: {
      file: 'sagas/outbox/load.ts',
      find: 'const ids = yield* trainingIds();',
      replace: `const { outbox } = yield* services();
  const entries = yield* call(outbox.all);
  const ids = yield* trainingIds();
  const given = entries.map((entry) => withRunId(entry, ids));
  for (const entry of given) if (!entries.includes(entry)) yield* call(outbox.save, entry);`,
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [
        step('logIn', 1),
        step('restart', 0, 987, 501),
        step('enterRoute', 1, 4022),
        step('back', 0, 0, 13_959),
        step('walkTest'),
        ...times(4, step('finishExercise', 0, 0, 479)),
        step('giveFeedback', 1),
        step('freeze', 0, 0, 403),
        step('giveFeedback', 0, 2387),
      ],
      isSlow: true,
    },
  },
  '[ON-6] a restored server did not get what another user of the device had open': {
    fault: {
      file: 'src/domain/runServers.ts',
      find: ' || isOpenOfOther(owner)(run));',
      replace: ');',
    },
    scenario: {
      ...nothingElse,
      upheaval: { what: 'restored', copyAt: 0, at: 3 },
      steps: [
        ...times(2, step('finishExercise', 0, 0, 500)),
        step('flush', 0, 0, 2000),
        step('logOut', 0, 0, 500),
        step('logIn', 0, 1, 2000),
        step('update', 0, 0, 5000),
      ],
    },
  },
  '[CO-5] a lost screening run of a trainer waited under the sign-in of the athlete': {
    fault: {
      file: 'sagas/sync/awaitScreeningRun.ts',
      find: 'if (!own.some((one) => one.clientId === clientId)) return false;',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      upheaval: { what: 'restored', copyAt: 0, at: 9 },
      steps: [
        step('openScreening', 0, 0, 500),
        ...times(4, step('walkTest', 0, 0, 500)),
        step('revoke', 0, 2, 500),
        step('update', 0, 0, 5000),
        step('logIn', 0, 0, 2000),
        step('update', 0, 0, 5000),
        ...times(4, step('finishExercise', 0, 0, 1000)),
      ],
    },
  },
  '[ON-3] an export lacked feedback that another tab was sending while newer feedback was given': {
    fault: {
      file: 'sagas/unsent/sending.ts',
      find: 'const entries = yield* select(selectOwnEntries);',
      replace: 'const entries = yield* select(selectOwnOutbox);',
    },
    scenario: {
      ...nothingElse,
      steps: [
        ...times(2, step('finishExercise', 0, 0, 1000)),
        step('finishExercise', 0, 0, 5000),
        step('leave', 1, 0, 5000),
        step('goOffline'),
        step('giveFeedback', 0, 0, 1500),
        step('goOnline'),
        step('exportUnsent', 1),
        step('giveFeedback', 1, 1, 500),
      ],
      faults: [{ at: 0, of: 'posts', times: 8, fault: { late: 3000 } }],
      interruptions: [{ at: { call: 'outbox.all', nth: 18 }, what: 'slow' }],
      isSlow: true,
    },
  },
  '[ON-2] a sending tab overtook feedback that another tab had written meanwhile': {
    fault: {
      file: 'sagas/outbox/sendLane.ts',
      find: '.filter(({ clientId }) => known.has(clientId))',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      steps: [
        ...times(2, step('finishExercise', 0, 0, 500)),
        step('finishExercise', 0, 0, 2000),
        step('leave', 1, 0, 4000),
        step('giveFeedback', 0, 0, 2900),
        step('giveFeedback', 1, 1, 50),
        step('giveFeedback', 0, 2, 500),
      ],
      faults: [{ at: 0, of: 'posts', times: 8, fault: { late: 3000 } }],
      interruptions: [{ at: { call: 'outbox.save', nth: 4 }, what: 'slow' }],
    },
  },
  '[CO-6] a training was sent before its screening run when both were begun while the flush read the device':
    {
      fault: [
        {
          file: 'sagas/sync/flush.ts',
          find: "import { isFailing } from '../../src/domain/failure';",
          replace:
            "import { isFailing } from '../../src/domain/failure'; import { sendable } from '../../src/domain/runPosts';",
        },
        {
          file: 'sagas/sync/flush.ts',
          find: "const exerciseRuns = yield* sendableRuns('exerciseRun', owner, failures);",
          replace: `const { database } = yield* services();
          const ids = yield* call(database.runIds, 'screeningRun');
          const { runs } = yield* call(database.load, owner);
          const exerciseRuns = sendable(runs.exerciseRun.filter((run) => run.isDirty), ids);`,
        },
      ],
      scenario: {
        ...nothingElse,
        steps: [
          step('flush', 1, 0, 500),
          ...times(4, step('walkTest', 0, 0, 500)),
          ...times(3, step('finishExercise', 0, 0, 500)),
        ],
        interruptions: [{ at: { call: 'database.runIds', nth: 1 }, what: 'freeze' }],
      },
    },
  '[CO-6] a training was sent before its screening run, which had found a full disk, could be stored': {
    fault: {
      file: 'sagas/runs/save.ts',
      find: 'yield* withUnstored(run);',
      replace: '[run];',
    },
    scenario: {
      ...nothingElse,
      steps: [
        ...times(4, step('walkTest', 0, 0, 500)),
        ...times(4, step('finishExercise', 0, 0, 3000)),
        step('saveAgain'),
      ],
      // Only the training finds space, once.
      interruptions: ['database.saveRun', 'database.saveIfNewer']
        .flatMap((call) => Array.from({ length: 20 }, (_, index) => ({ call, nth: index + 1 })))
        .filter(({ call, nth }) => call !== 'database.saveRun' || nth !== 9)
        .map((at) => ({ at, what: 'diskFull' })),
      pause: 60_000,
    },
  },
  '[ON-4] feedback that found a full disk never learned the id of its exercise run': {
    fault: {
      file: 'sagas/outbox/load.ts',
      find: '  for (const entry of yield* waitingInMemory()) yield* put(outboxActions.changed(withRunId(entry, ids)));\n',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      steps: [
        step('goOffline'),
        ...times(3, step('finishExercise', 0, 0, 500)),
        step('giveFeedback', 0, 0, 500),
        step('goOnline', 0, 0, 5000),
      ],
      interruptions: [{ at: { call: 'outbox.save', nth: 1 }, what: 'diskFull' }],
    },
  },
  '[CO-26] a tab that slept brought a run back that a logout had taken off the device': {
    fault: {
      file: 'sagas/database/writeAgain.ts',
      find: '({ localId }) => localId === undefined',
      replace: '() => true',
    },
    scenario: {
      ...nothingElse,
      steps: [
        step('logIn', 1),
        step('openTraining'),
        step('finishExercise', 0, 0, 300),
        step('finishExercise'),
        step('retryUpdate'),
        step('logOut'),
      ],
    },
  },
  '[ON-6] [CO-23] a training that had only begun kept the id of a screening run that a restored server gave anew':
    {
      fault: {
        file: 'src/domain/runOutcomes.ts',
        find: '(run.isDirty || run.id === undefined) &&',
        replace: 'run.isDirty &&',
      },
      scenario: {
        ...nothingElse,
        beginsAs: 2,
        steps: [
          ...times(4, step('walkTest')),
          step('update'),
          step('logIn', 0, 0, 508),
          step('receiveMessage', 1, 0, 1898),
          step('writeMessage', 0, 0, 412),
          step('finishExercise', 0, 0, 1182),
          step('finishExercise', 0, 0, 357),
          step('logOut'),
        ],
        faults: [{ at: 6, of: 'all', times: 1, fault: { late: 4000 } }],
        upheaval: { what: 'restored', copyAt: 2, at: 8 },
        pause: 60_000,
      },
    },
  '[SE-1] a trainer saw runs of an athlete who was theirs no more until the update had stored all': {
    fault: {
      file: 'sagas/update/users.ts',
      find: 'if (!isVisible(run)) yield*',
      replace: 'if (!isVisible(run) && runs.length === 0) yield*',
    },
    scenario: {
      ...nothingElse,
      hasDesk: true,
      steps: [
        ...times(4, step('walkTest', 0, 0, 500)),
        step('logOut', 0, 0, 2000),
        step('logIn', 0, 2, 2000),
        step('update', 0, 0, 10_000),
        step('handOver'),
        step('update', 0, 0, 5000),
      ],
    },
  },
  '[DE-6] a tab took off the device what another one had loaded of a new athlete': {
    fault: {
      file: 'sagas/update/loadChanges.ts',
      find: '  yield* takeOverUser();',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      hasDesk: true,
      steps: [
        ...times(4, step('walkTest', 0, 0, 500)),
        step('leave', 0, 0, 2000),
        step('handOver'),
        step('update', 0, 0, 5000),
        step('leave', 1, 0, 2000),
        step('handOver'),
        step('update', 1, 0, 5000),
        step('colleagueWrites', 0, 1),
        step('update', 0, 0, 5000),
      ],
    },
  },
  '[DE-6] what a copied device had sent of a run that was open here never came after it was begun anew': {
    fault: {
      file: 'sagas/update/loadChanges.ts',
      find: 'if (hasAll && page.cursor !== since)',
      replace: 'if (page.cursor !== since)',
    },
    scenario: {
      ...nothingElse,
      hasDesk: true,
      upheaval: { what: 'copiedDevice', at: 1, turn: 4 },
      steps: [
        step('walkTest', 0, 0, 500),
        ...times(2, step('flush', 0, 0, 2000)),
        ...times(2, step('flush', 0, 0, 500)),
        ...times(3, step('walkTest', 0, 0, 500)),
        step('flush', 0, 0, 5000),
        step('update', 0, 0, 5000),
        step('restart', 0, 0, 5000),
        ...times(2, step('flush', 0, 0, 500)),
      ],
    },
  },
  '[UP-16] what was sent for an athlete who had left the device brought a screening without its tests': {
    fault: {
      file: 'src/domain/notes.ts',
      find: 'stored?.screeningId ?? null',
      replace: 'stored ? stored.screeningId : noted.screeningId',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      hasDesk: true,
      steps: [
        step('assign', 0, 500),
        step('handOver', 0, 4707),
        step('goOffline'),
        step('update', 0, 0, 500),
        step('goOnline'),
        step('assign', 0, 1),
        step('finishExercise', 0, 0, 500),
        step('kill'),
        step('walkTest'),
        step('handOver', 0, 1),
        step('sendNow'),
      ],
    },
  },
  '[NT-1] a note that was written before a conflict was settled overwrote what was decided unseen': {
    fault: {
      file: 'src/domain/noteEntries.ts',
      find: 'isOnSent && changed',
      replace: 'changed',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      hasDesk: true,
      isSlow: true,
      steps: [
        step('changeContent', 0, 0, 5000),
        step('assign', 0, 0, 5000),
        step('assign', 1, 0, 5000),
        step('colleagueWrites', 0, 1, 5000),
        step('beginNote', 0, 1, 5000),
        step('freeze', 0, 0, 5000),
        step('keepNote', 0, 7982, 5000),
        step('beginNote', 0, 1, 5000),
        step('assign', 0, 0, 5000),
        step('colleagueAssigns'),
        step('leave', 0, 0, 5000),
        step('keepNote', 0, 0, 5000),
        step('settle', 0, 500, 5000),
      ],
    },
  },
  '[AS-2, DE-6] an assignment that gave way undid the same one, assigned once more since': {
    fault: storedAtDecision,
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      hasDesk: true,
      steps: [
        step('changeContent'),
        step('update'),
        step('colleagueAssigns', 0, 1103),
        step('assign'),
        step('colleagueAssigns', 0, 3801),
        step('enterRoute', 0, 539),
        step('settle', 0, 7231),
      ],
    },
  },
  '[NT-1] a tab that still showed an older conflict overwrote the newer one unseen': {
    fault: {
      file: 'sagas/outbox/settle.ts',
      find: 'if (revision !== payload.seen) return yield* showConflict();',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      hasDesk: true,
      steps: [
        step('colleagueWrites', 0, 6381),
        step('beginNote', 0, 9765),
        step('assign', 1),
        step('keepNote', 0, 1),
        step('colleagueWrites', 0, 5725, 439),
        step('settle'),
        step('settle', 1),
      ],
    },
  },
  '[ON-3] a message that was removed while everything was sent again came back': {
    fault: [
      {
        file: 'sagas/outbox/saga.ts',
        find: 'yield* put(outboxActions.forgotten(payload));',
        replace: '',
      },
      {
        file: 'sagas/outbox/saga.ts',
        find: 'yield* put(outboxActions.changedElsewhere());',
        replace: 'yield* put(outboxActions.forgotten(payload));',
      },
    ],
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      interruptions: [{ at: { call: 'database.load', nth: 14 }, what: 'freeze' }],
      refusedMessages: [2],
      isSlow: true,
      upheaval: { what: 'erased', at: 14, choice: 97 },
      steps: [
        step('logIn', 1, 0, 100),
        step('openScreening'),
        step('update', 0, 0, 1189),
        step('freeze', 0, 0, 100),
        step('update', 1),
        step('writeTrainerNote'),
        step('writeMessage'),
        step('goOffline', 0, 0, 19_086),
        step('walkTest'),
        step('visitMessages', 0, 500),
        step('writeMessage'),
        step('goOnline', 0, 0, 3733),
        step('walkTest'),
        step('walkTest'),
        step('goOnline', 0, 0, 5000),
        step('update'),
        step('finishExercise', 0, 0, 400),
        step('exportUnsent'),
        step('removeMessage'),
        step('sendNow', 0, 0, 500),
      ],
    },
  },
  '[SE-1] a tab that followed a logout signed out who had signed in there meanwhile': {
    fault: {
      file: 'sagas/session/signInSaga.ts',
      find: 'if ((yield* select(selectUser))?.token === user.token) ',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      refusedRuns: [1],
      upheaval: { what: 'evicted', at: 11, stores: ['outbox'] },
      steps: [
        step('finishExercise'),
        step('finishExercise'),
        step('finishExercise'),
        step('finishExercise'),
        step('finishExercise'),
        step('finishExercise'),
        step('goOffline'),
        step('goOffline', 1),
        step('giveFeedback', 0, 1),
        step('leave'),
        step('revoke', 0, 500),
        step('freeze'),
        step('goOnline'),
        step('logOut'),
        step('writeNote'),
      ],
    },
  },
  '[DB-13] a run that was sent while the content was written again after an eviction was not on the device': {
    fault: {
      file: 'sagas/database/writeAgain.ts',
      find: ', ...copiesIn(yield* select((state) => state))',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      interruptions: [{ at: { call: 'database.sendableRuns', nth: 1 }, what: 'slow' }],
      upheaval: { what: 'evicted', at: 4, stores: ['database'] },
      steps: [step('walkTest'), step('walkTest'), step('walkTest'), step('walkTest')],
    },
  },
  '[FL-18] a run was sent to another server that had not said at the sign-in which one it was': {
    fault: {
      file: 'sagas/sending/keepSending.ts',
      find: 'if (yield* canSend()) yield* meetSilentServer();',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      upheaval: { what: 'newServer', at: 4, moveAt: 3 },
      pause: 60_000,
      steps: [
        step('back'),
        step('walkTest'),
        step('logOut'),
        step('freeze'),
        step('writeNote', 0, 7670),
        step('goOffline'),
      ],
    },
  },
  '[ON-2] refused feedback that was sent again took the place of newer feedback': {
    fault: {
      file: 'src/domain/outbox.ts',
      find: '(!entry.isTried || wouldOverwrite)',
      replace: '!entry.isTried',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      hasDesk: true,
      steps: [
        step('openTraining', 0, 4021),
        step('finishExercise'),
        step('finishExercise'),
        step('handOver', 0, 795),
        step('giveFeedback'),
        step('goOffline'),
        step('giveFeedback', 0, 6897),
        step('handOver', 0, 2245),
      ],
    },
  },
  '[TS-7] who had lost their run began anew under the id of the one that was erased': {
    fault: {
      file: 'sagas/trackside/open.ts',
      find: 'return isAthlete ? [{ ...member, clientId: ids.uuid() }] : [];',
      replace: 'return isAthlete ? [member] : [];',
    },
    scenario: {
      ...atDesk,
      interruptions: [{ at: { call: 'trackside.save', nth: 4 }, what: 'diskFull' }],
      steps: [
        ...begun,
        ...walked(1),
        step('goOffline'),
        step('discardAtTrack', 0, 0, 500),
        step('kill', 0, 0, 500),
      ],
    },
  },
  '[FL-10] [ON-5] a run that the server had lost waited unseen after an update that failed afterwards': {
    fault: {
      file: 'sagas/update/unfinished.ts',
      find: 'tabs.announceChange();\n  yield* put(syncActions.flushRequested());',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      hasDesk: true,
      pause: 60_000,
      upheaval: { what: 'restored', copyAt: 5, at: 6 },
      faults: [{ at: 13, of: 'all', times: 4, fault: 'requestLost' }],
      steps: [
        step('openTraining'),
        step('finishExercise', 0, 235, 13_238),
        step('finishExercise', 1, 514, 16_526),
        ...times(2, step('walkTest', 1, 5170, 291)),
        step('finishExercise', 0, 5639),
        step('giveFeedback', 0, 9040, 1457),
        step('receiveMessage', 1, 7482, 242),
        step('update', 1, 1567, 1053),
      ],
    },
  },
  '[UP-14] a tab that ended its update called whole what another tab had begun to clear': {
    fault: [
      {
        file: 'sagas/update/update.ts',
        find: '  if (yield* isStillSignedIn()) yield* setDataInitialized(true);\n',
        replace: '',
      },
      {
        file: 'sagas/update/update.ts',
        find: '  yield* partFromFormer();\n',
        replace:
          '  yield* partFromFormer();\n  if (yield* isStillSignedIn()) yield* setDataInitialized(true);\n',
      },
    ],
    scenario: {
      ...nothingElse,
      hasDesk: true,
      beginsAs: 2,
      steps: [
        step('walkTest', 0, 6975),
        step('settleDraft', 1, 0, 500),
        step('handOver', 0, 8343),
        step('update'),
        step('retryUpdate', 1, 0, 8000),
      ],
      interruptions: [{ at: { call: 'database.clearFormer', nth: 1 }, what: 'slow' }],
    },
  },
  '[TS-4] a tab that was left wrote where its session had been over that of another tab': {
    fault: {
      file: 'sagas/trackside/keep.ts',
      find: "if (!session || status !== 'open') return;",
      replace: "if (!session || status === 'ended') return;",
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [
        ...times(2, step('walkAtTrack')),
        step('walkAtTrack', 1),
        step('freeze', 0, 0, 859),
        step('walkAtTrack'),
        step('walkAtTrack', 1),
        step('leaveTrack'),
      ],
    },
  },
  '[TS-4] a page that was left created runs beside those of the tab that had its session open by then': {
    fault: {
      file: 'sagas/trackside/saga.ts',
      find: 'until: [...signOut, actions.closed]',
      replace: 'until: [...signOut]',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [
        step('discardAtTrack'),
        step('freeze', 0, 0, 1069),
        step('kill', 1, 0, 3449),
        step('nextAtTrack', 0, 0, 12_971),
        step('leaveTrack'),
        step('answerAtTrack', 1, 0, 1460),
        step('walkAtTrack'),
        step('kill', 1, 0, 1322),
        step('finishAllAtTrack'),
      ],
    },
  },
  '[TS-3] what was left out of somebody who had been taken away stayed in the session': {
    fault: {
      file: 'src/domain/trackside/session.ts',
      find: 'leftOut: session.leftOut.filter((cell) => members.some(({ userId }) => userId === cell.userId)),',
      replace: 'leftOut: session.leftOut,',
    },
    scenario: {
      ...nothingElse,
      hasDesk: true,
      beginsAs: 2,
      steps: [
        step('walkAtTrack'),
        step('changeOrder', 0, 748, 929),
        step('nextAtTrack'),
        step('handOver', 0, 4575),
        step('leaveOutAtTrack', 0, 8314),
      ],
    },
  },
  '[TS-4] a test that was done after all was written when the session was open in another tab': {
    fault: [
      {
        file: 'sagas/trackside/answer.ts',
        find: '  if (isLeftOut(open.session, cell)) yield* fork(keepSession, leaveOut(open.session, cell, false));\n',
        replace: '',
      },
      {
        file: 'sagas/trackside/answer.ts',
        find: '  yield* keepRun(changeRun(open));\n',
        replace:
          '  yield* keepRun(changeRun(open));\n  if (isLeftOut(open.session, cell)) yield* keepSession(leaveOut(open.session, cell, false));\n',
      },
      {
        file: 'sagas/trackside/keep.ts',
        find: "if (!session || status !== 'open') return;",
        replace: 'if (!session) return;',
      },
    ],
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [
        step('walkAtTrack', 1),
        step('finishAtTrack'),
        step('answerAtTrack'),
        step('freeze'),
        step('leaveOutAtTrack', 0, 5146),
        step('walkAtTrack', 1),
        step('walkAtTrack'),
        step('leaveTrack'),
      ],
    },
  },
  '[RT-8] [FL-13] a training was opened under the lock of the athlete who had been the first until then': {
    fault: {
      file: 'sagas/runs/steps.ts',
      find: '    if (planned && planned.name !== held) return planned;\n',
      replace: '',
    },
    scenario: {
      ...nothingElse,
      hasDesk: true,
      beginsAs: 2,
      isSlow: true,
      steps: [
        step('walkTest', 1, 0, 1000),
        ...times(3, step('finishExercise', 0, 0, 520)),
        step('finishExercise', 0, 0, 458),
        step('finishExercise'),
        step('handOver'),
        step('finishExercise', 0, 0, 1038),
        step('update', 0, 0, 1949),
        step('finishExercise', 0, 2927, 431),
        step('finishExercise', 1, 7307),
        step('walkTest', 0, 0, 838),
        step('finishExercise', 1),
        step('finishExercise'),
      ],
    },
  },
  '[ON-1] an entry that could not be written at first waited for ever in its tab when another one had sent it':
    {
      fault: {
        file: 'sagas/outbox/outcomes.ts',
        find: '  if (entry.clientId in (yield* select(selectUnsaved))) yield* put(outboxActions.saved(entry.clientId));\n',
        replace: '',
      },
      scenario: {
        ...nothingElse,
        hasDesk: true,
        beginsAs: 2,
        isSlow: true,
        steps: [
          step('openPlan', 1, 0, 17_078),
          step('assign', 1),
          step('colleagueAssigns', 0, 9955, 520),
          step('settle'),
        ],
        interruptions: [{ at: { call: 'outbox.save', nth: 2 }, what: 'diskFull' }],
      },
    },
  '[CO-28] a training that was begun on the start page was gone when everything was read': {
    fault: [
      {
        file: 'sagas/database/storedData.ts',
        find: '() => readOnce(() => readBeside(owner)),',
        replace:
          'function* beside() { return { ...(yield* readBeside(owner)), since: { stored: [], changed: [] } }; },',
      },
      {
        file: 'sagas/database/storedData.ts',
        find: 'isCurrent ? first : yield* read(user, readBeside)',
        replace: 'first',
      },
    ],
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      isSlow: true,
      hasWorker: true,
      steps: [
        step('goOffline'),
        step('kill'),
        ...times(3, step('finishExercise')),
        step('exportUnsent'),
        step('nextExercise', 0, 0, 1982),
      ],
    },
  },
  '[TS-3] a run that was discarded at the track was open again when a reading from before had come': {
    fault: [
      {
        file: 'src/domain/runReadings.ts',
        find: 'if (run.isDirty === read.isDirty) return isChanged;',
        replace: 'if (run.isDirty === read.isDirty) return false;',
      },
      {
        file: 'src/domain/runReadings.ts',
        find: 'isAhead(run, read, changed.has(clientId)) ? run : closedAs(read, run)',
        replace: 'isAhead(run, read, changed.has(clientId)) ? run : read',
      },
      {
        file: 'src/domain/savedRows.ts',
        find: 'isSame && stored.position === null ? null : run.position',
        replace: 'run.position',
      },
    ],
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [
        step('walkAtTrack'),
        step('walkAtTrack', 0, 4944, 138),
        step('walkAtTrack', 0, 0, 138),
        step('walkAtTrack', 0, 0, 138),
        ...times(4, step('walkAtTrack', 0, 0, 500)),
        step('walkAtTrack', 0, 0, 1718),
        step('saveAtTrackAgain', 0, 0, 1491),
        step('addAtTrack', 0, 0, 337),
        step('discardAtTrack', 0, 0, 1814),
        step('finishExercise', 0, 0, 1482),
        step('finishAtTrack', 0, 0, 1314),
        step('answerAtTrack', 0, 0, 973),
        step('leaveOutAtTrack', 0, 0, 9941),
        step('addAtTrack'),
        step('walkAtTrack'),
        step('walkAtTrack'),
      ],
      interruptions: [{ at: { call: 'database.sendableRuns', nth: 5 }, what: 'freeze' }],
    },
  },
  '[CO-26] a device whose disk was full at a logout was not cleared before the next start': {
    fault: {
      file: 'sagas/session/leave.ts',
      find: 'while (!(yield* tryToClear())) yield* delay(clearAfter);',
      replace: 'yield* tryToClear();',
    },
    scenario: {
      ...nothingElse,
      beginsAs: 2,
      steps: [step('logOut')],
      interruptions: [{ at: { call: 'database.clear', nth: 1 }, what: 'diskFull' }],
    },
  },
  '[FL-13] a flush wrote an end over one of the same revision that another tab had written meanwhile': {
    fault: {
      file: 'src/domain/savedRows.ts',
      find: 'writesMissing : run.clientRevision > stored.clientRevision;',
      replace: 'writesMissing : true;',
    },
    scenario: {
      ...nothingElse,
      isSlow: true,
      beginsAs: 2,
      steps: [
        step('openTraining'),
        step('openTraining', 0, 0, 64),
        ...times(4, step('finishExercise', 1, 0, 234)),
        step('next'),
        step('finishExercise'),
        step('finishExercise'),
        step('finishExercise', 0, 0, 1),
        step('finishExercise', 1),
      ],
      interruptions: [
        { at: 62, what: 'invalidState' },
        { at: { call: 'database.sendableRuns', nth: 4 }, what: 'slow' },
      ],
    },
  },
  '[ON-2] changes of a plan that were on the device gave way in a conflict to newer ones that were only in memory':
    {
      fault: {
        file: 'sagas/outbox/outcomes.ts',
        find: 'return (yield* ownRows()).some(isNewerThan(entry));',
        replace: 'return (yield* newerThan(entry)).length > 0;',
      },
      scenario: {
        ...nothingElse,
        hasDesk: true,
        beginsAs: 2,
        steps: [
          ...times(2, step('walkTest')),
          step('colleagueAssigns', 0, 0, 1085),
          step('beginNote'),
          step('keepNote', 1),
          step('keepNote', 0, 21, 956),
          step('changePlan', 1),
          step('changePlans'),
          step('changePlan', 1, 6533),
          step('assign', 0, 271),
          step('changePlan'),
        ],
        interruptions: [
          { at: 150, what: 'diskFull' },
          { at: 140, what: 'freeze' },
        ],
      },
    },
  '[ON-4] feedback waited for ever for a training that another tab had sent and taken off the device': {
    fault: {
      file: 'sagas/sync/post.ts',
      find: "  if (kind === 'exerciseRun') yield* call(outbox.keepTrainingIds, sentIds(runs, sent), clock.now());\n",
      replace: '',
    },
    scenario: {
      ...nothingElse,
      isSlow: true,
      beginsAs: 2,
      steps: [
        step('logIn', 1),
        step('logIn', 0, 0, 550),
        step('openTraining'),
        step('finishExercise'),
        step('writeTrainerNote'),
        step('finishExercise', 0, 0, 498),
        ...times(2, step('finishExercise')),
        step('finishExercise', 0, 0, 498),
        step('retryUpdate'),
        step('finishExercise', 0, 0, 715),
        step('giveFeedback', 1, 8431),
      ],
    },
  },
  '[ON-4] feedback waited for ever for a training that a sign-out had taken off the device, when its tab died':
    {
      fault: {
        file: 'sagas/sync/post.ts',
        find: "  if (kind === 'exerciseRun') yield* call(outbox.keepTrainingIds, sentIds(runs, sent), clock.now());\n",
        replace: '',
      },
      scenario: {
        ...nothingElse,
        isSlow: true,
        beginsAs: 1,
        steps: [
          step('walkTest', 0, 1875),
          ...times(3, step('walkTest')),
          step('logIn'),
          step('finishExercise', 1, 0, 18586),
          step('kill', 1),
          step('finishExercise'),
          step('receiveMessage', 1),
          step('enterRoute', 0, 1370),
          step('writeTrainerNote', 0, 0, 7346),
          step('kill', 1),
          step('finishExercise', 0, 5626),
          ...times(3, step('finishExercise')),
          step('writeTrainerNote', 1),
          step('finishExercise', 0, 3490, 1629),
          step('revoke', 0, 4741),
          step('visitMessages', 0, 989, 421),
          step('draftFeedback', 0, 118),
          step('giveFeedback', 1),
        ],
        interruptions: [
          { at: 363, what: 'freeze' },
          { at: 82, what: 'killAfter' },
          { at: 18, what: 'killBefore' },
        ],
      },
    },
  '[TS-3] a tab went on showing a run that another one had discarded, when the server had an older state of it':
    {
      fault: {
        file: 'src/domain/runReadings.ts',
        find: 'if (isDiscarded(run, read)) return false;',
        replace: '',
      },
      scenario: {
        ...nothingElse,
        isSlow: true,
        beginsAs: 2,
        steps: [
          step('openTrack'),
          step('beginSession', 0, 196),
          step('walkAtTrack'),
          step('finishAllAtTrack', 1, 0, 1951),
          step('walkAtTrack', 0, 0, 1086),
          step('discardAtTrack'),
          step('enterRoute', 0, 5588),
        ],
      },
    },
};
