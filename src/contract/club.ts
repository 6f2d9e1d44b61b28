/** The club: the feature `clubFeature` [CL-2]. Everybody reads what the Impressum shows, admins all of it. */
import * as z from 'zod/mini';
import { intervalWeeksSchema } from './assignments';
import { mailStateSchema, testMailSchema } from './mail';
import { nameSchema } from './members';
import { change, create, read } from './requests';

/** Texts of the operator, in one line or more; blank where unknown. */
const line = z.string().check(z.maxLength(300));

const operatorSchema = z.object({
  name: line,
  address: line,
  phone: line,
  email: line,
  /** Who is in charge. */
  representedBy: line,
  registerCourt: line,
  registerNumber: line,
  dataProtectionOfficer: line,
  /** Who runs the machine for the operator, with the address. Documents name it [CL-3]. */
  host: z._default(line, ''),
  /** Where members can complain. */
  supervisoryAuthority: z._default(line, ''),
});

/** A device with an older version of the app does not know the last two; they stay then. */
const operatorChangeSchema = z.extend(operatorSchema, {
  host: z.optional(line),
  supervisoryAuthority: z.optional(line),
});

/** Whether minors chat with their trainers alone: not at all, with a second reader, or yes [CS-3]. */
export const minorsChatSchema = z.enum(['off', 'secondReader', 'on']);

/** Whether a guardian has to confirm a consent: no, before the account is used, or within 14 days [LV-3]. */
export const guardianDemandSchema = z.enum(['none', 'before', 'within14Days']);

const settingsSchema = z.object({
  consentText: z.string().check(z.minLength(1), z.maxLength(10_000)),
  minorsChat: minorsChatSchema,
  secondReaderId: z.nullable(z.int().check(z.positive())),
  /** As in an assignment [AS-5]. */
  intervalWeeks: intervalWeeksSchema,
  /** Months that data of a member without activity is kept. */
  keepMonths: z.int().check(z.gte(6), z.lte(120)),
  /** A device with an older version of the app, and an older server, do not know it. */
  guardianDemand: z.optional(guardianDemandSchema),
});

/** A minor whose trainer is the second reader: nobody would read along, so their chat is closed [CS-3]. */
const withoutReaderSchema = z.object({ athlete: z.string(), trainer: z.string() });

/** What the server says of itself. */
const serverSchema = z.object({
  version: z.string(),
  /** Bytes of the database, the videos and the backups, of the whole disk, and what is free there. */
  usedBytes: z.number(),
  diskBytes: z.number(),
  freeBytes: z.optional(z.number()),
  lastBackupAt: z.nullable(z.iso.datetime()),
  /** Whether the last try of the server to make one has failed. */
  hasBackupFailed: z._default(z.boolean(), false),
  /** How the sending of mails stands, where the server says it [CL-5]. */
  mail: z.optional(mailStateSchema),
});

export const clubSchema = z.object({
  name: z.string(),
  operator: operatorSchema,
  /** Null for everybody but admins. */
  settings: z.nullable(
    z.extend(settingsSchema, {
      consentVersion: z.int(),
      /** The text that comes with the server: it names what the server stores now [LV-2]. */
      consentTemplate: z.optional(z.string()),
      withoutReader: z.optional(z.array(withoutReaderSchema)),
    }),
  ),
  server: z.nullable(serverSchema),
  /** For how many days data stay in backups after they were erased, where the server says it [LV-5]. */
  backupDays: z.optional(z.int()),
});

export const clubChangeSchema = z.object({
  name: nameSchema,
  operator: operatorChangeSchema,
  settings: settingsSchema,
});

export type Operator = z.infer<typeof operatorSchema>;
export type GuardianDemand = z.infer<typeof guardianDemandSchema>;
export type MinorsChat = z.infer<typeof minorsChatSchema>;
export type Club = z.infer<typeof clubSchema>;
export type ClubChange = z.infer<typeof clubChangeSchema>;

export const clubCalls = {
  present: () => read('/club', clubSchema),
  /** A changed consent text gets the next version. */
  change: (club: ClubChange) => change('/club', clubSchema, club),
  /** Sends a test mail to the address of the admin who asks [CL-5]. A 422 says that their account lacks one. */
  testMail: () => create('/club/mail', testMailSchema, {}),
};
