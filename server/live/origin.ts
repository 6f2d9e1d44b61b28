import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from the server's own pages, or from no page at all: only browsers send `Origin`. Behind a
 * proxy that changes `Host`, `publicUrl` is where the pages are.
 */
export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean => {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || page.origin === new URL(publicUrl).origin;
};
