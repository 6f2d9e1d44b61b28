import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Security headers for the app. Only its own files run, videos are blobs in its memory, and it connects only to its own
 * origin, also by WebSocket. There is no HSTS and no upgrade to https, since the default is plain http.
 */
export const securityHeaders: FastifyHelmetOptions = {
  strictTransportSecurity: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
};
