import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { itemsOf } from '../../../server/contentFolder/content';
import { readContentFolder } from '../../../server/contentFolder/readContentFolder';
import { faultsOf, makeContentFolder } from './folders';

const made: string[] = [];
const make = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = makeContentFolder({ ...good, ...files });
  made.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const test1 = `---
id: 7
name: Kniebeuge
video: kniebeuge.mp4
questions:
  - description: Die Fersen bleiben am Boden
    region: ankle
    weights:
      knie-zur-wand: 9
---

## Durchführung

Stell dich hin.

Geh in die Hocke.
`;

const good = {
  'screenings/kurz.md': '---\nname: Kurz\ntests:\n  - kniebeuge\n---\n',
  'tests/kniebeuge.md': test1,
  'exercises/knie-zur-wand.md': '---\nname: Knie zur Wand\nsets: 2\nrepeat: 10\n---\n',
  'basis.yaml': 'exercises:\n  - knie-zur-wand\n',
  'feedback.yaml': 'questions:\n  - question: Wie war es?\n    options: [Gut, Schlecht]\n',
  'clips/kniebeuge.mp4': 'a clip',
};

const faults = (files: Readonly<Record<string, string | Uint8Array>>) => faultsOf(make(files));
const inTest = (from: string, to: string) => ({ 'tests/kniebeuge.md': test1.replace(from, to) });

test('[CT-5] a folder that a person wrote is read, with what is usual where it says nothing', () => {
  const content = readContentFolder(make({ 'README.md': 'Unser Ordner', '.DS_Store': '' }));
  const [screening] = itemsOf(content, 'screening');
  const [read] = itemsOf(content, 'test');
  const [exercise] = itemsOf(content, 'exercise');
  expect(screening?.body).toEqual({ name: 'Kurz', tests: [read?.key] });
  expect(read).toMatchObject({
    slug: 'kniebeuge',
    body: {
      name: 'Kniebeuge',
      video: 'kniebeuge.mp4',
      what: null,
      execution: 'Stell dich hin.\n\nGeh in die Hocke.',
      sides: false,
      tries: 1,
      counts: 'best',
      questions: [
        {
          description: 'Die Fersen bleiben am Boden',
          region: 'ankle',
          weights: [{ exercise: exercise?.key, weight: 9 }],
        },
      ],
      rangeQuestions: [],
    },
  });
  expect([...content.ids]).toEqual([[read?.key, 7]]);
  expect(exercise?.body).toMatchObject({ sets: 2, repeat: 10, pause: null, easier: null });
  expect(itemsOf(content, 'basis')[0]?.body).toEqual({ exercises: [exercise?.key] });
  expect(itemsOf(content, 'feedback')[0]?.body).toEqual({
    questions: [{ question: 'Wie war es?', options: ['Gut', 'Schlecht'], attention: [] }],
  });
  expect(content.clips.map(({ name }) => name)).toEqual(['kniebeuge.mp4']);
});

test('[CT-5] what names no key has the same one each time, and a question with other words another one', () => {
  const keysOf = (files: Record<string, string>) =>
    itemsOf(readContentFolder(make(files)), 'test').map(({ key, body }) => [key, body.questions[0]?.key]);
  const [before] = keysOf({});
  expect(keysOf({})).toEqual([before]);
  const [after] = keysOf(inTest('bleiben am', 'sind am'));
  expect(after?.[0]).toBe(before?.[0]);
  expect(after?.[1]).not.toBe(before?.[1]);
});

test('[CT-5] line breaks of Windows and the mark before UTF-8 change nothing', () => {
  const windows = Object.fromEntries(
    Object.entries(good).map(([file, text]) => [file, `\ufeff${text.replaceAll('\n', '\r\n')}`]),
  );
  const { items, ids } = readContentFolder(make({ ...windows, 'clips/kniebeuge.mp4': 'a clip' }));
  const plain = readContentFolder(make({}));
  expect({ items, ids }).toEqual({ items: plain.items, ids: plain.ids });
});

