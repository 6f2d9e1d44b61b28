import type { Page, Request } from 'playwright-core';

/** The requests that a page makes from now on and that have no answer yet. */
export const openRequests = (page: Page): ReadonlySet<Request> => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
};
