import { hashesOf } from '../../server/database/formerTexts';
import { isSameNote, mergeNotes, noTexts } from '../../server/notes/mergeNote';
import { type RevisedNotePost, revisedNotePostSchema } from '../../src/contract/assignments';
import { endSessionFeature, noteRevisionsFeature, trainerNotesFeature } from '../../src/contract/features';
import type { NoteTarget } from '../../src/contract/notes';
import type { CurrentUser, Note, Screening, UserScreening } from '../../src/contract/schemas';
import { noteName } from '../../src/domain/entryKinds';
import { type NoteTexts, withNote } from '../../src/domain/noteEntries';
import { noteOn, writtenText } from '../../src/domain/notes';
import { textsOf } from '../../src/domain/noteTexts';
import { type CallTable, found, parse, Refusal, type SignedInCall } from './serverCalls';

interface Content {
  userScreenings: UserScreening[];
  screenings: readonly Screening[];
  exercises: readonly { id: number }[];
}

/** A note with its revision, and its former texts by revision. */
interface Written {
  note: Note & { revision: number };
  former: Map<number, ReturnType<typeof hashesOf>>;
}

/** A note that replaced another one. */
export interface NoteChange {
  clientId: string | undefined;
  /** Names the note, as `subjectOf` names an entry about it. */
  subject: string;
  before: NoteTexts;
  after: NoteTexts;
}

/** The part of the server that stores the notes of trainers. A server may lack it, or the revisions [API-42]. */
export class FakeNotes {
  /** The features of the server beyond the contract, or null when it lacks the call that lists them. */
  features: string[] | null = [trainerNotesFeature, endSessionFeature];
  /** Every change that was stored. */
  readonly history: NoteChange[] = [];
  private readonly written = new Map<string, Written>();
  /** Writer and client id of what was stored. */
  private readonly received = new Set<string>();

  readonly calls: CallTable<SignedInCall> = {
    'POST /screening/note': ({ body, user }) => {
      const post = parse(revisedNotePostSchema, body);
      const stored = found(this.content.userScreenings.find(({ id }) => id === post.userScreeningId));
      if (!user.athleteIds.includes(stored.userId)) throw new Refusal(403);
      if (post.clientId !== undefined && !this.receive(user, post.clientId)) return stored;
      try {
        this.demandTarget(stored, post.target, post.clientId !== undefined);
        return this.store(stored, post);
      } catch (refusal) {
        // What was refused was not taken.
        this.received.delete(`${user.id}/${post.clientId}`);
        throw refusal;
      }
    },
  };

  /** Changes these user screenings. */
  constructor(private readonly content: Content) {}

  /** Whether this user's entry was stored. */
  has({ writtenBy, clientId }: { writtenBy: number; clientId: string }): boolean {
    return this.received.has(`${writtenBy}/${clientId}`);
  }

  /** Forgets everything but the notes themselves, like a server that was restored from a backup [ON-6]. */
  forget() {
    this.received.clear();
    this.written.clear();
  }

  /** Notes that something was received. Returns false if it was before [ON-3]. */
  private receive({ id }: CurrentUser, clientId: string): boolean {
    const isNew = !this.received.has(`${id}/${clientId}`);
    this.received.add(`${id}/${clientId}`);
    return isNew;
  }

  private store(stored: UserScreening, { clientId, target, revision, ...post }: RevisedNotePost) {
    const written = this.writtenOn(stored, target);
    const { note, former } = written;
    const texts = {
      athleteNote: writtenText(post.athleteNote),
      trainerNote: writtenText(post.trainerNote),
    };
    const base = revision === 0 ? hashesOf(noTexts) : former.get(revision ?? note.revision);
    const isOnPresent = revision === undefined || revision === note.revision;
    const merged = isOnPresent ? texts : mergeNotes(texts, note, base);
    if (!merged) throw new Refusal(409, undefined, { present: note });
    if (!isSameNote(merged, note)) {
      former.set(note.revision, hashesOf(note));
      const subject = `note/${stored.id}/${noteName(target)}`;
      this.history.push({ clientId, subject, before: textsOf(note), after: merged });
      written.note = { id: note.id, ...merged, revision: note.revision + 1 };
    }
    const row = this.shown(stored, target, written.note, revision !== undefined);
    this.content.userScreenings[this.content.userScreenings.indexOf(stored)] = row;
    return row;
  }

  /** Returns the user screening with a note. An app without revisions finds an emptied note gone. */
  private shown(stored: UserScreening, target: NoteTarget, note: Written['note'], isRevised: boolean) {
    if (!isRevised && isSameNote(note, noTexts)) return withoutNote(stored, target);
    const { revision: _, ...plain } = note;
    const isOffered = this.features?.includes(noteRevisionsFeature);
    return sorted(withNote(stored, target, isOffered ? note : plain));
  }

  private writtenOn(stored: UserScreening, target: NoteTarget): Written {
    const key = `${stored.id}/${noteName(target)}`;
    const present = noteOn(stored, target);
    const id = 'id' in target ? target.id : stored.id;
    const note = { id, ...noTexts, ...present, revision: present?.revision ?? (present ? 1 : 0) };
    const written = this.written.get(key) ?? { note, former: new Map() };
    this.written.set(key, written);
    return written;
  }

  private demandTarget({ screeningId }: UserScreening, target: NoteTarget, isKept: boolean) {
    const { screenings, exercises } = this.content;
    const possible = isKept ? screenings : screenings.filter(({ id }) => id === screeningId);
    const tests = possible.flatMap((screening) => screening.tests);
    if (target.kind === 'test') found(tests.find(({ id }) => id === target.id));
    if (target.kind === 'exercise') found(exercises.find(({ id }) => id === target.id));
  }
}

const byId = (one: Note, other: Note) => one.id - other.id;

const sorted = ({ testNotes, exerciseNotes, ...others }: UserScreening): UserScreening => ({
  ...others,
  testNotes: testNotes.toSorted(byId),
  exerciseNotes: exerciseNotes.toSorted(byId),
});

const withoutNote = (stored: UserScreening, target: NoteTarget): UserScreening => {
  if (!('id' in target)) return { ...stored, [`${target.kind}Note`]: null };
  const notes = `${target.kind}Notes` as const;
  return { ...stored, [notes]: stored[notes].filter(({ id }) => id !== target.id) };
};
