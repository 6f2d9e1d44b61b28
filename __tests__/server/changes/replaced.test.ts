import { sql } from 'kysely';
import { idOf, startClub } from './club';

test('[DE-6] a row that another one takes the place of is logged as removed', async () => {
  const club = await startClub();
  const assigned = `insert or replace into "userScreening" ("id", "userId") values`;
  await sql`create unique index "onlyOne" on "userScreening" ("userId")`.execute(club.db);
  await sql.raw(`${assigned} (901, ${idOf('ada')})`).execute(club.db);
  await sql.raw(`${assigned} (902, ${idOf('ada')})`).execute(club.db);
  const last = await club.db.selectFrom('change').select('rowId').orderBy('id', 'desc').limit(3).execute();
  expect(last.map(({ rowId }) => rowId).toSorted()).toEqual([901, 901, 902]);
  await club.stop();
});
