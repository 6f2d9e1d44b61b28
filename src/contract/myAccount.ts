/** A person's own account: the feature `accountFeature` [AC-1]. */
import * as z from 'zod/mini';
import { memberExportSchema } from './ownData';
import { change, create, read, remove } from './requests';

/** Shortest new password, in characters. Demo accounts keep theirs [AC-1]. */
export const minPasswordLength = 10;

const id = z.int().check(z.positive());

/** A device on which the person is signed in. */
const signinSchema = z.object({
  id,
  /** What is known of it, such as 'Android, Chrome'. */
  device: z.string(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  isThis: z.boolean(),
});

export const myAccountSchema = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  team: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** A new address whose mail has not been opened yet. Until then `email` counts. */
  newEmail: z.nullable(z.string()),
  signins: z.array(signinSchema),
  /** Who downloaded the person's data for them [LV-4], the last one first; not there where nobody did. */
  exports: z.optional(z.array(memberExportSchema)),
  /** How much of theirs the server has, and for how many days it stays in backups after an erasure [LV-5, MB-7]. */
  holds: z.optional(
    z.object({ screenings: z.int(), trainings: z.int(), messages: z.int(), backupDays: z.int() }),
  ),
});

/** The password is needed, unless the address is the one that the account has: that takes a new one back. */
export const newEmailSchema = z.object({
  email: z.string().check(z.maxLength(254)),
  password: z.optional(z.string()),
});
export const passwordChangeSchema = z.object({ old: z.string(), new: z.string() });

/** The user name that was typed [MB-7]. */
export const ownErasureSchema = z.object({ username: z.string().check(z.maxLength(300)) });

export type MyAccount = z.infer<typeof myAccountSchema>;
export type EmailChange = z.infer<typeof newEmailSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/**
 * Each but the erasure returns the account as it is then. A 403 to a new password or address means that the
 * present password is wrong.
 */
export const myAccountCalls = {
  present: () => read('/account', myAccountSchema),
  changeEmail: (wanted: EmailChange) => change('/account/email', myAccountSchema, wanted),
  changePassword: (passwords: PasswordChange) => change('/account/password', myAccountSchema, passwords),
  /**
   * Erases the account at once [MB-7]: the feature `erasureFeature`. From then on each call is 410 with the code
   * `erasedAccount`, also this one.
   */
  erase: (username: string) => create('/account/erasure', z.null(), { username }),
  endSignin: (signinId: number) => remove(`/account/signins/${signinId}`, myAccountSchema),
};
