import { type IDBPDatabase, openDB } from 'idb';
import { feedbackSchema } from '../../contract/feedback';
import { screeningSchema } from '../../contract/schemas';
import { ratedExerciseRunSchema } from '../../contract/trainings';
import { byKind } from '../../domain/changes';
import { withSeen } from '../../domain/desk/seen';
import type { Owner } from '../../domain/owner';
import { createConnection, openedInTime } from '../database/connection';
import type { Desk } from '../ports';
import { type DeskSchema, deskName, deskVersion, type Holder, holderKey } from './schema';

const tables = ['training', 'feedback', 'published', 'holder'] as const;

/** Opens `athletik-desk`. Rejects with `StorageUnavailableError` when the browser does not answer [DB-14]. */
const open = (): Promise<IDBPDatabase<DeskSchema>> =>
  openedInTime(
    openDB<DeskSchema>(deskName, deskVersion, {
      upgrade(db) {
        db.createObjectStore('training', { keyPath: 'id' }).createIndex('userId', 'userId');
        db.createObjectStore('feedback', { keyPath: 'exerciseRunId' });
        db.createObjectStore('published', { keyPath: 'id' });
        db.createObjectStore('holder');
      },
    }),
  );

const isOf = (holder: Holder | undefined, { id, instance }: Owner): holder is Holder =>
  holder?.userId === id && holder.instance === instance;

/** Returns the readable rows. The next whole update brings the damaged ones back. */
const readable = <Row>(rows: unknown[], schema: { safeParse(row: unknown): { data?: Row } }): Row[] =>
  rows.flatMap((row) => schema.safeParse(row).data ?? []);

/**
 * Returns what reads and writes `athletik-desk`. A lost connection is opened again: what is gone comes anew [DB-13].
 */
export const openDesk = (): Desk => {
  const withDatabase = createConnection(open);

  /** Runs in one transaction over all tables, if they hold this user's data. */
  const change = (
    owner: Owner,
    write: (tx: ReturnType<typeof writing>, holder: Holder) => Promise<unknown>,
  ): Promise<void> =>
    withDatabase(async (db) => {
      const tx = writing(db);
      const holder = await tx.objectStore('holder').get(holderKey);
      if (isOf(holder, owner)) await write(tx, holder);
      await tx.done;
    });

  return {
    load: (owner) =>
      withDatabase(async (db) => {
        const tx = db.transaction(tables);
        const [trainings, feedback, published, holder] = await Promise.all([
          tx.objectStore('training').getAll(),
          tx.objectStore('feedback').getAll(),
          tx.objectStore('published').getAll(),
          tx.objectStore('holder').get(holderKey),
        ]);
        if (!isOf(holder, owner)) return null;
        return {
          trainings: readable(trainings, ratedExerciseRunSchema),
          feedback: readable(feedback, feedbackSchema),
          published: readable(published, screeningSchema),
        };
      }),

    replace: ({ trainings, feedback, published }, owner) =>
      withDatabase(async (db) => {
        const tx = writing(db);
        const holder = await tx.objectStore('holder').get(holderKey);
        const { id: userId, instance } = owner;
        const seen = (isOf(holder, owner) && holder.seen) || [];
        await Promise.all([
          ...tables.map((table) => tx.objectStore(table).clear()),
          ...trainings.map((row) => tx.objectStore('training').put(row)),
          ...feedback.map((row) => tx.objectStore('feedback').put(row)),
          ...published.map((row) => tx.objectStore('published').put(row)),
          tx.objectStore('holder').put({ userId, instance, cursor: null, seen }, holderKey),
          tx.done,
        ]);
      }),

    apply: ({ gone, exerciseRuns, feedback }, owner) =>
      change(owner, async (tx) => {
        const goneIds = byKind(gone);
        const trainings = tx.objectStore('training');
        const comments = tx.objectStore('feedback');
        const ofAthletes = await Promise.all(
          goneIds.athlete.map((userId) => trainings.index('userId').getAllKeys(userId)),
        );
        const goneTrainings = [...ofAthletes.flat(), ...goneIds.exerciseRun];
        await Promise.all([
          ...goneTrainings.map((id) => trainings.delete(id)),
          ...[...goneTrainings, ...goneIds.feedback].map((id) => comments.delete(id)),
          ...exerciseRuns.map((row) => trainings.put(row)),
          ...feedback.map((row) => comments.put(row)),
        ]);
      }),

    replacePublished: (screenings, owner) =>
      change(owner, (tx) => {
        const published = tx.objectStore('published');
        return Promise.all([published.clear(), ...screenings.map((row) => published.put(row))]);
      }),

    cursor: (owner) =>
      withDatabase(async (db) => {
        const holder = await db.get('holder', holderKey);
        return isOf(holder, owner) ? holder.cursor : null;
      }),

    saveCursor: (cursor, owner) =>
      change(owner, (tx, holder) => tx.objectStore('holder').put({ ...holder, cursor }, holderKey)),

    comparedClips: (owner) =>
      withDatabase(async (db) => {
        const holder = await db.get('holder', holderKey);
        return (isOf(holder, owner) && holder.clips) || null;
      }),

    saveComparedClips: (clips, owner) =>
      change(owner, (tx, holder) => tx.objectStore('holder').put({ ...holder, clips }, holderKey)),

    seen: (owner) =>
      withDatabase(async (db) => {
        const holder = await db.get('holder', holderKey);
        return (isOf(holder, owner) && holder.seen) || [];
      }),

    see: (mark, owner) =>
      change(owner, (tx, holder) =>
        tx.objectStore('holder').put({ ...holder, seen: withSeen(holder.seen ?? [], mark) }, holderKey),
      ),

    clear: () =>
      withDatabase(async (db) => {
        const tx = writing(db);
        await Promise.all([...tables.map((table) => tx.objectStore(table).clear()), tx.done]);
      }),
  };
};

const writing = (db: IDBPDatabase<DeskSchema>) => db.transaction(tables, 'readwrite');
