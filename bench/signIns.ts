import { randomUUID } from 'node:crypto';
import { copyPackage, startServer } from '../__tests__/e2e/server';
import { compare, type Variant } from './lib/pairs';
import { visitWhile } from './lib/visits';

/** Sign-ins with invented names, all at once. */
const crowd = 100;

/** Requests for the start page in one execution on the idle server. */
const visits = 30;

/** The rush comes through a proxy, each person from another address: otherwise their number is limited. */
const proxied = (index: number) => ({
  'content-type': 'application/json',
  'x-forwarded-for': `10.0.${index}.${Math.floor(Math.random() * 256)}`,
});

/** Compares the start page of an idle server with that during many sign-ins at once. */
export const signIns = async (): Promise<void> => {
  const { root, remove } = copyPackage();
  process.env.TRUST_PROXY = 'loopback';
  const server = await startServer(root);

  const signIn = async (index: number) => {
    const body = JSON.stringify({ username: randomUUID(), password: 'falsch' });
    await fetch(`${server.url}/api/auth`, { method: 'POST', headers: proxied(index), body });
  };

  const idle: Variant = { name: 'idle', run: () => visitWhile(server.url, (count) => count < visits) };
  const rush: Variant = {
    name: `during ${crowd} sign-ins`,
    run: async () => {
      let isOver = false;
      const people = Promise.all(Array.from({ length: crowd }, (_, index) => signIn(index))).then(() => {
        isOver = true;
      });
      const measures = await visitWhile(server.url, () => !isOver);
      await people;
      return measures;
    },
  };
  try {
    await compare(idle, rush, { pairs: 10, milliseconds: 60_000 });
  } finally {
    await server.remove();
    remove();
  }
};
