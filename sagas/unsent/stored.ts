import { type Entry, isFormerEntryOf, isWrittenBy, withoutSuperseded } from '../../src/domain/outbox';
import type { Owner } from '../../src/domain/owner';
import { isOwnedBy, type LocalRun } from '../../src/domain/runs';
import { type Amount, amountOf } from '../../src/domain/syncSummary';
import { call, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/** What the server does not have of a person. `former` waits for a former server [FL-18]. */
export interface Unsent {
  runs: LocalRun[];
  damagedRows: unknown[];
  entries: Entry[];
  former: { runs: LocalRun[]; entries: Entry[] };
}

/** Reads it of somebody who need not be signed in. */
export function* storedUnsent(owner: Owner): Saga<Unsent> {
  const { database, outbox } = yield* services();
  const { runs, formerRuns, unreadableRuns } = yield* call(database.load, owner);
  const entries = yield* call(outbox.all);
  return {
    runs: [...runs.screeningRun, ...runs.exerciseRun].filter((run) => run.isDirty && isOwnedBy(owner)(run)),
    damagedRows: unreadableRuns,
    entries: entries.filter(isWrittenBy(owner)),
    former: { runs: formerRuns, entries: entries.filter(isFormerEntryOf(owner)) },
  };
}

/** Counts it by kind. */
export function* countUnsent(owner: Owner): Saga<Amount> {
  const { runs, entries, damagedRows } = yield* storedUnsent(owner);
  return amountOf([...runs, ...withoutSuperseded(entries)], damagedRows.length);
}
