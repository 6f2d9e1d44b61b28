import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyLimit } from '../../../server/http/limits';
import { makeFolder } from '../support';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

describe('the Caddyfile', () => {
  /** The command in its head puts a name into it. */
  const asPrinted = (): string => {
    const target = join(folder, 'Caddyfile');
    const [, command = ''] = /^# (sed .*) > \/etc\/caddy\/Caddyfile$/m.exec(read('Caddyfile')) ?? [];
    const { status, stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(status).toBe(0);
    writeFileSync(target, stdout);
    return target;
  };

  test('has the name of the club, takes as large bodies as the server, and logs and passes on no secret', () => {
    const settings = readFileSync(asPrinted(), 'utf8');
    expect(settings).toMatch(/^app\.unser-verein\.de \{$/m);
    expect(settings).toContain(`max_size ${bodyLimit / 1024 / 1024}MiB`);
    expect(settings).toMatch(/exclude http\.log\.error/);
    expect(settings).not.toMatch(/^\tlog\b(?! \{\n\t\texclude)/m);
    expect(settings).toContain('respond /metrics 404');
  });
});

// Only Linux has systemd.
(isThere('systemd-analyze') ? test : test.skip)('systemd takes the unit', () => {
  const unit = join(folder, 'athletik-screening.service');
  // The unit names Node where Debian has it.
  writeFileSync(unit, read('athletik-screening.service').replace('/usr/bin/node', process.execPath));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
    encoding: 'utf8',
  });
  expect({ status, said: `${stdout}${stderr}` }).toEqual({ status: 0, said: '' });
});
