import { type Club, type ClubChange, clubSchema, type Operator } from '../../src/contract/club';
import { readJson } from '../database/json';
import type { ClubTable, Database } from '../database/tables';
import { defaultConsentText } from './consentText';

/** The operator before somebody has said who it is. */
export const unknownOperator: Operator = {
  name: '',
  address: '',
  phone: '',
  email: '',
  representedBy: '',
  registerCourt: '',
  registerNumber: '',
  dataProtectionOfficer: '',
};

/** What holds until the club says something else [CS-3, AS-5]. */
export const clubDefaults: ClubTable = {
  name: 'Athletik Screening',
  operator: JSON.stringify(unknownOperator),
  consentText: defaultConsentText,
  consentVersion: 1,
  minorsChat: 'off',
  secondReaderId: null,
  secondReaderSince: null,
  intervalWeeks: 8,
  keepMonths: 36,
};

/** Returns the club, or the defaults before its set-up. */
export const readClub = async (db: Database): Promise<ClubTable> =>
  (await db.selectFrom('club').selectAll().executeTakeFirst()) ?? clubDefaults;

/** Stores the club in place of the former one. */
export const writeClub = async (db: Database, club: ClubTable): Promise<void> => {
  await db.deleteFrom('club').execute();
  await db.insertInto('club').values(club).execute();
};

/** Returns what everybody sees, and the settings for an admin [CL-2]. */
export const clubFor = (club: ClubTable, isForAdmin: boolean): Omit<Club, 'server'> => {
  const {
    name,
    operator,
    consentText,
    consentVersion,
    minorsChat,
    secondReaderId,
    intervalWeeks,
    keepMonths,
  } = club;
  const settings = { consentText, consentVersion, minorsChat, secondReaderId, intervalWeeks, keepMonths };
  return {
    name,
    operator: readJson(clubSchema.shape.operator, operator),
    settings: isForAdmin ? settings : null,
  };
};

/** Returns the club with a change. A changed consent text gets the next version [CS-1]. `now` is in milliseconds. */
export const changedClub = (
  club: ClubTable,
  { name, operator, settings }: ClubChange,
  now: number,
): ClubTable => ({
  ...settings,
  name,
  operator: JSON.stringify(operator),
  consentVersion: club.consentVersion + Number(settings.consentText !== club.consentText),
  secondReaderSince: settings.secondReaderId === club.secondReaderId ? club.secondReaderSince : now,
});
