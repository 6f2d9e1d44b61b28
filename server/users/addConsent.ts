import type { Insertable } from 'kysely';
import type { Database } from '../database/tables';
import type { ConsentTable } from '../database/tables/consents';
import { askGuardian } from './askGuardian';

/** A consent or a withdrawal to be kept. */
export type NewConsent = Required<Omit<Insertable<ConsentTable>, 'id' | 'pain'>> & { pain: boolean };

/** Returns what the user's columns say after it. What was agreed to before keeps its date. */
const columnsAfter = (
  { what, version, at, pain, guardianName, guardianEmail }: NewConsent,
  painAgreedAt: number | null,
) => {
  if (what === 'withdrawn') return { agreedVersion: null, agreedAt: null, painAgreedAt: null };
  const painSince = pain ? (painAgreedAt ?? at) : null;
  if (what === 'painWithdrawn') return { painAgreedAt: painSince };
  return { agreedVersion: version, agreedAt: at, painAgreedAt: painSince, guardianName, guardianEmail };
};

/**
 * Adds a consent, or its withdrawal, and lets the columns of the user say the same [LV-1]. Nothing else writes these
 * columns. A guardian who gave an address is asked by mail [LV-3]. To be called in a transaction.
 */
export const addConsent = async (db: Database, consent: NewConsent): Promise<void> => {
  const { painAgreedAt } = await db
    .selectFrom('user')
    .select('painAgreedAt')
    .where('id', '=', consent.userId)
    .executeTakeFirstOrThrow();
  const { id: consentId } = await db
    .insertInto('consent')
    .values({ ...consent, pain: consent.pain ? 1 : 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('user')
    .set(columnsAfter(consent, painAgreedAt))
    .where('id', '=', consent.userId)
    .execute();
  if (consent.what !== 'painWithdrawn') await askGuardian(db, consentId, consent);
};
