import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

/** A table whose `id` is counted up by the database. */
const tableWithId = (db: Kysely<unknown>, name: string) =>
  db.schema.createTable(name).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

/** The columns that both kinds of run have. A run is stored once per athlete and `clientId` [API-39]. */
const withRunColumns = <Table extends string>(table: CreateTableBuilder<Table>) =>
  table
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('clientId', 'text', (column) => column.notNull())
    .addColumn('clientRevision', 'integer', (column) => column.notNull())
    .addColumn('start', 'text', (column) => column.notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('completed', 'integer', (column) => column.notNull());

const createPeople = async (db: Kysely<unknown>) => {
  await tableWithId(db, 'user')
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('authorities', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('authToken')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('trainerAthlete')
    .addColumn('trainerId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('athleteId', 'integer', (column) => column.notNull().references('user.id'))
    .addPrimaryKeyConstraint('trainerAthletePrimaryKey', ['trainerId', 'athleteId'])
    .execute();
};

const createScreenings = async (db: Kysely<unknown>) => {
  await tableWithId(db, 'screening')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('tests', 'text', (column) => column.notNull())
    .execute();
  await tableWithId(db, 'userScreening')
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('screeningId', 'integer', (column) => column.references('screening.id'))
    .execute();
  await db.schema.createIndex('userScreeningOfUser').on('userScreening').columns(['userId', 'id']).execute();
  await db.schema
    .createTable('note')
    .addColumn('userScreeningId', 'integer', (column) => column.notNull().references('userScreening.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'integer', (column) => column.notNull())
    .addColumn('athleteNote', 'text')
    .addColumn('trainerNote', 'text')
    .addPrimaryKeyConstraint('notePrimaryKey', ['userScreeningId', 'kind', 'subjectId'])
    .execute();
};

const createExercises = async (db: Kysely<unknown>) => {
  await tableWithId(db, 'exercise')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('video', 'text')
    .addColumn('description', 'text')
    .addColumn('description2', 'text')
    .addColumn('description3', 'text')
    .addColumn('materials', 'text')
    .addColumn('goal', 'text')
    .addColumn('sortOrder', 'double precision')
    .addColumn('sets', 'double precision')
    .addColumn('seconds', 'double precision')
    .addColumn('seconds2', 'double precision')
    .addColumn('distance', 'double precision')
    .addColumn('distance2', 'double precision')
    .addColumn('repeat', 'double precision')
    .addColumn('repeat2', 'double precision')
    .addColumn('pause', 'double precision')
    .execute();
  await db.schema
    .createTable('basisExercise')
    .addColumn('exerciseId', 'integer', (column) => column.primaryKey().references('exercise.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
};

const createRuns = async (db: Kysely<unknown>) => {
  await withRunColumns(tableWithId(db, 'screeningRun'))
    .addColumn('screeningId', 'integer', (column) => column.notNull().references('screening.id'))
    .addColumn('testRuns', 'text', (column) => column.notNull())
    .addColumn('exercises', 'text', (column) => column.notNull())
    .addUniqueConstraint('screeningRunOfClient', ['userId', 'clientId'])
    .execute();
  await db.schema
    .createIndex('screeningRunOfUser')
    .on('screeningRun')
    .columns(['userId', 'startedAt', 'id'])
    .execute();
  await withRunColumns(tableWithId(db, 'exerciseRun'))
    .addColumn('screeningRunId', 'integer', (column) => column.references('screeningRun.id'))
    .addColumn('runUnits', 'text', (column) => column.notNull())
    .addUniqueConstraint('exerciseRunOfClient', ['userId', 'clientId'])
    .execute();
};

/** The first schema: people, screenings, exercises and runs. */
export const initial: Migration = {
  async up(db: Kysely<unknown>) {
    await createPeople(db);
    await createScreenings(db);
    await createExercises(db);
    await createRuns(db);
  },
};
