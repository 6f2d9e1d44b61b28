import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './errors';
import { setXsrfCookies } from './xsrf';

/** A file whose name holds a hash of its content. */
const hashedName = /\.[0-9a-f]{8,}\./;

/** A source map, also compressed. It is for the people who run the server, and stays in the folder. */
const sourceMap = /\.map(\.br|\.gz)?$/;

const indexPage = /\bindex\.html(\.br|\.gz)?$/;

/**
 * A file with a hashed name never changes. The browser checks every other file again, so that a new version arrives.
 */
const setHeaders = (reply: FastifyReply, path: string) => {
  const isHashed = hashedName.test(path);
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (indexPage.test(path)) setXsrfCookies(reply.request, reply);
};

/** Returns whether a person opens an address of the app. The alternative is a page that asks for a missing file. */
const wantsPage = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean => {
  const path = decodeURIComponent(url.split('?')[0] ?? '');
  if (sourceMap.test(path)) return false;
  if (!['GET', 'HEAD'].includes(method) || /^\/api(\/|$)/.test(path)) return false;
  const isFile = /\.[^/]+$/.test(path);
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile);
};

/** Serves the built app from `distDir`. Every address of the app gets its index page. */
export const servePages = async (app: FastifyInstance, distDir: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: distDir,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders,
    allowedPath: (path) => !sourceMap.test(path),
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw notFound('Diese Adresse');
    return reply.sendFile('index.html');
  });
};
