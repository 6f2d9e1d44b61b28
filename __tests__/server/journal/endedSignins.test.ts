import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../scripts/lib/syntax.mjs';
import { readJournal } from '../../../server/journal/entries';
import { journalFileIn } from '../../../server/journal/journalFile';
import { hashToken } from '../../../server/secrets/tokens';
import { memberCalls } from '../../../src/contract/members';
import { myAccountCalls } from '../../../src/contract/myAccount';
import { sessionCalls } from '../../../src/contract/session';
import { inject } from '../../contract/serverContract/inject';
import { type Demo, startDemo } from '../support';

let demo: Demo;
let token: string;
beforeEach(async () => {
  demo = await startDemo();
  token = await demo.tokenOf('anna');
});
afterEach(() => demo.stop());

const endedTokens = async () => {
  const { id } = await demo.db.selectFrom('instance').select('id').executeTakeFirstOrThrow();
  return readJournal(readFileSync(journalFileIn(demo.dataDir), 'utf8'), id).endedTokens.map(
    ({ tokenHash }) => tokenHash,
  );
};

/** Anna signs in on another device. */
const signInElsewhere = async (): Promise<string> => (await demo.signIn('anna', 'athletik')).json().token;

const ways: Record<string, () => Promise<unknown>> = {
  'a logout [CO-26]': () => inject(demo.app, { ...sessionCalls.end(hashToken(token)), token: null }),
  'ending it from another device [AC-1]': async () => {
    const other = await signInElsewhere();
    const { id } = await demo.db
      .selectFrom('authToken')
      .select('id')
      .where('tokenHash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    return inject(demo.app, { ...myAccountCalls.endSignin(id), token: other });
  },
  'another password [AC-1]': async () => {
    const change = myAccountCalls.changePassword({ old: 'athletik', new: 'ein neues Passwort' });
    return inject(demo.app, { ...change, token: await signInElsewhere() });
  },
  'a forgotten password [CO-15]': async () => {
    await demo.get(null, '/admin/email/recovery/anna@example.org');
    const link = demo.mails.at(-1)?.link.split('/').at(-1);
    return demo.post(null, `/admin/email/recovery/${link}`, { password: 'ein neues Passwort' });
  },
  'rest [MB-5]': async () =>
    inject(demo.app, {
      ...memberCalls.rest(await demo.idOf('anna')),
      token: await demo.tokenOf('trainer'),
    }),
};

test.each(Object.keys(ways))('[ON-6] a sign-in that ends by %s is in the journal', async (way) => {
  await ways[way]?.();
  expect(await endedTokens()).toEqual([hashToken(token)]);
  expect((await demo.get('anna', '/exercise/')).statusCode).toBe(401);
});

test('[ON-6] nothing else ends a sign-in before it expires', () => {
  const files = filesBelow('server').filter((file) =>
    readFileSync(file, 'utf8').includes("deleteFrom('authToken')"),
  );
  expect(files.sort()).toEqual([
    join('server', 'journal', 'endSignins.ts'),
    join('server', 'session', 'authTokens.ts'),
  ]);
});
