import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { onPostgres } from '../postgres';
import { prepareServer } from '../serverProcess';
import { makeFolder } from '../support';
import { loseDatabase } from '../testDatabase';

/** Root may read and write everything, so the commands are those of somebody else, whom PostgreSQL does not know. */
const isRoot = process.getuid?.() === 0;
const owner = isRoot && !onPostgres() ? 65_534 : undefined;

/** Leaves out what root may do. */
const forUser = <Row extends readonly [string, ...unknown[]]>(rows: readonly Row[]): Row[] =>
  rows.filter(([saying]) => !(isRoot && onPostgres() && saying.includes('darf dieser Benutzer')));

let server: Awaited<ReturnType<typeof prepareServer>>;
/** A folder that everybody may use, with what the tests name. */
let place: string;
const at = (name: string) => join(place, name);

beforeAll(async () => {
  server = await prepareServer('127.0.0.1', owner);
  const { died, end } = await server.start();
  end();
  await died;
  place = makeFolder();
  chmodSync(place, 0o777);
  mkdirSync(at('folder'));
  writeFileSync(at('file'), 'no backup, and no export');
  writeFileSync(at('empty'), '');
  writeFileSync(at('locked'), 'nobody may read this');
  chmodSync(at('locked'), 0);
  mkdirSync(at('lockedFolder'), { mode: 0 });
  expect(await server.commandOfOwner('transfer', 'export', at('club.gz'))).toMatchObject({ code: 0 });
  expect(await server.commandOfOwner('backup', at('backup'))).toMatchObject({ code: 0 });
  const bytes = readFileSync(at('club.gz'));
  writeFileSync(at('cut.gz'), bytes.subarray(0, bytes.length / 2));
  const backup = readFileSync(at('backup'));
  writeFileSync(at('cutBackup'), backup.subarray(0, backup.length * 0.9));
  const lines = gunzipSync(bytes).toString().split('\n');
  writeFileSync(at('other.gz'), gzipSync('Hallo\n'));
  writeFileSync(at('otherLine.gz'), gzipSync(`${lines.slice(0, 3).join('\n')}\n{"what":1}\n`));
}, 60_000);
afterAll(() => {
  chmodSync(at('lockedFolder'), 0o700);
  server.remove();
});

type Call = Parameters<(typeof server)['commandOfOwner']>;

/** Makes a call that has to fail. Returns what it says: one line, in which the club is safe, and no word of Node. */
const complaintOf = async (...[name, ...words]: Call): Promise<string> => {
  const before = readdirSync(place);
  const args = words.map((word) => (word.startsWith('@') ? at(word.slice(1)) : word));
  const { code, said } = await server.commandOfOwner(name, ...args);
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/^[^\n]+, und am Verein hat sich nichts geändert: [^\n]+\n$/),
  });
  expect(said).not.toMatch(/\bE[A-Z]{3,}\b|SQLITE_|ConnectionFailed|JSON|unexpected|incorrect|no such/);
  expect(readdirSync(place)).toEqual(before);
  return said.replaceAll(place, '');
};

test.each(
  forUser<[string, Call]>([
    ['Nenn die Datei', ['restore', '@folder']],
    ['/missing gibt es nicht. Prüf den Namen', ['restore', '@missing']],
    ['/file/below gibt es nicht.', ['restore', '@file/below']],
    ['/locked darf dieser Benutzer nicht lesen.', ['restore', '@locked']],
    ['/lockedFolder/below darf dieser Benutzer nicht lesen.', ['restore', '@lockedFolder/below']],
    ['/folder ist ein Ordner.', ['restore', '@backup', '@folder']],
    ['So geht es: npm run restore -- DATEI', ['restore']],
    ['So geht es: npm run restore -- DATEI', ['restore', '--help']],
    ['/folder gibt es schon.', ['backup', '@folder']],
    ['/file ist kein Ordner', ['backup', '@file/below']],
    ['In /lockedFolder darf dieser Benutzer nichts anlegen.', ['backup', '@lockedFolder/below']],
    ['So geht es: npm run backup', ['backup', '--dayly']],
    ['So geht es: npm run backup', ['backup', '@one', '@two']],
    ['/folder gibt es schon.', ['transfer', 'export', '@folder']],
    ['/file ist kein Ordner', ['transfer', 'export', '@file/below']],
    ['In /lockedFolder darf dieser Benutzer nichts anlegen.', ['transfer', 'export', '@lockedFolder/below']],
    ['So geht es: npm run server:export', ['transfer', 'export', '-']],
    ['So geht es: npm run server:export', ['transfer', 'constructor', '@new']],
    ['/file ist kein Ordner.', ['content', 'export', '@file']],
    ['/file ist kein Ordner', ['content', 'export', '@file/below']],
    ['/lockedFolder darf dieser Benutzer nicht lesen.', ['content', 'export', '@lockedFolder']],
    ['In /lockedFolder darf dieser Benutzer nichts anlegen.', ['content', 'export', '@lockedFolder/below']],
    ['So geht es: npm run content', ['content', 'export']],
  ]),
)('[RU-22] a command says in one sentence: %s (%j)', async (saying, call) => {
  expect(await complaintOf(...call)).toContain(saying);
});

