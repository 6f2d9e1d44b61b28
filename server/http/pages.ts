import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './errors';
import { hasXsrfCookie, setXsrfCookies } from './xsrf';

/** A file whose name holds a hash of its content. */
const hashedName = /\.[0-9a-f]{8,}\./;

/** A source map, also compressed. It is for the people who run the server, and stays in the folder. */
const sourceMap = /\.map(\.br|\.gz)?$/;

const page = /\b(index|sign-in|sign-in-demo)\.html(\.br|\.gz)?$/;

/** The pages of the app with the sign-in painted in it, and the addresses that lead a stranger there. */
const signInPage = 'sign-in.html';
const demoPage = 'sign-in-demo.html';
const signInPaths = ['/', '/login'];

/**
 * A file with a hashed name never changes. The browser checks every other file again, so that a new version arrives.
 */
const setHeaders = (reply: FastifyReply, path: string) => {
  const isHashed = hashedName.test(path);
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (page.test(path)) setXsrfCookies(reply.request, reply);
};

const pathOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split('?')[0] ?? '');

/** Returns whether a person opens an address of the app. The alternative is a page that asks for a missing file. */
const wantsPage = (request: FastifyRequest): boolean => {
  const { method, headers } = request;
  const { accept = '' } = headers;
  const path = pathOf(request);
  if (sourceMap.test(path)) return false;
  if (!['GET', 'HEAD'].includes(method) || /^\/api(\/|$)/.test(path)) return false;
  const isFile = /\.[^/]+$/.test(path);
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile);
};

/** Whether this browser opens the app for the first time. Somebody who is signed in has the cookies. */
const isFirstVisit = (request: FastifyRequest): boolean =>
  signInPaths.includes(pathOf(request)) && !hasXsrfCookie(request);

/**
 * Serves the built app from `distDir`. Every address of the app gets its index page, and a first visit the sign-in that
 * is painted before any script has come, with the offer of a demo where this is one.
 */
export const servePages = async (
  app: FastifyInstance,
  distDir: string,
  isDemo: () => Promise<boolean>,
): Promise<void> => {
  const hasSignInPage = existsSync(join(distDir, signInPage));
  await app.register(fastifyStatic, {
    root: distDir,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders,
    allowedPath: (path) => !sourceMap.test(path),
  });
  const pageFor = async (request: FastifyRequest): Promise<string> => {
    if (!hasSignInPage || !isFirstVisit(request)) return 'index.html';
    return (await isDemo()) ? demoPage : signInPage;
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.sendFile(await pageFor(request));
  app.get('/', sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw notFound('Diese Adresse');
    return sendPage(request, reply);
  });
};
