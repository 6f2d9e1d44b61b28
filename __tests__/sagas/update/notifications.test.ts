import { assignmentsFeature } from '../../../src/contract/features';
import { notificationsActions } from '../../../store/notifications/slice';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { aClub, anna, ben, tina } from '../../fakes/club';
import { type App, expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested } = updateActions;
const { loadRequested } = notificationsActions;
const allRetries = 6000;
const screening = { type: 'SCREENING', senderId: tina.id } as const;
const training = { type: 'TRAINING', senderId: tina.id } as const;

/** Anna's app after an update, for whom her trainer has then changed the screening and a note. */
const startAnnounced = async (features: string[] = [assignmentsFeature]): Promise<App> => {
  const server = aClub();
  server.notes.features = features;
  const app = await startUpdatedApp({ server });
  server.chat.announce(anna.id, screening);
  server.chat.announce(anna.id, training);
  await app.act(loadRequested());
  return app;
};

const reads = (app: App) => app.http.matching(/POST \/notification\/read/).map(({ body }) => body);
const entries = (app: App) => app.state().notifications.entries;

test('[AS-4] an update ends the notifications that were known before it, each once, and loads them again', async () => {
  const app = await startAnnounced();
  expect(entries(app)).toEqual([screening, training]);
  await app.act(updateRequested());
  expect(reads(app)).toEqual([screening, training]);
  expect(entries(app)).toEqual([]);
  await app.act(updateRequested());
  expect(reads(app)).toHaveLength(2);
});

test('[AS-4] only after the data has arrived', async () => {
  const app = await startAnnounced();
  app.http.script(/GET \/exercise\/$/, { late: 1000 });
  await app.act(updateRequested());
  expect(reads(app)).toEqual([]);
  await pass(1000);
  expect(reads(app)).toHaveLength(2);
});

test('[AS-4] an update that fails ends none', async () => {
  expectErrors('update');
  const app = await startAnnounced();
  app.http.always(/GET \/exercise\/$/, 500);
  await app.act(updateRequested());
  await pass(allRetries);
  expect(app.state().update.status).toBe('failed');
  expect(reads(app)).toEqual([]);
  expect(entries(app)).toHaveLength(2);
});

test('[AS-4] one that came during the update stays, and so does one that was announced again', async () => {
  const app = await startAnnounced();
  const ofBen = { type: 'SCREENING', senderId: ben.id } as const;
  app.http.script(/GET \/exercise\/$/, { late: 1000 });
  await app.act(updateRequested());
  app.server.chat.announce(anna.id, ofBen);
  app.live.latest().notify(ofBen);
  app.live.latest().notify(training);
  await pass(1000);
  expect(reads(app)).toEqual([screening]);
  expect(entries(app)).toEqual([ofBen, training]);
  // Another update may begin for them.
  expect(app.state().notifications.updatedFor).toBe('');
});

test('[AS-4] the update neither waits for that nor fails by it; the next one tries again', async () => {
  expectErrors('endNotifications');
  const app = await startAnnounced();
  app.http.always(/POST \/notification\/read/, 500);
  await app.act(updateRequested());
  expect(app.state().update.status).toBe('succeeded');
  await pass(allRetries);
  expect(entries(app)).toHaveLength(2);
  app.http.heal();
  await app.act(updateRequested());
  expect(entries(app)).toEqual([]);
});

test('[AS-4] [SE-1] a logout ends it', async () => {
  const app = await startAnnounced();
  app.http.always(/POST \/notification\/read/, 500);
  await app.act(updateRequested());
  await app.act(sessionActions.loggedOut({ byChoice: false }));
  const before = reads(app).length;
  await pass(allRetries);
  expect(reads(app)).toHaveLength(before);
});

test('[AS-4] a server without assignments is asked for nothing', async () => {
  const app = await startAnnounced([]);
  await app.act(updateRequested());
  expect(reads(app)).toEqual([]);
  expect(entries(app)).toHaveLength(2);
});
