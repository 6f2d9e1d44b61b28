import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { type KeptErrors, keptError } from '../health/keptErrors';
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

/** The levels of pino that are named here. */
const levels = { info: 30, error: 50, fatal: 60 };

interface LogTargets {
  /** Gets the errors among the lines. */
  keptErrors: KeptErrors;
  /** Takes the lines in place of the standard output. */
  stream?: { write(line: string): void } | undefined;
}

/**
 * The log as Fastify takes it: a line of JSON by pino for each event. What belongs to a request has its id, which the
 * header `X-Request-Id` of the answer tells.
 */
export const logOptions = (level: string, { keptErrors, stream }: LogTargets) =>
  ({
    logger: {
      level,
      serializers: { req: loggedRequest, err: loggedError },
      hooks: {
        logMethod(args, log, lineLevel) {
          if (lineLevel >= levels.error) keptErrors.add(keptError(args[0], Date.now()));
          log.apply(this, args);
        },
      },
      ...(stream && { stream }),
    },
    genReqId: () => randomUUID(),
  }) satisfies FastifyServerOptions;

/**
 * Returns the words as a line for the standard output: in production as JSON in the form of pino, so that a collector
 * of logs reads every line in the same way. `LOG_LEVEL` does not hide them.
 */
export const spokenLine = (words: string, level: 'info' | 'fatal', isProduction: boolean): string =>
  isProduction
    ? JSON.stringify({ level: levels[level], time: Date.now(), pid: process.pid, msg: words })
    : words;
