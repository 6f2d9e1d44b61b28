import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsSchema } from '../../../server/config/settings';
import { type Composed, composed, type Service } from './composed';

const files = ['compose.yaml', 'compose.postgres.yaml'];
const services = files.flatMap((file) =>
  Object.entries(composed(file).services).map(([name, service]) => [file, name, service] as const),
);
const read = (name: string) => readFileSync(join('deploy', name), 'utf8');

test('each file is a project of its own, with the volumes of its services', () => {
  const projects = files.map((file): [string, Composed] => [file, composed(file)]);
  expect(new Set(projects.map(([, { name }]) => name)).size).toBe(files.length);
  for (const [, project] of projects) {
    const used = Object.values(project.services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((source) => !source.startsWith('.'));
    expect(new Set(used)).toEqual(new Set(Object.keys(project.volumes)));
  }
});

test.each(services)(
  '%s: %s has few rights, an end to its memory and its log, and no port for others',
  (...row) => {
    const [, , service] = row;
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/\d+[mg]\}?$/),
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
      restart: 'unless-stopped',
    });
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  },
);

test.each(services)('%s: what %s takes from this folder is there', (...row) => {
  const [, , { build, volumes = [] }] = row;
  if (build) expect(existsSync(join('deploy', build.context, build.dockerfile))).toBe(true);
  const mounted = volumes
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((source) => source.startsWith('./'));
  for (const source of mounted) expect(existsSync(join('deploy', source))).toBe(true);
});

const isServer = ([, , { build }]: (typeof services)[number]): boolean => build !== undefined;

test('the processes get variables that the server knows, and as long for a stop as it takes', () => {
  const processes: Service[] = services.filter(isServer).map(([, , service]) => service);
  expect(processes).toHaveLength(3);
  for (const { environment = {}, stop_grace_period } of processes) {
    expect(Object.keys(settingsSchema.shape)).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(environment).toHaveProperty('PUBLIC_URL');
    expect(stop_grace_period).toBe('40s');
  }
});

test('.env.example names each variable of the compose files, and no other', () => {
  const used = files.flatMap((file) => [...read(file).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name));
  const named = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
  // Compose itself reads this one.
  expect(new Set(named)).toEqual(new Set([...used, 'COMPOSE_PROJECT_NAME']));
});

test('.env.example is a file of variables that a shell reads, too', () => {
  const { status, stdout } = spawnSync('sh', ['-c', 'set -eu; . deploy/.env.example; echo "$PUBLIC_URL"'], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'https://club.example\n' });
});

test('the secrets in deploy/.env go into no commit and no image', () => {
  for (const file of ['.gitignore', '.dockerignore', '.containerignore'])
    expect(readFileSync(file, 'utf8')).toMatch(/^\/?deploy\/\.env$/m);
});

test('what docs/operations.md copies out of the volumes goes into no commit and no image', () => {
  for (const file of ['.gitignore', '.dockerignore', '.containerignore']) {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replace(/^\//, ''));
    expect(lines).toEqual(expect.arrayContaining(['backups', 'club.gz']));
  }
});

test('nginx gets as long for a stop as the processes whose answers go through it', () => {
  const { proxy } = composed('compose.postgres.yaml').services;
  expect(proxy?.stop_grace_period).toBe('40s');
});

test('what nginx keeps of bodies ends before its memory does, and it keeps no answers', () => {
  const { mem_limit = '', tmpfs = [] } = composed('compose.postgres.yaml').services.proxy ?? {};
  const [size = ''] = tmpfs.flatMap((place) => /^\/var\/cache\/nginx:size=(\d+)m$/.exec(place)?.[1] ?? []);
  expect(Number(size)).toBeGreaterThan(0);
  expect(Number(size) * 2).toBeLessThanOrEqual(Number.parseInt(mem_limit, 10));
  expect(read('nginx.conf')).toMatch(/^ {2}proxy_max_temp_file_size 0;$/m);
});
