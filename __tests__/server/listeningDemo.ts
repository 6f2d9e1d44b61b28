import { join } from 'node:path';
import Sqlite from 'libsql';
import { listen } from './live/clients';
import { type DemoUser, startDemo } from './support';

const users = ['trainer', 'anna', 'ben'] as const;

/**
 * Starts the demo club on a real socket and a real file. Posts go over HTTP, and a second connection reads what is
 * stored.
 */
export const startListening = async () => {
  const demo = await startDemo();
  const base = await listen(demo);
  const file = new Sqlite(join(demo.dataDir, 'athletik.sqlite'), { readonly: true });
  const ids = {} as Record<(typeof users)[number], number>;
  for (const user of users) {
    ids[user] = await demo.idOf(user);
    // Signed in here, so that in the tests posts run at once and not sign-ins.
    await demo.tokenOf(user);
  }

  const headersOf = async (user: DemoUser) => ({
    authorization: `Bearer ${await demo.tokenOf(user)}`,
    'content-type': 'application/json',
  });

  return {
    /** The address of the API. */
    base,
    ids,
    headersOf,
    post: async (user: DemoUser, path: string, body: unknown) => {
      const headers = await headersOf(user);
      const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: await answer.json() };
    },
    /** The rows with one of those `clientId`s. */
    rowsOf: (table: string, ...clientIds: string[]): unknown[] =>
      clientIds.flatMap((clientId) =>
        file.prepare(`select * from "${table}" where "clientId" = ?`).all(clientId),
      ),
    countRows: (table: string): number => file.prepare(`select "id" from "${table}"`).all().length,
    stop: async () => {
      file.close();
      await demo.stop();
    },
  };
};

export type ListeningDemo = Awaited<ReturnType<typeof startListening>>;
