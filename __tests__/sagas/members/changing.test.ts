import { memberTexts } from '../../../src/texts/member';
import { membersTexts } from '../../../src/texts/members';
import { membersActions } from '../../../store/members/slice';
import { aMember } from '../../builders';
import { expectErrors } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { admin, allRetries, changeOf, mia, page, refuse, startAtMia, toasts } from './office';

onVirtualTime();

const { changeRequested, asked, dismissed, edited, memberClosed } = membersActions;
const memberId = mia.id;
const edit = (fields: { firstName?: string; email?: string }) =>
  changeRequested({ action: 'edit', memberId, fields, sent: fields });

test('[MB-1] saved fields are the member’s, and what was typed meanwhile stays', async () => {
  const app = await startAtMia({ 'PUT /members/9': (body) => ({ ...mia, ...(body as object) }) });
  app.http.script(/PUT/, { late: 1000 });
  await app.act(edited({ firstName: 'Maria' }), edit({ firstName: 'Maria' }), edited({ team: 'U18' }));
  await pass(2000);
  expect(page(app)).toMatchObject({ members: [{ firstName: 'Maria' }], draft: { team: 'U18' } });
  expect(page(app).draft).not.toHaveProperty('firstName');
});

test.each([
  [422, 'Der Jahrgang 2030 liegt in der Zukunft. Bitte prüf ihn.'],
  [409, 'Die E-Mail-Adresse ändert Mia Mai selbst, unter „Mein Konto“. Das geht hier nicht.'],
])('[MB-1] what is typed survives a %i, and its reason is shown', async (status, message) => {
  expectErrors('changeMember');
  const app = await startAtMia({ 'PUT /members/9': refuse(status, message) });
  await app.act(edited({ firstName: 'Maria' }), edit({ firstName: 'Maria' }));
  expect(changeOf(app)).toEqual(['edit', 'failed', message]);
  expect(page(app)).toMatchObject({ draft: { firstName: 'Maria' }, members: [mia] });
});

test('[MB-1] a lost answer is asked for again', async () => {
  const app = await startAtMia({ 'PUT /members/9': () => ({ ...mia, firstName: 'Maria' }) });
  app.http.script(/PUT/, 'responseLost');
  await app.act(edit({ firstName: 'Maria' }));
  await pass(allRetries);
  expect(changeOf(app)).toEqual(['edit', 'succeeded', null]);
  expect(app.http.lines()).toEqual(['PUT /members/9', 'PUT /members/9']);
});

test('[MB-2] a new invitation by mail is announced; without an address its code is shown once', async () => {
  const endsAt = '2025-04-09T08:00:00.000Z';
  const app = await startAtMia({
    'POST /members/9/invitation': () => ({
      ...mia,
      invitationEndsAt: endsAt,
      invitation: { token: 'geheim', code: 'ABCDEFGH23', endsAt },
    }),
  });
  await app.act(changeRequested({ action: 'invite', memberId }));
  expect(page(app)).toMatchObject({
    members: [{ invitationEndsAt: endsAt }],
    handed: { memberId, kind: 'invitation', code: 'ABCDEFGH23' },
  });
  expect(changeOf(app)).toEqual(['invite', 'succeeded', null]);

  const mailed = aMember({ email: 'mia@example.org' });
  const other = await startAtMia({
    'GET /members/': () => [mailed],
    'POST /members/9/invitation': () => ({ ...mailed, invitation: null }),
  });
  await other.act(changeRequested({ action: 'invite', memberId }));
  expect(page(other).handed).toBeNull();
  expect(toasts(other)).toEqual([membersTexts.mailSent('mia@example.org')]);
});

test('[MB-8] a code for a new password is shown once; a refusal is said', async () => {
  expectErrors('changeMember');
  const endsAt = '2025-03-11T08:00:00.000Z';
  let isRefused = false;
  const app = await startAtMia({
    'POST /members/9/recovery': () => {
      if (isRefused) refuse(409, 'Mia Mai hat noch kein Konto. Hier hilft eine Einladung.')();
      return { code: 'ABCDEFGH23', endsAt };
    },
  });
  await app.act(changeRequested({ action: 'recovery', memberId }));
  expect(page(app).handed).toEqual({ memberId, kind: 'recovery', code: 'ABCDEFGH23', endsAt });
  expect(changeOf(app)).toEqual(['recovery', 'succeeded', null]);
  isRefused = true;
  await app.act(changeRequested({ action: 'recovery', memberId }));
  expect(changeOf(app)).toEqual(['recovery', 'failed', expect.stringContaining('Einladung')]);
});

