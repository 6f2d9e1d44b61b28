import type { Member } from '../../src/contract/members';
import { membersTexts } from '../../src/texts/members';
import { toastsActions } from '../../store/toasts/slice';
import { put, type Saga } from '../lib/effects';

/** Says that a change is done. The toast survives the way to the next page. */
export const announce = (text: string): Saga =>
  put(toastsActions.requested({ type: 'success', text, survivesNavigation: true }));

/** Says whether the mail of an invitation is under way [MB-2]. */
export function* announceMail({ email, hasMailFailed }: Member & { email: string }): Saga {
  if (!hasMailFailed) yield* announce(membersTexts.mailSent(email));
  else {
    const text = membersTexts.mailNotSent(email);
    yield* put(toastsActions.requested({ type: 'error', text, survivesNavigation: true }));
  }
}
