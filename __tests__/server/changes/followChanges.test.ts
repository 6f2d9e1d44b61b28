import { assignmentCalls } from '../../../src/contract/assignments';
import { type Changes, changeCalls } from '../../../src/contract/changes';
import { invitationCalls } from '../../../src/contract/invitation';
import { memberCalls } from '../../../src/contract/members';
import { listen, RawClient, write } from '../live/clients';
import { aNewMember } from '../office/people';
import { anExerciseRunPost, type Demo, type DemoUser, startDemo } from '../support';
import { openOtherProcess } from '../testDatabase';

let demo: Demo;
let url: string;
let anna: number;
beforeEach(async () => {
  demo = await startDemo();
  url = `${(await listen(demo)).replace('http', 'ws')}/notification-ws`;
  anna = await demo.idOf('anna');
});
afterEach(() => demo.stop());

/** A page of somebody that hears of changes. */
const open = async (username: DemoUser, header = 'changes:true') => {
  const client = await RawClient.open(url);
  expect((await client.subscribe(await demo.tokenOf(username), header)).command).toBe('RECEIPT');
  return client;
};

/** Lets the server look at its log once, also after it has told somebody, and waits until it has looked. */
const look = async () => {
  const looked = demo.timers.nextAfter();
  demo.timers.advance(1_000);
  await looked;
};

const next = async (client: RawClient) => JSON.parse((await client.next()).body);

/** What a page was told before the message that is written to it now. */
const toldTo = async (client: RawClient, username: DemoUser) => {
  await write(demo, username === 'trainer' ? 'anna' : 'trainer', username);
  const told: string[] = [];
  for (let { type } = await next(client); type !== 'CHAT'; { type } = await next(client)) told.push(type);
  return told;
};

const train = (username: DemoUser, userId: number) =>
  demo.post(username, '/exercise/runs/', anExerciseRunPost({ userId }));

test('[LC-16] a training is told to the trainer and to the other devices of the athlete, and to nobody else', async () => {
  const pages = { trainer: await open('trainer'), phone: await open('anna'), laptop: await open('anna') };
  const [ben, other] = [await open('ben'), await open('trainer2')];
  expect((await train('anna', anna)).statusCode).toBe(200);
  await look();
  const trainer = await demo.idOf('trainer');
  expect(await next(pages.trainer)).toEqual({ type: 'CHANGES', senderId: trainer });
  for (const page of [pages.phone, pages.laptop]) {
    expect(await next(page)).toEqual({ type: 'CHANGES', senderId: anna });
  }
  await look();
  expect(await toldTo(pages.trainer, 'trainer')).toEqual([]);
  expect(await toldTo(ben, 'ben')).toEqual([]);
  // Nobody of the demo writes to the other trainer. So what she is told is told by her own athlete.
  await train('david', await demo.idOf('david'));
  await look();
  expect((await other.next()).headers['message-id']).toBe('1');
});

test('[LC-16] many changes within a second are told once', async () => {
  const page = await open('trainer');
  for (let run = 0; run < 20; run += 1) await train('anna', anna);
  await look();
  for (let run = 0; run < 20; run += 1) await train('anna', anna);
  demo.timers.advance(999);
  expect(await toldTo(page, 'trainer')).toEqual(['CHANGES']);
  await look();
  expect(await toldTo(page, 'trainer')).toEqual(['CHANGES']);
});

test('[LC-16] a subscription that did not ask for it gets notifications alone', async () => {
  const page = await open('trainer', 'changes:no');
  await train('anna', anna);
  await look();
  expect(await toldTo(page, 'trainer')).toEqual([]);
});

test('[LC-16] a note, an assignment and feedback are told: the log knows their owner by another row', async () => {
  const page = await open('trainer');
  const told = async () => {
    await look();
    return toldTo(page, 'trainer');
  };
  const [own] = (await demo.get('trainer', `/screening/user/${anna}`)).json();
  const { path, body } = assignmentCalls.saveNote({
    userScreeningId: own.id,
    target: { kind: 'screening' },
    athleteNote: null,
    trainerNote: 'Links schwächer.',
  });
  expect((await demo.post('trainer', path, body)).statusCode).toBe(200);
  expect(await told()).toEqual(['CHANGES']);
  const run = (await train('anna', anna)).json();
  expect(await told()).toEqual(['CHANGES']);
  const answers = { exerciseRunId: run.id, comment: 'Gut.', answers: [] };
  expect((await demo.post('anna', '/exercise/feedback', answers)).statusCode).toBe(200);
  expect(await told()).toEqual(['CHANGES']);
  await demo.db.insertInto('exercise').values({ name: 'Neu' }).execute();
  expect(await told()).toEqual([]);
});

