import * as z from 'zod/mini';
import { demoContent } from '../../../server/demo/content/demoContent';
import { type CourseName, courses, teamAthletes } from '../../../server/demo/team/athletes';
import { conversationOf } from '../../../server/demo/team/conversations';
import { feedbackSchema } from '../../../src/contract/feedback';
import {
  type ExerciseRun,
  exerciseRunSchema,
  type ScreeningRun,
  screeningRunSchema,
} from '../../../src/contract/runs';
import { userScreeningSchema } from '../../../src/contract/schemas';
import { compareRuns } from '../../../src/domain/progress/comparison';
import { testResults } from '../../../src/domain/progress/results';
import { recommendExercises } from '../../../src/domain/recommendation';
import { sidesOf } from '../../../src/domain/sides';
import { aScreeningRun } from '../../builders';
import { type Demo, startDemo } from '../support';

const {
  basis: demoBasis,
  exercises: demoExercises,
  feedbackQuestions: demoFeedbackQuestions,
  screening: demoScreening,
  tests: demoTests,
} = demoContent();

const day = 24 * 60 * 60 * 1000;
const halfAYear = 183 * day;

/** What an athlete of the team has on the server. */
interface Stored {
  username: string;
  course: CourseName;
  userId: number;
  screeningRuns: ScreeningRun[];
  exerciseRuns: ExerciseRun[];
}

let demo: Demo;
let team: Stored[];

const screeningRunsOf = async (userId: number) =>
  z.parse(z.array(screeningRunSchema), (await demo.get('team', `/screening/runs/user/${userId}`)).json());

const exerciseRunsOf = async (userId: number) => {
  const rows = await demo.db
    .selectFrom('exerciseRun')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('startedAt')
    .execute();
  const runs = rows.map(({ runUnits, morningPain, completed, startedAt, bytes, tag, ...row }) => ({
    ...row,
    completed: completed === 1,
    isDirty: false,
    runUnits: JSON.parse(runUnits),
    morningPain: morningPain === null ? null : JSON.parse(morningPain),
  }));
  return z.parse(z.array(exerciseRunSchema), runs);
};

beforeAll(async () => {
  demo = await startDemo();
  const athletes: { id: number; username: string }[] = (
    await demo.get('team', `/admin/user/trainer/${await demo.idOf('team')}`)
  ).json();
  team = await Promise.all(
    athletes.map(async ({ id, username }) => {
      const athlete = teamAthletes.find((one) => one.username === username);
      if (!athlete) throw new Error(`${username} is not of the team.`);
      const screeningRuns = await screeningRunsOf(id);
      const exerciseRuns = await exerciseRunsOf(id);
      return { username, course: athlete.course, userId: id, screeningRuns, exerciseRuns };
    }),
  );
});
afterAll(() => demo.stop());

const on = (course: CourseName) => team.filter((athlete) => athlete.course === course);
const daysAgo = ({ start }: { start: string }) => (demo.clock.now - Date.parse(start)) / day;
const meanOf = (run: ScreeningRun | undefined) => {
  const percents = testResults(demoTests, run?.testRuns ?? []).map(({ percent }) => percent);
  return percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
};
const feedbackOf = async (userId: number) => {
  const rows = await demo.db
    .selectFrom('feedback')
    .innerJoin('exerciseRun', 'exerciseRun.id', 'feedback.exerciseRunId')
    .select(['exerciseRunId', 'comment', 'answers'])
    .where('userId', '=', userId)
    .orderBy('startedAt')
    .execute();
  const feedback = rows.map((row) => ({ ...row, answers: JSON.parse(row.answers) }));
  return z.parse(z.array(feedbackSchema), feedback);
};
const answersAbout = async (userId: number, subject: RegExp) =>
  (await feedbackOf(userId)).map(
    ({ answers }) => answers.find(({ question }) => subject.test(question))?.answer,
  );
const optionsAbout = (subject: RegExp) =>
  demoFeedbackQuestions.find(({ question }) => subject.test(question))?.options ?? [];

