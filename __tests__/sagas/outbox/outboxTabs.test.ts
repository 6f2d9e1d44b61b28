import type { Outbox } from '../../../src/services/ports';
import { outboxActions } from '../../../store/outbox/slice';
import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { aWaitingFeedback } from '../../builders';
import { anna } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { aWaitingExerciseRun, record } from '../../fakes/recorded';
import { startApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';
import { postsOf, rowsOn, sentTo, waiting, write } from './writtenMessages';

onVirtualTime();

describe('two tabs of one device', () => {
  const gatheringTime = 300;
  const twoTabs = async (isOnline: boolean) => {
    const first = await startApp({ isOnline });
    const second = await startApp({ isOnline, device: first.device, server: first.server });
    return { first, second };
  };

  test('[ME-9] keep and show the messages of both', async () => {
    const { first, second } = await twoTabs(false);
    await first.act(write('eins'));
    await second.act(write('zwei'));
    await pass(gatheringTime);
    expect(waiting(first)).toEqual(['eins', 'zwei']);
    expect(waiting(second)).toEqual(['eins', 'zwei']);
  });

  test('[ME-9] [FL-10] send each message once, in the order in which they were written', async () => {
    const { first, second } = await twoTabs(false);
    await first.act(write('eins'));
    await pass(1000);
    await second.act(write('zwei'));
    await pass(1000);
    await first.act(write('drei'));
    await pass(1000);
    first.http.always(/POST/, { late: 1000 });
    second.http.always(/POST/, { late: 1000 });
    first.network.goOnline();
    second.network.goOnline();
    await pass(10_000);
    expect(sentTo(first)).toEqual(['eins', 'zwei', 'drei']);
    expect(postsOf(first).length + postsOf(second).length).toBe(3);
    expect(rowsOn(first.device)).toEqual([]);
    expect([...waiting(first), ...waiting(second)]).toEqual([]);
  });

  test('[ON-2] send what both wrote while one was sending in the order in which it was written', async () => {
    const { first, second } = await twoTabs(true);
    first.http.always(/POST/, { late: 5000 });
    await first.act(write('eins'));
    await pass(1000);
    await second.act(write('zwei'));
    await pass(1000);
    await first.act(write('drei'));
    await pass(60_000);
    expect(sentTo(first)).toEqual(['eins', 'zwei', 'drei']);
    expect(rowsOn(first.device)).toEqual([]);
  });

  test.each([1, 2, 3, 4])(
    '[ON-2] what is written while one reads overwrites what the other wrote just before, at reading %i',
    async (moment) => {
      const run = aWaitingExerciseRun({ offersFeedback: true });
      const device = aDeviceOf(anna);
      let readings = Number.NaN;
      const readOutbox = async (outbox: Outbox) => {
        const rows = await outbox.all();
        readings += 1;
        if (readings === moment) writeBoth();
        return rows;
      };
      const app = await startApp({
        device,
        wrap: (services) => ({
          ...services,
          outbox: { ...services.outbox, all: () => readOutbox(services.outbox) },
        }),
      });
      await record(app, run);
      await app.act(syncActions.flushRequested());
      const exerciseRunId = app.state().runs.exerciseRun[0]?.id ?? null;
      const payload = { answers: [], exerciseRunId, exerciseRunClientId: run.clientId };
      const writeBoth = () => {
        const earlier = aWaitingFeedback({
          payload: { ...payload, comment: 'früher' },
          writtenAt: new Date(beginning).toISOString(),
        });
        device.outbox.rows.set(earlier.clientId, earlier);
        app.dispatch(outboxActions.written({ kind: 'feedback', payload: { ...payload, comment: 'später' } }));
      };
      readings = 0;
      await app.act(write('eins'));
      await pass(60_000);
      expect([...app.server.feedback.values()]).toMatchObject([{ comment: 'später' }]);
      expect(rowsOn(device)).toEqual([]);
    },
  );

  test('[FL-10] store a message once when one dies during sending and the other continues', async () => {
    const { first, second } = await twoTabs(true);
    first.http.always(/POST/, { late: 60_000 });
    await first.act(write('eins'));
    await pass(gatheringTime);
    expect(postsOf(second)).toEqual([]);
    first.kill();
    await pass(0);
    expect(postsOf(second)).toHaveLength(1);
    expect(sentTo(first)).toEqual(['eins']);
    expect(rowsOn(first.device)).toEqual([]);
  });

  test('[FL-10] take over: when one dies right after saving a message, the other sends it', async () => {
    const { first, second } = await twoTabs(true);
    first.http.always(/POST/, 'requestLost');
    await first.act(write('eins'));
    first.kill();
    await pass(gatheringTime);
    expect(sentTo(second)).toEqual(['eins']);
  });

  test('[SE-1] stop waiting for each other after a logout', async () => {
    const { first, second } = await twoTabs(true);
    first.http.always(/POST/, { late: 9000 });
    await first.act(write('eins'));
    await pass(gatheringTime);
    expect(first.device.locks.get('athletik-outbox')).toHaveLength(2);
    await second.act(sessionActions.logoutRequested());
    await pass(60_000);
    expect(first.device.locks.get('athletik-outbox')).toEqual([]);
    expect(postsOf(second)).toEqual([]);
  });
});
