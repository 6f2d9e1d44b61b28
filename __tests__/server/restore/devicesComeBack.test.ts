import '../../setup/production';
import { backUp } from '../../../server/backup/backUp';
import { eraseRun } from '../../../server/journal/eraseRun';
import { restoreBackup } from '../../../server/restore/restoreBackup';
import { feedbackKey } from '../../../src/domain/feedback';
import { feedbackActions } from '../../../store/feedback/slice';
import { notesActions } from '../../../store/notes/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { aCurrentUser, aTrainer, aUserScreening } from '../../builders';
import { seedWith } from '../../contract/serverContract/seedClub';
import { aClub } from '../../fakes/club';
import { onVirtualTime } from '../../fakes/virtualTime';
import { makeFolder, startServer } from '../support';
import { backupIn, loseDatabase, placeOf, removePlace } from '../testDatabase';
import { Devices, type Person } from './devices';

onVirtualTime();

/** Forty-eight athletes; the first has two devices, and their trainer has one. */
const athletes = Array.from({ length: 48 }, (_, index) => index + 2);
const nameOf = (id: number) => `athlete${id}`;
const userScreeningOf = (id: number) => 1000 + id;

const content = () => ({
  ...aClub().content,
  users: [
    aTrainer({ athleteIds: athletes }),
    ...athletes.map((id) => aCurrentUser({ id, username: nameOf(id) })),
  ],
  userScreenings: athletes.map((userId) => aUserScreening({ id: userScreeningOf(userId), userId })),
});

let dataDir: string;
let devices: Devices;
let server: Awaited<ReturnType<typeof startServer>>;

const start = async (isNew: boolean) => {
  server = await startServer(async (seeding) => isNew && seedWith(content(), seeding), { dataDir });
  devices.net.app = server.app;
};
const stop = async () => {
  devices.net.app = null;
  await server.close();
};

beforeEach(async () => {
  dataDir = makeFolder();
  devices = new Devices();
  await start(true);
});
afterEach(async () => {
  devices.kill();
  await stop();
  removePlace(dataDir);
});

/** Does so many screenings on each device, each with a training after it, without a network; then all of it is sent. */
const record = async (crew: { person: Person; userId: number }[], count: number) => {
  for (const { person, userId } of crew) {
    person.app.network.goOffline();
    for (let number = 0; number < count; number += 1) {
      await person.screen(userScreeningOf(userId), number);
      await person.train(userScreeningOf(userId));
    }
  }
  for (const { person } of crew) person.app.network.goOnline();
  await devices.sent(crew.map(({ person }) => person));
};

/** Every run on the server by its client id, with that of the screening run that it follows from. */
const runsOnServer = async () => {
  const { db } = server;
  const screenings = await db
    .selectFrom('screeningRun')
    .select(['clientId', 'testRuns as content'])
    .execute();
  const trainings = await db
    .selectFrom('exerciseRun')
    .leftJoin('screeningRun', 'screeningRun.id', 'exerciseRun.screeningRunId')
    .select(['exerciseRun.clientId', 'runUnits as content', 'screeningRun.clientId as after'])
    .execute();
  return [...screenings, ...trainings].toSorted((one, other) => (one.clientId < other.clientId ? -1 : 1));
};

const erase = (userId: number, clientId: string) =>
  server.db.transaction().execute((transaction) => eraseRun(transaction, { userId, clientId }));

