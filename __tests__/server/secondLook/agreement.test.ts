import { randomUUID } from 'node:crypto';
import { newRow } from '../../../server/runs/saveRun';
import { AgreementCounter } from '../../../server/secondLook/counter';
import type { NamedAgreement } from '../../../src/contract/clubAgreement';
import { agreementCalls } from '../../../src/contract/clubAgreement';
import { featureCalls } from '../../../src/contract/features';
import { runCorrectionCalls } from '../../../src/contract/runCorrections';
import { nearest, type ScreeningRunPost, type TestRun } from '../../../src/contract/runs';
import type { RatedScreeningRun } from '../../../src/contract/trainings';
import { aQuestion, aTest, aTestRun } from '../../builders';
import { type Person, people, screening } from '../../contract/serverContract/club';
import { screeningRow } from '../../contract/serverContract/seedClub';
import { type Desk, otherScreening, startDesk } from '../desk/desk';
import { postScreening } from '../runs/postedRuns';

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
});
afterEach(() => desk.stop());

const { anna, ben } = people;
const done = { completed: true };
const none = { pairs: 0, differing: 0 };

/** The default test with one answer to its yes/no question, and none to the other. */
const answered = (checked: boolean): TestRun[] => {
  const testRun = aTestRun();
  return [
    {
      ...testRun,
      questionResults: testRun.questionResults.map((result) => ({ ...result, checked })),
      questionRangeResults: [],
    },
  ];
};

const first = (overrides: Partial<ScreeningRunPost> = {}, as: Person = 'tina') =>
  postScreening(desk, as, { ...done, testRuns: answered(true), ...overrides });
const second = (
  of: RatedScreeningRun | null,
  overrides: Partial<ScreeningRunPost> = {},
  as: Person = 'theo',
) =>
  postScreening(desk, as, {
    ...done,
    testRuns: answered(true),
    secondOf: of?.clientId ?? nearest,
    ...overrides,
  });
const agreement = (as: Person = 'anna'): Promise<NamedAgreement> => desk.ask(agreementCalls.read(), as);

describe('the agreement of the club', () => {
  test('[ZB-3] without a second look there is no pair', async () => {
    await first();
    expect(await agreement()).toEqual({ same: none, other: none, tests: [] });
  });

  test('[ZB-3] counts the answers that differ, in all and for each test with its name', async () => {
    const run = await first();
    await second(run, { testRuns: answered(false) });
    await second(run);
    const other = { pairs: 2, differing: 1 };
    const { id: testId, name } = screening.tests[0] ?? aTest();
    expect(await agreement()).toEqual({ same: none, other, tests: [{ testId, name, same: none, other }] });
  });

  test('[ZB-2] who rates twice is the same rater, from another device too, and another one from a clip', async () => {
    const run = await first();
    await second(run, {}, 'tina');
    expect(await agreement()).toMatchObject({ same: { pairs: 1 }, other: none });
    await second(run, { ratedFrom: 'clip' }, 'tina');
    expect(await agreement()).toMatchObject({ same: { pairs: 1 }, other: { pairs: 1 } });
  });

  test('[ZB-2] [HI-5] an athlete who rates themselves is another rater, and twice the same', async () => {
    const own = await first({}, 'anna');
    await second(own);
    await second(own, {}, 'anna');
    expect(await agreement()).toMatchObject({ same: { pairs: 1 }, other: { pairs: 1 } });
  });

  test('[ZB-1] nothing counts before both are completed, in any order', async () => {
    const begun = { completed: false, clientRevision: 1 };
    const run = await first(begun);
    const look = await second(run, begun);
    expect(await agreement()).toMatchObject({ other: none });
    await second(run, { clientId: look.clientId, clientRevision: 2 });
    expect(await agreement()).toMatchObject({ other: none });
    await first({ clientId: run.clientId, clientRevision: 2 });
    expect(await agreement()).toMatchObject({ other: { pairs: 1 } });
  });

  test('[ZB-1] a second look that comes before the first one finds it later, as one of that time does', async () => {
    const clientId = randomUUID();
    await second({ clientId } as RatedScreeningRun);
    await second(null, { start: '2026-11-20T17:02:00.000Z' });
    expect(await agreement()).toMatchObject({ other: none });
    await first({ clientId, start: '2026-11-20T17:00:00.000Z' });
    expect(await agreement()).toMatchObject({ other: { pairs: 2 } });
  });

  test('[ZB-1] the nearest one is not one of three hours before, of another athlete, nor of oneself', async () => {
    const start = '2026-11-20T17:00:00.000Z';
    await first({ start: '2026-11-20T13:59:59.000Z' });
    await first({ start, userId: ben.id });
    await first({ start }, 'anna');
    await second(null, { start });
    await second(null, { start });
    expect(await agreement()).toMatchObject({ same: none, other: none });
  });

  test('[ZB-1] another version is no pair, nor is a run of nobody or itself', async () => {
    const clientId = randomUUID();
    await second(await first(), { screeningId: otherScreening.id });
    await second({ clientId: randomUUID() } as RatedScreeningRun);
    await second({ clientId } as RatedScreeningRun, { clientId });
    expect(await agreement()).toMatchObject({ same: none, other: none });
  });

  test('[ZB-1] [TS-7] a first one that is moved or deleted takes its pair along', async () => {
    const [moved, deleted] = [await first(), await first()];
    await second(moved);
    await second(deleted);
    expect(await agreement()).toMatchObject({ other: { pairs: 2 } });
    await desk.ask(runCorrectionCalls.move(moved.id, { clientId: randomUUID(), userId: ben.id }), 'tina');
    expect(await agreement()).toMatchObject({ other: { pairs: 1 } });
    await desk.ask(runCorrectionCalls.delete(deleted.id, { clientId: randomUUID() }), 'tina');
    expect(await agreement()).toMatchObject({ other: none });
  });

  test('[ZB-3] an answer that is changed counts as it is now', async () => {
    const run = await first();
    const look = await second(run, { clientRevision: 1 });
    expect(await agreement()).toMatchObject({ other: { pairs: 1, differing: 0 } });
    await second(run, { clientId: look.clientId, clientRevision: 2, testRuns: answered(false) });
    expect(await agreement()).toMatchObject({ other: { pairs: 1, differing: 1 } });
  });
});

