import { type Demo, startDemo } from '../support';
import { emma, makeUnverified } from './makeUnverified';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const create = () => makeUnverified(demo.db, demo.passwords);
const verify = (token: string) => demo.get(null, `/admin/email/verification/${token}`);
const signIn = () => demo.signIn(emma.username, emma.password);

test('[API-7] [API-14] until the address is verified the sign-in is 403 with a message', async () => {
  const { token } = await create();
  expect((await signIn()).json()).toEqual({
    status: 403,
    error: 'Forbidden',
    message:
      'Bitte bestätige zuerst deine E-Mail-Adresse. Den Link dazu findest du in der E-Mail, die wir dir geschickt haben.',
  });
  expect(await demo.db.selectFrom('authToken').selectAll().execute()).toEqual([]);
  expect((await verify(token)).statusCode).toBe(200);
  expect((await signIn()).statusCode).toBe(200);
});

test('[API-7] who does not know the password is told nothing about the address', async () => {
  await create();
  expect((await demo.signIn(emma.username, 'falsch')).statusCode).toBe(401);
});

test('[API-12, API-14] a link for a new password reaches the same mailbox, so using it verifies the address', async () => {
  await create();
  expect((await demo.get(null, '/admin/email/recovery/emma%40example.org')).statusCode).toBe(200);
  const token = demo.mails.at(-1)?.link.split('/').at(-1) ?? '';
  await demo.post(null, `/admin/email/recovery/${token}`, { password: emma.password });
  expect((await signIn()).statusCode).toBe(200);
});
