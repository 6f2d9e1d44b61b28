import type { Selectable } from 'kysely';
import {
  type Club,
  type ClubChange,
  clubSchema,
  type MinorsChat,
  type Operator,
} from '../../src/contract/club';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import type { ClubTable } from '../database/tables/club';
import { defaultConsentText } from './consentText';
import { changeConsentText, keepConsentText, readConsentText } from './consentTexts';
import { applyGuardianDemand } from './guardianDemand';

/** The settings of the club, its operator read. */
export type ClubSettings = Omit<Selectable<ClubTable>, 'operator'> & { operator: Operator };

/** The club as it is stored, with the text of consent that is valid. */
export type StoredClub = ClubSettings & { consentText: string; consentVersion: number };

/** The operator before anybody has said who it is. */
const unknownOperator: Operator = {
  name: '',
  address: '',
  phone: '',
  email: '',
  representedBy: '',
  registerCourt: '',
  registerNumber: '',
  dataProtectionOfficer: '',
  host: '',
  supervisoryAuthority: '',
};

/** The club before anybody has changed a setting [CL-2, CS-3]. */
const newClub: ClubSettings = {
  name: 'Athletik Screening',
  operator: unknownOperator,
  minorsChat: 'off',
  secondReaderId: null,
  intervalWeeks: 8,
  keepMonths: 36,
  guardianDemand: 'none',
};

/** Returns the club; one of which nothing is stored yet has the defaults. */
export const readClub = async (db: Database): Promise<StoredClub> => {
  const row = await db.selectFrom('club').selectAll().executeTakeFirst();
  const settings = row ? { ...row, operator: readJson(clubSchema.shape.operator, row.operator) } : newClub;
  const { version, text } = await readConsentText(db);
  return { ...settings, consentText: text, consentVersion: version };
};

/** Stores the club in place of the present one. To be called in a transaction. */
const storeClub = async (db: Database, club: ClubSettings): Promise<void> => {
  await db.deleteFrom('club').execute();
  await db
    .insertInto('club')
    .values({ ...club, operator: JSON.stringify(club.operator) })
    .execute();
};

/** Begins a club with the defaults and what is known of it [CL-1]. To be called in a transaction. */
export const beginClub = async (
  db: Database,
  known: Partial<ClubSettings> & { name: string },
  now: number,
): Promise<void> => {
  await storeClub(db, { ...newClub, ...known });
  await keepConsentText(db, now);
};

/** What decides on the second reader. */
export interface ReaderChoice {
  minorsChat: MinorsChat;
  secondReaderId: number | null;
}

/**
 * Stores changed settings [CL-2]. A changed text of the consent gets the next version [CS-1]. To be called in a
 * transaction.
 */
export const changeClub = async (
  db: Database,
  { name, operator, settings: { consentText, ...settings } }: ClubChange,
  now: number,
): Promise<void> => {
  const stored = await readClub(db);
  const guardianDemand = settings.guardianDemand ?? stored.guardianDemand;
  await storeClub(db, {
    name,
    operator: { ...stored.operator, ...operator },
    ...settings,
    guardianDemand,
  });
  await changeConsentText(db, consentText, now);
  if (guardianDemand !== stored.guardianDemand) await applyGuardianDemand(db, guardianDemand, now);
};

/** Returns what admins see of the settings. */
export const settingsOf = (club: StoredClub): NonNullable<Club['settings']> => ({
  consentText: club.consentText,
  consentVersion: club.consentVersion,
  consentTemplate: defaultConsentText,
  minorsChat: club.minorsChat,
  secondReaderId: club.secondReaderId,
  intervalWeeks: club.intervalWeeks,
  keepMonths: club.keepMonths,
  guardianDemand: club.guardianDemand,
});
