/** Which entries of the outbox can be sent, and in which order. */
import { isFailing } from './failure';
import { type Entry, isReplacing, subjectOf } from './outbox';

/** Feedback waits until its exercise run has a server id [ON-4]. */
export const isReady = (entry: Entry): boolean =>
  entry.kind !== 'feedback' || entry.payload.exerciseRunId !== null;

const bySmallerFailure = (a: Entry, b: Entry) => (a.failure?.tries ?? 0) - (b.failure?.tries ?? 0);

/** Whether a later entry of the same subject has to wait for this one. A message does not wait for ever [ON-2, FL-15]. */
const holdsUpSubject = (entry: Entry) => isReplacing[entry.kind] || !isFailing(entry);

/** Whether no earlier entry would replace what this one writes: the last one written must arrive last [ON-2]. */
const isInTurn = (entry: Entry, entries: readonly Entry[]) =>
  !isReplacing[entry.kind] || entries.find((other) => subjectOf(other) === subjectOf(entry)) === entry;

/**
 * The next entry to send. `failed` has the client ids of those that were tried and failed in this round: they are not
 * tried again, and later entries of their subjects wait [ON-2]. What failed several times comes after all others.
 */
export const nextEntry = (entries: readonly Entry[], failed: ReadonlySet<string>): Entry | undefined => {
  const waiting = entries.filter((entry) => entry.refusal === null && isReady(entry));
  const held = waiting.filter((entry) => failed.has(entry.clientId) && holdsUpSubject(entry));
  const heldUp = new Set(held.map(subjectOf));
  const open = waiting.filter(
    (entry) => !failed.has(entry.clientId) && !heldUp.has(subjectOf(entry)) && isInTurn(entry, waiting),
  );
  return open.find((entry) => !isFailing(entry)) ?? open.sort(bySmallerFailure)[0];
};

/**
 * Returns feedback that waits for its exercise run with the server id of that run, and every other entry as it is
 * [ON-4]. `ids` maps client ids to server ids of this device's exercise runs; null while a run has none.
 */
export const withRunId = (entry: Entry, ids: ReadonlyMap<string, number | null>): Entry => {
  if (entry.kind !== 'feedback' || isReady(entry)) return entry;
  const exerciseRunId = ids.get(entry.payload.exerciseRunClientId ?? '') ?? null;
  return exerciseRunId === null ? entry : { ...entry, payload: { ...entry.payload, exerciseRunId } };
};
