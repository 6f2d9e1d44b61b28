import { randomUUID } from 'node:crypto';
import { buildApp } from '../../../server/app';
import { MailNotSent } from '../../../server/mail/mailNotSent';
import type { Mail } from '../../../server/mail/mails';
import { invitationCalls } from '../../../src/contract/invitation';
import { memberCalls } from '../../../src/contract/members';
import { type Office, startOffice } from '../office/office';
import { aNewMember, idOf } from '../office/people';
import { cutConnections } from '../testDatabase';

const { add, addAll, change, invite } = memberCalls;
const withMail = (name: string) =>
  aNewMember({ firstName: name, email: `${name.toLowerCase()}@example.org`, clientId: randomUUID() });

/** A mail server that a test can stop, and let answer mail by mail. */
const makePost = () => {
  const refused = new Set<string>();
  let gate: Promise<void> | undefined;
  let running = 0;
  const seen = { mostAtOnce: 0, asked: [] as string[] };
  return {
    refused,
    seen,
    /** Holds up every mail until the returned function is called. */
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    beforeMail: async ({ to }: { to: string }) => {
      running += 1;
      seen.asked.push(to);
      seen.mostAtOnce = Math.max(seen.mostAtOnce, running);
      await gate;
      running -= 1;
      if (refused.has(to)) throw new MailNotSent('address', new Error('550 no such mailbox'));
    },
  };
};

let post: ReturnType<typeof makePost>;
let office: Office;
beforeEach(async () => {
  post = makePost();
  office = await startOffice({ beforeMail: post.beforeMail });
});
afterEach(() => office.stop());

const mailStates = async () => {
  const rows = await office.db.selectFrom('invitation').select('mail').orderBy('userId').execute();
  return rows.map(({ mail }) => mail);
};

/** Waits until something is true. */
const until = async (isTrue: () => Promise<boolean> | boolean) => {
  while (!(await isTrue())) await new Promise(setImmediate);
};

test('[MB-2] a mail that cannot be delivered is said at the member, also in the answer; the next one may arrive', async () => {
  post.refused.add('mia@example.org');
  const member = await office.ask(add(withMail('Mia')), 'tina');
  expect(member).toMatchObject({ state: 'invited', hasMailFailed: true });
  expect((await office.memberOf(member.id)).hasMailFailed).toBe(true);
  expect(await office.ask(invite(member.id), 'tina')).toMatchObject({ hasMailFailed: true });
  post.refused.clear();
  expect(await office.ask(invite(member.id), 'tina')).toMatchObject({ hasMailFailed: false });
  expect(office.mails).toHaveLength(1);
});

test('[MB-2] [MB-3] the mails of a list go out one after the other; one that fails holds up no other', async () => {
  post.refused.add('zwei@example.org');
  const release = post.hold();
  const added = await office.ask(addAll(['Eins', 'Zwei', 'Drei'].map(withMail)), 'tina');
  expect(added.map(({ hasMailFailed }) => hasMailFailed)).toEqual([false, false, false]);
  expect(office.mails).toEqual([]);
  release();
  await until(async () => !(await mailStates()).includes('waiting'));
  expect(await mailStates()).toEqual(['sent', 'failed', 'sent']);
  expect(office.mails.map(({ to }) => to)).toEqual(['eins@example.org', 'drei@example.org']);
  expect(post.seen.mostAtOnce).toBe(1);
});

test('[MB-2] lists that come while mails go out are sent by the same job, each mail once', async () => {
  const release = post.hold();
  await office.ask(addAll(['Eins', 'Zwei'].map(withMail)), 'tina');
  await office.ask(addAll(['Drei', 'Vier'].map(withMail)), 'theo');
  release();
  await until(() => office.mails.length === 4);
  expect(post.seen.mostAtOnce).toBe(1);
  expect(post.seen.asked.toSorted()).toEqual(
    ['eins', 'zwei', 'drei', 'vier'].map((name) => `${name}@example.org`).toSorted(),
  );
});

test('[MB-2] an answer does not wait for ever for a mail server that says nothing', async () => {
  const release = post.hold();
  const waits = office.timers.nextAfter();
  const adding = office.ask(add(withMail('Mia')), 'tina');
  await until(() => post.seen.asked.length === 1);
  await waits;
  office.timers.advance(4_000);
  expect(await adding).toMatchObject({ hasMailFailed: false });
  expect(await mailStates()).toEqual(['waiting']);
  release();
  await until(async () => (await mailStates())[0] === 'sent');
});

test('[MB-2] an invitation that is made anew while the former mail goes out is sent, too, and counts', async () => {
  const release = post.hold();
  const [mia] = await office.ask(addAll([withMail('Mia')]), 'tina');
  await until(() => post.seen.asked.length === 1);
  const again = office.ask(invite(mia?.id ?? 0), 'tina');
  await until(async () => {
    const row = await office.db.selectFrom('invitation').select('tokenHash').executeTakeFirst();
    return row?.tokenHash === null;
  });
  release();
  await again;
  const [former = '', present = ''] = office.mails.map(({ link }) => link.split('/').at(-1));
  const statusOf = async (token: string) =>
    (await office.app.inject({ url: `/api/invitation/${token}` })).statusCode;
  expect([await statusOf(former), await statusOf(present)]).toEqual([404, 200]);
  expect(await mailStates()).toEqual(['sent']);
});

