import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clearTraces } from '../../../server/erasure/clearTraces';
import { erasePerson } from '../../../server/erasure/erasePerson';
import { createMailer } from '../../../server/mail/mailer';
import { onPostgres } from '../postgres';
import { type Demo, startDemo } from '../support';
import { faultsIn } from '../testDatabase';
import { createOwnRowCount, findInFiles, findInTables, marker, markPerson } from './markedPerson';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const erase = async (id: number) => {
  const person = await demo.db.transaction().execute((transaction) => erasePerson(transaction, id));
  await clearTraces(demo, person ? [person] : []);
  return person !== undefined;
};

test('[LV-5] [MB-7] of an athlete nothing stays in any table or file', async () => {
  const id = await markPerson(demo, 'anna', 'trainer');
  const count = await createOwnRowCount(demo.db, id);
  // A table that somebody adds has to be filled here, too.
  expect(Object.entries(await count()).filter(([, rows]) => rows === 0)).toEqual([]);
  expect(await findInTables(demo.db)).not.toEqual([]);
  const send = createMailer(
    {
      dataDir: demo.dataDir,
      isProduction: true,
      smtpUrl: undefined,
      mailFrom: { name: '', address: 'a@b.de' },
    },
    () => {},
  );
  const mail = { subject: 'Neu', link: '/' };
  await send({ ...mail, to: `${marker.toLowerCase()}@example.org`, text: 'Hallo' });
  await send({ ...mail, to: 'ben@example.org', text: `${marker} Vorname ${marker} Nachname lädt dich ein` });
  await send({ ...mail, to: 'ben@example.org', text: 'Etwas anderes' });
  if (!onPostgres()) expect(findInFiles(demo.dataDir)).not.toEqual([]);
  expect(await erase(id)).toBe(true);
  expect(await findInTables(demo.db)).toEqual([]);
  expect(findInFiles(demo.dataDir)).toEqual([]);
  expect(readdirSync(join(demo.dataDir, 'mail'))).toHaveLength(1);
  expect(Object.entries(await count()).filter(([, rows]) => rows > 0)).toEqual([
    ['user', 1],
    ['userScreening', 1],
  ]);
  const left = await demo.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const texts = Object.values(left).filter((value) => typeof value === 'string');
  expect(texts).toEqual(['ehemaliges', 'Mitglied', '[]']);
  expect(await faultsIn(demo.db)).toEqual([]);
});

test('[MB-7] who is erased already stays as they are, and nobody else is touched', async () => {
  const [anna, ben] = [await demo.idOf('anna'), await demo.idOf('ben')];
  const ofBen = await createOwnRowCount(demo.db, ben);
  const before = await ofBen();
  expect(await erase(anna)).toBe(true);
  expect(await erase(anna)).toBe(false);
  expect(await ofBen()).toEqual(before);
});

test('[LV-4] what a trainer wrote for others stays, under the name "ehemaliges Mitglied"', async () => {
  const id = await markPerson(demo, 'trainer', 'anna');
  const anna = await demo.idOf('anna');
  await demo.db.updateTable('screeningRun').set({ ratedBy: id }).where('userId', '=', anna).execute();
  const notesOfAnna = () =>
    demo.db
      .selectFrom('note')
      .innerJoin('userScreening', 'userScreening.id', 'note.userScreeningId')
      .selectAll('note')
      .where('userId', '=', anna)
      .orderBy('subjectId')
      .execute();
  const messages = () => demo.db.selectFrom('chatMessage').selectAll().orderBy('id').execute();
  const ratings = () =>
    demo.db.selectFrom('screeningRun').select(['id', 'ratedBy']).where('userId', '=', anna).execute();
  const before = [await notesOfAnna(), await messages(), await ratings()];
  await erase(id);
  expect([await notesOfAnna(), await messages(), await ratings()]).toEqual(before);
  expect(await findInTables(demo.db)).toEqual([]);
  expect(findInFiles(demo.dataDir)).toEqual([]);
  const contacts = (await demo.get('anna', `/admin/user/name/contacts/${anna}`)).json();
  expect(contacts).toContainEqual(
    expect.objectContaining({ id, firstName: 'ehemaliges', lastName: 'Mitglied' }),
  );
});
