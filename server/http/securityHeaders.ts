import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Security headers for the app. Only its own files run, videos are blobs in its memory, and it connects only to its own
 * origin, also by WebSocket. With Trusted Types no text becomes code or markup: `athletik` is webpack's policy for the parts
 * of the app that it loads on demand, `athletik-worker` that of `workerUrl.ts`. There is no HSTS and no upgrade to https,
 * since the default is plain http.
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
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['athletik', 'athletik-worker'],
    },
  },
};
