import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './errors';
import { setXsrfCookie } from './xsrf';

/** A file whose name holds a hash of its content. */
const hashedName = /\.[0-9a-f]{8,}\./;

const indexPage = /\bindex\.html(\.br|\.gz)?$/;

/** What is hashed never changes; all else is asked for again, or a new version of the app would not arrive. */
const setHeaders = (reply: FastifyReply, path: string) => {
  const isHashed = hashedName.test(path);
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (indexPage.test(path)) setXsrfCookie(reply.request, reply);
};

/** Whether a person opens an address of the app, as opposed to a page asking for a file that is missing. */
const wantsPage = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? '';
  if (!['GET', 'HEAD'].includes(method) || /^\/api(\/|$)/.test(path)) return false;
  const isFile = /\.[^/]+$/.test(path);
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile);
};

/** Serves the built app from `distDir`, every address of its own included. */
export const servePages = async (app: FastifyInstance, distDir: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: distDir,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders,
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw notFound('Diese Adresse');
    return reply.sendFile('index.html');
  });
};
