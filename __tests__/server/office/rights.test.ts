import { calls } from '../../../src/contract/calls';
import { password } from '../../contract/serverContract/club';
import { inject } from '../../contract/serverContract/inject';
import { startServer } from '../support';
import { officeRows, type Viewer, viewers } from './rights';
import { seedOffice } from './seedOffice';

type Server = Awaited<ReturnType<typeof startServer>>;

/** Returns the token of a viewer; null for whoever cannot sign in. */
const signIn = async ({ app }: Server, viewer: Viewer): Promise<string | null> => {
  if (viewer === null) return null;
  const { status, body } = await inject(app, {
    ...calls.authenticate({ username: viewer, password }),
    token: null,
  });
  return status === 200 ? (body as { token: string }).token : null;
};

test.each(officeRows)('[SE-8] [MB-1] [MB-5] [CS-1] $name', async ({ call, statuses }) => {
  const server = await startServer(seedOffice);
  const answered = [];
  for (const viewer of viewers) {
    const { status } = await inject(server.app, { ...call(), token: await signIn(server, viewer) });
    answered.push(status);
  }
  await server.stop();
  expect(answered).toEqual(statuses);
});
