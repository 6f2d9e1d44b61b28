import type { FastifyRequest } from 'fastify';

/** What the log has of a request: the pattern of its route, because an address may hold the token of a mail. */
export const loggedRequest = ({ method, routeOptions, ip }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'unknown',
  ip,
});
