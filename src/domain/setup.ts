import type { Setup } from '../contract/setup';
import { type AccountFault, isEmail, longestName, passwordFault, usernameFault } from './newAccount';

/** What is wrong with what somebody typed for a new club. */
export type SetupFault =
  | AccountFault
  | 'clubNameMissing'
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'nameLong'
  | 'emailMissing'
  | 'emailWrong';

const nameFault = (name: string, missing: SetupFault): SetupFault | undefined => {
  if (name === '') return missing;
  return name.length > longestName ? 'nameLong' : undefined;
};

const emailFault = (email: string): SetupFault | undefined => {
  if (email === '') return 'emailMissing';
  return isEmail(email) ? undefined : 'emailWrong';
};

/** Returns what was typed as it is sent: without blanks around it, except for the password, of which they are a part. */
export const setupOf = (typed: Setup): Setup => ({
  ...typed,
  clubName: typed.clubName.trim(),
  firstName: typed.firstName.trim(),
  lastName: typed.lastName.trim(),
  email: typed.email.trim(),
  username: typed.username.trim(),
});

/** Returns the faults by field, in the order of the fields on the page. */
export const setupFaults = (typed: Setup): Partial<Record<keyof Setup, SetupFault>> => {
  const setup = setupOf(typed);
  const found: Partial<Record<keyof Setup, SetupFault | undefined>> = {
    clubName: nameFault(setup.clubName, 'clubNameMissing'),
    firstName: nameFault(setup.firstName, 'firstNameMissing'),
    lastName: nameFault(setup.lastName, 'lastNameMissing'),
    email: emailFault(setup.email),
    username: usernameFault(setup.username),
    password: passwordFault(setup.password),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
};
