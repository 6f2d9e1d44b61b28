/** Somebody whose password was right, or was just stored. */
export interface CheckedUser {
  username: string;
  passwordHash: string;
}
