import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import WebSocket from 'ws';
import { type Life, prepareServer } from '../serverProcess';
import { anExerciseRunPost } from '../support';
import { openTestDatabase } from '../testDatabase';

interface User {
  id: number;
  token: string;
}

const signIn = async (base: string): Promise<User> => {
  const answer = await fetch(`${base}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'anna', password: 'athletik' }),
  });
  return answer.json();
};

/** Begins to post a run. What is returned sends the body's end and waits for the answer. */
const beginPost = (base: string, { id, token }: User, agent?: Agent) => {
  const run = anExerciseRunPost({ userId: id, clientId: randomUUID() });
  const body = JSON.stringify(run);
  const post = request(`${base}/exercise/runs`, {
    method: 'POST',
    agent,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  // Also when it comes before somebody waits for it.
  const answered = once(post, 'response');
  answered.catch(() => {});
  post.write(body.slice(0, 10));
  return {
    clientId: run.clientId,
    finish: async (): Promise<number> => {
      post.end(body.slice(10));
      const [answer] = await answered;
      await text(answer);
      return answer.statusCode;
    },
  };
};

/** Posts runs one after the other on a connection that is kept open, until nobody listens any more. */
const postOn = async (base: string, user: User, stored: string[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const faults: unknown[] = [];
  const post = async (): Promise<boolean> => {
    const { clientId, finish } = beginPost(base, user, agent);
    const status = await finish().catch((error: NodeJS.ErrnoException) => error.code);
    if (status === 200) stored.push(clientId);
    else if (status !== 'ECONNREFUSED') faults.push(status);
    return status === 200;
  };
  while (await post()) {
    // The next one.
  }
  agent.destroy();
  return faults;
};

/**
 * Asks `/ready` on a connection that is kept open, until nobody listens any more. Settles with the first answer, when
 * the connection is open. `last` then returns the last two statuses.
 */
const askOn = async (base: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const asked = request(`${new URL(base).origin}/ready`, { agent });
    asked.end();
    const [answer] = await once(asked, 'response');
    await text(answer);
    return answer.statusCode;
  };
  const statuses: unknown[] = [await ask()];
  const last = async (): Promise<unknown[]> => {
    while (typeof statuses.at(-1) !== 'string') statuses.push(await ask().catch(({ code }) => code));
    return statuses.slice(-2);
  };
  return { last };
};

const rowsOf = async (dataDir: string): Promise<Set<string>> => {
  const db = await openTestDatabase(dataDir);
  const rows = await db.selectFrom('exerciseRun').select('clientId').execute();
  await db.destroy();
  return new Set(rows.map(({ clientId }) => clientId));
};

const openLive = async (base: string) => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/notification-ws`, ['v12.stomp']);
  await once(socket, 'open');
  return { closed: once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) })) };
};

describe('a server that is asked to stop under load', () => {
  let server: Awaited<ReturnType<typeof prepareServer>>;
  let life: Life;
  beforeAll(async () => {
    server = await prepareServer();
    life = await server.start();
  });
  afterAll(() => server.remove());

  test('[API-39] says so, cuts no request, loses nothing that it has acknowledged, and ends well', async () => {
    const { base, died, end } = life;
    const user = await signIn(base);
    const live = await openLive(base);
    const slow = beginPost(base, user);
    const stored: string[] = [];
    const clients = Promise.all(Array.from({ length: 12 }, () => postOn(base, user, stored)));
    while (stored.length < 60) await fetch(`${base}/features`);
    const asked = await askOn(base);
    const last = asked.last();
    end();

    expect(await last).toEqual([503, 'ECONNREFUSED']);
    expect((await clients).flat()).toEqual([]);
    expect(await live.closed).toEqual({ code: 1001, reason: 'Der Server wird beendet.' });
    // Nobody listens any more, and what had begun is still answered.
    expect(await slow.finish()).toBe(200);
    expect(await died).toEqual([0, null]);
    const rows = await rowsOf(server.dataDir);
    expect([...stored, slow.clientId].filter((clientId) => !rows.has(clientId))).toEqual([]);
  });
});
