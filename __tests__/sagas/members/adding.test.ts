import { mailFilesFeature } from '../../../src/contract/features';
import type { Member, NewMember } from '../../../src/contract/members';
import { emptyMember, memberOf } from '../../../src/domain/memberForm';
import { membersTexts } from '../../../src/texts/members';
import { membersActions } from '../../../store/members/slice';
import { serverActions } from '../../../store/server/slice';
import { aMember } from '../../builders';
import { type App, expectErrors } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { admin, allRetries, jonas, mia, page, refuse, startInOffice, tina, toasts } from './office';

onVirtualTime();

const { addRequested, codeHanded, formClosed } = membersActions;
const typed = memberOf({
  ...emptyMember,
  firstName: 'Mia',
  lastName: 'Mai',
  birthYear: '2012',
  team: 'U16 Mädchen',
});
const withAddress = { ...typed, email: 'mia@example.org' };
const invited = aMember({ email: 'mia@example.org' });

/** What was asked of the office; the update that follows asks for more. */
const memberCallsOf = (app: App) => app.http.lines().filter((line) => line.includes('/members/'));
const invitation = { token: 'geheim', code: 'ABCDEFGH23', endsAt: '2025-04-09T08:00:00.000Z' };

test('[MB-2] whoever has no address gets a code, which is shown until it was handed over', async () => {
  const app = await startInOffice({
    'POST /members/': () => mia,
    'POST /members/9/invitation': () => ({ ...mia, invitation }),
  });
  await app.act(addRequested({ typed }));
  expect(page(app)).toMatchObject({ form: { status: 'succeeded' }, members: [mia] });
  const { code, endsAt } = invitation;
  expect(page(app).handed).toEqual({ memberId: 9, kind: 'invitation', code, endsAt });
  await app.act(codeHanded());
  expect(page(app).handed).toBeNull();
});

test('[MB-2] whoever has an address gets a mail', async () => {
  const app = await startInOffice({ 'POST /members/': () => invited });
  await app.act(addRequested({ typed: withAddress }));
  expect(page(app)).toMatchObject({ members: [invited], handed: null });
  expect(toasts(app)).toEqual([membersTexts.mailSent('mia@example.org')]);
});

test('[MB-2] [RU-2] where the server sends no mails, it says where the invitation is', async () => {
  const app = await startInOffice({ 'POST /members/': () => invited });
  await app.act(
    serverActions.loaded({ ...app.state().server, features: [mailFilesFeature] }),
    addRequested({ typed: withAddress }),
  );
  expect(toasts(app)).toEqual([membersTexts.mailFile('mia@example.org')]);
});

test('[MB-2] an update brings the new athlete to the start page and the desk', async () => {
  const app = await startInOffice({ 'POST /members/': () => invited });
  expect(app.state().update.status).toBe('idle');
  await app.act(addRequested({ typed: withAddress }));
  await pass(allRetries);
  expect(app.state().update.status).toBe('succeeded');
});

test('[MB-2] a mail that does not get through is said at once', async () => {
  const app = await startInOffice({ 'POST /members/': () => ({ ...invited, hasMailFailed: true }) });
  await app.act(addRequested({ typed: withAddress }));
  expect(app.state().toasts.messages).toMatchObject([
    { type: 'error', text: membersTexts.mailNotSent.undeliverable('mia@example.org') },
  ]);
});

test('[ON-3] [MB-2] a form that is sent again after a refusal has the same client id', async () => {
  expectErrors('addMember');
  const bodies: NewMember[] = [];
  const app = await startInOffice({
    'POST /members/': (body) => {
      bodies.push(body as NewMember);
      if (bodies.length === 1) refuse(422, 'Die E-Mail-Adresse „mia@“ ist ungültig.')();
      return invited;
    },
  });
  await app.act(addRequested({ typed: { ...typed, email: 'mia@' } }));
  expect(page(app).form).toMatchObject({ status: 'failed', error: expect.stringContaining('mia@') });
  await app.act(addRequested({ typed: withAddress }));
  expect(page(app).form.status).toBe('succeeded');
  expect(new Set(bodies.map(({ clientId }) => clientId)).size).toBe(1);
});

