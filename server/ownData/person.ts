import { readRoles } from '../access/roles';
import { findNewEmail } from '../account/newEmail';
import { readClub } from '../club/club';
import { findConsentTexts } from '../club/consentTexts';
import { findConsentEntries } from '../consent/consentEntries';
import type { Database } from '../database/tables';
import { isoOrNull } from '../system/time';
import type { OwnData } from './schema';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** The names of the people to whom a link leads, by their names. */
const linkedNames = async (
  db: Database,
  userId: number,
  [own, other]: readonly ['athleteId', 'trainerId'] | readonly ['trainerId', 'athleteId'],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('trainerAthlete')
    .innerJoin('user', 'user.id', `trainerAthlete.${other}`)
    .select(['firstName', 'lastName'])
    .where(`trainerAthlete.${own}`, '=', userId)
    .orderBy('lastName')
    .orderBy('firstName')
    .execute();
  return rows.map(nameOf);
};

const readSignins = async (db: Database, userId: number, now: number): Promise<OwnData['signins']> => {
  const rows = await db
    .selectFrom('authToken')
    .select(['device', 'lastUsedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('id')
    .execute();
  return rows.map(({ device, lastUsedAt, expiresAt }) => ({
    device,
    lastUsedAt: isoOrNull(lastUsedAt),
    endsAt: new Date(expiresAt).toISOString(),
  }));
};

/** Reads a person, their consent and their sign-ins. Of passwords and tokens it has nothing, not even a hash. */
export const readPerson = async (
  db: Database,
  userId: number,
  now: number,
): Promise<Pick<OwnData, 'club' | 'person' | 'consent' | 'signins'>> => {
  const club = await readClub(db);
  const user = await db
    .selectFrom('user')
    .leftJoin('user as adder', 'adder.id', 'user.addedBy')
    .selectAll('user')
    .select(['adder.firstName as adderFirstName', 'adder.lastName as adderLastName'])
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow();
  const entries = await findConsentEntries(db, userId);
  const { adderFirstName, adderLastName } = user;
  return {
    club: club.name,
    person: {
      id: user.id,
      username: user.username,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      emailIsVerified: user.emailVerified === 1,
      newEmail: await findNewEmail(db, userId, now),
      birthYear: user.birthYear,
      team: user.team,
      roles: readRoles(user.authorities),
      isResting: user.isResting === 1,
      addedBy: adderFirstName === null ? null : `${adderFirstName} ${adderLastName ?? ''}`,
      invitedAt: isoOrNull(user.invitedAt),
      lastSeenAt: isoOrNull(user.lastSeenAt),
      trainers: await linkedNames(db, userId, ['athleteId', 'trainerId']),
      athletes: await linkedNames(db, userId, ['trainerId', 'athleteId']),
    },
    consent: {
      version: user.agreedVersion,
      agreedAt: isoOrNull(user.agreedAt),
      painAgreedAt: isoOrNull(user.painAgreedAt),
      guardianName: user.guardianName,
      guardianEmail: user.guardianEmail,
      presentVersion: club.consentVersion,
      presentText: club.consentText,
      entries,
      texts: await findConsentTexts(db, entries),
    },
    signins: await readSignins(db, userId, now),
  };
};
