import * as z from 'zod/mini';

/** An id in a path: a positive integer [API-4]. */
export const idParam = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number));
