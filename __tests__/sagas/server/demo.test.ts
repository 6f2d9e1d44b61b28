import { serverActions } from '../../../store/server/slice';
import { sessionActions } from '../../../store/session/slice';
import { aClub } from '../../fakes/club';
import { aDevice } from '../../fakes/device';
import { startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { demoRequested } = serverActions;

/** Opens the login page's app, on which nobody is signed in. */
const startSignedOut = async (isDemo: boolean, isOnline = true) => {
  const server = aClub();
  server.isDemo = isDemo;
  return startApp({ device: aDevice(), server, isOnline });
};

test.each([true, false])('the login page learns from the server whether it is a demo: %s', async (isDemo) => {
  const app = await startSignedOut(isDemo);
  expect(app.http.matching(/features/)).toHaveLength(0);
  await app.act(demoRequested());
  expect(app.state().server.isDemo).toBe(isDemo);
});

test.each([404, 503, 'silent', 'malformed'] as const)(
  'a server that answers %s is no demo, and is asked only once',
  async (fault) => {
    const app = await startSignedOut(true);
    app.http.always(/features/, fault);
    await app.act(demoRequested());
    await pass(60_000);
    expect(app.state().server.isDemo).not.toBe(true);
    expect(app.http.matching(/features/)).toHaveLength(1);
  },
);

test('[FL-18] the question changes nothing of what is known of the server', async () => {
  const app = await startSignedOut(true);
  await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
  const known = app.state().server;
  await app.act(sessionActions.logoutRequested());
  const kept = app.state().server;
  expect(kept).toMatchObject({ instance: known.instance, epoch: known.epoch });
  expect(kept.isDemo).toBeUndefined();
  await app.act(demoRequested());
  expect(app.state().server).toEqual({ ...kept, isDemo: true });
});
