import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
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

/**
 * Begins to post a run, and settles when the server has begun with it. `finish` sends the body's end and waits for the
 * answer.
 */
const beginPost = async (base: string, { id, token }: User) => {
  const run = anExerciseRunPost({ userId: id, clientId: randomUUID() });
  const body = JSON.stringify(run);
  const post = request(`${base}/exercise/runs`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  post.flushHeaders();
  await once(post, 'continue');
  return {
    clientId: run.clientId,
    finish: async () => {
      const answered = once(post, 'response');
      post.end(body);
      const [answer] = await answered;
      await text(answer);
      return { status: answer.statusCode, connection: answer.headers.connection };
    },
  };
};

/** Posts runs one after the other. Returns their `clientId`s. */
const postSome = async (base: string, user: User, count: number): Promise<string[]> => {
  const stored: string[] = [];
  for (let left = count; left > 0; left -= 1) {
    const { clientId, finish } = await beginPost(base, user);
    expect((await finish()).status).toBe(200);
    stored.push(clientId);
  }
  return stored;
};

/**
 * Asks `/ready` on a connection that is kept open, together with the half of the next question: when the first answer
 * is there, the server has begun to read that. `finish` sends its other half and returns the whole second answer.
 */
const askByHalves = async (base: string) => {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const question = `GET /ready HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
  socket.write(question + question.slice(0, -2));
  const [first] = await once(socket, 'data');
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  return {
    finish: async () => {
      const answered = text(socket);
      socket.write(question.slice(-2));
      return answered;
    },
  };
};

/** Returns the code of the error of a new connection. */
const codeOfConnection = async (base: string): Promise<unknown> => {
  const { hostname, port } = new URL(base);
  const [error] = await once(connect(Number(port), hostname), 'error');
  return error.code;
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
    const clients = Array.from({ length: 12 });
    const stored = (await Promise.all(clients.map(() => postSome(base, user, 5)))).flat();
    const begun = await Promise.all(clients.map(() => beginPost(base, user)));
    const asked = await askByHalves(base);
    end();

    expect(await live.closed).toEqual({ code: 1001, reason: 'Der Server wird beendet.' });
    // Nobody is let in any more, and what had begun is still answered.
    expect(await codeOfConnection(base)).toBe('ECONNREFUSED');
    expect(await asked.finish()).toMatch(/^HTTP\/1\.1 503 /);
    for (const { finish } of begun) expect(await finish()).toEqual({ status: 200, connection: 'close' });
    expect(await died).toEqual([0, null]);
    const rows = await rowsOf(server.dataDir);
    const acknowledged = [...stored, ...begun.map(({ clientId }) => clientId)];
    expect(acknowledged.filter((clientId) => !rows.has(clientId))).toEqual([]);
  });
});
