import { randomUUID } from 'node:crypto';
import {
  type AssignmentPost,
  assignmentCalls,
  assignmentConflictSchema,
} from '../../../src/contract/assignments';
import { calls } from '../../../src/contract/calls';
import { assignmentsFeature, featureCalls } from '../../../src/contract/features';
import { aScreeningRunPost, assignments, people, screening } from '../../contract/serverContract/club';
import {
  anAssignmentPost,
  assigning,
  type Desk,
  otherScreening,
  retiredScreening,
  startDesk,
} from '../desk/desk';

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
});
afterEach(() => desk.stop());

/** Anna's assignment as Tina reads it. */
const annas = async () => {
  const [present, ...others] = await desk.assignmentsOf('anna', 'tina');
  expect(others).toEqual([]);
  return present;
};

/** Makes an assignment that conflicts. Returns what the answer says is there. */
const conflictOf = async (overrides: Partial<AssignmentPost>, as: 'tina' | 'theo' = 'tina') => {
  const { status, body } = await desk.send(assigning(overrides), as);
  expect(status).toBe(409);
  const { present, ...error } = assignmentConflictSchema.parse(body);
  expect({ ...error, present }).toEqual(body);
  expect(error.message).toBe('Inzwischen wurde etwas anderes zugewiesen. Bitte entscheide, was gelten soll.');
  return present;
};

test('[API-42] assignments are named as what the server has beside the contract', async () => {
  expect((await desk.ask(featureCalls.features(), 'tina')).features).toContain(assignmentsFeature);
});

