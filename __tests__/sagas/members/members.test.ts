import type { Member, NewMember } from '../../../src/contract/members';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions, type TypedMember } from '../../../store/members/slice';
import { sessionActions } from '../../../store/session/slice';
import { aClub } from '../../fakes/club';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const mia: Member = {
  id: 9,
  username: null,
  firstName: 'Mia',
  lastName: 'Mai',
  email: null,
  birthYear: 2012,
  team: null,
  roles: ['ROLE_ATHLETE'],
  trainerIds: [1],
  state: 'invited',
  hasConsent: false,
  invitedAt: null,
  lastSeenAt: null,
  invitationEndsAt: null,
  hasMailFailed: false,
};

const typed: TypedMember = {
  firstName: 'Mia',
  lastName: 'Mai',
  email: null,
  birthYear: 2012,
  team: null,
  roles: ['ROLE_ATHLETE'],
};

const invitation = { token: 'geheim', code: 'ABCDEFGH23', endsAt: '2026-12-21T12:00:00.000Z' };

const startInOffice = async (answers: OfficeAnswers) => {
  const app = await startApp({ server: withOffice(aClub(), { 'GET /members/': () => [], ...answers }) });
  app.openOffice();
  return app;
};

const page = (app: App) => selectMembers(app.state());

test('[MB-1] the members are loaded when the page opens', async () => {
  const app = await startInOffice({ 'GET /members/': () => [mia] });
  await app.act(membersActions.opened());
  expect(page(app)).toMatchObject({ status: 'loaded', members: [mia] });
});

test('[MB-1] whoever manages nobody is told so', async () => {
  expectErrors('loadMembers');
  const forbidden = new Refusal(403, 'Dafür fehlt dir die Berechtigung.');
  const app = await startInOffice({
    'GET /members/': () => {
      throw forbidden;
    },
  });
  await app.act(membersActions.opened());
  expect(page(app)).toMatchObject({ status: 'failed', error: expect.stringContaining('Berechtigung') });
});

test('[MB-2] whoever has no address gets a code, which is shown until it was handed over', async () => {
  const app = await startInOffice({
    'POST /members/': () => mia,
    'POST /members/9/invitation': () => ({ ...mia, invitation }),
  });
  await app.act(membersActions.formOpened(), membersActions.addRequested(typed));
  expect(page(app)).toMatchObject({ form: { status: 'closed' }, members: [mia] });
  expect(page(app).handed).toEqual({ ...invitation, memberId: 9 });
  await app.act(membersActions.handedOver());
  expect(page(app).handed).toBeNull();
});

test('[MB-2] whoever has an address gets a mail', async () => {
  const withAddress = { ...mia, email: 'mia@example.org' };
  const app = await startInOffice({ 'POST /members/': () => withAddress });
  await app.act(membersActions.formOpened(), membersActions.addRequested(typed));
  expect(page(app)).toMatchObject({ members: [withAddress], handed: null });
});

test('[ON-3] [MB-2] a form that is sent again after a failure adds nobody twice', async () => {
  expectErrors('addMember');
  const bodies: NewMember[] = [];
  const app = await startInOffice({
    'POST /members/': (body) => {
      bodies.push(body as NewMember);
      if (bodies.length === 1) throw new Refusal(422, '„mia@“ ist keine vollständige E-Mail-Adresse.');
      return { ...mia, email: 'mia@example.org' };
    },
  });
  await app.act(membersActions.formOpened(), membersActions.addRequested(typed));
  expect(page(app).form).toMatchObject({ status: 'failed', error: expect.stringContaining('mia@') });
  await app.act(membersActions.addRequested({ ...typed, email: 'mia@example.org' }));
  expect(page(app).form.status).toBe('closed');
  expect(new Set(bodies.map(({ clientId }) => clientId)).size).toBe(1);
});

test('[MB-5] a member rests and wakes; a refusal is said', async () => {
  expectErrors('restMember');
  const resting = { ...mia, state: 'resting' };
  const app = await startInOffice({
    'GET /members/': () => [mia],
    'POST /members/9/rest': () => resting,
    'POST /members/9/wake': () => mia,
    'POST /members/8/rest': () => {
      throw new Refusal(409, 'Das geht nicht: Sonst könnte niemand mehr den Verein verwalten.');
    },
  });
  await app.act(membersActions.opened(), membersActions.restRequested(9));
  expect(page(app).members).toEqual([resting]);
  await app.act(membersActions.wakeRequested(9));
  expect(page(app).members).toEqual([mia]);
  await app.act(membersActions.restRequested(8));
  expect(page(app)).toMatchObject({ changing: null, error: expect.stringContaining('verwalten') });
});

test('[SE-1] a logout takes the members off the device', async () => {
  const app = await startInOffice({ 'GET /members/': () => [mia] });
  await app.act(membersActions.opened(), sessionActions.logoutRequested());
  await pass(0);
  expect(page(app).members).toEqual([]);
});
