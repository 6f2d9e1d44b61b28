import { describedTables, type Logged } from '../description';
import { dialectOf } from '../dialect';
import type { Database } from '../tables';
import type { Trigger, TriggerPlan } from './trigger';

/** Begins the name of each of these triggers. */
export const triggerPrefix = 'change of ';

/** How many entries are kept: those of about a month in a club with 200 athletes. */
export const keptEntries = 200_000;

/**
 * Returns the triggers of a table. A write that changes no column that counts is not logged. Of a row that moves to
 * another owner, the former one learns, too. They name no other table: otherwise SQLite could not make that one anew
 * in a migration.
 */
const plansOf = (table: string, logged: Logged, present: readonly string[]): TriggerPlan[] => {
  const { kind, row, owner, columns = present } = logged;
  const plan = (
    event: TriggerPlan['event'],
    changed: TriggerPlan['changed'],
    state: TriggerPlan['state'],
    title: string = event,
  ): TriggerPlan => {
    const name = `${triggerPrefix}${kind} by ${title} of ${table}`;
    return { name, table, event, changed, kind, state, row, owner };
  };
  const keys = [row, owner].filter((key) => key !== undefined);
  return [
    plan('insert', null, 'NEW'),
    plan('delete', null, 'OLD'),
    // An older schema, as the tests of migrations make it, has not all of them.
    plan(
      'update',
      columns.filter((column) => present.includes(column)),
      'NEW',
    ),
    ...(keys.length > 0 ? [plan('update', keys, 'OLD', 'move')] : []),
  ];
};

/** Returns all triggers that the log needs for the tables as they are in the database. */
export const neededTriggers = async (db: Database): Promise<Trigger[]> => {
  const { triggers } = dialectOf(db);
  const needed = [triggers.pruning(`${triggerPrefix}log`, keptEntries)];
  for (const { name, logged } of describedTables) {
    const columns = logged.length > 0 ? await triggers.columnsOf(db, name) : [];
    for (const each of logged) needed.push(...plansOf(name, each, columns).map(triggers.adding));
  }
  return needed;
};