test('[CT-5] a name in the form NFD, as a Mac writes it, is the same name', () => {
  const folder = make({
    'tests/kniebeuge.md': test1
      .replace('kniebeuge.mp4', 'h\u00fcfte.mp4')
      .replace('knie-zur-wand', 'h\u00fcfte'),
    'exercises/hu\u0308fte.md': '---\nname: H\u00fcfte\n---\n',
    'clips/hu\u0308fte.mp4': 'a clip',
  });
  const content = readContentFolder(folder);
  const [read] = itemsOf(content, 'test');
  const hip = itemsOf(content, 'exercise').find(({ body }) => body.name === 'H\u00fcfte');
  expect(read?.body.video).toBe('h\u00fcfte.mp4');
  expect(read?.body.questions[0]?.weights).toEqual([{ exercise: hip?.key, weight: 9 }]);
});

test('[CT-5] items of a folder may name those that are known beside it', () => {
  const whole = readContentFolder(make({}));
  const folder = makeContentFolder({ 'screenings/zwei.md': '---\nname: Zwei\ntests: [kniebeuge]\n---\n' });
  made.push(folder);
  expect(faultsOf(folder)).toEqual([
    'screenings/zwei.md, Zeile 3: Die Datei tests/kniebeuge.md gibt es nicht.',
  ]);
  const [two] = itemsOf(readContentFolder(folder, { known: whole }), 'screening');
  expect(two?.body.tests).toEqual(itemsOf(whole, 'test').map(({ key }) => key));
});

