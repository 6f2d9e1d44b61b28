/**
 * The kinds of entries in the outbox, with the rules that differ between them. Each other room that has to know a kind
 * has a file of this name: a record of all kinds, which does not compile before a new one is in it.
 */
import type { ContentDraft, ContentItem, ContentStanding } from '../contract/content';
import type { Feedback } from '../contract/feedback';
import type { NotePost, NoteTarget } from '../contract/notes';
import type { MorningPainPost } from '../contract/pain';
import type { WrittenChange } from '../contract/planChanges';
import type { Note, UserScreening } from '../contract/schemas';

/** What an entry about a training names it by. The exercise run may not have a server id yet [ON-4, PN-3]. */
export interface TrainingIds {
  exerciseRunId: number | null;
  exerciseRunClientId: string | null;
}

/**
 * By the kind of an entry: `payload` is what the person wrote, and `conflict` is what the server may have instead
 * [AS-2, NT-1]; null where it never says so.
 */
interface Contents {
  message: { payload: { recipientId: number; content: string }; conflict: null };
  feedback: { payload: Pick<Feedback, 'comment' | 'answers'> & TrainingIds; conflict: null };
  /** How a training hurts on the morning after it [PN-3]. */
  pain: { payload: Pick<MorningPainPost, 'value' | 'at'> & TrainingIds; conflict: null };
  /** Both texts of one note of this athlete. `revision` is that of the note that they were written on [NT-1]. */
  note: { payload: NotePost & { userId: number; revision: number }; conflict: Note };
  /** `screeningId` null withdraws. `base` is the screening that the person saw [AS-2, AS-3]. */
  assignment: {
    payload: {
      userId: number;
      screeningId: number | null;
      intervalWeeks: number | null;
      base: number | null;
    };
    conflict: UserScreening;
  };
  /**
   * All changes of the plan of an athlete. `revision` is that of the changes that they were written on, 0 where there
   * never were any [PL-1].
   */
  plan: {
    payload: { userId: number; revision: number; weeklyGoal: number | null; changes: WrittenChange[] };
    conflict: UserScreening;
  };
  /** A screening of `userId` that is to be that of `toUserId`, or to be deleted where that is null [TS-7]. */
  correction: {
    payload: { userId: number; runId: number; runClientId: string; toUserId: number | null };
    conflict: null;
  };
  /**
   * A draft of the club's own content, whole. `revision` is that of the item that it was written on [CT-11], and
   * `standing` is how that one was published, for the device alone; undefined for a new item.
   */
  contentDraft: {
    payload: ContentDraft & { standing?: ContentStanding | undefined };
    conflict: ContentItem;
  };
}

export type EntryKind = keyof Contents;
export type PayloadOf<Kind extends EntryKind> = Contents[Kind]['payload'];
export type ConflictOf<Kind extends EntryKind> = Contents[Kind]['conflict'];

/**
 * What is sent one after the other. The answers to entries in `desk` change what an update loads, so these entries wait
 * for one that is going on; nothing else must wait with them [ON-2].
 */
export const lanes = ['outbox', 'desk'] as const;

export type Lane = (typeof lanes)[number];

/** How the entries of a kind are sent. */
interface Rules<Kind extends EntryKind> {
  lane: Lane;
  /** Names what an entry is about, among those of its kind [ON-2]. */
  about: (payload: PayloadOf<Kind>) => number | string | null;
  /**
   * Whose older entries on the same subject a newer one replaces [ON-2]. `own`: only those of the same person, since
   * others may not know of it; null: nobody's.
   */
  replaces: 'own' | 'all' | null;
  /**
   * Whether an entry that is sent late overwrites a newer one that the server has. A note, an assignment, a
   * plan and a correction do not: the server knows what they were written on.
   */
  overwritesNewer: boolean;
}

const training = ({ exerciseRunClientId, exerciseRunId }: TrainingIds) =>
  exerciseRunClientId ?? exerciseRunId;

/** Names what a note is about, within its user screening. */
export const noteName = (target: NoteTarget): string =>
  'id' in target ? `${target.kind}/${target.id}` : target.kind;

export const entryKinds: { [Kind in EntryKind]: Rules<Kind> } = {
  message: {
    lane: 'outbox',
    about: ({ recipientId }) => recipientId,
    replaces: null,
    overwritesNewer: false,
  },
  feedback: { lane: 'outbox', about: training, replaces: 'all', overwritesNewer: true },
  pain: { lane: 'outbox', about: training, replaces: 'all', overwritesNewer: true },
  note: {
    lane: 'desk',
    about: ({ userScreeningId, target }) => `${userScreeningId}/${noteName(target)}`,
    replaces: 'own',
    overwritesNewer: false,
  },
  assignment: { lane: 'desk', about: ({ userId }) => userId, replaces: 'own', overwritesNewer: false },
  plan: { lane: 'desk', about: ({ userId }) => userId, replaces: 'own', overwritesNewer: false },
  correction: {
    lane: 'desk',
    about: ({ runClientId }) => runClientId,
    replaces: 'own',
    overwritesNewer: false,
  },
  contentDraft: { lane: 'outbox', about: ({ key }) => key, replaces: 'own', overwritesNewer: false },
};

/** Whether this app version knows such a kind of entry. */
export const isEntryKind = (kind: PropertyKey): kind is EntryKind => Object.hasOwn(entryKinds, kind);
