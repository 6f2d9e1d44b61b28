import type { Dependencies } from '../config/dependencies';
import { createFailureLimit } from '../session/failureLimit';

/** Failures a minute with links from one address, as many as failed sign-ins. A whole club may share an address. */
const maxPerAddress = 100;

/** Limits failures with the links of mails: a link that was used still costs a check of a password [CO-15]. */
export const createLinkLimit = (dependencies: Pick<Dependencies, 'db' | 'now'>, name: string) =>
  createFailureLimit(dependencies, name, maxPerAddress);
