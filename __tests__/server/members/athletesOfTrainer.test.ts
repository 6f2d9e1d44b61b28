import { invitationLifetime } from '../../../server/invitation/invitations';
import { calls } from '../../../src/contract/calls';
import { changeCalls } from '../../../src/contract/changes';
import { memberCalls } from '../../../src/contract/members';
import type { User } from '../../../src/contract/schemas';
import { type Office, startOffice } from '../office/office';
import { idOf } from '../office/people';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const invitedAt = '2026-11-21T12:00:00.000Z';
const { invite, change, noteConsent, rest } = memberCalls;

const athletes = () => office.ask(calls.athletesOfTrainer(idOf('tina')), 'tina');
const ida = (users: readonly User[]) => users.find(({ id }) => id === idOf('ida'));

/** Returns the rows of users that changed for Tina since a cursor, and the next cursor. */
const changedSince = async (cursor: string | null) => {
  const page = await office.ask(changeCalls.since(cursor), 'tina');
  return { users: page.users, cursor: page.cursor };
};

/** Makes a change. Returns Ida as the full load gives her, after checking that the changes give the same. */
const after = async (write: () => Promise<unknown>): Promise<User | undefined> => {
  const { cursor } = await changedSince(null);
  await write();
  const full = ida(await athletes());
  expect(ida((await changedSince(cursor)).users)).toEqual(full);
  return full;
};

test('[DE-1] [DE-2] a trainer sees the team of their athletes, also of those who have not come in', async () => {
  expect(ida(await athletes())).toEqual({
    id: idOf('ida'),
    username: '',
    firstName: 'Ida',
    lastName: 'Ahorn',
    team: null,
    invitedAt: null,
    painConsent: false,
  });
  expect(await after(() => office.ask(change(idOf('ida'), { team: 'U 18' }), 'tina'))).toMatchObject({
    team: 'U 18',
  });
});

test('[DE-2] [DE-6] an open invitation says since when, also once it has expired, until somebody comes in', async () => {
  expect(await after(() => office.ask(invite(idOf('ida')), 'tina'))).toMatchObject({ invitedAt });
  office.clock.now += invitationLifetime;
  expect(ida(await athletes())).toMatchObject({ invitedAt });
  const comesIn = async () => {
    await office.db.updateTable('invitation').set({ usedAt: office.clock.now }).execute();
  };
  expect(await after(comesIn)).toMatchObject({ invitedAt: null });
});

test('[DE-2] [DE-6] an invitation that was ended is none', async () => {
  await office.ask(invite(idOf('ida')), 'tina');
  const ends = () => office.db.deleteFrom('invitation').execute();
  expect(await after(ends)).toMatchObject({ invitedAt: null });
});

test('[CS-2] [DE-2] [DE-6] whoever is active by a consent on paper is not waited for', async () => {
  await office.ask(invite(idOf('ida')), 'tina');
  await office.ask(change(idOf('ida'), { birthYear: 1990 }), 'tina');
  const consents = () =>
    office.ask(noteConsent(idOf('ida'), { date: '2026-11-20', guardianName: null }), 'tina');
  expect(await after(consents)).toMatchObject({ invitedAt: null });
});

test('[DE-1] [MB-5] whoever rests is not among them', async () => {
  await office.ask(invite(idOf('ida')), 'tina');
  await office.ask(rest(idOf('ida')), 'tina');
  expect(ida(await athletes())).toBeUndefined();
});

test('[DE-1] nobody sees team and invitation in their own row', async () => {
  const { cursor } = await office.ask(changeCalls.since(null), 'anna');
  await office.ask(change(idOf('anna'), { team: 'U 18' }), 'tina');
  const [own, ...others] = (await office.ask(changeCalls.since(cursor), 'anna')).users;
  expect(own).toEqual({
    id: idOf('anna'),
    username: 'anna',
    firstName: 'Anna',
    lastName: 'Ahorn',
    painConsent: false,
  });
  expect(others).toEqual([]);
  expect(await office.ask(calls.userByName('anna'), 'anna')).not.toHaveProperty('team');
});

test('[SE-3] nobody signs in with the empty user name of who has not come in', async () => {
  await office.ask(invite(idOf('ida')), 'tina');
  expect((await office.signIn('')).status).toBe(401);
});
