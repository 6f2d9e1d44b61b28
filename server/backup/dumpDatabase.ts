import { withClient } from '../database/postgres/client';
import { inSchema, mayMakeScratch, scratchSchema, withScratch } from '../database/postgres/scratch';
import { type Checked, type Counts, countQuery } from './content';
import type { Copier } from './copier';
import { countDump } from './countDump';
import { dumpSchema, readDumpHead } from './dumpFile';
import { loadDump } from './loadDump';

/** Returns the schema that holds the tables of an address, with or without any. */
export const presentSchema = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string | null }>('select current_schema() as name');
    if (!rows[0]?.name) throw new Error('In der Datenbank gibt es kein Schema für die Tabellen.');
    return rows[0].name;
  });

/** Returns what the tables of an address hold. Throws when they belong to no club. */
export const readContent = (url: string): Promise<Counts & { instance: string }> =>
  withClient(url, async (client) => {
    const { rows: instances } = await client.query<{ id: string }>('select "id" from "instance"');
    const { rows } = await client.query<Record<keyof Counts, string>>(countQuery);
    const [[instance, ...others], [counts]] = [instances, rows];
    if (!instance || others.length > 0 || !counts) throw new Error('Die Sicherung gehört zu keinem Verein.');
    return { instance: instance.id, members: Number(counts.members), runs: Number(counts.runs) };
  });

/** Puts a dump into the scratch schema of a database. Returns what it holds. */
const tryOut = (url: string, file: string, signal?: AbortSignal) =>
  withScratch(url, async () => {
    await loadDump(file, url, scratchSchema, signal);
    return readContent(inSchema(url, scratchSchema));
  });

/** Reads a whole dump, and puts it into the scratch schema where the role may. */
const check = async (url: string, file: string, signal?: AbortSignal): Promise<Checked> => {
  const { backedUpAt } = await readDumpHead(file);
  const isUntried = !(await mayMakeScratch(url));
  const content = await (isUntried ? countDump(file, signal) : tryOut(url, file, signal));
  return { ...content, backedUpAt, isUntried };
};

/** Backs up PostgreSQL by its own program: one state of the database, which notes itself when it was begun. */
export const postgresCopier = (url: string): Copier => ({
  end: '.dump',
  copy: async (target, _, signal) => dumpSchema(url, await presentSchema(url), target, signal),
  check: (file, signal) => check(url, file, signal),
});