test('[RU-22] a command names a data folder that is none', async () => {
  expect(await server.failToStart({ DATA_DIR: at('file') }, 'backup')).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      / am Verein hat sich nichts geändert: [^\n]+\/file ist kein Ordner\. [^\n]+\n$/,
    ),
  });
});

if (!onPostgres())
  test('[RU-22] an import of content names a folder and a file that it may not read', async () => {
    const { code, said } = await server.commandOfOwner('content', 'import', at('lockedFolder'));
    expect({ code, said: said.replaceAll(place, '') }).toEqual({
      code: 1,
      said: expect.stringMatching(/\n\/lockedFolder: Das darf dieser Benutzer nicht lesen\. .*\n$/),
    });
    mkdirSync(at('content/tests'), { recursive: true });
    writeFileSync(at('content/tests/kniebeuge.md'), '');
    chmodSync(at('content/tests/kniebeuge.md'), 0);
    expect((await server.commandOfOwner('content', 'import', at('content'))).said).toMatch(
      /\ntests\/kniebeuge\.md: Das darf dieser Benutzer nicht lesen\. .*\n$/,
    );
  });

test('[RU-22] an export makes the folders on the way to its file, as a backup does', async () => {
  expect(await server.commandOfOwner('transfer', 'export', at('new/folder/club.gz'))).toMatchObject({
    code: 0,
  });
  expect(existsSync(at('new/folder/club.gz'))).toBe(true);
}, 30_000);

test('[RU-23] on a full disk an export, a backup and an export of content end, say so, and leave nothing behind', async () => {
  const disk = at('disk');
  mkdirSync(disk);
  const size = 200 * 1024;
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=777`, 'tmpfs', disk]).status === 0;
  const calls: Call[] = [
    ['transfer', 'export', '@disk/club.gz'],
    ['backup', '@disk/backup'],
    ['content', 'export', '@disk/content'],
  ];
  if (isMounted) {
    for (const call of calls) {
      expect(await complaintOf(...call)).toContain('Auf der Festplatte ist kein Platz mehr.');
      expect(readdirSync(disk)).toEqual([]);
    }
    spawnSync('umount', [disk]);
  }
}, 60_000);

test.each(['file', 'empty', 'club.gz', 'cutBackup'])(
  '[ON-6] [RU-22] nothing is restored from %s, which is no whole backup',
  async (name) => {
    expect(await complaintOf('restore', `@${name}`)).toMatch(
      new RegExp(`: /${name} ist keine Sicherung, oder die Datei ist beschädigt\\. Nimm eine andere\\.\n$`),
    );
  },
);

describe('with an empty database', () => {
  beforeAll(() => loseDatabase(server.dataDir));

  test.each(
    forUser<[string, string]>([
      ['/folder ist ein Ordner.', 'folder'],
      ['/missing gibt es nicht.', 'missing'],
      ['/locked darf dieser Benutzer nicht lesen.', 'locked'],
      ['/file ist keine Datei von npm run server:export', 'file'],
      ['/empty ist keine Datei von npm run server:export', 'empty'],
      [
        '/cut.gz ist keine Datei von npm run server:export, oder sie ist beschädigt oder abgeschnitten.',
        'cut.gz',
      ],
      ['Das ist keine Datei, die npm run server:export geschrieben hat.', 'other.gz'],
      ['Die Datei ist beschädigt: eine Zeile hat eine andere Form.', 'otherLine.gz'],
    ]),
  )('[RU-22] an import says in one sentence: %s (%s)', async (saying, name) => {
    expect(await complaintOf('transfer', 'import', `@${name}`)).toContain(saying);
  });
});
