import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { backupFolderIn } from '../../../server/backup/backupFiles';
import { describedTables } from '../../../server/database/description';
import type { Database } from '../../../server/database/tables';
import { anExerciseRunPost, aScreeningRunPost, type Demo } from '../support';

/** Is in every text of the person who is erased. */
export const marker = 'Zwetschgenknoedel';

const marked = (what: string) => `${marker} ${what}`;

/** Gives a member of the demo club something in every table that has what is somebody's, each text with the marker. */
export const markPerson = async (
  { db, idOf, post }: Demo,
  username: 'anna' | 'trainer',
  partner: 'anna' | 'trainer',
): Promise<number> => {
  const [id, other] = [await idOf(username), await idOf(partner)];
  const run = anExerciseRunPost({
    userId: id,
    runUnits: [{ exerciseId: 1, duration: 1, athleteNote: marked('Training'), completed: true }],
  });
  const stored = (await post(username, '/exercise/runs/', run)).json();
  await post(username, '/screening/runs/', aScreeningRunPost({ userId: id }));
  const assigned = await db.selectFrom('userScreening').select('id').where('userId', '=', id).execute();
  const userScreeningId =
    assigned[0]?.id ??
    (await db.insertInto('userScreening').values({ userId: id }).returning('id').executeTakeFirstOrThrow())
      .id;
  const ofNote = { userScreeningId, kind: 'training' as const, subjectId: 77_777 };
  await db
    .insertInto('note')
    .values({ ...ofNote, athleteNote: marked('Hinweis'), trainerNote: marked('intern') })
    .execute();
  await db
    .insertInto('formerNote')
    .values({ ...ofNote, revision: 1, athleteHash: marked('a'), trainerHash: marked('b') })
    .execute();
  await db
    .insertInto('feedback')
    .values({ exerciseRunId: stored.id, comment: marked('Feedback'), answers: '[]' })
    .execute();
  await db
    .updateTable('exerciseRun')
    .set({ morningPain: JSON.stringify({ value: 3, at: marked('Schmerz') }) })
    .where('id', '=', stored.id)
    .execute();
  const pair = { firstUserId: Math.min(id, other), secondUserId: Math.max(id, other) };
  await db
    .insertInto('chatRoom')
    .values(pair)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const room = await db
    .selectFrom('chatRoom')
    .select('id')
    .where(({ and }) => and(pair))
    .executeTakeFirstOrThrow();
  const message = { chatroomId: room.id, createdAt: 1, isRead: 0, readerId: null };
  await db
    .insertInto('chatMessage')
    .values([
      { ...message, clientId: 'to', senderId: id, recipientId: other, content: 'Bis morgen.' },
      { ...message, clientId: 'from', senderId: other, recipientId: id, content: 'Gerne.' },
    ])
    .execute();
  await db
    .insertInto('notification')
    .values({ userId: id, type: 'TRAINING', senderId: other })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('receivedEntry')
    .values({ writtenBy: id, clientId: marked('Eintrag') })
    .execute();
  const token = { userId: id, expiresAt: 9e12 };
  await db
    .insertInto('verificationToken')
    .values({ ...token, tokenHash: marked('v'), email: marked('neu') })
    .execute();
  await db
    .insertInto('recoveryToken')
    .values({ ...token, tokenHash: marked('r'), usedAt: null, passwordHash: marked('p') })
    .execute();
  await db
    .insertInto('invitation')
    .values({
      userId: id,
      tokenHash: marked('t'),
      codeHash: marked('c'),
      answerHash: marked('h'),
      endsAt: 9e12,
      invitedBy: other,
      mail: 'waiting',
      usedAt: null,
      nextAt: 9e12,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('waitingNotice')
    .values({
      userId: id,
      recipient: marked('an'),
      subject: marked('Betreff'),
      text: marked('Text'),
      link: '/',
      nextAt: 9e12,
    })
    .execute();
  await db
    .insertInto('formerRight')
    .values({ trainerId: other, athleteId: id, since: 0, until: 1 })
    .execute();
  await db
    .insertInto('plannedErasure')
    .values({ userId: id, plannedBy: other, reason: marked('Grund'), dueAt: 9e12 })
    .execute();
  await db
    .insertInto('memberExport')
    .values({ userId: id, exportedBy: other, reason: marked('Anlass'), at: 1 })
    .execute();
  const { id: consentId } = await db
    .insertInto('consent')
    .values({
      userId: id,
      version: 1,
      what: 'painWithdrawn',
      how: 'office',
      at: 1,
      pain: 0,
      guardianName: marked('Tante'),
      guardianEmail: marked('Onkel'),
      enteredBy: other,
      reason: marked('weil'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('guardianQuestion')
    .values({ userId: id, consentId, email: marked('frage'), tokenHash: 'hash of a link', mail: 'sent' })
    .execute();
  await db
    .updateTable('user')
    .set({
      firstName: marked('Vorname'),
      lastName: marked('Nachname'),
      email: `${marker.toLowerCase()}@example.org`,
      birthYear: 2001,
      team: marked('Team'),
      guardianName: marked('Mutter'),
      guardianEmail: marked('Vater'),
    })
    .where('id', '=', id)
    .execute();
  return id;
};

const read = async (db: Database, table: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
  return rows;
};

/** Returns how many rows each table has that are this person's, by its description; none without an owner. */
export const createOwnRowCount = async (db: Database, id: number) => {
  const idsOf = async (table: 'userScreening' | 'exerciseRun') =>
    (await db.selectFrom(table).select('id').where('userId', '=', id).execute()).map((row) => row.id);
  const rooms = await db
    .selectFrom('chatRoom')
    .select('id')
    .where(({ or, eb }) => or([eb('firstUserId', '=', id), eb('secondUserId', '=', id)]))
    .execute();
  const through: Record<string, readonly number[]> = {
    userScreeningId: await idsOf('userScreening'),
    exerciseRunId: await idsOf('exerciseRun'),
    chatroomId: rooms.map((room) => room.id),
  };
  return async (): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const { name, owners } of describedTables.filter((table) => table.owners.length > 0)) {
      const rows = await read(db, name);
      counts[name] = rows.filter((row) =>
        owners.some((owner) => (through[owner] ?? [id]).includes(row[owner] as number)),
      ).length;
    }
    return counts;
  };
};

/** Returns the tables and columns in which the marker is. */
export const findInTables = async (db: Database): Promise<string[]> => {
  const found = new Set<string>();
  for (const { name } of await db.introspection.getTables())
    for (const row of await read(db, name))
      for (const [column, value] of Object.entries(row))
        if (String(value).toLowerCase().includes(marker.toLowerCase())) found.add(`${name}.${column}`);
  return [...found];
};

/** Returns the files below the data folder in which the marker is, but for the backups. */
export const findInFiles = (dataDir: string): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(
      (file) =>
        !file.startsWith(backupFolderIn(dataDir)) &&
        readFileSync(file, 'latin1').toLowerCase().includes(marker.toLowerCase()),
    );