describe('[CT-5] an error names file and line:', () => {
  test.each([
    [
      'a tabulator',
      inTest('    region', '\tregion'),
      'tests/kniebeuge.md, Zeile 7: Hier steht ein Tabulator. Nimm Leerzeichen.',
    ],
    [
      'a missing clip',
      inTest('video: kniebeuge', 'video: sprung'),
      'tests/kniebeuge.md, Zeile 4: Das Video clips/sprung.mp4 gibt es nicht.',
    ],
    [
      'a clip elsewhere',
      inTest('video: kniebeuge', 'video: ../kniebeuge'),
      'tests/kniebeuge.md, Zeile 4: Das Video clips/../kniebeuge.mp4 gibt es nicht.',
    ],
    [
      'an unknown field',
      inTest('name:', 'titel: Hocke\nname:'),
      'tests/kniebeuge.md, Zeile 3: Das Feld „titel“ gibt es hier nicht.',
    ],
    [
      'an unknown field of a question',
      inTest('    region: ankle', '    ort: ankle'),
      'tests/kniebeuge.md, Zeile 7: Das Feld „ort“ gibt es hier nicht.',
    ],
    [
      'a doubled field',
      inTest('name:', 'id: 8\nname:'),
      'tests/kniebeuge.md, Zeile 3: Dieses Feld steht zweimal da.',
    ],
    ['a missing field', inTest('name: Kniebeuge\n', ''), 'tests/kniebeuge.md, Zeile 2: „name“ fehlt.'],
    [
      'another type',
      inTest('name: Kniebeuge', 'name: 2026'),
      'tests/kniebeuge.md, Zeile 3: „name“ muss ein Text sein und braucht Anführungszeichen.',
    ],
    [
      'a wrong number',
      inTest('video:', 'tries: 6\nvideo:'),
      'tests/kniebeuge.md, Zeile 4: „tries“ darf höchstens 5 sein.',
    ],
    ['an unknown word', inTest('ankle', 'fuss'), /Zeile 7: „region“ muss eines davon sein: shoulder, /],
    ['a wrong id', inTest('id: 7', 'id: 0'), 'tests/kniebeuge.md, Zeile 2: „id“ muss größer als 0 sein.'],
    ['a wrong key', inTest('id: 7', 'key: 7a'), /Zeile 2: „key“ ist keine UUID/],
    [
      'an unknown exercise',
      inTest('knie-zur-wand', 'sprung'),
      'tests/kniebeuge.md, Zeile 9: Die Datei exercises/sprung.md gibt es nicht.',
    ],
    [
      'an unknown heading',
      inTest('## Durchführung', '## Ablauf'),
      /Zeile 12: Die Überschrift „Ablauf“ gibt es hier nicht\. Möglich: ## Durchführung\./,
    ],
    [
      'a doubled heading',
      inTest('Geh in', '## Durchführung\n\nGeh in'),
      'tests/kniebeuge.md, Zeile 16: Die Überschrift „Durchführung“ steht zweimal da.',
    ],
    [
      'a text without a heading',
      inTest('## Durchführung\n', ''),
      /Zeile 13: Dieser Text steht unter keiner Überschrift/,
    ],
    [
      'a text that stands twice',
      inTest('video:', 'execution: Hocke\nvideo:'),
      /Zeile 13: Dieser Text steht schon oben/,
    ],
    [
      'no fields',
      { 'tests/kniebeuge.md': '## Durchführung\n' },
      /Zeile 1: Die Datei muss mit einer Zeile --- beginnen/,
    ],
    [
      'fields that do not end',
      inTest('\n---\n', '\n'),
      /Zeile 1: Die Datei muss mit einer Zeile --- beginnen/,
    ],
    ['an empty file', { 'tests/kniebeuge.md': '' }, /Zeile 1: Die Datei muss mit einer Zeile --- beginnen/],
    [
      'wrong YAML',
      { 'basis.yaml': 'exercises:\n  - "knie\n' },
      /^basis\.yaml, Zeile \d: Hier fehlt ein Zeichen/,
    ],
    [
      'a wrong indent',
      { 'feedback.yaml': 'questions:\n  - question: a\n   options: [b]\n' },
      /^feedback\.yaml, Zeile \d: /,
    ],
    [
      'a reference',
      { 'basis.yaml': 'exercises:\n  - &a knie-zur-wand\n' },
      /^basis\.yaml, Zeile 2: Verweise/,
    ],
    ['a type', { 'basis.yaml': 'exercises: !js 1\n' }, /^basis\.yaml, Zeile 1: Typen/],
    [
      'a list that is no list',
      { 'basis.yaml': 'exercises: knie-zur-wand\n' },
      'basis.yaml, Zeile 1: „exercises“ muss eine Liste sein.',
    ],
    ['only a text', { 'basis.yaml': 'knie-zur-wand\n' }, /^basis\.yaml, Zeile 1: /],
    [
      'a second document',
      { 'basis.yaml': 'exercises: []\n---\nexercises: []\n' },
      /^basis\.yaml, Zeile 2: Hier beginnt ein zweiter Teil/,
    ],
    [
      'another version of YAML',
      { 'basis.yaml': '%YAML 1.1\n---\nexercises: []\n' },
      /^basis\.yaml, Zeile 1: Zeilen mit %/,
    ],
    [
      'no UTF-8',
      { 'basis.yaml': Buffer.from('exercises:\n  - h\xfcfte\n', 'latin1') },
      'basis.yaml, Zeile 2: Die Datei ist nicht als UTF-8 gespeichert.',
    ],
    [
      'a text of 100,000 letters',
      inTest('Stell dich', 'x'.repeat(100_000)),
      'tests/kniebeuge.md, Zeile 12: „execution“ ist länger als 5000 Zeichen.',
    ],
    [
      'a huge file',
      { 'basis.yaml': `# ${'x'.repeat(1_000_000)}\n` },
      'basis.yaml: Die Datei ist größer als 1 MB.',
    ],
    ['a clip of 0 bytes', { 'clips/leer.mp4': '' }, 'clips/leer.mp4: Das Video ist leer (0 Bytes).'],
    [
      'a clip that is none',
      { 'clips/hocke.txt': 'a' },
      'clips/hocke.txt: Der Name muss auf .mp4, .webm oder .mov enden.',
    ],
    [
      'a file that does not belong there',
      { 'uebungen/hocke.md': 'a' },
      /^uebungen: Das gehört nicht in den Ordner/,
    ],
    [
      'a name with another ending',
      { 'tests/hocke.txt': 'a' },
      /^tests\/hocke\.txt: Der Name muss mit \.md enden/,
    ],
    ['a name without letters', { 'exercises/7.md': 'a' }, /^exercises\/7\.md: Der Name muss mit \.md enden/],
  ])('%s', (_, files, fault) => {
    const found = faults(files);
    expect(found).toHaveLength(1);
    expect(found[0]).toEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
  });

  test('a doubled key, id and name', () => {
    const key = 'key: 0b1f2c1e-5a0e-4f6b-8a52-2d1c5f7f7a10';
    expect(
      faults({
        'exercises/eins.md': `---\n${key}\nid: 3\nname: Eins\n---\n`,
        'exercises/zwei.md': `---\nid: 3\nname: Zwei\n${key}\n---\n`,
        'exercises/u\u0308ber.md': '---\nname: Drei\n---\n',
        'exercises/\u00fcber.md': '---\nname: Vier\n---\n',
        ...inTest('questions:', 'questions:\n  - description: Die Fersen bleiben am Boden'),
      }),
    ).toEqual([
      'exercises/\u00fcber.md: Diesen Namen gibt es zweimal.',
      'exercises/zwei.md, Zeile 2: Das steht schon in exercises/eins.md, Zeile 2, mit demselben Schlüssel oder Wortlaut.',
      'exercises/zwei.md, Zeile 2: Die id 3 steht schon in exercises/eins.md, Zeile 3.',
      'tests/kniebeuge.md, Zeile 7: Das steht schon in tests/kniebeuge.md, Zeile 6, mit demselben Schlüssel oder Wortlaut.',
    ]);
  });

  test('a link that leads out of the folder, for a text, a clip and a whole folder', () => {
    const folder = make({});
    rmSync(join(folder, 'exercises'), { recursive: true });
    symlinkSync('/etc/hostname', join(folder, 'tests', 'geheim.md'));
    symlinkSync('/etc/hostname', join(folder, 'clips', 'geheim.mp4'));
    symlinkSync('/etc', join(folder, 'exercises'));
    expect(faultsOf(folder)).toEqual(
      expect.arrayContaining(
        ['clips/geheim.mp4', 'exercises', 'tests/geheim.md'].map(
          (file) => `${file}: Das ist eine Verknüpfung. Leg die Datei selbst in den Ordner.`,
        ),
      ),
    );
  });

  test('YAML that expands without end, or is nested without end', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefghi'.split('').map((name, index) => {
        const before = 'abcdefgh'[index];
        return `${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`;
      }),
    ].join('\n');
    expect(faults({ 'basis.yaml': bomb })).toContainEqual(
      expect.stringMatching(/^basis\.yaml, Zeile 1: Verweise/),
    );
    expect(faults({ 'basis.yaml': '['.repeat(100_000) })).toContainEqual(
      expect.stringMatching(/^basis\.yaml, Zeile 1: /),
    );
  });

  test('all of them at once, ordered by file and line', () => {
    expect(
      faults({
        'basis.yaml': 'exercises: [sprung, knie-zur-wand]\n',
        'tests/kniebeuge.md': test1
          .replace('ankle', 'fuss')
          .replace('Kniebeuge', '"x"')
          .replace('id: 7', 'id: x'),
      }),
    ).toEqual([
      'basis.yaml, Zeile 1: Die Datei exercises/sprung.md gibt es nicht.',
      'tests/kniebeuge.md, Zeile 2: „id“ muss eine Zahl sein.',
      expect.stringMatching(/^tests\/kniebeuge\.md, Zeile 7: „region“/),
    ]);
  });

  test('a folder that does not exist', () => {
    expect(faultsOf('/no/such/folder')).toEqual(['/no/such/folder: Diesen Ordner gibt es nicht.']);
  });
});
