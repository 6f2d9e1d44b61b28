import * as z from 'zod/mini';

/**
 * One plain e-mail address: no name, no list, no space, no line break, no quotes. So a stored address can add neither a
 * recipient nor a header to a mail.
 */
export const mailAddressSchema = z
  .string()
  .check(z.maxLength(254), z.regex(/^[^\s@<>()[\],;:\\"\p{Cc}]+@[\p{L}\p{N}]+([.-]+[\p{L}\p{N}]+)*$/u));

/** Addresses are stored and looked up in lower case, since people write them in either case. */
export const normaliseMailAddress = (address: string): string => address.toLowerCase();
