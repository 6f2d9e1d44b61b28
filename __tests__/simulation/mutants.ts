import type { Scenario } from './scenario';
import { nothingElse, step, times } from './script';

/** Replaces one text in a source file. The text must occur exactly once. */
export interface Patch {
  file: string;
  find: string;
  replace: string;
}

/** The engine without one of its guards. */
export interface Mutant {
  /** What the guard ensures, in one line. */
  guard: string;
  patches: Patch[];
  /** What fails without the guard: the scenario of a seed, or one that was written for it. */
  noticedBy: number | Scenario;
}

export const without = (
  guard: string,
  noticedBy: Mutant['noticedBy'],
  file: string,
  find: string,
  replace: string,
): Mutant => ({
  guard,
  noticedBy,
  patches: [{ file, find, replace }],
});

/** Feedback on a training waits, whose screening is refused, while another tab loads everything anew. */
const feedbackOnUpdate: Scenario = {
  ...nothingElse,
  beginsAs: 2,
  refusedRuns: [3],
  steps: [
    step('writeNote', 0, 3967),
    step('walkTest'),
    step('leave', 0, 1227),
    step('goOffline', 1),
    step('nextExercise'),
    ...times(2, step('finishExercise')),
    step('giveFeedback'),
    step('retryUpdate', 1),
    step('kill'),
  ],
};

/** Anna's sign-ins are ended on purpose while a run of hers waits, and her device hears of it. */
export const endedOnPurpose: Scenario = {
  ...nothingElse,
  steps: [
    step('update', 0, 0, 5000),
    step('goOffline', 0, 0, 500),
    step('openScreening', 0, 0, 500),
    step('answer', 0, 0, 500),
    step('revoke', 0, 9, 500),
    step('goOnline', 0, 0, 5000),
  ],
};

/** A screening run ends while an update waits for the runs of the server, which left without it. */
const runEndsDuringUpdate: Scenario = {
  ...nothingElse,
  faults: [{ at: 3, of: 'all', times: 1, fault: { late: 4000 } }],
  steps: [
    step('openScreening', 0, 0, 500),
    ...times(2, step('walkTest', 0, 0, 500)),
    step('update', 0, 0, 500),
    step('walkTest', 0, 0, 1000),
  ],
};

/** A message waits when the outbox is deleted. */
export const evictedOutbox: Scenario = {
  ...nothingElse,
  upheaval: { what: 'evicted', at: 2, stores: ['outbox'] },
  steps: [step('goOffline'), step('writeMessage', 0, 0, 500), step('goOnline', 0, 0, 2000)],
};

/** A run was left without any answer when the database is deleted. */
const evictedEmpty: Scenario = {
  ...nothingElse,
  upheaval: { what: 'evicted', at: 3, stores: ['database'] },
  steps: [step('openScreening', 0, 0, 500), step('leave'), step('restart', 0, 0, 500)],
};

/** The server erases a training that goes on. */
export const erasedWhileOpen: Scenario = {
  ...nothingElse,
  upheaval: { what: 'erased', at: 3, choice: 0 },
  steps: [
    ...times(2, step('finishExercise', 0, 0, 500)),
    step('flush', 0, 0, 2000),
    ...times(2, step('finishExercise', 0, 0, 2000)),
  ],
};

/** A screening run ends while an exercise run is being sent. */
const runEndsDuringFlush: Scenario = {
  ...nothingElse,
  faults: [{ at: 0, of: 'posts', times: 1, fault: { late: 4000 } }],
  steps: [
    step('openScreening', 0, 0, 500),
    ...times(2, step('walkTest', 0, 0, 500)),
    ...times(3, step('finishExercise', 0, 0, 500)),
    step('walkTest', 0, 0, 1000),
  ],
};

/** A tab of Tina freezes. It ends a run of Ben's, and sends it when it wakes: after an update of Anna. */
const sentAfterUpdateOfNext: Scenario = {
  ...nothingElse,
  beginsAs: 2,
  steps: [
    ...times(3, step('finishExercise')),
    step('openTraining', 1),
    step('openTraining', 1, 1),
    step('freeze', 1, 0, 2000),
    step('giveFeedback', 1),
    step('logOut'),
    step('finishExercise', 1),
    step('logIn'),
    step('update'),
    step('finishExercise', 1),
  ],
};

