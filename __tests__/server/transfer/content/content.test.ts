import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportContent } from '../../../../server/transfer/content/exportContent';
import { importContent } from '../../../../server/transfer/content/importContent';
import { openVideos } from '../../../../server/videos/openVideos';
import { makeContentFolder } from '../../contentFolder/folders';
import { makeFolder } from '../../support';
import { placeOf, removePlace } from '../../testDatabase';
import { everythingIn, openSide } from '../clubs';

const sample = 'server/samples/athletik-screening';

let side: Awaited<ReturnType<typeof openSide>>;
let parent: string;
beforeEach(async () => {
  side = await openSide(await placeOf(makeFolder()));
  parent = mkdtempSync(join(tmpdir(), 'athletik-content-'));
});
afterEach(async () => {
  await side.db.destroy();
  removePlace(side.place.dataDir);
  rmSync(parent, { recursive: true });
});

const bytesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file)).toString('base64')]),
  );
const take = (folder: string) => importContent(side.db, side.place, folder);
const give = async (name: string) => {
  const folder = join(parent, name);
  return { folder, report: await exportContent(side.db, side.place, folder) };
};
const make = (files: Record<string, string>) => {
  const folder = makeContentFolder(files);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};

test('[CT-5] the demo content that a club takes over and gives back has the same bytes', async () => {
  expect(await take(sample)).toEqual({ items: 33, clips: 30, missing: [] });
  const { folder, report } = await give('back');
  expect(report).toEqual({ items: 33, clips: 30, missing: [] });
  expect(bytesIn(folder)).toEqual(bytesIn(sample));
});

test('[CT-5] a club that has content already is left as it is', async () => {
  await take(sample);
  const before = await everythingIn(side);
  await expect(take(sample)).rejects.toThrow('In diesem Verein gibt es schon Inhalte.');
  expect(await everythingIn(side)).toEqual(before);
});

test('[CT-5] a folder with an error changes nothing, and the error names file and line', async () => {
  const before = await everythingIn(side);
  const { folder, remove } = make({
    'exercises/gut.md': '---\nname: Gut\nrepeat: 5\n---\n',
    'exercises/schlecht.md': '---\nname: Schlecht\nrepeat: viel\n---\n',
  });
  await expect(take(folder)).rejects.toThrow('exercises/schlecht.md, Zeile 3: „repeat“ muss');
  writeFileSync(join(folder, 'exercises/schlecht.md'), '---\nname: Schlecht\ngroup: legs\n---\n');
  await expect(take(folder)).rejects.toThrow('exercises/schlecht.md');
  expect(await everythingIn(side)).toEqual(before);
  remove();
});

test('[CT-5] what names no id gets the next one, and an empty folder is taken as it is', async () => {
  const { folder, remove } = make({
    'exercises/b.md': '---\nid: 4\nname: Be\n---\n',
    'exercises/a.md': '---\nname: A\n---\n',
    'exercises/c.md': '---\nname: Ce\n---\n',
    'tests/t.md':
      '---\nname: Test\ntries: 3\nquestions:\n  - description: Geht es?\n    weights:\n      a: 2\n---\n',
    'screenings/s.md': '---\nname: Eins\ntests: [t]\n---\n',
  });
  const { folder: empty, remove: removeEmpty } = make({ 'README.md': 'leer' });
  expect(await take(empty)).toEqual({ items: 0, clips: 0, missing: [] });
  await take(folder);
  const exercises = await side.db.selectFrom('exercise').select(['id', 'name']).orderBy('id').execute();
  expect(exercises).toEqual([
    { id: 4, name: 'Be' },
    { id: 5, name: 'A' },
    { id: 6, name: 'Ce' },
  ]);
  const [screening] = await side.db.selectFrom('screening').select('tests').execute();
  expect(JSON.parse(screening?.tests ?? '')).toMatchObject([
    { id: 1, tries: 3, questions: [{ id: 1, exerciseWeights: [{ id: 5, weight: 2 }] }] },
  ]);
  remove();
  removeEmpty();
});

test('[CT-5] an export names the videos that the server does not have', async () => {
  await side.db.insertInto('exercise').values({ name: 'Hocke', video: 'weg.mp4' }).execute();
  expect((await give('lacking')).report).toEqual({ items: 1, clips: 0, missing: ['weg.mp4'] });
  expect(await openVideos(side.db, side.place.dataDir).names()).toEqual([]);
});
