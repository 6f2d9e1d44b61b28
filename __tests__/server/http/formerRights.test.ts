import { randomUUID } from 'node:crypto';
import { beginClub } from '../../../server/club/club';
import { type Call, calls } from '../../../src/contract/calls';
import { chatCalls } from '../../../src/contract/chatCalls';
import { anExerciseRunPost, people } from '../../contract/serverContract/club';
import { inject } from '../../contract/serverContract/inject';
import { rightRows, type Things } from '../../contract/serverContract/rights';
import { seedClub } from '../../contract/serverContract/seedClub';
import { type Office, startOffice } from '../office/office';
import { idOf } from '../office/people';
import { officeRows } from '../office/rights';
import { startServer } from '../support';
import { signInAs } from './everyRoute';

/** The columns of the tables of rights: somebody who has lost a right has no more than these. */
const [nobody, annasOwn, otherAthlete, otherTrainer] = [0, 1, 2, 4];
const [athleteOfOffice, otherTrainerOfOffice, restingInOffice] = [3, 5, 7];

/** What is about the athlete of the office, who may do it. */
const theAthletesOwn = [
  'trainingCalls.runsOfUser',
  'trainingCalls.feedbackOfUser',
  'runCorrectionCalls.move',
];

type Name = 'anna' | 'tina' | 'theo';
type Right = (typeof rightRows)[number];
type Answered = [name: string, owner: string, status: number];

describe('in the calls of the contract', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let things: Things;
  const tokens = new Map<Name, string>();

  /** Changes somebody who is signed in, and stays so. */
  const change = (name: Name, values: { authorities?: string; isResting?: number; birthYear?: number }) =>
    server.db.updateTable('user').set(values).where('id', '=', people[name].id).execute();
  const ask = (call: Call<unknown>, as: Name) =>
    inject(server.app, { ...call, token: tokens.get(as) ?? null });
  const write = async (sender: 'anna' | 'tina', recipient: 'tina' | 'ben') => {
    const [senderId, recipientId] = [people[sender].id, people[recipient].id];
    const message = chatCalls.send({ clientId: randomUUID(), senderId, recipientId, content: 'Hallo' });
    return ((await ask(message, sender)).body as { chatroomId: number }).chatroomId;
  };
  const train = async (owner: 'anna' | 'tina') => {
    const run = calls.saveExerciseRun(anExerciseRunPost({ userId: people[owner].id }));
    return ((await ask(run, owner)).body as { id: number }).id;
  };
  const unlink = () =>
    server.db.deleteFrom('trainerAthlete').where('trainerId', '=', people.tina.id).execute();

  beforeEach(async () => {
    server = await startServer(seedClub);
    for (const [name, role] of [
      ['anna', 'ROLE_ATHLETE'],
      ['tina', 'ROLE_TRAINER'],
      ['theo', 'ROLE_ADMIN'],
    ] as const) {
      const authorization = await signInAs(server, people[name].id, role);
      tokens.set(name, authorization.replace('Bearer ', ''));
    }
    things = {
      roomIds: { anna: await write('anna', 'tina'), tina: await write('tina', 'ben') },
      exerciseRunIds: { anna: await train('anna'), tina: await train('tina') },
    };
  });
  afterEach(() => server.stop());

  /** Compares what somebody may with a column, but for the named calls, in which it is another status. */
  const expectColumn = async (
    viewer: Name,
    column: number,
    { rows = rightRows, but = {} }: { rows?: Right[]; but?: Record<string, number> } = {},
  ) => {
    const [answered, expected]: [Answered[], Answered[]] = [[], []];
    for (const { name, call, owner, statuses } of rows) {
      const { status } = await ask(call(owner, things), viewer);
      answered.push([name, owner, status]);
      expected.push([name, owner, but[`${name} of ${owner}`] ?? statuses[column] ?? 0]);
    }
    expect(rows.length).toBeGreaterThan(20);
    expect(answered).toEqual(expected);
  };
  const aboutAnna = rightRows.filter(({ owner }) => owner === 'anna');

  test('[SE-4] [SE-8] a former trainer may no more of an athlete than any other trainer', async () => {
    await unlink();
    // A room stays that of the two who wrote in it.
    await expectColumn('tina', otherTrainer, { rows: aboutAnna, but: { 'chatCalls.messages of anna': 200 } });
  });

  test('[SE-4] [SE-8] [MB-2] a trainer who is only an athlete now may no more of others than any athlete', async () => {
    await unlink();
    await change('tina', { authorities: JSON.stringify(['ROLE_ATHLETE']) });
    await expectColumn('tina', otherAthlete, { rows: aboutAnna, but: { 'chatCalls.messages of anna': 200 } });
  });

  test('[SE-6] [SE-8] a former athlete of a trainer keeps what is theirs, and does not write to that trainer', async () => {
    await unlink();
    await expectColumn('anna', annasOwn, { but: { 'chatCalls.send of anna': 403 } });
  });

  test('[MB-2] [SE-8] a former admin who still trains may no more than another trainer', async () => {
    await change('theo', { authorities: JSON.stringify(['ROLE_TRAINER']) });
    await expectColumn('theo', otherTrainer);
  });

  test.each(['anna', 'tina'] as const)(
    '[MB-5] [SE-8] %s, who rests, has what is open to everybody, with the sign-in from before',
    async (name) => {
      await change(name, { isResting: 1 });
      await expectColumn(name, nobody, {
        but: { [`calls.authenticate of ${name}`]: 403, [`accountCalls.requestRecovery of ${name}`]: 404 },
      });
    },
  );

  describe('of a second reader', () => {
    const choose = (minorsChat: 'secondReader' | 'off') => {
      const isChosen = minorsChat === 'secondReader';
      const settings = {
        minorsChat,
        secondReaderId: isChosen ? people.theo.id : null,
      };
      return server.db.updateTable('club').set(settings).execute();
    };
    beforeEach(async () => {
      await change('theo', { authorities: JSON.stringify(['ROLE_TRAINER']) });
      await change('anna', { birthYear: 2012 });
      await beginClub(server.db, { name: 'Verein' }, server.clock.now);
      await choose('secondReader');
    });
    test('[CS-3] [SE-8] a former one keeps what was written in their time, and has no more than another trainer', async () => {
      await write('anna', 'tina');
      await choose('off');
      await expectColumn('theo', otherTrainer, { but: { 'chatCalls.messages of anna': 200 } });
    });

    test('[CS-3] [SE-8] a former one in whose time nothing was written has no more than another trainer', async () => {
      await choose('off');
      await expectColumn('theo', otherTrainer);
    });
  });
});

