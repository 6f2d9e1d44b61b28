import type { RouteOptions } from 'fastify';
import { inject } from '../../contract/serverContract/inject';
import { rightRows } from '../../contract/serverContract/rights';
import { seedClub } from '../../contract/serverContract/seedClub';
import { officeRows } from '../office/rights';
import { startServer } from '../support';

/**
 * The transports of the live channel are open. What goes through them begins with a CONNECT, which needs a token
 * [LC-3]; `live/session.test.ts` has its rights.
 */
const transports = /\/notification-ws\//;

/** The calls for who runs the server have rights of their own, in `operation/calls.test.ts`; the document is open. */
const operation = /^\w+ \/(health|ready|metrics|api\/openapi\.json)$/;

const namesOf = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>): string[] =>
  [method].flat().map((one) => `${one} ${url.replace(/(?<=.)\/$/, '')}`);

test('[SE-8] every call that the server registers has a row in a table of rights', async () => {
  const registered = new Set<string>();
  const asked = new Set<string>();
  const { app, stop } = await startServer(seedClub, {
    onRoute: (route) => {
      for (const name of namesOf(route)) registered.add(name);
      route.onResponse = async ({ method, routeOptions: { url = '' } }) => {
        for (const name of namesOf({ method, url })) asked.add(name);
      };
    },
  });
  const things = { roomIds: { anna: 1, tina: 1 }, exerciseRunIds: { anna: 1, tina: 1 } };
  for (const { call, owner } of rightRows) await inject(app, { ...call(owner, things), token: null });
  for (const { call } of officeRows) await inject(app, { ...call(), token: null });
  await stop();

  // Fastify answers HEAD with the handler and the hooks of GET.
  const ofGet = (name: string) => registered.has(name.replace(/^HEAD /, 'GET '));
  const needed = [...registered].filter((name) => !transports.test(name) && !operation.test(name));
  expect(needed.filter((name) => name.startsWith('HEAD ') && !ofGet(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].toSorted()).toEqual(needed.filter((name) => !name.startsWith('HEAD ')).toSorted());
});
