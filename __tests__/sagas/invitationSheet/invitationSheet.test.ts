import type { Member } from '../../../src/contract/members';
import { selectInvitationSheet } from '../../../store/invitationSheet/selectors';
import { invitationSheetActions } from '../../../store/invitationSheet/slice';
import { sessionActions } from '../../../store/session/slice';
import { aPaperInvitation, aWholeClub, membersOnPaper } from '../../builders';
import { aClub } from '../../fakes/club';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { makeRequested, retried, closed } = invitationSheetActions;
const members = membersOnPaper(3);
const [one, two, three] = members as [Member, Member, Member];

const invited = (member: Member) => {
  const { invitation } = aPaperInvitation(member);
  return { ...member, invitation };
};

const callOf = ({ id }: Member) => `POST /members/${id}/invitation`;

const startInOffice = async (answers: OfficeAnswers = {}) => {
  const makes = Object.fromEntries(members.map((member) => [callOf(member), () => invited(member)]));
  const server = withOffice(aClub(), { 'GET /club': () => aWholeClub(), ...makes, ...answers });
  const app = await startApp({ server });
  app.http.requests.length = 0;
  app.http.mostInFlight = 0;
  return app;
};

const sheet = (app: App) => selectInvitationSheet(app.state());
const namesMade = (app: App) => sheet(app).invitations.map(({ member }) => member.id);
const invitationsAsked = (app: App) => app.http.lines().filter((line) => line.endsWith('/invitation'));

test('[MB-2] each member gets an invitation, one after the other', async () => {
  const app = await startInOffice();
  app.http.always(/POST .*invitation/, { slow: 1000 });
  await app.act(makeRequested(members));
  await pass(1500);
  expect(sheet(app)).toMatchObject({
    status: 'running',
    invitations: [aPaperInvitation(one)],
    waiting: [two, three],
  });
  await pass(2000);
  expect(sheet(app)).toMatchObject({
    status: 'succeeded',
    clubName: 'TSV Musterstadt',
    waiting: [],
    failures: [],
    error: null,
  });
  expect(sheet(app).invitations).toEqual(members.map(aPaperInvitation));
  expect(invitationsAsked(app)).toEqual(members.map(callOf));
  expect(app.http.mostInFlight).toBe(1);
});

test('[MB-2] a second press while codes are made makes no further ones', async () => {
  const app = await startInOffice();
  app.http.always(/POST .*invitation/, { slow: 1000 });
  await app.act(makeRequested(members));
  await app.act(retried());
  await pass(4000);
  expect(invitationsAsked(app)).toEqual(members.map(callOf));
  expect(namesMade(app)).toEqual([one.id, two.id, three.id]);
});

test('[MB-2] a member who is refused does not stop the others, and is named with the reason', async () => {
  expectErrors('inviteOnPaper');
  let isMine = false;
  const app = await startInOffice({
    [callOf(two)]: () => {
      if (!isMine) throw new Refusal(403, 'Dafür fehlt dir die Berechtigung.');
      return invited(two);
    },
  });
  await app.act(makeRequested(members));
  expect(namesMade(app)).toEqual([one.id, three.id]);
  expect(sheet(app)).toMatchObject({
    status: 'succeeded',
    waiting: [two],
    failures: [{ member: two, error: 'Dafür fehlt dir die Berechtigung.' }],
  });
  isMine = true;
  await app.act(retried());
  expect(namesMade(app)).toEqual([one.id, three.id, two.id]);
  expect(sheet(app)).toMatchObject({ status: 'succeeded', waiting: [], failures: [] });
  expect(invitationsAsked(app)).toEqual([one, two, three, two].map(callOf));
});

test('[MB-2] a lost connection keeps what was made; a new try goes on with the rest only', async () => {
  expectErrors('inviteOnPaper');
  const app = await startInOffice();
  app.http.always(/POST .members.102/, 'requestLost');
  await app.act(makeRequested(members));
  await pass(10_000);
  expect(namesMade(app)).toEqual([one.id]);
  expect(sheet(app)).toMatchObject({
    status: 'succeeded',
    waiting: [two, three],
    failures: [{ member: two, error: expect.stringContaining('nicht erreichbar') }],
  });
  app.http.heal();
  app.http.requests.length = 0;
  await app.act(retried());
  expect(namesMade(app)).toEqual([one.id, two.id, three.id]);
  expect(app.http.lines()).toEqual([callOf(two), callOf(three)]);
});

test('[MB-2] offline nothing is asked; what was made stays, and it goes on once there is a network', async () => {
  const app = await startInOffice();
  app.http.always(/POST .*invitation/, { slow: 1000 });
  await app.act(makeRequested(members));
  await pass(500);
  app.network.goOffline();
  await pass(1000);
  expect(namesMade(app)).toEqual([one.id]);
  expect(sheet(app)).toMatchObject({ status: 'failed', waiting: [two, three], failures: [] });
  expect(sheet(app).error).toContain('Du bist offline');
  await app.act(retried());
  expect(invitationsAsked(app)).toEqual([callOf(one)]);
  app.network.goOnline();
  await app.act(retried());
  await pass(3000);
  expect(namesMade(app)).toEqual([one.id, two.id, three.id]);
  expect(sheet(app).error).toBeNull();
});

test('[MB-2] without the name of the club no code is made, and none is ended', async () => {
  expectErrors('makeInvitations');
  const app = await startInOffice();
  app.http.always(/GET .club/, 500);
  await app.act(makeRequested(members));
  await pass(10_000);
  expect(sheet(app)).toMatchObject({
    status: 'failed',
    invitations: [],
    waiting: members,
    error: 'Fehler 500',
  });
  expect(invitationsAsked(app)).toEqual([]);
  app.http.heal();
  await app.act(retried());
  expect(namesMade(app)).toEqual([one.id, two.id, three.id]);
});

test('[MB-2] who has an address by now gets a mail, and only one', async () => {
  const withAddress = { ...two, email: 'kind@example.org' };
  const app = await startInOffice({ [callOf(two)]: () => ({ ...withAddress, invitation: null }) });
  await app.act(makeRequested(members));
  expect(namesMade(app)).toEqual([one.id, three.id]);
  expect(sheet(app)).toMatchObject({ mailed: [withAddress], waiting: [] });
});

test('[MB-2] the codes leave the device with the page, and no more are made', async () => {
  const app = await startInOffice();
  app.http.always(/POST .*invitation/, { slow: 1000 });
  await app.act(makeRequested(members));
  await pass(1500);
  await app.act(closed());
  await pass(5000);
  expect(sheet(app)).toMatchObject({ status: 'idle', invitations: [], waiting: [] });
  expect(invitationsAsked(app)).toEqual([callOf(one), callOf(two)]);
});

test('[SE-1] a logout takes the codes off the device', async () => {
  const app = await startInOffice();
  await app.act(makeRequested(members));
  expect(namesMade(app)).toHaveLength(3);
  await app.act(sessionActions.logoutRequested());
  await pass(0);
  expect(sheet(app)).toMatchObject({ status: 'idle', invitations: [] });
});
