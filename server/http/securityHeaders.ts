import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Security headers for the app: nothing but its own files runs, videos come from its own memory as blobs, and the live
 * channel is a WebSocket. No HSTS and no upgrade to https, since by default it is served over plain http.
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
      connectSrc: ["'self'", 'ws:', 'wss:'],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
};
