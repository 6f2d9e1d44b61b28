import * as z from 'zod/mini';

/**
 * One plain e-mail address and nothing else: no name, no list, no space, no line break, no quotes. So whatever is
 * stored or sent to can neither add a recipient nor a header to a mail.
 */
export const mailAddressSchema = z
  .string()
  .check(z.maxLength(254), z.regex(/^[^\s@<>()[\],;:\\"\p{Cc}]+@[\p{L}\p{N}]+([.-]+[\p{L}\p{N}]+)*$/u));

/** Addresses are stored and looked up in small letters, since people write theirs in either. */
export const normaliseMailAddress = (address: string): string => address.toLowerCase();
