import type { Health } from '../../../src/contract/health';
import { selectHealth } from '../../../store/health/selectors';
import { healthActions } from '../../../store/health/slice';
import { sessionActions } from '../../../store/session/slice';
import { aHealth, aRehearsal } from '../../builders';
import { aClub } from '../../fakes/club';
import { withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { requested, rehearsalWanted, closed } = healthActions;
const running = aRehearsal({ endedAt: null, counts: null });

/** A server whose rehearsals end when the test says so, and the page of it open. */
const startAtHealth = async (first: Health = aHealth()) => {
  const server = { health: first, asked: 0, begun: 0 };
  const office = withOffice(aClub(), {
    'GET /club/health': () => {
      server.asked += 1;
      return server.health;
    },
    'POST /club/rehearsal': () => {
      server.begun += 1;
      server.health = { ...server.health, rehearsal: running };
      return server.health;
    },
  });
  const app = await startApp({ server: office });
  await app.act(requested());
  return { app, server };
};

const health = (app: App) => selectHealth(app.state());

test('[HE-1] the health is loaded once', async () => {
  const { app, server } = await startAtHealth();
  await pass(60_000);
  expect(health(app)).toMatchObject({ health: aHealth(), loading: { status: 'idle' } });
  expect(server.asked).toBe(1);
});

test('[HE-4] a rehearsal is begun once, and followed to its end', async () => {
  const { app, server } = await startAtHealth();
  await app.act(rehearsalWanted());
  await app.act(rehearsalWanted());
  expect(health(app).health?.rehearsal).toEqual(running);
  await pass(4_000);
  expect(server).toMatchObject({ begun: 1, asked: 3 });
  server.health = aHealth({ rehearsal: aRehearsal() });
  await pass(2_000);
  expect(health(app).health?.rehearsal).toEqual(aRehearsal());
  await pass(60_000);
  expect(server.asked).toBe(4);
});

test('[HE-4] who opens the page while one runs sees its end, too', async () => {
  const { app, server } = await startAtHealth(aHealth({ rehearsal: running }));
  server.health = aHealth({ rehearsal: aRehearsal() });
  await pass(2_000);
  expect(health(app).health?.rehearsal).toEqual(aRehearsal());
});

test.each([
  ['the page is left', closed()],
  ['the person signs out', sessionActions.loggedOut({ byChoice: true })],
])('[HE-4] nobody asks any more when %s', async (_, action) => {
  const { app, server } = await startAtHealth(aHealth({ rehearsal: running }));
  await app.act(action);
  const { asked } = server;
  await pass(60_000);
  expect(server.asked).toBe(asked);
});

test('[HE-1] [HE-4] a refusal is told', async () => {
  const refuse = () => {
    throw new Refusal(409, 'Es gibt nichts zu proben.');
  };
  const server = withOffice(aClub(), { 'GET /club/health': refuse, 'POST /club/rehearsal': refuse });
  const app = await startApp({ server });
  await app.act(requested());
  await app.act(rehearsalWanted());
  const failed = { status: 'failed', error: 'Es gibt nichts zu proben.' };
  expect(health(app)).toMatchObject({ health: null, loading: failed, starting: failed });
  expectErrors('loadHealth', 'rehearse');
});
