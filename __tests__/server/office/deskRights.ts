import { randomUUID } from 'node:crypto';
import { assignmentCalls } from '../../../src/contract/assignments';
import { agreementCalls } from '../../../src/contract/clubAgreement';
import { planCalls } from '../../../src/contract/plan';
import { runCorrectionCalls } from '../../../src/contract/runCorrections';
import { trainingCalls } from '../../../src/contract/trainings';
import type { OfficeRight, Statuses } from './officeRight';
import { idOf } from './people';

/** Nobody has a screening with this id. */
const unknownId = 999_999;

/** For trainers, also without athletes. */
const ofTrainers: Statuses = [401, 401, 403, 403, 200, 200, 403, 401];

/** For the trainers of the athlete alone: admins look after the club, not after what its athletes do [AS-2]. */
const ofTheirTrainer: Statuses = [401, 401, 403, 403, 200, 403, 403, 401];

/** For the athlete and their trainers [DE-5]. */
const ofTheAthlete: Statuses = [401, 401, 403, 200, 200, 403, 403, 401];

/** Who may call what of the desk [AS-2, AS-4, AS-7, NT-1, DE-5]. Most are about Anna. */
export const deskRights = {
  assignmentCalls: {
    publishedScreenings: { call: () => assignmentCalls.publishedScreenings(), statuses: ofTrainers },
    assign: {
      call: () =>
        assignmentCalls.assign({
          clientId: randomUUID(),
          userId: idOf('anna'),
          screeningId: null,
          intervalWeeks: null,
          base: null,
        }),
      statuses: ofTheirTrainer,
    },
    saveNote: {
      call: () =>
        assignmentCalls.saveNote({
          clientId: randomUUID(),
          userScreeningId: unknownId,
          target: { kind: 'screening' },
          athleteNote: 'Langsam.',
          trainerNote: null,
        }),
      // Whose notes they are: the table of the contract, and `noteRevisions.test.ts`.
      statuses: [401, 401, 403, 404, 404, 404, 404, 401],
    },
    // Everybody has their own notifications.
    markRead: {
      call: () => assignmentCalls.markRead({ type: 'SCREENING', senderId: idOf('tina') }),
      statuses: [401, 401, 403, 200, 200, 200, 200, 401],
    },
  },
  planCalls: {
    save: {
      call: () =>
        planCalls.save({
          clientId: randomUUID(),
          userId: idOf('anna'),
          revision: 0,
          weeklyGoal: null,
          changes: [],
        }),
      statuses: ofTheirTrainer,
    },
  },
  // Sums of the club, without a name.
  agreementCalls: {
    read: { call: () => agreementCalls.read(), statuses: [401, 401, 403, 200, 200, 200, 200, 401] },
  },
  trainingCalls: {
    runsOfUser: { call: () => trainingCalls.runsOfUser(idOf('anna')), statuses: ofTheAthlete },
    feedbackOfUser: { call: () => trainingCalls.feedbackOfUser(idOf('anna')), statuses: ofTheAthlete },
  },
  // Who may correct the run of whom: `server/runs/corrections.test.ts`.
  runCorrectionCalls: {
    move: {
      call: () => runCorrectionCalls.move(unknownId, { clientId: randomUUID(), userId: idOf('anna') }),
      statuses: [401, 401, 403, 404, 404, 403, 403, 401],
    },
    delete: {
      call: () => runCorrectionCalls.delete(unknownId, { clientId: randomUUID() }),
      statuses: [401, 401, 403, 404, 404, 404, 404, 401],
    },
  },
} satisfies {
  agreementCalls: Record<keyof typeof agreementCalls, OfficeRight>;
  planCalls: Record<keyof typeof planCalls, OfficeRight>;
  assignmentCalls: Record<keyof typeof assignmentCalls, OfficeRight>;
  trainingCalls: Record<keyof typeof trainingCalls, OfficeRight>;
  runCorrectionCalls: Record<keyof typeof runCorrectionCalls, OfficeRight>;
};
