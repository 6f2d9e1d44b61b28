import { type Kysely, type Migration, sql } from 'kysely';
import { dialectOf } from '../dialect';

/** The columns of the former table, in its order. */
const formerColumns =
  'id, username, firstName, lastName, email, passwordHash, authorities, emailVerified'.split(', ');

/**
 * A member may have no user name yet and no address, and a family shares one. SQLite cannot take such a demand from a
 * column, so the table is made anew under its name.
 */
const makeUsersAnew = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('newUser')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('username', 'text', (column) => column.unique())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('passwordHash', 'text')
    .addColumn('authorities', 'text', (column) => column.notNull())
    .addColumn('emailVerified', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('birthYear', 'integer')
    .addColumn('team', 'text')
    .addColumn('isResting', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('invitedAt', 'bigint')
    .addColumn('lastSeenAt', 'bigint')
    .addColumn('addedBy', 'integer')
    .addColumn('clientId', 'text')
    .addColumn('agreedVersion', 'integer')
    .addColumn('agreedAt', 'bigint')
    .addColumn('painAgreedAt', 'bigint')
    .addColumn('guardianName', 'text')
    .addColumn('guardianEmail', 'text')
    .addUniqueConstraint('userOfClientId', ['addedBy', 'clientId'])
    .execute();
  const columns = sql.join(formerColumns.map((name) => sql.ref(name)));
  // Members who have an account already have agreed outside of the app.
  await sql`insert into ${sql.table('newUser')} (${columns}, ${sql.ref('agreedVersion')})
    select ${columns}, 1 from ${sql.table('user')}`.execute(db);
  await dialectOf(db).replaceTable(db, 'user', 'newUser');
  await db.schema.createIndex('userOfEmail').on('user').column('email').execute();
};

const makeTokensAnew = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('newAuthToken')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('lastUsedAt', 'bigint')
    .execute();
  const columns = sql.join(['tokenHash', 'userId', 'expiresAt'].map((name) => sql.ref(name)));
  await sql`insert into ${sql.table('newAuthToken')} (${columns})
    select ${columns} from ${sql.table('authToken')}`.execute(db);
  await dialectOf(db).replaceTable(db, 'authToken', 'newAuthToken');
  await db.schema.createIndex('authTokenOfUser').on('authToken').column('userId').execute();
};

const createInvitations = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('invitation')
    .addColumn('userId', 'integer', (column) => column.primaryKey().references('user.id'))
    .addColumn('tokenHash', 'text', (column) => column.unique())
    .addColumn('codeHash', 'text', (column) => column.unique())
    .addColumn('endsAt', 'bigint', (column) => column.notNull())
    .addColumn('invitedBy', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'bigint')
    .addColumn('answerHash', 'text')
    .execute();
};

const createClub = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('club')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('consentText', 'text', (column) => column.notNull())
    .addColumn('consentVersion', 'integer', (column) => column.notNull())
    .addColumn('minorsChat', 'text', (column) => column.notNull())
    .addColumn('secondReaderId', 'integer', (column) => column.references('user.id'))
    .addColumn('secondReaderSince', 'bigint')
    .addColumn('intervalWeeks', 'integer', (column) => column.notNull())
    .addColumn('keepMonths', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('setupCode')
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'bigint')
    .execute();
};

/** Members, invitations, consent, sign-ins with their devices, and the club itself. */
export const members: Migration = {
  async up(db: Kysely<unknown>) {
    await makeUsersAnew(db);
    await makeTokensAnew(db);
    // The address that the link verifies; null for that of the account.
    await db.schema.alterTable('verificationToken').addColumn('email', 'text').execute();
    await createInvitations(db);
    await createClub(db);
  },
};
