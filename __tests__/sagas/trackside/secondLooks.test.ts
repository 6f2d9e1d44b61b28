import { nearest } from '../../../src/contract/runs';
import { runPost } from '../../../src/domain/runPosts';
import {
  selectLastScreeningRun,
  selectScreeningRuns,
  selectWaitingRunCount,
} from '../../../store/runs/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { anna, ben } from '../../fakes/club';
import { runsOn } from '../../fakes/recorded';
import { onVirtualTime } from '../../fakes/virtualTime';
import { answerAndGoOn, openTrack, runOf, trackOf } from './atTheTrack';

onVirtualTime();

const { beginRequested, finishAllRequested, memberAdded, openRequested, closed } = tracksideActions;

const firstId = '70000000-0000-4000-8000-000000000001';
const chosen = { userIds: [anna.id], screeningId: 31, order: 'byAthlete', hasNumbers: false } as const;

/** Tina's device in a session of second looks at Anna. */
const beginLook = async (of: string | null, from: 'live' | 'clip' = 'live') => {
  const app = await openTrack();
  await app.act(beginRequested({ ...chosen, secondLook: { from, of } }));
  return app;
};

test('[ZB-1] [ZB-2] each run says at which screening it looks again, and from what', async () => {
  const app = await beginLook(firstId, 'clip');
  expect(runOf(app, anna.id)).toMatchObject({ secondOf: firstId, ratedFrom: 'clip' });
  expect(runPost(runOf(app, anna.id))).toMatchObject({ secondOf: firstId, ratedFrom: 'clip' });
});

test('[ZB-1] an ordinary session says neither', async () => {
  const app = await openTrack();
  await app.act(beginRequested(chosen));
  expect(runPost(runOf(app, anna.id))).not.toHaveProperty('secondOf');
  expect(runPost(runOf(app, anna.id))).not.toHaveProperty('ratedFrom');
});

test('[ZB-1] where no screening is known it is the nearest one, also of who comes late', async () => {
  const app = await beginLook(firstId);
  await app.act(memberAdded(ben.id));
  expect(runOf(app, anna.id).secondOf).toBe(firstId);
  expect(runOf(app, ben.id)).toMatchObject({ secondOf: nearest, ratedFrom: 'live' });
});

test('[ZB-1] [TS-4] a kill and a lost row of the session leave a second look what it is', async () => {
  const first = await beginLook(null, 'clip');
  await answerAndGoOn(first);
  first.kill();
  first.device.trackside.rows.clear();
  const app = await openTrack({ device: first.device });
  expect(trackOf(app).session).toMatchObject({
    secondLook: 'clip',
    members: [{ userId: anna.id, secondOf: nearest }],
  });
  await app.act(memberAdded(ben.id));
  expect(runOf(app, ben.id)).toMatchObject({ secondOf: nearest, ratedFrom: 'clip' });
});

test('[ZB-1] a run that is gone begins anew as the same second look', async () => {
  const app = await beginLook(firstId, 'clip');
  await app.act(closed());
  app.kill();
  app.device.disk.tables.screeningRun = [];
  const next = await openTrack({ device: app.device });
  await next.act(openRequested());
  expect(runOf(next, anna.id)).toMatchObject({ secondOf: firstId, ratedFrom: 'clip' });
});

test('[ZB-1] a completed second look waits to be sent, and counts in no result', async () => {
  const app = await beginLook(null);
  app.network.goOffline();
  for (let tests = 0; tests < 3; tests += 1) await answerAndGoOn(app);
  await app.act(finishAllRequested('keep'));
  expect(trackOf(app).status).toBe('ended');
  expect(runsOn(app.device)).toMatchObject([{ userId: anna.id, completed: true, secondOf: nearest }]);
  expect(selectWaitingRunCount(app.state())).toBe(1);
  expect(selectScreeningRuns(app.state())).toEqual([]);
  expect(selectLastScreeningRun(app.state(), anna.id)).toBeUndefined();
});
