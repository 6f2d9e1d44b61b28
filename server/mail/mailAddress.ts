import * as z from 'zod/mini';
import { longestMailAddress, mailAddressForm } from '../../src/domain/mailAddress';

/** An address that mails can be sent to. */
export const mailAddressSchema = z.string().check(z.maxLength(longestMailAddress), z.regex(mailAddressForm));

/** Addresses are stored and looked up in lower case, since people write them in either case. */
export const normaliseMailAddress = (address: string): string => address.toLowerCase();