describe('[ON-3] [MB-2] when the answer is lost', () => {
  /** A server that adds one member per client id, as the real one does. */
  const startWithLostAnswers = async () => {
    const added = new Map<string, Member>();
    const app = await startInOffice({
      'POST /members/': (body) => {
        const { clientId, ...fields } = body as NewMember;
        const member = added.get(clientId) ?? aMember({ ...fields, id: 20 + added.size });
        added.set(clientId, member);
        return member;
      },
      'PUT /members/20': (body) => ({ ...added.values().next().value, ...(body as object) }),
    });
    app.http.always(/POST .*members/, 'responseLost');
    return { app, added };
  };

  test('the app asks again by itself, and one member is added', async () => {
    const { app, added } = await startWithLostAnswers();
    await app.act(addRequested({ typed: withAddress }));
    app.http.heal();
    await pass(allRetries);
    expect(page(app).form.status).toBe('succeeded');
    expect(added.size).toBe(1);
  });

  test('what is corrected before the next try reaches the member who is there already', async () => {
    expectErrors('addMember');
    const { app, added } = await startWithLostAnswers();
    await app.act(addRequested({ typed: withAddress }));
    await pass(60_000);
    expect(page(app).form.status).toBe('failed');
    app.http.heal();
    await app.act(addRequested({ typed: { ...withAddress, firstName: 'Maria' } }));
    expect(added.size).toBe(1);
    expect(page(app).members).toMatchObject([{ id: 20, firstName: 'Maria' }]);
  });
});

test('[MB-2] a double press adds once', async () => {
  const app = await startInOffice({ 'POST /members/': () => invited });
  await app.act(addRequested({ typed: withAddress }), addRequested({ typed: withAddress }));
  expect(memberCallsOf(app)).toEqual(['POST /members/']);
});

describe('[MB-2] the trainer whom an admin chooses', () => {
  const startAsAdmin = (trainerIds: number[]) =>
    startInOffice(
      {
        'POST /members/': () => ({ ...invited, trainerIds }),
        'POST /members/9/trainers/': () => ({ ...invited, trainerIds: [...trainerIds, jonas.id] }),
        'DELETE /members/9/trainers/1': () => ({ ...invited, trainerIds: [jonas.id] }),
      },
      { ...admin, authorities: ['ROLE_ADMIN', 'ROLE_TRAINER'] },
    );

  test('gets the athlete, instead of the admin who also trains', async () => {
    const app = await startAsAdmin([1]);
    await app.act(addRequested({ typed: withAddress, trainerId: jonas.id }));
    expect(memberCallsOf(app)).toEqual([
      'POST /members/',
      'POST /members/9/trainers/',
      'DELETE /members/9/trainers/1',
    ]);
    expect(page(app).members).toMatchObject([{ trainerIds: [jonas.id] }]);
  });

  test('needs no further call where the server has already done it', async () => {
    const app = await startAsAdmin([1]);
    await app.act(addRequested({ typed: withAddress, trainerId: 1 }));
    expect(memberCallsOf(app)).toEqual(['POST /members/']);
  });

  test('is said when it is none any more; another choice adds nobody twice', async () => {
    expectErrors('addMember');
    const app = await startInOffice(
      {
        'POST /members/': () => ({ ...invited, trainerIds: [] }),
        'POST /members/9/trainers/': refuse(
          422,
          'Diese Person hat nicht die Rolle „Trainer“ oder kein aktives Konto.',
        ),
      },
      admin,
    );
    await app.act(addRequested({ typed: withAddress, trainerId: jonas.id }));
    const { status, error, clientId } = page(app).form;
    expect([status, error]).toEqual([
      'failed',
      'Diese Person hat nicht die Rolle „Trainer“ oder kein aktives Konto.',
    ]);
    await app.act(addRequested({ typed: withAddress, trainerId: null }));
    expect(page(app).form.status).toBe('succeeded');
    expect(app.http.requests.filter(({ path }) => path === '/members/').map(({ body }) => body)).toEqual([
      { ...withAddress, clientId },
      { ...withAddress, clientId },
    ]);
  });
});

test('[MB-2] a role that a trainer may not give is refused by the server, and said', async () => {
  expectErrors('addMember');
  const app = await startInOffice(
    { 'POST /members/': refuse(403, 'Dafür fehlt dir die Berechtigung.') },
    tina,
  );
  await app.act(addRequested({ typed: { ...withAddress, roles: ['ROLE_ADMIN'] } }));
  expect(page(app).form).toMatchObject({ status: 'failed', error: 'Dafür fehlt dir die Berechtigung.' });
});

test('[MB-2] offline nothing is sent, and that is said at once', async () => {
  const app = await startInOffice({ 'POST /members/': () => invited });
  app.network.goOffline();
  await app.act(addRequested({ typed: withAddress }));
  expect(page(app).form).toMatchObject({ status: 'failed', error: membersTexts.offlineChange });
  expect(app.http.requests).toEqual([]);
});

test('[MB-2] an answer that comes after the form was left changes nothing on the next form', async () => {
  const app = await startInOffice({ 'POST /members/': () => invited });
  app.http.script(/POST .*members/, { late: 3000 });
  await app.act(addRequested({ typed: withAddress }), formClosed());
  await pass(allRetries);
  expect(page(app).form).toEqual({ status: 'idle', clientId: null, error: null });
});
