import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { findFeedbackQuestions } from '../../../server/feedback/feedback';
import { openDatabase } from '../../../server/instance/openDatabase';
import { makeFolder } from '../support';
import { openBefore } from './formerDatabase';

test('[DE-2] in an older club, the options of the sample content ask for attention, and no others', async () => {
  const dataDir = makeFolder();
  const former = await openBefore('0012Attention', dataDir);
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