/** What the first athlete and the trainer write: a message, feedback on the last training, and a note. */
const write = async (athlete: Person, trainer: Person, text: string) => {
  const { dispatch } = athlete.app;
  const training = athlete
    .runs()
    .filter(({ kind, completed }) => kind === 'exerciseRun' && completed)
    .at(-1);
  if (!training) throw new Error('The athlete has done a training.');
  const { id = null, clientId, recordedBy } = training;
  const key = feedbackKey(Number(recordedBy), clientId);
  dispatch(outboxActions.written({ kind: 'message', payload: { recipientId: 1, content: text } }));
  dispatch(feedbackActions.commented({ key, comment: text }));
  dispatch(feedbackActions.submitted({ key, exerciseRunId: id, exerciseRunClientId: clientId }));
  const target = { kind: 'training' } as const;
  const note = { userScreeningId: userScreeningOf(2), target };
  trainer.app.dispatch(notesActions.opened(note));
  trainer.app.dispatch(notesActions.submitted({ ...note, athleteNote: text, trainerNote: null }));
  const parts = async () => JSON.stringify(await written()).split(text).length - 1;
  await devices.until('the server has all three', async () => (await parts()) === 3);
  await devices.sent([athlete, trainer]);
};

const written = async () => ({
  messages: await server.db.selectFrom('chatMessage').select('content').orderBy('id').execute(),
  feedback: await server.db
    .selectFrom('feedback')
    .innerJoin('exerciseRun', 'exerciseRun.id', 'feedback.exerciseRunId')
    .select(['comment', 'exerciseRun.clientId'])
    .orderBy('exerciseRun.clientId')
    .execute(),
  note: await server.db.selectFrom('note').select(['athleteNote']).execute(),
});

test('[ON-6] [ON-5] after a restore 50 devices bring back all 1,200 runs, each once and at its own screening run, and none that was erased', async () => {
  const athlete = await devices.open(nameOf(2));
  const trainer = await devices.open('trainer');
  // The first athlete on a second device, and the trainer for the second athlete.
  const crew = [
    { userId: 2, person: athlete },
    { userId: 3, person: trainer },
  ];
  for (const userId of athletes) crew.push({ userId, person: await devices.open(nameOf(userId)) });
  expect(crew).toHaveLength(50);
  await record(crew, 10);
  expect(await runsOnServer()).toHaveLength(1000);
  const early = await athlete.screen(userScreeningOf(2), 0);
  await devices.sent([athlete]);
  await write(athlete, trainer, 'Vor der Sicherung');

  const place = await placeOf(dataDir);
  const backup = await backupIn(dataDir);
  await backUp(place, backup, Date.now());

  await record(crew, 2);
  const late = await athlete.screen(userScreeningOf(2), 0);
  await devices.sent([athlete]);
  await write(athlete, trainer, 'Nach der Sicherung');
  for (const clientId of [early, late]) await erase(2, clientId);
  const before = await runsOnServer();
  expect(before).toHaveLength(1200);
  const writtenBefore = await written();
  // The last athlete trains once more without a network, after a screening run that the backup lacks.
  const [{ userId, person: last }] = crew.slice(-1) as [(typeof crew)[number]];
  last.app.network.goOffline();
  const training = await last.train(userScreeningOf(userId));
  const after = last
    .runs()
    .filter(({ kind }) => kind === 'screeningRun')
    .at(-1)?.clientId;

  await stop();
  await loseDatabase(dataDir);
  expect(await restoreBackup(place, backup, Date.now())).toMatchObject({ runs: 1000 });
  await start(false);
  for (const { person } of crew.filter((_, index) => index % 2 === 0)) await person.reopen();
  const people = crew.map(({ person }) => person);
  await devices.update(people.slice(0, -1));
  // It sends before it hears of the restore: with an id that must not be that of another run by now.
  last.app.network.goOnline();
  await devices.sent([last]);
  expect(await runsOnServer()).toContainEqual(expect.objectContaining({ clientId: training, after }));
  await devices.update([last]);

  const brought = await runsOnServer();
  expect(brought.filter(({ clientId }) => clientId !== training)).toEqual(before);
  expect(await written()).toEqual(writtenBefore);
  // The erased ones have left the device that offered them.
  const left = athlete.runs().filter(({ clientId }) => [early, late].includes(clientId));
  expect(left).toEqual([]);
  expect(devices.uncaught()).toEqual([]);
}, 240_000);
