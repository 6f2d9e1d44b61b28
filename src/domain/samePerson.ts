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

/** Whether two people were born in different years, as far as both are known: a father and a son, say. */
export const areBornApart = (one: Pick<Identity, 'birthYear'>, other: Pick<Identity, 'birthYear'>): boolean =>
  one.birthYear !== null && other.birthYear !== null && one.birthYear !== other.birthYear;

/** How letters are written that a keyboard or a program does not have. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/[æä]|ae/g, 'a'],
  [/[œöø]|oe/g, 'o'],
  [/ü|ue/g, 'u'],
  [/ł/g, 'l'],
  [/đ|ð/g, 'd'],
  [/ı/g, 'i'],
];

const plainSpelling = (name: string): string =>
  spellings.reduce((text, [letters, plain]) => text.replace(letters, plain), name).normalize('NFD');

/**
 * Returns what two people share whose names may be two spellings of one: in any order, with other capitals, accents and
 * hyphens, and without the letters that others lack. ANJA GROSS may be Anja Groß.
 */
export const similarNameKey = ({ firstName, lastName }: Pick<Identity, 'firstName' | 'lastName'>): string => {
  const words = plainSpelling(comparableName(`${firstName} ${lastName}`))
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).toSorted().join(' ');
};