describe('assigning', () => {
  test('[AS-1] replaces the screening in the same row; notes and earlier runs stay', async () => {
    await desk.send(calls.saveScreeningRun(aScreeningRunPost()), 'anna');
    const before = await annas();
    const answer = await desk.ask(assigning(), 'tina');
    expect(answer).toEqual({
      ...before,
      screeningId: otherScreening.id,
      intervalWeeks: 8,
      assignedAt: new Date(desk.clock.now).toISOString(),
    });
    expect(answer.testNotes).toHaveLength(1);
    expect(await annas()).toEqual(answer);
    const runs = (await desk.send(calls.screeningRunsOfUser(people.anna.id), 'tina')).body;
    expect(runs).toEqual([expect.objectContaining({ screeningId: screening.id })]);
  });

  test('[AS-1] makes the one row of an athlete who has none yet', async () => {
    expect(await desk.assignmentsOf('david', 'theo')).toEqual([]);
    const ofDavid = { userId: people.david.id, base: null };
    const posts = Array.from({ length: 10 }, () => anAssignmentPost(ofDavid));
    const answers = await Promise.all(posts.map((post) => desk.ask(assignmentCalls.assign(post), 'theo')));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await desk.assignmentsOf('david', 'theo')).toEqual([answers[0]]);
  });

  test('[AS-1] an older club’s second row is left alone: the first one is the current screening', async () => {
    const second = await desk.db
      .insertInto('userScreening')
      .values({ userId: people.anna.id, screeningId: screening.id })
      .returningAll()
      .executeTakeFirstOrThrow();
    expect((await desk.ask(assigning(), 'tina')).id).toBe(assignments.anna.id);
    expect((await desk.assignmentsOf('anna', 'tina'))[1]).toMatchObject({
      id: second.id,
      screeningId: screening.id,
    });
  });

  test('[AS-2] is for the athlete’s trainers: the athlete, other trainers and admins are 403', async () => {
    await desk.db
      .updateTable('user')
      .set({ authorities: JSON.stringify(['ROLE_TRAINER', 'ROLE_ADMIN']) })
      .where('id', '=', people.theo.id)
      .execute();
    const before = await desk.assignmentsOf('ben', 'tina');
    const ofBen = { userId: people.ben.id, base: null };
    for (const viewer of ['ben', 'anna', 'theo'] as const)
      expect(await desk.refusal(assigning(ofBen), viewer)).toBe(403);
    expect(await desk.refusal(assigning({ userId: 99_999 }), 'tina')).toBe(403);
    expect(await desk.refusal(assigning({ userId: people.tina.id }), 'tina')).toBe(403);
    expect(await desk.assignmentsOf('ben', 'tina')).toEqual(before);
  });

  test('[AS-2] [MB-5] after a hand-over is 403, also the second time; the new trainer’s is 200', async () => {
    const [written, late] = [anAssignmentPost(), anAssignmentPost({ screeningId: null })];
    await desk.ask(assignmentCalls.assign(written), 'tina');
    await desk.db.deleteFrom('trainerAthlete').where('trainerId', '=', people.tina.id).execute();
    for (const post of [written, late])
      expect(await desk.refusal(assignmentCalls.assign(post), 'tina')).toBe(403);
    await desk.ask(assigning({ base: otherScreening.id, screeningId: null }), 'theo');
  });

  test('[AS-2] [MB-5] of a resting athlete is 403, as reading is', async () => {
    await desk.db.updateTable('user').set({ isResting: 1 }).where('id', '=', people.anna.id).execute();
    expect(await desk.refusal(assigning(), 'tina')).toBe(403);
  });

  test('[CS-1] to an athlete without consent is prepared for when they come', async () => {
    await desk.db.updateTable('user').set({ agreedVersion: null }).where('id', '=', people.anna.id).execute();
    expect((await desk.ask(assigning(), 'tina')).screeningId).toBe(otherScreening.id);
  });

  test.each([
    ['an unknown screening', 99_999],
    ['a retired one', retiredScreening.id],
  ])('[AS-2] [AS-7] of %s is 422 and changes nothing', async (_, screeningId) => {
    const before = await annas();
    expect(await desk.refusal(assigning({ screeningId }), 'tina')).toBe(422);
    expect(await annas()).toEqual(before);
    expect(await desk.notificationsOf('anna')).toEqual([]);
  });

  test('[AS-2] [AS-7] of the present screening is 200, also when it is retired', async () => {
    await desk.db.updateTable('screening').set({ isPublished: 0 }).where('id', '=', screening.id).execute();
    const answer = await desk.ask(assigning({ screeningId: screening.id, intervalWeeks: 4 }), 'tina');
    expect(answer).toMatchObject({ screeningId: screening.id, intervalWeeks: 4 });
  });

  test.each([
    ['a screening', { base: otherScreening.id }],
    ['nothing', { base: null }],
    ['a screening that never was', { base: 99_999 }],
  ])(
    '[AS-2] on %s that is not there any more is 409 with what there is, and changes nothing',
    async (_, seen) => {
      const before = await annas();
      expect(await conflictOf({ screeningId: null, ...seen })).toEqual(before);
      expect(await annas()).toEqual(before);
    },
  );

  test('[AS-2] on something for an athlete who has no row yet is 409 with the row', async () => {
    const present = await conflictOf({ userId: people.david.id }, 'theo');
    expect(present).toMatchObject({ userId: people.david.id, screeningId: null, testNotes: [] });
    expect(await desk.assignmentsOf('david', 'theo')).toEqual([present]);
  });

  test('[AS-2] two trainers at once: one is taken, the other 409; decided anew it is taken', async () => {
    const [tinas, theos] = [anAssignmentPost(), anAssignmentPost({ screeningId: null })];
    const [ofTina, ofTheo] = await Promise.all([
      desk.send(assignmentCalls.assign(tinas), 'tina'),
      desk.send(assignmentCalls.assign(theos), 'theo'),
    ]);
    // Who comes first is the database's to say.
    expect([ofTina.status, ofTheo.status].toSorted()).toEqual([200, 409]);
    const [taken, other, trainer] =
      ofTina.status === 200 ? ([tinas, theos, 'theo'] as const) : ([theos, tinas, 'tina'] as const);
    expect(await annas()).toMatchObject({ screeningId: taken.screeningId });
    await desk.ask(assignmentCalls.assign({ ...other, base: taken.screeningId }), trainer);
    expect(await annas()).toMatchObject({ screeningId: other.screeningId });
  });

  test('[AS-2] the same screening again is 200 whatever was seen, and keeps its date', async () => {
    const { assignedAt } = await desk.ask(assigning(), 'tina');
    desk.clock.now += 60_000;
    const again = await desk.ask(assigning({ base: null, intervalWeeks: 12 }), 'theo');
    expect(again).toMatchObject({ screeningId: otherScreening.id, assignedAt, intervalWeeks: 12 });
  });

  test('[AS-5] an interval can be none', async () => {
    expect((await desk.ask(assigning({ intervalWeeks: null }), 'tina')).intervalWeeks).toBeNull();
    const weekly = assigning({ screeningId: otherScreening.id, base: otherScreening.id, intervalWeeks: 1 });
    expect((await desk.ask(weekly, 'tina')).intervalWeeks).toBe(1);
  });

  test('[AS-5] an assignment from before has no interval: nobody gets a reminder that nobody chose', async () => {
    expect(await annas()).toMatchObject({ screeningId: screening.id, intervalWeeks: null, assignedAt: null });
  });

  test('[AS-5] [CL-2] the server names the interval of the club', async () => {
    expect((await desk.ask(featureCalls.features(), 'tina')).intervalWeeks).toBe(8);
  });
});

