import type { FastifyRequest } from 'fastify';
import { wrongOrigin } from './errors';

/** Where a browser says that a request begins: at a page of another site, or of another host of the same one. */
const elsewhere: readonly unknown[] = ['cross-site', 'same-site'];

/**
 * An `onRequest` hook for a GET that changes something. Throws 403 when a page of another origin makes a browser send
 * it, by an image, a link or a form: no XSRF header protects a GET. The app asks from its own origin, and a program
 * other than a browser sends no such header.
 */
export const refuseOtherSites = async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
  if (elsewhere.includes(headers['sec-fetch-site'])) throw wrongOrigin();
};
