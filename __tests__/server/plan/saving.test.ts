import { randomUUID } from 'node:crypto';
import { renewInstance } from '../../../server/instance/renewInstance';
import { calls } from '../../../src/contract/calls';
import { featureCalls, planFeature } from '../../../src/contract/features';
import { type PlanPost, planCalls, planConflictSchema } from '../../../src/contract/plan';
import type { WrittenChange } from '../../../src/contract/planChanges';
import { people } from '../../contract/serverContract/club';
import { type Desk, startDesk } from '../desk/desk';

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
});
afterEach(() => desk.stop());

/** The exercises of the club. The other one is in its basis list. */
const exercise = { id: 201 };
const other = { id: 202 };

const aChange = (overrides: Partial<WrittenChange> = {}): WrittenChange => ({
  exerciseId: exercise.id,
  form: 'leftOut',
  dose: null,
  position: null,
  reason: 'Knie schonen',
  ...overrides,
});

/** Tina leaves an exercise out of the plan of Anna. */
const aPost = (overrides: Partial<PlanPost> = {}): PlanPost => ({
  clientId: randomUUID(),
  userId: people.anna.id,
  revision: 0,
  weeklyGoal: null,
  changes: [aChange()],
  ...overrides,
});

const save = (overrides: Partial<PlanPost> = {}, as: 'tina' | 'theo' = 'tina') =>
  desk.ask(planCalls.save(aPost(overrides)), as);
const send = async (post: object, as: keyof typeof people = 'tina') =>
  (await desk.send(planCalls.save(post as PlanPost), as)).status;

test('[PL-1, API-42] changing plans is named as what the server has beside the contract', async () => {
  expect((await desk.ask(featureCalls.features(), 'tina')).features).toContain(planFeature);
});

test('[PL-1] a plan that was never changed has no such field', async () => {
  for (const row of await desk.assignmentsOf('anna', 'tina')) expect(row).not.toHaveProperty('planChanges');
});

test('[PL-1] changes are kept with who made them and when, and the athlete reads them', async () => {
  const { planChanges } = await save({ weeklyGoal: 2 });
  const at = new Date(desk.clock.now).toISOString();
  expect(planChanges).toEqual({
    revision: 1,
    weeklyGoal: 2,
    changes: [{ ...aChange(), by: people.tina.id, byName: 'Tina', at }],
  });
  expect((await desk.assignmentsOf('anna', 'anna'))[0]?.planChanges).toEqual(planChanges);
  expect(await desk.notificationsOf('anna')).toContainEqual({ type: 'TRAINING', senderId: people.tina.id });
});

test('[PL-1] a change that stays as it was stays with who made it', async () => {
  await save();
  desk.clock.now += 1000;
  const changes = [aChange({ exerciseId: other.id, form: 'kept', position: 0 }), aChange()];
  const { planChanges } = await save({ revision: 1, changes }, 'theo');
  expect(planChanges?.changes.map(({ exerciseId, byName }) => [exerciseId, byName])).toEqual([
    [other.id, 'Theo'],
    [exercise.id, 'Tina'],
  ]);
});

test('[PL-1] on another revision is 409 with the present changes, and is not taken', async () => {
  const present = await save();
  const post = aPost({ changes: [] });
  const { status, body } = await desk.send(planCalls.save(post), 'theo');
  expect(status).toBe(409);
  expect(planConflictSchema.parse(body).present).toEqual(present);
  expect(await desk.ask(planCalls.save({ ...post, revision: 1 }), 'theo')).toMatchObject({
    planChanges: { revision: 2, changes: [] },
  });
});

test('[PL-1] the same changes are 200 on any revision, and change nothing', async () => {
  const present = await save();
  expect(await save({ revision: 7 }, 'theo')).toEqual(present);
});

test('[PL-1, ON-3] a repeated one is the present state', async () => {
  const post = aPost();
  await desk.ask(planCalls.save(post), 'tina');
  const taken = await save({ revision: 1, changes: [] });
  expect(await desk.ask(planCalls.save(post), 'tina')).toEqual(taken);
});

test('[PL-1] only the trainers of the athlete change it', async () => {
  for (const person of ['anna', 'ben'] as const) expect(await send(aPost(), person)).toBe(403);
  expect(await send(aPost({ userId: people.ben.id }), 'theo')).toBe(403);
});

test('[PL-1] an unknown exercise is 422; one of a stored change may have gone since', async () => {
  expect(await send(aPost({ changes: [aChange({ exerciseId: 99_999 })] }))).toBe(422);
  await save({ changes: [aChange({ exerciseId: other.id })] });
  await desk.db.deleteFrom('basisExercise').execute();
  await desk.db.deleteFrom('exercise').where('id', '=', other.id).execute();
  const changes = [aChange({ exerciseId: other.id }), aChange()];
  expect((await save({ revision: 1, changes })).planChanges?.changes).toHaveLength(2);
});

const dose = { sets: null, seconds: null, distance: null, repeat: null, pause: null };

test.each([
  ['two changes of one exercise', { changes: [aChange(), aChange({ form: 'kept' })] }],
  ['a reason of 501 characters', { changes: [aChange({ reason: 'x'.repeat(501) })] }],
  ['an unknown form', { changes: [{ ...aChange(), form: 'gone' }] }],
  ['no sets', { changes: [aChange({ dose: { ...dose, sets: 0 } })] }],
  ['two units', { changes: [aChange({ dose: { ...dose, seconds: 20, repeat: 8 } })] }],
  ['a goal of 4', { weeklyGoal: 4 }],
])('[PL-1] %s is 400', async (_case, wrong) => {
  expect(await send({ ...aPost(), ...wrong })).toBe(400);
});

test('[PL-1, CS-1] nothing is stored without the consent of the athlete', async () => {
  const { id } = people.anna;
  await desk.db.updateTable('user').set({ agreedVersion: null }).where('id', '=', id).execute();
  expect(await send(aPost())).toBe(422);
});

test('[PL-1] the longest changes fit', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => 5000 + index);
  const { id: _, ...row } = await desk.db
    .selectFrom('exercise')
    .selectAll()
    .where('id', '=', exercise.id)
    .executeTakeFirstOrThrow();
  await desk.db
    .insertInto('exercise')
    .values(ids.map((id) => ({ ...row, id })))
    .execute();
  const changes = ids.map((exerciseId) => aChange({ exerciseId, reason: 'ツ'.repeat(500) }));
  expect((await save({ changes })).planChanges?.changes).toHaveLength(50);
});

test('[PL-1, ON-6] a restore gives no revision a second time', async () => {
  await save();
  const highestId = 1000;
  await renewInstance(desk.db, { runs: [], endedTokens: [], people: [], withdrawals: [], highestId });
  const [restored] = await desk.assignmentsOf('anna', 'tina');
  expect(restored?.planChanges?.revision).toBeGreaterThan(highestId);
  const { planChanges } = await save({ userId: people.ben.id });
  expect(planChanges?.revision).toBeGreaterThan(highestId);
});

test('[PL-1] the changes come with GET /changes as with the call of the area', async () => {
  await save();
  const stored = (await desk.send(calls.userScreenings(people.anna.id), 'tina')).body;
  expect(stored).toMatchObject([{ planChanges: { revision: 1 } }]);
});
