import { readFileSync } from 'node:fs';
import { bodyLimit } from '../../../server/http/limits';
import { timeLimits } from '../../../server/http/timeLimits';

const settings = readFileSync('deploy/nginx.conf', 'utf8');

/** Returns the value of a setting that is there once. */
const settingOf = (name: string): string => {
  const values = [...settings.matchAll(new RegExp(`^\\s*${name} (.*);$`, 'gm'))].map(([, value]) => value);
  expect(values).toHaveLength(1);
  return values[0] ?? '';
};

const seconds = (milliseconds: number): string => `${milliseconds / 1000}s`;

test('the delivered nginx takes as large bodies as the server, and is as patient', () => {
  expect(settingOf('client_max_body_size')).toBe(`${bodyLimit / 1024 / 1024}m`);
  expect(settingOf('client_header_timeout')).toBe(seconds(timeLimits.headers));
  for (const name of ['client_body_timeout', 'send_timeout', 'proxy_read_timeout', 'proxy_send_timeout']) {
    expect(settingOf(name)).toBe(seconds(timeLimits.idle));
  }
});
