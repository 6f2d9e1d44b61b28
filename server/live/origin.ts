import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether a request comes from the app's own pages, or from no page: only browsers send `Origin`. A proxy may
 * change `Host`; then the origin must be that of `publicUrl`.
 */
export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean => {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || page.origin === new URL(publicUrl).origin;
};
