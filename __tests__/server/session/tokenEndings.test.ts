import { newEmailLifetime } from '../../../server/account/newEmail';
import { recoveryLifetime } from '../../../server/account/recovery';
import { storeRecoveryToken } from '../../../server/account/recoveryTokens';
import { renewInstance } from '../../../server/instance/renewInstance';
import { invitationLifetime } from '../../../server/invitation/invitations';
import { recoveryCodeLifetime } from '../../../server/members/recoveryCode';
import { tokenLifetime } from '../../../server/secrets/tokens';
import { accountCalls } from '../../../src/contract/account';
import { calls } from '../../../src/contract/calls';
import { invitationCalls } from '../../../src/contract/invitation';
import { memberCalls } from '../../../src/contract/members';
import { myAccountCalls } from '../../../src/contract/myAccount';
import { sessionCalls } from '../../../src/contract/session';
import { tokenHashOf } from '../../../src/services/tokenHash';
import { inject } from '../../contract/serverContract/inject';
import { makeUnverified } from '../account/makeUnverified';
import { type Office, password, startOffice } from '../office/office';
import { idOf } from '../office/people';

/** What docs/tokens.md says, a test for each ending. */

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

type Owner = 'anna' | 'kim' | 'ida';

const newWord = 'sieben kluge Worte';
const lastSecret = () => office.mails.at(-1)?.link.split('/').at(-1)?.replace('?neu', '') ?? '';
const emailOf = async (owner: Owner) => (await office.memberOf(idOf(owner))).email;

/** A token of somebody: whether it still opens what it is for, and its use. */
interface Token {
  isOpen: () => Promise<boolean>;
  use: () => Promise<unknown>;
}

const recovery = (secret: string): Token => ({
  isOpen: () => office.ask(accountCalls.checkRecovery(secret), null),
  use: () => office.ask(accountCalls.setPassword(secret, newWord), null),
});

const verification = (secret: string, owner: Owner, email: string): Token => ({
  isOpen: async () => {
    const isTaken = (await office.send(accountCalls.verifyEmail(secret), null)).status === 200;
    return isTaken && (await emailOf(owner)) === email;
  },
  use: () => office.ask(accountCalls.verifyEmail(secret), null),
});

const invitation = (secret: string): Token => ({
  isOpen: async () => (await office.send(invitationCalls.open(secret), null)).status === 200,
  use: () => office.ask(invitationCalls.accept(secret, answer), null),
});

const answer = {
  username: 'neuling',
  password: newWord,
  birthYear: 2000,
  consent: true,
  painConsent: false,
  guardianName: null,
  guardianEmail: null,
};

const makeCode = async (owner: Owner) =>
  (await office.ask(memberCalls.makeRecoveryCode(idOf(owner)), 'tina')).code;

const wantEmail = (owner: Owner, email: string) =>
  office.ask(myAccountCalls.changeEmail({ email, password }), owner);

/** The tokens by name: who has one, how long it lasts, and how it is made. */
const tokens = {
  'a sign-in': {
    owner: 'anna',
    lifetime: tokenLifetime,
    make: async (): Promise<Token> => {
      const { token } = await office.ask(calls.authenticate({ username: 'anna', password }), null);
      return {
        isOpen: async () => (await inject(office.app, { ...calls.exercises(), token })).status === 200,
        use: () => office.ask(sessionCalls.end(tokenHashOf(token)), null),
      };
    },
  },
  'a recovery link': {
    owner: 'anna',
    lifetime: recoveryLifetime,
    make: async () => {
      await office.ask(accountCalls.requestRecovery('anna@example.org'), null);
      return recovery(lastSecret());
    },
  },
  'a recovery code': {
    owner: 'kim',
    lifetime: recoveryCodeLifetime,
    make: async () => recovery(await makeCode('kim')),
  },
  'a link to a new address': {
    owner: 'anna',
    lifetime: newEmailLifetime,
    make: async () => {
      await wantEmail('anna', 'neu@example.org');
      const secret = office.mails
        .find(({ to }) => to === 'neu@example.org')
        ?.link.split('/')
        .at(-1);
      return verification(String(secret).replace('?neu', ''), 'anna', 'neu@example.org');
    },
  },
  'a link to an address that a trainer gave': {
    owner: 'kim',
    lifetime: newEmailLifetime,
    make: async () => {
      await office.ask(memberCalls.change(idOf('kim'), { email: 'kim@example.org' }), 'tina');
      return verification(lastSecret(), 'kim', 'kim@example.org');
    },
  },
  'a mailed invitation': {
    owner: 'ida',
    lifetime: invitationLifetime,
    make: async () => {
      await office.ask(memberCalls.change(idOf('ida'), { email: 'ida@example.org' }), 'tina');
      return invitation(lastSecret());
    },
  },
  'a printed invitation': {
    owner: 'ida',
    lifetime: invitationLifetime,
    make: async () => {
      const { invitation: printed } = await office.ask(memberCalls.invite(idOf('ida')), 'tina');
      return invitation(String(printed?.code));
    },
  },
} as const;

