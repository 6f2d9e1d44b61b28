import { calls } from '../../../src/contract/calls';
import { runCorrectionCalls } from '../../../src/contract/runCorrections';
import type { ScreeningRun } from '../../../src/contract/runs';
import { type OpenServer, openClub } from './ContractServer';
import { anExerciseRunPost, aScreeningRunPost, type Person, people } from './club';

const { anna, ben } = people;
const idOf = (last: number) => `90000000-0000-4000-8000-00000000000${last}`;
const ofAnna = aScreeningRunPost({ clientId: idOf(7) });

export const describeCorrections = (open: OpenServer) => {
  describe('a screening that was recorded for the wrong person', () => {
    const club = openClub(open);
    let run: ScreeningRun;
    beforeEach(async () => {
      run = (await club.ask(calls.saveScreeningRun(ofAnna), 'tina')) as ScreeningRun;
    });
    const moving = (last: number, userId: number = ben.id, id = run.id) =>
      runCorrectionCalls.move(id, { clientId: idOf(last), userId });
    const deleting = (last: number) => runCorrectionCalls.delete(run.id, { clientId: idOf(last) });
    const runsOf = (person: Person) => club.ask(calls.screeningRunsOfUser(people[person].id), 'tina');

    test('[TS-7] [ON-3] is moved once, under a new id and the client id of the move', async () => {
      const moved = await club.ask(moving(1), 'tina');
      expect(moved).toMatchObject({ userId: ben.id, clientId: idOf(1), testRuns: run.testRuns });
      expect(moved?.id).not.toBe(run.id);
      expect(await club.ask(moving(1), 'tina')).toEqual(moved);
      expect(await runsOf('anna')).toEqual([]);
      expect(await runsOf('ben')).toMatchObject([{ id: moved?.id }]);
    });

    test('[TS-7] [ON-5] is 410 when it is sent again, and so is a deleted one', async () => {
      await club.ask(moving(1), 'tina');
      expect(await club.refusal(calls.saveScreeningRun(ofAnna), 'tina')).toBe(410);
      const other = await club.ask(calls.saveScreeningRun(aScreeningRunPost({ clientId: idOf(8) })), 'tina');
      const deletion = runCorrectionCalls.delete(other.id, { clientId: idOf(2) });
      expect(await club.ask(deletion, 'tina')).toBeNull();
      expect(await club.ask(deletion, 'tina')).toBeNull();
      expect(
        await club.refusal(calls.saveScreeningRun(aScreeningRunPost({ clientId: idOf(8) })), 'tina'),
      ).toBe(410);
    });

    test('[TS-7] leaves its trainings without it, also one that comes later', async () => {
      await club.ask(moving(1), 'tina');
      const post = anExerciseRunPost({ screeningRunId: run.id });
      expect(await club.ask(calls.saveExerciseRun(post), 'anna')).toMatchObject({ screeningRunId: null });
      const other = anExerciseRunPost({ clientId: idOf(9), userId: ben.id, screeningRunId: run.id });
      expect(await club.refusal(calls.saveExerciseRun(other), 'ben')).toBe(422);
    });

    test('[TS-7] [SE-8] is corrected by nobody else, and goes only to an athlete of the trainer', async () => {
      for (const person of ['anna', 'ben', 'theo'] as const)
        expect(await club.refusal(deleting(1), person)).toBe(403);
      expect(await club.refusal(moving(1, people.david.id), 'tina')).toBe(403);
      expect(await club.refusal(moving(1, ben.id, 99_999), 'tina')).toBe(404);
    });

    test('[TS-7] of the same athlete stays as it is', async () => {
      expect(await club.ask(moving(1, anna.id), 'tina')).toMatchObject({
        id: run.id,
        clientId: run.clientId,
      });
    });
  });
};
