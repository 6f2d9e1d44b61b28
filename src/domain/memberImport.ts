import type { Member } from '../contract/members';
import type { ListedField, ListedPerson } from './listedMembers';
import { emptyMember, type MemberFault, memberFaults, memberOf } from './memberForm';
import {
  addressKey,
  areBornApart,
  comparableName,
  type Identity,
  nameKey,
  similarNameKey,
} from './samePerson';
import { isUsualName, isUsualTeam } from './sensibleText';

/** What is wrong with a row [MB-3]: a field, a double, or what the server says. */
export type RowFault =
  | { kind: MemberFault; field: ListedField }
  | { kind: 'doubleInFile'; line: number }
  | { kind: 'doubleMember'; name: string; team: string | null }
  | { kind: 'refused'; reason: string };

/** What may be wrong with a row: only a person can tell [MB-16]. */
export type RowDoubt =
  | { kind: 'signs'; field: 'firstName' | 'lastName' | 'team' }
  | { kind: 'cells' }
  | { kind: 'similarInFile'; line: number; name: string }
  | { kind: 'similarMember'; name: string; team: string | null };

/** A row with its faults and doubts. A row without any can be imported, one with doubts if the person says so. */
export interface JudgedPerson extends ListedPerson {
  faults: RowFault[];
  doubts: RowDoubt[];
}

/** Who a person is, and their team. */
interface Known extends Identity {
  team: string | null;
}

/** Somebody who is there already: a member, or an earlier row. */
interface Entry {
  person: Known;
  /** The row; null for a member. */
  line: number | null;
}

/** Whether two people of the same name are in one team, and not of different years as far as that is known. */
const areTeamMates = (one: Known, other: Known): boolean =>
  one.team !== null &&
  other.team !== null &&
  comparableName(one.team) === comparableName(other.team) &&
  (one.birthYear === null || other.birthYear === null);

const fullNameKey = (person: Known): string => nameKey({ ...person, birthYear: null });

/** Entries by a key that several may share. */
const createIndex = () => {
  const entries = new Map<string, Entry[]>();
  return {
    at: (key: string | null): readonly Entry[] => (key === null ? [] : (entries.get(key) ?? [])),
    add: (key: string | null, entry: Entry) => {
      if (key !== null) entries.set(key, [...(entries.get(key) ?? []), entry]);
    },
  };
};

/**
 * Remembers people, and finds those who are the same person: by name and birth year, or by first name and address, as
 * the server does [MB-3], and by name and team. A family may share an address [MB-1]. Also finds those who may be the
 * same, by names of another spelling and no other birth year [MB-16].
 */
const createRegister = () => {
  const [names, addresses, namesakes, similar] = [createIndex(), createIndex(), createIndex(), createIndex()];
  return {
    find: (person: Known): Entry | undefined =>
      names.at(nameKey(person))[0] ??
      addresses.at(addressKey(person)).find((other) => !areBornApart(person, other.person)) ??
      namesakes.at(fullNameKey(person)).find((other) => areTeamMates(person, other.person)),
    findSimilar: (person: Known): Entry | undefined =>
      similar.at(similarNameKey(person)).find((other) => !areBornApart(person, other.person)),
    add: (person: Known, line: number | null) => {
      const entry = { person, line };
      names.add(nameKey(person), entry);
      addresses.add(addressKey(person), entry);
      namesakes.add(fullNameKey(person), entry);
      similar.add(similarNameKey(person), entry);
    },
  };
};

const fullName = ({ firstName, lastName }: Identity): string => `${firstName} ${lastName}`;

const doubleOf = ({ person, line }: Entry): RowFault =>
  line === null
    ? { kind: 'doubleMember', name: fullName(person), team: person.team }
    : { kind: 'doubleInFile', line };

const similarTo = ({ person, line }: Entry): RowDoubt =>
  line === null
    ? { kind: 'similarMember', name: fullName(person), team: person.team }
    : { kind: 'similarInFile', line, name: fullName(person) };

const fieldFaults = (fields: ListedPerson['fields'], year: number): RowFault[] => {
  const faults = memberFaults({ ...emptyMember, ...fields }, year);
  const listed = Object.keys(fields) as ListedField[];
  return listed.flatMap((field) => {
    const kind = faults[field];
    return kind === undefined ? [] : [{ kind, field }];
  });
};

const signDoubts = ({ firstName, lastName, team }: ListedPerson['fields']): RowDoubt[] => {
  const usual = {
    firstName: isUsualName(firstName),
    lastName: isUsualName(lastName),
    team: isUsualTeam(team),
  };
  const fields = Object.keys(usual) as (keyof typeof usual)[];
  return fields.filter((field) => !usual[field]).map((field) => ({ kind: 'signs', field }));
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
  const known = createRegister();
  for (const member of members) known.add(member, null);
  return people.map((row) => {
    const faults = fieldFaults(row.fields, year);
    if (faults.length > 0) return { ...row, faults, doubts: [] };
    const person = memberOf({ ...emptyMember, ...row.fields });
    const double = known.find(person);
    if (double) return { ...row, faults: [doubleOf(double)], doubts: [] };
    const similar = known.findSimilar(person);
    known.add(person, row.line);
    const doubts: RowDoubt[] = signDoubts(row.fields);
    if (row.isTooLong) doubts.push({ kind: 'cells' });
    if (similar) doubts.push(similarTo(similar));
    return { ...row, faults, doubts };
  });
};

/** Returns which row the server names in its refusal of a list, from 0, and why; null if it names none [MB-3]. */
export const refusedRowOf = (message: string): { index: number; reason: string } | null => {
  const [, position, reason] = /^Zeile (\d+): (.+)$/s.exec(message) ?? [];
  return reason === undefined ? null : { index: Number(position) - 1, reason };
};