/** Nothing ends the token of a logout. A tab that goes on with it would be stopped by a 401. */
export const withoutEndOfToken: Patch = {
  file: 'sagas/session/signIn.ts',
  find: 'user && canEnd ? user.token : null',
  replace: 'null',
};

/** Anna's runs arrive, and her feedback. Then the server goes back to a copy without them, before her next update. */
const restoredEmpty: Scenario = {
  ...nothingElse,
  upheaval: { what: 'restored', copyAt: 0, at: 10 },
  steps: [
    ...times(3, step('finishExercise', 0, 0, 500)),
    step('finishExercise', 0, 0, 2000),
    step('giveFeedback', 0, 0, 2000),
    step('openScreening', 0, 0, 500),
    ...times(4, step('walkTest', 0, 0, 500)),
    step('update', 0, 0, 5000),
  ],
};

/** A copied device ends a screening run and sends it. The original ends it later, with fewer changes. */
const endedTwice: Scenario = {
  ...nothingElse,
  upheaval: { what: 'copiedDevice', at: 2, turn: 9 },
  steps: [
    step('openScreening', 0, 0, 500),
    step('answer', 0, 0, 500),
    step('flush', 0, 0, 500),
    step('openScreening', 0, 0, 500),
    ...times(3, step('answer', 0, 1, 500)),
    ...times(3, step('walkTest', 0, 0, 500)),
    step('flush', 0, 0, 2000),
    step('goOffline'),
    ...times(3, step('walkTest', 0, 0, 700)),
    step('goOnline', 0, 0, 5000),
  ],
};

/** Both devices change a run equally often, but not in the same way. */
const changedTwice: Scenario = {
  ...nothingElse,
  upheaval: { what: 'copiedDevice', at: 2, turn: 5 },
  steps: [
    step('openScreening', 0, 0, 500),
    step('answer', 0, 0, 500),
    step('flush', 0, 0, 500),
    step('openScreening', 0, 0, 500),
    step('answer', 0, 1, 500),
    step('next', 0, 0, 500),
    step('flush', 0, 0, 2000),
    step('answer', 0, 3, 500),
    step('next', 0, 0, 500),
    step('flush', 0, 0, 2000),
  ],
};

/** Anna trains offline. Then another server is there, on which Ben has the id that she had. */
const newServer: Scenario = {
  ...nothingElse,
  upheaval: { what: 'newServer', at: 4, moveAt: 7 },
  steps: [
    step('goOffline'),
    ...times(3, step('finishExercise', 0, 0, 500)),
    step('goOnline', 0, 0, 5000),
    step('logIn', 0, 1, 2000),
    step('update', 0, 0, 3000),
  ],
};

