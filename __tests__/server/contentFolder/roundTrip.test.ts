import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type FolderContent, type FolderItem, itemsOf } from '../../../server/contentFolder/content';
import { contentFiles } from '../../../server/contentFolder/contentFiles';
import { readContentFolder } from '../../../server/contentFolder/readContentFolder';
import { slugsFor } from '../../../server/contentFolder/slugs';
import { writeContentFolder } from '../../../server/contentFolder/writeContentFolder';
import type { ExerciseDraft, TestDraft } from '../../../src/contract/content';
import { makeContentFolder } from './folders';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'athletik-content-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const sample = 'server/samples/athletik-screening';

/** All files of a folder with their bytes. */
const bytesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file)).toString('base64')]),
  );

const write = async (content: FolderContent, name: string) => {
  const folder = join(parent, name);
  const clips = content.clips.map(({ name: clip, path }) => ({
    name: clip,
    read: () => createReadStream(path),
  }));
  await writeContentFolder(folder, content, clips);
  return folder;
};

test('[CT-5] the demo content that is read and written has the same bytes, clips as well', async () => {
  expect(bytesIn(await write(readContentFolder(sample), 'again'))).toEqual(bytesIn(sample));
});

test('[CT-5] a folder with something in it is left alone, and a failed export leaves none', async () => {
  const content = readContentFolder(sample);
  const folder = await write(content, 'once');
  await expect(write(content, 'once')).rejects.toThrow('ist nicht leer');
  expect(bytesIn(folder)).toEqual(bytesIn(sample));
  const broken = [
    {
      name: 'a.mp4',
      read: () => {
        throw new Error('gone');
      },
    },
  ];
  await expect(writeContentFolder(join(parent, 'broken'), content, broken)).rejects.toThrow('gone');
  expect(readdirSync(parent)).toEqual(['once']);
});

const oneIn = (length: number) => (length === 0 ? fc.constant(null) : fc.nat({ max: length - 1 }));
/** Words that YAML or Markdown could take for something else, beside any letters at all. */
const trap = fc.constantFrom(
  '',
  ' ',
  'true',
  'no',
  '~',
  'null',
  '1',
  '1e3',
  '0x1f',
  '- a',
  '? a',
  'a: b',
  'a #b',
  '#',
  '*a',
  '&a',
  '!a',
  '%a',
  '@a',
  '`a`',
  '---',
  '---\n',
  'a\n---\nb',
  '## Durchführung',
  'a\n## Progression\nb',
  '"',
  "'",
  'a\nb',
  'a\n',
  '\na',
  '  a\n b',
  'a\r\nb',
  'a\tb',
  '\ufeffa',
  '\u2028',
  '\u0085',
  '\ud800',
  '|',
  '>',
  '{a}',
  '[a]',
  'a\\nb',
  'é',
  'e\u0301',
  '2026-01-01',
  '<<',
  'a \nb',
  '\u00a0a',
);
const letters = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ maxLength: 80 }), trap);
const nameOf = letters.filter((text) => text !== '');
const optional = fc.option(letters);
const whole = fc.option(fc.nat());
const weight = fc.double({ noNaN: true, noDefaultInfinity: true });

const exercise: fc.Arbitrary<ExerciseDraft> = fc.record({
  name: nameOf,
  video: fc.constant(null),
  description: optional,
  description2: optional,
  description3: optional,
  materials: optional,
  goal: optional,
  sets: whole,
  seconds: whole,
  seconds2: whole,
  distance: whole,
  distance2: whole,
  repeat: whole,
  repeat2: whole,
  pause: whole,
  sides: fc.boolean(),
  easier: fc.constant(null),
  harder: fc.constant(null),
  group: fc.option(fc.constantFrom('push', 'pull', 'legs', 'trunk', 'mobility')),
});

const key = fc.uuid();
const region = fc.option(fc.constantFrom('trunk', 'hipLeft', 'ankle'));

