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
/** A file of an exercise with these fields. */
const exercise = (...fields: string[]) => ['---', ...fields, 'sets: 2', 'repeat: 5', '---', ''].join('\n');
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

test('[CT-5] a folder that a club takes over twice changes nothing the second time', async () => {
  await take(sample);
  const before = await everythingIn(side);
  await take(sample);
  expect(await everythingIn(side)).toEqual(before);
});

test('[CT-5] [CT-10] the sample of a club from before its content were items has the keys of the sample', async () => {
  await take(sample);
  await side.db.deleteFrom('contentVersion').execute();
  await side.db.deleteFrom('contentItem').execute();
  await side.db.updateTable('screening').set({ itemKey: null }).execute();
  expect(bytesIn((await give('back')).folder)).toEqual(bytesIn(sample));
});

test('[CT-5] a folder with an error changes nothing, and the error names file and line', async () => {
  const before = await everythingIn(side);
  const { folder, remove } = make({
    'exercises/gut.md': '---\nname: Gut\nrepeat: 5\n---\n',
    'exercises/schlecht.md': '---\nname: Schlecht\nrepeat: viel\n---\n',
  });
  await expect(take(folder)).rejects.toThrow('exercises/schlecht.md, Zeile 3: „repeat“ muss');
  writeFileSync(join(folder, 'exercises/schlecht.md'), '---\nname: Schlecht\nrepeat: 5\n---\n');
  await expect(take(folder)).rejects.toThrow(
    'exercises/gut.md, Zeile 2: Hier fehlt, wie viele Sätze es sind.\nexercises/schlecht.md, Zeile 2: Hier',
  );
  expect(await everythingIn(side)).toEqual(before);
  remove();
});

test('[CT-5] what names no id gets the next one, and an empty folder is taken as it is', async () => {
  const { folder, remove } = make({
    'exercises/b.md': exercise('id: 4', 'name: Be'),
    'exercises/a.md': exercise('name: A'),
    'exercises/c.md': exercise('name: Ce'),
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

describe('[CT-5] a folder for a club that has content', () => {
  const folderOf = (question: string) => ({
    'exercises/leicht.md': exercise('name: Leicht', 'harder: schwer', 'group: legs'),
    'exercises/schwer.md': exercise('name: Schwer', 'easier: leicht', 'group: legs'),
    'tests/knie.md': `---\nname: Knie\nquestions:\n  - description: ${question}\n    weights:\n      leicht: 9\n---\n`,
    'screenings/kurz.md': '---\nname: Kurz\ntests: [knie]\n---\n',
    'basis.yaml': 'exercises: [schwer]\n',
  });
  const takeFiles = async (files: Record<string, string>) => {
    const { folder, remove } = make(files);
    try {
      return await take(folder);
    } finally {
      remove();
    }
  };
  const versions = async () =>
    Object.fromEntries(
      (await side.db.selectFrom('contentItem').select(['body', 'kind', 'version']).execute()).map(
        ({ body, kind, version }) => [JSON.parse(body).name ?? kind, version],
      ),
    );

  test('gives it the forms and the group of exercises, and gets them back', async () => {
    await takeFiles(folderOf('Geht es?'));
    const rows = await side.db.selectFrom('exercise').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { name: 'Leicht', harderId: rows[1]?.id, easierId: null, group: 'legs' },
      { name: 'Schwer', harderId: null, easierId: rows[0]?.id, group: 'legs' },
    ]);
    const { folder } = await give('back');
    const before = await everythingIn(side);
    await take(folder);
    expect(await everythingIn(side)).toEqual(before);
  });

  test('[CT-2] makes new versions of what is different there, and leaves all else', async () => {
    await take(sample);
    await takeFiles(folderOf('Geht es?'));
    const before = await versions();
    expect(before).toMatchObject({ Knie: 1, Kurz: 1, Leicht: 1, 'Athletik-Screening': 1, basis: 2 });
    await takeFiles(folderOf('Geht es gut?'));
    expect(await versions()).toEqual({ ...before, Knie: 2, Kurz: 2 });
    const screenings = await side.db
      .selectFrom('screening')
      .select(['name', 'version', 'isPublished'])
      .orderBy('id')
      .execute();
    expect(screenings).toEqual([
      { name: 'Athletik-Screening', version: 1, isPublished: 1 },
      { name: 'Kurz', version: 1, isPublished: 0 },
      { name: 'Kurz', version: 2, isPublished: 1 },
    ]);
  });

  test('says where an exercise stands in the list', async () => {
    await takeFiles({ 'exercises/a.md': exercise('name: A'), 'exercises/b.md': exercise('name: Be') });
    await takeFiles({
      'exercises/a.md': exercise('name: A', 'sortOrder: 7'),
      'exercises/c.md': exercise('name: Ce', 'sortOrder: 3'),
    });
    const places = await side.db.selectFrom('exercise').select(['name', 'sortOrder']).orderBy('id').execute();
    expect(places).toEqual([
      { name: 'A', sortOrder: 7 },
      { name: 'Be', sortOrder: null },
      { name: 'Ce', sortOrder: 3 },
    ]);
  });

  test('is refused while somebody has a draft of the same thing, or has retired it', async () => {
    await takeFiles(folderOf('Geht es?'));
    const named = (name: string) =>
      side.db.updateTable('contentItem').where('body', 'like', `%"name":"${name}"%`);
    await named('Leicht').set({ state: 'retired' }).execute();
    await named('Knie')
      .set({ body: JSON.stringify({ ...(await draftOf('Knie')), name: 'Neu' }) })
      .execute();
    const before = await everythingIn(side);
    await expect(takeFiles(folderOf('Geht es gut?'))).rejects.toThrow(
      'tests/knie.md: Dazu gibt es im Verein einen Entwurf.',
    );
    await expect(takeFiles({ 'exercises/leicht.md': exercise('name: Leichter') })).rejects.toThrow(
      'exercises/leicht.md: Das ist zurückgezogen. Hol es zuerst zurück.',
    );
    expect(await everythingIn(side)).toEqual(before);
  });

  const draftOf = async (name: string): Promise<object> => {
    const rows = await side.db.selectFrom('contentItem').select('body').execute();
    return rows.map(({ body }) => JSON.parse(body)).find((body) => body.name === name);
  };
});
