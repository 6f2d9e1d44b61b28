import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { onPostgres } from '../postgres';
import { prepareServer } from '../serverProcess';
import { makeFolder } from '../support';
import { openOtherProcess } from '../testDatabase';

/** Where root runs the tests, the server of SQLite is somebody else's: root may write everything. */
const isRoot = process.getuid?.() === 0;
const owner = isRoot && !onPostgres() ? 65_534 : undefined;

let server: Awaited<ReturnType<typeof prepareServer>>;
beforeAll(async () => {
  server = await prepareServer('127.0.0.1', owner);
  const { died, end } = await server.start();
  end();
  await died;
}, 60_000);
afterAll(() => server.remove());

/** Tries to start. Returns the one line that the server says. */
const complaint = async (variables?: Record<string, string>) => {
  const { code, said } = await server.failToStart(variables);
  expect(code).toBe(1);
  expect(said).toMatch(/^Der Server konnte nicht starten: .+\n$/);
  return said;
};

test('[RU-22] a database of a newer version is left as it is', async () => {
  const run = async (statement: string) => {
    const other = await openOtherProcess(server.dataDir);
    await other.run(statement);
    await other.end();
  };
  await run(`insert into "kysely_migration" values ('9999Later', '')`);
  expect(await complaint()).toContain('Die Datenbank ist von einer neueren Version.');
  await run(`delete from "kysely_migration" where "name" = '9999Later'`);
}, 30_000);

test('[RU-22] a port that is taken is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await complaint({ PORT: String(port) })).toContain('Der Port ist belegt. PORT setzt einen anderen.');
  other.close();
}, 30_000);

if (!onPostgres())
  describe('the file of SQLite', () => {
    const file = () => databaseFileIn(server.dataDir);

    test('[RU-22] that another program holds', async () => {
      const other = new Sqlite(file());
      other.exec('begin exclusive');
      expect(await complaint()).toContain('Ein anderes Programm hat die Datenbank offen.');
      other.close();
    }, 30_000);

    test('[RU-21] that the server may not write', async () => {
      const { uid, gid } = statSync(file());
      if (isRoot) chownSync(file(), 0, 0);
      chmodSync(file(), 0o444);
      expect(await complaint()).toContain('Hier lässt sich nichts speichern.');
      chownSync(file(), uid, gid);
      chmodSync(file(), 0o600);
    }, 30_000);

    test('[RU-22] that is damaged', async () => {
      const whole = join(makeFolder(), 'whole');
      copyFileSync(file(), whole);
      writeFileSync(file(), 'damaged'.repeat(1000));
      expect(await complaint()).toContain(
        'Die Datenbank ist beschädigt. Stell die letzte Sicherung wieder her',
      );
      copyFileSync(whole, file());
    }, 30_000);
  });
