import { memberTexts } from '../../../src/texts/member';
import { membersActions } from '../../../store/members/slice';
import { sessionActions } from '../../../store/session/slice';
import { expectErrors } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { allRetries, jonas, mia, page, refuse, startAtMia, startInOffice, toasts } from './office';

onVirtualTime();

const { opened, memberOpened, memberClosed, formOpened, filtered } = membersActions;

test('[MB-1] the members are loaded when the list opens', async () => {
  const app = await startInOffice();
  await app.act(opened());
  expect(page(app)).toMatchObject({ status: 'succeeded', members: [mia] });
});

test('[MB-1] whoever manages nobody is told so, once', async () => {
  expectErrors('loadMembers');
  const app = await startInOffice({ 'GET /members/': refuse(403, 'Dafür fehlt dir die Berechtigung.') });
  await app.act(opened());
  await pass(allRetries);
  expect(page(app)).toMatchObject({ status: 'failed', error: 'Dafür fehlt dir die Berechtigung.' });
  expect(app.http.lines()).toEqual(['GET /members/']);
});

test('[MB-1] without a connection the list says so, and another try loads it', async () => {
  expectErrors('loadMembers');
  const app = await startInOffice();
  app.http.always(/members/, 'requestLost');
  await app.act(opened());
  await pass(allRetries);
  expect(page(app)).toMatchObject({ status: 'failed', error: expect.stringContaining('nicht erreichbar') });
  app.http.heal();
  await app.act(opened());
  expect(page(app)).toMatchObject({ status: 'succeeded', error: null, members: [mia] });
});

test('[MB-5] the page of a member knows who can be the trainer', async () => {
  const app = await startAtMia();
  expect(page(app)).toMatchObject({ status: 'succeeded', missing: null, trainers: [jonas] });
});

test('[MB-1] an unknown member, or one of somebody else, leads back with a message, also the second time', async () => {
  const app = await startInOffice();
  await app.act(memberOpened(99));
  expect(page(app).missing).toBe(99);
  expect(toasts(app)).toEqual([memberTexts.unknown]);
  await app.act(memberClosed());
  expect(page(app).missing).toBeNull();
  await app.act(memberOpened(99));
  expect(page(app).missing).toBe(99);
});

test('[MB-1] a member is not called unknown because the network fails', async () => {
  expectErrors('loadMember');
  const app = await startInOffice();
  app.http.always(/members/, 'responseLost');
  await app.act(memberOpened(mia.id));
  await pass(allRetries);
  expect(page(app)).toMatchObject({ status: 'failed', missing: null });
  expect(toasts(app)).toEqual([]);
});

test('[MB-2] the form knows the trainers and the teams of the club', async () => {
  const app = await startInOffice();
  await app.act(formOpened());
  expect(page(app)).toMatchObject({ status: 'succeeded', trainers: [jonas], members: [mia] });
});

test('[SE-1] a logout takes the members and the search off the device', async () => {
  const app = await startAtMia();
  await app.act(filtered({ search: 'Mia' }), sessionActions.logoutRequested());
  await pass(0);
  expect(page(app)).toMatchObject({ members: [], trainers: [], filter: { search: '' } });
});
