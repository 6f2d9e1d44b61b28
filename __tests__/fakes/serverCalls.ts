import type * as z from 'zod/mini';
import type { CurrentUser } from '../../src/contract/schemas';

export interface ServerRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  token: string | null;
}

export interface ServerAnswer {
  status: number;
  body: unknown;
}

/** An error answer in the shape of the contract [API-41]. */
export const failed = (status: number, message = `Fehler ${status}`): ServerAnswer => ({
  status,
  body: { status, error: `Error ${status}`, message },
});

/** Thrown by a call that is refused; the fake server answers it with its status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message?: string,
  ) {
    super(message);
  }
}

/** What a call gets: its body and the parts of its path that vary, decoded; '' where there are fewer. */
export interface Asked {
  body: unknown;
  params: readonly [first: string, second: string];
}

/** Returns the body of a 200, or throws a Refusal. */
export type OpenCall = (asked: Asked) => unknown;
export type SignedInCall = (asked: Asked & { user: CurrentUser }) => unknown;

/** Calls by 'METHOD /path', where '*' is a part that varies, only at the end, and no slash ends the path. */
export type CallTable<AnyCall> = Readonly<Record<string, AnyCall>>;

/** Finds the call of a path, the most exact entry first, and what varies; undefined when there is none. */
export const findCall = <AnyCall>(table: CallTable<AnyCall>, { method, path }: ServerRequest) => {
  const parts = path.split('/').filter(Boolean);
  for (const stars of ['', '/*', '/*/*']) {
    const fixed = parts.slice(0, parts.length - stars.length / 2);
    const call = table[`${method} /${fixed.join('/')}${stars}`];
    const [first = '', second = ''] = parts.slice(fixed.length).map(decodeURIComponent);
    if (call) return { call, params: [first, second] as const };
  }
  return undefined;
};

/** The body as the contract has it; anything else is 400. */
export const parse = <Body>(schema: z.ZodMiniType<Body>, body: unknown): Body => {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal(400);
  return parsed.data;
};

/** What was looked for; 404 when there is none. */
export const found = <Thing>(thing: Thing | undefined, message?: string): Thing => {
  if (thing === undefined) throw new Refusal(404, message);
  return thing;
};

/** Refuses everybody but the user themselves [SE-8]. */
export const demandSelf = (user: CurrentUser, userId: number) => {
  if (user.id !== userId) throw new Refusal(403);
};

/** Refuses everybody but the user themselves and their trainer [SE-4, SE-8]. */
export const demandActFor = (user: CurrentUser, userId: number) => {
  if (user.id !== userId && !user.athleteIds.includes(userId)) throw new Refusal(403);
};
