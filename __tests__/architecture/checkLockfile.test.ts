import { lockfileFaults } from '../../scripts/checkLockfile.mjs';

describe('the check of the lockfile', () => {
  const platform = { optionalDependencies: { 'tool-linux': '1.0.0' } };

  test('accepts a platform package beside the package that needs it, or in a folder above', () => {
    expect(
      lockfileFaults({ packages: { 'node_modules/tool': platform, 'node_modules/tool-linux': {} } }),
    ).toEqual([]);
    expect(
      lockfileFaults({
        packages: { 'node_modules/a/node_modules/tool': platform, 'node_modules/tool-linux': {} },
      }),
    ).toEqual([]);
    expect(
      lockfileFaults({
        packages: { 'node_modules/tool': platform, 'node_modules/tool/node_modules/tool-linux': {} },
      }),
    ).toEqual([]);
  });

  test('finds a missing platform package', () => {
    expect(
      lockfileFaults({
        packages: { 'node_modules/tool': platform, 'node_modules/b/node_modules/tool-linux': {} },
      }),
    ).toEqual(['node_modules/tool lacks its optional package tool-linux']);
  });

  test('finds the address of a registry', () => {
    expect(
      lockfileFaults({ packages: { 'node_modules/a': { resolved: 'https://registry.example/a' } } }),
    ).toEqual(['node_modules/a is bound to https://registry.example/a']);
  });
});
