import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeOf } from '../../scripts/lib/thirdParty.mjs';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Returns the packages that the sources of the app import. */
const importedByApp = (): string[] => {
  const sources = ['src', 'store', 'sagas'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const named = sources.flatMap((source) => [
    ...source.matchAll(/(?:from|import|url)[ (]["']((?:@[^/"']+\/)?[^/"']+)/g),
  ]);
  const names = new Set(named.map(([, name]) => String(name)));
  return [...names].filter((name) => name in dependencies || name in devDependencies);
};

/** Returns name, version and licence of each row of the page. */
const rows = () =>
  [
    ...readFileSync('docs/dependencies.md', 'utf8').matchAll(
      /^\| `([^`]+)` \| ([^|]+) \| .* \| ([^|]+) \|$/gm,
    ),
  ].map(([, name, version, licence]) => `${name} ${version} ${licence}`);

test('docs/dependencies.md has a row for each package of the server and of the app, in its version', () => {
  const used = [...new Set([...Object.keys(dependencies), ...importedByApp()])];
  expect(used).toEqual(
    expect.arrayContaining(['fastify', 'react', '@picocss/pico', '@fontsource-variable/hanken-grotesk']),
  );
  const expected = used.map((name) => {
    const { version, licence } = noticeOf(join('node_modules', name));
    return `${name} ${version} ${licence}`;
  });
  expect(rows().toSorted()).toEqual(expected.toSorted());
});
