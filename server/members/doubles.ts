import { addressKey, areBornApart, type Identity, nameKey } from '../../src/domain/samePerson';
import type { Database } from '../database/tables';
import { conflict } from '../http/errors';
import { fullNameOf, noRoles } from '../users/memberUser';

/**
 * Finds people who are added twice. A family may share an address; two of them who have the same first name were born
 * in different years [MB-1, MB-3]. Returns a function that takes in one person after the other, and throws 409 for
 * somebody who is there already.
 */
export const createDoubleCheck = async (db: Database): Promise<(person: Identity) => void> => {
  const names = new Set<string>();
  const addresses = new Map<string, Identity[]>();
  const takeIn = (person: Identity) => {
    names.add(nameKey(person));
    const address = addressKey(person);
    if (address !== null) addresses.set(address, [...(addresses.get(address) ?? []), person]);
  };
  const members = await db
    .selectFrom('user')
    .select(['firstName', 'lastName', 'birthYear', 'email'])
    .where('authorities', '!=', noRoles)
    .execute();
  for (const member of members) takeIn(member);

  return (person) => {
    if (names.has(nameKey(person))) {
      const year = person.birthYear === null ? '' : ` (${person.birthYear})`;
      throw conflict(`${fullNameOf(person)}${year} ist schon Mitglied.`);
    }
    const atAddress = addresses.get(addressKey(person) ?? '') ?? [];
    if (atAddress.some((other) => !areBornApart(person, other))) {
      throw conflict(`${person.firstName} mit der E-Mail-Adresse „${person.email}“ ist schon Mitglied.`);
    }
    takeIn(person);
  };
};
