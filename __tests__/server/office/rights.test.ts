import * as z from 'zod/mini';
import { consentMissing } from '../../../src/contract/missingConsent';
import { errorBodySchema } from '../../../src/contract/schemas';
import { type Office, startOffice } from './office';
import { viewers } from './officeRight';
import { officeRows } from './rights';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

test.each(officeRows)(
  '[SE-8] [MB-1] [MB-2] [MB-5] [CS-1] [AC-1] [CL-1] [CL-2] $name',
  async ({ call, statuses }) => {
    const answered = [];
    for (const viewer of viewers) {
      const { status, body } = await office.send(call(), viewer);
      answered.push(status);
      if (status !== 200) expect(z.parse(errorBodySchema, body)).toEqual({ ...(body as object), status });
    }
    expect(answered).toEqual(statuses);
  },
);

test.each(officeRows.filter(({ name, statuses }) => name.startsWith('memberCalls.') && statuses[2] === 403))(
  '[CS-1] $name without consent says so',
  async ({ call }) => {
    expect((await office.send(call(), 'nora')).body).toMatchObject({ code: consentMissing });
  },
);