test('[MB-5] a member rests and wakes', async () => {
  const resting = aMember({ state: 'resting' });
  const app = await startAtMia({ 'POST /members/9/rest': () => resting, 'POST /members/9/wake': () => mia });
  await app.act(asked({ memberId, action: 'rest' }), changeRequested({ action: 'rest', memberId }));
  expect(page(app).members).toEqual([resting]);
  await app.act(changeRequested({ action: 'wake', memberId }));
  expect(page(app).members).toEqual([mia]);
  expect(toasts(app)).toEqual([memberTexts.done.rest('Mia'), memberTexts.done.wake('Mia')]);
});

test('[MB-5] the last admin reads why they can neither rest nor give up the role', async () => {
  expectErrors('changeMember');
  const message = 'Nur Mia Mai verwaltet den Verein. Bitte gib diese Rolle zuerst noch jemandem mit Konto.';
  const app = await startAtMia(
    { 'POST /members/9/rest': refuse(409, message), 'PUT /members/9': refuse(409, message) },
    admin,
  );
  await app.act(asked({ memberId, action: 'rest' }), changeRequested({ action: 'rest', memberId }));
  expect(changeOf(app)).toEqual(['rest', 'failed', message]);
  const fields = { roles: ['ROLE_TRAINER' as const] };
  await app.act(edited(fields), changeRequested({ action: 'edit', memberId, fields, sent: fields }));
  expect(changeOf(app)).toEqual(['edit', 'failed', message]);
  expect(page(app).draft).toEqual(fields);
});

test('[CS-2] a consent on paper is noted with its date and the guardian', async () => {
  const bodies: unknown[] = [];
  const agreed = aMember({ state: 'active', hasConsent: true });
  const app = await startAtMia({
    'POST /members/9/consent': (body) => {
      bodies.push(body);
      return agreed;
    },
  });
  const consent = { date: '2025-03-01', guardianName: 'Maria Mai' };
  await app.act(changeRequested({ action: 'consent', memberId, consent }));
  expect(bodies).toEqual([consent]);
  expect(page(app).members).toEqual([agreed]);
});

test('[MB-1] a member who is not theirs any more leads back with a message', async () => {
  let isTheirs = true;
  const app = await startAtMia({
    'GET /members/': () => (isTheirs ? [mia] : []),
    'POST /members/9/rest': refuse(403, 'Dafür fehlt dir die Berechtigung.'),
  });
  isTheirs = false;
  await app.act(changeRequested({ action: 'rest', memberId }));
  expect(page(app)).toMatchObject({ missing: memberId, members: [], change: { status: 'idle' } });
  expect(toasts(app)).toEqual([memberTexts.unknown]);
});

test('[MB-2] a 403 about a member who is still theirs is said where they are', async () => {
  expectErrors('changeMember');
  const app = await startAtMia({ 'PUT /members/9': refuse(403, 'Dafür fehlt dir die Berechtigung.') });
  await app.act(edit({ firstName: 'Maria' }));
  expect(changeOf(app)).toEqual(['edit', 'failed', 'Dafür fehlt dir die Berechtigung.']);
  expect(page(app).missing).toBeNull();
});

test('offline nothing is changed, and that is said at once; the question stays', async () => {
  const app = await startAtMia();
  app.network.goOffline();
  await app.act(asked({ memberId, action: 'rest' }), changeRequested({ action: 'rest', memberId }));
  expect(changeOf(app)).toEqual(['rest', 'failed', membersTexts.offlineChange]);
  expect(app.http.requests).toEqual([]);
  await app.act(dismissed());
  expect(changeOf(app)).toEqual([null, 'idle', null]);
});

test('closing the question does not take back what runs, and a double press makes one call', async () => {
  const app = await startAtMia({ 'POST /members/9/rest': () => aMember({ state: 'resting' }) });
  app.http.script(/rest/, { late: 1000 });
  const rest = changeRequested({ action: 'rest', memberId });
  await app.act(asked({ memberId, action: 'rest' }), rest, rest, dismissed());
  expect(changeOf(app)).toEqual(['rest', 'running', null]);
  await pass(2000);
  expect(changeOf(app)).toEqual(['rest', 'succeeded', null]);
  expect(app.http.lines()).toEqual(['POST /members/9/rest']);
});

test('an answer that comes after the page was left changes nothing on the next page', async () => {
  expect.hasAssertions();
  const app = await startAtMia({ 'POST /members/9/rest': () => aMember({ state: 'resting' }) });
  app.http.script(/rest/, { late: 1000 });
  await app.act(changeRequested({ action: 'rest', memberId }), memberClosed());
  await pass(allRetries);
  expect(changeOf(app)).toEqual([null, 'idle', null]);
  expect(toasts(app)).toEqual([]);
});
