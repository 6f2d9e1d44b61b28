/** The server ids of sent trainings. They outlive the trainings on this device [ON-4]. */
import * as z from 'zod/mini';
import { isOnTraining } from '../../domain/outbox';
import { isReady } from '../../domain/readyEntries';
import { type RowStore, readRows } from '../rowStore';
import { readEntry } from './entryRows';

/** How long the id of a training is kept that nothing waits for, in milliseconds: 15 days. */
const keptFor = 15 * 24 * 60 * 60 * 1000;

/** What one sending has told: server ids by client id. */
const rowSchema = z.object({ sentAt: z.number(), ids: z.record(z.string(), z.int()) });

const readRow = (row: unknown) => rowSchema.safeParse(row).data ?? null;

const byTime = (a: { sentAt: number }, b: { sentAt: number }) => a.sentAt - b.sentAt;

/** Returns the server ids by client id. Of two for one training the later one counts. */
export const readTrainingIds = async (rows: RowStore): Promise<Map<string, number>> => {
  const kept = await readRows(rows, readRow);
  return new Map(kept.sort(byTime).flatMap(({ ids }) => Object.entries(ids)));
};

/** Returns the client ids of the trainings that entries wait for. */
const waitedFor = async (entryRows: RowStore): Promise<Set<string | null>> => {
  const waiting = (await readRows(entryRows, readEntry))
    .filter(isOnTraining)
    .filter((entry) => !isReady(entry));
  return new Set(waiting.map(({ payload }) => payload.exerciseRunClientId));
};

/** Removes what is outdated or damaged, but what an entry waits for. */
const forgetOutdated = async (rows: RowStore, entryRows: RowStore, now: number): Promise<void> => {
  const outdated: [name: string, clientIds: string[]][] = [];
  await rows.iterate((row, name) => {
    const { sentAt = -Infinity, ids = {} } = readRow(row) ?? {};
    if (sentAt <= now - keptFor) outdated.push([name, Object.keys(ids)]);
    return undefined;
  });
  if (outdated.length === 0) return;
  const waited = await waitedFor(entryRows);
  for (const [name, clientIds] of outdated)
    if (!clientIds.some((clientId) => waited.has(clientId))) await rows.removeItem(name);
};

/** Keeps the ids of one sending in a row, and forgets outdated ones. `now` in milliseconds. */
export const writeTrainingIds = async (
  rows: RowStore,
  entryRows: RowStore,
  ids: ReadonlyMap<string, number>,
  now: number,
): Promise<void> => {
  const [first] = ids.keys();
  if (first === undefined) return;
  await forgetOutdated(rows, entryRows, now);
  await rows.setItem(`${now}/${first}`, { sentAt: now, ids: Object.fromEntries(ids) });
};
