import type { onRequestHookHandler } from 'fastify';

/**
 * What the app may load and run. Only its own files run, videos are blobs in its memory, which it also reads, and it
 * connects only to its own origin, also by WebSocket. With Trusted Types no text becomes code or markup: `athletik` is
 * webpack's policy for the parts of the app that it loads on demand, `athletik-worker` that of `workerUrl.ts`. Nothing
 * asks for https, since the default is plain http.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self' blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types athletik athletik-worker',
];

/** The headers that helmet recommends, but for HSTS, since the default is plain http. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy.join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** An `onRequest` hook for every answer of a route, errors too. */
export const setSecurityHeaders: onRequestHookHandler = (_request, reply, done) => {
  reply.headers(securityHeaders);
  done();
};