type TokenName = keyof typeof tokens;

/** What may end a token of somebody. */
const endings = {
  nothing: async () => {},
  time: async (_owner: Owner, { lifetime }: { lifetime: number }) => {
    office.clock.now += lifetime;
  },
  'its use': async (_owner: Owner, { token }: { token: Token }) => {
    await token.use();
  },
  'another password': (owner: Owner) =>
    office.ask(myAccountCalls.changePassword({ old: password, new: newWord }), owner),
  'a recovery by mail': async () => {
    await office.ask(accountCalls.requestRecovery('anna@example.org'), null);
    await office.ask(accountCalls.setPassword(lastSecret(), newWord), null);
  },
  'a recovery by code': async (owner: Owner) =>
    office.ask(accountCalls.setPassword(await makeCode(owner), newWord), null),
  'another address of its own': async (owner: Owner) => {
    await wantEmail(owner, 'andere@example.org');
    expect(await office.openLastLink()).toBe(200);
  },
  'another address by an admin': (owner: Owner) =>
    office.ask(memberCalls.change(idOf(owner), { email: 'andere@example.org' }), 'ada'),
  'the end of the address by an admin': (owner: Owner) =>
    office.ask(memberCalls.change(idOf(owner), { email: null }), 'ada'),
  'the address that counts, wanted again': (owner: Owner) =>
    office.ask(myAccountCalls.changeEmail({ email: `${owner}@example.org` }), owner),
  'a rest and a wake': async (owner: Owner) => {
    await office.ask(memberCalls.rest(idOf(owner)), 'tina');
    await office.ask(memberCalls.wake(idOf(owner)), 'tina');
  },
  'a new one': async (_owner: Owner, { make }: { make: () => Promise<Token> }) => {
    await make();
  },
  'a new invitation': (owner: Owner) => office.ask(memberCalls.invite(idOf(owner)), 'tina'),
  'the restore of a backup': () =>
    renewInstance(office.db, { runs: [], endedTokens: [], people: [], withdrawals: [], highestId: 1000 }),
};

type EndingName = keyof typeof endings;

const isOpenAfter = async (name: TokenName, ending: EndingName) => {
  const { owner, lifetime, make } = tokens[name];
  const token = await make();
  await endings[ending](owner, { lifetime, token, make });
  return token.isOpen();
};

const ended: Readonly<Record<TokenName, readonly EndingName[]>> = {
  'a sign-in': ['time', 'its use', 'another password', 'a recovery by mail', 'a rest and a wake'],
  'a recovery link': [
    'time',
    'its use',
    'another password',
    'a recovery by mail',
    'another address of its own',
    'another address by an admin',
    'the end of the address by an admin',
    'a rest and a wake',
    'a new one',
    'the restore of a backup',
  ],
  'a recovery code': [
    'time',
    'its use',
    'another password',
    'a recovery by code',
    'another address of its own',
    'another address by an admin',
    'a rest and a wake',
    'a new one',
    'the restore of a backup',
  ],
  'a link to a new address': [
    'time',
    'another password',
    'a recovery by mail',
    'another address of its own',
    'another address by an admin',
    'the end of the address by an admin',
    'the address that counts, wanted again',
    'a rest and a wake',
    'the restore of a backup',
  ],
  'a link to an address that a trainer gave': [
    'time',
    'another password',
    'a recovery by code',
    'another address of its own',
    'another address by an admin',
    'a rest and a wake',
    'the restore of a backup',
  ],
  'a mailed invitation': [
    'time',
    'its use',
    'another address by an admin',
    'the end of the address by an admin',
    'a rest and a wake',
    'a new invitation',
  ],
  'a printed invitation': [
    'time',
    'its use',
    'another address by an admin',
    'a rest and a wake',
    'a new one',
  ],
};

const kept: Readonly<Record<TokenName, readonly EndingName[]>> = {
  'a sign-in': [
    'nothing',
    'another address of its own',
    'another address by an admin',
    'a new one',
    'the restore of a backup',
  ],
  'a recovery link': ['nothing'],
  'a recovery code': ['nothing'],
  'a link to a new address': ['nothing', 'its use'],
  'a link to an address that a trainer gave': ['nothing', 'its use'],
  'a mailed invitation': ['nothing', 'the restore of a backup'],
  'a printed invitation': ['nothing', 'the restore of a backup'],
};

