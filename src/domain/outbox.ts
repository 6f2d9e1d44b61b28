import type { Feedback } from '../contract/feedback';

/** What an entry of each kind says. */
interface Payloads {
  message: { recipientId: number; content: string };
  /** Feedback on an exercise run, which may have no server id yet [ON-4]. */
  feedback: Omit<Feedback, 'exerciseRunId'> & {
    exerciseRunId: number | null;
    exerciseRunClientId: string | null;
  };
}

export type EntryKind = keyof Payloads;
export type PayloadOf<Kind extends EntryKind> = Payloads[Kind];

/** Something that a person wrote on this device and the server does not have yet; one row each [ON-1]. */
export type EntryOf<Kind extends EntryKind> = {
  [Each in Kind]: {
    clientId: string;
    kind: Each;
    payload: Payloads[Each];
    /** The user who was signed in. The entry stays on the device under them, also after a logout. */
    writtenBy: number;
    /** ISO 8601. */
    writtenAt: string;
    /** Whether it may have reached the server already. */
    isTried: boolean;
    /** Why the server refused it, in German; null while it waits. */
    refusal: string | null;
  };
}[Kind];

export type Entry = EntryOf<EntryKind>;

export const isOfKind =
  <Kind extends EntryKind>(kind: Kind) =>
  (entry: Entry): entry is Entry & EntryOf<Kind> =>
    entry.kind === kind;

/** Entries of one subject go out in the order written; those of different subjects never wait for each other [ON-2]. */
export const subjectOf = (entry: Entry): string => {
  if (entry.kind === 'message') return `message/${entry.payload.recipientId}`;
  return `feedback/${entry.payload.exerciseRunClientId ?? entry.payload.exerciseRunId}`;
};

/** A newer entry of such a kind takes the place of an older one of its subject [ON-2]. */
const isReplacing: Record<EntryKind, boolean> = { message: false, feedback: true };

/** Whether a newer one of these entries takes the place of this one, which was never tried [ON-2]. */
const isSuperseded = (entry: Entry, entries: readonly Entry[]): boolean =>
  isReplacing[entry.kind] &&
  !entry.isTried &&
  entries.some((other) => byWritingTime(other, entry) > 0 && subjectOf(other) === subjectOf(entry));

/** The entries whose place newer ones take [ON-2]. */
export const superseded = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => isSuperseded(entry, entries));

/** The entries that count: without those whose place newer ones take [ON-2]. */
export const withoutSuperseded = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => !isSuperseded(entry, entries));

/** Feedback waits until its exercise run has a server id [ON-4]. */
export const isReady = (entry: Entry): boolean =>
  entry.kind !== 'feedback' || entry.payload.exerciseRunId !== null;

/**
 * The entry whose turn it is: the oldest one that is neither refused nor waits for its run, of a subject that is not
 * skipped.
 */
export const nextEntry = (
  entries: readonly Entry[],
  skippedSubjects: ReadonlySet<string>,
): Entry | undefined =>
  entries.find((entry) => entry.refusal === null && isReady(entry) && !skippedSubjects.has(subjectOf(entry)));

/** When an entry counts as written: later than all that wait, so the order holds even if the clock is set back. */
export const writingTime = (now: number, waiting: readonly Entry[]): string =>
  new Date(Math.max(now, ...waiting.map(({ writtenAt }) => Date.parse(writtenAt) + 1))).toISOString();

/** Oldest first. */
export const byWritingTime = (a: Entry, b: Entry): number =>
  Date.parse(a.writtenAt) - Date.parse(b.writtenAt);

/**
 * The feedback entries that learn the server id of their exercise run, each with it. `ids` holds the id of each exercise
 * run of this device, or null while it has none.
 */
export const withRunIds = (
  entries: readonly Entry[],
  ids: ReadonlyMap<string, number | null>,
): EntryOf<'feedback'>[] =>
  entries.filter(isOfKind('feedback')).flatMap((entry) => {
    const { exerciseRunId, exerciseRunClientId } = entry.payload;
    const id = ids.get(exerciseRunClientId ?? '');
    if (exerciseRunId !== null || typeof id !== 'number') return [];
    return { ...entry, payload: { ...entry.payload, exerciseRunId: id } };
  });
