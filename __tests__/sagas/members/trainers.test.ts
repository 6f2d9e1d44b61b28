import { trainerNotesFeature } from '../../../src/contract/features';
import { memberTexts } from '../../../src/texts/member';
import { membersActions } from '../../../store/members/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { aMember, aWaitingNote } from '../../builders';
import { type App, expectErrors } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { admin, allRetries, changeOf, jonas, mia, page, refuse, startAtMia, tina, toasts } from './office';

onVirtualTime();

const { asked, changeRequested } = membersActions;
const memberId = mia.id;
const shared = aMember({ trainerIds: [tina.id, jonas.id] });
const handedOver = aMember({ trainerIds: [jonas.id] });
const handOver = changeRequested({ action: 'handOver', memberId, from: tina.id, to: jonas.id });
const leave = changeRequested({ action: 'removeTrainer', memberId, trainerId: tina.id });

/** A server on which Mia can be shared and handed over by Tina, who does not see her afterwards. */
const startHandingOver = async (user = tina) => {
  let present = mia;
  const demandTrainer = () => {
    if (user === tina && !present.trainerIds.includes(tina.id)) {
      refuse(403, 'Dafür fehlt dir die Berechtigung.')();
    }
  };
  const app = await startAtMia(
    {
      'GET /members/': () => (user === admin || present.trainerIds.includes(tina.id) ? [present] : []),
      'POST /members/9/trainers/': () => {
        demandTrainer();
        present = shared;
        return present;
      },
      'DELETE /members/9/trainers/1': () => {
        demandTrainer();
        present = handedOver;
        return present;
      },
    },
    user,
  );
  return { app, present: () => present };
};

test('[MB-5] an athlete is shared with a second trainer', async () => {
  const { app } = await startHandingOver();
  await app.act(changeRequested({ action: 'addTrainer', memberId, trainerId: jonas.id }));
  expect(page(app).members).toEqual([shared]);
  expect(app.http.requests.map(({ body }) => body)).toEqual([{ trainerId: jonas.id }]);
  expect(toasts(app)).toEqual([memberTexts.done.addTrainer('Mia')]);
});

test('[MB-5] a trainer who hands over does not see the athlete afterwards', async () => {
  const { app, present } = await startHandingOver();
  await app.act(asked({ memberId, action: 'handOver', trainerId: tina.id }), handOver);
  expect(app.http.lines()).toEqual(['POST /members/9/trainers/', 'DELETE /members/9/trainers/1']);
  expect(present()).toEqual(handedOver);
  expect(page(app)).toMatchObject({ missing: memberId, members: [], change: { status: 'idle' } });
  expect(toasts(app)).toEqual([memberTexts.done.handOver('Mia')]);
});

describe('what waits about an athlete who is given away', () => {
  const note = () =>
    aWaitingNote({ writtenBy: tina.id, payload: { ...aWaitingNote().payload, userId: memberId } });
  const start = async () => {
    const started = await startHandingOver();
    const { app } = started;
    app.network.goOffline();
    await app.outbox.save(note());
    await app.act(outboxActions.changedElsewhere());
    app.http.requests.length = 0;
    return started;
  };
  const posts = (app: App) => app.http.lines().filter((line) => /^(POST|DELETE)/.test(line));

  test('[MB-6] is sent before', async () => {
    const { app } = await start();
    app.server.notes.features = [trainerNotesFeature];
    app.network.goOnline();
    app.http.script(/POST .screening.note/, { late: 2000 });
    await app.act(handOver);
    expect(posts(app)).toEqual(['POST /screening/note/']);
    expect(changeOf(app)).toEqual(['handOver', 'running', null]);
    await pass(3000);
    const made = ['POST /screening/note/', 'POST /members/9/trainers/', 'DELETE /members/9/trainers/1'];
    expect(posts(app)).toEqual(made);
    expect(toasts(app)).toEqual([memberTexts.done.handOver('Mia')]);
  });

  test('[MB-6] keeps the athlete here when it is not sent in time, and that is said', async () => {
    expectErrors('sendOutbox');
    const { app } = await start();
    app.http.always(/POST .screening.note/, 503);
    app.network.goOnline();
    await app.act(handOver);
    await pass(60_000);
    expect(app.http.matching(/trainers/)).toEqual([]);
    expect(changeOf(app)).toEqual(['handOver', 'failed', memberTexts.handOver.notSent]);
  });
});

test('[MB-5] an admin who hands over stays with the member', async () => {
  const { app } = await startHandingOver(admin);
  await app.act(handOver);
  expect(page(app)).toMatchObject({ missing: null, members: [handedOver] });
  expect(changeOf(app)).toEqual(['handOver', 'succeeded', null]);
});

test.each([
  ['hands over', handOver, 'handOver'],
  ['takes themself away', leave, 'removeTrainer'],
] as const)('[MB-5] the lost answer to a trainer who %s is no error', async (_, action, done) => {
  const { app } = await startHandingOver();
  app.http.script(/DELETE/, 'responseLost');
  await app.act(action);
  await pass(allRetries);
  expect(page(app).missing).toBe(memberId);
  expect(toasts(app)).toEqual([memberTexts.done[done]('Mia')]);
});

test('[MB-5] a handing over that broke off goes on at the next try', async () => {
  expectErrors('changeMember');
  const { app, present } = await startHandingOver();
  app.http.always(/DELETE/, 'requestLost');
  await app.act(asked({ memberId, action: 'handOver', trainerId: tina.id }), handOver);
  await pass(60_000);
  expect(changeOf(app)).toEqual(['handOver', 'failed', expect.stringContaining('nicht erreichbar')]);
  expect(page(app).change.trainerId).toBe(tina.id);
  app.http.heal();
  await app.act(handOver);
  expect(present()).toEqual(handedOver);
  expect(page(app).missing).toBe(memberId);
});

test('[MB-5] a refusal to take away oneself is said while the athlete is still theirs', async () => {
  expectErrors('changeMember');
  const app = await startAtMia({
    'DELETE /members/9/trainers/1': refuse(403, 'Dafür fehlt dir die Berechtigung.'),
  });
  await app.act(leave);
  expect(changeOf(app)).toEqual(['removeTrainer', 'failed', 'Dafür fehlt dir die Berechtigung.']);
  expect(page(app).missing).toBeNull();
});

test('[MB-5] somebody who trains no more cannot get an athlete', async () => {
  expectErrors('changeMember');
  const message = 'Diese Person hat nicht die Rolle „Trainer“ oder kein aktives Konto.';
  const app = await startAtMia({ 'POST /members/9/trainers/': refuse(422, message) });
  await app.act(handOver);
  expect(changeOf(app)).toEqual(['handOver', 'failed', message]);
  expect(page(app).members).toEqual([mia]);
});
