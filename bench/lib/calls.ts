import type { Page } from 'playwright-core';

/** A call of the API that a page has made. */
interface MadeCall {
  method: string;
  /** With its query. */
  path: string;
}

/** Notes which calls of the API the page makes from now on. */
export const noteCalls = (page: Page): MadeCall[] => {
  const calls: MadeCall[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ method: request.method(), path: pathname + search });
  });
  return calls;
};

/** Returns the paths of the calls that read something. */
export const readPaths = (calls: readonly MadeCall[]): string[] =>
  calls.filter(({ method }) => method === 'GET').map(({ path }) => path);
