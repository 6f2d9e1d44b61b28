import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beginBuild, endBuild, isBuilt } from '../../scripts/lib/lastBuild.mjs';
import { isPortTaken } from '../../scripts/lib/port.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-build-'));
  for (const file of [
    'src/main.tsx',
    'server/main.ts',
    'server/samples/a/clips/clip.mp4',
    'package-lock.json',
    'docs/a.md',
  ])
    write(file, 'the first');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const env = {};

/** Makes what a build makes. */
const build = () => {
  beginBuild(root, env);
  write('dist/index.html', 'page');
  write('build/server.js', 'server');
  endBuild(root, env);
};

test('[RU-24] without a whole build one is needed, and after it none', () => {
  expect(isBuilt(root, env)).toBe(false);
  build();
  expect(isBuilt(root, env)).toBe(true);
});

test.each([
  'src/main.tsx',
  'src/new.ts',
  'server/main.ts',
  'package-lock.json',
  'webpack.config.js',
  'public/icon.svg',
])('[RU-24] a change of %s needs a build, until it is taken back', (file) => {
  write('webpack.config.js', 'the first');
  build();
  write(file, 'the second');
  expect(isBuilt(root, env)).toBe(false);
  rmSync(join(root, file));
  if (!/new|icon/.test(file)) write(file, 'the first');
  expect(isBuilt(root, env)).toBe(true);
});

test.each(['server/samples/a/clips/clip.mp4', 'docs/a.md', 'data/athletik.sqlite'])(
  '[RU-24] %s is in no build',
  (file) => {
    build();
    write(file, 'the second');
    expect(isBuilt(root, env)).toBe(true);
  },
);

test('[RU-24] the address of another API is in the build', () => {
  build();
  expect(isBuilt(root, { API_BASE_URL: 'https://club.example/api' })).toBe(false);
});

test('[RU-24] a build that is broken off is none, also over a whole one', () => {
  build();
  beginBuild(root, env);
  write('dist/index.html', 'half');
  expect(isBuilt(root, env)).toBe(false);
});

test('[RU-24] a source that changes during the build leaves it open what is in it', () => {
  beginBuild(root, env);
  write('dist/index.html', 'page');
  write('src/main.tsx', 'the second');
  endBuild(root, env);
  expect(isBuilt(root, env)).toBe(false);
});

test('[RU-24] what is missing of a build is built again', () => {
  build();
  rmSync(join(root, 'dist'), { recursive: true });
  expect(isBuilt(root, env)).toBe(false);
});

test('[RU-24] a port that another program has is known before the build', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const asked = { HOST: '127.0.0.1', PORT: String(port) };
  expect(await isPortTaken(asked)).toBe(true);
  other.close();
  await once(other, 'close');
  expect(await isPortTaken(asked)).toBe(false);
  // The server says what is wrong with it.
  expect(await isPortTaken({ PORT: '80a' })).toBe(false);
});
