import type { Feedback } from '../contract/feedback';
import type { NotePost, NoteTarget } from '../contract/notes';
import type { Note, UserScreening } from '../contract/schemas';
import type { Failure } from './failure';
import { isFormer, isHere, type Origin, type Owner } from './owner';

/** The content of an entry, by its kind. */
interface Payloads {
  message: { recipientId: number; content: string };
  /** The exercise run may not have a server id yet [ON-4]. */
  feedback: Omit<Feedback, 'exerciseRunId'> & {
    exerciseRunId: number | null;
    exerciseRunClientId: string | null;
  };
  /** How a training hurts on the morning after it, 0 to 10. As feedback, it may not have a server id yet [PN-3]. */
  pain: {
    exerciseRunId: number | null;
    exerciseRunClientId: string | null;
    value: number;
    /** ISO 8601. */
    at: string;
  };
  /** Both texts of one note of this athlete. `revision` is that of the note that they were written on [NT-1]. */
  note: NotePost & { userId: number; revision: number };
  /** Null withdraws. `base` is the screening that the person saw [AS-2, AS-3]. */
  assignment: {
    userId: number;
    screeningId: number | null;
    intervalWeeks: number | null;
    base: number | null;
  };
}

/** What the server has instead of an entry in conflict, by its kind [AS-2, NT-1]. */
interface Conflicts {
  message: never;
  feedback: never;
  pain: never;
  note: Note;
  assignment: UserScreening;
}

export type EntryKind = keyof Payloads;
export type PayloadOf<Kind extends EntryKind> = Payloads[Kind];
export type ConflictOf<Kind extends EntryKind> = Conflicts[Kind];

/** Something that a person wrote on this device and the server does not have yet. Stored in one row each [ON-1]. */
export type EntryOf<Kind extends EntryKind> = {
  [Each in Kind]: {
    clientId: string;
    kind: Each;
    payload: Payloads[Each];
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
    conflict: Conflicts[Each] | null;
  };
}[Kind];

export type Entry = EntryOf<EntryKind>;

/** An entry about a training, which is sent after its exercise run [ON-4]. */
export type TrainingEntry = EntryOf<'feedback'> | EntryOf<'pain'>;

export const isOnTraining = (entry: Entry): entry is TrainingEntry =>
  entry.kind === 'feedback' || entry.kind === 'pain';

export const isOfKind =
  <Kind extends EntryKind>(kind: Kind) =>
  (entry: Entry): entry is Entry & EntryOf<Kind> =>
    entry.kind === kind;

/** Returns the entry with another server id of its training. */
export const onRun = (entry: TrainingEntry, exerciseRunId: number | null): TrainingEntry =>
  ({ ...entry, payload: { ...entry.payload, exerciseRunId } }) as TrainingEntry;

/** Whether this user wrote the entry, on this server [FL-18]. */
export const isWrittenBy = (owner: Owner) => (entry: Entry) =>
  entry.writtenBy === owner.id && isHere(entry.origin, owner);

/** Whether the entry waits for another server, where somebody with the same user name wrote it [FL-18]. */
export const isFormerEntryOf = (owner: Owner) => (entry: Entry) => isFormer(entry.origin, owner);

/** Names what a note is about, within its user screening. */
export const noteName = (target: NoteTarget): string =>
  'id' in target ? `${target.kind}/${target.id}` : target.kind;

/** Whether it is not sent before the person has decided: the server refused it, or has something else [ON-3, NT-1]. */
export const isSetAside = ({ refusal, conflict }: Entry): boolean => refusal !== null || conflict !== null;

/** Entries of one subject are sent in the order of writing. Different subjects never wait for each other [ON-2]. */
export const subjectOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'message':
      return `message/${entry.payload.recipientId}`;
    case 'feedback':
      return `feedback/${entry.payload.exerciseRunClientId ?? entry.payload.exerciseRunId}`;
    case 'pain':
      return `pain/${entry.payload.exerciseRunClientId ?? entry.payload.exerciseRunId}`;
    case 'note':
      return `note/${entry.payload.userScreeningId}/${noteName(entry.payload.target)}`;
    case 'assignment':
      return `assignment/${entry.payload.userId}`;
  }
};

/** Whether a newer entry of this kind replaces an older one of the same subject [ON-2]. */
export const isReplacing: Record<EntryKind, boolean> = {
  message: false,
  feedback: true,
  pain: true,
  note: true,
  assignment: true,
};

/** Whether a newer entry replaces this one. Only an entry that was never tried can be replaced [ON-2]. */
const isSuperseded = (entry: Entry, entries: readonly Entry[]): boolean =>
  isReplacing[entry.kind] &&
  !entry.isTried &&
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
export const byWritingTime = (a: Entry, b: Entry): number =>
  Date.parse(a.writtenAt) - Date.parse(b.writtenAt);

/** Of the entries of one subject, oldest first, the one to show: that in conflict, which the others wait for, else the latest. */
export const shownOf = <Shown extends EntryOf<'note'> | EntryOf<'assignment'>>(
  entries: readonly Shown[],
): Shown | undefined => entries.find(({ conflict }) => conflict !== null) ?? entries.at(-1);
