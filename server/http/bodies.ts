import type { FastifyRequest } from 'fastify';
import { compressedBody, notFound, tooDeep } from './errors';

/** The most levels of lists and objects in what is sent. The deepest call has five. */
const maxDepth = 100;

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1)));

/**
 * An `onRequest` hook that refuses before a body is read what would be refused anyway: one for an unknown address, and
 * one that is compressed, because it may be a thousand times as large as what is sent.
 */
export const checkBeforeBody = async (request: FastifyRequest): Promise<void> => {
  const { is404, method, headers } = request;
  if (is404 && method !== 'GET' && method !== 'HEAD') throw notFound('Diese Adresse');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw compressedBody();
};

/** A `preValidation` hook that throws 400 for a body of so many levels that what reads it would run out of stack. */
export const checkDepth = async ({ body }: FastifyRequest): Promise<void> => {
  if (isDeeperThan(body, maxDepth)) throw tooDeep();
};
