import { hashesOf } from '../database/formerTexts';
import type { Database } from '../database/tables';

/** More versions than a club gives its text by hand between two backups. */
const consentVersionsAhead = 1_000;

/**
 * Gives every note and every changed plan the revision `beginning`, and so each that is new from now on, so that none
 * is used twice: the backup may lack the note or the change altogether [NT-1, PL-1, ON-6]. Each change of one has given
 * an id to the log of changes, so that none ever had a revision above the highest id. What a note says stays known
 * under its former revision: what was written on that is merged as before, and a person who has written on one that is
 * lost is asked.
 */
export const raiseNoteRevisions = async (db: Database, beginning: number): Promise<void> => {
  const notes = await db.selectFrom('note').selectAll().execute();
  for (const { userScreeningId, kind, subjectId, revision, ...texts } of notes) {
    await db
      .insertInto('formerNote')
      .values({ userScreeningId, kind, subjectId, revision, ...hashesOf(texts) })
      .execute();
  }
  await db.updateTable('note').set({ revision: beginning }).execute();
  await db
    .updateTable('userScreening')
    .set({ planRevision: beginning })
    .where('planRevision', '>', 0)
    .execute();
  await db.updateTable('instance').set({ firstNoteRevision: beginning }).execute();
};

/**
 * Gives the next text of consent a version that no other text has had [CS-1]: an answer to a text that is lost must not
 * count for another one.
 */
export const raiseConsentVersion = async (db: Database): Promise<void> => {
  const newest = await db
    .selectFrom('consentText')
    .select('version')
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const { firstConsentVersion: first } = await db
    .selectFrom('instance')
    .select('firstConsentVersion')
    .executeTakeFirstOrThrow();
  const firstConsentVersion = Math.max(newest?.version ?? 0, first) + consentVersionsAhead;
  await db.updateTable('instance').set({ firstConsentVersion }).execute();
};

/**
 * Returns the next revision of a note or a changed plan; 0 stands for a new one. No revision is given twice, also after
 * a restore [ON-6]: a first one is above all that the former server gave.
 */
export const nextRevision = async (db: Database, revision: number): Promise<number> => {
  if (revision > 0) return revision + 1;
  const { firstNoteRevision } = await db
    .selectFrom('instance')
    .select('firstNoteRevision')
    .executeTakeFirstOrThrow();
  return firstNoteRevision;
};
