import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { type PlanChange, type PlanChanges, planChangeSchema } from '../../src/contract/planChanges';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import type { UserScreeningTable } from '../database/tables/assignments';

/** A change as it is stored. The trainer's name is read with it. */
export type StoredChange = Omit<PlanChange, 'byName'>;

type PlanColumns = Pick<Selectable<UserScreeningTable>, 'planChanges' | 'planRevision' | 'weeklyGoal'>;

const storedChangesSchema = z.array(z.omit(planChangeSchema, { byName: true }));

/** Returns the stored changes of a plan, none for a plan that was never changed [PL-1]. */
export const storedChangesOf = ({ planChanges }: Pick<PlanColumns, 'planChanges'>): StoredChange[] =>
  planChanges === null ? [] : readJson(storedChangesSchema, planChanges);

/** Returns the first names of the people who changed plans, by their id. */
const findNames = async (db: Database, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('user').select(['id', 'firstName']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, firstName }) => [id, firstName]));
};

/**
 * Returns, for rows of user screenings in their order, the changes of the plan as they are sent; undefined for a plan
 * that was never changed, so that such a row is as the contract has it.
 */
export const findPlanChanges = async (
  db: Database,
  rows: readonly PlanColumns[],
): Promise<(PlanChanges | undefined)[]> => {
  const stored = rows.map(storedChangesOf);
  const names = await findNames(db, [...new Set(stored.flat().map(({ by }) => by))]);
  return rows.map(({ planRevision: revision, weeklyGoal }, index) => {
    const changes = stored[index] ?? [];
    const named = changes.map((change) => ({ ...change, byName: names.get(change.by) || null }));
    return revision === 0 ? undefined : { revision, weeklyGoal, changes: named };
  });
};
