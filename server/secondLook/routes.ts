import * as z from 'zod/mini';
import type { Agreement } from '../../src/contract/agreement';
import { namedAgreementSchema } from '../../src/contract/clubAgreement';
import { testSchema } from '../../src/contract/schemas';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import { type Api, returns } from '../http/api';
import type { AgreementCounter } from './counter';

const named = z.array(z.pick(testSchema, { id: true, name: true }));

/** The names of these tests: those of the newest screening that has them. */
const findNames = async (db: Database, { tests }: Agreement): Promise<Map<number, string>> => {
  if (tests.length === 0) return new Map();
  const rows = await db.selectFrom('screening').select('tests').orderBy('id').execute();
  return new Map(rows.flatMap((row) => readJson(named, row.tests).map(({ id, name }) => [id, name])));
};

interface SecondLookDependencies {
  db: Database;
  agreement: AgreementCounter;
}

/** How often raters of the club agree: sums of all athletes, without a name [ZB-3]. */
export const secondLookRoutes = (app: Api, { db, agreement }: SecondLookDependencies): void => {
  app.get('/screening/agreement', returns(namedAgreementSchema), async () => {
    const counted = await agreement.count();
    const names = await findNames(db, counted);
    const tests = counted.tests.map((test) => ({ ...test, name: names.get(test.testId) ?? '' }));
    return { ...counted, tests };
  });
};
