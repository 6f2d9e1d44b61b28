/** The names of a person, as far as an order of people needs them. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Made once and not before it is needed: it takes the browser some milliseconds, and `localeCompare` makes many. */
let collator: Intl.Collator | undefined;

/** The order of words, such as the names of teams. */
export const byWord = (one: string, other: string): number => {
  collator ??= new Intl.Collator('de');
  return collator.compare(one, other);
};

/** The order of people in every list: by last name, then by first name. */
export const byPersonName = (one: PersonName, other: PersonName): number =>
  byWord(one.lastName, other.lastName) || byWord(one.firstName, other.firstName);
