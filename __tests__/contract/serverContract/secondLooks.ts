import { calls } from '../../../src/contract/calls';
import { featureCalls, secondLookFeature } from '../../../src/contract/features';
import { runCorrectionCalls } from '../../../src/contract/runCorrections';
import { nearest, type ScreeningRunPost } from '../../../src/contract/runs';
import { type OpenServer, openClub } from './ContractServer';
import { aScreeningRunPost, people } from './club';

const { anna, ben } = people;
const idOf = (last: number) => `93000000-0000-4000-8000-00000000000${last}`;

export const describeSecondLooks = (open: OpenServer) => {
  describe('second looks', () => {
    const club = openClub(open);
    const save = (overrides: Partial<ScreeningRunPost> = {}) =>
      club.ask(
        calls.saveScreeningRun(aScreeningRunPost({ clientId: idOf(2), secondOf: idOf(1), ...overrides })),
        'tina',
      );

    test('[ZB-1] are named as what the server has beside the contract', async () => {
      expect((await club.ask(featureCalls.features(), 'tina')).features).toContain(secondLookFeature);
    });

    test('[ZB-1] [ZB-2] are runs that say what they look at, and from what; others say neither', async () => {
      expect(await save({ ratedFrom: 'clip' })).toMatchObject({ secondOf: idOf(1), ratedFrom: 'clip' });
      expect(await save({ clientId: idOf(3), secondOf: nearest })).toMatchObject({ secondOf: nearest });
      for (const secondOf of [undefined, null]) {
        const ordinary = aScreeningRunPost({ clientId: secondOf === null ? idOf(4) : idOf(5), secondOf });
        const answer = await club.ask(calls.saveScreeningRun(ordinary), 'tina');
        expect(answer.secondOf ?? null).toBeNull();
        expect(answer.ratedFrom ?? null).toBeNull();
      }
      const listed = await club.ask(calls.screeningRunsOfUser(anna.id), 'tina');
      expect(listed.map(({ secondOf }) => secondOf ?? null).toSorted()).toEqual(
        [idOf(1), nearest, null, null].toSorted(),
      );
    });

    test('[ZB-1] [CO-21] another first screening at the same revision is another version', async () => {
      await save();
      expect(
        await club.refusal(
          calls.saveScreeningRun(aScreeningRunPost({ clientId: idOf(2), secondOf: idOf(9) })),
          'tina',
        ),
      ).toBe(409);
      expect(await save({ clientRevision: 9, secondOf: nearest })).toMatchObject({ secondOf: nearest });
    });

    test.each([['ein Zweitblick'], [''], [7], [{ clientId: idOf(1) }]])(
      '[ZB-1] %p is no screening to look at again',
      async (secondOf) => {
        const { path, body } = calls.saveScreeningRun(aScreeningRunPost({ clientId: idOf(2) }));
        const post = { method: 'POST' as const, path, body: { ...(body as object), secondOf } };
        const { status } = await club.send(
          { ...calls.saveScreeningRun(aScreeningRunPost()), ...post },
          'tina',
        );
        expect(status).toBe(400);
      },
    );

    test('[ZB-1] [TS-7] one that is moved looks at the nearest screening from then on', async () => {
      const { id } = await save();
      const moved = await club.ask(
        runCorrectionCalls.move(id, { clientId: idOf(6), userId: ben.id }),
        'tina',
      );
      expect(moved).toMatchObject({ userId: ben.id, secondOf: nearest });
    });
  });
};
