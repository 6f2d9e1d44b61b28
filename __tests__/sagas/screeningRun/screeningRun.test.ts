import { chosenValueId, isChecked } from '../../../src/domain/screeningRun';
import { selectCurrentAnswers, selectTestIndex } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { updateActions } from '../../../store/update/slice';
import { aServerScreeningRun } from '../../builders';
import { anna, tina } from '../../fakes/club';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { onDevice, runsOn } from '../../fakes/recorded';
import { expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass, settle } from '../../fakes/virtualTime';
import { answerRange, check, finishRun, openRun, startRun } from './walkScreeningRun';

onVirtualTime();

const { openRequested, nextPressed, backPressed, saveRequested } = screeningRunActions;

describe('a screening run', () => {
  test('[SR-1] [FL-5] [FL-8] [CO-5] begins clean at the first test and is saved on the device at once', async () => {
    const app = await startRun();
    expect(app.state().screeningRun).toMatchObject({ status: 'open', userScreeningId: 41 });
    expect(selectTestIndex(app.state())).toBe(0);
    const run = openRun(app);
    expect(run).toMatchObject({
      userId: anna.id,
      recordedBy: anna.id,
      screeningId: 31,
      isDirty: false,
      completed: false,
      start: new Date(beginning).toISOString(),
    });
    expect(run.clientId).toMatch(/^[0-9a-f-]{36}$/);
    expect(onDevice(app.device, run)).toMatchObject(run);
  });

  test('[CO-8] begins right after the last one of the person, where the clock was set back', async () => {
    const app = await startUpdatedApp();
    const start = new Date(beginning + 40 * 24 * 60 * 60 * 1000).toISOString();
    app.server.screeningRuns.all.push(
      aServerScreeningRun({ id: 501, userId: anna.id, completed: true, start, ratedBy: anna.id }),
    );
    await app.act(updateActions.updateRequested());
    await app.act(openRequested({ userScreeningId: 41 }));
    expect(Date.parse(openRun(app).start)).toBe(Date.parse(start) + 1);
  });

  test('[CO-5] that a trainer records belongs to the athlete', async () => {
    const app = await startUpdatedApp({ user: tina });
    await app.act(openRequested({ userScreeningId: 42 }));
    expect(openRun(app)).toMatchObject({ userId: 3, recordedBy: tina.id });
  });

  test('[SR-6] ticks a box and is felt before anything is saved', async () => {
    const app = await startRun();
    const stored = () => JSON.stringify(onDevice(app.device, openRun(app)));
    const before = stored();
    const saving = check(app, 11);
    const atOnce = [isChecked(selectCurrentAnswers(app.state()), 111), app.page.vibrations, stored()];
    await saving;
    expect(atOnce).toEqual([true, 1, before]);
    expect(stored()).not.toBe(before);
  });

  test.each([99, null])('is unavailable for the user-screening %p', async (userScreeningId) => {
    const app = await startUpdatedApp();
    await app.act(openRequested({ userScreeningId }));
    expect(app.state().screeningRun.status).toBe('unavailable');
    expect(runsOn(app.device)).toEqual([]);
  });

  test('[SR-12] is blocked on a test with range questions until one of them is answered', async () => {
    const app = await startRun();
    await app.act(nextPressed());
    expect(app.state().screeningRun.isBlocked).toBe(true);
    expect(selectTestIndex(app.state())).toBe(0);
    await answerRange(app);
    expect(app.state().screeningRun.isBlocked).toBe(false);
    await answerRange(app, null);
    await app.act(nextPressed());
    expect(selectTestIndex(app.state())).toBe(0);
    await answerRange(app);
    await app.act(nextPressed());
    expect(selectTestIndex(app.state())).toBe(1);
  });

  test('[SR-10] [SR-11] [FL-6] saves duration and exercises at each step forward, and becomes dirty', async () => {
    const app = await startRun();
    await answerRange(app);
    await pass(4321);
    await app.act(nextPressed());
    const stored = onDevice(app.device, openRun(app));
    expect(stored).toMatchObject({
      isDirty: true,
      position: 1,
      testRuns: [{ testId: 11, duration: 4321 }],
      exercises: [{ id: 201, sortOrder: 0 }],
    });
    await app.act(nextPressed());
    expect(onDevice(app.device, openRun(app))).toMatchObject({
      position: 2,
      exercises: [
        { id: 202, sortOrder: 0 },
        { id: 201, sortOrder: 1 },
      ],
    });
  });

  test('[SR-11] keeps the longest duration of each test', async () => {
    const app = await startRun();
    await answerRange(app);
    await pass(5000);
    await app.act(nextPressed(), backPressed());
    await pass(1000);
    await app.act(nextPressed());
    expect(openRun(app).testRuns).toMatchObject([{ duration: 5000 }]);
    await app.act(backPressed());
    await pass(9000);
    await app.act(nextPressed());
    expect(openRun(app).testRuns).toMatchObject([{ duration: 9000 }]);
  });

  test('[SR-1] shows the answers again on the way back', async () => {
    const app = await startRun();
    await check(app, 11);
    await answerRange(app, 1212);
    await app.act(nextPressed(), backPressed());
    expect(selectTestIndex(app.state())).toBe(0);
    expect(isChecked(selectCurrentAnswers(app.state()), 111)).toBe(true);
    expect(chosenValueId(selectCurrentAnswers(app.state()), 121)).toBe(1212);
  });

  test('does not go back before the first test', async () => {
    const app = await startRun();
    await app.act(backPressed());
    expect(selectTestIndex(app.state())).toBe(0);
  });

  test('[CO-9] counts only tests that were left with Weiter', async () => {
    const app = await startRun();
    await answerRange(app);
    await app.act(nextPressed());
    await check(app, 12, false);
    expect(openRun(app).testRuns.map(({ testId }) => testId)).toEqual([11]);
    expect(openRun(app).exercises.map(({ id }) => id)).toEqual([201]);
  });

  test('[SR-13] is completed, saved and sent after the last test', async () => {
    const app = await startRun();
    await finishRun(app);
    expect(app.state().screeningRun.status).toBe('completed');
    expect(app.server.screeningRuns.all).toMatchObject([{ completed: true, userId: anna.id }]);
    expect(onDevice(app.device, openRun(app))).toMatchObject({ id: 501, completed: true, isDirty: false });
  });

  test('[SR-13] [FL-1] that ends offline is kept on the device and sent when the device is online again', async () => {
    const app = await startRun();
    app.network.goOffline();
    await finishRun(app);
    expect(app.state().screeningRun.status).toBe('completed');
    expect(onDevice(app.device, openRun(app))).toMatchObject({ completed: true, isDirty: true });
    expect(app.http.requests).toEqual([]);
    app.network.goOnline();
    await settle();
    expect(app.server.screeningRuns.all).toHaveLength(1);
  });

  test('[SR-14] only logs errors of the server, and shows the congratulation without waiting', async () => {
    expectErrors('flush');
    const app = await startRun();
    app.http.always(/POST/, 'silent');
    await finishRun(app);
    expect(app.state().screeningRun.status).toBe('completed');
    await pass(60_000);
    expect(app.state().toasts.messages).toEqual([]);
    expect(app.log.entries).toMatchObject([{ context: 'flush' }]);
  });

  test('[SR-13] is not completed again by a second Fertig', async () => {
    const app = await startRun();
    await finishRun(app);
    const { clientRevision } = openRun(app);
    await app.act(nextPressed(), nextPressed(), backPressed());
    expect(openRun(app)).toMatchObject({ clientRevision, completed: true, position: null });
    expect(app.http.matching(/POST/)).toHaveLength(1);
  });

  test('[SR-13] is stored once when Fertig is pressed twice at once', async () => {
    const app = await startRun();
    await answerRange(app);
    await app.act(nextPressed(), nextPressed(), nextPressed(), nextPressed());
    expect(app.typesOf('screeningRun/completed')).toHaveLength(1);
    expect(app.server.screeningRuns.all).toHaveLength(1);
  });

  test('[SR-14] continues on a full disk, says that it is unsaved, and is saved on request', async () => {
    expectErrors('saveRun');
    const app = await startRun();
    await answerRange(app);
    app.device.disk.failures = [diskIsFull()];
    await app.act(nextPressed());
    expect(app.state().screeningRun).toMatchObject({ status: 'open', isUnsaved: true });
    expect(selectTestIndex(app.state())).toBe(1);
    expect(onDevice(app.device, openRun(app)).position).toBe(0);
    await app.act(saveRequested());
    expect(app.state().screeningRun.isUnsaved).toBe(false);
    expect(onDevice(app.device, openRun(app))).toMatchObject({ position: 1, testRuns: [{ testId: 11 }] });
  });

  test('[SR-14] [DB-13] that a broken storage could not save is not said to lie on a full disk', async () => {
    expectErrors('saveRun');
    const app = await startRun();
    app.device.disk.failures = [new DOMException('Connection lost.', 'UnknownError')];
    await answerRange(app);
    expect(app.state().screeningRun).toMatchObject({ isUnsaved: true, isDiskFull: false });
    app.device.disk.failures = [diskIsFull()];
    await answerRange(app, 1212);
    expect(app.state().screeningRun).toMatchObject({ isUnsaved: true, isDiskFull: true });
  });

  test('[SR-14] that ends on a full disk shows the congratulation, and is sent after it could be saved', async () => {
    expectErrors('saveRun', 'flush');
    const app = await startRun();
    await answerRange(app);
    await app.act(nextPressed(), nextPressed());
    app.device.disk.isFull = true;
    await app.act(nextPressed());
    app.device.disk.isFull = false;
    expect(app.state().screeningRun).toMatchObject({ status: 'completed', isUnsaved: true });
    await app.act(saveRequested());
    expect(app.state().screeningRun.isUnsaved).toBe(false);
    expect(app.server.screeningRuns.all).toMatchObject([{ completed: true }]);
  });
});
