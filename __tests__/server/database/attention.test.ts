import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { migrations } from '../../../server/database/migrations';
import { openDatabase } from '../../../server/database/openDatabase';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { openDatabaseFile } from '../../../server/database/sqlite/openSqlite';
import type { Database } from '../../../server/database/tables';
import { findFeedbackQuestions } from '../../../server/feedback/feedback';
import { makeFolder } from '../support';

const name = '0012Attention';

/** Opens a database as it was before options could ask for attention. */
const openFormer = async (dataDir: string): Promise<Database> => {
  const later = Object.entries(migrations).filter((entry) => entry[0] >= name);
  for (const [one] of later) delete migrations[one];
  try {
    return (await openDatabaseFile(databaseFileIn(dataDir))).db;
  } finally {
    Object.assign(migrations, Object.fromEntries(later));
  }
};

test('[DE-2] in an older club, the options of the sample content ask for attention, and no others', async () => {
  const dataDir = makeFolder();
  const former = await openFormer(dataDir);
  const sample = ['Viel zu leicht', 'Genau richtig', 'Viel zu schwer'];
  for (const [position, options] of [sample, ['Gut', 'Viel zu schwer']].entries()) {
    await sql`insert into "feedbackQuestion" values (${`Frage ${position}`}, ${JSON.stringify(options)}, ${position})`.execute(
      former,
    );
  }
  await former.destroy();
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  expect(await findFeedbackQuestions(db)).toEqual([
    { question: 'Frage 0', options: sample, attention: ['Viel zu leicht', 'Viel zu schwer'] },
    { question: 'Frage 1', options: ['Gut', 'Viel zu schwer'], attention: [] },
  ]);
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});