describe('the features', () => {
  const told = async () => (await desk.ask(featureCalls.features(), 'anna')).agreement;

  test('[ZB-3] give devices the same sums without names, at most a minute old', async () => {
    const run = await first();
    expect(await told()).toEqual({ same: none, other: none, tests: [] });
    await second(run);
    desk.clock.now += 59_000;
    expect(await told()).toMatchObject({ other: none });
    desk.clock.now += 1_000;
    expect(await told()).toMatchObject({ other: { pairs: 1 } });
    expect(JSON.stringify(await told())).not.toContain('name');
  });
});

describe('many pairs', () => {
  const questions = Array.from({ length: 50 }, (_, index) => aQuestion({ id: 5_000 + index }));
  const large = { ...screening, id: 950, tests: [aTest({ id: 951, questions, rangeQuestions: [] })] };
  const looks = 2_000;

  /** The answers to all questions; the first `differing` of them are no. */
  const answers = (differing: number): string =>
    JSON.stringify([
      aTestRun({
        testId: 951,
        questionResults: questions.map(({ id }, index) => ({ questionId: id, checked: index >= differing })),
        questionRangeResults: [],
      }),
    ]);

  const insertPairs = async () => {
    const { db } = desk;
    await db
      .insertInto('screening')
      .values({ isPublished: 1, ...screeningRow(large) })
      .execute();
    const rowOf = (ratedBy: number, clientId: string, secondOf: string | null) =>
      newRow<'screeningRun'>(
        {
          ...{ userId: anna.id, clientId, clientRevision: 1, completed: true, ratedBy },
          ...{ start: '2026-11-20T17:00:00.000Z', arrivedAt: Date.parse('2026-11-20T17:00:00.000Z') },
        },
        {
          screeningId: large.id,
          testRuns: answers(secondOf === null ? 0 : 5),
          exercises: '[]',
          secondOf,
          ratedFrom: null,
        },
      );
    for (let from = 0; from < looks; from += 100) {
      const rows = Array.from({ length: 100 }, () => randomUUID()).flatMap((clientId) => [
        rowOf(people.tina.id, clientId, null),
        rowOf(people.theo.id, randomUUID(), clientId),
      ]);
      await db.insertInto('screeningRun').values(rows).execute();
    }
  };

  test('[ZB-3] 100,000 pairs are counted once: the next look reads no answers but the new ones', async () => {
    await insertPairs();
    const counter = new AgreementCounter(desk.db, () => 0);
    const all = { pairs: 100_000, differing: 10_000 };
    expect(await counter.count()).toMatchObject({ other: all });
    const asked = jest.spyOn(desk.db, 'selectFrom');
    expect(await counter.count()).toMatchObject({ other: all });
    expect(asked).not.toHaveBeenCalled();
    await second(await first());
    asked.mockClear();
    expect(await counter.count()).toMatchObject({ other: { pairs: 100_001, differing: 10_000 } });
    expect(asked.mock.calls.map(([table]) => table)).toEqual(['screening', 'screeningRun']);
  });
});
