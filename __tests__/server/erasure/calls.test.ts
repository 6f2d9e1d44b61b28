import { randomUUID } from 'node:crypto';
import type { Live } from '../../../server/live/live';
import { createErasureJob } from '../../../server/members/erasureJob';
import { assignmentCalls } from '../../../src/contract/assignments';
import { calls } from '../../../src/contract/calls';
import { changeCalls } from '../../../src/contract/changes';
import { chatCalls } from '../../../src/contract/chatCalls';
import { memberCalls } from '../../../src/contract/members';
import { myAccountCalls } from '../../../src/contract/myAccount';
import { inject } from '../../contract/serverContract/inject';
import { type Office, startOffice } from '../office/office';
import { aNewMember, idOf, type OfficeName } from '../office/people';
import { aScreeningRunPost, startDemo } from '../support';

const day = 24 * 60 * 60 * 1000;

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const erasedBody = { status: 410, body: { code: 'erasedAccount' } };
const personBody = { status: 410, body: { code: 'erasedPerson' } };
const reason = 'Aus dem Verein ausgetreten';
const plan = (name: OfficeName) => memberCalls.erase(idOf(name), { name, reason });
const stop = (name: OfficeName) => memberCalls.stopErasure(idOf(name));
const isMember = async (id: number) => (await office.ask(memberCalls.all(), 'ada')).some((m) => m.id === id);

