import type { Setup } from '../contract/setup';
import { nameFault, plainName } from './names';
import { type AccountFault, isEmail, passwordFault, usernameFault } from './newAccount';

/** What is wrong with what somebody typed for a new club. */
export type SetupFault =
  | AccountFault
  | 'clubNameMissing'
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'nameLong'
  | 'nameLink'
  | 'emailMissing'
  | 'emailWrong';

const faultOfName = (name: string, missing: SetupFault): SetupFault | undefined => {
  const fault = nameFault(name);
  return fault && ({ missing, long: 'nameLong', link: 'nameLink' } as const)[fault];
};

const emailFault = (email: string): SetupFault | undefined => {
  if (email === '') return 'emailMissing';
  return isEmail(email) ? undefined : 'emailWrong';
};

/**
 * Returns what was typed as it is sent: without blanks around it and what is not seen, except for the password, of
 * which they are a part.
 */
export const setupOf = (typed: Setup): Setup => ({
  ...typed,
  clubName: plainName(typed.clubName),
  firstName: plainName(typed.firstName),
  lastName: plainName(typed.lastName),
  email: typed.email.trim(),
  username: typed.username.trim(),
});

/** Returns the faults by field, in the order of the fields on the page. */
export const setupFaults = (typed: Setup): Partial<Record<keyof Setup, SetupFault>> => {
  const setup = setupOf(typed);
  const found: Partial<Record<keyof Setup, SetupFault | undefined>> = {
    clubName: faultOfName(setup.clubName, 'clubNameMissing'),
    firstName: faultOfName(setup.firstName, 'firstNameMissing'),
    lastName: faultOfName(setup.lastName, 'lastNameMissing'),
    email: emailFault(setup.email),
    username: usernameFault(setup.username),
    password: passwordFault(setup.password),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
};
