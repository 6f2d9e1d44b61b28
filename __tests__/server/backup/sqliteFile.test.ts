import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { prepareServer } from '../serverProcess';
import { makeFolder } from '../support';

const usersIn = (file: string): number => {
  const database = new Sqlite(file, { readonly: true });
  try {
    return Number(
      (database.prepare('select count(*) as count from "user"').get() as { count: number }).count,
    );
  } finally {
    database.close();
  }
};

test('[RU-2] after a stop the database file alone is the whole database', async () => {
  const server = await prepareServer();
  const { died, end } = await server.start();
  end();
  await died;
  const copy = join(makeFolder(), 'athletik.sqlite');
  copyFileSync(join(server.dataDir, 'athletik.sqlite'), copy);
  expect(usersIn(copy)).toBeGreaterThan(0);
  server.remove();
});
