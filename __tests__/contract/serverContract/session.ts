import { calls } from '../../../src/contract/calls';
import type { Credentials } from '../../../src/contract/schemas';
import { sessionCalls } from '../../../src/contract/session';
import { tokenHashOf } from '../../../src/services/tokenHash';
import { type OpenServer, openClub } from './ContractServer';
import { people } from './club';

export const describeSession = (open: OpenServer) => {
  describe('a sign-in', () => {
    const club = openClub(open);
    const signIn = (username: string, password: string) => calls.authenticate({ username, password });

    test('[API-1] [API-5] [API-6] with the right credentials is answered with the current user', async () => {
      const { token, ...tina } = people.tina;
      const answer = await club.ask(signIn('tina', 'athletik'), null);
      expect(answer).toEqual({ ...tina, token: expect.any(String) });
    });

    test('[API-7] with a wrong password and with an unknown name is the same 401', async () => {
      const wrong = await club.send(signIn('anna', 'Athletik'), null);
      expect(wrong.status).toBe(401);
      for (const password of ['athletik', '']) {
        expect(await club.send(signIn('niemand', password), null)).toEqual(wrong);
      }
    });

    test('[API-7] is 403 while the address is not verified, to whom knows the password', async () => {
      expect(await club.refusal(signIn('emma', 'athletik'), null)).toBe(403);
      expect(await club.refusal(signIn('emma', 'falsch'), null)).toBe(401);
    });

    test.each([{ username: 'anna' }, { username: 1, password: 'athletik' }])(
      '[API-41] with %j is 400',
      async (credentials) => {
        expect(await club.refusal(calls.authenticate(credentials as unknown as Credentials), null)).toBe(400);
      },
    );

    test('[API-2] opens the calls by its token, and no other text does', async () => {
      const { token } = await club.ask(signIn('anna', 'athletik'), null);
      const statusWith = async (text: string) =>
        (await club.handle({ method: 'GET', path: '/exercise/', token: text })).status;
      expect([await statusWith(token), await statusWith(`${token}x`), await statusWith('x')]).toEqual([
        200, 401, 401,
      ]);
    });
  });

  describe('the end of a sign-in', () => {
    const club = openClub(open);
    const signIn = async () =>
      (await club.ask(calls.authenticate({ username: 'anna', password: 'athletik' }), null)).token;
    const statusWith = async (token: string) =>
      (await club.handle({ method: 'GET', path: '/exercise/', token })).status;

    test('[CO-27] is said to whoever uses it later; a token that nobody had says nothing', async () => {
      const ended = await signIn();
      await club.ask(sessionCalls.end(tokenHashOf(ended)), null);
      const bodyWith = async (token: string) =>
        (await club.handle({ method: 'GET', path: '/exercise/', token })).body;
      expect(await bodyWith(ended)).toMatchObject({ status: 401, code: 'ended' });
      expect(await bodyWith('nobodys')).not.toHaveProperty('code');
    });

    test('[CO-26] ends that one alone, and is no error the second time', async () => {
      const [ended, other] = [await signIn(), await signIn()];
      for (let time = 1; time <= 2; time += 1) {
        await club.ask(sessionCalls.end(tokenHashOf(ended)), null);
        expect([await statusWith(ended), await statusWith(other)]).toEqual([401, 200]);
      }
    });

    test('[AC-4] comes with the twenty-first one, for the oldest', async () => {
      const tokens: string[] = [];
      for (let count = 0; count < 21; count += 1) tokens.push(await signIn());
      const statuses = [];
      for (const token of tokens) statuses.push(await statusWith(token));
      expect(statuses).toEqual([401, ...Array.from({ length: 20 }, () => 200)]);
    });

    test.each(['', 'a'.repeat(63), 'A'.repeat(64), 'a'.repeat(65)])(
      '[API-41] of %j is 400',
      async (tokenHash) => {
        expect(await club.refusal(sessionCalls.end(tokenHash), null)).toBe(400);
      },
    );
  });

  test('[API-41] a call that no server has is 404', async () => {
    const server = await open();
    for (const path of ['/no/such/call', '/']) {
      expect((await server.handle({ method: 'GET', path, token: null })).status).toBe(404);
    }
    await server.stop();
  });
};
