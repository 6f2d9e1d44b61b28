/** What tells whether two members are the same person [MB-1, MB-3]. */
export interface Identity {
  firstName: string;
  lastName: string;
  birthYear: number | null;
  email: string | null;
}

/** Returns a name as it is compared: people write it with other capitals and blanks, and an umlaut in two ways. */
export const comparableName = (name: string): string =>
  name.normalize().replace(/\s+/g, ' ').trim().toLocaleLowerCase('de');

/** Returns what two people share who have the same name and birth year. */
export const nameKey = ({ firstName, lastName, birthYear }: Identity): string =>
  JSON.stringify([comparableName(firstName), comparableName(lastName), birthYear]);

/** Returns what two people share who have the same first name and address; null without an address. */
export const addressKey = ({ firstName, email }: Identity): string | null =>
  email === null ? null : JSON.stringify([comparableName(firstName), email.toLowerCase()]);
