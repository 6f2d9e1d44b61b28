import * as z from 'zod/mini';
import { type Screening, type Test, testSchema } from '../../src/contract/schemas';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import { findScreening } from '../screening/screenings';

/** What an export reads once and needs often: the words of screenings, and the names of exercises and people. */
export interface Known {
  /** Returns a screening in the version that was done [CT-2]. It is never gone: nothing removes a screening. */
  screening(id: number): Promise<Required<Screening>>;
  /** Null for an exercise that nobody knows any more. */
  exerciseName(id: number): string | null;
  /** First and last name; null where nobody knows any more. */
  personName(id: number | null): Promise<string | null>;
}

const tests = z.array(testSchema);

/** Remembers what `read` has returned. */
const remembered = <Value>(read: (id: number) => Promise<Value>) => {
  const values = new Map<number, Promise<Value>>();
  return (id: number): Promise<Value> => {
    const value = values.get(id) ?? read(id);
    values.set(id, value);
    return value;
  };
};

const readScreening = async (db: Database, id: number): Promise<Required<Screening>> => {
  const row = await findScreening(db, id);
  const read: Test[] = row ? readJson(tests, row.tests) : [];
  return { id, name: row?.name ?? `Screening ${id}`, tests: read };
};

const readName = async (db: Database, id: number): Promise<string | null> => {
  const row = await db
    .selectFrom('user')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? `${row.firstName} ${row.lastName}` : null;
};

export const readKnown = async (db: Database): Promise<Known> => {
  const exercises = await db.selectFrom('exercise').select(['id', 'name']).execute();
  const names = new Map(exercises.map(({ id, name }) => [id, name]));
  const nameOf = remembered((id) => readName(db, id));
  return {
    screening: remembered((id) => readScreening(db, id)),
    exerciseName: (id) => names.get(id) ?? null,
    personName: async (id) => (id === null ? null : nameOf(id)),
  };
};
