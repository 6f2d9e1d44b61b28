import { randomUUID } from 'node:crypto';
import { assignmentCalls } from '../../../src/contract/assignments';
import { type Demo, startDemo } from '../support';
import { listen, RawClient, write } from './clients';

let demo: Demo;
let anna: RawClient;
beforeAll(async () => {
  demo = await startDemo();
  const base = await listen(demo);
  anna = await RawClient.open(`${base.replace('http', 'ws')}/notification-ws`);
  expect((await anna.subscribe(await demo.tokenOf('anna'))).command).toBe('RECEIPT');
});
afterAll(() => demo.stop());

const next = async () => JSON.parse((await anna.next()).body);

test('[AS-4] an assignment and a note are told once over the live channel, and what is sent again is not', async () => {
  const [userId, senderId] = [await demo.idOf('anna'), await demo.idOf('trainer')];
  const [own] = (await demo.get('trainer', `/screening/user/${userId}`)).json();
  const twice = async ({ path, body }: { path: string; body?: unknown }) => {
    for (const _ of [1, 2]) expect((await demo.post('trainer', path, body)).statusCode).toBe(200);
  };
  const entry = () => ({ clientId: randomUUID() });
  const target = { userId, intervalWeeks: 8, screeningId: null, base: own.screeningId };
  await twice(assignmentCalls.assign({ ...entry(), ...target }));
  const note = { userScreeningId: own.id, target: { kind: 'training' as const }, trainerNote: null };
  await twice(assignmentCalls.saveNote({ ...entry(), ...note, athleteNote: 'Neu.' }));
  await write(demo, 'trainer', 'anna');
  expect([await next(), await next(), await next()]).toEqual(
    ['SCREENING', 'TRAINING', 'CHAT'].map((type) => ({ type, senderId })),
  );
});

test('[AS-2] an assignment that is refused is told nobody', async () => {
  const userId = await demo.idOf('anna');
  const post = { clientId: randomUUID(), userId, intervalWeeks: 8, screeningId: null, base: null };
  const { path, body } = assignmentCalls.assign({ ...post, screeningId: 1, base: 99 });
  expect((await demo.post('trainer', path, body)).statusCode).toBe(409);
  expect((await demo.post('trainer2', path, body)).statusCode).toBe(403);
  await write(demo, 'trainer', 'anna');
  expect(await next()).toMatchObject({ type: 'CHAT' });
});