const rowsOf = (table: typeof ended) =>
  (Object.keys(table) as TokenName[]).flatMap((name) => table[name].map((ending) => [name, ending] as const));

test.each(rowsOf(ended))('%s ends with %s', async (name, ending) => {
  expect(await isOpenAfter(name, ending)).toBe(false);
});

test.each(rowsOf(kept))('%s goes on after %s', async (name, ending) => {
  expect(await isOpenAfter(name, ending)).toBe(true);
});

test('[CO-13] a used link to an address changes nothing any more, and does not tell the present address', async () => {
  const token = await tokens['a link to a new address'].make();
  const secret = office.mails[0]?.link.split('/').at(-1)?.replace('?neu', '') ?? '';
  await token.use();
  await wantEmail('anna', 'dritte@example.org');
  expect(await office.openLastLink()).toBe(200);
  expect(await office.ask(accountCalls.verifyEmail(secret), null)).toEqual({ email: null });
  expect(await emailOf('anna')).toBe('dritte@example.org');
});

describe('the link that verifies the address of a new account', () => {
  const create = () => makeUnverified(office.db, office.passwords);
  const statusOf = async (secret: string) =>
    (await office.send(accountCalls.verifyEmail(secret), null)).status;

  test('goes on without an end, as the contract has it', async () => {
    const { token } = await create();
    office.clock.now += 10 * tokenLifetime;
    expect(await statusOf(token)).toBe(200);
  });

  test.each([null, 'andere@example.org'])('ends when an admin gives the address %s', async (email) => {
    const { id, token } = await create();
    await office.ask(memberCalls.change(id, { email }), 'ada');
    if (email !== null) expect(await office.openLastLink()).toBe(200);
    expect(await statusOf(token)).toBe(404);
  });
});

describe('the same request again', () => {
  const replay = 10 * 60 * 1000;
  const recover = async (secret: string, word = newWord) =>
    (await office.send(accountCalls.setPassword(secret, word), null)).status;
  const makeUsed = async () => {
    const secret = await makeCode('kim');
    expect(await recover(secret)).toBe(200);
    return secret;
  };

  test('[CO-15] with a used recovery is taken for ten minutes', async () => {
    const secret = await makeUsed();
    office.clock.now += replay - 1;
    expect(await recover(secret)).toBe(200);
    office.clock.now += 1;
    expect(await recover(secret)).toBe(404);
  });

  test('[CO-15] is not taken once the password is another: it would say that this one counts', async () => {
    const secret = await makeUsed();
    const token = (await office.ask(calls.authenticate({ username: 'kim', password: newWord }), null)).token;
    const change = myAccountCalls.changePassword({ old: newWord, new: 'acht andere Worte' });
    expect((await inject(office.app, { ...change, token })).status).toBe(200);
    expect(await recover(secret)).toBe(404);
  });

  test('[CO-15] is not taken from somebody who rests', async () => {
    const secret = await makeUsed();
    await endings['a rest and a wake']('kim');
    expect(await recover(secret)).toBe(404);
  });
});

describe('what began before a change', () => {
  test('[MB-5] a sign-in that was checked before a rest does not wake with the account', async () => {
    const { isCorrect } = office.passwords;
    jest.spyOn(office.passwords, 'isCorrect').mockImplementationOnce(async (word, hash) => {
      await office.ask(memberCalls.rest(idOf('anna')), 'tina');
      return isCorrect(word, hash);
    });
    const { body } = await office.send(calls.authenticate({ username: 'anna', password }), null);
    await office.ask(memberCalls.wake(idOf('anna')), 'tina');
    const { token } = body as { token?: string };
    const opened = await inject(office.app, { ...calls.exercises(), token: token ?? 'none' });
    expect(opened.status).toBe(401);
  });

  test('[AC-1] a recovery for an address that the account has no more is not stored', async () => {
    const stored = { tokenHash: 'hash', userId: idOf('anna'), expiresAt: office.clock.now + 1000 };
    const store = (email: string | null) =>
      storeRecoveryToken(office.db, { ...stored, email }, office.clock.now);
    expect(await store('anna@example.org')).toBe(true);
    await endings['another address of its own']('anna');
    expect([await store('anna@example.org'), await store(null)]).toEqual([false, false]);
  });

  test('[MB-5] a recovery for somebody who rests by now is not stored', async () => {
    const now = office.clock.now;
    const token = {
      tokenHash: 'hash',
      userId: idOf('rosa'),
      expiresAt: now + 1000,
      email: 'rosa@example.org',
    };
    expect(await storeRecoveryToken(office.db, token, now)).toBe(false);
  });
});
