import { engineOf } from '../engine';
import type { Database } from '../tables';
import { type LoggedTable, loggedTables } from './loggedTables';
import type { Trigger, TriggerPlan } from './trigger';

/** Begins the name of each of these triggers. */
export const triggerPrefix = 'change of ';

/** So many entries are kept: of a club with 200 athletes about those of a month. */
export const keptEntries = 200_000;

/**
 * Returns the triggers of a table. A write that changes no column that counts is not logged. Of a row that moves to
 * another owner, the former one learns, too. They name no other table: otherwise SQLite could not make that one anew
 * in a migration.
 */
const plansOf = (logged: LoggedTable, present: readonly string[]): TriggerPlan[] => {
  const { table, kind, row, owner, columns = present } = logged;
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
    plan('update', columns, 'NEW'),
    ...(keys.length > 0 ? [plan('update', keys, 'OLD', 'move')] : []),
  ];
};

/** Returns all triggers that the log needs for the tables as they are in the database. */
export const neededTriggers = async (db: Database): Promise<Trigger[]> => {
  const { triggers } = engineOf(db);
  const needed = [triggers.pruning(`${triggerPrefix}log`, keptEntries)];
  for (const logged of loggedTables) {
    needed.push(...plansOf(logged, await triggers.columnsOf(db, logged.table)).map(triggers.adding));
  }
  return needed;
};
