import { randomUUID } from 'node:crypto';
import { calls } from '../../../src/contract/calls';
import { featureCalls, trainingsFeature } from '../../../src/contract/features';
import { type Feedback, feedbackCalls } from '../../../src/contract/feedback';
import type { ExerciseRunPost } from '../../../src/contract/runs';
import { trainingCalls } from '../../../src/contract/trainings';
import { aScreeningRunPost, type Person, people } from '../../contract/serverContract/club';
import { type Desk, startDesk } from '../desk/desk';
import { aTraining, postTraining } from './postedRuns';

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
});
afterEach(() => desk.stop());

const train = (overrides: Partial<ExerciseRunPost> = {}, as: Person = 'anna') =>
  postTraining(desk, as, overrides);
const runsOf = (person: Person, as: Person) => desk.ask(trainingCalls.runsOfUser(people[person].id), as);
const feedbackOf = (person: Person, as: Person) =>
  desk.ask(trainingCalls.feedbackOfUser(people[person].id), as);

test('[API-42] trainings are named as what the server has beside the contract', async () => {
  expect((await desk.ask(featureCalls.features(), 'tina')).features).toContain(trainingsFeature);
});

describe('the trainings of an athlete', () => {
  test('[DE-5] come oldest first, whole, to the athlete and to all their trainers', async () => {
    const second = await train({ start: '2026-11-02T10:00:00.000Z' });
    const first = await train({ start: '2026-11-01T10:00:00Z' }, 'tina');
    await train({ userId: people.ben.id }, 'ben');
    for (const viewer of ['anna', 'tina', 'theo'] as const)
      expect(await runsOf('anna', viewer)).toEqual([first, second]);
    expect(await runsOf('tina', 'tina')).toEqual([]);
  });

  test('[DE-5] [SE-8] are 403 to everybody else, as feedback is', async () => {
    for (const [person, viewer] of [
      ['anna', 'ben'],
      ['anna', 'david'],
      ['ben', 'theo'],
      ['tina', 'anna'],
    ] as const) {
      expect(await desk.refusal(trainingCalls.runsOfUser(people[person].id), viewer)).toBe(403);
      expect(await desk.refusal(trainingCalls.feedbackOfUser(people[person].id), viewer)).toBe(403);
    }
    expect(await desk.refusal(trainingCalls.runsOfUser(99_999), 'tina')).toBe(403);
  });

  test('[API-41] a path that names nobody is 400', async () => {
    for (const id of [0, -1, 1.5, 1e300, Number.NaN]) {
      expect(await desk.refusal(trainingCalls.runsOfUser(id), 'tina')).toBe(400);
      expect(await desk.refusal(trainingCalls.feedbackOfUser(id), 'tina')).toBe(400);
    }
  });

  test('[DE-5] a long list comes whole and in order', async () => {
    const athleteNote = 'x'.repeat(50_000);
    const posts = Array.from({ length: 12 }, (_, index) =>
      aTraining({
        start: new Date(Date.UTC(2026, 0, 20 - index)).toISOString(),
        runUnits: [{ exerciseId: 1, duration: null, athleteNote, completed: true }],
      }),
    );
    for (const post of posts) await desk.send(calls.saveExerciseRun(post), 'anna');
    expect((await runsOf('anna', 'tina')).map(({ clientId }) => clientId)).toEqual(
      posts.map(({ clientId }) => clientId).toReversed(),
    );
  });

  test('[DE-5] [API-43] the list is tagged by its state, also where a training learns its screening run', async () => {
    const url = `/api${trainingCalls.runsOfUser(people.anna.id).path}`;
    const authorization = `Bearer ${await desk.tokenOf('anna')}`;
    const tagOf = async () =>
      String((await desk.app.inject({ url, headers: { authorization } })).headers.etag);
    const post = aTraining();
    await desk.send(calls.saveExerciseRun(post), 'anna');
    const before = await tagOf();
    await desk.send(calls.saveExerciseRun(post), 'anna');
    expect(await tagOf()).toBe(before);
    const known = { authorization, 'if-none-match': before };
    expect((await desk.app.inject({ url, headers: known })).statusCode).toBe(304);
    const { body } = await desk.send(calls.saveScreeningRun(aScreeningRunPost()), 'anna');
    const screeningRunId = (body as { id: number }).id;
    await desk.send(calls.saveExerciseRun({ ...post, screeningRunId }), 'anna');
    expect(await tagOf()).not.toBe(before);
    expect((await runsOf('anna', 'anna'))[0]?.screeningRunId).toBe(screeningRunId);
  });
});

