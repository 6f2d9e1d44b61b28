import type { CurrentUser } from '../../../src/contract/schemas';
import { newestRows } from '../../../src/domain/runs';
import { selectOpenScreeningRun } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { sessionActions } from '../../../store/session/slice';
import { tracksideActions } from '../../../store/trackside/slice';
import { updateActions } from '../../../store/update/slice';
import { selectInterruptedRuns, selectOpenTrackside } from '../../../store/welcome/selectors';
import { aClub, anna, ben, tina } from '../../fakes/club';
import { aWaitingScreeningRun, onDevice, runsOn } from '../../fakes/recorded';
import { expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';
import {
  answerAll,
  answerAndGoOn,
  beginSession,
  check,
  choose,
  goOn,
  openTrack,
  place,
  runOf,
  states,
  trackOf,
} from './atTheTrack';

onVirtualTime();

const { beginRequested, openRequested, finishAllRequested, leftOut, closed, memberLeft } = tracksideActions;

/** Kills the app, and opens the page of the track again on the same device. */
const killAndReturn = async (app: Awaited<ReturnType<typeof beginSession>>) => {
  app.kill();
  return openTrack(app);
};

test('[TS-4] goes on after a kill where it was, with all answers', async () => {
  const app = await beginSession();
  await answerAndGoOn(app);
  await check(app, false);
  await app.act(leftOut({ cell: { userId: ben.id, testId: 13 }, isLeftOut: true }));
  const next = await killAndReturn(app);
  expect(trackOf(next).status).toBe('open');
  expect(place(next)).toEqual({ userId: ben.id, testId: 11 });
  expect(states(next)).toEqual([
    ['done', 'open', 'open'],
    ['begun', 'open', 'leftOut'],
  ]);
  await choose(next);
  await goOn(next);
  expect(runOf(next, ben.id).testRuns).toMatchObject([{ questionResults: [{ checked: false }] }]);
});

test('[TS-4] is complete and sent once after a kill at each write', async () => {
  let app = await beginSession();
  for (let cells = 0; cells < 6; cells += 1) {
    await answerAndGoOn(app);
    app = await killAndReturn(app);
  }
  // The step is written before the kill, but the last one leads nowhere.
  expect(states(app).flat()).toEqual(Array(6).fill('done'));
  await app.act(finishAllRequested('keep'));
  expect(app.server.screeningRuns.all).toMatchObject([
    { userId: anna.id, completed: true, testRuns: [{}, {}, {}] },
    { userId: ben.id, completed: true, testRuns: [{}, {}, {}] },
  ]);
});

test('[TS-4] an end that a kill interrupts is as far as its runs are', async () => {
  const app = await beginSession();
  await answerAll(app);
  const { saveRun, saveIfNewer } = app.database;
  let isOver = false;
  const never = () => new Promise<number>(() => {});
  // The battery is empty right after the first completed run is written.
  app.database.saveRun = async (run) => {
    if (isOver) return never();
    isOver = run.completed;
    return saveRun(run);
  };
  app.database.saveIfNewer = async (...args) => (isOver ? never() : saveIfNewer(...args));
  await app.act(finishAllRequested('keep'));
  const next = await killAndReturn(app);
  expect(trackOf(next).session.members).toMatchObject([{ state: 'finished' }, { state: 'here' }]);
  await next.act(finishAllRequested('keep'));
  expect(next.state().trackside?.status).toBe('ended');
  expect(next.server.screeningRuns.all).toHaveLength(2);
});

test('[TS-4] goes on from its runs when its row is lost or damaged', async () => {
  const app = await beginSession();
  await check(app);
  app.kill();
  app.device.trackside.rows.set(trackOf(app).session.clientId, { members: 'none' });
  const next = await openTrack(app);
  expect(trackOf(next).status).toBe('open');
  expect(states(next)[0]).toEqual(['begun', 'open', 'open']);
  expect(next.device.trackside.rows.get(trackOf(app).session.clientId)).toMatchObject({ ownerId: tina.id });
});

test('[TS-4] [DB-13] writes its row again when the rows are lost while it is open', async () => {
  const app = await beginSession();
  await app.tracksideRows.lose();
  await settle();
  expect([...app.device.trackside.rows.values()]).toEqual([trackOf(app).session]);
});

test('[TS-4] makes the run of somebody whose run was not written before the kill', async () => {
  const app = await beginSession();
  app.kill();
  app.device.disk.tables.screeningRun = app.device.disk.tables.screeningRun.slice(0, 1);
  const next = await openTrack(app);
  expect(runsOn(next.device)).toMatchObject([{ userId: anna.id }, { userId: ben.id, position: 0 }]);
});

test('[TS-4] [TS-7] whose screening was erased meanwhile goes on with another one, which the server takes', async () => {
  const server = aClub();
  server.offerDesk();
  const app = await beginSession({ server });
  await answerAll(app);
  const erased = runOf(app, anna.id);
  server.erase(erased);
  await app.act(closed(), updateActions.updateRequested());
  await settle();
  expect(runsOn(app.device)).toMatchObject([{ userId: ben.id }]);
  await app.act(openRequested());
  expect(runOf(app, anna.id)).toMatchObject({ testRuns: [], drafts: {} });
  expect(runOf(app, anna.id).clientId).not.toBe(erased.clientId);
  for (const testId of [11, 12, 13]) await check(app, true, { userId: anna.id, testId });
  await choose(app, 1211, { userId: anna.id, testId: 11 });
  await app.act(finishAllRequested('keep'));
  await settle();
  expect(server.screeningRuns.all).toMatchObject([
    { userId: ben.id, completed: true },
    { userId: anna.id, completed: true, testRuns: [{}, {}, {}] },
  ]);
});

test('[TS-4] a logout loses nothing, and another user of the device sees only their own', async () => {
  const app = await beginSession();
  await check(app);
  await goOn(app);
  const signIn = (username: string) => sessionActions.loginRequested({ username, password: 'athletik' });
  const update = updateActions.updateRequested();
  await app.act(sessionActions.logoutRequested());
  expect(app.state().trackside).toMatchObject({ status: 'closed', session: null });
  await app.act(signIn(ben.username));
  await app.act(update);
  await app.act(openRequested());
  expect(app.state().trackside?.status).toBe('choosing');
  expect(selectOpenTrackside(app.state())).toBeNull();
  await app.act(sessionActions.logoutRequested());
  await app.act(signIn(tina.username));
  await app.act(openRequested(), closed());
  await app.act(update);
  await app.act(openRequested());
  expect(states(app)[0]).toEqual(['begun', 'open', 'open']);
  expect(place(app)).toEqual({ userId: ben.id, testId: 11 });
});

test('[TS-4] [FL-13] is open in one tab, and goes on in the other with all answers', async () => {
  const app = await beginSession();
  const second = await openTrack(app);
  await pass(500);
  expect(second.state().trackside?.status).toBe('elsewhere');
  await check(app);
  await goOn(app);
  await app.act(closed());
  expect(second.state().trackside?.status).toBe('open');
  expect(place(second)).toEqual({ userId: ben.id, testId: 11 });
  expect(states(second)[0]).toEqual(['begun', 'open', 'open']);
});

test('[TS-4] [FL-13] goes on with the same runs in a tab that has not heard of it yet', async () => {
  const second = await openTrack();
  await second.act(closed());
  const first = await openTrack(second);
  await first.act(
    beginRequested({ userIds: [anna.id, ben.id], screeningId: 31, order: 'byTest', hasNumbers: true }),
  );
  await check(first);
  const others = Array.from({ length: newestRows }, () => aWaitingScreeningRun({ userId: tina.id }));
  for (const other of others) await first.database.saveRun(other);
  const idsIn = (app: typeof first) => [runOf(app, anna.id).clientId, runOf(app, ben.id).clientId];
  const begun = idsIn(first);
  await first.act(closed());
  await second.act(openRequested());
  expect(second.state().trackside?.status).toBe('open');
  expect(idsIn(second)).toEqual(begun);
});

test('[TS-3] [TS-4] a test that is done after all is so in the tab that goes on, too', async () => {
  const app = await beginSession();
  await app.act(leftOut({ cell: place(app), isLeftOut: true }));
  const second = await openTrack(app);
  const { saveRun } = app.database;
  let write = () => {};
  const written = new Promise<void>((resolve) => {
    write = resolve;
  });
  app.database.saveRun = async (run) => {
    await written;
    return saveRun(run);
  };
  await check(app);
  await app.act(closed());
  expect(trackOf(second).session.leftOut).toEqual([]);
  await second.act(leftOut({ cell: { userId: ben.id, testId: 12 }, isLeftOut: true }));
  write();
  await settle();
  expect([...app.device.trackside.rows.values()]).toEqual([trackOf(second).session]);
});

test('[TS-4] lets another tab in at once, also when the page is left while it opens', async () => {
  const app = await beginSession();
  await app.act(closed());
  await app.act(openRequested(), closed());
  expect([...app.device.locks.values()].flat()).toEqual([]);
});

test('[TS-4] its runs are not offered one by one, but the start page says who and how far', async () => {
  const app = await beginSession();
  await answerAndGoOn(app);
  app.kill();
  const next = await startApp(app);
  expect(selectInterruptedRuns(next.state())).toEqual([]);
  expect(selectOpenTrackside(next.state())).toEqual({ athletes: 2, done: 1, tests: 6 });
});

test('[TS-4] a screening of the same athlete alone is another run, also when it begins anew', async () => {
  const app = await beginSession();
  await check(app);
  await app.act(closed());
  const before = onDevice(app.device, runOf(app, anna.id));
  await app.act(
    screeningRunActions.restartRequested({ userScreeningId: 41 }),
    screeningRunActions.openRequested({ userScreeningId: 41 }),
  );
  expect(app.state().screeningRun.status).toBe('open');
  expect(selectOpenScreeningRun(app.state())).toMatchObject({ userId: anna.id, drafts: {} });
  expect(onDevice(app.device, before)).toEqual(before);
});

test('[TS-4] [MB-6] [AS-3] goes on without an athlete whom an update takes away, also without the screening', async () => {
  expectErrors('setAside');
  const app = await beginSession();
  await answerAndGoOn(app);
  app.server.content.users = app.server.content.users.map((user) =>
    user.id === tina.id ? { ...user, athleteIds: [ben.id] } : user,
  );
  app.server.content.userScreenings = [];
  await app.act(updateActions.updateRequested());
  const next = await killAndReturn(app);
  expect(trackOf(next).status).toBe('open');
  expect(states(next)).toEqual([['open', 'open', 'open']]);
});

test.each([
  ['an athlete', (user: CurrentUser) => (user.id === tina.id ? { ...user, athleteIds: [ben.id] } : user)],
  [
    'their consent',
    (user: CurrentUser) => (user.id === anna.id ? { ...user, invitedAt: '2024-01-01T10:00:00Z' } : user),
  ],
])(
  '[TS-1] [TS-4] [CO-7] who lost their run gets none once an update has taken %s away',
  async (_what, change) => {
    const app = await beginSession();
    await check(app, true, { userId: ben.id, testId: 11 });
    app.kill();
    // The run of Anna was not on the disk yet.
    app.device.disk.tables.screeningRun = app.device.disk.tables.screeningRun.filter(
      ({ userId }) => userId !== anna.id,
    );
    const next = await startApp(app);
    next.server.content.users = next.server.content.users.map(change);
    await next.act(updateActions.updateRequested());
    await next.act(openRequested());
    expect(trackOf(next).session.members).toMatchObject([{ userId: ben.id }]);
    expect(place(next)).toEqual({ userId: ben.id, testId: 11 });
    expect(runsOn(next.device)).toMatchObject([{ userId: ben.id }]);
  },
);

test('[TS-4] a session of which nothing is left is over', async () => {
  const app = await beginSession();
  app.kill();
  app.device.disk.tables.screeningRun = [];
  const next = await startApp(app);
  next.server.content.users = next.server.content.users.map((user) =>
    user.id === tina.id ? { ...user, athleteIds: [] } : user,
  );
  await next.act(updateActions.updateRequested());
  await next.act(openRequested());
  expect(next.state().trackside?.status).toBe('choosing');
  expect(runsOn(next.device)).toEqual([]);
  expect(next.device.trackside.rows.size).toBe(0);
});

test('[TS-6] who left early is still gone after a kill', async () => {
  const app = await beginSession();
  await app.act(memberLeft(anna.id));
  const next = await killAndReturn(app);
  expect(place(next)).toEqual({ userId: ben.id, testId: 11 });
  expect(trackOf(next).session.members).toMatchObject([{ state: 'gone' }, { state: 'here' }]);
});
