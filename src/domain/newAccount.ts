import { minPasswordLength } from '../contract/myAccount';
import { longestMailAddress, mailAddressForm } from './mailAddress';

/** The rules of a user name, a password and an e-mail address, as far as the app checks them before the server. */

/** Letters, digits, dot, underscore and hyphen. */
const usernameForm = /^[\p{L}\p{N}._-]{3,50}$/u;

export const isUsername = (text: string): boolean => usernameForm.test(text);

/** An address that the server takes, with a dot in the domain. Whether it exists, only a mail can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= longestMailAddress && mailAddressForm.test(text) && text.includes('.', text.indexOf('@'));

/** What is wrong with what somebody typed for a new account. */
export type AccountFault =
  | 'usernameMissing'
  | 'usernameWrong'
  | 'usernameTaken'
  | 'passwordMissing'
  | 'passwordShort';

/** The fault of a user name as it was typed, or undefined. `taken` is one that somebody else has. */
export const usernameFault = (typed: string, taken: string | null = null): AccountFault | undefined => {
  const username = typed.trim();
  if (username === '') return 'usernameMissing';
  if (!isUsername(username)) return 'usernameWrong';
  return username === taken ? 'usernameTaken' : undefined;
};

/** The fault of a new password, or undefined. Blanks around it are part of it, but do not make it longer [AC-1]. */
export const passwordFault = (password: string): AccountFault | undefined => {
  if (password === '') return 'passwordMissing';
  return password.trim().length < minPasswordLength ? 'passwordShort' : undefined;
};
