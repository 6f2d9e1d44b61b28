import { calls } from '../../../src/contract/calls';
import { changeCalls } from '../../../src/contract/changes';
import { featureCalls, painFeature } from '../../../src/contract/features';
import { type MorningPainPost, painCalls } from '../../../src/contract/pain';
import { trainingCalls } from '../../../src/contract/trainings';
import { aRunUnit, aTestRun } from '../../builders';
import { type OpenServer, openClub } from './ContractServer';
import { anExerciseRunPost, aScreeningRunPost, people } from './club';

const strong = { pain: 6, painNote: 'Schulter rechts' };
const ofAnna = people.anna.id;
const isPainless = (user: unknown) => (user as { painConsent?: boolean }).painConsent === false;

export const describePain = (open: OpenServer) => {
  describe('pain', () => {
    const club = openClub(open);

    test('[PN-1] is a feature of the server, which stores it with the run', async () => {
      expect((await club.ask(featureCalls.features(), null)).features).toContain(painFeature);
      const alone = { ...aTestRun(strong), questionResults: [], questionRangeResults: [] };
      const screened = await club.ask(
        calls.saveScreeningRun(aScreeningRunPost({ testRuns: [alone] })),
        'anna',
      );
      expect(screened.testRuns).toEqual([alone]);
      const trained = anExerciseRunPost({ runUnits: [aRunUnit(strong), aRunUnit({ pain: null })] });
      expect((await club.ask(calls.saveExerciseRun(trained), 'tina')).runUnits).toEqual(trained.runUnits);
      const [listed] = await club.ask(trainingCalls.runsOfUser(ofAnna), 'anna');
      expect(listed?.runUnits).toEqual(trained.runUnits);
    });

    test.each([-1, 11, 4.5, '4'])('[PN-1] of %p is 400', async (pain) => {
      const run = anExerciseRunPost({ runUnits: [aRunUnit({ pain: pain as number })] });
      expect(await club.refusal(calls.saveExerciseRun(run), 'anna')).toBe(400);
    });

    test('[CS-1] of somebody who has not agreed is not stored; all else of the run is, again and again', async () => {
      await club.declinePain('anna');
      const post = anExerciseRunPost({ clientRevision: 1, runUnits: [aRunUnit({ ...strong, duration: 5 })] });
      for (const poster of ['anna', 'tina'] as const) {
        const stored = await club.ask(calls.saveExerciseRun(post), poster);
        expect(stored.runUnits).toEqual([aRunUnit({ duration: 5 })]);
      }
      expect(isPainless(await club.askWhole(calls.userByName('anna'), 'anna'))).toBe(true);
      const athletes = await club.askWhole(calls.athletesOfTrainer(people.tina.id), 'tina');
      expect(athletes.filter(isPainless).map(({ id }) => id)).toEqual([ofAnna]);
    });

    test('[PN-5] at a test reaches the trainers with its note, in the list and in the changes, and nobody else', async () => {
      const since = async (person: 'tina' | 'ben') =>
        (await club.ask(changeCalls.since(null), person)).cursor;
      const [ofTina, ofBen] = [await since('tina'), await since('ben')];
      await club.ask(calls.saveScreeningRun(aScreeningRunPost({ testRuns: [aTestRun(strong)] })), 'anna');
      const [listed] = await club.ask(calls.screeningRunsOfUser(ofAnna), 'tina');
      const { runs } = await club.ask(changeCalls.since(ofTina), 'tina');
      for (const run of [listed, runs[0]]) expect(run?.testRuns).toMatchObject([strong]);
      expect(await club.refusal(calls.screeningRunsOfUser(ofAnna), 'ben')).toBe(403);
      expect((await club.ask(changeCalls.since(ofBen), 'ben')).runs).toEqual([]);
    });

    test('[PN-5] [CS-1] of somebody who has not agreed, the note of a test is not stored either', async () => {
      await club.declinePain('anna');
      await club.ask(calls.saveScreeningRun(aScreeningRunPost({ testRuns: [aTestRun(strong)] })), 'anna');
      const [listed] = await club.ask(calls.screeningRunsOfUser(ofAnna), 'tina');
      expect(listed?.testRuns).toEqual([aTestRun()]);
    });

    describe('on the morning after', () => {
      let exerciseRunId: number;
      beforeEach(async () => {
        exerciseRunId = (await club.ask(calls.saveExerciseRun(anExerciseRunPost()), 'anna')).id;
      });

      const anAnswer = (overrides: Partial<MorningPainPost> = {}): MorningPainPost => ({
        clientId: '50000000-0000-4000-8000-000000000001',
        userId: ofAnna,
        exerciseRunId,
        value: 2,
        at: '2026-11-21T06:30:00.000Z',
        ...overrides,
      });
      const stored = async () => {
        const [run] = await club.askWhole(trainingCalls.runsOfUser(ofAnna), 'tina');
        return run?.morningPain ?? null;
      };

      test('[PN-3] is an answer of the athlete, which the trainer sees', async () => {
        expect(await stored()).toBeNull();
        expect(await club.ask(painCalls.answer(anAnswer()), 'anna')).toEqual(anAnswer());
        expect(await stored()).toEqual({ value: 2, at: '2026-11-21T06:30:00.000Z' });
      });

      test('[PN-3] [ON-3] is taken once; of two the later one counts', async () => {
        const second = '50000000-0000-4000-8000-000000000002';
        const later = anAnswer({ clientId: second, value: 5, at: '2026-11-21T07:00:00.000Z' });
        for (const answer of [anAnswer(), later, anAnswer(), { ...later, value: 9 }]) {
          await club.ask(painCalls.answer(answer), 'anna');
        }
        expect(await stored()).toMatchObject({ value: 5 });
        const earlier = { clientId: '50000000-0000-4000-8000-000000000003', at: '2026-11-21T05:00:00.000Z' };
        await club.ask(painCalls.answer(anAnswer(earlier)), 'anna');
        expect(await stored()).toMatchObject({ value: 5 });
      });

      test('[PN-3] stays when a newer version of the training comes', async () => {
        await club.ask(painCalls.answer(anAnswer()), 'anna');
        const [run] = await club.ask(trainingCalls.runsOfUser(ofAnna), 'anna');
        const newer = anExerciseRunPost({ clientId: run?.clientId ?? '', clientRevision: 9 });
        await club.ask(calls.saveExerciseRun(newer), 'anna');
        expect(await stored()).toMatchObject({ value: 2 });
      });

      test('[PN-3] is nobody else’s to say, and of no unknown training', async () => {
        const as = (answer: MorningPainPost, person: 'anna' | 'ben' | 'tina') =>
          club.refusal(painCalls.answer(answer), person);
        expect(await as(anAnswer(), 'tina')).toBe(403);
        expect(await as(anAnswer(), 'ben')).toBe(403);
        expect(await as(anAnswer({ userId: people.ben.id }), 'anna')).toBe(403);
        expect(await as(anAnswer({ exerciseRunId: 9999 }), 'anna')).toBe(404);
        expect(await as(anAnswer({ value: 11 }), 'anna')).toBe(400);
        expect(await as(anAnswer({ at: 'heute' }), 'anna')).toBe(400);
        await club.declinePain('anna');
        expect(await as(anAnswer(), 'anna')).toBe(422);
        expect(await stored()).toBeNull();
      });
    });
  });
};
