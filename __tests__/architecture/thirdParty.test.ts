import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  noticeFaults,
  noticeOf,
  noticesText,
  packageFolder,
  packagesIn,
  serverFolders,
} from '../../scripts/lib/thirdParty.mjs';

const words = 'Permission is hereby granted to use, copy, modify, merge, publish and distribute. '
  .repeat(5)
  .trim();

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a package with these files, and returns its folder. */
function writePackage(name: string, files: Record<string, string>, license: unknown = 'MIT') {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
  return place;
}

const aNotice = { name: 'tool', version: '1.2.3', licence: 'MIT', text: words };

test.each([
  ['/app/node_modules/react/index.js', '/app/node_modules/react'],
  ['../app/node_modules/@scope/tool/lib/a.css', '../app/node_modules/@scope/tool'],
  ['/app/node_modules/a/node_modules/b/b.js', '/app/node_modules/a/node_modules/b'],
  ['node_modules/a/index.js', 'node_modules/a'],
  ['C:\\app\\node_modules\\a\\index.js', 'C:\\app\\node_modules\\a'],
  ['/app/src/main.tsx', null],
])('%s belongs to the package %s', (file, expected) => {
  expect(packageFolder(file)).toBe(expected);
});

describe('the notice of a package', () => {
  test('has its name, version and licence, and every text that it asks to be told', () => {
    const place = writePackage('tool', {
      'LICENSE.md': `${words}\r\n`,
      NOTICE: 'Made by Tina.',
      'license.js': 'code()',
      'index.js': 'code()',
    });
    expect(noticeOf(place)).toEqual({ ...aNotice, text: `Made by Tina.\n\n${words}` });
  });

  test('takes the text from the readme when that has it', () => {
    const readme = `# tool\n\n## Licence\n\n${words}\n\n## Thanks\n\nto all`;
    expect(noticeOf(writePackage('tool', { 'README.md': readme })).text).toBe(`Licence\n\n${words}\n\n`);
    expect(noticeOf(writePackage('other', { 'readme.md': '## License\n\nMIT' })).text).toBe('');
  });

  test('takes the text of prebuilt files from the package that they belong to', () => {
    writePackage('libsql', { LICENSE: words });
    expect(noticeOf(writePackage('@libsql/linux-arm64-gnu', {})).text).toBe(words);
  });

  test('takes the words of the licence when a package only names it', () => {
    const { text } = noticeOf(writePackage('abstract-logging', {}));
    expect(text).toMatch(/^Copyright James Sumners\n\nMIT License\n\nPermission is hereby granted/);
  });
});

describe('a build fails', () => {
  test('not for a known licence with its text', () => {
    expect(noticeFaults([aNotice])).toEqual([]);
  });

  test('for a licence that is not allowed, or none', () => {
    expect(noticeFaults([{ ...aNotice, licence: 'GPL-3.0-only' }])).toEqual([
      'tool 1.2.3 is under GPL-3.0-only, which scripts/licences/policy.mjs does not allow.',
    ]);
    const { licence } = noticeOf(writePackage('tool', { LICENSE: words }, { type: 'MIT' }));
    expect(noticeFaults([{ ...aNotice, licence }])).toEqual([
      'tool 1.2.3 is under no licence, which scripts/licences/policy.mjs does not allow.',
    ]);
  });

  test('for a text that is missing, or only names the licence', () => {
    for (const text of ['', 'MIT License']) {
      expect(noticeFaults([{ ...aNotice, text }])).toEqual([
        'tool 1.2.3 comes without the text of its licence: scripts/licences/policy.mjs can name it.',
      ]);
    }
  });
});

test('the text lists every package once, and has each licence once, for all that share it', () => {
  const other = { ...aNotice, name: '@scope/other', text: `${words} Otherwise.` };
  const text = noticesText([aNotice, other, { ...aNotice, name: 'again' }, { ...aNotice }]);
  expect(text).toMatch(/^\u{feff}Verwendete Software\n/u);
  expect(packagesIn(text)).toEqual(['@scope/other@1.2.3', 'again@1.2.3', 'tool@1.2.3']);
  expect(text.split(`${words}\n`)).toHaveLength(2);
  expect(text).toContain(`\nagain 1.2.3 (MIT)\ntool 1.2.3 (MIT)\n${'-'.repeat(80)}\n\n${words}\n`);
});

test('every package of the running server has a licence that is allowed, and its text', () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const notices = serverFolders(lockfile).map(noticeOf);
  expect(notices.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'pgpass', 'sockjs']),
  );
  expect(notices.map(({ name }) => name)).not.toContain('webpack');
  expect(noticeFaults(notices)).toEqual([]);
});
