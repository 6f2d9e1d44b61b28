import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { changeConsentText, readConsentText } from '../../../server/club/consentTexts';
import { openDatabase } from '../../../server/instance/openDatabase';
import { makeFolder } from '../support';
import { openBefore } from './formerDatabase';

const day = Date.parse('2026-03-02');
const moment = Date.parse('2026-03-04T10:30:15Z');

test('[LV-1] in an older club the text, and the consent of each member, become entries; nothing is lost', async () => {
  const dataDir = makeFolder();
  const former = await openBefore('0032Consents', dataDir);
  const insert = async (id: number, agreedAt: number | null, more = {}) =>
    former
      .insertInto('user')
      .values({ id, firstName: 'A', lastName: 'B', emailVerified: 1, authorities: '[]', agreedAt, ...more })
      .execute();
  await insert(1, moment, { agreedVersion: 3, painAgreedAt: moment });
  await insert(2, day, { agreedVersion: 3, guardianName: 'Iris', guardianEmail: 'iris@example.org' });
  await insert(3, moment - 1, { agreedVersion: 2, guardianName: 'Iris' });
  await insert(4, null, { agreedVersion: null });
  await insert(5, null, { agreedVersion: 3 });
  await sql`insert into "club" ("name", "operator", "consentText", "consentVersion", "minorsChat", "intervalWeeks",
    "keepMonths") values ('Verein', '{}', 'Was: Drei.', 3, 'off', 8, 36)`.execute(former);
  await former.destroy();

  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  expect(await db.selectFrom('consentText').selectAll().execute()).toEqual([
    { version: 3, text: 'Was: Drei.', validFrom: day },
  ]);
  const common = { what: 'agreed', pain: 0, guardianName: null, guardianEmail: null, reason: null };
  expect(await db.selectFrom('consent').selectAll().orderBy('id').execute()).toEqual([
    { ...common, id: 1, userId: 1, version: 3, how: 'self', at: moment, pain: 1, enteredBy: 1 },
    {
      ...common,
      id: 2,
      userId: 2,
      version: 3,
      how: 'paper',
      at: day,
      guardianName: 'Iris',
      guardianEmail: 'iris@example.org',
      enteredBy: null,
    },
    {
      ...common,
      id: 3,
      userId: 3,
      version: 2,
      how: 'guardian',
      at: moment - 1,
      guardianName: 'Iris',
      enteredBy: 3,
    },
    { ...common, id: 4, userId: 5, version: 3, how: 'self', at: 0, enteredBy: 5 },
  ]);
  await changeConsentText(db, 'Was: Vier.', moment);
  expect(await readConsentText(db)).toMatchObject({ version: 4, text: 'Was: Vier.' });
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});
