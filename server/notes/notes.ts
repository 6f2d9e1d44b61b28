import type { Selectable } from 'kysely';
import type { RevisedNotePost } from '../../src/contract/assignments';
import { writtenText } from '../../src/domain/notes';
import { type FormerTexts, hashesOf, type NoteTexts } from '../database/formerTexts';
import type { Database } from '../database/tables';
import type { NoteTable } from '../database/tables/assignments';
import { conflict } from '../http/errors';
import { nextRevision } from '../instance/revisions';
import { toNote } from '../screening/screenings';
import { isSameNote, mergeNotes, noTexts } from './mergeNote';

/** What a note is stored under. */
type Key = Pick<NoteTable, 'userScreeningId' | 'kind' | 'subjectId'>;

type StoredNote = Selectable<NoteTable>;

/** How many former states of a note are known. A person who has written on an older one is asked. */
export const maxFormerNotes = 50;

const keyOf = ({ userScreeningId, target }: Pick<RevisedNotePost, 'userScreeningId' | 'target'>): Key => ({
  userScreeningId,
  kind: target.kind,
  // A note on the screening or training as a whole has the id of the user screening.
  subjectId: 'id' in target ? target.id : userScreeningId,
});

const findNote = async (db: Database, key: Key): Promise<StoredNote> =>
  (await db
    .selectFrom('note')
    .selectAll()
    .where(({ and }) => and(key))
    .executeTakeFirst()) ?? { ...key, ...noTexts, revision: 0, isRemoved: 0 };

/** Returns what a note said at a revision, or undefined when nobody knows any more. */
const findFormer = async (db: Database, key: Key, revision: number): Promise<FormerTexts | undefined> => {
  if (revision === 0) return hashesOf(noTexts);
  return db
    .selectFrom('formerNote')
    .select(['athleteHash', 'trainerHash'])
    .where(({ and }) => and({ ...key, revision }))
    .executeTakeFirst();
};

/** Notes what the note said before it changes. */
const keepFormer = async (db: Database, key: Key, { revision, ...texts }: StoredNote): Promise<void> => {
  await db
    .insertInto('formerNote')
    .values({ ...key, revision, ...hashesOf(texts) })
    .execute();
  await db
    .deleteFrom('formerNote')
    .where(({ and }) => and({ ...key }))
    .where('revision', '<=', revision - maxFormerNotes)
    .execute();
};

/**
 * Returns the texts that count: those written, together with what somebody else has changed since [NT-1]. Throws 409
 * with the present note when both have changed the same text. A note without a revision replaces the present one.
 */
const mergeTexts = async (
  db: Database,
  key: Key,
  present: StoredNote,
  { revision, ...post }: RevisedNotePost,
): Promise<NoteTexts> => {
  const written = {
    athleteNote: writtenText(post.athleteNote),
    trainerNote: writtenText(post.trainerNote),
  };
  if (revision === undefined || revision === present.revision) return written;
  const merged = mergeNotes(written, present, await findFormer(db, key, revision));
  if (merged) return merged;
  throw conflict(
    'Diese Notiz wurde inzwischen geändert. Bitte entscheide, was stehen bleiben soll.',
    toNote(present),
  );
};

/**
 * Stores a note. One without any text is kept with its revision [NT-1]; an app that knows none finds it gone. The
 * assignment and the target must exist. To be called in a transaction. Returns whether the athlete's text has changed.
 * Throws 409 with the present note when the same text was changed meanwhile.
 */
export const saveNote = async (db: Database, post: RevisedNotePost): Promise<boolean> => {
  const key = keyOf(post);
  const present = await findNote(db, key);
  const texts = await mergeTexts(db, key, present, post);
  if (isSameNote(texts, present)) return false;
  const isRemoved = post.revision === undefined && isSameNote(texts, noTexts) ? 1 : 0;
  const content = { ...texts, isRemoved, revision: await nextRevision(db, present.revision) };
  if (present.revision > 0) await keepFormer(db, key, present);
  await db
    .insertInto('note')
    .values({ ...key, ...content })
    .onConflict((conflict) => conflict.columns(['userScreeningId', 'kind', 'subjectId']).doUpdateSet(content))
    .execute();
  return texts.athleteNote !== present.athleteNote;
};