describe('for oneself', () => {
  test('[MB-7] [LV-4] at once, and every call with a sign-in from before is told so', async () => {
    await office.tokenOf('anna');
    expect(await office.ask(myAccountCalls.erase(' Anna '), 'anna')).toBeNull();
    expect(await isMember(idOf('anna'))).toBe(false);
    for (const call of [calls.exercises(), myAccountCalls.present(), myAccountCalls.erase('anna')])
      expect(await office.send(call, 'anna')).toMatchObject(erasedBody);
    expect((await office.signIn('anna')).status).toBe(401);
  });

  test('[MB-7] not while another user name is typed', async () => {
    expect(await office.refusal(myAccountCalls.erase('ida'), 'anna')).toEqual([
      422,
      'Das ist nicht der Benutzername. Zum Löschen tipp bitte „anna“ ein.',
    ]);
    expect(await isMember(idOf('anna'))).toBe(true);
  });

  test('[MB-5] [MB-7] not for the last admin, who learns what to do', async () => {
    expect(await office.refusal(myAccountCalls.erase('ada'), 'ada')).toEqual([
      409,
      'Nur Ada Ahorn verwaltet den Verein. Bitte gib diese Rolle zuerst noch jemandem mit Konto.',
    ]);
    expect(await office.refusal(plan('ada'), 'ada')).toEqual([409, expect.any(String)]);
  });

  test('[MB-7] [RU-6] not for the accounts that a demo offers to everybody', async () => {
    const demo = await startDemo();
    const token = await demo.tokenOf('anna');
    expect(await inject(demo.app, { ...myAccountCalls.erase('anna'), token })).toMatchObject({
      status: 409,
      body: { message: 'Dieses Konto gehört zur Demo und bleibt, damit auch andere sie ansehen können.' },
    });
    await demo.stop();
  });

  test('[MB-7] asked twice at once, it is one erasure', async () => {
    const answers = await Promise.all([1, 2].map(() => office.send(myAccountCalls.erase('anna'), 'anna')));
    for (const { status } of answers) expect([200, 410]).toContain(status);
    const rows = await office.db
      .selectFrom('erasure')
      .select('personId')
      .where('personId', 'is not', null)
      .execute();
    expect(rows).toEqual([{ personId: idOf('anna') }]);
  });

  test('[MB-7] of two admins who erase themselves at once, one stays', async () => {
    await office.ask(memberCalls.change(idOf('theo'), { roles: ['ROLE_TRAINER', 'ROLE_ADMIN'] }), 'ada');
    const answers = await Promise.all(
      (['ada', 'theo'] as const).map((name) => office.send(myAccountCalls.erase(name), name)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('[MB-7] the user name is free again, and its new owner has nothing of the former one', async () => {
    const anna = idOf('anna');
    await office.db.insertInto('screening').values({ id: 1, name: 'Test', tests: '[]' }).execute();
    await office.ask(calls.saveScreeningRun(aScreeningRunPost({ userId: anna })), 'anna');
    await office.ask(myAccountCalls.erase('anna'), 'anna');
    const { id } = await office.ask(memberCalls.add(aNewMember()), 'tina');
    const { passwordHash } = await office.db
      .selectFrom('user')
      .select('passwordHash')
      .where('username', '=', 'tina')
      .executeTakeFirstOrThrow();
    await office.db
      .updateTable('user')
      .set({ username: 'anna', passwordHash })
      .where('id', '=', id)
      .execute();
    expect(id).not.toBe(anna);
    expect((await office.signIn('anna')).status).toBe(200);
    // The sign-in of the former owner stays one of somebody who was erased.
    expect(await office.send(calls.exercises(), 'anna')).toMatchObject(erasedBody);
    expect(await office.db.selectFrom('screeningRun').selectAll().execute()).toEqual([]);
  });
});

describe('for a member', () => {
  const readPlan = () => office.db.selectFrom('plannedErasure').selectAll().executeTakeFirst();

  test('[MB-7] the account rests, with the day; asked again, by whomever, it stays as it is', async () => {
    const dueAt = office.clock.now + 14 * day;
    const erasureAt = new Date(dueAt).toISOString();
    expect(await office.ask(plan('anna'), 'tina')).toMatchObject({ state: 'resting', erasureAt });
    office.clock.now += day;
    expect(await office.ask(plan('anna'), 'ada')).toMatchObject({ state: 'resting', erasureAt });
    expect(await readPlan()).toMatchObject({ plannedBy: idOf('tina'), reason, dueAt });
    expect((await office.signIn('anna')).status).toBe(403);
  });

  test('[MB-7] whoever has no user name is erased by their full name', async () => {
    const erase = (name: string) => memberCalls.erase(idOf('ida'), { name, reason });
    expect(await office.refusal(erase('ida'), 'tina')).toEqual([
      422,
      'Das ist nicht der Name. Zum Löschen tipp bitte „Ida Ahorn“ ein.',
    ]);
    expect((await office.ask(erase('ida  ahorn'), 'tina')).erasureAt).not.toBeNull();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a stop', () => office.ask(stop('anna'), 'tina')],
    ['a stop by an admin', () => office.ask(stop('anna'), 'ada')],
    ['waking the account', () => office.ask(memberCalls.wake(idOf('anna')), 'tina')],
  ])('[MB-7] %s ends the wait, and the member can sign in', async (_, end) => {
    await office.ask(plan('anna'), 'tina');
    await end();
    expect(await office.memberOf(idOf('anna'))).toMatchObject({ state: 'active', erasureAt: null });
    expect((await office.signIn('anna')).status).toBe(200);
    expect(await readPlan()).toBeUndefined();
  });

  test('[MB-7] a stop without an erasure wakes nobody', async () => {
    expect((await office.ask(stop('rosa'), 'tina')).state).toBe('resting');
  });

  test('[MB-7] without a reason nothing is planned', async () => {
    const call = memberCalls.erase(idOf('anna'), { name: 'anna', reason: ' ' });
    expect((await office.refusal(call, 'tina'))[0]).toBe(400);
  });

  const createJob = () => {
    const { clock, config, db, timers } = office;
    const live: Live = {
      transaction: (work) =>
        db.transaction().execute((transaction) => work(transaction, { notify() {}, recheck() {} })),
    };
    const error = jest.fn();
    return { error, job: createErasureJob({ config, db, live, timers, now: () => clock.now }, { error }) };
  };

  test('[MB-7] after the 14 days, seen twice, the member is erased by the server', async () => {
    await office.tokenOf('anna');
    await office.ask(plan('anna'), 'tina');
    const { error, job } = createJob();
    const isThereIn = async (time: number) => {
      office.clock.now += time;
      await job.start();
      return isMember(idOf('anna'));
    };
    expect(await isThereIn(14 * day - 1)).toBe(true);
    expect(await isThereIn(1)).toBe(true);
    expect((await office.refusal(calls.exercises(), 'anna'))[0]).toBe(401);
    expect(await isThereIn(day)).toBe(false);
    expect(await office.send(calls.exercises(), 'anna')).toMatchObject(erasedBody);
    expect(await readPlan()).toBeUndefined();
    expect(error).not.toHaveBeenCalled();
    await job.stop();
  });

  test('[MB-7] a server that listens does it by itself', async () => {
    await office.ask(plan('anna'), 'tina');
    await office.db.updateTable('plannedErasure').set({ dueAt: 1, seenDueAt: 1 }).execute();
    await office.app.listen({ port: 0 });
    while (await isMember(idOf('anna'))) {
      // Asks again: nobody is told.
    }
    expect(await office.refusal(stop('anna'), 'ada')).toEqual([404, 'Dieses Mitglied gibt es nicht.']);
  });
});

describe('afterwards', () => {
  test('[MB-7] what somebody still sends about an erased athlete is refused as that', async () => {
    const anna = idOf('anna');
    await office.db.insertInto('screening').values({ id: 1, name: 'Test', tests: '[]' }).execute();
    await office.db.insertInto('userScreening').values({ id: 5, userId: anna, screeningId: 1 }).execute();
    await office.ask(myAccountCalls.erase('anna'), 'anna');
    const clientId = randomUUID();
    const texts = { athleteNote: 'Gut.', trainerNote: null };
    const sent = [
      calls.saveScreeningRun(aScreeningRunPost({ userId: anna })),
      calls.saveScreeningRuns([aScreeningRunPost({ userId: anna })]),
      assignmentCalls.saveNote({
        clientId,
        userScreeningId: 5,
        target: { kind: 'training' },
        revision: 0,
        ...texts,
      }),
      assignmentCalls.assign({ clientId, userId: anna, screeningId: 1, intervalWeeks: null, base: 1 }),
      chatCalls.send({ clientId, senderId: idOf('tina'), recipientId: anna, content: 'Hallo' }),
    ];
    for (const call of sent) expect(await office.send(call, 'tina')).toMatchObject(personBody);
  });

  test('[MB-7] [DE-6] the trainers learn that the athlete is gone', async () => {
    const { cursor } = await office.ask(changeCalls.since(null), 'tina');
    await office.ask(myAccountCalls.erase('anna'), 'anna');
    const changes = await office.ask(changeCalls.since(cursor), 'tina');
    expect(changes.gone).toContainEqual({ kind: 'athlete', id: idOf('anna') });
    expect(changes.me?.athleteIds).not.toContain(idOf('anna'));
    expect(JSON.stringify(changes)).not.toContain('Anna');
  });

  test('[LV-4] the athletes of an erased trainer are listed without one', async () => {
    await office.ask(myAccountCalls.erase('theo'), 'theo');
    expect((await office.memberOf(idOf('david'))).trainerIds).toEqual([]);
  });
});
