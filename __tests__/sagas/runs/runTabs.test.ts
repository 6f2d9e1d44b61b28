import { newestRows } from '../../../src/domain/runs';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { runsActions } from '../../../store/runs/slice';
import { screeningActions } from '../../../store/screening/slice';
import { selectOpenScreeningRun } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { anna, ben, tina } from '../../fakes/club';
import { aWaitingExerciseRun, aWaitingScreeningRun, record, runsOn } from '../../fakes/recorded';
import { reloadApp, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const patience = 500;
const waiting = { screeningRun: aWaitingScreeningRun, exerciseRun: aWaitingExerciseRun };
const runs = [
  { kind: 'screeningRun', actions: screeningRunActions },
  { kind: 'exerciseRun', actions: exerciseRunActions },
] as const;

/** Opens two tabs of one device: the first has a run open, and the second opens the same run. */
const twoTabs = async ({ actions }: (typeof runs)[number]) => {
  const first = await startUpdatedApp();
  await first.act(actions.openRequested({ userScreeningId: 41 }));
  const second = await startApp({ device: first.device, server: first.server });
  await second.act(actions.openRequested({ userScreeningId: 41 }));
  await pass(patience);
  return { first, second };
};

describe.each(runs)('a run of the kind $kind', (run) => {
  const { kind, actions } = run;

  test('[FL-10] [FL-13] is open in only one tab, and the other tab says so', async () => {
    const { first, second } = await twoTabs(run);
    expect(first.state()[kind].status).toBe('open');
    expect(second.state()[kind].status).toBe('elsewhere');
  });

  test('[FL-10] [FL-11] continues in the other tab when its page is left', async () => {
    const { first, second } = await twoTabs(run);
    await first.act(actions.closed());
    expect(second.state()[kind]).toMatchObject({
      status: 'open',
      clientId: first.device.disk.tables[kind][0]?.clientId,
    });
  });

  test('[FL-10] continues in the other tab when its tab crashes', async () => {
    const { first, second } = await twoTabs(run);
    first.kill();
    await pass(0);
    expect(second.state()[kind].status).toBe('open');
  });

  test('[FL-10] is opened without reading those that nobody goes on with, and these stay on the page', async () => {
    const before = await startUpdatedApp();
    const others = Array.from({ length: 2 * newestRows }, () => waiting[kind]());
    await record(before, ...others);
    const app = await reloadApp(before);
    const load = jest.spyOn(app.database, 'load');
    const loadSome = jest.spyOn(app.database, 'loadSome');
    await app.act(actions.openRequested({ userScreeningId: 41 }));
    expect(app.state()[kind].status).toBe('open');
    expect(load).not.toHaveBeenCalled();
    const [read] = await Promise.all(loadSome.mock.results.map(({ value }) => value));
    expect(read?.runs[kind]).toHaveLength(newestRows);
    const shown = app.state().runs[kind].map(({ clientId }) => clientId);
    expect(shown).toHaveLength(others.length + 1);
    expect(shown).toEqual(expect.arrayContaining(others.map(({ clientId }) => clientId)));
  });

  test('[FL-13] is left for a new one only by the tab in which it is open', async () => {
    const first = await startUpdatedApp();
    await first.act(actions.openRequested({ userScreeningId: 41 }));
    const second = await startApp({ device: first.device, server: first.server });
    await second.act(
      actions.restartRequested({ userScreeningId: 41 }),
      actions.openRequested({ userScreeningId: 41 }),
    );
    await pass(patience);
    const positions = () => first.device.disk.tables[kind].map(({ position }) => position);
    expect(second.state()[kind].status).toBe('elsewhere');
    expect(positions()).toEqual([0]);
    await first.act(actions.closed());
    expect(second.state()[kind].status).toBe('open');
    expect(positions()).toEqual([null, 0]);
  });

  test('[FL-13] is open in only one tab, also when the other has not loaded the data yet', async () => {
    const first = await startUpdatedApp();
    const second = await startApp({ device: first.device, server: first.server });
    const nothing = { userScreenings: [], screenings: [] };
    await second.act(screeningActions.loaded(nothing), actions.openRequested({ userScreeningId: 41 }));
    await first.act(actions.openRequested({ userScreeningId: 41 }));
    await pass(patience);
    expect(second.state()[kind].status).toBe('open');
    expect(first.state()[kind].status).toBe('elsewhere');
  });

  test('[FL-13] is let go by a tab whose page was left while another one had it', async () => {
    const { first, second } = await twoTabs(run);
    await second.act(actions.closed());
    await first.act(actions.closed());
    expect([...first.device.locks.values()].flat()).toEqual([]);
    await first.act(actions.openRequested({ userScreeningId: 41 }));
    expect(first.state()[kind].status).toBe('open');
  });

  test('[SE-1] shows nothing of somebody who logs out while the data is being loaded', async () => {
    const app = await startUpdatedApp();
    const nothing = { userScreenings: [], screenings: [] };
    await app.act(
      screeningActions.loaded(nothing),
      actions.openRequested({ userScreeningId: 41 }),
      sessionActions.logoutRequested(),
    );
    expect(app.state().screening).toMatchObject(nothing);
    expect(app.state().users.users).toEqual([]);
    expect(app.state()[kind].status).toBe('closed');
  });

  test('[SE-1] is released by a logout', async () => {
    const { first } = await twoTabs(run);
    await first.act(sessionActions.logoutRequested());
    expect([...first.device.locks.values()].flat()).toEqual([]);
  });
});

test('[RT-8] [FL-13] the training of the first athlete is open in one tab, also when they are another one by then', async () => {
  const first = await startUpdatedApp({ user: tina });
  const second = await startApp({ device: first.device, server: first.server });
  first.server.changeRight(tina.id, anna.id, false);
  await first.act(updateActions.updateRequested());
  const open = exerciseRunActions.openRequested({ userScreeningId: null });
  await first.act(open);
  // This tab has not heard of the update so far.
  await second.act(open);
  await pass(patience);
  expect(runsOn(first.device)).toMatchObject([{ userId: ben.id }]);
  expect(second.state().exerciseRun.status).toBe('elsewhere');
  await first.act(exerciseRunActions.closed());
  expect(second.state().exerciseRun.status).toBe('open');
});

test('[FL-10] [FL-11] the other tab continues a run with all its answers', async () => {
  const { first, second } = await twoTabs({ kind: 'screeningRun', actions: screeningRunActions });
  const { clientId } = first.state().screeningRun;
  const answer = { clientId: String(clientId), testId: 11, questionId: 111, checked: true };
  await first.act(runsActions.questionAnswered(answer), screeningRunActions.closed());
  expect(selectOpenScreeningRun(second.state())?.drafts[11]?.questionResults).toEqual([
    { questionId: 111, checked: true },
  ]);
});
