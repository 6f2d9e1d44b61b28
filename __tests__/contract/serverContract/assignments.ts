import {
  type AssignmentPost,
  assignmentCalls,
  assignmentConflictSchema,
} from '../../../src/contract/assignments';
import { calls } from '../../../src/contract/calls';
import { assignmentsFeature, featureCalls } from '../../../src/contract/features';
import { type OpenServer, openClub } from './ContractServer';
import { assignments, people, screening } from './club';

const idOf = (last: number) => `90000000-0000-4000-8000-00000000000${last}`;

/** Ben, who has no screening, gets one. */
const aPost = (overrides: Partial<AssignmentPost> = {}): AssignmentPost => ({
  clientId: idOf(1),
  userId: people.ben.id,
  screeningId: screening.id,
  intervalWeeks: 8,
  base: null,
  ...overrides,
});

export const describeAssignments = (open: OpenServer) => {
  describe('assigning screenings', () => {
    const club = openClub(open);
    const assign = (overrides: Partial<AssignmentPost> = {}) =>
      club.askWhole(assignmentCalls.assign(aPost(overrides)), 'tina');
    const send = (overrides: Partial<AssignmentPost>) =>
      club.send(assignmentCalls.assign(aPost(overrides)), 'tina');

    test('[AS-7] is named as what the server has beside the contract, with what can be assigned', async () => {
      expect((await club.ask(featureCalls.features(), 'tina')).features).toContain(assignmentsFeature);
      expect(await club.ask(assignmentCalls.publishedScreenings(), 'tina')).toEqual([screening]);
      expect(await club.refusal(assignmentCalls.publishedScreenings(), 'anna')).toBe(403);
    });

    test('[AS-1, AS-2] changes the screening of the same user screening', async () => {
      const assigned = await assign();
      expect(assigned).toMatchObject({ id: assignments.ben.id, screeningId: screening.id, intervalWeeks: 8 });
      expect(assigned.assignedAt).toEqual(expect.any(String));
      expect(await club.askWhole(calls.userScreenings(people.ben.id), 'tina')).toEqual([assigned]);
    });

    test('[AS-3] withdrawing leaves neither a screening nor an interval', async () => {
      await assign();
      const withdrawn = await assign({ clientId: idOf(2), screeningId: null, base: screening.id });
      expect(withdrawn).toMatchObject({ screeningId: null, intervalWeeks: null, assignedAt: null });
    });

    test('[AS-2] on another base is 409 with the present user screening, and is not taken', async () => {
      const present = await assign();
      const withdrawal = { clientId: idOf(2), screeningId: null };
      const { status, body } = await send(withdrawal);
      expect(status).toBe(409);
      expect(assignmentConflictSchema.parse(body).present).toEqual(present);
      expect(await assign({ ...withdrawal, base: screening.id })).toMatchObject({ screeningId: null });
    });

    test('[AS-2] the same target is 200 on any base', async () => {
      await assign();
      expect(await assign({ clientId: idOf(2), base: 9999, intervalWeeks: null })).toMatchObject({
        screeningId: screening.id,
        intervalWeeks: null,
      });
    });

    test('[ON-3] a repeated one is the present state', async () => {
      await assign();
      await assign({ clientId: idOf(2), screeningId: null, base: screening.id });
      expect(await assign()).toMatchObject({ screeningId: null });
    });

    test('[AS-2] of an unknown screening is 422, by anybody but the trainer 403', async () => {
      expect((await send({ screeningId: 9999 })).status).toBe(422);
      for (const person of ['ben', 'theo'] as const)
        expect(await club.refusal(assignmentCalls.assign(aPost()), person)).toBe(403);
    });

    test('[AS-2] gives an athlete without a user screening their first', async () => {
      const post = aPost({ userId: people.david.id });
      const first = await club.askWhole(assignmentCalls.assign(post), 'theo');
      expect(first).toMatchObject({ userId: people.david.id, screeningId: screening.id });
      expect(await club.askWhole(calls.userScreenings(people.david.id), 'theo')).toEqual([first]);
    });
  });
};
