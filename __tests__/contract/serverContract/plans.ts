import { featureCalls, planFeature } from '../../../src/contract/features';
import { type PlanPost, planCalls, planConflictSchema } from '../../../src/contract/plan';
import { type OpenServer, openClub } from './ContractServer';
import { people } from './club';

const idOf = (last: number) => `91000000-0000-4000-8000-00000000000${last}`;

/** Tina leaves an exercise out of the plan of Ben. */
const aPost = (overrides: Partial<PlanPost> = {}): PlanPost => ({
  clientId: idOf(1),
  userId: people.ben.id,
  revision: 0,
  weeklyGoal: 2,
  changes: [{ exerciseId: 201, form: 'leftOut', dose: null, position: null, reason: 'Knie schonen' }],
  ...overrides,
});

export const describePlans = (open: OpenServer) => {
  describe('changing plans', () => {
    const club = openClub(open);
    const save = (overrides: Partial<PlanPost> = {}) =>
      club.askWhole(planCalls.save(aPost(overrides)), 'tina');
    const send = (overrides: Partial<PlanPost>) => club.send(planCalls.save(aPost(overrides)), 'tina');

    test('[PL-1] is named as what the server has beside the contract', async () => {
      expect((await club.ask(featureCalls.features(), 'tina')).features).toContain(planFeature);
    });

    test('[PL-1] keeps who made a change, also when another one follows', async () => {
      const { planChanges } = await save();
      const [first] = planChanges?.changes ?? [];
      expect(planChanges).toMatchObject({ revision: 1, weeklyGoal: 2 });
      expect(first).toMatchObject({ by: people.tina.id, byName: 'Tina', reason: 'Knie schonen' });
      const other = {
        exerciseId: 202,
        form: 'kept' as const,
        dose: null,
        position: 0,
        reason: null,
      };
      const changes = [...aPost().changes, other];
      const both = await save({ clientId: idOf(2), revision: 1, changes });
      expect(both.planChanges?.changes).toEqual([first, expect.objectContaining(other)]);
    });

    test('[PL-1] on another revision is 409 with the present ones, and is not taken', async () => {
      const present = await save();
      const none = { clientId: idOf(2), changes: [] };
      const { status, body } = await send(none);
      expect(status).toBe(409);
      expect(planConflictSchema.parse(body).present).toEqual(present);
      expect(await save({ ...none, revision: 1 })).toMatchObject({
        planChanges: { revision: 2, changes: [] },
      });
    });

    test('[PL-1, ON-3] the same ones and a repeated one are the present state', async () => {
      const present = await save();
      expect(await save()).toEqual(present);
      expect(await save({ clientId: idOf(2), revision: 7 })).toEqual(present);
    });

    test('[PL-1] of an unknown exercise are 422, by anybody but the trainer 403', async () => {
      const [change] = aPost().changes;
      if (!change) throw new Error('There is no change.');
      expect((await send({ changes: [{ ...change, exerciseId: 99_999 }] })).status).toBe(422);
      for (const person of ['ben', 'theo'] as const)
        expect(await club.refusal(planCalls.save(aPost()), person)).toBe(403);
    });
  });
};
