import { birthYearSchema, type NewMember, nameSchema } from '../contract/members';
import { isEmail } from './newAccount';

/** What is typed into the form of a new member. */
export type MemberFields = Record<'firstName' | 'lastName' | 'email' | 'birthYear' | 'team', string>;

export const emptyMember: MemberFields = { firstName: '', lastName: '', email: '', birthYear: '', team: '' };

/** What is wrong with a field. */
export type MemberFault = 'missing' | 'long' | 'email' | 'year' | 'future';

/** The faults by field, in the order of the form. */
export type MemberFaults = Partial<Record<keyof MemberFields, MemberFault>>;

const nameFault = (typed: string): MemberFault | undefined => {
  if (typed.trim() === '') return 'missing';
  return nameSchema.safeParse(typed).success ? undefined : 'long';
};

const emailFault = (typed: string): MemberFault | undefined =>
  typed.trim() === '' || isEmail(typed.trim()) ? undefined : 'email';

const birthYearFault = (typed: string, year: number): MemberFault | undefined => {
  if (typed.trim() === '') return undefined;
  if (!birthYearSchema.safeParse(Number(typed)).success) return 'year';
  return Number(typed) > year ? 'future' : undefined;
};

/** Returns what is wrong, by field. `year` is the running year. The server knows better of an address [MB-3]. */
export const memberFaults = (fields: MemberFields, year: number): MemberFaults => {
  const { firstName, lastName, email, birthYear, team } = fields;
  const faults: Partial<Record<keyof MemberFields, MemberFault | undefined>> = {
    firstName: nameFault(firstName),
    lastName: nameFault(lastName),
    email: emailFault(email),
    birthYear: birthYearFault(birthYear, year),
    team: team.trim() === '' ? undefined : nameFault(team),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
};

const textOrNull = (typed: string): string | null => typed.trim() || null;

/** Returns the athlete whom the fields describe. They must have no faults. */
export const memberOf = ({
  firstName,
  lastName,
  email,
  birthYear,
  team,
}: MemberFields): Omit<NewMember, 'clientId'> => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: textOrNull(email),
  birthYear: birthYear.trim() === '' ? null : Number(birthYear),
  team: textOrNull(team),
  roles: ['ROLE_ATHLETE'],
});

/** Returns a code in two groups, which are easier to type: 'ABCDE-FGH23'. */
export const groupedCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
