/** How the server is doing: the feature `healthFeature`, for admins [HE-1]. */
import * as z from 'zod/mini';
import { create, read } from './requests';

/** The server has the calls of this file. */
export const healthFeature = 'health';

const moment = z.iso.datetime();

/** The certificate at the address of the app: none at an address with http, or not to be seen, with the reason. */
const certificateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('unknown'), reason: z.string() }),
  z.object({
    kind: z.literal('known'),
    endsAt: moment,
    /** Why it is not trusted, as the code of the check; null where it is. */
    fault: z.nullable(z.string()),
  }),
]);

/** What a database holds. */
const countsSchema = z.object({ members: z.int(), runs: z.int() });

/** An error of the server: never a name, a content or an address. */
const serverErrorSchema = z.object({
  at: moment,
  /** The method and the pattern of the route of a call; null for work in the background. */
  route: z.nullable(z.string()),
  name: z.string(),
});

/** The last restore of a backup that was only tried. */
const rehearsalSchema = z.object({
  startedAt: moment,
  /** Null while it runs. */
  endedAt: z.nullable(moment),
  /** When its backup was made. */
  backupAt: moment,
  /** What the backup holds; null while it runs, and when it failed. */
  counts: z.nullable(countsSchema),
  /** Why it failed, in German. */
  fault: z.nullable(z.string()),
});

export const healthSchema = z.object({
  /** The version of the server, and since when this process runs. */
  version: z.string(),
  startedAt: moment,
  /** Of the disk of the data folder. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
  backup: z.object({
    lastAt: z.nullable(moment),
    /** How many have failed since the last one. */
    failures: z.int(),
    /** Whether the server makes them by itself; else a timer of its machine has to. */
    isByServer: z.boolean(),
  }),
  certificate: certificateSchema,
  waitingMails: z.int(),
  /** The last errors of this process, the newest first; null where its log leaves errors out. */
  errors: z.nullable(z.array(serverErrorSchema)),
  /** What the database holds now, to compare with. */
  counts: countsSchema,
  rehearsal: z.nullable(rehearsalSchema),
});

export type Health = z.infer<typeof healthSchema>;
export type Certificate = z.infer<typeof certificateSchema>;
export type Counts = z.infer<typeof countsSchema>;
export type Rehearsal = z.infer<typeof rehearsalSchema>;
export type ServerError = z.infer<typeof serverErrorSchema>;

export const healthCalls = {
  present: () => read('/club/health', healthSchema),
  /** Begins to restore the last backup for a try. One that runs goes on; 409 where there is no backup. */
  rehearse: () => create('/club/rehearsal', healthSchema),
};
