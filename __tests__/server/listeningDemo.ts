import { listen } from './live/clients';
import { type DemoUser, startDemo } from './support';
import { openTestDatabase } from './testDatabase';

/** The tables of what devices send. */
type StoredTable = 'screeningRun' | 'exerciseRun' | 'chatMessage';

const users = ['trainer', 'anna', 'ben'] as const;

/**
 * Starts the demo club on a real socket and a real database. Posts go over HTTP, and a second connection reads what is
 * stored.
 */
export const startListening = async () => {
  const demo = await startDemo();
  const base = await listen(demo);
  const second = await openTestDatabase(demo.dataDir);
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
    rowsOf: async (table: StoredTable, ...clientIds: string[]): Promise<unknown[]> => {
      const rows = [];
      for (const clientId of clientIds) {
        rows.push(...(await second.selectFrom(table).selectAll().where('clientId', '=', clientId).execute()));
      }
      return rows;
    },
    countRows: async (table: StoredTable): Promise<number> =>
      (await second.selectFrom(table).select('id').execute()).length,
    stop: async () => {
      await second.destroy();
      await demo.stop();
    },
  };
};

export type ListeningDemo = Awaited<ReturnType<typeof startListening>>;