const testWith = (exercises: readonly string[]): fc.Arbitrary<TestDraft> => {
  const weights = fc
    .uniqueArray(oneIn(exercises.length), { maxLength: 4 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen
          .filter((index) => index !== null)
          .map((index) => weight.map((value) => ({ exercise: exercises[index] ?? '', weight: value }))),
      ),
    );
  const value = fc.record({
    key,
    description: letters,
    resultWeight: fc.double({ min: 0, max: 10, noNaN: true }),
    weights,
  });
  return fc.record({
    name: nameOf,
    video: fc.constantFrom(null, 'katze-kuh.mp4'),
    what: optional,
    materials: optional,
    execution: optional,
    sides: fc.boolean(),
    tries: fc.integer({ min: 1, max: 5 }),
    counts: fc.constantFrom('best', 'last'),
    needsSecondPerson: fc.boolean(),
    watchedFrom: optional,
    ageFrom: whole,
    ageTo: whole,
    questions: fc.array(fc.record({ key, description: letters, region, weights }), { maxLength: 3 }),
    rangeQuestions: fc.array(
      fc.record({ key, description: letters, region, values: fc.array(value, { maxLength: 3 }) }),
      { maxLength: 2 },
    ),
  });
};

const items: fc.Arbitrary<FolderItem[]> = fc
  .tuple(fc.array(fc.tuple(key, exercise), { maxLength: 4 }), fc.array(key, { maxLength: 3 }))
  .chain(([exercises, testKeys]) => {
    const keys = exercises.map(([one]) => one);
    return fc.tuple(
      fc.constant(exercises),
      fc.tuple(...testKeys.map((one) => testWith(keys).map((body) => ({ key: one, body })))),
      fc.option(fc.tuple(key, fc.subarray(keys))),
      fc.option(
        fc.tuple(
          key,
          fc.array(
            fc.record({ question: letters, options: fc.array(letters), attention: fc.array(letters) }),
            { maxLength: 3 },
          ),
        ),
      ),
      fc.option(fc.tuple(key, nameOf, fc.shuffledSubarray(testKeys))),
    );
  })
  .map(([exercises, tests, basis, feedback, screening]) => [
    ...(screening
      ? [
          {
            kind: 'screening' as const,
            key: screening[0],
            slug: '',
            body: { name: screening[1], tests: screening[2] },
          },
        ]
      : []),
    ...tests.map((one) => ({ kind: 'test' as const, slug: '', ...one })),
    ...exercises.map(([one, body], index) => ({
      kind: 'exercise' as const,
      key: one,
      slug: '',
      body: { ...body, easier: exercises[index - 1]?.[0] ?? null },
    })),
    ...(basis ? [{ kind: 'basis' as const, key: basis[0], slug: '', body: { exercises: basis[1] } }] : []),
    ...(feedback
      ? [{ kind: 'feedback' as const, key: feedback[0], slug: '', body: { questions: feedback[1] } }]
      : []),
  ]);

const byKey = ({ items: all }: Pick<FolderContent, 'items'>) =>
  new Map(all.map(({ kind, key: one, body }) => [one, { kind, body }]));

test('[CT-5] any content that is written is read as the same, and written again has the same bytes', () => {
  fc.assert(
    fc.property(items, fc.array(fc.integer({ min: 1 }), { minLength: 5 }), (all, numbers) => {
      const ids = new Map(all.map(({ key: one }, index) => [one, (numbers[index] ?? 1) * 40 + index]));
      const sortOrders = new Map(
        itemsOf({ items: all }, 'exercise').map(({ key: one }, index) => [one, index]),
      );
      const files = contentFiles({ items: all, ids, sortOrders });
      const folder = makeContentFolder({ ...Object.fromEntries(files), 'clips/katze-kuh.mp4': 'a' });
      try {
        const read = readContentFolder(folder);
        expect(byKey(read)).toEqual(byKey({ items: all }));
        expect(read.sortOrders).toEqual(sortOrders);
        const kept = all.filter(({ kind }) => kind !== 'basis' && kind !== 'feedback');
        expect(new Map(kept.map(({ key: one }) => [one, read.ids.get(one)]))).toEqual(
          new Map(kept.map(({ key: one }) => [one, ids.get(one)])),
        );
        expect(contentFiles(read)).toEqual(files);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }),
    { numRuns: 200 },
  );
});

test('[CT-5] files are named after their items, each by a name of its own', () => {
  const names = ['Übergroße Füße!', 'Uebergrosse fuesse', '42', '???', 'Çédille', `${'lang '.repeat(30)}`];
  const keyed = names.map((name, index) => ({ key: `${index}`, name }));
  const slugs = [...slugsFor(keyed, 'uebung').values()];
  expect(slugs).toEqual([
    'uebergrosse-fuesse',
    'uebergrosse-fuesse-2',
    'uebung-42',
    'uebung',
    'cedille',
    'lang-lang-lang-lang-lang-lang-lang-lang-lang-lang-lang-lang',
  ]);
  expect(slugsFor(keyed.toReversed(), 'uebung')).toEqual(slugsFor(keyed, 'uebung'));
});
