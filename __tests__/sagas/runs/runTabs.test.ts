import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { runsActions } from '../../../store/runs/slice';
import { selectOpenScreeningRun } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { sessionActions } from '../../../store/session/slice';
import { startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const patience = 500;
const runs = [
  { slice: 'screeningRun', actions: screeningRunActions },
  { slice: 'exerciseRun', actions: exerciseRunActions },
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

describe.each(runs)('a run of the slice $slice', (kind) => {
  const { slice, actions } = kind;

  test('[FL-10] is open in only one tab, and the other tab says so', async () => {
    const { first, second } = await twoTabs(kind);
    expect(first.state()[slice].status).toBe('open');
    expect(second.state()[slice].status).toBe('elsewhere');
  });

  test('[FL-10] [FL-11] continues in the other tab when its page is left', async () => {
    const { first, second } = await twoTabs(kind);
    await first.act(actions.closed());
    expect(second.state()[slice]).toMatchObject({
      status: 'open',
      clientId: first.device.disk.tables[slice === 'screeningRun' ? slice : 'exerciseRun'][0]?.clientId,
    });
  });

  test('[FL-10] continues in the other tab when its tab crashes', async () => {
    const { first, second } = await twoTabs(kind);
    first.kill();
    await pass(0);
    expect(second.state()[slice].status).toBe('open');
  });

  test('[SE-1] is released by a logout', async () => {
    const { first } = await twoTabs(kind);
    await first.act(sessionActions.logoutRequested());
    expect([...first.device.locks.values()].flat()).toEqual([]);
  });
});

test('[FL-10] [FL-11] the other tab continues a run with all its answers', async () => {
  const { first, second } = await twoTabs({ slice: 'screeningRun', actions: screeningRunActions });
  const { clientId } = first.state().screeningRun;
  const answer = { clientId: String(clientId), testId: 11, questionId: 111, checked: true };
  await first.act(runsActions.questionAnswered(answer), screeningRunActions.closed());
  expect(selectOpenScreeningRun(second.state())?.drafts[11]?.questionResults).toEqual([
    { questionId: 111, checked: true },
  ]);
});
