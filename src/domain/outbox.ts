import {
  type ConflictOf,
  type EntryKind,
  entryKinds,
  type Lane,
  type PayloadOf,
  type TrainingIds,
} from './entryKinds';
import type { Failure } from './failure';
import { isFormer, isHere, type Origin, type Owner } from './owner';

/** What a person wrote, before it is an entry. */
export type Written = { [Kind in EntryKind]: { kind: Kind; payload: PayloadOf<Kind> } }[EntryKind];

/** Something that a person wrote on this device and the server does not have yet. Stored in one row each [ON-1]. */
export type EntryOf<Kind extends EntryKind> = {
  [Each in Kind]: {
    clientId: string;
    kind: Each;
    payload: PayloadOf<Each>;
    /** The user who was signed in. The entry stays on the device after a logout. */
    writtenBy: number;
    /** Where it was written. `writtenBy` may be somebody else on another server [FL-18]. */
    origin: Origin;
    /** ISO 8601. */
    writtenAt: string;
    /** Whether the server may already have it. */
    isTried: boolean;
    /** Why the server refused it, in German; null while it is not refused. */
    refusal: string | null;
    /** Null after no try or a success. */
    failure: Failure | null;
    /** Null unless the server has something else that this must not replace without asking [AS-2, NT-1]. */
    conflict: ConflictOf<Each> | null;
  };
}[Kind];

export type Entry = EntryOf<EntryKind>;

/** An entry about a training, which is sent after its exercise run [ON-4]. */
export type TrainingEntry = Extract<Entry, { payload: TrainingIds }>;

export const isOnTraining = (entry: Entry): entry is TrainingEntry => 'exerciseRunClientId' in entry.payload;

export const isOfKind =
  <Kind extends EntryKind>(kind: Kind) =>
  (entry: Entry): entry is Entry & EntryOf<Kind> =>
    entry.kind === kind;

/** Returns the entry with another server id of its training. */
export const onRun = <About extends TrainingEntry>(entry: About, exerciseRunId: number | null): About => ({
  ...entry,
  payload: { ...entry.payload, exerciseRunId },
});

/** Whether this user wrote the entry, on this server [FL-18]. */
export const isWrittenBy = (owner: Owner) => (entry: Entry) =>
  entry.writtenBy === owner.id && isHere(entry.origin, owner);

/** Whether the entry waits for another server, where somebody with the same user name wrote it [FL-18]. */
export const isFormerEntryOf = (owner: Owner) => (entry: Entry) => isFormer(entry.origin, owner);

/** Whether it is not sent before the person has decided: the server refused it, or has something else [ON-3, NT-1]. */
export const isSetAside = ({ refusal, conflict }: Entry): boolean => refusal !== null || conflict !== null;

/** Entries of one subject are sent in the order of writing. Different subjects never wait for each other [ON-2]. */
export const subjectOf = <Kind extends EntryKind>({ kind, payload }: EntryOf<Kind>): string =>
  `${kind}/${entryKinds[kind].about(payload)}`;

export const laneOf = ({ kind }: { kind: EntryKind }): Lane => entryKinds[kind].lane;

/** Whether a newer entry of this kind replaces an older one of the same subject [ON-2]. */
export const isReplacing = ({ kind }: Entry): boolean => entryKinds[kind].replaces !== null;

/**
 * Whether a newer entry may replace this one [ON-2]: one that was never tried, or one that was refused and that would
 * overwrite the newer one if it were sent later.
 */
const isReplaceable = (entry: Entry): boolean => {
  const wouldOverwrite = entry.refusal !== null && entryKinds[entry.kind].overwritesNewer;
  return isReplacing(entry) && (!entry.isTried || wouldOverwrite);
};

/** Whether a newer entry replaces this one. */
const isSuperseded = (entry: Entry, entries: readonly Entry[]): boolean =>
  isReplaceable(entry) &&
  entries.some((other) => byWritingTime(other, entry) > 0 && subjectOf(other) === subjectOf(entry));

/** The entries that newer ones replace [ON-2]. */
export const superseded = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => isSuperseded(entry, entries));

/** The entries that no newer one replaces [ON-2]. */
export const withoutSuperseded = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => !isSuperseded(entry, entries));

/**
 * The time of writing for a new entry, ISO 8601. Later than all waiting entries, so that the order holds even if the
 * clock was set back.
 */
export const writingTime = (now: number, waiting: readonly Entry[]): string =>
  new Date(Math.max(now, ...waiting.map(({ writtenAt }) => Date.parse(writtenAt) + 1))).toISOString();

/** Oldest first. */
export const byWritingTime = (a: { writtenAt: string }, b: { writtenAt: string }): number =>
  Date.parse(a.writtenAt) - Date.parse(b.writtenAt);

/**
 * Of the entries of one subject, oldest first, the one to show: that in conflict, which the others wait for, else the
 * latest.
 */
export const shownOf = <Shown extends Entry>(entries: readonly Shown[]): Shown | undefined =>
  entries.find(({ conflict }) => conflict !== null) ?? entries.at(-1);
