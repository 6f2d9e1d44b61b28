import { birthYearSchema, type NewMember } from '../contract/members';

/** What is typed into the form of a new member. */
export type MemberFields = Record<'firstName' | 'lastName' | 'email' | 'birthYear' | 'team', string>;

export const emptyMember: MemberFields = { firstName: '', lastName: '', email: '', birthYear: '', team: '' };

/** What is wrong with a field. */
export type MemberFault = 'missing' | 'email' | 'year';

/** An address in outline. The server knows better [MB-3]. */
const address = /^\S+@\S+\.\S+$/;

/** Returns what is wrong, by field, in the order of the form. */
export const memberFaults = ({
  firstName,
  lastName,
  email,
  birthYear,
}: MemberFields): Partial<Record<keyof MemberFields, MemberFault>> => {
  const isYear = birthYear.trim() === '' || birthYearSchema.safeParse(Number(birthYear)).success;
  return {
    ...(firstName.trim() === '' && { firstName: 'missing' }),
    ...(lastName.trim() === '' && { lastName: 'missing' }),
    ...(email.trim() !== '' && !address.test(email.trim()) && { email: 'email' }),
    ...(!isYear && { birthYear: 'year' }),
  };
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
