/** What a page and its worker say to each other. */
import { ApiError, NewerDatabaseError, StorageFullError, StorageUnavailableError } from '../../domain/errors';
import type { Bulk, StoredData } from '../ports';
import { sliceSize } from '../sliceSize';

export type Method = keyof Bulk;

export type Request =
  | { is: 'call'; id: number; method: Method; args: unknown[] }
  | { is: 'abort'; id: number };

/** Where in a result something belongs: keys from the outside to the inside. */
type Path = readonly string[];

/** An error as it can be sent. A copy that a browser makes of an error loses its class. */
type SentError = Pick<ApiError, 'name' | 'message' | 'reason' | 'status' | 'retryAfter' | 'body'>;

/** Some rows of a long list of a result, as JSON: a browser reads that several times faster than a copy of them. */
export interface Rows {
  is: 'rows';
  id: number;
  path: Path;
  rows: string;
}

/** `ready` comes once. A result comes without its long lists, then their rows, then `done`. */
export type Reply =
  | { is: 'ready' }
  | { is: 'result'; id: number; result: unknown }
  | Rows
  | { is: 'done'; id: number }
  | { is: 'error'; id: number; error: SentError };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What the app cannot read may hold what JSON cannot. */
const unreadable: keyof StoredData = 'unreadableRuns';

/** Returns a result without its long lists, which go to `take`. All that are readable consist of plain data. */
export const withoutLists = (
  value: unknown,
  take: (path: Path, rows: unknown[]) => void,
  path: Path = [],
): unknown => {
  if (Array.isArray(value) && value.length > sliceSize && path.at(-1) !== unreadable) {
    take(path, value);
    return [];
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withoutLists(part, take, [...path, key])]);
  return Object.fromEntries(entries);
};

/** Returns the rows of a list in slices, each as JSON. */
export const slicesOf = (rows: unknown[]): string[] =>
  Array.from({ length: Math.ceil(rows.length / sliceSize) }, (_, at) =>
    JSON.stringify(rows.slice(at * sliceSize, (at + 1) * sliceSize)),
  );

/** Adds rows to the list of a result at this place. */
export const addRows = (result: unknown, path: Path, rows: string): void => {
  const list = path.reduce((part, key) => (part as Record<string, unknown>)[key], result);
  for (const row of JSON.parse(rows)) (list as unknown[]).push(row);
};

const classes = { NewerDatabaseError, StorageFullError, StorageUnavailableError };

export const asSent = (error: unknown): SentError => {
  const { name, message, reason, status, retryAfter, body } = error as SentError;
  return { name, message, reason, status, retryAfter, body };
};

/** Returns the error again, of its class if that is one of the app's. */
export const asError = ({ name, message, reason, status, retryAfter, body }: SentError): Error => {
  if (name === 'ApiError') return new ApiError(reason, message, status, retryAfter, body);
  if (name in classes) return new classes[name as keyof typeof classes](message);
  return new Error(`${name}: ${message}`);
};