test('[RU-6] [RU-7] Mara Maurer has 24 athletes with names and accounts of their own', async () => {
  expect(await demo.signIn('team', 'athletik').then((answer) => answer.json())).toMatchObject({
    firstName: 'Mara',
    lastName: 'Maurer',
    authorities: ['ROLE_TRAINER'],
    athleteIds: team.map(({ userId }) => userId),
  });
  expect(team).toHaveLength(24);
  expect(new Set(teamAthletes.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(24);
  expect((await demo.signIn('lena', 'athletik')).statusCode).toBe(200);
});

test('every run is stored once', () => {
  const runs = team.flatMap(({ screeningRuns, exerciseRuns }) => [...screeningRuns, ...exerciseRuns]);
  expect(runs.length).toBeGreaterThan(500);
  expect(new Set(runs.map(({ clientId }) => clientId)).size).toBe(runs.length);
});

test('every first start at the same time makes the same runs and messages', async () => {
  const other = await startDemo();
  const contentOf = async ({ db }: Demo) => ({
    screeningRuns: await db
      .selectFrom('screeningRun')
      .innerJoin('user', 'user.id', 'userId')
      .select(['screeningRun.clientId', 'start', 'testRuns', 'exercises'])
      .where('username', '=', 'lena')
      .orderBy('startedAt')
      .execute(),
    feedback: await db.selectFrom('feedback').selectAll().orderBy('exerciseRunId').execute(),
    messages: await db.selectFrom('chatMessage').select(['content', 'createdAt']).orderBy('id').execute(),
  });
  expect(await contentOf(other)).toEqual(await contentOf(demo));
  await other.stop();
});

test('every run was in the last half year, and none is in the future', () => {
  const { now } = demo.clock;
  for (const { screeningRuns, exerciseRuns } of team) {
    for (const { start, testRuns } of screeningRuns) {
      const duration = testRuns.reduce((sum, testRun) => sum + testRun.duration, 0);
      expect(Date.parse(start)).toBeGreaterThan(now - halfAYear);
      expect(Date.parse(start) + duration).toBeLessThan(now);
    }
    for (const { start, runUnits } of exerciseRuns) {
      const duration = runUnits.reduce((sum, unit) => sum + (unit.duration ?? 0), 0);
      expect(Date.parse(start)).toBeGreaterThan(now - halfAYear);
      expect(Date.parse(start) + duration).toBeLessThan(now);
      expect(duration).toBeLessThan(90 * 60_000);
    }
  }
});

test('[SR-12] [PR-10] every screening run answers every question and recommends what follows from it', () => {
  for (const { screeningRuns } of team) {
    for (const { screeningId, completed, testRuns, exercises } of screeningRuns) {
      expect({ screeningId, completed }).toEqual({ screeningId: demoScreening.id, completed: true });
      expect(testRuns.map(({ testId }) => testId)).toEqual(demoTests.map(({ id }) => id));
      expect(exercises).toEqual(recommendExercises(demoTests, testRuns, demoExercises));
      for (const [index, one] of demoTests.entries()) {
        const { questionResults = [], questionRangeResults = [] } = testRuns[index] ?? {};
        const asked = one.questions.flatMap(({ id }) => sidesOf(one).map((side) => ({ id, side })));
        const answered = questionResults.map(({ questionId, side = null }) => ({ id: questionId, side }));
        expect(answered).toEqual(asked);
        const chosen = questionRangeResults.map(({ questionRangeValueId }) => questionRangeValueId);
        const offered = one.rangeQuestions.flatMap(({ questionRangeValues }) =>
          sidesOf(one).map(() => questionRangeValues),
        );
        for (const [position, values] of offered.entries()) {
          expect(values.map(({ id }) => id)).toContain(chosen[position]);
        }
      }
    }
  }
});

test('[TR-1] [TR-2] [TR-15] every exercise run follows from the screening run before it, and says why something is undone', () => {
  const basis = demoBasis.map(({ exerciseId }) => exerciseId).toSorted((a, b) => a - b);
  for (const { screeningRuns, exerciseRuns } of team) {
    for (const { start, screeningRunId, runUnits, completed } of exerciseRuns) {
      const before = screeningRuns.filter((run) => Date.parse(run.start) < Date.parse(start)).at(-1);
      const planned = before?.exercises ?? [];
      const expected =
        planned.length > 0 ? planned.map(({ id }) => id) : runUnits.map(({ exerciseId }) => exerciseId);
      expect(screeningRunId).toBe(before?.id ?? null);
      expect(runUnits.map(({ exerciseId }) => exerciseId)).toEqual(expected);
      if (planned.length === 0) expect(expected.toSorted((a, b) => a - b)).toEqual(basis);
      expect(completed).toBe(true);
      for (const unit of runUnits) expect(unit.completed).toBe(unit.athleteNote === '');
    }
  }
});

test('[FB-4] [FB-5] every feedback answers every question with an option, and the latest training has one', async () => {
  for (const { userId, exerciseRuns } of team) {
    const feedback = await feedbackOf(userId);
    for (const { answers } of feedback) {
      expect(answers.map(({ question }) => question)).toEqual(
        demoFeedbackQuestions.map(({ question }) => question),
      );
      for (const [index, { options }] of demoFeedbackQuestions.entries()) {
        expect(options).toContain(answers[index]?.answer);
      }
    }
    expect(feedback.at(-1)?.exerciseRunId).toBe(exerciseRuns.at(-1)?.id);
  }
});

describe('what deserves the attention of a trainer', () => {
  test('every course has an athlete, and most athletes are well', () => {
    const names = Object.keys(courses) as CourseName[];
    for (const name of names) expect(on(name).length).toBeGreaterThan(0);
    expect(on('steady').length).toBeGreaterThanOrEqual(9);
  });

  test('most improve slowly: at the end much is better, from run to run little', () => {
    for (const { screeningRuns } of [...on('steady'), ...on('tooHard'), ...on('tooEasy')]) {
      const means = screeningRuns.map(meanOf);
      expect((means.at(-1) ?? 0) - (means[0] ?? 0)).toBeGreaterThan(8);
      for (const [index, mean] of means.slice(1).entries()) {
        expect(mean - (means[index] ?? 0)).toBeGreaterThan(-6);
        expect(mean - (means[index] ?? 0)).toBeLessThan(20);
      }
      expect(daysAgo(screeningRuns.at(-1) as ScreeningRun)).toBeLessThan(15);
    }
  });

  test('some have a falling result', () => {
    for (const { screeningRuns } of on('falling')) {
      expect(meanOf(screeningRuns.at(-1))).toBeLessThan(meanOf(screeningRuns[0]) - 15);
    }
  });

  test('some were screened long ago, and still train', () => {
    for (const { screeningRuns, exerciseRuns } of on('overdue')) {
      expect(daysAgo(screeningRuns.at(-1) as ScreeningRun)).toBeGreaterThan(120);
      expect(daysAgo(exerciseRuns.at(-1) as ExerciseRun)).toBeLessThan(7);
    }
  });

  test('some have not trained for weeks, though they have a plan', () => {
    for (const { screeningRuns, exerciseRuns } of on('idle')) {
      expect(daysAgo(exerciseRuns.at(-1) as ExerciseRun)).toBeGreaterThan(28);
      expect(screeningRuns.at(-1)?.exercises).not.toHaveLength(0);
    }
  });

  test('[RU-9] some have a screening without a run, one has none', async () => {
    const screeningOf = async ({ userId }: Stored) =>
      z.parse(z.array(userScreeningSchema), (await demo.get('team', `/screening/user/${userId}`)).json());
    for (const athlete of on('unscreened')) {
      expect(athlete.screeningRuns).toEqual([]);
      expect(athlete.exerciseRuns.length).toBeGreaterThan(0);
      expect(await screeningOf(athlete)).toMatchObject([{ screeningId: demoScreening.id }]);
    }
    for (const athlete of on('unassigned')) {
      expect([...athlete.screeningRuns, ...athlete.exerciseRuns]).toEqual([]);
      expect(await screeningOf(athlete)).toMatchObject([{ screeningId: null }]);
    }
  });

  test('[PN-1] [PN-3] some have pain now, one had it, and only at the exercise itself', async () => {
    const painIn = ({ runUnits }: ExerciseRun) => Math.max(0, ...runUnits.map(({ pain }) => pain ?? 0));
    for (const { userId } of on('pain')) {
      const { runUnits, morningPain } = (await exerciseRunsOf(userId)).at(-1) ?? {};
      expect(runUnits?.filter(({ pain }) => (pain ?? 0) >= 4)).toHaveLength(1);
      expect(morningPain).toMatchObject({ value: expect.any(Number) });
    }
    for (const { userId } of on('painFree')) {
      const pains = (await exerciseRunsOf(userId)).map(painIn);
      expect(pains[0]).toBeGreaterThanOrEqual(4);
      expect(new Set(pains.slice(-5))).toEqual(new Set([0]));
    }
  });

  test('for some the plan is much too hard or much too easy', async () => {
    const options = optionsAbout(/schwer/);
    for (const { userId } of on('tooHard')) {
      expect((await answersAbout(userId, /schwer/)).at(-1)).toBe(options.at(-1));
    }
    for (const { userId } of on('tooEasy')) {
      expect((await answersAbout(userId, /schwer/)).at(-1)).toBe(options[0]);
    }
  });
});

describe('the messages', () => {
  const messages = () =>
    demo.db.selectFrom('chatMessage').selectAll().orderBy('createdAt').orderBy('id').execute();
  const withTeam = async () => {
    const trainer = await demo.idOf('team');
    return (await messages())
      .filter(({ senderId, recipientId }) => senderId === trainer || recipientId === trainer)
      .map((message) => ({
        ...message,
        athlete: team.find(({ userId }) => [message.senderId, message.recipientId].includes(userId)),
        isToTrainer: message.recipientId === trainer,
      }));
  };

  test('a few athletes and Mara write to each other, and she has not read all of it', async () => {
    const all = await withTeam();
    expect(new Set(all.map(({ chatroomId }) => chatroomId)).size).toBe(
      teamAthletes.filter(({ talk }) => talk !== undefined).length,
    );
    expect(all.some(({ isToTrainer }) => !isToTrainer)).toBe(true);
    expect(all.some(({ isToTrainer, isRead }) => isToTrainer && isRead === 0)).toBe(true);
    for (const { createdAt, content } of all) {
      expect(createdAt).toBeLessThan(demo.clock.now);
      expect(content).not.toMatch(/!|undefined|null/);
    }
  });

  test('[HI-4] who names a change in percent names one of the result that is beyond the error of the look back', async () => {
    const said = (await withTeam()).flatMap(({ content, athlete }) => {
      if (!/\d\s*%/.test(content)) return [];
      const numbers = /Gesamtwert von (\d+) auf (\d+)\u00a0% (\w+), mehr als die übliche Schwankung\./;
      const [, before, after, word] = numbers.exec(content) ?? [];
      return [{ athlete, before: Number(before), after: Number(after), word }];
    });
    expect(said.length).toBeGreaterThan(0);
    for (const { athlete, before, after, word } of said) {
      const runs = (athlete?.screeningRuns ?? []).map((run) => ({
        run: aScreeningRun({ ...run, position: null }),
        tests: demoTests,
      }));
      const [first, last] = [runs[0], runs.at(-1)];
      const change = first && last && compareRuns(first, last, { looks: runs.length - 1 })?.change;
      expect(change).toMatchObject({ before, after, isBeyond: true });
      expect(word).toBe(after > before ? 'gestiegen' : 'gefallen');
    }
  });

  test('[HI-4] of a change within the error no number is told', () => {
    const [first, second] = [0, 1].map((index) =>
      aScreeningRun({
        ...team.find(({ username }) => username === 'lena')?.screeningRuns[index],
        position: null,
      }),
    );
    if (!first || !second) throw new Error('Lena has no two runs.');
    const history = { userId: 1, firstName: 'Lena', course: 'steady', screening: demoScreening } as const;
    const screeningRuns = [first, second];
    const said = conversationOf(
      { ...history, talk: 'progress', screeningRuns, trainings: [] },
      demo.clock.now,
    );
    expect(said[0]?.content).toBe(
      'Hallo Lena, dein Screening ist da. Dein Gesamtwert liegt in der üblichen Schwankung.',
    );
  });

  test('[HI-4] no message and no note says that a training works, or that a test got better or worse', async () => {
    const notes = await demo.db.selectFrom('note').select(['athleteNote', 'trainerNote']).execute();
    const texts = [
      ...(await messages()).map(({ content }) => content),
      ...notes.flatMap(({ athleteNote, trainerNote }) => [athleteNote, trainerNote]),
    ];
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      expect(text ?? '').not.toMatch(/wirkt|verbessert|verschlechtert|stabiler|schwächer|stärker/);
    }
  });

  test('who complains of pain names an exercise of the latest training that was left undone', async () => {
    const complaints = (await withTeam()).flatMap(({ content, athlete }) => {
      const name = /bei „([^“]+)“ wieder wehgetan/.exec(content)?.[1];
      return name === undefined ? [] : [{ name, athlete }];
    });
    expect(complaints.length).toBeGreaterThan(0);
    for (const { name, athlete } of complaints) {
      const exercise = demoExercises.find((one) => one.name === name);
      const unit = athlete?.exerciseRuns
        .at(-1)
        ?.runUnits.find(({ exerciseId }) => exerciseId === exercise?.id);
      expect(unit).toMatchObject({ completed: false, athleteNote: expect.stringContaining('wehgetan') });
    }
  });
});
