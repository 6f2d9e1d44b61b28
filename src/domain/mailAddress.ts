/**
 * One plain e-mail address: no name, no list, no space, no line break, no quotes. So a stored address can add neither a
 * recipient nor a header to a mail.
 */
export const mailAddressForm = /^[^\s@<>()[\],;:\\"\p{Cc}]+@[\p{L}\p{N}]+([.-]+[\p{L}\p{N}]+)*$/u;

/** Most characters of an address. */
export const longestMailAddress = 254;
