import type * as z from 'zod/mini';
import type { CurrentUser } from '../../src/contract/schemas';
import { isClean } from '../../src/domain/cleanText';

export interface ServerRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  token: string | null;
}

export interface ServerAnswer {
  status: number;
  body: unknown;
}

/** An error answer in the form of the contract [API-41]. */
export const failed = (status: number, message = `Fehler ${status}`, further: object = {}): ServerAnswer => ({
  status,
  body: { status, error: `Error ${status}`, message, ...further },
});

/** Thrown by a call that is refused. The fake server answers it with its status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message?: string,
    /** What the body of the error has beside the contract, such as `present` of a conflict. */
    readonly further: object = {},
  ) {
    super(message);
  }
}

/** The arguments of a call: its body and the variable parts of its path, decoded; '' for a missing part. */
export interface Asked {
  body: unknown;
  params: readonly [first: string, second: string];
}

/** Returns the body of a 200, or throws a Refusal. */
export type OpenCall = (asked: Asked) => unknown;
export type SignedInCall = (asked: Asked & { user: CurrentUser }) => unknown;

/**
 * Calls by 'METHOD /path', where '*' is a variable part. '*' stands at the end only, and no path ends with a slash.
 */
export type CallTable<AnyCall> = Readonly<Record<string, AnyCall>>;

/**
 * Returns the call of a path and its variable parts. The most exact entry wins. Returns undefined without a match.
 */
export const findCall = <AnyCall>(table: CallTable<AnyCall>, { method, path }: ServerRequest) => {
  // What a query asks for is like one more part.
  const parts = path
    .replace(/[?][a-z]+=/, '/')
    .split('/')
    .filter(Boolean);
  for (const stars of ['', '/*', '/*/*']) {
    const fixed = parts.slice(0, parts.length - stars.length / 2);
    const call = table[`${method} /${fixed.join('/')}${stars}`];
    const [first = '', second = ''] = parts.slice(fixed.length).map(decodeURIComponent);
    if (call) return { call, params: [first, second] as const };
  }
  return undefined;
};

/** Returns the body in the form of the contract. Throws a 400 for any other body. */
export const parse = <Body>(schema: z.ZodMiniType<Body>, body: unknown): Body => {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal(400);
  return parsed.data;
};

/** Throws a 400 for texts that a database would change [ON-7]. */
export const demandClean = (...values: unknown[]) => {
  if (!values.every(isClean))
    throw new Refusal(400, 'Der Text enthält Zeichen, die sich nicht speichern lassen.');
};

/** Returns the value. Throws a 404 when it is undefined. */
export const found = <Thing>(thing: Thing | undefined, message?: string): Thing => {
  if (thing === undefined) throw new Refusal(404, message);
  return thing;
};

/** Refuses everybody except the user themselves [SE-8]. */
export const demandSelf = (user: CurrentUser, userId: number) => {
  if (user.id !== userId) throw new Refusal(403);
};

/** Whether it is the user themselves or their trainer [SE-4]. */
export const mayActFor = (user: CurrentUser, userId: number): boolean =>
  user.id === userId || user.athleteIds.includes(userId);

/** Refuses everybody except the user themselves and their trainer [SE-4] [SE-8]. */
export const demandActFor = (user: CurrentUser, userId: number) => {
  if (!mayActFor(user, userId)) throw new Refusal(403);
};