describe('the feedback of an athlete', () => {
  const give = async (exerciseRunId: number, comment: string, as: Person = 'anna'): Promise<Feedback> => {
    const feedback = { exerciseRunId, comment, answers: [] };
    await desk.ask(feedbackCalls.send({ ...feedback, clientId: randomUUID() }), as);
    return feedback;
  };

  test('[DE-5] comes in the order of the trainings, the last of each, to the athlete and their trainers', async () => {
    const late = await train({ start: '2026-11-02T10:00:00.000Z' });
    const early = await train({ start: '2026-11-01T10:00:00.000Z' });
    await train();
    const bens = await train({ userId: people.ben.id }, 'ben');
    await give(bens.id, 'Anstrengend.', 'ben');
    const feedback = [await give(late.id, 'Gut.'), await give(early.id, 'Zu leicht.')].toReversed();
    await give(late.id, 'Doch nicht.');
    const expected = [feedback[0], { ...feedback[1], comment: 'Doch nicht.' }];
    for (const viewer of ['anna', 'tina', 'theo'] as const)
      expect(await feedbackOf('anna', viewer)).toEqual(expected);
    expect(await feedbackOf('david', 'david')).toEqual([]);
  });

  test('[DE-5] a long list comes whole', async () => {
    const comments = Array.from({ length: 45 }, (_, index) => `Nr. ${index}`);
    for (const [index, comment] of comments.entries()) {
      const { id } = await train({ start: new Date(Date.UTC(2026, 0, 1, index)).toISOString() });
      await give(id, comment);
    }
    expect((await feedbackOf('anna', 'tina')).map(({ comment }) => comment)).toEqual(comments);
  });

  test('[DE-5] [API-43] the list is tagged by its state', async () => {
    const url = `/api${trainingCalls.feedbackOfUser(people.anna.id).path}`;
    const authorization = `Bearer ${await desk.tokenOf('tina')}`;
    const tagOf = async () =>
      String((await desk.app.inject({ url, headers: { authorization } })).headers.etag);
    const { id } = await train();
    const none = await tagOf();
    await give(id, 'Gut.');
    const one = await tagOf();
    expect(one).not.toBe(none);
    expect(await tagOf()).toBe(one);
    await give(id, 'Doch nicht.');
    expect(await tagOf()).not.toBe(one);
  });
});

describe('who rated', () => {
  test('[HI-5] is whoever posted the first version of a training, whoever changes it later', async () => {
    const clientId = randomUUID();
    expect((await train({ clientId }, 'tina')).ratedBy).toBe(people.tina.id);
    const changed = await train({ clientId, clientRevision: 2, completed: false }, 'anna');
    expect(changed).toMatchObject({ ratedBy: people.tina.id, completed: false });
    expect(await runsOf('anna', 'anna')).toEqual([changed]);
  });

  test('[HI-5] is in every answer with screening runs', async () => {
    const own = aScreeningRunPost({ clientId: randomUUID() });
    const tinas = aScreeningRunPost({ clientId: randomUUID() });
    await desk.send(calls.saveScreeningRun(own), 'anna');
    const { body } = await desk.send(calls.saveScreeningRuns([own, tinas]), 'tina');
    const expected = [{ ratedBy: people.anna.id }, { ratedBy: people.tina.id }];
    expect(body).toMatchObject(expected);
    const listed = (await desk.send(calls.screeningRunsOfUser(people.anna.id), 'theo')).body;
    expect(listed).toEqual(body);
    const [first] = body as { id: number }[];
    expect((await desk.send(calls.screeningRun(first?.id ?? 0), 'theo')).body).toEqual(first);
  });

  test('[HI-5] cannot be said by the one who posts', async () => {
    const post = { ...aTraining(), ratedBy: people.tina.id };
    const { body } = await desk.send(calls.saveExerciseRun(post), 'anna');
    expect(body).toMatchObject({ ratedBy: people.anna.id });
  });
});
