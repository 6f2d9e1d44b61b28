/** The season as it hangs in a hall, where everybody reads it [SN-3]. */
import type { User } from '../../contract/schemas';
import { byWord } from '../personOrder';
import type { SeasonLane } from './lanes';

type Named = Pick<User, 'id' | 'firstName' | 'lastName'>;

const initialOf = ({ lastName }: Named, letters: number): string => {
  const all = [...lastName.trim()];
  if (all.length === 0) return '';
  return all.length <= letters ? ` ${all.join('')}` : ` ${all.slice(0, letters).join('').trim()}.`;
};

const shortName = (person: Named, letters: number) =>
  `${person.firstName.trim()}${initialOf(person, letters)}`.trim();

/** Nobody tells two names apart by a dot. */
const withoutDot = (name: string) => name.replace(/\.$/, '');

/**
 * Returns the first name and the initial of each by their id. Two who would have the same name get as many letters of
 * their last name as tell them apart.
 */
export const hallNames = (people: readonly Named[]): Map<number, string> => {
  const letters = (person: Named): number => {
    const longest = [...person.lastName].length;
    const others = people.filter(
      (other) => other.id !== person.id && shortName(other, longest) !== shortName(person, longest),
    );
    for (let count = 1; count < longest; count += 1) {
      const name = withoutDot(shortName(person, count));
      if (!others.some((other) => withoutDot(shortName(other, count)) === name)) return count;
    }
    return Math.max(1, longest);
  };
  return new Map(people.map((person) => [person.id, shortName(person, letters(person))]));
};

/** A row of the sheet: no numbers, no pain, no result. */
export interface HallRow {
  id: number;
  /** As short as it can be. */
  name: string;
  weeks: { isTrained: boolean; isScreened: boolean }[];
}

/** Returns the rows of these athletes by name. Who is not among `people` is left out. */
export const hallRows = (lanes: readonly SeasonLane[], people: readonly Named[]): HallRow[] => {
  const shown = new Set(lanes.map(({ id }) => id));
  const names = hallNames(people.filter(({ id }) => shown.has(id)));
  return lanes
    .flatMap(({ id, weeks }): HallRow[] => {
      const name = names.get(id);
      if (name === undefined) return [];
      return [
        {
          id,
          name,
          weeks: weeks.map(({ trainings, screenings }) => ({
            isTrained: trainings > 0,
            isScreened: screenings > 0,
          })),
        },
      ];
    })
    .toSorted((a, b) => byWord(a.name, b.name) || a.id - b.id);
};

/** So many rows fit on a sheet. */
const rowsOfSheet = 30;

/** Returns the rows of each sheet. */
export const hallSheets = (rows: readonly HallRow[]): HallRow[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsOfSheet) }, (_, index) =>
    rows.slice(index * rowsOfSheet, (index + 1) * rowsOfSheet),
  );
