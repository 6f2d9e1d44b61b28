import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/instance/openDatabase';
import { makeFolder } from '../support';
import { openBefore } from './formerDatabase';

/** The second reader, a trainer, a child and an adult, by id. */
const [reader, trainer, child, adult] = [1, 2, 3, 4];

test('[CS-3] in an older club, what the second reader could read along stays readable, and nothing else', async () => {
  const dataDir = makeFolder();
  const former = await openBefore('0018Readers', dataDir);
  const born = { [reader]: 1980, [trainer]: 1985, [child]: new Date().getFullYear() - 12, [adult]: 1990 };
  for (const [id, birthYear] of Object.entries(born)) {
    const names = { firstName: 'A', lastName: id, username: id };
    await former
      .insertInto('user')
      .values({ id: Number(id), ...names, birthYear, emailVerified: 1, authorities: '[]' })
      .execute();
  }
  await sql`insert into "club" ("name", "operator", "consentText", "consentVersion", "minorsChat", "secondReaderId",
    "intervalWeeks", "keepMonths") values ('Verein', '{}', 'Was: Alles.', 1, 'secondReader', ${reader}, 8, 36)`.execute(
    former,
  );
  await sql`update "club" set "secondReaderSince" = 1000`.execute(former);
  const rooms = [
    [trainer, child],
    [trainer, adult],
    [reader, child],
  ] as const;
  for (const [index, [firstUserId, secondUserId]] of rooms.entries()) {
    const room = { id: index + 1, firstUserId, secondUserId };
    await former.insertInto('chatRoom').values(room).execute();
    for (const createdAt of [999, 1000]) {
      const message = {
        chatroomId: room.id,
        senderId: secondUserId,
        recipientId: firstUserId,
        isRead: 0,
        createdAt,
      };
      await former
        .insertInto('chatMessage')
        .values({ ...message, clientId: `${room.id} ${createdAt}`, content: 'Hallo' } as never)
        .execute();
    }
  }
  await former.destroy();
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const messages = await db
    .selectFrom('chatMessage')
    .select(['clientId', 'readerId'])
    .orderBy('id')
    .execute();
  expect(messages.filter(({ readerId }) => readerId !== null)).toEqual([
    { clientId: '1 1000', readerId: reader },
  ]);
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});
