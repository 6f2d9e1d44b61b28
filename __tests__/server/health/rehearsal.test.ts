import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../../server/backup/backUp';
import { backupFolderIn } from '../../../server/backup/backupFiles';
import { rehearseRestore } from '../../../server/restore/rehearse';
import { type Health, healthSchema } from '../../../src/contract/health';
import { prepareServer } from '../serverProcess';
import { aScreeningRunPost, beginning, type Demo, startDemo } from '../support';
import { backupIn, placeOf } from '../testDatabase';

describe('a rehearsal', () => {
  let demo: Demo;
  let file: string;
  beforeEach(async () => {
    demo = await startDemo();
    file = await backupIn(demo.dataDir);
    await backUp(await placeOf(demo.dataDir), file, beginning);
  });
  afterEach(() => demo.stop());

  const countRuns = async () => {
    const runs = await Promise.all(
      (['screeningRun', 'exerciseRun'] as const).map((table) =>
        demo.db.selectFrom(table).selectAll().execute(),
      ),
    );
    return runs.flat().length;
  };

  test('[HE-4] restores the backup beside the running server, and counts what is in it', async () => {
    const before = { members: 31, runs: await countRuns() };
    const post = aScreeningRunPost({ userId: await demo.idOf('anna') });
    expect((await demo.post('anna', '/screening/runs', post)).statusCode).toBe(200);
    const files = readdirSync(demo.dataDir).sort();
    const backup = readFileSync(file);
    expect(await rehearseRestore(await placeOf(demo.dataDir), file)).toEqual(before);
    expect(await countRuns()).toBe(before.runs + 1);
    expect(readdirSync(demo.dataDir).sort()).toEqual(files);
    expect(readFileSync(file).equals(backup)).toBe(true);
  });

  test('[HE-4] of a damaged backup says so, and leaves nothing behind', async () => {
    truncateSync(file, 20_000);
    const files = readdirSync(demo.dataDir).sort();
    await expect(rehearseRestore(await placeOf(demo.dataDir), file)).rejects.toThrow();
    expect(readdirSync(demo.dataDir).sort()).toEqual(files);
  });
});

describe('the call', () => {
  let server: Awaited<ReturnType<typeof prepareServer>>;
  beforeEach(async () => {
    server = await prepareServer();
  }, 30_000);
  afterEach(() => server.remove());

  /** Signs in as an admin. Returns how to ask for the health, and to begin a rehearsal. */
  const admin = async (base: string) => {
    const answer = await fetch(`${base}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'trainer', password: 'athletik' }),
    });
    const { token } = (await answer.json()) as { token: string };
    const authorization = { authorization: `Bearer ${token}` };
    const read = async (answered: Promise<Response>): Promise<Health> =>
      healthSchema.parse(await (await answered).json());
    const health = () => read(fetch(`${base}/club/health`, { headers: authorization }));
    return {
      health,
      rehearse: () => read(fetch(`${base}/club/rehearsal`, { method: 'POST', headers: authorization })),
      /** Returns the health after the end of a rehearsal. */
      afterwards: async (): Promise<Health> => {
        for (;;) {
          const now = await health();
          if (now.rehearsal?.endedAt !== null) return now;
        }
      },
    };
  };

  test('[HE-4] tries the last backup in a process of its own, one at a time, and the server goes on answering', async () => {
    const { base, died, end } = await server.start();
    const { rehearse, health, afterwards } = await admin(base);
    expect((await health()).rehearsal).toBeNull();
    expect((await server.command('backup', '--daily')).code).toBe(0);
    const [one, other] = await Promise.all([rehearse(), rehearse()]);
    expect(one.rehearsal).toMatchObject({ endedAt: null, counts: null, fault: null });
    expect(other.rehearsal?.startedAt).toBe(one.rehearsal?.startedAt);
    const { rehearsal, counts, backup } = await afterwards();
    expect(rehearsal).toMatchObject({ counts, fault: null, backupAt: backup.lastAt });
    expect(counts.members).toBe(31);
    expect(existsSync(join(server.dataDir, 'rehearsal.unfinished'))).toBe(false);

    // What is no backup, but the newest file with such a name.
    const folder = backupFolderIn(server.dataDir);
    const [name = ''] = readdirSync(folder);
    const broken = join(folder, name.replace(/-\d\d-\d\d-\d\dT.*(?=\.)/, '-01-01T00-00-00'));
    copyFileSync(join(folder, name), broken);
    writeFileSync(join(folder, name), 'damaged');
    await rehearse();
    expect((await afterwards()).rehearsal).toMatchObject({
      counts: null,
      fault: expect.stringMatching(/\S/),
    });
    end();
    await died;
  }, 60_000);

  test('[HE-4] one that the end of its server has cut off says so after the next start', async () => {
    const begun = { startedAt: new Date().toISOString(), backupAt: new Date().toISOString() };
    const cut = { ...begun, endedAt: null, counts: null, fault: null };
    writeFileSync(join(server.dataDir, 'rehearsal.json'), JSON.stringify(cut).padEnd(1024));
    mkdirSync(join(server.dataDir, 'rehearsal.unfinished'));
    const { base, died, end } = await server.start();
    const { health } = await admin(base);
    expect((await health()).rehearsal).toMatchObject({
      ...begun,
      endedAt: expect.any(String),
      counts: null,
      fault: 'Die Probe wurde abgebrochen, weil der Server neu gestartet ist.',
    });
    expect(existsSync(join(server.dataDir, 'rehearsal.unfinished'))).toBe(false);
    end();
    await died;
  }, 60_000);
});
