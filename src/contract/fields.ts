/** What the fields of the contract are made of [API-4]. */
import * as z from 'zod/mini';

/** An id that the server gave. */
export const id = z.int().check(z.positive());
export const text = z.string();
export const nullableText = z.nullable(text);
/** ISO 8601 in UTC. */
export const isoDate = z.iso.datetime();