test('[MB-2] a server that was killed with waiting mails sends them when it listens again', async () => {
  const release = post.hold();
  await office.ask(addAll(['Eins', 'Zwei'].map(withMail)), 'tina');
  await until(() => post.seen.asked.length === 1);
  // The first server goes no further. The next one finds a mail of which nobody knows whether it went out, and one that
  // waits.
  expect(await mailStates()).toEqual(['waiting', 'waiting']);
  const { clock, config, dataDir, db, passwords, timers } = office;
  await cutConnections(dataDir);
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const next = await buildApp({ db, passwords, sendMail, now: () => clock.now, timers, config });
  await next.listen({ host: '127.0.0.1', port: 0 });
  await until(async () => !(await mailStates()).includes('waiting'));
  expect(mails.map(({ to }) => to)).toEqual(['eins@example.org', 'zwei@example.org']);
  for (const { link } of mails) {
    const token = link.split('/').at(-1);
    expect((await next.inject({ url: `/api/invitation/${token}` })).statusCode).toBe(200);
  }
  await next.close();
  release();
});

test('[MB-2] the end of the server waits for the mail that goes out, and leaves the others for the next start', async () => {
  const release = post.hold();
  await office.ask(addAll(['Eins', 'Zwei'].map(withMail)), 'tina');
  await until(() => post.seen.asked.length === 1);
  const waits = office.timers.nextAfter();
  const closing = office.app.close();
  await waits;
  release();
  await closing;
  expect(await mailStates()).toEqual(['sent', 'waiting']);
  expect(office.mails.map(({ to }) => to)).toEqual(['eins@example.org']);
});

test('[MB-5] who rests before the mail went out gets none', async () => {
  const release = post.hold();
  const [, zwei] = await office.ask(addAll(['Eins', 'Zwei'].map(withMail)), 'tina');
  await office.ask(memberCalls.rest(zwei?.id ?? 0), 'tina');
  release();
  // A single invitation is answered after what was before it.
  await office.ask(add(withMail('Drei')), 'tina');
  expect(office.mails.map(({ to }) => to)).toEqual(['eins@example.org', 'drei@example.org']);
});

describe('[MB-11] too many invitations', () => {
  const refused =
    'Dorthin gingen schon mehrere Einladungen. Die letzte gilt noch. Bitte warte bis zu einer Stunde.';
  const lastToken = () => office.mails.at(-1)?.link.split('/').at(-1) ?? '';

  test('[MB-11] to one member are 429 after ten in an hour, and the last one stays good', async () => {
    const { id } = await office.ask(add(withMail('Mia')), 'tina');
    for (let count = 1; count < 10; count += 1) await office.ask(invite(id), 'tina');
    expect(await office.refusal(invite(id), 'tina')).toEqual([429, refused]);
    expect(await office.refusal(invite(id), 'ada')).toEqual([429, refused]);
    expect(post.seen.asked).toHaveLength(10);
    const answer = await office.send(invitationCalls.open(lastToken()), null);
    expect(answer.status).toBe(200);
    office.clock.now += 3_600_000;
    await office.ask(invite(id), 'tina');
    expect(post.seen.asked).toHaveLength(11);
  });

  test('[MB-11] to one address are not sent, whoever they are for; that is said at the member', async () => {
    const family = Array.from({ length: 12 }, (_, index) =>
      aNewMember({
        firstName: `Kind${'abcdefghijkl'.charAt(index)}`,
        email: 'Familie@example.org',
        clientId: randomUUID(),
      }),
    );
    const added = await office.ask(addAll(family), 'tina');
    await until(async () => !(await mailStates()).includes('waiting'));
    expect(post.seen.asked).toHaveLength(10);
    expect((await mailStates()).filter((state) => state === 'limited')).toHaveLength(2);
    expect(await office.refusal(invite(added[0]?.id ?? 0), 'tina')).toEqual([429, refused]);
    await office.ask(add(withMail('Mia')), 'tina');
    expect(post.seen.asked.at(-1)).toBe('mia@example.org');
  });

  test('[MB-11] to one member count whatever the address is', async () => {
    const { id } = await office.ask(add(withMail('Mia')), 'tina');
    for (let count = 1; count < 12; count += 1) {
      await office.ask(change(id, { email: `fremd${count}@example.org` }), 'tina');
    }
    expect(post.seen.asked).toHaveLength(10);
    expect((await office.memberOf(id)).hasMailFailed).toBe(true);
  });

  test('[MB-11] on paper have no limit', async () => {
    for (let count = 0; count < 12; count += 1) await office.ask(invite(idOf('ida')), 'tina');
  });
});
