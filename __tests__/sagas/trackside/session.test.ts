import { painFeature } from '../../../src/contract/features';
import type { User } from '../../../src/contract/schemas';
import { selectUnfinishedScreeningRuns } from '../../../store/runs/selectors';
import { selectFulfilState, selectNextCell, selectTracksideEnding } from '../../../store/trackside/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { aUser } from '../../builders';
import { aClub, anna, ben, tina } from '../../fakes/club';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { onDevice, runsOn } from '../../fakes/recorded';
import { type App, expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';
import {
  aLook,
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

const { beginRequested, nextPressed, backPressed, cellChosen, orderChosen, memberAdded } = tracksideActions;
const { memberLeft, leftOut, painReported, allFulfilled, allTakenBack, finishRequested } = tracksideActions;
const { finishAllRequested, discardRequested, saveRequested, closed } = tracksideActions;

const rows = (app: { device: { trackside: { rows: Map<string, unknown> } } }) => [
  ...app.device.trackside.rows.values(),
];

/** Changes what the device knows of a user. */
const changeUser = ({ device }: App, userId: number, change: Partial<User>) => {
  const { tables } = device.disk;
  tables.user = tables.user.map((user) => (user.id === userId ? { ...user, ...change } : user));
};

describe('the beginning', () => {
  test('[TS-1] makes an ordinary run for each athlete, of the screening that was chosen', async () => {
    const app = await beginSession();
    const session = trackOf(app).session;
    expect(trackOf(app).status).toBe('open');
    expect(place(app)).toEqual({ userId: anna.id, testId: 11 });
    expect(runsOn(app.device)).toMatchObject(
      [anna, ben].map(({ id }) => ({
        userId: id,
        recordedBy: tina.id,
        screeningId: 31,
        position: 0,
        isDirty: false,
        tracksideId: session.clientId,
      })),
    );
    expect(rows(app)).toEqual([session]);
  });

  test('[TS-1] takes nobody who is no athlete of the trainer, or has no consent', async () => {
    const app = await startUpdatedApp({ user: tina });
    changeUser(app, ben.id, { invitedAt: '2025-03-01T08:00:00.000Z' });
    const chosen = { screeningId: 31, order: 'byTest', hasNumbers: false } as const;
    await app.act(tracksideActions.openRequested());
    await app.act(beginRequested({ ...chosen, userIds: [ben.id, 99] }));
    expect(app.state().trackside?.status).toBe('choosing');
    await app.act(beginRequested({ ...chosen, userIds: [anna.id, ben.id, 99] }));
    expect(trackOf(app).session.members.map(({ userId }) => userId)).toEqual([anna.id]);
  });

  test('[TS-4] a session that the device cannot keep does not begin, and says why', async () => {
    expectErrors('trackside: begin');
    const app = await openTrack();
    app.device.trackside.failures = [diskIsFull()];
    const chosen = { userIds: [anna.id], screeningId: 31, order: 'byTest', hasNumbers: false } as const;
    await app.act(beginRequested(chosen));
    expect(app.state().trackside).toMatchObject({ status: 'choosing', session: null });
    expect(app.state().trackside?.fault).toContain('voll');
    expect(runsOn(app.device)).toEqual([]);
    await app.act(beginRequested(chosen));
    expect(app.state().trackside).toMatchObject({ status: 'open', fault: null });
  });
});

describe('the way', () => {
  test('[TS-1] leads through one test with all athletes, then the next, and back', async () => {
    const app = await beginSession();
    const way = [];
    for (let steps = 0; steps < 3; steps += 1) {
      await goOn(app);
      way.push(place(app));
    }
    expect(way).toEqual([
      { userId: ben.id, testId: 11 },
      { userId: anna.id, testId: 12 },
      { userId: ben.id, testId: 12 },
    ]);
    await pass(aLook);
    await app.act(backPressed(place(app)));
    expect(place(app)).toEqual({ userId: anna.id, testId: 12 });
    expect(rows(app)).toMatchObject([{ at: { userId: anna.id, testId: 12 } }]);
  });

  test('[TS-1] the order can be changed in the middle, and a jump leads anywhere', async () => {
    const app = await beginSession();
    await app.act(orderChosen('byAthlete'));
    await goOn(app);
    expect(place(app)).toEqual({ userId: anna.id, testId: 12 });
    await app.act(cellChosen({ userId: ben.id, testId: 13 }));
    expect(place(app)).toEqual({ userId: ben.id, testId: 13 });
    await app.act(cellChosen({ userId: 99, testId: 13 }), cellChosen({ userId: ben.id, testId: 99 }));
    expect(place(app)).toEqual({ userId: ben.id, testId: 13 });
    expect(selectNextCell(app.state())).toBeNull();
    expect(rows(app)).toMatchObject([{ order: 'byAthlete' }]);
  });

  test('[TS-1] a double tap on the next person passes nobody over', async () => {
    const app = await beginSession();
    await pass(aLook);
    await app.act(nextPressed(place(app)), nextPressed(place(app)));
    expect(place(app)).toEqual({ userId: ben.id, testId: 11 });
    // The second press may come when the next person is on the screen already.
    await app.act(nextPressed(place(app)));
    expect(place(app)).toEqual({ userId: ben.id, testId: 11 });
    await app.act(nextPressed({ userId: anna.id, testId: 11 }));
    await pass(aLook);
    await app.act(nextPressed({ userId: anna.id, testId: 11 }));
    expect(place(app)).toEqual({ userId: ben.id, testId: 11 });
  });

  test('[TS-1] a clock that is set back holds nobody up', async () => {
    const app = await beginSession();
    jest.setSystemTime(Date.now() - 3_600_000);
    await app.act(nextPressed(place(app)));
    expect(place(app)).toEqual({ userId: ben.id, testId: 11 });
  });
});

describe('an answer', () => {
  test('[TS-1] [TS-2] is saved at once, in the run of that athlete alone', async () => {
    const app = await beginSession();
    await goOn(app);
    const before = onDevice(app.device, runOf(app, anna.id));
    await check(app, false);
    expect(onDevice(app.device, runOf(app, ben.id))).toMatchObject({
      isDirty: true,
      drafts: { 11: { questionResults: [{ questionId: 111, checked: false }] } },
    });
    expect(onDevice(app.device, runOf(app, anna.id))).toEqual(before);
    await check(app, null);
    expect(onDevice(app.device, runOf(app, ben.id))).toMatchObject({
      drafts: { 11: { questionResults: [] } },
    });
  });

  test('[TS-1] is one write, also in a session of twenty', async () => {
    const team = Array.from({ length: 20 }, (_, index) => ({
      ...anna,
      id: 100 + index,
      username: `a${index}`,
    }));
    const userIds = team.map(({ id }) => id);
    const trainer = { ...tina, athleteIds: userIds };
    const app = await startUpdatedApp({ user: trainer, server: aClub(team, trainer) });
    await app.act(tracksideActions.openRequested());
    await app.act(beginRequested({ userIds, screeningId: 31, order: 'byTest', hasNumbers: false }));
    expect(runsOn(app.device)).toHaveLength(20);
    let writes = 0;
    const { saveRun } = app.database;
    app.database.saveRun = (run) => {
      writes += 1;
      return saveRun(run);
    };
    await check(app);
    expect(writes).toBe(1);
  });

  test('[TS-1] is felt, and never goes to somebody who is not in the session', async () => {
    const app = await beginSession();
    await check(app, true, { userId: 99, testId: 11 });
    expect(app.page.vibrations).toBe(0);
    await check(app);
    expect(app.page.vibrations).toBe(1);
  });

  test('[TS-2] [SR-11] becomes a result when the test is left: what nobody answered is none', async () => {
    const app = await beginSession();
    await check(app, false);
    await goOn(app);
    expect(onDevice(app.device, runOf(app, anna.id))).toMatchObject({
      position: 0,
      completed: false,
      testRuns: [
        {
          testId: 11,
          duration: aLook,
          questionResults: [{ questionId: 111, checked: false }],
          questionRangeResults: [],
        },
      ],
      exercises: [{ id: 201 }],
    });
    await goOn(app);
    expect(runOf(app, ben.id)).toMatchObject({ isDirty: false, testRuns: [] });
  });

  test('[TS-2] Alles erfüllt answers what is open, and is taken back to what was open before', async () => {
    const app = await beginSession();
    const cell = place(app);
    expect(selectFulfilState(app.state(), cell)).toBe('ready');
    await app.act(allFulfilled(cell));
    expect(selectFulfilState(app.state(), cell)).toBe('given');
    const results = () => onDevice(app.device, runOf(app, anna.id));
    expect(results()).toMatchObject({ drafts: { 11: { questionResults: [{ checked: true }] } } });
    await app.act(allTakenBack(cell));
    expect(results()).toMatchObject({ drafts: { 11: { questionResults: [] } } });
    await check(app, false);
    await app.act(allFulfilled(cell), allTakenBack(cell));
    expect(results()).toMatchObject({ drafts: { 11: { questionResults: [{ checked: false }] } } });
    expect(selectFulfilState(app.state(), cell)).toBe('idle');
  });

  test('[TS-6] [PN-1] pain is stored at each test, but only of who agreed to it', async () => {
    const server = aClub();
    server.notes.features = [...(server.notes.features ?? []), painFeature];
    const app = await beginSession({ server });
    const pain = { pain: 6, painNote: 'Knie' };
    await app.act(closed());
    changeUser(app, ben.id, { painConsent: false });
    await app.act(tracksideActions.openRequested());
    await app.act(painReported({ cell: place(app), pain }));
    expect(onDevice(app.device, runOf(app, anna.id))).toMatchObject({ testRuns: [{ testId: 11, ...pain }] });
    expect(states(app)[0]).toEqual(['done', 'open', 'open']);
    await app.act(painReported({ cell: { userId: ben.id, testId: 11 }, pain }));
    expect(runOf(app, ben.id).testRuns).toEqual([]);
  });

  test('[TS-4] [SR-14] that a full disk does not take is in memory, and is saved on request', async () => {
    expectErrors('saveRun');
    const app = await beginSession();
    app.device.disk.failures = [diskIsFull()];
    await check(app);
    await goOn(app);
    await check(app);
    const { clientId } = runOf(app, anna.id);
    app.device.disk.failures = [diskIsFull(), diskIsFull()];
    await app.act(cellChosen({ userId: anna.id, testId: 11 }));
    await choose(app);
    expect(trackOf(app)).toMatchObject({ isDiskFull: true });
    expect(trackOf(app).unsaved).toContain(clientId);
    await app.act(saveRequested());
    expect(trackOf(app).unsaved).toEqual([]);
    expect(onDevice(app.device, { clientId })).toMatchObject({
      drafts: { 11: { questionResults: [{ checked: true }], questionRangeResults: [{}] } },
    });
  });

  test('[TS-4] that a full disk does not take is written when the page is opened again', async () => {
    expectErrors('saveRun');
    const app = await beginSession();
    app.device.disk.failures = [diskIsFull(), diskIsFull()];
    await check(app, false);
    await app.act(closed());
    expect(onDevice(app.device, runOf(app, anna.id))).toHaveProperty('drafts', {});
    await app.act(tracksideActions.openRequested());
    expect(trackOf(app).unsaved).toEqual([]);
    expect(onDevice(app.device, runOf(app, anna.id))).toMatchObject({
      drafts: { 11: { questionResults: [{ checked: false }] } },
    });
  });

  test('[TS-4] the place that a full disk does not take is saved on request', async () => {
    expectErrors('writeSession');
    const app = await beginSession();
    app.device.trackside.failures = [diskIsFull()];
    await goOn(app);
    expect(trackOf(app).unsaved).toEqual([trackOf(app).session.clientId]);
    await app.act(saveRequested());
    expect(trackOf(app).unsaved).toEqual([]);
    expect(rows(app)).toMatchObject([{ at: { userId: ben.id, testId: 11 } }]);
  });
});

describe('sending', () => {
  test('[TS-8] waits until the test is left, and not for each answer or athlete', async () => {
    const app = await beginSession();
    await answerAndGoOn(app);
    await answerAndGoOn(app);
    expect(app.http.matching(/POST/)).toHaveLength(1);
    expect(app.server.screeningRuns.all).toMatchObject([
      { userId: anna.id, completed: false, testRuns: [{ testId: 11 }] },
      { userId: ben.id, completed: false },
    ]);
  });

  test('[TS-8] nothing is sent of who was not answered', async () => {
    const app = await beginSession();
    await answerAndGoOn(app);
    await goOn(app);
    expect(app.server.screeningRuns.all).toMatchObject([{ userId: anna.id }]);
  });

  test('[TS-8] leaving the page leaves the test', async () => {
    const app = await beginSession();
    await check(app);
    expect(app.http.matching(/POST/)).toEqual([]);
    await app.act(closed());
    expect(app.server.screeningRuns.all).toMatchObject([{ userId: anna.id, testRuns: [{ testId: 11 }] }]);
  });
});

describe('the grid and the end', () => {
  test('[TS-3] a test that is left out has no results, until it is done after all', async () => {
    const app = await beginSession();
    const cell = place(app);
    await check(app);
    await goOn(app);
    await app.act(leftOut({ cell, isLeftOut: true }));
    expect(states(app)[0]).toEqual(['leftOut', 'open', 'open']);
    expect(onDevice(app.device, runOf(app, anna.id))).toMatchObject({ testRuns: [] });
    expect(rows(app)).toMatchObject([{ leftOut: [cell] }]);
    await app.act(leftOut({ cell, isLeftOut: false }));
    expect(onDevice(app.device, runOf(app, anna.id))).toMatchObject({ testRuns: [{ testId: 11 }] });
    await app.act(leftOut({ cell, isLeftOut: true }));
    await choose(app, 1211, cell);
    expect(states(app)[0]).toEqual(['done', 'open', 'open']);
  });

  test('[TS-3] one athlete is finished, with the plan, when all is done or left out', async () => {
    const app = await beginSession();
    await app.act(finishRequested(anna.id));
    expect(runOf(app, anna.id).completed).toBe(false);
    await check(app, false);
    await choose(app);
    for (const testId of [12, 13])
      await app.act(leftOut({ cell: { userId: anna.id, testId }, isLeftOut: true }));
    await app.act(finishRequested(anna.id));
    expect(app.server.screeningRuns.all).toMatchObject([
      { userId: anna.id, completed: true, testRuns: [{ testId: 11 }], exercises: [{ id: 201 }] },
    ]);
    expect(place(app)).toEqual({ userId: ben.id, testId: 11 });
    expect(rows(app)).toMatchObject([{ members: [{ state: 'finished' }, { state: 'here' }] }]);
    await check(app, true, { userId: anna.id, testId: 12 });
    expect(runOf(app, anna.id).testRuns).toHaveLength(1);
  });

  test('[TS-3] all are completed at once, each once, and the session is over', async () => {
    const app = await beginSession();
    await answerAll(app);
    expect(selectTracksideEnding(app.state())).toEqual({ ready: [anna.id, ben.id], empty: [], gaps: [] });
    await app.act(finishAllRequested('keep'), finishAllRequested('keep'));
    expect(app.state().trackside?.status).toBe('ended');
    expect(rows(app)).toEqual([]);
    expect(app.server.screeningRuns.all).toMatchObject(
      [anna, ben].map(({ id }) => ({ userId: id, completed: true, testRuns: [{}, {}, {}] })),
    );
    expect(runsOn(app.device)).toMatchObject([{ isDirty: false }, { isDirty: false }]);
  });

  test('[TS-3] who has gaps stays open when the others are completed', async () => {
    const app = await beginSession();
    await answerAll(app);
    await check(app, null, { userId: ben.id, testId: 12 });
    await app.act(finishAllRequested('keep'));
    expect(trackOf(app).status).toBe('open');
    expect(runOf(app, ben.id)).toMatchObject({ completed: false, position: 0 });
    expect(place(app).userId).toBe(ben.id);
    expect(selectTracksideEnding(app.state()).gaps).toEqual([{ userId: ben.id, testIds: [12] }]);
  });

  test('[TS-3] [TS-7] what has gaps is discarded on request, also on the server', async () => {
    const server = aClub();
    server.offerDesk();
    const app = await beginSession({ server });
    await answerAll(app);
    await check(app, null, { userId: ben.id, testId: 12 });
    expect(app.server.screeningRuns.all).toMatchObject([{ userId: anna.id }, { userId: ben.id }]);
    await app.act(finishAllRequested('discard'));
    await settle();
    expect(app.state().trackside?.status).toBe('ended');
    expect(runsOn(app.device)).toMatchObject([{ userId: anna.id }]);
    expect(app.server.screeningRuns.all).toMatchObject([{ userId: anna.id, completed: true }]);
  });

  test('[TS-3] where a server takes no corrections, a discarded run is not offered, and counts nowhere', async () => {
    const app = await beginSession();
    await answerAll(app);
    await check(app, null, { userId: ben.id, testId: 12 });
    const sent = runOf(app, ben.id);
    await app.act(finishAllRequested('discard'));
    expect(onDevice(app.device, sent)).toMatchObject({ completed: false, position: null });
    expect(selectUnfinishedScreeningRuns(app.state())).toEqual([]);
    expect(app.server.screeningRuns.all.filter(({ completed }) => completed)).toMatchObject([
      { userId: anna.id },
    ]);
  });

  test('[TS-3] a discarded run that the server does not have leaves the device', async () => {
    const app = await beginSession();
    await check(app);
    await app.act(discardRequested(anna.id));
    expect(runsOn(app.device)).toMatchObject([{ userId: ben.id }]);
    expect(trackOf(app).session.members).toMatchObject([{ userId: ben.id, number: 2 }]);
    expect(place(app).userId).toBe(ben.id);
  });

  test('[TS-3] [SR-14] an end on a full disk is written and sent later', async () => {
    expectErrors('saveRun', 'flush');
    const app = await beginSession();
    await answerAll(app);
    app.device.disk.isFull = true;
    await app.act(finishAllRequested('keep'));
    expect(trackOf(app)).toMatchObject({ status: 'ended', unsaved: [expect.anything(), expect.anything()] });
    expect(rows(app)).toHaveLength(1);
    app.device.disk.isFull = false;
    await app.act(saveRequested());
    expect(trackOf(app).unsaved).toEqual([]);
    expect(rows(app)).toEqual([]);
    await settle();
    expect(app.server.screeningRuns.all).toMatchObject([{ completed: true }, { completed: true }]);
  });
});

describe('a session that ended on a full disk', () => {
  test('[TS-4] [SR-14] goes on with its numbers when the tab dies before its runs are written', async () => {
    expectErrors('saveRun', 'flush');
    const app = await beginSession();
    await answerAll(app);
    app.device.disk.isFull = true;
    await app.act(finishAllRequested('keep'));
    app.kill();
    app.device.disk.isFull = false;
    const later = await openTrack({ device: app.device, server: app.server });
    expect(trackOf(later).session.members).toMatchObject([
      { userId: anna.id, number: 1, state: 'here' },
      { userId: ben.id, number: 2, state: 'here' },
    ]);
  });

  test('[TS-4] [SR-14] leaves the device when the page is opened again and its runs can be written', async () => {
    expectErrors('saveRun', 'flush');
    const app = await beginSession();
    await answerAll(app);
    app.device.disk.isFull = true;
    await app.act(finishAllRequested('keep'));
    await app.act(closed());
    await app.act(tracksideActions.openRequested());
    expect(rows(app)).toHaveLength(1);
    await app.act(closed());
    app.device.disk.isFull = false;
    await app.act(tracksideActions.openRequested());
    expect(rows(app)).toEqual([]);
    expect(runsOn(app.device)).toMatchObject([{ completed: true }, { completed: true }]);
  });
});

describe('who comes and goes', () => {
  test('[TS-6] somebody who comes late is added in the middle, with a run and a number', async () => {
    const app = await openTrack();
    const chosen = { userIds: [anna.id], screeningId: 31, order: 'byTest', hasNumbers: true } as const;
    await app.act(beginRequested(chosen));
    await check(app);
    await app.act(memberAdded(ben.id), memberAdded(ben.id), memberAdded(aUser().id + 90));
    expect(trackOf(app).session.members).toMatchObject([{ number: 1 }, { userId: ben.id, number: 2 }]);
    expect(runsOn(app.device)).toMatchObject([{ userId: anna.id }, { userId: ben.id, position: 0 }]);
    expect(place(app).userId).toBe(anna.id);
    await goOn(app);
    expect(place(app)).toEqual({ userId: ben.id, testId: 11 });
  });

  test('[TS-6] somebody who leaves is passed over, keeps the answers, and comes back by a jump', async () => {
    const app = await beginSession();
    await check(app);
    await app.act(memberLeft(anna.id));
    expect(place(app)).toEqual({ userId: ben.id, testId: 11 });
    await goOn(app);
    expect(place(app)).toEqual({ userId: ben.id, testId: 12 });
    expect(onDevice(app.device, runOf(app, anna.id))).toMatchObject({
      testRuns: [{ testId: 11 }],
      position: 0,
    });
    await app.act(cellChosen({ userId: anna.id, testId: 12 }));
    await goOn(app);
    expect(place(app)).toEqual({ userId: ben.id, testId: 12 });
    expect(trackOf(app).session.members).toMatchObject([{ state: 'here' }, { state: 'here' }]);
  });
});
