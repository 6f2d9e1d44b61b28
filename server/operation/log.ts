import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { loggedRequest } from '../http/loggedRequest';

/**
 * A mail server repeats addresses in what it says, and an address names a person. Only looked for at the beginning of a
 * word: otherwise each letter of a long word would be tried, and the time would grow with the square of its length.
 */
const mailAddress = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:@]*@[^\s<>"'(),;:]+/g;

const masked = (text: string | undefined): string => (text ?? '').replace(mailAddress, '…@…');

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * What the log has of an error. Other fields are left out: they may have what somebody sent, or whom a mail was for.
 * Mail addresses in its texts are masked.
 */
export const loggedError = (error: Error): LoggedError => ({
  type: error.name,
  message: masked(error.message),
  stack: masked(error.stack),
  ...('code' in error && typeof error.code === 'string' && { code: error.code }),
  ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
});

/**
 * The log as Fastify takes it: a line of JSON by pino for each event. What belongs to a request has its id, which the
 * header `X-Request-Id` of the answer tells. `stream` takes the lines in place of the standard output.
 */
export const logOptions = (level: string, stream?: { write(line: string): void }) =>
  ({
    logger: { level, serializers: { req: loggedRequest, err: loggedError }, ...(stream && { stream }) },
    genReqId: () => randomUUID(),
  }) satisfies FastifyServerOptions;

/** The levels of pino for what the server says without being asked. */
const levels = { info: 30, fatal: 60 };

/**
 * Returns the words as a line for the standard output: in production as JSON in the form of pino, so that a collector
 * of logs reads every line in the same way. `LOG_LEVEL` does not hide them.
 */
export const spokenLine = (words: string, level: keyof typeof levels, isProduction: boolean): string =>
  isProduction
    ? JSON.stringify({ level: levels[level], time: Date.now(), pid: process.pid, msg: words })
    : words;
