import { randomUUID } from 'node:crypto';
import { aScreeningRunPost, type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

/**
 * The calls that only this server has; those of the contract stand in the table of `contract/serverContract/rights`.
 */
describe('the calls beside the contract', () => {
  test.each([
    [null, 401],
    ['ben', 200],
    ['anna', 403],
    ['trainer', 200],
    ['trainer2', 403],
  ] as const)('[SE-4, SE-8] the run of ben, read by %s, is %i', async (viewer, status) => {
    const post = aScreeningRunPost({ userId: await demo.idOf('ben') });
    const { id } = (await demo.post('ben', '/screening/runs/', post)).json();
    expect((await demo.get(viewer, `/screening/runs/${id}/`)).statusCode).toBe(status);
  });

  test('[SE-5, SE-8] an exercise is for everybody who is signed in', async () => {
    expect((await demo.get(null, '/exercise/1')).statusCode).toBe(401);
    expect((await demo.get('david', '/exercise/1')).statusCode).toBe(200);
  });
});

test('[SE-4, SE-6, SE-7] who is no longer trained reads what was written; all else ends at once', async () => {
  const [trainer, ben] = [await demo.idOf('trainer'), await demo.idOf('ben')];
  const message = { senderId: ben, recipientId: trainer, content: 'Hallo!' };
  const write = () => demo.post('ben', '/chat/', { ...message, clientId: randomUUID() });
  const readScreenings = (viewer: DemoUser) => demo.get(viewer, `/screening/user/${ben}`);
  const { chatroomId } = (await write()).json();
  const [{ id: userScreeningId }] = (await readScreenings('trainer')).json();
  await demo.db.deleteFrom('trainerAthlete').where('athleteId', '=', ben).execute();

  const note = { userScreeningId, target: { kind: 'screening' }, athleteNote: 'Langsam.', trainerNote: null };
  const refused = [write(), readScreenings('trainer'), demo.post('trainer', '/screening/note/', note)];
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  for (const reader of ['ben', 'trainer'] as const) {
    expect((await demo.get(reader, `/chat/chatroom/messages/${chatroomId}`)).json()).toHaveLength(1);
  }
  expect((await readScreenings('ben')).statusCode).toBe(200);
});
