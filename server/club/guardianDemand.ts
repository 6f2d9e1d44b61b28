import { sql } from 'kysely';
import type { GuardianDemand } from '../../src/contract/club';
import type { Database } from '../database/tables';

/** Members whose last consent was given with a guardian in the app, and whom no guardian has confirmed. */
const unconfirmed = sql<boolean>`"user"."agreedVersion" is not null and exists (
  select 1 from "consent" left join "guardianQuestion" on "guardianQuestion"."consentId" = "consent"."id"
  where "consent"."userId" = "user"."id" and "consent"."what" = 'agreed' and "consent"."how" = 'guardian'
    and "guardianQuestion"."confirmedAt" is null
    and "consent"."id" = (select max("last"."id") from "consent" as "last"
      where "last"."userId" = "user"."id" and "last"."what" = 'agreed'))`;

/** Of these, those who gave an address: their confirmation is waited for in any club. */
const isAsked = sql<boolean>`exists (select 1 from "guardianQuestion" where "guardianQuestion"."consentId" =
  (select max("last"."id") from "consent" as "last"
    where "last"."userId" = "user"."id" and "last"."what" = 'agreed'))`;

/**
 * Lets another demand of the club hold for the consents that no guardian has confirmed: from now on [LV-3]. To be
 * called in a transaction.
 */
export const applyGuardianDemand = async (
  db: Database,
  demand: GuardianDemand,
  now: number,
): Promise<void> => {
  const waiting = db.updateTable('user').where(unconfirmed);
  if (demand === 'none') {
    await waiting
      .set({ guardianMissingSince: null, guardianSeenAt: null })
      .where((is) => is.not(isAsked))
      .execute();
  } else await waiting.set({ guardianMissingSince: now, guardianSeenAt: null }).execute();
};
