import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { Owner } from '../../../src/domain/owner';
import type { LocalIds as Keys, LocalRun } from '../../../src/domain/runs';
import { createIds } from '../../../src/services/browser';
import { createDatabase } from '../../../src/services/database/createDatabase';
import { databaseName } from '../../../src/services/database/schema';
import type { Database, StoredData } from '../../../src/services/ports';
import { difference } from './difference';
import { LocalIds } from './localIds';
import { type DatabaseCall, type DatabaseRecording, deletion } from './recordDatabase';

/** How many calls were compared, and the first one with another result, or null. */
export interface Comparison {
  compared: number;
  found: string | null;
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** What came of a call: a video as text, an error as its name. */
const outcomeOf = async (result: unknown, error: string | undefined) => {
  if (error !== undefined) return { error };
  return { result: result instanceof Blob ? { text: await result.text(), type: result.type } : result };
};

const perform = async (database: Database, method: string, args: unknown[]) => {
  try {
    return await outcomeOf(await (database[method as keyof Database] as Method)(...args), undefined);
  } catch (error) {
    return outcomeOf(undefined, (error as Error).name);
  }
};

/** What a reading has found of the runs that were asked for, and everything else. */
const onlyAsked = ({ runs, formerRuns, ...others }: StoredData, localIds: Keys) => {
  const isAsked = ({ kind, localId }: LocalRun) => localIds[kind].includes(Number(localId));
  const { screeningRun, exerciseRun } = runs;
  return {
    ...others,
    runs: { screeningRun: screeningRun.filter(isAsked), exerciseRun: exerciseRun.filter(isAsked) },
    formerRuns: formerRuns.filter(isAsked),
  };
};

/**
 * Compares a reading of some runs. Which are the last ones, that come with them, depends on the keys, so `Database`'s
 * own suite has to say that.
 */
const repeatLoadSome = async ({ args, result }: DatabaseCall, database: Database, ids: LocalIds) => {
  const [owner, localIds] = args as [Owner, Keys];
  const keys = ids.translatedKeys(localIds);
  const fake = onlyAsked(result as StoredData, localIds);
  const real = onlyAsked(await database.loadSome(owner, keys), keys);
  return difference(ids.translated(fake), real, 'what was asked for');
};

/** Does to the real database what was done to the fake one. Returns in what the result differs, or null. */
const repeat = async (call: DatabaseCall, database: Database, ids: LocalIds): Promise<string | null> => {
  const { method, args } = call;
  if (method === 'loadSome' && call.error === undefined) return repeatLoadSome(call, database, ids);
  const fake = await outcomeOf(call.result, call.error);
  const real = await perform(database, method, ids.translated(args) as unknown[]);
  if (method === 'saveRun' || method === 'saveIfNewer') {
    const { kind } = args[0] as { kind: string };
    if (typeof fake.result !== 'number') return difference(fake, real, 'the outcome');
    ids.learn(kind, fake.result, real.result as number);
    return difference(ids.real(kind, fake.result), real.result, 'the key');
  }
  ids.learnAll(fake, real);
  return difference(ids.translated(fake), real, 'the outcome');
};

const tableNames = ['user', 'userScreening', 'screening', 'screeningRun', 'exercise', 'exerciseRun'] as const;

/** Compares what the two databases hold. */
const compareTables = async (tables: DatabaseRecording['tables'], ids: LocalIds): Promise<string | null> => {
  const db = await openDB(databaseName);
  let found: string | null = null;
  for (const name of tableNames) {
    const rows = await db.getAll(name);
    ids.learnAll(tables[name], rows);
    found ??= difference(ids.translated(tables[name]), rows, `at the end, ${name}`);
  }
  db.close();
  return found;
};

/** The number of characters of the arguments that are shown. */
const shown = 500;

const newDatabase = (): Database => {
  globalThis.indexedDB = new IDBFactory();
  return createDatabase(createIds(crypto));
};

/** Repeats on a real database, of its own, what happened to a fake one. */
export const replayOnDatabase = async ({ calls, tables }: DatabaseRecording): Promise<Comparison> => {
  let database = newDatabase();
  const ids = new LocalIds();
  for (const [index, call] of calls.entries()) {
    if (call.method === deletion.method) {
      database = newDatabase();
      continue;
    }
    const different = await repeat(call, database, ids);
    if (!different) continue;
    const args = JSON.stringify(call.args).slice(0, shown);
    return { compared: index + 1, found: `${index}. ${call.method}: ${different}\n${args}` };
  }
  // In a scenario in which nobody signs in, no call has opened it so far.
  await database.settled();
  return { compared: calls.length, found: await compareTables(tables, ids) };
};
