import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { addressSchema, senderSchema } from '../mail/settings';

/** The names of proxy-addr, which Fastify takes beside addresses. */
const networks = ['loopback', 'linklocal', 'uniquelocal'];

const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;

/** Returns whether it is an address such as `10.0.0.1`, a network such as `10.0.0.0/8`, or the name of one. */
const isProxy = (value: string): boolean => {
  const [address = '', bits, ...more] = value.trim().split('/');
  if (networks.includes(value.trim())) return true;
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** A text that `isGood`, or the message. */
const textThat = (isGood: (value: string) => boolean, error: (value: string) => string) =>
  z.string().check(z.refine(isGood, { error: ({ input }) => error(String(input)) }));

/** The app is at the root of its address: its files, its service worker and its links lead there. */
const isOrigin = (value: string): boolean => {
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
};

const publicUrlProblem = (value: string): string => {
  const { protocol, host } = new URL(value);
  return `PUBLIC_URL darf nur eine Adresse sein wie ${protocol}//${host}, ohne Pfad und ohne Weiteres dahinter. Unter einem Pfad läuft die App nicht: Gib ihr eine eigene Adresse.`;
};

const oneOf = <const Values extends readonly [string, ...string[]]>(variable: string, values: Values) =>
  z.enum(values, {
    error: ({ input }) => `${variable} kann ${values.join(', ')} sein, nicht „${input}“.`,
  });

/** Every variable of the server, as it is in the environment. The messages name the variable, and are in German. */
export const settingsSchema = z.object({
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(
    z.pipe(
      textThat(isPort, (value) => `PORT muss eine Zahl von 0 bis 65535 sein, nicht „${value}“.`),
      z.transform(Number),
    ),
    8080,
  ),
  NODE_ENV: z.optional(oneOf('NODE_ENV', ['production', 'development', 'test'])),
  DEMO: z._default(oneOf('DEMO', ['on', 'off']), 'on'),
  LOG_LEVEL: z._default(
    oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'warn',
  ),
  PUBLIC_URL: z.optional(
    z.pipe(
      z.pipe(addressSchema('PUBLIC_URL', ['http:', 'https:']), textThat(isOrigin, publicUrlProblem)),
      z.transform((value: string) => new URL(value).origin),
    ),
  ),
  SMTP_URL: z.optional(addressSchema('SMTP_URL', ['smtp:', 'smtps:'])),
  MAIL_FROM: z.optional(senderSchema),
  TRUST_PROXY: z.optional(
    textThat(
      (value) => value.split(',').every(isProxy),
      (value) =>
        `TRUST_PROXY muss Adressen wie 127.0.0.1 oder 10.0.0.0/8 nennen, durch Kommas getrennt, nicht „${value}“.`,
    ),
  ),
  DATABASE_URL: z.optional(
    textThat(
      (value) => /^postgres(ql)?:\/\//.test(value),
      () => 'DATABASE_URL muss mit postgres:// beginnen. Ohne DATABASE_URL nimmt der Server SQLite.',
    ),
  ),
  METRICS_TOKEN: z.optional(
    textThat(
      (value) => /^[!-~]{16,}$/.test(value),
      () => 'METRICS_TOKEN muss mindestens 16 Zeichen haben, ohne Leerzeichen.',
    ),
  ),
});
