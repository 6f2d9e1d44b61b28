import { birthYearSchema, type Member, type MemberChange, type NewMember } from '../contract/members';
import { type NameFault, nameFault, plainName } from './names';
import { isEmail } from './newAccount';

/** A new member, before it has a client id. */
export type TypedMember = Omit<NewMember, 'clientId'>;

/** What is typed into the form of a member. */
export interface MemberFields
  extends Record<'firstName' | 'lastName' | 'email' | 'birthYear' | 'team', string> {
  roles: TypedMember['roles'];
}

export const emptyMember: MemberFields = {
  firstName: '',
  lastName: '',
  email: '',
  birthYear: '',
  team: '',
  roles: ['ROLE_ATHLETE'],
};

/** What is wrong with a field. */
export type MemberFault = NameFault | 'email' | 'year' | 'future' | 'roles';

/** The faults by field, in the order of the form. */
export type MemberFaults = Partial<Record<keyof MemberFields, MemberFault>>;

const emailFault = (typed: string): MemberFault | undefined =>
  typed.trim() === '' || isEmail(typed.trim()) ? undefined : 'email';

const birthYearFault = (typed: string, year: number): MemberFault | undefined => {
  if (typed.trim() === '') return undefined;
  // Number() would also take 2e3.
  if (!/^\d+$/.test(typed.trim()) || !birthYearSchema.safeParse(Number(typed)).success) return 'year';
  return Number(typed) > year ? 'future' : undefined;
};

/** Returns what is wrong, by field. `year` is the running year. The server knows better of an address [MB-3]. */
export const memberFaults = (fields: MemberFields, year: number): MemberFaults => {
  const { firstName, lastName, email, birthYear, team, roles } = fields;
  const faults: Partial<Record<keyof MemberFields, MemberFault | undefined>> = {
    firstName: nameFault(firstName),
    lastName: nameFault(lastName),
    email: emailFault(email),
    birthYear: birthYearFault(birthYear, year),
    team: plainName(team) === '' ? undefined : nameFault(team),
    roles: roles.length === 0 ? 'roles' : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
};

/** Returns the member whom the fields describe. They must have no faults. */
export const memberOf = (fields: MemberFields): TypedMember => ({
  firstName: plainName(fields.firstName),
  lastName: plainName(fields.lastName),
  email: fields.email.trim() || null,
  birthYear: fields.birthYear.trim() === '' ? null : Number(fields.birthYear),
  team: plainName(fields.team) || null,
  roles: [...fields.roles],
});

/** Returns the fields of a member as they are typed. */
export const fieldsOfMember = (member: TypedMember): MemberFields => ({
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email ?? '',
  birthYear: member.birthYear?.toString() ?? '',
  team: member.team ?? '',
  roles: [...member.roles],
});

/** As it is compared: the server stores an address in lower case, and roles have no order. */
const comparable = (value: TypedMember[keyof TypedMember]): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

/** Returns what a member is to become another in, or an empty object. */
export const memberChange = (member: Member, typed: TypedMember): MemberChange => {
  const lower = { ...typed, email: typed.email?.toLowerCase() ?? null };
  const fields = Object.keys(typed) as (keyof TypedMember)[];
  const changed = fields.filter((field) => comparable(member[field]) !== comparable(lower[field]));
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
};

/** Returns a code in two groups, which are easier to type: 'ABCDE-FGH23'. */
export const groupedCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
