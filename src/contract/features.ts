/** The features that a server offers beyond the contract [API-42]. A server without this call offers none. */
import * as z from 'zod/mini';
import { agreementSchema } from './agreement';
import { get, refusals } from './calls';

/** A UUID of the server's database, or null where the server does not name it. */
const databaseId = z._default(z.nullable(z.string()), null);

/**
 * `instance` names the database of the server for ever. `epoch` changes when a backup was restored, so that a device
 * asks anew for what it believed to be sent [ON-5, ON-6].
 */
export const featuresSchema = z.object({
  features: z.array(z.string()),
  instance: databaseId,
  epoch: databaseId,
  /** Whether anybody may look around with the accounts of the demo club [RU-6]. */
  isDemo: z._default(z.boolean(), false),
  /** After how many weeks a screening is due again unless the trainer says otherwise [AS-5, CL-2]. */
  intervalWeeks: z.optional(z.int()),
  /** Changes with any clip; only where the server has `clipCalls` [VI-1]. */
  clips: z.optional(z.string()),
  /** How often raters of this club differ; only where the server has `secondLookFeature` [ZB-3]. */
  agreement: z.optional(agreementSchema),
});

/** The server accepts notes from trainers: `noteCalls.save`. */
export const trainerNotesFeature = 'trainerNotes';

/** The server can end a sign-in: `sessionCalls.end` [CO-26]. */
export const endSessionFeature = 'endSession';

/** The server asks for consent: `consentCalls` [CS-1]. */
export const consentFeature = 'consent';

/** The server has the calls of `members.ts`. */
export const membersFeature = 'members';

/** The server has the calls of `myAccount.ts`. */
export const accountFeature = 'account';

/** The server has the calls of `club.ts`. */
export const clubFeature = 'club';

/**
 * Trainers assign screenings [AS-1 to AS-7]: all of `assignmentCalls` but `saveNote`, `intervalWeeks` and `assignedAt`
 * in each user screening, and notifications of the types SCREENING and TRAINING.
 */
export const assignmentsFeature = 'assignments';

/** Notes have a `revision`, and are written on one [NT-1]: `assignmentCalls.saveNote`. */
export const noteRevisionsFeature = 'noteRevisions';

/**
 * The server lists trainings and feedback, and says who rated [DE-5, HI-5]: `trainingCalls`, and `ratedBy` in each run.
 */
export const trainingsFeature = 'trainings';

/** The server has the call of `changes.ts`, and names its instance and its epoch [DE-6]. */
export const changesFeature = 'changes';

/** The server takes pain in each test run and unit, and has the call of `pain.ts` [PN-1, PN-3]. */
export const painFeature = 'pain';

/** The server has the calls of `content.ts` [CT-1]. */
export const contentFeature = 'content';

/** The server gives people all that it has about them, as a ZIP: `ownDataPath` [AC-2]. */
export const exportFeature = 'export';

/** Trainers and admins get a member's data for them: `memberExportCalls` [LV-4]. */
export const memberExportFeature = 'memberExport';

/** Screenings are moved to another athlete, and deleted: `runCorrectionCalls` [TS-7]. */
export const runCorrectionsFeature = 'runCorrections';

/** People can be erased: `memberCalls.erase` and `myAccountCalls.erase` [MB-7]. */
export const erasureFeature = 'erasure';

/** Consents are kept as entries, and can be withdrawn: `withdrawalCalls` [CS-5, LV-1]. */
export const withdrawalFeature = 'withdrawal';

/** Trainers change the plan of an athlete: `planCalls`, and `planChanges` in each user screening [PL-1]. */
export const planFeature = 'plan';

/** The server takes second looks, and counts how often raters differ: `agreementCalls` [ZB-1, ZB-3]. */
export const secondLookFeature = 'secondLook';

/** The server sends no mails: it writes them as files, and the app does not say that they are under way [RU-2]. */
export const mailFilesFeature = 'mailFiles';

export const featureCalls = {
  features: () => get('/features', featuresSchema, refusals),
};
