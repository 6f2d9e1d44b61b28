import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** What npm itself compares versions with: many packages bring it. */
const { minVersion, subset } = createRequire(resolve('package.json'))('semver') as {
  minVersion(range: string): { major: number; minor: number };
  subset(range: string, of: string): boolean;
};

interface Package {
  engines?: { node?: string };
  optional?: boolean;
}

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Required<Package>;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};
const node = engines.node ?? '';

/** What npm leaves out where it does not fit demands nothing. */
const demands = Object.entries(packages).flatMap(([name, { engines: demanded, optional }]) =>
  name !== '' && !optional && demanded?.node ? [[name, demanded.node] as const] : [],
);

test('[RU-24] every Node that package.json names is one that all packages take', () => {
  expect(demands.length).toBeGreaterThan(100);
  expect(demands.filter(([, range]) => !subset(node, range))).toEqual([]);
  expect(packages['']?.engines?.node).toBe(node);
});

test('[RU-24] README and docs name the oldest Node that package.json names', () => {
  const { major, minor } = minVersion(node);
  for (const file of ['README.md', 'docs/operations.md'])
    expect(readFileSync(file, 'utf8')).toContain(`Node ${major}.${minor} or newer (not 23)`);
});
