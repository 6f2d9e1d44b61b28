import { selectCurrentTest, selectOpenScreeningRun } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { selectInterruptedRuns } from '../../../store/welcome/selectors';
import { aScreening, aUserScreening } from '../../builders';
import { tina } from '../../fakes/club';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { onDevice, runsOn } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { answerRange, check, openRun, startRun } from './walkScreeningRun';

onVirtualTime();

const { openRequested, nextPressed, backPressed, restartRequested } = screeningRunActions;

describe('an interrupted screening run', () => {
  const steps: [string, (app: App) => Promise<void>][] = [
    ['the opening', async () => {}],
    ['a checked box', (app) => check(app, 11)],
    ['a range answer', (app) => answerRange(app)],
    ['a Weiter', (app) => app.act(nextPressed())],
    ['a Zurück', (app) => app.act(backPressed())],
    ['a Weiter again', (app) => app.act(nextPressed())],
    ['an answer of the second test', (app) => check(app, 12)],
    ['the second Weiter', (app) => app.act(nextPressed())],
  ];

  test.each(steps.map(([name], index) => [name, index] as const))(
    '[FL-11] continues where it stopped when the tab dies after %s',
    async (_name, last) => {
      let app = await startRun();
      for (const [, step] of steps.slice(0, last + 1)) await step(app);
      const before = openRun(app);
      app.kill();
      app = await startApp({ device: app.device, server: app.server, isOnline: false });
      await app.act(openRequested({ userScreeningId: 41 }));
      expect(openRun(app)).toEqual(before);
      expect(runsOn(app.device)).toHaveLength(1);
    },
  );

  test('[FL-11] survives an update with all its answers', async () => {
    const app = await startRun();
    await answerRange(app);
    await app.act(nextPressed());
    await check(app, 12);
    const before = openRun(app);
    await app.act({ type: 'update/updateRequested' });
    expect(openRun(app)).toMatchObject({ ...before, id: 501, isDirty: false });
  });

  test('[FL-11] that the server already has is updated there, not stored twice', async () => {
    const app = await startRun();
    await answerRange(app);
    await app.act(nextPressed(), { type: 'sync/flushRequested' });
    expect(app.server.screeningRuns.all).toMatchObject([{ completed: false }]);
    await app.act(nextPressed(), nextPressed());
    expect(app.server.screeningRuns.all).toMatchObject([{ id: 501, completed: true }]);
  });

  test('[FL-11] [UP-15] survives a repeated update, also when the server already has it', async () => {
    const app = await startUpdatedApp({ user: tina });
    await app.act(openRequested({ userScreeningId: 41 }));
    await answerRange(app);
    await app.act(nextPressed(), { type: 'sync/flushRequested' });
    await app.act({ type: 'update/retryRequested' });
    expect(openRun(app)).toMatchObject({ id: 501, recordedBy: tina.id, position: 1 });
    expect(onDevice(app.device, openRun(app))).toMatchObject({ position: 1, drafts: { 11: {} } });
  });

  test.each([null, 32])(
    '[AS-3] goes on when another screening is assigned meanwhile (%j), also after a restart of the app, and is sent',
    async (screeningId) => {
      let app = await startRun();
      await answerRange(app);
      await app.act(nextPressed());
      const before = openRun(app);
      app.server.content.screenings.push(aScreening({ id: 32 }));
      app.server.content.userScreenings.splice(0, 1, { ...aUserScreening(), screeningId });
      await app.act({ type: 'update/updateRequested' });
      expect(selectCurrentTest(app.state())).toMatchObject({ id: 12 });
      app.kill();
      app = await startApp({ device: app.device, server: app.server });
      expect(selectInterruptedRuns(app.state())).toMatchObject([{ userScreeningId: 41, step: 2 }]);
      await app.act(openRequested({ userScreeningId: 41 }));
      expect(openRun(app).clientId).toBe(before.clientId);
      await app.act(nextPressed(), nextPressed());
      expect(app.server.screeningRuns.all).toMatchObject([{ screeningId: 31, completed: true }]);
      expect(app.state().screeningRun.status).toBe('completed');
    },
  );

  test('[AS-3] gives way to the one that is assigned now when the person begins anew', async () => {
    const app = await startRun();
    await answerRange(app);
    app.server.content.screenings.push(aScreening({ id: 32 }));
    app.server.content.userScreenings.splice(0, 1, aUserScreening({ screeningId: 32 }));
    await app.act({ type: 'update/updateRequested' });
    await app.act(restartRequested({ userScreeningId: 41 }));
    await app.act(openRequested({ userScreeningId: 41 }));
    expect(openRun(app)).toMatchObject({ screeningId: 32, drafts: {} });
  });

  test('stays as it is when the user starts a new one', async () => {
    const app = await startRun();
    await answerRange(app);
    const old = openRun(app);
    await app.act(restartRequested({ userScreeningId: 41 }));
    await app.act(openRequested({ userScreeningId: 41 }));
    expect(openRun(app).clientId).not.toBe(old.clientId);
    expect(onDevice(app.device, old)).toMatchObject({ position: null, drafts: old.drafts });
  });

  test('[SE-1] of another user is not continued', async () => {
    const app = await startRun();
    await answerRange(app);
    await app.act({ type: 'sync/flushRequested' });
    app.kill();
    const { values } = app.device.localItems;
    values.set('currentUser', JSON.stringify(tina));
    const next = await startApp({ device: app.device, server: app.server });
    await next.act({ type: 'update/updateRequested' });
    await next.act(openRequested({ userScreeningId: 41 }));
    expect(openRun(next)).toMatchObject({ recordedBy: tina.id, drafts: {} });
  });

  test('[FL-10] is not lost when another tab saves something during its first save', async () => {
    expectErrors('saveRun');
    const app = await startUpdatedApp();
    app.device.disk.failures = [diskIsFull()];
    await app.act(openRequested({ userScreeningId: 41 }));
    const other = await startApp({ device: app.device, server: app.server });
    other.tabs.announceChange();
    await pass(1000);
    expect(app.state().screeningRun.isUnsaved).toBe(true);
    expect(selectOpenScreeningRun(app.state())).toBeDefined();
  });
});
