import type { Kysely, Migration } from 'kysely';

/** What an assignment says beside its screening [AS-5], and which screenings can be assigned [AS-7]. */
const addAssignments = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('userScreening').addColumn('intervalWeeks', 'integer').execute();
  await db.schema.alterTable('userScreening').addColumn('assignedAt', 'bigint').execute();
  await db.schema
    .alterTable('screening')
    .addColumn('isPublished', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
};

/** The revisions of notes [NT-1]. A note that is there already has the first one. */
const addRevisions = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('note')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('note')
    .addColumn('isRemoved', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('formerNote')
    .addColumn('userScreeningId', 'integer', (column) => column.notNull().references('userScreening.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('athleteHash', 'text')
    .addColumn('trainerHash', 'text')
    .addPrimaryKeyConstraint('formerNoteKey', ['userScreeningId', 'kind', 'subjectId', 'revision'])
    .execute();
};

const createNotifications = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('notification')
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('senderId', 'integer', (column) => column.notNull().references('user.id'))
    .addPrimaryKeyConstraint('notificationKey', ['userId', 'type', 'senderId'])
    .execute();
};

/** What the lists of trainings and feedback are read by [DE-5], and who rated a run. */
const addToRuns = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('screeningRun').addColumn('ratedBy', 'integer').execute();
  await db.schema.alterTable('exerciseRun').addColumn('ratedBy', 'integer').execute();
  await db.schema
    .alterTable('feedback')
    .addColumn('tag', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('exerciseRunState')
    .on('exerciseRun')
    .columns(['userId', 'startedAt', 'id', 'clientRevision', 'bytes', 'tag'])
    .execute();
  // The new index has its columns, too.
  await db.schema.dropIndex('exerciseRunSize').execute();
};

/** Assignments, revisions of notes, notifications of both, and the lists of an athlete's trainings. */
export const assignments: Migration = {
  async up(db: Kysely<unknown>) {
    await addAssignments(db);
    await addRevisions(db);
    await createNotifications(db);
    await addToRuns(db);
  },
};
