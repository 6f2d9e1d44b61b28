import { type Kysely, type Migration, sql } from 'kysely';

/** Born since, a member is a minor now. */
const firstYear = () => new Date().getUTCFullYear() - 18;

/** A message of or to a minor, if the reader is neither of the two. */
const isReadAlong = () => sql`
  "createdAt" >= (select "secondReaderSince" from "club")
  and "senderId" <> (select "secondReaderId" from "club")
  and "recipientId" <> (select "secondReaderId" from "club")
  and exists (
    select 1 from "user"
    where "user"."id" in ("chatMessage"."senderId", "chatMessage"."recipientId") and "user"."birthYear" >= ${firstYear()}
  )`;

/** Each message keeps who reads it along [CS-3]: until now it was the present second reader, from a moment on. */
export const readers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('chatMessage')
      .addColumn('readerId', 'integer', (column) => column.references('user.id'))
      .execute();
    await sql`update "chatMessage" set "readerId" = (select "secondReaderId" from "club")
      where (select "minorsChat" from "club") = 'secondReader' and ${isReadAlong()}`.execute(db);
    await db.schema
      .createIndex('chatMessageOfReader')
      .on('chatMessage')
      .columns(['readerId', 'chatroomId'])
      .execute();
  },
};
