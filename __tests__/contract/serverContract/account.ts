import { accountCalls } from '../../../src/contract/account';
import { calls } from '../../../src/contract/calls';
import { type OpenServer, openClub } from './ContractServer';
import { addressOf, links, password } from './club';

export const describeAccount = (open: OpenServer) => {
  describe('accounts', () => {
    const club = openClub(open);
    const { requestRecovery, checkRecovery, setPassword, verifyEmail } = accountCalls;
    const isGood = () => club.ask(checkRecovery(links.recovery), null);
    const signIn = async (word: string) =>
      (await club.send(calls.authenticate({ username: 'anna', password: word }), null)).status;

    test('[API-13] a recovery mail goes to a known address, in small letters or not', async () => {
      for (const address of [addressOf('anna'), 'Ben@Example.org'])
        await club.ask(requestRecovery(address), null);
      expect(club.mailed()).toEqual([addressOf('anna'), addressOf('ben')]);
    });

    test('[API-13] an unknown address is 404 and gets no mail', async () => {
      expect(await club.refusal(requestRecovery('niemand@example.org'), null)).toBe(404);
      expect(club.mailed()).toEqual([]);
    });

    test('[API-11] [API-12] a link is good until it is used: for a new password instead of the former', async () => {
      expect(await isGood()).toBe(true);
      await club.ask(setPassword(links.recovery, 'neues Passwort'), null);
      expect(await isGood()).toBe(false);
      expect([await signIn('neues Passwort'), await signIn(password)]).toEqual([200, 401]);
    });

    test('[API-12] a new password ends the sign-ins of that person, and of nobody else', async () => {
      await club.ask(calls.exercises(), 'anna');
      await club.ask(calls.exercises(), 'ben');
      await club.ask(setPassword(links.recovery, 'neues Passwort'), null);
      expect(await club.refusal(calls.exercises(), 'anna')).toBe(401);
      expect(await club.send(calls.exercises(), 'ben')).toMatchObject({ status: 200 });
    });

    test('[CO-15] the same password is taken again with the used link, another one is 404', async () => {
      for (let times = 0; times < 2; times += 1) {
        await club.ask(setPassword(links.recovery, 'neues Passwort'), null);
      }
      expect(await club.refusal(setPassword(links.recovery, 'anderes Passwort'), null)).toBe(404);
      expect(await signIn('neues Passwort')).toBe(200);
    });

    test('[CO-15] a new mail ends the link of the one before', async () => {
      await club.ask(requestRecovery(addressOf('ben')), null);
      expect(await isGood()).toBe(true);
      await club.ask(requestRecovery(addressOf('anna')), null);
      expect(await isGood()).toBe(false);
      expect(await club.refusal(setPassword(links.recovery, 'neues Passwort'), null)).toBe(404);
    });

    test('[API-11] [API-12] an unknown link is not good: 404', async () => {
      expect(await club.ask(checkRecovery('unknown'), null)).toBe(false);
      expect(await club.refusal(setPassword('unknown', 'neues Passwort'), null)).toBe(404);
    });

    test.each([
      ['kurz', 422],
      ['x'.repeat(201), 422],
      ['passwort123', 422],
      ['', 400],
    ])('[API-12] [API-41] the password %j is %i, and the link stays good', async (word, status) => {
      expect(await club.refusal(setPassword(links.recovery, word), null)).toBe(status);
      await club.ask(setPassword(links.recovery, 'drei kluge Worte '.repeat(12).slice(0, 200)), null);
    });

    test('[API-14] [CO-13] a link verifies an address, again and again; an unknown one is 404', async () => {
      const emma = calls.authenticate({ username: 'emma', password });
      expect(await club.refusal(verifyEmail('unknown'), null)).toBe(404);
      expect(await club.refusal(emma, null)).toBe(403);
      for (let times = 0; times < 2; times += 1) {
        expect(await club.ask(verifyEmail(links.verification), null)).toEqual({ email: addressOf('emma') });
      }
      await club.ask(emma, null);
    });
  });
};
