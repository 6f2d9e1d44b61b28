/** Protection from requests of other sites: a page of this origin repeats a cookie in a header [API-3, CO-17]. */

/**
 * The cookies, and the headers that repeat them. A writing request needs one of the pairs to match. The first is the
 * contract's. Cookies ignore ports, so another program on the same host may own a cookie of that name; the second has
 * a name of our own.
 */
export const xsrfPairs = [
  { cookie: 'XSRF-TOKEN', header: 'x-xsrf-token' },
  { cookie: 'ATHLETIK-XSRF', header: 'x-athletik-xsrf' },
] as const;

/**
 * The header that marks a 403 for a missing match. The answer has set fresh cookies, so the request can be repeated.
 */
export const xsrfRefusalHeader = 'x-xsrf-refusal';
