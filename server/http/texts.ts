import type { FastifyRequest } from 'fastify';
import { isClean } from '../../src/domain/cleanText';
import { damagedText } from './errors';

/** Throws 400 when the path, the query or the body contains a text that the database would change [ON-7]. */
export const checkTexts = async ({ params, query, body }: FastifyRequest): Promise<void> => {
  if (![params, query, body].every(isClean)) throw damagedText();
};
