import type { Member } from '../contract/members';
import type { ListedField, ListedPerson } from './memberColumns';
import { emptyMember, type MemberFault, memberFaults, memberOf } from './memberForm';
import { addressKey, comparableName, type Identity, nameKey } from './samePerson';

/** What is wrong with a row [MB-3]: a field, a double, or what the server says. */
export type RowFault =
  | { kind: MemberFault; field: ListedField }
  | { kind: 'doubleInFile'; line: number }
  | { kind: 'doubleMember'; name: string; team: string | null }
  | { kind: 'refused'; reason: string };

/** A row with its faults. A row without faults can be imported. */
export interface JudgedPerson extends ListedPerson {
  faults: RowFault[];
}

/** Who a person is, and their team. */
interface Known extends Identity {
  team: string | null;
}

/** Whether two people of the same name are in one team, and not of different years as far as that is known. */
const areTeamMates = (one: Known, other: Known): boolean =>
  one.team !== null &&
  other.team !== null &&
  comparableName(one.team) === comparableName(other.team) &&
  (one.birthYear === null || other.birthYear === null);

const fullNameKey = (person: Known): string => nameKey({ ...person, birthYear: null });

/**
 * Remembers people, and finds those who are the same person: by name and birth year, or by first name and address, as
 * the server does [MB-3], and by name and team. A family may share an address [MB-1].
 */
const createRegister = <Entry>() => {
  const entries = new Map<string, Entry>();
  const namesakes = new Map<string, { person: Known; entry: Entry }[]>();
  const keysOf = (person: Known) => [nameKey(person), addressKey(person)].filter((key) => key !== null);

  return {
    find: (person: Known): Entry | undefined => {
      const key = keysOf(person).find((one) => entries.has(one));
      if (key !== undefined) return entries.get(key);
      const others = namesakes.get(fullNameKey(person)) ?? [];
      return others.find((other) => areTeamMates(person, other.person))?.entry;
    },
    add: (person: Known, entry: Entry) => {
      for (const key of keysOf(person)) entries.set(key, entry);
      const others = namesakes.get(fullNameKey(person)) ?? [];
      namesakes.set(fullNameKey(person), [...others, { person, entry }]);
    },
  };
};

const fieldFaults = (fields: ListedPerson['fields'], year: number): RowFault[] => {
  const faults = memberFaults({ ...emptyMember, ...fields }, year);
  const listed = Object.keys(fields) as ListedField[];
  return listed.flatMap((field) => {
    const kind = faults[field];
    return kind === undefined ? [] : [{ kind, field }];
  });
};

/**
 * Judges the rows of a list in its order. A row is a double of a member, or of an earlier row without faults.
 *
 * @param members whom the user manages; the server knows of others as well
 * @param year the running year
 */
export const judgePeople = (
  people: readonly ListedPerson[],
  members: readonly Member[],
  year: number,
): JudgedPerson[] => {
  const known = createRegister<RowFault>();
  for (const member of members) {
    const { firstName, lastName, team } = member;
    known.add(member, { kind: 'doubleMember', name: `${firstName} ${lastName}`, team });
  }
  return people.map((row) => {
    const faults = fieldFaults(row.fields, year);
    if (faults.length > 0) return { ...row, faults };
    const person = memberOf({ ...emptyMember, ...row.fields });
    const double = known.find(person);
    if (double) return { ...row, faults: [double] };
    known.add(person, { kind: 'doubleInFile', line: row.line });
    return { ...row, faults };
  });
};

/** Returns which row the server names in its refusal of a list, from 0, and why; null if it names none [MB-3]. */
export const refusedRowOf = (message: string): { index: number; reason: string } | null => {
  const [, position, reason] = /^Zeile (\d+): (.+)$/s.exec(message) ?? [];
  return reason === undefined ? null : { index: Number(position) - 1, reason };
};
