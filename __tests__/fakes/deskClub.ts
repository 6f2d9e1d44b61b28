import { assignmentCalls, type RevisedNotePost } from '../../src/contract/assignments';
import { type PlanPost, planCalls } from '../../src/contract/plan';
import type { UserScreening } from '../../src/contract/schemas';
import { deskActions } from '../../store/desk/slice';
import { aScreening, aTest, aTrainer } from '../builders';
import { aClub, anna, ben, tina } from './club';
import type { Device } from './device';
import type { FakeServer } from './FakeServer';
import { type App, startApp, startUpdatedApp } from './startApp';

/** Trains Anna and Ben, as Tina does. */
export const theo = aTrainer({
  id: 4,
  username: 'theo',
  firstName: 'Theo',
  lastName: 'Tanne',
  token: 'token-of-theo',
  athleteIds: [anna.id, ben.id],
});

/** Can be assigned, but nobody has it. */
export const unassigned = aScreening({ id: 32, name: 'Sprungkraft', tests: [aTest({ id: 21 })] });

/** The club with a second trainer, on a server that has everything that the desk needs. */
export const aDeskClub = (): FakeServer => {
  const server = aClub();
  server.content.users.push(theo);
  server.content.screenings.push(unassigned);
  server.offerDesk();
  return server;
};

const openDesk = async (app: App): Promise<App> => {
  await app.act(
    deskActions.loaded({ trainings: [], feedback: [], published: app.server.content.screenings }),
  );
  return app;
};

/** Opens the desk after an update, by default Tina's. */
export const startDesk = async ({ user = tina, server = aDeskClub() } = {}): Promise<App> =>
  openDesk(await startUpdatedApp({ user, server }));

/** Opens the desk in another tab of a device, or after a reload. */
export const reopenDesk = async (device: Device, server: FakeServer, isOnline = true): Promise<App> =>
  openDesk(await startApp({ device, server, isOnline }));

let calls = 0;
const nextId = () => {
  calls += 1;
  return `a0000000-0000-4000-8000-${String(calls).padStart(12, '0')}`;
};

const sendAsTheo = (server: FakeServer, { method, path, body }: ReturnType<typeof assignmentCalls.assign>) =>
  expect(server.handle({ method, path, body, token: theo.token }).status).toBe(200);

/** Theo writes a note on another device. */
export const theoWrites = (server: FakeServer, note: Omit<RevisedNotePost, 'clientId'>) =>
  sendAsTheo(server, assignmentCalls.saveNote({ ...note, clientId: nextId() }));

/** Theo assigns a screening on another device. */
export const theoAssigns = (
  server: FakeServer,
  userId: number,
  screeningId: number | null,
  base: number | null,
) => {
  const assignment = { clientId: nextId(), userId, screeningId, base, intervalWeeks: null };
  sendAsTheo(server, assignmentCalls.assign(assignment));
};

/** Theo changes a plan on another device. */
export const theoChangesPlan = (server: FakeServer, plan: Omit<PlanPost, 'clientId'>) =>
  sendAsTheo(server, planCalls.save({ ...plan, clientId: nextId() }));

/** Returns the row of a user screening on the device. */
export const rowOn = (device: Device, userScreeningId: number) =>
  device.disk.tables.userScreening.find(({ id }) => id === userScreeningId);

/** Changes a user screening of the device, as an update that has not ended, or another tab. */
export const storeUnseen = (device: Device, userScreeningId: number, changes: Partial<UserScreening>) => {
  const { tables } = device.disk;
  tables.userScreening = tables.userScreening.map((row) =>
    row.id === userScreeningId ? { ...row, ...changes } : row,
  );
};

/** Returns the bodies of the requests that match 'METHOD /path'. */
export const bodiesOf = (app: App, line: RegExp) => app.http.matching(line).map(({ body }) => body);
