import type { Database } from '../../../server/database/tables';
import type { Passwords } from '../../../server/session/passwords';
import { password, people } from '../../contract/serverContract/club';
import { seedClub } from '../../contract/serverContract/seedClub';

/** Ivo is invited, Nora has not agreed yet, Kim has no address, Ada is admin, Rita rests. Tina trains the athletes. */
export const members = {
  ivo: { id: 11, firstName: 'Ivo', lastName: 'Igel' },
  nora: { id: 12, firstName: 'Nora', lastName: 'Nelke' },
  kim: { id: 13, firstName: 'Kim', lastName: 'Kranz' },
  ada: { id: 14, firstName: 'Ada', lastName: 'Ahorn' },
  rita: { id: 15, firstName: 'Rita', lastName: 'Rose' },
};

type Name = keyof typeof members;

/** Fills an empty database with the club of the contract's tests, and with the members above. */
export const seedOffice = async (seeding: {
  db: Database;
  passwords: Passwords;
  dataDir: string;
}): Promise<void> => {
  await seedClub(seeding);
  const passwordHash = await seeding.passwords.hash(password);
  const row = (username: Name) => ({
    ...members[username],
    username: username === 'ivo' ? null : username,
    passwordHash: username === 'ivo' ? null : passwordHash,
    email: username === 'ivo' || username === 'kim' ? null : `${username}@example.org`,
    authorities: JSON.stringify([username === 'ada' ? 'ROLE_ADMIN' : 'ROLE_ATHLETE']),
    agreedVersion: username === 'ivo' || username === 'nora' ? null : 1,
    isResting: username === 'rita' ? 1 : 0,
    birthYear: 2012,
  });
  const names = Object.keys(members) as Name[];
  await seeding.db.insertInto('user').values(names.map(row)).execute();
  const athletes = names.filter((name) => name !== 'ada');
  await seeding.db
    .insertInto('trainerAthlete')
    .values(athletes.map((name) => ({ trainerId: people.tina.id, athleteId: members[name].id })))
    .execute();
};
