import type { ServerError } from '../../src/contract/health';

/** How many are kept. */
const most = 20;

/** The last errors of this process, in its memory [HE-1]. */
export class KeptErrors {
  private readonly kept: ServerError[] = [];

  /** Keeps one more in place of the oldest. */
  add(error: ServerError): void {
    this.kept.unshift(error);
    this.kept.splice(most);
  }

  /** The newest first. */
  list(): readonly ServerError[] {
    return this.kept;
  }
}

const nameOf = (error: Error): string => {
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.name}${code}`;
};

/** What a line of the log is made of: an error, or an object with one and with its request. */
interface Logged {
  err?: unknown;
  method?: unknown;
  route?: unknown;
}

/** Returns the innermost cause: the error that the client got says less. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);

/**
 * Returns what is kept of what the log gets: the name of the error and the pattern of its route. Messages are left out,
 * since they may repeat what somebody sent.
 */
export const keptError = (logged: unknown, now: number): ServerError => {
  const { err, method, route } = (logged instanceof Error ? { err: logged } : (logged ?? {})) as Logged;
  return {
    at: new Date(now).toISOString(),
    route: typeof route === 'string' ? `${String(method)} ${route}` : null,
    name: err instanceof Error ? nameOf(causeOf(err)) : 'Error',
  };
};
