import type { Member } from '../contract/members';

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the members whose name or address has the text, by name. Case and accents do not count [MB-1]. */
export const matchingMembers = (members: readonly Member[], search: string): Member[] => {
  const wanted = plain(search.trim());
  return members
    .filter(({ firstName, lastName, email }) =>
      plain(`${firstName} ${lastName} ${email ?? ''}`).includes(wanted),
    )
    .toSorted(
      (one, other) =>
        one.lastName.localeCompare(other.lastName, 'de') ||
        one.firstName.localeCompare(other.firstName, 'de'),
    );
};
