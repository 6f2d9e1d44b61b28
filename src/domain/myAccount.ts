import type { EmailChange, PasswordChange } from '../contract/myAccount';
import { type AccountFault, isEmail, passwordFault } from './newAccount';

/** What is wrong with a typed e-mail address. */
export type EmailFault = 'missing' | 'wrong';

/** The fault of an e-mail address as it was typed, or undefined. */
export const emailFault = (typed: string): EmailFault | undefined => {
  const email = typed.trim();
  if (email === '') return 'missing';
  return isEmail(email) ? undefined : 'wrong';
};

/** What is wrong with a new address and the password that allows it. */
export type EmailChangeFault = EmailFault | 'passwordMissing';

/**
 * Returns the faults by field, in the order of the fields on the page [AC-1]. The address that the account has needs no
 * password.
 */
export const emailChangeFaults = (
  { email, password }: Required<EmailChange>,
  present: string | null,
): Partial<Record<keyof EmailChange, EmailChangeFault>> => {
  const fault = emailFault(email);
  const isPresent = email.trim().toLowerCase() === present;
  return {
    ...(fault && { email: fault }),
    ...(password === '' && !isPresent && { password: 'passwordMissing' }),
  };
};

/** What is wrong with a password and the one that replaces it. */
export type PasswordChangeFault =
  | Extract<AccountFault, 'passwordMissing' | 'passwordShort'>
  | 'oldMissing'
  | 'same';

const newPasswordFault = (passwords: PasswordChange): PasswordChangeFault | undefined => {
  const fault = passwordFault(passwords.new);
  if (fault === 'passwordMissing' || fault === 'passwordShort') return fault;
  return passwords.new === passwords.old ? 'same' : undefined;
};

/** Returns the faults by field, in the order of the fields on the page [AC-1]. */
export const passwordChangeFaults = (
  passwords: PasswordChange,
): Partial<Record<keyof PasswordChange, PasswordChangeFault>> => {
  const fault = newPasswordFault(passwords);
  return { ...(passwords.old === '' && { old: 'oldMissing' }), ...(fault && { new: fault }) };
};
