import type { FastifyReply } from 'fastify';

export const jsonType = 'application/json; charset=utf-8';

/** Sends what is JSON already: stored content goes out as it is. `server/openapi/described.ts` says what is in it. */
export const sendJson = (reply: FastifyReply, json: string): FastifyReply => reply.type(jsonType).send(json);
