import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packagesIn } from '../../scripts/lib/thirdParty.mjs';

const words = 'Permission is hereby granted to use, copy, modify, merge, publish and distribute. '.repeat(5);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plugin-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Writes a package of one file, with its licence. */
function writePackage(name: string, file: string, content: string, license = 'MIT') {
  const about = { name, version: '1.0.0', license, main: file, sideEffects: name.startsWith('style') };
  write(`node_modules/${name}/package.json`, JSON.stringify(about));
  write(`node_modules/${name}/LICENSE`, `${words} ${name}`);
  write(`node_modules/${name}/${file}`, content);
}

/** Writes a page with a package, one that is shaken off, a chunk, a style, a font, and a service worker. */
function writeApp(licenceOfChunk = 'MIT') {
  writePackage('used', 'index.js', 'export const a = () => document.title;');
  writePackage('shaken', 'index.js', 'export const b = () => document.title;');
  writePackage('later', 'index.js', 'export const c = () => document.title;', licenceOfChunk);
  writePackage('style', 'style.css', 'p { color: red }');
  writePackage('font', 'font.woff2', 'font', 'OFL-1.1');
  writePackage('worker', 'index.js', 'export const d = (list) => self.console.log(list);');
  write(
    'main.js',
    `import { a } from 'used'; import { b } from 'shaken'; import 'style/style.css'; import './own.css';
     a(); void import('later').then(({ c }) => c());`,
  );
  write('own.css', "@font-face { font-family: f; src: url('font/font.woff2') }");
  write('worker.js', "import { d } from 'worker'; d(self.__WB_MANIFEST);");
}

/** Builds it with the plugins of the app, in Node itself. Returns the faults, and the files of the service worker. */
function build(): { faults: string[]; precached: string[] } {
  const script = `
    import MiniCssExtractPlugin from 'mini-css-extract-plugin';
    import webpack from 'webpack';
    import { InjectManifest } from 'workbox-webpack-plugin';
    import { ThirdPartyNotices } from './scripts/lib/thirdPartyPlugin.mjs';
    const notices = new ThirdPartyNotices();
    const precached = [];
    const compiler = webpack({
      mode: 'production',
      context: ${JSON.stringify(folder)},
      entry: './main.js',
      output: { path: ${JSON.stringify(join(folder, 'dist'))} },
      resolveLoader: { modules: [process.cwd() + '/node_modules'] },
      module: { rules: [
        { test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
        { test: /\\.woff2$/, type: 'asset/resource' },
      ] },
      plugins: [
        notices,
        new MiniCssExtractPlugin(),
        new InjectManifest({
          swSrc: ${JSON.stringify(join(folder, 'worker.js'))},
          webpackCompilationPlugins: [notices.apart],
          manifestTransforms: [(manifest) => {
            precached.push(...manifest.map(({ url }) => url));
            return { manifest };
          }],
        }),
      ],
    });
    compiler.run((error, stats) => {
      const faults = error ? [String(error)] : stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
      console.log(JSON.stringify({ faults, precached }));
    });`;
  return JSON.parse(execFileSync('node', ['--input-type=module', '--eval', script], { encoding: 'utf8' }));
}

test('the notices of a build name what comes into it, and the service worker keeps them', () => {
  writeApp();
  const { faults, precached } = build();
  expect(faults).toEqual([]);
  const packages = packagesIn(readFileSync(join(folder, 'dist/THIRD-PARTY.txt'), 'utf8'));
  expect(packages.filter((name) => !name.startsWith('webpack@'))).toEqual([
    'font@1.0.0',
    'later@1.0.0',
    'style@1.0.0',
    'used@1.0.0',
    'worker@1.0.0',
  ]);
  expect(packages).toContainEqual(expect.stringMatching(/^webpack@5\./));
  expect(precached).toContainEqual(expect.stringMatching(/\bTHIRD-PARTY\.txt$/));
});

test('a build with a package under a licence that is not allowed fails', () => {
  writeApp('AGPL-3.0-only');
  expect(build().faults).toEqual([
    'later 1.0.0 is under AGPL-3.0-only, which scripts/licences/policy.mjs does not allow.',
  ]);
});