/** The engine without each of its guards. The simulation must fail for each, otherwise it proves nothing. */
export const mutants: Mutant[] = [
  {
    guard: 'a run keeps its client id in every attempt',
    noticedBy: 2,
    patches: [
      {
        file: 'sagas/sync/senders.ts',
        find: 'const { answer, duration } = yield* timedRequest(saveOne(only));',
        replace: `const fresh = '30000000-0000-4000-8000-' + String(Math.floor(performance.now() * 1000)).padStart(12, '0');
  const clientId = 'screeningId' in only ? fresh : only.clientId;
  const { answer: { id }, duration } = yield* timedRequest(saveOne({ ...only, clientId }));
  const answer = { clientId: only.clientId, id };`,
      },
    ],
  },
  without(
    'only the revision that was sent becomes clean',
    12,
    'src/domain/runOutcomes.ts',
    'isDirty: run.isDirty && run.clientRevision !== revision,',
    'isDirty: false,',
  ),
  without(
    'only the user who recorded a run sends it',
    10,
    'src/domain/runs.ts',
    'isOwnedBy(owner)(run) && isWaiting(run);',
    'owner.id > 0 && isWaiting(run);',
  ),
  without(
    'a run that waits is shown only to the user who recorded it',
    10,
    'src/domain/runs.ts',
    'isOwnedBy(owner)(run) || isCopyFor(owner)(run);',
    'owner.id > 0 || isReplaceable(run);',
  ),
  {
    guard: 'work of a user ends with their sign-in',
    noticedBy: 8,
    patches: [
      {
        file: 'sagas/lib/worker.ts',
        find: 'yield* race({ done: body, ended: () => take(...signOut) });',
        replace: 'yield* body();',
      },
      {
        file: 'sagas/lib/worker.ts',
        find: 'yield* race({ done: () => guarded(...args), ended: () => take(...until) });',
        replace: 'yield* guarded(...args);',
      },
    ],
  },
  without(
    'a topic is stored only when all of it is loaded',
    1,
    'sagas/update/screenings.ts',
    'const screenings = yield* all([...assigned], requestScreening);',
    'yield* call((yield* services()).database.replaceScreenings, { userScreenings, screenings: [], runs: [], athleteIds: [] }, yield* select(selectSignedInOwner));\nconst screenings = yield* all([...assigned], requestScreening);',
  ),
  without(
    'runs that the server does not have are never deleted',
    2,
    'src/domain/runs.ts',
    'run.id !== undefined && !run.isDirty && run.position === null;',
    'run.position !== -1;',
  ),
  without(
    "a server's copy does not replace a newer run on the device",
    365,
    'src/domain/runs.ts',
    'run.id !== undefined && !run.isDirty && run.position === null;',
    'run.id !== undefined && run.position === null;',
  ),
  without(
    'a run that is still open is not replaced',
    2,
    'src/domain/runs.ts',
    'run.id !== undefined && !run.isDirty && run.position === null;',
    'run.id !== undefined && !run.isDirty;',
  ),
  without(
    'a failed flush marks nothing clean',
    33,
    'sagas/sync/post.ts',
    'const { answer, duration } = yield* senders[kind](runs);',
    `let answer: Received[];
  let duration: number;
  try {
    ({ answer, duration } = yield* senders[kind](runs));
  } catch (error) {
    const revisionOf = (run: RunOf<Kind>) => ({ clientId: run.clientId, revision: run.clientRevision });
    yield* noteSent(kind, runs, runs.map((run) => ({ ...revisionOf(run), stored: { ...run, id: 1 } })));
    throw error;
  }`,
  ),
  without(
    'only one tab at a time sends',
    2,
    'sagas/lib/acquire.ts',
    'locks.acquire(name, signal)',
    'locks.acquire(name + Math.random(), signal)',
  ),
  without(
    'a run is open in only one tab at a time',
    21,
    'sagas/runs/hold.ts',
    'withLock(',
    "withLock('athletik-run-' + Math.random() + ",
  ),
  without(
    'a call is tried at most four times',
    9,
    'src/domain/retryPolicy.ts',
    'const maxRetries = 3;',
    'const maxRetries = 30;',
  ),
  {
    guard: 'a sign-out, by hand or by a 401, keeps the runs',
    noticedBy: 2,
    patches: [
      {
        file: 'sagas/session/signIn.ts',
        find: 'session.removeUser();\n  yield* forgetUser(byChoice);',
        replace:
          'session.removeUser();\n  yield (yield* services()).database.clear({ keepVideos: false });\n  yield* forgetUser(byChoice);',
      },
      {
        file: 'src/domain/runs.ts',
        find: 'run.id !== undefined && !run.isDirty && run.position === null;',
        replace: 'run.position !== -1;',
      },
    ],
  },
  without(
    'a 401 ends the sign-in',
    48,
    'sagas/lib/request.ts',
    'yield* put(sessionActions.expired({ token, said: (error as ApiError).body }));',
    '',
  ),
  without(
    'a repeated update clears the data only once the server answers',
    15,
    'sagas/update/update.ts',
    'if (isRetry) yield* sendFirst();',
    'if (isRetry) yield* call((yield* services()).database.clear, { keepVideos: false });',
  ),
  without(
    'a refused batch is sent again one by one',
    51,
    'sagas/sync/flush.ts',
    'else yield* sendSingly(batch.runs, failures);',
    'else for (const run of batch.runs) yield* settle(run, error);',
  ),
  without(
    'an exercise run waits for the id of its screening run',
    2,
    'src/domain/runPosts.ts',
    'if (screeningRunId === null) return [];',
    '',
  ),
  without(
    'a newer run in memory is not replaced by an older one from the device',
    12,
    'src/domain/runReadings.ts',
    'if (run.clientRevision !== read.clientRevision) return run.clientRevision > read.clientRevision;',
    'if (run.clientRevision !== read.clientRevision) return false;',
  ),
  without(
    'a tab follows the sign-out in another tab',
    1,
    'sagas/session/signInSaga.ts',
    'if (stored === null && user) {',
    'if (stored !== null && user) {',
  ),
  without(
    'a tab follows the sign-in of another user in another tab',
    10,
    'sagas/session/signInSaga.ts',
    "if (stored !== null && stored !== 'damaged' && stored.token !== user?.token) yield* reload();",
    '',
  ),
  without(
    'an entry is sent only by its writer',
    244,
    'src/domain/outbox.ts',
    'entry.writtenBy === owner.id && isHere(entry.origin, owner);',
    'entry.writtenBy > 0 || owner.id > 0;',
  ),
  without(
    'a message stays on the device until the server has it',
    24,
    'sagas/outbox/entryKinds.ts',
    'const stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));',
    'yield* finish(entry);\nconst stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));',
  ),
  without(
    'messages are sent in the order in which they were written',
    33,
    'src/domain/outbox.ts',
    'Date.parse(a.writtenAt) - Date.parse(b.writtenAt);',
    'Date.parse(b.writtenAt) - Date.parse(a.writtenAt);',
  ),
  without(
    'a message keeps its client id in every attempt',
    9,
    'sagas/outbox/entryKinds.ts',
    'const stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));',
    'const answer = yield* request(chatCalls.send({ clientId: crypto.randomUUID(), senderId, ...payload }));\nconst stored = { ...answer, clientId };',
  ),
  without(
    'no run is sent between the response with the screenings and storing them',
    runEndsDuringUpdate,
    'sagas/update/update.ts',
    'yield* whileNobodySends(updateScreenings)',
    'yield* updateScreenings()',
  ),
  without(
    'a failed flush is tried again automatically',
    119,
    'sagas/lib/retry.ts',
    'due: () => delay(wait),',
    '',
  ),
  without(
    'a request that comes during a flush is not lost',
    runEndsDuringFlush,
    'sagas/sending/keepSending.ts',
    'goesOn = (yield* whileSignedIn(send)) ?? false;',
    'goesOn = (yield* whileSignedIn(send)) ?? false;\n      requests.flush(() => undefined);',
  ),
  without(
    'another tab sends what a closed tab left behind',
    258,
    'sagas/tabs/saga.ts',
    'if (yield* select(selectIsEndedRunWaiting)) yield* put(syncActions.flushRequested());',
    '',
  ),
  without(
    'feedback stays on the device until the server has it',
    33,
    'sagas/outbox/entryKinds.ts',
    'yield* request(feedbackCalls.send({ clientId, exerciseRunId, comment, answers }));',
    'yield* finish(entry);\n  yield* request(feedbackCalls.send({ clientId, exerciseRunId, comment, answers }));',
  ),
  without(
    'a run that has changed meanwhile is not set aside',
    786,
    'src/domain/runOutcomes.ts',
    'run.clientRevision === revision ? { ...run, refusal } : run;',
    'run.clientRevision >= revision ? { ...run, refusal } : run;',
  ),
  without(
    "'Jetzt senden' also sends what was refused",
    71,
    'sagas/unsent/sending.ts',
    'if ((yield* select(selectRefusedRuns)).length > 0) yield* clearRefusals();',
    'if ((yield* select(selectRefusedRuns)).length < 0) yield* clearRefusals();',
  ),
  without(
    'the exported file holds what was refused',
    85,
    'sagas/unsent/sending.ts',
    'const runs = (yield* select(selectUnsentRuns)).map(({ run }) => run);',
    'const runs = (yield* select(selectUnsentRuns)).flatMap(({ run }) => (run.refusal ? [] : [run]));',
  ),
  without(
    'an unfinished run is offered again after a restart',
    9,
    'store/runs/selectors.ts',
    '.filter((run) => goesOnAlone(run) && run.clientRevision > 0 &&',
    '.filter((run) => run.position === 1 && run.clientRevision > 0 &&',
  ),
  without(
    'only a server that says so, or a logout, ends a sign-in',
    10,
    'sagas/lib/request.ts',
    'if (token !== null && endsSignIn(error))',
    'if (token !== null && (endsSignIn(error) || status === 503))',
  ),
  {
    guard: 'a tab that follows a logout does not write over what another tab has left or sent',
    noticedBy: 711,
    patches: [
      {
        file: 'src/domain/savedRows.ts',
        find: 'writesMissing : run.clientRevision > stored.clientRevision;',
        replace: 'writesMissing : true;',
      },
      {
        file: 'src/domain/savedRows.ts',
        find: 'isSame && stored.position === null ? null : run.position',
        replace: 'run.position',
      },
    ],
  },
  without(
    'a new epoch of the server makes the sent runs wait again',
    restoredEmpty,
    'sagas/server/meeting.ts',
    'if (epoch !== null && said.epoch !== null && epoch !== said.epoch) yield* sendAllAgain(said);',
    '',
  ),
  without(
    'a new epoch is stored only after the sent runs wait again',
    restoredEmpty,
    'sagas/server/meeting.ts',
    'known.instance === said.instance ? (known.epoch ?? said.epoch) : said.epoch;',
    'said.epoch;',
  ),
  without(
    'an update keeps the screening runs that the server has lost',
    restoredEmpty,
    'src/domain/runServers.ts',
    'if (owner.instance === null) return [];',
    'if (owner.instance !== null) return [];',
  ),
  without(
    'a repeated update keeps what a restored server has lost',
    { ...restoredEmpty, steps: [...restoredEmpty.steps.slice(0, -1), step('retryUpdate', 0, 0, 5000)] },
    'sagas/update/update.ts',
    'if (yield* mayHaveForgotten()) return;',
    '',
  ),
  without(
    'the answer of the server is compared with what was sent',
    endedTwice,
    'src/domain/runPosts.ts',
    'run.clientRevision === revision && !isSameContent(postLike(run, stored), stored);',
    'run.clientRevision < 0 && revision < 0 && !isSameContent(postLike(run, stored), stored);',
  ),
  without(
    'a run that the server has in another version is no refused one',
    changedTwice,
    'sagas/sync/failure.ts',
    'if (yield* isDifferent(error)) yield* differs(run);',
    'if (error === null) yield* differs(run);',
  ),
  without(
    'what was written on another server is not sent here',
    newServer,
    'src/domain/owner.ts',
    'instance === null || owner.instance === null || instance === owner.instance;',
    'instance === null || owner.id > 0;',
  ),
  {
    guard: 'the id of an exercise run outlives it on the device, for feedback',
    noticedBy: feedbackOnUpdate,
    patches: [
      {
        file: 'sagas/sync/post.ts',
        find: 'yield* call(outbox.keepTrainingIds, sentIds(runs, sent), clock.now());',
        replace: '{}',
      },
    ],
  },
  without(
    'a restored server gets sent messages and feedback again',
    182,
    'sagas/server/meeting.ts',
    'yield* offerSentAgain(owner);',
    '',
  ),
  without(
    'feedback that is sent again names its exercise run by the new id',
    restoredEmpty,
    'sagas/outbox/storedEntries.ts',
    'withRunId(withoutRunId(entry, ids), ids)',
    'withRunId(entry, ids)',
  ),
  {
    guard: 'a tab shows no copies of runs about others than the athletes of its user',
    noticedBy: sentAfterUpdateOfNext,
    patches: [
      { file: 'src/domain/runs.ts', find: ' && owner.athleteIds.includes(run.userId)', replace: '' },
      withoutEndOfToken,
    ],
  },
  without(
    'a device is cleared after its sign-in was ended on purpose',
    endedOnPurpose,
    'sagas/session/signInSaga.ts',
    "yield* takeEvery([restored, loggedOut], worker({ name: 'finishLeaving' }, finishLeaving));",
    '',
  ),
  without(
    'what is in memory is written again when the database is deleted',
    1003,
    'sagas/database/saga.ts',
    'yield* writeAgain(yield* select((state) => state));',
    '',
  ),
  without(
    'messages in memory are written again when the outbox is deleted',
    evictedOutbox,
    'sagas/outbox/saga.ts',
    'yield* put(outboxActions.storageLost());\n    yield* keepEntries();',
    '',
  ),
  without(
    'a run without any answer is not sent after it was written again',
    evictedEmpty,
    'src/domain/runs.ts',
    'isDirty: run.isDirty || id !== undefined',
    'isDirty: id !== undefined || true',
  ),
  without(
    'a run that the server has erased leaves the device',
    erasedWhileOpen,
    'sagas/sync/failure.ts',
    'erased: () => removeErased(run),',
    'erased: () => countFailure(run.kind, [run], error),',
  ),
];
