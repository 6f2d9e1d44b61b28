/** The entries that were sent in the last days, for a server that was restored from a backup [ON-6]. */
import { entryKinds } from './entryKinds';
import { byWritingTime, type Entry, isOnTraining, isReplacing, onRun, subjectOf } from './outbox';

/** The id of an entry among the sent ones. Of entries that replace each other the server has only the last [ON-6]. */
export const sentName = (entry: Entry): string => (isReplacing(entry) ? subjectOf(entry) : entry.clientId);

/** Names what an entry replaces. */
const replacedBy = (entry: Entry): string =>
  entryKinds[entry.kind].replaces === 'own' ? `${entry.writtenBy}/${subjectOf(entry)}` : subjectOf(entry);

/**
 * Returns the entries in the order of writing, all written before `now`, in ms: where the clock was set back since,
 * they must not replace what is written from now on [ON-2].
 */
const writtenBefore = (now: number, entries: readonly Entry[]): Entry[] =>
  entries.toSorted(byWritingTime).map((entry, index) => {
    const latest = now - entries.length + index;
    return Date.parse(entry.writtenAt) <= latest
      ? entry
      : { ...entry, writtenAt: new Date(latest).toISOString() };
  });

/**
 * The sent entries that a restored server gets again, without those that a waiting one replaces [ON-6, ON-2]. A note
 * keeps its revision and an assignment its base, so the server decides whether the person has to be asked. `now` in ms
 * is before `waiting` was read: what is written since comes after them.
 */
export const offeredAgain = (sent: readonly Entry[], waiting: readonly Entry[], now: number): Entry[] => {
  const replaced = new Set(waiting.filter(({ refusal }) => refusal === null).map(replacedBy));
  const offered = sent.filter((entry) => !isReplacing(entry) || !replaced.has(replacedBy(entry)));
  return writtenBefore(now, offered);
};

/**
 * Returns what is about a training without the server id of its exercise run, if this device has that run and so gets
 * its new id [ON-6]. A refusal may have been due to the former id. `ids` as in `withRunId`.
 */
export const withoutRunId = (entry: Entry, ids: ReadonlyMap<string, number | null>): Entry =>
  isOnTraining(entry) && ids.has(entry.payload.exerciseRunClientId ?? '')
    ? { ...onRun(entry, null), refusal: null }
    : entry;
