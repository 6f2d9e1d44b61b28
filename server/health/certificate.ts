import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import type { Certificate } from '../../src/contract/health';
import type { Clock } from '../system/time';

/** How long it waits for the address, in milliseconds. */
const patience = 5_000;

/** How long what was read counts: what was seen a day, a failure only until somebody may have mended it. */
const keptFor = { known: 24 * 3_600_000, unknown: 10 * 60_000, none: Number.POSITIVE_INFINITY };

/** What the most likely reasons mean, by the code of Node. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'Der Server findet die Adresse nicht.',
  EAI_AGAIN: 'Der Server findet die Adresse nicht.',
  ECONNREFUSED: 'Unter der Adresse antwortet niemand.',
  ETIMEDOUT: 'Die Adresse antwortet nicht rechtzeitig.',
  EHOSTUNREACH: 'Der Server erreicht die Adresse nicht.',
  ENETUNREACH: 'Der Server erreicht die Adresse nicht.',
};

const unknown = (code: string): Certificate => ({
  kind: 'unknown',
  reason: reasons[code] ?? `Die Adresse spricht kein https (${code}).`,
});

const known = ({ valid_to }: PeerCertificate, fault: string | null): Certificate => ({
  kind: 'known',
  endsAt: new Date(valid_to).toISOString(),
  fault,
});

/** Looks at the certificate that an address shows to everybody. Sends no request. Never rejects. */
const lookAt = ({ hostname, port }: URL, limit: number): Promise<Certificate> =>
  new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      // A certificate that is not trusted is read, too: it is what people see.
      rejectUnauthorized: false,
    });
    const end = (certificate: Certificate) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(certificate);
    };
    const timer = setTimeout(() => end(unknown('ETIMEDOUT')), limit);
    socket.once('error', (error: NodeJS.ErrnoException) => end(unknown(error.code ?? error.name)));
    socket.once('secureConnect', () => {
      // Node's types say that it is an error; it is the code of one.
      const fault = socket.authorized ? null : String(socket.authorizationError);
      end(known(socket.getPeerCertificate(), fault));
    });
  });

/** Returns how to learn of the certificate at the address of the app [HE-3]. It is looked at once a day. */
export const createCertificateReader = (publicUrl: string, now: Clock, limit = patience) => {
  const address = new URL(publicUrl);
  let latest: { at: number; reading: Promise<Certificate> } | undefined;
  const look = async (): Promise<Certificate> =>
    address.protocol === 'https:' ? lookAt(address, limit) : { kind: 'none' };
  return async (): Promise<Certificate> => {
    const last = latest && (await latest.reading);
    if (latest && last && Math.abs(now() - latest.at) < keptFor[last.kind]) return last;
    latest = { at: now(), reading: look() };
    return latest.reading;
  };
};
