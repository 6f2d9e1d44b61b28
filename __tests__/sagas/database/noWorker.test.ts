/** A start on which the code for work in bulk does not come [decision 42]. */
import { CodeMissingError } from '../../../src/domain/errors';
import { createBulk } from '../../../src/services/bulk/inPage';
import { aWaitingExerciseRun, record } from '../../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime } from '../../fakes/virtualTime';

jest.mock('../../../src/services/bulk/inPage', () => {
  const actual = jest.requireActual('../../../src/services/bulk/inPage');
  return { createBulk: jest.fn(actual.createBulk) };
});

onVirtualTime();

test('[CO-28] the page reads everything itself, and the log says why', async () => {
  expectErrors('readBeside');
  const before = await startUpdatedApp();
  before.network.goOffline();
  const run = aWaitingExerciseRun();
  await record(before, run);
  before.kill();
  const missing = new CodeMissingError();
  const coming = Promise.reject(missing);
  coming.catch(() => {});
  // A promise in the place of the service makes its loading fail.
  jest.mocked(createBulk).mockReturnValueOnce(coming as never);
  const { device, server } = before;
  const app = await startApp({ device, server, isOnline: false });
  expect(app.log.entries).toEqual([{ context: 'readBeside', error: missing }]);
  expect(app.state().runs.exerciseRun).toMatchObject([{ clientId: run.clientId, isDirty: true }]);
  expect(app.state().session.isDataInitialized).toBe(true);
});
