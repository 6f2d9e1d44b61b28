import { randomUUID } from 'node:crypto';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { ContentItem } from '../../../src/contract/content';
import type { UserScreening } from '../../../src/contract/schemas';
import { emptyBody } from '../../../src/domain/content/drafts';
import { anExerciseRunPost, aScreeningRunPost, type Demo, startDemo } from '../support';

const routes: RouteOptions[] = [];
let demo: Demo;
let anna: number;
let trainer: number;
beforeEach(async () => {
  routes.length = 0;
  demo = await startDemo({ onRoute: (route) => void routes.push({ ...route }) });
  [anna, trainer] = [await demo.idOf('anna'), await demo.idOf('trainer')];
  // An admin sees all members.
  await giveRoles('ROLE_TRAINER');
});
afterEach(() => demo.stop());

const giveRoles = (...roles: string[]) =>
  demo.db
    .updateTable('user')
    .set({ authorities: JSON.stringify(roles) })
    .where('id', '=', trainer)
    .execute();

/** Calls whose body has a `clientId`, as their schemas say. */
const idempotentCalls = () =>
  routes
    .filter(({ schema }) => schema?.body)
    .filter(({ schema }) => {
      const body = z.toJSONSchema(schema?.body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });
      return JSON.stringify(body).includes('"clientId"');
    })
    .map(({ url }) => url.replace('/api', ''));

const aMember = (firstName: string) => ({
  clientId: randomUUID(),
  firstName,
  lastName: 'Moos',
  email: null,
  birthYear: 2000,
  team: null,
  roles: ['ROLE_ATHLETE'],
});

const exerciseRunOf = async (userId: number) =>
  (await demo.post('trainer', '/exercise/runs/', anExerciseRunPost({ userId }))).json<{ id: number }>().id;

const assignedTo = async (userId: number) =>
  (await demo.get('trainer', `/screening/user/${userId}`)).json<UserScreening[]>()[0];

/** What a trainer posts about Anna, or about a member that they add, by the call. */
const bodies: Record<string, () => unknown> = {
  '/screening/runs': () => aScreeningRunPost({ userId: anna }),
  '/screening/runs/all': () => [aScreeningRunPost({ userId: anna })],
  '/exercise/runs': () => anExerciseRunPost({ userId: anna }),
  '/exercise/runs/all': () => [anExerciseRunPost({ userId: anna })],
  '/chat': () => ({ clientId: randomUUID(), senderId: trainer, recipientId: anna, content: 'Hallo' }),
  '/exercise/feedback': async () => ({
    clientId: randomUUID(),
    exerciseRunId: await exerciseRunOf(anna),
    comment: 'Gut.',
    answers: [],
  }),
  '/screening/note': async () => ({
    clientId: randomUUID(),
    userScreeningId: (await assignedTo(anna))?.id,
    target: { kind: 'training' },
    athleteNote: 'Langsam anfangen.',
    trainerNote: null,
    revision: (await assignedTo(anna))?.trainingNote?.revision ?? 0,
  }),
  '/screening/assignment': async () => ({
    clientId: randomUUID(),
    userId: anna,
    screeningId: null,
    intervalWeeks: null,
    base: (await assignedTo(anna))?.screeningId,
  }),
  '/screening/plan': async () => ({
    clientId: randomUUID(),
    userId: anna,
    revision: (await assignedTo(anna))?.planChanges?.revision ?? 0,
    weeklyGoal: 2,
    changes: [],
  }),
  '/screening/runs/:id/move': () => ({ clientId: randomUUID(), userId: anna }),
  '/screening/runs/:id/delete': () => ({ clientId: randomUUID() }),
  '/members': () => aMember('Mia'),
  '/members/all': () => [aMember('Jo')],
};

/** How it was on the morning after is for the athlete to say [PN-3]. */
const forAthletes = ['/pain'];

type Target = Pick<ContentItem, 'key' | 'revision'> & { clientId: string };

/** What somebody does with an exercise of the club, in this order. */
const contentBodies: Record<string, (target: Target) => unknown> = {
  '/content/draft': (target) => {
    const { kind, body } = emptyBody('exercise');
    return { ...target, kind, body: { ...body, name: 'Hampelmann' } };
  },
  '/content/publish': ({ clientId, ...target }) => ({ clientId, items: [target], spelling: false }),
  '/content/take-back': (target) => ({ ...target, version: 1 }),
  '/content/retire': (target) => target,
  '/content/bring-back': (target) => target,
  '/content/discard': (target) => target,
  '/content/samples': ({ clientId }) => ({ clientId, name: 'kurz-check' }),
};

/** A screening of Anna, by the path of what is done with it. */
const screeningOfAnna = async (deed: string) => {
  const post = aScreeningRunPost({ clientId: randomUUID(), userId: anna });
  const { id } = (await demo.post('trainer', '/screening/runs/', post)).json<{ id: number }>();
  return `/screening/runs/${id}/${deed}`;
};

test('[ON-3, SE-8] every call with a `clientId` answers a repetition only to a person who may see the thing now', async () => {
  expect([...Object.keys({ ...bodies, ...contentBodies }), ...forAthletes].toSorted()).toEqual(
    idempotentCalls().toSorted(),
  );
  for (const [route, bodyOf] of Object.entries(bodies)) {
    const deed = /:id\/(\w+)$/.exec(route)?.[1];
    const path = deed ? await screeningOfAnna(deed) : route;
    const body = await bodyOf();
    const [first, again] = [await demo.post('trainer', path, body), await demo.post('trainer', path, body)];
    expect([path, first.statusCode, again.statusCode]).toEqual([path, 200, 200]);
    const links = await demo.db
      .deleteFrom('trainerAthlete')
      .where('trainerId', '=', trainer)
      .returningAll()
      .execute();
    const former = await demo.post('trainer', path, body);
    expect([path, former.statusCode]).toEqual([path, 403]);
    expect(former.body).not.toContain('Moos');
    await demo.db.insertInto('trainerAthlete').values(links).execute();
  }
});

test('[ON-3, SE-8, CT-1] a call that changes the content answers a repetition only to a person who may make it now', async () => {
  const key = randomUUID();
  for (const [path, bodyOf] of Object.entries(contentBodies)) {
    await giveRoles('ROLE_TRAINER', 'ROLE_CONTENT');
    const items = (await demo.get('trainer', '/content/')).json<ContentItem[]>();
    const { revision } = items.find((item) => item.key === key) ?? { revision: 0 };
    const body = bodyOf({ clientId: randomUUID(), key, revision });
    const [first, again] = [await demo.post('trainer', path, body), await demo.post('trainer', path, body)];
    expect([path, first.statusCode, again.statusCode]).toEqual([path, 200, 200]);
    expect(again.json()).toEqual(first.json());
    await giveRoles('ROLE_TRAINER');
    const former = await demo.post('trainer', path, body);
    expect([path, former.statusCode]).toEqual([path, 403]);
    expect(former.body).not.toContain(key);
  }
});