describe('in the office', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice();
  });
  afterEach(() => office.stop());

  /** Asks everything as somebody. Returns the statuses by the call. */
  const statusesOf = async (viewer: 'tina' | 'ada') => {
    const statuses: [string, number][] = [];
    for (const { name, call } of officeRows)
      statuses.push([name, (await office.send(call(), viewer)).status]);
    return statuses;
  };
  const column = (index: number) => officeRows.map(({ name, statuses }) => [name, statuses[index] ?? 0]);
  const change = (name: 'tina' | 'ada', values: { authorities?: string; isResting?: number }) =>
    office.db.updateTable('user').set(values).where('id', '=', idOf(name)).execute();
  const trainerOnly = JSON.stringify(['ROLE_TRAINER']);

  test('[MB-5] [SE-8] a former trainer may no more than another trainer', async () => {
    await office.db.deleteFrom('trainerAthlete').where('trainerId', '=', idOf('tina')).execute();
    expect(await statusesOf('tina')).toEqual(column(otherTrainerOfOffice));
  });

  test('[MB-2] [SE-8] a former admin who still trains may no more than another trainer', async () => {
    await change('ada', { authorities: trainerOnly });
    expect(await statusesOf('ada')).toEqual(column(otherTrainerOfOffice));
  });

  test('[MB-2] [SE-8] a former admin who is only an athlete now may no more than an athlete', async () => {
    await change('ada', { authorities: JSON.stringify(['ROLE_ATHLETE']) });
    const ofAthletes = column(athleteOfOffice).map(([name, status]) => [
      name,
      theAthletesOwn.includes(String(name)) ? 403 : status,
    ]);
    expect(await statusesOf('ada')).toEqual(ofAthletes);
  });

  test('[MB-5] [SE-8] a trainer who rests may nothing, with the sign-in from before', async () => {
    await change('tina', { isResting: 1 });
    expect(await statusesOf('tina')).toEqual(column(restingInOffice));
  });
});
