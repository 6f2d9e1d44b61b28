import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { bodyLimit } from '../../../server/http/limits';
import { type ListeningDemo, startListening } from '../listeningDemo';
import { type RunPost, rowOf, runKinds } from './runVersions';

let club: ListeningDemo;
beforeAll(async () => {
  club = await startListening();
});
afterAll(() => club.stop());

/** Runs that make the server refuse their whole batch. Each is made from a good one. */
const badRuns: [string, number, (good: RunPost) => unknown][] = [
  ['of somebody else', 403, (good) => ({ ...good, userId: club.ids.ben })],
  ['with a field of a wrong type', 400, (good) => ({ ...good, completed: 'ja' })],
  ['that is none', 400, () => null],
  ['that is too large', 413, (good) => ({ ...good, ballast: 'x'.repeat(bodyLimit) })],
];

describe.each(runKinds)('a batch of the kind $kind', ({ path, table, versionOf }) => {
  const aRun = (clientRevision = 1, userId = club.ids.anna) =>
    versionOf({ userId, clientId: randomUUID(), clientRevision });

  const expectStored = async (runs: RunPost[]) => {
    for (const run of runs) {
      expect(await club.rowsOf(table, run.clientId)).toEqual([expect.objectContaining(rowOf(run))]);
    }
  };

  test.each(badRuns)(
    '[API-24, API-30] with a run %s (%i) stores nothing, wherever it stands, and takes nothing else back',
    async (_, status, toBad) => {
      const known = aRun();
      const bens = aRun(1, club.ids.ben);
      await club.post('anna', path, known);
      await club.post('ben', path, bens);
      const others = Array.from({ length: 6 }, () => aRun());
      const count = await club.countRows(table);

      const refused = [0, 1, 2].map(async (place) => {
        const batch: unknown[] = [{ ...aRun(2), clientId: known.clientId }, aRun()];
        batch.splice(place, 0, toBad({ ...aRun(2), clientId: bens.clientId }));
        expect((await club.post('anna', `${path}all/`, batch)).status).toBe(status);
      });
      const taken = others.map((run) => club.post('anna', path, run));
      await Promise.all([...refused, ...taken]);

      expect(await club.countRows(table)).toBe(count + others.length);
      await expectStored([known, bens, ...others]);
    },
  );

  test('[API-24, API-30] that is cut off on the way stores nothing', async () => {
    const run = aRun();
    const body = JSON.stringify([run]);
    const headers = { ...(await club.headersOf('anna')), host: 'club', 'content-length': body.length + 1 };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const { hostname, port } = new URL(club.base);
    const socket = connect(Number(port), hostname);
    await new Promise((isSent) =>
      socket.write(`POST /api${path}all/ HTTP/1.1\r\n${lines.join('')}\r\n${body}`, isSent),
    );
    socket.destroy();

    const next = aRun();
    await club.post('anna', `${path}all/`, [next]);
    await expectStored([next]);
    expect(await club.rowsOf(table, run.clientId)).toEqual([]);
  });
});