test('[LC-16] [MB-5] a right that comes or goes is told, and what a member does whom one may not see is not', async () => {
  const [page, trainerId, david] = [
    await open('trainer'),
    await demo.idOf('trainer'),
    await demo.idOf('david'),
  ];
  const told = async () => {
    await look();
    return toldTo(page, 'trainer');
  };
  const rest = (isResting: number) =>
    demo.db.updateTable('user').set({ isResting }).where('id', '=', david).execute();
  await train('david', david);
  expect(await told()).toEqual([]);
  await demo.db.insertInto('trainerAthlete').values({ trainerId, athleteId: david }).execute();
  expect(await told()).toEqual(['CHANGES']);
  await train('david', david);
  expect(await told()).toEqual(['CHANGES']);
  await rest(1);
  expect(await told()).toEqual(['CHANGES']);
  await demo.db.updateTable('user').set({ team: 'U16' }).where('id', '=', david).execute();
  expect(await told()).toEqual([]);
  await rest(0);
  expect(await told()).toEqual(['CHANGES']);
  await demo.db.deleteFrom('trainerAthlete').where('athleteId', '=', david).execute();
  expect(await told()).toEqual(['CHANGES']);
});

test('[LC-16] [MB-4] a trainer without athletes is told who was invited and who has accepted, and gets them', async () => {
  const trainerId = await demo.idOf('trainer2');
  await demo.db.deleteFrom('trainerAthlete').where('trainerId', '=', trainerId).execute();
  await look();
  const page = await open('trainer2');
  const changes = async (cursor: string | null): Promise<Changes> =>
    (await demo.get('trainer2', changeCalls.since(cursor).path)).json();
  const before = await changes(null);

  const add = memberCalls.add(aNewMember());
  const { id } = (await demo.post('trainer2', add.path, add.body)).json();
  const invite = memberCalls.invite(id);
  const { invitation } = (await demo.post('trainer2', invite.path, invite.body)).json();
  await look();
  expect(await next(page)).toEqual({ type: 'CHANGES', senderId: trainerId });
  const invited = await changes(before.cursor);
  expect(invited.me?.athleteIds).toEqual([id]);
  expect(invited.users).toMatchObject([{ id, firstName: 'Mia', invitedAt: expect.any(String) }]);

  const answer = { username: 'mia.linde', password: 'drei kluge Worte', consent: true, painConsent: false };
  const accept = invitationCalls.accept(invitation.token, {
    ...answer,
    birthYear: null,
    guardianName: null,
    guardianEmail: null,
  });
  expect((await demo.post(null, accept.path, accept.body)).statusCode).toBe(200);
  await look();
  expect(await next(page)).toEqual({ type: 'CHANGES', senderId: trainerId });
  const [mia] = (await changes(invited.cursor)).users;
  expect(mia).toMatchObject({ id, firstName: 'Mia' });
  expect(mia?.invitedAt ?? null).toBeNull();
});

test('[LC-16] [CS-1] a trainer without consent is told nothing: the session ends', async () => {
  const page = await open('trainer');
  await demo.db.updateTable('user').set({ agreedVersion: null }).where('username', '=', 'trainer').execute();
  await train('anna', anna);
  demo.timers.advance(1_000);
  expect((await page.next()).command).toBe('ERROR');
});

test('[LC-16] what another process has written is told as well, once it is committed', async () => {
  const [page, other] = [await open('trainer'), await openOtherProcess(demo.dataDir)];
  const write = (team: string) => other.run(`update "user" set "team" = '${team}' where "id" = ${anna}`);
  await other.run('begin');
  await write('U18');
  await other.run('rollback');
  await look();
  expect(await toldTo(page, 'trainer')).toEqual([]);
  await write('U16');
  await other.end();
  await look();
  expect(await toldTo(page, 'trainer')).toEqual(['CHANGES']);
});

test('[LC-16] after a failure of the database the changes are told later', async () => {
  const page = await open('trainer');
  await train('anna', anna);
  await demo.db.schema.alterTable('trainerAthlete').renameTo('gone').execute();
  await look();
  await demo.db.schema.alterTable('gone').renameTo('trainerAthlete').execute();
  demo.timers.advance(4_000);
  await look();
  expect(await toldTo(page, 'trainer')).toEqual(['CHANGES']);
});

test('[LC-15] a notification that has arrived on one device is told to the others of its reader, once', async () => {
  const [phone, tina] = [await open('anna', 'changes:no'), await open('trainer', 'changes:no')];
  const trainer = await demo.idOf('trainer');
  await demo.db
    .insertInto('notification')
    .values({ userId: anna, type: 'TRAINING', senderId: trainer })
    .execute();
  const { path, body } = assignmentCalls.markRead({ type: 'TRAINING', senderId: trainer });
  for (const _ of [1, 2]) expect((await demo.post('anna', path, body)).statusCode).toBe(200);
  await write(demo, 'anna', 'trainer');
  expect(await next(phone)).toEqual({ type: 'TRAINING', senderId: anna });
  expect(await next(phone)).toEqual({ type: 'CHAT', senderId: anna });
  expect(await next(tina)).toEqual({ type: 'CHAT', senderId: anna });
});
