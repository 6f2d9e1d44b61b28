/** Who can be in a session at the track [TS-1]. */
import type { User } from '../../contract/schemas';

/** Whether the athlete has agreed to the text of the club, as far as the device knows: the invitation is not open. */
export const hasConsent = ({ invitedAt }: User): boolean => !invitedAt;
