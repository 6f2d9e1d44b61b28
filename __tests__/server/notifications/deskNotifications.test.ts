import { randomUUID } from 'node:crypto';
import { assignmentCalls, type RevisedNotePost } from '../../../src/contract/assignments';
import { chatCalls } from '../../../src/contract/chatCalls';
import type { NoteTarget } from '../../../src/contract/notes';
import { assignments, exercises, people, screening } from '../../contract/serverContract/club';
import { assigning, type Desk, otherScreening, startDesk } from '../desk/desk';

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
});
afterEach(() => desk.stop());

const saveNote = (target: NoteTarget, texts: Partial<RevisedNotePost> = {}, as: 'tina' | 'theo' = 'tina') =>
  desk.ask(
    assignmentCalls.saveNote({
      userScreeningId: assignments.anna.id,
      target,
      athleteNote: 'Langsam.',
      trainerNote: null,
      ...texts,
    }),
    as,
  );
const markRead = (type: 'SCREENING' | 'TRAINING', as: 'anna' | 'ben' = 'anna', sender = people.tina.id) =>
  desk.ask(assignmentCalls.markRead({ type, senderId: sender }), as);
const onExercise: NoteTarget = { kind: 'exercise', id: Number(exercises[0]?.id) };
const ofTinas = (type: string) => ({ type, senderId: people.tina.id });

test('[AS-4] an assignment is one notification of its trainer, until it is read', async () => {
  await desk.ask(assigning(), 'tina');
  expect(await desk.notificationsOf('anna')).toEqual([ofTinas('SCREENING')]);
  await desk.ask(assigning({ screeningId: null, base: otherScreening.id }), 'tina');
  expect(await desk.notificationsOf('anna')).toEqual([ofTinas('SCREENING')]);
  await markRead('SCREENING');
  expect(await desk.notificationsOf('anna')).toEqual([]);
  await desk.ask(assigning({ screeningId: screening.id, base: null }), 'tina');
  expect(await desk.notificationsOf('anna')).toEqual([ofTinas('SCREENING')]);
});

test('[AS-4] another interval of the same screening is no news', async () => {
  await desk.ask(assigning({ screeningId: screening.id, intervalWeeks: 4 }), 'tina');
  expect(await desk.notificationsOf('anna')).toEqual([]);
});

test.each([{ kind: 'training' } as const, onExercise])(
  '[AS-4] a new text for the athlete on %j is one of type TRAINING',
  async (target) => {
    await saveNote(target);
    expect(await desk.notificationsOf('anna')).toEqual([ofTinas('TRAINING')]);
    await markRead('TRAINING');
    await saveNote(target, { athleteNote: null, revision: 1, clientId: randomUUID() });
    expect(await desk.notificationsOf('anna')).toEqual([ofTinas('TRAINING')]);
  },
);

test('[AS-4] [CO-16] what only trainers read, and the notes of the screening and its tests, are none', async () => {
  await saveNote(onExercise, { athleteNote: null, trainerNote: 'Links schwächer.' });
  await saveNote({ kind: 'screening' }, { athleteNote: 'Neu.' });
  await saveNote({ kind: 'test', id: Number(screening.tests[1]?.id) });
  expect(await desk.notificationsOf('anna')).toEqual([]);
});

test('[AS-4] each trainer and each type has its own, beside the messages', async () => {
  await desk.ask(
    chatCalls.send({
      clientId: randomUUID(),
      senderId: people.tina.id,
      recipientId: people.anna.id,
      content: 'Hallo',
    }),
    'tina',
  );
  await desk.ask(assigning(), 'theo');
  await saveNote(onExercise);
  await saveNote({ kind: 'training' }, {}, 'theo');
  const ofTheos = (type: string) => ({ type, senderId: people.theo.id });
  expect(await desk.notificationsOf('anna')).toEqual([
    ofTinas('CHAT'),
    ofTheos('SCREENING'),
    ofTinas('TRAINING'),
    ofTheos('TRAINING'),
  ]);
  await markRead('TRAINING', 'anna', people.theo.id);
  expect(await desk.notificationsOf('anna')).toEqual([
    ofTinas('CHAT'),
    ofTheos('SCREENING'),
    ofTinas('TRAINING'),
  ]);
});

test('[AS-4] reading is one’s own, and read twice or nothing to read is 200', async () => {
  await desk.ask(assigning(), 'tina');
  await markRead('SCREENING', 'ben');
  await markRead('TRAINING');
  await markRead('SCREENING', 'anna', 99_999);
  expect(await desk.notificationsOf('anna')).toEqual([ofTinas('SCREENING')]);
  await markRead('SCREENING');
  await markRead('SCREENING');
  expect(await desk.notificationsOf('anna')).toEqual([]);
});

test('[API-43] [AS-4] the list is tagged by its state', async () => {
  const tagged = async () => {
    const call = chatCalls.notifications(people.anna.id);
    const { body } = await desk.send(call, 'anna');
    const token = await desk.tokenOf('anna');
    const url = `/api${call.path}`;
    const { headers } = await desk.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    return { body, etag: headers.etag };
  };
  const before = await tagged();
  await desk.ask(assigning(), 'tina');
  const after = await tagged();
  expect(after.etag).not.toBe(before.etag);
  await markRead('SCREENING');
  expect(await tagged()).toEqual(before);
});

test.each([
  { type: 'CHAT' },
  { type: 'screening' },
  { type: null },
  { senderId: '1' },
  { senderId: 0 },
  { senderId: 1e300 },
  { senderId: undefined },
])('[API-41] [AS-4] %j cannot be read: 400', async (wrong) => {
  const body = { ...ofTinas('SCREENING'), ...wrong } as never;
  expect(await desk.refusal(assignmentCalls.markRead(body), 'anna')).toBe(400);
});
