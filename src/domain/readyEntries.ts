/** Which entries of the outbox can be sent, and in which order. */
import { isFailing } from './failure';
import { type Entry, isOnTraining, isReplacing, onRun, subjectOf } from './outbox';
import { isSameJson } from './sameJson';

/** What is about a training waits until that has a server id [ON-4, PN-3]. */
export const isReady = (entry: Entry): boolean =>
  !isOnTraining(entry) || entry.payload.exerciseRunId !== null;

const bySmallerFailure = (a: Entry, b: Entry) => (a.failure?.tries ?? 0) - (b.failure?.tries ?? 0);

/**
 * Whether a later entry of the same subject has to wait for this one. A message does not wait for ever [ON-2, FL-15].
 */
const holdsUpSubject = (entry: Entry) => isReplacing(entry) || !isFailing(entry);

/** Whether no earlier entry would replace what this one writes: the last one written must arrive last [ON-2]. */
const isInTurn = (entry: Entry, entries: readonly Entry[]) =>
  !isReplacing(entry) || entries.find((other) => subjectOf(other) === subjectOf(entry)) === entry;

/**
 * The next entry to send. `failed` has the client ids of those that were tried and failed in this round: they are not
 * tried again, and later entries of their subjects wait, as do those behind one in conflict [ON-2]. What failed several
 * times comes after all others.
 */
export const nextEntry = (entries: readonly Entry[], failed: ReadonlySet<string>): Entry | undefined => {
  const waiting = entries.filter((entry) => entry.refusal === null && isReady(entry));
  const held = waiting.filter((entry) => failed.has(entry.clientId) && holdsUpSubject(entry));
  const heldUp = new Set(held.map(subjectOf));
  const open = waiting.filter(
    (entry) =>
      entry.conflict === null &&
      !failed.has(entry.clientId) &&
      !heldUp.has(subjectOf(entry)) &&
      isInTurn(entry, waiting),
  );
  return open.find((entry) => !isFailing(entry)) ?? open.sort(bySmallerFailure)[0];
};

/**
 * Returns what waits for its exercise run with the server id of that run, and every other entry as it is [ON-4, PN-3].
 * `ids` maps client ids to server ids of this device's exercise runs; null while the server does not have the run.
 */
export const withRunId = (entry: Entry, ids: ReadonlyMap<string, number | null>): Entry => {
  if (!isOnTraining(entry) || isReady(entry)) return entry;
  const exerciseRunId = ids.get(entry.payload.exerciseRunClientId ?? '') ?? null;
  return exerciseRunId === null ? entry : onRun(entry, exerciseRunId);
};

/** Returns the server ids of exercise runs that these entries have, by client id. */
export const runIdsIn = (entries: readonly Entry[]): ReadonlyMap<string, number | null> =>
  new Map(
    entries
      .filter(isOnTraining)
      .flatMap(({ payload: { exerciseRunClientId, exerciseRunId } }) =>
        exerciseRunClientId === null || exerciseRunId === null ? [] : [[exerciseRunClientId, exerciseRunId]],
      ),
  );

/**
 * Returns the rows that were just read, but what this tab changed or removed during the reading as this tab has it.
 * `before` and `now` are the entries in memory before and after: others may have been read meanwhile, and be the same.
 */
export const withChanges = (
  rows: readonly Entry[],
  before: readonly Entry[],
  now: readonly Entry[],
): Entry[] =>
  rows.flatMap((row) => {
    const isOne = ({ clientId }: Entry) => clientId === row.clientId;
    const is = now.find(isOne);
    if (isSameJson(is, before.find(isOne))) return [row];
    return is ? [is] : [];
  });
