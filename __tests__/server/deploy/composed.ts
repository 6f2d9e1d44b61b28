import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** A service, as far as the tests look at it. */
export interface Service {
  build?: { context: string; dockerfile: string };
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  tmpfs?: string[];
  logging?: { driver: string; options: Record<string, string> };
  restart?: string;
  stop_grace_period?: string;
}

/** A compose file. */
export interface Composed {
  name: string;
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

/** Reads a compose file of deploy/. */
export const composed = (name: string): Composed =>
  parse(readFileSync(join('deploy', name), 'utf8'), { merge: true });

/** Runs the command of the container `proxy` in a folder, up to the start of nginx. Returns the files that it makes. */
export const proxySettings = (folder: string) => {
  const [, , script = ''] = composed('compose.postgres.yaml').services.proxy?.command ?? [];
  const made = join(folder, 'conf.d');
  mkdirSync(made);
  const here = script
    .replaceAll('$$', '$')
    .replaceAll('/etc/athletik/', `${resolve('deploy')}/`)
    .replaceAll('/etc/nginx/conf.d/', `${made}/`)
    .replace(/^exec nginx .*$/m, '');
  execFileSync('sh', ['-ec', here], { env: { ...process.env, GATEWAY: '10.1.2.3' } });
  const read = (name: string) => readFileSync(join(made, name), 'utf8');
  return { settings: read('default.conf'), behindProxy: read('behindProxy.conf') };
};
