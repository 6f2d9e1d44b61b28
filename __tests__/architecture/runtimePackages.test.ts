import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Returns the packages that the bundle of the server imports. */
const importedPackages = async (): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: ['server/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const paths = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const packages = paths.filter((path) => !path.startsWith('node:'));
  return [...new Set(packages.map((path) => path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? path))].toSorted();
};

test('`npm ci --omit=dev` installs what the built server imports, and nothing else', async () => {
  expect(Object.keys(dependencies).toSorted()).toEqual(await importedPackages());
});

test('what is native in them is there for arm64 and x64', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const cpu of ['arm64', 'x64']) {
    expect(packages).toHaveProperty([`node_modules/@libsql/linux-${cpu}-gnu`]);
    expect(packages).toHaveProperty([`node_modules/@node-rs/argon2-linux-${cpu}-gnu`]);
  }
});