describe('withdrawing', () => {
  const withdrawing = () => assigning({ screeningId: null });

  test('[AS-3] leaves no screening, no interval and no date; the notes stay', async () => {
    const before = await annas();
    await desk.ask(assigning({ screeningId: screening.id, intervalWeeks: 8 }), 'tina');
    const answer = await desk.ask(withdrawing(), 'tina');
    expect(answer).toEqual({ ...before, screeningId: null, intervalWeeks: null, assignedAt: null });
    expect(await desk.assignmentsOf('anna', 'anna')).toMatchObject([{ screeningId: null }]);
  });

  test('[AS-3] in the middle of a run: the run is still taken, open and completed', async () => {
    const run = aScreeningRunPost({ completed: false });
    await desk.ask(withdrawing(), 'tina');
    for (const post of [run, { ...run, clientRevision: 2, completed: true }]) {
      const { status, body } = await desk.send(calls.saveScreeningRun(post), 'anna');
      expect({ status, body }).toMatchObject({ status: 200, body: { completed: post.completed } });
    }
    expect((await desk.send(calls.screening(screening.id), 'anna')).status).toBe(200);
  });

  test('[AS-3] of nothing is 200 and no news', async () => {
    await desk.ask(assigning({ userId: people.ben.id, screeningId: null, base: null }), 'tina');
    expect(await desk.notificationsOf('ben')).toEqual([]);
  });
});

describe('sent again', () => {
  test('[ON-3] [AS-2] under its client id is 200 with the present state, also late', async () => {
    const post = anAssignmentPost();
    await desk.ask(assignmentCalls.assign(post), 'tina');
    const newer = await desk.ask(
      assigning({ screeningId: screening.id, base: otherScreening.id, intervalWeeks: 4 }),
      'theo',
    );
    for (const copy of [post, { ...post, screeningId: 99_999 }])
      expect(await desk.ask(assignmentCalls.assign(copy), 'tina')).toEqual(newer);
    expect(await annas()).toEqual(newer);
  });

  test('[ON-3] many times at once is one assignment and one notification', async () => {
    const post = anAssignmentPost();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.ask(assignmentCalls.assign(post), 'tina')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await desk.notificationsOf('anna')).toEqual([{ type: 'SCREENING', senderId: people.tina.id }]);
  });

  test('[ON-3] the client id of somebody else is another entry', async () => {
    const post = anAssignmentPost();
    await desk.ask(assignmentCalls.assign(post), 'tina');
    const theos = { ...post, screeningId: null, base: otherScreening.id };
    expect((await desk.ask(assignmentCalls.assign(theos), 'theo')).screeningId).toBeNull();
  });

  test('[ON-3] [AS-2] after a conflict it was not taken, so that the decision is', async () => {
    const clientId = randomUUID();
    await conflictOf({ clientId, base: null });
    expect((await desk.ask(assigning({ clientId }), 'tina')).screeningId).toBe(otherScreening.id);
  });
});

test.each([
  { clientId: 'x' },
  { clientId: undefined },
  { userId: '2' },
  { userId: 2.5 },
  { userId: 1e300 },
  { screeningId: undefined },
  { screeningId: 0 },
  { screeningId: [902] },
  { intervalWeeks: undefined },
  { intervalWeeks: 0 },
  { intervalWeeks: 53 },
  { intervalWeeks: 1.5 },
  { intervalWeeks: '8' },
  { base: undefined },
  { base: 'null' },
])('[API-41] [AS-5] %j is 400 and changes nothing', async (wrong) => {
  const before = await annas();
  expect(await desk.refusal(assigning(wrong as unknown as Partial<AssignmentPost>), 'tina')).toBe(400);
  expect(await annas()).toEqual(before);
});

test('[API-41] a body that is too large is 413', async () => {
  const call = assigning({ clientId: 'x'.repeat(20_000) });
  expect(await desk.refusal(call, 'tina')).toBe(413);
});

test('[AS-7] trainers choose among the published screenings, also those that nobody has', async () => {
  const chosen = await desk.ask(assignmentCalls.publishedScreenings(), 'theo');
  expect(chosen.map(({ id }) => id)).toEqual([screening.id, otherScreening.id]);
  expect(chosen[0]).toEqual(await desk.ask(calls.screening(screening.id), 'theo'));
  expect(await desk.refusal(assignmentCalls.publishedScreenings(), 'anna')).toBe(403);
});

test('[AS-7] a retired screening stays readable, and a run of it is taken', async () => {
  expect((await desk.ask(calls.screening(retiredScreening.id), 'anna')).name).toBe(retiredScreening.name);
  const run = aScreeningRunPost({ screeningId: retiredScreening.id });
  expect((await desk.send(calls.saveScreeningRun(run), 'anna')).status).toBe(200);
});

test('[MB-2] a trainer without athletes chooses, too', async () => {
  const { id } = people.emma;
  const authorities = JSON.stringify(['ROLE_TRAINER']);
  await desk.db.updateTable('user').set({ authorities }).where('id', '=', id).execute();
  expect(await desk.ask(assignmentCalls.publishedScreenings(), 'emma')).toHaveLength(2);
});
