import { accountCalls, newPasswordSchema } from '../../src/contract/account';

const rows = [
  [
    'API-13',
    accountCalls.requestRecovery('änne+1@example.org'),
    'GET /admin/email/recovery/%C3%A4nne%2B1%40example.org',
    undefined,
  ],
  ['API-11', accountCalls.checkRecovery('a-b_c'), 'GET /admin/email/recovery/check/a-b_c', undefined],
  [
    'API-12',
    accountCalls.setPassword('a-b_c', 'neues Passwort'),
    'POST /admin/email/recovery/a-b_c',
    { password: 'neues Passwort' },
  ],
  ['API-14', accountCalls.verifyEmail('a/b'), 'GET /admin/email/verification/a%2Fb', undefined],
] as const;

test.each(rows)(
  '[%s] the request is the one that the specification has',
  (_rule, call, requestLine, body) => {
    expect(`${call.method} ${call.path}`).toBe(requestLine);
    expect(call.body).toEqual(body);
  },
);

test('[API-11] whether a token is good is a boolean and nothing else', () => {
  const { schema } = accountCalls.checkRecovery('token');
  expect([true, false, 'true', 1, null, {}].filter((answer) => schema.safeParse(answer).success)).toEqual([
    true,
    false,
  ]);
});

test('[API-12] a new password is a text that is not empty', () => {
  expect(newPasswordSchema.safeParse({ password: 'x' }).success).toBe(true);
  for (const password of ['', null, 12345678]) {
    expect(newPasswordSchema.safeParse({ password }).success).toBe(false);
  }
});

test('[RE-4] [RE-5] [CO-22] a 404 is an answer to each of them, and a password has two more', () => {
  expect(rows.map(([, call]) => call.answers)).toEqual([[404], [404], [404, 422, 429], [404]]);
});
