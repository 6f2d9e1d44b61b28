import { consentMissing, guardianMissing } from '../../../src/contract/missingConsent';
import { updateActions } from '../../../store/update/slice';
import { aWaitingMessage } from '../../builders';
import { anna } from '../../fakes/club';
import { aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { failed, type ServerAnswer } from '../../fakes/serverCalls';
import { expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

test.each([
  ['[CS-1] a consent', consentMissing],
  ['[LV-3] the confirmation of a guardian', guardianMissing],
])('%s that is missing refuses nothing that waits: it goes out once that is there', async (_what, code) => {
  expectErrors('update', 'loadNotifications', 'flush', 'sendOutbox');
  const app = await startUpdatedApp();
  const handle = app.server.handle.bind(app.server);
  let isMissing = true;
  app.server.handle = (request): ServerAnswer =>
    isMissing ? failed(403, 'Das geht noch nicht.', { code }) : handle(request);
  const [run, message] = [aWaitingScreeningRun(), aWaitingMessage()];
  app.network.goOffline();
  await record(app, run);
  await app.outbox.save(message);
  app.network.goOnline();
  await app.act(updateActions.updateRequested());
  await pass(600_000);
  expect(onDevice(app.device, run)).toMatchObject({ isDirty: true, refusal: null });
  expect(await app.outbox.all()).toMatchObject([{ clientId: message.clientId, refusal: null }]);
  isMissing = false;
  await pass(600_000);
  expect(app.server.screeningRuns.all.filter(({ clientId }) => clientId === run.clientId)).toMatchObject([
    { userId: anna.id },
  ]);
  expect(onDevice(app.device, run).isDirty).toBe(false);
  expect(await app.outbox.all()).toEqual([]);
});
