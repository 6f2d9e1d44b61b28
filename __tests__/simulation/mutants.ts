/** Replaces one text in a source file. The text must occur exactly once. */
export interface Patch {
  file: string;
  find: string;
  replace: string;
}

/** The engine without one of its guards. */
interface Mutant {
  /** What the guard ensures, in one line. */
  guard: string;
  patches: Patch[];
  /** A seed from 1 to 2,000 whose scenario fails without the guard. */
  seed: number;
}

const without = (guard: string, seed: number, file: string, find: string, replace: string): Mutant => ({
  guard,
  seed,
  patches: [{ file, find, replace }],
});

/** The engine without each of its guards. The simulation must fail for each, otherwise it proves nothing. */
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
    4,
    'src/domain/runs.ts',
    'isDirty: run.isDirty && run.clientRevision !== sent.revision,',
    'isDirty: false,',
  ),
  without(
    'only the user who recorded a run sends it',
    9,
    'src/domain/runs.ts',
    'run.recordedBy === userId && isWaiting(run);',
    'userId > 0 && isWaiting(run);',
  ),
  without(
    'a run that waits is shown only to the user who recorded it',
    9,
    'src/domain/runs.ts',
    'run.recordedBy === userId || isReplaceable(run);',
    'userId > 0 || isReplaceable(run);',
  ),
  {
    guard: 'work of a user ends with their sign-in',
    seed: 9,
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
    2,
    'sagas/update/screenings.ts',
    'const screenings = yield* all([...screeningIds], requestScreening);',
    'yield* call(database.replaceScreenings, { userScreenings, screenings: [], runs: [] });\nconst screenings = yield* all([...screeningIds], requestScreening);',
  ),
  without(
    'runs that the server does not have are never deleted',
    1,
    'src/domain/runs.ts',
    'run.id !== undefined && !run.isDirty && run.position === null;',
    'run.position !== -1;',
  ),
  without(
    "a server's copy does not replace a newer run on the device",
    94,
    'src/domain/runs.ts',
    'run.id !== undefined && !run.isDirty && run.position === null;',
    'run.id !== undefined && run.position === null;',
  ),
  without(
    'a run that is still open is not replaced',
    1,
    'src/domain/runs.ts',
    'run.id !== undefined && !run.isDirty && run.position === null;',
    'run.id !== undefined && !run.isDirty;',
  ),
  without(
    'a failed flush marks nothing clean',
    13,
    'sagas/sync/flush.ts',
    'if (!isRefusal(error) && !isFailureAtRuns(error)) throw error;',
    'if (!isRefusal(error) && !isFailureAtRuns(error)) {\nyield* noteSent(kind, runs, runs.map(({ clientId }) => ({ clientId, id: 1 })));\nthrow error;\n}',
  ),
  without(
    'only one tab at a time sends',
    2,
    'sagas/lib/withLock.ts',
    'locks.acquire(name, signal)',
    'locks.acquire(name + Math.random(), signal)',
  ),
  without(
    'a run is open in only one tab at a time',
    26,
    'sagas/runs/hold.ts',
    'withLock(',
    "withLock('athletik-run-' + Math.random() + ",
  ),
  without(
    'a call is tried at most four times',
    3,
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
    15,
    'sagas/lib/request.ts',
    'if (status === 401 && token !== null) yield* put(sessionActions.expired());',
    '',
  ),
  without(
    'a repeated update clears the data only once the server answers',
    6,
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
    'an exercise run waits for the id of its screening run',
    24,
    'src/domain/runPosts.ts',
    'if (screeningRunId === null) return [];',
    '',
  ),
  without(
    'a newer run in memory is not replaced by an older one from the device',
    6,
    'src/domain/runs.ts',
    'for (const run of ahead) stored.set(run.clientId, run);',
    'if (ahead.length < 0) stored.clear();',
  ),
  without(
    'a tab follows the sign-out in another tab',
    22,
    'sagas/session/saga.ts',
    'if (stored === null && user) yield* forgetUser(true);',
    '',
  ),
  without(
    'a tab follows the sign-in of another user in another tab',
    9,
    'sagas/session/saga.ts',
    "if (stored !== null && stored !== 'damaged' && stored.token !== user?.token) yield* reload();",
    '',
  ),
  without(
    'an entry is sent only by its writer',
    56,
    'sagas/outbox/work.ts',
    '({ writtenBy }) => writtenBy === id',
    '({ writtenBy }) => writtenBy > 0 || id > 0',
  ),
  without(
    'a message stays on the device until the server has it',
    34,
    'sagas/outbox/work.ts',
    'const stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));',
    'yield* forget(clientId);\nconst stored = yield* request(chatCalls.send({ clientId, senderId, ...payload }));',
  ),
  without(
    'messages are sent in the order in which they were written',
    32,
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
    'no run is sent between the response with the screenings and storing them',
    523,
    'sagas/update/saga.ts',
    '() => whileNobodySends(updateScreenings)',
    'updateScreenings',
  ),
  without(
    'a failed flush is tried again automatically',
    664,
    'sagas/lib/retry.ts',
    'due: () => delay(wait),',
    '',
  ),
  without(
    'a request that comes during a flush is not lost',
    485,
    'sagas/sync/saga.ts',
    'yield* flush();',
    'yield* flush();\n    requests.flush(() => undefined);',
  ),
  without(
    'another tab sends what a closed tab left behind',
    865,
    'sagas/tabs/saga.ts',
    'if (yield* select(selectIsEndedRunWaiting)) yield* put(syncActions.flushRequested());',
    '',
  ),
  without(
    'feedback stays on the device until the server has it',
    107,
    'sagas/outbox/work.ts',
    'yield* request(feedbackCalls.send({ clientId, exerciseRunId, comment, answers }));',
    'yield* forget(clientId);\n  yield* request(feedbackCalls.send({ clientId, exerciseRunId, comment, answers }));',
  ),
  {
    guard: 'feedback learns the id of its exercise run before the run leaves the device',
    seed: 306,
    patches: [
      { file: 'sagas/update/saga.ts', find: 'yield* giveRunIds();', replace: '' },
      { file: 'sagas/update/exercises.ts', find: 'yield* giveRunIds();', replace: '' },
    ],
  },
];
