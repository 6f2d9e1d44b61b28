import { atDesk } from './directedDesk';
import { annaFinished, begun, rowLost, secondLooks, walked } from './directedTrack';
import { type Mutant, without } from './mutants';
import type { Scenario } from './scenario';
import { step, times } from './script';

/** Tina answers the first test of both, and looks at the next one for a while. */
const oneTest: Scenario = {
  ...atDesk,
  steps: [...begun, ...walked(1), step('answerAtTrack', 0, 1, 3000), step('nextAtTrack', 0, 0, 500)],
};

/** Tina begins with Ben alone. */
const benAlone = [step('openTrack', 0, 0, 500), step('beginSession', 0, 5, 500)];

/** Anna is completed, and the battery is empty before the session knows. */
const killedAtFinish: Scenario = {
  ...atDesk,
  interruptions: [{ at: { call: 'trackside.save', nth: 6 }, what: 'killBefore' }],
  steps: annaFinished,
};

/** The disk is full when Anna comes late, but for her run. */
const lateOnFullDisk: Scenario = {
  ...atDesk,
  interruptions: [{ at: { call: 'trackside.save', nth: 2 }, what: 'diskFull' }],
  steps: [...benAlone, step('addAtTrack', 0, 0, 500), step('kill', 0, 0, 500)],
};

/** Anna comes late while Ben, who is the only one, is completed. */
const lateWhileEnding: Scenario = {
  ...atDesk,
  interruptions: [9, 10].map((nth) => ({
    at: { call: 'database.saveRun', nth },
    what: 'slow' as const,
  })),
  steps: [
    ...benAlone,
    ...times(3, step('walkAtTrack', 0, 1, 2000)),
    step('finishAllAtTrack', 0, 1),
    step('addAtTrack', 0, 0, 3000),
  ],
};

/** Two tabs have the session on the screen. */
const inTwoTabs: Scenario = {
  ...atDesk,
  steps: [...begun, ...times(2, step('openTrack', 1, 0, 1000)), step('walkAtTrack', 0, 1, 500)],
};

/** The engine without the guards of a session at the track. Each is missed by the scenario that was written for it. */
export const trackMutants: Mutant[] = [
  without(
    'a completed run ends its part of the session, whatever its row says',
    killedAtFinish,
    'src/domain/trackside/restore.ts',
    "if (run.completed) return { ...member, state: 'finished' };",
    '',
  ),
  without(
    'an open run brings its athlete back into the session',
    lateOnFullDisk,
    'src/domain/trackside/restore.ts',
    '[...members, ...others.map(asMember)]',
    'members',
  ),
  without(
    'a session whose row is lost goes on from its runs',
    rowLost,
    'sagas/trackside/open.ts',
    'stored ?? sessionOfRuns(runs, owner)',
    'stored',
  ),
  without(
    'a session is on the disk before it begins',
    { ...atDesk, steps: begun },
    'sagas/trackside/open.ts',
    '  yield* call((yield* tracksideStorage()).save, session);\n  yield* show(session);',
    '  yield* show(session);',
  ),
  without(
    'only who has agreed joins a session',
    {
      ...atDesk,
      steps: [step('changeConsent'), step('update', 0, 0, 5000), ...begun],
    },
    'src/domain/trackside/candidates.ts',
    '!invitedAt;',
    'invitedAt !== null;',
  ),
  without(
    'one tab at a time has the session',
    inTwoTabs,
    'sagas/trackside/open.ts',
    "holdRun('trackside', ",
    "holdRun('trackside' + Math.random(), ",
  ),
  without('each step is on the disk', oneTest, 'sagas/trackside/move.ts', '  yield* writeSession();\n', ''),
  without(
    'a test that is left is sent',
    oneTest,
    'sagas/trackside/move.ts',
    '  if (left?.testId !== session.at?.testId) yield* send();\n',
    '',
  ),
  without(
    'an answer is not sent before its test is left',
    { ...atDesk, steps: [...begun, step('answerAtTrack', 0, 0, 2000), step('answerAtTrack', 0, 1, 2000)] },
    'sagas/trackside/keep.ts',
    '  yield* writeRun(run);\n}',
    "  yield* writeRun(run);\n  yield* put({ type: 'sync/flushRequested' });\n}",
  ),
  without(
    'an answer is that of the athlete for whom it was pressed',
    { ...atDesk, steps: [...begun, step('answerAtTrack', 0, 13, 500), step('answerAtTrack', 0, 6, 500)] },
    'sagas/trackside/cell.ts',
    'const run = yield* select(selectTracksideRun, userId);',
    'const run = yield* select(selectTracksideRun, session?.at?.userId ?? userId);',
  ),
  without(
    'each athlete has a run of their own',
    oneTest,
    'src/domain/trackside/grid.ts',
    '(run.clientId === clientId || run.forkOf === clientId)',
    'clientId !== undefined',
  ),
  without(
    'a question that nobody answered is no result',
    { ...atDesk, steps: [...begun, step('answerAtTrack', 0, 0, 500), step('nextAtTrack', 0, 0, 500)] },
    'src/domain/trackside/answers.ts',
    'questionResults: questionResults.filter((result) => touched.includes(result)),',
    'questionResults,',
  ),
  without(
    'a discarded run that the server has stays on the device',
    { ...atDesk, steps: [...begun, ...walked(1), step('discardAtTrack', 0, 0, 500)] },
    'sagas/trackside/end.ts',
    'if (runId !== undefined) {',
    'if (run.id === null) {',
  ),
  without(
    'a second look says so in its run',
    secondLooks,
    'src/domain/trackside/session.ts',
    '  ...(secondLook && secondOf !== undefined && { secondOf, ratedFrom: secondLook }),\n',
    '',
  ),
  without(
    'a second look says so when it is sent',
    secondLooks,
    'src/domain/runPosts.ts',
    '  ...(run.secondOf ? { secondOf: run.secondOf } : {}),\n',
    '',
  ),
  without(
    'a second look counts as no screening',
    secondLooks,
    'store/runs/selectors.ts',
    'runs.filter((run) => !isSecondLook(run))',
    'runs.filter(() => true)',
  ),
  without(
    'who comes late while runs are completed stays in the session',
    lateWhileEnding,
    'sagas/trackside/end.ts',
    '  const session = yield* openSession();\n  if (!session) return;\n  const left',
    '  const session = begun;\n  const left',
  ),
];
