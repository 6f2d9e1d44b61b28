import type { ServerConfig } from './config';

/** Browsers trust these without TLS. */
const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/**
 * Returns what the log says of an address that cannot work offline: browsers keep the app and its service worker only
 * for https, or for the machine itself. Undefined for a good address.
 */
export const plainHttpWarning = ({
  publicUrl,
  host,
}: Pick<ServerConfig, 'publicUrl' | 'host'>): string | undefined => {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:') return undefined;
  const address = isThisMachine(hostname) ? undefined : publicUrl;
  if (address === undefined && isThisMachine(host)) return undefined;
  const where = address ?? `http:// im Netz (HOST=${host})`;
  return `Achtung: Unter ${where} geht die App nicht ohne Netz, weil Browser das nur mit https erlauben. Setz einen Proxy mit Zertifikat davor und PUBLIC_URL auf die Adresse mit https (docs/operations.md).`;
};
