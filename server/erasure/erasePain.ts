import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type RunUnit, runUnitSchema, type TestRun, testRunSchema } from '../../src/contract/runs';
import { hasPain, testRunsWithoutPain, unitsWithoutPain } from '../../src/domain/pain';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';

const eraseFromScreenings = async (db: Database, userId: number): Promise<void> => {
  const rows = await db
    .selectFrom('screeningRun')
    .select(['id', 'testRuns', 'bytes'])
    .where('userId', '=', userId)
    .execute();
  for (const { id, testRuns: stored, bytes } of rows) {
    const testRuns: TestRun[] = readJson(z.array(testRunSchema), stored);
    if (!hasPain({ testRuns })) continue;
    const left = JSON.stringify(testRunsWithoutPain(testRuns));
    await db
      .updateTable('screeningRun')
      .set({
        testRuns: left,
        bytes: bytes - Buffer.byteLength(stored) + Buffer.byteLength(left),
        tag: randomUUID(),
      })
      .where('id', '=', id)
      .execute();
  }
};

const eraseFromTrainings = async (db: Database, userId: number): Promise<void> => {
  const rows = await db
    .selectFrom('exerciseRun')
    .select(['id', 'runUnits', 'morningPain', 'bytes'])
    .where('userId', '=', userId)
    .execute();
  for (const { id, runUnits: stored, morningPain, bytes } of rows) {
    const runUnits: RunUnit[] = readJson(z.array(runUnitSchema), stored);
    if (!hasPain({ runUnits }) && morningPain === null) continue;
    const left = JSON.stringify(unitsWithoutPain(runUnits));
    await db
      .updateTable('exerciseRun')
      .set({
        runUnits: left,
        morningPain: null,
        bytes: bytes - Buffer.byteLength(stored) + Buffer.byteLength(left),
        tag: randomUUID(),
      })
      .where('id', '=', id)
      .execute();
  }
};

/**
 * Erases what a member has said of pain, in all of their runs [CS-5]. The runs stay, and the log of changes tells it to
 * the devices. To be called in a transaction.
 */
export const erasePain = async (db: Database, userId: number): Promise<void> => {
  await eraseFromScreenings(db, userId);
  await eraseFromTrainings(db, userId);
};
