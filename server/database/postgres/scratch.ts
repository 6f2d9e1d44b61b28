import type { Client } from 'pg';
import { isTaken, withClient } from './client';
import { tryLockOfScratch } from './locks';

/** A schema for tables that are being tried or prepared, beside those of the server. */
export const scratchSchema = 'athletik_scratch';

/** Returns the address of a database for which the tables of `schema` are the ones. */
export const inSchema = (url: string, schema: string): string => {
  const address = new URL(url);
  const options = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${options} -c search_path=${schema}`.trim());
  return address.href;
};

const drop = `drop schema if exists ${scratchSchema} cascade`;

const mayMake = async (client: Client): Promise<boolean> => {
  const right = `select has_database_privilege(current_database(), 'create') as may`;
  const { rows } = await client.query<{ may: boolean }>(right);
  return rows[0]?.may === true;
};

/** Returns whether the role of an address may make a schema. */
export const mayMakeScratch = (url: string): Promise<boolean> => withClient(url, mayMake);

/**
 * Works with the scratch schema, which is empty at the beginning and gone at the end. What a killed process has left
 * there goes. Throws with a German message when somebody else works with it, and when the role may make no schema.
 */
export const withScratch = <Result>(url: string, work: () => Promise<Result>): Promise<Result> =>
  withClient(url, async (client) => {
    if (!(await mayMake(client))) throw new Error('Der Rolle fehlt das Recht CREATE auf die Datenbank.');
    if (!(await isTaken(client, tryLockOfScratch)))
      throw new Error('Gerade läuft eine andere Sicherung oder Wiederherstellung.');
    await client.query(`${drop}; create schema ${scratchSchema}`);
    try {
      return await work();
    } finally {
      // Where that fails, the next one drops it.
      await client.query(drop).catch(() => {});
    }
  });
