import { calls } from '../../../src/contract/calls';
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

/** The column of another trainer in the tables of rights: a former one has no more than they. */
const [otherTrainerOfContract, otherTrainerOfOffice, restingInOffice] = [4, 5, 7];

/** A room stays that of the two who wrote in it. */
const ofTheRoom = ['chatCalls.messages'];

test('[SE-4] [SE-8] a former trainer may no more of an athlete than any other trainer, in every call of the contract', async () => {
  const server = await startServer(seedClub);
  const { app, db } = server;
  const [ofTina, ofAnna] = [
    await signInAs(server, people.tina.id, 'ROLE_TRAINER'),
    await signInAs(server, people.anna.id, 'ROLE_ATHLETE'),
  ].map((authorization) => authorization.replace('Bearer ', ''));
  const write = chatCalls.send({
    clientId: '40000000-0000-4000-8000-000000000000',
    senderId: people.anna.id,
    recipientId: people.tina.id,
    content: 'Hallo',
  });
  const { body: message } = await inject(app, { ...write, token: ofAnna ?? null });
  const run = calls.saveExerciseRun(anExerciseRunPost({ userId: people.anna.id }));
  const { body: saved } = await inject(app, { ...run, token: ofAnna ?? null });
  const [roomId, runId] = [(message as { chatroomId: number }).chatroomId, (saved as { id: number }).id];
  const things: Things = {
    roomIds: { anna: roomId, tina: roomId },
    exerciseRunIds: { anna: runId, tina: runId },
  };

  await db.deleteFrom('trainerAthlete').where('trainerId', '=', people.tina.id).execute();
  const about = rightRows.filter(({ name, owner }) => owner === 'anna' && !ofTheRoom.includes(name));
  const [answered, expected]: [[string, number][], [string, number][]] = [[], []];
  for (const { name, call, owner, statuses } of about) {
    const { status } = await inject(app, { ...call(owner, things), token: ofTina ?? null });
    answered.push([name, status]);
    expected.push([name, statuses[otherTrainerOfContract] ?? 0]);
  }
  await server.stop();
  expect(answered).toEqual(expected);
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

  test('[MB-5] [SE-8] a trainer who rests may nothing, with the sign-in from before', async () => {
    await change('tina', { isResting: 1 });
    expect(await statusesOf('tina')).toEqual(column(restingInOffice));
  });
});
