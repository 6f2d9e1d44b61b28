/** A change of one place in a source; the place must be there, and only once. */
export interface Patch {
  file: string;
  find: string;
  replace: string;
}

/** The engine with one of its guards taken away. */
export interface Mutant {
  /** The guard, in one line. */
  guard: string;
  patches: Patch[];
  /** Of 1 to 2,000, a seed whose scenario notices. */
  seed: number;
}

const without = (guard: string, seed: number, file: string, find: string, replace: string): Mutant => ({
  guard,
  seed,
  patches: [{ file, find, replace }],
});

/** The guards of the engine, each taken away by itself. The simulation must notice each, or it proves nothing. */
export const mutants: Mutant[] = [
  {
    guard: 'a run keeps its client id in every attempt',
    seed: 2,
    patches: [
      {
        file: 'sagas/sync/senders.ts',
        find: 'if (only && posts.length === 1) return [yield* request(calls.saveScreeningRun(only))];',
        replace: `if (only && posts.length === 1) {
          const fresh = '30000000-0000-4000-8000-' + String(Math.floor(performance.now() * 1000)).padStart(12, '0');
          const { id } = yield* request(calls.saveScreeningRun({ ...only, clientId: fresh }));
          return [{ clientId: only.clientId, id }];
        }`,
      },
    ],
  },
  without(
    'only the revision that was sent becomes clean',
    42,
    'src/domain/runs.ts',
    'isDirty: run.isDirty && run.clientRevision !== sent.revision,',
    'isDirty: false,',
  ),
  without(
    'only the user who recorded a run sends it',
    27,
    'src/domain/runs.ts',
    'run.recordedBy === userId && isWaiting(run);',
    'userId > 0 && isWaiting(run);',
  ),
  without(
    'a run that waits is shown only to the user who recorded it',
    8,
    'src/domain/runs.ts',
    'run.recordedBy === userId || isReplaceable(run);',
    'userId > 0 || isReplaceable(run);',
  ),
  {
    guard: 'work that a user began ends with their sign-in',
    seed: 8,
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
    'a topic is stored only once all of it is there',
    1,
    'sagas/update/screenings.ts',
    'const screenings = yield* all([...screeningIds], requestScreening);',
    'yield* call(database.replaceScreenings, { userScreenings, screenings: [], runs: [] });\nconst screenings = yield* all([...screeningIds], requestScreening);',
  ),
  without(
    'runs that the server does not have are never wiped',
    1,
    'src/domain/runs.ts',
    'run.id !== undefined && !run.isDirty && run.position === null;',
    'run.position !== -1;',
  ),
  without(
    'a changed run of the server does not replace a newer one here',
    229,
    'src/domain/runs.ts',
    'run.id !== undefined && !run.isDirty && run.position === null;',
    'run.id !== undefined && run.position === null;',
  ),
  without(
    'a run that is still open is not replaced',
    8,
    'src/domain/runs.ts',
    'run.id !== undefined && !run.isDirty && run.position === null;',
    'run.id !== undefined && !run.isDirty;',
  ),
  without(
    'a failed sending marks nothing clean',
    22,
    'sagas/sync/flush.ts',
    'if (!isRefusal(error) && !isFailureAtRuns(error)) throw error;',
    'if (!isRefusal(error) && !isFailureAtRuns(error)) {\nyield* noteSent(kind, runs, runs.map(({ clientId }) => ({ clientId, id: 1 })));\nthrow error;\n}',
  ),
  without(
    'one tab at a time sends',
    2,
    'sagas/lib/withLock.ts',
    'locks.acquire(name, signal)',
    'locks.acquire(name + Math.random(), signal)',
  ),
  without(
    'a run is open in one tab at a time',
    28,
    'sagas/runs/hold.ts',
    'withLock(',
    "withLock('athletik-run-' + Math.random() + ",
  ),
  without(
    'a call is tried four times at most',
    7,
    'src/domain/retryPolicy.ts',
    'const maxRetries = 3;',
    'const maxRetries = 30;',
  ),
  {
    guard: 'a sign-out, by hand or by a 401, keeps the runs',
    seed: 1,
    patches: [
      {
        file: 'sagas/session/logOut.ts',
        find: 'session.removeUser();\n  yield* forgetUser(byChoice);',
        replace:
          'session.removeUser();\n  yield (yield* services()).database.clear();\n  yield* forgetUser(byChoice);',
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
    12,
    'sagas/lib/request.ts',
    'if (status === 401 && token !== null) yield* put(sessionActions.expired());',
    '',
  ),
  without(
    'a repeated update clears the data only once the server answers',
    10,
    'sagas/update/saga.ts',
    'if (isRetry) yield* sendFirst();',
    'if (isRetry) yield* call((yield* services()).database.clear);',
  ),
  without(
    'a refused batch is sent again one by one',
    83,
    'sagas/sync/flush.ts',
    'if (runs.length > 1) return yield* sendBatches(kind, runs, 1);',
    'if (runs.length > 1) {\nfor (const run of runs) yield* setAside(run, error);\nreturn [];\n}',
  ),
  without(
    'a training waits for the id of its screening run',
    100,
    'src/domain/runPosts.ts',
    'if (screeningRunId === null) return [];',
    '',
  ),
  without(
    'what is newer in memory is not replaced by what was read from the device',
    22,
    'src/domain/runs.ts',
    'for (const run of ahead) stored.set(run.clientId, run);',
    'if (ahead.length < 0) stored.clear();',
  ),
  without(
    'a tab follows the sign-out of another',
    13,
    'sagas/session/saga.ts',
    'if (stored === null && user) yield* forgetUser(true);',
    '',
  ),
  without(
    'a tab follows the sign-in of another user',
    7,
    'sagas/session/saga.ts',
    "if (stored !== null && stored !== 'damaged' && stored.token !== user?.token) yield* reload();",
    '',
  ),
  without(
    'an entry is sent by its writer only',
    105,
    'sagas/outbox/work.ts',
    '({ writtenBy }) => writtenBy === id',
    '({ writtenBy }) => writtenBy > 0 || id > 0',
  ),
  without(
    'a message stays on the device until the server has it',
    22,
    'sagas/outbox/work.ts',
    'const stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));',
    'yield* forget(clientId);\nconst stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));',
  ),
  without(
    'messages are sent in the order in which they were written',
    13,
    'src/domain/outbox.ts',
    'Date.parse(a.writtenAt) - Date.parse(b.writtenAt);',
    'Date.parse(b.writtenAt) - Date.parse(a.writtenAt);',
  ),
  without(
    'a message keeps its client id in every attempt',
    6,
    'sagas/outbox/work.ts',
    'const stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));',
    'const { ids } = yield* services();\nconst answer = yield* request(chatCalls.send({ clientId: ids.uuid(), senderId, ...payload }));\nconst stored = { ...answer, clientId };',
  ),
  without(
    'no run is sent between the answer and the storing of the screenings',
    434,
    'sagas/update/saga.ts',
    '() => whileNobodySends(updateScreenings)',
    'updateScreenings',
  ),
  without(
    'a failed sending is tried again by itself',
    1059,
    'sagas/lib/retry.ts',
    'due: () => delay(wait),',
    '',
  ),
  without(
    'a request that comes during a sending is not lost',
    485,
    'sagas/sync/saga.ts',
    'yield* flush();',
    'yield* flush();\n    requests.flush(() => undefined);',
  ),
  without(
    'what a closed tab left is sent by another',
    983,
    'sagas/tabs/saga.ts',
    'if (yield* select(selectIsEndedRunWaiting)) yield* put(syncActions.flushRequested());',
    '',
  ),
  without(
    'feedback stays on the device until the server has it',
    1,
    'sagas/outbox/work.ts',
    'yield* request(feedbackCalls.send({ clientId, exerciseRunId, comment, answers }));',
    'yield* forget(clientId);\n  yield* request(feedbackCalls.send({ clientId, exerciseRunId, comment, answers }));',
  ),
  without(
    'feedback that may have reached the server goes out before the one that follows',
    1,
    'src/domain/outbox.ts',
    '  !entry.isTried &&\n',
    '',
  ),
  {
    guard: 'feedback learns the id of its exercise run before the run leaves the device',
    seed: 1,
    patches: [
      { file: 'sagas/update/saga.ts', find: 'yield* giveRunIds();', replace: '' },
      { file: 'sagas/update/exercises.ts', find: 'yield* giveRunIds();', replace: '' },
    ],
  },
];
