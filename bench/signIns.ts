import { randomUUID } from 'node:crypto';
import type { Variant } from './lib/pairs';
import { type Place, withServers } from './lib/places';
import { visitWhile } from './lib/visits';
import { measureWork } from './lib/works';

/** Sign-ins with invented names, all at once. */
const crowd = 10;

/** Requests for the start page in one execution on the idle server. */
const visits = 30;

/** The rush comes through a proxy, each person from another address: otherwise their number is limited. */
const proxied = (index: number) => ({
  'content-type': 'application/json',
  'x-forwarded-for': `10.0.${index}.${Math.floor(Math.random() * 256)}`,
});

const signIn = async (url: string, index: number): Promise<void> => {
  const body = JSON.stringify({ username: randomUUID(), password: 'falsch' });
  await fetch(`${url}/api/auth`, { method: 'POST', headers: proxied(index), body });
};

/** Visits the start page while many people sign in. */
const rush = ({ name, server: { url } }: Place): Variant => ({
  name: `${name}, during ${crowd} sign-ins`,
  run: async () => {
    let isOver = false;
    const people = Promise.all(Array.from({ length: crowd }, (_, index) => signIn(url, index))).then(() => {
      isOver = true;
    });
    const measures = await visitWhile(url, () => !isOver);
    await people;
    return measures;
  },
});

/** Compares the start page of an idle server with that during many sign-ins at once. */
export const signIns = (former: string | null): Promise<unknown> => {
  process.env.TRUST_PROXY = 'loopback';
  return withServers(
    former,
    async () => undefined,
    (now, all) =>
      measureWork({
        name: 'start page',
        floor: { name: 'idle', run: () => visitWhile(now.server.url, (count) => count < visits) },
        others: all.map(rush),
        limits: { pairs: 2, milliseconds: 1 },
      }),
  );
};
